// The hangar as seen from the table: links to it, a pilot's stored builds, and requests to bring a
// build into play, which the Handler decides.

import { effect } from "@preact/signals";
import * as app from "../../core/app.js";
import { Icon } from "../../ui/icons.js";
import { html } from "../../ui/controls.js";

/** @typedef {import("../../core/store.js").StoredBuild} StoredBuild */

/** The builds stored at the table, by name. @returns {StoredBuild[]} */
function storedBuilds() {
  return Object.values(app.view.value?.builds ?? {}).sort((a, b) => a.name.localeCompare(b.name));
}

/** The builds that pilots ask the Handler to bring in. */
export function requestedBuilds() {
  return storedBuilds().filter((each) => each.asked);
}

/** The address of the hangar. @param {string} [unit]  id of the unit to fit out */
function hangarAddress(unit = "") {
  return `/hangar?table=${document.body.dataset.table ?? ""}${unit && `&unit=${unit}`}`;
}

/**
 * A link to the hangar, in a tab of its own.
 * @param {{unit?: import("../../core/store.js").Unit, wide?: boolean}} given  `unit`: to fit out
 */
export function HangarLink({ unit, wide = false }) {
  const title = unit ? `Fit out ${unit.name}` : "Build a frame";
  return html`<a class=${"button " + (wide ? "button-wide" : "button-quiet unit-hangar")} href=${hangarAddress(unit?.id)} target="hangar" title=${title}>
    <${Icon} name="hangar" /><span>Hangar</span>
  </a>`;
}

/** The hint about the hangar for a pilot without a unit. */
export function HangarHint() {
  return html`<div class="hangar-hint">
    <p class="quiet">Or build a frame of your own in the hangar, and ask the Handler from there to bring it in.</p>
    <${HangarLink} wide />
  </div>`;
}

/** The hangar's part of the Crew tab: requests, the link, and the pilot's own builds. */
export function CrewHangar() {
  const seat = app.you.value?.seat;
  const own = app.you.value?.role === "pilot" ? storedBuilds().filter((each) => each.owner === seat) : [];
  return html`<section class="crew-hangar" aria-label="Hangar">
    ${app.isHandler.value && html`<${BuildRequests} />`}
    <${HangarLink} wide />
    ${own.length === 0 &&
    app.you.value?.role === "pilot" &&
    html`<p class="quiet">Where frames are built. Keep one at the table, and ask the Handler to bring it in.</p>`}
    ${own.map((each) => html`<${OwnBuild} key=${each.id} build=${each} />`)}
  </section>`;
}

/** @param {{build: StoredBuild}} given */
function OwnBuild({ build }) {
  const ask = (/** @type {boolean} */ asked) => app.send({ type: "build.ask", build: build.id, asked });
  if (build.asked) {
    return html`<div class="crew-build">
      <p><b>${build.name}</b> <span class="quiet">waits for the Handler to bring it in</span></p>
      <button type="button" class="button button-quiet" onClick=${() => ask(false)}>Take it back</button>
    </div>`;
  }
  return html`<div class="crew-build">
    <p><b>${build.name}</b> <span class="quiet">${isInPlay(build) ? "is in play" : "kept at the table"}</span></p>
    ${!isInPlay(build) &&
    html`<button type="button" class="button" aria-label=${`Ask the Handler to bring in ${build.name}`} onClick=${() => ask(true)}>
      <${Icon} name="send" /><span>Ask for it</span>
    </button>`}
  </div>`;
}

/** Whether one of this seat's units has a build. @param {StoredBuild} build */
function isInPlay(build) {
  return app.ownUnitIds.value.some((id) => app.units.value[id]?.frame?.build === build.name);
}

/** The requests that the Handler decides. */
export function BuildRequests() {
  return requestedBuilds().map((build) => html`<${BuildRequest} key=${build.id} build=${build} />`);
}

/** @param {{build: StoredBuild}} given */
function BuildRequest({ build }) {
  const who = app.seats.value[build.owner ?? ""]?.name ?? "Somebody";
  const base = [build.build.chassis, build.build.generator].map((id) => id.replaceAll("-", " ")).join(", ");
  return html`<section class="pending" aria-label=${`${who} asks to bring in ${build.name}`}>
    <header class="pending-head"><${Icon} name="hangar" size=${18} /><h3>${who} asks to bring in ${build.name}</h3></header>
    <p class="quiet">${base}, ${build.build.weapons?.map((/** @type {any} */ weapon) => weapon.name).join(", ") || "no weapon"}</p>
    <div class="row">
      <button type="button" class="button button-primary" onClick=${() => bringIn(build)}><${Icon} name="ping" /><span>Bring it in</span></button>
      <button type="button" class="button" onClick=${() => app.send({ type: "build.ask", build: build.id, asked: false })}>Not now</button>
    </div>
  </section>`;
}

/** Adds a unit with a build; the next click on the map places it. @param {StoredBuild} build */
async function bringIn(build) {
  const before = new Set(Object.keys(app.units.value));
  const answer = await app.send({ type: "unit.add", name: build.name, disposition: "pilot", controller: build.owner, build: build.id });
  if (!answer.ok) return;
  let done = false;
  const stop = effect(() => {
    const added = Object.values(app.units.value).find((unit) => !before.has(unit.id) && unit.name === build.name);
    if (done || added === undefined) return;
    done = true;
    // signals must not change inside the effect that reads them
    queueMicrotask(() => {
      stop();
      app.select(added.id);
      placeOnNextClick(added.id);
    });
  });
}

/** Lets the next click on the map place a unit. @param {string} unit */
export function placeOnNextClick(unit) {
  app.placing.value = { unit };
  app.tool.value = "select";
  if (app.narrow.value) app.sheetHeight.value = "handle";
}
