// The unit card: identity, condition, resources, and possible actions with the reasons against
// them.

import { useLayoutEffect } from "preact/hooks";
import { action } from "../../core/actions.js";
import * as app from "../../core/app.js";
import * as round from "../round/round.js";
import { Chips } from "../fight/chips.js";
import { HangarHint, HangarLink, placeOnNextClick } from "../crew/crew-hangar.js";
import { actionContext, showPlace } from "../../core/action-context.js";
import { ActionBar } from "../fight/action-bar.js";
import { carrierText, Riders } from "../fight/riders.js";
import { FrameDetails, FrameResources } from "../fight/unit-card.js";
import { actions, actor, movesInActionBar, reasonText } from "../fight/unit-actions.js";
import { Icon, Side } from "../../ui/icons.js";
import { label as hexLabel } from "../../core/hexes.js";
import { pickedProp, PropCard } from "../map-editor/prop-card.js";
import { linkText, openSheet, characterOfUnit } from "../sheets/state.js";
import { Choice, EmptyState, Gauge, html } from "../../ui/controls.js";
import { controllersOf, isUnclaimed, seatControls } from "../../core/unit-control.js";
import { TakeOrRequestUnit, takeUnit } from "./unclaimed-unit.js";
import { VisibilityToggles } from "../fog/unit-visibility.js";

/** @typedef {import("../../core/store.js").Unit} Unit */

/**
 * The card of the selected unit, or of the picked prop.
 * @param {{onEdit?: (id: string) => void}} given
 */
export function UnitCard({ onEdit }) {
  const unit = app.unit.value;
  const prop = unit === null ? pickedProp() : null;
  if (prop !== null) return html`<${PropCard} key=${prop.id} prop=${prop} />`;
  if (unit === null) return html`<${NoUnit} />`;
  const ours = app.controls(unit.id) && !app.isSpectator.value;
  const pilot = characterOfUnit(unit.id);
  const nobody = isUnclaimed(unit);
  const linked = unit.controller === null ? linkText(unit.id) : "";
  // on a phone-wide card the icons have labels
  const sign = `button button-quiet unit-sign${app.narrow.value ? "" : " button-icon"}`;
  return html`<article class="unit-card" aria-label=${unit.name}>
    <header class="unit-head">
      <${Side} disposition=${unit.disposition} size=${28} label=${unit.disposition} />
      <div class="unit-title">
        <h2 title=${unit.name}>${unit.name}</h2>
        <p class="unit-where quiet">${!linked && !nobody && html`<span title=${controllerName(unit)}>${controllerName(unit)}</span> · `}${placeLine(unit)}</p>
      </div>
      ${pilot !== null &&
      html`<button type="button" class=${sign} aria-label=${`The sheet of ${pilot.name}`} title=${`The sheet of ${pilot.name}`} onClick=${() => openSheet(pilot.id)}>
        <${Icon} name="crew" />${app.narrow.value && html`<span>Sheet</span>`}
      </button>`}
      ${app.isHandler.value &&
      onEdit &&
      html`<button type="button" class=${sign} aria-label="Edit the unit" title="Edit the unit" onClick=${() => onEdit(unit.id)}>
        <${Icon} name="edit" />${app.narrow.value && html`<span>Edit</span>`}
      </button>`}
    </header>
    ${app.isHandler.value && html`<div class="unit-known" role="group" aria-label="What the pilots know of it"><${VisibilityToggles} unit=${unit} words=${true} /></div>`}
    ${(nobody || linked) && html`<p class="quiet unit-linked">${[nobody && "Nobody steers it.", linked && `Its character: ${linked}.`].filter(Boolean).join(" ")}</p>`}
    <${TakeOrRequestUnit} unit=${unit} />
    ${ours && unit.destroyed && unit.frame && html`<p class="quiet">${pilot === null ? "A character that is linked to it can pay for a new frame, on its sheet." : `The sheet of ${pilot.name} has the new frame.`}</p>`}
    ${app.isHandler.value &&
    unit.at === null &&
    !unit.carried_by &&
    html`<button type="button" class="button button-strong button-wide" onClick=${() => placeOnNextClick(unit.id)}><${Icon} name="ping" /><span>Place it</span></button>`}
    <${Chips} key=${unit.id} unit=${unit} />
    ${numbersHidden(unit) ? html`<${HiddenNumbers} unit=${unit} />` : unit.frame ? html`<${FrameResources} unit=${unit} frame=${unit.frame} />` : html`<${PlainBody} unit=${unit} />`}
    <${Riders} unit=${unit} />
    ${ours && !unit.destroyed && !unit.carried_by && (movesInActionBar(unit) ? app.mayOverrule.value && html`<${OverruleSwitch} />` : html`<${Actions} unit=${unit} />`)}
    ${ours && app.narrow.value && html`<${UnitActionBar} sheet=${true} />`}
    ${unit.frame && html`<${FrameDetails} unit=${unit} frame=${unit.frame} />`}
    ${ours && !unit.destroyed && (app.conflict.value === null || app.isHandler.value) && html`<div class="row">${hasNoBuild(unit) && html`<p class="quiet" title="A build brings weapons, expansions and the numbers of a frame">No weapons: fit it out</p>`}<${HangarLink} unit=${unit} /></div>`}
  </article>`;
}

/** Returns whether this seat may not read a unit's numbers. @param {Unit} unit */
const numbersHidden = (unit) => unit.integrity === null;

/** @type {Record<string, string>} */
const CONDITION = { whole: "Whole", damaged: "Damaged", "badly-damaged": "Badly damaged", destroyed: "Destroyed" };

/** Returns whether a unit has no build, and so nothing to attack with. @param {Unit} unit */
const hasNoBuild = (unit) => !unit.frame && !unit.pilot_of;

/** The condition of a unit without its numbers. @param {{unit: Unit}} given */
function HiddenNumbers({ unit }) {
  const word = CONDITION[unit.condition ?? ""];
  return html`${word && !unit.destroyed && html`<p class=${`untold untold-${unit.condition}`}><${Icon} name="shield" size=${16} /><b>${word}</b></p>`}
    <p class="quiet">Its numbers are the Handler’s.</p>`;
}

/** The resources of a unit without a frame. @param {{unit: Unit}} given */
function PlainBody({ unit }) {
  return html`<div class="gauges">
      <${Gauge} label="Integrity" icon="shield" tone="integrity" value=${unit.integrity} max=${unit.integrity_max} />
      <${Gauge} label="Stability" icon="balance" tone="stability" value=${unit.stability} max=${unit.stability_max} />
      <${Gauge} label="Energy" icon="bolt" tone="energy" value=${unit.energy} max=${unit.energy_max} />
    </div>
    <${Budget} unit=${unit} />`;
}

/** The bar with the unit's actions. @param {{sheet?: boolean}} given */
export function UnitActionBar({ sheet = false }) {
  const unit = actor.value;
  if (unit === null) return null;
  const moves = movesInActionBar(unit);
  return html`<${ActionBar} key=${unit.id} sheet=${sheet} moves=${moves} note=${moves ? reachNote(unit, app.mode.value) : null} />`;
}

function NoUnit() {
  const some = app.ownUnitIds.value.length > 0;
  const free = Object.values(app.units.value).filter(isUnclaimed);
  if (!some && app.you.value?.role === "pilot" && free.length > 0) return html`<${TakeUnit} free=${free} />`;
  return html`<${EmptyState} icon="select" title="No unit selected">
    ${some && !app.isHandler.value && html`<${OwnUnitButtons} />`}
    ${some
      ? app.touch.value ? "Tap a unit on the map." : "Click a unit on the map, or press Z for yours."
      : app.isHandler.value
        ? "Add units from the Units tab."
        : `${app.you.value?.role === "pilot" ? "You steer no unit yet. " : ""}${app.touch.value ? "Tap" : "Click"} any unit to look at it.`}
    ${!some && app.you.value?.role === "pilot" && html`<${HangarHint} />`}
  </${EmptyState}>`;
}

/** Buttons that select and show the own units. */
function OwnUnitButtons() {
  return html`<span class="row empty-own">
    ${app.ownUnitIds.value.map(
      (id) => html`<button
        type="button"
        class="button"
        key=${id}
        onClick=${() => {
          app.select(id);
          actionContext.board().centreOnUnit();
        }}
      >
        <${Icon} name="centre" /><span>Show ${app.units.value[id].name}</span>
      </button>`,
    )}
  </span>`;
}

/** The units that a pilot without a unit can take. @param {{free: Unit[]}} given */
export function TakeUnit({ free }) {
  return html`<section class="take" aria-label="Take a unit">
    <h2>Take a unit</h2>
    <p class="quiet">Nobody steers these yet. The Handler can change it later.</p>
    ${free.map(
      (unit) => html`<div class="take-unit" key=${unit.id}>
        <button
          type="button"
          class="button button-primary"
          title=${`Take ${unit.name}`}
          onClick=${() =>
            takeUnit(unit.id, () => {
              app.select(unit.id);
              actionContext.board().centreOnUnit();
            })}
        >
          <span>Take ${unit.name}</span>
        </button>
        ${unit.at !== null &&
        html`<button
          type="button"
          class="button button-icon"
          title=${`Show ${unit.name} on the map`}
          aria-label=${`Show ${unit.name} on the map`}
          onClick=${() => showPlace(/** @type {any} */ (unit.at))}
        >
          <${Icon} name="centre" />
        </button>`}
        <p class="quiet take-stats">Integrity ${unit.integrity_max} · Stability ${unit.stability_max} · Speed ${unit.speed}</p>
      </div>`,
    )}
    <${HangarHint} />
  </section>`;
}

/** Returns who controls a unit. @param {Unit} unit */
function controllerName(unit) {
  if (unit.controller === null) return unit.disposition === "pilot" ? "no pilot" : unit.disposition;
  if (!seatControls(app.you.value?.seat, unit)) return app.pilotNames(unit);
  const others = controllersOf(unit).filter((seat) => seat !== app.you.value?.seat);
  return others.length === 0 ? "yours" : `yours and ${others.map((seat) => app.seats.value[seat]?.name).join(" and ")}'s`;
}

/** Returns where a unit is. @param {Unit} unit */
function placeLine(unit) {
  if (unit.at === null) return carrierText(unit) || "off the map";
  const orientation = app.map.value?.orientation ?? "flat";
  return `${hexLabel(unit.at, orientation)}, level ${unit.at.level}`;
}

/** @param {{unit: Unit}} given */
function Budget({ unit }) {
  const fight = app.conflict.value !== null;
  const acts = unit.turn === "active";
  return html`<dl class="budget">
    ${fight &&
    acts &&
    html`<div class="budget-item">
      <dt>Steps</dt>
      <dd><span class="pips" role="img" aria-label=${`${unit.steps} of ${round.STEPS_PER_TURN} steps left`}>
        ${[1, 2, 3, 4].map((n) => html`<span key=${n} class=${"pip" + (n <= unit.steps ? " pip-on" : "")}></span>`)}
        <b>${unit.steps}</b>
      </span></dd>
    </div>`}
    ${fight &&
    !acts &&
    html`<div class="budget-item">
      <dt>Steps</dt>
      <dd>${unit.turn === "waiting" ? html`<b>${round.STEPS_PER_TURN}</b> when its turn begins` : html`<b>${unit.steps}</b> left over`}</dd>
    </div>`}
    <div class="budget-item"><dt>Speed</dt><dd><b>${unit.speed}</b></dd></div>
    ${fight &&
    unit.movement &&
    html`<div class="budget-item">
      <dt>Range left</dt>
      <dd><b>${unit.movement.left}</b> ${unit.movement.mode === "flight" ? "in flight" : "on foot"}</dd>
    </div>`}
  </dl>`;
}

/** @param {{unit: Unit}} given */
function Actions({ unit }) {
  const mode = app.mode.value;
  const note = reachNote(unit, mode);
  // a pilot on foot only walks
  const afoot = Boolean(unit.pilot_of);
  useLayoutEffect(() => {
    if (afoot && mode === "flight") app.mode.value = "ground";
  }, [afoot, mode]);
  return html`<div class="unit-actions">
    ${!afoot &&
    html`<${Choice}
      label="How to move"
      value=${mode}
      onChange=${(/** @type {any} */ value) => (app.mode.value = value)}
      options=${[
        { value: "ground", label: "Walk", icon: "walk", title: "Walk (G switches)" },
        { value: "flight", label: "Fly", icon: "fly", title: "Fly (G switches)" },
      ]}
    />`}
    ${note && html`<p class="unit-note"><${Icon} name=${note.icon} size=${16} />${note.text}</p>`}
    ${app.mayOverrule.value && html`<${OverruleSwitch} />`}
    <div class="button-row">
      ${!afoot && html`<${UnitButton} id="unit.aloft" unit=${unit} /><${UnitButton} id="unit.descend" unit=${unit} />`}
      ${unit.turn === "active" && !app.narrow.value &&
      html`<button type="button" class="button" onClick=${() => round.endTurn(unit.id)}>
        <${Icon} name="check" /><span>${round.endTurnQuestion.value?.unit === unit.id ? "End anyway?" : "End turn"}</span>
      </button>`}
    </div>
  </div>`;
}

/** The Handler's switch to move and act out of turn and at no cost. */
function OverruleSwitch() {
  return html`<button
    type="button"
    class="button button-wide"
    aria-pressed=${String(app.isOverruling.value)}
    title="Let it move and act out of turn and without cost (O switches)"
    data-action="unit.overrule"
    onClick=${app.toggleOverrule}
  >
    <${Icon} name="overrule" /><span>Overrule turn and cost</span>
  </button>`;
}

/** @param {{id: string, unit: Unit}} given */
function UnitButton({ id, unit }) {
  const entry = action(id);
  const able = entry.when(actionContext);
  const price = app.conflict.value === null ? "" : id === "unit.aloft" ? " (1 energy)" : " (free)";
  const why = able ? null : `${entry.label}: ${unavailableReason(id, unit)}`;
  // not `disabled`: a tap on it shows the reason
  return html`<button
    type="button"
    class="button"
    aria-disabled=${String(!able)}
    title=${why ?? entry.label}
    data-action=${id}
    onClick=${() => (why === null ? entry.run(actionContext) : app.toast("note", why))}
  >
    <${Icon} name=${entry.icon} />
    <span>${entry.label}${price}</span>
  </button>`;
}

/**
 * Returns why an action is not possible.
 * @param {string} id
 * @param {Unit} unit
 */
function unavailableReason(id, unit) {
  if (app.conflict.value !== null && unit.turn !== "active") return "it is not its turn";
  if (!unit.airborne) return "it is on the ground";
  if (id === "unit.descend" && !unit.flown) return "it has not flown this turn";
  return "not now";
}

/**
 * Returns what a drag would do now, or why it would do nothing.
 * @param {Unit} unit
 * @param {"ground"|"flight"} mode
 * @returns {{icon: string, text: string}|null}
 */
function reachNote(unit, mode) {
  // its card says who carries it, and how it gets off
  if (unit.carried_by) return null;
  if (unit.at === null) return { icon: "info", text: "Off the map: place it first." };
  const fight = app.conflict.value;
  const free = app.isOverruling.value;
  const reaction = app.view.value?.reactions?.[unit.id];
  if (reaction?.ready && reaction.state !== "choose") return { icon: "react", text: "Its reaction: one action of one step, now." };
  if (fight !== null && unit.turn !== "active" && !free) {
    const may = app.reach.value.unit === unit.id && app.reach.value[mode === "ground" ? "ground" : "flight"]?.cells?.length > 1;
    const shown = may ? "; the dashed line is how far it could go" : "";
    if (unit.turn === "waiting" && round.inSegment(unit, fight.segment)) {
      return { icon: "play", text: `${fight.active === null ? "Start its turn to move" : "Another turn is being played"}${shown}.` };
    }
    /** @type {Record<string, string>} */
    const why = { waiting: `Its segment is still to come${shown}.`, done: "It has acted this round.", abstained: "It lets this round pass." };
    return { icon: "wait", text: why[unit.turn] ?? "It does not act any more this round." };
  }
  if (app.aiming.value?.unit === unit.id) {
    return { icon: "aim", text: `${app.touch.value ? "Tap" : "Click"} what it is aimed at, on the map or in the list.` };
  }
  const reach = app.reach.value;
  if (reach.unit !== unit.id) return null;
  if (reach.why?.[mode]) {
    const { code, params } = reach.why[mode];
    return { icon: "info", text: app.messages.value.refusal(code, params, app.naming.value) };
  }
  const answer = mode === "ground" ? reach.ground : reach.flight;
  if (!answer) return null;
  // the unit lacks something that the movement costs
  if (answer.wait && !free) return { icon: "info", text: app.messages.value.refusal(answer.wait.code, answer.wait.params, app.naming.value) };
  const way = actions.value.find((each) => each.command.type === "unit.move" && each.command.mode === mode);
  if (way?.reason && actor.value?.id === unit.id && !free) return { icon: "info", text: `${reasonText(way.reason)}.` };
  const how = app.touch.value ? "Tap a hex to plan, tap again to move" : "Click or drag";
  if (fight === null) return { icon: "move", text: app.touch.value ? `${how}.` : `${how} it where it should go.` };
  const reached = answer.cells.filter((/** @type {any} */ cell) => cell.cost > 0).length;
  if (reached === 0) return { icon: "info", text: mode === "ground" ? "Nowhere to walk from here." : "Nowhere to fly from here." };
  const far = `a range of ${answer.budget} (each level counts too)`;
  if (free) return { icon: "move", text: `${how}: ${far} at a time. The log says that you overruled.` };
  const paid = unit.movement?.mode === mode && unit.movement.left > 0;
  const price = paid ? "paid already" : mode === "flight" ? "for 1 step and 1 energy" : "for 1 step";
  return { icon: "move", text: `${how}: up to ${far}, ${price}.` };
}
