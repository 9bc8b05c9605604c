/**
 * Draws the zones of a scene: tints and outlines into the bitmaps of the map, names, labels and
 * markers in each frame. Kinds differ by the pattern of their outline and by their sign. A zone that
 * harms has the sign of its harm in each hex.
 * @import {Hex, MapInfo, MapLayer, Point} from "./types.js"
 * @import {State} from "./state.js"
 * @import {Theme} from "./theme.js"
 * @import {Box} from "./tiles.js"
 */

import { fillHatched } from "./fills.js";
import { maskRows } from "./fog.js";
import { areaPath } from "./outlines.js";
import { R, centreOf, hexKey } from "./projection.js";
import { cachedSprite, plateWidth, textWidth } from "./sprites.js";
import { withAlpha } from "./theme.js";
import { glyphRadius, hasNames } from "./tokens.js";
import { SIGNS } from "./zone-signs.js";
import { fromOffset } from "../core/hexes.js";

/** @typedef {CanvasRenderingContext2D} Ctx */
/** @typedef {import("../core/server-types.js").ZoneView} Zone */
/** @typedef {Record<string, Zone>} Zones */

const CHUNK = 32;

/** The colour of a kind, where a zone has none of its own. */
const COLOUR_OF = { spawn: "red", objective: "amber", area: "blue", label: "", marker: "" };

/** Returns the name of the colour that a zone is drawn in; "" for that of text. @param {Zone} zone */
export const colourOf = (zone) => zone.colour ?? (zone.effect ? "red" : COLOUR_OF[zone.kind]);

/** Whether a zone has one hex only. @param {Pick<Zone, "kind">} zone */
export const isOneHex = ({ kind }) => kind === "label" || kind === "marker";

/**
 * Returns the hexes of masks, by chunk.
 * @param {Record<string, string>} masks @param {Pick<MapInfo, "columns"|"orientation">} map
 * @returns {Hex[]}
 */
export function hexesOfMasks(masks, { columns, orientation }) {
  const across = Math.ceil(columns / CHUNK);
  /** @type {Hex[]} */
  const found = [];
  for (const [key, mask] of Object.entries(masks)) {
    const left = (Number(key) % across) * CHUNK;
    const top = Math.floor(Number(key) / across) * CHUNK;
    maskRows(mask).forEach((bits, row) => {
      for (let column = 0; bits !== 0 && column < CHUNK; column += 1)
        if ((bits >>> column) & 1) found.push(fromOffset(left + column, top + row, orientation));
    });
  }
  return found;
}

/**
 * The hexes, the outline and the box of a zone, by its masks.
 * @typedef {{grid: string, list: Hex[], keys: Set<number>, path: Path2D, box: Box}} Shape
 * @type {WeakMap<object, Shape>}
 */
const shapes = new WeakMap();

/** Returns the shape of a zone of several hexes, null for another. @param {Zone} zone @param {MapInfo} map */
function shapeOf({ hexes }, map) {
  if (!hexes) return null;
  const grid = `${map.columns} ${map.orientation}`;
  const known = shapes.get(hexes);
  if (known?.grid === grid) return known;
  const list = hexesOfMasks(hexes, map);
  const shape = {
    grid,
    list,
    keys: new Set(list.map(({ q, r }) => hexKey(q, r))),
    path: areaPath(list, map.orientation),
    box: boxOf(list, map),
  };
  shapes.set(hexes, shape);
  return shape;
}

/** Returns the box around hexes, in world units. @param {Hex[]} hexes @param {MapInfo} map @returns {Box} */
function boxOf(hexes, map) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { q, r } of hexes) {
    const { x, y } = centreOf(q, r, map.orientation);
    left = Math.min(left, x - R * 1.2);
    right = Math.max(right, x + R * 1.2);
    top = Math.min(top, y - R * 1.2);
    bottom = Math.max(bottom, y + R * 1.2);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** @param {Box} a @param {Box} b */
const meets = (a, b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/**
 * Returns the layer that shows zones on a map.
 * @param {Zones} zones @param {MapInfo} map
 * @param {{before?: Zones, chosen?: string|null, words: (zone: Zone) => string, harm?: (zone: Zone) => string}} more
 *   `before`: the zones that the map has shown until now; `chosen`: the one that is edited; `words`: what
 *   is told of a zone; `harm`: what stands beside its name
 * @returns {MapLayer}
 */
export function zoneLayer(zones, map, { before = {}, chosen = null, words, harm = () => "" }) {
  const all = Object.values(zones);
  const changed = [...Object.values(before), ...all].filter(({ id }) => before[id] !== zones[id]);
  return {
    stale: changed.flatMap((zone) => shapeOf(zone, map)?.box ?? []),
    paint(ctx, state, box, scale) {
      for (const zone of all) {
        const shape = shapeOf(zone, map);
        if (shape && meets(shape.box, box)) paintZone(ctx, state, zone, shape, scale, box);
      }
    },
    draw(ctx, state, scale, to) {
      const outline = chosen && zones[chosen] ? shapeOf(zones[chosen], map) : null;
      if (outline) drawChosen(ctx, state, outline.path, scale);
      drawNames(ctx, state, all, scale, to, harm);
    },
    at: ({ q, r }) => all.filter((zone) => covers(zone, map, q, r)).map(words),
  };
}

/** Whether a zone has a hex. @param {Zone} zone @param {MapInfo} map @param {number} q @param {number} r */
function covers(zone, map, q, r) {
  const shape = shapeOf(zone, map);
  return shape ? shape.keys.has(hexKey(q, r)) : zone.at.q === q && zone.at.r === r;
}

/** The inks of a theme. @type {WeakMap<Theme, Record<string, string>>} */
const inks = new WeakMap();

/** Returns the ink of a colour of zones; "" for another name. @param {Theme} theme @param {string} colour */
export function zoneInk(theme, colour) {
  let found = inks.get(theme);
  if (!found) {
    const style = getComputedStyle(document.documentElement);
    found = Object.fromEntries(["red", "amber", "green", "blue", "violet", "white"].map((name) => [name, style.getPropertyValue(`--zone-${name}`).trim()]));
    inks.set(theme, found);
  }
  return found[colour] ?? "";
}

/** Returns the ink of a zone. @param {Theme} theme @param {Zone} zone */
const inkOf = (theme, zone) => zoneInk(theme, colourOf(zone)) || theme.ink.text;

/** Widths of outlines in device px, and lengths of their dashes in hex radii, by kind. @type {Record<string, {width: number, dash: number[]}>} */
const OUTLINES = {
  spawn: { width: 2.4, dash: [0.5, 0.32] },
  objective: { width: 3, dash: [] },
  area: { width: 1.8, dash: [0.14, 0.2] },
};

/**
 * Paints tint and outline of a zone. The context maps world units to device px.
 * @param {Ctx} ctx @param {State} state @param {Zone} zone @param {Shape} shape @param {number} scale
 * @param {Box} box  what is painted
 */
function paintZone(ctx, state, zone, { path, list }, scale, box) {
  const ink = inkOf(state.theme, zone);
  if (zone.secret) {
    // the lighter lines in both themes: the ground and its numbers stay readable
    fillHatched(ctx, path, ink, scale, true);
  } else {
    ctx.fillStyle = withAlpha(ink, state.theme.dark ? 0.15 : 0.17);
    ctx.fill(path, "evenodd");
  }
  const { width, dash } = OUTLINES[zone.kind];
  // outlines of dashes need a size at which dashes can be told apart
  const px = Math.min(width * state.dpr, Math.max(1.6, R * scale * 0.18)) / scale;
  ctx.lineJoin = "round";
  ctx.setLineDash(R * scale > 5 ? dash.map((part) => part * R) : []);
  ctx.strokeStyle = "rgba(4,8,13,0.5)";
  ctx.lineWidth = px * 2;
  ctx.stroke(path);
  ctx.strokeStyle = ink;
  ctx.lineWidth = px;
  ctx.stroke(path);
  ctx.setLineDash([]);
  if (zone.effect && R * scale > 5) paintHarm(ctx, state, zone.effect.harm, list, ink, box, scale);
}

/** Sides of the sign of a zone's harm in hex radii, the usual one and the largest, and in CSS px the least. */
const HARM_SIDES = { usual: 0.44, most: 0.8, least: 9 };
/** How far left of the middle of its hex the sign stands, and above it, in hex radii: beside units and levels. */
const HARM_AWAY = 0.44;

/**
 * Paints the sign of a harm into each hex.
 * @param {Ctx} ctx @param {State} state @param {string} harm @param {Hex[]} list @param {string} ink @param {Box} box
 * @param {number} scale
 */
function paintHarm(ctx, { map, dpr }, harm, list, ink, box, scale) {
  const side = Math.max(HARM_SIDES.usual * R, Math.min(HARM_SIDES.most * R, (HARM_SIDES.least * dpr) / scale));
  for (const { q, r } of list) {
    const { x, y } = centreOf(q, r, map.orientation);
    if (x < box.x - R || x > box.x + box.width + R || y < box.y - R || y > box.y + box.height + R) continue;
    for (const [colour, width] of /** @type {[string, number][]} */ ([["rgba(4,8,13,0.7)", 4.6], [ink, 2.4]])) drawSign(ctx, SIGNS[harm], x - HARM_AWAY * R - side / 2, y - HARM_AWAY * R - side / 2, side, colour, width);
  }
}

/** Outlines the zone that is edited. @param {Ctx} ctx @param {State} state @param {Path2D} path @param {number} scale */
function drawChosen(ctx, { view, theme, dpr }, path, scale) {
  ctx.save();
  ctx.setTransform(scale, 0, 0, scale, -view.x * scale, -view.y * scale);
  ctx.strokeStyle = theme.ink.focus;
  ctx.lineWidth = (3 * dpr) / scale;
  ctx.stroke(path);
  ctx.restore();
}

/** How wide the name of an area may be, in widths of the area; a wider one is left to the sign. */
const WIDEST = 1.5;

/** How many heights of a name it gives way up or down, in the order in which these are tried. */
const SHIFTS = [0, -1.2, 1.2, -2.4, 2.4];
/** How far it gives way at most, in radii of a hex: beyond that it would name another place. */
const FARTHEST = 3.2;

/**
 * Returns the place of a name that covers neither another one nor a token, as near to its own place
 * as possible; else one that covers no other name; null for none.
 * @param {Box} box  its own place @param {Box[]} names @param {Box[]} tokens
 * @param {number} most  how far it may give way
 */
export function freePlace(box, names, tokens, most) {
  const places = SHIFTS.filter((shift) => Math.abs(shift) * box.height <= most).map((shift) => ({ ...box, y: Math.round(box.y + shift * box.height) }));
  const apart = places.filter((place) => !names.some((other) => meets(other, place)));
  return apart.find((place) => !tokens.some((token) => meets(token, place))) ?? apart[0] ?? null;
}

/**
 * Returns the boxes of the tokens with their names, in device px.
 * @param {State} state @param {number} scale @param {(x: number, y: number) => Point} to
 */
function tokenBoxes(state, scale, to) {
  return state.spots.map((spot) => {
    const { x, y } = to(spot.x, spot.y);
    const r = glyphRadius(spot, scale, state.dpr);
    const name = hasNames(scale, state.dpr) ? 14 * state.dpr : 0;
    return { x: x - r, y: y - r - name, width: 2 * r, height: 2 * (r + name) };
  });
}

/** Signs and names are drawn in this order; one that would cover another one is left out. */
const ORDER = ["marker", "label", "objective", "spawn", "area"];

/**
 * Draws names, labels and markers. The context is in device px.
 * @param {Ctx} ctx @param {State} state @param {Zone[]} zones @param {number} scale
 * @param {(x: number, y: number) => Point} to world to device px @param {(zone: Zone) => string} harm
 */
function drawNames(ctx, state, zones, scale, to, harm) {
  const { dpr, theme } = state;
  const [least, most] = state.largeText ? [18 * dpr, 28 * dpr] : [13 * dpr, 20 * dpr];
  const size = Math.min(most, Math.max(least, R * scale * 0.5));
  /** @type {Box[]} */
  const drawn = [];
  const tokens = tokenBoxes(state, scale, to);
  const sorted = zones.slice().sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  for (const zone of sorted) {
    const { x, y } = centreOf(zone.at.q, zone.at.r, state.map.orientation);
    const at = to(x, y);
    const ink = inkOf(theme, zone);
    const named = plate(theme, zone, size, ink, harm(zone));
    // a name that is larger than its area would hide what lies around it; an objective keeps its own
    const shape = zone.kind === "objective" ? null : shapeOf(zone, state.map);
    const image = shape && named.width > shape.box.width * scale * WIDEST ? plate(theme, { ...zone, name: "" }, size, ink, "") : named;
    // the sign of a marker stands on its hex, its name below
    const left = Math.round(at.x - image.width / 2);
    const top = Math.round(at.y - (zone.kind === "marker" ? size * 0.75 : image.height / 2));
    const box = { x: left, y: top, width: image.width, height: image.height };
    if (left > ctx.canvas.width || top > ctx.canvas.height || left + box.width < 0 || top + box.height < 0) continue;
    // the sign of a marker is its place
    const place = zone.kind === "marker" ? (drawn.some((other) => meets(other, box)) ? null : box) : freePlace(box, drawn, tokens, R * scale * FARTHEST);
    if (place === null) continue;
    drawn.push(place);
    ctx.drawImage(image, place.x, place.y);
  }
}

/**
 * Returns the image of a zone's name with its sign, from the cache if possible.
 * @param {Theme} theme @param {Zone} zone @param {number} size of the text, device px @param {string} ink
 * @param {string} harm  what stands beside the name
 */
function plate(theme, zone, size, ink, harm) {
  const { kind, name, secret = false, icon = "flag", effect } = zone;
  const text = `${name.length > 24 ? `${name.slice(0, 23)}…` : name}${harm && ` · ${harm}`}`;
  const h = Math.round(size);
  const key = `zone/${effect?.harm ?? kind}/${icon}/${text}/${h}/${ink}/${secret}`;
  if (kind === "marker") return markerImage(theme, key, text, h, ink, SIGNS[icon], secret);
  const sign = kind === "label" ? 0 : h;
  // a sign alone has a square plate
  const width = text === "" ? h + 4 : plateWidth(theme, text, h) + sign;
  return cachedSprite(key, width, h + 4, (ctx) => {
    plateBack(ctx, theme, 2, 2, ctx.canvas.width - 4, h, ink, secret);
    if (sign) drawSign(ctx, SIGNS[effect?.harm ?? kind], 2 + h * 0.18, 2 + h * 0.12, h * 0.76, ink);
    drawText(ctx, theme, text, (ctx.canvas.width + sign * 0.8) / 2, 2 + h * 0.54, h * 0.74, theme.ink.text);
  });
}

/**
 * Draws the rounded plate behind a sign or a name. That of a secret zone has a dashed rim.
 * @param {Ctx} ctx @param {Theme} theme @param {number} x @param {number} y @param {number} width
 * @param {number} height @param {string} ink @param {boolean} secret
 */
function plateBack(ctx, theme, x, y, width, height, ink, secret) {
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, height * 0.28);
  ctx.fillStyle = withAlpha(theme.ink["surface-1"], 0.88);
  ctx.fill();
  ctx.lineWidth = Math.max(1, height * 0.08);
  ctx.strokeStyle = ink;
  if (secret) ctx.setLineDash([height * 0.22, height * 0.16]);
  ctx.stroke();
  ctx.setLineDash([]);
}

/** @param {Ctx} ctx @param {string} path @param {number} x @param {number} y @param {number} size @param {string} ink @param {number} [width] */
function drawSign(ctx, path, x, y, size, ink, width = 2) {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size / 20, size / 20);
  ctx.lineWidth = width;
  ctx.lineCap = ctx.lineJoin = "round";
  ctx.strokeStyle = ink;
  ctx.stroke(new Path2D(path));
  ctx.restore();
}

/** @param {Ctx} ctx @param {Theme} theme @param {string} text @param {number} x @param {number} y @param {number} size @param {string} ink */
function drawText(ctx, theme, text, x, y, size, ink) {
  ctx.font = `600 ${size}px ${theme.font}`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.fillStyle = ink;
  ctx.fillText(text, x, y);
}

/**
 * Returns the image of a marker: its sign, and its name below.
 * @param {Theme} theme @param {string} key @param {string} text @param {number} h @param {string} ink
 * @param {string} sign @param {boolean} secret
 */
function markerImage(theme, key, text, h, ink, sign, secret) {
  const side = Math.round(h * 1.5);
  const width = Math.max(side + 4, textWidth(theme, text, h * 0.74) + h * 0.5);
  return cachedSprite(key, width, side + h + 6, (ctx) => {
    const middle = ctx.canvas.width / 2;
    plateBack(ctx, theme, middle - side / 2, 2, side, side, ink, secret);
    drawSign(ctx, sign, middle - side * 0.36, 2 + side * 0.14, side * 0.72, ink);
    ctx.lineJoin = "round";
    ctx.lineWidth = h * 0.24;
    ctx.strokeStyle = theme.dark ? "rgba(5,9,14,0.88)" : "rgba(252,253,254,0.92)";
    ctx.font = `600 ${h * 0.74}px ${theme.font}`;
    ctx.textAlign = "center";
    ctx.textBaseline = "middle";
    ctx.strokeText(text, middle, side + 4 + h * 0.5);
    drawText(ctx, theme, text, middle, side + 4 + h * 0.5, h * 0.74, theme.ink.text);
  });
}
