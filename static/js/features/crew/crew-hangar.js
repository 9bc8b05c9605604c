// The hangar's part of the Crew tab: a pilot's stored builds, and requests to bring a build into play,
// which the Handler decides.

import { effect } from "@preact/signals";
import { send } from "../../core/commands.js";
import * as selection from "../../core/selection.js";
import * as session from "../../core/session.js";
import { contentName, fetchContent } from "../fight/content.js";
import { HangarLink, placeOnNextClick, requestedBuilds, storedBuilds } from "./hangar-link.js";
import { Icon } from "../../ui/icons.js";
import { html } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").StoredBuild} StoredBuild */

/** The hangar's part of the Crew tab: requests, the link, and the pilot's own builds. */
export function CrewHangar() {
  const seat = session.you.value?.seat;
  const own = session.you.value?.role === "pilot" ? storedBuilds().filter((each) => each.owner === seat) : [];
  return html`<section class="crew-hangar stack" aria-label=${t("crew-hangar")}>
    ${session.isHandler.value && html`<${BuildRequests} />`}
    <${HangarLink} wide />
    ${own.length === 0 &&
    session.you.value?.role === "pilot" &&
    html`<p class="quiet">${t("crew-where-frames-are-built-keep-one")}</p>`}
    ${own.map((each) => html`<${OwnBuild} key=${each.id} build=${each} />`)}
  </section>`;
}

/** @param {{build: StoredBuild}} given */
function OwnBuild({ build }) {
  const ask = (/** @type {boolean} */ asked) => send({ type: "build.ask", build: build.id, asked });
  if (build.asked) {
    return html`<div class="crew-build">
      <p><b>${build.name}</b> <span class="quiet">${t("crew-waits-for-the-handler-to-bring")}</span></p>
      <button type="button" class="button button-quiet" onClick=${() => ask(false)}>${t("crew-take-it-back")}</button>
    </div>`;
  }
  return html`<div class="crew-build">
    <p><b>${build.name}</b> <span class="quiet">${isInPlay(build) ? t("crew-is-in-play") : t("crew-kept-at-the-table")}</span></p>
    ${!isInPlay(build) &&
    html`<button type="button" class="button" aria-label=${t("crew-ask-the-handler-to-bring-in", { name: build.name })} onClick=${() => ask(true)}>
      <${Icon} name="send" /><span>${t("crew-ask-for-it")}</span>
    </button>`}
  </div>`;
}

/** Whether one of this seat's units has a build. @param {StoredBuild} build */
function isInPlay(build) {
  return session.ownUnitIds.value.some((id) => session.units.value[id]?.frame?.build === build.name);
}

/** The requests that the Handler decides. */
export function BuildRequests() {
  return requestedBuilds().map((build) => html`<${BuildRequest} key=${build.id} build=${build} />`);
}

/** @param {{build: StoredBuild}} given */
function BuildRequest({ build }) {
  fetchContent();
  const who = session.seats.value[build.owner ?? ""]?.name ?? t("crew-somebody");
  const base = [contentName("chassis", build.build.chassis), contentName("generators", build.build.generator)].join(", ");
  return html`<section class="pending stack gap-3" aria-label=${t("crew-asks-to-bring-in", { who, name: build.name })}>
    <header class="pending-head inline"><${Icon} name="hangar" size=${18} /><h3>${t("crew-asks-to-bring-in", { who, name: build.name })}</h3></header>
    <p class="quiet">${base}, ${build.build.weapons?.map((/** @type {any} */ weapon) => weapon.name).join(", ") || t("crew-no-weapon")}</p>
    <div class="row">
      <button type="button" class="button button-primary" onClick=${() => bringIn(build)}><${Icon} name="ping" /><span>${t("crew-bring-it-in")}</span></button>
      <button type="button" class="button" onClick=${() => send({ type: "build.ask", build: build.id, asked: false })}>${t("crew-not-now")}</button>
    </div>
  </section>`;
}

/** Adds a unit with a build; the next click on the map places it. @param {StoredBuild} build */
async function bringIn(build) {
  const before = new Set(Object.keys(session.units.value));
  const answer = await send({ type: "unit.add", name: build.name, disposition: "pilot", controller: build.owner, build: build.id });
  if (!answer.ok) return;
  let done = false;
  const stop = effect(() => {
    const added = Object.values(session.units.value).find((unit) => !before.has(unit.id) && unit.name === build.name);
    if (done || added === undefined) return;
    done = true;
    // signals must not change inside the effect that reads them
    queueMicrotask(() => {
      stop();
      selection.select(added.id);
      placeOnNextClick(added.id);
    });
  });
}
