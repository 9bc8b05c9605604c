/**
 * Caches small drawings as images: glyphs, names, number plates.
 * @import {Theme} from "./theme.js"
 */

/** @typedef {CanvasRenderingContext2D} Ctx */

/** Most cached images. */
const MAX_SPRITES = 700;
/** The images by key, those used last at the end. @type {Map<string, HTMLCanvasElement>} */
const sprites = new Map();
/** Widths of texts at a font size of 1, by font and text. @type {Map<string, number>} */
const widths = new Map();

/** Empties the caches, because the theme has changed. */
export function clearSprites() {
  sprites.clear();
  widths.clear();
}

/**
 * Returns the image of a key; draws it when it is missing.
 * @param {string} key @param {number} width @param {number} height device px
 * @param {(ctx: Ctx) => void} draw
 */
export function cachedSprite(key, width, height, draw) {
  let canvas = sprites.get(key);
  if (canvas) {
    sprites.delete(key);
  } else {
    if (sprites.size >= MAX_SPRITES) sprites.delete(/** @type {string} */ (sprites.keys().next().value));
    canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.ceil(width));
    canvas.height = Math.max(1, Math.ceil(height));
    draw(/** @type {Ctx} */ (canvas.getContext("2d")));
  }
  sprites.set(key, canvas);
  return canvas;
}

/** Font size at which texts are measured; their width grows with the size. */
const MEASURED_PX = 64;
/** @type {Ctx | null} */
let ruler = null;

/**
 * Returns the width of a text in device px. Each text is measured once.
 * @param {Theme} theme @param {string} text @param {number} px font size, device px
 */
export function textWidth(theme, text, px) {
  const key = `${theme.font}/${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    ruler ??= /** @type {Ctx} */ (document.createElement("canvas").getContext("2d"));
    ruler.font = `600 ${MEASURED_PX}px ${theme.font}`;
    width = ruler.measureText(text).width / MEASURED_PX;
    if (widths.size >= 4000) widths.clear();
    widths.set(key, width);
  }
  return width * px;
}

/** Most characters of a unit's name: longer ones would cover neighbouring hexes. */
const MAX_NAME_LENGTH = 18;

/**
 * Returns a unit's name as it is drawn, with an ellipsis when it is too long.
 * @param {string} name
 */
export function shortenName(name) {
  const characters = [...name];
  return characters.length <= MAX_NAME_LENGTH ? name : `${characters.slice(0, MAX_NAME_LENGTH - 1).join("").trimEnd()}…`;
}

/**
 * Returns an image of a text with a contrasting rim.
 * @param {Theme} theme @param {string} text @param {number} px font size, device px
 * @param {string} ink
 */
export function textSprite(theme, text, px, ink) {
  const size = Math.round(px);
  return cachedSprite(
    `text/${text}/${size}/${ink}`,
    textWidth(theme, text, size) + size * 0.8,
    size * 1.7,
    (ctx) => {
      const { canvas } = ctx;
      ctx.font = `600 ${size}px ${theme.font}`;
      ctx.textAlign = "center";
      ctx.textBaseline = "middle";
      ctx.lineJoin = "round";
      ctx.lineWidth = size * 0.3;
      ctx.strokeStyle = theme.dark ? "rgba(5,9,14,0.88)" : "rgba(252,253,254,0.92)";
      ctx.strokeText(text, canvas.width / 2, canvas.height / 2);
      ctx.fillStyle = ink;
      ctx.fillText(text, canvas.width / 2, canvas.height / 2);
    },
  );
}

/**
 * Returns the width of a plate including its rim, device px.
 * @param {Theme} theme @param {string} text @param {number} px height, device px
 */
export function plateWidth(theme, text, px) {
  return Math.ceil(Math.max(px * 0.95, textWidth(theme, text, px * 0.78) + px * 0.44)) + 4;
}

/**
 * Draws a text on a small plate and returns the plate's width.
 * @param {Ctx} ctx @param {Theme} theme @param {string} text
 * @param {number} x @param {number} y centre
 * @param {number} px height, device px @param {string} fill @param {string} ink
 */
export function drawPlate(ctx, theme, text, x, y, px, fill, ink) {
  const h = Math.round(px);
  const canvas = cachedSprite(
    `plate/${text}/${h}/${fill}/${ink}`,
    plateWidth(theme, text, h),
    h + 4,
    (c) => {
      c.font = `600 ${h * 0.78}px ${theme.font}`;
      c.beginPath();
      c.roundRect(2, 2, c.canvas.width - 4, h, h * 0.28);
      c.fillStyle = fill;
      c.fill();
      c.lineWidth = Math.max(1, h * 0.09);
      c.strokeStyle = "rgba(4,8,13,0.9)";
      c.stroke();
      c.fillStyle = ink;
      c.textAlign = "center";
      c.textBaseline = "middle";
      c.fillText(text, c.canvas.width / 2, 2 + h * 0.54);
    },
  );
  ctx.drawImage(canvas, Math.round(x - canvas.width / 2), Math.round(y - canvas.height / 2));
  return canvas.width;
}

/** Returns a whole number as text, with a true minus sign. @param {number} level */
export const formatLevel = (level) => String(level).replace("-", "\u2212");
