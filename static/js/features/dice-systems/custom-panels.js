// Custom parts for the panels of certain dice systems, by the system's name.
//
// They are optional: a system without an entry gets a panel generated from its forms. An entry can
// colour outcomes, group offers under headings, and replace parts by components of its own.

import { actionRolls } from "./panels/action-rolls.js";
import { courseAndFlow } from "./panels/course-and-flow.js";
import { qStar } from "./panels/q-star.js";

/**
 * @typedef {object} QueriedOdds  how to ask for odds that no preview has
 * @property {string} [field]  the choice that shows them at each option
 * @property {string[]} [names]  the outcomes to show; all without it
 * @property {(values: Record<string, any>, data: any) => any} roll  the roll for the query `odds`,
 *   from the filled-in values and the system's data; null to ask nothing
 * @property {(result: any) => import("./outcomes.js").Outcomes} [read]  outcomes from the answer
 * @property {string} [label]  heading above them
 */
/**
 * @typedef {object} CustomPanel
 * @property {Record<string, string>} [tones]  outcome -> fumble, miss, hit, critical, tone-1 .. tone-6
 * @property {Record<string, string>} [verbs]  offer's code or action -> text of its button
 * @property {{title: string, actions: string[], folded?: boolean}[]} [groups]  offers under headings
 * @property {Record<string, string[]>} [more]  action -> rarely needed fields, which are folded
 * @property {Record<string, string>} [instead]  action -> the action that it is the alternative to;
 *   only one of the two is taken
 * @property {Record<string, QueriedOdds>} [odds]  action -> how to ask for its odds
 * @property {Record<string, (given: {values: Record<string, any>}) => any>} [about]  action ->
 *   component below its fields
 * @property {(given: {system: import("../../core/store.js").SystemView}) => any} [Board]  component
 *   above the offers, in place of the facts
 * @property {Record<string, (given: import("./offer-form.js").FormProps) => any>} [forms]  action ->
 *   component for the fields of its form
 */

/** @type {Record<string, CustomPanel>} */
const PANELS = {
  "action-rolls": actionRolls,
  "course-and-flow": courseAndFlow,
  "q-star": qStar,
};

/** @type {CustomPanel} */
const NOTHING = {};

/** The custom parts of a system; empty for most. @param {string} system @returns {CustomPanel} */
export function customPanel(system) {
  return Object.hasOwn(PANELS, system) ? PANELS[system] : NOTHING;
}
