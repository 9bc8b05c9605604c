// Odds and results of tests: a bar of fumble, miss, hit and critical with the result marked on it,
// and dice. The details of a roll are in roll-details.js.

import { useEffect, useRef } from "preact/hooks";
import { isFriendly } from "../fight/attack-state.js";
import { attackRollParts, outcomeKey } from "../../text/attack-words.js";
import { testParts, partText } from "../sheets/test-parts.js";
import { messages } from "../../core/session.js";
import { percents } from "./percent.js";
import { panelPart } from "../../ui/parts.js";
import { html } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/**
 * @typedef {object} RollData  the data of a roll's log line
 * @property {DieData[]} [dice] @property {string|null} [outcome] @property {string} [stage]
 * @property {import("../../core/store.js").Odds|null} [odds]
 * @property {import("../../core/store.js").FromSheet|null} [sheet] @property {number[]} [modifiers]
 * @property {boolean} [ace] @property {number} [score] @property {number} [total]
 * @property {number|null} [mark] @property {number|null} [margin] @property {string} [kind]
 * @property {{chapter: number, stream: string, counter: number}|null} [proof]
 * @property {{id: string}[]} [targets]  of the attack that it belongs to
 */
/**
 * @typedef {{sides: number, face?: number, faces?: number[], kept?: boolean, ace?: boolean,
 *   of?: string, purpose?: string}} DieData  `faces` of a die that exploded; `of`: the attribute that
 *   gave it; `purpose` in an attack
 */

const RollDetails = panelPart((all) => all.RollDetails);

/** The word for an outcome in a stage of an attack. @param {string|undefined} stage @param {string} outcome */
export const outcomeText = (stage, outcome) => messages.value.word(outcomeKey(stage, outcome, messages.value.word));

/** From worst to best. */
export const OUTCOMES = ["fumble", "miss", "hit", "critical"];

/**
 * The colour names of outcomes where the pilots' side is attacked, as those of the attack's result:
 * of its own dodge, and of a shot at it. @type {Record<string, Record<string, string>>}
 */
const TONES = { dodge: { miss: "lost" }, target: { miss: "hit", hit: "lost", critical: "fumble" } };

/** The colour names of a roll's outcomes that are not the usual ones. @param {RollData} roll */
const tonesOf = ({ stage = "", targets = [] }) => (stage === "dodge" || (targets.length > 0 && targets.every(({ id }) => isFriendly(id))) ? TONES[stage] : undefined);

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
 * The odds of a test as a bar, with the outcome marked; `stage`: of the attack that it belongs to,
 * whose bars all go from a miss to a direct hit.
 * @param {{odds: import("../../core/store.js").Odds, outcome?: string|null, small?: boolean, stage?: string, tones?: Record<string, string>}} given
 */
export function OddsBar({ odds, outcome = null, small = false, stage, tones = {} }) {
  const wordOf = (/** @type {string} */ name) => outcomeText(stage, name);
  const shown = (stage === "dodge" ? [...OUTCOMES].reverse() : OUTCOMES).filter((name) => odds[name] && odds[name].p > 0);
  const said = percents(odds);
  const text = shown.map((name) => `${wordOf(name)} ${said[name]}`);
  const narrow = small ? [] : shown.filter((name) => tooNarrow(wordOf(name), odds[name].p, said[name]));
  return html`<div
    class=${"odds" + (small ? " odds-small" : "")}
    role="img"
    aria-label=${t("dice-odds", { list: text.join(", ") }) + (outcome ? t("dice-result", { word: wordOf(outcome) }) : "")}
  >
    ${shown.map(
      (name) => html`<${OddsPart}
        key=${name}
        tone=${tones[name] ?? name}
        word=${wordOf(name)}
        p=${odds[name].p}
        said=${said[name]}
        exact=${odds[name].exact}
        small=${small}
        landed=${outcome === name}
      />`,
    )}
  </div>
  ${narrow.length > 0 && html`<${Legend} list=${narrow.map((name) => ({ tone: tones[name] ?? name, word: wordOf(name), figure: said[name] }))} />`}`;
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
 * @param {{tone: string, word: string, p: number, said: string, exact: string, small: boolean, landed: boolean}} given
 */
function OddsPart({ tone, word, p, said, exact, small, landed }) {
  const ref = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => ref.current?.style.setProperty("flex-grow", String(Math.max(p, 0.001))), [p]);
  return html`<span
    ref=${ref}
    class=${`odds-part odds-${tone}` + (landed ? " odds-landed" : "")}
    title=${`${word}: ${said} (${exact})`}
  >
    ${!small && !tooNarrow(word, p, said) && html`<span class="odds-word">${word}</span>`}
    ${!small && fitsFigure(p, said) && html`<span class="odds-number">${said}</span>`}
    ${landed && html`<span class="odds-mark" aria-hidden="true"></span>`}
  </span>`;
}

/**
 * One rolled die.
 * @param {{die: DieData, label?: string, plain?: boolean}} given  `label`: its name in a dice
 *   system; `plain`: an ace is not named as such
 */
export function Die({ die, label = "", plain = false }) {
  // it says what a hit breaks, and is no part of the sum
  const aside = die.purpose?.startsWith("condition");
  const kind = (die.kept === false ? " die-dropped" : "") + (aside ? " die-aside" : "") + (die.ace ? " die-ace" : "");
  const faces = die.faces ?? [];
  const face = faces.length > 1 ? faces.join("+") : (die.face ?? faces[0]);
  const name = aside ? t("dice-condition") : label;
  const named = name || die.of;
  const said = `${named ? `${named}, ` : ""}d${die.sides}: ${face}${die.ace && !plain ? t("dice-ace") : ""}${die.kept === false ? t("dice-dropped") : ""}`;
  return html`<span class=${"die" + kind} title=${said} aria-label=${said} role="img">
    <span class="die-face">${face}</span><span class="die-sides">${name ? `${name} ` : ""}d${die.sides}</span>
  </span>`;
}

/**
 * A finished roll: dice, modifiers and odds; `open`: also score, mark and details.
 * @param {{roll: RollData, open: boolean}} given
 */
export function RollResult({ roll, open }) {
  // a burn has a document of its whole outcome there, which the line's text tells already
  const outcome = typeof roll.outcome === "string" ? roll.outcome : null;
  const word = outcome && outcomeText(roll.stage, outcome);
  const attack = attackRollParts(roll);
  const tones = tonesOf(roll);
  const parts = attack?.parts ?? testParts(roll.sheet, [], roll.modifiers ?? []).filter((part) => part.modifier);
  return html`<div class="roll">
    <div class="roll-line">
      ${(roll.dice ?? []).map(
        (die, i) => html`<${Die} die=${die} key=${i} />`,
      )}
      ${parts.map((part, i) => html`<span class="chip" key=${i}>${partText(part)}</span>`)}
      ${roll.ace && roll.stage !== "reaction" && html`<span class="chip chip-good" title=${t("dice-a-die-showed-its-highest-face")}>${t("dice-ace-highest-face-2")}</span>`}
      ${open && html`<span class="roll-score">${attack?.total ?? roll.score ?? roll.total}</span>`}
      ${open && roll.mark !== null && roll.mark !== undefined && html`<span class="quiet">${t("dice-against-mark", { mark: roll.mark })}</span>`}
      ${word && html`<span class=${`outcome outcome-${tones?.[outcome] ?? outcome}`}>${word}</span>`}
    </div>
    ${roll.odds && html`<${OddsBar} odds=${roll.odds} outcome=${outcome} small=${!open} stage=${roll.stage} tones=${tones} />`}
    ${open && html`<${RollDetails} roll=${roll} />`}
  </div>`;
}
