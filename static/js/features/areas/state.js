// Area templates: those on the map, what the tool is about to lay, and the units in an area.

import { computed, signal } from "@preact/signals";
import { areaHexes } from "../../core/area-shapes.js";
import { distance, toOffset } from "../../core/hexes.js";
import { send } from "../../core/commands.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { hexKey } from "../../board/projection.js";
import { setStart, start } from "./handle.js";

/** @typedef {import("../../core/hexes.js").Hex} Hex */
/** @typedef {import("../../core/server-types.js").TemplateView} Template */
/** @typedef {import("../../core/area-shapes.js").AreaShape} Shape */
/** @typedef {{shape: Shape, at: Hex, to: Hex}} Area */

/** The templates of the scene, by id. */
export const templates = computed(() => session.scene.value?.templates ?? {});

/**
 * What the tool lays. `secret`: for Handlers alone; `smoke`: nobody sees through it.
 * @type {import("@preact/signals").Signal<{shape: Shape, name: string, secret: boolean, smoke: boolean}>}
 */
export const draft = signal({ shape: "radius", name: "", secret: false, smoke: false });

/** How high smoke is that the tool lays, in levels. */
export const SMOKE_LEVELS = 2;

/** Changes what the tool lays. @param {Partial<typeof draft.value>} change */
export function setDraft(change) {
  draft.value = { ...draft.value, ...change };
}

/** What a drag makes now; `id`: of the template that it changes, "" for a new one. */
const dragged = signal(/** @type {(Area & {id: string})|null} */ (null));

/** What would be laid now: by the drag, or by a click on the hex under the pointer. */
export const preview = computed(() => {
  if (ui.tool.value !== "template") return null;
  if (dragged.value !== null) return dragged.value;
  if (start.value === null) return null;
  const { q, r } = ui.hover.value ?? start.value;
  return { id: "", shape: draft.value.shape, at: start.value, to: { q, r } };
});

/** Whether this seat may change a template. @param {Template} template */
export const mayChange = ({ seat }) => session.isHandler.value || (seat !== null && seat === session.you.value?.seat);

/** @param {Hex} a @param {Hex} b */
const same = (a, b) => a.q === b.q && a.r === b.r;

/**
 * Returns what a drag between two hexes makes: a template that begins or ends at its first hex is moved
 * or reshaped, otherwise there is a new one.
 * @param {Hex} from @param {Hex} to @returns {Area & {id: string}}
 */
function areaOfDrag(from, to) {
  const own = Object.values(templates.value).reverse().filter(mayChange);
  const reshaped = own.find((each) => same(each.to, from) && !same(each.at, each.to));
  if (reshaped) return { id: reshaped.id, shape: reshaped.shape, at: reshaped.at, to };
  const moved = own.find((each) => same(each.at, from));
  if (!moved) return { id: "", shape: draft.value.shape, at: from, to };
  const end = { q: moved.to.q + to.q - from.q, r: moved.to.r + to.r - from.r };
  return { id: moved.id, shape: moved.shape, at: to, to: end };
}

/**
 * Takes a drag or a click with the tool. A click sets where a template begins, and the next one how far
 * it reaches.
 * @param {Hex} from @param {Hex} to @param {boolean} final
 */
export function dragTemplate(from, to, final) {
  if (start.value !== null && same(from, to)) {
    if (final) finish({ id: "", shape: draft.value.shape, at: start.value, to });
    return;
  }
  if (same(from, to)) {
    dragged.value = null;
    if (final) setStart(from);
    return;
  }
  setStart(null);
  const area = areaOfDrag(from, to);
  if (final) finish(area);
  else dragged.value = area;
}

/** Sends a template that is complete; one without a length stays where it began. @param {Area & {id: string}} area */
function finish({ id, shape, at, to }) {
  if (same(at, to) && shape !== "radius") return;
  dragged.value = null;
  setStart(null);
  if (id) void send({ type: "template.update", template: id, at, to });
  else {
    const { name, secret, smoke } = draft.value;
    const handlers = session.isHandler.value ? { ...(secret ? { secret } : {}), ...(smoke ? { smoke: SMOKE_LEVELS } : {}) } : {};
    const more = { ...(name.trim() ? { name: name.trim() } : {}), ...handlers };
    void send({ type: "template.lay", shape, at, to, ...more });
  }
}

ui.whenToolTaken(() => {
  setStart(null);
  dragged.value = null;
});

/** The hexes of areas on a map, by area and map. @type {WeakMap<object, {grid: string, hexes: Hex[]}>} */
const shapes = new WeakMap();

/** Returns the hexes of an area that are on the map. @param {Area} area @returns {Hex[]} */
export function hexesOf(area) {
  const map = session.map.value;
  if (map === null) return [];
  const grid = `${map.columns} ${map.rows} ${map.orientation}`;
  const known = shapes.get(area);
  if (known?.grid === grid) return known.hexes;
  const hexes = areaHexes(area.shape, area.at, area.to).filter((hex) => {
    const [column, row] = toOffset(hex, map.orientation);
    return column >= 0 && row >= 0 && column < map.columns && row < map.rows;
  });
  shapes.set(area, { grid, hexes });
  return hexes;
}

/** Returns the known units in an area, at any level, by name. @param {Area} area */
export function unitsIn(area) {
  const keys = new Set(hexesOf(area).map(({ q, r }) => hexKey(q, r)));
  return Object.values(session.units.value)
    .filter(({ at, footprint }) => at !== null && (footprint ?? [[0, 0, 0]]).some(([dq, dr]) => keys.has(hexKey(at.q + dq, at.r + dr))))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** Returns how far an area reaches, in hexes. @param {Area} area */
export const reachOf = ({ at, to }) => distance(at, to);

/** The colours of people who are no Handlers, in the order of their seats. */
const COLOURS = ["blue", "green", "violet", "red"];

/** Returns the name of the colour of a seat: amber for Handlers and for who has left. @param {string|null} seat */
export function seatColour(seat) {
  const others = Object.values(session.seats.value).filter(({ role }) => role !== "handler");
  const place = others.findIndex(({ id }) => id === seat);
  return place < 0 ? "amber" : COLOURS[place % COLOURS.length];
}
