// Odds and results of tests: a bar of fumble, miss, hit and critical with the result marked on it,
// score histograms, dice, and the details of a roll.

import { useEffect, useRef, useState } from "preact/hooks";
import { attackRollParts, outcomeWord } from "../fight/attack-words.js";
import { testParts, partText } from "../sheets/test-parts.js";
import { messages } from "../../core/app.js";
import { Icon } from "../../ui/icons.js";
import { percent, percents } from "./percent.js";
import { html } from "../../ui/controls.js";
import { minus, signed } from "../../text/format.js";

/**
 * @typedef {object} RollData  the data of a roll's log line
 * @property {DieData[]} [dice] @property {string|null} [outcome] @property {string} [stage]
 * @property {import("../../core/store.js").Odds|null} [odds]
 * @property {import("../../core/store.js").FromSheet|null} [sheet] @property {number[]} [modifiers]
 * @property {boolean} [ace] @property {number} [score] @property {number} [total]
 * @property {number|null} [mark] @property {number|null} [margin] @property {string} [kind]
 * @property {{chapter: number, stream: string, counter: number}|null} [proof]
 */
/**
 * @typedef {{sides: number, face?: number, faces?: number[], kept?: boolean, ace?: boolean,
 *   of?: string}} DieData  `faces` of a die that exploded; `of`: the attribute that gave it
 */

/** From worst to best. */
export const OUTCOMES = ["fumble", "miss", "hit", "critical"];

/** Widths in pixels: of a bar in the side panel, a letter, a percentage, and one with a half. */
const BAR_WIDTH = 300;
const LETTER_WIDTH = 6.8;
const FIGURE_WIDTH = 36;
const HALVES_WIDTH = 46;

/** The width of a percentage, in pixels. @param {string} said */
const figureWidth = (said) => (said.includes(".") ? HALVES_WIDTH : FIGURE_WIDTH);

/**
 * Whether a part of a bar is too narrow for its word, which a legend below the bar shows instead.
 * @param {string} word
 * @param {number} p
 * @param {string} [said]  the percentage
 */
export function tooNarrow(word, p, said = "") {
  return p > 0 && p < 1 && p * BAR_WIDTH < Math.max(word.length * LETTER_WIDTH + 8, figureWidth(said));
}

/** Whether a part of a bar has room for its percentage. @param {number} p @param {string} [said] */
export function fitsFigure(p, said = "") {
  return p * BAR_WIDTH >= figureWidth(said);
}

/**
 * The odds of a test as a bar, with the outcome marked; `stage`: of the attack that it belongs to.
 * @param {{odds: import("../../core/store.js").Odds, outcome?: string|null, small?: boolean, stage?: string}} given
 */
export function OddsBar({ odds, outcome = null, small = false, stage }) {
  const wordOf = (/** @type {string} */ name) => messages.value.word(outcomeWord(stage, name));
  const shown = OUTCOMES.filter((name) => odds[name] && odds[name].p > 0);
  const said = percents(odds);
  const text = shown.map((name) => `${wordOf(name)} ${said[name]}`);
  const narrow = small ? [] : shown.filter((name) => tooNarrow(wordOf(name), odds[name].p, said[name]));
  return html`<div
    class=${"odds" + (small ? " odds-small" : "")}
    role="img"
    aria-label=${`Odds: ${text.join(", ")}` + (outcome ? `; result: ${wordOf(outcome)}` : "")}
  >
    ${shown.map(
      (name) => html`<${OddsPart}
        key=${name}
        name=${name}
        word=${wordOf(name)}
        p=${odds[name].p}
        said=${said[name]}
        exact=${odds[name].exact}
        small=${small}
        landed=${outcome === name}
      />`,
    )}
  </div>
  ${narrow.length > 0 && html`<${Legend} list=${narrow.map((name) => ({ tone: name, word: wordOf(name), figure: said[name] }))} />`}`;
}

/**
 * The words and percentages that have no room in the bar.
 * @param {{list: {tone: string, word: string, figure: string}[]}} given
 */
function Legend({ list }) {
  return html`<p class="odds-alone" aria-hidden="true">
    ${list.map(({ tone, word, figure }) => html`<span key=${word}><i class=${`swatch odds-${tone}`}></i>${word} <b>${figure}</b></span>`)}
  </p>`;
}

/**
 * @param {{name: string, word: string, p: number, said: string, exact: string, small: boolean, landed: boolean}} given
 */
function OddsPart({ name, word, p, said, exact, small, landed }) {
  const ref = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => ref.current?.style.setProperty("flex-grow", String(Math.max(p, 0.001))), [p]);
  return html`<span
    ref=${ref}
    class=${`odds-part odds-${name}` + (landed ? " odds-landed" : "")}
    title=${`${word}: ${said} (${exact})`}
  >
    ${!small && !tooNarrow(word, p, said) && html`<span class="odds-word">${word}</span>`}
    ${!small && fitsFigure(p, said) && html`<span class="odds-number">${said}</span>`}
    ${landed && html`<span class="odds-mark" aria-hidden="true"></span>`}
  </span>`;
}

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
  return html`<div class="scores" role="group" aria-label="How likely each score is">
      ${list.map(
        (item) => html`<button
          type="button"
          class="score"
          key=${item.score}
          aria-pressed=${String(item.score === at)}
          aria-label=${`score ${item.score}: ${said[item.score]}`}
          title=${`${item.score}: ${said[item.score]} (${item.exact})`}
          onClick=${() => choose(item.score)}
        >
          <span class="score-part">${list.length <= MOST_NAMED ? said[item.score].replace(" ", "") : ""}</span>
          <${ScoreBar} part=${item.p / top} />
          <span class="score-number">${minus(item.score)}</span>
        </button>`,
      )}
    </div>
    ${at !== undefined && html`<p class="scores-words" aria-live="polite">Score ${minus(at)}: <b>${said[at]}</b>; at least ${minus(at)}: <b>${reach(at)}</b></p>`}
    <p class="quiet scores-words">Press a bar for its chance.${aces && " "}${aces && "An ace, a die's highest face, adds 2."}</p>`;
}

/** One bar of a histogram. @param {{part: number}} given  its height, from 0 to 1 */
export function ScoreBar({ part }) {
  const ref = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => ref.current?.style.setProperty("--part", String(part)), [part]);
  return html`<span class="score-bar" ref=${ref}></span>`;
}

/**
 * One rolled die.
 * @param {{die: DieData, label?: string, plain?: boolean}} given  `label`: its name in a dice
 *   system; `plain`: an ace is not named as such
 */
export function Die({ die, label = "", plain = false }) {
  const kind = (die.kept === false ? " die-dropped" : "") + (die.ace ? " die-ace" : "");
  const faces = die.faces ?? [];
  const face = faces.length > 1 ? faces.join("+") : (die.face ?? faces[0]);
  const named = label || die.of;
  const said = `${named ? `${named}, ` : ""}d${die.sides}: ${face}${die.ace && !plain ? ", ace" : ""}${die.kept === false ? ", dropped" : ""}`;
  return html`<span class=${"die" + kind} title=${said} aria-label=${said} role="img">
    <span class="die-face">${face}</span><span class="die-sides">${label ? `${label} ` : ""}d${die.sides}</span>
  </span>`;
}

/**
 * A finished roll: dice, modifiers and odds; `open`: also score, mark and details.
 * @param {{roll: RollData, open: boolean}} given
 */
export function RollResult({ roll, open }) {
  const word = roll.outcome ? messages.value.word(outcomeWord(roll.stage, roll.outcome)) : null;
  const attack = attackRollParts(roll);
  const parts = attack?.parts ?? testParts(roll.sheet, [], roll.modifiers ?? []).filter((part) => part.modifier);
  return html`<div class="roll">
    <div class="roll-line">
      ${(roll.dice ?? []).map(
        (die, i) => html`<${Die} die=${die} key=${i} />`,
      )}
      ${parts.map((part, i) => html`<span class="chip" key=${i}>${partText(part)}</span>`)}
      ${roll.ace && html`<span class="chip chip-good" title="A die showed its highest face: 2 more">ace: highest face, +2</span>`}
      ${open && html`<span class="roll-score">${attack?.total ?? roll.score ?? roll.total}</span>`}
      ${open && roll.mark !== null && roll.mark !== undefined && html`<span class="quiet">against ${roll.mark}</span>`}
      ${word && html`<span class=${`outcome outcome-${roll.outcome}`}>${word}</span>`}
    </div>
    ${roll.odds && html`<${OddsBar} odds=${roll.odds} outcome=${roll.outcome} small=${!open} stage=${roll.stage} />`}
    ${open && html`<${RollDetails} roll=${roll} />`}
  </div>`;
}

/** The details of a roll below its log line. @param {{roll: RollData}} given */
export function RollRow({ roll }) {
  const marked = roll.mark !== null && roll.mark !== undefined;
  return html`<p class="roll-line">
      <span class="roll-score">${attackRollParts(roll)?.total ?? roll.score ?? roll.total}</span>${" "}${marked && html`<span class="quiet">against ${roll.mark}</span>`}
    </p>
    <${RollDetails} roll=${roll} />`;
}

/**
 * The meaning of the outcomes beyond hit and miss (FS 3.4).
 * @type {Record<string, string>}
 */
const MEANINGS = {
  critical: "2 or more above the mark",
  fumble: "2 or more below the mark, in a test that the Handler began",
};

/** Everything else about a roll, as a list. @param {{roll: RollData}} given */
function RollDetails({ roll }) {
  const { odds, outcome } = roll;
  return html`<dl class="facts">
    ${roll.sheet &&
    html`<div><dt>From the sheet</dt><dd>${roll.sheet.name}: ${testParts(roll.sheet, [], []).map(partText).join(", ")}</dd></div>`}
    ${roll.kind && roll.kind !== "free" && roll.kind !== "score" && html`<div><dt>Test</dt><dd>${messages.value.word(roll.kind)}</dd></div>`}
    ${roll.margin !== null && roll.margin !== undefined && html`<div><dt>Margin</dt><dd>${signed(roll.margin)}</dd></div>`}
    ${odds &&
    OUTCOMES.filter((name) => odds[name]?.p > 0).map(
      (name) => html`<div key=${name}>
        <dt>${messages.value.word(outcomeWord(roll.stage, name))}</dt>
        <dd>${percents(odds)[name]} <span class="quiet">${odds[name].exact}</span></dd>
      </div>`,
    )}
    ${outcome && MEANINGS[outcome] && html`<div><dt>A ${messages.value.word(outcomeWord(roll.stage, outcome))}</dt><dd>${MEANINGS[outcome]}</dd></div>`}
    ${roll.ace && html`<div><dt>An ace</dt><dd>a die’s highest face: adds 2, once</dd></div>`}
    ${roll.proof &&
    html`<div title="When the Handler closes the chapter its seed is shown: with it, and with this place, anyone can work out the roll again">
      <dt><${Icon} name="lock" size=${14} /> To check it</dt>
      <dd>dice chapter ${roll.proof.chapter}, ${roll.proof.stream} dice, counter ${roll.proof.counter}</dd>
    </div>`}
  </dl>`;
}
