/**
 * The signs of zones and markers: path data of 20 x 20, for the map and for panels.
 */

/** Path data by kind of zone, by icon of a marker, and by harm. @type {Record<string, string>} */
export const SIGNS = {
  spawn: "M10 3v9M6 8.500l4 4 4-4M3.500 12.500V17h13v-4.500",
  objective: "M10 17a7 7 0 100-14 7 7 0 000 14zM10 13a3 3 0 100-6 3 3 0 000 6z",
  area: "M6 3.500h8l4 6.500-4 6.500H6L2 10z",
  label: "M4 5.500V4h12v1.500M10 4v12M7.500 16h5",
  marker: "M10 17.500s-5.500-5-5.500-9a5.500 5.500 0 0111 0c0 4-5.500 9-5.500 9z",
  flag: "M5 17.500V3M5 3.500h10.500l-2.500 3.750 2.500 3.750H5",
  target: "M10 16a6 6 0 100-12 6 6 0 000 12zM10 1.500V7M10 13v5.500M1.500 10H7M13 10h5.500",
  danger: "M10 2.500l8 14.500H2zM10 8v4M10 14.300v.2",
  question: "M6.500 7a3.500 3.500 0 115.600 2.800C10.700 10.900 10 11.600 10 13.200M10 16.500v.2",
  cache: "M3 7.500h14V16H3zM3 7.500L5 4h10l2 3.500M10 7.500V11",
  damage: "M10 2.500c.8 3.300 5 5 5 9.500a5 5 0 01-10 0c0-2 1-3.500 2.500-4.500.2 1.500 1 2 1.500 2 .6-2.500-.5-4.500 1-7z",
  impact: "M10 2v5M10 13v5M2 10h5M13 10h5M4.500 4.500l3 3M12.500 12.500l3 3M15.500 4.500l-3 3M7.500 12.500l-3 3",
  heat: "M5 17c-3-4 3-6 0-12M10 17c-3-4 3-6 0-12M15 17c-3-4 3-6 0-12",
  exit: "M8 3.500H3.500v13H8M7.500 10H17M13 6l4 4-4 4",
};

/** The icons that a marker can have. */
export const MARKER_ICONS = /** @type {const} */ (["flag", "target", "danger", "question", "cache", "exit"]);
