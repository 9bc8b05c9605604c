/**
 * Playing without a mouse: keys that count while the board has the focus.
 *
 * Arrow keys move a cursor from hex to hex, Enter selects, moves or clicks, Escape cancels, Tab goes
 * through one's own units (after Escape it leaves the board), + and - or Page Up and Page Down
 * choose a flight level or zoom, F fits, P pings.
 * @import {Hex} from "./types.js"
 * @import {State} from "./state.js"
 */

import {
  commit,
  cycle,
  fit,
  pan,
  select,
  setCursor,
  setMode,
  setPlan,
  stepLevel,
  zoom,
} from "./board.js";
import { clickSelect } from "./pick.js";
import { fromOffset, hexAt, toOffset, toWorld } from "./project.js";
import { targetIn } from "./targets.js";

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/**
 * The hex an arrow leads to: a column or row on, always back again with the opposite arrow.
 * @param {State} state @param {Hex} hex @param {[number, number]} arrow
 */
export function arrowTo(state, hex, [dx, dy]) {
  const [col, row] = toOffset(hex.q, hex.r, state.map.orientation);
  return fromOffset(col + dx, row + dy, state.map.orientation);
}

/** Where the keyboard cursor begins. @param {State} state @returns {Hex} */
function start(state) {
  const unit = state.selected ? state.units[state.selected] : undefined;
  if (state.hover) return state.hover;
  if (unit?.at) return { q: unit.at.q, r: unit.at.r };
  const middle = toWorld(state.view, state.size.width / 2, state.size.height / 2);
  const hex = hexAt(middle.x, middle.y, state.map.orientation);
  const [col, row] = toOffset(hex.q, hex.r, state.map.orientation);
  return fromOffset(
    Math.max(0, Math.min(state.map.columns - 1, col)),
    Math.max(0, Math.min(state.map.rows - 1, row)),
    state.map.orientation,
  );
}

/**
 * @param {HTMLCanvasElement} canvas @param {State} state @param {() => void} redraw
 * @param {() => boolean} cancel
 */
export function listenKeys(canvas, state, redraw, cancel) {
  let leaving = false; // Escape with nothing to cancel: the next Tab leaves the board
  const abort = new AbortController();
  canvas.addEventListener(
    "keydown",
    (event) => {
      if (event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      if (!press(event)) return;
      event.preventDefault();
      redraw();
    },
    { signal: abort.signal },
  );
  canvas.addEventListener(
    "focus",
    () => {
      leaving = false;
    },
    { signal: abort.signal },
  );

  /** @param {KeyboardEvent} event @returns {boolean} whether the key was for the board */
  function press(event) {
    const arrow = ARROWS[event.key];
    if (arrow && event.shiftKey) {
      pan(state, -arrow[0] * 60, -arrow[1] * 60);
      return true;
    }
    if (arrow) {
      setCursor(state, state.cursor ? arrowTo(state, state.cursor, arrow) : start(state));
      return true;
    }
    switch (event.key) {
      case "Enter":
        enter(event);
        return true;
      case "Escape":
        escape();
        return true;
      case "Tab":
        return tab(event.shiftKey ? -1 : 1);
      case "+":
      case "=":
      case "PageUp":
        return level(1);
      case "-":
      case "PageDown":
        return level(-1);
      case "f":
      case "F":
      case "Home":
        fit(state);
        return true;
      case "g":
      case "G":
        setMode(state, state.mode === "ground" ? "flight" : "ground");
        state.events.mode?.(state.mode);
        return true;
      case "p":
      case "P": {
        const hex = state.cursor ?? state.hover;
        if (hex) state.events.ping?.(hex);
        return hex !== null;
      }
      default:
        return false;
    }
  }

  /** @param {KeyboardEvent} event */
  function enter(event) {
    if (!state.cursor && state.planHeld && state.plan?.to) {
      commit(state);
      return;
    }
    if (!state.cursor) {
      setCursor(state, start(state));
      return;
    }
    const hex = state.cursor;
    if (state.overlays.some(({ style }) => style === "targets")) {
      state.events.target?.(targetIn(state, hex), hex);
      return;
    }
    if (state.tool !== "select") {
      if (state.tool.startsWith("brush")) state.events.paint?.([hex], true);
      else if (state.tool === "measure" || state.tool === "sight") measure(hex);
      else {
        state.events.click?.(hex, {
          button: 0,
          shift: event.shiftKey,
          alt: event.altKey,
          ctrl: false,
        });
      }
      return;
    }
    if (state.plan?.path.length || state.plan?.refusal) {
      if (commit(state)) return;
    }
    clickSelect(state, hex, null, state.at, false);
  }

  /** The first Enter sets the beginning, the second the end. @param {Hex} hex */
  function measure(hex) {
    if (!state.measure) state.measure = { from: hex, to: hex };
    else {
      state.events.measure?.(state.measure.from, hex, true);
      state.measure = null;
    }
  }

  function escape() {
    if (cancel()) return;
    if (state.cursor) {
      state.cursor = null;
      setPlan(state, null);
      return;
    }
    if (state.selected) {
      select(state, null);
      return;
    }
    leaving = true;
  }

  /** @param {1 | -1} step */
  function tab(step) {
    if (leaving || !state.me.unitIds.length) return false;
    if (state.events.cycle) state.events.cycle(step);
    else cycle(state, step);
    return true;
  }

  /** @param {1 | -1} step */
  function level(step) {
    if ((state.plan && state.plan.levels.length > 1) || (state.mode === "flight" && state.plan)) {
      return stepLevel(state, step);
    }
    const middle = { x: state.size.width / 2, y: state.size.height / 2 };
    zoom(state, step > 0 ? Math.SQRT2 : Math.SQRT1_2, middle, performance.now());
    return true;
  }

  return () => abort.abort();
}
