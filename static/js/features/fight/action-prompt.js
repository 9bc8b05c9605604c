// Prompts of the action bar: what the player has to choose or confirm before an action is done. A
// prompt scrolls into view and takes the focus; when it is closed, its tile gets the focus back.

import { useEffect, useRef, useState } from "preact/hooks";
import * as app from "../../core/app.js";
import { answerPrompt, actionPrompt } from "./perform.js";
import { costText } from "./explained-number.js";
import { reasonText } from "./unit-actions.js";
import { Icon } from "../../ui/icons.js";
import { html, Stepper } from "../../ui/controls.js";

/** @typedef {import("./types.js").UnitAction} UnitAction */

/** What gets the focus: the text field, else the first button that does nothing dangerous. */
const FOCUS_FIRST = ".input, .button:not(.button-danger)";

/** Shown before a unit that is too heavy to stay up spends energy on staying aloft. */
const STILL_FALLS = "Too heavy: it begins to fall at the end of its turn all the same.";

/**
 * Scrolls a prompt that just opened into view and focuses its first control.
 * @param {HTMLElement|null} box
 */
export function showAndFocus(box) {
  box?.scrollIntoView({ block: "nearest" });
  /** @type {HTMLElement|null|undefined} */ (box?.querySelector(FOCUS_FIRST))?.focus({ preventScroll: true });
}

/**
 * The open prompt of an action.
 * @param {{each: UnitAction, name: string}} given  `name`: as on its tile
 */
export function ActionPrompt({ each, name }) {
  const kind = actionPrompt.value?.kind;
  if (kind === "steps") return html`<${StepsPrompt} each=${each} name=${name} />`;
  if (kind === "words") return html`<${WordsPrompt} each=${each} />`;
  if (kind === "module") return html`<${ExpansionPrompt} each=${each} name=${name} />`;
  if (kind === "leave") return html`<${RepairPrompt} each=${each} name=${name} />`;
  if (kind === "who") return html`<${RidePrompt} each=${each} name=${name} />`;
  return html`<${PromptBox} each=${each} label=${`${name}: sure?`}>
    <p><${Icon} name=${each.warns ? "heat" : "fall"} size=${16} /> ${each.warns ? reasonText(each.warns) : STILL_FALLS}</p>
    <button type="button" class="button button-danger" onClick=${() => answerPrompt(each, { anyway: true })}><span>${name} anyway</span></button>
  </${PromptBox}>`;
}

/**
 * The box around every prompt; Escape and "Not now" close it.
 * @param {{each: UnitAction, label: string, onSubmit?: (event: Event) => void, children?: any}} given
 */
function PromptBox({ each, label, onSubmit, children }) {
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => showAndFocus(box.current), []);
  function close() {
    actionPrompt.value = null;
    /** @type {HTMLElement|null} */ (document.querySelector(`[data-action="${CSS.escape(each.id)}"]`))?.focus();
  }
  /** @param {KeyboardEvent} event */
  function key(event) {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  }
  const what = html`${children}
    <button type="button" class="button button-quiet" onClick=${close}><span>Not now</span></button>`;
  return onSubmit
    ? html`<form class="fight-question" aria-label=${label} ref=${box} onKeyDown=${key} onSubmit=${onSubmit}>${what}</form>`
    : html`<div class="fight-question" role="group" aria-label=${label} ref=${box} onKeyDown=${key}>${what}</div>`;
}

/** @param {{each: UnitAction, name: string}} given */
function StepsPrompt({ each, name }) {
  const [steps, setSteps] = useState(each.steps);
  return html`<${PromptBox} each=${each} label=${`${name}: how many steps?`}>
    <${Stepper} label="Steps" value=${steps} min=${each.steps} max=${each.most} onChange=${setSteps} hideLabel=${true} />
    <button type="button" class="button button-strong" onClick=${() => answerPrompt(each, { steps })}>
      <span>${name} for ${steps} ${steps === 1 ? "step" : "steps"}</span>
    </button>
  </${PromptBox}>`;
}

/** @param {{each: UnitAction}} given */
function WordsPrompt({ each }) {
  const box = useRef(/** @type {HTMLInputElement|null} */ (null));
  /** @param {Event} event */
  function submit(event) {
    event.preventDefault();
    const text = box.current?.value.trim() ?? "";
    if (text !== "") answerPrompt(each, { text });
  }
  return html`<${PromptBox} each=${each} label="Something else" onSubmit=${submit}>
    <input class="input" ref=${box} maxlength="500" placeholder="What does it try? The Handler names the cost" aria-label="What it tries" />
    <button type="submit" class="button button-strong"><span>Ask the Handler</span></button>
  </${PromptBox}>`;
}

/** Asks how to ride on a frame. @param {{each: UnitAction, name: string}} given */
function RidePrompt({ each, name }) {
  const frame = each.of?.name ?? "the frame";
  return html`<${PromptBox} each=${each} label=${name}>
    <button type="button" class="button button-strong" onClick=${() => answerPrompt(each, { in_hand: false })}><span>Ride on ${frame}</span></button>
    <button type="button" class="button" onClick=${() => answerPrompt(each, { in_hand: true })}><span>Into ${frame}’s hand</span></button>
  </${PromptBox}>`;
}

/**
 * Asks before an expansion is used; the Handler carries out its effect.
 * @param {{each: UnitAction, name: string}} given
 */
function ExpansionPrompt({ each, name }) {
  const module = app.units.value[each.command.unit]?.frame?.modules.find((one) => one.id === each.command.module);
  const more = { ...(app.isHandler.value ? {} : { ask: true }), ...(each.warns ? { anyway: true } : {}) };
  return html`<${PromptBox} each=${each} label=${`Use ${name}?`}>
    <div class="fight-words">
      ${module && html`<p><b>${module.trigger}.</b> ${module.text}</p>`}
      <p class="quiet">It costs ${each.steps || each.energy ? costText(each) : "nothing"}. The Handler carries out what it does.</p>
      ${each.warns && html`<p class="fight-warn"><${Icon} name="heat" size=${16} /> ${reasonText(each.warns)}</p>`}
    </div>
    <button type="button" class=${`button ${each.warns ? "button-danger" : "button-strong"}`} onClick=${() => answerPrompt(each, more)}><span>Use ${name}${each.warns ? " anyway" : ""}</span></button>
  </${PromptBox}>`;
}

/**
 * Asks before a repair that the Handler has to allow.
 * @param {{each: UnitAction, name: string}} given
 */
function RepairPrompt({ each, name }) {
  return html`<${PromptBox} each=${each} label=${`${name}: ask the Handler?`}>
    <p><${Icon} name="info" size=${16} /> ${each.warns ? reasonText(each.warns) : ""}.</p>
    <button type="button" class="button button-strong" onClick=${() => answerPrompt(each, { anyway: true })}><span>Ask the Handler</span></button>
  </${PromptBox}>`;
}
