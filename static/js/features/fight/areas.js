// Attack areas on the map: of the aimed weapon, of running attacks, and the zones in which attacks
// wait; also turning the area of a melee weapon.

import { computed, signal } from "@preact/signals";
import { middleOf } from "../../board/prop-shapes.js";
import * as session from "../../core/session.js";
import * as aim from "./aim-state.js";
import { stacksContain, areaStacks } from "./area-cells.js";
import { aimAnswer, targetKey, changeAim, aimedWeapon } from "./aim-state.js";
import { attacks } from "./attack-state.js";
import { distance } from "../../core/hexes.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").CellAt} Cell */
/** @typedef {import("./types.js").AttackView} AttackView */

/** The cell under the pointer, while an area could be aimed there. */
export const hoveredCell = signal(/** @type {Cell|null} */ (null));

/** The server's answer about the current aim point; null until there is one. */
const answer = computed(() => {
  const at = aim.aiming.value?.at ?? null;
  return at !== null && aimAnswer.value.at === targetKey(at) ? aimAnswer.value.answer : null;
});

/** Possible centres of a melee area, in the order of turning: around the user, then upwards. */
export const centres = computed(() => {
  const user = session.units.value[aim.aiming.value?.unit ?? ""]?.at;
  const list = answer.value?.centres ?? [];
  if (!user || list.length < 2) return [];
  const angle = (/** @type {Cell} */ { q, r }) => Math.atan2(2 * (r - user.r) + (q - user.q), Math.sqrt(3) * (q - user.q));
  return [...list].sort((a, b) => angle(a) - angle(b) || a.level - b.level);
});

/** The current centre of the area; null without an area. */
export const centre = computed(() => aim.aiming.value?.centre ?? answer.value?.centre ?? null);

/** @param {Cell} a @param {Cell} b */
const same = (a, b) => a.q === b.q && a.r === b.r && a.level === b.level;

/** Moves the area to the next or previous centre. @param {1|-1} step */
export function turnBy(step) {
  const list = centres.value;
  const now = list.findIndex((each) => centre.value !== null && same(each, centre.value));
  if (list.length > 0) changeAim({ centre: list[(now + step + list.length) % list.length] });
}

/**
 * Moves the area to the centre nearest to a hex, at the level nearest to its own.
 * @param {{q: number, r: number}} hex
 */
export function turnTowards(hex) {
  const level = centre.value?.level ?? 0;
  const far = (/** @type {Cell} */ each) => distance(each, hex) * 1000 + Math.abs(each.level - level);
  const [best] = [...centres.value].sort((a, b) => far(a) - far(b));
  if (best && !(centre.value && same(best, centre.value))) changeAim({ centre: best });
}

/**
 * The radius of a weapon's area in hexes, 0 without one.
 * @param {import("./types.js").WeaponView|null|undefined} arm
 */
export const radiusOf = (arm) => arm?.profile.traits.burst ?? 0;

/** The radius of a unit's zones in hexes: its scanner. @param {string} unit */
const zoneRadius = (unit) => session.units.value[unit]?.frame?.numbers.scanner.value ?? 0;

/** The cell that is aimed at; null for none. */
function aimedCell() {
  const at = aim.aiming.value?.at ?? null;
  if (at === null) return null;
  if ("unit" in at) return session.units.value[at.unit]?.at ?? null;
  if ("prop" in at) {
    const prop = session.props.value[at.prop];
    return prop ? { ...middleOf(prop), level: prop.base } : null;
  }
  return at;
}

/**
 * @param {string} id @param {"area"|"zone"} style @param {Cell} middle @param {number} radius
 * @param {{text?: string, turns?: {q: number, r: number}[]}} more
 */
const overlay = (id, style, middle, radius, more) => ({ id, style, cells: [middle], radius, stacks: areaStacks(middle, radius), ...more });

/** Overlays of the aimed weapon: its zone and its area. */
function aimedAreas() {
  const aiming = aim.aiming.value;
  const radius = radiusOf(aimedWeapon.value);
  if (aiming === null) return [];
  const list = [];
  const place = aimedCell();
  if (aiming.zone && place !== null) {
    list.push(overlay("zone-aimed", "zone", place, zoneRadius(aiming.unit), { text: t("fight-its-zone") }));
  }
  const middle = centre.value ?? (aiming.at === null ? hoveredCell.value : null);
  if (radius > 0 && middle !== null && (aiming.at === null || !answer.value?.reason || centres.value.length > 0)) {
    const turns = centres.value.map(({ q, r }) => ({ q, r }));
    list.push(overlay("area-aimed", "area", middle, radius, turns.length > 0 ? { turns } : {}));
  }
  return list;
}

/** @param {AttackView} attack */
function weaponOf(attack) {
  return session.units.value[attack.unit ?? ""]?.frame?.weapons.find((each) => each.id === attack.weapon?.weapon);
}

/** @param {number[]} cell  q, r, level */
const cellOf = ([q, r, level]) => ({ q, r, level });

/** The centre of an attack's zone; null without one. @param {AttackView} attack */
export const zoneCentre = (attack) => (attack.zone ? cellOf(attack.zone.centre) : null);

/** Overlays of running attacks with an area or a zone; every viewer sees them. */
function attackAreas() {
  return attacks.value.flatMap((attack) => {
    const list = [];
    const radius = radiusOf(weaponOf(attack));
    if (attack.zone && attack.stage === "zone") {
      const text = t("fight-waits", { value: attack.weapon?.name ?? t("fight-something") });
      list.push(overlay(`zone-${attack.id}`, "zone", cellOf(attack.zone.centre), attack.zone.radius, { text }));
    } else if (attack.at && radius > 0) {
      list.push(overlay(`area-${attack.id}`, "area", attack.at, radius, {}));
    }
    return list;
  });
}

/** All area overlays, for the board. */
export const areaOverlays = () => [...attackAreas(), ...aimedAreas()];

/**
 * The waiting attacks on a unit whose zone it is in.
 * @param {import("../../core/store.js").Unit} unit
 */
export function zonesAround(unit) {
  return attacks.value.filter((attack) => {
    if (attack.stage !== "zone" || !attack.zone || unit.at === null) return false;
    if (!attack.targets.some((target) => target.unit === unit.id)) return false;
    const stacks = areaStacks(cellOf(attack.zone.centre), attack.zone.radius) ?? [];
    const { q, r, level } = unit.at;
    return (unit.footprint ?? [[0, 0, 0]]).some(([dq, dr, up]) => stacksContain(stacks, { q: q + dq, r: r + dr, level: level + up }));
  });
}

/** A sentence about what moving inside the zone of an attack does. @param {AttackView} attack */
export function insideText(attack) {
  const { inside } = attack.zone ?? { inside: "nothing" };
  if (inside === "plain") return t("fight-moving-inside-it-calls-it-down");
  if (inside === "targeting") return t("fight-moving-inside-it-calls-it-down-at");
  if (inside === "damage") return t("fight-moving-inside-it-calls-it-down-at-once");
  return t("fight-moving-inside-it-changes-nothing");
}
