// Who steers a unit: its controller and its co-pilots, as the view names them. Pure: no page.
/** @typedef {{controller: string|null, copilots?: string[]}} Steered */

/**
 * The seats that steer a unit, its controller first.
 * @param {Steered|null|undefined} unit @returns {string[]}
 */
export function hands(unit) {
  if (!unit || unit.controller === null) return [];
  return [unit.controller, ...(unit.copilots ?? [])];
}

/**
 * Whether a seat steers a unit.
 * @param {string|null|undefined} seat @param {Steered|null|undefined} unit
 */
export function steers(seat, unit) {
  return seat !== null && seat !== undefined && hands(unit).includes(seat);
}

/**
 * Whether a unit of the pilots waits for somebody to steer it.
 * @param {Steered & {disposition: string, destroyed: boolean}} unit
 */
export function isFree(unit) {
  return unit.disposition === "pilot" && unit.controller === null && !unit.destroyed;
}
