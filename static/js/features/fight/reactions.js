// The watchers of attacks: they continue a pause in which units may react, and show and announce what
// waits for this seat. The cards are in reaction-cards.js.

import { effect, untracked } from "@preact/signals";
import { keyText } from "../../core/input.js";
import { action } from "../../core/actions.js";
import { announce } from "../../core/announcer.js";
import { boardOfPage } from "../../core/board-handle.js";
import { send } from "../../core/commands.js";
import { toast } from "../../core/notices.js";
import * as selection from "../../core/selection.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { targetCell } from "./aim-state.js";
import { attacks, isOwn, owedRoll, ownReactors, rollLabel, targetNames } from "./attack-state.js";
import { attackerCell } from "./attack-lines.js";
import { chancesText } from "./chances.js";
import { catalogueText } from "../units/announcements.js";
import { listText } from "../../text/format.js";
import { t } from "../../text/t.js";

/** @typedef {import("./types.js").AttackView} AttackView */

/** @param {string|null|undefined} until  ISO 8601 */
export const secondsUntil = (until) => (until ? Math.max(0, Math.ceil((Date.parse(until) - session.serverNow()) / 1000)) : 0);

/** How much later than the Handler's page other pages continue an attack, in milliseconds. */
const OTHER_PAGES_DELAY = 1500;

/** Until when this seat could react, by attack. @type {Map<string, number>} */
const chances = new Map();

/**
 * Says that the time to react is over where an attack went on with a chance of this seat unused.
 * @param {Map<string, AttackView>} paused
 */
function sayTimeIsOver(paused) {
  for (const [id, until] of chances) {
    if (paused.has(id)) continue;
    chances.delete(id);
    // it stays until the person acts: who looked away must not wonder why there is nothing but a roll
    if (session.serverNow() >= until && attacks.value.some((each) => each.id === id)) toast("note", t("fight-time-to-react-is-over"), undefined, undefined, true);
  }
  for (const [id, attack] of paused) {
    if (ownReactors(attack).length > 0) chances.set(id, Date.parse(/** @type {string} */ (attack.until)));
    else chances.delete(id);
  }
}

/** Continues an attack when the time to react is over. */
function watchPauses() {
  /** @type {Map<string, number>} */
  const timers = new Map();
  effect(() => {
    const paused = new Map(attacks.value.filter((each) => each.stage === "pause" && each.until).map((each) => [each.id, each]));
    for (const [id, timer] of timers) {
      if (paused.has(id)) continue;
      clearTimeout(timer);
      timers.delete(id);
    }
    sayTimeIsOver(paused);
    if (session.isSpectator.value) return;
    for (const [id, attack] of paused) {
      if (timers.has(id)) continue;
      const wait = Date.parse(/** @type {string} */ (attack.until)) - session.serverNow() + (session.isHandler.value ? 100 : OTHER_PAGES_DELAY);
      timers.set(id, window.setTimeout(() => send({ type: "attack.proceed", attack: id }, { quiet: true }), Math.max(0, wait)));
    }
  });
}

/**
 * Scrolls the map to the attacked unit, and to the attacker where both fit.
 * @param {AttackView} attack
 */
function showAttack(attack) {
  const target = attack.targets.find((each) => isOwn(each.unit));
  const at = target && targetCell(target);
  if (!at) return;
  const from = attackerCell(attack);
  // wait for the panel to open: the map then knows its free space
  requestAnimationFrame(() => {
    if (from) boardOfPage()?.show(from);
    boardOfPage()?.show(at);
  });
}

/** Selects and shows this seat's unit when an attack on it begins. */
function watchAttacks() {
  /** @type {Set<string>|null} */
  let known = null;
  effect(() => {
    if (session.view.value === null) return;
    const list = attacks.value.filter(({ stage }) => stage !== "zone");
    const fresh = list.find((attack) => !known?.has(attack.id) && attack.targets.some((each) => isOwn(each.unit)));
    known = new Set(list.map(({ id }) => id));
    if (fresh === undefined) return;
    const attacked = fresh.targets.find((each) => isOwn(each.unit))?.unit ?? null;
    untracked(() => {
      const acts = session.conflict.value?.active;
      // a player in the middle of a turn keeps the acting unit selected
      if (!(acts && session.controls(acts)) && selection.selected.value !== attacked) selection.select(attacked);
      showAttack(fresh);
    });
  });
}

/**
 * The announcement of a roll that is due.
 * @param {AttackView} attack @param {string} unit
 * @param {string} text  about the attack; "" once it was announced
 */
function owedRollText(attack, unit, text) {
  const label = [rollLabel(attack, unit), text].filter(Boolean).join(": ");
  return catalogueText(ui.singleKeys.value ? "spoken.owed_key" : "spoken.owed", { label });
}

/**
 * The odds for a defender who has to dodge or react, as a sentence; "" without odds.
 * @param {AttackView} attack @param {readonly string[]} units  the defender's
 */
export function defenderChances(attack, units) {
  if (attack.stage !== "pause" && attack.stage !== "dodge") return "";
  const own = attack.targets.find((target) => units.includes(target.unit ?? ""));
  const target = own ?? (attack.targets.length === 1 ? attack.targets[0] : null);
  return target?.odds ? catalogueText("spoken.chances", { text: chancesText(target.odds) }) : "";
}

/**
 * The announcement of a possible reaction: units, key and seconds.
 * @param {AttackView} attack @param {string} text  about the attack; "" once it was announced
 */
function reactText(attack, text) {
  const own = ownReactors(attack);
  const unit = listText(own.map((id) => session.units.value[id]?.name ?? t("fight-a-unit")));
  const key = ui.singleKeys.value && own.includes(selection.selected.value ?? "") ? keyText(action("fight.react").keys[0]) : "";
  const may = catalogueText(key ? "spoken.react_key" : "spoken.react", { unit, key, seconds: secondsUntil(attack.until) });
  return [text, may].filter(Boolean).join(": ");
}

/**
 * Whether the log has just announced the attack.
 * @param {AttackView} attack @param {number} seen  number of the newest line before
 */
function wasJustLogged(attack, seen) {
  const { entries, seq } = session.shownSession.peek();
  const fresh = seen === 0 ? [] : entries.filter(({ n, version }) => n > seen && version === seq);
  return fresh.some(({ code, params }) => code.startsWith("attack.declared") && (params.unit?.unit ?? null) === attack.unit);
}

/**
 * Starts the watchers: continues paused attacks, shows new ones, and announces what waits for this
 * seat.
 */
export function watchFight() {
  watchPauses();
  watchAttacks();
  let before = "";
  let seen = 0;
  /** The attack that was announced to this defender last. */
  let heard = "";
  effect(() => {
    const last = seen;
    seen = session.shownSession.peek().entries.at(-1)?.n ?? 0;
    const pause = attacks.value.find((each) => each.stage === "pause" && ownReactors(each).length > 0);
    const next = owedRoll.value?.attack ?? pause;
    const now = next ? `${next.id} ${next.stage}` : "";
    if (now === before) return;
    before = now;
    if (!next) return;
    const attacker = next.unit ? session.units.value[next.unit]?.name : t("fight-something-unseen");
    const unit = owedRoll.value?.unit ?? null;
    // a defender knows the attacker from the log or from an earlier stage
    const strikes = unit !== null && unit === next.unit;
    const known = !strikes && (heard === next.id || wasJustLogged(next, last));
    const said = known ? "" : t("fight-attacks", { attacker, targetNames: targetNames(next) });
    if (!strikes) heard = next.id;
    // by then the attacked unit is selected
    queueMicrotask(() => {
      const asked = unit === null ? reactText(next, said) : owedRollText(next, unit, said);
      announce([asked, defenderChances(next, unit === null ? ownReactors(next) : [unit])].filter(Boolean).join(". "));
    });
    if (ui.narrow.value) ui.openTab("unit");
    else if (!session.isHandler.value) ui.setDockOpen(true);
    requestAnimationFrame(() => document.querySelector(".fight-panel")?.scrollIntoView({ block: "start" }));
  });
}
