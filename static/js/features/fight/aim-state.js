// The state of aiming: the chosen weapon and target, and the server's answers about both. Nothing
// is spent before the attack is declared.

import { computed, effect, signal, untracked } from "@preact/signals";
import { middleOf } from "../../board/prop-shapes.js";
import { query, send } from "../../core/commands.js";
import { toast } from "../../core/notices.js";
import * as selection from "../../core/selection.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { isOverruling } from "../handler/overrule.js";
import { refusalAction } from "../handler/refusal-action.js";
import { standsOnTop } from "../units/landings.js";
import { hitChance } from "./chances.js";
import { awaitFocus, TARGETS } from "../../core/focus.js";
import { t } from "../../text/t.js";

/** @typedef {import("./types.js").Aiming} Aiming */
/** @typedef {import("./types.js").AimPoint} AimPoint */
/** @typedef {import("./types.js").Target} Target */
/** @typedef {import("./types.js").Bar} Bar */
/** @typedef {import("../../core/store.js").CellAt} CellAt */

/** What the weapon can be aimed at: the answer of the query `targets`, or its refusal. */
export const targetsAnswer = signal(/** @type {{answer: import("./types.js").TargetsResult|null, refused: Bar|null}} */ ({ answer: null, refused: null }));

/** The answer of the query `aim` about the target with the key `at`, or its refusal. */
export const aimAnswer = signal(/** @type {{at: string, answer: import("./types.js").AimResult|null, refused: Bar|null}} */ ({ at: "", answer: null, refused: null }));

/** The key of the target under the pointer; "" for none. */
export const hoveredKey = signal(/** @type {string} */ (""));

/** What is aimed, and how; null while nobody aims. */
export const aiming = signal(/** @type {Aiming|null} */ (null));

/** @type {import("../../core/layers.js").Layer} */
export const aimLayer = {
  id: "aim",
  isOpen: () => aiming.value !== null,
  // the target first, then the aim
  close: () => (aiming.value?.at === null ? stopAiming() : changeAim({ at: null })),
};

/** The weapon being aimed; null while nobody aims. */
export const aimedWeapon = computed(() => {
  const now = aiming.value;
  if (now === null) return null;
  return session.units.value[now.unit]?.frame?.weapons.find((each) => each.id === now.weapon) ?? null;
});

/**
 * Starts to aim with a weapon; a second call for the same weapon stops.
 * @param {string} unit @param {string} id  of the weapon
 * @param {boolean} [overrule]  the Handler overrules the rule that bars it
 */
export function aimWith(unit, id, overrule = false) {
  const now = aiming.value;
  if (now !== null && now.unit === unit && now.weapon === id && now.overrule === overrule) return stopAiming();
  targetsAnswer.value = { answer: null, refused: null };
  // an old answer about the same target would show the other weapon's numbers
  aimAnswer.value = { at: "", answer: null, refused: null };
  aiming.value = { unit, weapon: id, homing: false, prepare: 0, zone: false, inside: "targeting", at: null, centre: null, overrule };
  if (ui.narrow.value) ui.openTab("unit");
  else ui.setDockOpen(true);
}

/** Focuses the first target, for a player who aims by keyboard. */
export function focusTargets() {
  if (aiming.value !== null) awaitFocus(TARGETS);
}

/** Stops aiming. */
export function stopAiming() {
  aiming.value = null;
  hoveredKey.value = "";
}

/** Changes how the weapon is aimed. @param {Partial<Aiming>} change */
export function changeAim(change) {
  const now = aiming.value;
  if (now !== null) aiming.value = { ...now, ...change };
}

/** Aims at something; null aims at nothing. @param {AimPoint|null} at */
export function designate(at) {
  changeAim({ at, centre: null });
}

/**
 * A string that identifies a target, for comparisons; "" for null.
 * @param {AimPoint|Target|import("./types.js").TargetInArea|null} at
 */
export function targetKey(at) {
  if (at === null) return "";
  if ("unit" in at && at.unit) return t("fight-unit", { unit: at.unit });
  if ("prop" in at && at.prop) return t("fight-prop", { prop: at.prop });
  const { q, r, level } = /** @type {CellAt} */ (at);
  return `cell ${q} ${r} ${level}`;
}

/** @param {Target} target @returns {AimPoint} */
export function aimPointOf(target) {
  return target.unit ? { unit: target.unit } : { prop: /** @type {string} */ (target.prop) };
}

/** @type {import("@preact/signals").ReadonlySignal<Target[]>} */
export const targetList = computed(() => targetsAnswer.value.answer?.targets ?? []);

/** Whether the weapon can be aimed at a bare hex: only one with an area can. */
export const aimsAtHexes = computed(() => (aimedWeapon.value?.profile.traits.burst ?? 0) > 0);

/**
 * The parameter of queries and commands while the Handler overrules turn and cost.
 * @returns {{free?: boolean}}
 */
const freeParam = () => (isOverruling.value ? { free: true } : {});

/** Keeps both answers up to date while somebody aims; stops aiming when the unit cannot go on. */
export function aimQueries() {
  let asked = 0;
  let acting = /** @type {string|null} */ (null);
  let reacts = false;
  let fights = false;
  effect(() => {
    const now = aiming.value;
    const scene = session.scene.value;
    const before = acting;
    acting = scene?.conflict?.active ?? null;
    const reacted = reacts;
    reacts = now !== null && now.unit in (session.view.value?.reactions ?? {});
    const fought = fights;
    fights = (scene?.conflict ?? null) !== null;
    asked += 1;
    const turn = asked;
    if (now === null || scene === null) return;
    const unit = scene.units[now.unit];
    // the end or the undo of a turn, of a reaction or of the conflict also ends the aiming begun in it
    const over = fights ? (before === now.unit && acting !== now.unit) || (reacted && !reacts) : fought;
    if (over || !unit?.frame || unit.destroyed || selection.selected.value !== now.unit || !session.controls(now.unit)) {
      untracked(stopAiming);
      return;
    }
    const { at, unit: id, weapon: arm, homing, prepare, centre, zone } = now;
    const about = { unit: id, weapon: arm, homing, prepare, zone, ...freeParam() };
    query("targets", about).then((answer) => {
      if (turn === asked) targetsAnswer.value = answer.ok ? { answer: answer.result, refused: null } : { answer: null, refused: { code: answer.code, params: answer.params } };
    });
    if (at === null) return;
    query("aim", { ...about, at, ...(centre ? { centre } : {}) }).then((answer) => {
      if (turn !== asked) return;
      const key = targetKey(at);
      aimAnswer.value = answer.ok ? { at: key, answer: answer.result, refused: null } : { at: key, answer: null, refused: { code: answer.code, params: answer.params } };
    });
  });
}

/** Whether the aimed weapon can be used now, or the Handler overrules why not. */
export const canAttackNow = computed(() => aiming.value?.overrule === true || targetsAnswer.value.answer?.available !== false);

/**
 * The chance of a hit, in brackets while the weapon cannot be used; "" without odds.
 * @param {import("./types.js").AttackOdds|null} odds
 */
export function shownChance(odds) {
  const chance = hitChance(odds);
  return chance === "" || canAttackNow.value ? chance : t("fight-odds-if", { chance });
}

/**
 * Whether a target is so far beyond the range that no score hits it. A fumbled dodge alone may.
 * @param {Pick<Target, "odds"> & Partial<Pick<Target, "beyond">>} target
 */
export const isOutOfReach = ({ odds, beyond = 0 }) => odds !== null && beyond > 0 && (odds.outcomes.hit?.p ?? 0) === 0;

/**
 * The chance to hit a target; "out of reach" where no score hits it any more.
 * @param {Pick<Target, "odds"> & Partial<Pick<Target, "beyond">>} target
 */
export const targetChance = (target) => (isOutOfReach(target) ? t("fight-out-of-reach") : shownChance(target.odds));

/** Whether an attack can hit. A label says so of the own side only then. @param {import("./types.js").AttackOdds} odds */
const mayHit = ({ outcomes }) => (outcomes.hit?.p ?? 0) + (outcomes.direct?.p ?? 0) > 0;

/** The other targets in the aimed area, with their odds. */
export const alsoInArea = computed(() => {
  const at = aiming.value?.at ?? null;
  const key = targetKey(at);
  if (at === null || aimAnswer.value.at !== key) return [];
  return (aimAnswer.value.answer?.targets ?? []).filter((each) => targetKey(each) !== key);
});

/**
 * Whether a unit is on the attacker's side. Pilots and allies are one side; a neutral unit is only
 * on its own.
 * @param {string|null|undefined} unit @param {string} user
 */
export function sameSide(unit, user) {
  if (unit === user) return true;
  const [theirs, ours] = [unit ?? "", user].map((id) => session.units.value[id]?.disposition);
  return theirs === "enemy" ? ours === "enemy" : PILOTS_SIDE.has(theirs ?? "") && PILOTS_SIDE.has(ours ?? "");
}

const PILOTS_SIDE = new Set(["pilot", "ally"]);

/** With at most this many props as targets, the map labels each with its odds. */
const MOST_LABELLED_PROPS = 3;

/**
 * The overlay of target marks on the map: possible targets with their odds, barred units, and
 * everybody in the aimed area.
 * @returns {import("../../board/types.js").Overlay[]}
 */
export function aimOverlay() {
  const now = aiming.value;
  if (now === null) return [];
  const chosen = targetKey(now.at);
  // many labels would cover each other and the units
  const few = targetList.value.filter((target) => target.prop && target.designable).length <= MOST_LABELLED_PROPS;
  const inside = new Map(alsoInArea.value.map((each) => [targetKey(each), each]));
  /**
   * @param {Target|import("./types.js").TargetInArea} target @param {string} key
   * @returns {import("../../board/types.js").OverlayCell[]}
   */
  const marks = (target, key) => {
    const designable = "designable" in target && target.designable;
    const at = targetCell(target);
    if (!at) return [];
    const also = inside.get(key);
    inside.delete(key);
    const look = key === chosen && (designable || now.overrule) ? "chosen" : also ? "caught" : designable && !isOutOfReach(target) ? "open" : "barred";
    // there are too many props out of reach to mark them
    if (look === "barred" && !target.unit && key !== chosen) return [];
    const own = sameSide(target.unit, now.unit);
    const name = target.unit ? { unit: target.unit, ...(own ? { own } : {}) } : {};
    const shown = also ?? target;
    const odds = key === chosen || also || target.unit || few || hoveredKey.value === key ? shown.odds : null;
    // on a phone its row says why: the words would cross the map
    const why = look === "barred" && target.unit && !ui.narrow.value && hoveredKey.value === key && "reason" in target ? target.reason : null;
    const label = why ? session.messages.value.refusal(why.code, why.params, session.naming.value) : own ? t("fight-own-side", { hitChance: targetChance(shown) }) : targetChance(shown);
    return [{ ...at, ...name, key, look, ...(why || (odds && (!own || mayHit(odds))) ? { label } : {}) }];
  };
  const cells = targetList.value.flatMap((target) => marks(target, targetKey(target)));
  // the attacker is no target of its own, but can stand in the area
  const more = [...inside].flatMap(([key, each]) => marks(each, key));
  return [{ id: "targets", style: "targets", cells: [...cells, ...more] }];
}

/**
 * Levels from the attacker up to a target unit, negative for down; 0 for a prop.
 * @param {Target} target
 */
export function heightTo(target) {
  const [from, to] = [session.units.value[aiming.value?.unit ?? ""]?.at, session.units.value[target.unit ?? ""]?.at];
  return from && to ? to.level - from.level : 0;
}

/** @param {{unit?: string|null, prop?: string|null}} target */
export function targetName(target) {
  if (target.unit) return session.units.value[target.unit]?.name ?? t("fight-a-unit");
  return session.props.value[target.prop ?? ""]?.name || "prop";
}

/**
 * The cell of a target, for a prop its highest one; null off the map.
 * @param {{unit?: string|null, prop?: string|null}} target
 */
export function targetCell(target) {
  return target.unit ? (session.units.value[target.unit]?.at ?? null) : topOfProp(target.prop ?? "");
}

/**
 * Names the known units that stand on a prop or a unit, and what happens to each if it is destroyed;
 * "" for none.
 * @param {{unit?: string|null, prop?: string|null}} target
 */
export function standersText(target) {
  const prop = session.props.value[target.prop ?? ""];
  const carrier = session.units.value[target.unit ?? ""];
  const stands = Object.values(session.units.value).filter(
    ({ at, destroyed }) => !destroyed && at !== null && (prop ? at.level === prop.base + prop.height && standsOn(prop, at) : carrier && standsOnTop(at, carrier)),
  );
  return stands
    .map((unit) => t("fight-stands-on-it-and-if-it", { name: unit.name, value: unit.flown ? t("fight-stays-up-until-its-next-turn") : t("fight-begins-to-fall") }))
    .join(" ");
}

/** @param {string} id */
function topOfProp(id) {
  const prop = session.props.value[id];
  return prop ? { ...middleOf(prop), level: prop.base + prop.height - 1 } : null;
}

/** Whether a prop has this hex. @param {import("../../core/store.js").Prop|undefined} prop @param {{q: number, r: number}} hex */
const standsOn = (prop, { q, r }) => prop !== undefined && prop.hexes.some((each) => each[0] === q && each[1] === r);

/**
 * Notes which target the pointer is over.
 * @param {{key?: string}|null} cell  of the overlay, under the pointer
 */
export function hoverTarget(cell) {
  const key = cell?.key ?? "";
  if (hoveredKey.value !== key) hoveredKey.value = key;
}

/**
 * Handles a tap on the map while aiming: aims at the target, or shows why that is not possible. On
 * a hex without a target, a weapon with an area aims at the hex.
 * @param {{key?: string}|null} cell  of the overlay
 * @param {import("../../board/types.js").HoverInfo|null} hex  what the board knows of it, null off the map
 */
export function tapTarget(cell, hex) {
  const target =
    targetList.value.find((each) => targetKey(each) === cell?.key) ??
    targetList.value.find((each) => hex !== null && each.prop && standsOn(session.props.value[each.prop], hex));
  if (target === undefined) {
    if (hex !== null) tapHex(hex);
    return;
  }
  if (!target.designable) return void tellBarred(target);
  designate(targetKey(aiming.value?.at ?? null) === targetKey(target) ? null : aimPointOf(target));
}

/** @type {(target: Target) => unknown} */
let tellBarred = () => {};

/** Sets what says why a target cannot be aimed at. It comes with the parts of the page. @param {typeof tellBarred} given */
export function setBarredTeller(given) {
  tellBarred = given;
}

/**
 * The button that overrules what bars the aimed attack, or one on this target: the Handler declares
 * it anyway, a pilot asks the Handler. Returns undefined when the reason cannot be overruled.
 * @param {Bar|null} reason
 * @param {Target|null} [target]
 */
export function overruleAttack(reason, target = null) {
  const command = attackCommand();
  if (reason === null || command === null) return undefined;
  const about = target ?? targetList.value.find((each) => targetKey(each) === targetKey(command.at));
  const what = t("fight-with-its", { value: about ? `${targetName(about)} ` : "", weapon: aimedWeapon.value?.name ?? command.weapon });
  // a turned area only fits the target that it was turned for
  const { centre, ...rest } = command;
  const asked = target === null || targetKey(target) === targetKey(command.at) ? command : { ...rest, at: aimPointOf(target) };
  // while the same target is aimed at, its area may have been turned since the refusal
  const go = () => {
    const now = attackCommand();
    const still = now?.unit === asked.unit && now.weapon === asked.weapon && targetKey(now.at) === targetKey(asked.at);
    void (still ? declareAttack({ overrule: true }) : send({ ...asked, overrule: true }));
  };
  return refusalAction(asked, reason.code, { what, run: go, onAsked: stopAiming });
}

/**
 * Aims at a barred target all the same, where the Handler can overrule; returns that button.
 * @param {Target} target
 */
export function designateBarred(target) {
  const past = overruleAttack(target.reason, target);
  if (past && session.isHandler.value) designate(aimPointOf(target));
  return past;
}

/** Aims an area at a tapped hex. @param {import("../../board/types.js").HoverInfo} found  a hex, as the board knows it */
function tapHex(found) {
  const { q, r, level } = found.cell;
  const arm = aimedWeapon.value;
  if (arm === null) return;
  if (!aimsAtHexes.value) {
    const params = { weapon: { weapon: arm.id, name: arm.name } };
    toast("note", session.messages.value.refusal("needs-target", params, session.naming.value));
    return;
  }
  const at = aiming.value?.at ?? null;
  const again = at !== null && "q" in at && at.q === q && at.r === r;
  designate(again ? null : { q, r, level });
}

/** The command that declares the aimed attack; null while nobody aims. */
function attackCommand() {
  const now = aiming.value;
  if (now === null) return null;
  const { unit, weapon: arm, at, homing, prepare, centre, zone, inside } = now;
  const waits = zone ? { zone, ...(aimedWeapon.value?.profile.traits.zone?.inside === "choice" ? { inside } : {}) } : {};
  const more = { ...(homing ? { homing } : {}), ...(prepare ? { prepare } : {}), ...(centre ? { centre } : {}), ...waits, ...freeParam() };
  return { type: "attack.declare", unit, weapon: arm, at, ...more };
}

/**
 * Declares the aimed attack. Returns whether the server accepted it.
 * @param {{anyway?: boolean, overrule?: boolean}} [how]  `anyway`: even if the unit overheats;
 *   `overrule`: the Handler overrules the rule that bars it
 */
export async function declareAttack({ anyway = false, overrule = aiming.value?.overrule ?? false } = {}) {
  const command = attackCommand();
  if (command === null || command.at === null) return false;
  const done = await send({ ...command, ...(anyway ? { anyway } : {}), ...(overrule ? { overrule } : {}) });
  if (done.ok && aiming.value?.unit === command.unit) stopAiming();
  return done.ok;
}
