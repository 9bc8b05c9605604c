/**
 * Caches small drawings as images: glyphs, names, number plates.
 * @import {Theme} from "./theme.js"
 */

/** @typedef {CanvasRenderingContext2D} Ctx */

/** @type {Map<string, HTMLCanvasElement>} */
const sprites = new Map();

/** Empties the cache, because the theme has changed. */
export const clearSprites = () => sprites.clear();

/**
 * Returns the image of a key; draws it when it is missing.
 * @param {string} key @param {number} width @param {number} height device px
 * @param {(ctx: Ctx) => void} draw
 */
export function cachedSprite(key, width, height, draw) {
  let canvas = sprites.get(key);
  if (!canvas) {
    if (sprites.size > 700) sprites.clear();
    canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.ceil(width));
    canvas.height = Math.max(1, Math.ceil(height));
    draw(/** @type {Ctx} */ (canvas.getContext("2d")));
    sprites.set(key, canvas);
  }
  return canvas;
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
    size * (text.length * 0.72 + 1.4),
    size * 1.7,
    (ctx) => {
      const { canvas } = ctx;
      ctx.font = `600 ${size}px ${theme.font}`;
      const width = ctx.measureText(text).width;
      canvas.width = Math.ceil(width + size * 0.8);
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
 * @param {Ctx} ctx @param {Theme} theme @param {string} text @param {number} px height, device px
 */
export function plateWidth(ctx, theme, text, px) {
  ctx.font = `600 ${px * 0.78}px ${theme.font}`;
  return Math.ceil(Math.max(px * 0.95, ctx.measureText(text).width + px * 0.44)) + 4;
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
    h * (0.6 * text.length + 1),
    h + 4,
    (c) => {
      c.canvas.width = plateWidth(c, theme, text, h);
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
