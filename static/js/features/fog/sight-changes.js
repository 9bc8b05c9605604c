// Which units came into sight or went out of it between two views. Pure.

/** @typedef {import("../../core/store.js").Unit} Unit */

/**
 * Returns the units that appeared and disappeared between two views of the same scene.
 * @param {{scene: string, units: Record<string, Unit>}|null} before
 * @param {{scene: string, units: Record<string, Unit>}} now
 * @returns {{came: Unit[], went: Unit[]}}
 */
export function sightChanges(before, now) {
  if (before === null || before.scene !== now.scene) return { came: [], went: [] };
  const onMap = (/** @type {Unit|undefined} */ unit) => unit !== undefined && unit.at !== null;
  return {
    came: Object.values(now.units).filter((unit) => onMap(unit) && !onMap(before.units[unit.id])),
    // destroyed units stay in the view; units out of sight or off the map are removed from it
    went: Object.values(before.units).filter((unit) => onMap(unit) && now.units[unit.id] === undefined),
  };
}
