// What has to be said before an action of the bar is done. A question comes into sight where it was
// called for, takes the focus, and gives it back to its action when it is put away.

import { useEffect, useRef, useState } from "preact/hooks";
import * as app from "../../core/app.js";
import { answer, question } from "./perform.js";
import { costText } from "./explained-number.js";
import { barText } from "./state.js";
import { Icon } from "../../ui/icons.js";
import { html, Stepper } from "../../ui/controls.js";

/** @typedef {import("./types.js").Able} Able */

/** What takes the focus: words to be written, else the first thing to press that costs nothing dear. */
const FIRST = ".input, .button:not(.button-danger)";

/** What is said before energy is spent on staying up by who comes down all the same. */
const VAIN = "Too heavy: it begins to fall at the end of its turn all the same.";

/** Brings what just opened into sight, and the focus to it. @param {HTMLElement|null} box */
export function comeIntoSight(box) {
  box?.scrollIntoView({ block: "nearest" });
  /** @type {HTMLElement|null|undefined} */ (box?.querySelector(FIRST))?.focus({ preventScroll: true });
}

/** @param {{each: Able, name: string}} given  the action, and what its tile says */
export function Question({ each, name }) {
  const kind = question.value?.kind;
  if (kind === "steps") return html`<${HowMany} each=${each} name=${name} />`;
  if (kind === "words") return html`<${Words} each=${each} />`;
  if (kind === "module") return html`<${Expansion} each=${each} name=${name} />`;
  if (kind === "leave") return html`<${Leave} each=${each} name=${name} />`;
  if (kind === "who") return html`<${Who} each=${each} name=${name} />`;
  return html`<${Asked} each=${each} label=${`${name}: sure?`}>
    <p><${Icon} name=${each.warns ? "heat" : "fall"} size=${16} /> ${each.warns ? barText(each.warns) : VAIN}</p>
    <button type="button" class="button button-danger" onClick=${() => answer(each, { anyway: true })}><span>${name} anyway</span></button>
  </${Asked}>`;
}

/** @param {{each: Able, label: string, onSubmit?: (event: Event) => void, children?: any}} given */
function Asked({ each, label, onSubmit, children }) {
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => comeIntoSight(box.current), []);
  function putAway() {
    question.value = null;
    /** @type {HTMLElement|null} */ (document.querySelector(`[data-action="${CSS.escape(each.id)}"]`))?.focus();
  }
  /** @param {KeyboardEvent} event */
  function key(event) {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    putAway();
  }
  const what = html`${children}
    <button type="button" class="button button-quiet" onClick=${putAway}><span>Not now</span></button>`;
  return onSubmit
    ? html`<form class="fight-question" aria-label=${label} ref=${box} onKeyDown=${key} onSubmit=${onSubmit}>${what}</form>`
    : html`<div class="fight-question" role="group" aria-label=${label} ref=${box} onKeyDown=${key}>${what}</div>`;
}

/** @param {{each: Able, name: string}} given */
function HowMany({ each, name }) {
  const [steps, setSteps] = useState(each.steps);
  return html`<${Asked} each=${each} label=${`${name}: how many steps?`}>
    <${Stepper} label="Steps" value=${steps} min=${each.steps} max=${each.most} onChange=${setSteps} hideLabel=${true} />
    <button type="button" class="button button-strong" onClick=${() => answer(each, { steps })}>
      <span>${name} for ${steps} ${steps === 1 ? "step" : "steps"}</span>
    </button>
  </${Asked}>`;
}

/** @param {{each: Able}} given */
function Words({ each }) {
  const box = useRef(/** @type {HTMLInputElement|null} */ (null));
  /** @param {Event} event */
  function submit(event) {
    event.preventDefault();
    const text = box.current?.value.trim() ?? "";
    if (text !== "") answer(each, { text });
  }
  return html`<${Asked} each=${each} label="Something else" onSubmit=${submit}>
    <input class="input" ref=${box} maxlength="500" placeholder="What does it try? The Handler names the cost" aria-label="What it tries" />
    <button type="submit" class="button button-strong"><span>Ask the Handler</span></button>
  </${Asked}>`;
}

/** How to ride on a frame. @param {{each: Able, name: string}} given */
function Who({ each, name }) {
  const frame = each.of?.name ?? "the frame";
  return html`<${Asked} each=${each} label=${name}>
    <button type="button" class="button button-strong" onClick=${() => answer(each, { in_hand: false })}><span>Ride on ${frame}</span></button>
    <button type="button" class="button" onClick=${() => answer(each, { in_hand: true })}><span>Into ${frame}’s hand</span></button>
  </${Asked}>`;
}

/** An expansion is for one moment, and what it does is for the Handler to carry out. @param {{each: Able, name: string}} given */
function Expansion({ each, name }) {
  const module = app.units.value[each.command.unit]?.frame?.modules.find((one) => one.id === each.command.module);
  const more = { ...(app.isHandler.value ? {} : { ask: true }), ...(each.warns ? { anyway: true } : {}) };
  return html`<${Asked} each=${each} label=${`Use ${name}?`}>
    <div class="fight-words">
      ${module && html`<p><b>${module.trigger}.</b> ${module.text}</p>`}
      <p class="quiet">It costs ${each.steps || each.energy ? costText(each) : "nothing"}. The Handler carries out what it does.</p>
      ${each.warns && html`<p class="fight-warn"><${Icon} name="heat" size=${16} /> ${barText(each.warns)}</p>`}
    </div>
    <button type="button" class=${`button ${each.warns ? "button-danger" : "button-strong"}`} onClick=${() => answer(each, more)}><span>Use ${name}${each.warns ? " anyway" : ""}</span></button>
  </${Asked}>`;
}

/** It needs the Handler. @param {{each: Able, name: string}} given */
function Leave({ each, name }) {
  return html`<${Asked} each=${each} label=${`${name}: ask the Handler?`}>
    <p><${Icon} name="info" size=${16} /> ${each.warns ? barText(each.warns) : ""}.</p>
    <button type="button" class="button button-strong" onClick=${() => answer(each, { anyway: true })}><span>Ask the Handler</span></button>
  </${Asked}>`;
}
