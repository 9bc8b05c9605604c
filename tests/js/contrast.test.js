// Every pair of colours that the style sheets put on one another has its contrast, in both themes:
// 4.5 for text, 3 for controls and pictures (WCAG 2.2, 1.4.3 and 1.4.11).

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";
import { luminance, parseColour } from "../../static/js/board/theme.js";

const CSS = new URL("../../static/css/", import.meta.url);
const sheet = (/** @type {string} */ name) => readFileSync(new URL(name, CSS), "utf8");
const sheets = readdirSync(CSS, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".css"));

/** The tokens of both themes that are colours; the light one has what it does not change from the dark one. */
function tokens() {
  const [dark, light] = sheet("tokens.css").split(':root[data-theme="light"] {');
  const colours = (/** @type {string} */ text) => [...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]);
  return { dark: Object.fromEntries(colours(dark)), light: Object.fromEntries([...colours(dark), ...colours(light)]) };
}

const THEMES = tokens();
const PANELS = ["surface-0", "surface-1", "surface-2", "surface-3"];
const PANELS_OF_CARDS = PANELS.slice(0, 3);

/** Text on its grounds. @type {Record<string, string[]>} */
const TEXT = {
  text: [...PANELS, "accent-wash", "danger-wash"],
  "text-quiet": [...PANELS, "accent-wash", "danger-wash"],
  accent: [...PANELS, "accent-wash"],
  danger: [...PANELS, "danger-wash"],
  good: PANELS,
  stepoff: PANELS_OF_CARDS,
  range: PANELS,
  "on-accent": ["accent", "accent-strong"],
  "on-outcome": ["fumble", "miss", "hit", "tone-1", "tone-2", "tone-3", "tone-4", "tone-5", "tone-6"],
  "on-critical": ["critical"],
  "surface-0": ["range"],
};

/** Controls, signs and bars beside their grounds. @type {Record<string, string[]>} */
const PICTURES = {
  "field-border": PANELS,
  accent: PANELS,
  focus: PANELS,
  pilot: PANELS,
  ally: PANELS,
  neutral: PANELS,
  enemy: PANELS,
  // the signs of zones
  "zone-red": PANELS,
  "zone-amber": PANELS,
  "zone-green": PANELS,
  "zone-blue": PANELS,
  "zone-violet": PANELS,
  // the gauges on their track
  good: ["surface-3"],
  danger: ["surface-3"],
  stepoff: ["surface-3"],
  fly: ["surface-3"],
  range: ["surface-3"],
  text: ["surface-3"],
  // the odds bars beside the panel
  fumble: ["surface-1"],
  miss: ["surface-1"],
  hit: ["surface-1"],
  critical: ["surface-1"],
  // the picture of an offer of the hangar
  "relief-8": ["relief-1"],
};

/** @param {string} a @param {string} b  colours @returns {number} 1 to 21 */
function contrast(a, b) {
  const [dark, light] = [luminance(parseColour(a)), luminance(parseColour(b))].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** The pairs of a theme that stay below `least`. @param {Record<string, string>} theme @param {Record<string, string[]>} pairs @param {number} least */
const weak = (theme, pairs, least) =>
  Object.entries(pairs).flatMap(([ink, grounds]) =>
    grounds
      .map((ground) => ({ ink, ground, ratio: contrast(theme[ink], theme[ground]) }))
      .filter(({ ratio }) => !(ratio >= least))
      .map(({ ratio, ground }) => `${ink} on ${ground}: ${ratio.toFixed(2)}`),
  );

test("contrast is computed as in WCAG", () => {
  assert.equal(contrast("#000000", "#ffffff"), 21);
  assert.equal(contrast("#777777", "#ffffff").toFixed(2), "4.48");
  assert.deepEqual(weak({ ink: "#777777", paper: "#ffffff" }, { ink: ["paper"] }, 4.5), ["ink on paper: 4.48"]);
});

for (const [name, theme] of Object.entries(THEMES)) {
  test(`text can be read in the ${name} theme`, () => {
    assert.deepEqual(weak(theme, TEXT, 4.5), []);
  });

  test(`controls and pictures differ from their background in the ${name} theme`, () => {
    assert.deepEqual(weak(theme, PICTURES, 3), []);
  });
}

/** The system's own, for contrast themes: whoever chose one chose their contrast. */
const SYSTEM = ["Canvas", "CanvasText", "GrayText", "Highlight", "HighlightText"];

test("every text colour of a style sheet is one of those above or of the system", () => {
  const used = new Set(sheets.flatMap((name) => [...sheet(name).matchAll(/[\s;{]color:\s*([^;]+);/g)].map(([, value]) => value)));
  for (const each of ["inherit", "currentcolor", ...SYSTEM]) used.delete(each);
  const known = new Set(Object.keys({ ...TEXT, ...PICTURES }));
  assert.deepEqual([...used].filter((value) => !known.has(/^var\(--([\w-]+)\)$/.exec(value)?.[1])), []);
});

test("input fields have a visible border", () => {
  assert.match(sheet("tokens.css"), /--edge-field: 1px solid var\(--field-border\);/);
  const fields = sheet("parts/fields.css");
  for (const name of [".input", ".stepper", ".choice"]) {
    const rule = new RegExp(`\\n\\${name} \\{[^}]*\\}`).exec(fields)?.[0] ?? "";
    assert.match(rule, /border: var\(--edge-field\);/, name);
  }
});
