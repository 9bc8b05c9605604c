// The steps for chassis and generator: a card for each, with numbers and special ability.

import { html } from "../ui/controls.js";
import { Icon } from "../ui/icons.js";
import { radioTabStop, moveBetweenRadios } from "../ui/roving-focus.js";
import { build, change, content, setChassis } from "./state.js";
import { CompareBar, StepHead, Problems } from "./step-parts.js";
import { SilhouetteIcon } from "./picture.js";
import { t } from "../text/t.js";

/** @typedef {import("./types.js").Entry} Entry */

/** The compared numbers: field and label. @type {[string, string][]} */
const CHASSIS_FIELDS = [
  ["integrity", t("hangar-integrity")],
  ["stability", t("hangar-stability")],
  ["speed", t("hangar-speed")],
  ["recoil", t("hangar-recoil")],
];

/** Returns the highest value of a field. @param {Entry[]} entries @param {string} field */
const highest = (entries, field) => Math.max(...entries.map((entry) => entry[field]));

export function ChassisStep() {
  const entries = content.value.chassis;
  const stop = radioTabStop(entries.map((/** @type {Entry} */ { id }) => ({ chosen: build.value.chassis === id })));
  return html`<${StepHead} title=${t("hangar-chassis")}>${t("hangar-what-the-frame-stands-on-how")}</${StepHead}>
    <${Problems} at="chassis" />
    <div class="cards" role="radiogroup" aria-label=${t("hangar-chassis")} onKeyDown=${moveBetweenRadios} data-at="chassis">
      ${entries.map(
        (entry, i) => html`<${ChoiceCard} key=${entry.id} entry=${entry} stop=${i === stop} chosen=${build.value.chassis === entry.id} onChoose=${() => setChassis(entry.id)} picture=${html`<${SilhouetteIcon} silhouette=${entry.silhouette} size=${52} />`}>
          <span class="measures">
            ${CHASSIS_FIELDS.map(([field, label]) => html`<${CompareBar} key=${field} label=${label} value=${/** @type {Entry} */ (entry)[field]} most=${highest(entries, field)} />`)}
          </span>
        </${ChoiceCard}>`,
      )}
    </div>`;
}

export function GeneratorStep() {
  const entries = content.value.generators;
  const stop = radioTabStop(entries.map((/** @type {Entry} */ { id }) => ({ chosen: build.value.generator === id })));
  return html`<${StepHead} title=${t("hangar-generator")}>${t("hangar-energy-for-weapons-and-modules-how")}</${StepHead}>
    <${Problems} at="generator" />
    <div class="cards" role="radiogroup" aria-label=${t("hangar-generator")} onKeyDown=${moveBetweenRadios} data-at="generator">
      ${entries.map(
        (entry, i) => html`<${ChoiceCard} key=${entry.id} entry=${entry} stop=${i === stop} chosen=${build.value.generator === entry.id} onChoose=${() => change({ generator: entry.id })} picture=${html`<${EnergyCells} capacity=${entry.capacity} recharge=${entry.recharge} />`}>
          <span class="measures">
            <${CompareBar} label=${t("hangar-capacity")} value=${entry.capacity} most=${highest(entries, "capacity")} />
            <${CompareBar} label=${t("hangar-recharge")} value=${entry.recharge} most=${highest(entries, "recharge")} />
          </span>
        </${ChoiceCard}>`,
      )}
    </div>`;
}

/** Positions of the cells, in widths and heights of a cell from the middle. */
const CELL_PLACES = [
  [0, 0],
  [0, -1],
  [1, -0.5],
  [1, 0.5],
  [0, 1],
  [-1, 0.5],
  [-1, -0.5],
];

/**
 * The capacity of a generator as hexagonal cells; lit ones recharge in one turn.
 * @param {{capacity: number, recharge: number}} given
 */
function EnergyCells({ capacity, recharge }) {
  const places = CELL_PLACES.slice(0, capacity).map(([x, y]) => [x * 12, y * 14]);
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
 * A card that can be chosen; stop: whether Tab stops at it.
 * @param {{entry: Entry, chosen: boolean, stop: boolean, onChoose: () => void, picture: any,
 *   children?: import("preact").ComponentChildren}} given
 */
function ChoiceCard({ entry, chosen, stop, onChoose, picture, children }) {
  return html`<button type="button" role="radio" aria-checked=${String(chosen)} tabindex=${stop ? 0 : -1} class="card" onClick=${onChoose}>
    <span class="card-picture">${picture}</span>
    <span class="stack gap-1">
      <b class="card-name inline">${entry.name}${chosen && html`<${Icon} name="check" size=${18} />`}</b>
      <span class="quiet">${entry.text}</span>
      <span class="card-special">${entry.special}</span>
    </span>
    ${children}
  </button>`;
}
