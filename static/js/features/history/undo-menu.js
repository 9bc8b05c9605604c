// The Handler's menu with the last steps: undoes or redoes several at once.

import { effect, signal } from "@preact/signals";
import * as app from "../../core/app.js";
import { Icon } from "../../ui/icons.js";
import { clockTime, countText } from "../../text/format.js";
import { useMenu, walkMenuItems } from "../../ui/menu.js";
import { othersText, newestChange, describeStep } from "./undo-steps.js";
import { html } from "../../ui/controls.js";

/** @typedef {import("../../core/store.js").UndoStep} UndoStep */
/** @typedef {import("./undo.js").UndoKind} UndoKind */

/** The most redo steps that are listed. */
const MAX_REDO_STEPS = 5;
/** The most steps of others that are named in the confirmation. */
const MAX_NAMED = 5;

/** The step that waits for a confirmation, with the newest step at that time. */
const confirming = signal(/** @type {{kind: UndoKind, change: number, newest: number|undefined}|null} */ (null));

effect(() => {
  if (!app.undoStepsMenu.value) confirming.value = null;
});

/** Returns whether there is more than one step to choose from. */
function hasSeveralSteps() {
  const { steps = [], again = [] } = app.undoState.value;
  return app.isHandler.value && steps.length + again.length > 1;
}

/** The button that opens the menu. @param {{wide?: boolean}} given */
export function UndoStepsButton({ wide = false }) {
  if (!app.isHandler.value) return null;
  return html`<button
    type="button"
    class=${wide ? "button button-quiet button-icon steps-open" : "button"}
    aria-label="Several steps back"
    aria-haspopup="dialog"
    aria-expanded=${String(app.undoStepsMenu.value)}
    title="Several steps back"
    disabled=${!hasSeveralSteps()}
    onClick=${() => (app.undoStepsMenu.value = !app.undoStepsMenu.value)}
  >
    ${wide ? html`<${Icon} name="fold" size=${14} />` : html`<${Icon} name="undo" /><span>Several steps back</span>`}
  </button>`;
}

/** Undoes or redoes everything up to a step. @param {UndoKind} kind @param {UndoStep} step */
function sendSteps(kind, step) {
  const newest = kind === "undo" ? newestChange() : undefined;
  app.undoStepsMenu.value = false;
  app.send({ type: kind, change: step.change, ...(newest === undefined ? {} : { newest }) });
}

/**
 * Undoes or redoes up to a step; steps of others need a confirmation.
 * @param {UndoKind} kind @param {UndoStep} step @param {readonly UndoStep[]} along
 */
function chooseSteps(kind, step, along) {
  if (othersText(along) === "") sendSteps(kind, step);
  else confirming.value = { kind, change: step.change, newest: newestChange() };
}

/** The menu. */
export function UndoStepsMenu() {
  const open = app.undoStepsMenu.value && hasSeveralSteps();
  const box = useMenu(open, () => (app.undoStepsMenu.value = false), ".step-back");
  if (!open) return null;
  const { steps = [], again = [] } = app.undoState.value;
  const ahead = again.slice(0, MAX_REDO_STEPS);
  return html`<div class="stack seen-menu steps-menu panel" role="dialog" aria-label="Several steps back" ref=${box} onKeyDown=${walkMenuItems}>
    ${ahead.length > 0 && html`<p class="stack-head"><b>Bring back up to …</b></p>`}
    ${ahead.map((step, i) => html`<${StepItem} key=${step.change} kind="redo" step=${step} along=${ahead.slice(0, i + 1)} />`).reverse()}
    ${ahead.length > 0 && html`<p class="step-now" aria-hidden="true"><span>now</span></p>`}
    ${steps.length > 0 && html`<p class="stack-head"><b>Go back to before …</b></p>`}
    ${steps.map((step, i) => html`<${StepItem} key=${step.change} kind="undo" step=${step} along=${steps.slice(0, i + 1)} />`)}
    <p class="quiet step-more">Earlier: <q>Back to here</q> beside a line of the log.</p>
  </div>`;
}

/**
 * A line of the menu; `along`: the steps that it covers.
 * @param {{kind: UndoKind, step: UndoStep, along: readonly UndoStep[]}} given
 */
function StepItem({ kind, step, along }) {
  const { at, by, text, more } = describeStep(step);
  const back = kind === "undo";
  const what = along.length === 1 ? "this" : `this and the ${along.length - 1} ${back ? "after" : "before"} it`;
  const now = confirming.value;
  // a newer step needs another confirmation
  const sure = now !== null && now.kind === kind && now.change === step.change && now.newest === newestChange();
  return html`<button type="button" class=${`stack-item step-line ${back ? "step-back" : "step-again"}`} title=${`${back ? "Take" : "Bring"} ${what} back`} aria-expanded=${sure ? "true" : undefined} onClick=${() => chooseSteps(kind, step, along)}>
      <${Icon} name=${kind} size=${18} />
      <span>${by && html`<b>${by}: </b>`}${text}${more > 0 && html` <span class="quiet">and ${more === 1 ? "1 line" : `${more} lines`} more</span>`}</span>
      ${at ? html`<time class="quiet" datetime=${at}>${clockTime(at)}</time>` : html`<span></span>`}
      ${!back && html`<span class="sr">bring back up to this one</span>`}
    </button>
    ${sure && html`<${StepConfirmation} kind=${kind} step=${step} along=${along} />`}`;
}

/**
 * The confirmation, with the steps of others.
 * @param {{kind: UndoKind, step: UndoStep, along: readonly UndoStep[]}} given
 */
function StepConfirmation({ kind, step, along }) {
  const others = along.filter((each) => othersText([each]) !== "");
  const told = (/** @type {UndoStep} */ each) => {
    const { by, text } = describeStep(each);
    return by ? `${by}: ${text}` : text;
  };
  const word = kind === "undo" ? "Take" : "Bring";
  return html`<div class="step-sure" role="alert">
    <p>${countText(along.length, "step")}, ${othersText(along)}:</p>
    <ul>${others.slice(0, MAX_NAMED).map((each) => html`<li key=${each.change}>${told(each)}</li>`)}</ul>
    ${others.length > MAX_NAMED && html`<p class="quiet">and ${others.length - MAX_NAMED} more</p>`}
    <div class="row">
      <button type="button" class="button button-danger" onClick=${() => sendSteps(kind, step)}>${word} back ${countText(along.length, "step")}</button>
      <button type="button" class="button button-quiet" onClick=${() => (confirming.value = null)}>Leave it</button>
    </div>
  </div>`;
}
