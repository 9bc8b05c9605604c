// Reactions: the pause of an attack in which units may react, claimed reactions, and the watchers
// that show and announce what waits for this seat.

import { effect, untracked } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { action } from "../../core/actions.js";
import { keyText } from "../../core/input.js";
import * as app from "../../core/app.js";
import { boardOfPage } from "../../core/action-context.js";
import { targetCell } from "./aim-state.js";
import { attacks, isOwn, owedRoll, rollLabel, targetNames } from "./attack-state.js";
import { attackerCell } from "./attack-lines.js";
import { showAndFocus } from "./action-prompt.js";
import { rollText } from "./explained-number.js";
import { chancesText } from "./odds.js";
import { useActionRolls } from "./rolls.js";
import { Icon, Side } from "../../ui/icons.js";
import { percent } from "../dice/percent.js";
import { singleKeys } from "../../core/single-keys.js";
import { catalogueText } from "../units/announcements.js";
import { html } from "../../ui/controls.js";

/** @typedef {import("./types.js").AttackView} AttackView */

/**
 * Seconds until a time, at least 0; redraws while they run down.
 * @param {string|null|undefined} until
 */
function useSeconds(until) {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!until) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), 250);
    return () => clearInterval(timer);
  }, [until]);
  return secondsUntil(until);
}

/** @param {string|null|undefined} until  ISO 8601 */
const secondsUntil = (until) => (until ? Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1000)) : 0);

/** The units of this seat that may react to an attack. @param {AttackView} attack */
const ownReactors = (attack) => (app.isSpectator.value ? [] : (attack.may_react ?? []).filter((id) => app.mayRollFor(id)));

/**
 * Whether a reaction can be used now, or its player has to choose.
 * @param {{state: string, ready: boolean}} reaction
 */
const isDue = (reaction) => reaction.state === "choose" || reaction.ready;

/** Claimed reactions of units that this seat knows. */
const visibleReactions = () => Object.values(app.view.value?.reactions ?? {}).filter((each) => app.units.value[each.unit]);

/**
 * The pause before an attack, in which units may react.
 * @param {{attack: AttackView, children?: any}} given  `children`: the odds
 */
export function ReactionPause({ attack, children }) {
  const left = useSeconds(attack.until);
  const names = (attack.may_react ?? []).map((id) => app.units.value[id]?.name ?? "a unit");
  const own = ownReactors(attack);
  const held = visibleReactions().some((each) => each.state !== "after" || each.ready);
  const proceed = () => app.send({ type: "attack.proceed", attack: attack.id });
  return html`<div class="react">
    <div class="react-head">
      <p><${Icon} name="react" size=${16} />${" "}
        ${held ? "It waits for a reaction." : html`<b>${names.join(", ") || "Somebody"}</b> may react to this: <b class="react-left" role="timer">${left} s</b>`}
      </p>
      ${!held && (own.length > 0 || app.isHandler.value) &&
      html`<button type="button" class="button" onClick=${proceed}><span>${own.length > 0 ? "Let it be" : "Go on now"}</span></button>`}
    </div>
    ${children}
    ${own.length > 0 && html`<div class="react-own">${own.map((id) => html`<${ReactButton} key=${id} unit=${id} alone=${own.length === 1} />`)}</div>`}
  </div>`;
}

/**
 * The button to react, with the chance to act before the attack. Without any chance the unit can
 * only act after it, so the button is not emphasised.
 * @param {{unit: string, alone: boolean}} given
 */
function ReactButton({ unit, alone }) {
  const test = useActionRolls(unit).find((each) => each.for === "reaction.claim");
  const chance = test?.success?.p ?? null;
  const late = chance === 0;
  const name = app.units.value[unit]?.name ?? "it";
  const verb = late ? "React after it" : "React";
  const label = (alone ? verb : `${verb} with ${name}`) + (chance ? ` ${percent(chance)}` : "");
  const dice = test ? rollText({ sides: test.sides, plus: test.plus + test.extra, least: 0, parts: [] }) : "";
  const how = !test ? "" : late ? `Too late: ${dice}, needs ${test.mark}` : `Before it with ${test.mark} or more: ${dice}`;
  return html`<div class="react-one">
    <button type="button" class=${`button button-wide${chance ? " button-primary" : ""}`} aria-label=${label} onClick=${() => app.send({ type: "reaction.claim", unit })}>
      <${Icon} name="react" /><span>${alone ? verb : name}</span>${" "}${chance ? html`<b>${percent(chance)}</b>` : null}
    </button>
    <p class="quiet">${how || "\u00a0"}</p>
  </div>`;
}

/** Claimed reactions: those to decide on (`due`), or the others. @param {{due: boolean}} given */
export function Reactions({ due }) {
  const list = visibleReactions().filter((each) => isDue(each) === due);
  return list.map((each) => html`<${ClaimedReaction} key=${each.unit} reaction=${each} />`);
}

/** @param {{reaction: {unit: string, state: string, ready: boolean}}} given */
function ClaimedReaction({ reaction }) {
  const unit = app.units.value[reaction.unit];
  const own = app.controls(unit.id) && !app.isSpectator.value;
  const choose = (/** @type {string} */ how) => app.send({ type: "reaction.choose", unit: unit.id, how });
  const ready = reaction.ready && reaction.state !== "choose";
  const text = reaction.state === "choose"
    ? `${unit.name} is too late for a reaction before it`
    : ready
      ? `${unit.name} reacts: one action of one step, now`
      : reaction.state === "acting"
        ? `${unit.name} reacts with an attack`
        : `${unit.name} acts just after it`;
  const due = own && (ready || reaction.state === "choose");
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  // the button to react may be far below this card
  useEffect(() => {
    if (due) showAndFocus(box.current);
  }, [due, reaction.state]);
  function chooseAction() {
    app.select(unit.id);
    requestAnimationFrame(() => document.querySelector(".fight-bar")?.scrollIntoView({ block: "start" }));
  }
  return html`<section class=${due ? "pending" : "request"} aria-label=${text} ref=${box}>
    <header class="pending-head"><${Side} disposition=${unit.disposition} size=${20} /><div><h3>${text}</h3></div></header>
    ${own && reaction.state === "choose" &&
    html`<div class="row row-even">
      <button type="button" class="button" onClick=${() => choose("after")}><span>Act just after</span></button>
      <button type="button" class="button" onClick=${() => choose("wasted")}><span>Let the step go</span></button>
    </div>`}
    ${own && ready &&
    html`<div class="row">
      <button type="button" class="button" onClick=${chooseAction}><${Icon} name="unit" /><span>Choose its action</span></button>
      <button type="button" class="button button-quiet" onClick=${() => app.send({ type: "reaction.end", unit: unit.id })}><span>It does nothing</span></button>
    </div>`}
    ${!own && app.isHandler.value && html`<button type="button" class="button button-quiet" onClick=${() => app.send({ type: "reaction.end", unit: unit.id })}><span>End it</span></button>`}
  </section>`;
}

/** How much later than the Handler's page other pages continue an attack, in milliseconds. */
const OTHER_PAGES_DELAY = 1500;

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
    if (app.isSpectator.value) return;
    for (const [id, attack] of paused) {
      if (timers.has(id)) continue;
      const wait = Date.parse(/** @type {string} */ (attack.until)) - Date.now() + (app.isHandler.value ? 100 : OTHER_PAGES_DELAY);
      timers.set(id, window.setTimeout(() => app.send({ type: "attack.proceed", attack: id }, { quiet: true }), Math.max(0, wait)));
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
    if (app.view.value === null) return;
    const list = attacks.value.filter(({ stage }) => stage !== "zone");
    const fresh = list.find((attack) => !known?.has(attack.id) && attack.targets.some((each) => isOwn(each.unit)));
    known = new Set(list.map(({ id }) => id));
    if (fresh === undefined) return;
    const attacked = fresh.targets.find((each) => isOwn(each.unit))?.unit ?? null;
    untracked(() => {
      const acts = app.conflict.value?.active;
      // a player in the middle of a turn keeps the acting unit selected
      if (!(acts && app.controls(acts)) && app.selected.value !== attacked) app.select(attacked);
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
  return catalogueText(singleKeys.value ? "spoken.owed_key" : "spoken.owed", { label });
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
  const unit = own.map((id) => app.units.value[id]?.name).join(", ");
  const key = singleKeys.value && own.includes(app.selected.value ?? "") ? keyText(action("fight.react").keys[0]) : "";
  const may = catalogueText(key ? "spoken.react_key" : "spoken.react", { unit, key, seconds: secondsUntil(attack.until) });
  return [text, may].filter(Boolean).join(": ");
}

/**
 * Whether the log has just announced the attack.
 * @param {AttackView} attack @param {number} seen  number of the newest line before
 */
function wasJustLogged(attack, seen) {
  const { entries, seq } = app.session.peek();
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
    seen = app.session.peek().entries.at(-1)?.n ?? 0;
    const pause = attacks.value.find((each) => each.stage === "pause" && ownReactors(each).length > 0);
    const next = owedRoll.value?.attack ?? pause;
    const now = next ? `${next.id} ${next.stage}` : "";
    if (now === before) return;
    before = now;
    if (!next) return;
    const attacker = next.unit ? app.units.value[next.unit]?.name : "Something unseen";
    const unit = owedRoll.value?.unit ?? null;
    // a defender knows the attacker from the log or from an earlier stage
    const strikes = unit !== null && unit === next.unit;
    const known = !strikes && (heard === next.id || wasJustLogged(next, last));
    const said = known ? "" : `${attacker} attacks ${targetNames(next)}`;
    if (!strikes) heard = next.id;
    // by then the attacked unit is selected
    queueMicrotask(() => {
      const asked = unit === null ? reactText(next, said) : owedRollText(next, unit, said);
      app.announce([asked, defenderChances(next, unit === null ? ownReactors(next) : [unit])].filter(Boolean).join(". "));
    });
    if (app.narrow.value) app.openTab("unit");
    else if (!app.isHandler.value) app.dockOpen.value = true;
    requestAnimationFrame(() => document.querySelector(".fight-panel")?.scrollIntoView({ block: "start" }));
  });
}
