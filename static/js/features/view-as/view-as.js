// "As seen by": the Handler views the table as another seat. That seat's page (framed-page.js) lies
// in a frame over the Handler's own page, which keeps its state underneath. The frame is shown once
// its page is ready.

import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { seatControls } from "../../core/unit-control.js";
import { toast } from "../../core/notices.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { setViewAsMenu, viewAsMenu, viewedAs } from "./state.js";
import { Icon } from "../../ui/icons.js";
import { useMenu, walkMenuItems } from "../../ui/menu.js";
import { historyState } from "../history/history.js";
import { html, withValue } from "../../ui/controls.js";
import { t } from "../../text/t.js";

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
  const now = session.liveSession.value.view;
  const units = Object.values(now?.scene.units ?? {});
  const pilots = Object.values(now?.seats ?? {})
    .filter((seat) => seat.role === "pilot")
    .sort((a, b) => a.name.localeCompare(b.name))
    .map((seat) => {
      const steered = units.filter((unit) => seatControls(seat.id, unit)).map((unit) => unit.name);
      return { whom: seat.id, name: seat.name, detail: steered.join(", ") || t("view-as-no-unit") };
    });
  return [
    ...pilots,
    { whom: "pilots", name: t("view-as-pilots"), detail: t("view-as-what-all-pilots-see") },
    { whom: "spectators", name: t("view-as-spectators"), detail: t("view-as-who-only-watch") },
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
  if (viewedAs.value === null) {
    focusBefore = /** @type {HTMLElement|null} */ (document.activeElement);
    // an open history stays open at the same moment
    const seq = historyState.value?.moment.seq;
    framedMoment.value = seq === undefined ? null : { of: "", seq, epoch: session.historySession.value?.epoch ?? "" };
  }
  setViewAsMenu(false);
  viewedAs.value = whom;
}

/** Returns to the Handler's own view. */
export function leaveViewAs() {
  if (viewedAs.value === null) return;
  viewedAs.value = null;
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

/** The menu. */
export function ViewAsMenu() {
  const open = viewAsMenu.value && session.seesAll.value;
  const box = useMenu(open, () => (setViewAsMenu(false)));
  if (!open) return null;
  return html`<div class="menu seen-menu panel" role="dialog" aria-label=${t("view-as-as-seen-by-2")} ref=${box} onKeyDown=${walkMenuItems}>
    <p class="menu-head"><b>${t("view-as-as-seen-by-2")}</b>${!ui.touch.value && html`<span class="quiet">${t("view-as-esc-comes-back")}</span>`}</p>
    ${viewers().map(
      (each) => html`<button type="button" class="menu-item" key=${each.whom} onClick=${() => viewAs(each.whom)}>
        <${Icon} name=${each.whom === "spectators" ? "sight" : "unit"} size=${18} />
        <span>${each.name}</span><span class="quiet seen-detail">${each.detail}</span>
      </button>`,
    )}
  </div>`;
}

/** The strip with the seat's name, and the frame below it. */
export function ViewAsLayer() {
  const whom = viewedAs.value;
  const handler = session.seesAll.value && (session.connection.value.state !== "kicked" && session.connection.value.state !== "gone");
  const list = viewers();
  const found = list.find((each) => each.whom === whom);
  useEffect(() => {
    // the seat was removed, or the Handler's own
    if (whom === null || (found !== undefined && handler)) return;
    leaveViewAs();
    if (handler) toast("note", t("view-as-that-seat-has-left-the-table"));
  }, [whom, found === undefined, handler]);
  if (whom === null || found === undefined || !handler) return null;
  const many = whom === "pilots" || whom === "spectators";
  const sees = framedMoment.value !== null ? "saw" : many ? "see" : "sees";
  return html`<section class="seen" aria-label=${t("view-as-as-it", { name: found.name, sees })}>
    <div class="seen-strip inline">
      <${Icon} name="seen" />
      <label class="seen-who inline"><span>${t("view-as-as")}</span>
        <select class="input" aria-label=${t("view-as-as-seen-by-2")} value=${whom} onChange=${withValue(viewAs)}>
          ${list.map((each) => html`<option key=${each.whom} value=${each.whom}>${each.name}</option>`)}
        </select>
        <span class="seen-sees">${t("view-as-it", { sees })}</span>
      </label>
      <button type="button" class="button button-strong seen-back" onClick=${leaveViewAs}>
        <${Icon} name="close" size=${16} /><span>${t("view-as-back")}<span class="seen-long"> ${t("view-as-to-the-handlers-view")}</span></span><kbd class="seen-long">${t("view-as-esc")}</kbd>
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
        title=${t("view-as-the-table-as-sees-it", { value: each === whom ? name : t("view-as-before") })}
        src=${addresses.current.get(each)}
      ></iframe>`,
    )}
  </div>`;
}
