// The results of attacks and of a unit's own rolls, shown over the map for a while; each opens to
// its calculation.

import { actionRollResult, rollData } from "../../text/roll-results.js";
import * as session from "../../core/session.js";
import { lineText } from "../log/log-text.js";
import { attackResultOf, toneFor } from "./attack-state.js";
import { attackDice, Calculation, hasDestroyed, resultText } from "./calculation.js";
import { clearResults, isAttackResult, nextResult, opened, resultPlace, results, resultsHeld } from "./result.js";
import { Icon } from "../../ui/icons.js";
import { Die, RollResult } from "../dice/odds.js";
import { html } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/** The panel of the shown result; hidden where it would cover what is done on the map, or answered. */
export function Results() {
  if (results.value.length === 0 || resultsHeld.value) return null;
  const { n, of } = resultPlace.value;
  return html`<section class="results panel" aria-label=${results.value.some(isAttackResult) ? t("fight-what-the-attack-did") : t("fight-what-was-rolled")}>
    ${results.value.map((entry) => {
      if (!isAttackResult(entry)) return html`<${ActionRollLine} key=${entry.n} entry=${entry} />`;
      const whole = attackResultOf(entry);
      const tone = toneFor(entry.params.result ?? "", (entry.params.targets ?? []).map((/** @type {any} */ each) => each.unit));
      const now = opened.value === entry.n;
      return html`<div class="result" key=${entry.n}>
        <button type="button" class="result-line inline plain" aria-expanded=${whole ? String(now) : undefined} disabled=${whole === null} title=${t("fight-how-it-came-about")} onClick=${() => (opened.value = now ? 0 : entry.n)}>
          <span class=${`outcome outcome-${tone}`}>${hasDestroyed(entry) ? t("fight-result-destroyed") : session.messages.value.word(entry.params.result ?? "")}</span>
          <span>${resultText(entry)}${" "}${whole && html`<span class="result-dice">${attackDice(whole).map((die) => html`<${Die} die=${die} label=${die.of} key=${die.of} />${" "}`)}</span>`}</span>
          ${whole && html`<${Icon} name=${now ? "fold" : "unfold"} size=${16} />`}
        </button>
        ${whole && now && html`<${Calculation} whole=${whole} />`}
      </div>`;
    })}
    ${of > 1 && html`<p class="results-place inline quiet fine">${t("fight-result-of", { n, of })}
      ${n < of && html`<button type="button" class="button button-quiet" onClick=${nextResult}><span>${t("fight-next-result")}</span><${Icon} name="right" size=${16} /></button>`}
    </p>`}
    <button type="button" class="button button-icon button-quiet results-close" aria-label=${t("fight-put-the-result-away")} onClick=${clearResults}><${Icon} name="close" size=${16} /></button>
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
    <button type="button" class="result-line inline plain" aria-expanded=${dice.length ? String(now) : undefined} disabled=${dice.length === 0} title=${t("fight-how-it-came-about")} onClick=${() => (opened.value = now ? 0 : entry.n)}>
      <span class=${`outcome outcome-${result.tone}`}>${session.messages.value.word(result.word)}</span>
      <span>${lineText(entry)}</span>
      ${dice.map((/** @type {any} */ die, /** @type {number} */ i) => html`<${Die} die=${die} key=${i} />`)}
      ${dice.length > 0 && html`<${Icon} name=${now ? "fold" : "unfold"} size=${16} />`}
    </button>
    ${now && html`<${RollResult} roll=${rollData(entry)} open=${true} />`}
  </div>`;
}
