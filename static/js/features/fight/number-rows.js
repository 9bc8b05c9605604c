// Numbers that explain themselves: pressed, each shows the parts that it is the sum of.

import { useState } from "preact/hooks";
import { html } from "../../ui/controls.js";
import { minus, rollText, signed } from "../../text/format.js";
import { t } from "../../text/t.js";

/** @typedef {import("./types.js").NumberPart} NumberPart */
/** @typedef {import("./types.js").ExplainedNumber} ExplainedNumber */
/** @typedef {import("./types.js").DieRoll} DieRoll */
/** @typedef {{label: string, shown: string, parts: NumberPart[], note?: string}} NumberRow  a number to show */

/** What a part adds: "+2", "+2 grades". @param {NumberPart} part */
function partValue(part) {
  const grades = part.grades ? t("fight-grades", { signed: signed(part.grades), n: part.grades }) : "";
  const value = part.value || !grades ? signed(part.value) : "";
  return [value, grades].filter(Boolean).join(", ");
}

/**
 * A number as a row for `Numbers`.
 * @param {string} label @param {ExplainedNumber} number
 * @returns {NumberRow}
 */
export function numberRow(label, number) {
  return { label, shown: minus(number.value), parts: number.parts };
}

/**
 * A roll as a row for `Numbers`.
 * @param {string} label @param {DieRoll} roll
 * @returns {NumberRow}
 */
export function rollRow(label, roll) {
  const note = roll.least > 1 ? t("fight-the-die-counts-at-least", { least: roll.least }) : undefined;
  return { label, shown: rollText(roll), parts: roll.parts, note };
}

/** The parts of a number, as a list. @param {{parts: NumberPart[], note?: string}} given */
export function Parts({ parts, note }) {
  return html`<dl class="parts">
      ${parts.map((part, i) => html`<div key=${i}><dt>${part.name || part.source}</dt><dd>${partValue(part)}</dd></div>`)}
    </dl>
    ${note && html`<p class="quiet">${note}</p>`}`;
}

/**
 * Numbers side by side; the pressed one is explained below them.
 * @param {{list: NumberRow[]}} given
 */
export function Numbers({ list }) {
  const [open, setOpen] = useState("");
  const asked = list.find((each) => each.label === open);
  return html`<div class="numbers-box">
    <div class="numbers">
      ${list.map((each) => {
        const value = html`<span class="fine wrap">${each.label}</span><b>${each.shown}</b>`;
        // what nothing adds to has nothing to explain
        if (each.parts.length === 0 && !each.note) return html`<div class="number number-plain" key=${each.label}>${value}</div>`;
        return html`<button
          type="button"
          key=${each.label}
          class="number"
          aria-expanded=${String(each === asked)}
          title=${t("fight-where-it-comes-from")}
          onClick=${() => setOpen(each === asked ? "" : each.label)}
        >${value}</button>`;
      })}
    </div>
    ${asked &&
    html`<div class="number-means" role="status">
      <p><b>${asked.label} ${asked.shown}</b></p>
      <${Parts} parts=${asked.parts} note=${asked.note} />
    </div>`}
  </div>`;
}
