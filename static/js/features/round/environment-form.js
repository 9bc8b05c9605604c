// The Handler's form to add and remove effects of the environment, also before a conflict.

import { useEffect, useState } from "preact/hooks";
import { query, send } from "../../core/commands.js";
import * as session from "../../core/session.js";
import { effects, environmentForm } from "./environment.js";
import { EffectList } from "./coming-list.js";
import { Icon } from "../../ui/icons.js";
import { html, withValue } from "../../ui/controls.js";
import { Field, Stepper, withChecked } from "../../ui/fields.js";
import { listText } from "../../text/format.js";
import { t } from "../../text/t.js";

/** The Handler's form: the current effects, and a new one. */
export function EnvironmentForm() {
  if (!environmentForm.value || !session.isHandler.value || session.scene.value === null) return null;
  return html`<${Form} />`;
}

function Form() {
  const [text, setText] = useState("");
  const [lasts, setLasts] = useState(false);
  const fight = session.conflict.value;
  const round = fight?.round ?? 1;
  const [later, setLater] = useState(0);
  const [ceiling, setCeiling] = useState(/** @type {number|null} */ (null));
  const usual = ceiling === null ? "" : t("round-ceiling-comes-down", { level: ceiling });
  const empty = text.trim() === "" && usual === "";
  /** @param {Event} event */
  async function add(event) {
    event.preventDefault();
    if (empty) return;
    const sent = await send({ type: "environment.add", text: text.trim() || usual, lasts, ...(later > round ? { round: later } : {}), ...(ceiling === null ? {} : { ceiling }) });
    if (!sent.ok) return;
    setLater(0);
    setCeiling(null);
    setText("");
    setLasts(false);
  }
  return html`<div class="menu round-form panel" role="dialog" aria-label=${t("round-the-environment")}><form onSubmit=${add}>
    <p class="menu-head"><b>${t("round-the-environment")}</b><span class="quiet">${fight === null ? t("round-for-the-next-conflict") : t("round-in-its-segment-besides-falls")}</span></p>
    <${EffectList} effects=${effects.value} />
    <${Field} label=${t("round-what-it-will-do")}>
      <input class="input" maxlength="300" placeholder=${usual || t("round-the-river-rises-by-one-level")} value=${text} onInput=${withValue(setText)} />
    </${Field}>
    <label class="check"><input type="checkbox" checked=${lasts} onChange=${withChecked(setLasts)} /><span>${t("round-every-round-2")}</span></label>
    <div class="row row-bottom">
      <label class="check"><input type="checkbox" checked=${ceiling !== null} onChange=${withChecked((on) => setCeiling(on ? lowest() : null))} /><span>${t("round-the-ceiling-comes-down")}</span></label>
      ${ceiling !== null && html`<${Stepper} label=${t("round-to-level")} value=${ceiling} onChange=${setCeiling} />`}
    </div>
    ${ceiling !== null && html`<${CeilingNote} level=${ceiling} />`}
    <${Stepper} label=${t("round-in-which-round")} value=${Math.max(round, later)} min=${round} max=${1000} onChange=${setLater} />
    <p class="quiet">${t("round-players-read-it-in-the-environmental")}</p>
    <div class="row form-end">
      <button type="submit" class="button button-strong" disabled=${empty}><${Icon} name="plus" /><span>${t("round-add-the-effect")}</span></button>
      <button type="button" class="button" onClick=${() => (environmentForm.value = false)}>${t("round-close")}</button>
    </div>
  </form></div>`;
}

/** What the ceiling would do to the units as they stand now. @param {{level: number}} given */
function CeilingNote({ level }) {
  const scene = session.scene.value;
  const [found, setFound] = useState(/** @type {import("../../core/server-types.js").LoweringAnswer|null} */ (null));
  useEffect(() => {
    let current = true;
    query("lowering", { level }).then((answer) => current && setFound(answer.ok ? answer.result : null));
    return () => {
      current = false;
    };
  }, [level, scene]);
  const nameOf = (/** @type {string} */ id) => session.units.value[id]?.name ?? t("round-someone");
  if (found === null) return null;
  if (found.barred !== null) return html`<p class="aim-warn remark" role="alert"><${Icon} name="info" size=${16} />${t("round-would-bar", { name: nameOf(found.barred) })}</p>`;
  return html`<p class="quiet" role="status">${t("round-would-press", { n: found.pressed.length, names: listText(found.pressed.map(({ unit }) => nameOf(unit))) })}</p>`;
}

/** Returns a level for a ceiling that comes down: one below that of the map, else above all ground. */
function lowest() {
  const map = session.map.value;
  return map === null ? 0 : map.ceiling === null ? map.highest + 5 : map.ceiling - 1;
}
