// Parts of the page that are loaded after it has opened: panels and dialogs that nobody needs at
// once. One script has them all (table/parts.js); the page fetches it when it is idle, or earlier
// when somebody opens one of them.

import { computed, signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { EmptyState, html } from "./controls.js";
import { t } from "../text/t.js";

/** @typedef {ReturnType<typeof import("../table/parts.js").installParts>} Parts  by name */
/** @typedef {Pick<import("../core/layers.js").Layer, "isOpen"|"close">} Opened  what can be open */

/** The components; null until they have arrived. */
const parts = signal(/** @type {Parts|null} */ (null));
/** Whether they have arrived. */
export const partsThere = computed(() => parts.value !== null);
/** Whether the last attempt to load them failed. */
const failed = signal(false);

/** @type {() => Promise<Parts>} */
let fetchParts = () => Promise.reject(new Error("no parts"));
/** @type {Promise<void>|null} */
let coming = null;

/** Sets what loads the components. Called once at start. @param {typeof fetchParts} given */
export function setPartsLoader(given) {
  fetchParts = given;
}

/** Loads the components, unless they are there or on their way. */
export function loadParts() {
  coming ??= fetchParts().then(
    (found) => {
      parts.value = found;
    },
    (problem) => {
      console.info(`parts of the page are missing: ${problem}`);
      failed.value = true;
      coming = null;
    },
  );
  return coming;
}

/** Loads them once the browser has nothing else to do. */
export function loadPartsWhenIdle() {
  const load = () => void (failed.value || loadParts());
  if (typeof requestIdleCallback === "function") requestIdleCallback(load, { timeout: 3000 });
  else setTimeout(load, 300);
}

/** Loads them, also after a failure. */
function retry() {
  failed.value = false;
  void loadParts();
}

/**
 * A component that shows a part, and nothing until it has arrived.
 * @param {(all: Parts) => any} choose
 */
export const part = (choose) => stand(choose, () => null);

/**
 * A component for the contents of a tab or panel: says in its place that they are on their way.
 * @param {(all: Parts) => any} choose
 */
export const panelPart = (choose) => stand(choose, () => html`<${Awaited} />`);

/**
 * A component for a dialog: says above the page that it is on its way.
 * @param {(all: Parts) => any} choose @param {Opened} layer
 */
export const dialogPart = (choose, { isOpen, close }) => stand(choose, () => (isOpen() ? html`<${AwaitedDialog} close=${close} />` : null));

/**
 * A component that says above the page that a part in another place is on its way.
 * @param {Opened} layer
 */
export const opening = (layer) => dialogPart(() => Nothing, layer);
const Nothing = () => null;

/**
 * @param {(all: Parts) => any} choose
 * @param {() => any} before  what is shown until it has arrived
 */
function stand(choose, before) {
  return function Part(/** @type {any} */ given) {
    return parts.value === null ? before() : html`<${choose(parts.value)} ...${given} />`;
  };
}

/**
 * The place of a part that is on its way, or that could not be loaded.
 * @param {{close?: () => void}} given
 */
function Awaited({ close }) {
  // opened again after a failure, it tries again
  useLayoutEffect(retry, []);
  if (!failed.value) return html`<p class="quiet part-coming" role="status">${t("ui-part-loading")}</p>`;
  return html`<div role="alert"><${EmptyState} icon="info" title=${t("ui-part-failed")}>
    ${t("ui-part-failed-why")}
    <span class="row empty-own part-ways">
      <button type="button" class="button button-strong" onClick=${retry}>${t("ui-part-try-again")}</button>
      <button type="button" class="button" onClick=${() => location.reload()}>${t("ui-part-reload")}</button>
      ${close && html`<button type="button" class="button button-quiet" onClick=${close}>${t("ui-part-close")}</button>`}
    </span>
  </${EmptyState}></div>`;
}

/** The same above the page. After a failure its first button has the focus. @param {{close: () => void}} given */
function AwaitedDialog({ close }) {
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  const opener = useRef(/** @type {Element|null} */ (null));
  useEffect(() => {
    if (!failed.value) return undefined;
    opener.current = document.activeElement;
    box.current?.querySelector("button")?.focus();
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus();
    };
  }, [failed.value]);
  return html`<section class="menu part-dialog panel" ref=${box}><${Awaited} close=${close} /></section>`;
}
