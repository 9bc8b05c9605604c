// The cards of reactions: the pause of an attack in which units may react, and claimed reactions.

import { effect, signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { send } from "../../core/commands.js";
import { awaitFocus, showAndFocus } from "../../core/focus.js";
import * as selection from "../../core/selection.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { LetAllBeButton } from "./let-be.js";
import { attacks, dueReaction, isDue, ownReactions, ownReactors, reactionCause } from "./attack-state.js";
import { secondsUntil } from "./reactions.js";
import { useActionRolls } from "./rolls.js";
import { Icon, Side } from "../../ui/icons.js";
import { percent } from "../dice/percent.js";
import { html, usePressGuard } from "../../ui/controls.js";
import { listText, rollText } from "../../text/format.js";
import { t } from "../../text/t.js";

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

/**
 * The name of a unit that may react; for the Handler with the players who decide on it.
 * @param {import("../../core/store.js").Unit|undefined} unit
 */
function reactorName(unit) {
  if (unit === undefined) return t("fight-a-unit");
  return session.isHandler.value && unit.controller !== null ? t("fight-unit-of", { name: unit.name, pilots: session.pilotNames(unit) }) : unit.name;
}

/** Claimed reactions of units that this seat knows. */
const visibleReactions = () => Object.values(session.view.value?.reactions ?? {}).filter((each) => session.units.value[each.unit]);

/**
 * The pause before an attack, in which units may react.
 * @param {{attack: AttackView, children?: import("preact").ComponentChildren}} given  `children`: the odds
 */
export function ReactionPause({ attack, children }) {
  const left = useSeconds(attack.until);
  const names = (attack.may_react ?? []).map((id) => reactorName(session.units.value[id]));
  const own = ownReactors(attack);
  const held = visibleReactions().some((each) => each.state !== "after" || each.ready);
  // on a phone a reaction has its buttons at the foot of the page
  const foot = ui.narrow.value && own.length === 1 && ownReactions().length === 1;
  return html`<div class="react stack">
    <div class="react-head inline spread">
      <p><${Icon} name="react" size=${16} />${" "}
        ${held ? t("fight-it-waits-for-a-reaction") : html`<b>${listText(names) || t("fight-somebody")}</b> ${t("fight-may-react-to-this")} <b class="react-left" role="timer">${left} s</b>`}
      </p>
      ${!held && !foot && (own.length > 0 || session.isHandler.value) && html`<${ProceedButton} attack=${attack} own=${own} />`}
    </div>
    ${!held && !ui.narrow.value && html`<${TimeLeft} until=${attack.until} />`}
    ${children}
    ${own.length > 0 && !foot && html`<div class="react-own">${own.map((id) => html`<${ReactButton} key=${id} unit=${id} alone=${own.length === 1} />`)}</div>
      ${!held && html`<${LetAllBeButton} />`}`}
  </div>`;
}

/** Lets a paused attack go on. @param {{attack: AttackView, own: string[]}} given */
function ProceedButton({ attack, own }) {
  const proceed = () => send({ type: "attack.proceed", attack: attack.id });
  return html`<button type="button" class="button" onClick=${proceed}><span>${own.length > 0 ? t("fight-let-it-be") : t("fight-go-on-now")}</span></button>`;
}

/**
 * The time that is left to react, as a bar.
 * @param {{until: string|null|undefined}} given
 */
function TimeLeft({ until }) {
  const left = useSeconds(until);
  const whole = useRef(0);
  const bar = useRef(/** @type {HTMLElement|null} */ (null));
  whole.current = Math.max(whole.current, left, Number(session.table.value?.options?.reaction_seconds ?? 0), 1);
  useEffect(() => bar.current?.style.setProperty("--left", String(left / whole.current)), [left]);
  return html`<span class=${"react-time" + (left <= 5 ? " react-time-short" : "")} aria-hidden="true"><i ref=${bar}></i></span>`;
}

/** The buttons of a reaction at the foot of a phone, on every tab, with the time that is left. */
export function ReactFoot() {
  const attack = attacks.value.find((each) => each.stage === "pause" && ownReactors(each).length > 0);
  const left = useSeconds(attack?.until);
  if (attack === undefined) return null;
  const own = ownReactors(attack);
  return html`<div class="react-foot">
    <p class="react-foot-what"><span class="clip">${t("fight-react-before", { what: reactionCause() })}</span><b>${left} s</b></p>
    <${TimeLeft} until=${attack.until} />
    <${LetAllBeButton} />
    <div class="row row-even">
      <${ProceedButton} attack=${attack} own=${own} />
      ${own.map((id) => html`<${ReactButton} key=${id} unit=${id} alone=${true} foot=${true} />`)}
    </div>
  </div>`;
}

/**
 * The button to react, with the chance to act before the attack. Without any chance the unit can
 * only act after it, so the button is not emphasised.
 * @param {{unit: string, alone: boolean, foot?: boolean}} given  `foot`: without its dice; it takes
 *   no press at first, because it may appear under the finger
 */
function ReactButton({ unit, alone, foot = false }) {
  const test = useActionRolls(unit).find((each) => each.for === "reaction.claim");
  const chance = test?.success?.p ?? null;
  const late = chance === 0;
  const name = session.units.value[unit]?.name ?? "it";
  const verb = late ? t("fight-react-after-it") : t("fight-react");
  const label = (alone ? verb : t("fight-with", { verb, name })) + (chance ? ` ${t("fight-chance-to-act-first", { percent: percent(chance) })}` : "");
  const dice = test ? rollText({ sides: test.sides, plus: test.plus + test.extra }) : "";
  const how = !test ? "" : late ? t("fight-too-late-needs", { dice, mark: test.mark }) : t("fight-in-time-with-or-more", { mark: test.mark, dice });
  const guard = usePressGuard(unit);
  const steady = !foot || guard.ready;
  /** @param {Event} press */
  async function claim(press) {
    if (foot && !guard.accepts(press)) return;
    const answer = await send({ type: "reaction.claim", unit });
    // what it does now is chosen on that tab
    if (foot && answer.ok) ui.openTab("unit");
  }
  return html`<div class="react-one">
    <button type="button" class=${`button button-wide${chance ? " button-primary" : ""}`} aria-disabled=${steady ? undefined : "true"} aria-label=${label} title=${how || undefined} onClick=${claim}>
      <${Icon} name="react" /><span>${alone ? verb : name}</span>${" "}${chance ? html`<b>${t("fight-chance-to-act-first", { percent: percent(chance) })}</b>` : null}
    </button>
    ${!foot && html`<p class="quiet">${how || "\u00a0"}</p>`}
  </div>`;
}

/** Selects a unit, shows its actions and focuses the first it can do, which a screen reader then reads. @param {string} unit */
function showActionsOf(unit) {
  selection.select(unit);
  requestAnimationFrame(() => document.querySelector(".fight-bar")?.scrollIntoView({ block: "start" }));
  awaitFocus(".fight-bar .tile[aria-disabled=false]:not([tabindex='-1'])");
}

/** The unit to whose actions that button has led since its reaction is due. */
const ledTo = signal("");

effect(() => {
  if (dueReaction() === undefined) ledTo.value = "";
});

/** The button at the foot of a phone that leads to the decision about a reaction, also where its card is scrolled away. */
export function DecideButton() {
  const unit = dueReaction();
  if (unit === undefined) return null;
  const name = session.units.value[unit]?.name ?? "";
  const there = ui.tab.value === "unit" && ui.sheetHeight.value !== "handle";
  // what a reaction does that is too late is chosen in its card
  const late = session.view.value?.reactions[unit]?.state === "choose";
  // beside its card, the decision that is left is which action
  const chooses = there && !late;
  // then the actions are what to press
  const quiet = chooses && ledTo.value === unit;
  function show() {
    if (chooses) {
      ledTo.value = unit ?? "";
      return showActionsOf(ledTo.value);
    }
    ui.openTab("unit");
    requestAnimationFrame(() => showAndFocus(document.querySelector(".reaction-due")));
  }
  return html`<button type="button" class=${`button button-wide decide${quiet ? "" : " button-primary"}`} onClick=${show}><${Icon} name="react" /><span>${chooses ? t("fight-choose-what-it-does", { name }) : t("fight-decide-on-its-reaction", { name })}</span></button>`;
}

/** Claimed reactions: those to decide on (`due`), or the others. @param {{due: boolean}} given */
export function Reactions({ due }) {
  const list = visibleReactions().filter((each) => isDue(each) === due);
  return list.map((each) => html`<${ClaimedReaction} key=${each.unit} reaction=${each} />`);
}

/** @param {{reaction: {unit: string, state: string, ready: boolean}}} given */
function ClaimedReaction({ reaction }) {
  const unit = session.units.value[reaction.unit];
  const own = session.controls(unit.id) && !session.isSpectator.value;
  const choose = (/** @type {string} */ how) => send({ type: "reaction.choose", unit: unit.id, how });
  const ready = reaction.ready && reaction.state !== "choose";
  const due = own && (ready || reaction.state === "choose");
  // the Handler can choose for a pilot, but is not asked
  const asked = due && session.mayRollFor(unit.id);
  const others = due && !asked && !ready;
  const name = others ? unit.name : reactorName(unit);
  const what = reaction.state === "choose"
    ? t("fight-is-too-late-for-a-reaction", { name, what: reactionCause() })
    : ready
      ? t("fight-reacts-one-action-of-one-step", { name })
      : reaction.state === "acting"
        ? t("fight-reacts-with-an-attack", { name })
        : t("fight-acts-just-after-it", { name, what: reactionCause() });
  const text = others ? t("fight-for-others", { pilots: session.pilotNames(unit), what }) : what;
  // the large button of a phone does the same
  const atFoot = ui.narrow.value && ui.tab.value === "unit" && dueReaction() === unit.id;
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  // the button to react may be far below this card
  useEffect(() => {
    if (!asked) return;
    if (!atFoot || !ready) return showAndFocus(box.current);
    // the only button of the card does nothing, which is not suggested
    box.current?.scrollIntoView({ block: "nearest" });
    /** @type {HTMLElement|null} */ (document.querySelector(".decide"))?.focus({ preventScroll: true });
  }, [asked, reaction.state]);
  return html`<section class=${due && !others ? "pending reaction-due stack gap-3" : "request stack well"} aria-label=${text} ref=${box}>
    <header class="pending-head inline"><${Side} disposition=${unit.disposition} size=${20} /><div><h3>${text}</h3></div></header>
    ${own && reaction.state === "choose" &&
    html`<div class=${others ? "react-own" : "stack gap-2"}>
      <button type="button" class="button" onClick=${() => choose("after")}><span>${t("fight-act-just-after", { what: reactionCause() })}</span></button>
      <button type="button" class="button" onClick=${() => choose("wasted")}><span>${t("fight-let-the-step-go")}</span></button>
    </div>`}
    ${own && ready &&
    html`<div class="row">
      ${!atFoot && html`<button type="button" class="button" onClick=${() => showActionsOf(unit.id)}><${Icon} name="unit" /><span>${t("fight-choose-what-it-does", { name: unit.name })}</span></button>`}
      <button type="button" class="button" onClick=${() => send({ type: "reaction.end", unit: unit.id })}><span>${t("fight-let-it-pass")}</span></button>
    </div>`}
    ${!own && session.isHandler.value && html`<button type="button" class="button button-quiet" onClick=${() => send({ type: "reaction.end", unit: unit.id })}><span>${t("fight-end-it")}</span></button>`}
  </section>`;
}
