// The unit card: identity, condition, resources, and possible actions with the reasons against
// them.

import { useLayoutEffect } from "preact/hooks";
import { actionContext } from "../../core/action-context.js";
import { action } from "../../core/actions.js";
import { centreOnUnit, showPlace } from "../../core/board-handle.js";
import { toast } from "../../core/notices.js";
import * as selection from "../../core/selection.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import * as aim from "../fight/aim-state.js";
import { isOverruling, mayOverrule, toggleOverrule } from "../handler/overrule.js";
import { DispositionChoice, DispositionSign } from "./disposition.js";
import { standsOnTop } from "./landings.js";
import * as movement from "./movement.js";
import * as round from "../round/round.js";
import { Chips } from "../fight/chips.js";
import { HangarHint, HangarLink, placeOnNextClick } from "../crew/hangar-link.js";
import { ActionBar } from "../fight/action-bar.js";
import { carrierText, Riders } from "../fight/riders-card.js";
import { FrameDetails, FrameResources } from "../fight/unit-card.js";
import { actions, actor, movesInActionBar, reasonText } from "../fight/unit-actions.js";
import { Icon } from "../../ui/icons.js";
import { label as hexLabel } from "../../core/hexes.js";
import { pickedProp } from "../map-editor/state.js";
import { turnEndBar, turnEndBarText } from "../fight/attack-state.js";
import { linkText, openSheet, characterOfUnit } from "../sheets/state.js";
import { panelPart } from "../../ui/parts.js";
import { EmptyState, Gauge, html } from "../../ui/controls.js";
import { measured } from "../../ui/measured.js";
import { Choice } from "../../ui/fields.js";
import { controllersOf, isUnclaimed, seatControls } from "../../core/unit-control.js";
import { PictureButton, picturesDroppedOn } from "../pictures/unit-picture.js";
import { pictureUrl } from "../pictures/token-pictures.js";
import { TakeOrRequestUnit, takeUnit } from "./unclaimed-unit.js";
import { VisibilityToggles } from "../fog/unit-visibility.js";
import { costText } from "../../text/cost.js";
import { elsewhereText } from "../round/scene-notes.js";
import { listText } from "../../text/format.js";
import { cardHeight } from "./state.js";
import { t } from "../../text/t.js";

const PropCard = panelPart((all) => all.PropCard);

/** @typedef {import("../../core/store.js").Unit} Unit */

const cardBox = measured((box) => (cardHeight.value = box?.offsetHeight ?? 0));

/**
 * The card of the selected unit, or of the picked prop.
 * @param {{onEdit?: (id: string) => void}} given
 */
export function UnitCard({ onEdit }) {
  const unit = selection.unit.value;
  const prop = unit === null ? pickedProp() : null;
  if (prop !== null) return html`<${PropCard} key=${prop.id} prop=${prop} />`;
  if (unit === null) return html`<${NoUnit} />`;
  const ours = session.controls(unit.id) && !session.isSpectator.value;
  const pilot = characterOfUnit(unit.id);
  const nobody = isUnclaimed(unit);
  const linked = unit.controller === null ? linkText(unit.id) : "";
  // on a phone-wide card the icons have labels
  const sign = `button button-quiet unit-sign${ui.narrow.value ? "" : " button-icon"}`;
  return html`<article ref=${ui.narrow.value ? null : cardBox} class="unit-card stack gap-3" aria-label=${unit.name} ...${picturesDroppedOn(unit.id)}>
    <header class="unit-head inline gap-3">
      <${DispositionSign} unit=${unit} size=${28} />
      <div class="unit-title">
        <h2 class="unit-called" title=${unit.name}>${unit.name}</h2>
        <p class="unit-where clip quiet">${unit.picture && !session.inReplay.value && html`<img class="unit-face" alt="" src=${pictureUrl(unit.picture)} />`}${!linked && !nobody && html`<span title=${controllerName(unit)}>${controllerName(unit)}</span> · `}${placeLine(unit)}</p>
      </div>
      ${ui.narrow.value && unit.at !== null &&
      html`<button type="button" class=${sign} aria-label=${t("units-show-on-the-map", { name: unit.name })} onClick=${() => {
        ui.uncoverMap();
        centreOnUnit(unit);
      }}>
        <${Icon} name="centre" /><span>${t("units-show-it")}</span>
      </button>`}
      ${pilot !== null &&
      html`<button type="button" class=${sign} aria-label=${`The sheet of ${pilot.name}`} title=${t("units-the-sheet-of", { name: pilot.name })} onClick=${() => openSheet(pilot.id)}>
        <${Icon} name="crew" />${ui.narrow.value && html`<span>${t("units-sheet")}</span>`}
      </button>`}
      ${session.isHandler.value &&
      onEdit &&
      html`<button type="button" class=${sign} aria-label=${t("units-edit-the-unit")} title=${t("units-edit-the-unit")} onClick=${() => onEdit(unit.id)}>
        <${Icon} name="edit" />${ui.narrow.value && html`<span>${t("units-edit")}</span>`}
      </button>`}
    </header>
    <${DispositionChoice} key=${unit.id} unit=${unit} />
    ${session.isHandler.value && html`<div class="unit-known" role="group" aria-label=${t("units-what-the-pilots-know-of-it")}><${VisibilityToggles} unit=${unit} words=${true} /></div>`}
    ${(nobody || linked) && html`<p class="quiet unit-linked">${[nobody && t("units-nobody-steers-it"), linked && t("units-its-character", { linked })].filter(Boolean).join(" ")}</p>`}
    <${TakeOrRequestUnit} unit=${unit} />
    ${ours && unit.destroyed && unit.frame && html`<p class="quiet">${pilot === null ? t("units-a-character-that-is-linked-to") : t("units-the-sheet-of-has-the-new", { name: pilot.name })}</p>`}
    ${session.isHandler.value &&
    unit.at === null &&
    !unit.carried_by &&
    html`<button type="button" class="button button-strong button-wide" onClick=${() => placeOnNextClick(unit.id)}><${Icon} name="ping" /><span>${t("units-place-it")}</span></button>`}
    <${Chips} key=${unit.id} unit=${unit} />
    ${numbersHidden(unit) ? html`<${HiddenNumbers} unit=${unit} />` : unit.frame ? html`<${FrameResources} unit=${unit} frame=${unit.frame} />` : html`<${PlainBody} unit=${unit} />`}
    <${Riders} unit=${unit} />
    ${ours && !unit.destroyed && !unit.carried_by && (movesInActionBar(unit) ? mayOverrule.value && html`<${OverruleSwitch} />` : html`<${Actions} unit=${unit} />`)}
    ${ours && ui.narrow.value && html`<${UnitActionBar} sheet=${true} />`}
    ${unit.frame && html`<${FrameDetails} unit=${unit} frame=${unit.frame} />`}
    ${ours && !unit.destroyed && (session.conflict.value === null || session.isHandler.value) && html`<div class="row"><${PictureButton} unit=${unit} />${hasNoBuild(unit) && html`<p class="quiet" title=${t("units-a-build-brings-weapons-expansions-and")}>${t("units-no-weapons-fit-it-out")}</p>`}<${HangarLink} unit=${unit} /></div>`}
  </article>`;
}

/** Returns whether this seat may not read a unit's numbers. @param {Unit} unit */
const numbersHidden = (unit) => unit.integrity === null;

/** @type {Record<string, string>} */
const CONDITION = { whole: t("units-whole"), damaged: t("units-damaged"), "badly-damaged": t("units-badly-damaged"), destroyed: t("units-destroyed") };

/** Returns whether a unit has no build, and so nothing to attack with. @param {Unit} unit */
const hasNoBuild = (unit) => !unit.frame && !unit.pilot_of;

/** The condition of a unit without its numbers. @param {{unit: Unit}} given */
function HiddenNumbers({ unit }) {
  const word = CONDITION[unit.condition ?? ""];
  return html`${word && !unit.destroyed && html`<p class=${`untold inline untold-${unit.condition}`}><${Icon} name="shield" size=${16} /><b>${word}</b></p>`}
    <p class="quiet">${t("units-its-numbers-are-the-handlers")}</p>`;
}

/** The resources of a unit without a frame. @param {{unit: Unit}} given */
function PlainBody({ unit }) {
  return html`<div class="gauges">
      <${Gauge} label=${t("units-integrity")} icon="shield" tone="integrity" value=${unit.integrity} max=${unit.integrity_max} />
      <${Gauge} label=${t("units-stability")} icon="balance" tone="stability" value=${unit.stability} max=${unit.stability_max} />
      <${Gauge} label=${t("units-energy")} icon="bolt" tone="energy" value=${unit.energy} max=${unit.energy_max} />
    </div>
    <${Budget} unit=${unit} />`;
}

/** The bar with the unit's actions. @param {{sheet?: boolean}} given */
export function UnitActionBar({ sheet = false }) {
  const unit = actor.value;
  if (unit === null) return null;
  const moves = movesInActionBar(unit);
  return html`<${ActionBar} key=${unit.id} sheet=${sheet} moves=${moves} note=${moves ? reachNote(unit, selection.mode.value) : null} />`;
}

function NoUnit() {
  const some = session.ownUnitIds.value.length > 0;
  const free = Object.values(session.units.value).filter(isUnclaimed);
  const away = session.ownUnitsElsewhere.value;
  if (!some && away.length > 0) return html`<${EmptyState} icon="unit" title=${t("units-your-unit-is-in-another-scene", { n: away.length })}>${elsewhereText(away)}</${EmptyState}>`;
  if (!some && session.you.value?.role === "pilot" && free.length > 0) return html`<${TakeUnit} free=${free} />`;
  return html`<${EmptyState} icon="select" title=${t("units-no-unit-selected")}>
    ${some && !session.isHandler.value && html`<${OwnUnitButtons} />`}
    ${some
      ? ui.touch.value ? t("units-tap-a-unit-on-the-map") : t("units-click-a-unit-on-the-map")
      : session.isHandler.value
        ? t("units-add-units-from-the-units-tab")
        : t("units-any-unit-to-look-at-it", { value: session.you.value?.role === "pilot" ? t("units-you-steer-no-unit-yet") : "", value2: ui.touch.value ? t("units-tap") : t("units-click") })}
    ${!some && session.you.value?.role === "pilot" && html`<${HangarHint} />`}
  </${EmptyState}>`;
}

/** Buttons that select and show the own units. */
function OwnUnitButtons() {
  return html`<span class="row empty-own">
    ${session.ownUnitIds.value.map(
      (id) => html`<button
        type="button"
        class="button"
        key=${id}
        onClick=${() => {
          selection.select(id);
          centreOnUnit(selection.unit.value);
        }}
      >
        <${Icon} name="centre" /><span>${t("units-show", { name: session.units.value[id].name })}</span>
      </button>`,
    )}
  </span>`;
}

/** The units that a pilot without a unit can take. @param {{free: Unit[]}} given */
export function TakeUnit({ free }) {
  return html`<section class="take stack" aria-label=${t("units-take-a-unit")}>
    <h2>${t("units-take-a-unit")}</h2>
    <p class="quiet">${t("units-nobody-steers-these-yet-the-handler")}</p>
    ${free.map(
      (unit) => html`<div class="take-unit" key=${unit.id}>
        <button
          type="button"
          class="button button-primary"
          title=${t("units-take", { name: unit.name })}
          onClick=${() =>
            takeUnit(unit.id, () => {
              selection.select(unit.id);
              centreOnUnit(selection.unit.value);
            })}
        >
          <span>${t("units-take", { name: unit.name })}</span>
        </button>
        ${unit.at !== null &&
        html`<button
          type="button"
          class="button button-icon"
          title=${t("units-show-on-the-map", { name: unit.name })}
          aria-label=${t("units-show-on-the-map", { name: unit.name })}
          onClick=${() => showPlace(/** @type {any} */ (unit.at))}
        >
          <${Icon} name="centre" />
        </button>`}
        <p class="quiet take-stats">${t("units-integrity-stability-speed", { integritymax: unit.integrity_max, stabilitymax: unit.stability_max, speed: unit.speed })}${unit.frame && unit.frame.weapons.length > 0 && html`<br />${[unit.frame.build, listText(unit.frame.weapons.map(({ name }) => name))].filter(Boolean).join(": ")}`}</p>
      </div>`,
    )}
    <${HangarHint} />
  </section>`;
}

/** Returns who controls a unit. @param {Unit} unit */
function controllerName(unit) {
  if (unit.controller === null) return unit.disposition === "pilot" ? t("units-no-pilot") : unit.disposition;
  if (!seatControls(session.you.value?.seat, unit)) return session.pilotNames(unit);
  const others = controllersOf(unit).filter((seat) => seat !== session.you.value?.seat);
  return others.length === 0 ? "yours" : t("units-yours-and-s", { names: others.map((seat) => session.seats.value[seat]?.name).join(" and ") });
}

/** Returns where a unit is. @param {Unit} unit */
function placeLine(unit) {
  if (unit.at === null) return carrierText(unit) || t("units-off-the-map");
  const orientation = session.map.value?.orientation ?? "flat";
  const place = t("units-level-hex-level", { hex: hexLabel(unit.at, orientation), level: unit.at.level });
  const below = Object.values(session.units.value).find((each) => standsOnTop(unit.at, each));
  return below ? t("units-on-top-of", { place, name: below.name }) : place;
}

/** @param {{unit: Unit}} given */
function Budget({ unit }) {
  const fight = session.conflict.value !== null;
  const acts = unit.turn === "active";
  return html`<dl class="budget">
    ${fight &&
    acts &&
    html`<div class="budget-item inline">
      <dt>${t("units-steps")}</dt>
      <dd><span class="pips" role="img" aria-label=${t("units-of-steps-left", { steps: unit.steps, most: round.stepsPerTurn.value })}>
        ${Array.from({ length: round.stepsPerTurn.value }, (_, i) => i + 1).map((n) => html`<span key=${n} class=${"pip" + (n <= (unit.steps ?? 0) ? " pip-on" : "")}></span>`)}
        <b>${unit.steps}</b>
      </span></dd>
    </div>`}
    ${fight &&
    !acts &&
    html`<div class="budget-item inline">
      <dt>${t("units-steps")}</dt>
      <dd>${unit.turn === "waiting" ? html`<b>${round.stepsPerTurn.value}</b> ${t("units-when-its-turn-begins")}` : html`<b>${unit.steps}</b> ${t("units-left-over")}`}</dd>
    </div>`}
    <div class="budget-item inline"><dt>${t("units-speed")}</dt><dd><b>${unit.speed}</b></dd></div>
    ${fight &&
    unit.movement &&
    html`<div class="budget-item inline">
      <dt>${t("units-range-left")}</dt>
      <dd><b>${unit.movement.left}</b> ${unit.movement.mode === "flight" ? t("units-in-flight") : t("units-on-foot")}</dd>
    </div>`}
  </dl>`;
}

/** @param {{unit: Unit}} given */
function Actions({ unit }) {
  const mode = selection.mode.value;
  const note = reachNote(unit, mode);
  // a pilot on foot only walks
  const afoot = Boolean(unit.pilot_of);
  useLayoutEffect(() => {
    if (afoot && mode === "flight") selection.setMode("ground");
  }, [afoot, mode]);
  return html`<div class="unit-actions stack">
    ${!afoot &&
    html`<${Choice}
      label=${t("units-how-to-move")}
      value=${mode}
      onChange=${selection.setMode}
      options=${[
        { value: "ground", label: t("units-walk"), icon: "walk", title: t("units-walk-g-switches") },
        { value: "flight", label: t("units-fly"), icon: "fly", title: t("units-fly-g-switches") },
      ]}
    />`}
    ${note && html`<p class="unit-note remark quiet"><${Icon} name=${note.icon} size=${16} />${note.text}</p>`}
    ${mayOverrule.value && html`<${OverruleSwitch} />`}
    <div class="button-row">
      ${!afoot && html`<${UnitButton} id="unit.aloft" unit=${unit} /><${UnitButton} id="unit.descend" unit=${unit} />`}
      ${unit.turn === "active" && !ui.narrow.value &&
      html`<button type="button" class="button" disabled=${turnEndBar(unit.id) !== null} title=${turnEndBarText(turnEndBar(unit.id)) || undefined} onClick=${() => round.endTurn(unit.id)}>
        <${Icon} name="check" /><span>${round.endTurnQuestion.value?.unit === unit.id ? t("units-end-anyway") : t("units-end-turn")}</span>
      </button>`}
    </div>
  </div>`;
}

/** The Handler's switch to move and act out of turn and at no cost. */
function OverruleSwitch() {
  return html`<button
    type="button"
    class="button button-wide"
    aria-pressed=${String(isOverruling.value)}
    title=${t("units-let-it-move-and-act-out")}
    data-action="unit.overrule"
    onClick=${toggleOverrule}
  >
    <${Icon} name="overrule" /><span>${t("units-overrule-turn-and-cost")}</span>
  </button>`;
}

/** The command of an action of the page. @type {Record<string, string>} */
const COMMAND_OF = { "unit.aloft": "unit.stay_aloft", "unit.descend": "unit.descend" };

/** @param {{id: string, unit: Unit}} given */
function UnitButton({ id, unit }) {
  const entry = action(id);
  const able = entry.when(actionContext);
  const way = actor.value?.id === unit.id && actions.value.find((each) => each.command.type === COMMAND_OF[id]);
  const price = session.conflict.value === null || !way ? "" : ` (${costText(way)})`;
  const why = able ? null : `${entry.label}: ${unavailableReason(id, unit)}`;
  // not `disabled`: a tap on it shows the reason
  return html`<button
    type="button"
    class="button"
    aria-disabled=${String(!able)}
    title=${why ?? entry.label}
    data-action=${id}
    onClick=${() => (why === null ? entry.run(actionContext) : toast("note", why))}
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
  if (session.conflict.value !== null && unit.turn !== "active") return t("units-it-is-not-its-turn");
  if (!unit.airborne) return t("units-it-is-on-the-ground");
  if (id === "unit.descend" && !unit.flown) return t("units-it-has-not-flown-this-turn");
  return t("units-not-now");
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
  if (unit.at === null) return { icon: "info", text: t("units-off-the-map-place-it-first") };
  const fight = session.conflict.value;
  const free = isOverruling.value;
  const reaction = session.view.value?.reactions?.[unit.id];
  if (reaction?.ready && reaction.state !== "choose") return { icon: "react", text: t("units-its-reaction-one-action-of-one") };
  if (fight !== null && unit.turn !== "active" && !free) {
    const may = movement.reach.value.unit === unit.id && (movement.reach.value[mode]?.cells.length ?? 0) > 1;
    const shown = may ? t("units-the-dashed-line-is-how-far") : "";
    if (unit.turn === "waiting" && round.inSegment(unit, fight.segment)) {
      return { icon: "play", text: `${fight.active === null ? t("units-start-its-turn-to-move") : t("units-another-turn-is-being-played")}${shown}.` };
    }
    /** @type {Record<string, string>} */
    const why = { waiting: t("units-its-segment-is-still-to-come", { shown }), done: t("units-it-has-acted-this-round"), abstained: t("units-it-lets-this-round-pass") };
    return { icon: "wait", text: why[unit.turn] ?? t("units-it-does-not-act-any-more") };
  }
  if (aim.aiming.value?.unit === unit.id) {
    return { icon: "aim", text: t("units-what-it-is-aimed-at-on", { value: ui.touch.value ? t("units-tap") : t("units-click") }) };
  }
  const reach = movement.reach.value;
  if (reach.unit !== unit.id) return null;
  const answer = mode === "ground" ? reach.ground : reach.flight;
  const way = actions.value.find((each) => each.command.type === "unit.move" && each.command.mode === mode);
  // the last: the unit lacks something that the movement costs
  const bar = reach.why?.[mode] ?? (free ? null : answer?.wait);
  // nobody on foot flies or descends
  if (unit.pilot_of && !free && (bar ?? way?.reason)?.code === "airborne") return { icon: "fall", text: t("units-falls-afoot") };
  if (bar) return { icon: "info", text: session.messages.value.refusal(bar.code, bar.params, session.naming.value) };
  if (!answer) return null;
  if (way?.reason && actor.value?.id === unit.id && !free) return { icon: "info", text: `${reasonText(way.reason)}.` };
  const how = ui.touch.value ? t("units-tap-a-hex-to-plan-tap") : t("units-click-or-drag");
  if (fight === null) return { icon: "move", text: ui.touch.value ? `${how}.` : t("units-it-where-it-should-go", { how }) };
  const reached = answer.cells.filter((/** @type {any} */ cell) => cell.cost > 0).length;
  if (reached === 0) return { icon: "info", text: mode === "ground" ? t("units-nowhere-to-walk-from-here") : t("units-nowhere-to-fly-from-here") };
  // on a phone one line, so that the weapons below it are in view
  if (ui.touch.value && !free) return { icon: "move", text: t("units-tap-twice", { budget: answer.budget, price: answer.steps || answer.energy ? costText(answer) : t("units-paid-already") }) };
  const far = t("units-a-range-of-each-level-counts", { budget: answer.budget });
  if (free) return { icon: "move", text: t("units-at-a-time-the-log-says", { how, far }) };
  const price = answer.steps || answer.energy ? t("units-for-cost", { cost: costText(answer) }) : t("units-paid-already");
  return { icon: "move", text: t("units-up-to", { how, far, price }) };
}
