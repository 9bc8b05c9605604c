// What is said of area templates.

import * as session from "../../core/session.js";
import { hexesOf, reachOf, unitsIn } from "./state.js";
import { t } from "../../text/t.js";

/** @typedef {import("./state.js").Area} Area */
/** @typedef {import("./state.js").Template} Template */

/** Returns the name of a shape. @param {import("./state.js").Shape} shape */
export const shapeText = (shape) => ({ radius: t("areas-radius"), line: t("areas-line"), cone: t("areas-cone") })[shape];

/** Returns the name of an area on the map: its own, or that of its shape with its reach. @param {Area & {name?: string}} area */
export const areaLabel = (area) => area.name || (area.shape === "radius" ? t("areas-of-radius", { reach: reachOf(area) }) : t("areas-of-length", { shape: shapeText(area.shape), reach: reachOf(area) }));

/** Returns how many hexes an area has, and which units are in it. @param {Area} area */
export function contentsText(area) {
  const names = unitsIn(area).map(({ name }) => name);
  const hexes = hexesOf(area).length;
  return names.length === 0 ? t("areas-hexes-nobody", { hexes }) : t("areas-hexes-units", { hexes, units: names.length, names: names.join(", ") });
}

/** Returns who laid a template; "" where nobody at this table has. @param {Template} template */
export const ownerText = ({ seat }) => session.seats.value[seat ?? ""]?.name ?? "";
