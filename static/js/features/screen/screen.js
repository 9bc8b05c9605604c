// The table on a screen in the room: the map, a line with the round in large letters, and the side
// panel where somebody wants it. The map follows the active unit, or stays.

import { effect, signal } from "@preact/signals";
import { actionContext } from "../../core/action-context.js";
import { boardOfPage, centreReadably, placeOf } from "../../core/board-handle.js";
import { onScreen } from "../../core/on-screen.js";
import * as session from "../../core/session.js";
import { readStorage, writeStorage } from "../../core/storage.js";
import * as ui from "../../core/ui-state.js";
import { ActionButton, html } from "../../ui/controls.js";
import { TimerPanel } from "../round/timer.js";
import { Icon, Side } from "../../ui/icons.js";
import { capital } from "../../text/format.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").CellAt} CellAt */

const FOLLOWS_KEY = "hexframe-screen-follows";

/** Whether the map follows the active unit; kept in this browser. */
const follows = signal(readStorage(FOLLOWS_KEY) !== "off");

/** @param {boolean} now */
function setFollows(now) {
  follows.value = now;
  writeStorage(FOLLOWS_KEY, now ? "on" : "off");
  if (!now) boardOfPage()?.fit();
}

/** Starts to follow the active unit, on a screen. Called once. */
export function watchScreen() {
  if (!onScreen) return;
  document.body.classList.add("on-screen");
  session.setReadonly({ code: "only-looking", params: {} });
  boardOfPage()?.set({ largeText: true });
  /** Where units were, by id. @type {Map<string, CellAt>} */
  let before = new Map();
  effect(() => {
    const now = new Map(Object.values(session.units.value).flatMap((unit) => (unit.at === null ? [] : [[unit.id, unit.at]])));
    const moved = [...now.keys()].find((id) => before.has(id) && before.get(id) !== now.get(id));
    before = now;
    const at = follows.value ? placeToFollow(moved) : null;
    if (at) queueMicrotask(() => centreReadably(at));
  });
}

/**
 * Returns the place of the active unit. Between two turns, the middle of the units that may act next; without a
 * conflict, the place of a unit that has moved. All as far as players know.
 * @param {string|undefined} moved  its id
 * @returns {CellAt|null}
 */
function placeToFollow(moved) {
  const fight = session.conflict.value;
  if (fight === null) return placeOf(session.units.value[moved ?? ""] ?? null);
  if (fight.active !== null) return placeOf(activeUnit());
  const next = Object.values(session.units.value).filter(({ turn, segment }) => turn === "waiting" && segment === fight.segment);
  const places = next.flatMap((unit) => placeOf(unit) ?? []);
  if (places.length === 0) return null;
  const mean = (/** @type {"q"|"r"} */ axis) => Math.round(places.reduce((sum, at) => sum + at[axis], 0) / places.length);
  return { q: mean("q"), r: mean("r"), level: 0 };
}

/** Returns the unit whose turn it is, as far as players know it. */
function activeUnit() {
  return session.units.value[session.conflict.value?.active ?? ""] ?? null;
}

/** The line at the top, with the few buttons that a screen has. */
export function ScreenLine() {
  const fight = session.conflict.value;
  const active = activeUnit();
  return html`<header class="screen-line">
    <div class="panel inline gap-3 screen-says" role="status">
      <span class=${`link-dot link-${session.connection.value.state}`}></span>
      <h1 class="clip">${session.table.value?.name}</h1>
      ${fight === null
        ? html`<span class="quiet">${t("table-no-conflict")}</span>`
        : html`<span>${t("table-round", { round: fight.round })}</span><span class="quiet">${capital(session.messages.value.word(fight.segment))}</span>`}
      ${active && html`<b class="inline"><${Side} disposition=${active.disposition} size=${18} />${active.name}</b>`}
      <${TimerPanel} />
    </div>
    <div class="panel screen-buttons">
      <button type="button" class="button button-icon button-quiet" aria-pressed=${String(follows.value)} aria-label=${t("screen-follow-the-active-unit")} title=${t("screen-follow-the-active-unit")} onClick=${() => setFollows(!follows.value)}><${Icon} name="centre" /></button>
      <${ActionButton} id="view.fit" context=${actionContext} iconOnly quiet />
      <${ActionButton} id="view.theme" context=${actionContext} iconOnly quiet />
      <button type="button" class="button button-icon button-quiet" aria-expanded=${String(ui.dockOpen.value)} aria-label=${ui.dockOpen.value ? t("table-fold-the-side-panel-away") : t("table-unfold-the-side-panel")} title=${t("table-side-panel")} onClick=${() => ui.setDockOpen(!ui.dockOpen.value)}><${Icon} name="panels" /></button>
    </div>
  </header>`;
}
