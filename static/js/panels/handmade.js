// What is made by hand for a dice system, where the drawn panel would be clumsy: found by its name.
//
// Nothing here is needed: a system without an entry is drawn from its forms. An entry may say how
// outcomes are coloured, under which headings offers stand, and bring components of its own.

/**
 * @typedef {object} Handmade
 * @property {Record<string, string>} [tones]  outcome -> fumble, miss, hit, critical, tone-1 .. tone-6
 * @property {Record<string, string>} [verbs]  offer's code or action -> what its button says
 * @property {{title: string, actions: string[]}[]} [groups]  offers under headings
 * @property {(given: {system: import("../store.js").SystemView}) => any} [Board]  above the offers,
 *   instead of the facts
 * @property {Record<string, (given: import("./offer-form.js").FormGiven) => any>} [forms]  action ->
 *   the fields of its form
 */

/** @type {Record<string, Handmade>} */
const HANDMADE = {};

/** @type {Handmade} */
const NOTHING = {};

/** @param {string} system @returns {Handmade} */
export function handmade(system) {
  return Object.hasOwn(HANDMADE, system) ? HANDMADE[system] : NOTHING;
}
