// What Play all did: each unit with its movement, its attack and the outcome, why it did nothing, and
// who has not acted. It stands in the side panel until it is closed, its round is over or one of its
// turns is undone.

import { computed, effect, signal } from "@preact/signals";
import { unitTarget } from "../../core/board-handle.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { lineText } from "../log/log-text.js";
import { Icon, Side } from "../../ui/icons.js";
import { html } from "../../ui/controls.js";
import { capital } from "../../text/format.js";
import { t } from "../../text/t.js";
import { isTurnUndone, playedTurns } from "./played-lines.js";

/**
 * `idle`: why a unit found nothing to do, by id; `rest`: what is said about those who have not acted.
 * @typedef {{first: string, units: readonly string[], since: number, until: number, idle: Readonly<Record<string, string>>, rest: string}} Play
 */

/** What was played last; null once it is closed or its round is over. */
const played = signal(/** @type {Play|null} */ (null));
/** Whether it is folded to its first line. */
const folded = signal(false);

/** Shows what was played, or nothing. @param {Play|null} play */
export function showPlayed(play) {
  played.value = play;
  folded.value = false;
  // a folded panel or sheet would hide it
  if (play !== null && ui.narrow.value && ui.sheetHeight.value === "handle") ui.setSheetHeight("actions");
}

/** Takes the summary away with its round, and folds it when the next unit acts or another tab is opened. */
export function watchPlayed() {
  ui.whenTabOpened(() => (folded.value = true));
  let round = session.conflict.peek()?.round;
  effect(() => {
    const now = session.conflict.value;
    if (now?.round !== round) played.value = null;
    round = now?.round;
    if (now?.active && !played.peek()?.units.includes(now.active)) folded.value = true;
  });
}

/** The number of the newest line of the log. */
export const newestLine = () => session.entries.peek().at(-1)?.n ?? 0;

/** The turns that were played; none once one of them is undone. */
const turns = computed(() => {
  const play = played.value;
  if (play === null || session.conflict.value === null || session.inHistory.value) return [];
  if (isTurnUndone(session.entries.value, play, session.undoneLines.value)) return [];
  return playedTurns(session.entries.value, play, session.undoneLines.value).filter(({ unit, lines }) => lines.length > 0 || play.idle[unit] !== undefined);
});

/** The summary; nothing before something was played, and once it is closed or undone. */
export function PlayedTurns() {
  const play = played.value;
  if (play === null || turns.value.length === 0) return null;
  return html`<section class="played" aria-label=${t("round-played-summary")}>
    <header class="inline spread">
      <h3><button type="button" class="played-fold plain inline" aria-expanded=${String(!folded.value)} onClick=${() => (folded.value = !folded.value)}>
        <${Icon} name="chevron" size=${14} /><span>${t("round-turns-played", { n: turns.value.length })}</span>
      </button></h3>
      <button type="button" class="button button-icon button-quiet" aria-label=${t("round-played-close")} title=${t("round-played-close")} onClick=${() => showPlayed(null)}><${Icon} name="close" size=${16} /></button>
    </header>
    ${!folded.value &&
    html`<p class="quiet">${play.rest}</p>
      <ol class="played-list">${turns.value.map(({ unit, lines }) => html`<${Turn} key=${unit} unit=${unit} lines=${lines} idle=${play.idle[unit]} />`)}</ol>`}
  </section>`;
}

/** What one unit did, or why it did nothing. @param {{unit: string, lines: import("./played-lines.js").Entry[], idle: string|undefined}} given */
function Turn({ unit, lines, idle }) {
  const known = session.units.value[unit];
  const target = unitTarget(unit);
  const texts = lines.length > 0 ? lines.map(lineText) : [t("round-played-nothing", { name: known?.name ?? "", why: idle ?? "" })];
  const body = texts.map((text, i) => html`<span key=${i}>${capital(text)}</span>`);
  return html`<li>
    ${known && html`<${Side} disposition=${known.disposition} size=${14} />`}
    ${target === null ? html`<p class="played-turn">${body}</p>` : html`<button type="button" class="played-turn plain" title=${target.title} onClick=${target.run}>${body}</button>`}
  </li>`;
}
