// The context that actions run in: what they read of the page's state and what they call. The
// registry itself (actions.js) stays free of page code, so that tests can pass another context.

import { setTheme } from "../ui/theme.js";
import * as app from "./app.js";
import { stopAiming } from "../features/fight/aim-state.js";
import { moveFocus, mapKeepsTab } from "./focus.js";
import { mapHasSecrets } from "../features/fog/fog.js";
import { fightControls } from "../features/fight/keys.js";
import { framedReadonly } from "../features/view-as/framed-page.js";
import * as tableHistory from "../features/history/history.js";
import * as round from "../features/round/round.js";
import { centredText, ownUnitText } from "../features/units/announcements.js";
import { undoOrRedo } from "../features/history/undo.js";
import { toggleHidden, toggleHighlighted } from "../features/fog/unit-visibility.js";

/** @type {import("../board/api.js").Board|null} */
let board = null;

/** Sets the board of this page. @param {any} given */
export function setBoard(given) {
  board = given;
}

/** Returns the board of this page, or null before it is mounted. @returns {any} */
export function boardOfPage() {
  return board;
}

/** The least width of a hex, in CSS px, at which its label can be read. */
const READABLE = 44;

/** The context of this page. @type {import("./actions.js").ActionContext} */
export const actionContext = {
  isHandler: () => app.isHandler.value,
  mayAct: () => app.you.value !== null && !app.isSpectator.value,
  unit: () => app.unit.value,
  controls: () => app.unit.value !== null && app.controls(app.unit.value.id),
  conflict: () => app.conflict.value,
  tool: () => app.tool.value,
  undoState: () => app.undoState.value,
  send: app.send,
  undo: () => undoOrRedo("undo"),
  redo: () => undoOrRedo("redo"),
  setTool: app.setTool,
  setMode: (mode) => {
    stopAiming();
    app.mode.value = mode;
  },
  mode: () => app.mode.value,
  tabCyclesUnits: () => app.ownUnitIds.value.length > 1 && mapKeepsTab(),
  cycleUnits,
  moveFocus,
  cancel: () => {
    if (app.hasOpenLayer() || !board?.escape()) app.cancel();
  },
  openTab: app.openTab,
  focusChat,
  toggleTheme,
  toggleHelp: () => (app.helpOpen.value = !app.helpOpen.value),
  togglePanels,
  toggleViewshed,
  mayViewAs: () => app.seesAll.value,
  toggleViewAsMenu: () => (app.viewAsMenu.value = !app.viewAsMenu.value),
  mapHasSecrets: () => mapHasSecrets.value,
  togglePilotsView: () => (app.pilotsView.value = !app.pilotsView.value),
  mayOverrule: () => app.mayOverrule.value,
  toggleOverrule: app.toggleOverrule,
  toggleHighlighted: () => app.unit.value !== null && toggleHighlighted(app.unit.value),
  toggleHidden: () => app.unit.value !== null && toggleHidden(app.unit.value),
  board: () => ({
    fit: () => board?.fit(),
    zoomBy: (factor) => board?.zoomBy(factor),
    cursorBy: (arrow) => board?.cursorBy(arrow),
    press: () => board?.press(),
    points: () => Boolean(board?.hasPointedHex()),
    pingHex: () => board?.pingHex(),
    pan: (x, y) => board?.pan(x, y),
    choosesLevel: () => Boolean(board?.choosesLevel()),
    level: (step) => void board?.level(step),
    showUnit: () => {
      const at = placeOf(app.unit.value);
      if (at) board?.show(at);
    },
    centreOnUnit: () => {
      const at = placeOf(app.unit.value);
      if (at) centreReadably(at);
    },
  }),
  announceCentred: () => app.unit.value !== null && app.announce(centredText(app.unit.value)),
  inHistory: () => app.inHistory.value,
  mayOpenHistory: () => app.liveSession.value.view !== null && !tableHistory.isReplay() && (app.inHistory.value || app.readonly.value === framedReadonly),
  history: () => ({
    toggle: () => (app.inHistory.value ? tableHistory.closeHistory() : tableHistory.openHistory()),
    play: tableHistory.togglePlay,
    step: tableHistory.stepBy,
    mark: tableHistory.goToMark,
  }),
  fight: () => fightControls,
  nextStep: round.nextStep,
  belongsToAnotherSeat: round.belongsToAnotherSeat,
  startTurn: round.startTurn,
  endTurn: round.endTurn,
};

/**
 * Centres the map on a cell and marks it for a moment.
 * @param {{q: number, r: number, level: number}} at
 */
export function showPlace(at) {
  if (board === null) return;
  centreReadably(at);
  app.flashCells([at], "found");
}

/**
 * Centres the map on a hex, and zooms in where hexes are too small to read.
 * @param {{q: number, r: number, level: number}} at
 */
function centreReadably(at) {
  if (board === null) return;
  const { scale, hex } = board.view();
  board.centre(at, hex < READABLE ? (scale * READABLE) / hex : undefined);
}

/** Lowers the phone's sheet where it covers the whole map. */
function uncoverMap() {
  if (app.narrow.value && app.sheetHeight.value === "all") app.sheetHeight.value = "actions";
}

/**
 * Centres the map between two cells and zooms out as far as both need.
 * @param {{q: number, r: number, level: number}} a @param {{q: number, r: number, level: number}} b
 */
export function showBoth(a, b) {
  const canvas = document.getElementById("board");
  if (board === null || canvas === null) return;
  uncoverMap();
  const [q, r] = [b.q - a.q, b.r - a.r];
  const span = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) + 2;
  const room = Math.min(canvas.clientWidth, canvas.clientHeight / 2);
  const { scale, hex } = board.view();
  const fits = room / span;
  board.centre({ q: a.q + Math.round(q / 2), r: a.r + Math.round(r / 2) }, hex > fits ? (scale * fits) / hex : undefined);
}

/**
 * Returns a function that shows a unit on the map, or null when the unit's place is not known.
 * @param {string|undefined} id
 */
export function unitLocator(id) {
  const at = id === undefined ? null : (app.units.value[id]?.at ?? null);
  if (at === null) return null;
  return () => {
    uncoverMap();
    board?.show(at);
    app.flashCells([at], "found");
  };
}

/** Returns the label of a button that shows a unit on the map. @param {string|undefined} id */
export const unitLocatorLabel = (id) => `Show ${app.units.value[id ?? ""]?.name ?? "it"} on the map`;

/**
 * Returns the cell of a unit, or of the unit that carries it.
 * @param {import("./store.js").Unit|null} unit
 */
const placeOf = (unit) => unit?.at ?? app.units.value[unit?.carried_by ?? ""]?.at ?? null;

/** Selects the next or previous own unit and shows it. @param {1|-1} step */
function cycleUnits(step) {
  const ids = app.ownUnitIds.value.filter((id) => placeOf(app.units.value[id]) !== null);
  if (ids.length === 0) return;
  const now = app.selected.value === null ? -1 : ids.indexOf(app.selected.value);
  const next = now < 0 ? (step === 1 ? 0 : ids.length - 1) : (now + step + ids.length) % ids.length;
  const again = ids[next] === app.selected.value;
  app.select(ids[next]);
  actionContext.board().showUnit();
  if (!again) return;
  // the selection does not change, so nothing else announces the unit
  const unit = app.units.value[ids[next]];
  const at = placeOf(unit);
  if (at) board?.cursorTo({ q: at.q, r: at.r });
  app.announce(ownUnitText(unit));
}

function focusChat() {
  app.openTab("log");
  if (app.narrow.value) app.sheetHeight.value = "all";
  requestAnimationFrame(() => document.getElementById("chat")?.focus());
}

function toggleTheme() {
  setTheme(app.theme.value === "dark" ? "light" : "dark");
}

function togglePanels() {
  const open = !(app.dockOpen.value || app.cardOpen.value);
  app.dockOpen.value = open;
  app.cardOpen.value = open;
}

function toggleViewshed() {
  app.viewshedOf.value = app.viewshedOf.value === null ? (app.unit.value?.id ?? null) : null;
}
