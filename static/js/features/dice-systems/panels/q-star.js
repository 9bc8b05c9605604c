// The custom panel of Q*: the player's own sheet first, odds of checks and contests, grouped
// offers.

import * as session from "../../../core/session.js";
import { html, Section } from "../../../ui/controls.js";
import { isPlayedHere } from "../system-facts.js";
import { signed } from "../../../text/format.js";
import { t } from "../../../text/t.js";

/** @typedef {import("../schema.js").Values} Values */
/**
 * @typedef {object} Sheet
 * @property {Record<string, string>} traits  die and bonus by trait: "d8+1"
 * @property {{trait: string, name: string, value: number}[]} bonuses
 * @property {Record<string, number>} pools
 */
/**
 * @typedef {object} Data
 * @property {Record<string, Sheet>} sheets  by player
 * @property {Record<string, {number: number}>} npcs @property {Record<string, {name: string}>} skills
 * @property {Record<string, string>} pools  names
 */
/** @typedef {import("../outcomes.js").Outcomes} Outcomes */

/** How many totals get a column of their own while the difficulty is unknown. */
const COLUMNS = 12;

/**
 * The die of a trait, and the sum of its bonuses; null without a die.
 * @param {Sheet|undefined} sheet
 * @param {string} trait
 */
function dieOf(sheet, trait) {
  const match = /^(d\d+)(?:\+(\d+))?$/.exec(sheet?.traits[trait] ?? "");
  if (!sheet || match === null) return null;
  const bonuses = sheet.bonuses.filter((bonus) => bonus.trait === trait).map((bonus) => bonus.value);
  return { die: match[1], bonus: bonuses.reduce((sum, value) => sum + value, Number(match[2] ?? 0)) };
}

/**
 * The roll of a check, for the query `odds`.
 * @param {Values} values @param {Data} data
 */
function checkRoll(values, data) {
  const die = dieOf(data.sheets[values.player], values.trait);
  if (die === null) return null;
  const shifts = values.shifts ?? [];
  const difficulty = values.npc ? (data.npcs[values.npc]?.number ?? null) : values.difficulty;
  return { ...die, bonus: die.bonus + (values.bonus ?? 0), difficulty, shifts: difficulty === null ? [] : shifts };
}

/**
 * The roll of a contest, for the query `odds`.
 * @param {Values} values @param {Data} data
 */
function contestRoll(values, data) {
  const die = dieOf(data.sheets[values.player], values.trait);
  const other = dieOf(data.sheets[values.opponent], values.opponent_trait);
  return die && other ? { ...die, other_die: other.die, other_bonus: other.bonus } : null;
}

/** Success and failure, or else the totals, with the highest in one. @param {{outcomes?: Outcomes, totals?: Outcomes}} result */
function readOutcomes(result) {
  if (result.outcomes) return result.outcomes;
  const totals = Object.entries(result.totals ?? {});
  const rest = totals.slice(COLUMNS);
  if (rest.length < 2) return result.totals ?? {};
  const p = rest.reduce((sum, [, chance]) => sum + (chance.p ?? 0), 0);
  return { ...Object.fromEntries(totals.slice(0, COLUMNS)), [`${rest[0][0]}+`]: { p, exact: "" } };
}

/** Facts about sheets, which are shown as sheets. */
const SHEET_FACTS = new Set(["sheet", "pools", "bonuses"]);

/** Facts that the waiting steps show themselves. */
const STEP_FACTS = new Set(["asked", "asked_hidden"]);

/**
 * A sheet: each trait with its die, bonuses, and what is left in the pools.
 * @param {{player: {player: string, name: string}, data: Data, texts: {word: (key: string) => string}}} given
 */
function SheetFacts({ player, data, texts }) {
  const sheet = data.sheets[player.player];
  const name = (/** @type {string} */ trait) => data.skills[trait]?.name ?? texts.word(trait);
  return html`<section class="sheet-facts stack gap-1 wrap" aria-label=${player.name}>
    <h3>${player.name}</h3>
    <dl>
      ${Object.entries(sheet.traits).map(([trait, die]) => html`<div key=${trait}><dt>${name(trait)}</dt><dd>${die}</dd></div>`)}
      ${sheet.bonuses.map((each) => html`<div key=${`${each.trait} ${each.name}`}><dt>${name(each.trait)}, ${each.name}</dt><dd>${signed(each.value)}</dd></div>`)}
      ${Object.entries(sheet.pools).map(([pool, left]) => html`<div key=${t("dice-systems-pool", { pool })}><dt>${data.pools[pool]}</dt><dd>${left}</dd></div>`)}
    </dl>
  </section>`;
}

/**
 * The player's own sheet, the facts, and, folded, the sheets of others.
 * @param {{system: import("../../../core/store.js").SystemView<Data>}} given
 */
function Board({ system }) {
  const texts = session.messages.value.system(system.name);
  const line = (/** @type {import("../../../core/store.js").RefusalReason} */ fact, /** @type {number} */ i) => html`<li key=${i}>${texts.fact(fact.code, fact.params, session.naming.value)}</li>`;
  const lines = system.facts.filter((fact) => !SHEET_FACTS.has(fact.code) && !STEP_FACTS.has(fact.code));
  // each sheet has one fact that names its player
  const players = system.facts.filter((fact) => fact.code === "sheet").map((fact) => fact.params.player);
  const sheet = (/** @type {{player: string, name: string}} */ player) => html`<${SheetFacts} key=${player.player} player=${player} data=${system.data} texts=${texts} />`;
  const own = players.filter((player) => isPlayedHere(player.player));
  const others = players.filter((player) => !isPlayedHere(player.player));
  return html`<div class="system-board">
    ${own.map(sheet)}
    ${lines.length > 0 && html`<ul class="system-facts stack gap-1">${lines.map(line)}</ul>`}
    ${others.length > 0 && html`<${Section} title=${own.length > 0 ? t("dice-systems-the-others-sheets") : t("dice-systems-everybodys-sheets")} open=${false} keep="q-star sheets">${others.map(sheet)}</${Section}>`}
  </div>`;
}

/** @type {import("../custom-panel.js").CustomPanel} */
export const qStar = {
  tones: { critical: "fumble", failure: "miss", success: "hit", lose: "miss", win: "hit" },
  verbs: { check: t("dice-systems-roll-the-check"), ask: t("dice-systems-ask-for-it"), contest: t("dice-systems-begin-the-contest"), roll: t("dice-systems-roll"), raise: t("dice-systems-raise-it"), spend: t("dice-systems-spend-it"), lose: t("dice-systems-lose-it"), cancel: t("dice-systems-call-it-off"), edit: t("dice-systems-set-it"), "add-npc": t("dice-systems-add-the-npc"), "edit-npc": t("dice-systems-change-it"), "remove-npc": t("dice-systems-remove-it") },
  groups: [
    { title: t("dice-systems-rolls"), actions: ["check", "contest", "ask", "roll", "cancel"] },
    { title: t("dice-systems-sheets"), actions: ["raise", "spend", "lose", "edit", "set-bonus", "set-pool"] },
    { title: t("dice-systems-npcs"), actions: ["add-npc", "edit-npc", "remove-npc"] },
    { title: t("dice-systems-skills-and-pools-of-the-table"), actions: ["add-skill", "remove-skill", "add-pool", "remove-pool"], folded: true },
  ],
  more: { check: ["shifts", "bonus"], ask: ["shifts", "bonus"] },
  odds: {
    check: { field: "trait", roll: checkRoll, read: readOutcomes },
    ask: { field: "trait", roll: checkRoll, read: readOutcomes },
    contest: { field: "trait", roll: contestRoll },
  },
  Board,
};
