// A button that opens explanations of the game's words.

import { useState } from "preact/hooks";
import { Icon } from "./icons.js";
import { html } from "./controls.js";
import { capital } from "../text/format.js";
import { t } from "../text/t.js";

/** A word and its explanation. @typedef {{word: string, text: string}} GlossaryEntry */

/** The names of what is open. @type {Set<string>} */
const openNames = new Set();

/**
 * Returns whether something is open, and a function that toggles it. It stays open while the page
 * lives.
 * @param {string} name
 * @returns {[boolean, () => void]}
 */
export function useKeptOpen(name) {
  const [, again] = useState(0);
  return [
    openNames.has(name),
    () => {
      if (!openNames.delete(name)) openNames.add(name);
      again((n) => n + 1);
    },
  ];
}

/**
 * Returns the entries that a dice system explains: its words "about-<name>".
 * @param {readonly string[]} names
 * @param {{word: (key: string) => string, has: (key: string) => boolean}} texts
 * @returns {GlossaryEntry[]}
 */
export function glossaryOf(names, texts) {
  return names.flatMap((name) => (texts.has(`about-${name}`) ? [{ word: texts.word(name), text: texts.word(`about-${name}`) }] : []));
}

/**
 * The button with its entries.
 * @param {{list: GlossaryEntry[], keep: string}} given  `keep`: the name under which it stays open
 */
export function Glossary({ list, keep }) {
  const [now, turn] = useKeptOpen(keep);
  if (list.length === 0) return null;
  return html`<div class="meanings">
    <button type="button" class="meanings-turn" aria-expanded=${String(now)} onClick=${turn}>
      <${Icon} name="info" size=${14} /><span>${t("ui-what-these-mean")}</span>
    </button>
    ${now && html`<dl>${list.map(({ word, text }) => html`<div key=${word}><dt>${capital(word)}</dt><dd>${text}</dd></div>`)}</dl>`}
  </div>`;
}
