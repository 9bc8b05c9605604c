// The dice tray: tests that wait for an answer with their odds, the last result landing on the bar,
// a free roll, and (for the Handler) asking a pilot for a test.

import { signal } from "@preact/signals";
import * as app from "../../core/app.js";
import { FairDice } from "./fair-dice.js";
import { FreeRoll } from "./free-roll.js";
import { Icon, Side } from "../../ui/icons.js";
import { OddsBar, OUTCOMES, RollResult, Scores } from "./odds.js";
import { Parts } from "../sheets/test-parts.js";
import { namesMarks, TestForm } from "../sheets/test.js";
import { looked, steps } from "../dice-systems/offers.js";
import { SystemRoll, systemOf } from "../dice-systems/system-odds.js";
import { Chooser, Steps, Systems } from "../dice-systems/systems.js";
import { Empty, html, Primary, Section } from "../../ui/controls.js";

/** @typedef {import("../../core/store.js").TestRequest} TestRequest */

export function DiceTray() {
  const waiting = Object.values(app.requests.value);
  const ours = app.pending.value;
  const others = waiting.filter((request) => !app.answers(request.unit));
  const last = lastRoll();
  const handler = app.isHandler.value;
  const ownTests = looked.value === null || looked.value === "frame-state";
  const waits = steps.value.length > 0 || ours.length > 0;
  const turnTo = (/** @type {Event} */ e) => {
    if (last && !(/** @type {Element} */ (e.target).closest(".tray-last"))) passed.value = last.n;
  };
  return html`<div class="tray" onPointerDown=${turnTo} onFocusCapture=${turnTo}>
    <${Steps} />
    ${ours.map((request, i) => html`<${Pending} key=${request.id} request=${request} button=${i > 0 || !app.narrow.value} />`)}
    ${others.map((request) => html`<${Others} key=${request.id} request=${request} />`)}
    <${Chooser} />
    ${waiting.length === 0 &&
    ownTests &&
    !last &&
    !handler &&
    html`<${Empty} icon="dice" title="No test waits for you">
      When the Handler asks for one, its odds appear here before you roll.
    </${Empty}>`}
    <${Systems} />
    ${!app.isSpectator.value && html`<${FreeRoll} />`}
    ${namesMarks() && ownTests && html`<${TestForm} />`}
    <${FairDice} />
    ${last && html`<${LastRoll} entry=${last} waits=${waits} />`}
  </div>`;
}

/** The roll that somebody has put away: it stays so until the next one. */
const putAway = signal(0);
/** What somebody turned: the roll, and whether it lies open with all its facts. */
const turned = signal({ n: 0, open: false });

/** The roll after which somebody turned to something else in the tray: its bar is folded then. */
const passed = signal(0);
/** For so long, in milliseconds, one's own roll is new. */
const NEW = 20000;

/**
 * One line at the foot of the tray, so that no button moves when a roll comes and no form is
 * covered; one's own roll lands on its bar there, until one turns to something else.
 * @param {{entry: import("../../core/store.js").Entry, waits: boolean}} given
 */
function LastRoll({ entry, waits }) {
  if (putAway.value === entry.n) return null;
  const system = systemOf(entry);
  const open = turned.value.n === entry.n && turned.value.open;
  const mine = entry.seat !== null && entry.seat === app.you.value?.seat;
  const lands = mine && !waits && passed.value !== entry.n && Date.now() - Date.parse(entry.at) < NEW;
  const result = system === null ? RollResult : SystemRoll;
  const text = app.lineText(entry);
  return html`<section class="tray-last" aria-label="Last roll">
    <header class="tray-last-head">
      <${Icon} name="dice" size=${16} />
      <button
        type="button"
        class="tray-last-turn"
        aria-expanded=${String(open)}
        aria-label=${`${open ? "Less of the last roll" : "How the last roll came about"}: ${text}`}
        title=${text}
        onClick=${() => (turned.value = { n: entry.n, open: !open })}
      >
        <span>${text}</span><${Icon} name=${open ? "fold" : "unfold"} size=${16} />
      </button>
      <button type="button" class="button button-icon button-quiet" aria-label="Put the last roll away" title="Put away" onClick=${() => (putAway.value = entry.n)}>
        <${Icon} name="close" size=${16} />
      </button>
    </header>
    ${(open || lands) && html`<${result} key=${entry.n} roll=${entry.data} system=${system} open=${open} />`}
  </section>`;
}

function lastRoll() {
  const list = app.entries.value;
  for (let i = list.length - 1; i >= 0; i -= 1) if (list[i].data?.dice) return list[i];
  return null;
}

/** What a test is rolled against, and what else to know before. @param {TestRequest} request */
function markWords(request) {
  const mark = request.mark === null ? "mark hidden" : `against ${request.mark}${request.hidden ? ", hidden from the pilot" : ""}`;
  return request.dice.length > 1 ? `${mark}; the highest die counts` : mark;
}

/** A test that somebody else has to roll. @param {{request: TestRequest}} given */
function Others({ request }) {
  const unit = app.units.value[request.unit];
  const who = app.pilotNames(unit, "or");
  const overrule = (/** @type {string} */ outcome) =>
    app.send({ type: "overrule", request: request.id, outcome });
  return html`<section class="request" aria-label="A test that waits">
    <p class="request-head">
      <${Icon} name="wait" size=${16} />
      <span>${who ? `${who} rolls` : "To roll"}: <b>${unit?.name ?? "a unit"}</b>, ${request.kind}${request.label && `, ${request.label}`}</span>
    </p>
    <p class="pending-dice"><${Parts} test=${request} /><span class="quiet">${markWords(request)}</span></p>
    ${request.odds && html`<${OddsBar} odds=${request.odds} />`}
    ${app.isHandler.value &&
    html`<div class="row">
        <button type="button" class="button" onClick=${() => app.send({ type: "test.answer", request: request.id })}>
          <${Icon} name="dice" /><span>Roll it</span>
        </button>
        <button type="button" class="button button-quiet" onClick=${() => app.send({ type: "test.withdraw", request: request.id })}>
          <${Icon} name="close" /><span>Withdraw</span>
        </button>
      </div>
      <${Section} title="Overrule the outcome" open=${false}>
        <div class="row">
          ${OUTCOMES.map((name) => html`<button type="button" class="button" key=${name} onClick=${() => overrule(name)}>${app.messages.value.word(name)}</button>`)}
        </div>
      </${Section}>`}
  </section>`;
}

/** @param {{request: TestRequest, button?: boolean}} given */
export function Pending({ request, button = true }) {
  const unit = app.units.value[request.unit];
  return html`<section class="pending" aria-label="A test waits for you">
    <header class="pending-head">
      ${unit && html`<${Side} disposition=${unit.disposition} size=${20} />`}
      <div>
        <h3>${unit?.name ?? "A unit"}: ${request.kind} test</h3>
        ${request.label && html`<p class="quiet">${request.label}</p>`}
      </div>
    </header>
    <p class="pending-dice">
      <${Parts} test=${request} />
      <span class="quiet">${markWords(request)}</span>
    </p>
    ${request.odds
      ? html`<${OddsBar} odds=${request.odds} />`
      : request.scores && html`<${Scores} scores=${request.scores} aces=${request.dice.length > 0} />`}
    ${button && html`<${AnswerButton} request=${request} />`}
  </section>`;
}

/** @param {{request: TestRequest}} given */
export function AnswerButton({ request }) {
  return html`<${Primary}
    label=${`Roll for ${app.units.value[request.unit]?.name ?? "it"}`}
    icon="dice"
    waits=${app.busy.value.has("test.answer")}
    onPress=${() => app.send({ type: "test.answer", request: request.id })}
  />`;
}
