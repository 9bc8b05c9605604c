// Draws on the map what the environmental segment will do: the path and the end of each fall with its
// impact, the zones that act with whom they hit, and the units that a ceiling presses down. A button
// clears the map for it.

import { effect } from "@preact/signals";
import { fillHatched, strokeBorder } from "../../board/fills.js";
import { cellPoint, drawPolyline, drawRing } from "../../board/lines.js";
import { cachedAreaPath } from "../../board/overlays.js";
import { R } from "../../board/projection.js";
import { drawPlate } from "../../board/sprites.js";
import { hexesOfMasks } from "../../board/zones.js";
import { showBoth } from "../../core/board-handle.js";
import { distance } from "../../core/hexes.js";
import * as selection from "../../core/selection.js";
import * as session from "../../core/session.js";
import { html } from "../../ui/controls.js";
import { Icon } from "../../ui/icons.js";
import { t } from "../../text/t.js";
import { environmentForm } from "./environment.js";
import { showEnvironment, shownEnvironment } from "./environment-handle.js";
import { actingZones, comingShown, countComing, isLeftOut, toggleComing } from "./coming.js";
import { amountText } from "./hazard-text.js";

/** @typedef {import("../../board/types.js").Overlay} Overlay */
/** @typedef {import("../../core/hexes.js").Cell} Cell */
/** @typedef {{at: Cell, texts: string[], danger: boolean}} Note  what happens to a unit, at its place */

/** Shows the picture in the environmental segment, and while its form is open. Called once at start. */
export function watchEnvironmentPicture() {
  effect(() => {
    const fight = session.conflict.value;
    const shown = fight !== null && (fight.segment === "environmental" || environmentForm.value);
    showEnvironment(shown ? picture(fight) : []);
  });
}

/** Folds the list of what is coming and shows all of it on the map, or brings the list back. @param {{fight: import("../../core/store.js").Conflict}} given */
export function ShowPicture({ fight }) {
  if (countComing(fight).count === 0) return null;
  const listed = comingShown(fight);
  const words = listed ? t("round-see-the-map") : t("round-see-the-list");
  return html`<button type="button" class="button" aria-label=${words} title=${listed ? t("round-see-the-map-means") : words} onClick=${() => {
    toggleComing(fight);
    if (listed) clearMap();
  }}>
    <${Icon} name=${listed ? "terrain" : "list"} size=${16} /><span>${words}</span>
  </button>`;
}

/** Closes the card and the action bar of the selected unit, and brings everything of the picture into view. */
function clearMap() {
  selection.select(null);
  const cells = shownEnvironment.value.flatMap((overlay) => /** @type {Cell[]} */ (overlay.cells ?? []));
  if (cells.length === 0) return;
  // the corners of the picture in the three directions of the grid
  const corners = [(/** @type {Cell} */ c) => c.q, (/** @type {Cell} */ c) => c.r, (/** @type {Cell} */ c) => c.q + c.r].flatMap((along) => [
    cells.reduce((a, b) => (along(b) < along(a) ? b : a)),
    cells.reduce((a, b) => (along(b) > along(a) ? b : a)),
  ]);
  let ends = /** @type {[Cell, Cell]} */ ([corners[0], corners[0]]);
  for (const a of corners) for (const b of corners) if (distance(a, b) > distance(...ends)) ends = [a, b];
  // the list leaves room only with the next frame
  requestAnimationFrame(() => showBoth(...ends));
}

/** @param {import("../../core/store.js").Conflict} fight @returns {Overlay[]} */
function picture(fight) {
  const { falls = [], hits = [], ceiling = null } = fight;
  /** @type {Map<string, Note>} */
  const notes = new Map();
  const note = (/** @type {string} */ unit, /** @type {string} */ text, danger = false) => {
    const at = session.units.value[unit]?.at;
    if (!at) return;
    const known = notes.get(unit) ?? { at, texts: [], danger: false };
    notes.set(unit, { at, texts: [...known.texts, text], danger: known.danger || danger });
  };
  /** @type {{from: Cell, to: Cell}[]} */
  const ways = [];
  for (const { unit, to } of ceiling?.pressed ?? []) {
    const from = session.units.value[unit]?.at;
    if (from) ways.push({ from, to });
    note(unit, t("round-picture-pressed", { level: to.level }));
  }
  if (ceiling?.barred) note(ceiling.barred, t("round-picture-no-room"), true);
  for (const hit of hits) note(hit.unit, hit.destroyed ? t("round-hit-destroyed") : amountText(hit.harm, hit.amount), Boolean(hit.destroyed));
  for (const fall of falls) {
    if (fall.levels > 0) ways.push({ from: fall.start, to: fall.end });
    note(fall.unit, fallNote(fall), Boolean(fall.destroyed) || fall.ends === "lost");
  }
  const cells = falls.filter(({ levels }) => levels > 0).map(({ end }) => end);
  return [...zoneOverlays(), ...(cells.length ? [{ id: "falls", style: /** @type {const} */ ("fall"), cells }] : []), ...notesOverlay(ways, [...notes.values()])];
}

/** Returns how far a unit falls and with what impact. @param {import("../../core/store.js").Fall} fall */
function fallNote({ levels, impact, ends, destroyed }) {
  if (ends === "lost") return t("round-picture-lost");
  if (levels === 0 && !destroyed) return t("round-picture-rests");
  if (destroyed) return t("round-picture-fall-destroyed", { levels });
  return impact > 0 ? t("round-picture-fall-impact", { levels, impact }) : t("round-picture-fall", { levels });
}

/** Returns the hatched zones that act. @returns {Overlay[]} */
function zoneOverlays() {
  const map = session.map.value;
  if (map === null) return [];
  return actingZones()
    .filter(({ id }) => !isLeftOut(id))
    .map((zone) => {
      const cells = zone.hexes ? hexesOfMasks(zone.hexes, map) : [zone.at];
      return {
        id: `acts-${zone.id}`,
        style: "drawn",
        cells,
        draw(ctx, state, scale) {
          const path = cachedAreaPath(cells, () => cells, state);
          fillHatched(ctx, path, state.theme.ink.danger, scale, state.theme.dark);
          strokeBorder(ctx, path, state.theme.ink.danger, scale, 2.6);
        },
      };
    });
}

/** Returns what is drawn above the units. @param {{from: Cell, to: Cell}[]} ways @param {Note[]} notes @returns {Overlay[]} */
function notesOverlay(ways, notes) {
  if (notes.length === 0) return [];
  return [{
    id: "environment-notes",
    style: "drawn",
    cells: notes.map(({ at }) => at),
    above(ctx, state, scale, to) {
      const { ink } = state.theme;
      const size = Math.max(5 * state.dpr, Math.min(9 * state.dpr, R * scale * 0.3));
      for (const way of ways) {
        const [from, end] = [cellPoint(state, way.from, to), cellPoint(state, way.to, to)];
        // a short way is hidden by the token: the arrow below it shows the end then
        if (end.y - from.y < 2 * size) continue;
        drawPolyline(ctx, [from, end], ink.stepoff, state.dpr, true);
        drawRing(ctx, end.x, end.y, ink.stepoff, size);
      }
      const px = 15 * state.dpr;
      for (const { at, texts, danger } of notes) {
        const { x, y } = cellPoint(state, at, to);
        const top = y - Math.max(24 * state.dpr, R * scale * 0.95) - (texts.length - 1) * (px + 3 * state.dpr);
        texts.forEach((text, i) => drawPlate(ctx, state.theme, text, x, top + i * (px + 3 * state.dpr), px, ink["surface-0"], danger ? ink.danger : ink.stepoff));
      }
    },
  }];
}
