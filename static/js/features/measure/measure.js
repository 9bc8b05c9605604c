// The measuring tools: range and line of sight between two places, with a cross-section.

import { useEffect, useState } from "preact/hooks";
import * as app from "../../core/app.js";
import { label as hexLabel } from "../../core/hexes.js";
import { boardOfPage } from "../../core/action-context.js";
import { Icon } from "../../ui/icons.js";
import { columnSpans, eyeHeights, unexploredGaps } from "./cross-section.js";
import { html } from "../../ui/controls.js";

/** Queries the measurement whenever an end, the tool or the scene changes. */
export function useMeasure() {
  const { from, to } = app.measure.value;
  const tool = app.tool.value;
  const scene = app.scene.value;
  useEffect(() => {
    if (from === null || to === null || (tool !== "range" && tool !== "sight")) return undefined;
    let current = true;
    app.query(tool, tool === "range" ? { from, to, n: 30 } : { from, to }).then((answer) => {
      if (!current) return;
      app.measure.value = {
        ...app.measure.value,
        answer: answer.ok ? { ...answer.result, tool, from, to } : { tool, from, to, refused: answer },
      };
    });
    return () => {
      current = false;
    };
  }, [from, to, tool, scene]);
}

/** How long the pointer rests on a hex before its distance is queried, in milliseconds. */
const REST_MS = 60;

/** Returns the distance to the hex under the pointer while the second end is chosen. */
function useHoverDistance() {
  const { from, to } = app.measure.value;
  const tool = app.tool.value;
  const hover = app.hover.value;
  const [live, setLive] = useState(/** @type {{name: string, total: number}|null} */ (null));
  const wanted = tool === "range" && from !== null && to === null ? hover : null;
  useEffect(() => {
    setLive(null);
    if (wanted === null) return undefined;
    let current = true;
    const { end, name } = measurementEnd(wanted);
    const timer = setTimeout(async () => {
      const answer = await app.query("range", { from, to: end });
      if (current && answer.ok) setLive({ name, total: answer.result.distance.total });
    }, REST_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [from, wanted]);
  return live;
}

/**
 * Returns the end of a measurement at a hex: its unit, else its highest surface.
 * @param {any} found  the hex as the board describes it
 */
export function measurementEnd(found) {
  const orientation = app.map.value?.orientation ?? "flat";
  const unitId = found.units?.[0]?.id ?? found.units?.[0];
  if (unitId) return { end: { unit: unitId }, name: app.units.value[unitId]?.name ?? "" };
  const surfaces = found.surfaces ?? [];
  const level = surfaces.length ? surfaces[surfaces.length - 1] : (found.level ?? 0);
  return {
    end: { q: found.q, r: found.r, level },
    name: `${hexLabel({ q: found.q, r: found.r }, orientation)} level ${level}`,
  };
}

/**
 * Returns the short result at the end of the line on the map; "" without an answer.
 * @param {import("../../core/app.js").Measure} measure
 */
export function measurementLabel({ from, to, answer }) {
  if (!answer || answer.refused || answer.from !== from || answer.to !== to) return "";
  if (answer.tool === "range") return String(answer.distance.total);
  return answer.visible ? "In sight" : "Out of sight";
}

/** Returns how to go on with the tool, for a screen reader; "" when nothing is open. */
export function measurementPrompt() {
  const tool = app.tool.value;
  if (tool !== "range" && tool !== "sight") return "";
  const { from, to, fromName } = app.measure.value;
  if (from === null) return `${toolTitle(tool)}: move the cursor and press Enter where it starts`;
  return to === null ? `${toolTitle(tool)} from ${fromName}: move the cursor and press Enter where it ends` : "";
}

/** Returns the result as a sentence, for a screen reader. */
export function measurementText() {
  const tool = app.tool.value;
  const { from, to, answer, fromName, toName } = app.measure.value;
  if (to === null || !answer || answer.tool !== tool || answer.from !== from || answer.to !== to) return "";
  if (answer.refused) return app.messages.value.refusal(answer.refused.code, answer.refused.params, app.naming.value);
  return `${fromName} to ${toName}: ${tool === "range" ? rangeText(answer) : sightText(answer)}`;
}

/** @param {any} answer */
function rangeText({ distance, steps, straight }) {
  const line = straight && !straight.clear ? `blocked by ${blockerText(straight.blocked_by)}` : "clear";
  return `distance ${distance.total}, across ${distance.horizontal}, up or down ${distance.vertical}, by steps ${steps ?? "no way"}, straight line ${line}`;
}

/** @param {any} answer */
const sightText = ({ visible, blocked_by }) => (visible ? "in sight" : `out of sight behind ${blockerText(blocked_by)}`);

/** @param {string} tool */
const toolTitle = (tool) => (tool === "range" ? "Range" : "Line of sight");

/** Takes a clicked hex as an end of the measurement. @param {any} found */
export function measureClick(found) {
  const { end, name } = measurementEnd(found);
  const now = app.measure.value;
  // further clicks change the second end only; "Start elsewhere" resets both
  app.measure.value =
    now.from === null
      ? { from: end, fromName: name, to: null, answer: null }
      : { ...now, to: end, toName: name, overruled: undefined };
}

function startElsewhere() {
  app.measure.value = { from: null, to: null, answer: null };
}

/**
 * Takes both ends from a drag.
 * @param {any} from
 * @param {any} to
 */
export function measureDrag(from, to) {
  const start = measurementEnd(from);
  const end = measurementEnd(to);
  app.measure.value = {
    ...app.measure.value,
    from: start.end,
    fromName: start.name,
    to: end.end,
    toName: end.name,
    overruled: undefined,
  };
}

/** The panel of the tool. */
export function MeasurePanel() {
  useMeasure();
  const live = useHoverDistance();
  const tool = app.tool.value;
  if (tool !== "range" && tool !== "sight") return null;
  const { from, to, answer, fromName, toName } = app.measure.value;
  const title = toolTitle(tool);
  return html`<section class="measure panel" aria-label=${title}>
    <header class="measure-head">
      <${Icon} name=${tool} />
      <h2>${title}</h2>
      <p class="quiet">
        ${from === null ? `${app.touch.value ? "Tap" : "Click"} where it starts` : to === null ? html`From <b>${fromName}</b>: ${app.touch.value ? "tap" : "click"} where it ends${live ? html`; <b class="measure-live">${live.total}</b> to ${live.name}` : ""}` : html`<b>${fromName}</b> to <b>${toName}</b>`}
      </p>
      ${from !== null &&
      html`<button type="button" class="button button-icon button-quiet" title="Start elsewhere" aria-label="Start elsewhere" onClick=${startElsewhere}>
        <${Icon} name="centre" />
      </button>`}
      <button type="button" class="button button-icon button-quiet" aria-label="Close the tool" onClick=${() => app.setTool("select")}>
        <${Icon} name="close" />
      </button>
    </header>
    ${answer?.refused && answer.tool === tool &&
    html`<p class="measure-refused">${app.messages.value.refusal(answer.refused.code, answer.refused.params, app.naming.value)}</p>`}
    ${answer && !answer.refused && answer.tool === tool && (tool === "range" ? html`<${RangeResult} answer=${answer} />` : html`<${SightResult} answer=${answer} />`)}
  </section>`;
}

/** @param {{answer: any}} given */
function RangeResult({ answer }) {
  const { horizontal, vertical, total } = answer.distance;
  const blocked = answer.straight && !answer.straight.clear;
  return html`<div class="measure-says"><dl class="figures">
    <div class="figure"><dt>Distance</dt><dd>${total}</dd></div>
    <div class="figure"><dt>Across</dt><dd>${horizontal}</dd></div>
    <div class="figure"><dt>Up or down</dt><dd>${vertical}</dd></div>
    <div class="figure"><dt>By steps</dt><dd>${answer.steps ?? "no way"}</dd></div>
    <div class="figure">
      <dt>Straight line</dt>
      <dd class="figure-text">
        <${Icon} name=${blocked ? "close" : "check"} size=${16} />
        ${blocked ? `blocked by ${blockerText(answer.straight.blocked_by)}` : "clear"}
      </dd>
    </div>
  </dl><${OverruleButton} yes=${answer.in_range} what="range" /></div>`;
}

/** Returns what blocks a line, with its place and height. @param {any} blocker */
export function blockerText(blocker) {
  if (!blocker) return "blocked";
  const orientation = app.map.value?.orientation ?? "flat";
  const what = blocker.name || (blocker.kind === "ground" ? "the ground" : (app.props.value[blocker.prop]?.name ?? "a prop"));
  return `${what} at ${hexLabel(blocker, orientation)} (${blocker.kind === "ground" ? "height" : "up to level"} ${blocker.top})`;
}

/** @param {{answer: any}} given */
function SightResult({ answer }) {
  return html`<div class="sight">
    <div class="measure-says"><p class=${"verdict " + (answer.visible ? "verdict-good" : "verdict-bad")}>
      <${Icon} name=${answer.visible ? "sight" : "hide"} />
      <b>${answer.visible ? "In sight" : "Out of sight"}</b>
      ${!answer.visible && html`<span>behind ${blockerText(answer.blocked_by)}</span>`}
    </p>
    <${OverruleButton} yes=${answer.visible} what="sight" /></div>
    ${answer.profile?.length > 0 && html`<${CrossSection} profile=${answer.profile} blockedBy=${answer.blocked_by} />`}
  </div>`;
}

/**
 * The Handler's button that overrules the result. The log says so.
 * @param {{yes: boolean, what: "range"|"sight"}} given  `yes`: by the rules it is in range or sight
 */
function OverruleButton({ yes, what }) {
  if (!app.isHandler.value) return null;
  const { from, to, fromName, toName, overruled } = app.measure.value;
  if (overruled) {
    return html`<p class="measure-overrule measure-overruled" role="status"><${Icon} name="hammer" size=${16} /><b>Overruled: ${overruled}</b></p>`;
  }
  async function overrule() {
    const text = `${toName} counts as ${yes ? "out of" : "in"} ${what} of ${fromName}`;
    const answer = await app.send({ type: "overrule", text });
    const now = app.measure.value;
    if (answer.ok && now.from === from && now.to === to) app.measure.value = { ...now, overruled: text };
  }
  return html`<button
    type="button"
    class="button button-quiet measure-overrule"
    title="This overrules the rules, and the log says so"
    onClick=${overrule}
  >
    <${Icon} name="hammer" /><span>${yes ? "Forbid" : "Allow"} it although ${toName} is ${yes ? "in" : "out of"} ${what}</span>
  </button>`;
}

const HEIGHT = 150;

/**
 * The cross-section of a line: the columns it crosses and the ray over them.
 * @param {{profile: any[], blockedBy: any}} given
 */
export function CrossSection({ profile, blockedBy }) {
  const orientation = app.map.value?.orientation ?? "flat";
  // without fog the missing columns are off the map
  const foggy = !app.isHandler.value && Boolean(app.scene.value?.fog);
  // one unit per CSS px, so that texts keep their size
  const WIDTH = app.narrow.value ? 340 : 600;
  // columns of unexplored ground are missing, so the ends are computed
  const [eye0, eye1] = eyeHeights(profile);
  const tops = profile.flatMap((column) => column.spans.map((/** @type {any} */ s) => s[1] ?? 0));
  const low = Math.min(eye0, eye1, ...tops) - 1.5;
  const high = Math.max(eye0, eye1, ...tops) + 1;
  const x = (/** @type {number} */ t) => 12 + t * (WIDTH - 24);
  const y = (/** @type {number} */ level) => 8 + ((high - level) / (high - low)) * (HEIGHT - 34);
  return html`<svg class="section-chart" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label="Cross-section along the line">
    <defs><pattern id="cut-unknown" width="8" height="8" patternUnits="userSpaceOnUse"><circle class="cut-ring" cx="4" cy="4" r="1.4" /></pattern></defs>
    ${(foggy ? unexploredGaps(profile) : []).map(([from, to]) => {
      const width = x(to) - x(from);
      const middle = x(from) + width / 2;
      return html`<g key=${from} class="cut-gap">
        <rect x=${x(from)} y="0" width=${width} height=${HEIGHT - 26} fill="url(#cut-unknown)" />
        ${width > 70 && html`<text x=${middle} y=${HEIGHT - 8} class="cut-label">unexplored</text>`}
        ${width > 14 && width <= 70 && html`<text x=${middle} y=${HEIGHT - 8} class="cut-label">?</text>`}
      </g>`;
    })}
    ${profile.map((column, i) => {
      const left = x(column.t0);
      const width = Math.max(1, x(column.t1) - left);
      const blocks = blockedBy && column.q === blockedBy.q && column.r === blockedBy.r;
      const top = Math.max(...column.spans.map((/** @type {any} */ s) => s[1]), low);
      const named = width > 32;
      return html`<g key=${i} class=${blocks ? "cut cut-blocks" : "cut"}>
        ${columnSpans(column.spans, boardOfPage()?.describe(column).ground ?? null).map(({ from, to, prop }, j) => {
          const bottom = from ?? low;
          return html`<rect key=${j} class=${prop ? "cut-prop" : undefined} x=${left} y=${y(to)} width=${width} height=${Math.max(0, y(bottom) - y(to))} />`;
        })}
        ${named && html`<text x=${left + width / 2} y=${HEIGHT - 8} class="cut-label">${column.label ?? hexLabel(column, orientation)}</text>`}
        ${width > 14 && top > low && html`<text x=${left + width / 2} y=${HEIGHT - 30} class="cut-level">${top}</text>`}
      </g>`;
    })}
    <line class=${"ray" + (blockedBy ? " ray-blocked" : "")} x1=${x(0)} y1=${y(eye0)} x2=${x(1)} y2=${y(eye1)} />
    <circle class="eye" cx=${x(0)} cy=${y(eye0)} r="4" />
    <circle class="eye" cx=${x(1)} cy=${y(eye1)} r="4" />
  </svg>`;
}
