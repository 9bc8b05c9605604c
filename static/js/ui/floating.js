// What floats over the board: the hover line, the stack chooser, toasts, and the placing hint.

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { label as hexLabel } from "../core/hexes.js";
import * as app from "../core/app.js";
import { coverBrushText, FOG_BRUSH_TEXTS } from "../features/map-editor/brushes.js";
import { boardOfPage, unitLocator, unitLocatorLabel } from "../core/action-context.js";
import { showsPilotsView } from "../features/fog/fog.js";
import { Icon, Side } from "./icons.js";
import { walkMenuItems } from "./menu.js";
import { UndoneNotice } from "../features/history/undone-notice.js";
import { html, usePressGuard } from "./controls.js";
import { blocksSight } from "../text/unit-text.js";
import { minus } from "../text/format.js";

/** One line about the hex under the pointer. */
export function HoverLine() {
  const at = app.hover.value;
  // read here, so that the line updates when the scene changes or a chunk arrives
  const fresh = app.scene.value !== null && app.chunksLoading.value >= 0;
  const board = boardOfPage();
  const info = at !== null && fresh && board ? board.describe({ q: at.q, r: at.r }) : at;
  const orientation = app.map.value?.orientation ?? "flat";
  // on a phone there is no room for it beside the level chooser or a measurement
  if (info === null || (app.narrow.value && (app.levelChoice.value !== null || hasMeasurement()))) return null;
  const label = info.label ?? hexLabel(info, orientation);
  const surfaces = info.surfaces ?? [];
  const props = info.props ?? [];
  const also = surfaces.filter((/** @type {number} */ s) => s !== info.ground).map((/** @type {number} */ s) => surfaceText(s, props));
  // unexplored ground has neither a level nor a void to report
  const blank = info.sight === "unexplored" && info.ground === null && !app.seesAll.value;
  return html`<div class="hover-line panel" aria-hidden="true">
    <b class="hover-label">${label}:</b>
    <span>${blank ? "unexplored" : info.ground === null ? "void" : html`level <b>${minus(info.ground)}</b>`}${also.length > 0 && `; also ${also.join(", ")}`}</span>
    ${(info.notes ?? []).map(
      (/** @type {any} */ note) => html`<span key=${note.kind}>${note.kind.replaceAll("_", " ")}${note.kind === "water" ? ` ${note.level} deep` : ""}</span>`,
    )}
    ${fogNotes(info).map((words) => html`<span key=${words} class="hover-sight">${words}</span>`)}
    ${props.map(
      (/** @type {any} */ prop) => html`<span key=${prop.id} class="hover-prop">
        <${Icon} name=${prop.hidden ? "hide" : "prop"} size=${14} />${prop.hidden ? "hidden " : ""}${prop.name || "prop"}: fills ${prop.height > 1 ? `levels ${minus(prop.base)} to ${minus(prop.base + prop.height - 1)}` : `level ${minus(prop.base)}`}, integrity ${prop.integrity} of ${prop.value}
      </span>`,
    )}
    ${(info.units ?? []).map(
      (/** @type {any} */ unit) => html`<span key=${unit.id} class="hover-unit">
        <${Side} disposition=${unit.disposition} size=${14} /><span>${unit.name}</span>${unit.at && unit.at.level !== info.ground ? ` at level ${unit.at.level}` : ""}${blocksSight(unit) && html` <span class="quiet">blocks lines of sight</span>`}
      </span>`,
    )}
  </div>`;
}

/** Returns whether both ends of a measurement are set. */
function hasMeasurement() {
  return (app.tool.value === "range" || app.tool.value === "sight") && app.measure.value.to !== null;
}

/** Returns what the line says about fog and veils. @param {any} info @returns {string[]} */
function fogNotes(info) {
  if (!app.seesAll.value) return info.sight === "remembered" ? ["as last seen"] : [];
  /** @type {Record<string, string>} */
  const theirs = showsPilotsView.value ? { seen: "players see it", remembered: "players remember it", unexplored: "unexplored by players" } : {};
  return [theirs[info.sight], info.veiled && "veiled"].filter(Boolean);
}

/**
 * Returns a level to stand on, with the prop under it.
 * @param {number} level @param {any[]} props
 */
function surfaceText(level, props) {
  const under = props.find((prop) => prop.base + prop.height === level);
  return under ? `${minus(level)} (on ${under.name || "a prop"})` : minus(level);
}

/** The menu that opens on a hex with several units. */
export function StackChooser() {
  const stack = app.stack.value;
  const ref = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => {
    if (stack === null || ref.current === null) return;
    const box = ref.current;
    const left = Math.min(Math.max(8, stack.at[0] - 90), window.innerWidth - box.offsetWidth - 8);
    const top = Math.min(Math.max(8, stack.at[1] + 12), window.innerHeight - box.offsetHeight - 8);
    box.style.setProperty("left", `${left}px`);
    box.style.setProperty("top", `${top}px`);
    box.querySelector("button")?.focus();
  }, [stack]);
  if (stack === null) return null;
  const units = stack.units
    .map((id) => app.units.value[id])
    .filter(Boolean)
    .sort((a, b) => (b.at?.level ?? 0) - (a.at?.level ?? 0));
  return html`<div class="stack panel" role="menu" aria-label="Units in this hex" ref=${ref} onKeyDown=${walkMenuItems}>
    ${units.map(
      (unit) => html`<button type="button" role="menuitem" class="stack-item" key=${unit.id} onClick=${() => app.select(unit.id)}>
        <${Side} disposition=${unit.disposition} size=${18} label=${unit.disposition} />
        <span title=${unit.name}>${unit.name}</span>
        <span class="quiet">level ${unit.at?.level}</span>
      </button>`,
    )}
  </div>`;
}

/** Distances that toasts keep in CSS px: from the selected token, and below the tracker. */
const TOKEN_CLEARANCE = 48;
const TRACKER_GAP = 8;

/**
 * Places the toasts below the tracker, or below the selected token where they would cover it.
 * @param {HTMLElement|null} box
 */
function keepClear(box) {
  box?.style.removeProperty("top");
  if (!box || box.childElementCount === 0 || box.closest("dialog")) return;
  const tracker = app.narrow.value ? null : document.querySelector(".tracker");
  const under = (tracker?.getBoundingClientRect().bottom ?? 0) + TRACKER_GAP;
  if (under > box.getBoundingClientRect().top) box.style.setProperty("top", `${Math.round(under)}px`);
  const at = app.unit.value?.at;
  if (!at) return;
  const { x, y } = boardOfPage()?.screenOf(at) ?? { x: -TOKEN_CLEARANCE, y: -TOKEN_CLEARANCE };
  const { left, right, top, bottom, height } = box.getBoundingClientRect();
  const over = x > left - TOKEN_CLEARANCE && x < right + TOKEN_CLEARANCE && y > top - TOKEN_CLEARANCE && y < bottom + TOKEN_CLEARANCE;
  if (over && y + TOKEN_CLEARANCE + height < window.innerHeight) box.style.setProperty("top", `${Math.round(y + TOKEN_CLEARANCE)}px`);
}

/** The toasts and the notice about undone changes. */
export function Toasts() {
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  useLayoutEffect(() => keepClear(box.current), [app.toasts.value, app.selected.value]);
  return html`<div class="toasts" ref=${box}>
    <${UndoneNotice} />
    ${app.toasts.value.map(
      (toast) => html`<div class=${`toast toast-${toast.kind}`} key=${toast.id}>
        <${Icon} name=${toast.kind === "refused" ? "info" : toast.kind === "good" ? "check" : "log"} />
        <p>${unitLocator(toast.unit) === null
          ? toast.text
          : html`<button type="button" class="toast-where" title=${unitLocatorLabel(toast.unit)} onClick=${unitLocator(toast.unit)}>${toast.text}</button>`}</p>
        ${toast.action && html`<${ToastAction} toast=${toast} way=${toast.action} />`}
        <button type="button" class="toast-close" aria-label="Dismiss" onClick=${() => app.dismissToast(toast.id)}>
          <${Icon} name="close" size=${16} />
        </button>
      </div>`,
    )}
  </div>`;
}

/**
 * The button beside a refusal. A press guard protects it, because it may appear under the finger.
 * @param {{toast: import("../core/ui-state.js").Toast, way: NonNullable<import("../core/ui-state.js").Toast["action"]>}} given
 */
function ToastAction({ toast, way }) {
  const { ready, accepts } = usePressGuard(way.label);
  return html`<button type="button" class="button toast-way" title=${way.title} aria-disabled=${ready ? undefined : "true"} onClick=${(/** @type {Event} */ press) => accepts(press) && runToastAction(toast)}>
    <${Icon} name=${way.icon ?? "overrule"} size=${16} /><span>${way.label}</span>
  </button>`;
}

/**
 * Runs the action of a toast and dismisses the toast.
 * @param {import("../core/ui-state.js").Toast} toast
 */
function runToastAction(toast) {
  app.dismissToast(toast.id);
  toast.action?.run();
}

/** Icons of brushes that have another name. @type {Record<string, string>} */
const BRUSH_SIGNS = { unveil: "sight", show: "viewshed", unshow: "fog" };

/** What a click on the map does now, when it does not select. */
export function PlacingHint() {
  const placing = app.placing.value;
  const tool = app.tool.value;
  /** @type {Record<string, string>} */
  const brushes = {
    raise: "Raise the ground: drag over the map",
    lower: "Lower the ground: drag over the map",
    level: `Set the ground to level ${app.groundBrush.value.level}: drag over the map`,
    void: "Make a void: drag over the map",
    cover: `${coverBrushText(app.coverBrush.value)}: click or drag over the map`,
    prop: "Put a prop: click a hex",
    ...Object.fromEntries(Object.entries(FOG_BRUSH_TEXTS).map(([name, words]) => [name, `${words}: click or drag over the map`])),
  };
  const seen = app.viewshedOf.value === null ? undefined : app.units.value[app.viewshedOf.value];
  const text = placing
    ? `Click the hex for ${placing.draft?.name ?? app.units.value[placing.unit ?? ""]?.name ?? "the unit"}`
    : (brushes[tool] ?? (seen && `Dimmed: what ${seen.name} does not see`));
  if (!text) return null;
  return html`<div class="hint panel">
    <${Icon} name=${placing ? "ping" : brushes[tool] ? (BRUSH_SIGNS[tool] ?? tool) : "viewshed"} />
    <span>${text}</span>
    <button
      type="button"
      class="button button-icon button-quiet"
      aria-label="Stop"
      onClick=${() => {
        if (!placing && !brushes[tool]) app.viewshedOf.value = null;
        app.placing.value = null;
        app.tool.value = "select";
      }}
    >
      <${Icon} name="close" size=${16} />
    </button>
  </div>`;
}
