// The first step: start from nothing, a ready-made frame or NPC, or a build saved at the table.

import { signal } from "@preact/signals";
import { Choice, html, ConfirmButton } from "../ui/controls.js";
import { Icon } from "../ui/icons.js";
import { startBuild, restoreReplaced, build, content, edited, entry, library, emptyBuild, replaced, statusText, tagOf, completeBuild } from "./state.js";
import { isHandler, savedBuilds, removeBuild, table } from "./server.js";
import { SilhouetteIcon } from "./picture.js";
import { GuideLink, StepHead } from "./step-parts.js";
import { goToStep } from "./steps.js";

/** @typedef {import("./types.js").Build} Build */
/**
 * @typedef {{key: string, build: Build, glance?: import("./types.js").BuildSummary, kept?: any}} Offer
 */

const shelf = signal(/** @type {"frames"|"npcs"|"table"} */ ("frames"));
const chassis = signal("");
const searchText = signal("");
/** The key of the offer that was chosen last. */
const chosenKey = signal("");

export function StartStep() {
  const own = edited.value && build.value.name.trim() !== "" ? build.value.name : "";
  const found = offers().filter(matchesSearch);
  return html`<${StepHead} title="Build a frame">Start from a ready one and change it, or from nothing: eight short steps, in any order.</${StepHead}>
    <div class="row">
      <button type="button" class="button button-strong" onClick=${startEmpty}><${Icon} name="plus" /><span>From nothing</span></button>
      ${edited.value &&
      html`<button type="button" class="button" onClick=${() => goToStep("chassis")}><${Icon} name="right" /><span>Go on with ${own || "your frame"}</span></button>`}
      ${replaced.value !== null &&
      html`<button type="button" class="button" onClick=${restoreReplaced}><${Icon} name="undo" /><span>Bring back ${replaced.value.name || "what was here"}</span></button>`}
      <${GuideLink} className="guide-narrow" />
    </div>
    <div class="finder">
      <${Choice} label="Shelf" value=${shelf.value} options=${shelves()} onChange=${(/** @type {any} */ value) => (shelf.value = value)} />
      <input class="input" type="search" aria-label="Find" placeholder="Find: name, weapon, tag" value=${searchText.value} onInput=${(/** @type {any} */ e) => (searchText.value = e.target.value)} />
      <select class="input" aria-label="Chassis" value=${chassis.value} onChange=${(/** @type {any} */ e) => (chassis.value = e.target.value)}>
        <option value="">Any chassis</option>
        ${content.value.chassis.map(({ id, name }) => html`<option value=${id} key=${id}>${name}</option>`)}
      </select>
    </div>
    <p class="sr" role="status">${found.length} found</p>
    ${found.length === 0
      ? html`<p class="quiet hint">${shelf.value === "table" && savedBuilds.value.length === 0 ? "The table keeps no builds yet. Build one, and keep it there from the sheet." : "Nothing fits that."}</p>`
      : html`<ul class="offers">${found.map((offer) => html`<${OfferCard} key=${offer.key} offer=${offer} />`)}</ul>`}`;
}

function shelves() {
  return [
    { value: "frames", label: "Frames" },
    { value: "npcs", label: "NPCs" },
    ...(table.value !== null ? [{ value: "table", label: "At the table" }] : []),
  ];
}

/** Returns the offers on the current shelf. @returns {Offer[]} */
function offers() {
  const now = shelf.value;
  if (now === "table") return savedBuilds.value.map((kept) => ({ key: kept.id, build: completeBuild(kept.build), kept }));
  return library.value[now].map((ready) => ({ key: ready.id, build: completeBuild(ready.build), glance: ready.glance }));
}

/** Whether an offer matches the search. @param {Offer} offer */
function matchesSearch({ build: shown }) {
  if (chassis.value !== "" && shown.chassis !== chassis.value) return false;
  const searched = [
    ...[shown.name, shown.notes, entry("chassis", shown.chassis)?.name, entry("generators", shown.generator)?.name],
    ...shown.weapons.flatMap((weapon) => [
      weapon.name,
      entry("weapon_types", weapon.kind)?.name,
      entry("damage_types", weapon.damage)?.name,
      ...Object.keys(weapon.tags).map((id) => tagOf(id)?.name ?? id),
    ]),
    ...shown.modules.map((module) => module.name),
  ]
    .join(" ")
    .toLowerCase();
  return searchText.value
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

function startEmpty() {
  chosenKey.value = "";
  startBuild(emptyBuild());
  goToStep("chassis");
}

/** The card of an offer. @param {{offer: Offer}} given */
function OfferCard({ offer }) {
  const { build: shown, glance, kept } = offer;
  const chosen = chosenKey.value === offer.key && !edited.value;
  const choose = () => {
    chosenKey.value = offer.key;
    startBuild(shown);
  };
  const base = [entry("chassis", shown.chassis)?.name ?? shown.chassis, entry("generators", shown.generator)?.name ?? shown.generator];
  return html`<li class="offer">
    <button type="button" class="offer-card" aria-pressed=${String(chosen)} onClick=${choose}>
      <span class="offer-picture"><${SilhouetteIcon} silhouette=${shown.silhouette} size=${48} /></span>
      <span class="offer-words">
        <b>${shown.name}</b>
        <span class="quiet">${base.join(" · ")}</span>
      </span>
      ${glance &&
      html`<span class="offer-numbers">
        <${IconNumber} icon="shield" value=${glance.integrity} label="Integrity" />
        <${IconNumber} icon="speed" value=${glance.speed} label="Speed" />
        <${IconNumber} icon="range" value=${glance.reach} label="Range" />
      </span>`}
      <span class="offer-notes quiet">${kept ? savedNotes(kept, shown) : shown.notes}</span>
    </button>
    ${kept && mayRemove(kept) && html`<span class="offer-remove"><${ConfirmButton} label=${`Remove ${shown.name} from the table`} question="Remove it?" icon="trash" iconOnly onConfirm=${() => removeSaved(kept)} /></span>`}
  </li>`;
}

/** Returns the notes of a saved build, with its owner. @param {any} kept @param {Build} shown */
function savedNotes(kept, shown) {
  const whose = kept.owner === null ? (kept.shared ? "The Handler’s, shown to the pilots. " : "The Handler’s. ") : "";
  return whose + shown.notes;
}

/** Whether the user may remove a saved build. @param {any} kept */
function mayRemove(kept) {
  return isHandler.value || (table.value !== null && kept.owner === table.value.seat);
}

/** Removes a saved build and shows the result. @param {any} kept */
async function removeSaved(kept) {
  try {
    await removeBuild(kept.id);
    statusText.value = `The table keeps ${kept.name} no longer`;
  } catch (error) {
    statusText.value = /** @type {any} */ (error).message;
  }
}

/**
 * A number with an icon instead of its name.
 * @param {{icon: string, value: number, label: string}} given
 */
export function IconNumber({ icon, value, label }) {
  return html`<span class="figure" title=${label}><${Icon} name=${icon} size=${16} /><b>${value}</b><span class="sr"> ${label}</span></span>`;
}
