// The panels in a narrow window: a sheet below the map, with one main button.

import { useRef } from "preact/hooks";
import * as app from "../core/app.js";
import { AnswerButton } from "../features/dice/dice.js";
import { boardOfPage, actionContext } from "../core/action-context.js";
import { fightButton, Results } from "../features/fight/panel.js";
import { HoverLine, PlacingHint } from "./floating.js";
import { FogSign } from "../features/fog/fog-sign.js";
import { controlText } from "../features/units/unclaimed-unit.js";
import { Icon, Side } from "./icons.js";
import { MeasurePanel } from "../features/measure/measure.js";
import * as offers from "../features/dice-systems/offers.js";
import { HistoryBar } from "../features/history/history-bar.js";
import * as round from "../features/round/round.js";
import { Welcome } from "./page-states.js";
import { StepButton } from "../features/dice-systems/systems.js";
import { TabBar, TabBody, visibleTabs } from "./tabs.js";
import { EndTurnWarning, NextStepButton } from "../features/round/tracker.js";
import { ActionButton, html, PrimaryButton, usePressGuard } from "./controls.js";
import { UndoButton } from "../features/history/undo.js";
import { seatControls } from "../core/unit-control.js";
import { capital, countText } from "../text/format.js";

const HEIGHTS = /** @type {const} */ (["handle", "actions", "all"]);

/** The layout. @param {{loadEarlier: () => Promise<void>}} given */
export function NarrowLayout({ loadEarlier }) {
  const list = visibleTabs();
  const now = list.some((tab) => tab.id === app.tab.value) ? app.tab.value : "unit";
  const height = app.sheetHeight.value;
  const pending = app.pendingTests.value;
  const fight = fightButton();
  return html`
    <header class="phone-top">
      <div class="phone-round panel"><${PhoneRound} /></div>
      <${FogSign} />
    </header>
    ${(height !== "all" || app.sheetBeside.value) && html`<nav class="phone-tools panel" aria-label="Tools">
      ${!app.inHistory.value && html`<${ActionButton} id="tool.range" context=${actionContext} iconOnly quiet word="Range" pressed=${app.tool.value === "range"} />
      <${ActionButton} id="tool.sight" context=${actionContext} iconOnly quiet word="Sight" pressed=${app.tool.value === "sight"} />
      <${ActionButton} id="tool.viewshed" context=${actionContext} iconOnly quiet word="Sees" pressed=${app.viewshedOf.value !== null} />`}
      <${ActionButton} id="view.fit" context=${actionContext} iconOnly quiet word="Map" />
      ${app.undoState.value.can_undo && html`<${UndoButton} id="undo" context=${actionContext} word="Undo" />`}
    </nav>`}
    <div class=${`bottom bottom-${height}`}>
      <${Results} />${!app.inHistory.value && html`<${EndTurnWarning} />`}<${HoverLine} />${!app.inHistory.value && html`<${Welcome} />`}<${PlacingHint} /><${MeasurePanel} />
    </div>
    <section class=${`sheet panel sheet-${height}`} aria-label="Panels">
      <${SheetHandle} />
      <div class="sheet-primary">
        ${app.inHistory.value ? html`<${HistoryBar} />` : fight ?? (pending.length === 0
          ? html`<${PhoneStep} tray=${now === "dice" && height !== "handle"} />`
          : now === "dice" && height !== "handle"
            ? html`<${AnswerButton} request=${pending[0]} />`
            : html`<${PrimaryButton} label="A test waits for you" icon="dice" onPress=${() => app.openTab("dice")} />`)}
      </div>
      <${TabBar} list=${list} />
      ${height !== "handle" && html`<${TabBody} id=${now} loadEarlier=${loadEarlier} />`}
    </section>
  `;
}

/**
 * The main button: the step of a dice system that waits, else that of the round. The Handler's
 * steps wait in the dice tray.
 * @param {{tray: boolean}} given
 */
function PhoneStep({ tray }) {
  const none = offers.pendingSteps.value.length === 0;
  return none || (app.isHandler.value && !tray) ? html`<${PhoneMainButton} />` : html`<${StepButton} />`;
}

function PhoneMainButton() {
  const unit = app.unit.value;
  const plan = app.plannedMove.value;
  if (plan !== null) return html`<${MoveButton} plan=${plan} /><${NextStepIfAny} />`;
  if (app.conflict.value === null) {
    // the bar at the top and the Round tab already say that there is no conflict
    if (unit === null || app.tab.value === "round") return null;
    return html`<p class="waiting"><${Side} disposition=${unit.disposition} size=${16} /> ${unit.name} <span class="quiet">${unit.destroyed ? "is destroyed" : unit.at === null ? "is not on the map" : app.controls(unit.id) ? "moves freely" : controlText(unit)}</span></p>`;
  }
  return html`<${NextStepButton} />`;
}

/** Confirms the planned movement. @param {{plan: any}} given */
function MoveButton({ plan }) {
  const [name, word] = plan.falls ? ["fall", "Step off"] : plan.mode === "flight" ? ["fly", "Fly"] : ["move", "Move"];
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
  const fight = app.conflict.value;
  const active = fight?.active ? app.units.value[fight.active] : null;
  const dot = html`<span class=${`link-dot link-${app.connection.value.state}`}></span>`;
  if (fight === null) {
    return html`${dot}<h1 class="phone-title">${app.table.value?.name}</h1><span class="quiet">no conflict</span>`;
  }
  if (active && seatControls(app.you.value?.seat, active)) {
    return html`${dot}<h1 class="phone-title">Your turn</h1>
      <span>${countText(active.steps, "step")}, ${active.energy} energy</span>
      <span class="quiet">R${fight.round}</span>`;
  }
  return html`${dot}<h1 class="phone-title">Round ${fight.round}</h1>
    <span class="phone-segment">${capital(app.messages.value.word(fight.segment))}</span>
    ${active && html`<span class="phone-active"><${Side} disposition=${active.disposition} size=${14} />${active.name}</span>`}`;
}

/** Returns how high the sheet is at each height, in CSS px. */
function sheetHeights() {
  const high = window.innerHeight;
  return { handle: 164, actions: Math.min(high * 0.56, 452), all: high - 64 };
}

/** The handle of the sheet, to be dragged or tapped. */
function SheetHandle() {
  const start = useRef(/** @type {number|null} */ (null));
  const heights = app.sheetBeside.value ? HEIGHTS.slice(0, 2) : HEIGHTS;
  const now = Math.min(HEIGHTS.indexOf(app.sheetHeight.value), heights.length - 1);
  const set = (/** @type {number} */ i) => (app.sheetHeight.value = heights[Math.max(0, Math.min(heights.length - 1, i))]);
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
    aria-label=${`Panel height: ${["handle only", "actions", "everything"][now]}`}
    onPointerDown=${(/** @type {PointerEvent} */ e) => {
      start.current = e.clientY;
      /** @type {HTMLElement} */ (e.currentTarget).setPointerCapture(e.pointerId);
    }}
    onPointerUp=${(/** @type {PointerEvent} */ e) => {
      const moved = start.current === null ? 0 : e.clientY - start.current;
      start.current = null;
      if (Math.abs(moved) < 8) turn();
      else drop(e.clientY, moved > 0 ? -1 : 1);
    }}
    onKeyDown=${(/** @type {KeyboardEvent} */ e) => {
      if (e.key === "ArrowUp") set(now + 1);
      else if (e.key === "ArrowDown") set(now - 1);
      else if (e.key === "Enter" || e.key === " ") turn();
      else return;
      e.preventDefault();
    }}
  >
    <span class="sheet-grip"></span>
  </button>`;
}
