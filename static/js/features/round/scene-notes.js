// Notes about the scene, beside the round: that players see another one, where units of this seat
// are, and that a mission has not begun.

import { send } from "../../core/commands.js";
import * as session from "../../core/session.js";
import { html } from "../../ui/controls.js";
import { listText } from "../../text/format.js";
import { t } from "../../text/t.js";
import { MissionNotStarted } from "../missions/not-started.js";

/** The notes of this seat. `mission`: also the one about the mission. @param {{mission?: boolean}} given */
export function SceneNotes({ mission = true }) {
  if (!session.isHandler.value) return html`<${UnitsElsewhere} />`;
  if (session.preparedScene.value !== null) return html`<${PreparedScene} />`;
  return mission ? html`<${MissionNotStarted} />` : null;
}

/** Says that players do not see the scene that the Handler looks at, with the way back. */
function PreparedScene() {
  const view = session.view.value;
  const shown = view?.scenes?.[view.active_scene]?.name ?? "";
  return html`<div class="tracker-row inline gap-4 tracker-mission">
    <p><b>${t("handler-only-handlers-see-this-scene")}</b> <span class="quiet">${t("handler-players-are-in", { name: shown })}</span></p>
    <button type="button" class="button" onClick=${() => send({ type: "scene.open", scene: view?.active_scene })}>${t("handler-back-to", { name: shown })}</button>
  </div>`;
}

/** In which scenes units are. @param {readonly {name: string, scene: string}[]} away */
export function elsewhereText(away) {
  const scenes = [...new Set(away.map((unit) => unit.scene))];
  return scenes.map((scene) => {
    const there = away.filter((unit) => unit.scene === scene).map((unit) => unit.name);
    return t("round-in-another-scene", { names: listText(there), n: there.length, scene });
  }).join(" ");
}

/** Says where units are that this seat controls and that are in another scene. */
function UnitsElsewhere() {
  const away = session.ownUnitsElsewhere.value;
  if (away.length === 0) return null;
  return html`<div class="tracker-row inline gap-4 tracker-mission">
    <p>${elsewhereText(away)}</p>
  </div>`;
}
