// Pilots out of their frames: who carries whom, and where somebody who is carried can climb down.

import * as app from "./app.js";
import { boardOfPage, showUnit } from "./door.js";
import { neighbours } from "../hexes.js";
import { Icon } from "./icons.js";
import { html } from "./ui.js";

/** @typedef {import("../store.js").Unit} Unit */
/** @typedef {{q: number, r: number, level: number, falls: number|null}} Landing  `falls`: levels, null: out of the map */

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
export function carriedWords(unit) {
  const carrier = unit.carried_by ? app.units.value[unit.carried_by] : undefined;
  return carrier ? `${unit.in_hand ? "in the hand of" : "on"} ${carrier.name}` : "";
}

/**
 * The cells beside a carrier into which somebody can step off it, and how far one falls there.
 * @param {Unit} rider @returns {Landing[]}
 */
export function waysDown(rider) {
  const carrier = app.units.value[rider.carried_by ?? ""];
  const map = app.map.value;
  if (!carrier?.at || map === null) return [];
  const { level } = carrier.at;
  const taken = Object.values(app.units.value).filter((unit) => unit.at !== null && !unit.destroyed);
  return neighbours(carrier.at).flatMap(({ q, r }) => {
    const found = boardOfPage().describe({ q, r });
    if (!found.inside) return [];
    const solid = found.props.some((/** @type {any} */ prop) => prop.base <= level && level < prop.base + prop.height);
    const full = taken.some(({ at }) => at?.q === q && at.r === r && at.level === level);
    if (solid || full || (found.ground !== null && found.ground > level)) return [];
    const below = found.surfaces.filter((/** @type {number} */ each) => each <= level).at(-1);
    return [{ q, r, level, falls: below === undefined ? null : level - below }];
  });
}

/** Climbing down is a click on one of those hexes. @param {Unit} rider @param {any} command */
export function climbDown(rider, command) {
  const cells = waysDown(rider);
  if (cells.length === 0) return app.toast("note", `There is no room beside ${app.units.value[rider.carried_by ?? ""]?.name ?? "it"}.`);
  app.placing.value = { unit: rider.id, command, cells };
  if (app.narrow.value) app.sheet.value = "handle";
  const at = app.units.value[rider.carried_by ?? ""]?.at;
  if (at) boardOfPage().show(at);
  return undefined;
}

/** The hexes among which a place is chosen: those to stand on, and those where one falls. */
export function placesShown() {
  const cells = app.placing.value?.cells ?? [];
  const stands = cells.filter((each) => each.falls === 0);
  const falls = cells.filter((each) => each.falls !== 0).map(({ falls: deep, ...cell }) => ({ ...cell, label: deep === null ? "lost" : `−${deep}` }));
  return [
    ...(stands.length > 0 ? [{ id: "places", style: "walk", cells: stands.map(({ q, r }) => ({ q, r })) }] : []),
    ...(falls.length > 0 ? [{ id: "places-falls", style: "fall", cells: falls }] : []),
  ];
}

/** The chosen one of those hexes; null, and why, where another was pressed. @param {{cells?: Landing[]}} placing @param {{q: number, r: number}} hex */
export function chosenPlace(placing, hex) {
  const cell = placing.cells?.find(({ q, r }) => q === hex.q && r === hex.r);
  if (cell) return { q: cell.q, r: cell.r, level: cell.level };
  app.toast("note", "Choose one of the marked hexes.");
  return null;
}
