// A page's text as it is read: headings, paragraphs, lists, and links to hexes and units.

import { boardOfPage, showPlace, unitLocator } from "../../core/board-handle.js";
import { parseLabel } from "../../core/hexes.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { html } from "../../ui/controls.js";
import { t } from "../../text/t.js";
import { blocksOf } from "./markup.js";

/** @typedef {import("./markup.js").Inline} Inline */

/** A text with its marks. @param {{text: string}} given */
export function PageText({ text }) {
  return html`<div class="page-text wrap">${blocksOf(text).map((block, i) => html`<${Block} key=${i} block=${block} />`)}</div>`;
}

/** @param {{block: import("./markup.js").Block}} given */
function Block({ block }) {
  if ("items" in block) return block.kind === "bullets" ? html`<ul>${itemsOf(block.items)}</ul>` : html`<ol>${itemsOf(block.items)}</ol>`;
  const lines = block.lines.map((line, i) => html`${i > 0 && html`<br />`}<${Line} key=${i} parts=${line} />`);
  if (block.kind === "heading") return html`<h4>${lines}</h4>`;
  if (block.kind === "subheading") return html`<h5>${lines}</h5>`;
  return block.kind === "quote" ? html`<blockquote>${lines}</blockquote>` : html`<p>${lines}</p>`;
}

/** @param {Inline[][]} items */
const itemsOf = (items) => items.map((item, i) => html`<li key=${i}><${Line} parts=${item} /></li>`);

/** @param {{parts: Inline[]}} given */
function Line({ parts }) {
  return parts.map((part, i) => {
    if (part.kind === "bold") return html`<b key=${i}>${part.text}</b>`;
    if (part.kind === "italic") return html`<i key=${i}>${part.text}</i>`;
    return part.kind === "link" ? html`<${MapLink} key=${i} text=${part.text} />` : part.text;
  });
}

/**
 * A word in brackets: it leads to a hex or a unit that the reader knows. The server leaves out the
 * name of a unit that the reader does not know.
 * @param {{text: string}} given
 */
function MapLink({ text }) {
  if (text === "?") return html`<span class="quiet">${t("journal-unknown-unit")}</span>`;
  const show = placeShower(text);
  if (show === null) return `[${text}]`;
  const go = () => {
    ui.closeModal();
    ui.uncoverMap();
    show();
  };
  return html`<button type="button" class="page-link plain" title=${t("journal-show-on-the-map", { name: text })} onClick=${go}>${text}</button>`;
}

/** Returns what shows the hex or the unit of this name, or null. @param {string} text */
function placeShower(text) {
  const map = session.map.value;
  const hex = map === null ? null : parseLabel(text.trim(), map.orientation);
  if (hex !== null) return hasHex(hex) ? () => showPlace({ ...hex, level: boardOfPage()?.describe(hex)?.ground ?? 0 }) : null;
  const unit = Object.values(session.units.value).find(({ name }) => name.toLowerCase() === text.trim().toLowerCase());
  return unitLocator(unit?.id);
}

/** Whether the map has a hex. @param {import("../../core/hexes.js").Hex} hex */
function hasHex(hex) {
  return boardOfPage()?.describe(hex) != null;
}
