// The doors of the app in the shape the action registry wants them.

import { keepTheme } from "../ui/theme.js";
import * as app from "./app.js";
import { stopAiming } from "../features/fight/aim-state.js";
import { goTo, keepsTab } from "./focus.js";
import { keepsBack } from "../features/fog/fog.js";
import { fightControls } from "../features/fight/keys.js";
import { ownReadonly } from "../features/view-as/viewed-page.js";
import * as past from "../features/history/history.js";
import * as round from "../features/round/round.js";
import { centredWords, ownWords } from "../features/units/announcements.js";
import { step } from "../features/history/undo.js";
import { toggleHidden, toggleHighlighted } from "../features/fog/unit-known.js";

/** @type {import("../board/api.js").Board|null} */
let board = null;

/** @param {any} given */
export function setBoard(given) {
  board = given;
}

/** The board of this page, once there is one. @returns {any} */
export function boardOfPage() {
  return board;
}

/** The width in pixels of a hex in which one can read what stands there. */
const READABLE = 44;

/** @type {import("./actions.js").Door} */
export const door = {
  isHandler: () => app.isHandler.value,
  mayAct: () => app.you.value !== null && !app.isSpectator.value,
  unit: () => app.unit.value,
  controls: () => app.unit.value !== null && app.controls(app.unit.value.id),
  conflict: () => app.conflict.value,
  tool: () => app.tool.value,
  undoState: () => app.undoState.value,
  send: app.send,
  takeBack: () => step("undo"),
  doAgain: () => step("redo"),
  setTool: app.setTool,
  setMode: (mode) => {
    stopAiming();
    app.mode.value = mode;
  },
  mode: () => app.mode.value,
  cycles: () => app.mine.value.length > 1 && keepsTab(),
  cycle,
  goTo,
  cancel: () => {
    if (app.layered() || !board?.escape()) app.cancel();
  },
  openTab: app.openTab,
  focusChat,
  toggleTheme,
  toggleHelp: () => (app.helpOpen.value = !app.helpOpen.value),
  togglePanels,
  toggleViewshed,
  mayLookAs: () => app.seesAll.value,
  toggleSeen: () => (app.seenMenu.value = !app.seenMenu.value),
  keepsBack: () => keepsBack.value,
  togglePilotsLook: () => (app.pilotsLook.value = !app.pilotsLook.value),
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
      if (!at || board === null) return;
      // Near enough to read: a hex at least this many pixels wide.
      const { scale, hex } = board.view();
      board.centre(at, hex < READABLE ? (scale * READABLE) / hex : undefined);
    },
  }),
  sayCentred: () => app.unit.value !== null && app.speak(centredWords(app.unit.value)),
  lookingBack: () => app.lookingBack.value,
  mayLookBack: () => app.live.value.view !== null && !past.onlyPast() && (app.lookingBack.value || app.readonly.value === ownReadonly),
  past: () => ({
    toggle: () => (app.lookingBack.value ? past.toNow() : past.lookBack()),
    play: past.togglePlay,
    step: past.stepBy,
    mark: past.toMark,
  }),
  fight: () => fightControls,
  nextStep: round.nextStep,
  anothers: round.anothers,
  startTurn: round.startTurn,
  endTurn: round.endTurn,
};

/**
 * Where a unit is: the map comes near, and its place is marked for a moment.
 * @param {{q: number, r: number, level: number}} at
 */
export function showPlace(at) {
  if (board === null) return;
  const { scale, hex } = board.view();
  board.centre(at, hex < READABLE ? (scale * READABLE) / hex : undefined);
  app.flashCells([at], "found");
}

/**
 * Two places at once, as near as the map is now or from as far as it takes.
 * @param {{q: number, r: number, level: number}} a @param {{q: number, r: number, level: number}} b
 */
export function showBoth(a, b) {
  const canvas = document.getElementById("board");
  if (board === null || canvas === null) return;
  // a panel over the whole phone would hide them
  if (app.narrow.value && app.sheet.value === "all") app.sheet.value = "actions";
  const [q, r] = [b.q - a.q, b.r - a.r];
  const span = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) + 2;
  const room = Math.min(canvas.clientWidth, canvas.clientHeight / 2);
  const { scale, hex } = board.view();
  const fits = room / span;
  board.centre({ q: a.q + Math.round(q / 2), r: a.r + Math.round(r / 2) }, hex > fits ? (scale * fits) / hex : undefined);
}

/**
 * What shows where a unit is, as far as it is on the map and known; else null.
 * @param {string|undefined} id
 */
export function showUnit(id) {
  const at = id === undefined ? null : (app.units.value[id]?.at ?? null);
  if (at === null) return null;
  return () => {
    // a panel over the whole phone would hide it
    if (app.narrow.value && app.sheet.value === "all") app.sheet.value = "actions";
    board?.show(at);
    app.flashCells([at], "found");
  };
}

/** @param {string|undefined} id */
export const showWords = (id) => `Show ${app.units.value[id ?? ""]?.name ?? "it"} on the map`;

/** Where a unit is, or who carries it. @param {import("./store.js").Unit|null} unit */
const placeOf = (unit) => unit?.at ?? app.units.value[unit?.carried_by ?? ""]?.at ?? null;

/** @param {1|-1} step */
function cycle(step) {
  const ids = app.mine.value.filter((id) => placeOf(app.units.value[id]) !== null);
  if (ids.length === 0) return;
  const now = app.selected.value === null ? -1 : ids.indexOf(app.selected.value);
  const next = now < 0 ? (step === 1 ? 0 : ids.length - 1) : (now + step + ids.length) % ids.length;
  const again = ids[next] === app.selected.value;
  app.select(ids[next]);
  door.board().showUnit();
  if (!again) return;
  // nothing changes that would be said by itself
  const unit = app.units.value[ids[next]];
  const at = placeOf(unit);
  if (at) board?.cursorTo({ q: at.q, r: at.r });
  app.speak(ownWords(unit));
}

function focusChat() {
  app.openTab("log");
  if (app.narrow.value) app.sheet.value = "all";
  requestAnimationFrame(() => document.getElementById("chat")?.focus());
}

function toggleTheme() {
  keepTheme(app.theme.value === "dark" ? "light" : "dark");
}

function togglePanels() {
  const open = !(app.dockOpen.value || app.cardOpen.value);
  app.dockOpen.value = open;
  app.cardOpen.value = open;
}

function toggleViewshed() {
  app.viewshedOf.value = app.viewshedOf.value === null ? (app.unit.value?.id ?? null) : null;
}
