/**
 * Reads the board's colours from the page's design tokens, and computes with colours.
 *
 * @typedef {[number, number, number]} Rgb  0..255
 * @typedef {Record<string, string>} Inks   token name without dashes -> CSS colour
 * @typedef {object} Theme
 * @property {Inks} ink        every token that the board uses
 * @property {Rgb[]} relief    the colour ramp, from low to high
 * @property {Rgb} ground_void
 * @property {Rgb} unexplored
 * @property {string} font     the page's font family
 * @property {boolean} dark    whether the panels are dark
 */

/** The tokens that the board reads, with the values to use when a page does not define them. */
const FALLBACK_TOKENS = {
  "ground-void": "#0a0d12",
  contour: "#10202c",
  cliff: "#060b10",
  pilot: "#3996ec",
  ally: "#4baeed",
  neutral: "#53be70",
  enemy: "#f1453f",
  accent: "#fea91e",
  "on-accent": "#1c1200",
  walk: "#fea91e",
  fly: "#76d7f4",
  stepoff: "#fd7933",
  blocked: "#f1364e",
  sight: "#f0e8ca",
  unseen: "#0b1118",
  unexplored: "#181d27",
  "unexplored-ink": "#4c5768",
  veil: "#0a0d12",
  "veil-ink": "#f4e9ff",
  range: "#c8aefa",
  text: "#e9eef3",
  "text-quiet": "#a3b2c0",
  "surface-0": "#0c1117",
  "surface-1": "#141b23",
  "surface-2": "#1d2630",
  border: "#324050",
  danger: "#ff7672",
  good: "#52cd86",
  focus: "#8fd0ff",
  "relief-0": "#192d41",
  "relief-1": "#274153",
  "relief-2": "#355664",
  "relief-3": "#486b72",
  "relief-4": "#5e817c",
  "relief-5": "#7c9681",
  "relief-6": "#a2a884",
  "relief-7": "#c4ba96",
  "relief-8": "#ddd0b4",
};

/** Returns the theme that applies to an element. @param {Element} element @returns {Theme} */
export function readTheme(element) {
  const style = getComputedStyle(element);
  /** @type {Inks} */
  const ink = {};
  for (const [name, value] of Object.entries(FALLBACK_TOKENS)) {
    ink[name] = style.getPropertyValue(`--${name}`).trim() || value;
  }
  const relief = Array.from({ length: 9 }, (_, i) => parseColour(ink[`relief-${i}`]));
  return {
    ink,
    relief,
    ground_void: parseColour(ink["ground-void"]),
    unexplored: parseColour(ink.unexplored),
    font: style.getPropertyValue("--font").trim() || "system-ui, sans-serif",
    dark: luminance(parseColour(ink["surface-1"])) < 0.4,
  };
}

/** @type {CanvasRenderingContext2D | null} */
let parserContext = null;

/**
 * Returns the bytes of any CSS colour; without a canvas grey for all but "#rrggbb".
 * @param {string} colour @returns {Rgb}
 */
export function parseColour(colour) {
  const hex = /^#([0-9a-f]{6})$/i.exec(colour);
  if (hex) {
    const n = Number.parseInt(hex[1], 16);
    return [n >> 16, (n >> 8) & 255, n & 255];
  }
  if (!parserContext) {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 1;
    parserContext = canvas.getContext("2d", { willReadFrequently: true });
  }
  if (!parserContext) return [128, 128, 128];
  parserContext.fillStyle = colour;
  parserContext.fillRect(0, 0, 1, 1);
  const [r, g, b] = parserContext.getImageData(0, 0, 1, 1).data;
  return [r, g, b];
}

/** Returns a colour as CSS. @param {Rgb} c @param {number} [alpha] */
export const cssColour = (c, alpha = 1) =>
  `rgba(${Math.round(c[0])},${Math.round(c[1])},${Math.round(c[2])},${alpha})`;

/** Returns a CSS colour with another opacity. @param {string} ink @param {number} alpha */
export const withAlpha = (ink, alpha) => cssColour(parseColour(ink), alpha);

/**
 * Returns a mixture of two colours.
 * @param {Rgb} a @param {Rgb} b @param {number} t 0 = a, 1 = b @returns {Rgb}
 */
export const mixColours = (a, b, t) => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** Returns the relative luminance (WCAG), 0 to 1. @param {Rgb} c */
export function luminance(c) {
  const [r, g, b] = c.map((v) => {
    const s = v / 255;
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
