// The part of a picture that becomes a token: a square that is moved and made smaller.

/**
 * `x`, `y`: its centre as shares of the picture, 0 to 1; `zoom`: 1 for the largest square, and
 * smaller squares above.
 * @typedef {{x: number, y: number, zoom: number}} Crop
 */

/** The smallest square is a sixth of the largest. */
export const MOST_ZOOM = 6;

/** The largest square in the middle. @type {Crop} */
export const WHOLE = { x: 0.5, y: 0.5, zoom: 1 };

/** Returns a number within bounds. @param {number} value @param {number} low @param {number} high */
const within = (value, low, high) => Math.min(high, Math.max(low, value));

/**
 * Returns the square of a crop in pixels of the picture.
 * @param {{width: number, height: number}} picture @param {Crop} crop
 */
export function squareOf({ width, height }, { x, y, zoom }) {
  const side = Math.min(width, height) / within(zoom, 1, MOST_ZOOM);
  return {
    left: within(x * width - side / 2, 0, width - side),
    top: within(y * height - side / 2, 0, height - side),
    side,
  };
}

/**
 * Returns the crop with its square moved by shares of its side; it stays inside the picture.
 * @param {{width: number, height: number}} picture @param {Crop} crop @param {number} dx @param {number} dy
 * @returns {Crop}
 */
export function moved(picture, crop, dx, dy) {
  const { left, top, side } = squareOf(picture, crop);
  const x = within(left + dx * side, 0, picture.width - side) + side / 2;
  const y = within(top + dy * side, 0, picture.height - side) + side / 2;
  return { x: x / picture.width, y: y / picture.height, zoom: crop.zoom };
}
