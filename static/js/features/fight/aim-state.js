// Aiming: a weapon is chosen, then a target; the server says what can be aimed at and what would
// come of it. Nothing is spent before the attack is declared.

import { computed, effect, signal, untracked } from "@preact/signals";
import * as app from "../../core/app.js";
import { hitChance } from "./odds.js";

/** @typedef {import("./types.js").Aiming} Aiming */
/** @typedef {import("./types.js").AimPoint} AimPoint */
/** @typedef {import("./types.js").Target} Target */

/** What can be aimed at with the weapon: the answer of the query `targets`, or why there is none. */
export const targetsAnswer = signal(/** @type {{answer: any, refused: import("./types.js").Bar|null}} */ ({ answer: null, refused: null }));

/** The answer of the query `aim` for what is designated. */
export const aimAnswer = signal(/** @type {{at: string, answer: any, refused: import("./types.js").Bar|null}} */ ({ at: "", answer: null, refused: null }));

/** What lies under the pointer among the targets. */
export const hoveredKey = signal(/** @type {string} */ (""));

/** The weapon that is aimed. */
export const aimedWeapon = computed(() => {
  const aiming = app.aiming.value;
  if (aiming === null) return null;
  return app.units.value[aiming.unit]?.frame?.weapons.find((each) => each.id === aiming.weapon) ?? null;
});

/** @param {string} unit @param {string} id  of the weapon @param {boolean} [overrule]  although a rule bars it */
export function aimWith(unit, id, overrule = false) {
  const now = app.aiming.value;
  if (now !== null && now.unit === unit && now.weapon === id && now.overrule === overrule) return stopAiming();
  targetsAnswer.value = { answer: null, refused: null };
  // what was aimed at before may be aimed at again, with quite other numbers
  aimAnswer.value = { at: "", answer: null, refused: null };
  app.aiming.value = { unit, weapon: id, homing: false, prepare: 0, zone: false, inside: "targeting", at: null, centre: null, overrule };
  if (app.narrow.value) app.openTab("unit");
  else app.dockOpen.value = true;
}

export function stopAiming() {
  app.aiming.value = null;
  hoveredKey.value = "";
}

/** @param {Partial<Aiming>} change */
export function changeAim(change) {
  const now = app.aiming.value;
  if (now !== null) app.aiming.value = { ...now, ...change };
}

/** Aim at it, or at nothing. @param {AimPoint|null} at */
export function designate(at) {
  changeAim({ at, centre: null });
}

/** A name for what is aimed at, by which it is compared. @param {AimPoint|Target|null} at */
export function targetKey(at) {
  if (at === null) return "";
  if ("unit" in at && at.unit) return `unit ${at.unit}`;
  if ("prop" in at && at.prop) return `prop ${at.prop}`;
  const { q, r, level } = /** @type {{q: number, r: number, level: number}} */ (at);
  return `cell ${q} ${r} ${level}`;
}

/** @param {Target} target @returns {AimPoint} */
export function aimPointOf(target) {
  return target.unit ? { unit: target.unit } : { prop: /** @type {string} */ (target.prop) };
}

/** @type {import("@preact/signals").ReadonlySignal<Target[]>} */
export const targetList = computed(() => targetsAnswer.value.answer?.targets ?? []);

/** Whether an area can be laid on a bare hex: other weapons need something to aim at. */
export const aimsAtHexes = computed(() => (aimedWeapon.value?.profile.traits.burst ?? 0) > 0);

/** What is asked and sent with all of it where the Handler overrules turn and cost. @returns {{free?: boolean}} */
const freeParam = () => (app.overruling.value ? { free: true } : {});

/** Keep asking while somebody aims; leave off when the weapon or its user is gone. */
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
    // a turn that is over, or was taken back, takes along what was aimed in it
    const over = before === aiming.unit && acting !== aiming.unit && scene.conflict !== null;
    if (over || !unit?.frame || unit.destroyed || app.selected.value !== aiming.unit || !app.controls(aiming.unit)) {
      untracked(stopAiming);
      return;
    }
    const { at, unit: id, weapon: arm, homing, prepare, centre, zone } = aiming;
    const about = { unit: id, weapon: arm, homing, prepare, zone, ...freeParam() };
    app.ask("targets", about).then((answer) => {
      if (turn === asked) targetsAnswer.value = answer.ok ? { answer: answer.result, refused: null } : { answer: null, refused: { code: answer.code, params: answer.params } };
    });
    if (at === null) return;
    app.ask("aim", { ...about, at, ...(centre ? { centre } : {}) }).then((answer) => {
      if (turn !== asked) return;
      const key = targetKey(at);
      aimAnswer.value = answer.ok ? { at: key, answer: answer.result, refused: null } : { at: key, answer: null, refused: { code: answer.code, params: answer.params } };
    });
  });
}

/** What else is in the area that is aimed, with its chances. */
export const alsoInArea = computed(() => {
  const at = app.aiming.value?.at ?? null;
  const key = targetKey(at);
  if (at === null || aimAnswer.value.at !== key) return [];
  return (aimAnswer.value.answer?.targets ?? []).filter((/** @type {any} */ each) => targetKey(each) !== key);
});

/**
 * Whether a unit is on the side of who aims: pilots and allies are one, and a neutral is on nobody's
 * but its own. @param {string|undefined} unit @param {string} user
 */
export function sameSide(unit, user) {
  if (unit === user) return true;
  const [theirs, ours] = [unit ?? "", user].map((id) => app.units.value[id]?.disposition);
  return theirs === "enemy" ? ours === "enemy" : PILOTS_SIDE.has(theirs ?? "") && PILOTS_SIDE.has(ours ?? "");
}

const PILOTS_SIDE = new Set(["pilot", "ally"]);

/** Things of which the map says the chances without being asked. */
const MOST_LABELLED_PROPS = 3;

/** The signs on the map: all that can be aimed at with its chance, and what cannot; who is in the
 * area of what is. */
export function aimOverlay() {
  const aiming = app.aiming.value;
  if (aiming === null) return [];
  const chosen = targetKey(aiming.at);
  // the chances of many things would lie over each other and over the units
  const few = targetList.value.filter((target) => target.prop && target.designable).length <= MOST_LABELLED_PROPS;
  const inside = new Map(alsoInArea.value.map((/** @type {any} */ each) => [targetKey(each), each]));
  /** @param {any} target @param {string} key */
  const signs = (target, key) => {
    const at = targetCell(target);
    if (!at) return [];
    const also = inside.get(key);
    inside.delete(key);
    const look = key === chosen ? "chosen" : also ? "caught" : target.designable ? "open" : "barred";
    // things out of reach are too many to mark
    if (look === "barred" && !target.unit) return [];
    const own = sameSide(target.unit, aiming.unit);
    const name = target.unit ? { unit: target.unit, ...(own ? { own } : {}) } : {};
    const odds = key === chosen || also || target.unit || few || hoveredKey.value === key ? (also ?? target).odds : null;
    return [{ ...at, ...name, key, look, ...(odds ? { label: own ? `own side, ${hitChance(odds)}` : hitChance(odds) } : {}) }];
  };
  const cells = targetList.value.flatMap((target) => signs(target, targetKey(target)));
  // the user itself is nobody's target, and can be in an area all the same
  const more = [...inside].flatMap(([key, each]) => signs(each, key));
  return [{ id: "targets", style: "targets", cells: [...cells, ...more] }];
}

/** Levels from who aims up to a unit, below 0 down; 0 of a thing, which has many. @param {Target} target */
export function heightTo(target) {
  const [from, to] = [app.units.value[app.aiming.value?.unit ?? ""]?.at, app.units.value[target.unit ?? ""]?.at];
  return from && to ? to.level - from.level : 0;
}

/** @param {{unit?: string|null, prop?: string|null}} target */
export function targetName(target) {
  if (target.unit) return app.units.value[target.unit]?.name ?? "a unit";
  return app.props.value[target.prop ?? ""]?.name || "prop";
}

/** Where it is on the map. @param {{unit?: string|null, prop?: string|null}} target */
export function targetCell(target) {
  return target.unit ? (app.units.value[target.unit]?.at ?? null) : topOfProp(target.prop ?? "");
}

/**
 * Who stands on a thing, of those one knows of, and what becomes of them without it; "" for nobody.
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

/** @param {any} cell  of the overlay, under the pointer */
export function hoverTarget(cell) {
  const key = cell?.key ?? "";
  if (hoveredKey.value !== key) hoveredKey.value = key;
}

/**
 * A target is tapped on the map: it is aimed at, or says why it cannot be. Beside one an area can be
 * laid on the hex; any other weapon says what it needs.
 * @param {any} cell @param {any} hex  what the board knows of it, null beside the map
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
 * The way past what bars the attack that is aimed, or one on this target: the Handler's is to do it,
 * a pilot's to ask.
 * @param {import("./types.js").Bar|null} reason
 * @param {Target|null} [target]
 */
export function overruleAttack(reason, target = null) {
  const command = attackCommand();
  if (reason === null || command === null) return undefined;
  const about = target ?? targetList.value.find((each) => targetKey(each) === targetKey(command.at));
  const what = `${about ? `${targetName(about)} ` : ""}with its ${aimedWeapon.value?.name ?? command.weapon}`;
  // an area that was turned for one target lies nowhere for another
  const { centre, ...rest } = command;
  const asked = target === null || targetKey(target) === targetKey(command.at) ? command : { ...rest, at: aimPointOf(target) };
  // what is aimed still may have been turned since; else it is as it was refused
  const go = () => {
    const now = attackCommand();
    const still = now?.unit === asked.unit && now.weapon === asked.weapon && targetKey(now.at) === targetKey(asked.at);
    void (still ? declareAttack({ overrule: true }) : app.send({ ...asked, overrule: true }));
  };
  return app.way(asked, reason.code, { what, go, asked: stopAiming });
}

/** A target that cannot be aimed at is aimed at all the same, by the Handler. @param {Target} target */
export function designateBarred(target) {
  const past = overruleAttack(target.reason, target);
  if (past && app.isHandler.value) designate(aimPointOf(target));
  return past;
}

/** @param {any} found  a hex, as the board knows it */
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

/** The command that declares what is aimed, as far as it is chosen. */
function attackCommand() {
  const aiming = app.aiming.value;
  if (aiming === null) return null;
  const { unit, weapon: arm, at, homing, prepare, centre, zone, inside } = aiming;
  const waits = zone ? { zone, ...(aimedWeapon.value?.profile.traits.zone?.inside === "choice" ? { inside } : {}) } : {};
  const more = { ...(homing ? { homing } : {}), ...(prepare ? { prepare } : {}), ...(centre ? { centre } : {}), ...waits, ...freeParam() };
  return { type: "attack.declare", unit, weapon: arm, at, ...more };
}

/**
 * Declare the attack that is aimed.
 * @param {{anyway?: boolean, overrule?: boolean}} [how]  `anyway`: also where it only overheats;
 *   `overrule`: although a rule bars it
 */
export async function declareAttack({ anyway = false, overrule = app.aiming.value?.overrule ?? false } = {}) {
  const command = attackCommand();
  if (command === null || command.at === null) return false;
  const done = await app.send({ ...command, ...(anyway ? { anyway } : {}), ...(overrule ? { overrule } : {}) });
  if (done.ok && app.aiming.value?.unit === command.unit) stopAiming();
  return done.ok;
}
