// The chances of what a unit's own actions roll: said where the action is pressed, and before a turn
// begins.

import { effect, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as app from "../../core/app.js";
import { rollText } from "./explained-number.js";
import { percent } from "../dice/percent.js";
import { html } from "../../ui/controls.js";

/** @typedef {import("./types.js").Chance} Chance */
/**
 * @typedef {object} ActionRoll  as the query `rolls` tells it
 * @property {string} for @property {number} sides @property {number} plus @property {number} extra
 * @property {import("./types.js").NumberPart[]} parts @property {number|null} mark
 * @property {Chance|null} success @property {Record<string, Chance>|null} scores @property {Chance|null} steady
 */

/** How much more a die's highest face counts (frame-state 3). */
const ACE = 2;

/** What is known of units, by their ids. */
const knownRolls = signal(/** @type {Record<string, ActionRoll[]>} */ ({}));
/** How often each unit is looked at right now. */
const viewers = signal(/** @type {Record<string, number>} */ ({}));

/** Ask anew whenever something has changed, for the units that are looked at. */
export function rollQueries() {
  let asked = 0;
  effect(() => {
    const ids = Object.keys(viewers.value).filter((id) => app.units.value[id] && app.controls(id));
    void [app.scene.value, app.table.value];
    asked += 1;
    const turn = asked;
    for (const id of ids) {
      app.ask("rolls", { unit: id }).then((answer) => {
        if (turn === asked && answer.ok) knownRolls.value = { ...knownRolls.peek(), [id]: answer.result.rolls };
      });
    }
  });
}

/** What a unit would roll, as long as somebody looks. @param {string} unit @returns {ActionRoll[]} */
export function useActionRolls(unit) {
  useEffect(() => {
    const { [unit]: count = 0, ...rest } = viewers.peek();
    viewers.value = { ...rest, [unit]: count + 1 };
    return () => {
      const { [unit]: now = 0, ...others } = viewers.peek();
      viewers.value = now > 1 ? { ...others, [unit]: now - 1 } : others;
    };
  }, [unit]);
  return knownRolls.value[unit] ?? [];
}

/** What is known of what a unit would roll, for whom somebody else looks. @param {string} unit @returns {ActionRoll[]} */
export const actionRollsOf = (unit) => knownRolls.value[unit] ?? [];

/** A roll and its chances in a few words: "d8+2 against 5: 62 %", "d8: regains 1 to 10, about 5". @param {ActionRoll} roll */
export function chanceText(roll) {
  const dice = rollText({ sides: roll.sides, plus: roll.plus + roll.extra, least: 0, parts: [] });
  if (roll.mark !== null) return `${dice} against ${roll.mark}: ${percent(roll.success?.p ?? 0)}`;
  const scores = Object.entries(roll.scores ?? {});
  const [least, most] = [scores[0]?.[0], scores[scores.length - 1]?.[0]];
  const about = Math.round(scores.reduce((sum, [score, chance]) => sum + Number(score) * chance.p, 0));
  const gains = least === most ? `${least} back` : `${least} to ${most} back, about ${about}`;
  const steady = roll.steady === null ? "" : `; steady again: ${percent(roll.steady.p)}`;
  return `${roll.sides ? `${dice}: ` : ""}${gains}${steady}`;
}

/** The chances of an action. @param {{unit: string, of: string}} given  `of`: its command */
export function ActionChances({ unit, of }) {
  const roll = useActionRolls(unit).find((each) => each.for === of);
  return roll ? html`<span class="tile-odds">${chanceText(roll)}</span>` : null;
}

/** What is rolled when its turn begins, while that is still to come. @param {{unit: import("../../core/store.js").Unit}} given */
export function TurnStartChances({ unit }) {
  const rolls = useActionRolls(unit.id);
  const [heat, steady] = ["heat", "steady"].map((what) => rolls.find((each) => each.for === what));
  if (app.conflict.value === null || unit.turn !== "waiting" || (!heat && !steady)) return null;
  return html`<p class="fight-note fight-begins">
    <span><b>When its turn begins</b>${" "}
    ${heat && html`<span>it cools down by ${chanceText(heat)}.</span>`}${" "}
    ${steady && html`<span>It steadies itself by ${chanceText(steady)}.</span>`}${" "}
    ${steady && steady.sides > 0 && html`<span class="quiet">An ace, ${steady.sides} on the die, counts ${steady.sides + ACE}.</span>`}</span>
  </p>`;
}
