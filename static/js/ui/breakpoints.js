// When a page is laid out for a small window: the conditions that scripts and style sheets share.

/** The widest and the highest window, in CSS px, that has no room for docks beside the map. */
const WIDTH = 1100;
const HEIGHT = 650;

const landscape = "(min-width: 600px) and (orientation: landscape)";

/** The table in one sheet instead of docks. */
export const NARROW = `(max-width: ${WIDTH}px), (max-height: ${HEIGHT}px)`;

/** Where that sheet stands at the right of the map instead of below it. */
export const BESIDE = `${landscape} and (max-width: ${WIDTH}px), ${landscape} and (max-height: ${HEIGHT}px)`;

/** Where docks have room, which further conditions may follow. */
export const WIDE = [`(min-width: ${WIDTH + 1}px)`, `(min-height: ${HEIGHT + 1}px)`];

/** The sheet below a map that is hardly higher than a hand: it covers the map while it is open. */
export const TINY = "(max-width: 599px) and (max-height: 480px)";

/** The hangar in one column. */
export const HANGAR_NARROW = "(max-width: 859px)";
