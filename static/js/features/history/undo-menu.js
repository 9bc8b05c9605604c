// The Handler's menu with the last steps: undoes or redoes several at once.

import { effect, signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { send } from "../../core/commands.js";
import * as session from "../../core/session.js";
import { Icon } from "../../ui/icons.js";
import { clockTime } from "../../text/format.js";
import { useMenu, walkMenuItems } from "../../ui/menu.js";
import { hasSeveralSteps, undoStepsMenu } from "./undo-steps-button.js";
import { showUndone } from "./undo.js";
import { othersText, newestChange, describeStep } from "./undo-steps.js";
import { html } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").UndoStep} UndoStep */
/** @typedef {import("./undo.js").UndoKind} UndoKind */

/** The most redo steps that are listed. */
const MAX_REDO_STEPS = 5;
/** The most steps of others that are named in the confirmation. */
const MAX_NAMED = 5;

/** The step that waits for a confirmation, with the newest step at that time. */
const confirming = signal(/** @type {{kind: UndoKind, change: number, newest: number|undefined}|null} */ (null));

effect(() => {
  if (!undoStepsMenu.value) confirming.value = null;
});

/** Undoes or redoes everything up to a step. @param {UndoKind} kind @param {UndoStep} step */
async function sendSteps(kind, step) {
  const newest = kind === "undo" ? newestChange() : undefined;
  undoStepsMenu.value = false;
  const answer = await send({ type: kind, change: step.change, ...(newest === undefined ? {} : { newest }) });
  if (answer.ok) await showUndone(answer.result.seq, null);
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
  const open = undoStepsMenu.value && hasSeveralSteps();
  const box = useMenu(open, () => (undoStepsMenu.value = false), ".step-back");
  if (!open) return null;
  const { steps = [], again = [] } = session.undoState.value;
  const ahead = again.slice(0, MAX_REDO_STEPS);
  return html`<div class="menu seen-menu steps-menu panel" role="dialog" aria-label=${t("history-several-steps-back")} ref=${box} onKeyDown=${walkMenuItems}>
    ${ahead.length > 0 && html`<p class="menu-head"><b>${t("history-bring-back-up-to")}</b></p>`}
    ${ahead.map((step, i) => html`<${StepItem} key=${step.change} kind="redo" step=${step} along=${ahead.slice(0, i + 1)} />`).reverse()}
    ${ahead.length > 0 && html`<p class="step-now inline fine" aria-hidden="true"><span>${t("history-now")}</span></p>`}
    ${steps.length > 0 && html`<p class="menu-head"><b>${t("history-go-back-to-before")}</b></p>`}
    ${steps.map((step, i) => html`<${StepItem} key=${step.change} kind="undo" step=${step} along=${steps.slice(0, i + 1)} />`)}
    <p class="quiet step-more">${t("history-earlier")} <q>${t("history-back-to-here")}</q> ${t("history-beside-a-line-of-the-log")}</p>
  </div>`;
}

/**
 * A line of the menu; `along`: the steps that it covers.
 * @param {{kind: UndoKind, step: UndoStep, along: readonly UndoStep[]}} given
 */
function StepItem({ kind, step, along }) {
  const { at, by, text, more } = describeStep(step);
  const back = kind === "undo";
  const what = along.length === 1 ? "this" : t("history-this-and-the-it", { value: along.length - 1, value2: back ? t("history-after") : t("history-before") });
  const now = confirming.value;
  // a newer step needs another confirmation
  const sure = now !== null && now.kind === kind && now.change === step.change && now.newest === newestChange();
  return html`<button type="button" class=${`menu-item step-line inline ${back ? "step-back" : "step-again"}`} title=${t("history-back", { value: back ? t("history-take") : t("history-bring"), what })} aria-expanded=${sure ? "true" : undefined} onClick=${() => chooseSteps(kind, step, along)}>
      <${Icon} name=${kind} size=${18} />
      <span>${by && html`<b>${by}: </b>`}${text}${more > 0 && html` <span class="quiet">${t("history-and-more", { value: more === 1 ? t("history-1-line") : `${more} lines` })}</span>`}</span>
      ${at ? html`<time class="quiet" datetime=${at}>${clockTime(at)}</time>` : html`<span></span>`}
      ${!back && html`<span class="sr">${t("history-bring-back-up-to-this-one")}</span>`}
    </button>
    ${sure && html`<${StepConfirmation} kind=${kind} step=${step} along=${along} />`}`;
}

/**
 * The confirmation, with the steps of others.
 * @param {{kind: UndoKind, step: UndoStep, along: readonly UndoStep[]}} given
 */
function StepConfirmation({ kind, step, along }) {
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  // below the last lines it would be out of sight
  useLayoutEffect(() => box.current?.scrollIntoView({ block: "nearest" }), []);
  const others = along.filter((each) => othersText([each]) !== "");
  const told = (/** @type {UndoStep} */ each) => {
    const { by, text } = describeStep(each);
    return by ? `${by}: ${text}` : text;
  };
  const word = kind === "undo" ? t("history-take") : t("history-bring");
  return html`<div class="step-sure stack" role="alert" ref=${box}>
    <p>${t("count-steps", { n: along.length })}, ${othersText(along)}:</p>
    <ul>${others.slice(0, MAX_NAMED).map((each) => html`<li key=${each.change}>${told(each)}</li>`)}</ul>
    ${others.length > MAX_NAMED && html`<p class="quiet">${t("history-and-more", { value: others.length - MAX_NAMED })}</p>`}
    <div class="row">
      <button type="button" class="button button-danger" onClick=${() => sendSteps(kind, step)}>${t("history-back-word-count", { word, count: t("count-steps", { n: along.length }) })}</button>
      <button type="button" class="button button-quiet" onClick=${() => (confirming.value = null)}>${t("history-leave-it")}</button>
    </div>
  </div>`;
}
