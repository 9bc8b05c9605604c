// What floats over the board: the hover line, the stack chooser, toasts, and the placing hint.

import { useLayoutEffect, useRef } from "preact/hooks";
import { label as hexLabel } from "../core/hexes.js";
import { boardOfPage, chunksLoading } from "../core/board-handle.js";
import { somethingClosed } from "../core/closing-taps.js";
import { dismissToast, toasts } from "../core/notices.js";
import * as selection from "../core/selection.js";
import * as session from "../core/session.js";
import * as ui from "../core/ui-state.js";
import * as measuring from "../features/measure/state.js";
import * as movement from "../features/units/movement.js";
import { showsPilotsView } from "../features/fog/fog.js";
import { Icon, Side } from "../ui/icons.js";
import { part } from "../ui/parts.js";
import { html, usePressGuard } from "../ui/controls.js";
import { minus } from "../text/format.js";
import { t } from "../text/t.js";

const UndoneNotice = part((all) => all.UndoneNotice);

/** @typedef {import("../board/types.js").HoverInfo} HoverInfo */

/** One line about the hex under the pointer. */
export function HoverLine() {
  const at = ui.hover.value;
  // read here, so that the line updates when the scene changes or a chunk arrives
  const fresh = session.scene.value !== null && chunksLoading.value >= 0;
  const board = boardOfPage();
  const info = at !== null && fresh && board ? board.describe({ q: at.q, r: at.r }) : at;
  const orientation = session.map.value?.orientation ?? "flat";
  // on a phone there is no room for it beside a plan, the level chooser or a measuring tool
  if (info === null || (ui.narrow.value && (movement.plannedMove.value ?? movement.levelChoice.value ?? measuring.isMeasuring()))) return null;
  const label = info.label ?? hexLabel(info, orientation);
  const surfaces = info.surfaces ?? [];
  const props = info.props ?? [];
  const also = surfaces.filter((s) => s !== info.ground).map((s) => surfaceText(s, props));
  // unexplored ground has neither a level nor a void to report
  const blank = info.sight === "unexplored" && info.ground === null && !session.seesAll.value;
  return html`<div class="hover-line panel" aria-hidden="true">
    <b class="hover-label">${label}:</b>
    <span>${blank ? t("table-unexplored") : info.ground === null ? t("table-void") : html`${t("table-level")} <b>${minus(info.ground)}</b>`}${also.length > 0 && t("table-also", { list: also.join(", ") })}</span>
    ${(info.notes ?? []).map(
      (note) => html`<span key=${note.kind}>${note.kind.replaceAll("_", " ")}${note.kind === "water" ? ` ${t("table-deep", { n: note.level })}` : ""}</span>`,
    )}
    ${(info.marks ?? []).map((words, i) => html`<span key=${i} class="hover-mark">${words}</span>`)}
    ${fogNotes(info).map((words) => html`<span key=${words} class="hover-sight">${words}</span>`)}
    ${props.map(
      (prop) => html`<span key=${prop.id} class="hover-prop">
        <${Icon} name=${prop.hidden ? "hide" : "prop"} size=${14} />${t("table-fills-integrity-of", { value: prop.hidden ? t("table-hidden") : "", name: prop.name || t("table-prop"), value2: prop.height > 1 ? t("table-levels-to", { base: minus(prop.base), value: minus(prop.base + prop.height - 1) }) : t("table-level-base", { base: minus(prop.base) }), integrity: prop.integrity, prop: prop.value })}
      </span>`,
    )}
    ${(info.units ?? []).map(
      (unit) => html`<span key=${unit.id} class="hover-unit">
        <${Side} disposition=${unit.disposition} size=${14} /><span class="clip">${unit.name}</span>${unit.at && unit.at.level !== info.ground ? t("table-at-level", { level: minus(unit.at.level) }) + heightText(unit, surfaces) : ""}${unit.blocks_sight && html` <span class="quiet">${t("table-blocks-lines-of-sight")}</span>`}
      </span>`,
    )}
  </div>`;
}

/**
 * Returns how far a unit in the air is above what it would land on; "" for others.
 * @param {HoverInfo["units"][number]} unit @param {number[]} surfaces
 */
function heightText({ at, airborne }, surfaces) {
  const below = surfaces.filter((level) => at !== null && level <= at.level);
  return at !== null && airborne && below.length > 0 ? t("table-above-ground", { levels: at.level - Math.max(...below) }) : "";
}

/** Returns what the line says about fog and veils. @param {HoverInfo} info @returns {string[]} */
function fogNotes(info) {
  if (!session.seesAll.value) return info.sight === "remembered" ? [t("table-as-last-seen")] : [];
  /** @type {Record<string, string>} */
  const theirs = showsPilotsView.value ? { seen: t("table-players-see-it"), remembered: t("table-players-remember-it"), unexplored: t("table-unexplored-by-players") } : {};
  return [theirs[info.sight], info.veiled ? t("table-veiled") : ""].filter(Boolean);
}

/**
 * Returns a level to stand on, with the prop under it.
 * @param {number} level @param {HoverInfo["props"]} props
 */
function surfaceText(level, props) {
  const under = props.find((prop) => prop.base + prop.height === level);
  return under ? t("table-on", { level: minus(level), name: under.name || t("table-a-prop") }) : minus(level);
}

/** Distances that toasts keep in CSS px: from the selected token, and below the tracker. */
const TOKEN_CLEARANCE = 48;
const TRACKER_GAP = 8;

/**
 * Places the toasts below the tracker and the banner of the history. Where they would cover the
 * selected token they go below it, or beside it when panels are below it.
 * @param {HTMLElement|null} box
 */
function keepClear(box) {
  box?.style.removeProperty("top");
  box?.style.removeProperty("left");
  if (!box || box.childElementCount === 0 || box.closest("dialog")) return;
  const bars = ui.narrow.value ? [".past-banner"] : [".tracker", ".past-banner"];
  const under = Math.max(...bars.map((bar) => document.querySelector(bar)?.getBoundingClientRect().bottom ?? 0)) + TRACKER_GAP;
  if (under > box.getBoundingClientRect().top) box.style.setProperty("top", `${Math.round(under)}px`);
  const at = selection.unit.value?.at;
  if (!at) return;
  const { x, y } = boardOfPage()?.screenOf(at) ?? { x: -TOKEN_CLEARANCE, y: -TOKEN_CLEARANCE };
  const { left, right, top, bottom, height, width } = box.getBoundingClientRect();
  const over = x > left - TOKEN_CLEARANCE && x < right + TOKEN_CLEARANCE && y > top - TOKEN_CLEARANCE && y < bottom + TOKEN_CLEARANCE;
  if (!over) return;
  const below = y + TOKEN_CLEARANCE;
  const panels = document.querySelector(".bottom")?.getBoundingClientRect().top ?? window.innerHeight;
  const free = document.querySelector(".topbar")?.getBoundingClientRect() ?? { left: 0, right: 0 };
  const middle = [x - TOKEN_CLEARANCE - width / 2, x + TOKEN_CLEARANCE + width / 2].find((one) => one - width / 2 > free.left && one + width / 2 < free.right);
  if (below + height > panels && middle !== undefined && !ui.narrow.value) box.style.setProperty("left", `${Math.round(middle)}px`);
  else if (below + height < window.innerHeight) box.style.setProperty("top", `${Math.round(below)}px`);
}

/** The toasts and the notice about undone changes. */
export function Toasts() {
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  useLayoutEffect(() => keepClear(box.current), [toasts.value, selection.selected.value, session.conflict.value]);
  // on a phone the newest one alone; those to be read come back when it is gone
  const shown = ui.narrow.value ? toasts.value.filter((toast) => !toast.action?.foot).slice(-1) : toasts.value;
  const places = useRef(/** @type {Map<number, DOMRect>} */ (new Map()));
  useLayoutEffect(() => {
    // a finger may be on its way to one that has run out
    for (const [id, place] of places.current) if (!shown.some((toast) => toast.id === id)) somethingClosed(place);
    const drawn = [...(box.current?.querySelectorAll(".toast") ?? [])].slice(-shown.length);
    places.current = new Map(shown.map(({ id }, i) => [id, drawn[i].getBoundingClientRect()]));
  }, [toasts.value]);
  return html`<div class="toasts" ref=${box}>
    <${UndoneNotice} />
    ${shown.map(
      (toast) => html`<div class=${`toast toast-${toast.kind}`} key=${toast.id} onClick=${(/** @type {Event} */ press) => tapAway(press, toast)}>
        <${Icon} name=${toast.kind === "refused" ? "info" : toast.kind === "good" ? "check" : "log"} />
        <p><${ToastText} toast=${toast} /></p>
        ${toast.action && html`<${ToastAction} toast=${toast} way=${toast.action} />`}
        <button type="button" class="toast-close" aria-label=${t("table-dismiss")} onClick=${() => dismissToast(toast.id)}>
          <${Icon} name="close" size=${16} />
        </button>
      </div>`,
    )}
  </div>`;
}

/** The text of a toast; a button where it leads to something. @param {{toast: import("../core/notices.js").Toast}} given */
function ToastText({ toast }) {
  const target = toast.leads?.() ?? null;
  if (target === null) return toast.text;
  const press = () => {
    if (target.opens) dismissToast(toast.id);
    target.run();
  };
  return html`<button type="button" class="toast-where" title=${target.title} onClick=${press}>${toast.text}${target.opens && html`<${Icon} name="right" size=${16} />`}</button>`;
}

/**
 * Dismisses a toast that was pressed beside its buttons. On a phone it takes the press: a finger that
 * misses the cross would send a unit on its way.
 * @param {Event} press @param {import("../core/notices.js").Toast} toast
 */
function tapAway(press, toast) {
  if (!(/** @type {Element} */ (press.target).closest("a, button")) && !toast.action) dismissToast(toast.id);
}

/**
 * The button beside a refusal, on a phone with the reason. A press guard protects it, because it may appear under the finger.
 * @param {{toast: import("../core/notices.js").Toast, way: NonNullable<import("../core/notices.js").Toast["action"]>}} given
 */
export function ToastAction({ toast, way }) {
  const { ready, accepts } = usePressGuard(way.label);
  return html`<button type="button" class="button toast-way" title=${way.title} aria-disabled=${ready ? undefined : "true"} onClick=${(/** @type {Event} */ press) => accepts(press) && runToastAction(toast)}>
    <${Icon} name=${way.icon ?? "overrule"} size=${16} /><span>${way.label}${ui.narrow.value && way.foot && html` <small class="button-under fine">${way.foot}</small>`}</span>
  </button>`;
}

/**
 * Runs the action of a toast and dismisses the toast.
 * @param {import("../core/notices.js").Toast} toast
 */
function runToastAction(toast) {
  dismissToast(toast.id);
  toast.action?.run();
}
