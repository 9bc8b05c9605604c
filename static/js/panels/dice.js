// The dice tray: tests that wait for an answer with their odds, the last result landing on the bar,
// a free roll, and (for the Handler) asking a pilot for a test.

import { useEffect, useState } from "preact/hooks";
import * as app from "./app.js";
import { Icon, Side } from "./icons.js";
import { OddsBar, OUTCOMES, RollResult, Scores, signed } from "./odds.js";
import { Systems } from "./systems.js";
import { post } from "./files.js";
import { Choice, Empty, Field, html, Primary, Section, Stepper, SureButton } from "./ui.js";

/** @typedef {import("../store.js").TestRequest} TestRequest */

const DICE = ["d4", "d6", "d8", "d10", "d12"];

export function DiceTray() {
  const waiting = Object.values(app.requests.value);
  const ours = app.pending.value;
  const others = waiting.filter((request) => !app.answers(request.unit));
  const last = lastRoll();
  const handler = app.isHandler.value;
  const mayName = handler || Boolean(app.table.value?.options?.pilots_name_marks);
  return html`<div class="tray">
    ${ours.map((request, i) => html`<${Pending} key=${request.id} request=${request} button=${i > 0 || !app.narrow.value} />`)}
    ${others.map((request) => html`<${Others} key=${request.id} request=${request} />`)}
    ${waiting.length === 0 &&
    !last &&
    !handler &&
    html`<${Empty} icon="dice" title="No test waits for you">
      When the Handler asks for one, its odds appear here before you roll.
    </${Empty}>`}
    ${!app.isSpectator.value && html`<${FreeRoll} />`}
    ${!app.isSpectator.value && mayName && html`<${TestForm} />`}
    <${Systems} />
    <${Chance} />
    ${last &&
    html`<section class="tray-last" aria-live="polite" aria-label="Last roll">
      <h3 class="eyebrow">Last roll</h3>
      <p class="tray-text">${app.messages.value.log(last.code, last.params, app.naming.value)}</p>
      <${RollResult} key=${last.n} roll=${last.data} open=${true} />
    </section>`}
  </div>`;
}

function lastRoll() {
  const list = app.entries.value;
  for (let i = list.length - 1; i >= 0; i -= 1) if (list[i].data?.dice) return list[i];
  return null;
}

/** A test that somebody else has to roll. @param {{request: TestRequest}} given */
function Others({ request }) {
  const unit = app.units.value[request.unit];
  const who = unit?.controller ? (app.seats.value[unit.controller]?.name ?? "") : "";
  const overrule = (/** @type {string} */ outcome) =>
    app.send({ type: "overrule", request: request.id, outcome });
  return html`<section class="request" aria-label="A test that waits">
    <p class="request-head">
      <${Icon} name="wait" size=${16} />
      <span>${who ? `${who} rolls` : "To roll"}: <b>${unit?.name ?? "a unit"}</b>, ${request.kind}${request.label && `, ${request.label}`}</span>
    </p>
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
      ${request.dice.length === 0 && html`<span class="chip">no die</span>`}
      ${request.dice.map((die, i) => html`<span class="die" key=${i}><span class="die-face">${die}</span></span>`)}
      ${request.modifiers.filter((m) => m !== 0).map((m, i) => html`<span class="chip" key=${i}>${signed(m)}</span>`)}
      <span class="quiet">${request.mark === null ? "mark hidden" : `against ${request.mark}`}</span>
    </p>
    ${request.odds
      ? html`<${OddsBar} odds=${request.odds} />`
      : request.scores && html`<${Scores} scores=${request.scores} />`}
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

function FreeRoll() {
  const [notation, setNotation] = useState("");
  const [secret, setSecret] = useState(false);
  /** @param {Event} event */
  async function submit(event) {
    event.preventDefault();
    const asked = notation.trim() || "1d6";
    const answer = await app.send({ type: "dice.roll", notation: asked, ...(secret ? { secret } : {}) });
    if (answer.ok) setNotation("");
  }
  return html`<${Section} title="Roll dice" open=${true}>
    <form class="row" onSubmit=${submit}>
      <input
        class="input"
        aria-label="Dice in notation"
        placeholder="2d6kh1+2 # why"
        autocomplete="off"
        value=${notation}
        onInput=${(/** @type {any} */ e) => setNotation(e.target.value)}
      />
      <button type="submit" class="button"><${Icon} name="dice" /><span>Roll</span></button>
    </form>
    <div class="row">
      ${DICE.map(
        (die) => html`<button
          type="button"
          key=${die}
          class="button button-die"
          title=${`Roll 1${die} at once`}
          onClick=${() => app.send({ type: "dice.roll", notation: `1${die}`, ...(secret ? { secret } : {}) })}
        >${die}</button>`,
      )}
    </div>
    ${app.isHandler.value &&
    html`<label class="check">
      <input type="checkbox" checked=${secret} onChange=${(/** @type {any} */ e) => setSecret(e.target.checked)} />
      <span>Secret: only the Handler sees it</span>
    </label>`}
  </${Section}>`;
}

/** Ask a pilot for a test, or roll it at once; the odds follow what is set. */
export function TestForm() {
  const handler = app.isHandler.value;
  const pilots = Object.values(app.units.value).filter(
    (u) => !u.destroyed && (handler ? u.controller !== null || u.disposition === "pilot" : app.controls(u.id)),
  );
  const [unit, setUnit] = useState("");
  const [kind, setKind] = useState("proactive");
  const [dice, setDice] = useState(/** @type {string[]} */ (["d6"]));
  const [modifier, setModifier] = useState(0);
  const [mark, setMark] = useState(5);
  const [hidden, setHidden] = useState(false);
  const [label, setLabel] = useState("");
  const [odds, setOdds] = useState(/** @type {any} */ (null));
  const roll = { kind, dice, modifiers: modifier === 0 ? [] : [modifier], mark };
  const key = JSON.stringify(roll);

  useEffect(() => {
    let current = true;
    const timer = setTimeout(async () => {
      const answer = await app.ask("odds", { system: "frame-state", roll: JSON.parse(key) });
      if (current) setOdds(answer.ok ? answer.result.outcomes : null);
    }, 120);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [key]);

  const chosen = unit || app.selected.value || "";
  // A unit that was only selected on the map is taken when somebody is there to be asked.
  const fits = pilots.filter((u) => u.id === unit || u.controller !== null);
  const target = (fits.find((u) => u.id === chosen) ?? fits[0] ?? pilots[0])?.id ?? "";

  /** @param {Event} event */
  function request(event) {
    event.preventDefault();
    if (handler) ask();
    else rollNow();
  }
  async function ask() {
    const answer = await app.send({ type: "test.request", unit: target, ...roll, hidden, ...(label ? { label } : {}) });
    if (!answer.ok) return;
    const asked = app.units.value[target];
    const who = asked?.controller ? app.seats.value[asked.controller]?.name : undefined;
    app.toast("good", who ? `${who} is asked to roll for ${asked.name}` : `A test waits for ${asked?.name ?? "the unit"}: nobody steers it, so you roll`);
    document.querySelector(".tab-dice")?.scrollTo({ top: 0 });
  }
  function rollNow() {
    app.send({ type: "test.roll", ...(target ? { unit: target } : {}), ...roll });
  }

  return html`<${Section} title=${handler ? "Ask for a test" : "Roll a test"} open=${false} keep="test-form">
    <form class="form" onSubmit=${request}>
      <${Field} label="Unit">
        <select class="input" value=${target} onChange=${(/** @type {any} */ e) => setUnit(e.target.value)}>
          ${pilots.map((u) => html`<option value=${u.id} key=${u.id}>${u.name}</option>`)}
        </select>
      </${Field}>
      <${Choice}
        label="Kind of test"
        value=${kind}
        onChange=${setKind}
        options=${[
          { value: "proactive", label: "Proactive", title: "The pilot started it" },
          { value: "reactive", label: "Reactive", title: "The Handler started it" },
        ]}
      />
      <div class="field">
        <span class="field-label">Dice (the highest counts)</span>
        <div class="row">
          ${DICE.map(
            (die) => html`<button
              type="button"
              key=${die}
              class="button button-die"
              aria-label=${`Add a ${die}`}
              disabled=${dice.length >= 8}
              onClick=${() => setDice([...dice, die])}
            >${die}</button>`,
          )}
        </div>
        <div class="row chosen-dice">
          ${dice.map(
            (die, i) => html`<button
              type="button"
              key=${i}
              class="chip chip-button"
              aria-label=${`Take the ${die} away`}
              onClick=${() => setDice(dice.filter((_, j) => j !== i))}
            >${die}<${Icon} name="close" size=${12} /></button>`,
          )}
          ${dice.length === 0 && html`<span class="quiet">No die: only the modifiers count.</span>`}
        </div>
      </div>
      <div class="row row-even">
        <${Stepper} label="Modifier" value=${modifier} min=${-30} max=${30} onChange=${setModifier} />
        <${Stepper} label="Mark" value=${mark} min=${-30} max=${60} onChange=${setMark} />
      </div>
      ${odds && html`<${OddsBar} odds=${odds} />`}
      ${handler &&
      html`<${Field} label="What for">
          <input class="input" maxlength="80" value=${label} placeholder="Balance on the ledge" onInput=${(/** @type {any} */ e) => setLabel(e.target.value)} />
        </${Field}>
        <label class="check">
          <input type="checkbox" checked=${hidden} onChange=${(/** @type {any} */ e) => setHidden(e.target.checked)} />
          <span>Hide the mark from the pilot</span>
        </label>`}
      <div class="row">
        <button type="submit" class="button button-strong" disabled=${target === ""}>
          <${Icon} name=${handler ? "send" : "dice"} /><span>${handler ? "Ask the pilot" : "Roll"}</span>
        </button>
        ${handler && html`<button type="button" class="button" onClick=${rollNow}><${Icon} name="dice" /><span>Roll it now</span></button>`}
      </div>
    </form>
  </${Section}>`;
}

function Chance() {
  const chance = app.table.value?.chance;
  if (!chance) return null;
  return html`<${Section} title="Fair dice" open=${false}>
    <p class="quiet">
      Chapter ${chance.chapter}: the seed's fingerprint was fixed before its first roll. When the
      chapter is closed its seed is shown, and anyone can roll every die again.
    </p>
    <code class="hash">${chance.commitment}</code>
    ${app.isHandler.value &&
    html`<${SureButton} label="Close the chapter, show its seed" sure="Close it now?" icon="lock" onSure=${() => post("chapters", {}, "A new chapter has begun; the old seed is in the log.")} />`}
  </${Section}>`;
}
