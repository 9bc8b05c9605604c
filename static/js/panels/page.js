// The page around the board: docks at the edges of a wide window, a sheet on a narrow one.

import { useEffect, useRef } from "preact/hooks";
import * as app from "./app.js";
import * as round from "./round.js";
import { AnswerButton, DiceTray, Pending } from "./dice.js";
import { Book } from "./book.js";
import { CrewTab } from "./crew.js";
import { askedBuilds } from "./crew-hangar.js";
import { boardOfPage, door } from "./door.js";
import { Help, HoverLine, PlacingHint, StackChooser, Toasts } from "./floating.js";
import { fightButton, FightPanel, Results } from "./fight-panel.js";
import { MapTab } from "./handler-map.js";
import { TableTab } from "./handler-table.js";
import { edit, UnitsTab } from "./handler-units.js";
import { Icon, Side } from "./icons.js";
import { LevelChooser } from "./level-menu.js";
import { Log } from "./log.js";
import { MeasurePanel } from "./measure.js";
import { newMissions } from "./mission-news.js";
import { waitingPlans } from "./sheet-state.js";
import * as offers from "./offers.js";
import { Blocker, LinkLine, Welcome } from "./states.js";
import { StepButton, StepLine } from "./systems.js";
import { EndingLine, Falls, PrimaryButton, RoundButtons, StartConflict, Tracker, Turns } from "./tracker.js";
import { ActionButton, capital, Empty, html, Primary, useSteady } from "./ui.js";
import { pickedProp, PropCard } from "./prop-card.js";
import { UndoButton } from "./undo.js";
import { Bar, UnitCard } from "./unit.js";

/** @typedef {{id: string, label: string, icon: string, narrow?: boolean, handler?: boolean}} Tab */

/** @type {Tab[]} */
const TABS = [
  { id: "unit", label: "Unit", icon: "unit", narrow: true },
  { id: "round", label: "Round", icon: "flag", narrow: true },
  { id: "log", label: "Log", icon: "log" },
  { id: "dice", label: "Dice", icon: "dice" },
  { id: "crew", label: "Crew", icon: "crew" },
  { id: "units", label: "Units", icon: "list", handler: true },
  { id: "map", label: "Map", icon: "terrain", handler: true },
  { id: "table", label: "Table", icon: "table" },
];

function tabs() {
  return TABS.filter(
    (tab) => (!tab.narrow || app.narrow.value) && (!tab.handler || app.isHandler.value),
  );
}

/** @typedef {{retry: () => void, earlier: () => Promise<void>}} PageProps */

/** @param {PageProps} given */
export function Page({ retry, earlier }) {
  const blocker = Blocker();
  if (blocker !== null) return html`${blocker}<${Toasts} />`;
  return html`
    ${app.narrow.value ? html`<${Narrow} earlier=${earlier} />` : html`<${Wide} earlier=${earlier} />`}
    <${LinkLine} retry=${retry} />
    <${StackChooser} />
    <${LevelChooser} />
    <p class="sr" role="status" aria-live="polite">${app.announced.value}</p>
    ${app.book.value === null && html`<${Toasts} />`}
    <${Book} />
    <${Help} />
  `;
}

/** @param {{earlier: () => Promise<void>}} given */
function Wide({ earlier }) {
  return html`
    <header class="topbar">
      <${Title} />
      <div class="topbar-mid panel"><${Tracker} /></div>
      <div class="topbar-buttons panel">
        ${!app.isSpectator.value
          ? html`<${UndoButton} id="undo" door=${door} /><${UndoButton} id="redo" door=${door} />`
          : null}
        <${ActionButton} id="view.theme" door=${door} iconOnly quiet />
        <${ActionButton} id="help" door=${door} iconOnly quiet />
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
    </header>
    <${ToolRail} />
    <div class="bottom">
      <${Results} />
      <${EndingLine} />
      <${HoverLine} />
      <${Welcome} />
      <${PlacingHint} />
      <${MeasurePanel} />
      <${Bar} />
    </div>
    ${(app.unit.value !== null || mayTake() || propOf() !== null) && html`<${CardDock} />`}
    ${app.dockOpen.value && html`<${SideDock} earlier=${earlier} />`}
  `;
}

/** A pilot without a unit is offered the free ones where the card will be. */
function mayTake() {
  return (
    app.you.value?.role === "pilot" &&
    app.mine.value.length === 0 &&
    Object.values(app.units.value).some((unit) => unit.disposition === "pilot" && unit.controller === null && !unit.destroyed)
  );
}

/** The prop to show where no unit is selected; the Map tab shows it itself. */
function propOf() {
  return app.tab.value === "map" && app.dockOpen.value ? null : pickedProp();
}

function Title() {
  const scene = app.scene.value;
  return html`<div class="title panel">
    <span class=${`link-dot link-${app.link.value.state}`} title=${app.link.value.state}></span>
    <h1 title=${app.table.value?.name}>${app.table.value?.name}</h1>
    ${scene && scene.name && scene.name !== app.table.value?.name && html`<span class="quiet">${scene.name}</span>`}
  </div>`;
}

function ToolRail() {
  const tool = app.tool.value;
  return html`<nav class="rail panel" aria-label="Tools">
    ${["select", "range", "sight"].map(
      (id) => html`<${ActionButton} key=${id} id=${`tool.${id}`} door=${door} iconOnly quiet pressed=${tool === id} />`,
    )}
    <${ActionButton} id="tool.viewshed" door=${door} iconOnly quiet pressed=${app.viewshedOf.value !== null} />
    <hr />
    <${ActionButton} id="view.in" door=${door} iconOnly quiet />
    <${ActionButton} id="view.out" door=${door} iconOnly quiet />
    <${ActionButton} id="view.fit" door=${door} iconOnly quiet />
  </nav>`;
}

function CardDock() {
  const unit = app.unit.value;
  const prop = propOf();
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
    <${UnitCard} onEdit=${edit} />
  </aside>`;
}

/** @param {{list: Tab[]}} given */
function TabBar({ list }) {
  const plans = app.isHandler.value ? waitingPlans().length + askedBuilds().length : 0;
  const now = app.tab.value;
  const count = offers.waiting.value;
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
        ${tab.id === "log" && app.unread.value > 0 && html`<span class="badge" aria-label=${`${app.unread.value} new`}>${app.unread.value > 99 ? "99" : app.unread.value}</span>`}
        ${tab.id === "crew" && plans > 0 && html`<span class="badge badge-accent" aria-label=${`${plans} waiting`}>${plans}</span>`}
        ${tab.id === "crew" && newMissions.value.length > 0 && html`<span class="badge badge-accent" aria-label=${`${newMissions.value.length} new ${newMissions.value.length === 1 ? "mission" : "missions"}`}>${newMissions.value.length}</span>`}
        ${tab.id === "dice" && count > 0 && html`<span class="badge badge-accent" aria-label=${`${count} waiting`}>${count}</span>`}
      </button>`,
    )}
  </div>`;
}

/**
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

/** @param {{id: string, earlier: () => Promise<void>}} given */
function TabBody({ id, earlier }) {
  const body = {
    unit: () => html`<${FightPanel} />${app.aiming.value === null && html`<${UnitCard} onEdit=${edit} />`}`,
    round: () => html`<${RoundTab} />`,
    log: () => html`<${Log} earlier=${earlier} />`,
    dice: () => html`<${DiceTray} />`,
    crew: () => html`<${CrewTab} />`,
    units: () => html`<${UnitsTab} />`,
    map: () => html`<${MapTab} />`,
    table: () => html`<${TableTab} />`,
  }[id];
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  // another unit's card is read from its top
  useEffect(() => {
    if (id === "unit") box.current?.scrollTo({ top: 0 });
  }, [id, app.selected.value]);
  return html`<div class=${`tab-body tab-${id}`} id="tab-panel" ref=${box} role="tabpanel" aria-labelledby=${`tab-${id}`}>
    ${body?.()}
  </div>`;
}

/** @param {{earlier: () => Promise<void>}} given */
function SideDock({ earlier }) {
  const list = tabs();
  const now = list.some((tab) => tab.id === app.tab.value) ? app.tab.value : "log";
  const pending = app.pending.value;
  return html`<aside class="side-dock panel" aria-label="Panels">
    <${TabBar} list=${list} />
    ${pending.length > 0 && now !== "dice" && !app.isHandler.value && html`<div class="dock-pending"><${Pending} request=${pending[0]} /></div>`}
    <${StepLine} />
    <${FightPanel} />
    <${TabBody} id=${now} earlier=${earlier} />
  </aside>`;
}

/** The Round tab while there is no conflict. */
function NoRound() {
  return html`<${Empty} icon="flag" title="Everybody moves freely">
    In a conflict the segments stand here, with who acts and who still waits.
    ${app.isHandler.value && html`<span class="row empty-own"><${StartConflict} /></span>`}
  </${Empty}>`;
}

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
    ${fight.segment === "environmental" ? html`<${Falls} falls=${fight.falls ?? []} />` : html`<${Turns} segment=${fight.segment} />`}
    ${fight.segment !== "environmental" && (fight.falls ?? []).length > 0 && html`<h3 class="eyebrow">Falls to come</h3><${Falls} falls=${fight.falls} />`}
    <div class="row"><${RoundButtons} primary=${offers.waiting.value > 0} /></div>
  </div>`;
}

const HEIGHTS = /** @type {const} */ (["handle", "actions", "all"]);

/** @param {{earlier: () => Promise<void>}} given */
function Narrow({ earlier }) {
  const list = tabs();
  const now = list.some((tab) => tab.id === app.tab.value) ? app.tab.value : "unit";
  const height = app.sheet.value;
  const pending = app.pending.value;
  const fight = fightButton();
  return html`
    <header class="phone-top">
      <div class="phone-round panel"><${PhoneRound} /></div>
    </header>
    ${(height !== "all" || app.low.value) && html`<nav class="phone-tools panel" aria-label="Tools">
      <${ActionButton} id="tool.range" door=${door} iconOnly quiet word="Range" pressed=${app.tool.value === "range"} />
      <${ActionButton} id="tool.sight" door=${door} iconOnly quiet word="Sight" pressed=${app.tool.value === "sight"} />
      <${ActionButton} id="tool.viewshed" door=${door} iconOnly quiet word="Sees" pressed=${app.viewshedOf.value !== null} />
      <${ActionButton} id="view.fit" door=${door} iconOnly quiet word="Map" />
      ${app.undoState.value.can_undo && html`<${UndoButton} id="undo" door=${door} word="Undo" />`}
    </nav>`}
    <div class=${`bottom bottom-${height}`}>
      <${Results} /><${EndingLine} /><${HoverLine} /><${Welcome} /><${PlacingHint} /><${MeasurePanel} />
    </div>
    <section class=${`sheet panel sheet-${height}`} aria-label="Panels">
      <${SheetHandle} />
      <div class="sheet-primary">
        ${fight ?? (pending.length === 0
          ? html`<${PhoneStep} tray=${now === "dice" && height !== "handle"} />`
          : now === "dice" && height !== "handle"
            ? html`<${AnswerButton} request=${pending[0]} />`
            : html`<${Primary} label="A test waits for you" icon="dice" onPress=${() => app.openTab("dice")} />`)}
      </div>
      <${TabBar} list=${list} />
      ${height !== "handle" && html`<${TabBody} id=${now} earlier=${earlier} />`}
    </section>
  `;
}

/**
 * What waits for this seat in a dice system, else what the round waits for. The Handler has more to
 * do than steps: those wait in the tray, with their number at the tab.
 * @param {{tray: boolean}} given
 */
function PhoneStep({ tray }) {
  const none = offers.steps.value.length === 0;
  return none || (app.isHandler.value && !tray) ? html`<${PhonePrimary} />` : html`<${StepButton} />`;
}

function PhonePrimary() {
  const unit = app.unit.value;
  const plan = app.planned.value;
  if (plan !== null) return html`<${MoveButton} plan=${plan} /><${PrimaryIfAny} />`;
  if (app.conflict.value === null) {
    // the bar at the top says that there is no conflict, the Round tab what that means
    if (unit === null || app.tab.value === "round") return null;
    return html`<p class="waiting"><${Side} disposition=${unit.disposition} size=${16} /> ${unit.name} <span class="quiet">${unit.destroyed ? "is destroyed" : unit.at === null ? "is not on the map" : "moves freely"}</span></p>`;
  }
  return html`<${PrimaryButton} />`;
}

/** A finger's way to make the movement that is planned on the map. @param {{plan: any}} given */
function MoveButton({ plan }) {
  const [name, word] = plan.falls ? ["fall", "Step off"] : plan.mode === "flight" ? ["fly", "Fly"] : ["move", "Move"];
  const steady = useSteady(word);
  return html`<button type="button" class=${"button " + (plan.falls ? "button-danger" : "button-primary")} aria-disabled=${steady ? undefined : "true"} onClick=${() => steady && boardOfPage()?.confirm()}>
    <${Icon} name=${name} /><span>${word} ${plan.cost} / ${plan.budget}</span>
  </button>`;
}

/** What else the round waits for, when that is a button: not a sentence. */
function PrimaryIfAny() {
  const { kind } = round.nextStep();
  return ["start", "end", "segment", "resolve"].includes(kind) ? html`<${PrimaryButton} />` : null;
}

function PhoneRound() {
  const fight = app.conflict.value;
  const active = fight?.active ? app.units.value[fight.active] : null;
  const dot = html`<span class=${`link-dot link-${app.link.value.state}`}></span>`;
  if (fight === null) {
    return html`${dot}<h1 class="phone-title">${app.table.value?.name}</h1><span class="quiet">no conflict</span>`;
  }
  if (active && active.controller === app.you.value?.seat) {
    return html`${dot}<h1 class="phone-title">Your turn</h1>
      <span>${active.steps} ${active.steps === 1 ? "step" : "steps"}, ${active.energy} energy</span>
      <span class="quiet">R${fight.round}</span>`;
  }
  return html`${dot}<h1 class="phone-title">Round ${fight.round}</h1>
    <span class="phone-segment">${capital(app.messages.value.word(fight.segment))}</span>
    ${active && html`<span class="phone-active"><${Side} disposition=${active.disposition} size=${14} />${active.name}</span>`}`;
}

/** How far up the sheet reaches at each height, in pixels. */
function reaches() {
  const high = window.innerHeight;
  return { handle: 164, actions: Math.min(high * 0.56, 452), all: high - 64 };
}

/** The handle: drag or tap between the heights. */
function SheetHandle() {
  const start = useRef(/** @type {number|null} */ (null));
  const heights = app.low.value ? HEIGHTS.slice(0, 2) : HEIGHTS;
  const now = Math.min(HEIGHTS.indexOf(app.sheet.value), heights.length - 1);
  const set = (/** @type {number} */ i) => (app.sheet.value = heights[Math.max(0, Math.min(heights.length - 1, i))]);
  const turn = () => set((now + 1) % heights.length);
  /** Let go: the height nearest to the finger, but never the one it came from. @param {number} y @param {number} step */
  function drop(y, step) {
    const up = reaches();
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
