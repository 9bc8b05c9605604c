// Pilots out of their frames: who carries whom, and where somebody who is carried can climb down.

import { effect, untracked } from "@preact/signals";
import * as app from "../../core/app.js";
import { boardOfPage, showUnit } from "../../core/action-context.js";
import { cellsOf, landings } from "../units/landings.js";
import { Icon } from "../../ui/icons.js";
import { steers } from "../../core/steering.js";
import { html } from "../../ui/controls.js";

/** @typedef {import("../../core/store.js").Unit} Unit */
/** @typedef {import("../units/landings.js").Landing} Landing */

/** Whom a unit carries. @param {string} id */
const ridersOf = (id) => Object.values(app.units.value).filter((unit) => unit.carried_by === id);

/** On a unit's card: who rides on it, or on whom it rides. @param {{unit: Unit}} given */
export function Riders({ unit }) {
  const carrier = unit.carried_by ? app.units.value[unit.carried_by] : undefined;
  if (carrier) {
    const show = showUnit(carrier.id);
    return html`<div class="riders">
      <p class="quiet">${unit.in_hand ? "It is in the hand of" : "It rides on"} ${carrier.name}, and climbs down in that one’s turn.</p>
      ${show && html`<button type="button" class="button" onClick=${show}><${Icon} name="centre" /><span>Show ${carrier.name}</span></button>`}
    </div>`;
  }
  const riders = ridersOf(unit.id);
  if (riders.length === 0) return null;
  return html`<div class="riders" role="group" aria-label=${`${unit.name} carries`}>
    ${riders.map(
      (rider) => html`<button type="button" class="button" key=${rider.id} onClick=${() => app.select(rider.id)}>
        <${Icon} name="crew" /><span>Carries ${rider.name}${rider.in_hand ? " in its hand" : ""}</span>
      </button>`,
    )}
  </div>`;
}

/** Where a unit is, in words, while another one carries it; else nothing. @param {Unit} unit */
export function carrierText(unit) {
  const carrier = unit.carried_by ? app.units.value[unit.carried_by] : undefined;
  return carrier ? `${unit.in_hand ? "in the hand of" : "on"} ${carrier.name}` : "";
}

/** The cells into which somebody can step off its carrier. @param {Unit} rider @returns {Landing[]} */
export function dismountCells(rider) {
  const carrier = app.units.value[rider.carried_by ?? ""];
  if (!carrier?.at || app.map.value === null) return [];
  const there = /** @type {Parameters<typeof cellsOf>[0][]} */ (Object.values(app.units.value).filter((unit) => unit.at !== null && !unit.destroyed));
  const cells = cellsOf({ at: carrier.at, footprint: carrier.footprint });
  return landings(cells, there.flatMap(cellsOf), (hex) => boardOfPage().describe(hex));
}

/** Climbing down is a click on one of those hexes. @param {Unit} rider @param {any} command */
export function startDismount(rider, command) {
  const cells = dismountCells(rider);
  if (cells.length === 0) return app.toast("note", `There is no room beside ${app.units.value[rider.carried_by ?? ""]?.name ?? "it"}.`);
  app.placing.value = { unit: rider.id, command, cells };
  if (app.narrow.value) app.sheet.value = "handle";
  const at = app.units.value[rider.carried_by ?? ""]?.at;
  if (at) boardOfPage().show(at);
  return undefined;
}

/** How far one falls. @param {Landing} cell */
const fallLabel = ({ falls }) => (falls === null ? "lost" : falls === 0 ? "" : `−${falls}`);

/** The hexes among which a place is chosen: those to stand on, and those where one falls. */
export function placingOverlays() {
  const cells = app.placing.value?.cells ?? [];
  const stands = cells.filter((each) => each.falls === 0);
  const standing = new Set(stands.map(({ q, r }) => `${q},${r}`));
  const falls = cells.filter(({ q, r }) => !standing.has(`${q},${r}`)).map((cell) => ({ q: cell.q, r: cell.r, level: cell.level, label: fallLabel(cell) }));
  return [
    ...(stands.length > 0 ? [{ id: "places", style: "walk", cells: stands.map(({ q, r }) => ({ q, r })) }] : []),
    ...(falls.length > 0 ? [{ id: "places-falls", style: "fall", cells: falls }] : []),
  ];
}

/**
 * The chosen one of those cells; null, and why, where another hex was pressed. A hex with several
 * asks at which level first, and calls `choose`.
 * @param {{cells?: Landing[]}} placing @param {{q: number, r: number}} hex
 * @param {(at: {q: number, r: number, level: number}) => void} choose
 */
export function chosenPlace(placing, hex, choose) {
  const { q, r } = hex;
  const cells = (placing.cells ?? []).filter((cell) => cell.q === q && cell.r === r);
  if (cells.length === 1) return { q, r, level: cells[0].level };
  if (cells.length === 0) app.toast("note", "Choose one of the marked hexes.");
  else chooseLevel(cells, choose);
  return null;
}

/** @param {Landing[]} cells  of one hex @param {(at: {q: number, r: number, level: number}) => void} choose */
function chooseLevel(cells, choose) {
  const [{ q, r, level }] = cells;
  const { x, y } = boardOfPage().screenOf({ q, r });
  const levels = cells.map((cell) => ({ level: cell.level, cost: fallLabel(cell) || "stands" })).reverse();
  app.levelChoice.value = {
    hex: { q, r },
    at: [x, y],
    level,
    from: level,
    levels,
    words: ["Step down to", "Falls"],
    choose: (chosen) => {
      app.levelChoice.value = null;
      choose({ q, r, level: chosen });
    },
  };
}

/** Selects the pilot who leaves a destroyed frame, for a page that had that frame selected. */
export function watchEjected() {
  /** @type {Set<string>|null} */
  let known = null;
  effect(() => {
    if (app.view.value === null) return;
    const out = Object.values(app.units.value).filter((unit) => unit.pilot_of !== null);
    const fresh = known === null ? [] : out.filter((unit) => !known?.has(unit.id));
    known = new Set(out.map((unit) => unit.id));
    untracked(() => {
      const own = fresh.find((unit) => unit.pilot_of === app.selected.value && steers(app.you.value?.seat, unit));
      if (own) app.select(own.id);
    });
  });
}
