// The panel of the measuring tools: the result, and a cross-section of the line.

import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { boardOfPage, placeOf, showBoth } from "../../core/board-handle.js";
import { query, send } from "../../core/commands.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import * as measuring from "./state.js";
import { blockerText, measurementEnd, toolTitle } from "./measure.js";
import { Icon } from "../../ui/icons.js";
import { eyeHeights, unexploredGaps } from "./cross-section.js";
import { SectionChart } from "./section-chart.js";
import { html } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/** @typedef {import("./state.js").Range} Range */
/** @typedef {import("./state.js").Sight} Sight */

/** Queries the measurement whenever an end, the tool or the scene changes. */
export function useMeasure() {
  const { from, to } = measuring.measure.value;
  const tool = ui.tool.value;
  const scene = session.scene.value;
  useEffect(() => {
    if (from === null || to === null || (tool !== "range" && tool !== "sight")) return undefined;
    let current = true;
    query(tool, tool === "range" ? { from, to, n: 30 } : { from, to }).then((answer) => {
      if (!current) return;
      measuring.changeMeasure({ answer: answer.ok ? { ...answer.result, tool, from, to } : { tool, from, to, refused: answer } });
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
  const { from, to } = measuring.measure.value;
  const tool = ui.tool.value;
  const hover = ui.hover.value;
  const [live, setLive] = useState(/** @type {{name: string, total: number}|null} */ (null));
  const wanted = tool === "range" && from !== null && to === null ? hover : null;
  useEffect(() => {
    setLive(null);
    if (wanted === null) return undefined;
    let current = true;
    const { end, name } = measurementEnd(wanted);
    const timer = setTimeout(async () => {
      const answer = await query("range", { from, to: end });
      if (current && answer.ok) setLive({ name, total: answer.result.distance.total });
    }, REST_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [from, wanted]);
  return live;
}

/** Returns whether a hex is on the screen and no panel covers it. @param {{q: number, r: number}} hex */
function isClear(hex) {
  const board = boardOfPage();
  if (board === null) return true;
  const { x, y } = board.screenOf(hex);
  const air = board.view().hex / 2;
  if (x < air || y < air || x > window.innerWidth - air || y > window.innerHeight - air) return false;
  return [...document.querySelectorAll(".panel:not(.hover-line)")].every((panel) => {
    const { left, top, right, bottom } = panel.getBoundingClientRect();
    return x + air < left || x - air > right || y + air < top || y - air > bottom;
  });
}

/**
 * In a narrow window brings both ends of the line clear of this panel and the others, once there is an
 * answer.
 * @param {boolean} answered
 */
function useEndsInView(answered) {
  const { from, to } = measuring.measure.value;
  useLayoutEffect(() => {
    if (!answered || !ui.narrow.value) return;
    const [a, b] = [from, to].map((end) => (end === null ? null : "unit" in end ? placeOf(session.units.value[end.unit]) : end));
    if (a && b && !(isClear(a) && isClear(b))) showBoth(a, b);
  }, [answered, from, to]);
}

/** The panel of the tool. In a narrow window it has one row, and the rest of an answer unfolds. */
export function MeasurePanel() {
  useMeasure();
  const live = useHoverDistance();
  const [unfolded, setUnfolded] = useState(false);
  const tool = ui.tool.value;
  const { from, to, answer, fromName, toName, selected } = measuring.measure.value;
  const found = (tool === "range" || tool === "sight") && to !== null && answer?.tool === tool ? answer : null;
  useLayoutEffect(() => setUnfolded(false), [from, to]);
  useEndsInView(found !== null);
  if (tool !== "range" && tool !== "sight") return null;
  const title = toolTitle(tool);
  const low = ui.narrow.value;
  const folds = low && found !== null && !found.refused;
  const open = !folds || unfolded;
  const again =
    from !== null &&
    html`<button type="button" class="button button-quiet" onClick=${() => measuring.startMeasure()}>
      <${Icon} name="centre" /><span>${t("measure-start-elsewhere")}</span>
    </button>`;
  return html`<section class="measure measure-line panel" aria-label=${title}>
    <header class="measure-head inline">
      <${Icon} name=${folds && found.tool === "sight" && !found.visible ? "hide" : tool} />
      <h2>${folds ? (found.tool === "range" ? `${title} ${found.distance?.total}` : found.visible ? t("measure-in-sight") : t("measure-out-of-sight")) : low ? tool === "range" ? t("table-range") : t("table-sight") : title}</h2>
      <p class="quiet">
        ${from === null ? t("measure-where-it-starts", { value: ui.touch.value ? t("measure-tap") : t("measure-click") }) : to === null ? html`${t("measure-from")} <b>${fromName}</b>${selected && !low ? t("measure-the-selected-unit") : ""}${t("measure-where-it-ends", { value: ui.touch.value ? t("measure-tap-2") : t("measure-click-2") })}${live ? html`; <b class="measure-live">${live.total}</b> ${t("measure-to-name", { name: live.name })}` : ""}` : html`<b>${fromName}</b> ${t("measure-to-2")} <b>${toName}</b>`}
      </p>
      ${folds
        ? html`<button type="button" class="button button-icon button-quiet" aria-label=${t("measure-details")} aria-expanded=${String(unfolded)} onClick=${() => setUnfolded(!unfolded)}>
            <${Icon} name=${unfolded ? "fold" : "unfold"} />
          </button>`
        : again}
      <button type="button" class="button button-icon button-quiet" aria-label=${t("measure-close-the-tool")} onClick=${() => ui.setTool("select")}>
        <${Icon} name="close" />
      </button>
    </header>
    ${found?.refused &&
    html`<p class="measure-refused">${session.messages.value.refusal(found.refused.code, found.refused.params, session.naming.value)}</p>`}
    ${found && !found.refused && open && (tool === "range" ? html`<${RangeResult} answer=${found} />` : html`<${SightResult} answer=${found} />`)}
    ${folds && open && again}
  </section>`;
}

/** @param {{answer: Range}} given */
function RangeResult({ answer }) {
  const { horizontal, vertical, total } = answer.distance;
  const { from, to } = measuring.measure.value;
  const blocked = answer.straight && !answer.straight.clear;
  return html`<div class="measure-says"><dl class="figures">
    <div class="figure"><dt>${t("measure-distance")}</dt><dd>${total}</dd></div>
    <div class="figure"><dt>${t("measure-across")}</dt><dd>${horizontal}</dd></div>
    <div class="figure"><dt>${t("measure-up-or-down")}</dt><dd>${vertical}</dd></div>
    <div class="figure"><dt>${t("measure-by-steps")}</dt><dd>${answer.steps ?? t("measure-no-way")}</dd></div>
    <div class="figure">
      <dt>${t("measure-straight-line")}</dt>
      <dd class="figure-text">
        <${Icon} name=${blocked ? "close" : "check"} size=${16} />
        ${blocked ? t("measure-blocked-by", { blocker: blockerText(answer.straight?.blocked_by ?? null, [from, to]) }) : t("measure-clear")}
      </dd>
    </div>
  </dl><${OverruleButton} yes=${answer.in_range} what="range" /></div>`;
}

/** @param {{answer: Sight}} given */
function SightResult({ answer }) {
  const { from, to } = measuring.measure.value;
  return html`<div class="sight">
    <div class="measure-says"><p class=${"verdict " + (answer.visible ? "verdict-good" : "verdict-bad")}>
      <${Icon} name=${answer.visible ? "sight" : "hide"} />
      <b>${answer.visible ? t("measure-in-sight") : t("measure-out-of-sight")}</b>
      ${!answer.visible && html`<span>${t("measure-behind", { blocker: blockerText(answer.blocked_by, [from, to]) })}</span>`}
    </p>
    <${OverruleButton} yes=${answer.visible} what="sight" /></div>
    ${answer.profile && answer.profile.length > 0 && html`<${CrossSection} profile=${answer.profile} blockedBy=${answer.blocked_by} />`}
  </div>`;
}

/**
 * The Handler's button that overrules the result. The log says so.
 * @param {{yes: boolean, what: "range"|"sight"}} given  `yes`: by the rules it is in range or sight
 */
function OverruleButton({ yes, what }) {
  if (!session.isHandler.value) return null;
  const { from, to, fromName, toName, overruled } = measuring.measure.value;
  if (overruled) {
    return html`<p class="measure-overrule inline gap-1" role="status"><${Icon} name="hammer" size=${16} /><b>${t("measure-overruled", { overruled })}</b></p>`;
  }
  async function overrule() {
    const text = t("measure-counts-as-of", { toName, value: yes ? t("measure-out-of") : t("measure-in"), what, fromName });
    const answer = await send({ type: "overrule", text });
    const now = measuring.measure.value;
    if (answer.ok && now.from === from && now.to === to) measuring.changeMeasure({ overruled: text });
  }
  return html`<button
    type="button"
    class="button button-quiet measure-overrule"
    title=${t("measure-this-overrules-the-rules-and-the")}
    onClick=${overrule}
  >
    <${Icon} name="hammer" /><span>${t("measure-it-although-is", { value: yes ? t("measure-forbid") : t("measure-allow"), toName, value2: yes ? t("measure-in") : t("measure-out-of"), what })}</span>
  </button>`;
}

/**
 * The cross-section of a line: the columns it crosses and the ray over them.
 * @param {{profile: import("./state.js").Column[], blockedBy: import("./state.js").Blocker|null}} given
 */
export function CrossSection({ profile, blockedBy }) {
  // without fog the missing columns are off the map
  const foggy = !session.isHandler.value && Boolean(session.scene.value?.fog);
  // columns of unexplored ground are missing, so the ends are computed
  const [from, to] = eyeHeights(profile);
  const columns = profile.map((column) => ({ ...column, ground: boardOfPage()?.describe(column).ground ?? null }));
  return html`<${SectionChart} label=${t("measure-cross-section-along-the-line")} columns=${columns} ray=${{ from, to, blockedBy }} gaps=${foggy ? unexploredGaps(profile) : []} />`;
}
