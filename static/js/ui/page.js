// The panels around the board in a wide window. A narrow window has the layout of phone.js.

import * as app from "../core/app.js";
import { ViewAsButton, ViewAsMenu } from "../features/view-as/view-as.js";
import { Modal } from "./modal.js";
import { OwnTest } from "../features/dice/dice.js";
import { actionContext } from "../core/action-context.js";
import { FightPanel, Results } from "../features/fight/panel.js";
import { HoverLine, PlacingHint, StackChooser, Toasts } from "./floating.js";
import { FogLegend, FogSign } from "../features/fog/fog-sign.js";
import { mapHasSecrets } from "../features/fog/fog.js";
import { editUnit } from "../features/units/units.js";
import { Help } from "./help.js";
import { Icon, Side } from "./icons.js";
import { LevelChooser } from "../features/units/level-menu.js";
import { MeasurePanel } from "../features/measure/measure.js";
import { NewTable } from "../features/handler/new-table.js";
import { EnvironmentForm } from "../features/round/environment.js";
import { OverruleRound } from "../features/handler/overrule-round.js";
import { HistoryBanner, HistoryBar } from "../features/history/history-bar.js";
import { NarrowLayout } from "./phone.js";
import { pickedProp, PropCard } from "../features/map-editor/prop-card.js";
import { FullPageMessage, ConnectionLine, Welcome } from "./page-states.js";
import { StepLine } from "../features/dice-systems/systems.js";
import { TabBar, TabBody, visibleTabs } from "./tabs.js";
import { EndTurnWarning, Tracker } from "../features/round/tracker.js";
import { ActionButton, html } from "./controls.js";
import { UndoStepsButton, UndoStepsMenu } from "../features/history/undo-menu.js";
import { UndoButton } from "../features/history/undo.js";
import { UnitActionBar, UnitCard } from "../features/units/unit.js";
import { isUnclaimed } from "../core/unit-control.js";

/** @typedef {{retry: () => void, loadEarlier: () => Promise<void>}} PageProps */

/** The whole page but the board. @param {PageProps} given */
export function Page({ retry, loadEarlier }) {
  const blocker = FullPageMessage();
  if (blocker !== null) return html`${blocker}<${Toasts} />`;
  return html`
    ${app.narrow.value ? html`<${NarrowLayout} loadEarlier=${loadEarlier} />` : html`<${WideLayout} loadEarlier=${loadEarlier} />`}
    ${app.narrow.value && html`<${HistoryBanner} />`}
    <${ConnectionLine} retry=${retry} />
    <${FogLegend} />
    <${StackChooser} />
    <${LevelChooser} />
    <${ViewAsMenu} />
    <${OverruleRound} />
    <${EnvironmentForm} />
    <${UndoStepsMenu} />
    <${NewTable} />
    ${app.modal.value === null && html`<${Toasts} />`}
    <${Modal} />
    <${Help} />
  `;
}

/** @param {{loadEarlier: () => Promise<void>}} given */
function WideLayout({ loadEarlier }) {
  return html`
    <header class="topbar">
      <${Title} />
      <div class="topbar-mid panel"><${Tracker} /></div>
      <div class="topbar-buttons panel">
        ${!app.isSpectator.value
          ? html`<${UndoButton} id="undo" context=${actionContext} /><${UndoStepsButton} wide /><${UndoButton} id="redo" context=${actionContext} />`
          : null}
        ${app.seesAll.value && html`<${ViewAsButton} wide />`}
        <${ActionButton} id="view.theme" context=${actionContext} iconOnly quiet />
        <${ActionButton} id="help" context=${actionContext} iconOnly quiet />
        <button
          type="button"
          class="button button-icon button-quiet"
          aria-label=${app.dockOpen.value ? "Fold the side panel away" : "Unfold the side panel"}
          title="Side panel"
          aria-expanded=${String(app.dockOpen.value)}
          onClick=${() => (app.dockOpen.value = !app.dockOpen.value)}
        >
          <${Icon} name="panels" />
        </button>
      </div>
      <${HistoryBanner} />
    </header>
    <${ToolRail} />
    <div class="bottom">
      <${Results} />
      ${app.inHistory.value ? html`<${HoverLine} /><${HistoryBar} />` : html`<${EndTurnWarning} />
      <${HoverLine} />
      <${Welcome} />
      <${PlacingHint} />
      <${MeasurePanel} />
      <${UnitActionBar} />`}
    </div>
    ${app.placing.value === null && (app.unit.value !== null || mayTakeUnit() || shownProp() !== null) && html`<${CardDock} />`}
    ${app.dockOpen.value && html`<${SideDock} loadEarlier=${loadEarlier} />`}
  `;
}

/** Returns whether the card offers unclaimed units: to a pilot without a unit. */
function mayTakeUnit() {
  return (
    app.you.value?.role === "pilot" &&
    app.ownUnitIds.value.length === 0 &&
    Object.values(app.units.value).some(isUnclaimed)
  );
}

/** Returns the prop whose card is shown; in the Map tab it is in the tab itself. */
function shownProp() {
  return app.tab.value === "map" && app.dockOpen.value ? null : pickedProp();
}

function Title() {
  const scene = app.scene.value;
  return html`<div class="title panel">
    <span class=${`link-dot link-${app.connection.value.state}`} title=${app.connection.value.state}></span>
    <h1 title=${app.table.value?.name}>${app.table.value?.name}</h1>
    ${scene && scene.name && scene.name !== app.table.value?.name && html`<span class="quiet">${scene.name}</span>`}
    <${FogSign} />
  </div>`;
}

function ToolRail() {
  const tool = app.tool.value;
  return html`<nav class="rail panel" aria-label="Tools">
    ${["select", "range", "sight"].map(
      (id) => html`<${ActionButton} key=${id} id=${`tool.${id}`} context=${actionContext} iconOnly quiet pressed=${tool === id} />`,
    )}
    <${ActionButton} id="tool.viewshed" context=${actionContext} iconOnly quiet pressed=${app.viewshedOf.value !== null} />
    ${mapHasSecrets.value && html`<${ActionButton} id="view.pilots" context=${actionContext} iconOnly quiet pressed=${app.pilotsView.value} />`}
    <hr />
    <${ActionButton} id="view.in" context=${actionContext} iconOnly quiet />
    <${ActionButton} id="view.out" context=${actionContext} iconOnly quiet />
    <${ActionButton} id="view.fit" context=${actionContext} iconOnly quiet />
  </nav>`;
}

function CardDock() {
  const unit = app.unit.value;
  const prop = shownProp();
  if (prop !== null) {
    return html`<aside class="card-dock panel" aria-label="Picked prop"><${PropCard} key=${prop.id} prop=${prop} /></aside>`;
  }
  if (!app.cardOpen.value) {
    return html`<button type="button" class="card-tab panel" onClick=${() => (app.cardOpen.value = true)}>
      ${unit && html`<${Side} disposition=${unit.disposition} size=${16} />`}
      <span title=${unit?.name}>${unit?.name ?? "Take a unit"}</span><${Icon} name="unfold" size=${16} />
    </button>`;
  }
  return html`<aside class="card-dock panel" aria-label="Selected unit">
    <button type="button" class="button button-icon button-quiet card-fold" aria-label="Fold the unit card away" title="Fold away" onClick=${() => (app.cardOpen.value = false)}>
      <${Icon} name="fold" />
    </button>
    <${UnitCard} onEdit=${editUnit} />
  </aside>`;
}

/** @param {{loadEarlier: () => Promise<void>}} given */
function SideDock({ loadEarlier }) {
  const list = visibleTabs();
  const now = list.some((tab) => tab.id === app.tab.value) ? app.tab.value : "log";
  const pending = app.pendingTests.value;
  return html`<aside class="side-dock panel" aria-label="Panels">
    <${TabBar} list=${list} />
    ${pending.length > 0 && now !== "dice" && !app.isHandler.value && html`<div class="dock-pending"><${OwnTest} request=${pending[0]} /></div>`}
    <${StepLine} />
    <${FightPanel} />
    <${TabBody} id=${now} loadEarlier=${loadEarlier} />
  </aside>`;
}
