/**
 * Mouse, pen, touch and wheel: turns what the browser tells into presses and hands each to the
 * gesture it becomes (gestures/registry.js). No gesture is known here by name.
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

/** How far the pointer may move and still make a click, in CSS px. */
const CLICK_SLACK = { mouse: 4, touch: 10 };
const LONG_PRESS_MS = 480;

/**
 * @param {HTMLCanvasElement} canvas @param {State} state @param {() => void} redraw
 * @returns {{destroy: () => void, cancel: () => boolean}}
 */
export function listen(canvas, state, redraw) {
  /** @type {GestureContext} */
  const hand = { canvas, state, fingers: new Map(), press: null, space: false, redraw, cancel };
  const { fingers } = hand;
  const abort = new AbortController();
  const { signal } = abort;

  /** @param {MouseEvent} event @returns {Point} */
  const pointOf = (event) => {
    const box = canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  /**
   * A press becomes a gesture.
   * @param {Press} press @param {Gesture | undefined} gesture @param {Point} at
   * @param {PointerEvent | null} event
   */
  function claim(press, gesture, at, event) {
    if (!gesture) return;
    window.clearTimeout(press.timer);
    press.gesture = gesture;
    gesture.begin?.(hand, press, at, event);
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
      moved: false,
      timer: 0,
    };
    hand.press = press;
    claim(press, GESTURES.find((each) => each.takesPress?.(hand, press, event)), at, event);
    if (!press.gesture && touch) press.timer = window.setTimeout(() => onHold(press, at), LONG_PRESS_MS);
    updateCursor();
    redraw();
  }

  /** A finger has rested. @param {Press} press @param {Point} at */
  function onHold(press, at) {
    if (hand.press !== press || press.gesture) return;
    claim(press, GESTURES.find((each) => each.takesHold?.(hand, press)), at, null);
    redraw();
  }

  /** There are two fingers now: what the one was doing is off. @param {Point} at @param {PointerEvent} event */
  function onSecondFinger(at, event) {
    const { press } = hand;
    if (press) {
      press.gesture?.cancel?.(hand, press);
      claim(press, GESTURES.find((each) => each.takesSecondFinger?.(hand, press)), at, event);
    }
    state.measure = null;
    redraw();
  }

  /** @param {PointerEvent} event */
  function move(event) {
    const at = pointOf(event);
    const before = fingers.get(event.pointerId);
    if (before) fingers.set(event.pointerId, at);
    const { press } = hand;
    const still = press?.touch && press.gesture?.hidesHover;
    if (!still && setHover(state, hexUnder(state, at), at)) redraw();
    if (!press || !before) return;
    const moved = Math.hypot(at.x - press.start.x, at.y - press.start.y);
    if (moved > CLICK_SLACK[press.touch ? "touch" : "mouse"]) {
      press.moved = true;
      if (!press.gesture)
        claim(press, GESTURES.find((each) => each.takesDrag?.(hand, press)), at, event);
    }
    press.gesture?.move?.(hand, press, { at, before, event });
    redraw();
  }

  /** @param {PointerEvent} event */
  function onUp(event) {
    const at = pointOf(event);
    fingers.delete(event.pointerId);
    const { press } = hand;
    // of two fingers the last one ends it
    if (!press || fingers.size) return;
    window.clearTimeout(press.timer);
    if (press.gesture) press.gesture.end?.(hand, press, at);
    else claim(press, GESTURES.find((each) => each.takesTap?.(hand, press, at)), at, event);
    hand.press = null;
    updateCursor();
    redraw();
  }

  /** Ends what is going on without doing it. @returns {boolean} whether there was something */
  function cancel() {
    const { press } = hand;
    const had = press !== null || state.plan !== null || state.measure !== null;
    if (press) {
      window.clearTimeout(press.timer);
      press.gesture?.cancel?.(hand, press);
      press.gesture = cancelled;
    }
    state.measure = null;
    setPlan(state, null);
    updateCursor();
    redraw();
    return had;
  }

  function updateCursor() {
    const idle = hand.space ? "grab" : state.tool === "select" ? "default" : "crosshair";
    canvas.style.cursor = hand.press?.gesture?.cursor ?? idle;
  }

  /**
   * Alt and space count wherever the focus is, unless somebody is typing.
   * @param {KeyboardEvent} event
   */
  function onModifier(event) {
    const pressed = event.type === "keydown";
    if (event.key === "Alt" && state.alt !== pressed) {
      state.alt = pressed;
      redraw();
    }
    if (event.key === "Shift" && hand.press?.gesture?.shift) {
      hand.press.gesture.shift(hand, hand.press, pressed);
      redraw();
    }
    if (event.key === " " && document.activeElement === canvas) {
      event.preventDefault();
      hand.space = pressed;
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
      hand.press = null;
    },
    { signal },
  );
  canvas.addEventListener(
    "pointerleave",
    (event) => {
      if (!hand.press && event.pointerType === "mouse" && setHover(state, null, pointOf(event)))
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
      // with a unit selected the two were a plan and its going ahead
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
      hand.space = false;
      redraw();
    },
    { signal },
  );
  updateCursor();
  return { destroy: () => abort.abort(), cancel };
}
