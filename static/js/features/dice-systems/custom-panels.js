// What is made by hand for a dice system, where the drawn panel would be clumsy: found by its name.
//
// Nothing here is needed: a system without an entry is drawn from its forms. An entry may say how
// outcomes are coloured, under which headings offers stand, and bring components of its own.

import { actionRolls } from "./panels/action-rolls.js";
import { courseAndFlow } from "./panels/course-and-flow.js";
import { qStar } from "./panels/q-star.js";

/**
 * @typedef {object} QueriedOdds  odds for what no preview foresees
 * @property {string} [field]  the choice whose options they stand at
 * @property {string[]} [names]  those of the outcomes that are of use here
 * @property {(values: Record<string, any>, data: any) => any} roll  what is asked in the query
 *   `odds`, from what is filled in and what the system shows; null for nothing
 * @property {(result: any) => import("./outcomes.js").Outcomes} [read]  what of the answer is shown
 * @property {string} [label]  what stands above them
 */
/**
 * @typedef {object} CustomPanel
 * @property {Record<string, string>} [tones]  outcome -> fumble, miss, hit, critical, tone-1 .. tone-6
 * @property {Record<string, string>} [verbs]  offer's code or action -> what its button says
 * @property {{title: string, actions: string[], folded?: boolean}[]} [groups]  offers under headings
 * @property {Record<string, string[]>} [more]  action -> fields that are seldom needed: folded away
 * @property {Record<string, string>} [instead]  action -> the action that it is the other way to: of
 *   two steps that wait only one will be taken
 * @property {Record<string, QueriedOdds>} [odds]  action -> how its odds are asked for
 * @property {Record<string, (given: {values: Record<string, any>}) => any>} [about]  action -> what
 *   is good to know below its fields
 * @property {(given: {system: import("../../core/store.js").SystemView}) => any} [Board]  above the offers,
 *   instead of the facts
 * @property {Record<string, (given: import("./offer-form.js").FormProps) => any>} [forms]  action ->
 *   the fields of its form
 */

/** @type {Record<string, CustomPanel>} */
const PANELS = {
  "action-rolls": actionRolls,
  "course-and-flow": courseAndFlow,
  "q-star": qStar,
};

/** @type {CustomPanel} */
const NOTHING = {};

/** @param {string} system @returns {CustomPanel} */
export function customPanel(system) {
  return Object.hasOwn(PANELS, system) ? PANELS[system] : NOTHING;
}
