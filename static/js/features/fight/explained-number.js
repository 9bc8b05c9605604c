// Numbers that explain themselves: pressed, each shows the parts that it is the sum of. Also costs.

import { useState } from "preact/hooks";
import { html } from "../../ui/controls.js";
import { minus, signed } from "../../text/format.js";

/** @typedef {import("./types.js").NumberPart} NumberPart */
/** @typedef {import("./types.js").ExplainedNumber} ExplainedNumber */
/** @typedef {import("./types.js").DieRoll} DieRoll */
/** @typedef {{label: string, shown: string, parts: NumberPart[], note?: string}} NumberRow  a number to show */

/** A die and its bonus: "d8+1"; only the number when no die is rolled. @param {DieRoll} roll */
export function rollText(roll) {
  if (roll.sides === 0) return minus(roll.plus);
  return `d${roll.sides}${roll.plus ? signed(roll.plus) : ""}`;
}

/** What a part adds: "+2", "+2 grades". @param {NumberPart} part */
function partValue(part) {
  const grades = part.grades ? `${signed(part.grades)} ${Math.abs(part.grades) === 1 ? "grade" : "grades"}` : "";
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
  const note = roll.least > 1 ? `The die counts at least ${roll.least}.` : undefined;
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
      ${list.map(
        (each) => html`<button
          type="button"
          key=${each.label}
          class="number"
          aria-expanded=${String(each === asked)}
          title="Where it comes from"
          onClick=${() => setOpen(each === asked ? "" : each.label)}
        >
          <span class="number-label">${each.label}</span><b>${each.shown}</b>
        </button>`,
      )}
    </div>
    ${asked &&
    html`<div class="number-means" role="status">
      <p><b>${asked.label} ${asked.shown}</b></p>
      ${asked.parts.length > 0 || asked.note ? html`<${Parts} parts=${asked.parts} note=${asked.note} />` : html`<p class="quiet">Nothing adds to it.</p>`}
    </div>`}
  </div>`;
}

/**
 * A cost as icons: a dot for each step, a bolt for each energy.
 * @param {{steps: number, energy: number, most?: number}} given  `most`: steps at most
 */
export function Cost({ steps, energy, most = steps }) {
  const said = costText({ steps, energy, most });
  return html`<span class="cost" role="img" aria-label=${said} title=${said}>
    ${upToSix(steps).map((n) => html`<i key=${`s${n}`} class="cost-step"></i>`)}
    ${most > steps && html`<span class="cost-most">to ${most}</span>`}
    ${upToSix(energy).map((n) => html`<svg key=${`e${n}`} class="cost-energy" viewBox="0 0 10 14" width="8" height="11"><path d="M6 0L0 8h4L3 14l7-9H6z" /></svg>`)}
    ${steps === 0 && energy === 0 && html`<span class="cost-free">free</span>`}
  </span>`;
}

/** Indices for `n` icons, six at most. @param {number} n */
const upToSix = (n) => Array.from({ length: Math.min(n, 6) }, (_, i) => i);

/**
 * A cost in words: "1 to 2 steps, 1 energy"; "free" for nothing.
 * @param {{steps: number, energy: number, most?: number}} given
 */
export function costText({ steps, energy, most = steps }) {
  const stepWords = steps || most ? [`${steps}${most > steps ? ` to ${most}` : ""} ${most === 1 ? "step" : "steps"}`] : [];
  const words = [...stepWords, ...(energy ? [`${energy} energy`] : [])];
  return words.join(", ") || "free";
}
