// Texts for people: a code and its parameters become one line of English.
//
// The texts of the game are in static/messages/en.json. Those of a dice system come with the
// system: "q-star.checked" is the line "checked" of "q-star", and a system's words come before the
// game's. Labels of the page itself are with its panels. In a template `{name}` is a parameter, and
// `{n|one|many}` chooses a form by a number, which replaces `#`. A parameter may be a unit, a prop,
// a hex or a cell; it is shown by its name.

import { label } from "../core/hexes.js";
import { capital, minus } from "./format.js";

/**
 * @typedef {object} Catalogue
 * @property {Record<string, string>} refusals
 * @property {Record<string, string>} log
 * @property {Record<string, string>} words
 */
/**
 * @typedef {object} Naming  how parameters are named
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

/** A catalogue without texts. @type {Catalogue} */
export const EMPTY = { refusals: {}, log: {}, words: {} };

/**
 * Parameters that people wrote. They are shown as they are, even where they equal a word of the
 * game.
 */
const FREE_TEXT = new Set(["text", "label", "name", "reason", "notation"]);

const SLOT = /\{([a-z_][a-z0-9_.]*)(?:\|([^|{}]*)\|([^|{}]*))?\}/gi;

/**
 * Returns the functions that render the texts of a catalogue and of the dice systems.
 * @param {Catalogue} catalogue
 * @param {readonly SystemTexts[]} [systems]
 */
export function createMessages(catalogue, systems = []) {
  const bySystem = new Map(systems.map((system) => [system.name, system]));

  /**
   * Returns a word by its key, that of a dice system first.
   * @param {string} key
   * @param {string} [system]
   */
  function findWord(key, system) {
    const words = bySystem.get(system ?? "")?.texts?.words ?? {};
    return ownText(words, key) ?? ownText(catalogue.words, key);
  }

  /**
   * Fills a template with parameters. A missing parameter becomes "".
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
      return FREE_TEXT.has(name) ? String(value) : valueText(value, naming, system);
    });
  }

  /**
   * @param {any} value
   * @param {Naming} naming
   * @param {string} [system]
   * @returns {string}
   */
  function valueText(value, naming, system) {
    if (value === null || value === undefined) return "";
    if (Array.isArray(value)) return value.map((item) => valueText(item, naming, system)).join(", ");
    if (typeof value === "object") return nameOf(value, naming);
    if (typeof value === "string") return findWord(value, system) ?? value;
    return minus(value);
  }

  /**
   * Finds the template of a code: that of a system for "system.code", else the catalogue's.
   * @param {"log"|"refusals"} kind
   * @param {string} code
   * @returns {{template: string|undefined, system?: string}}
   */
  function findTemplate(kind, code) {
    const dot = code.indexOf(".");
    const system = code.slice(0, Math.max(dot, 0));
    const texts = bySystem.get(system)?.texts?.[kind];
    if (texts === undefined) return { template: ownText(catalogue[kind], code) };
    return { template: ownText(texts, code.slice(dot + 1)), system };
  }

  return {
    /**
     * Returns why something was refused. A code without a text is shown as words.
     * @param {string} code
     * @param {Record<string, any>} params
     * @param {Naming} naming
     */
    refusal(code, params, naming) {
      const { template, system } = findTemplate("refusals", code);
      if (template === undefined) return codeAsWords(code);
      const text = fill(template, params ?? {}, naming, system);
      // the text may begin with a word of the game: "Integrity 50 is above its maximum of 9"
      return capital(text);
    },

    /**
     * Returns a line of the log.
     * @param {string} code
     * @param {Record<string, any>} params
     * @param {Naming} naming
     */
    log(code, params, naming) {
      const { template, system } = findTemplate("log", code);
      return template === undefined ? codeAsWords(code) : fill(template, params ?? {}, naming, system);
    },

    /** Returns whether a refusal has a text. @param {string} code */
    knows(code) {
      return findTemplate("refusals", code).template !== undefined;
    },

    /** Returns a word of the game ("friendly", "fumble"), or the key itself. @param {string} key */
    word(key) {
      return findWord(key) ?? key;
    },

    /** The dice systems of this server, in its order. */
    systems,

    /** Returns the texts of one dice system. @param {string} name */
    system(name) {
      const texts = bySystem.get(name)?.texts ?? {};
      /** @param {Record<string, string>|undefined} from */
      const line = (from) => (/** @type {string} */ code, /** @type {Record<string, any>} */ params, /** @type {Naming} */ naming) => {
        const template = ownText(from ?? {}, code);
        return template === undefined ? codeAsWords(code) : capital(fill(template, params ?? {}, naming, name));
      };
      return {
        /** Returns the line of an offer. */
        offer: line(texts.offers),
        /** Returns the line of a fact. */
        fact: line(texts.facts),
        /**
         * Returns a word of the system or the game, else the key with spaces.
         * @param {string} key
         */
        word: (key) => findWord(key, name) ?? key.replaceAll(/[-_]/g, " "),
        /** Returns whether there is such a word. @param {string} key */
        has: (key) => findWord(key, name) !== undefined,
        /** Returns any value as text. @param {any} value @param {Naming} naming */
        say: (value, naming) => valueText(value, naming, name),
      };
    },

    fill,
  };
}

/**
 * Returns an own property of a record.
 * @param {Record<string, string>} from
 * @param {string} key
 * @returns {string|undefined}
 */
function ownText(from, key) {
  return Object.hasOwn(from, key) ? from[key] : undefined;
}

/** Returns a code without a text as words. @param {string} code */
function codeAsWords(code) {
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
 * Returns a parameter by its path, "unit.name".
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
 * Returns the name of a unit, prop, hex or cell.
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
