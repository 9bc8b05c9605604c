// The framed page of "as seen by": the Handler sees the table as another seat and can do nothing
// there. `data-as` of <body> names that seat; the page around it is the Handler's own.

import { effect, signal } from "@preact/signals";
import { TEXT_FIELDS } from "../../core/lost-focus-guard.js";
import { boardOfPage, chunksLoading } from "../../core/board-handle.js";
import { showReadonlyReason } from "../../core/commands.js";
import { hasOpenLayer } from "../../core/layers.js";
import * as session from "../../core/session.js";

/**
 * As whom this page views the table: a seat, "pilots", "spectators"; "" for a page of one's own.
 */
export const framedAs = document.body.dataset.as ?? "";

/** Why nothing can be done on this page, outside of the history; null on a page of one's own. */
export const framedReadonly = framedAs === "" ? null : { code: "only-looking", params: {} };

/** Whether the page still loads the linked moment; the page around does not show it yet. */
export const momentLoading = signal(false);

/** Returns a URL of this table, with `?as=` in a framed page. @param {string} url */
export function asFramed(url) {
  return framedAs === "" ? url : `${url}${url.includes("?") ? "&" : "?"}as=${encodeURIComponent(framedAs)}`;
}

/**
 * Posts a message to the page around.
 * @param {"ready"|"back"|"moment"} looking @param {Record<string, any>} [more]
 */
export function postToParent(looking, more = {}) {
  window.parent.postMessage({ looking, ...more }, location.origin);
}

/** Returns the moment in the address, `#past=SEQ&epoch=EPOCH&of=WHOSE`, or null. */
export function linkedMoment() {
  const wanted = new URLSearchParams(location.hash.slice(1));
  const seq = Number(wanted.get("past"));
  return framedAs === "" || seq < 1 ? null : { seq, epoch: wanted.get("epoch") ?? "", of: wanted.get("of") ?? "" };
}

/** Whether the history that is open was opened by the page around. */
let beganInHistory = linkedMoment() !== null;

/** Makes the history a layer of this page, which Escape closes. */
export function leaveLinkedMoment() {
  beganInHistory = false;
}

/** Copies the camera of the page around, so that the map keeps its place on the screen. */
function copyParentCamera() {
  const above = /** @type {any} */ (window.parent.document.getElementById("board"))?.board;
  const frame = window.frameElement?.getBoundingClientRect();
  if (!above || !frame) return;
  const { x, y, scale } = above.view();
  boardOfPage()?.setView({ x: x + frame.left / scale, y: y + frame.top / scale, scale });
}

/** Prepares a framed page. Called once at start. */
export function watchFramedPage() {
  if (framedAs === "") return;
  session.setReadonly(framedReadonly);
  let reported = false;
  effect(() => {
    const ended = ["kicked", "gone", "left"].includes(session.connection.value.state);
    if (reported || !(ended || (!momentLoading.value && session.view.value !== null && session.map.value !== null && chunksLoading.value === 0))) return;
    reported = true;
    if (!ended) copyParentCamera();
    // the page is drawn two frames later
    requestAnimationFrame(() => requestAnimationFrame(() => postToParent("ready")));
  });
  effect(() => {
    if (session.connection.value.state === "left") postToParent("back");
  });
  // before the board, which would deselect; layers of this page are closed first
  document.addEventListener(
    "keydown",
    (event) => {
      // a history that the page around opened is not a layer of this page
      if (event.key !== "Escape" || hasOpenLayer(beganInHistory ? "history" : undefined)) return;
      if (/** @type {HTMLElement} */ (event.target).matches(TEXT_FIELDS)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      postToParent("back");
    },
    { capture: true },
  );
  document.addEventListener("click", (event) => {
    // links would lead to pages that are the Handler's own
    if (!(/** @type {HTMLElement} */ (event.target).closest("a[href]"))) return;
    event.preventDefault();
    showReadonlyReason();
  });
}
