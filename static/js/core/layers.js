// The layers that Escape closes, one at a time: menus, forms, tools, the history, the selection.
// Each feature exports its layers; the table page puts them in order (table/layers.js).

/**
 * @typedef {object} Layer
 * @property {string} id
 * @property {string} [drawn]  the class of what it draws over the map; its z-index follows the order
 * @property {() => boolean} isOpen  whether Escape has it to close
 * @property {() => void} close
 * @property {boolean} [beforeBoard]  false: the board may use Escape before it is closed
 */

/** The layers, topmost first. @type {readonly Layer[]} */
let layers = [];

/** Sets the layers of the page. @param {readonly Layer[]} topmostFirst */
export function setLayers(topmostFirst) {
  layers = topmostFirst;
}

/**
 * Returns whether Escape has a layer of the page to close before it reaches the board.
 * @param {string} [except]  the id of a layer that does not count
 */
export function hasOpenLayer(except) {
  return layers.some((layer) => layer.beforeBoard !== false && layer.id !== except && layer.isOpen());
}

/** Closes the topmost open layer. */
export function closeTopLayer() {
  layers.find((layer) => layer.isOpen())?.close();
}
