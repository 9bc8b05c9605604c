// Lines while they are drawn: signals that nobody stores send them to the others, and show theirs.

import { effect, signal } from "@preact/signals";
import { sendSignal } from "../../core/commands.js";
import * as session from "../../core/session.js";

/** @typedef {import("./state.js").Line} Line */

/** Milliseconds between two signals of a line: fewer than the server lets through. */
const BETWEEN_MS = 80;
/** The most numbers of a signal, which may have 4 kB. */
const MOST_NUMBERS = 300;
/** How long a line of somebody else is shown after its last signal, in milliseconds. */
const LASTS_MS = 4000;
/** The most numbers of a line that somebody else draws. */
const LONGEST = 6_000;
const COLOURS = ["red", "amber", "green", "blue", "violet", "white"];
const WIDTHS = ["thin", "medium", "thick"];

/** The line that is being sent: how much of it the others have, and when it was sent last. @type {{line: Line, key: number, has: number, at: number}|null} */
let sending = null;
let keys = 0;

/** Begins to send a line; not one for Handlers alone. @param {Line} line */
export function beginLive(line) {
  keys += 1;
  sending = line.secret ? null : { line, key: keys, has: 0, at: -Infinity };
}

/** Sends what the others do not have yet, unless something was sent just now. */
export function moveLive() {
  if (sending === null || performance.now() - sending.at < BETWEEN_MS) return;
  sending.at = performance.now();
  sendRest();
}

function sendRest() {
  if (sending === null) return;
  const { line, key, has } = sending;
  const { colour, width } = line;
  const points = line.points.slice(has, has + MOST_NUMBERS);
  if (points.length === 0) return;
  sending.has += points.length;
  sendSignal("line", { key, colour, width, from: has / 2, points });
}

/** Ends the line. One that is complete stays for the others until they have it from the server. @param {boolean} complete */
export function endLive(complete) {
  if (complete) sendRest();
  else if (sending !== null && sending.has > 0) sendSignal("line", { key: sending.key, from: 0, points: [] });
  sending = null;
}

/** Lines that others are drawing, by seat. @type {import("@preact/signals").Signal<ReadonlyMap<string, Line & {key: unknown, ends: number}>>} */
export const others = signal(new Map());
let timer = 0;

/** @param {ReadonlyMap<string, Line & {key: unknown, ends: number}>} lines */
function keep(lines) {
  others.value = lines;
  clearTimeout(timer);
  const now = performance.now();
  if (lines.size > 0) timer = window.setTimeout(dropOld, Math.max(1, Math.min(...[...lines.values()].map(({ ends }) => ends)) - now + 1));
}

function dropOld() {
  const now = performance.now();
  keep(new Map([...others.value].filter(([, { ends }]) => ends > now)));
}

/** Takes a part of a line that somebody else draws. @param {string} seat @param {any} data */
export function takeLive(seat, data) {
  const { key, colour, width, from, points } = data ?? {};
  // spectators may point, and draw nothing
  if (!["pilot", "handler"].includes(session.seats.value[seat]?.role)) return;
  if (session.inHistory.value || session.preparedScene.value !== null || !Array.isArray(points)) return;
  if (points.length % 2 || !points.every((each) => Number.isInteger(each) && Math.abs(each) < 1e9)) return;
  const lines = new Map(others.value);
  const known = lines.get(seat);
  if (points.length === 0) lines.delete(seat);
  else if (known !== undefined && known.key === key && from * 2 === known.points.length && known.points.length < LONGEST)
    lines.set(seat, { ...known, points: [...known.points, ...points], ends: performance.now() + LASTS_MS });
  else if (from === 0 && COLOURS.includes(colour) && WIDTHS.includes(width)) lines.set(seat, { key, colour, width, points, ends: performance.now() + LASTS_MS });
  else return;
  keep(lines);
}

/** Drops the line of a seat whose drawing has arrived. Called once at start. */
export function watchArrivals() {
  let before = new Set();
  effect(() => {
    const now = Object.values(session.scene.value?.drawings ?? {});
    const fresh = now.filter(({ id }) => !before.has(id)).map(({ seat }) => seat);
    before = new Set(now.map(({ id }) => id));
    queueMicrotask(() => {
      if (fresh.some((seat) => seat !== null && others.value.has(seat))) keep(new Map([...others.value].filter(([seat]) => !fresh.includes(seat))));
    });
  });
}
