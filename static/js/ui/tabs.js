// The tabs of the side dock and of the phone's sheet: the list, the bar, and their contents.

import { useEffect, useRef } from "preact/hooks";
import * as app from "../core/app.js";
import { CrewTab } from "../features/crew/crew.js";
import { requestedBuilds } from "../features/crew/crew-hangar.js";
import { DiceTray } from "../features/dice/dice.js";
import { EffectList, EnvironmentButton } from "../features/round/environment.js";
import { FightPanel } from "../features/fight/panel.js";
import { MapTab } from "../features/map-editor/map.js";
import { TableTab } from "../features/handler/table.js";
import { editUnit, UnitsTab } from "../features/units/units.js";
import { Icon } from "./icons.js";
import { KnownUnits } from "../features/units/known-units.js";
import { Log } from "../features/log/log.js";
import { unreadMissions } from "../features/missions/unread.js";
import * as offers from "../features/dice-systems/offers.js";
import { OverruleRoundButton } from "../features/handler/overrule-round.js";
import { pendingPlans } from "../features/sheets/state.js";
import { MissionNotStarted } from "../features/missions/not-started.js";
import { FallList, RoundButtons, StartConflictButton, Turns } from "../features/round/tracker.js";
import { EmptyState, html } from "./controls.js";
import { UnitCard } from "../features/units/unit.js";
import { capital } from "../text/format.js";

/**
 * A tab. `narrow`: only in a narrow window; `handler`: only for the Handler, or only for others.
 * @typedef {{id: string, label: string, icon: string, narrow?: boolean, handler?: boolean}} Tab
 */

/** @type {Tab[]} */
const TABS = [
  { id: "unit", label: "Unit", icon: "unit", narrow: true },
  { id: "round", label: "Round", icon: "flag", narrow: true },
  { id: "log", label: "Log", icon: "log" },
  { id: "dice", label: "Dice", icon: "dice" },
  { id: "crew", label: "Crew", icon: "crew" },
  { id: "known", label: "Known", icon: "list", handler: false },
  { id: "units", label: "Units", icon: "list", handler: true },
  { id: "map", label: "Map", icon: "terrain", handler: true },
  { id: "table", label: "Table", icon: "table" },
];

/** Returns the tabs of this seat and window. */
export function visibleTabs() {
  return TABS.filter(
    (tab) => (!tab.narrow || app.narrow.value) && (tab.handler === undefined || tab.handler === app.isHandler.value),
  );
}

/** The bar, with badges for what is new or waits. @param {{list: Tab[]}} given */
export function TabBar({ list }) {
  const plans = app.isHandler.value ? pendingPlans().length + requestedBuilds().length : 0;
  const now = app.tab.value;
  const count = offers.waitingCount.value;
  return html`<div class="tabs" role="tablist" aria-label="Panels" onKeyDown=${(/** @type {KeyboardEvent} */ e) => walkTabs(e, list)}>
    ${list.map(
      (tab) => html`<button
        type="button"
        role="tab"
        id=${`tab-${tab.id}`}
        key=${tab.id}
        class="tab"
        tabindex=${tab.id === now ? 0 : -1}
        aria-selected=${String(tab.id === now)}
        aria-controls="tab-panel"
        onClick=${() => app.openTab(tab.id)}
      >
        <${Icon} name=${tab.icon} size=${18} />
        <span>${tab.label}</span>
        ${tab.id === "log" && app.unreadLines.value > 0 && html`<span class="badge" role="img" aria-label=${`${app.unreadLines.value} new`}>${app.unreadLines.value > 99 ? "99" : app.unreadLines.value}</span>`}
        ${tab.id === "crew" && plans > 0 && html`<span class="badge badge-accent" role="img" aria-label=${`${plans} waiting`}>${plans}</span>`}
        ${tab.id === "crew" && unreadMissions.value.length > 0 && html`<span class="badge badge-accent" role="img" aria-label=${`${unreadMissions.value.length} new ${unreadMissions.value.length === 1 ? "mission" : "missions"}`}>${unreadMissions.value.length}</span>`}
        ${tab.id === "dice" && count > 0 && html`<span class="badge badge-accent" role="img" aria-label=${`${count} waiting`}>${count}</span>`}
      </button>`,
    )}
  </div>`;
}

/**
 * Handles the arrow keys of the bar.
 * @param {KeyboardEvent} event
 * @param {Tab[]} list
 */
function walkTabs(event, list) {
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const now = list.findIndex((tab) => tab.id === app.tab.value);
  const next = list[(now + step + list.length) % list.length];
  app.openTab(next.id);
  requestAnimationFrame(() => document.getElementById(`tab-${next.id}`)?.focus());
}

/** The contents of a tab. @param {{id: string, loadEarlier: () => Promise<void>}} given */
export function TabBody({ id, loadEarlier }) {
  const body = {
    unit: () => html`<${FightPanel} />${app.aiming.value === null && html`<${UnitCard} onEdit=${editUnit} />`}`,
    round: () => html`<${RoundTab} />`,
    log: () => html`<${Log} loadEarlier=${loadEarlier} />`,
    dice: () => html`<${DiceTray} />`,
    crew: () => html`<${CrewTab} />`,
    known: () => html`<${KnownUnits} />`,
    units: () => html`<${UnitsTab} />`,
    map: () => html`<${MapTab} />`,
    table: () => html`<${TableTab} />`,
  }[id];
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  // the card of another unit starts at its top
  useEffect(() => {
    if (id === "unit") box.current?.scrollTo({ top: 0 });
  }, [id, app.selected.value]);
  return html`<div class=${`tab-body tab-${id}`} id="tab-panel" ref=${box} role="tabpanel" aria-labelledby=${`tab-${id}`}>
    ${app.narrow.value && html`<h2 class="sr">${visibleTabs().find((tab) => tab.id === id)?.label}</h2>`}
    ${body?.()}
  </div>`;
}

/** The Round tab outside of a conflict. */
function NoRound() {
  return html`<${EmptyState} icon="flag" title="Everybody moves freely">
    In a conflict the segments stand here, with who acts and who still waits.
    ${app.isHandler.value && html`<span class="row empty-own"><${StartConflictButton} /></span><${MissionNotStarted} />`}
  </${EmptyState}>`;
}

/** The Round tab: segments, turns, falls and effects. */
function RoundTab() {
  const fight = app.conflict.value;
  if (fight === null) return html`<${NoRound} />`;
  const order = fight.order ?? [];
  return html`<div class="round-tab">
    <ol class="segments segments-tall">
      ${order.map(
        (name) => html`<li key=${name} class=${"segment " + (name === fight.segment ? "segment-now" : "segment-next")}>${capital(app.messages.value.word(name))}</li>`,
      )}
    </ol>
    ${fight.segment === "environmental" ? html`<${FallList} falls=${fight.falls ?? []} />` : html`<${Turns} segment=${fight.segment} />`}
    ${fight.segment !== "environmental" && (fight.falls ?? []).length > 0 && html`<h3 class="eyebrow">Falls to come</h3><${FallList} falls=${fight.falls} />`}
    ${(fight.effects ?? []).length > 0 && html`<h3 class="eyebrow">Environment</h3><${EffectList} effects=${fight.effects ?? []} />`}
    <div class="row"><${RoundButtons} primary=${offers.waitingCount.value > 0} />${app.isHandler.value && html`<${EnvironmentButton} /><${OverruleRoundButton} />`}</div>
  </div>`;
}
