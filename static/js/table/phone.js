// The panels in a narrow window: a sheet below the map, with one main button.

import { useRef } from "preact/hooks";
import { actionContext } from "../core/action-context.js";
import { boardOfPage } from "../core/board-handle.js";
import * as selection from "../core/selection.js";
import { toasts } from "../core/notices.js";
import * as session from "../core/session.js";
import * as ui from "../core/ui-state.js";
import * as measuring from "../features/measure/state.js";
import * as movement from "../features/units/movement.js";
import { fightButton } from "../features/fight/panel.js";
import { JournalButton } from "../features/journal/journal-button.js";
import { HoverLine, ToastAction } from "./floating.js";
import { FogSign } from "../features/fog/fog-sign.js";
import { Icon, Side } from "../ui/icons.js";
import * as offers from "../features/dice-systems/offers.js";
import * as round from "../features/round/round.js";
import { Welcome } from "./page-states.js";
import { DockBody, TabBar, visibleTabs } from "./tabs.js";
import { NextStepButton } from "../features/round/tracker.js";
import { part } from "../ui/parts.js";
import { ActionButton, html, PrimaryButton, usePressGuard } from "../ui/controls.js";
import { measured } from "../ui/measured.js";
import { UndoButton } from "../features/history/undo.js";
import { capital } from "../text/format.js";
import { t } from "../text/t.js";

const AnswerButton = part((all) => all.AnswerButton);
const HistoryBar = part((all) => all.HistoryBar);
const MeasurePanel = part((all) => all.MeasurePanel);
const TemplatePanel = part((all) => all.TemplatePanel);
const DrawingPanel = part((all) => all.DrawingPanel);
const BreakPanel = part((all) => all.BreakPanel);
const SideView = part((all) => all.SideView);
const PlacingHint = part((all) => all.PlacingHint);
const Results = part((all) => all.Results);
const RoundNotes = part((all) => all.RoundNotes);
const SinceTurn = part((all) => all.SinceTurn);
const TimerPanel = part((all) => all.TimerPanel);
const StepButton = part((all) => all.StepButton);

const HEIGHTS = /** @type {const} */ (["handle", "actions", "all"]);

/** The tools have as many columns as the window's height demands: panels and camera leave them free. */
const toolBox = measured((box) => {
  if (box === null) return;
  // with the margins to the map's edge and to the panels; folded they are at the top alone
  const wide = box.offsetWidth + 14;
  ui.setToolsWidth(ui.toolsOpen.value ? wide : 8);
  document.documentElement.style.setProperty("--tools-wide", `${wide}px`);
  document.documentElement.style.setProperty("--tools-low", `${ui.toolsWidth.value}px`);
});

/** The layout. @param {{loadEarlier: () => Promise<void>}} given */
export function NarrowLayout({ loadEarlier }) {
  const list = visibleTabs();
  const now = list.some((tab) => tab.id === ui.tab.value) ? ui.tab.value : "unit";
  const height = ui.sheetHeight.value;
  const pending = session.pendingTests.value;
  const fight = fightButton();
  const tools = height !== "all" || ui.sheetBeside.value;
  return html`
    <header class="phone-top">
      <div class="phone-round panel"><${PhoneRound} /></div>
      <${FogSign} />
      <${TimerPanel} />
    </header>
    ${tools && html`<nav class="phone-tools panel" ref=${toolBox} aria-label=${t("table-tools")}>
      <${ToolsFold} />
      ${ui.toolsOpen.value && html`${!session.inHistory.value && html`<${ActionButton} id="tool.range" context=${actionContext} iconOnly quiet word=${t("table-range")} pressed=${ui.tool.value === "range"} />
      <${ActionButton} id="tool.sight" context=${actionContext} iconOnly quiet word=${t("table-sight")} pressed=${ui.tool.value === "sight"} />
      ${!session.isSpectator.value && html`<${ActionButton} id="tool.template" context=${actionContext} iconOnly quiet word=${t("table-area")} pressed=${ui.tool.value === "template"} />
      <${ActionButton} id="tool.draw" context=${actionContext} iconOnly quiet word=${t("table-draw")} pressed=${ui.tool.value === "draw"} />`}
      <${ActionButton} id="tool.viewshed" context=${actionContext} iconOnly quiet word=${t("table-sees")} pressed=${measuring.viewshedOf.value !== null} />`}
      <${ActionButton} id="view.fit" context=${actionContext} iconOnly quiet word=${t("table-map")} />
      <${ActionButton} id="palette" context=${actionContext} iconOnly quiet word=${t("table-find")} />
      <${JournalButton} word=${t("journal-journal")} />`}
      ${session.undoState.value.can_undo && html`<${UndoButton} id="undo" context=${actionContext} word=${t("table-undo")} />`}
    </nav>`}
    <div class=${`bottom bottom-${height}`}>
      <${SinceTurn} /><${Results} />${!session.inHistory.value && html`<${RoundNotes} />`}<${HoverLine} />${!session.inHistory.value && html`<${Welcome} />`}<${PlacingHint} /><${MeasurePanel} /><${TemplatePanel} /><${DrawingPanel} /><${BreakPanel} /><${SideView} />
    </div>
    <section class=${`sheet panel sheet-${height}`} aria-label=${t("table-panels")}>
      <${SheetHandle} />
      <div class="sheet-primary">
        ${session.inHistory.value ? html`<${HistoryBar} />` : fight ?? (pending.length === 0
          ? html`<${PhoneStep} tray=${now === "dice" && height !== "handle"} />`
          : now === "dice" && height !== "handle"
            ? html`<${AnswerButton} request=${pending[0]} />`
            : html`<${PrimaryButton} label=${t("table-a-test-waits-for-you")} icon="dice" onPress=${() => ui.openTab("dice")} />`)}
      </div>
      <${TabBar} list=${list} />
      ${height !== "handle" && html`<${DockBody} id=${now} loadEarlier=${loadEarlier} />`}
    </section>
  `;
}

/** Folds the tools away and unfolds them. What takes back a step stays. */
function ToolsFold() {
  const open = ui.toolsOpen.value;
  return html`<button type="button" class="button button-icon button-quiet" aria-label=${open ? t("table-fold-the-tools-away") : t("table-unfold-the-tools")} aria-expanded=${String(open)} onClick=${() => ui.setToolsOpen(!open)}>
    <${Icon} name=${open ? "unfold" : "fold"} /><span class="button-word" aria-hidden="true">${open ? t("table-fold") : t("table-tools")}</span>
  </button>`;
}

/**
 * The main button: the step of a dice system that waits, else that of the round. The Handler's
 * steps wait in the dice tray.
 * @param {{tray: boolean}} given
 */
function PhoneStep({ tray }) {
  const none = offers.pendingSteps.value.length === 0;
  return none || (session.isHandler.value && !tray) ? html`<${PhoneMainButton} />` : html`<${StepButton} />`;
}

function PhoneMainButton() {
  const unit = selection.unit.value;
  const plan = movement.plannedMove.value;
  // the question about the plan has both buttons
  if (plan !== null && round.endTurnQuestion.value === null) return html`<${MoveButton} plan=${plan} /><${NextStepIfAny} />`;
  const refused = toasts.value.find(({ action }) => action?.foot);
  if (refused) return html`<${ToastAction} toast=${refused} way=${refused.action} /><${NextStepIfAny} />`;
  if (session.conflict.value === null) {
    // the bar at the top and the Round tab already say that there is no conflict
    if (unit === null || ui.tab.value === "round") return null;
    return html`<p class="waiting inline"><${Side} disposition=${unit.disposition} size=${16} /> ${unit.name} <span class="quiet">${unit.destroyed ? t("table-is-destroyed") : unit.at === null ? t("table-is-not-on-the-map") : session.controls(unit.id) ? t("table-moves-freely") : controlText(unit)}</span></p>`;
  }
  return html`<${NextStepButton} />`;
}

/** Confirms the planned movement. @param {{plan: import("../board/types.js").Plan}} given */
function MoveButton({ plan }) {
  const [name, word] = plan.falls ? ["fall", t("table-step-off")] : plan.mode === "flight" ? ["fly", t("table-fly")] : ["move", t("table-move")];
  const { ready, accepts } = usePressGuard(word);
  return html`<button type="button" class=${"button " + (plan.falls ? "button-danger" : "button-primary")} aria-disabled=${ready ? undefined : "true"} onClick=${(/** @type {Event} */ press) => accepts(press) && boardOfPage()?.confirm()}>
    <${Icon} name=${name} /><span>${word} ${plan.cost} / ${plan.budget}</span>
  </button>`;
}

/** The next step of the round, unless it is only a text. */
function NextStepIfAny() {
  const { kind } = round.nextStep();
  return ["start", "end", "segment", "resolve"].includes(kind) ? html`<${NextStepButton} />` : null;
}

function PhoneRound() {
  const fight = session.conflict.value;
  const active = fight?.active ? session.units.value[fight.active] : null;
  const dot = html`<span class=${`link-dot link-${session.connection.value.state}`}></span>`;
  if (fight === null) {
    return html`${dot}<h1 class="phone-title">${session.table.value?.name}</h1><span class="quiet">${t("table-no-conflict")}</span>`;
  }
  if (active && round.ownActor.value !== null) {
    return html`${dot}<h1 class="phone-title">${t("table-your-turn-2")}</h1>
      <span>${t("table-energy", { count: t("count-steps", { n: active.steps }), energy: active.energy })}</span>
      <span class="quiet">R${fight.round}</span>`;
  }
  return html`${dot}<h1 class="phone-title">${t("table-round", { round: fight.round })}</h1>
    <span class="phone-segment">${capital(session.messages.value.word(fight.segment))}</span>
    ${active && html`<span class="phone-active"><${Side} disposition=${active.disposition} size=${14} />${active.name}</span>`}`;
}

/** Returns how high the sheet is at each height, in CSS px. */
function sheetHeights() {
  const high = window.innerHeight;
  return { handle: 164, actions: Math.min(high * 0.56, 452), all: high - 64 };
}

/**
 * The handle of the sheet, to be dragged or tapped. A tap acts at its click: at the release, the
 * click would reach what the raised sheet has brought under the finger.
 */
function SheetHandle() {
  const start = useRef(/** @type {number|null} */ (null));
  const dragged = useRef(false);
  const heights = ui.sheetBeside.value ? HEIGHTS.slice(0, 2) : HEIGHTS;
  const now = Math.min(HEIGHTS.indexOf(ui.sheetHeight.value), heights.length - 1);
  const set = (/** @type {number} */ i) => ui.setSheetHeight(heights[Math.max(0, Math.min(heights.length - 1, i))]);
  const turn = () => set((now + 1) % heights.length);
  /**
   * Sets the height nearest to the finger, but never the one it came from.
   * @param {number} y @param {number} step
   */
  function drop(y, step) {
    const up = sheetHeights();
    const far = (/** @type {number} */ i) => Math.abs(up[heights[i]] - (window.innerHeight - y));
    let best = now + step;
    for (let i = best; i >= 0 && i < heights.length; i += step) if (far(i) < far(best)) best = i;
    set(best);
  }
  return html`<button
    type="button"
    class="sheet-bar"
    aria-label=${t("table-panel-height", { value: [t("table-handle-only"), "actions", "everything"][now] })}
    onPointerDown=${(/** @type {PointerEvent} */ e) => {
      start.current = e.clientY;
      dragged.current = false;
      /** @type {HTMLElement} */ (e.currentTarget).setPointerCapture(e.pointerId);
    }}
    onPointerUp=${(/** @type {PointerEvent} */ e) => {
      const moved = start.current === null ? 0 : e.clientY - start.current;
      start.current = null;
      dragged.current = Math.abs(moved) >= 8;
      if (dragged.current) drop(e.clientY, moved > 0 ? -1 : 1);
    }}
    onClick=${() => dragged.current || turn()}
    onKeyDown=${(/** @type {KeyboardEvent} */ e) => {
      if (e.key === "ArrowUp") set(now + 1);
      else if (e.key === "ArrowDown") set(now - 1);
      else return;
      e.preventDefault();
    }}
  >
    <span class="sheet-grip"></span>
  </button>`;
}

/** Returns who controls a unit of another seat. @param {import("../core/store.js").Unit} unit */
function controlText(unit) {
  if (unit.controller !== null) return t("units-is-steered-by", { pilotNames: session.pilotNames(unit) });
  return unit.disposition === "pilot" ? t("units-is-steered-by-nobody") : t("units-is-moved-by-the-handler");
}
