// Where one starts: from nothing, from a ready frame or NPC, from what a table keeps.

import { signal } from "@preact/signals";
import { Choice, html, SureButton } from "../ui/controls.js";
import { Icon } from "../ui/icons.js";
import { begin, bringBack, build, content, edited, entry, library, nothing, replaced, said, tagOf, whole } from "./state.js";
import { isHandler, keptBuilds, removeBuild, table } from "./server.js";
import { Small } from "./picture.js";
import { Guide, StepHead } from "./parts.js";
import { goTo } from "./places.js";

/** @typedef {import("./types.js").Build} Build */
/** @typedef {{key: string, build: Build, glance?: import("./types.js").Glance, kept?: any}} Offer */

const shelf = signal(/** @type {"frames"|"npcs"|"table"} */ ("frames"));
const chassis = signal("");
const words = signal("");
/** The card that was pressed last. */
const pressed = signal("");

export function StartStep() {
  const own = edited.value && build.value.name.trim() !== "" ? build.value.name : "";
  const found = offers().filter(fits);
  return html`<${StepHead} title="Build a frame">Start from a ready one and change it, or from nothing: eight short steps, in any order.</${StepHead}>
    <div class="row">
      <button type="button" class="button button-strong" onClick=${fromNothing}><${Icon} name="plus" /><span>From nothing</span></button>
      ${edited.value &&
      html`<button type="button" class="button" onClick=${() => goTo("chassis")}><${Icon} name="right" /><span>Go on with ${own || "your frame"}</span></button>`}
      ${replaced.value !== null &&
      html`<button type="button" class="button" onClick=${bringBack}><${Icon} name="undo" /><span>Bring back ${replaced.value.name || "what was here"}</span></button>`}
      <${Guide} className="guide-narrow" />
    </div>
    <div class="finder">
      <${Choice} label="Shelf" value=${shelf.value} options=${shelves()} onChange=${(/** @type {any} */ value) => (shelf.value = value)} />
      <input class="input" type="search" aria-label="Find" placeholder="Find: name, weapon, tag" value=${words.value} onInput=${(/** @type {any} */ e) => (words.value = e.target.value)} />
      <select class="input" aria-label="Chassis" value=${chassis.value} onChange=${(/** @type {any} */ e) => (chassis.value = e.target.value)}>
        <option value="">Any chassis</option>
        ${content.value.chassis.map(({ id, name }) => html`<option value=${id} key=${id}>${name}</option>`)}
      </select>
    </div>
    <p class="sr" role="status">${found.length} found</p>
    ${found.length === 0
      ? html`<p class="quiet hint">${shelf.value === "table" && keptBuilds.value.length === 0 ? "The table keeps no builds yet. Build one, and keep it there from the sheet." : "Nothing fits that."}</p>`
      : html`<ul class="offers">${found.map((offer) => html`<${OfferCard} key=${offer.key} offer=${offer} />`)}</ul>`}`;
}

function shelves() {
  return [
    { value: "frames", label: "Frames" },
    { value: "npcs", label: "NPCs" },
    ...(table.value !== null ? [{ value: "table", label: "At the table" }] : []),
  ];
}

/** @returns {Offer[]} */
function offers() {
  const now = shelf.value;
  if (now === "table") return keptBuilds.value.map((kept) => ({ key: kept.id, build: whole(kept.build), kept }));
  return library.value[now].map((ready) => ({ key: ready.id, build: whole(ready.build), glance: ready.glance }));
}

/** @param {Offer} offer */
function fits({ build: made }) {
  if (chassis.value !== "" && made.chassis !== chassis.value) return false;
  const says = [
    ...[made.name, made.notes, entry("chassis", made.chassis)?.name, entry("generators", made.generator)?.name],
    ...made.weapons.flatMap((weapon) => [
      weapon.name,
      entry("weapon_types", weapon.kind)?.name,
      entry("damage_types", weapon.damage)?.name,
      ...Object.keys(weapon.tags).map((id) => tagOf(id)?.name ?? id),
    ]),
    ...made.modules.map((module) => module.name),
  ]
    .join(" ")
    .toLowerCase();
  return words.value
    .toLowerCase()
    .split(/\s+/)
    .every((word) => says.includes(word));
}

function fromNothing() {
  pressed.value = "";
  begin(nothing());
  goTo("chassis");
}

/** @param {{offer: Offer}} given */
function OfferCard({ offer }) {
  const { build: made, glance, kept } = offer;
  const chosen = pressed.value === offer.key && !edited.value;
  const choose = () => {
    pressed.value = offer.key;
    begin(made);
  };
  const base = [entry("chassis", made.chassis)?.name ?? made.chassis, entry("generators", made.generator)?.name ?? made.generator];
  return html`<li class="offer">
    <button type="button" class="offer-card" aria-pressed=${String(chosen)} onClick=${choose}>
      <span class="offer-picture"><${Small} silhouette=${made.silhouette} size=${48} /></span>
      <span class="offer-words">
        <b>${made.name}</b>
        <span class="quiet">${base.join(" · ")}</span>
      </span>
      ${glance &&
      html`<span class="offer-numbers">
        <${Figure} icon="shield" value=${glance.integrity} label="Integrity" />
        <${Figure} icon="speed" value=${glance.speed} label="Speed" />
        <${Figure} icon="range" value=${glance.reach} label="Range" />
      </span>`}
      <span class="offer-notes quiet">${kept ? keptWords(kept, made) : made.notes}</span>
    </button>
    ${kept && mine(kept) && html`<span class="offer-remove"><${SureButton} label=${`Remove ${made.name} from the table`} sure="Remove it?" icon="trash" iconOnly onSure=${() => remove(kept)} /></span>`}
  </li>`;
}

/** @param {any} kept @param {Build} made */
function keptWords(kept, made) {
  const whose = kept.owner === null ? (kept.shared ? "The Handler’s, shown to the pilots. " : "The Handler’s. ") : "";
  return whose + made.notes;
}

/** @param {any} kept */
function mine(kept) {
  return isHandler.value || (table.value !== null && kept.owner === table.value.seat);
}

/** @param {any} kept */
async function remove(kept) {
  try {
    await removeBuild(kept.id);
    said.value = `The table keeps ${kept.name} no longer`;
  } catch (error) {
    said.value = /** @type {any} */ (error).message;
  }
}

/** @param {{icon: string, value: number, label: string}} given */
export function Figure({ icon, value, label }) {
  return html`<span class="figure" title=${label}><${Icon} name=${icon} size=${16} /><b>${value}</b><span class="sr"> ${label}</span></span>`;
}
