// The first step: start from nothing, a ready-made frame or NPC, or a build saved at the table.

import { signal } from "@preact/signals";
import { ConfirmButton, html, withValue } from "../ui/controls.js";
import { Choice } from "../ui/fields.js";
import { Icon } from "../ui/icons.js";
import { startBuild, restoreReplaced, build, content, edited, entry, library, emptyBuild, replaced, statusText, tagOf, completeBuild } from "./state.js";
import { isHandler, savedBuilds, removeBuild, table } from "./server.js";
import { SilhouetteIcon } from "./picture.js";
import { GuideLink, StepHead } from "./step-parts.js";
import { goToStep } from "./steps.js";
import { t } from "../text/t.js";

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
  return html`<${StepHead} title=${t("hangar-build-a-frame")}>${t("hangar-start-from-a-ready-one-and")}</${StepHead}>
    <div class="row">
      <button type="button" class="button button-strong" onClick=${startEmpty}><${Icon} name="plus" /><span>${t("hangar-from-nothing")}</span></button>
      ${edited.value &&
      html`<button type="button" class="button" onClick=${() => goToStep("chassis")}><${Icon} name="right" /><span>${t("hangar-go-on-with", { own: own || t("hangar-your-frame") })}</span></button>`}
      ${replaced.value !== null &&
      html`<button type="button" class="button" onClick=${restoreReplaced}><${Icon} name="undo" /><span>${t("hangar-bring-back", { name: replaced.value.name || t("hangar-what-was-here") })}</span></button>`}
      <${GuideLink} className="guide-narrow" />
    </div>
    <div class="finder">
      <${Choice} label=${t("hangar-shelf")} value=${shelf.value} options=${shelves()} onChange=${(/** @type {any} */ value) => (shelf.value = value)} />
      <input class="input" type="search" aria-label=${t("hangar-find")} placeholder=${t("hangar-find-name-weapon-tag")} value=${searchText.value} onInput=${withValue((value) => (searchText.value = value))} />
      <select class="input" aria-label=${t("hangar-chassis")} value=${chassis.value} onChange=${withValue((value) => (chassis.value = value))}>
        <option value="">${t("hangar-any-chassis")}</option>
        ${content.value.chassis.map(({ id, name }) => html`<option value=${id} key=${id}>${name}</option>`)}
      </select>
    </div>
    <p class="sr" role="status">${t("hangar-found", { length: found.length })}</p>
    ${found.length === 0
      ? html`<p class="quiet hint">${shelf.value === "table" && savedBuilds.value.length === 0 ? t("hangar-the-table-keeps-no-builds-yet") : t("hangar-nothing-fits-that")}</p>`
      : html`<ul class="offers">${found.map((offer) => html`<${OfferCard} key=${offer.key} offer=${offer} />`)}</ul>`}`;
}

function shelves() {
  return [
    { value: "frames", label: t("hangar-frames") },
    { value: "npcs", label: t("hangar-npcs") },
    ...(table.value !== null ? [{ value: "table", label: t("hangar-at-the-table") }] : []),
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
        <${IconNumber} icon="shield" value=${glance.integrity} label=${t("hangar-integrity")} />
        <${IconNumber} icon="speed" value=${glance.speed} label=${t("hangar-speed")} />
        <${IconNumber} icon="range" value=${glance.reach} label=${t("hangar-range")} />
      </span>`}
      <span class="offer-notes quiet">${kept ? savedNotes(kept, shown) : shown.notes}</span>
    </button>
    ${kept && mayRemove(kept) && html`<span class="offer-remove"><${ConfirmButton} label=${t("hangar-remove-from-the-table", { name: shown.name })} question=${t("hangar-remove-it")} icon="trash" iconOnly onConfirm=${() => removeSaved(kept)} /></span>`}
  </li>`;
}

/** Returns the notes of a saved build, with its owner. @param {any} kept @param {Build} shown */
function savedNotes(kept, shown) {
  const whose = kept.owner === null ? (kept.shared ? t("hangar-the-handlers-shown-to-the-pilots") : t("hangar-the-handlers")) : "";
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
    statusText.value = t("hangar-the-table-keeps-no-longer", { name: kept.name });
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
