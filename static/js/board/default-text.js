/**
 * The English texts of the board, used where the page's `text` callback gives none for a code.
 */

/** @type {Record<string, string>} */
const DEFAULT_TEXT = {
  "out-of-reach": "Out of reach",
  "too-far": "Too far: costs {cost}, {left} left",
  "too-steep": "Cliff: {levels} levels, one allowed",
  occupied: "Occupied",
  solid: "Solid",
  "no-surface": "Nothing to stand on",
  "above-ceiling": "Above the ceiling",
  "above-flight-height": "Above the flight height",
  headroom: "No headroom",
  "off-map": "Off the map",
  "not-adjacent": "Not adjacent",
  "after-step-off": "The way there steps off an edge, which ends the movement",
  "board.label":
    "Map of {columns} by {rows} hexes. Arrow keys move the cursor, Enter selects and moves, Escape and then Tab leaves.",
  "board.hex": "{label}, level {level}",
  "board.void": "{label}, void",
  "board.unexplored": "{label}, unexplored",
  "board.remembered": "As last seen",
  "board.veiled": "Veiled: the players do not see this ground",
  "board.unit": "{name}, level {level}",
  "board.prop": "{name}, integrity {integrity}",
  "board.move": "{cost} of {budget}, to {label} level {level}",
  "board.confirm-click": "Click again or Enter to move",
  "board.confirm-touch": "Tap again to move",
  "board.confirm-key": "Enter to move",
  "board.choose-level": "Wheel or + and \u2212 for the level",
  "board.cost": "{cost} of {budget} range",
  "board.steps": "{steps} step",
  "board.energy": "{energy} energy",
  "board.hangs": "has flown this turn: hangs in the air until its next turn",
  "board.onto": "onto {name}",
  "board.above": "above {name}",
  "board.stays": "Let go here: it stays",
  "board.up-down": "Straight up or down: wheel, + and \u2212, or click a level",
  "board.up-down-touch": "Straight up or down",
  "board.hexes-levels": "{hexes}, {levels}",
  "board.hex-one": "1 hex",
  "board.hexes": "{count} hexes",
  "board.level-one": "1 level",
  "board.levels": "{count} levels",
  "board.no-higher": "level {level}: {why}",
  "board.falls": "falls",
  "board.falls-by": "falls {levels}",
  "board.falls-onto": "falls {levels}, comes to rest on {name}",
  "board.rests-on": "comes to rest on {name}",
  "board.falls-lost": "a void: falls {levels} and is lost",
  "board.stability": "stability {from} \u2192 {to}",
  "board.integrity": "integrity {from} \u2192 {to}",
  "board.staggered": "staggered",
  "board.destroyed": "destroyed",
  "board.level": "Level {level}",
  "board.highest": "No higher level here",
  "board.lowest": "No lower level here",
  "board.no-levels": "No other level here",
  "board.nothing": "Nothing to select here",
  "board.selected": "{name} is selected already",
};

/**
 * Replaces "{name}" by params.name.
 * @param {string} template @param {Record<string, unknown>} params
 */
export const fillTemplate = (template, params) =>
  template.replace(/\{(\w+)\}/g, (_, name) => String(params[name] ?? ""));

/**
 * Returns the text of a code: the page's, else the board's own, else the code itself.
 * @param {((code: string, params: Record<string, unknown>) => string) | undefined} text
 * @param {string} code @param {Record<string, unknown>} [params]
 */
export function boardText(text, code, params = {}) {
  const said = text?.(code, params);
  if (said && said !== code) return said;
  return fillTemplate(DEFAULT_TEXT[code] ?? code, params);
}
