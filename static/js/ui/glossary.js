// What words of the game mean, behind a button that says so: for a finger as for a mouse.

import { useState } from "preact/hooks";
import { Icon } from "./icons.js";
import { html } from "./controls.js";
import { capital } from "../text/format.js";

/** @typedef {{word: string, text: string}} GlossaryEntry */

/** What was opened stays open, by its name. @type {Set<string>} */
const open = new Set();

/**
 * Whether something is open, as it was left; and what turns it.
 * @param {string} name
 * @returns {[boolean, () => void]}
 */
export function useKeptOpen(name) {
  const [, again] = useState(0);
  return [
    open.has(name),
    () => {
      if (!open.delete(name)) open.add(name);
      again((n) => n + 1);
    },
  ];
}

/**
 * The meanings among some names that a dice system explains: its words "about-<name>".
 * @param {readonly string[]} names
 * @param {{word: (key: string) => string, has: (key: string) => boolean}} texts
 * @returns {GlossaryEntry[]}
 */
export function glossaryOf(names, texts) {
  return names.flatMap((name) => (texts.has(`about-${name}`) ? [{ word: texts.word(name), text: texts.word(`about-${name}`) }] : []));
}

/** @param {{list: GlossaryEntry[], keep: string}} given  `keep`: by which it is found again as it was left */
export function Glossary({ list, keep }) {
  const [now, turn] = useKeptOpen(keep);
  if (list.length === 0) return null;
  return html`<div class="meanings">
    <button type="button" class="meanings-turn" aria-expanded=${String(now)} onClick=${turn}>
      <${Icon} name="info" size=${14} /><span>What these mean</span>
    </button>
    ${now && html`<dl>${list.map(({ word, text }) => html`<div key=${word}><dt>${capital(word)}</dt><dd>${text}</dd></div>`)}</dl>`}
  </div>`;
}
