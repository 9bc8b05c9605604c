// Texts for people: code and parameters in, one line of English out.
//
// Every text of the game lives in static/messages/en.json; the page's own labels are with the
// panels. A template knows `{name}` (a parameter) and `{n|one|many}` (a number picks its form, in
// which `#` is the number). A parameter may be a unit, a prop, a hex or a cell; it renders as people
// name it.

import { label } from "./hexes.js";

/**
 * @typedef {object} Catalogue
 * @property {Record<string, string>} refusals
 * @property {Record<string, string>} log
 * @property {Record<string, string>} words
 */
/**
 * @typedef {object} Naming  what a parameter needs to be named
 * @property {"flat"|"pointy"} orientation
 * @property {(id: string) => string|undefined} [unitName]
 */

/** @type {Catalogue} */
export const EMPTY = { refusals: {}, log: {}, words: {} };

/** Parameters that people wrote: shown as they are, never taken for a word of the game. */
const WRITTEN = new Set(["text", "label", "name", "reason", "notation"]);

const SLOT = /\{([a-z_][a-z0-9_.]*)(?:\|([^|{}]*)\|([^|{}]*))?\}/gi;

/**
 * A renderer over one catalogue.
 * @param {Catalogue} catalogue
 */
export function createMessages(catalogue) {
  /**
   * @param {string} template
   * @param {Record<string, any>} params
   * @param {Naming} naming
   */
  function fill(template, params, naming) {
    return template.replace(SLOT, (whole, name, one, many) => {
      const value = look(params, name);
      if (value === undefined) return one === undefined ? "" : many.replaceAll("#", "");
      if (one !== undefined) {
        const form = typeof value === "boolean" ? (value ? one : many) : plural(value, one, many);
        return form.replaceAll("#", String(value));
      }
      return WRITTEN.has(name) ? String(value) : words(value, naming);
    });
  }

  /**
   * @param {any} value
   * @param {Naming} naming
   * @returns {string}
   */
  function words(value, naming) {
    if (value === null || value === undefined) return "";
    if (Array.isArray(value)) return value.map((item) => words(item, naming)).join(", ");
    if (typeof value === "object") return nameOf(value, naming);
    if (typeof value === "string") return own(catalogue.words, value) ?? value;
    return String(value);
  }

  return {
    /**
     * Why something was refused.
     * @param {string} code
     * @param {Record<string, any>} params
     * @param {Naming} naming
     */
    refusal(code, params, naming) {
      const template = own(catalogue.refusals, code);
      if (template === undefined) return unknown(code);
      const text = fill(template, params ?? {}, naming);
      // A word of the game may come first: "Integrity 50 is above its maximum of 9".
      return text.charAt(0).toUpperCase() + text.slice(1);
    },

    /**
     * A line of the log.
     * @param {string} code
     * @param {Record<string, any>} params
     * @param {Naming} naming
     */
    log(code, params, naming) {
      const template = own(catalogue.log, code);
      return template === undefined ? unknown(code) : fill(template, params ?? {}, naming);
    },

    /**
     * Whether a refusal has a text of its own.
     * @param {string} code
     */
    knows(code) {
      return Object.hasOwn(catalogue.refusals, code);
    },

    /**
     * A word of the game ("friendly", "fumble").
     * @param {string} key
     */
    word(key) {
      return own(catalogue.words, key) ?? key;
    },

    fill,
  };
}

/**
 * @param {Record<string, string>} from
 * @param {string} key
 * @returns {string|undefined}
 */
function own(from, key) {
  return Object.hasOwn(from, key) ? from[key] : undefined;
}

/**
 * A code nobody wrote a text for still says something.
 * @param {string} code
 */
function unknown(code) {
  const plain = code.replaceAll(/[-_.]/g, " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/**
 * @param {any} value
 * @param {string} one
 * @param {string} many
 */
function plural(value, one, many) {
  return Math.abs(Number(value)) === 1 ? one : many;
}

/**
 * @param {Record<string, any>} params
 * @param {string} name
 */
function look(params, name) {
  /** @type {any} */
  let value = params;
  for (const part of name.split(".")) value = value?.[part];
  return value;
}

/**
 * @param {any} thing
 * @param {Naming} naming
 */
export function nameOf(thing, naming) {
  if (typeof thing.name === "string" && thing.name !== "") return thing.name;
  if (typeof thing.unit === "string") return naming.unitName?.(thing.unit) ?? thing.unit;
  if (typeof thing.q === "number" && typeof thing.r === "number") {
    const hex = label({ q: thing.q, r: thing.r }, naming.orientation);
    return typeof thing.level === "number" ? `${hex} level ${thing.level}` : hex;
  }
  return String(thing.name ?? thing.prop ?? thing.id ?? "");
}
