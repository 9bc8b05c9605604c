// The state of aiming: the chosen weapon and target, and the server's answers about both. Nothing
// is spent before the attack is declared.

import { computed, effect, signal, untracked } from "@preact/signals";
import * as app from "../../core/app.js";
import { hitChance } from "./odds.js";

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

/** The weapon being aimed; null while nobody aims. */
export const aimedWeapon = computed(() => {
  const aiming = app.aiming.value;
  if (aiming === null) return null;
  return app.units.value[aiming.unit]?.frame?.weapons.find((each) => each.id === aiming.weapon) ?? null;
});

/**
 * Starts to aim with a weapon; a second call for the same weapon stops.
 * @param {string} unit @param {string} id  of the weapon
 * @param {boolean} [overrule]  the Handler overrules the rule that bars it
 */
export function aimWith(unit, id, overrule = false) {
  const now = app.aiming.value;
  if (now !== null && now.unit === unit && now.weapon === id && now.overrule === overrule) return stopAiming();
  targetsAnswer.value = { answer: null, refused: null };
  // an old answer about the same target would show the other weapon's numbers
  aimAnswer.value = { at: "", answer: null, refused: null };
  app.aiming.value = { unit, weapon: id, homing: false, prepare: 0, zone: false, inside: "targeting", at: null, centre: null, overrule };
  if (app.narrow.value) app.openTab("unit");
  else app.dockOpen.value = true;
}

/** Stops aiming. */
export function stopAiming() {
  app.aiming.value = null;
  hoveredKey.value = "";
}

/** Changes how the weapon is aimed. @param {Partial<Aiming>} change */
export function changeAim(change) {
  const now = app.aiming.value;
  if (now !== null) app.aiming.value = { ...now, ...change };
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
  if ("unit" in at && at.unit) return `unit ${at.unit}`;
  if ("prop" in at && at.prop) return `prop ${at.prop}`;
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
const freeParam = () => (app.isOverruling.value ? { free: true } : {});

/** Keeps both answers up to date while somebody aims; stops aiming when the unit cannot go on. */
export function aimQueries() {
  let asked = 0;
  let acting = /** @type {string|null} */ (null);
  effect(() => {
    const aiming = app.aiming.value;
    const scene = app.scene.value;
    const before = acting;
    acting = scene?.conflict?.active ?? null;
    asked += 1;
    const turn = asked;
    if (aiming === null || scene === null) return;
    const unit = scene.units[aiming.unit];
    // the end or the undo of a turn also ends the aiming that was begun in it
    const over = before === aiming.unit && acting !== aiming.unit && scene.conflict !== null;
    if (over || !unit?.frame || unit.destroyed || app.selected.value !== aiming.unit || !app.controls(aiming.unit)) {
      untracked(stopAiming);
      return;
    }
    const { at, unit: id, weapon: arm, homing, prepare, centre, zone } = aiming;
    const about = { unit: id, weapon: arm, homing, prepare, zone, ...freeParam() };
    app.query("targets", about).then((answer) => {
      if (turn === asked) targetsAnswer.value = answer.ok ? { answer: answer.result, refused: null } : { answer: null, refused: { code: answer.code, params: answer.params } };
    });
    if (at === null) return;
    app.query("aim", { ...about, at, ...(centre ? { centre } : {}) }).then((answer) => {
      if (turn !== asked) return;
      const key = targetKey(at);
      aimAnswer.value = answer.ok ? { at: key, answer: answer.result, refused: null } : { at: key, answer: null, refused: { code: answer.code, params: answer.params } };
    });
  });
}

/** The other targets in the aimed area, with their odds. */
export const alsoInArea = computed(() => {
  const at = app.aiming.value?.at ?? null;
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
  const [theirs, ours] = [unit ?? "", user].map((id) => app.units.value[id]?.disposition);
  return theirs === "enemy" ? ours === "enemy" : PILOTS_SIDE.has(theirs ?? "") && PILOTS_SIDE.has(ours ?? "");
}

const PILOTS_SIDE = new Set(["pilot", "ally"]);

/** With at most this many props as targets, the map labels each with its odds. */
const MOST_LABELLED_PROPS = 3;

/** The overlay of target marks on the map: possible targets with their odds, barred units, and
 * everybody in the aimed area. */
export function aimOverlay() {
  const aiming = app.aiming.value;
  if (aiming === null) return [];
  const chosen = targetKey(aiming.at);
  // many labels would cover each other and the units
  const few = targetList.value.filter((target) => target.prop && target.designable).length <= MOST_LABELLED_PROPS;
  const inside = new Map(alsoInArea.value.map((each) => [targetKey(each), each]));
  /** @param {Target|import("./types.js").TargetInArea} target @param {string} key */
  const marks = (target, key) => {
    const designable = "designable" in target && target.designable;
    const at = targetCell(target);
    if (!at) return [];
    const also = inside.get(key);
    inside.delete(key);
    const look = key === chosen ? "chosen" : also ? "caught" : designable ? "open" : "barred";
    // there are too many props out of reach to mark them
    if (look === "barred" && !target.unit) return [];
    const own = sameSide(target.unit, aiming.unit);
    const name = target.unit ? { unit: target.unit, ...(own ? { own } : {}) } : {};
    const odds = key === chosen || also || target.unit || few || hoveredKey.value === key ? (also ?? target).odds : null;
    return [{ ...at, ...name, key, look, ...(odds ? { label: own ? `own side, ${hitChance(odds)}` : hitChance(odds) } : {}) }];
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
  const [from, to] = [app.units.value[app.aiming.value?.unit ?? ""]?.at, app.units.value[target.unit ?? ""]?.at];
  return from && to ? to.level - from.level : 0;
}

/** @param {{unit?: string|null, prop?: string|null}} target */
export function targetName(target) {
  if (target.unit) return app.units.value[target.unit]?.name ?? "a unit";
  return app.props.value[target.prop ?? ""]?.name || "prop";
}

/**
 * The cell of a target, for a prop its highest one; null off the map.
 * @param {{unit?: string|null, prop?: string|null}} target
 */
export function targetCell(target) {
  return target.unit ? (app.units.value[target.unit]?.at ?? null) : topOfProp(target.prop ?? "");
}

/**
 * Names the known units that stand on a prop, and what happens to each if it is destroyed; "" for
 * none.
 * @param {string|null|undefined} id
 */
export function standersText(id) {
  const prop = app.props.value[id ?? ""];
  if (!prop) return "";
  const stands = Object.values(app.units.value).filter(
    ({ at, destroyed }) => !destroyed && at?.q === prop.q && at.r === prop.r && at.level === prop.base + prop.height,
  );
  return stands
    .map((unit) => `${unit.name} stands on it, and ${unit.flown ? "stays up until its next turn" : "begins to fall"} if it is destroyed.`)
    .join(" ");
}

/** @param {string} id */
function topOfProp(id) {
  const prop = app.props.value[id];
  return prop ? { q: prop.q, r: prop.r, level: prop.base + prop.height - 1 } : null;
}

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
 * @param {any} hex  what the board knows of it, null off the map
 */
export function tapTarget(cell, hex) {
  const target = targetList.value.find((each) => targetKey(each) === cell?.key);
  if (target === undefined) {
    if (hex !== null) tapHex(hex);
    return;
  }
  if (!target.designable) {
    const { reason } = target;
    if (reason === null) return;
    const past = designateBarred(target);
    if (past) app.showRefusal(reason.code, reason.params, null, past);
    else app.toast("note", app.messages.value.refusal(reason.code, reason.params, app.naming.value));
    return;
  }
  designate(targetKey(app.aiming.value?.at ?? null) === targetKey(target) ? null : aimPointOf(target));
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
  const what = `${about ? `${targetName(about)} ` : ""}with its ${aimedWeapon.value?.name ?? command.weapon}`;
  // a turned area only fits the target that it was turned for
  const { centre, ...rest } = command;
  const asked = target === null || targetKey(target) === targetKey(command.at) ? command : { ...rest, at: aimPointOf(target) };
  // while the same target is aimed at, its area may have been turned since the refusal
  const go = () => {
    const now = attackCommand();
    const still = now?.unit === asked.unit && now.weapon === asked.weapon && targetKey(now.at) === targetKey(asked.at);
    void (still ? declareAttack({ overrule: true }) : app.send({ ...asked, overrule: true }));
  };
  return app.refusalAction(asked, reason.code, { what, run: go, onAsked: stopAiming });
}

/**
 * Aims at a barred target all the same, where the Handler can overrule; returns that button.
 * @param {Target} target
 */
export function designateBarred(target) {
  const past = overruleAttack(target.reason, target);
  if (past && app.isHandler.value) designate(aimPointOf(target));
  return past;
}

/** Aims an area at a tapped hex. @param {any} found  a hex, as the board knows it */
function tapHex(found) {
  const { q, r, level } = found.cell;
  const arm = aimedWeapon.value;
  if (arm === null) return;
  if (!aimsAtHexes.value) {
    const params = { weapon: { weapon: arm.id, name: arm.name } };
    app.toast("note", app.messages.value.refusal("needs-target", params, app.naming.value));
    return;
  }
  const at = app.aiming.value?.at ?? null;
  const again = at !== null && "q" in at && at.q === q && at.r === r;
  designate(again ? null : { q, r, level });
}

/** The command that declares the aimed attack; null while nobody aims. */
function attackCommand() {
  const aiming = app.aiming.value;
  if (aiming === null) return null;
  const { unit, weapon: arm, at, homing, prepare, centre, zone, inside } = aiming;
  const waits = zone ? { zone, ...(aimedWeapon.value?.profile.traits.zone?.inside === "choice" ? { inside } : {}) } : {};
  const more = { ...(homing ? { homing } : {}), ...(prepare ? { prepare } : {}), ...(centre ? { centre } : {}), ...waits, ...freeParam() };
  return { type: "attack.declare", unit, weapon: arm, at, ...more };
}

/**
 * Declares the aimed attack. Returns whether the server accepted it.
 * @param {{anyway?: boolean, overrule?: boolean}} [how]  `anyway`: even if the unit overheats;
 *   `overrule`: the Handler overrules the rule that bars it
 */
export async function declareAttack({ anyway = false, overrule = app.aiming.value?.overrule ?? false } = {}) {
  const command = attackCommand();
  if (command === null || command.at === null) return false;
  const done = await app.send({ ...command, ...(anyway ? { anyway } : {}), ...(overrule ? { overrule } : {}) });
  if (done.ok && app.aiming.value?.unit === command.unit) stopAiming();
  return done.ok;
}
