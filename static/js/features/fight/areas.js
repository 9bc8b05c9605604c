// Areas on the map: of what is aimed, of attacks on their way, and the zones in which attacks wait;
// turning the area of a blow by hand.

import { computed, signal } from "@preact/signals";
import * as app from "../../core/app.js";
import { stacksContain, areaStacks } from "./area-cells.js";
import { aimAnswer, targetKey, changeAim, aimedWeapon } from "./aim-state.js";
import { attacks } from "./attack-state.js";
import { distance } from "../../core/hexes.js";

/** @typedef {{q: number, r: number, level: number}} Cell */
/** @typedef {import("./types.js").AttackView} AttackView */

/** The hex under the pointer that could be aimed at, while nothing is. */
export const hoveredCell = signal(/** @type {Cell|null} */ (null));

/** What the server said of the thing that is aimed at, as long as it is about that. */
const answer = computed(() => {
  const at = app.aiming.value?.at ?? null;
  return at !== null && aimAnswer.value.at === targetKey(at) ? aimAnswer.value.answer : null;
});

/** Where the area of a blow can lie, in the order in which it is turned: around, then upwards. */
export const centres = computed(() => {
  const user = app.units.value[app.aiming.value?.unit ?? ""]?.at;
  /** @type {Cell[]} */
  const list = answer.value?.centres ?? [];
  if (!user || list.length < 2) return [];
  const angle = (/** @type {Cell} */ { q, r }) => Math.atan2(2 * (r - user.r) + (q - user.q), Math.sqrt(3) * (q - user.q));
  return [...list].sort((a, b) => angle(a) - angle(b) || a.level - b.level);
});

/** Where it lies now. */
export const centre = computed(() => app.aiming.value?.centre ?? answer.value?.centre ?? null);

/** @param {Cell} a @param {Cell} b */
const same = (a, b) => a.q === b.q && a.r === b.r && a.level === b.level;

/** Turn the area one place on. @param {1|-1} step */
export function turnBy(step) {
  const list = centres.value;
  const now = list.findIndex((each) => centre.value !== null && same(each, centre.value));
  if (list.length > 0) changeAim({ centre: list[(now + step + list.length) % list.length] });
}

/** Turn it towards a hex: to the place nearest to that, at the level nearest to its own. @param {{q: number, r: number}} hex */
export function turnTowards(hex) {
  const level = centre.value?.level ?? 0;
  const far = (/** @type {Cell} */ each) => distance(each, hex) * 1000 + Math.abs(each.level - level);
  const [best] = [...centres.value].sort((a, b) => far(a) - far(b));
  if (best && !(centre.value && same(best, centre.value))) changeAim({ centre: best });
}

/** The radius of a weapon's area, 0 without one. @param {import("./types.js").WeaponView|null|undefined} arm */
export const radiusOf = (arm) => arm?.profile.traits.burst ?? 0;

/** How far the zone of a unit reaches. @param {string} unit */
const zoneRadius = (unit) => app.units.value[unit]?.frame?.numbers.scanner.value ?? 0;

/** Where the thing is that is aimed at. */
function aimedCell() {
  const at = app.aiming.value?.at ?? null;
  if (at === null) return null;
  if ("unit" in at) return app.units.value[at.unit]?.at ?? null;
  if ("prop" in at) {
    const prop = app.props.value[at.prop];
    return prop ? { q: prop.q, r: prop.r, level: prop.base } : null;
  }
  return at;
}

/** @param {string} id @param {"area"|"zone"} style @param {Cell} middle @param {number} radius @param {{text?: string, turns?: {q: number, r: number}[]}} more */
const overlay = (id, style, middle, radius, more) => ({ id, style, cells: [middle], radius, stacks: areaStacks(middle, radius), ...more });

/** What is aimed: its zone, and its area, which a hand may turn. */
function aimedAreas() {
  const aiming = app.aiming.value;
  const radius = radiusOf(aimedWeapon.value);
  if (aiming === null) return [];
  const list = [];
  const place = aimedCell();
  if (aiming.zone && place !== null) {
    list.push(overlay("zone-aimed", "zone", place, zoneRadius(aiming.unit), { text: "Its zone" }));
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
  return app.units.value[attack.unit ?? ""]?.frame?.weapons.find((each) => each.id === attack.weapon?.weapon);
}

/** @param {number[]} cell  as the view has a cell inside a part of the state */
const cellOf = ([q, r, level]) => ({ q, r, level });

/** The middle of an attack's zone. @param {AttackView} attack */
export const zoneCentre = (attack) => (attack.zone ? cellOf(attack.zone.centre) : null);

/** Attacks on their way that take in an area or wait in a zone: everybody sees these. */
function attackAreas() {
  return attacks.value.flatMap((attack) => {
    const list = [];
    const radius = radiusOf(weaponOf(attack));
    if (attack.zone && attack.stage === "zone") {
      const text = `${attack.weapon?.name ?? "Something"} waits`;
      list.push(overlay(`zone-${attack.id}`, "zone", cellOf(attack.zone.centre), attack.zone.radius, { text }));
    } else if (attack.at && radius > 0) {
      list.push(overlay(`area-${attack.id}`, "area", attack.at, radius, {}));
    }
    return list;
  });
}

/** All of them, for the board. */
export const areaOverlays = () => [...attackAreas(), ...aimedAreas()];

/** The attacks in whose zone a unit is. @param {import("../../core/store.js").Unit} unit */
export function zonesAround(unit) {
  return attacks.value.filter((attack) => {
    if (attack.stage !== "zone" || !attack.zone || unit.at === null) return false;
    if (!attack.targets.some((target) => target.unit === unit.id)) return false;
    const stacks = areaStacks(cellOf(attack.zone.centre), attack.zone.radius) ?? [];
    const { q, r, level } = unit.at;
    return (unit.footprint ?? [[0, 0, 0]]).some(([dq, dr, up]) => stacksContain(stacks, { q: q + dq, r: r + dr, level: level + up }));
  });
}

/** What moving inside the zone of an attack does, in words. @param {AttackView} attack */
export function insideText(attack) {
  const { inside } = attack.zone ?? { inside: "nothing" };
  if (inside === "plain") return "Moving inside it calls it down at once.";
  if (inside === "targeting") return "Moving inside it calls it down at once, with +2 to hit.";
  if (inside === "damage") return "Moving inside it calls it down at once, with +2 damage.";
  return "Moving inside it changes nothing.";
}
