// The odds of a unit's own rolls, shown on its actions and before its turn begins.

import { effect, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { query } from "../../core/commands.js";
import * as session from "../../core/session.js";
import { percent } from "../dice/percent.js";
import { html } from "../../ui/controls.js";
import { rollText } from "../../text/format.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/server-types.js").OwnRoll} ActionRoll */

/** How much an ace adds: a die's highest face (FS 3). */
const ACE = 2;

/** The answers, by unit id. */
const knownRolls = signal(/** @type {Record<string, ActionRoll[]>} */ ({}));
/** How many components show each unit's rolls, by unit id. */
const viewers = signal(/** @type {Record<string, number>} */ ({}));

/** Asks again for all shown units whenever the scene changes. */
export function rollQueries() {
  let asked = 0;
  effect(() => {
    const ids = Object.keys(viewers.value).filter((id) => session.units.value[id] && session.controls(id));
    void [session.scene.value, session.table.value];
    asked += 1;
    const turn = asked;
    for (const id of ids) {
      query("rolls", { unit: id }).then((answer) => {
        if (turn === asked && answer.ok) knownRolls.value = { ...knownRolls.peek(), [id]: answer.result.rolls };
      });
    }
  });
}

/**
 * The rolls of a unit, kept up to date while the component is shown.
 * @param {string} unit
 * @returns {ActionRoll[]}
 */
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

/**
 * The rolls of a unit as known from `useActionRolls` elsewhere; asks nothing.
 * @param {string} unit
 * @returns {ActionRoll[]}
 */
export const actionRollsOf = (unit) => knownRolls.value[unit] ?? [];

/**
 * A roll and its odds: "d8+2 against 5: 62 %", "d8: 1 to 10 back, about 5".
 * @param {ActionRoll} roll
 */
export function chanceText(roll) {
  const dice = rollText({ sides: roll.sides, plus: roll.plus + roll.extra });
  if (roll.mark !== null) return t("fight-against-dice-mark-percent", { dice, mark: roll.mark, percent: percent(roll.success?.p ?? 0) });
  const scores = Object.entries(roll.scores ?? {});
  const [least, most] = [scores[0]?.[0], scores[scores.length - 1]?.[0]];
  const about = Math.round(scores.reduce((sum, [score, chance]) => sum + Number(score) * chance.p, 0));
  const gains = least === most ? t("fight-back", { least }) : t("fight-to-back-about", { least, most, about });
  const steady = roll.steady === null ? "" : t("fight-steady-again", { percent: percent(roll.steady.p) });
  return `${roll.sides ? `${dice}: ` : ""}${gains}${steady}`;
}

/**
 * The odds of an action's roll.
 * @param {{unit: string, of: string}} given  `of`: its command type
 */
export function ActionChances({ unit, of }) {
  const roll = useActionRolls(unit).find((each) => each.for === of);
  return roll ? html`<span class="tile-odds fine">${chanceText(roll)}</span>` : null;
}

/**
 * The odds of the rolls at the start of a unit's next turn.
 * @param {{unit: import("../../core/store.js").Unit}} given
 */
export function TurnStartChances({ unit }) {
  const rolls = useActionRolls(unit.id);
  const [heat, steady] = ["heat", "steady"].map((what) => rolls.find((each) => each.for === what));
  if (session.conflict.value === null || unit.turn !== "waiting" || (!heat && !steady)) return null;
  return html`<p class="fight-note fight-begins">
    <span><b>${t("fight-when-its-turn-begins")}</b>${" "}
    ${heat && html`<span>${t("fight-it-cools-down-by", { chance: chanceText(heat) })}</span>`}${" "}
    ${steady && html`<span>${t("fight-it-steadies-itself-by", { chance: chanceText(steady) })}</span>`}${" "}
    ${steady && steady.sides > 0 && html`<span class="quiet">${t("fight-an-ace-on-the-die-counts", { sides: steady.sides, value: steady.sides + ACE })}</span>`}</span>
  </p>`;
}
