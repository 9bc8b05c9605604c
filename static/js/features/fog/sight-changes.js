// Who came into sight and who went out of it, from one view to the next. Pure: no page.

/** @typedef {import("../../core/store.js").Unit} Unit */

/**
 * Who is there now and was not, and the other way round; nobody for another scene, or when all is new.
 * @param {{scene: string, units: Record<string, Unit>}|null} before
 * @param {{scene: string, units: Record<string, Unit>}} now
 * @returns {{came: Unit[], went: Unit[]}}
 */
export function sightChanges(before, now) {
  if (before === null || before.scene !== now.scene) return { came: [], went: [] };
  const onMap = (/** @type {Unit|undefined} */ unit) => unit !== undefined && unit.at !== null;
  return {
    came: Object.values(now.units).filter((unit) => onMap(unit) && !onMap(before.units[unit.id])),
    // who was destroyed stays known; who is out of sight, or was taken off the map, is known no more
    went: Object.values(before.units).filter((unit) => onMap(unit) && now.units[unit.id] === undefined),
  };
}
