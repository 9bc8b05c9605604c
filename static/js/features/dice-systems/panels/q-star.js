// The custom panel of Q*: the player's own sheet first, odds of checks and contests, grouped
// offers.

import * as app from "../../../core/app.js";
import { html, Section } from "../../../ui/controls.js";
import { isPlayedHere } from "./people.js";
import { signed } from "../../../text/format.js";

/** @typedef {{traits: Record<string, string>, bonuses: {trait: string, value: number}[]}} Sheet */

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
 * @param {Record<string, any>} values @param {any} data
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
 * @param {Record<string, any>} values @param {any} data
 */
function contestRoll(values, data) {
  const die = dieOf(data.sheets[values.player], values.trait);
  const other = dieOf(data.sheets[values.opponent], values.opponent_trait);
  return die && other ? { ...die, other_die: other.die, other_bonus: other.bonus } : null;
}

/** Success and failure, or else the totals, with the highest in one. @param {any} result */
function readOutcomes(result) {
  if (result.outcomes) return result.outcomes;
  const totals = Object.entries(result.totals ?? {});
  const rest = totals.slice(COLUMNS);
  if (rest.length < 2) return result.totals;
  const p = rest.reduce((sum, [, chance]) => sum + chance.p, 0);
  return { ...Object.fromEntries(totals.slice(0, COLUMNS)), [`${rest[0][0]}+`]: { p, exact: "" } };
}

/** Facts about sheets, which are shown as sheets. */
const SHEET_FACTS = new Set(["sheet", "pools", "bonuses"]);

/** Facts that the waiting steps show themselves. */
const STEP_FACTS = new Set(["asked", "asked_hidden"]);

/**
 * A sheet: each trait with its die, bonuses, and what is left in the pools.
 * @param {{player: {player: string, name: string}, data: any, texts: {word: (key: string) => string}}} given
 */
function SheetFacts({ player, data, texts }) {
  const sheet = data.sheets[player.player];
  const name = (/** @type {string} */ trait) => data.skills[trait]?.name ?? texts.word(trait);
  return html`<section class="sheet-facts" aria-label=${player.name}>
    <h3>${player.name}</h3>
    <dl>
      ${Object.entries(sheet.traits).map(([trait, die]) => html`<div key=${trait}><dt>${name(trait)}</dt><dd>${die}</dd></div>`)}
      ${sheet.bonuses.map((/** @type {any} */ each) => html`<div key=${`${each.trait} ${each.name}`}><dt>${name(each.trait)}, ${each.name}</dt><dd>${signed(each.value)}</dd></div>`)}
      ${Object.entries(sheet.pools).map(([pool, left]) => html`<div key=${`pool ${pool}`}><dt>${data.pools[pool]}</dt><dd>${left}</dd></div>`)}
    </dl>
  </section>`;
}

/**
 * The player's own sheet, the facts, and, folded, the sheets of others.
 * @param {{system: import("../../../core/store.js").SystemView}} given
 */
function Board({ system }) {
  const texts = app.messages.value.system(system.name);
  const line = (/** @type {{code: string, params: any}} */ fact, /** @type {number} */ i) => html`<li key=${i}>${texts.fact(fact.code, fact.params, app.naming.value)}</li>`;
  const lines = system.facts.filter((fact) => !SHEET_FACTS.has(fact.code) && !STEP_FACTS.has(fact.code));
  // each sheet has one fact that names its player
  const players = system.facts.filter((fact) => fact.code === "sheet").map((fact) => fact.params.player);
  const sheet = (/** @type {any} */ player) => html`<${SheetFacts} key=${player.player} player=${player} data=${system.data} texts=${texts} />`;
  const own = players.filter((player) => isPlayedHere(player.player));
  const others = players.filter((player) => !isPlayedHere(player.player));
  return html`<div class="system-board">
    ${own.map(sheet)}
    ${lines.length > 0 && html`<ul class="system-facts">${lines.map(line)}</ul>`}
    ${others.length > 0 && html`<${Section} title=${own.length > 0 ? "The others' sheets" : "Everybody's sheets"} open=${false} keep="q-star sheets">${others.map(sheet)}</${Section}>`}
  </div>`;
}

/** @type {import("../custom-panels.js").CustomPanel} */
export const qStar = {
  tones: { critical: "fumble", failure: "miss", success: "hit", lose: "miss", win: "hit" },
  verbs: { check: "Roll the check", ask: "Ask for it", contest: "Begin the contest", roll: "Roll", raise: "Raise it", spend: "Spend it", lose: "Lose it", cancel: "Call it off", edit: "Set it", "add-npc": "Add the NPC", "edit-npc": "Change it", "remove-npc": "Remove it" },
  groups: [
    { title: "Rolls", actions: ["check", "contest", "ask", "roll", "cancel"] },
    { title: "Sheets", actions: ["raise", "spend", "lose", "edit", "set-bonus", "set-pool"] },
    { title: "NPCs", actions: ["add-npc", "edit-npc", "remove-npc"] },
    { title: "Skills and pools of the table", actions: ["add-skill", "remove-skill", "add-pool", "remove-pool"], folded: true },
  ],
  more: { check: ["shifts", "bonus"], ask: ["shifts", "bonus"] },
  odds: {
    check: { field: "trait", roll: checkRoll, read: readOutcomes },
    ask: { field: "trait", roll: checkRoll, read: readOutcomes },
    contest: { field: "trait", roll: contestRoll },
  },
  Board,
};
