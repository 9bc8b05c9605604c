// Which seats control a unit: its controller and its co-pilots. Pure.
/** @typedef {{controller: string|null, copilots?: string[]}} Controlled */

/**
 * Returns the seats that control a unit, its controller first.
 * @param {Controlled|null|undefined} unit @returns {string[]}
 */
export function controllersOf(unit) {
  if (!unit || unit.controller === null) return [];
  return [unit.controller, ...(unit.copilots ?? [])];
}

/**
 * Returns whether a seat controls a unit.
 * @param {string|null|undefined} seat @param {Controlled|null|undefined} unit
 */
export function seatControls(seat, unit) {
  return seat !== null && seat !== undefined && controllersOf(unit).includes(seat);
}

/**
 * Returns whether a pilots' unit has no controller and can be taken.
 * @param {Controlled & {disposition: string, destroyed: boolean}} unit
 */
export function isUnclaimed(unit) {
  return unit.disposition === "pilot" && unit.controller === null && !unit.destroyed;
}
