// Pilots outside their frames: ejecting, and stepping off a frame that carries them. What the unit card
// says about riding is in riders-card.js.

import { effect, untracked } from "@preact/signals";
import { boardOfPage } from "../../core/board-handle.js";
import { toast } from "../../core/notices.js";
import * as selection from "../../core/selection.js";
import * as session from "../../core/session.js";
import * as movement from "../units/movement.js";
import * as unitState from "../units/state.js";
import { cellsOf, landings } from "../units/landings.js";
import { seatControls } from "../../core/unit-control.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").Unit} Unit */
/** @typedef {import("../units/landings.js").Landing} Landing */

/** The cells onto which a carried unit can step off. @param {Unit} rider @returns {Landing[]} */
export function dismountCells(rider) {
  const carrier = session.units.value[rider.carried_by ?? ""];
  if (!carrier?.at || session.map.value === null) return [];
  const there = /** @type {Parameters<typeof cellsOf>[0][]} */ (Object.values(session.units.value).filter((unit) => unit.at !== null && !unit.destroyed));
  const cells = cellsOf({ at: carrier.at, footprint: carrier.footprint });
  const board = boardOfPage();
  return board === null ? [] : landings(cells, there.flatMap(cellsOf), board.describe);
}

/**
 * Lets the player choose a cell to step off to; the click on it sends the command.
 * @param {Unit} rider @param {import("../../core/commands.js").Command} command
 */
export function startDismount(rider, command) {
  const cells = dismountCells(rider);
  if (cells.length === 0) return toast("note", t("fight-there-is-no-room-beside", { carrier: session.units.value[rider.carried_by ?? ""]?.name ?? t("fight-it") }));
  unitState.startPlacing({ unit: rider.id, command, cells });
  const at = session.units.value[rider.carried_by ?? ""]?.at;
  if (at) boardOfPage()?.show(at);
  return undefined;
}

/**
 * The label of a cell: levels to fall as "−3", "lost" without a floor, "" to stand.
 * @param {Landing} cell
 */
const fallLabel = ({ falls }) => (falls === null ? "lost" : falls === 0 ? "" : `−${falls}`);

/**
 * Overlays of the cells to choose from: where the unit would stand, and where it would fall.
 * @returns {import("../../board/types.js").Overlay[]}
 */
export function placingOverlays() {
  const cells = unitState.placing.value?.cells ?? [];
  const stands = cells.filter((each) => each.falls === 0);
  const standing = new Set(stands.map(({ q, r }) => `${q},${r}`));
  const falls = cells.filter(({ q, r }) => !standing.has(`${q},${r}`)).map((cell) => ({ q: cell.q, r: cell.r, level: cell.level, label: fallLabel(cell) }));
  return [
    ...(stands.length > 0 ? [{ id: "places", style: /** @type {const} */ ("walk"), cells: stands.map(({ q, r }) => ({ q, r })) }] : []),
    ...(falls.length > 0 ? [{ id: "places-falls", style: /** @type {const} */ ("fall"), cells: falls }] : []),
  ];
}

/**
 * The cell of a pressed hex. Returns null, with a note, for any other hex; null too for a hex with
 * several cells, where the player chooses the level first and `choose` is called.
 * @param {{cells?: Landing[]}} placing @param {{q: number, r: number}} hex
 * @param {(at: {q: number, r: number, level: number}) => void} choose
 */
export function chosenPlace(placing, hex, choose) {
  const { q, r } = hex;
  const cells = (placing.cells ?? []).filter((cell) => cell.q === q && cell.r === r);
  if (cells.length === 1) return { q, r, level: cells[0].level };
  if (cells.length === 0) toast("note", t("fight-choose-one-of-the-marked-hexes"));
  else chooseLevel(cells, choose);
  return null;
}

/**
 * Opens the choice of a level.
 * @param {Landing[]} cells  of one hex
 * @param {(at: {q: number, r: number, level: number}) => void} choose
 */
function chooseLevel(cells, choose) {
  const [{ q, r, level }] = cells;
  const { x, y } = boardOfPage()?.screenOf({ q, r }) ?? { x: 0, y: 0 };
  const levels = cells.map((cell) => ({ level: cell.level, cost: fallLabel(cell) || "stands" })).reverse();
  movement.setLevelChoice({
    hex: { q, r },
    at: [x, y],
    level,
    from: level,
    levels,
    words: [t("fight-step-down-to"), t("fight-falls")],
    choose: (chosen) => {
      movement.setLevelChoice(null);
      choose({ q, r, level: chosen });
    },
  });
}

/** When the selected frame is destroyed, selects the pilot who ejects, if this seat steers it. */
export function watchEjected() {
  /** @type {Set<string>|null} */
  let known = null;
  effect(() => {
    if (session.view.value === null) return;
    const out = Object.values(session.units.value).filter((unit) => unit.pilot_of !== null);
    const fresh = known === null ? [] : out.filter((unit) => !known?.has(unit.id));
    known = new Set(out.map((unit) => unit.id));
    untracked(() => {
      const own = fresh.find((unit) => unit.pilot_of === selection.selected.value && seatControls(session.you.value?.seat, unit));
      if (own) selection.select(own.id);
    });
  });
}
