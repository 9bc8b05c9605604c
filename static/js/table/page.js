// The panels around the board in a wide window. A narrow window has the layout of phone.js.

import { actionContext } from "../core/action-context.js";
import * as selection from "../core/selection.js";
import * as session from "../core/session.js";
import * as ui from "../core/ui-state.js";
import * as fogState from "../features/fog/state.js";
import * as measuring from "../features/measure/state.js";
import * as unitState from "../features/units/state.js";
import { viewAsMenuLayer } from "../features/view-as/state.js";
import { ViewAsButton } from "../features/view-as/view-as-button.js";
import { FightPanel } from "../features/fight/panel.js";
import { JournalButton } from "../features/journal/journal-button.js";
import { HoverLine, Toasts } from "./floating.js";
import { FogSign } from "../features/fog/fog-sign.js";
import { mapHasSecrets } from "../features/fog/fog.js";
import { Icon, Side } from "../ui/icons.js";
import { fogLegendLayer } from "../features/fog/state.js";
import { levelChoiceLayer } from "../features/units/movement.js";
import { roundFormLayer } from "../features/handler/round-form.js";
import { environmentFormLayer } from "../features/round/environment.js";
import { historyLayer } from "../features/history/history.js";
import { NarrowLayout } from "./phone.js";
import { pickedProp } from "../features/map-editor/state.js";
import { FullPageMessage, ConnectionLine, Welcome } from "./page-states.js";
import { DockBody, TabBar, visibleTabs } from "./tabs.js";
import { Tracker } from "../features/round/tracker.js";
import { dialogPart, opening, panelPart, part } from "../ui/parts.js";
import { ActionButton, html } from "../ui/controls.js";
import { undoStepsLayer, UndoStepsButton } from "../features/history/undo-steps-button.js";
import { onScreen } from "../core/on-screen.js";
import { UndoButton } from "../features/history/undo.js";
import { isUnclaimed } from "../core/unit-control.js";
import { t } from "../text/t.js";

const HistoryBanner = part((all) => all.HistoryBanner);
const HistoryBar = part((all) => all.HistoryBar);
const HistoryOpening = opening(historyLayer);
const NewTable = part((all) => all.NewTable);
const OwnTest = part((all) => all.OwnTest);
const ScreenLayout = part((all) => all.ScreenLayout);
const PropCard = panelPart((all) => all.PropCard);
const MeasurePanel = part((all) => all.MeasurePanel);
const TemplatePanel = part((all) => all.TemplatePanel);
const DrawingPanel = part((all) => all.DrawingPanel);
const BreakPanel = part((all) => all.BreakPanel);
const SideView = part((all) => all.SideView);
const MeasureOpening = opening({ isOpen: () => ui.tool.value === "range" || ui.tool.value === "sight", close: () => ui.setTool("select") });
const PlacingHint = part((all) => all.PlacingHint);
const Results = part((all) => all.Results);
const RoundNotes = part((all) => all.RoundNotes);
const StepLine = part((all) => all.StepLine);
const SinceTurn = part((all) => all.SinceTurn);
const EnvironmentForm = dialogPart((all) => all.EnvironmentForm, environmentFormLayer);
const FogLegend = dialogPart((all) => all.FogLegend, fogLegendLayer);
const LevelChooser = dialogPart((all) => all.LevelChooser, levelChoiceLayer);
const StackChooser = dialogPart((all) => all.StackChooser, unitState.stackLayer);
const Modal = dialogPart((all) => all.Modal, { isOpen: () => ui.modal.value !== null, close: ui.closeModal });
const Help = dialogPart((all) => all.Help, { isOpen: () => ui.helpOpen.value, close: () => ui.setHelpOpen(false) });
const ViewAsMenu = dialogPart((all) => all.ViewAsMenu, viewAsMenuLayer);
const OverruleRound = dialogPart((all) => all.OverruleRound, roundFormLayer);
const TimerPanel = part((all) => all.TimerPanel);
const UnitActionBar = part((all) => all.UnitActionBar);
const UnitCard = panelPart((all) => all.UnitCard);
const UndoStepsMenu = dialogPart((all) => all.UndoStepsMenu, undoStepsLayer);

/** @typedef {{retry: () => void, loadEarlier: () => Promise<void>}} PageProps */

/** The whole page but the board. @param {PageProps} given */
export function Page({ retry, loadEarlier }) {
  const blocker = FullPageMessage();
  if (blocker !== null) return html`${blocker}<${Toasts} />`;
  return html`
    ${onScreen ? html`<${ScreenLayout} loadEarlier=${loadEarlier} />` : ui.narrow.value ? html`<${NarrowLayout} loadEarlier=${loadEarlier} />` : html`<${WideLayout} loadEarlier=${loadEarlier} />`}
    ${ui.narrow.value && html`<${HistoryBanner} />`}
    <${ConnectionLine} retry=${retry} />
    <${HistoryOpening} />
    <${MeasureOpening} />
    <${FogLegend} />
    <${StackChooser} />
    <${LevelChooser} />
    <${ViewAsMenu} />
    <${OverruleRound} />
    <${EnvironmentForm} />
    <${UndoStepsMenu} />
    <${NewTable} />
    ${ui.modal.value === null && html`<${Toasts} />`}
    <${Modal} />
    <${Help} />
  `;
}

/** @param {{loadEarlier: () => Promise<void>}} given */
function WideLayout({ loadEarlier }) {
  // whoever shapes the map needs to see it
  const shapes = ui.tab.value === "map" && ui.tool.value !== "select";
  return html`
    <header class="topbar">
      <${Title} />
      <div class="topbar-mid panel"><${Tracker} /><${TimerPanel} /></div>
      <div class="topbar-buttons panel">
        ${!session.isSpectator.value
          ? html`<${UndoButton} id="undo" context=${actionContext} /><${UndoStepsButton} wide /><${UndoButton} id="redo" context=${actionContext} />`
          : null}
        ${session.seesAll.value && html`<${ViewAsButton} wide />`}
        <${JournalButton} />
        <${ActionButton} id="view.theme" context=${actionContext} iconOnly quiet />
        <${ActionButton} id="palette" context=${actionContext} iconOnly quiet />
        <${ActionButton} id="help" context=${actionContext} iconOnly quiet />
        <button
          type="button"
          class="button button-icon button-quiet"
          aria-label=${ui.dockOpen.value ? t("table-fold-the-side-panel-away") : t("table-unfold-the-side-panel")}
          title=${t("table-side-panel")}
          aria-expanded=${String(ui.dockOpen.value)}
          onClick=${() => ui.setDockOpen(!ui.dockOpen.value)}
        >
          <${Icon} name="panels" />
        </button>
      </div>
      <${HistoryBanner} />
    </header>
    <${ToolRail} />
    <div class="bottom">
      <${SinceTurn} /><${Results} />
      ${session.inHistory.value ? html`<${HoverLine} /><${HistoryBar} />` : html`<${RoundNotes} />
      <${HoverLine} />
      <${Welcome} />
      <${PlacingHint} />
      <${MeasurePanel} />
      <${TemplatePanel} /><${DrawingPanel} /><${BreakPanel} />
      <${SideView} />
      ${!shapes && html`<${UnitActionBar} />`}`}
    </div>
    ${!shapes && unitState.placing.value === null && (selection.unit.value !== null || mayTakeUnit() || shownProp() !== null) && html`<${CardDock} />`}
    ${ui.dockOpen.value && html`<${SideDock} loadEarlier=${loadEarlier} />`}
  `;
}

/** Returns whether the card offers unclaimed units: to a pilot without a unit. */
function mayTakeUnit() {
  return (
    session.you.value?.role === "pilot" &&
    session.ownUnitIds.value.length === 0 &&
    Object.values(session.units.value).some(isUnclaimed)
  );
}

/** Returns the prop whose card is shown; in the Map tab it is in the tab itself. */
function shownProp() {
  return ui.tab.value === "map" && ui.dockOpen.value ? null : pickedProp();
}

function Title() {
  const scene = session.scene.value;
  return html`<div class="title inline panel">
    <span class=${`link-dot link-${session.connection.value.state}`} title=${session.connection.value.state}></span>
    <h1 class="clip" title=${session.table.value?.name}>${session.table.value?.name}</h1>
    ${scene && scene.name && scene.name !== session.table.value?.name && html`<span class="quiet">${scene.name}</span>`}
    <${FogSign} />
  </div>`;
}

function ToolRail() {
  const tool = ui.tool.value;
  return html`<nav class="rail panel" aria-label=${t("table-tools")}>
    ${["select", "range", "sight"].map(
      (id) => html`<${ActionButton} key=${id} id=${`tool.${id}`} context=${actionContext} iconOnly quiet pressed=${tool === id} />`,
    )}
    ${!session.isSpectator.value && ["template", "draw"].map((id) => html`<${ActionButton} key=${id} id=${`tool.${id}`} context=${actionContext} iconOnly quiet pressed=${tool === id} />`)}
    <${ActionButton} id="tool.viewshed" context=${actionContext} iconOnly quiet pressed=${measuring.viewshedOf.value !== null} />
    ${mapHasSecrets.value && html`<${ActionButton} id="view.pilots" context=${actionContext} iconOnly quiet pressed=${fogState.pilotsView.value} />`}
    <hr />
    <${ActionButton} id="view.in" context=${actionContext} iconOnly quiet />
    <${ActionButton} id="view.out" context=${actionContext} iconOnly quiet />
    <${ActionButton} id="view.fit" context=${actionContext} iconOnly quiet />
  </nav>`;
}

function CardDock() {
  const unit = selection.unit.value;
  const prop = shownProp();
  if (prop !== null) {
    return html`<aside class="card-dock panel" aria-label=${t("table-picked-prop")}><${PropCard} key=${prop.id} prop=${prop} /></aside>`;
  }
  if (!ui.cardOpen.value) {
    return html`<button type="button" class="card-tab inline panel" onClick=${() => ui.setCardOpen(true)}>
      ${unit && html`<${Side} disposition=${unit.disposition} size=${16} />`}
      <span class="clip" title=${unit?.name}>${unit?.name ?? t("table-take-a-unit")}</span><${Icon} name="unfold" size=${16} />
    </button>`;
  }
  return html`<aside class="card-dock panel" aria-label=${t("table-selected-unit")}>
    <button type="button" class="button button-icon button-quiet card-fold" aria-label=${t("table-fold-the-unit-card-away")} title=${t("table-fold-away")} onClick=${() => ui.setCardOpen(false)}>
      <${Icon} name="fold" />
    </button>
    <${UnitCard} onEdit=${unitState.editUnit} />
  </aside>`;
}

/** The panel with the tabs. @param {{loadEarlier: () => Promise<void>}} given */
export function SideDock({ loadEarlier }) {
  const list = visibleTabs();
  const now = list.some((tab) => tab.id === ui.tab.value) ? ui.tab.value : "log";
  const pending = session.pendingTests.value;
  return html`<aside class="side-dock panel" aria-label=${t("table-panels")}>
    <${TabBar} list=${list} />
    ${pending.length > 0 && now !== "dice" && !session.isHandler.value && html`<div class="dock-pending"><${OwnTest} request=${pending[0]} /></div>`}
    <${StepLine} />
    <${FightPanel} />
    <${DockBody} id=${now} loadEarlier=${loadEarlier} />
  </aside>`;
}
