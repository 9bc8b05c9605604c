// Icons: 20 x 20, one stroke weight, in the colour of the text around them.

import { h } from "preact";

/** Path data by name. @type {Record<string, string>} */
const PATHS = {
  select: "M4 3l5.2 13 2-5.3 5.3-2z",
  range: "M3 13L13 3l4 4L7 17zM6 10l2 2M9 7l2 2M12 4.5l1.6 1.6",
  sight: "M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5zM10 12.4a2.4 2.4 0 100-4.8 2.4 2.4 0 000 4.8z",
  template: "M3 10L15.500 3.500a10 10 0 010 13zM3 10h.01",
  seen: "M3 6.500V3h3.500M13.500 3H17v3.500M17 13.500V17h-3.500M6.500 17H3v-3.500M5 10s2-3.200 5-3.200 5 3.200 5 3.200-2 3.200-5 3.200-5-3.200-5-3.200zM10 9.900v.2",
  viewshed: "M4 16a2 2 0 100-.01M6 14.5L16.5 4M6.5 16.5H18M12 4.5a9 9 0 015 7.5",
  ping: "M10 17s-5-4.6-5-8.5a5 5 0 0110 0C15 12.4 10 17 10 17zM10 10.4a1.9 1.9 0 100-3.8 1.9 1.9 0 000 3.8z",
  walk: "M4 15l4-4 3 2 5-6M12.5 7H16v3.5",
  fly: "M10 17V4M5 9l5-5 5 5M4 17h3M13 17h3",
  aloft: "M4 15h12M10 11V3M7 6l3-3 3 3M7 11h6",
  descend: "M10 3v10M5 8.5l5 5 5-5M4 17h12",
  centre: "M10 2v4M10 14v4M2 10h4M14 10h4M10 12.5a2.5 2.5 0 100-5 2.5 2.5 0 000 5z",
  undo: "M7 4L3 8l4 4M3 8h9a5 5 0 010 9H8",
  redo: "M13 4l4 4-4 4M17 8H8a5 5 0 000 9h4",
  plus: "M10 4v12M4 10h12",
  minus: "M4 10h12",
  fit: "M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4",
  search: "M8.5 14a5.5 5.5 0 100-11 5.5 5.5 0 000 11zM12.5 12.5L17 17",
  help: "M7 7.5a3 3 0 115 2.2c-1.2 1-2 1.5-2 2.8M10 16v.01",
  book: "M10 5.500C8 4 5.500 3.500 3 3.500v11.500c2.500 0 5 .5 7 2 2-1.500 4.500-2 7-2V3.500c-2.500 0-5 .5-7 2zM10 5.500V17",
  theme: "M10 3a7 7 0 100 14 7 7 0 000-14zM10 3v14M10 6h5M10 9.5h7M10 13h6",
  log: "M4 5h12M4 10h12M4 15h7",
  dice: "M10 2l7 4v8l-7 4-7-4V6zM10 2L6 11h8zM6 11l4 7 4-7M3 6l3 5M17 6l-3 5",
  unit: "M6 3h8l2 4v6l-2 4H6l-2-4V7zM7 8h6M8 12h4",
  terrain: "M2 16l5-8 3 4 3-7 5 11zM13 5l1.5 5",
  crew: "M10 9.5a3 3 0 100-6 3 3 0 000 6zM3.5 17c0-3.600 2.900-5.500 6.500-5.500s6.500 1.900 6.500 5.500M7 14.500h6",
  table: "M7 9a2.5 2.5 0 100-5 2.5 2.5 0 000 5zM2.5 16c0-3 2-4.5 4.5-4.5s4.5 1.5 4.5 4.5M13.5 9.5a2 2 0 100-4M14 12c2.2 0 3.5 1.5 3.5 4",
  fog: "M3 6h9M14.500 6H17M5 10h3M10 10h7M3 14h7M12.500 14H15",
  veil: "M3 4h14v12H3zM3 9l5-5M3 14.500L13.500 4M6.500 16L17 5.500M12 16l5-5",
  hide: "M3 3l14 14M8.2 5.2A8 8 0 0110 5c5 0 8 5 8 5a14 14 0 01-2.5 3M5 6.5A14 14 0 002 10s3 5 8 5a7.6 7.6 0 003-.6M8.3 8.3a2.4 2.4 0 003.4 3.4",
  trash: "M4 6h12M8 6V4h4v2M6 6l.7 11h6.6L14 6M8.5 9v5M11.5 9v5",
  eraser: "M8 16h9M4.500 12.500l8-8 4 4-7.500 7.500H8zM8.500 8.500l4 4",
  edit: "M4 16l.8-3.5L13 4.3l2.7 2.7-8.2 8.2zM11.5 5.8l2.7 2.7",
  copy: "M7 7h9v10H7zM13 7V3H4v10h3",
  close: "M5 5l10 10M15 5L5 15",
  fold: "M5 8l5 5 5-5",
  unfold: "M5 12l5-5 5 5",
  left: "M12 5l-5 5 5 5",
  right: "M8 5l5 5-5 5",
  raise: "M3 16h14M10 12V4M6.5 7.5L10 4l3.5 3.5",
  lower: "M3 4h14M10 8v8M6.5 12.5L10 16l3.5-3.5",
  level: "M3 10h14M10 2.5v5M7.8 5.3L10 7.5l2.2-2.2M10 17.5v-5M7.8 14.7L10 12.5l2.2 2.2",
  void: "M10 2.5l6.5 3.750v7.5L10 17.5l-6.5-3.750v-7.5zM6 13l7-7M8.5 14.5l6-6",
  cover: "M10 18v-4.5M10 2.5L5 8.5h2.5L4 13.5h12l-3.5-5H15z",
  overrule: "M3 17h9M5 14h5M8.5 11.5L15 5M12.5 2.5l5 5M10.5 4.5l5 5M6 9l5 5",
  prop: "M10 3l6 3v8l-6 3-6-3V6zM4 6l6 3 6-3M10 9v8",
  hammer: "M4 16l7-7M9 5l6 6 2-2-6-6zM9 5L7 7",
  picture: "M3 4h14v12H3zM3 14l4.500-5 3.500 4 2.500-2.500L17 14M13 8.500a1 1 0 100-.01",
  upload: "M10 13V3M6 7l4-4 4 4M4 13v4h12v-4",
  print: "M6 7V3h8v4M6 14H3V7h14v7h-3M6 11.5h8V17H6z",
  hangar: "M2.500 17V9L10 4l7.500 5v8M6 17v-6h8v6M6 14h8",
  download: "M10 3v10M6 9l4 4 4-4M4 13v4h12v-4",
  play: "M6 4l10 6-10 6z",
  abstain: "M10 17a7 7 0 100-14 7 7 0 000 14zM6.500 10h7",
  skip: "M4 5l7 5-7 5zM14 5v10",
  flag: "M5 17V3M5 4h10l-2 3.5 2 3.5H5",
  conflict: "M4 4l12 12M16 4L4 16M3 12.500L7.500 17M17 12.500L12.500 17",
  round: "M15.500 12.500a6 6 0 11-.500-6M16 3v3.500h-3.500",
  stop: "M10 17a7 7 0 100-14 7 7 0 000 14zM7.500 7.500h5v5h-5z",
  mission: "M5 4h10v13H5zM8 5.500V2.500h4v3M7.500 9h5M7.500 12.500h5",
  past: "M3.500 10a6.500 6.500 0 102-4.700M3 3v3.500h3.500M10 6.500V10l2.500 2",
  branch: "M6 17V3M6 13c0-4 8-2 8-7M11 8.500L14 5.500l3 3",
  now: "M4 4l7 6-7 6zM15 4v12",
  pause: "M6.500 4v12M13.500 4v12",
  first: "M15 5l-5 5 5 5M10 5l-5 5 5 5M4 5v10",
  last: "M5 5l5 5-5 5M10 5l5 5-5 5M16 5v10",
  earlier: "M15 5l-5 5 5 5M10 5l-5 5 5 5",
  later: "M5 5l5 5-5 5M10 5l5 5-5 5",
  wait: "M10 17a7 7 0 100-14 7 7 0 000 14zM10 6v4l3 2",
  check: "M4 10.5l4 4 8-9",
  star: "M10 3l2.2 4.6 5 .7-3.6 3.5.9 5L10 14.4 5.5 16.8l.9-5L2.8 8.3l5-.7z",
  lock: "M5 9h10v8H5zM7 9V6.5a3 3 0 016 0V9",
  fall: "M5 3l5 5 5-5M5 8l5 5 5-5M4 17h12",
  send: "M3 10l14-6-4 13-3-5.5zM10 11.5L17 4",
  panels: "M3 4h14v12H3zM12 4v12",
  link: "M8 12l4-4M6.5 9.5L4.6 11.4a2.8 2.8 0 004 4l1.9-1.9M13.5 10.5l1.9-1.9a2.8 2.8 0 00-4-4L9.5 6.5",
  bolt: "M11 2L4 11.5h5L8.5 18 16 8h-5z",
  shield: "M10 2.5l6 2v5c0 4-2.6 6.6-6 8-3.4-1.4-6-4-6-8v-5z",
  balance: "M10 3v13M6 16.5h8M4 6h12M4 6l-2 5h4zM16 6l-2 5h4z",
  steps: "M3 16h4v-4h4V8h4V4h2",
  speed: "M3 14a7.5 7.5 0 0114 0M10 14l3.5-5",
  swap: "M4 7h11M11.500 3.500L15 7l-3.500 3.500M16 13H5M8.500 9.500L5 13l3.500 3.500",
  move: "M10 2v16M2 10h16M7.5 4.5L10 2l2.5 2.5M7.5 15.5L10 18l2.5-2.5M4.5 7.5L2 10l2.5 2.5M15.5 7.5L18 10l-2.5 2.5",
  gear: "M10 13a3 3 0 100-6 3 3 0 000 6zM10 2v3M10 15v3M2 10h3M15 10h3M4.3 4.3l2.2 2.2M13.5 13.5l2.2 2.2M4.3 15.7l2.2-2.2M13.5 6.5l2.2-2.2",
  chevron: "M7 5l5 5-5 5",
  wall: "M3 5h14v10H3zM3 10h14M10 5v5M6.5 10v5M13.5 10v5",
  list: "M4 5h1.5M4 10h1.5M4 15h1.5M9 5h7M9 10h7M9 15h7",
  heat: "M10 17a4.500 4.500 0 004.500-4.500c0-3-2.500-4-2.500-7 0 0-1.500 1-2 3-.8-1-1-2.500-1-2.500-2 2-3.500 4-3.500 6.500A4.500 4.500 0 0010 17zM3 3l2 2M17 3l-2 2",
  flame: "M10 17.500a5 5 0 005-5c0-3.500-3-4.500-2.700-9-2 .8-3.300 2.800-3.300 4.800-.9-.7-1.200-1.800-1.200-2.800C6 7 5 9.500 5 12.500a5 5 0 005 5zM10 17.500c-1.500-1.700-1.500-3.400 0-5 1.500 1.600 1.500 3.300 0 5z",
  cool: "M10 2v16M3.100 6l13.800 8M16.900 6L3.100 14M7.800 3.200L10 5.400l2.200-2.200M7.800 16.800l2.200-2.200 2.200 2.200",
  speak: "M3 4h14v9h-7l-4 4v-4H3zM7 8.500h6",
  react: "M16 10a6 6 0 11-2-4.500M16 3v3.500h-3.500M10 6.500V10l2.500 1.500",
  up: "M4 17h12M10 14V4M6 8l4-4 4 4",
  blade: "M16.500 3.500L7 13M16.500 3.500l-1 4-6.500 7-2-2zM4.500 10.500l5 5M6.500 13.500L3 17",
  aim: "M10 15.500a5.500 5.500 0 100-11 5.500 5.500 0 000 11zM10 2v5M10 13v5M2 10h5M13 10h5",
  evade: "M3 15c4 0 4-8 8-8h5M13 4l3 3-3 3M5 6.500l-2-2M8 5l-1-2.500",
  info: "M10 17a7 7 0 100-14 7 7 0 000 14zM10 9v5M10 6v.01",
};

/**
 * An icon by its name. An unknown name shows "info".
 * @param {{name: string, size?: number}} props
 */
export function Icon({ name, size = 20 }) {
  return h(
    "svg",
    {
      class: "icon",
      viewBox: "0 0 20 20",
      width: size,
      height: size,
      "aria-hidden": "true",
      focusable: "false",
    },
    h("path", { d: PATHS[name] ?? PATHS.info }),
  );
}

/** Outlines of the dispositions, as on the map. @type {Record<string, string>} */
const FRAMES = {
  pilot: "M6 3h8a3 3 0 013 3v8a3 3 0 01-3 3H6a3 3 0 01-3-3V6a3 3 0 013-3z",
  ally: "M6 3h8a3 3 0 013 3v8a3 3 0 01-3 3H6a3 3 0 01-3-3V6a3 3 0 013-3z",
  neutral: "M3.5 3.5h13v13h-13z",
  enemy: "M10 1.5l8.5 8.5-8.5 8.5L1.5 10z",
};

/**
 * The mark of a disposition: shape and colour, as on the map.
 * @param {{disposition: string, size?: number, label?: string}} props
 */
export function Side({ disposition, size = 18, label }) {
  return h(
    "svg",
    {
      class: `side side-${disposition}`,
      viewBox: "0 0 20 20",
      width: size,
      height: size,
      role: label ? "img" : undefined,
      "aria-label": label,
      "aria-hidden": label ? undefined : "true",
    },
    h("path", { d: FRAMES[disposition] ?? FRAMES.neutral }),
  );
}
