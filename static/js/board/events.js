/**
 * Mouse, pen, touch and wheel.
 *
 * One finger or the left button: a token is dragged, anything else pans; tools take the left button
 * for themselves. Right button, middle button or space: pan. Two fingers: pan and zoom.
 * @import {Hex, Plan, Point} from "./types.js"
 * @import {State} from "./state.js"
 */

import {
  commit,
  fit,
  hexUnder,
  mayMove,
  pan,
  planMove,
  reachIndex,
  replan,
  select,
  setHover,
  setMode,
  setPlan,
  stepLevel,
  unitsAt,
  zoom,
} from "./board.js";
import { planTo } from "./plan.js";
import { clickSelect, onGlyph, plainly, unitUnder } from "./pick.js";
import { ladderLevel } from "./preview.js";
import { axialAt, hexKey, toWorld } from "./project.js";
import { inside } from "./terrain.js";
import { measure, paint, pinch } from "./tools.js";

/** How far the pointer may move and still make a click, in CSS px. */
const SLACK = { mouse: 4, touch: 10 };
const LONG_PRESS = 480;
const DOUBLE = 320;
const POINTER_EVERY = 50;

/**
 * @typedef {object} Gesture
 * @property {"press" | "pan" | "token" | "paint" | "measure" | "pinch" | "done"} kind
 * @property {Point} start
 * @property {Point} last
 * @property {Hex} hex        where it began
 * @property {string | null} unit
 * @property {boolean} touch
 * @property {number} button
 * @property {number} timer   long press
 * @property {Hex[]} painted  this gesture's hexes so far
 * @property {Set<number>} seen
 */

/**
 * @param {HTMLCanvasElement} canvas @param {State} state @param {() => void} redraw
 * @returns {{destroy: () => void, cancel: () => boolean}}
 */
export function listen(canvas, state, redraw) {
  /** @type {Map<number, Point>} */
  const fingers = new Map();
  /** @type {Gesture | null} */
  let gesture = null;
  let space = false;
  let lastTap = { time: 0, x: 0, y: 0 };
  let lastPointer = 0;
  const abort = new AbortController();
  const { signal } = abort;

  /** @param {MouseEvent} event @returns {Point} */
  const place = (event) => {
    const box = canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const brushing = () => state.tool.startsWith("brush");
  const measuring = () => state.tool === "measure" || state.tool === "sight";

  /** @param {PointerEvent} event */
  function down(event) {
    canvas.focus({ preventScroll: true });
    const at = place(event);
    fingers.set(event.pointerId, at);
    canvas.setPointerCapture(event.pointerId);
    state.cursor = null;
    if (fingers.size === 2) return startPinch();
    if (fingers.size > 2) return;
    const touch = event.pointerType === "touch";
    state.touch = touch;
    setHover(state, hexUnder(state, at), at);
    const hex = hexUnder(state, at);
    const unit = state.tool === "select" ? unitUnder(state, at) : null;
    gesture = {
      kind: "press",
      start: at,
      last: at,
      hex,
      unit: unit?.id ?? null,
      touch,
      button: event.button,
      timer: 0,
      painted: [],
      seen: new Set(),
    };
    if (event.button !== 0 || space)
      gesture.kind = event.button === 0 || event.button === 1 ? "pan" : "press";
    else if (event.altKey) {
      gesture.kind = "done";
      ping(hex);
    } else if (brushing()) {
      gesture.kind = "paint";
      paint(state, gesture, hex, hex);
    } else if (measuring()) {
      gesture.kind = "measure";
      state.measure = { from: hex, to: hex };
    } else if (touch) {
      const mine = gesture;
      gesture.timer = window.setTimeout(() => {
        if (gesture !== mine || mine.kind !== "press") return;
        mine.kind = "done";
        ping(mine.hex);
        redraw();
      }, LONG_PRESS);
    }
    cursorShape();
    redraw();
  }

  function startPinch() {
    if (gesture) {
      window.clearTimeout(gesture.timer);
      if (gesture.kind === "token") dropToken(false);
      gesture.kind = "pinch";
    }
    state.measure = null;
    leaveNoMark();
    cursorShape();
    redraw();
  }

  /** A finger that moves the map points at no hex. */
  function leaveNoMark() {
    setHover(state, null, state.at);
  }

  /** @param {PointerEvent} event */
  function move(event) {
    const at = place(event);
    const before = fingers.get(event.pointerId);
    if (before) fingers.set(event.pointerId, at);
    if (gesture?.kind === "pinch") {
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (before && other) pinch(state, before, at, other);
      redraw();
      return;
    }
    const pans = gesture?.touch && (gesture.kind === "pan" || gesture.kind === "done");
    if (!pans && setHover(state, hexUnder(state, at), at)) redraw();
    if (event.pointerType === "mouse") tellPointer(at);
    if (!gesture || !before) return;
    // the other mouse button, pressed in the middle of a drag
    if (gesture.kind === "token" && event.buttons & 2) {
      cancel();
      return;
    }
    const moved = Math.hypot(at.x - gesture.start.x, at.y - gesture.start.y);
    if (gesture.kind === "press" && moved > SLACK[gesture.touch ? "touch" : "mouse"])
      begin(gesture);
    const { kind } = gesture;
    if (kind === "pan") pan(state, at.x - gesture.last.x, at.y - gesture.last.y);
    else if (kind === "token") dragTo(event, at);
    else if (kind === "paint")
      paint(state, gesture, hexUnder(state, gesture.last), hexUnder(state, at));
    else if (kind === "measure") measure(state, at, false);
    gesture.last = at;
    redraw();
  }

  /** A press has become a drag. @param {Gesture} g */
  function begin(g) {
    window.clearTimeout(g.timer);
    g.kind = "pan";
    const carries = g.unit && state.tool === "select" && state.me.unitIds.includes(g.unit);
    if (g.button !== 0 || !g.unit || !carries) {
      if (g.touch) leaveNoMark();
      return cursorShape();
    }
    if (state.selected !== g.unit) select(state, g.unit);
    g.kind = "token";
    state.dragging = g.unit;
    state.planLevel = null;
    cursorShape();
  }

  /** @param {PointerEvent} event @param {Point} at */
  function dragTo(event, at) {
    if (event.shiftKey !== shifted) {
      shifted = event.shiftKey;
      flip();
    }
    const hex = hexUnder(state, at);
    const off =
      !inside(state.terrain, hex.q, hex.r) ||
      document.elementFromPoint(event.clientX, event.clientY) !== canvas;
    const unit = state.dragging ? state.units[state.dragging] : undefined;
    const home = unit?.at?.q === hex.q && unit.at.r === hex.r;
    // a glyph in the air is drawn over other hexes: what is dropped on it stays as well
    const stays = home || onGlyph(state, state.dragging, at);
    tellDrag(off);
    if (off) setPlan(state, null);
    else if (mayMove(state, state.dragging))
      planMove(state, stays && unit?.at ? unit.at : hex, false);
  }

  /** @param {boolean} [off] the drag is where there is no map */
  function tellDrag(off = false) {
    const { dragging } = state;
    state.events.drag?.(dragging ? { unit: dragging, touch: gesture?.touch ?? false, off } : null);
  }
  let shifted = false;

  /** To the other kind of movement, if it was answered. */
  function flip() {
    const mode = state.mode === "ground" ? "flight" : "ground";
    setMode(state, mode);
    state.events.mode?.(mode);
  }

  /** @param {boolean} go whether the token is let go (not: cancelled) */
  function dropToken(go) {
    const { plan } = state;
    const touch = gesture?.touch ?? false;
    state.dragging = null;
    tellDrag();
    if (shifted) {
      shifted = false;
      if (!go) flip();
    }
    if (!go || !plan) return setPlan(state, null);
    if (touch && plan.to && askLevel(plan)) return;
    commit(state);
  }

  /**
   * A finger has no wheel: the page offers the levels of a flight.
   * @param {Plan} plan @returns {boolean} whether there is something to choose
   */
  function askLevel(plan) {
    if (plan.mode !== "flight" || plan.levels.length < 2) return false;
    if (!state.events.chooseLevel) return false;
    setPlan(state, plan, true);
    const cells = reachIndex(state)?.byHex.get(hexKey(plan.hex.q, plan.hex.r)) ?? [];
    state.events.chooseLevel({
      ...plan.hex,
      levels: plan.levels.map((level) => ({
        level,
        cost: cells.find((cell) => cell.level === level)?.cost ?? 0,
      })),
      level: (plan.to ?? plan.from).level,
      from: plan.from.level,
      at: state.at,
      choose: (level) => {
        planMove(state, plan.hex, true);
        state.planLevel = level;
        replan(state);
        redraw();
      },
    });
    return true;
  }

  /**
   * The selected unit, which flies, is pressed: straight up or down? A finger is asked by the page, a
   * mouse gets the ladder. Pressed once more, the plan goes.
   * @param {Gesture} g @param {Point} at
   */
  function askUpOrDown(g, at) {
    const unit = g.unit ? state.units[g.unit] : undefined;
    if (!unit?.at || state.mode !== "flight" || !mayMove(state, unit.id)) return false;
    if (state.selected !== unit.id) return false;
    // of several in a hex the one that is plainly meant
    if (unitsAt(state, unit.at).length > 1 && !plainly(state, at)) return false;
    const { plan } = state;
    if (state.planHeld && plan && plan.hex.q === unit.at.q && plan.hex.r === unit.at.r) {
      if (plan.to) return false;
      setPlan(state, null);
      return true;
    }
    const up = planTo(reachIndex(state), unit.at, null);
    if (!up || up.levels.length < 2) return false;
    if (g.touch && state.events.chooseLevel) return askLevel(up);
    state.planLevel = null;
    planMove(state, unit.at, true);
    return true;
  }

  /** @param {PointerEvent} event */
  function up(event) {
    const at = place(event);
    fingers.delete(event.pointerId);
    const g = gesture;
    if (!g) return;
    window.clearTimeout(g.timer);
    if (g.kind === "pinch") {
      if (fingers.size === 0) gesture = null;
      return;
    }
    if (g.kind === "press") click(g, event, at);
    else if (g.kind === "token") dropToken(true);
    else if (g.kind === "paint") state.events.paint?.(g.painted, true);
    else if (g.kind === "measure") measure(state, at, true);
    gesture = null;
    cursorShape();
    redraw();
  }

  /** @param {Gesture} g @param {PointerEvent} event @param {Point} at */
  function click(g, event, at) {
    const level = state.planHeld ? ladderLevel(state.plan, at) : null;
    if (level !== null && state.plan) {
      state.planLevel = level;
      planMove(state, state.plan.hex, true);
      return;
    }
    if (!inside(state.terrain, g.hex.q, g.hex.r)) {
      select(state, null);
      return;
    }
    if (g.button === 2) {
      state.events.context?.(g.hex, at);
      return;
    }
    const double =
      event.timeStamp - lastTap.time < DOUBLE &&
      Math.hypot(at.x - lastTap.x, at.y - lastTap.y) < 24;
    lastTap = { time: double ? 0 : event.timeStamp, ...at };
    state.events.click?.(g.hex, {
      button: g.button,
      shift: event.shiftKey,
      alt: event.altKey,
      ctrl: event.ctrlKey || event.metaKey,
    });
    if (state.tool !== "select" || askUpOrDown(g, at)) return;
    clickSelect(state, g.hex, g.unit, at, double && g.touch);
    if (g.touch && state.plan?.to && state.planHeld) askLevel(state.plan);
  }

  /** @param {WheelEvent} event */
  function wheel(event) {
    event.preventDefault();
    const { plan, hover } = state;
    const held = state.planHeld && plan && hover?.q === plan.hex.q && hover.r === plan.hex.r;
    if (plan && plan.mode === "flight" && plan.levels.length > 1 && (state.dragging || held)) {
      if (event.deltaY !== 0) stepLevel(state, event.deltaY < 0 ? 1 : -1);
    } else if (!(state.dragging && state.mode === "flight")) {
      // in the middle of a flight the wheel is for levels, also where there is only one
      const lines = event.deltaMode === 1 ? 24 : event.deltaMode === 2 ? 400 : 1;
      const by = Math.max(-240, Math.min(240, event.deltaY * lines));
      zoom(state, 2 ** (-by / (event.ctrlKey ? 110 : 320)), place(event), performance.now());
    }
    redraw();
  }

  /** @param {Hex} hex */
  function ping(hex) {
    if (inside(state.terrain, hex.q, hex.r)) state.events.ping?.(hex);
  }

  /** @param {Point} at */
  function tellPointer(at) {
    const now = performance.now();
    if (!state.events.pointer || now - lastPointer < POINTER_EVERY || !state.hover) return;
    lastPointer = now;
    const world = toWorld(state.view, at.x, at.y);
    const { q, r } = axialAt(world.x, world.y, state.map.orientation);
    state.events.pointer(state.hover, q, r);
  }

  function cursorShape() {
    const busy = gesture?.kind === "pan" || gesture?.kind === "token";
    canvas.style.cursor = busy
      ? "grabbing"
      : space
        ? "grab"
        : state.tool === "select"
          ? "default"
          : "crosshair";
  }

  /** Ends what is going on without doing it. @returns {boolean} whether there was something */
  function cancel() {
    const g = gesture;
    const had = g !== null || state.plan !== null || state.measure !== null;
    if (g) {
      window.clearTimeout(g.timer);
      if (g.kind === "token") dropToken(false);
      g.kind = "done";
    }
    state.measure = null;
    setPlan(state, null);
    cursorShape();
    redraw();
    return had;
  }

  /**
   * Alt and space count wherever the focus is, unless somebody is typing.
   * @param {KeyboardEvent} event
   */
  function modifiers(event) {
    const pressed = event.type === "keydown";
    if (event.key === "Alt" && state.alt !== pressed) {
      state.alt = pressed;
      redraw();
    }
    if (event.key === "Shift" && state.dragging && shifted !== pressed) {
      shifted = pressed;
      flip();
      redraw();
    }
    if (event.key === " " && document.activeElement === canvas) {
      event.preventDefault();
      space = pressed;
      cursorShape();
    }
  }

  canvas.addEventListener("pointerdown", down, { signal });
  canvas.addEventListener("pointermove", move, { signal });
  canvas.addEventListener("pointerup", up, { signal });
  canvas.addEventListener(
    "pointercancel",
    (event) => {
      fingers.delete(event.pointerId);
      cancel();
      gesture = null;
    },
    { signal },
  );
  canvas.addEventListener(
    "pointerleave",
    (event) => {
      if (!gesture && event.pointerType === "mouse" && setHover(state, null, place(event)))
        redraw();
    },
    { signal },
  );
  canvas.addEventListener("wheel", wheel, { signal, passive: false });
  canvas.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
  canvas.addEventListener(
    "dblclick",
    (event) => {
      if (unitUnder(state, place(event)) || state.tool !== "select") return;
      // with a unit selected the two were a plan and its going ahead
      if (state.selected !== null) return;
      fit(state);
      redraw();
    },
    { signal },
  );
  window.addEventListener("keydown", modifiers, { signal });
  window.addEventListener("keyup", modifiers, { signal });
  window.addEventListener(
    "blur",
    () => {
      state.alt = false;
      space = false;
      redraw();
    },
    { signal },
  );
  cursorShape();
  return { destroy: () => abort.abort(), cancel };
}
