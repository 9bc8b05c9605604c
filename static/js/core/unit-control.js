// Who steers a unit: its controller and its co-pilots, as the view names them. Pure: no page.
/** @typedef {{controller: string|null, copilots?: string[]}} Controlled */

/**
 * The seats that steer a unit, its controller first.
 * @param {Controlled|null|undefined} unit @returns {string[]}
 */
export function controllersOf(unit) {
  if (!unit || unit.controller === null) return [];
  return [unit.controller, ...(unit.copilots ?? [])];
}

/**
 * Whether a seat steers a unit.
 * @param {string|null|undefined} seat @param {Controlled|null|undefined} unit
 */
export function seatControls(seat, unit) {
  return seat !== null && seat !== undefined && controllersOf(unit).includes(seat);
}

/**
 * Whether a unit of the pilots waits for somebody to steer it.
 * @param {Controlled & {disposition: string, destroyed: boolean}} unit
 */
export function isUnclaimed(unit) {
  return unit.disposition === "pilot" && unit.controller === null && !unit.destroyed;
}
