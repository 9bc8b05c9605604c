// Texts of the page itself. Their ids are those of static/messages/en/page; the type checker knows
// them and their parameters (tests/js/message_types.py).

import { catalogue } from "./catalogue.js";

/** @typedef {import("page-texts").PageTexts} PageTexts */
/** @typedef {keyof PageTexts} TextId */

/**
 * @template {TextId} Id
 * @typedef {keyof PageTexts[Id] extends never ? [] : [params: PageTexts[Id]]} Params
 */

/**
 * Returns a text of the page: `t("aim-out-of-range", { range: 3 })`.
 * @template {TextId} Id
 * @param {Id} id
 * @param {Params<Id>} given
 */
export function t(id, ...given) {
  return textOf(id, given[0] ?? {});
}

/**
 * Returns a text by an id that is made when the page runs, or undefined when there is none.
 * @param {string} id
 * @param {Record<string, any>} [params]
 */
export function textById(id, params = {}) {
  return catalogue.format(id, (name) => {
    const value = params[name];
    if (typeof value === "object" && value !== null) console.error(`${id}: ${name} is no text`);
    return value;
  });
}

/**
 * @param {string} id @param {Record<string, any>} params
 */
function textOf(id, params) {
  const text = textById(id, params);
  if (text === undefined) console.error(`no text: ${id}`);
  return text ?? id;
}

/** Stands in a text for the element of that number. */
const MARK = /\uE000(\d+)\uE001/;
/** A part of a text between tags: `<strong>all</strong>`. */
const TAGGED = /<([a-z]+)>(.*?)<\/\1>/s;

/**
 * Returns a text with elements in it, as the children of an element. A parameter that is a function
 * gets the part of the text between tags of its name; any other object stands where its variable is:
 * with "Press <b>Enter</b> or { $key }", `rich(id, { b: (part) => html`<b>${part}</b>`, key: html`<kbd>X</kbd>` })`.
 * @param {TextId} id
 * @param {Record<string, any>} params
 * @returns {any[]}
 */
export function rich(id, params) {
  /** @type {any[]} */
  const elements = [];
  const shown = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, isElement(value) ? `\uE000${elements.push(value) - 1}\uE001` : value]),
  );
  return childrenOf(textOf(id, shown), elements, params);
}

/** @param {any} value */
const isElement = (value) => value !== null && typeof value === "object";

/**
 * @param {string} text @param {any[]} elements @param {Record<string, any>} params
 * @returns {any[]}
 */
function childrenOf(text, elements, params) {
  const tagged = TAGGED.exec(text);
  if (tagged !== null && typeof params[tagged[1]] === "function") {
    const before = text.slice(0, tagged.index);
    const after = text.slice(tagged.index + tagged[0].length);
    const inner = params[tagged[1]](childrenOf(tagged[2], elements, params));
    return [...childrenOf(before, elements, params), inner, ...childrenOf(after, elements, params)];
  }
  // a split by a pattern with a group: every second part is the number of an element
  return text.split(MARK).flatMap((part, i) => (i % 2 === 1 ? [elements[Number(part)]] : part === "" ? [] : [part]));
}
