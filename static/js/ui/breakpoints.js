// Media conditions for small windows, shared with the style sheets.

/** The widest and highest window, in CSS px, without room for docks beside the map. */
const WIDTH = 1100;
const HEIGHT = 650;

const landscape = "(min-width: 600px) and (orientation: landscape)";

/** The table page with one sheet instead of docks. */
export const NARROW = `(max-width: ${WIDTH}px), (max-height: ${HEIGHT}px)`;

/** Windows in which that sheet stands at the right of the map. */
export const BESIDE = `${landscape} and (max-width: ${WIDTH}px), ${landscape} and (max-height: ${HEIGHT}px)`;

/** Windows with room for docks. Style sheets may add conditions. */
export const WIDE = [`(min-width: ${WIDTH + 1}px)`, `(min-height: ${HEIGHT + 1}px)`];

/** Windows in which one column of a phone's tools would reach below the open sheet. */
export const LOW = "(max-height: 830px)";

/** Windows so low that the open sheet covers the map. */
export const TINY = "(max-width: 599px) and (max-height: 480px)";

/** The hangar in one column. */
export const HANGAR_NARROW = "(max-width: 859px)";
