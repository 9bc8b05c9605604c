// Connects the board with the rest of the page: feeds it with state, and handles its events.

import { effect, untracked } from "@preact/signals";
import { announce } from "../core/announcer.js";
import { centreOnUnit, chunksLoading, setBoard, showUnit } from "../core/board-handle.js";
import { pendingAnswers, send, sendSignal } from "../core/commands.js";
import { dismissAnswers, dismissRefusals, flashCells } from "../core/notices.js";
import * as selection from "../core/selection.js";
import * as session from "../core/session.js";
import * as ui from "../core/ui-state.js";
import { isOverruling, watchOverruling } from "../features/handler/overrule.js";
import * as mapTools from "../features/map-editor/state.js";
import { dragTemplate } from "../features/areas/handle.js";
import { drawingTool } from "../features/drawings/handle.js";
import * as movement from "../features/units/movement.js";
import * as unitState from "../features/units/state.js";
import { overlays } from "./board-overlays.js";
import { clicked } from "./board-clicks.js";
import { watchMapChunks } from "./map-chunks.js";
import { zoneBrush } from "../features/zones/brush.js";
import { keepInView } from "../features/units/keep-in-view.js";
import { draggableUnits, fightEvents, fightQueries, updateHover, shownReach } from "../features/fight/board-layer.js";
import { actionBarHeight } from "../features/fight/unit-actions.js";
import { measureClick, measureDrag } from "../features/measure/measure.js";
import * as offers from "../features/dice-systems/offers.js";
import { jumps } from "../features/history/history.js";
import { watchViewshed } from "../features/measure/viewshed.js";
import { watchUnitAnnouncements, unitSummary } from "../features/units/announcements.js";
import { barredTap, endBarredTap, explainHigherLevel, explainPlan, refusedDrag } from "../features/units/move-refusals.js";
import { seatControls } from "../core/unit-control.js";
import { t } from "../text/t.js";

/** @typedef {import("../core/board-handle.js").BoardHandle} BoardHandle */
/** @typedef {import("../core/hexes.js").Cell} Cell */

/**
 * Creates the board in an element and connects it to the page. Returns the board.
 * @param {HTMLElement} element
 * @param {(element: HTMLElement, config: import("../board/types.js").Config) => BoardHandle} createBoard
 * @param {(hashes: string[]) => Promise<(import("../board/types.js").Chunk|null)[]>} fetchChunks
 */
export function mountBoard(element, createBoard, fetchChunks) {
  /** @type {BoardHandle} */
  const board = createBoard(element, { events: outsideEffects(events(() => board)), text: refusalText, unitWords: unitSummary });
  setBoard(board);
  element.after(dragCancel);
  // tests, and the framed page of "as seen by", reach the board through its element
  Object.assign(element, { board });
  watchMapChunks(board, fetchChunks);
  let leap = 0;
  effect(() => {
    const scene = session.scene.value;
    if (!scene) return;
    board.set({ props: scene.props, units: scene.units, routes: newestRoutes(), leap: leap !== jumps.value });
    leap = jumps.value;
  });
  effect(() => board.set({ me: { role: session.you.value?.role ?? "spectator", unitIds: draggableUnits(controlledUnitIds) } }));
  effect(() => board.set({ selected: selection.selected.value }));
  effect(() => board.set({ mode: selection.mode.value }));
  effect(() => {
    const { unit, ground, flight } = shownReach();
    const own = (/** @type {import("../board/types.js").ReachAnswer|null} */ answer) =>
      // an overruling Handler waits for no turn and pays nothing
      answer && isOverruling.value ? { ...answer, steps: 0, energy: 0, wait: null } : answer;
    board.set({ reach: unit === null ? null : { unit, ground: own(ground), flight: own(flight) } });
  });
  effect(() => {
    const tool = unitState.placing.value ? "place" : (BOARD_TOOL[ui.tool.value] ?? ui.tool.value);
    board.set({ tool, brush: brushRadius(), shape: strokeShape() });
  });
  effect(() => board.set({ active: session.conflict.value?.active ?? null }));
  effect(() => {
    const { state } = session.connection.value;
    // a lost connection brings no answers; the first view is awaited in any case
    const coming = session.view.value === null && ["connecting", "open", "reconnecting"].includes(state);
    const awaited = state === "open" && pendingAnswers.value > 0;
    const busy = coming || movement.reachPending.value || awaited || chunksLoading.value > 0;
    element.setAttribute("aria-busy", String(busy));
  });
  // the map keeps its scale while panels open and close; only a page that opens or changes its size is fitted
  let settled = false;
  for (const type of ["pointerdown", "keydown"]) window.addEventListener(type, () => (settled = true), { capture: true });
  window.addEventListener("resize", () => (settled = false));
  effect(() => board.set({ insets: insets(), refit: !settled }));
  effect(() => board.set({ overlays: overlays() }));
  watchOverruling();
  effect(() => {
    // marks of a moment vanish when the selection, the turn or the tool changes
    void [selection.selected.value, session.conflict.value?.active, session.conflict.value?.segment, ui.tool.value];
    untracked(() => flashCells([]));
  });
  effect(() => {
    // a refusal of one turn offers nothing in the next
    void [session.conflict.value?.active, session.conflict.value?.segment];
    untracked(dismissRefusals);
  });
  element.addEventListener("pointerdown", dismissAnswers, { capture: true });
  cancelPlanForPrompts(board);
  watchUnitAnnouncements();
  followUsualMode();
  movement.watchReach();
  watchViewshed();
  fightQueries();
  selectOwnUnit();
  keepInView(board);
  return board;
}

/** Returns the paths that units took in the newest change, by unit id. */
function newestRoutes() {
  const { entries, seq } = session.shownSession.peek();
  /** @type {Record<string, Cell[]>} */
  const ways = {};
  for (let i = entries.length - 1; i >= 0 && entries[i].version === seq; i -= 1) {
    const { params, data } = entries[i];
    if (params.unit?.unit && Array.isArray(data?.path)) ways[params.unit.unit] = data.path;
  }
  return ways;
}

/** @param {string} code @param {Record<string, unknown>} params */
function refusalText(code, params) {
  // "" lets the board use its own text
  if (!session.messages.value.knows(code)) return "";
  return session.messages.value.refusal(code, params, session.naming.value);
}

/** Returns the ids of the units that this seat can drag. */
function controlledUnitIds() {
  const seat = session.you.value?.seat;
  if (session.isSpectator.value) return [];
  return Object.values(session.units.value)
    .filter((unit) => session.isHandler.value || seatControls(seat, unit))
    .map((unit) => unit.id);
}

/** The board's names for the page's tools; other tools have the same name on both sides. */
const BOARD_TOOL = /** @type {Record<string, string>} */ ({
  raise: "brush-raise",
  lower: "brush-lower",
  level: "brush-level",
  smooth: "brush-smooth",
  flatten: "brush-flatten",
  ramp: "brush-ramp",
  void: "brush-void",
  cover: "brush-cover",
  veil: "brush-veil",
  unveil: "brush-unveil",
  show: "brush-show",
  unshow: "brush-unshow",
  prop: "brush-prop",
  breaker: "brush-breaker",
  ground: "brush-select",
  zone: "brush-zone",
  unzone: "brush-unzone",
  range: "measure",
  template: "measure",
});

/** Returns the shape of a stroke: a ramp is a line, and a prop fills no area. */
function strokeShape() {
  const shape = mapTools.strokeShape.value;
  if (ui.tool.value === "ramp") return "line";
  return (ui.tool.value === "prop" || ui.tool.value === "breaker") && shape === "fill" ? "brush" : shape;
}

/** Returns the radius of the current brush in hexes; 0 for a single hex. */
function brushRadius() {
  const tool = ui.tool.value;
  if (tool === "zone" || tool === "unzone") return zoneBrush.value.size - 1;
  return BOARD_TOOL[tool]?.startsWith("brush") ? mapTools.brushRadius() : 0;
}

/** Returns how far down a panel at the top of the map reaches, with a gap, in CSS px; 0 without it. @param {string} panel */
const footOf = (panel) => (document.querySelector(panel)?.getBoundingClientRect().bottom ?? -8) + 8;

/** Returns how much of each edge of the map the panels cover, in CSS px. */
function insets() {
  if (ui.narrow.value) {
    const high = window.innerHeight;
    const bottom = { handle: Math.min(164, high * 0.44), actions: Math.min(high * 0.56, 452), all: high * 0.5 }[ui.sheetHeight.value];
    const tools = ui.toolsWidth.value;
    // the width that intermediate.css gives the sheet, and the tools beside it
    const beside = Math.min(Math.max(316, window.innerWidth * 0.36), 348) + tools;
    if (ui.sheetBeside.value) return { top: 60, right: ui.sheetHeight.value === "handle" ? tools : beside, bottom: 8, left: 8 };
    return { top: Math.max(60, footOf(".phone-top .timer")), right: tools, bottom: bottom + 8, left: 8 };
  }
  return {
    // the tracker's second row has its room before a conflict too, so that nothing jumps
    top: Math.max(104, footOf(".topbar-mid")),
    right: ui.dockOpen.value ? 368 : 12,
    bottom: 44 + actionBarHeight.value,
    left: 56,
  };
}

/**
 * A waiting test or step replaces the main button on a phone. Plans are cancelled then, so that a
 * second tap does not confirm a movement.
 * @param {BoardHandle} board
 */
function cancelPlanForPrompts(board) {
  let before = false;
  effect(() => {
    const waits = ui.narrow.value && offers.waitingCount.value > 0;
    if (waits === before) return;
    before = waits;
    if (movement.plannedMove.peek() !== null) untracked(() => board.cancel());
  });
}

/** Returns whether the newest change of the table is an undo. */
function newestIsUndo() {
  const { entries, seq } = session.shownSession.peek();
  return entries.some(({ version, code }) => version === seq && code === "undone");
}

/**
 * Sets the movement mode to the usual one when another unit is selected, when a unit lands, when its
 * turn ends, and when its last movement is undone.
 */
function followUsualMode() {
  let before = "";
  let place = "";
  effect(() => {
    const unit = selection.unit.value;
    if (unit === null) return;
    const usual = selection.usualMode(unit);
    const now = `${unit.id} ${usual} ${unit.turn === "done"}`;
    const stands = JSON.stringify(unit.at);
    const movedBack = stands !== place && newestIsUndo();
    place = stands;
    if (now === before && !movedBack) return;
    before = now;
    selection.setMode(usual);
  });
}

/** Selects a pilot's unit at start: the only one, else the one that acts. */
function selectOwnUnit() {
  let done = false;
  effect(() => {
    if (done || session.you.value?.role !== "pilot" || session.ownUnitIds.value.length === 0) return;
    done = true;
    const acts = session.conflict.value?.active;
    const id = session.ownUnitIds.value.length === 1 ? session.ownUnitIds.value[0] : session.ownUnitIds.value.find((each) => each === acts);
    if (id === undefined || selection.selected.value !== null) return;
    queueMicrotask(() => {
      selection.select(id);
      // a framed page keeps the camera of the page around it
      if (session.readonly.value !== null) return;
      // the unit's card is drawn first, because it may cover the unit
      requestAnimationFrame(() => (ui.narrow.value ? centreOnUnit : showUnit)(selection.unit.value));
    });
  });
}

/**
 * Returns the handlers so that no effect depends on what they read. The board calls them while an
 * effect sets something on it, and a handler that changes what it read would run that effect again
 * and again.
 * @param {import("../board/types.js").Events} handlers @returns {import("../board/types.js").Events}
 */
function outsideEffects(handlers) {
  const entries = Object.entries(/** @type {Record<string, Function>} */ (handlers)).map(([name, handle]) => [name, (/** @type {any[]} */ ...given) => untracked(() => handle(...given))]);
  return Object.fromEntries(entries);
}

/** Returns the handlers of the board's events. @param {() => BoardHandle} board @returns {import("../board/types.js").Events} */
function events(board) {
  return {
    hover(info, at) {
      updateHover(board(), info, at);
      clearTimeout(hoverTimer);
      // a lifted finger points at nothing, so what it pointed at is shown only for a while
      if (ui.touch.value && info !== null) hoverTimer = window.setTimeout(() => ui.setHover(null), HOVER_MS);
    },
    ...fightEvents(board),
    select: selection.select,
    toggle: (unit) => chooseOnMap(() => selection.toggleInSeveral(unit)),
    box: (units) => chooseOnMap(() => selection.chooseSeveral(units)),
    stack(units, at) {
      unitState.openStack(units.map((unit) => unit.id), [at.x, at.y]);
    },
    chooseLevel(choice) {
      const { q, r, at, ...rest } = choice;
      movement.setLevelChoice({ hex: { q, r }, at: [at.x, at.y], ...rest });
    },
    move(unit, mode, path) {
      const free = isOverruling.value && unit === selection.selected.value;
      const anew = movement.startsNewMove.value && unit === selection.selected.value;
      void send({ type: "unit.move", unit, mode, path, ...(free ? { free } : anew ? { new: true } : {}) });
    },
    plan(plan, held) {
      movement.setPlannedMove(held && plan?.to && plan.path.length > 0 ? plan : null);
      const choice = movement.levelChoice.value;
      const there = choice && plan?.mode === "flight" && choice.hex.q === plan.hex.q && choice.hex.r === plan.hex.r;
      if (choice) movement.setLevelChoice(there ? { ...choice, level: (plan.to ?? plan.from).level, above: plan.above } : null);
      endBarredTap(plan);
      explainPlan(board, plan);
      explainHigherLevel(board, plan);
    },
    refusedDrag,
    barredTap,
    drag,
    panels: () => panelsOver(board().canvas),
    mode: selection.setMode,
    click: (hex) => clicked(board().describe(hex)),
    paint(hexes, ends) {
      mapTools.paintStroke(board(), hexes, ends);
    },
    stroke: mapTools.setStrokeNow,
    measure(from, to, final) {
      if (ui.tool.value === "template") dragTemplate(from, to, final);
      else if (ui.tool.value !== "range" && ui.tool.value !== "sight") mapTools.drawSideLine(from, to, final);
      else if (from.q !== to.q || from.r !== to.r) measureDrag(board().describe(from), board().describe(to));
      else if (final) measureClick(board().describe(from));
    },
    draw: (points, phase) => drawingTool.stroke(points, phase),
    ping(hex) {
      sendSignal("ping", hex);
      // the server does not send a ping back to its sender
      board().ping({ q: hex.q, r: hex.r, name: session.you.value?.name ?? "" });
    },
    announce: announce,
  };
}

/** Chooses several units on the map, and shows what can be done with them. @param {() => void} choose */
function chooseOnMap(choose) {
  choose();
  if (selection.several.value.length === 0) return;
  if (!unitState.unitFormDirty.value) unitState.setUnitForm(null);
  ui.openTab("units");
}

/** How long the hover line stays after a finger was lifted, in milliseconds. */
const HOVER_MS = 6000;
let hoverTimer = 0;

/**
 * Returns the boxes of the panels that cover the map, relative to the canvas.
 * @param {HTMLElement} canvas
 */
function panelsOver(canvas) {
  const origin = canvas.getBoundingClientRect();
  // the hover line changes with every hex, so labels must not give way to it
  const panels = ui.narrow.value ? ".panel, .toast, .phone-top .timer" : ".panel:not(.hover-line), .toast";
  return [...document.querySelectorAll(panels)].map((panel) => {
    const { left, top, width, height } = panel.getBoundingClientRect();
    return { left: left - origin.left, top: top - origin.top, width, height, passing: panel.matches(".toast") };
  });
}

/** The box on which a dragged unit can be dropped without moving it. */
const dragCancel = document.createElement("div");
dragCancel.className = "drag-cancel";
dragCancel.hidden = true;
dragCancel.textContent = t("table-cancel-drop-it-here");

/**
 * Shows the box while a finger drags, or a drag has left the map.
 * @param {{unit: string, touch: boolean, off: boolean} | null} now
 */
function drag(now) {
  dragCancel.hidden = now === null || !(now.touch || now.off);
  if (now === null) return;
  // on a phone above the sheet, where it does not cover the hover line
  const sheet = ui.narrow.value && !ui.sheetBeside.value ? document.querySelector(".sheet") : null;
  const top = sheet ? window.innerHeight - sheet.getBoundingClientRect().top : 0;
  const bottom = sheet ? top - dragCancel.offsetHeight - 8 : insets().bottom;
  dragCancel.style.setProperty("bottom", `${Math.round(bottom)}px`);
  dragCancel.classList.toggle("over", now.off);
  dragCancel.textContent = now.off ? t("table-let-go-it-stays") : t("table-cancel-drop-it-here");
}
