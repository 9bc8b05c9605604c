// The background of the scene on the board: for Handlers the whole picture, for others the parts of
// it that their view names.

import { effect } from "@preact/signals";
import { R, worldSize } from "../../board/projection.js";
import { traceHexagon } from "../../board/shapes.js";
import { isGround } from "../../board/terrain.js";
import { boardOfPage } from "../../core/board-handle.js";
import { apiUrl } from "../../core/http.js";
import * as session from "../../core/session.js";
import { asFramed } from "../view-as/framed-page.js";
import { isAligning } from "./background-state.js";
import { UNIT } from "./background-model.js";
import { pictureUrl } from "./token-pictures.js";

/** @typedef {{image: ImageBitmap, box: import("../../board/tiles.js").Box}} Part  box: world */
/** @typedef {import("../../core/server-types.js").BackgroundView} BackgroundView */

/** How many parts are fetched at the same time. */
const AT_ONCE = 4;

/** What has been loaded, by address; null while it is on its way. @type {Map<string, ImageBitmap|null>} */
const loaded = new Map();
/** The parts that the board shows now. @type {Part[]} */
let shown = [];
let opacity = 0;

/** Shows the background of the scene, and loads what is missing. Called once at start. */
export function watchBackground() {
  effect(() => {
    // the one that is aligned lies over the map instead
    const wanted = session.inReplay.value || isAligning.value ? [] : partsOf(session.scene.value?.background);
    const now = session.scene.value?.background?.opacity ?? 0;
    for (const address of loaded.keys()) if (!wanted.some((part) => part.address === address)) loaded.delete(address);
    show(wanted, now);
    // a part of an earlier view is not to be had any more
    if (!session.inHistory.value || session.seesAll.value) void loadMissing(wanted, now);
  });
}

/** @typedef {{address: string, box: import("../../board/tiles.js").Box}} Wanted */

/** Returns the addresses and places of what a view names. @param {BackgroundView|undefined} background @returns {Wanted[]} */
function partsOf(background) {
  if (background === undefined) return [];
  const boxOf = (/** @type {number[]} */ [x, y, width, height]) => ({ x: x * UNIT, y: y * UNIT, width: width * UNIT, height: height * UNIT });
  if (background.picture && background.place) return [{ address: pictureUrl(background.picture), box: boxOf(background.place) }];
  return Object.entries(background.blocks).map(([name, place]) => ({ address: asFramed(`${apiUrl()}/background/${name}`), box: boxOf(place) }));
}

let loading = 0;
/** @type {Wanted[]} */
let waiting = [];

/** Loads what is missing, a few at a time. @param {Wanted[]} wanted @param {number} now  the opacity */
async function loadMissing(wanted, now) {
  waiting = wanted.filter(({ address }) => !loaded.has(address));
  while (loading < AT_ONCE && waiting.length > 0) {
    const next = /** @type {Wanted} */ (waiting.shift());
    loading += 1;
    loaded.set(next.address, null);
    void load(next.address).then(() => {
      loading -= 1;
      const current = session.scene.peek()?.background;
      const parts = partsOf(current);
      show(parts, current?.opacity ?? now);
      void loadMissing(parts, current?.opacity ?? now);
    });
  }
}

/** @param {string} address */
async function load(address) {
  try {
    const response = await fetch(address);
    // 204: the view does not name it any more
    if (response.status === 200) loaded.set(address, await createImageBitmap(await response.blob()));
  } catch {
    loaded.delete(address); // tried again with the next change
  }
}

/** Gives the board the loaded parts, where they differ from those before. @param {Wanted[]} wanted @param {number} now */
function show(wanted, now) {
  /** @type {Part[]} */
  const parts = wanted.flatMap(({ address, box }) => {
    const image = loaded.get(address);
    return image ? [{ image, box }] : [];
  });
  const same = (/** @type {Part} */ a, /** @type {Part} */ b) => a.image === b.image && ["x", "y", "width", "height"].every((key) => a.box[/** @type {"x"} */ (key)] === b.box[/** @type {"x"} */ (key)]);
  const differs = (/** @type {Part[]} */ some, /** @type {Part[]} */ others) => some.filter((one) => now !== opacity || !others.some((other) => same(one, other)));
  const stale = [...differs(shown, parts), ...differs(parts, shown)].map(({ box }) => box);
  shown = parts;
  opacity = now;
  if (stale.length > 0) boardOfPage()?.set({ background: { stale, paint: (ctx, state, sites, box) => paint(ctx, state, sites, box, parts, now / 100) } });
}

/**
 * Paints the parts into a bitmap of the map, on ground alone. The context maps world units to device
 * px; `sites`: the hexes there, null where hexes are too small to be told apart.
 * @param {CanvasRenderingContext2D} ctx @param {import("../../board/state.js").State} state
 * @param {import("../../board/paint.js").Site[]|null} sites @param {import("../../board/tiles.js").Box} box
 * @param {Part[]} parts @param {number} alpha
 */
function paint(ctx, state, sites, box, parts, alpha) {
  const inside = parts.filter((part) => part.box.x < box.x + box.width && part.box.x + part.box.width > box.x && part.box.y < box.y + box.height && part.box.y + part.box.height > box.y);
  if (inside.length === 0) return;
  ctx.save();
  ctx.beginPath();
  if (sites === null) {
    const size = worldSize(state.map);
    ctx.rect(0, 0, size.x, size.y);
  } else {
    const { a } = ctx.getTransform();
    for (const site of sites) if (isGround(site.level)) traceHexagon(ctx, state.map.orientation, site.x, site.y, R + 0.7 / a);
  }
  ctx.clip();
  ctx.globalAlpha = alpha;
  const { a: scale, e, f } = ctx.getTransform();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.imageSmoothingQuality = "high";
  for (const part of inside) {
    // whole device pixels, so that no seam shows between parts
    const left = Math.round(e + part.box.x * scale);
    const top = Math.round(f + part.box.y * scale);
    const right = Math.round(e + (part.box.x + part.box.width) * scale);
    const bottom = Math.round(f + (part.box.y + part.box.height) * scale);
    ctx.drawImage(part.image, left, top, right - left, bottom - top);
  }
  ctx.restore();
}
