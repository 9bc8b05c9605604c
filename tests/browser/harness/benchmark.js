/**
 * Frame times of the board against drawing each hex naively; called by benchmarks/board.py.
 */
import { fromOffset, toOffset } from "../../../static/js/core/hexes.js";
import { CORNERS, R, centreOf } from "../../../static/js/board/projection.js";

const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1];

/** Until the board has drawn and its pixels are there. */
async function frame(board) {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const ctx = board.canvas.getContext("2d");
  ctx.getImageData(0, 0, 1, 1);
}

/** Fills and outlines every hex in sight. */
function naive(ctx, world, view, levels) {
  const { columns, rows, orientation } = world.map;
  const { width, height } = ctx.canvas;
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.fillStyle = "#0c1117";
  ctx.fillRect(0, 0, width, height);
  ctx.setTransform(view.scale, 0, 0, view.scale, -view.x * view.scale, -view.y * view.scale);
  ctx.strokeStyle = "#10202c";
  ctx.lineWidth = 1;
  const left = view.x - R;
  const right = view.x + width / view.scale + R;
  const top = view.y - R;
  const bottom = view.y + height / view.scale + R;
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < columns; col++) {
      const { q, r } = fromOffset(col, row, orientation);
      const { x, y } = centreOf(q, r, orientation);
      if (x < left || x > right || y < top || y > bottom) continue;
      const level = levels[row * columns + col];
      ctx.fillStyle =
        level === null ? "#0a0d12" : `hsl(${170 - level * 12} 25% ${30 + level * 4}%)`;
      ctx.beginPath();
      for (const c of CORNERS[orientation]) ctx.lineTo(x + c.x * R, y + c.y * R);
      ctx.closePath();
      ctx.fill();
      ctx.stroke();
    }
  }
}

/**
 * Milliseconds for taking in masks that all changed, and until the map is drawn anew; medians.
 * @param {any} board @param {(eyes: number[][]) => Map<number, any>} from
 */
export async function fogBenchmark(board, world, from) {
  const { columns, rows } = world.map;
  const middle = fromOffset(columns >> 1, rows >> 1, world.map.orientation);
  board.centre(middle, 0.5);
  const taking = [];
  const drawing = [];
  for (let i = 0; i < 12; i++) {
    const masks = from([[(columns >> 1) + (i % 4), (rows >> 1) + (i % 3)]]);
    while (board.busy()) await new Promise((resolve) => setTimeout(resolve, 20));
    const begun = performance.now();
    for (const [index, each] of masks) board.masks(index, { ...each, fog: true });
    taking.push(performance.now() - begun);
    board.drawNow();
    board.canvas.getContext("2d").getImageData(0, 0, 1, 1);
    drawing.push(performance.now() - begun);
  }
  return { taking: median(taking), drawing: median(drawing) };
}

/**
 * Milliseconds and frames from a jump to a place that was not drawn before until every bitmap there
 * is built; medians.
 */
export async function jumpBenchmark(board, world) {
  const { columns, rows, orientation } = world.map;
  const times = [];
  const frames = [];
  for (let i = 1; i <= 16; i++) {
    board.centre(fromOffset((i * 97) % columns, (i * 61) % rows, orientation), 1);
    const begun = performance.now();
    let count = 0;
    do {
      await frame(board);
      count++;
    } while (board.busy());
    times.push(performance.now() - begun);
    frames.push(count);
  }
  return { time: median(times), frames: median(frames) };
}

/** Milliseconds of the first frame, while nothing of the map is drawn yet; the median. */
export function firstBenchmark(board) {
  const times = [];
  for (let i = 0; i < 9; i++) {
    board.retheme();
    const begun = performance.now();
    board.drawNow();
    board.canvas.getContext("2d").getImageData(0, 0, 1, 1);
    times.push(performance.now() - begun);
  }
  return median(times);
}

/** @param {number[]} list */
const within95 = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length * 0.95)];

/** The hexes between points of a stroke in CSS px: a curve through the middle of the canvas. */
const strokeAt = (i, of, round) => {
  const along = i / of;
  return [260 + 900 * along, 450 + 180 * Math.sin(along * 5 + round) + 20 * (round % 7)];
};

/** Frames that one stroke takes, at the speed of a hand. */
const FRAMES_OF_STROKE = 45;

/**
 * Milliseconds per frame while strokes raise the ground, until their ground is drawn, and while they
 * are undone: the scripts of the pointer, of the chunks that come, and the drawing. As on the table
 * page, the ground comes as new chunks. Some scales of the map; between them the naive drawing.
 * @param {any} board @param {any} world @param {(paint: (hexes: any[]) => void) => void} onPaint  sets
 *   what a finished stroke does
 */
export async function paintBenchmark(board, world, onPaint) {
  const { columns, rows, orientation } = world.map;
  const across = Math.ceil(columns / 32);
  const canvas = document.createElement("canvas");
  canvas.width = board.canvas.width;
  canvas.height = board.canvas.height;
  const plain = canvas.getContext("2d");
  const chunks = new Map(world.chunks);
  /** Changes chunks, as new objects. @param {Map<number, any>} changed */
  const take = (changed) => {
    for (const [index, chunk] of changed) {
      chunks.set(index, chunk);
      board.chunk(index, structuredClone(chunk));
    }
  };
  /** @type {Map<number, any>} */
  let ready = new Map();
  /** @type {Map<number, any>[]} */
  const before = [];
  onPaint((hexes) => {
    const changed = new Map();
    for (const hex of hexes) {
      const [col, row] = toOffset(hex, orientation);
      const index = Math.floor(row / 32) * across + Math.floor(col / 32);
      const old = changed.get(index) ?? chunks.get(index);
      const levels = [...old.levels];
      levels[(row % 32) * 32 + (col % 32)] = (levels[(row % 32) * 32 + (col % 32)] ?? 0) + 1;
      changed.set(index, { ...old, levels });
    }
    before.push(new Map([...changed.keys()].map((index) => [index, chunks.get(index)])));
    ready = changed;
  });
  const fire = (type, x, y) =>
    board.canvas.dispatchEvent(new PointerEvent(type, { pointerId: 1, pointerType: "mouse", button: 0, clientX: x, clientY: y, bubbles: true }));
  board.canvas.setPointerCapture = () => {};
  board.set({ tool: "brush-raise", brush: 1, shape: "brush" });
  const middle = fromOffset(columns >> 1, rows >> 1, orientation);
  const result = {};
  for (const [name, scale] of [["large hexes", 1], ["small hexes", 0.4], ["whole map", 0]]) {
    if (scale === 0) board.fit();
    else board.centre(middle, scale);
    while (board.busy()) await new Promise((resolve) => setTimeout(resolve, 20));
    const times = { painting: [], undoing: [], naive: [] };
    /** Measures a frame. @param {number[]} list @param {() => void} [act] */
    const timed = (list, act = () => {}) => {
      const begun = performance.now();
      act();
      board.drawNow();
      board.canvas.getContext("2d").getImageData(0, 0, 1, 1);
      list.push(performance.now() - begun);
    };
    /** Measures the frames until nothing is left to draw. @param {number[]} list */
    const rest = (list) => {
      for (let i = 0; board.busy() && i < 200; i++) timed(list);
    };
    for (let round = 0; round < 12; round++) {
      timed(times.painting, () => fire("pointerdown", ...strokeAt(0, FRAMES_OF_STROKE, round)));
      for (let i = 1; i <= FRAMES_OF_STROKE; i++) timed(times.painting, () => fire("pointermove", ...strokeAt(i, FRAMES_OF_STROKE, round)));
      timed(times.painting, () => fire("pointerup", ...strokeAt(FRAMES_OF_STROKE, FRAMES_OF_STROKE, round)));
      timed(times.painting, () => take(ready));
      rest(times.painting);
      const levels = [];
      for (let row = 0; row < rows; row++)
        for (let col = 0; col < columns; col++) levels.push(chunks.get(Math.floor(row / 32) * across + Math.floor(col / 32)).levels[(row % 32) * 32 + (col % 32)]);
      const start = performance.now();
      naive(plain, world, board.view(), levels);
      plain.getImageData(0, 0, 1, 1);
      times.naive.push(performance.now() - start);
      await frame(board);
    }
    for (const old of before.splice(0).reverse()) {
      timed(times.undoing, () => take(old));
      rest(times.undoing);
      await frame(board);
    }
    const naiveMs = median(times.naive);
    for (const kind of ["painting", "undoing"])
      result[`${kind}, ${name}`] = { median: median(times[kind]), most: within95(times[kind]), worst: Math.max(...times[kind]), naive: naiveMs };
  }
  board.set({ tool: "select" });
  return result;
}

/** @returns {Promise<Record<string, {median: number, most: number, worst: number, naive: number}>>} */
export async function benchmark(board, world) {
  const { columns, rows } = world.map;
  const levels = [];
  for (let row = 0; row < rows; row++)
    for (let col = 0; col < columns; col++) levels.push(world.level(col, row));
  const canvas = document.createElement("canvas");
  canvas.width = board.canvas.width;
  canvas.height = board.canvas.height;
  const plain = canvas.getContext("2d");
  const middle = fromOffset(columns >> 1, rows >> 1, world.map.orientation);
  const fire = (type, x, y, more) =>
    board.canvas.dispatchEvent(
      new PointerEvent(type, {
        pointerId: 1,
        pointerType: "mouse",
        button: 2,
        clientX: x,
        clientY: y,
        bubbles: true,
        ...more,
      }),
    );
  board.canvas.setPointerCapture = () => {};
  const moves = {
    panning: (i) => fire("pointermove", 720 - (i % 120) * 6, 450 - (i % 60) * 3),
    zooming: (i) => board.zoomBy(i % 80 < 40 ? 1.06 : 1 / 1.06),
    fitted: (i) => fire("pointermove", 720 + (i % 2) * 2, 450),
  };
  const result = {};
  for (const [name, act] of Object.entries(moves)) {
    if (name === "fitted") board.fit();
    else board.centre(middle, name === "panning" ? 0.5 : 0.04);
    while (board.busy()) await new Promise((resolve) => setTimeout(resolve, 20));
    if (name !== "zooming") fire("pointerdown", 720, 450);
    const times = [];
    const all = [];
    for (let i = 0; i < 160; i++) {
      act(i);
      const begun = performance.now();
      board.drawNow();
      board.canvas.getContext("2d").getImageData(0, 0, 1, 1);
      times.push(performance.now() - begun);
      if (i % 20 === 10) {
        const start = performance.now();
        naive(plain, world, board.view(), levels);
        plain.getImageData(0, 0, 1, 1);
        all.push(performance.now() - start);
      }
      if (i % 8 === 0) await frame(board);
    }
    if (name !== "zooming") fire("pointerup", 720, 450);
    result[name] = { median: median(times), most: within95(times), worst: Math.max(...times), naive: median(all) };
  }
  return result;
}
