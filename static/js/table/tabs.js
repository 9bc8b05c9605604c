// The tabs of the side dock and of the phone's sheet: the list, the bar, and their contents.

import { useLayoutEffect, useRef } from "preact/hooks";
import * as selection from "../core/selection.js";
import { onScreen } from "../core/on-screen.js";
import * as session from "../core/session.js";
import * as ui from "../core/ui-state.js";
import * as aim from "../features/fight/aim-state.js";
import { unreadLines } from "../features/log/news.js";
import { requestedBuilds } from "../features/crew/hangar-link.js";
import { FightPanel } from "../features/fight/panel.js";
import { editUnit } from "../features/units/state.js";
import { Icon } from "../ui/icons.js";
import { Log } from "../features/log/log.js";
import { missionShown } from "../features/missions/running.js";
import { unreadMissions } from "../features/missions/unread.js";
import * as round from "../features/round/round.js";
import * as offers from "../features/dice-systems/offers.js";
import { pendingPlans } from "../features/sheets/state.js";
import { panelPart, part } from "../ui/parts.js";
import { html } from "../ui/controls.js";
import { t } from "../text/t.js";

const CrewTab = panelPart((all) => all.CrewTab);
const DiceTray = panelPart((all) => all.DiceTray);
const KnownUnits = panelPart((all) => all.KnownUnits);
const MissionStrip = part((all) => all.MissionStrip);
const PlayedTurns = part((all) => all.PlayedTurns);
const MapTab = panelPart((all) => all.MapTab);
const MissionList = panelPart((all) => all.MissionList);
const RoundTab = panelPart((all) => all.RoundTab);
const RunningMission = panelPart((all) => all.RunningMission);
const TableTab = panelPart((all) => all.TableTab);
const UnitCard = panelPart((all) => all.UnitCard);
const UnitsTab = panelPart((all) => all.UnitsTab);

/**
 * A tab. `narrow`: only in a narrow window; `handler`: only for the Handler, or only for others;
 * `filled`: whether there is anything in it for others than the Handler.
 * @typedef {{id: string, label: string, icon: string, narrow?: boolean, handler?: boolean, filled?: () => boolean}} Tab
 */

/** @type {Tab[]} */
const TABS = [
  { id: "unit", label: t("table-unit"), icon: "unit", narrow: true },
  { id: "round", label: t("table-round-2"), icon: "round", narrow: true },
  { id: "log", label: t("table-log"), icon: "log" },
  { id: "dice", label: t("table-dice"), icon: "dice" },
  { id: "crew", label: t("table-crew"), icon: "crew" },
  { id: "missions", label: t("table-missions"), icon: "mission", filled: () => Object.keys(session.missions.value).length > 0 },
  { id: "known", label: t("table-known"), icon: "list", handler: false },
  { id: "units", label: t("table-units"), icon: "list", handler: true },
  { id: "map", label: t("table-map"), icon: "terrain", handler: true },
  { id: "table", label: t("table-table"), icon: "table" },
];

/** The tabs that a screen shows. */
const ON_SCREEN = ["log", "crew", "missions", "known"];

/** Returns the tabs of this seat and window. */
export function visibleTabs() {
  const handler = session.isHandler.value;
  const list = TABS.filter(({ filled }) => handler || (filled?.() ?? true));
  if (onScreen) return list.filter(({ id }) => ON_SCREEN.includes(id));
  return list.filter((tab) => (!tab.narrow || ui.narrow.value) && (tab.handler === undefined || tab.handler === handler));
}

/** The bar, with badges for what is new or waits. @param {{list: Tab[]}} given */
export function TabBar({ list }) {
  const plans = session.isHandler.value ? pendingPlans().length + requestedBuilds().length : 0;
  const now = ui.tab.value;
  const count = offers.waitingCount.value;
  return html`<div class="tabs" role="tablist" aria-label=${t("table-panels")} onKeyDown=${(/** @type {KeyboardEvent} */ e) => walkTabs(e, list)}>
    ${list.map(
      (tab) => html`<button
        type="button"
        role="tab"
        id=${`tab-${tab.id}`}
        key=${tab.id}
        class="tab"
        tabindex=${tab.id === now ? 0 : -1}
        aria-selected=${String(tab.id === now && !missionShown.value)}
        aria-controls="tab-panel"
        onClick=${() => ui.openTab(tab.id)}
      >
        <${Icon} name=${tab.icon} size=${18} />
        <span>${tab.label}</span>
        ${tab.id === "log" && unreadLines.value > 0 && html`<span class="badge" role="img" aria-label=${t("table-new", { count: unreadLines.value })}>${unreadLines.value > 99 ? "99+" : unreadLines.value}</span>`}
        ${tab.id === "crew" && plans > 0 && html`<span class="badge badge-accent" role="img" aria-label=${t("table-waiting", { count: plans })}>${plans}</span>`}
        ${tab.id === "missions" && unreadMissions.value.length > 0 && html`<span class="badge badge-accent" role="img" aria-label=${t("table-new-length-value", { count: unreadMissions.value.length })}>${unreadMissions.value.length}</span>`}
        ${tab.id === "dice" && count > 0 && html`<span class="badge badge-accent" role="img" aria-label=${t("table-waiting", { count })}>${count}</span>`}
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
  const now = list.findIndex((tab) => tab.id === ui.tab.value);
  const next = list[(now + step + list.length) % list.length];
  ui.openTab(next.id);
  requestAnimationFrame(() => document.getElementById(`tab-${next.id}`)?.focus());
}

/**
 * The strip of the running mission, what was played, and below it the mission or the contents of a tab.
 * @param {{id: string, loadEarlier: () => Promise<void>}} given
 */
export function DockBody({ id, loadEarlier }) {
  // in the own turn a phone has its room for what the unit can do
  const strip = !(ui.narrow.value && id === "unit" && round.ownActor.value !== null && !missionShown.value);
  return html`${strip && html`<${MissionStrip} />`}<${PlayedTurns} />
    ${missionShown.value ? html`<div class="tab-body tab-mission"><${RunningMission} /></div>` : html`<${TabBody} id=${id} loadEarlier=${loadEarlier} />`}`;
}

/** The contents of a tab. @param {{id: string, loadEarlier: () => Promise<void>}} given */
function TabBody({ id, loadEarlier }) {
  const body = {
    unit: () => html`<${FightPanel} />${aim.aiming.value === null && html`<${UnitCard} onEdit=${editUnit} />`}`,
    round: () => html`<${RoundTab} />`,
    log: () => html`<${Log} loadEarlier=${loadEarlier} />`,
    dice: () => html`<${DiceTray} />`,
    crew: () => html`<${CrewTab} />`,
    missions: () => html`<${MissionList} />`,
    known: () => html`<${KnownUnits} />`,
    units: () => html`<${UnitsTab} />`,
    map: () => html`<${MapTab} />`,
    table: () => html`<${TableTab} />`,
  }[id];
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  // a tab, and the card of another unit, start at their top
  const card = id === "unit" ? selection.selected.value : null;
  useLayoutEffect(() => box.current?.scrollTo({ top: 0 }), [id, card]);
  return html`<div class=${`tab-body tab-${id}`} id="tab-panel" ref=${box} role="tabpanel" aria-labelledby=${`tab-${id}`}>
    ${ui.narrow.value && html`<h2 class="sr">${visibleTabs().find((tab) => tab.id === id)?.label}</h2>`}
    ${body?.()}
  </div>`;
}
