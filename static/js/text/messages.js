// Texts of codes: a code and its parameters become one line of the catalogue.
//
// The id of a message is its kind and its code, with `--` for each dot: the line "unit.moved" of the
// log is `line-unit--moved`. The code of a dice system begins with its name: "q-star.checked" is
// `line-q-star--checked`, and the system's words come before the game's. A parameter may be a unit,
// a prop, a hex or a cell; it is shown by its name. app/messages.py renders the same texts.

import { label } from "../core/hexes.js";
import { capital, minus } from "./format.js";
import { textById } from "./t.js";

/** @typedef {import("./catalogue.js").Catalogue} Catalogue */
/**
 * @typedef {object} Naming  how parameters are named
 * @property {"flat"|"pointy"} orientation
 * @property {(id: string) => string|undefined} [unitName]
 */

/** @typedef {{name: string, title: string, source?: string}} System  a dice system (GET /api/v1/systems) */

/** How the ids of messages begin, by kind. */
const PREFIX = { refusals: "refusal", log: "line", words: "word", offers: "offer", facts: "fact", verify: "verify" };
/** @typedef {keyof typeof PREFIX} Kind */

/**
 * Returns the id of the message of a code, or "" for what cannot be a code.
 * @param {Kind} kind @param {string} code
 */
const messageId = (kind, code) => (code.includes("--") ? "" : `${PREFIX[kind]}-${code.replaceAll(".", "--")}`);

/**
 * Parameters that people wrote. They are shown as they are, even where they equal a word of the
 * game.
 */
const FREE_TEXT = new Set(["text", "label", "name", "reason", "notation"]);

/**
 * Returns the functions that render the texts of codes.
 * @param {Catalogue} catalogue
 * @param {readonly System[]} [systems]  the dice systems of the server
 */
export function createMessages(catalogue, systems = []) {
  /** Returns what is shown for a code without a text. @param {string} code */
  const codeAsWords = (code) => (catalogue.incomplete ? "…" : wordsOf(code));

  /** @param {Kind} kind @param {string} code */
  const hasText = (kind, code) => catalogue.has(messageId(kind, code));

  /**
   * Returns a word by its key; a text with parameters is no word.
   * @param {string} key
   */
  function ownWord(key) {
    const id = messageId("words", key);
    return catalogue.variablesOf(id).size === 0 ? catalogue.format(id, () => "") : undefined;
  }

  /**
   * Returns a word by its key, that of a dice system first.
   * @param {string} key
   * @param {string} [system]
   */
  function findWord(key, system) {
    return (system === undefined ? undefined : ownWord(`${system}.${key}`)) ?? ownWord(key);
  }

  /**
   * Returns the text of a code, or undefined when it has none. A missing parameter becomes "".
   * @param {Kind} kind
   * @param {string} code
   * @param {Record<string, any>} params
   * @param {Naming} naming
   * @param {string} [system]  whose words come first
   */
  function format(kind, code, params, naming, system) {
    return catalogue.format(messageId(kind, code), (name) => {
      const value = params[name];
      if (value === null || value === undefined) return "";
      if (FREE_TEXT.has(name)) return String(value);
      return typeof value === "number" || typeof value === "boolean" ? value : valueText(value, naming, system);
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
   * Returns the dice system of a code, if it is of one.
   * @param {string} code
   */
  function systemOf(code) {
    const name = code.slice(0, Math.max(code.indexOf("."), 0));
    return systems.some((system) => system.name === name) ? name : undefined;
  }

  return {
    /**
     * Returns why something was refused. A code without a text is shown as words.
     * @param {string} code
     * @param {Record<string, any>} params
     * @param {Naming} naming
     */
    refusal(code, params, naming) {
      // the text may begin with a word of the game: "Integrity 50 is above its maximum of 9"
      return capital(format("refusals", code, params ?? {}, naming, systemOf(code)) ?? codeAsWords(code));
    },

    /**
     * Returns a line of the log.
     * @param {string} code
     * @param {Record<string, any>} params
     * @param {Naming} naming
     */
    log(code, params, naming) {
      return format("log", code, params ?? {}, naming, systemOf(code)) ?? codeAsWords(code);
    },

    /** Returns whether a refusal has a text. @param {string} code */
    knows(code) {
      return hasText("refusals", code);
    },

    /** Returns a word of the game ("friendly", "fumble"), or the key itself. @param {string} key */
    word(key) {
      return findWord(key) ?? key;
    },

    /**
     * Returns a word of the game with parameters, or the key itself.
     * @param {string} key
     * @param {Record<string, any>} params
     * @param {Naming} naming
     */
    phrase(key, params, naming) {
      return format("words", key, params, naming) ?? key;
    },

    /** Returns whether there is a word of the game, with parameters or without. @param {string} key */
    hasPhrase(key) {
      return hasText("words", key);
    },

    /**
     * Returns what the check of the dice found.
     * @param {string} code
     * @param {Record<string, any>} params
     * @param {Naming} naming
     */
    verify(code, params, naming) {
      return format("verify", code, params, naming) ?? codeAsWords(code);
    },

    /** The dice systems of this server, in its order. */
    systems,

    /** Returns the texts of one dice system. @param {string} name */
    system(name) {
      /** @param {"offers"|"facts"} kind */
      const line = (kind) => (/** @type {string} */ code, /** @type {Record<string, any>} */ params, /** @type {Naming} */ naming) =>
        capital(format(kind, `${name}.${code}`, params ?? {}, naming, name) ?? codeAsWords(code));
      return {
        /** Returns the line of an offer. */
        offer: line("offers"),
        /** Returns the line of a fact. */
        fact: line("facts"),
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
  };
}

/** Returns a code without a text as words. @param {string} code */
function wordsOf(code) {
  return capital(code.replaceAll(/[-_.]/g, " "));
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
    if (typeof thing.level !== "number") return hex;
    return textById("word-cell--level", { label: hex, level: thing.level }) ?? hex;
  }
  return String(thing.name ?? thing.prop ?? thing.id ?? "");
}
