// Running attacks: which rolls this seat has to make, how they are named, and sending them.

import { computed } from "@preact/signals";
import { send } from "../../core/commands.js";
import * as session from "../../core/session.js";
import { label as hexLabel } from "../../core/hexes.js";
import { seatControls } from "../../core/unit-control.js";
import { listText } from "../../text/format.js";
import { t } from "../../text/t.js";

/** @typedef {import("./types.js").AttackView} AttackView */

/** All running attacks that this seat knows of. */
export const attacks = computed(() => Object.values(session.view.value?.attacks ?? {}));

/**
 * Whether an attack of a unit is not over; one that waits in a zone does not count.
 * @param {string|null} unit
 */
export const openAttackOf = (unit) => attacks.value.some((each) => each.unit === unit && each.stage !== "zone");

/**
 * Why a unit's turn cannot end now: its own attack, or the reaction of another unit, that is not
 * over. Null where it can.
 * @param {string|null} unit @returns {{code: "attack-pending"|"reaction-pending", unit: string}|null}
 */
export function turnEndBar(unit) {
  if (unit !== null && openAttackOf(unit)) return { code: "attack-pending", unit };
  const all = Object.values(session.view.value?.reactions ?? {});
  const other = all.find((each) => each.unit !== unit && session.units.value[each.unit] && (each.state !== "after" || each.ready));
  return other === undefined ? null : { code: "reaction-pending", unit: other.unit };
}

/** The text of such a reason; "" for none. @param {ReturnType<typeof turnEndBar>} bar */
export function turnEndBarText(bar) {
  if (bar === null) return "";
  return session.messages.value.refusal(bar.code, { unit: { name: session.units.value[bar.unit]?.name ?? "" } }, session.naming.value);
}

/** The units for which this seat has to roll now. @param {AttackView} attack */
export function unitsToRoll(attack) {
  return session.isSpectator.value ? [] : attack.waiting_for.filter((id) => session.mayRollFor(id));
}

/** The first roll that this seat has to make, or null. */
export const owedRoll = computed(() => {
  for (const attack of attacks.value) {
    const [unit] = unitsToRoll(attack);
    if (unit !== undefined) return { attack, unit };
  }
  return null;
});

/** The name of a roll, by stage. @type {Record<string, string>} */
const ROLLS = { target: t("fight-roll-to-hit"), dodge: t("fight-dodge"), damage: t("fight-roll-damage"), mitigate: t("fight-mitigate") };

/**
 * The text on the button of a roll; with the unit's name where several roll.
 * @param {AttackView} attack @param {string} unit
 */
export function rollLabel(attack, unit) {
  const word = ROLLS[attack.stage] ?? t("fight-roll");
  const several = attack.waiting_for.length > 1 || !session.mayRollFor(unit);
  return several ? t("fight-for-word-value", { word, value: session.units.value[unit]?.name ?? t("fight-it") }) : word;
}

/**
 * The accessible name of a roll's button, where "Dodge" alone is also the name of a number's
 * button.
 * @param {AttackView} attack @param {string} unit
 */
export function rollButtonName(attack, unit) {
  return attack.stage === "dodge" ? t("fight-roll-roll", { roll: rollLabel(attack, unit).replace(/^Dodge/, "dodge") }) : undefined;
}

/** The icon of the roll that an attack waits for. @param {AttackView} attack */
export const rollIcon = ({ stage }) => (stage === "dodge" ? "evade" : stage === "mitigate" ? "shield" : "dice");

/** @param {AttackView} attack @param {string} unit */
export function rollAttack(attack, unit) {
  return send({ type: "attack.roll", attack: attack.id, unit });
}

/** The names of an attack's targets; "you" for the reader's own. @param {AttackView} attack */
export function targetNames(attack) {
  const mine = session.you.value?.seat;
  const names = attack.targets.map((target) => {
    if (target.prop) return session.props.value[target.prop]?.name || t("fight-a-prop");
    const unit = session.units.value[target.unit ?? ""];
    return unit && seatControls(mine, unit) && !session.isHandler.value ? t("fight-you", { name: unit.name }) : (unit?.name ?? t("fight-a-unit"));
  });
  const place = attack.at === null ? t("fight-a-place") : hexLabel(attack.at, session.map.value?.orientation ?? "flat");
  return names.length > 3 ? t("fight-and-more-slice-value", { names: names.slice(0, 3).join(", "), value: names.length - 3 }) : listText(names) || place;
}

/** The units of this seat that may react to an attack. @param {AttackView} attack */
export const ownReactors = (attack) => (session.isSpectator.value ? [] : (attack.may_react ?? []).filter((id) => session.mayRollFor(id)));

/** The units of this seat for which a paused attack waits. */
export const ownReactions = () => attacks.value.flatMap((each) => (each.stage === "pause" ? ownReactors(each) : []));

/** Whether a reaction can be used now, or its player has to choose. @param {{state: string, ready: boolean}} reaction */
export const isDue = (reaction) => reaction.state === "choose" || reaction.ready;

/** The unit of this pilot whose reaction is due; undefined without one. */
export const dueReaction = () => Object.values(session.view.value?.reactions ?? {}).find((each) => isDue(each) && isOwn(each.unit))?.unit;

/**
 * What a reaction claimed now comes before: the paused attack, else what the unit whose turn it is
 * does next.
 */
export function reactionCause() {
  const attack = attacks.value.find((each) => each.stage === "pause") ?? attacks.value.find((each) => each.stage !== "zone");
  const name = session.units.value[(attack ? attack.unit : session.conflict.value?.active) ?? ""]?.name;
  if (attack) return t("fight-its-attack", { name: name ?? t("fight-something-unseen") });
  return name ? t("fight-its-next-action", { name }) : t("fight-the-next-action");
}

/** Whether this seat, as a pilot, steers a unit. @param {string|null|undefined} id */
export const isOwn = (id) => Boolean(id) && !session.isHandler.value && !session.isSpectator.value && session.controls(/** @type {string} */ (id));

/**
 * Whether a unit is on the pilots' side, so that a hit on it is a loss: to all readers, so that they
 * see one outcome in one colour.
 * @param {string|null|undefined} id
 */
export const isFriendly = (id) => ["pilot", "ally"].includes(session.units.value[id ?? ""]?.disposition ?? "");

/**
 * The colour name of an attack's result; a hit on the pilots' side is a loss.
 * @param {string} result @param {readonly (string|null|undefined)[]} targets  the units it was on
 */
export function toneFor(result, targets) {
  if (targets.some(isFriendly)) return result === "miss" ? "hit" : "lost";
  return result === "miss" ? "miss" : result === "direct" ? "critical" : "hit";
}

/**
 * @typedef {{exchange: import("./types.js").Exchange, outcome: import("./types.js").AttackOutcome,
 *   odds: import("./types.js").AttackOdds}} AttackResult  the data of a log line
 */

/**
 * The calculation in the data of a log line; null for other lines.
 * @param {import("../../core/store.js").Entry} entry
 * @returns {AttackResult|null}
 */
export function attackResultOf(entry) {
  const { data } = entry;
  return entry.code.startsWith("attack.result") && data?.outcome && data?.exchange ? data : null;
}
