// The page that lies in the frame of "as seen by": a Handler looks at the table as somebody else sees
// it, and does nothing there. `data-as` of <body> says as whom; the page around it is the Handler's.

import { effect, signal } from "@preact/signals";
import { TEXT_FIELDS } from "../../ui/lost-focus-guard.js";
import * as app from "../../core/app.js";
import { boardOfPage } from "../../core/action-context.js";

/** As whom this page looks on: a seat, "pilots", "spectators"; "" for a page of one's own. */
export const framedAs = document.body.dataset.as ?? "";

/** Why nothing can be done on this page while it shows the table as it is now; null where one can. */
export const framedReadonly = framedAs === "" ? null : { code: "only-looking", params: {} };

/** Whether something is still to come before the page around may show this one. */
export const momentLoading = signal(false);

/** An address of this table with `?as=` where the page looks as somebody else. @param {string} url */
export function asFramed(url) {
  return framedAs === "" ? url : `${url}${url.includes("?") ? "&" : "?"}as=${encodeURIComponent(framedAs)}`;
}

/** @param {"ready"|"back"|"moment"} looking @param {Record<string, any>} [more] */
export function postToParent(looking, more = {}) {
  window.parent.postMessage({ looking, ...more }, location.origin);
}

/** The moment at which the page around wants this one to begin: `#past=SEQ&epoch=EPOCH&of=WHOSE`. */
export function linkedMoment() {
  const wanted = new URLSearchParams(location.hash.slice(1));
  const seq = Number(wanted.get("past"));
  return framedAs === "" || seq < 1 ? null : { seq, epoch: wanted.get("epoch") ?? "", of: wanted.get("of") ?? "" };
}

/** Whether one came here from the past; coming to now ends that. */
let beganInHistory = linkedMoment() !== null;

/** What was looked back at from here on is this page's own layer. */
export function leaveLinkedMoment() {
  beganInHistory = false;
}

/** The camera of the page around: the map stays where it was on the screen. */
function copyParentCamera() {
  const above = /** @type {any} */ (window.parent.document.getElementById("board"))?.board;
  const frame = window.frameElement?.getBoundingClientRect();
  if (!above || !frame) return;
  const { x, y, scale } = above.view();
  boardOfPage()?.look({ x: x + frame.left / scale, y: y + frame.top / scale, scale });
}

export function watchFramedPage() {
  if (framedAs === "") return;
  app.readonly.value = framedReadonly;
  let told = false;
  effect(() => {
    const ended = ["kicked", "gone", "left"].includes(app.connection.value.state);
    if (told || !(ended || (!momentLoading.value && app.view.value !== null && app.map.value !== null && app.chunksLoading.value === 0))) return;
    told = true;
    if (!ended) copyParentCamera();
    // what came is drawn by the next frame
    requestAnimationFrame(() => requestAnimationFrame(() => postToParent("ready")));
  });
  effect(() => {
    if (app.connection.value.state === "left") postToParent("back");
  });
  // before the board, which lets go of the selection; the page's own layers are left first
  document.addEventListener(
    "keydown",
    (event) => {
      // a past that the page around was in is not a layer of this one's own
      if (event.key !== "Escape" || app.hasOpenLayer(!beganInHistory)) return;
      if (/** @type {HTMLElement} */ (event.target).matches(TEXT_FIELDS)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      postToParent("back");
    },
    { capture: true },
  );
  document.addEventListener("click", (event) => {
    // links lead to pages that are the Handler's own
    if (!(/** @type {HTMLElement} */ (event.target).closest("a[href]"))) return;
    event.preventDefault();
    app.showReadonlyReason();
  });
}
