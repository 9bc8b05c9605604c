// Odds and rolls of any dice system: bars and columns of its outcomes, dice, details of a roll.

import { createContext } from "preact";
import { useContext, useEffect, useRef } from "preact/hooks";
import * as session from "../../core/session.js";
import { customPanel } from "./custom-panel.js";
import { Icon } from "../../ui/icons.js";
import { Glossary, glossaryOf } from "../../ui/glossary.js";
import { Die, fitsFigure, tooNarrow } from "../dice/odds.js";
import { ScoreBar } from "../dice/roll-details.js";
import { isNumeric, groupOutcomes, toneOf } from "./outcomes.js";
import { percent } from "../dice/percent.js";
import { html } from "../../ui/controls.js";
import { capital } from "../../text/format.js";
import { t } from "../../text/t.js";

/** @typedef {import("./schema.js").Values} Values */
/** @typedef {import("./outcomes.js").Outcomes} Outcomes */
/** @typedef {import("./outcomes.js").Chance} Chance */
/**
 * @typedef {Values & {dice: any[], outcome?: unknown, odds?: Outcomes, total?: unknown,
 *   proof?: {chapter: number, stream: string, counter: number}}} SystemRollData  the data of a log line
 */
/** @typedef {{word: (key: string) => string, has: (key: string) => boolean}} SystemTexts */

/** Whether the odds shown are those of the previous values, while new ones are awaited. */
export const OddsPending = createContext(false);

/** A chance as a percentage, or a mean as "⌀ 3.5". @param {Chance} chance */
export function chanceText(chance) {
  if (typeof chance.p === "number") return percent(chance.p);
  const mean = chance.mean ?? 0;
  return `⌀ ${Number.isInteger(mean) ? mean : mean.toFixed(1)}`;
}

/**
 * The odds of all outcomes. `size`: "row" for one of several options, "small" for the log;
 * `explain`: with a button for the meaning of the outcomes.
 * @param {{outcomes: Outcomes, system: string, size?: "full"|"row"|"small", outcome?: string|null, explain?: boolean}} given
 */
export function Odds({ outcomes, system, size = "full", outcome = null, explain = size === "full" }) {
  const asking = useContext(OddsPending);
  const texts = session.messages.value.system(system);
  const found = groupOutcomes(outcomes);
  const { tones = {} } = customPanel(system);
  // outcomes without room in the bar are listed below it
  const narrow = found.flatMap((part) => (part.bar ? part.names.filter((name) => (isNumeric(part.names) ? !/\d/.test(name) : tooNarrow(texts.word(name), outcomes[name].p ?? 0))) : []));
  const alone = found.flatMap((part) => (part.bar ? [] : part.names));
  return html`<div class=${`system-odds stack gap-1 system-odds-${size}`} aria-busy=${asking ? "true" : undefined}>
    ${found.map((part) => part.bar && html`<${isNumeric(part.names) && size !== "small" ? Columns : Bar} key=${part.names[0]} names=${part.names} outcomes=${outcomes} system=${system} size=${size} outcome=${outcome} />`)}
    ${narrow.length + alone.length > 0 &&
    size !== "small" &&
    html`<p class="odds-alone">
      ${narrow.map(
        (name) => html`<span key=${name} aria-hidden="true"><i class=${`swatch odds-${toneOf(name, placeOf(found, name), tones)}`}></i>${texts.word(name)} <b>${chanceText(outcomes[name])}</b></span>`,
      )}
      ${alone.map(
        (name) => html`<span key=${name} title=${outcomes[name].exact}>${texts.word(name)} <b>${chanceText(outcomes[name])}</b></span>`,
      )}
    </p>`}
    ${explain && html`<${OutcomeMeanings} names=${Object.keys(outcomes)} system=${system} />`}
  </div>`;
}

/**
 * The meanings of outcomes, where their system has texts for them.
 * @param {{names: string[], system: string}} given
 */
export function OutcomeMeanings({ names, system }) {
  return html`<${Glossary} list=${glossaryOf(names, session.messages.value.system(system))} keep=${`odds of ${system}`} />`;
}

/**
 * The place of an outcome in its group.
 * @param {import("./outcomes.js").OutcomeGroup[]} found @param {string} name
 */
function placeOf(found, name) {
  return found.find((part) => part.names.includes(name))?.names.indexOf(name) ?? 0;
}

/**
 * The chances of numbers, a column for each.
 * @param {{names: string[], outcomes: Outcomes, system: string}} given
 */
function Columns({ names, outcomes, system }) {
  const texts = session.messages.value.system(system);
  const numbers = names.filter((name) => /\d/.test(name));
  const top = Math.max(...numbers.map((name) => outcomes[name].p ?? 0));
  const said = names.map((name) => `${texts.word(name)}: ${chanceText(outcomes[name])}`).join(", ");
  return html`<div class="scores odds-columns" role="img" aria-label=${t("dice-systems-odds", { said })}>
    ${numbers.map(
      (name) => html`<span class="score" key=${name} title=${`${name}: ${chanceText(outcomes[name])}`}>
        <span class="score-chance">${chanceText(outcomes[name]).replace(" %", "")}</span>
        <${ScoreBar} part=${(outcomes[name].p ?? 0) / top} />
        <span class="score-number">${name}</span>
      </span>`,
    )}
    <span class="score-unit">%</span>
  </div>`;
}

/** The order of colour names, from worst to best. @type {Record<string, number>} */
const RANK = { fumble: 0, miss: 1, hit: 3, critical: 4 };

/** @param {{names: string[], outcomes: Outcomes, system: string, size: string, outcome: string|null}} given */
function Bar({ names, outcomes, system, size, outcome }) {
  const texts = session.messages.value.system(system);
  const { tones = {} } = customPanel(system);
  const rank = (/** @type {string} */ name) => RANK[toneOf(name, names.indexOf(name), tones)] ?? 2;
  const shown = names.filter((name) => (outcomes[name].p ?? 0) > 0).sort((a, b) => rank(a) - rank(b));
  const said = shown.map((name) => `${texts.word(name)} ${chanceText(outcomes[name])}`).join(", ");
  const landed = outcome !== null && shown.includes(outcome) ? outcome : null;
  return html`<div class=${"odds" + (size === "small" ? " odds-small" : "")} role="img" aria-label=${t("dice-systems-odds", { said }) + (landed ? t("dice-systems-result", { word: texts.word(landed) }) : "")}>
    ${shown.map(
      (name) => html`<${Piece}
        key=${name} word=${texts.word(name)} tone=${toneOf(name, names.indexOf(name), tones)}
        chance=${outcomes[name]} landed=${name === landed} size=${size}
      />`,
    )}
  </div>`;
}

/** @param {{word: string, tone: string, chance: Chance, landed: boolean, size: string}} given */
function Piece({ word, tone, chance, landed, size }) {
  const ref = useRef(/** @type {HTMLElement|null} */ (null));
  const p = chance.p ?? 0;
  useEffect(() => ref.current?.style.setProperty("flex-grow", String(Math.max(p, 0.001))), [p]);
  return html`<span ref=${ref} class=${`odds-part odds-${tone}` + (landed ? " odds-landed" : "")} title=${`${capital(word)}: ${chanceText(chance)} (${chance.exact})`}>
    ${size !== "small" && !tooNarrow(word, p) && html`<span class="odds-word">${word}</span>`}
    ${size !== "small" && fitsFigure(p) && html`<span class="odds-number">${chanceText(chance)}</span>`}
    ${landed && html`<span class="odds-mark" aria-hidden="true"></span>`}
  </span>`;
}

/**
 * A roll of a dice system: dice, outcome and odds; `open`: also the details.
 * @param {{roll: SystemRollData, system: string, open: boolean}} given
 */
export function SystemRoll({ roll, system, open }) {
  const texts = session.messages.value.system(system);
  const { tones = {} } = customPanel(system);
  const outcome = typeof roll.outcome === "string" ? roll.outcome : null;
  return html`<div class="roll">
    <div class="roll-line">
      ${roll.dice.map((die, i) => html`<${Die} die=${die} label=${dieName(die, texts)} key=${i} />`)}
      ${open && typeof roll.total === "number" && html`<span class="roll-score">${roll.total}</span>`}
      ${outcome && html`<span class=${`outcome outcome-${toneOf(outcome, 0, tones)}`}>${texts.word(outcome)}</span>`}
    </div>
    ${roll.odds && html`<${Odds} outcomes=${roll.odds} system=${system} outcome=${outcome} size=${open ? "row" : "small"} />`}
    ${open && html`<${Details} roll=${roll} system=${system} />`}
  </div>`;
}

/**
 * The details of a dice system's roll below its log line.
 * @param {{roll: SystemRollData, system: string}} given
 */
export function SystemRollDetails({ roll, system }) {
  return html`${typeof roll.total === "number" && html`<p class="roll-line"><span class="roll-score">${roll.total}</span></p>`}
    <${Details} roll=${roll} system=${system} />`;
}

/**
 * The name of a die beside its sides; "" without one.
 * @param {any} die @param {SystemTexts} texts
 */
function dieName(die, texts) {
  if (typeof die.of === "string") return die.of;
  const name = [die.die, die.name, die.label].find((each) => typeof each === "string");
  return name === undefined ? "" : texts.word(name);
}

/** Fields of a roll that are shown elsewhere or not at all. */
const SHOWN_ELSEWHERE = new Set(["dice", "odds", "kind", "outcome", "proof", "total"]);

/**
 * The other fields of a roll, its odds and its proof.
 * @param {{roll: SystemRollData, system: string}} given
 */
function Details({ roll, system }) {
  const texts = session.messages.value.system(system);
  const facts = Object.entries(roll).flatMap(([name, value]) => {
    const said = SHOWN_ELSEWHERE.has(name) ? "" : valueText(value, texts);
    return said === "" ? [] : [{ name: capital(texts.word(name)), said }];
  });
  const { proof } = roll;
  return html`<dl class="facts">
    ${facts.map(({ name, said }) => html`<div key=${name}><dt>${name}</dt><dd>${said}</dd></div>`)}
    ${roll.odds &&
    Object.entries(roll.odds).map(
      ([name, chance]) => html`<div key=${`odds ${name}`}>
        <dt>${capital(texts.word(name))}</dt>
        <dd>${chanceText(chance)} <span class="quiet">${shortFraction(chance)}</span></dd>
      </div>`,
    )}
    ${proof &&
    html`<div title=${t("dice-systems-when-the-handler-closes-the-chapter")}>
      <dt><${Icon} name="lock" size=${14} /> ${t("dice-systems-to-check-it")}</dt>
      <dd>${t("dice-systems-dice-chapter-dice-counter", { chapter: proof.chapter, stream: proof.stream, counter: proof.counter })}</dd>
    </div>`}
  </dl>`;
}

/** The exact fraction, if it is short enough to read; else "". @param {Chance} chance */
function shortFraction(chance) {
  return chance.exact.length <= 17 ? chance.exact : "";
}

/**
 * A value of a log line's data in words; "" for ids and other values without a text.
 * @param {any} value
 * @param {SystemTexts} texts
 * @returns {string}
 */
function valueText(value, texts) {
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string") return texts.has(value) ? texts.word(value) : "";
  if (Array.isArray(value)) {
    const all = value.map((each) => valueText(each, texts));
    return all.every(Boolean) ? all.join(", ") : "";
  }
  if (value === null || typeof value !== "object") return "";
  if (typeof value.name === "string") return value.name;
  const all = Object.values(value).map((each) => valueText(each, texts));
  return all.every(Boolean) ? all.join(" ") : "";
}
