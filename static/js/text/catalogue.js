// The texts of the page's language: a Fluent bundle of the files in static/messages.
//
// The page loads them as a script before its modules, so every text is there when a module asks for
// it. The table page loads only those that it opens with, and fetches the others later
// (app/web/texts.py). app/messages.py reads the same files.

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { minus } from "./format.js";

/** A number without digit groups and with a minus sign, as all numbers of the page. */
class PlainNumber extends FluentNumber {
  toString() {
    return minus(this.value);
  }
}

/** @typedef {string|number|boolean|null|undefined} Value  a parameter of a message */

/**
 * Returns a value as Fluent takes it. Numbers choose plural forms, yes and no are "true" and "false".
 * @param {Value} value
 */
function argument(value) {
  if (value === null || value === undefined) return "";
  return typeof value === "number" ? new PlainNumber(value) : String(value);
}

/** The messages of one language. */
export class Catalogue {
  /** @param {string} source  a Fluent resource */
  constructor(source) {
    this.bundle = new FluentBundle("en", { useIsolating: false });
    /** @type {Map<string, Set<string>>} */
    this.variables = new Map();
    /** Whether more messages are expected. */
    this.incomplete = false;
    this.add(source);
  }

  /** Adds messages. @param {string} source  a Fluent resource */
  add(source) {
    const problems = this.bundle.addResource(new FluentResource(source));
    if (problems.length > 0) console.error(problems.map(String).join("\n"));
    this.variables.clear();
  }

  /** Returns whether there is a message of this id. @param {string} id */
  has(id) {
    return this.bundle.hasMessage(id);
  }

  /**
   * Returns the names of the variables of a message.
   * @param {string} id
   */
  variablesOf(id) {
    let found = this.variables.get(id);
    if (found === undefined) {
      found = new Set();
      collectVariables(this.bundle.getMessage(id)?.value, found);
      this.variables.set(id, found);
    }
    return found;
  }

  /**
   * Renders a message; undefined when there is none of this id. A variable without a value becomes "".
   * @param {string} id
   * @param {(name: string) => Value} valueOf  the value of a variable
   */
  format(id, valueOf) {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) return undefined;
    if (typeof pattern === "string") return pattern;
    const args = Object.fromEntries([...this.variablesOf(id)].map((name) => [name, argument(valueOf(name))]));
    return this.bundle.formatPattern(pattern, args);
  }
}

/**
 * Adds the variables of a part of a message to `found`.
 * @param {any} part @param {Set<string>} found
 */
function collectVariables(part, found) {
  if (part === null || typeof part !== "object") return;
  if (part.type === "var") found.add(part.name);
  for (const inner of Object.values(part)) collectVariables(inner, found);
}

/** @type {{hexframeMessages?: string, hexframeMoreMessages?: string}} */
const given = /** @type {any} */ (globalThis);

/** The texts of this page. */
export const catalogue = new Catalogue(given.hexframeMessages ?? "");
catalogue.incomplete = given.hexframeMoreMessages !== undefined;

/** @type {Promise<void>|null} */
let coming = null;

/** Fetches the texts that the page did not open with. Rejects where they cannot be loaded. */
export function loadMoreTexts() {
  const url = given.hexframeMoreMessages;
  if (url === undefined) return Promise.resolve();
  coming ??= fetchTexts(url).catch((problem) => {
    coming = null;
    throw problem;
  });
  return coming;
}

/** @param {string} url */
async function fetchTexts(url) {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    catalogue.add(await response.text());
  } finally {
    // without its text a code is shown as words
    catalogue.incomplete = false;
  }
}
