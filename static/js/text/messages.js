// Texts for people: code and parameters in, one line of English out.
//
// Every text of the game lives in static/messages/en.json, those of a dice system in the system
// itself ("q-star.checked" is the line "checked" of the system "q-star"; its words come before the
// game's); the page's own labels are with the panels. A template knows `{name}` (a parameter) and `{n|one|many}` (a number picks its form, in
// which `#` is the number). A parameter may be a unit, a prop, a hex or a cell; it renders as people
// name it.

import { label } from "../core/hexes.js";
import { capital, minus } from "./format.js";

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

/**
 * @typedef {object} SystemTexts  a dice system as the server describes it (GET /api/v1/systems)
 * @property {string} name @property {string} title @property {string} [source]
 * @property {{log?: Record<string, string>, offers?: Record<string, string>,
 *   facts?: Record<string, string>, refusals?: Record<string, string>,
 *   words?: Record<string, string>}} [texts]
 */

/** @type {Catalogue} */
export const EMPTY = { refusals: {}, log: {}, words: {} };

/** Parameters that people wrote: shown as they are, never taken for a word of the game. */
const FREE_TEXT = new Set(["text", "label", "name", "reason", "notation"]);

const SLOT = /\{([a-z_][a-z0-9_.]*)(?:\|([^|{}]*)\|([^|{}]*))?\}/gi;

/**
 * A renderer over one catalogue and the texts of the dice systems.
 * @param {Catalogue} catalogue
 * @param {readonly SystemTexts[]} [systems]
 */
export function createMessages(catalogue, systems = []) {
  const played = new Map(systems.map((system) => [system.name, system]));

  /**
   * A word of the game; those of a dice system come first.
   * @param {string} key
   * @param {string} [system]
   */
  function wordOf(key, system) {
    const words = played.get(system ?? "")?.texts?.words ?? {};
    return own(words, key) ?? own(catalogue.words, key);
  }

  /**
   * @param {string} template
   * @param {Record<string, any>} params
   * @param {Naming} naming
   * @param {string} [system]  whose words come first
   */
  function fill(template, params, naming, system) {
    return template.replace(SLOT, (whole, name, one, many) => {
      const value = lookUp(params, name);
      if (value === undefined || value === null) return one === undefined ? "" : many.replaceAll("#", "");
      if (one !== undefined) {
        const form = typeof value === "boolean" ? (value ? one : many) : plural(value, one, many);
        return form.replaceAll("#", minus(value));
      }
      return FREE_TEXT.has(name) ? String(value) : words(value, naming, system);
    });
  }

  /**
   * @param {any} value
   * @param {Naming} naming
   * @param {string} [system]
   * @returns {string}
   */
  function words(value, naming, system) {
    if (value === null || value === undefined) return "";
    if (Array.isArray(value)) return value.map((item) => words(item, naming, system)).join(", ");
    if (typeof value === "object") return nameOf(value, naming);
    if (typeof value === "string") return wordOf(value, system) ?? value;
    return minus(value);
  }

  /**
   * Where a code's template stands: a system's own for "system.code", else the catalogue's.
   * @param {"log"|"refusals"} kind
   * @param {string} code
   * @returns {{template: string|undefined, system?: string}}
   */
  function find(kind, code) {
    const dot = code.indexOf(".");
    const system = code.slice(0, Math.max(dot, 0));
    const texts = played.get(system)?.texts?.[kind];
    if (texts === undefined) return { template: own(catalogue[kind], code) };
    return { template: own(texts, code.slice(dot + 1)), system };
  }

  return {
    /**
     * Why something was refused.
     * @param {string} code
     * @param {Record<string, any>} params
     * @param {Naming} naming
     */
    refusal(code, params, naming) {
      const { template, system } = find("refusals", code);
      if (template === undefined) return unknown(code);
      const text = fill(template, params ?? {}, naming, system);
      // A word of the game may come first: "Integrity 50 is above its maximum of 9".
      return capital(text);
    },

    /**
     * A line of the log.
     * @param {string} code
     * @param {Record<string, any>} params
     * @param {Naming} naming
     */
    log(code, params, naming) {
      const { template, system } = find("log", code);
      return template === undefined ? unknown(code) : fill(template, params ?? {}, naming, system);
    },

    /**
     * Whether a refusal has a text of its own.
     * @param {string} code
     */
    knows(code) {
      return find("refusals", code).template !== undefined;
    },

    /**
     * A word of the game ("friendly", "fumble").
     * @param {string} key
     */
    word(key) {
      return wordOf(key) ?? key;
    },

    /** The dice systems of this server, in its order. */
    systems,

    /**
     * The texts of one dice system.
     * @param {string} name
     */
    system(name) {
      const texts = played.get(name)?.texts ?? {};
      /** @param {Record<string, string>|undefined} from */
      const line = (from) => (/** @type {string} */ code, /** @type {Record<string, any>} */ params, /** @type {Naming} */ naming) => {
        const template = own(from ?? {}, code);
        return template === undefined ? unknown(code) : capital(fill(template, params ?? {}, naming, name));
      };
      return {
        /** What can be done, in a line. */
        offer: line(texts.offers),
        /** How things stand, in a line. */
        fact: line(texts.facts),
        /** A word of the system or the game; else the key with spaces. @param {string} key */
        word: (key) => wordOf(key, name) ?? key.replaceAll(/[-_]/g, " "),
        /** Whether there is such a word. @param {string} key */
        has: (key) => wordOf(key, name) !== undefined,
        /** Any value in words. @param {any} value @param {Naming} naming */
        say: (value, naming) => words(value, naming, name),
      };
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
  return capital(code.replaceAll(/[-_.]/g, " "));
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
function lookUp(params, name) {
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
    return typeof thing.level === "number" ? `${hex} level ${minus(thing.level)}` : hex;
  }
  return String(thing.name ?? thing.prop ?? thing.id ?? "");
}
