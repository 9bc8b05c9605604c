// The dice tray, the content of the Dice tab: steps and tests that wait, the dice system's panel,
// the form for dice, the form for a test, and the last roll.

import { signal } from "@preact/signals";
import { pendingCommands, send } from "../../core/commands.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { lineText } from "../log/log-text.js";
import { FairDice } from "./fair-dice.js";
import { DiceRoll } from "./dice-roll.js";
import { Icon, Side } from "../../ui/icons.js";
import { OddsBar, OUTCOMES, RollResult } from "./odds.js";
import { Scores } from "./roll-details.js";
import { testParts, partText } from "../sheets/test-parts.js";
import { mayNameMark, TestForm } from "../sheets/test-form.js";
import { shownSystem, pendingSteps } from "../dice-systems/offers.js";
import { SystemRoll } from "../dice-systems/system-odds.js";
import { systemOfEntry } from "../log/log-text.js";
import { SystemChooser, Steps, SystemPanel } from "../dice-systems/systems.js";
import { EmptyState, html, PrimaryButton, Section } from "../../ui/controls.js";
import { rollData } from "../../text/roll-results.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").TestRequest} TestRequest */

/** The whole tray. */
export function DiceTray() {
  const waiting = Object.values(session.requests.value);
  const ours = session.pendingTests.value;
  const others = waiting.filter((request) => !session.mayRollFor(request.unit));
  const last = lastRoll();
  const handler = session.isHandler.value;
  const ownTests = shownSystem.value === null || shownSystem.value === "frame-state";
  const waits = pendingSteps.value.length > 0 || ours.length > 0;
  // whoever presses or focuses something else is done with the last roll
  const leave = (/** @type {Event} */ e) => {
    if (last && !(/** @type {Element} */ (e.target).closest(".tray-last"))) leftRoll.value = last.n;
  };
  return html`<div class="tray stack gap-4" onPointerDown=${leave} onFocusCapture=${leave}>
    <${Steps} />
    ${ours.map((request, i) => html`<${OwnTest} key=${request.id} request=${request} button=${i > 0 || !ui.narrow.value} />`)}
    ${others.map((request) => html`<${OthersTest} key=${request.id} request=${request} />`)}
    <${SystemChooser} />
    ${waiting.length === 0 &&
    ownTests &&
    !last &&
    !handler &&
    html`<${EmptyState} icon="dice" title=${t("dice-no-test-waits-for-you")}>
      ${t("dice-when-the-handler-asks-for-one")}
    </${EmptyState}>`}
    <${SystemPanel} />
    ${!session.isSpectator.value && html`<${DiceRoll} />`}
    ${mayNameMark() && ownTests && html`<${TestForm} />`}
    <${FairDice} />
    ${last && html`<${LastRoll} entry=${last} waits=${waits} />`}
  </div>`;
}

/** The line number of the roll that the player closed. */
const closedRoll = signal(0);
/** The line number of the roll that the player opened or folded, and whether it is open. */
const unfoldedRoll = signal({ n: 0, open: false });

/**
 * The line number of the last roll when the player turned to something else; its bar then folds.
 */
const leftRoll = signal(0);
/** How long the player's own roll shows its bar, in milliseconds. */
const NEW_FOR = 20000;

/**
 * The last roll, at the foot of the tray so that it moves no button and covers no form. The
 * player's own roll shows its bar until the player turns to something else.
 * @param {{entry: import("../../core/store.js").Entry, waits: boolean}} given
 */
function LastRoll({ entry, waits }) {
  if (closedRoll.value === entry.n) return null;
  const system = systemOfEntry(entry);
  const open = unfoldedRoll.value.n === entry.n && unfoldedRoll.value.open;
  const mine = entry.seat !== null && entry.seat === session.you.value?.seat;
  const lands = mine && !waits && leftRoll.value !== entry.n && Date.now() - Date.parse(entry.at) < NEW_FOR;
  const result = system === null ? RollResult : SystemRoll;
  const text = lineText(entry);
  return html`<section class="tray-last stack gap-1" aria-label=${t("dice-last-roll")}>
    <header class="tray-last-head inline">
      <${Icon} name="dice" size=${16} />
      <button
        type="button"
        class="tray-last-turn inline plain"
        aria-expanded=${String(open)}
        aria-label=${`${open ? t("dice-less-of-the-last-roll") : t("dice-how-the-last-roll-came-about")}: ${text}`}
        title=${text}
        onClick=${() => (unfoldedRoll.value = { n: entry.n, open: !open })}
      >
        <span>${text}</span><${Icon} name=${open ? "fold" : "unfold"} size=${16} />
      </button>
      <button type="button" class="button button-icon button-quiet" aria-label=${t("dice-put-the-last-roll-away")} title=${t("dice-put-away")} onClick=${() => (closedRoll.value = entry.n)}>
        <${Icon} name="close" size=${16} />
      </button>
    </header>
    ${(open || lands) && html`<${result} key=${entry.n} roll=${rollData(entry)} system=${system} open=${open} />`}
  </section>`;
}

function lastRoll() {
  const list = session.entries.value;
  for (let i = list.length - 1; i >= 0; i -= 1) if (list[i].data?.dice) return list[i];
  return null;
}

/** The mark of a test, and which die counts. @param {TestRequest} request */
function markText(request) {
  const mark = request.mark === null ? t("dice-mark-hidden") : t("dice-against", { mark: request.mark, value: request.hidden ? t("dice-hidden-from-the-pilot") : "" });
  return request.dice.length > 1 ? t("dice-the-highest-die-counts", { mark }) : mark;
}

/**
 * A test that another seat has to roll; the Handler can roll, withdraw or overrule it.
 * @param {{request: TestRequest}} given
 */
function OthersTest({ request }) {
  const unit = session.units.value[request.unit];
  const who = session.pilotNames(unit, "or");
  const overrule = (/** @type {string} */ outcome) =>
    send({ type: "overrule", request: request.id, outcome });
  return html`<section class="request stack well" aria-label=${t("dice-a-test-that-waits")}>
    <p class="request-head remark">
      <${Icon} name="wait" size=${16} />
      <span>${who ? t("dice-rolls", { who }) : t("dice-to-roll")}: <b>${unit?.name ?? t("dice-a-unit")}</b>, ${request.kind}${request.label && `, ${request.label}`}</span>
    </p>
    <p class="row"><${TestParts} test=${request} /><span class="quiet">${markText(request)}</span></p>
    ${request.odds && html`<${OddsBar} odds=${request.odds} />`}
    ${session.isHandler.value &&
    html`<div class="row">
        <button type="button" class="button" onClick=${() => send({ type: "test.answer", request: request.id })}>
          <${Icon} name="dice" /><span>${t("dice-roll-it")}</span>
        </button>
        <button type="button" class="button button-quiet" onClick=${() => send({ type: "test.withdraw", request: request.id })}>
          <${Icon} name="close" /><span>${t("dice-withdraw")}</span>
        </button>
      </div>
      <${Section} title=${t("dice-overrule-the-outcome")} open=${false}>
        <div class="row">
          ${OUTCOMES.map((name) => html`<button type="button" class="button" key=${name} onClick=${() => overrule(name)}>${session.messages.value.word(name)}</button>`)}
        </div>
      </${Section}>`}
  </section>`;
}

/** A test that this seat has to roll. @param {{request: TestRequest, button?: boolean}} given */
export function OwnTest({ request, button = true }) {
  const unit = session.units.value[request.unit];
  return html`<section class="pending stack gap-3" aria-label=${t("dice-a-test-waits-for-you")}>
    <header class="pending-head inline">
      ${unit && html`<${Side} disposition=${unit.disposition} size=${20} />`}
      <div>
        <h3>${t("dice-test", { value: unit?.name ?? t("dice-a-unit-2"), kind: request.kind })}</h3>
        ${request.label && html`<p class="quiet">${request.label}</p>`}
      </div>
    </header>
    <p class="row">
      <${TestParts} test=${request} />
      <span class="quiet">${markText(request)}</span>
    </p>
    ${request.odds
      ? html`<${OddsBar} odds=${request.odds} />`
      : request.scores && html`<${Scores} scores=${request.scores} aces=${request.dice.length > 0} />`}
    ${button && html`<${AnswerButton} request=${request} />`}
  </section>`;
}

/** The button that rolls a test. @param {{request: TestRequest}} given */
export function AnswerButton({ request }) {
  return html`<${PrimaryButton}
    label=${t("dice-roll-for", { value: session.units.value[request.unit]?.name ?? t("dice-it") })}
    icon="dice"
    waits=${pendingCommands.value.has("test.answer")}
    onPress=${() => send({ type: "test.answer", request: request.id })}
  />`;
}

/**
 * The dice and modifiers of a test, each with its attribute.
 * @param {{test: {dice: string[], modifiers: number[], sheet?: import("../../core/store.js").FromSheet|null}}} given
 */
function TestParts({ test }) {
  const parts = testParts(test.sheet, test.dice, test.modifiers);
  return html`
    ${test.dice.length === 0 && html`<span class="chip">${t("dice-no-die")}</span>`}
    ${parts.map(
      (part, i) => html`<span class=${part.die === undefined || part.die === "none" ? "chip" : "die"} key=${i}>
        ${part.name && html`<span class="part-name">${part.name}</span>${" "}`}
        <b class="die-face">${partText({ ...part, name: "" })}</b>
      </span>`,
    )}
  `;
}
