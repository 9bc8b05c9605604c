// How the odds of any dice system are shown: which outcomes share a bar, which odds belong to the
// values and options of a form, colours. Pure.

import { sameJson } from "../../core/store.js";

/** @typedef {import("./schema.js").Values} Values */
/** @typedef {{p?: number, mean?: number, exact: string}} Chance */
/** @typedef {Record<string, Chance>} Outcomes */
/** @typedef {{when: Values, outcomes: Outcomes, label?: string}} Preview */
/** @typedef {{bar: boolean, names: string[]}} OutcomeGroup */

/** How far a sum of floats may be from 1. */
const TOLERANCE = 1e-9;

/**
 * Groups of outcomes to show: those whose chances add up to 1 share a bar, others are single.
 * Numbered names ("ones-0", "ones-1") belong together in any order.
 * @param {Outcomes} outcomes
 * @returns {OutcomeGroup[]}
 */
export function groupOutcomes(outcomes) {
  const names = Object.keys(outcomes);
  if (sumsToOne(outcomes, names)) return [{ bar: true, names }];
  /** @type {Map<string, string[]>} */
  const counted = new Map();
  for (const name of names) {
    const stem = /^(.+)-\d+\+?$/.exec(name)?.[1];
    if (stem !== undefined) counted.set(stem, [...(counted.get(stem) ?? []), name]);
  }
  const series = [...counted.values()].filter((each) => sumsToOne(outcomes, each));
  const apart = new Set(series.flat());
  const rest = names.filter((name) => !apart.has(name));
  const first = leadingCount(outcomes, rest);
  return [
    ...(first > 0 ? [{ bar: true, names: rest.slice(0, first) }] : []),
    ...rest.slice(first).map((name) => ({ bar: false, names: [name] })),
    ...series.map((each) => ({ bar: true, names: each })),
  ];
}

/**
 * Whether these outcomes' chances add up to 1.
 * @param {Outcomes} outcomes @param {string[]} names
 */
function sumsToOne(outcomes, names) {
  if (names.length < 2 || names.some((name) => typeof outcomes[name].p !== "number")) return false;
  return Math.abs(names.reduce((sum, name) => sum + (outcomes[name].p ?? 0), 0) - 1) < TOLERANCE;
}

/**
 * How many of the first names add up to 1; 0 for none.
 * @param {Outcomes} outcomes @param {string[]} names
 */
function leadingCount(outcomes, names) {
  for (let n = 2; n <= names.length; n += 1) if (sumsToOne(outcomes, names.slice(0, n))) return n;
  return 0;
}

/**
 * The preview that matches the filled-in values in most fields; null for none.
 * @param {readonly Preview[]} previews
 * @param {Values} values
 * @returns {Preview|null}
 */
export function matchingPreview(previews, values) {
  const fitting = previews.filter((preview) => matches(preview.when, values));
  const size = (/** @type {Preview} */ preview) => Object.keys(preview.when).length;
  return fitting.reduce((best, each) => (best === null || size(each) > size(best) ? each : best), /** @type {Preview|null} */ (null));
}

/** @param {Values} when @param {Values} values */
function matches(when, values) {
  return Object.entries(when).every(([name, value]) => sameJson(value, values[name]));
}

/**
 * The odds of each option of a field with all other values as filled in; null without two to
 * compare.
 * @param {{name: string, control: {options: {value: any}[]}}} field
 * @param {readonly Preview[]} previews
 * @param {Values} values
 * @returns {(Outcomes|null)[]|null}
 */
export function oddsOfOptions(field, previews, values) {
  const about = previews.filter((preview) => Object.hasOwn(preview.when, field.name));
  const found = field.control.options.map((option) => matchingPreview(about, { ...values, [field.name]: option.value })?.outcomes ?? null);
  return found.filter((each) => each !== null).length > 1 ? found : null;
}

/**
 * Splits the odds of several options into those that all share, shown once, and the rest of each.
 * @param {readonly (Outcomes|null)[]} odds
 * @returns {{common: Outcomes, each: (Outcomes|null)[]}}
 */
export function splitCommon(odds) {
  const known = /** @type {Outcomes[]} */ (odds.filter((each) => each !== null));
  if (known.length < odds.length || known.length === 0) return { common: {}, each: [...odds] };
  const alike = (/** @type {string} */ name) => known.every((each) => Object.hasOwn(each, name) && each[name].exact === known[0][name].exact);
  const names = groupOutcomes(known[0]).filter((part) => part.names.every(alike)).flatMap((part) => part.names);
  const only = (/** @type {Outcomes} */ from, /** @type {(name: string) => boolean} */ wanted) =>
    Object.fromEntries(Object.entries(from).filter(([name]) => wanted(name)));
  const each = known.map((one) => only(one, (name) => !names.includes(name)));
  return { common: only(known[0], (name) => names.includes(name)), each };
}

/**
 * Whether the outcomes are numbers, which read better as columns than as a bar.
 * @param {readonly string[]} names
 */
export function isNumeric(names) {
  return names.length > 4 && names.filter((name) => /^-?\d+\+?$/.test(name)).length >= names.length - 1;
}

/**
 * The colour name of an outcome: by its name where that is known, else by its place.
 * @param {string} name
 * @param {number} place
 * @param {Record<string, string>} tones  the system's own colours
 */
export function toneOf(name, place, tones) {
  const known = Object.hasOwn(tones, name) ? tones[name] : DEFAULT_TONES.get(name);
  return known ?? `tone-${(place % 6) + 1}`;
}

const DEFAULT_TONES = new Map([
  ["fumble", "fumble"],
  ["miss", "miss"],
  ["failure", "miss"],
  ["hit", "hit"],
  ["success", "hit"],
]);
