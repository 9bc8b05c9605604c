// The Handler's brushes, and the prop that is picked on the map.

import { signal } from "@preact/signals";
import * as selection from "../../core/selection.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { loadParts } from "../../ui/parts.js";
import { KINDS } from "./brush-texts.js";

/** The brush for ground levels; `carry`: whether units and props are lifted with it. */
export const groundBrush = signal({ size: 1, level: 1, carry: false });
export const coverBrush = signal({ kind: "woods", size: 1, level: 1 });
/** The brush for props; an empty name or base: the usual one. */
export const propBrush = signal({ look: /** @type {import("../../core/store.js").Prop["look"]} */ (""), name: "", height: 2, value: 8, base: "", hidden: false });
/** The shape of a stroke, of every brush. */
export const strokeShape = signal(/** @type {import("../../board/strokes.js").Shape} */ ("brush"));
/** The sizes of the brushes that veil ground and that show it to players. */
export const veilBrush = signal({ size: 2 });
export const showBrush = signal({ size: 3 });

/**
 * Sets the brushes to level and cover of a hex, and takes the brush that sets levels.
 * @param {Pick<import("../../board/types.js").HoverInfo, "ground"|"notes">} hex
 */
export function takeFrom({ ground, notes }) {
  const cover = notes.find(({ kind }) => KINDS.some((one) => one.kind === kind));
  if (cover) coverBrush.value = { ...coverBrush.value, kind: cover.kind, level: cover.level };
  if (ground !== null) groundBrush.value = { ...groundBrush.value, level: ground };
  ui.setTool(ground === null ? "void" : "level");
}

/** Takes the brush for ground cover with a kind. @param {string} kind */
export function takeCover(kind) {
  coverBrush.value = { ...coverBrush.value, kind };
  ui.setTool("cover");
}

/**
 * Paints a stroke, or chooses its hexes (chosen-ground.js); null until the parts of the page have arrived.
 * @type {typeof import("./chosen-ground.js").takeStroke|null}
 */
let painter = null;

/**
 * Returns the level that the current brush gives each hex of a stroke (painting.js); without effect
 * until that part of the page has arrived.
 * @type {(ends: Stroke["ends"]) => import("../../board/types.js").LevelOf|null}
 */
let levelsOf = () => null;

/** @param {typeof painter} given @param {typeof levelsOf} levels */
export function setPainter(given, levels) {
  painter = given;
  levelsOf = levels;
}

/** Paints a stroke, once that part of the page is there. @type {typeof import("./chosen-ground.js").takeStroke} */
export const paintStroke = (...stroke) => void loadParts().then(() => painter?.(...stroke));

/**
 * What chooses ground, and puts copies of it down (chosen-ground.js); without effect until that part
 * of the page has arrived.
 */
export const chosenGround = {
  isOpen: () => false,
  close: () => {},
  click: (/** @type {import("../../board/types.js").HoverInfo} */ _found) => {},
  copy: () => {},
  cut: () => {},
  paste: () => {},
  duplicate: () => {},
  remove: () => {},
  chooseAll: () => {},
  turn: (/** @type {1|-1} */ _step) => {},
  mirror: () => {},
};

/** @param {typeof chosenGround} given */
export function setChosenGround(given) {
  Object.assign(chosenGround, given);
}

/** What is drawn of it on the map. */
export const groundOverlays = signal(/** @type {import("../../board/types.js").Overlay[]} */ ([]));

/** @type {import("../../core/layers.js").Layer} */
export const chosenGroundLayer = { id: "chosen-ground", isOpen: () => chosenGround.isOpen(), close: () => chosenGround.close() };

/** Returns the radius of the current brush in hexes; 0 for a single hex. */
export function brushRadius() {
  const tool = ui.tool.value;
  if (tool === "prop" || tool === "breaker") return 0;
  if (tool === "cover") return coverBrush.value.size - 1;
  if (tool === "veil" || tool === "unveil") return veilBrush.value.size - 1;
  if (tool === "show" || tool === "unshow") return showBrush.value.size - 1;
  return groundBrush.value.size - 1;
}

/** @typedef {{hexes: Hex[], ends: {from: Hex, to: Hex}}} Stroke  with the hexes where it begins and ends */
/** @typedef {import("../../core/store.js").HexAt} Hex */

/** The stroke under the pointer, and after its end until it is painted. */
export const strokeNow = signal(/** @type {Stroke|null} */ (null));

/**
 * Sets the stroke under the pointer, and returns the levels that it gives the ground, if it gives any.
 * @param {Stroke|null} stroke
 */
export function setStrokeNow(stroke) {
  strokeNow.value = stroke;
  return stroke && levelsOf(stroke.ends);
}

/** Whether the side view is open. */
export const sideOpen = signal(false);
/** Its line in each scene, by scene id; `to` is null until the second end is set. */
export const sideLines = signal(/** @type {Record<string, {from: Hex, to: Hex|null}>} */ ({}));
/** What it draws over the map (side-view.js). */
export const sideOverlays = signal(/** @type {import("../../board/types.js").Overlay[]} */ ([]));

/** @param {typeof sideOverlays.value} given */
export function setSideOverlays(given) {
  sideOverlays.value = given;
}

/** Opens or closes the side view; its line stays. @param {boolean} open */
export function setSideOpen(open) {
  sideOpen.value = open;
}

/**
 * Takes what this browser has kept, beside what was done since the page has opened.
 * @param {boolean} open @param {typeof sideLines.value} lines
 */
export function restoreSideView(open, lines) {
  sideOpen.value ||= open;
  sideLines.value = { ...lines, ...sideLines.value };
}

/**
 * Takes the line of a drag, or a click as one of its ends.
 * @param {Hex} from @param {Hex} to @param {boolean} final  whether the pointer was released
 */
export function drawSideLine(from, to, final) {
  const scene = session.scene.value?.id ?? "";
  const now = sideLines.value[scene];
  const same = (/** @type {Hex} */ a, /** @type {Hex} */ b) => a.q === b.q && a.r === b.r;
  /** @type {typeof now|null} */
  let next = null;
  // the line keeps its direction while its first end is dragged
  if (!same(from, to)) next = now?.to && same(from, now.to) ? { from: to, to: from } : { from, to };
  else if (final && ui.tool.value === "section") next = now?.to === null ? (same(now.from, to) ? now : { from: now.from, to }) : { from, to: null };
  if (next !== null) sideLines.value = { ...sideLines.value, [scene]: next };
}

ui.whenToolTaken((id) => {
  if (id === "section") sideOpen.value = true;
});

/** The id of the picked prop. */
export const pickedPropId = signal(/** @type {string|null} */ (null));

/** Picks a prop; null picks none. @param {string|null} id */
export function setPickedProp(id) {
  pickedPropId.value = id;
}

/**
 * Returns the picked prop, or null. A selected unit hides it, except in the Map tab.
 * @returns {import("../../core/store.js").Prop|null}
 */
export function pickedProp() {
  const shown = session.isHandler.value && (selection.selected.value === null || ui.tab.value === "map");
  const id = shown ? pickedPropId.value : null;
  return id === null ? null : (session.props.value[id] ?? null);
}

/** Counts the picks, because the same prop can be picked again. */
export const pickCount = signal(0);

/** Picks a prop, or none. @param {string|null} id */
export function pickProp(id) {
  pickedPropId.value = id;
  pickCount.value += 1;
}

selection.whenSelected((id) => {
  // in the Map tab a prop stays picked, so that Escape has nothing hidden left to close
  if (id !== null && ui.tab.value !== "map") setPickedProp(null);
});
ui.whenTabOpened((id) => {
  if (id !== "map" && selection.selected.value !== null) setPickedProp(null);
});

/** @type {import("../../core/layers.js").Layer} */
export const pickedPropLayer = { id: "picked-prop", isOpen: () => pickedPropId.value !== null && selection.selected.value === null, close: () => setPickedProp(null) };
