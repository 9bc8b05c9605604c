// The held pointer: while its key is held, others see where this person's pointer is. The key is that of
// a ping, and a short press pings only. Nothing is stored: each place is a signal (see docs/api.md).

import { signal } from "@preact/signals";
import { boardOfPage } from "../../core/board-handle.js";
import { sendSignal } from "../../core/commands.js";
import { TEXT_FIELDS } from "../../core/lost-focus-guard.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { drawPlate } from "../../board/sprites.js";
import { zoneInk } from "../../board/zones.js";
import { seatColour } from "../areas/state.js";
import { HOLD_MS, setPointerTaker, showPointers } from "./handle.js";

/** The key, as for a ping (table/map-actions.js). */
const KEY = "w";
/** Milliseconds between two places that are sent: fewer than the server lets through. */
const BETWEEN_MS = 50;
/** How long a pointer stays after its last place, in milliseconds. */
const LASTS_MS = 1500;
/** Farther from the map's first hex nothing is drawn. */
const FARTHEST = 1e6;

/** @typedef {{x: number, y: number}} Point  a place on the plane of the map, in world units */

/** The pointers by seat, also the own one. */
const pointers = signal(/** @type {ReadonlyMap<string, Point & {ends: number}>} */ (new Map()));

/** Where the mouse is over the map, in CSS px of the window. @type {Point|null} */
let mouse = null;
let held = false;
/** Begins the pointer after a moment; 0 while the key is up. */
let begins = 0;
let sentAt = -Infinity;
let timer = 0;

/** Listens for the key and the mouse, and shows the pointers. Called once at start. */
export function watchPointers() {
  setPointerTaker((from, data) => {
    if (isPlace(data?.x) && isPlace(data?.y)) put(from, data);
  });
  document.addEventListener("keydown", onKeydown);
  document.addEventListener("keyup", (event) => {
    if (event.key.toLowerCase() === KEY) release();
  });
  window.addEventListener("blur", release);
  document.addEventListener("pointermove", onMove, { passive: true });
}

/** @param {unknown} value */
const isPlace = (value) => typeof value === "number" && Math.abs(value) < FARTHEST;

/**
 * Begins after a moment by itself: keyboards and systems need not repeat a held key.
 * @param {KeyboardEvent} event
 */
function onKeydown(event) {
  if (held || begins !== 0 || event.key.toLowerCase() !== KEY || event.ctrlKey || event.metaKey || event.altKey) return;
  const writes = event.target instanceof Element && event.target.matches(TEXT_FIELDS);
  if (writes || ui.modal.value !== null || !ui.singleKeys.value) return;
  begins = window.setTimeout(() => {
    held = true;
    point();
  }, HOLD_MS);
}

function release() {
  clearTimeout(begins);
  begins = 0;
  held = false;
}

/** @param {PointerEvent} event */
function onMove(event) {
  const onMap = event.target instanceof Element && event.target.closest("#board") !== null;
  mouse = onMap && event.pointerType === "mouse" ? { x: event.clientX, y: event.clientY } : null;
  if (held) point();
}

/** Sends where the mouse is, unless the last place was sent just now. */
function point() {
  const board = boardOfPage();
  const now = performance.now();
  const seat = session.you.value?.seat;
  if (mouse === null || board === null || seat === undefined || now - sentAt < BETWEEN_MS) return;
  sentAt = now;
  const { left, top } = board.canvas.getBoundingClientRect();
  const { x, y, scale } = board.view();
  const at = { x: Math.round(x + (mouse.x - left) / scale), y: Math.round(y + (mouse.y - top) / scale) };
  sendSignal("pointer", at);
  put(seat, at);
}

/** Shows the pointer of a seat for a moment. @param {string} seat @param {Point} at */
function put(seat, { x, y }) {
  pointers.value = new Map(pointers.value).set(seat, { x, y, ends: performance.now() + LASTS_MS });
  draw();
}

/** Draws the pointers that still last, and comes again when the next one ends. */
function draw() {
  const now = performance.now();
  const left = [...pointers.value].filter(([seat, { ends }]) => ends > now && session.seats.value[seat] !== undefined);
  pointers.value = new Map(left);
  showPointers(left.length === 0 ? [] : [overlay(left)]);
  clearTimeout(timer);
  if (left.length > 0) timer = window.setTimeout(draw, Math.min(...left.map(([, { ends }]) => ends)) - now + 1);
}

/** @param {[string, Point][]} list @returns {import("../../board/types.js").Overlay} */
function overlay(list) {
  return {
    id: "pointers",
    style: "drawn",
    cells: [{ q: 0, r: 0 }],
    above(ctx, state, scale, to) {
      for (const [seat, place] of list) {
        const ink = zoneInk(state.theme, seatColour(seat));
        const { x, y } = to(place.x, place.y);
        const size = state.dpr;
        ctx.lineJoin = "round";
        for (const [colour, width] of /** @type {[string, number][]} */ ([["rgba(4,8,13,0.9)", 7], [ink, 3]])) {
          ctx.beginPath();
          ctx.arc(x, y, 9 * size, 0, 7);
          ctx.lineWidth = width * size;
          ctx.strokeStyle = colour;
          ctx.stroke();
        }
        ctx.beginPath();
        ctx.arc(x, y, 3 * size, 0, 7);
        ctx.fillStyle = ink;
        ctx.fill();
        drawPlate(ctx, state.theme, session.seats.value[seat]?.name ?? "", x, y + 22 * size, 15 * size, state.theme.ink["surface-0"], ink);
      }
    },
  };
}
