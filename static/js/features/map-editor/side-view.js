// The side view of the map: the cut along a line that the Handler has drawn. It follows every change,
// and shows what the stroke under the pointer will make of the ground.

import { effect } from "@preact/signals";
import { boardOfPage, chunksLoading } from "../../core/board-handle.js";
import { distance, disk, label as hexLabel } from "../../core/hexes.js";
import * as session from "../../core/session.js";
import { readStorage, writeStorage } from "../../core/storage.js";
import * as ui from "../../core/ui-state.js";
import * as mapTools from "./state.js";
import { brushEffect, GROUND_TOOLS, strokeOn } from "./painting.js";
import { isCliff, SectionChart } from "../measure/section-chart.js";
import { columnsAlong } from "../measure/section-line.js";
import { minus } from "../../text/format.js";
import { Icon } from "../../ui/icons.js";
import { html } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/** @typedef {import("./state.js").Hex} Hex */
/** @typedef {import("../measure/section-chart.js").ChartColumn} ChartColumn */
/** @typedef {import("../../core/board-handle.js").BoardHandle} BoardHandle */

/** The longest line, in hexes. More columns than pixels show nothing. */
const LONGEST = 400;

/** @type {typeof mapTools.sideOverlays.value} */
const NONE = [];

/** Whether the side view is shown now. A measurement takes its place. */
const isShown = () => mapTools.sideOpen.value && session.isHandler.value && !session.inHistory.value && ui.tool.value !== "range" && ui.tool.value !== "sight";

const sideLine = () => mapTools.sideLines.value[session.scene.value?.id ?? ""] ?? null;

/** The key under which this browser keeps the side view of a table. */
const storageKey = () => `hexframe-side-view-${document.body.dataset.table ?? ""}`;

/** Opens the side view as this browser has kept it, and keeps it from then on. */
function keepSideView() {
  try {
    const { open, lines } = JSON.parse(readStorage(storageKey()) ?? "{}");
    if (typeof lines === "object" && lines !== null) mapTools.restoreSideView(open === true, Object.fromEntries(Object.entries(lines).filter(([, line]) => isLine(line))));
  } catch {
    // what is kept is no longer readable; the side view begins closed
  }
  let kept = readStorage(storageKey());
  effect(() => {
    const now = JSON.stringify({ open: mapTools.sideOpen.value, lines: mapTools.sideLines.value });
    if (now === kept || (kept === null && Object.keys(mapTools.sideLines.value).length === 0)) return;
    kept = now;
    writeStorage(storageKey(), now);
  });
}

/** Whether a kept value is a line. @param {any} line */
function isLine(line) {
  const isHex = (/** @type {any} */ hex) => Number.isInteger(hex?.q) && Number.isInteger(hex.r);
  return isHex(line?.from) && (line.to === null || isHex(line.to));
}

/** Draws the line on the map while the side view is shown. Called once. */
export function watchSideView() {
  keepSideView();
  effect(() => {
    const line = isShown() ? sideLine() : null;
    mapTools.setSideOverlays(line === null ? NONE : [{ id: "side-line", style: "cut", cells: line.to === null ? [line.from] : [line.from, line.to] }]);
  });
}

/** The panel. */
export function SideView() {
  const board = boardOfPage();
  if (!isShown() || board === null) return null;
  const line = sideLine();
  const orientation = session.map.value?.orientation ?? "flat";
  const name = (/** @type {Hex} */ hex) => hexLabel(hex, orientation);
  const draws = ui.tool.value === "section";
  const full = line !== null && line.to !== null ? { from: line.from, to: line.to } : null;
  const tooLong = full !== null && distance(full.from, full.to) > LONGEST;
  const columns = full === null || tooLong ? [] : chartColumns(board, full);
  const hint = tooLong
    ? t("map-editor-side-too-long", { most: LONGEST })
    : full !== null
      ? (ui.narrow.value ? t("map-editor-side-from-to", { from: name(full.from), to: name(full.to) }) : t("map-editor-side-drag-the-ends", { from: name(full.from), to: name(full.to) }))
      : line !== null
        ? t("map-editor-side-where-it-ends", { from: name(line.from) })
        : draws
          ? t("map-editor-side-where-it-begins")
          : t("map-editor-side-no-line");
  return html`<section class="measure side-view panel" aria-label=${t("map-editor-side-view")}>
    <header class="measure-head inline">
      <${Icon} name="steps" />
      <h2>${t("map-editor-side-view")}</h2>
      <p class="quiet" role="status">${hint}</p>
      <button type="button" class=${"button button-quiet" + (ui.narrow.value ? " button-icon" : "")} aria-label=${t("map-editor-side-draw")} aria-pressed=${String(draws)} onClick=${() => ui.setTool(draws ? "select" : "section")}>
        <${Icon} name="edit" />${!ui.narrow.value && html`<span>${t("map-editor-side-draw")}</span>`}
      </button>
      <button type="button" class="button button-icon button-quiet" aria-label=${t("map-editor-side-close")} onClick=${close}><${Icon} name="close" /></button>
    </header>
    ${columns.length > 0 && html`<${SectionChart} label=${cutText(columns)} columns=${columns} scale wide=${760} ceiling=${session.map.value?.ceiling ?? null} pointed=${ui.hover.value} onPoint=${(/** @type {Hex|null} */ hex) => point(board, hex)} />`}
  </section>`;
}

function close() {
  mapTools.setSideOpen(false);
  if (ui.tool.value === "section") ui.setTool("select");
}

/**
 * Marks a hex on the map, and describes it as if the pointer were on it.
 * @param {BoardHandle} board @param {Hex|null} hex
 */
function point(board, hex) {
  ui.setHover(hex === null ? null : board.describe(hex));
  const others = mapTools.sideOverlays.value.filter(({ id }) => id !== "side-point");
  mapTools.setSideOverlays(hex === null ? others : [...others, { id: "side-point", style: "chosen", cells: [{ q: hex.q, r: hex.r }] }]);
}

/**
 * Returns the columns of the cut, with the stroke under the pointer as if it were painted.
 * @param {BoardHandle} board @param {{from: Hex, to: Hex}} line @returns {ChartColumn[]}
 */
function chartColumns(board, line) {
  // read here, so that the columns follow the scene and its chunks
  if (session.scene.value === null || chunksLoading.value < 0) return [];
  const stroke = mapTools.strokeNow.value ?? stamp();
  const painted = new Set(stroke?.hexes.map(({ q, r }) => `${q} ${r}`));
  const effectOf = stroke === null ? null : brushEffect(strokeOn(board, stroke.ends));
  return columnsAlong(line.from, line.to).flatMap(({ q, r, t0, t1 }) => {
    const found = board.describe({ q, r });
    if (!found.inside) return [];
    const { ground, notes } = effectOf !== null && painted.has(`${q} ${r}`) ? effectOf(found) : found;
    const props = found.props.filter((prop) => prop.integrity > 0 || prop.value <= 0);
    /** @type {[number|null, number][]} */
    const spans = [...(ground === null ? [] : [/** @type {[null, number]} */ ([null, ground])]), ...props.map((prop) => /** @type {[number, number]} */ ([prop.base, prop.base + prop.height]))];
    const units = found.units.map((unit) => ({ id: unit.id, name: unit.name, disposition: unit.disposition, level: unit.at?.level ?? 0 }));
    return [{ q, r, t0, t1, label: found.label, spans, ground, notes, units, ...(ground === found.ground ? {} : { before: found.ground }) }];
  });
}

/** What a press would paint under the pointer; null where that is not a few hexes. */
function stamp() {
  const hex = ui.hover.value;
  const shape = mapTools.strokeShape.value;
  // nobody can paint in the side view
  if (mapTools.sideOverlays.value.some(({ id }) => id === "side-point")) return null;
  if (hex === null || ui.touch.value || shape === "fill" || !(GROUND_TOOLS.includes(ui.tool.value) || ui.tool.value === "cover")) return null;
  return { hexes: shape === "rectangle" ? [hex] : disk(hex, mapTools.brushRadius()), ends: { from: hex, to: hex } };
}

/** Returns the cut in words. @param {ChartColumn[]} columns */
function cutText(columns) {
  const cliffs = columns.filter((column, i) => isCliff(columns[i - 1], column)).length;
  const levels = columns.map(({ ground }) => (ground === null ? t("map-editor-side-void") : minus(ground))).join(", ");
  return t("map-editor-side-cut", { from: columns[0].label, to: columns[columns.length - 1].label, levels, cliffs });
}
