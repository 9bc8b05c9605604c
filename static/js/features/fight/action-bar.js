// The action bar: all actions of the selected unit, what each costs, and why it is not available.

import { action } from "../../core/actions.js";
import * as selection from "../../core/selection.js";
import * as session from "../../core/session.js";
import * as movement from "../units/movement.js";
import * as aim from "./aim-state.js";
import { keyText } from "../../core/input.js";
import { fetchContent, contentName } from "./content.js";
import { distanceText } from "../../text/attack-words.js";
import { attacks } from "./attack-state.js";
import { focusTargets, heightTo, hoveredKey, targetKey, targetList as targets, targetName } from "./aim-state.js";
import { pressAction, actionPrompt, describedAction } from "./perform.js";
import { actions, actor, actionBarHeight, commonReason, reasonText, remarkOn } from "./unit-actions.js";
import { Cost } from "./cost.js";
import { costText } from "../../text/cost.js";
import { TurnStartChances, ActionChances, chanceText, actionRollsOf, useActionRolls } from "./rolls.js";
import { panelPart, part } from "../../ui/parts.js";
import { Icon } from "../../ui/icons.js";
import { radioTabStop, moveBetweenRadios } from "../../ui/roving-focus.js";
import { html } from "../../ui/controls.js";
import { measured } from "../../ui/measured.js";
import { rollText } from "../../text/format.js";
import { t } from "../../text/t.js";

/** The open prompt of an action. */
const ActionPrompt = panelPart((all) => all.ActionPrompt);
const SuggestionBar = part((all) => all.SuggestionBar);

/** @typedef {import("../../core/store.js").Unit} Unit */
/** @typedef {import("./types.js").UnitAction} UnitAction */

/** The icon of an action, by command type and movement mode. @type {Record<string, string>} */
const ICONS = {
  "unit.move ground": "walk",
  "unit.move flight": "fly",
  "unit.descend": "descend",
  "unit.stay_aloft": "aloft",
  "action.stabilise": "balance",
  "action.cool": "cool",
  "action.mend": "mend",
  "action.repair": "shield",
  "action.survey": "viewshed",
  "module.use": "gear",
  "action.ask": "speak",
  "reaction.claim": "react",
  "pilot.board": "up",
  "pilot.alight": "descend",
};

/**
 * Ids in the registry of actions (core/actions.js), by command type.
 * @type {Record<string, string>}
 */
const KEYS = {
  "unit.descend": "unit.descend",
  "unit.stay_aloft": "unit.aloft",
  "action.stabilise": "fight.stabilise",
  "action.cool": "fight.cool",
  "action.survey": "fight.survey",
  "action.ask": "fight.ask",
  "reaction.claim": "fight.react",
};

/** @param {UnitAction} each */
function iconOf(each) {
  const { type, mode } = each.command;
  return ICONS[mode ? `${type} ${mode}` : type] ?? "info";
}

/**
 * The name on a tile; shorter than the action's own where it is about one thing.
 * @param {UnitAction} each
 */
function labelOf(each) {
  const { type, mode } = each.command;
  if (type === "unit.move" && !each.command.new) return mode === "flight" ? t("fight-fly") : t("fight-walk");
  if (type === "action.ask") return t("fight-other");
  if (type === "reaction.claim") return reactLabel(each.name);
  if (each.of === null) return each.name;
  if (type === "pilot.board") return t("fight-climb-on", { name: each.of.name });
  if (type === "action.repair") return t("fight-repair", { name: each.of.name });
  return type === "action.mend" ? t("fight-mend", { name: each.of.name }) : each.of.name;
}

/**
 * The name of the reaction, with whose attack or turn it is to.
 * @param {string} name
 */
function reactLabel(name) {
  const id = attacks.value.find((each) => each.stage === "pause")?.unit ?? session.conflict.value?.active;
  const to = session.units.value[id ?? ""]?.name;
  return to ? t("fight-react-to", { name: to }) : name;
}

const barBox = measured((box) => (actionBarHeight.value = box?.offsetHeight ?? 0));

/**
 * @param {{sheet?: boolean, note?: {icon: string, text: string}|null, moves: boolean}} given
 *   `sheet`: on a phone; `moves`: show walking and flying; `note`: about the unit's turn
 */
export function ActionBar({ sheet = false, note = null, moves }) {
  const unit = actor.value;
  if (unit === null) return null;
  fetchContent();
  const list = actions.value.filter((each) => moves || each.group !== "move");
  if (list.length === 0) return null;
  const weapons = list.filter((each) => each.command.type === "attack.declare");
  // on a phone movements come first and small, so that all fit into the half-open sheet
  const movements = sheet ? list.filter((each) => each.group === "move") : [];
  const rest = list.filter((each) => !weapons.includes(each) && !movements.includes(each));
  const prompted = actionPrompt.value?.unit === unit.id ? list.find((each) => each.id === actionPrompt.value?.id && (each.available || actionPrompt.value.overrule)) : undefined;
  const prompt = prompted && html`<${ActionPrompt} key=${`ask ${prompted.id}`} each=${prompted} name=${labelOf(prompted)} />`;
  // in the sheet the prompt opens right below the tile, near the thumb
  const stop = radioTabStop(list.filter(isMovement).map((each) => ({ chosen: isChosen(unit, each) })));
  const atStop = list.filter(isMovement)[stop];
  const tile = (/** @type {UnitAction} */ each, small = !sheet) => html`<${Tile} key=${each.id} unit=${unit} each=${each} sheet=${!small} stop=${each === atStop} />${sheet && each === prompted && prompt}`;
  return html`<section class=${"fight-bar stack gap-1" + (sheet ? "" : " panel")} aria-label=${t("fight-what-can-do", { name: unit.name })} ref=${sheet ? null : barBox}>
    ${session.isHandler.value && html`<${SuggestionBar} unit=${unit} />`}
    ${movements.length > 0 && html`<div class=${"fight-ways" + (movements.length > 4 ? " fight-ways-five" : "")}><${Movements}>${movements.filter(isMovement).map((each) => tile(each, true))}</${Movements}>${movements.filter((each) => !isMovement(each)).map((each) => tile(each, true))}</div>`}
    <div class="fight-head inline">
      <${Description} unit=${unit} list=${list} note=${note} sheet=${sheet} />
    </div>
    <${TurnStartChances} unit=${unit} />
    ${!sheet && prompt}
    ${weapons.length > 0 &&
    html`<div class="fight-arms">${weapons.map((each, i) => html`<${WeaponTile} key=${each.id} unit=${unit} each=${each} place=${i} sheet=${sheet} />`)}</div>`}
    <div class="fight-tiles">
      ${rest.some(isMovement) && html`<${Movements}>${rest.filter(isMovement).map((each) => tile(each))}</${Movements}>`}
      ${rest.filter((each) => !isMovement(each)).map((each) => tile(each))}
    </div>
  </section>`;
}

/** The recoil that an attack takes; 0 for other actions. @param {Unit} unit @param {UnitAction} each */
const recoilOf = (unit, each) => unit.frame?.weapons.find((one) => each.command.type === "attack.declare" && one.id === each.command.weapon)?.profile.recoil.value ?? 0;

/** Whether an action is a movement; of these one is chosen at a time. @param {UnitAction} each */
const isMovement = (each) => each.command.type === "unit.move";

/** Whether it is the chosen movement. @param {Unit} unit @param {UnitAction} each */
const isChosen = (unit, each) => selection.mode.value === each.command.mode && movement.startsNewMove.value === Boolean(each.command.new) && aim.aiming.value?.unit !== unit.id;

/** The radio group of movements. @param {{children?: import("preact").ComponentChildren}} given */
function Movements({ children }) {
  return html`<div class="fight-radios" role="radiogroup" aria-label=${t("fight-how-to-move")} onKeyDown=${moveBetweenRadios}>${children}</div>`;
}

/**
 * The line above the tiles: about the hovered target or action, else about the unit's turn.
 * @param {{unit: Unit, list: UnitAction[], note: {icon: string, text: string}|null, sheet: boolean}} given
 */
function Description({ unit, list, note, sheet }) {
  const under = aim.aiming.value?.unit === unit.id ? targets.value.find((one) => targetKey(one) === hoveredKey.value) : undefined;
  if (under) {
    return html`<p class="fight-note">
      <b>${targetName(under)}</b> <span class="quiet">${distanceText(under, heightTo(under))}.</span>${" "}
      ${under.reason ? html`<span class="fight-why">${reasonText(under.reason)}</span>` : html`<span>${t("fight-to-hit-hitChance", { hitChance: aim.shownChance(under.odds) })}</span>`}
    </p>`;
  }
  const rolls = useActionRolls(unit.id);
  const each = describedAction.value?.unit === unit.id ? list.find((one) => one.id === describedAction.value?.id) : undefined;
  const chance = each && rolls.find((one) => one.for === each.command.type);
  const common = commonReason(list);
  const why = each ? remarkOn(each) : null;
  const own =
    each && (!sheet || (each.group === "move" && !each.available)) &&
    html`<p class="fight-note">
      <b>${labelOf(each)}</b> <span class="quiet">${costText({ ...each, recoil: recoilOf(unit, each) })}.</span>${" "}
      ${chance && each.available && html`<b>${chanceText(chance)}.</b> `}
      ${why === null ? html`<span class="quiet">${each.text}</span>` : html`<span class=${each.reason ? "fight-why" : "fight-warn"}>${reasonText(why)}</span>`}
    </p>`;
  // in the sheet the common reason stays, because the tiles leave it out
  const all = common && html`<p class="fight-note"><${Icon} name="wait" size=${16} /><span>${common}</span></p>`;
  if (own) return sheet ? html`${all}${own}` : own;
  // out of turn the note says what the unit waits for and what the dashed line on the map means
  const idle = note !== null && ["play", "wait"].includes(note.icon);
  if (all && !idle) return all;
  if (note) return html`<p class="fight-note"><${Icon} name=${note.icon} size=${16} /><span>${note.text}</span></p>`;
  return html`<p class="fight-note"></p>`;
}

/**
 * Handlers that show an action in the line above the tiles while it is hovered or focused.
 * @param {Unit} unit @param {UnitAction} each
 */
function describeOnHover(unit, each) {
  const on = () => (describedAction.value = { unit: unit.id, id: each.id });
  const off = () => describedAction.value?.id === each.id && (describedAction.value = null);
  return { onMouseEnter: on, onMouseLeave: off, onFocus: on, onBlur: off };
}

/**
 * The tooltip of a tile, the same as the line above: the reason, else chances, warning and effect.
 * @param {Unit} unit @param {UnitAction} each @param {string} text
 */
function tooltipOf(unit, each, text) {
  if (each.reason) return reasonText(each.reason);
  const roll = actionRollsOf(unit.id).find((one) => one.for === each.command.type);
  const remark = remarkOn(each);
  return [roll && chanceText(roll), remark && reasonText(remark), text].filter(Boolean).join(". ");
}

/**
 * @param {{unit: Unit, each: UnitAction, sheet: boolean, stop: boolean}} given  `stop`: the
 *   movement that Tab reaches
 */
function Tile({ unit, each, sheet, stop }) {
  const { type } = each.command;
  const moves = isMovement(each);
  const key = KEYS[type] ? ` (${keyText(action(KEYS[type]).keys[0])})` : "";
  const why = remarkOn(each);
  const common = sheet && each.reason !== null && reasonText(each.reason) === commonReason(actions.value);
  return html`<button
    type="button"
    class=${"tile" + (each.available && each.of_no_use === null ? "" : " tile-barred")}
    role=${moves ? "radio" : undefined}
    aria-checked=${moves ? String(isChosen(unit, each)) : undefined}
    tabindex=${moves && !stop ? -1 : undefined}
    aria-disabled=${String(!each.available)}
    aria-expanded=${actionPrompt.value?.id === each.id && actionPrompt.value.unit === unit.id ? "true" : undefined}
    title=${tooltipOf(unit, each, `${each.text}${key}`)}
    data-action=${each.id}
    onClick=${() => pressAction(unit.id, each)}
    ...${describeOnHover(unit, each)}
  >
    <${Icon} name=${iconOf(each)} size=${18} />
    <span class="tile-name">${labelOf(each)}</span>
    <${Cost} steps=${each.steps} energy=${each.energy} most=${each.most} />
    ${sheet && why !== null && !common && html`<span class="tile-why">${reasonText(why)}</span>`}
    ${sheet && each.available && html`<${ActionChances} unit=${unit.id} of=${type} />`}
  </button>`;
}

/** @param {{unit: Unit, each: UnitAction, place: number, sheet: boolean}} given */
function WeaponTile({ unit, each, place, sheet }) {
  const weapon = unit.frame?.weapons.find((one) => one.id === each.command.weapon);
  if (weapon === undefined) return null;
  const aimed = aim.aiming.value?.unit === unit.id && aim.aiming.value.weapon === weapon.id;
  const facts = `${contentName("damage_types", weapon.damage)} ${rollText(weapon.profile.damage)} · ${weapon.profile.traits.melee ? "reach" : "range"} ${weapon.reach}`;
  const why = remarkOn(each);
  const common = sheet && each.reason !== null && reasonText(each.reason) === commonReason(actions.value);
  return html`<button
    type="button"
    class=${"tile tile-arm" + (each.available ? "" : " tile-barred")}
    aria-pressed=${String(aimed)}
    aria-disabled=${String(!each.available)}
    title=${tooltipOf(unit, each, t("fight-attack-with", { name: weapon.name, value: place + 1 }))}
    data-action=${each.id}
    onClick=${(/** @type {MouseEvent} */ event) => {
      pressAction(unit.id, each);
      if (event.detail === 0) focusTargets();
    }}
    ...${describeOnHover(unit, each)}
  >
    <${Icon} name=${weapon.profile.traits.melee ? "blade" : "aim"} size=${18} />
    <span class="tile-name"><span class="sr">${t("fight-attack-with-value", { value: " " })}</span>${weapon.name}</span>
    <${Cost} steps=${each.steps} energy=${each.energy} recoil=${weapon.profile.recoil.value} />
    <span class="tile-facts fine">${facts}</span>
    ${sheet && why !== null && !common && html`<span class="tile-why">${reasonText(why)}</span>`}
  </button>`;
}
