// The details of a roll, and the histogram of scores.

import { useEffect, useRef, useState } from "preact/hooks";
import { attackRollParts } from "../../text/attack-words.js";
import { testParts, partText } from "../sheets/test-parts.js";
import { messages } from "../../core/session.js";
import { Icon } from "../../ui/icons.js";
import { OUTCOMES, outcomeText } from "./odds.js";
import { percent, percents } from "./percent.js";
import { html } from "../../ui/controls.js";
import { minus, signed } from "../../text/format.js";
import { t } from "../../text/t.js";

/** @typedef {import("./odds.js").RollData} RollData */

/** With more bars than this there is no room for percentages. */
const MOST_NAMED = 10;

/**
 * The histogram of scores for a test with a hidden mark. A pressed bar shows its chance, and the
 * chance to reach at least that score.
 * @param {{scores: import("../../core/store.js").Odds, aces?: boolean}} given  `aces`: dice are
 *   rolled
 */
export function Scores({ scores, aces = false }) {
  const said = percents(scores);
  const list = Object.entries(scores)
    .map(([score, odds]) => ({ score: Number(score), ...odds }))
    .sort((a, b) => a.score - b.score);
  const [chosen, choose] = useState(/** @type {number|null} */ (null));
  const top = Math.max(...list.map((item) => item.p), 0.0001);
  const reach = (/** @type {number} */ score) => percent(list.reduce((sum, item) => (item.score >= score ? sum + item.p : sum), 0));
  // the median: the score that is reached about every second time
  const middle = [...list].reverse().find((item) => list.reduce((sum, each) => (each.score >= item.score ? sum + each.p : sum), 0) >= 0.5)?.score ?? list[0]?.score;
  const at = list.some((item) => item.score === chosen) ? /** @type {number} */ (chosen) : middle;
  return html`<div class="scores" role="group" aria-label=${t("dice-how-likely-each-score-is")}>
      ${list.map(
        (item) => html`<button
          type="button"
          class="score"
          key=${item.score}
          aria-pressed=${String(item.score === at)}
          aria-label=${t("dice-score", { score: item.score, value: said[item.score] })}
          title=${`${item.score}: ${said[item.score]} (${item.exact})`}
          onClick=${() => choose(item.score)}
        >
          <span class="score-part">${list.length <= MOST_NAMED ? said[item.score].replace(" ", "") : ""}</span>
          <${ScoreBar} part=${item.p / top} />
          <span class="score-number">${minus(item.score)}</span>
        </button>`,
      )}
    </div>
    ${at !== undefined && html`<p class="scores-words" aria-live="polite">${t("dice-score-at", { at: minus(at) })} <b>${said[at]}</b>${t("dice-at-least", { at: minus(at) })} <b>${reach(at)}</b></p>`}
    <p class="quiet scores-words">${t("dice-press-a-bar-for-its-chance")}${aces && " "}${aces && t("dice-an-ace-a-dies-highest-face")}</p>`;
}

/** One bar of a histogram. @param {{part: number}} given  its height, from 0 to 1 */
export function ScoreBar({ part }) {
  const ref = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => ref.current?.style.setProperty("--part", String(part)), [part]);
  return html`<span class="score-bar" ref=${ref}></span>`;
}

/** The details of a roll below its log line. @param {{roll: RollData}} given */
export function RollRow({ roll }) {
  const marked = roll.mark !== null && roll.mark !== undefined;
  return html`<p class="roll-line">
      <span class="roll-score">${attackRollParts(roll)?.total ?? roll.score ?? roll.total}</span>${" "}${marked && html`<span class="quiet">${t("dice-against-mark", { mark: roll.mark })}</span>`}
    </p>
    <${RollDetails} roll=${roll} />`;
}

/**
 * The meaning of the outcomes beyond hit and miss (FS 3.4).
 * @type {Record<string, string>}
 */
const MEANINGS = {
  critical: t("dice-2-or-more-above-the-mark"),
  fumble: t("dice-2-or-more-below-the-mark"),
};

/** Everything else about a roll, as a list. @param {{roll: RollData}} given */
export function RollDetails({ roll }) {
  const { odds, outcome } = roll;
  return html`<dl class="facts">
    ${roll.sheet &&
    html`<div><dt>${t("dice-from-the-sheet")}</dt><dd>${roll.sheet.name}: ${testParts(roll.sheet, [], []).map(partText).join(", ")}</dd></div>`}
    ${roll.kind && roll.kind !== "free" && roll.kind !== "score" && html`<div><dt>${t("dice-test-2")}</dt><dd>${messages.value.word(roll.kind)}</dd></div>`}
    ${roll.margin !== null && roll.margin !== undefined && html`<div><dt>${t("dice-margin")}</dt><dd>${signed(roll.margin)}</dd></div>`}
    ${odds &&
    OUTCOMES.filter((name) => odds[name]?.p > 0).map(
      (name) => html`<div key=${name}>
        <dt>${outcomeText(roll.stage, name)}</dt>
        <dd>${percents(odds)[name]} <span class="quiet">${odds[name].exact}</span></dd>
      </div>`,
    )}
    ${outcome && MEANINGS[outcome] && html`<div><dt>A ${outcomeText(roll.stage, outcome)}</dt><dd>${MEANINGS[outcome]}</dd></div>`}
    ${roll.ace && html`<div><dt>${t("dice-an-ace")}</dt><dd>${t("dice-a-dies-highest-face-adds-2")}</dd></div>`}
    ${roll.proof &&
    html`<div title=${t("dice-when-the-handler-closes-the-chapter")}>
      <dt><${Icon} name="lock" size=${14} /> ${t("dice-to-check-it")}</dt>
      <dd>${t("dice-dice-chapter-dice-counter", { chapter: roll.proof.chapter, stream: roll.proof.stream, counter: roll.proof.counter })}</dd>
    </div>`}
  </dl>`;
}
