/**
 * Draws the textures of ground covers into canvases that are copied onto hexes.
 *
 * Coordinates are in units of R from the centre of the hex. The random source is seeded by the
 * variant, so a map looks the same for everybody.
 */

import { R } from "./projection.js";

const VARIANTS = 5;

/** Returns a generator of numbers from 0 to 1 (mulberry32). @param {number} seed */
function seededRandom(seed) {
  let a = (seed + 1) * 0x9e3779b9;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns the texture variant of a hex. @param {number} q @param {number} r */
export const variantOf = (q, r) =>
  Math.abs(Math.imul(q, 73856093) ^ Math.imul(r, 19349663)) % VARIANTS;

/**
 * Returns random points in a disc, sorted by y, at least `apart` from each other.
 * @param {() => number} random @param {number} count at most @param {number} apart
 * @param {number} within radius of the disc
 */
function scatter(random, count, apart, within) {
  /** @type {[number, number][]} */
  const points = [];
  for (let tries = 0; points.length < count && tries < 300; tries++) {
    const angle = random() * Math.PI * 2;
    const radius = Math.sqrt(random()) * within;
    const x = Math.cos(angle) * radius;
    const y = Math.sin(angle) * radius;
    if (points.every(([a, b]) => Math.hypot(a - x, b - y) > apart)) points.push([x, y]);
  }
  return points.sort((a, b) => a[1] - b[1]);
}

/** @typedef {CanvasRenderingContext2D} Ctx */
/** @typedef {(ctx: Ctx, random: () => number, level: number) => void} Texture */

/**
 * Draws a filled disc.
 * @param {Ctx} ctx @param {number} x @param {number} y @param {number} radius
 * @param {string} fill
 */
function blob(ctx, x, y, radius, fill) {
  ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, Math.PI * 2);
  ctx.fill();
}

/**
 * Trees with shadows; more and closer together at higher levels of the cover.
 * @param {number} count @param {number} apart @param {string} crown @param {string} lit
 * @returns {Texture}
 */
const trees = (count, apart, crown, lit) => (ctx, random, level) => {
  const points = scatter(random, count + level * 3, apart - level * 0.02, 0.74);
  for (const [x, y] of points) blob(ctx, x + 0.06, y + 0.075, 0.14, "rgba(4,12,14,0.34)");
  for (const [x, y] of points) {
    const size = 0.105 + random() * 0.06;
    blob(ctx, x, y, size, crown);
    blob(ctx, x - size * 0.24, y - size * 0.26, size * 0.62, lit);
  }
};

/** @param {string} ink @param {number} rows @returns {Texture} */
const waves = (ink, rows) => (ctx, random) => {
  ctx.strokeStyle = ink;
  ctx.lineWidth = 0.032;
  ctx.lineCap = "round";
  for (const [x, y] of scatter(random, rows, 0.3, 0.66)) {
    const w = 0.11 + random() * 0.07;
    ctx.beginPath();
    ctx.moveTo(x - w, y);
    ctx.quadraticCurveTo(x - w / 2, y - 0.055, x, y);
    ctx.quadraticCurveTo(x + w / 2, y + 0.055, x + w, y);
    ctx.stroke();
  }
};

/** @param {number} count @param {string[]} inks @param {number} size @returns {Texture} */
const stones = (count, inks, size) => (ctx, random) => {
  for (const [x, y] of scatter(random, count, size * 1.7, 0.72)) {
    const s = size * (0.6 + random() * 0.7);
    const turn = random() * 6.3;
    const corner = (/** @type {number} */ i, /** @type {number} */ k) => {
      const a = turn + i * 1.2566;
      return /** @type {[number, number]} */ ([
        x + k + Math.cos(a) * s,
        y + k + Math.sin(a) * s * 0.8,
      ]);
    };
    for (const [shift, ink] of /** @type {[number, string][]} */ ([
      [0.03, "rgba(4,8,12,0.32)"],
      [0, inks[Math.floor(random() * inks.length)]],
    ])) {
      ctx.fillStyle = ink;
      ctx.beginPath();
      for (let i = 0; i < 5; i++) ctx.lineTo(...corner(i, shift));
      ctx.fill();
    }
  }
};

/** @param {number} count @param {string} ink @param {number} size @returns {Texture} */
const dots = (count, ink, size) => (ctx, random) => {
  for (const [x, y] of scatter(random, count, 0.12, 0.78)) blob(ctx, x, y, size, ink);
};

/** @param {number} count @param {string} ink @param {number} slant @returns {Texture} */
const tufts = (count, ink, slant) => (ctx, random) => {
  ctx.strokeStyle = ink;
  ctx.lineWidth = 0.035;
  ctx.lineCap = "round";
  for (const [x, y] of scatter(random, count, 0.26, 0.7)) {
    ctx.beginPath();
    for (const dx of [-0.07, 0, 0.07]) {
      ctx.moveTo(x + dx * 0.6, y);
      ctx.lineTo(x + dx * 1.3 + slant, y - 0.13);
    }
    ctx.stroke();
  }
};

/** @param {string} ink @param {number} width @returns {Texture} */
const cracks = (ink, width) => (ctx, random) => {
  ctx.strokeStyle = ink;
  ctx.lineWidth = width;
  ctx.lineJoin = "round";
  for (let i = 0; i < 3; i++) {
    let x = (random() - 0.5) * 0.5;
    let y = (random() - 0.5) * 0.5;
    let a = random() * 6.3;
    ctx.beginPath();
    ctx.moveTo(x, y);
    for (let k = 0; k < 4; k++) {
      a += (random() - 0.5) * 1.5;
      x += Math.cos(a) * 0.17;
      y += Math.sin(a) * 0.17;
      ctx.lineTo(x, y);
    }
    ctx.stroke();
  }
};

/** @type {Texture} */
const furrows = (ctx, random) => {
  ctx.save();
  ctx.rotate(random() * 3.1);
  ctx.beginPath();
  ctx.arc(0, 0, 0.76, 0, 6.3);
  ctx.clip();
  ctx.lineWidth = 0.035;
  ctx.strokeStyle = "rgba(40,44,14,0.3)";
  for (let y = -0.8; y < 0.8; y += 0.17) ctx.strokeRect(-1, y, 2, 0);
  ctx.restore();
};

/** @type {Texture} */
const slabs = (ctx) => {
  ctx.strokeStyle = "rgba(10,16,22,0.16)";
  ctx.lineWidth = 0.025;
  ctx.beginPath();
  for (const x of [-0.38, 0, 0.38]) {
    ctx.moveTo(x, -0.6);
    ctx.lineTo(x, 0.6);
  }
  for (const y of [-0.38, 0, 0.38]) {
    ctx.moveTo(-0.6, y);
    ctx.lineTo(0.6, y);
  }
  ctx.stroke();
};

/** Textures drawn below contours and cliffs, by kind of note. @type {Record<string, Texture>} */
export const FLAT_TEXTURES = {
  water: waves("rgba(190,226,244,0.34)", 7),
  rapids: waves("rgba(236,248,255,0.66)", 15),
  ice: cracks("rgba(60,104,132,0.42)", 0.028),
  snow: dots(9, "rgba(120,146,170,0.26)", 0.03),
  sand: dots(26, "rgba(74,54,20,0.26)", 0.022),
  tundra: dots(14, "rgba(60,66,40,0.3)", 0.032),
  mud: dots(12, "rgba(24,16,8,0.32)", 0.045),
  magma: cracks("rgba(255,206,92,0.9)", 0.06),
  planted_fields: furrows,
  pavement: slabs,
};

/** Textures drawn above contours and cliffs, by kind of note. @type {Record<string, Texture>} */
export const STANDING_TEXTURES = {
  woods: trees(9, 0.23, "#2c5238", "#437650"),
  jungle: trees(14, 0.19, "#1d4f2e", "#34764a"),
  swamp: tufts(8, "rgba(196,206,120,0.5)", 0.02),
  rough: stones(7, ["#8f877a", "#7c7468", "#a19888"], 0.1),
  rubble: stones(13, ["#a9a49c", "#8b857d", "#c0bab0", "#736e68"], 0.11),
};

/**
 * Returns a canvas with the texture of one hex, 2R x 2R in world units.
 * @param {Texture} texture @param {number} variant @param {number} level of the cover
 * @param {number} scale device px per world unit
 */
export function coverStamp(texture, variant, level, scale) {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = Math.ceil(2 * R * scale);
  const ctx = /** @type {Ctx} */ (canvas.getContext("2d"));
  ctx.scale(canvas.width / 2, canvas.height / 2);
  ctx.translate(1, 1);
  texture(ctx, seededRandom(variant), level);
  return canvas;
}
