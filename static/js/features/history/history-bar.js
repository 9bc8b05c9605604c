// The history bar: slider, play and pause, steps, speed; and the banner with the way back to now.

import { useEffect, useRef } from "preact/hooks";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { lineText } from "../log/log-text.js";
import { ViewAsButton } from "../view-as/view-as-button.js";
import { Icon } from "../../ui/icons.js";
import * as tableHistory from "./history.js";
import { BranchButton, BranchForm } from "./branch.js";
import { html, withValue } from "../../ui/controls.js";
import { capital, clockTime } from "../../text/format.js";
import { t } from "../../text/t.js";

/** The most marks along the slider. More would merge into a line. */
const MOST_TICKS = 160;

/** Says that the page shows the history, with the button back to now. */
export function HistoryBanner() {
  const now = tableHistory.historyState.value;
  if (now === null) return null;
  const { view, fresh } = now.moment;
  const line = fresh.at(-1);
  const missed = tableHistory.missedLines.value;
  return html`<div class="past-banner inline panel" role="status">
    <${Icon} name="past" />
    <p>${bannerText(view)}${line && html` <span class="quiet past-time">${ui.narrow.value ? "" : "· "}${clockTime(line.at)}</span>`}</p>
    ${!session.inReplay.value &&
    html`<button type="button" class="button past-now" data-action="past.now" onClick=${tableHistory.closeHistory} title=${t("history-back-to-the-table-as-it")}>
      <${Icon} name="now" /><span>${t("history-back-to-now")}</span>
      ${missed > 0 && html`<span class="badge" role="img" aria-label=${t("history-new-since", { missed })}>${missed > 99 ? "99" : missed}</span>`}
    </button>`}
  </div>`;
}

/** @param {import("../../core/store.js").View} view */
function bannerText(view) {
  const place = tableHistory.roundText(view);
  if (session.inReplay.value) return html`${t("history-replay-of", { share: document.body.dataset.share })} <b>${place}</b>`;
  // on a phone the top bar has the round
  if (ui.narrow.value) return html`<b>${t("history-looking-back")}</b>`;
  return html`${t("history-you-are-looking-at")} <b>${place}</b>`;
}

/**
 * Buttons with their icon, label, key and effect.
 * @type {[string, string, string, () => void][]}
 */
const STEPS_BACK = [
  ["first", t("history-round-before"), "{", () => tableHistory.goToMark(-1, "round")],
  ["earlier", t("history-turn-before"), "[", () => tableHistory.goToMark(-1, "turn")],
  ["left", t("history-event-before"), "<", () => tableHistory.stepBy(-1)],
];
/** @type {[string, string, string, () => void][]} */
const STEPS_FORWARD = [
  ["right", t("history-next-event"), ">", () => tableHistory.stepBy(1)],
  ["later", t("history-next-turn"), "]", () => tableHistory.goToMark(1, "turn")],
  ["last", t("history-next-round"), "}", () => tableHistory.goToMark(1, "round")],
];

/** The bar. */
export function HistoryBar() {
  const now = tableHistory.historyState.value;
  const slider = useRef(/** @type {HTMLInputElement|null} */ (null));
  const { first, last } = tableHistory.sliderRange.value;
  const at = tableHistory.targetSeq.value;
  useEffect(() => {
    slider.current?.focus({ preventScroll: true });
  }, []);
  if (now === null) return null;
  const playing = tableHistory.playing.value;
  const text = now.moment.fresh.map((entry) => (entry.kind === "chat" ? `${entry.by}: ${entry.params.text}` : lineText(entry))).filter(Boolean);
  return html`<section class="past-bar stack gap-1 panel" aria-label=${t("history-looking-back")} aria-busy=${String(tableHistory.loading.value)} onKeyDown=${onKeydown}>
    <div class="past-head">
      <p class="past-line clip" title=${text.join(". ")}>${text.map(capital).join(". ") || t("history-a-change-that-no-line-tells")}</p>
      <span class="past-count quiet">${at - first + 1} / ${last - first + 1}</span>
    </div>
    <div class="past-track">
      <${Ticks} marks=${now.marks} first=${first} last=${last} />
      <input
        type="range"
        class="past-slider"
        ref=${slider}
        aria-label=${t("history-moment")}
        aria-valuetext=${t("history-event-of", { round: tableHistory.roundText(now.moment.view), at, last })}
        min=${first}
        max=${Math.max(first, last)}
        value=${Math.min(Math.max(at, first), last)}
        onInput=${(/** @type {any} */ e) => {
          tableHistory.pause();
          tableHistory.goToMoment(Number(e.target.value));
        }}
      />
    </div>
    <div class="past-buttons row spread">
      <span class="past-steps">
        ${STEPS_BACK.map((step) => html`<${StepButton} key=${step[0]} step=${step} disabled=${at <= first} />`)}
        <button type="button" class="button button-icon past-play" aria-label=${playing ? t("history-pause") : t("history-play")} title=${t("history-space", { value: playing ? t("history-pause") : t("history-play") })} aria-pressed=${String(playing)} onClick=${tableHistory.togglePlay}>
          <${Icon} name=${playing ? "pause" : "play"} />
        </button>
        ${STEPS_FORWARD.map((step) => html`<${StepButton} key=${step[0]} step=${step} disabled=${at >= last} />`)}
      </span>
      <span class="past-choices">
        <select class="input past-select" aria-label=${t("history-speed")} value=${tableHistory.speed.value} onChange=${withValue((value) => (tableHistory.speed.value = Number(value)))}>
          ${tableHistory.SPEEDS.map((speed) => html`<option key=${speed} value=${speed}>${speed === 0.5 ? "½" : speed} ×</option>`)}
        </select>
        <${ScopeSelect} />
      </span>
      <span class="past-choices">
        ${ui.narrow.value && session.seesAll.value && html`<${ViewAsButton} wide />`}
        <${BranchButton} />
      </span>
    </div>
    <${BranchForm} />
  </section>`;
}

/** @param {{step: [string, string, string, () => void], disabled: boolean}} given */
function StepButton({ step: [icon, label, key, run], disabled }) {
  return html`<button type="button" class="button button-icon button-quiet" aria-label=${label} title=${`${label} (${key})`} disabled=${disabled} onClick=${run}>
    <${Icon} name=${icon} />
  </button>`;
}

/** Chooses between one conflict and the whole table. */
function ScopeSelect() {
  const all = tableHistory.conflicts.value;
  if (all.length === 0) return null;
  const choose = (/** @type {any} */ e) => {
    tableHistory.pause();
    tableHistory.scope.value = e.target.value === "" ? null : Number(e.target.value);
    const { first, last } = tableHistory.sliderRange.value;
    tableHistory.goToMoment(Math.min(Math.max(tableHistory.targetSeq.value, first), last));
  };
  return html`<select class="input past-select" aria-label=${t("history-part-of-the-past")} value=${tableHistory.scope.value ?? ""} onChange=${choose}>
    <option value="">${t("history-everything")}</option>
    ${all.map((part, i) => html`<option key=${i} value=${i}>${all.length === 1 ? t("history-conflict") : t("history-conflict-value", { value: i + 1 })} (${part.rounds === 1 ? t("history-1-round") : t("history-rounds", { rounds: part.rounds })})</option>`)}
  </select>`;
}

/**
 * Rounds and turns along the slider.
 * @param {{marks: readonly import("./timeline.js").Mark[], first: number, last: number}} given
 */
function Ticks({ marks, first, last }) {
  const inside = marks.filter((mark) => !mark.undone && mark.seq >= first && mark.seq <= last);
  const great = inside.filter((mark) => mark.kind !== "turn" && mark.kind !== "segment");
  const small = inside.filter((mark) => mark.kind === "turn");
  const drawn = inside.length > MOST_TICKS ? great.slice(-MOST_TICKS) : [...small, ...great];
  const place = (/** @type {number} */ seq) => (last > first ? ((seq - first) / (last - first)) * 100 : 0);
  return html`<svg class="past-ticks" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    ${drawn.map((mark) => html`<line key=${mark.seq} class=${mark.kind === "turn" ? "past-tick" : "past-tick past-tick-great"} x1=${place(mark.seq)} x2=${place(mark.seq)} y1=${mark.kind === "turn" ? 5 : 0} y2="10" />`)}
  </svg>`;
}

/** Handles keys while the bar has the focus. @param {KeyboardEvent} event */
function onKeydown(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = /** @type {HTMLElement} */ (event.target);
  if (target.matches("select")) return;
  if (event.key === "PageUp") tableHistory.goToMark(-1, "turn");
  else if (event.key === "PageDown") tableHistory.goToMark(1, "turn");
  else if (event.key === " " && !target.matches("button")) tableHistory.togglePlay();
  else return;
  event.preventDefault();
}
