// Connects the board with the rest of the page: feeds it with state, and handles its events.

import { effect, untracked } from "@preact/signals";
import * as app from "./app.js";
import { overlays } from "./board-overlays.js";
import { clicked } from "./board-placement.js";
import { watchMapChunks } from "./map-chunks.js";
import { actionContext, setBoard } from "./action-context.js";
import { keepInView } from "../features/units/keep-in-view.js";
import { actionBarHeight, draggableUnits, fightEvents, fightQueries, updateHover, shownReach } from "../features/fight/board-layer.js";
import { measureClick, measureDrag } from "../features/measure/measure.js";
import * as offers from "../features/dice-systems/offers.js";
import { paintStroke } from "../features/map-editor/painting.js";
import { jumps } from "../features/history/history.js";
import { watchReach, watchViewshed } from "./queries.js";
import { watchUnitAnnouncements, unitSummary } from "../features/units/announcements.js";
import { explainHigherLevel, explainPlan, barredTap, refusedDrag } from "../ui/move-refusals.js";
import { seatControls } from "./unit-control.js";

/**
 * Creates the board in an element and connects it to the page. Returns the board.
 * @param {HTMLElement} element
 * @param {(element: HTMLElement, config: any) => any} createBoard
 * @param {(hash: string) => Promise<any>} fetchChunk
 */
export function mountBoard(element, createBoard, fetchChunk) {
  /** @type {any} */
  const board = createBoard(element, { events: events(() => board), text: refusalText, unitWords: unitSummary });
  setBoard(board);
  element.after(dragCancel);
  // tests, and the framed page of "as seen by", reach the board through its element
  Object.assign(element, { board });
  watchMapChunks(board, fetchChunk);
  let leap = 0;
  effect(() => {
    const scene = app.scene.value;
    if (!scene) return;
    board.set({ props: scene.props, units: scene.units, routes: newestRoutes(), leap: leap !== jumps.value });
    leap = jumps.value;
  });
  effect(() => board.set({ me: { role: app.you.value?.role ?? "spectator", unitIds: draggableUnits(controlledUnitIds) } }));
  effect(() => board.set({ selected: app.selected.value }));
  effect(() => board.set({ mode: app.mode.value }));
  effect(() => {
    const { unit, ground, flight } = shownReach();
    const own = (/** @type {any} */ answer) =>
      // an overruling Handler waits for no turn and pays nothing
      answer && app.isOverruling.value ? { ...answer, steps: 0, energy: 0, wait: null } : answer;
    board.set({ reach: unit === null ? null : { unit, ground: own(ground), flight: own(flight) } });
  });
  effect(() => {
    const tool = app.placing.value ? "place" : (BOARD_TOOL[app.tool.value] ?? app.tool.value);
    board.set({ tool, brush: brushRadius() });
  });
  effect(() => board.set({ active: app.conflict.value?.active ?? null }));
  effect(() => {
    const { state } = app.connection.value;
    // a lost connection brings no answers; the first view is awaited in any case
    const coming = app.view.value === null && ["connecting", "open", "reconnecting"].includes(state);
    const awaited = state === "open" && app.pendingAnswers.value > 0;
    const busy = coming || app.reachPending.value || awaited || app.chunksLoading.value > 0;
    element.setAttribute("aria-busy", String(busy));
  });
  effect(() => board.set({ insets: insets() }));
  effect(() => board.set({ overlays: overlays() }));
  let moment = "";
  effect(() => {
    // an override ends when the unit's turn starts or ends
    const now = `${app.selected.value} ${app.unit.value?.turn}`;
    if (now !== moment) app.overruledUnit.value = null;
    moment = now;
  });
  effect(() => {
    // an override is dropped when it becomes impossible, so that it does not return later
    if (app.overruledUnit.value !== null && !app.isOverruling.value) app.overruledUnit.value = null;
  });
  effect(() => {
    // marks of a moment vanish when the selection, the turn or the tool changes
    void [app.selected.value, app.conflict.value?.active, app.conflict.value?.segment, app.tool.value];
    untracked(() => app.flashCells([]));
  });
  effect(() => {
    // a refusal of one turn offers nothing in the next
    void [app.conflict.value?.active, app.conflict.value?.segment];
    untracked(app.dismissRefusals);
  });
  element.addEventListener("pointerdown", app.dismissAnswers, { capture: true });
  cancelPlanForPrompts(board);
  watchUnitAnnouncements();
  followUsualMode();
  watchReach();
  watchViewshed();
  fightQueries();
  selectOwnUnit();
  keepInView(board);
  return board;
}

/** Returns the paths that units took in the newest change, by unit id. */
function newestRoutes() {
  const { entries, seq } = app.session.peek();
  /** @type {Record<string, any[]>} */
  const ways = {};
  for (let i = entries.length - 1; i >= 0 && entries[i].version === seq; i -= 1) {
    const { params, data } = entries[i];
    if (params.unit?.unit && Array.isArray(data?.path)) ways[params.unit.unit] = data.path;
  }
  return ways;
}

/** @param {string} code @param {any} params */
function refusalText(code, params) {
  // "" lets the board use its own text
  if (!app.messages.value.knows(code)) return "";
  return app.messages.value.refusal(code, params, app.naming.value);
}

/** Returns the ids of the units that this seat can drag. */
function controlledUnitIds() {
  const seat = app.you.value?.seat;
  if (app.isSpectator.value) return [];
  return Object.values(app.units.value)
    .filter((unit) => app.isHandler.value || seatControls(seat, unit))
    .map((unit) => unit.id);
}

/** The board's names for the page's tools; other tools have the same name on both sides. */
const BOARD_TOOL = /** @type {Record<string, string>} */ ({
  raise: "brush-raise",
  lower: "brush-lower",
  level: "brush-level",
  void: "brush-void",
  cover: "brush-cover",
  veil: "brush-veil",
  unveil: "brush-unveil",
  show: "brush-show",
  unshow: "brush-unshow",
  range: "measure",
});

/** Returns the radius of the current brush in hexes; 0 for a single hex. */
function brushRadius() {
  const tool = app.tool.value;
  if (tool === "cover") return app.coverBrush.value.size - 1;
  if (tool === "veil" || tool === "unveil") return app.veilBrush.value.size - 1;
  if (tool === "show" || tool === "unshow") return app.showBrush.value.size - 1;
  return BOARD_TOOL[app.tool.value]?.startsWith("brush") ? app.groundBrush.value.size - 1 : 0;
}

/** Returns how much of each edge of the map the panels cover, in CSS px. */
function insets() {
  if (app.narrow.value) {
    const high = window.innerHeight;
    const bottom = { handle: Math.min(164, high * 0.44), actions: Math.min(high * 0.56, 452), all: high * 0.5 }[app.sheetHeight.value];
    // the width that intermediate.css gives the sheet, and the tools beside it
    const beside = Math.min(Math.max(316, window.innerWidth * 0.36), 348) + 68;
    if (app.sheetBeside.value) return { top: 60, right: app.sheetHeight.value === "handle" ? 60 : beside, bottom: 8, left: 8 };
    return { top: 60, right: 60, bottom: bottom + 8, left: 8 };
  }
  return {
    // the tracker's second row has its room before a conflict too, so that nothing jumps
    top: 104,
    right: app.dockOpen.value ? 368 : 12,
    bottom: 44 + actionBarHeight.value,
    left: 56,
  };
}

/**
 * A waiting test or step replaces the main button on a phone. Plans are cancelled then, so that a
 * second tap does not confirm a movement.
 * @param {any} board
 */
function cancelPlanForPrompts(board) {
  let before = false;
  effect(() => {
    const waits = app.narrow.value && offers.waitingCount.value > 0;
    if (waits === before) return;
    before = waits;
    if (app.plannedMove.peek() !== null) untracked(() => board.cancel());
  });
}

/** Returns whether the newest change of the table is an undo. */
function newestIsUndo() {
  const { entries, seq } = app.session.peek();
  return entries.some(({ version, code }) => version === seq && code === "undone");
}

/**
 * Sets the movement mode to the usual one when another unit is selected, when a unit lands, and
 * when its turn ends.
 */
function followUsualMode() {
  let before = "";
  effect(() => {
    const unit = app.unit.value;
    if (unit === null) return;
    const usual = app.usualMode(unit);
    const now = `${unit.id} ${usual} ${unit.turn === "done"}`;
    if (now === before) return;
    const another = !before.startsWith(`${unit.id} `);
    before = now;
    // after an undone move the pilot usually tries another path in the same mode
    if (!another && !unit.airborne && newestIsUndo()) return;
    app.mode.value = usual;
  });
}

/** Selects a pilot's unit at start: the only one, else the one that acts. */
function selectOwnUnit() {
  let done = false;
  effect(() => {
    if (done || app.you.value?.role !== "pilot" || app.ownUnitIds.value.length === 0) return;
    done = true;
    const acts = app.conflict.value?.active;
    const id = app.ownUnitIds.value.length === 1 ? app.ownUnitIds.value[0] : app.ownUnitIds.value.find((each) => each === acts);
    if (id === undefined || app.selected.value !== null) return;
    queueMicrotask(() => {
      app.select(id);
      // a framed page keeps the camera of the page around it
      if (app.readonly.value !== null) return;
      // the unit's card is drawn first, because it may cover the unit
      requestAnimationFrame(() => (app.narrow.value ? actionContext.board().centreOnUnit() : actionContext.board().showUnit()));
    });
  });
}

/** Returns the handlers of the board's events. @param {() => any} board */
function events(board) {
  return {
    hover(/** @type {any} */ info, /** @type {any} */ at) {
      updateHover(board(), info, at);
      clearTimeout(hoverTimer);
      // a lifted finger points at nothing, so what it pointed at is shown only for a while
      if (app.touch.value && info !== null) hoverTimer = window.setTimeout(() => (app.hover.value = null), HOVER_MS);
    },
    ...fightEvents(board),
    select: (/** @type {string|null} */ id) => app.select(id),
    stack(/** @type {any[]} */ units, /** @type {{x: number, y: number}} */ at) {
      app.stack.value = { units: units.map((unit) => unit.id), at: [at.x, at.y] };
    },
    chooseLevel(/** @type {any} */ choice) {
      const { q, r, at, ...rest } = choice;
      app.levelChoice.value = { hex: { q, r }, at: [at.x, at.y], ...rest };
    },
    move(/** @type {string} */ unit, /** @type {string} */ mode, /** @type {any[]} */ path) {
      const free = app.isOverruling.value && unit === app.selected.value;
      const anew = app.startsNewMove.value && unit === app.selected.value;
      return app.send({ type: "unit.move", unit, mode, path, ...(free ? { free } : anew ? { new: true } : {}) });
    },
    plan(/** @type {any} */ plan, /** @type {boolean} */ held) {
      app.plannedMove.value = held && plan?.to && plan.path.length > 0 ? plan : null;
      const choice = app.levelChoice.value;
      const there = choice && plan?.mode === "flight" && choice.hex.q === plan.hex.q && choice.hex.r === plan.hex.r;
      if (choice) app.levelChoice.value = there ? { ...choice, level: (plan.to ?? plan.from).level, above: plan.above } : null;
      explainPlan(board, plan);
      explainHigherLevel(board, plan);
    },
    refusedDrag,
    barredTap,
    drag,
    panels: () => panelsOver(board().canvas),
    mode: (/** @type {"ground"|"flight"} */ mode) => (app.mode.value = mode),
    click: (/** @type {any} */ hex) => clicked(board().describe(hex)),
    paint(/** @type {any[]} */ hexes, /** @type {boolean} */ final) {
      if (final) paintStroke(board(), hexes);
    },
    measure(/** @type {any} */ from, /** @type {any} */ to, /** @type {boolean} */ final) {
      if (from.q !== to.q || from.r !== to.r) measureDrag(board().describe(from), board().describe(to));
      else if (final) measureClick(board().describe(from));
    },
    ping(/** @type {any} */ hex) {
      app.sendSignal("ping", hex);
      // the server does not send a ping back to its sender
      board().ping({ q: hex.q, r: hex.r, name: app.you.value?.name ?? "" });
    },
    announce: app.announce,
  };
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
  const panels = app.narrow.value ? ".panel" : ".panel:not(.hover-line)";
  return [...document.querySelectorAll(panels)].map((panel) => {
    const { left, top, width, height } = panel.getBoundingClientRect();
    return { left: left - origin.left, top: top - origin.top, width, height };
  });
}

/** The box on which a dragged unit can be dropped without moving it. */
const dragCancel = document.createElement("div");
dragCancel.className = "drag-cancel";
dragCancel.hidden = true;
dragCancel.textContent = "Cancel: drop it here";

/**
 * Shows the box while a finger drags, or a drag has left the map.
 * @param {{unit: string, touch: boolean, off: boolean} | null} now
 */
function drag(now) {
  dragCancel.hidden = now === null || !(now.touch || now.off);
  if (now === null) return;
  // on a phone above the sheet, where it does not cover the hover line
  const sheet = app.narrow.value && !app.sheetBeside.value ? document.querySelector(".sheet") : null;
  const top = sheet ? window.innerHeight - sheet.getBoundingClientRect().top : 0;
  const bottom = sheet ? top - dragCancel.offsetHeight - 8 : insets().bottom;
  dragCancel.style.setProperty("bottom", `${Math.round(bottom)}px`);
  dragCancel.classList.toggle("over", now.off);
  dragCancel.textContent = now.off ? "Let go: it stays" : "Cancel: drop it here";
}
