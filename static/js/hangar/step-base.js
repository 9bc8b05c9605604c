// Chassis and generator: one card each, with the numbers and what is special about it.

import { html } from "../ui/controls.js";
import { Icon } from "../ui/icons.js";
import { tabPlace, walkRadios } from "../ui/roving-focus.js";
import { build, change, content, setChassis } from "./state.js";
import { Measure, StepHead, Wrong } from "./parts.js";
import { Small } from "./picture.js";

/** @typedef {import("./types.js").Entry} Entry */

/** Name of the field and of what it says. @type {[string, string][]} */
const BODY = [
  ["integrity", "Integrity"],
  ["stability", "Stability"],
  ["speed", "Speed"],
  ["recoil", "Recoil"],
];

/** @param {Entry[]} entries @param {string} field */
const most = (entries, field) => Math.max(...entries.map((entry) => entry[field]));

export function ChassisStep() {
  const entries = content.value.chassis;
  const stop = tabPlace(entries.map((/** @type {Entry} */ { id }) => ({ chosen: build.value.chassis === id })));
  return html`<${StepHead} title="Chassis">What the frame stands on: how much it takes, how far it goes, and one thing that only it can do.</${StepHead}>
    <${Wrong} at="chassis" />
    <div class="cards" role="radiogroup" aria-label="Chassis" onKeyDown=${walkRadios} data-at="chassis">
      ${entries.map(
        (entry, i) => html`<${Card} key=${entry.id} entry=${entry} stop=${i === stop} chosen=${build.value.chassis === entry.id} onChoose=${() => setChassis(entry.id)} picture=${html`<${Small} silhouette=${entry.silhouette} size=${52} />`}>
          <span class="measures">
            ${BODY.map(([field, label]) => html`<${Measure} key=${field} label=${label} value=${entry[field]} most=${most(entries, field)} />`)}
          </span>
        </${Card}>`,
      )}
    </div>`;
}

export function GeneratorStep() {
  const entries = content.value.generators;
  const stop = tabPlace(entries.map((/** @type {Entry} */ { id }) => ({ chosen: build.value.generator === id })));
  return html`<${StepHead} title="Generator">Energy for weapons and modules: how much it holds, and how much comes back at the start of a turn, though never more than it holds. Tuning can raise both.</${StepHead}>
    <${Wrong} at="generator" />
    <div class="cards" role="radiogroup" aria-label="Generator" onKeyDown=${walkRadios} data-at="generator">
      ${entries.map(
        (entry, i) => html`<${Card} key=${entry.id} entry=${entry} stop=${i === stop} chosen=${build.value.generator === entry.id} onChoose=${() => change({ generator: entry.id })} picture=${html`<${Cells} capacity=${entry.capacity} recharge=${entry.recharge} />`}>
          <span class="measures">
            <${Measure} label="Capacity" value=${entry.capacity} most=${most(entries, "capacity")} />
            <${Measure} label="Recharge" value=${entry.recharge} most=${most(entries, "recharge")} />
          </span>
        </${Card}>`,
      )}
    </div>`;
}

/** Places of cells in a comb, from its middle, in widths and heights of a cell. */
const COMB = [
  [0, 0],
  [0, -1],
  [1, -0.5],
  [1, 0.5],
  [0, 1],
  [-1, 0.5],
  [-1, -0.5],
];

/** What a generator holds, as cells; the lit ones come back in one turn. @param {{capacity: number, recharge: number}} given */
function Cells({ capacity, recharge }) {
  const places = COMB.slice(0, capacity).map(([x, y]) => [x * 12, y * 14]);
  const middle = (/** @type {number} */ axis) => {
    const all = places.map((place) => place[axis]);
    return 26 - (Math.min(...all) + Math.max(...all)) / 2;
  };
  const [dx, dy] = places.length > 0 ? [middle(0), middle(1)] : [0, 0];
  return html`<svg class="cells" viewBox="0 0 52 52" width="52" height="52" aria-hidden="true">
    ${places.map(([x, y], i) => html`<path key=${i} class=${i < recharge ? "cell cell-lit" : "cell"} d=${`M${x + dx - 7.4} ${y + dy}l3.7-6.4h7.4l3.7 6.4-3.7 6.4h-7.4z`} />`)}
  </svg>`;
}

/**
 * One of several, with everything that is to be known of it.
 * @param {{entry: Entry, chosen: boolean, stop: boolean, onChoose: () => void, picture: any, children?: any}} given
 */
function Card({ entry, chosen, stop, onChoose, picture, children }) {
  return html`<button type="button" role="radio" aria-checked=${String(chosen)} tabindex=${stop ? 0 : -1} class="card" onClick=${onChoose}>
    <span class="card-picture">${picture}</span>
    <span class="card-words">
      <b class="card-name">${entry.name}${chosen && html`<${Icon} name="check" size=${18} />`}</b>
      <span class="quiet">${entry.text}</span>
      <span class="card-special">${entry.special}</span>
    </span>
    ${children}
  </button>`;
}
