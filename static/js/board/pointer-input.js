/**
 * Listens to mouse, pen, touch and wheel, and passes each press to the gesture that takes it
 * (gestures/registry.js).
 * @import {Point} from "./types.js"
 * @import {State} from "./state.js"
 * @import {Gesture, GestureContext, Press} from "./gestures/gesture.js"
 */

import { fit, hexUnder } from "./camera.js";
import { setHover, setPlan } from "./interaction.js";
import { cancelled } from "./gestures/gesture.js";
import { GESTURES } from "./gestures/registry.js";
import { wheel } from "./gestures/wheel.js";
import { touchTarget, unitUnder } from "./picking.js";

/** How far the pointer may move during a click, in CSS px. */
const CLICK_SLACK = { mouse: 4, touch: 10 };
const LONG_PRESS_MS = 480;

/**
 * Adds all pointer listeners to the canvas and the window.
 * @param {HTMLCanvasElement} canvas @param {State} state @param {() => void} redraw
 * @returns {{destroy: () => void, cancel: () => boolean}} destroy removes the listeners; cancel
 *   ends gesture, plan and measuring and returns whether there was one
 */
export function listen(canvas, state, redraw) {
  /** @type {GestureContext} */
  const context = { canvas, state, fingers: new Map(), press: null, space: false, redraw, cancel };
  const { fingers } = context;
  const abort = new AbortController();
  const { signal } = abort;

  /** Returns the position on the canvas, CSS px. @param {MouseEvent} event @returns {Point} */
  const pointOf = (event) => {
    const box = canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  /**
   * Gives a press to a gesture.
   * @param {Press} press @param {Gesture | undefined} gesture @param {Point} at
   * @param {PointerEvent | null} event
   */
  function claim(press, gesture, at, event) {
    if (!gesture) return;
    window.clearTimeout(press.timer);
    press.gesture = gesture;
    gesture.begin?.(context, press, at, event);
    updateCursor();
  }

  /** @param {PointerEvent} event */
  function onDown(event) {
    canvas.focus({ preventScroll: true });
    const at = pointOf(event);
    fingers.set(event.pointerId, at);
    canvas.setPointerCapture(event.pointerId);
    state.cursor = null;
    if (fingers.size === 2) return onSecondFinger(at, event);
    if (fingers.size > 2) return;
    const touch = event.pointerType === "touch";
    state.touch = touch;
    const hex = hexUnder(state, at);
    setHover(state, hex, at);
    const unit = touch ? touchTarget(state, at).unit : (unitUnder(state, at)?.id ?? null);
    /** @type {Press} */
    const press = {
      gesture: null,
      start: at,
      hex,
      unit: state.tool === "select" ? unit : null,
      touch,
      button: event.button,
      shift: event.shiftKey,
      alt: event.altKey,
      moved: false,
      timer: 0,
    };
    context.press = press;
    claim(press, GESTURES.find((each) => each.takesPress?.(context, press, event)), at, event);
    if (!press.gesture && touch) press.timer = window.setTimeout(() => onHold(press, at), LONG_PRESS_MS);
    updateCursor();
    redraw();
  }

  /** A finger has rested for LONG_PRESS_MS. @param {Press} press @param {Point} at */
  function onHold(press, at) {
    if (context.press !== press || press.gesture) return;
    claim(press, GESTURES.find((each) => each.takesHold?.(context, press)), at, null);
    redraw();
  }

  /**
   * A second finger is down: the gesture of the first one is cancelled.
   * @param {Point} at @param {PointerEvent} event
   */
  function onSecondFinger(at, event) {
    const { press } = context;
    if (press) {
      press.gesture?.cancel?.(context, press);
      claim(press, GESTURES.find((each) => each.takesSecondFinger?.(context, press)), at, event);
    }
    state.measure = null;
    redraw();
  }

  /** @param {PointerEvent} event */
  function move(event) {
    const at = pointOf(event);
    const before = fingers.get(event.pointerId);
    if (before) fingers.set(event.pointerId, at);
    const { press } = context;
    const still = press?.touch && press.gesture?.hidesHover;
    if (!still && setHover(state, hexUnder(state, at), at)) redraw();
    if (!press || !before) return;
    const moved = Math.hypot(at.x - press.start.x, at.y - press.start.y);
    if (moved > CLICK_SLACK[press.touch ? "touch" : "mouse"]) {
      press.moved = true;
      if (!press.gesture)
        claim(press, GESTURES.find((each) => each.takesDrag?.(context, press)), at, event);
    }
    press.gesture?.move?.(context, press, { at, before, event });
    redraw();
  }

  /** @param {PointerEvent} event */
  function onUp(event) {
    const at = pointOf(event);
    fingers.delete(event.pointerId);
    const { press } = context;
    // of two fingers the last one ends the gesture
    if (!press || fingers.size) return;
    window.clearTimeout(press.timer);
    if (press.gesture) press.gesture.end?.(context, press, at);
    else claim(press, GESTURES.find((each) => each.takesTap?.(context, press, at)), at, event);
    context.press = null;
    updateCursor();
    redraw();
  }

  /** Cancels gesture, plan and measuring. @returns {boolean} whether there was one */
  function cancel() {
    const { press } = context;
    const had = press !== null || state.plan !== null || state.measure !== null;
    if (press) {
      window.clearTimeout(press.timer);
      press.gesture?.cancel?.(context, press);
      press.gesture = cancelled;
    }
    state.measure = null;
    setPlan(state, null);
    updateCursor();
    redraw();
    return had;
  }

  function updateCursor() {
    const idle = context.space ? "grab" : state.tool === "select" ? "default" : "crosshair";
    canvas.style.cursor = context.press?.gesture?.cursor ?? idle;
  }

  /**
   * Follows Alt and Shift wherever the focus is, and the space bar while the canvas has it.
   * @param {KeyboardEvent} event
   */
  function onModifier(event) {
    const pressed = event.type === "keydown";
    if (event.key === "Alt" && state.alt !== pressed) {
      state.alt = pressed;
      redraw();
    }
    if (event.key === "Shift" && context.press?.gesture?.shift) {
      context.press.gesture.shift(context, context.press, pressed);
      redraw();
    }
    if (event.key === " " && document.activeElement === canvas) {
      event.preventDefault();
      context.space = pressed;
      updateCursor();
    }
  }

  canvas.addEventListener("pointerdown", onDown, { signal });
  canvas.addEventListener("pointermove", move, { signal });
  canvas.addEventListener("pointerup", onUp, { signal });
  canvas.addEventListener(
    "pointercancel",
    (event) => {
      fingers.delete(event.pointerId);
      cancel();
      context.press = null;
    },
    { signal },
  );
  canvas.addEventListener(
    "pointerleave",
    (event) => {
      if (!context.press && event.pointerType === "mouse" && setHover(state, null, pointOf(event)))
        redraw();
    },
    { signal },
  );
  canvas.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      wheel(state, event, pointOf(event));
      redraw();
    },
    { signal, passive: false },
  );
  canvas.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
  canvas.addEventListener(
    "dblclick",
    (event) => {
      if (unitUnder(state, pointOf(event)) || state.tool !== "select") return;
      // with a unit selected the two clicks plan and confirm a movement
      if (state.selected !== null) return;
      fit(state);
      redraw();
    },
    { signal },
  );
  window.addEventListener("keydown", onModifier, { signal });
  window.addEventListener("keyup", onModifier, { signal });
  window.addEventListener(
    "blur",
    () => {
      state.alt = false;
      context.space = false;
      redraw();
    },
    { signal },
  );
  updateCursor();
  return { destroy: () => abort.abort(), cancel };
}
