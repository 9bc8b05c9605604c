// What has happened since the last own turn, over the map: a line with the number of things and the
// most important one, which opens to the list. In the next own turn only its head is left; it goes
// when that ends.

import { computed, effect, signal } from "@preact/signals";
import { unitTarget } from "../../core/board-handle.js";
import { toasts } from "../../core/notices.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { seatControls } from "../../core/unit-control.js";
import { owedRoll, ownReactions } from "../fight/attack-state.js";
import { aiming } from "../fight/aim-state.js";
import { resultLayer } from "../fight/result-handle.js";
import { unreadUndone } from "../history/undone-notice.js";
import { ownActor } from "../round/round.js";
import { levelChoice, plannedMove } from "../units/movement.js";
import { Icon } from "../../ui/icons.js";
import { html } from "../../ui/controls.js";
import { t } from "../../text/t.js";
import { lineText } from "./log-text.js";
import { isLossOf } from "./notifications.js";
import { linesSinceTurn } from "./since-turn-lines.js";

/** The most lines that the list shows: the newest. The log has all. */
const MOST = 20;

/** The number of the newest line when the summary was closed. */
const closedAt = signal(0);
const open = signal(false);

/** Whether the map is needed for something else. */
const busy = computed(() => aiming.value !== null || levelChoice.value !== null || plannedMove.value !== null || ui.tool.value !== "select");

const acts = computed(() => ownActor.value !== null);

// who goes on has read the list
effect(() => {
  if (busy.value || acts.value) open.value = false;
});

/** The units of this seat, also the lost ones. */
const own = computed(() => Object.values(session.units.value).filter((unit) => seatControls(session.you.value?.seat, unit)).map(({ id }) => id));

const lines = computed(() => {
  const pilot = session.you.value?.role === "pilot" && session.conflict.value !== null && !session.inHistory.value;
  if (!pilot || session.ownUnitIds.value.length === 0) return [];
  return linesSinceTurn(session.entries.value, { seat: session.you.value?.seat, units: own.value, undone: session.undoneLines.value });
});

/** Whether the summary is over the map. A phone has room for one notice: what was taken back and results come first. */
export const showsSinceTurn = computed(() => {
  const covered = ui.narrow.value && (resultLayer.isOpen() || unreadUndone.value.length > 0);
  return (lines.value.at(-1)?.n ?? 0) > closedAt.value && !covered && !busy.value;
});

/**
 * The line in the head: the loss of an own unit, else the newest; "" in the own turn, while a roll or
 * a reaction is due, whose outcome it would seem to be, and while a notice says the same.
 */
function headText() {
  if (open.value || acts.value || owedRoll.value !== null || ownReactions().length > 0) return "";
  const list = lines.value;
  const first = list.filter((entry) => isLossOf(entry, own.value)).at(-1) ?? list[list.length - 1];
  return toasts.value.some((each) => each.lines?.includes(first.n)) ? "" : lineText(first);
}

/** The summary; nothing while the map is needed for something else, and once it is closed until more happens. */
export function SinceTurn() {
  const list = lines.value;
  const newest = list.at(-1);
  if (newest === undefined || !showsSinceTurn.value) return null;
  function close() {
    closedAt.value = newest?.n ?? 0;
    open.value = false;
  }
  return html`<section class="since-turn panel" aria-label=${t("log-since-your-turn")}>
    <header class="inline">
      <button type="button" class="since-turn-head inline plain" aria-expanded=${String(open.value)} onClick=${() => (open.value = !open.value)}>
        <b>${t("log-since-your-turn")}</b><span class="count">${list.length}</span>
        <span class="since-turn-newest quiet">${headText()}</span>
        <${Icon} name=${open.value ? "fold" : "unfold"} size=${16} />
      </button>
      <button type="button" class="button button-icon button-quiet" aria-label=${t("log-close-since-your-turn")} onClick=${close}><${Icon} name="close" size=${16} /></button>
    </header>
    ${open.value && html`<ol class="since-turn-list">${list.slice(-MOST).reverse().map((entry) => html`<li key=${entry.n}><${SinceLine} entry=${entry} /></li>`)}</ol>`}
  </section>`;
}

/** A line; where its unit is known a button that shows the unit. @param {{entry: import("../../core/store.js").Entry}} given */
function SinceLine({ entry }) {
  const unit = (entry.params.targets?.[0] ?? entry.params.units?.[0] ?? entry.params.unit)?.unit;
  const target = unitTarget(unit);
  return target === null ? lineText(entry) : html`<button type="button" class="toast-where" title=${target.title} onClick=${target.run}>${lineText(entry)}</button>`;
}
