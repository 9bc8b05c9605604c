// The custom parts of the panel of a dice system. They are optional: a system without an entry in
// custom-panels.js gets a panel generated from its forms.

import { signal } from "@preact/signals";

/** @typedef {import("./schema.js").Values} Values */
/**
 * @typedef {object} QueriedOdds  how to ask for odds that no preview has
 * @property {string} [field]  the choice that shows them at each option
 * @property {string[]} [names]  the outcomes to show; all without it
 * @property {(values: Values, data: any) => any} roll  the roll for the query `odds`,
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
 * @property {Record<string, (given: {values: Values}) => any>} [about]  action ->
 *   component below its fields
 * @property {(given: {system: import("../../core/store.js").SystemView}) => any} [Board]  component
 *   above the offers, in place of the facts
 * @property {Record<string, (given: import("./offer-form.js").FormProps) => any>} [forms]  action ->
 *   component for the fields of its form
 */

const panels = signal(/** @type {Record<string, CustomPanel>} */ ({}));

/** Sets the custom parts, by the system's name. @param {Record<string, CustomPanel>} byName */
export function setCustomPanels(byName) {
  panels.value = byName;
}

/** @type {CustomPanel} */
const NOTHING = {};

/** The custom parts of a system; empty for most. @param {string} system @returns {CustomPanel} */
export function customPanel(system) {
  return Object.hasOwn(panels.value, system) ? panels.value[system] : NOTHING;
}
