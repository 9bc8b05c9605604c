// "As seen by": the Handler views the table as another seat. That seat's page (framed-page.js) lies
// in a frame over the Handler's own page, which keeps its state underneath. The frame is shown once
// its page is ready.

import { effect, signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { seatControls } from "../../core/unit-control.js";
import * as app from "../../core/app.js";
import { Icon } from "../../ui/icons.js";
import { useMenu, walkMenuItems } from "../../ui/menu.js";
import { historyState } from "../history/history.js";
import { html } from "../../ui/controls.js";

/** The longest wait for a framed page, in milliseconds. Then it is shown as it is. */
const FRAME_WAIT_MS = 4000;

/**
 * A seat or a group to view the table as.
 * @typedef {{whom: string, name: string, detail: string}} Viewer
 */

/**
 * Returns whom the Handler can view the table as: each pilot, then all of a role together.
 * @returns {Viewer[]}
 */
export function viewers() {
  // the seats of now, also in the history
  const now = app.liveSession.value.view;
  const units = Object.values(now?.scene.units ?? {});
  const pilots = Object.values(now?.seats ?? {})
    .filter((seat) => seat.role === "pilot")
    .sort((a, b) => a.name.localeCompare(b.name))
    .map((seat) => {
      const steered = units.filter((unit) => seatControls(seat.id, unit)).map((unit) => unit.name);
      return { whom: seat.id, name: seat.name, detail: steered.join(", ") || "no unit" };
    });
  return [
    ...pilots,
    { whom: "pilots", name: "Pilots", detail: "what all pilots see" },
    { whom: "spectators", name: "Spectators", detail: "who only watch" },
  ];
}

/**
 * The past moment that the framed page shows, with whose seq it is; null for now.
 * @type {import("@preact/signals").Signal<{of: string, seq: number, epoch: string}|null>}
 */
const framedMoment = signal(null);

/** What had the focus before. @type {HTMLElement|null} */
let focusBefore = null;

/** Views the table as a seat or a group. @param {string} whom */
export function viewAs(whom) {
  if (app.viewedAs.value === null) {
    focusBefore = /** @type {HTMLElement|null} */ (document.activeElement);
    // an open history stays open at the same moment
    const seq = historyState.value?.moment.seq;
    framedMoment.value = seq === undefined ? null : { of: "", seq, epoch: app.historySession.value?.epoch ?? "" };
  }
  app.viewAsMenu.value = false;
  app.viewedAs.value = whom;
}

/** Returns to the Handler's own view. */
export function leaveViewAs() {
  if (app.viewedAs.value === null) return;
  app.viewedAs.value = null;
  framedMoment.value = null;
  setInert(false);
  focusBefore?.focus({ preventScroll: true });
  focusBefore = null;
}

/** Makes the Handler's own page ignore keys and presses. @param {boolean} now */
function setInert(now) {
  for (const id of ["board", "panels"]) {
    const part = document.getElementById(id);
    if (part !== null) part.inert = now;
  }
}

/** Views the table as the seat in the address, `#as=`. */
export function viewAsFromLink() {
  const linked = new URLSearchParams(location.hash.slice(1)).get("as");
  if (linked === null) return;
  history.replaceState(null, "", location.pathname + location.search);
  const stop = effect(() => {
    if (app.view.value === null) return;
    queueMicrotask(() => stop());
    if (app.isHandler.value) app.viewedAs.value = linked;
  });
}

/** The button that opens the menu. @param {{wide?: boolean}} given */
export function ViewAsButton({ wide = false }) {
  return html`<button
    type="button"
    class=${wide ? "button button-quiet button-icon" : "button"}
    aria-label="As seen by…"
    aria-haspopup="dialog"
    aria-expanded=${String(app.viewAsMenu.value)}
    title="As seen by… (Shift + E)"
    onClick=${() => (app.viewAsMenu.value = !app.viewAsMenu.value)}
  >
    <${Icon} name="seen" />${!wide && html`<span>As seen by…</span>`}
  </button>`;
}

/** The menu. */
export function ViewAsMenu() {
  const open = app.viewAsMenu.value && app.seesAll.value;
  const box = useMenu(open, () => (app.viewAsMenu.value = false));
  if (!open) return null;
  return html`<div class="stack seen-menu panel" role="dialog" aria-label="As seen by" ref=${box} onKeyDown=${walkMenuItems}>
    <p class="stack-head"><b>As seen by</b>${!app.touch.value && html`<span class="quiet">Esc comes back</span>`}</p>
    ${viewers().map(
      (each) => html`<button type="button" class="stack-item" key=${each.whom} onClick=${() => viewAs(each.whom)}>
        <${Icon} name=${each.whom === "spectators" ? "sight" : "unit"} size=${18} />
        <span>${each.name}</span><span class="quiet seen-detail">${each.detail}</span>
      </button>`,
    )}
  </div>`;
}

/** The strip with the seat's name, and the frame below it. */
export function ViewAsLayer() {
  const whom = app.viewedAs.value;
  const handler = app.seesAll.value && (app.connection.value.state !== "kicked" && app.connection.value.state !== "gone");
  const list = viewers();
  const found = list.find((each) => each.whom === whom);
  useEffect(() => {
    // the seat was removed, or the Handler's own
    if (whom === null || (found !== undefined && handler)) return;
    leaveViewAs();
    if (handler) app.toast("note", "That seat has left the table: this is your own view again.");
  }, [whom, found === undefined, handler]);
  if (whom === null || found === undefined || !handler) return null;
  const many = whom === "pilots" || whom === "spectators";
  const sees = framedMoment.value !== null ? "saw" : many ? "see" : "sees";
  return html`<section class="seen" aria-label=${`As ${found.name} ${sees} it`}>
    <div class="seen-strip">
      <${Icon} name="seen" />
      <label class="seen-who"><span>As</span>
        <select class="input" aria-label="As seen by" value=${whom} onChange=${(/** @type {any} */ e) => viewAs(e.target.value)}>
          ${list.map((each) => html`<option key=${each.whom} value=${each.whom}>${each.name}</option>`)}
        </select>
        <span class="seen-sees">${sees} it</span>
      </label>
      <button type="button" class="button button-strong seen-back" onClick=${leaveViewAs}>
        <${Icon} name="close" size=${16} /><span>Back<span class="seen-long"> to the Handler’s view</span></span><kbd class="seen-long">Esc</kbd>
      </button>
    </div>
    <${ViewAsFrames} whom=${whom} name=${found.name} />
  </section>`;
}

/** Returns the URL of the framed page, at the same moment. @param {string} whom */
function framedUrl(whom) {
  const seen = `${location.pathname}?as=${encodeURIComponent(whom)}`;
  const at = framedMoment.peek();
  return at === null ? seen : `${seen}#past=${at.seq}&epoch=${encodeURIComponent(at.epoch)}&of=${encodeURIComponent(at.of)}`;
}

/**
 * The frame. The previous one stays in sight until the new page is ready.
 * @param {{whom: string, name: string}} given
 */
function ViewAsFrames({ whom, name }) {
  const [shown, setShown] = useState("");
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  // a page keeps the address that it was opened with
  const addresses = useRef(/** @type {Map<string, string>} */ (new Map()));
  useLayoutEffect(() => setInert(true), []);
  useLayoutEffect(() => {
    const frameOf = () => /** @type {HTMLIFrameElement|null} */ (box.current?.querySelector(`[data-whom="${CSS.escape(whom)}"]`) ?? null);
    const show = () => {
      setShown(whom);
      frameOf()?.contentWindow?.focus();
    };
    const late = setTimeout(show, FRAME_WAIT_MS);
    /** @param {MessageEvent} event */
    const onMessage = (event) => {
      const frame = frameOf();
      if (event.origin !== location.origin || frame === null || event.source !== frame.contentWindow) return;
      if (event.data?.looking === "ready") show();
      if (event.data?.looking === "back") leaveViewAs();
      if (event.data?.looking === "moment") framedMoment.value = event.data.moment;
    };
    /** @param {KeyboardEvent} event */
    const onKeydown = (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      leaveViewAs();
    };
    window.addEventListener("message", onMessage);
    document.addEventListener("keydown", onKeydown, { capture: true });
    return () => {
      clearTimeout(late);
      window.removeEventListener("message", onMessage);
      document.removeEventListener("keydown", onKeydown, { capture: true });
    };
  }, [whom]);
  const list = shown === "" || shown === whom ? [whom] : [shown, whom];
  addresses.current = new Map(list.map((each) => [each, addresses.current.get(each) ?? framedUrl(each)]));
  return html`<div class="seen-frames" ref=${box} aria-busy=${String(shown !== whom)}>
    ${list.map(
      (each) => html`<iframe
        key=${each}
        data-whom=${each}
        class=${each === shown ? "seen-frame" : "seen-frame seen-coming"}
        title=${`The table as ${each === whom ? name : "before"} sees it`}
        src=${addresses.current.get(each)}
      ></iframe>`,
    )}
  </div>`;
}
