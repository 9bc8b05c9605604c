// The drawing of a cross-section: columns of ground and props, with the ray of a line of sight, or with
// covers, units, the ceiling and a scale of levels.

import { COVER_COLOURS } from "../../board/relief.js";
import * as ui from "../../core/ui-state.js";
import { columnSpans } from "./cross-section.js";
import { minus } from "../../text/format.js";
import { html } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/**
 * @typedef {object} ChartColumn  one hex of the line
 * @property {number} q @property {number} r
 * @property {number} t0 @property {number} t1  the part of the line in it, from 0 to 1
 * @property {string} label
 * @property {[number|null, number][]} spans  what is solid, from (null: from below everything) to
 * @property {[number|null, number][]} [smoke]  where smoke is
 * @property {number|null} ground  null: a void
 * @property {{kind: string, level: number}[]} [notes]  its cover
 * @property {{id: string, name: string, disposition: string, level: number}[]} [units]
 * @property {number|null} [before]  the ground as it is now, where `ground` is only a preview
 */
/** @typedef {{q: number, r: number}} Hex */

const HEIGHT = 150;
/** The height of the row of labels below the columns. */
const FOOT = 26;
/** The width of the scale. */
const SCALE = 34;
/** Covers that stand on the ground. */
const TREES = new Set(["woods", "jungle"]);
/** How many levels above everything else a ceiling still belongs to the picture. */
const CEILING_ROOM = 8;

/**
 * @param {{label: string, columns: ChartColumn[], ray?: {from: number, to: number, blockedBy: Hex|null}, gaps?: [number, number][],
 *   scale?: boolean, ceiling?: number|null, wide?: number, pointed?: Hex|null, onPoint?: (hex: Hex|null) => void}} given
 *   `gaps`: unexplored parts of the line; `pointed`: the hex under the pointer, here or on the map
 */
export function SectionChart({ label, columns, ray, gaps = [], scale = false, ceiling = null, wide = 600, pointed = null, onPoint }) {
  // one unit per CSS px, so that texts keep their size
  const width = ui.narrow.value ? 340 : wide;
  const tops = columns.flatMap(({ spans, smoke = [], units = [], before }) => [...[...spans, ...smoke].map((s) => s[1]), ...units.map((unit) => unit.level + 1), ...(typeof before === "number" ? [before] : [])]);
  const floors = columns.flatMap(({ spans, ground, notes = [] }) => [...spans.map((s) => s[1]), ...(ground === null ? [] : [ground - depthOf(notes)])]);
  const ends = ray ? [ray.from, ray.to] : columns.length > 0 && tops.length === 0 ? [0] : [];
  const low = Math.min(...ends, ...tops, ...floors) - 1.5;
  const top = Math.max(...ends, ...tops) + 1;
  const closed = ceiling !== null && ceiling <= top + CEILING_ROOM;
  const high = closed ? Math.max(top, ceiling + 0.6) : top;
  const left = scale ? SCALE : 12;
  const x = (/** @type {number} */ part) => left + part * (width - left - 12);
  const y = (/** @type {number} */ level) => 8 + ((high - level) / (high - low)) * (HEIGHT - FOOT - 8);
  const bottom = HEIGHT - FOOT;
  return html`<svg class="section-chart" viewBox=${`0 0 ${width} ${HEIGHT}`} role="img" aria-label=${label} onPointerLeave=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && onPoint?.(null)}>
    <defs>
      <pattern id="cut-unknown" width="8" height="8" patternUnits="userSpaceOnUse"><circle class="cut-ring" cx="4" cy="4" r="1.4" /></pattern>
      <pattern id="cut-nothing" width="7" height="7" patternUnits="userSpaceOnUse"><path class="cut-hatch" d="M0 7L7 0" /></pattern>
    </defs>
    ${scale && levelsOfScale(low, high, bottom).map((level) => html`<g key=${level} class="cut-scale"><line x1=${left} x2=${width - 12} y1=${y(level)} y2=${y(level)} /><text x=${left - 6} y=${y(level) + 4}>${minus(level)}</text></g>`)}
    ${gaps.map(([from, to]) => html`<${Gap} key=${from} left=${x(from)} right=${x(to)} />`)}
    ${columns.map((column, i) => {
      const blocks = Boolean(ray?.blockedBy) && column.q === ray?.blockedBy?.q && column.r === ray.blockedBy.r;
      return html`<${Column} key=${`${column.q} ${column.r} ${i}`} column=${column} left=${x(column.t0)} right=${x(column.t1)} y=${y} low=${low} bottom=${bottom} blocks=${blocks} scale=${scale} end=${endOf(columns, i)} />`;
    })}
    ${scale && columns.map((column, i) => html`<${Cliff} key=${i} before=${columns[i - 1]} column=${column} x=${x(column.t0)} y=${y} />`)}
    ${closed && html`<g class="cut-ceiling"><line x1=${left} x2=${width - 12} y1=${y(ceiling)} y2=${y(ceiling)} /><text x=${width - 14} y=${y(ceiling) - 3}>${t("measure-ceiling", { level: minus(ceiling) })}</text></g>`}
    ${ray && html`<line class=${"ray" + (ray.blockedBy ? " ray-blocked" : "")} x1=${x(0)} y1=${y(ray.from)} x2=${x(1)} y2=${y(ray.to)} />
    <circle class="eye" cx=${x(0)} cy=${y(ray.from)} r="4" />
    <circle class="eye" cx=${x(1)} cy=${y(ray.to)} r="4" />`}
    ${onPoint &&
    columns.map((column, i) => {
      const at = pointed !== null && column.q === pointed.q && column.r === pointed.r;
      const point = () => onPoint(column);
      return html`<rect key=${i} class=${"cut-hit" + (at ? " cut-hit-now" : "")} data-hex=${column.label} x=${x(column.t0)} y="0" width=${Math.max(1, x(column.t1) - x(column.t0))} height=${HEIGHT} onPointerEnter=${point} onPointerDown=${point}><title>${columnText(column)}</title></rect>`;
    })}
  </svg>`;
}

/**
 * Returns where the label of a column is written: both ends of the line have one, at the edge of the
 * picture, and the columns beside them have none. Null: in the middle, where there is room.
 * @param {readonly ChartColumn[]} columns @param {number} i @returns {"start"|"end"|"near"|null}
 */
function endOf(columns, i) {
  const last = columns.length - 1;
  if (i === 0 || i === last) return i === 0 ? "start" : "end";
  return i === 1 || i === last - 1 ? "near" : null;
}

/** Returns the depth of the water in a hex. @param {NonNullable<ChartColumn["notes"]>} notes */
const depthOf = (notes) => notes.find(({ kind }) => kind === "water")?.level ?? 0;

/**
 * Returns the levels that the scale names: as many as have room.
 * @param {number} low @param {number} high @param {number} room  CSS px
 */
function levelsOfScale(low, high, room) {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((each) => (room / (high - low)) * each >= 16) ?? 1000;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.max(0, Math.floor(high / step) - first + 1) }, (_, i) => (first + i) * step);
}

/** Returns a column in words. @param {ChartColumn} column */
function columnText({ label, ground, notes = [], units = [] }) {
  const level = ground === null ? t("measure-column-void") : t("measure-column-level", { level: minus(ground) });
  return [`${label}: ${level}`, ...notes.map(({ kind }) => kind.replaceAll("_", " ")), ...units.map(({ name }) => name)].join(", ");
}

/** A part of the line that nobody has explored. @param {{left: number, right: number}} given */
function Gap({ left, right }) {
  const width = right - left;
  const middle = left + width / 2;
  return html`<g class="cut-gap">
    <rect x=${left} y="0" width=${width} height=${HEIGHT - FOOT} fill="url(#cut-unknown)" />
    ${width > 70 && html`<text x=${middle} y=${HEIGHT - 8} class="cut-label">${t("measure-unexplored")}</text>`}
    ${width > 14 && width <= 70 && html`<text x=${middle} y=${HEIGHT - 8} class="cut-label">?</text>`}
  </g>`;
}

/**
 * @param {{column: ChartColumn, left: number, right: number, y: (level: number) => number, low: number, bottom: number, blocks: boolean, scale: boolean, end: ReturnType<typeof endOf>}} given
 */
function Column({ column, left, right, y, low, bottom, blocks, scale, end }) {
  const { spans, smoke = [], ground, notes = [], units = [], before } = column;
  const width = Math.max(1, right - left);
  const middle = left + width / 2;
  // beside a scale the height of a deck can be read, and the number in the ground is its level
  const number = scale ? ground : Math.max(...spans.map((s) => s[1]), low);
  const planned = before !== undefined;
  return html`<g class=${"cut" + (blocks ? " cut-blocks" : "") + (planned ? " cut-planned" : "")}>
    ${ground === null && html`<rect class="cut-void" x=${left} y="0" width=${width} height=${bottom} fill="url(#cut-nothing)" />`}
    ${columnSpans(spans, ground).map(({ from, to, prop }, j) => {
      const below = y(from ?? low);
      return html`<rect key=${j} class=${prop ? "cut-prop" : undefined} x=${left} y=${y(to)} width=${width} height=${Math.max(0, below - y(to))} />`;
    })}
    ${smoke.map(([from, to]) => html`<rect key=${to} class="cut-smoke" x=${left} y=${y(to)} width=${width} height=${Math.max(0, y(from ?? low) - y(to))} />`)}
    ${ground !== null && notes.map((note) => html`<${Cover} key=${note.kind} note=${note} ground=${ground} left=${left} width=${width} y=${y} />`)}
    ${typeof before === "number" && html`<line class="cut-before" x1=${left} x2=${right} y1=${y(before)} y2=${y(before)} />`}
    ${end === "near" ? null : end !== null ? html`<text x=${end === "start" ? left : right} y=${HEIGHT - 8} class="cut-label" style=${{ textAnchor: end }}>${column.label}</text>` : width > 32 && html`<text x=${middle} y=${HEIGHT - 8} class="cut-label">${column.label}</text>`}
    ${width > 14 && number !== null && number > low && html`<text x=${middle} y=${HEIGHT - 30} class="cut-level">${minus(number)}</text>`}
    ${units.map((unit) => html`<${UnitMark} key=${unit.id} unit=${unit} x=${middle} y=${y(unit.level + 0.5)} named=${width > 60} />`)}
  </g>`;
}

/**
 * The cover on the ground of a column: water down to its bed, trees on it, else a band.
 * @param {{note: {kind: string, level: number}, ground: number, left: number, width: number, y: (level: number) => number}} given
 */
function Cover({ note, ground, left, width, y }) {
  const colour = COVER_COLOURS[note.kind]?.[0];
  if (colour === undefined) return null;
  const fill = `rgb(${colour.join(" ")})`;
  if (note.kind === "water") return html`<rect class="cut-cover" style=${{ fill }} x=${left} y=${y(ground)} width=${width} height=${Math.max(3, y(ground - Math.max(0, note.level)) - y(ground))} />`;
  if (!TREES.has(note.kind)) return html`<rect class="cut-cover" style=${{ fill }} x=${left} y=${y(ground)} width=${width} height="5" />`;
  const count = Math.max(1, Math.min(Math.floor(width / 9), note.level + 1));
  const trees = Array.from({ length: count }, (_, i) => left + (width * (i + 0.5)) / count);
  return html`<path class="cut-trees" style=${{ fill }} d=${trees.map((x) => `M${x - 4} ${y(ground)}L${x} ${y(ground) - 11}L${x + 4} ${y(ground)}Z`).join("")} />`;
}

/**
 * A unit by its disposition's shape and colour.
 * @param {{unit: NonNullable<ChartColumn["units"]>[number], x: number, y: number, named: boolean}} given
 */
function UnitMark({ unit, x, y, named }) {
  const shape = unit.disposition === "enemy" ? `M${x} ${y - 7}l7 7l-7 7l-7 -7z` : `M${x - 5} ${y - 5}h10v10h-10z`;
  return html`<g class="cut-unit"><path d=${shape} style=${{ fill: `var(--${unit.disposition})` }} /><title>${unit.name}</title>${named && html`<text x=${x + 10} y=${y + 4}>${unit.name.length > 8 ? `${unit.name.slice(0, 7)}…` : unit.name}</text>`}</g>`;
}

/**
 * The mark between two columns where the ground steps by more than one level.
 * @param {{before: ChartColumn|undefined, column: ChartColumn, x: number, y: (level: number) => number}} given
 */
function Cliff({ before, column, x, y }) {
  if (!isCliff(before, column)) return null;
  const [a, b] = [/** @type {number} */ (before?.ground), /** @type {number} */ (column.ground)];
  return html`<line class="cut-cliff" x1=${x} x2=${x} y1=${y(a)} y2=${y(b)} />`;
}

/**
 * Returns whether the ground of two columns differs by more than one level.
 * @param {Pick<ChartColumn, "ground">|undefined} a @param {Pick<ChartColumn, "ground">} b
 */
export const isCliff = (a, b) => a !== undefined && a.ground !== null && b.ground !== null && Math.abs(a.ground - b.ground) > 1;
