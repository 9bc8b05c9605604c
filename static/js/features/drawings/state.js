// Drawings: those on the map, the pen, and lines that are being drawn, sent and taken away.

import { batch, computed, effect, signal } from "@preact/signals";
import { R, centreOf } from "../../board/projection.js";
import { announce } from "../../core/announcer.js";
import { boardOfPage } from "../../core/board-handle.js";
import { send } from "../../core/commands.js";
import { toast } from "../../core/notices.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { t } from "../../text/t.js";
import { seatColour } from "../areas/state.js";
import { boxOf, distanceTo, MOST_POINTS, simplified } from "./geometry.js";
import { corners, setCorners } from "./handle.js";
import { beginLive, endLive, moveLive } from "./live.js";

/** @typedef {import("../../core/server-types.js").DrawingView} Drawing */
/** @typedef {Pick<Drawing, "points"|"colour"|"width"|"secret">} Line */
/** @typedef {import("../../board/types.js").Point} Point */
/** @typedef {import("../../core/hexes.js").Hex} Hex */

/** World units of the board per thousandth of the side of a hex. */
export const UNIT = R / 1000;
/** How far a line may lie from where the pointer was, and from one point to the next, in CSS px. */
const TOLERANCE = 0.5;
const STEP = 2;
/** How near to a line the eraser takes it away, in CSS px. */
const NEAR = { mouse: 7, touch: 14 };
/** How long the page keeps a line that the server has taken, until its view has it; in milliseconds. */
const KEEPS_MS = 4000;

/** The drawings that this page has taken away, until its view lacks them. */
const gone = signal(/** @type {ReadonlySet<string>} */ (new Set()));

/** The drawings of the scene, the oldest first. */
export const drawings = computed(() => Object.values(session.scene.value?.drawings ?? {}).filter(({ id }) => !gone.value.has(id)));

/** What the tool does. Without a colour of its own it draws in that of the seat. @type {import("@preact/signals").Signal<{colour: Drawing["colour"]|null, width: Drawing["width"], erases: boolean, secret: boolean}>} */
export const pen = signal({ colour: null, width: "medium", erases: false, secret: false });

/** Changes what the tool does. @param {Partial<typeof pen.value>} change */
export function setPen(change) {
  pen.value = { ...pen.value, ...change };
}

/** The colour of the pen. */
export const colourNow = computed(() => pen.value.colour ?? /** @type {Drawing["colour"]} */ (seatColour(session.you.value?.seat ?? null)));

/** Lines of this page that its view does not have yet. @type {import("@preact/signals").Signal<readonly Line[]>} */
export const sent = signal([]);

/** The line that is being drawn; null while there is none. Its points grow without a signal. @type {import("@preact/signals").Signal<Line|null>} */
export const current = signal(null);

/** Whether this seat may take a line away. @param {Drawing} drawing */
export const mayRemove = ({ seat }) => session.isHandler.value || isOwn({ seat });

/** @param {Pick<Drawing, "seat">} drawing */
export const isOwn = ({ seat }) => seat !== null && seat === session.you.value?.seat;

/** The own lines, the oldest first. */
export const ownDrawings = computed(() => drawings.value.filter(isOwn));

/** Where the eraser was last. @type {Point|null} */
let wiped = null;

/**
 * Takes a stroke with the tool.
 * @param {Point[]} places  in world units @param {import("../../board/types.js").StrokePhase} phase
 */
export function takeStroke(places, phase) {
  if (phase === "begin") setCorners([]);
  if (pen.value.erases) {
    if (phase === "begin") wiped = null;
    for (const place of places) wipe(place);
    return;
  }
  if (phase === "begin") {
    current.value = newLine([]);
    beginLive(current.value);
  }
  const line = current.value;
  if (line === null) return;
  for (const place of places) addPoint(line.points, place);
  if (phase === "begin" || phase === "move") moveLive();
  else {
    current.value = null;
    endLive(phase === "end");
    if (phase === "end") void add({ ...line, points: simplified(line.points, TOLERANCE / pixel()) });
  }
}

/** Returns a line of the pen. @param {number[]} points @returns {Line} */
export function newLine(points) {
  const { width, secret } = pen.value;
  return { points, colour: colourNow.value, width, secret: secret && session.isHandler.value };
}

/** Returns how many CSS px a thousandth of the side of a hex is. */
const pixel = () => UNIT * (boardOfPage()?.view().scale ?? 1);

/** Adds a place to the points of a line, unless it is where the last one is. @param {number[]} points @param {Point} place */
function addPoint(points, place) {
  const { x, y } = onMap(place);
  const [lastX, lastY] = points.slice(-2);
  if (points.length === 0 || Math.hypot(x - lastX, y - lastY) * pixel() >= STEP) points.push(x, y);
}

/** Returns a place as the wire has it, at the edge of the map where it is beyond. @param {Point} place @returns {Point} */
export function onMap({ x, y }) {
  const map = session.map.value;
  if (map === null) return { x: 0, y: 0 };
  const flat = map.orientation === "flat";
  const [along, across] = flat ? [map.columns, map.rows] : [map.rows, map.columns];
  const long = 1000 * (1.5 * along + 0.5);
  const wide = 1000 * Math.sqrt(3) * (across + (along > 1 ? 0.5 : 0));
  const within = (/** @type {number} */ value, /** @type {number} */ most) => Math.max(0, Math.min(Math.floor(most), Math.round(value / UNIT)));
  return { x: within(x, flat ? long : wide), y: within(y, flat ? wide : long) };
}

/** Resolves when the server has answered all lines sent so far. @type {Promise<unknown>} */
let answered = Promise.resolve();

/** Sends a line, and shows it until the view has it. @param {Line} line */
function add(line) {
  sent.value = [...sent.value, line];
  const { points, colour, width, secret } = line;
  const answer = send({ type: "drawing.add", points, colour, width, ...(secret ? { secret } : {}) });
  answered = Promise.all([answered, answer.then(({ ok }) => (ok ? arrival(line) : drop(line)))]);
  return answer;
}

/** Stops showing a line that was sent. @param {Line} line */
function drop(line) {
  sent.value = sent.value.filter((each) => each !== line);
}

/** Resolves when the view has a line that was sent. @param {Line} line @returns {Promise<void>} */
function arrival(line) {
  return new Promise((done) => {
    const key = String(line.points);
    const end = () => {
      clearTimeout(timer);
      stop();
      drop(line);
      done();
    };
    const timer = setTimeout(end, KEEPS_MS);
    const stop = effect(() => {
      // later: an effect must not change what it has read
      if (ownDrawings.value.some(({ points }) => String(points) === key)) queueMicrotask(end);
    });
  });
}

/** Takes a line away. @param {string} id */
export function remove(id) {
  gone.value = new Set(gone.value).add(id);
  void send({ type: "drawing.remove", drawing: id }, { quiet: true }).then(({ ok, ...why }) => {
    // somebody else may have been faster; a lost connection has not taken it away
    if (!ok && "code" in why && why.code !== "no-such-drawing") gone.value = new Set([...gone.value].filter((each) => each !== id));
  });
}

/** Takes the last own line away, also one that is still on its way. */
export function takeBack() {
  answered = answered.then(() => {
    const last = ownDrawings.value.at(-1);
    if (last) remove(last.id);
    else toast("note", t("drawings-none-of-yours"));
  });
}

/** Takes away lines near to where the eraser has moved. @param {Point} place in world units */
function wipe(place) {
  const from = wiped ?? place;
  wiped = place;
  const scale = pixel();
  const near = NEAR[ui.touch.value ? "touch" : "mouse"] / scale;
  const [dx, dy] = [(place.x - from.x) / UNIT, (place.y - from.y) / UNIT];
  const steps = Math.max(1, Math.ceil(Math.hypot(dx, dy) / near));
  for (let i = 1; i <= steps; i += 1) {
    const [x, y] = [from.x / UNIT + (dx * i) / steps, from.y / UNIT + (dy * i) / steps];
    for (const drawing of drawings.value) {
      const [left, top, right, bottom] = boxOf(drawing.points);
      if (x < left - near || y < top - near || x > right + near || y > bottom + near) continue;
      if (mayRemove(drawing) && distanceTo(x, y, drawing.points) <= near) remove(drawing.id);
    }
  }
}

/**
 * Takes a corner of a line by keyboard: the centre of a hex. The same hex twice ends the line.
 * @param {Hex} hex
 */
export function takeCorner(hex) {
  const { q, r } = hex;
  if (pen.value.erases) {
    wiped = null;
    return wipe(centreOf(q, r, session.map.value?.orientation ?? "flat"));
  }
  const last = corners.value.at(-1);
  if (last?.q !== q || last.r !== r) {
    // each corner is two points, which keeps it sharp
    if (2 * corners.value.length >= MOST_POINTS) return;
    setCorners([...corners.value, { q, r }]);
    announce(t("drawings-corner", { n: corners.value.length }));
    return;
  }
  const line = cornerLine();
  batch(() => {
    setCorners([]);
    if (line !== null) void add(line).then(({ ok }) => ok && announce(t("drawings-drawn")));
  });
}

/** Returns the line by keyboard as it is now, or null. */
export function cornerLine() {
  const orientation = session.map.value?.orientation ?? "flat";
  const points = corners.value.flatMap(({ q, r }) => {
    const { x, y } = onMap(centreOf(q, r, orientation));
    return corners.value.length === 1 ? [x, y] : [x, y, x, y];
  });
  return points.length === 0 ? null : newLine(points);
}

/** Takes away all own lines; with `all`, those of everybody. @param {boolean} all */
export const clear = (all) => send({ type: "drawing.clear", ...(all ? { all } : {}) });

ui.whenToolTaken(() => {
  setCorners([]);
  current.value = null;
  endLive(false);
});
