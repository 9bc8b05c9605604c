// The Known tab: the units that a player knows, with place, distance and direction from the own
// unit, and condition. Enter moves the map's cursor to a unit.

import { useLayoutEffect, useRef } from "preact/hooks";
import { centreOf } from "../../board/projection.js";
import { distance } from "../../core/hexes.js";
import { boardOfPage } from "../../core/board-handle.js";
import * as selection from "../../core/selection.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { focusMap } from "../../core/focus.js";
import { Side } from "../../ui/icons.js";
import { keepOneTabStop, moveBetweenStops } from "../../ui/roving-focus.js";
import { placeText, catalogueText, unitSummary } from "./announcements.js";
import { EmptyState, html } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").Unit} Unit */
/** @typedef {import("../../core/store.js").CellAt} CellAt */

/** Directions clockwise from the right of the map, an eighth of the circle each. */
const DIRECTIONS = ["east", "south-east", "south", "south-west", "west", "north-west", "north", "north-east"];
const STOPS = ".known-unit";

/** Returns the unit that distances are measured from: the selected one, else the first own one. */
function distanceOrigin() {
  const own = selection.unit.value ?? session.units.value[session.ownUnitIds.value[0]] ?? null;
  return own?.at ? { id: own.id, at: own.at } : null;
}

/** Returns distance, direction and difference in level. @param {CellAt} from @param {CellAt} to */
function distanceText(from, to) {
  const hexes = distance(from, to);
  const up = to.level - from.level;
  const orientation = session.naming.value.orientation;
  const [a, b] = [centreOf(from.q, from.r, orientation), centreOf(to.q, to.r, orientation)];
  const eighth = Math.round(Math.atan2(b.y - a.y, b.x - a.x) / (Math.PI / 4)) & 7;
  const direction = session.messages.value.word(`direction.${DIRECTIONS[eighth]}`);
  const away = hexes === 0 ? catalogueText("known.here") : catalogueText("known.away", { count: hexes, text: direction });
  return up === 0 ? away : `${away}, ${catalogueText(up > 0 ? "known.above" : "known.below", { count: Math.abs(up) })}`;
}

/** Moves the map's cursor to a cell and focuses the map. @param {CellAt} at */
function moveCursorTo(at) {
  ui.clearMap();
  boardOfPage()?.cursorTo({ q: at.q, r: at.r });
  focusMap();
}

/** The tab. */
export function KnownUnits() {
  const list = useRef(/** @type {HTMLElement|null} */ (null));
  useLayoutEffect(() => keepOneTabStop(list.current, STOPS, "first"));
  const from = distanceOrigin();
  const away = (/** @type {Unit} */ { at }) => (at === null ? Infinity : from === null ? 0 : distance(from.at, at));
  const units = Object.values(session.units.value).sort((a, b) => away(a) - away(b) || a.name.localeCompare(b.name));
  if (units.length === 0) return html`<${EmptyState} icon="unit" title=${t("units-no-units-yet")}>${t("units-those-that-you-know-of-stand")}</${EmptyState}>`;
  return html`<ul class="known-units" ref=${list} aria-label=${t("units-units-that-you-know")} onKeyDown=${(/** @type {KeyboardEvent} */ e) => moveBetweenStops(e, STOPS)}>
    ${units.map((unit) => html`<${KnownUnit} key=${unit.id} unit=${unit} from=${from} />`)}
  </ul>`;
}

/** @param {{unit: Unit, from: {id: string, at: CellAt}|null}} given */
function KnownUnit({ unit, from }) {
  const { at } = unit;
  const far = at === null || from === null || from.id === unit.id ? "" : `, ${distanceText(from.at, at)}`;
  return html`<li>
    <button type="button" class="known-unit plain" tabindex="-1" aria-disabled=${at === null ? "true" : undefined} onClick=${() => at !== null && moveCursorTo(at)}>
      <${Side} disposition=${unit.disposition} size=${18} />
      <span class="wrap"><b>${unit.name}</b>, ${unitSummary(unit)}: <span class="quiet">${placeText(unit)}${far}</span></span>
    </button>
  </li>`;
}
