// The results of attacks and of a unit's own rolls, shown over the map for a while; each opens to
// its calculation.

import { effect, signal, untracked } from "@preact/signals";
import { actionRollResult } from "./roll-results.js";
import * as app from "../../core/app.js";
import { boardOfPage } from "../../core/action-context.js";
import { targetCell } from "./aim-state.js";
import { isOwn, toneFor } from "./attack-state.js";
import { Calculation, resultText, attackResultOf } from "./calculation.js";
import { Icon } from "../../ui/icons.js";
import { Die, RollResult } from "../dice/odds.js";
import { jumps } from "../history/history.js";
import { html } from "../../ui/controls.js";

/**
 * How long a unit's own roll is shown, in milliseconds; an attack's result stays until it is closed
 * or the player goes on.
 */
const OWN_ROLL_SHOWN = 9000;

/** The log lines shown over the map, the newest last. */
const results = signal(/** @type {import("../../core/store.js").Entry[]} */ ([]));
/** The number of the log line whose calculation is open; 0 for none. */
const opened = signal(0);
let timer = 0;

/** Whether a log line is an attack's result. @param {import("../../core/store.js").Entry} entry */
const isAttackResult = (entry) => entry.code.startsWith("attack.result");

/** Shows results as they come in, and clears them when the table has moved on. */
export function watchResults() {
  let last = -1;
  let leap = 0;
  let round = 0;
  let active = "";
  effect(() => {
    const entries = app.entries.value;
    const fight = app.conflict.value;
    // a new turn clears the results of the last one
    const begins = fight !== null && (fight.round !== round || (fight.active ?? active) !== active);
    round = fight?.round ?? 0;
    active = fight?.active ?? active;
    const newest = entries.length ? entries[entries.length - 1].n : 0;
    // the table was set to another point in time
    if (leap !== jumps.value) {
      leap = jumps.value;
      last = newest;
      untracked(clearResults);
      return;
    }
    const since = last;
    last = newest;
    // lines from before the page was loaded are not new
    if (since < 0 || app.view.value === null) {
      last = app.view.value === null ? -1 : newest;
      return;
    }
    const fresh = entries.filter((entry) => entry.n > since && (isAttackResult(entry) || actionRollResult(entry) !== null));
    const begun = entries.some((entry) => entry.n > since && entry.code.startsWith("attack.declared"));
    untracked(() => {
      if (begun || begins) clearResults();
      if (fresh.length === 0) {
        const acts = entries.some((entry) => entry.n > since && entry.seat === app.you.value?.seat && ["move", "turn"].includes(entry.kind));
        if (acts) clearResults();
        return;
      }
      // a unit's own roll keeps the attack's result on screen
      const kept = fresh.some(isAttackResult) ? [] : results.value.filter(isAttackResult);
      results.value = [...kept, ...fresh].slice(-4);
      opened.value = 0;
      clearTimeout(timer);
      const newest = fresh.filter(isAttackResult).at(-1);
      if (newest) showTarget(newest);
      timer = window.setTimeout(() => opened.value === 0 && (results.value = results.value.filter(isAttackResult)), OWN_ROLL_SHOWN);
    });
  });
  effect(() => {
    if (app.aiming.value !== null) clearResults();
  });
  effect(() => {
    const undone = app.undoneLines.value;
    untracked(() => {
      if (results.value.some((entry) => undone.has(entry.n))) results.value = results.value.filter((entry) => !undone.has(entry.n));
    });
  });
}

/**
 * Shows the target on the map to the attacker's and the target's players, clear of the result.
 * @param {import("../../core/store.js").Entry} entry
 */
function showTarget({ params }) {
  const targets = params.targets ?? [];
  if (!isOwn(params.unit?.unit) && !targets.some((/** @type {any} */ each) => isOwn(each.unit))) return;
  const at = targets.map(targetCell).find(Boolean);
  requestAnimationFrame(() => {
    const board = boardOfPage();
    if (at && board?.plan() === null) board.show(at);
  });
}

function clearResults() {
  results.value = [];
  opened.value = 0;
}

/** The panel of results; hidden while aiming, because it would cover targets. */
export function Results() {
  if (results.value.length === 0 || app.aiming.value !== null) return null;
  return html`<section class="results panel" aria-label=${results.value.some(isAttackResult) ? "What the attack did" : "What was rolled"}>
    ${results.value.map((entry) => {
      if (!isAttackResult(entry)) return html`<${ActionRollLine} key=${entry.n} entry=${entry} />`;
      const whole = attackResultOf(entry);
      const tone = toneFor(entry.params.result ?? "", (entry.params.targets ?? []).map((/** @type {any} */ each) => each.unit));
      const now = opened.value === entry.n;
      return html`<div class="result" key=${entry.n}>
        <button type="button" class="result-line" aria-expanded=${whole ? String(now) : undefined} disabled=${whole === null} title="How it came about" onClick=${() => (opened.value = now ? 0 : entry.n)}>
          <span class=${`outcome outcome-${tone}`}>${app.messages.value.word(entry.params.result ?? "")}</span>
          <span>${resultText(entry)}</span>
          ${whole && html`<${Icon} name=${now ? "fold" : "unfold"} size=${16} />`}
        </button>
        ${whole && now && html`<${Calculation} whole=${whole} />`}
      </div>`;
    })}
    <button type="button" class="button button-icon button-quiet results-close" aria-label="Put the result away" onClick=${clearResults}><${Icon} name="close" size=${16} /></button>
  </section>`;
}

/**
 * The result of a unit's own roll, with its dice.
 * @param {{entry: import("../../core/store.js").Entry}} given
 */
function ActionRollLine({ entry }) {
  const result = actionRollResult(entry);
  if (result === null) return null;
  const dice = entry.data?.dice ?? [];
  const now = opened.value === entry.n;
  return html`<div class="result">
    <button type="button" class="result-line" aria-expanded=${dice.length ? String(now) : undefined} disabled=${dice.length === 0} title="How it came about" onClick=${() => (opened.value = now ? 0 : entry.n)}>
      <span class=${`outcome outcome-${result.tone}`}>${app.messages.value.word(result.word)}</span>
      <span>${app.lineText(entry)}</span>
      ${dice.map((/** @type {any} */ die, /** @type {number} */ i) => html`<${Die} die=${die} key=${i} />`)}
      ${dice.length > 0 && html`<${Icon} name=${now ? "fold" : "unfold"} size=${16} />`}
    </button>
    ${now && html`<${RollResult} roll=${entry.data} open=${true} />`}
  </div>`;
}
