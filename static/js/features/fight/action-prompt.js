// Prompts of the action bar: what the player has to choose or confirm before an action is done. A
// prompt scrolls into view and takes the focus; when it is closed, its tile gets the focus back.

import { useEffect, useRef, useState } from "preact/hooks";
import * as session from "../../core/session.js";
import { reactionCause } from "./attack-state.js";
import { choosesHex, chooseModuleHex } from "./module-place.js";
import { answerPrompt, actionPrompt } from "./perform.js";
import { chanceText, useActionRolls } from "./rolls.js";
import { costText } from "../../text/cost.js";
import { reasonText } from "./unit-actions.js";
import { stopPlacing } from "../units/state.js";
import { showAndFocus } from "../../core/focus.js";
import { Icon } from "../../ui/icons.js";
import { html } from "../../ui/controls.js";
import { Stepper } from "../../ui/fields.js";
import { t } from "../../text/t.js";

/** @typedef {import("./types.js").UnitAction} UnitAction */

/** Shown before a unit that is too heavy to stay up spends energy on staying aloft. */
const STILL_FALLS = t("fight-too-heavy-it-begins-to-fall");

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
  if (kind === "react") return html`<${ReactionPrompt} each=${each} />`;
  if (kind === "who") return html`<${RidePrompt} each=${each} name=${name} />`;
  return each.of_no_use ? html`<${VainPrompt} each=${each} name=${name} />` : html`<${PromptBox} each=${each} label=${t("fight-sure", { name })}>
    <p><${Icon} name=${each.warns ? "heat" : "fall"} size=${16} /> ${each.warns ? reasonText(each.warns) : STILL_FALLS}</p>
    <button type="button" class="button button-danger" onClick=${() => answerPrompt(each, { anyway: true })}><span>${t("fight-anyway", { name })}</span></button>
  </${PromptBox}>`;
}

/** Asks before an action that has no use now. @param {{each: UnitAction, name: string}} given */
function VainPrompt({ each, name }) {
  const chance = useActionRolls(each.command.unit).find((one) => one.for === each.command.type);
  return html`<${PromptBox} each=${each} label=${t("fight-sure", { name })}>
    <div class="fight-words">
      <p class="fight-warn"><${Icon} name="info" size=${16} /> ${reasonText(/** @type {import("./types.js").Bar} */ (each.of_no_use))}</p>
      ${chance && html`<p class="quiet">${chanceText(chance)}</p>`}
    </div>
    <button type="button" class="button button-strong" onClick=${() => answerPrompt(each, {})}><span>${t("fight-anyway", { name })}</span></button>
  </${PromptBox}>`;
}

/**
 * The box around every prompt; Escape and "Not now" close it.
 * @param {{each: UnitAction, label: string, onSubmit?: (event: Event) => void, children?: import("preact").ComponentChildren}} given
 */
function PromptBox({ each, label, onSubmit, children }) {
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => showAndFocus(box.current), []);
  function close() {
    actionPrompt.value = null;
    if (choosesHex()) stopPlacing();
    /** @type {HTMLElement|null} */ (document.querySelector(`[data-action="${CSS.escape(each.id)}"]`))?.focus();
  }
  /** @param {KeyboardEvent} event */
  function key(event) {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  }
  const what = html`${children}
    <button type="button" class="button button-quiet" onClick=${close}><span>${t("fight-not-now")}</span></button>`;
  return onSubmit
    ? html`<form class="fight-question row" data-own-escape aria-label=${label} ref=${box} onKeyDown=${key} onSubmit=${onSubmit}>${what}</form>`
    : html`<div class="fight-question row" data-own-escape role="group" aria-label=${label} ref=${box} onKeyDown=${key}>${what}</div>`;
}

/** @param {{each: UnitAction, name: string}} given */
function StepsPrompt({ each, name }) {
  const [steps, setSteps] = useState(each.steps);
  return html`<${PromptBox} each=${each} label=${t("fight-how-many-steps", { name })}>
    <${Stepper} label=${t("fight-steps")} value=${steps} min=${each.steps} max=${each.most} onChange=${setSteps} hideLabel=${true} />
    <button type="button" class="button button-strong" onClick=${() => answerPrompt(each, { steps })}>
      <span>${t("fight-for", { name, steps })}</span>
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
  return html`<${PromptBox} each=${each} label=${t("fight-something-else")} onSubmit=${submit}>
    <input class="input" ref=${box} maxlength="500" placeholder=${t("fight-what-does-it-try-the-handler")} aria-label=${t("fight-what-it-tries")} />
    <button type="submit" class="button button-strong"><span>${t("fight-ask-the-handler")}</span></button>
  </${PromptBox}>`;
}

/** Asks before a reaction is claimed without an attack. @param {{each: UnitAction}} given */
function ReactionPrompt({ each }) {
  const chance = useActionRolls(each.command.unit).find((one) => one.for === "reaction.claim");
  const label = t("fight-react-before", { what: reactionCause() });
  return html`<${PromptBox} each=${each} label=${label}>
    <div class="fight-words">
      <p><b>${label}</b> ${chance && `${chanceText(chance)}.`}</p>
      <p class="quiet">${t("fight-react-rule")}</p>
    </div>
    <button type="button" class="button button-strong" onClick=${() => answerPrompt(each, {})}><${Icon} name="react" /><span>${t("fight-react")}</span></button>
  </${PromptBox}>`;
}

/** Asks how to ride on a frame. @param {{each: UnitAction, name: string}} given */
function RidePrompt({ each, name }) {
  const frame = each.of?.name ?? t("fight-the-frame");
  return html`<${PromptBox} each=${each} label=${name}>
    <button type="button" class="button button-strong" onClick=${() => answerPrompt(each, { in_hand: false })}><span>${t("fight-ride-on", { frame })}</span></button>
    <button type="button" class="button" onClick=${() => answerPrompt(each, { in_hand: true })}><span>${t("fight-into-s-hand", { frame })}</span></button>
  </${PromptBox}>`;
}

/**
 * Asks before an expansion is used; the Handler carries out its effect.
 * @param {{each: UnitAction, name: string}} given
 */
function ExpansionPrompt({ each, name }) {
  const module = session.units.value[each.command.unit]?.frame?.modules.find((one) => one.id === each.command.module);
  const past = actionPrompt.value?.overrule ? { overrule: true } : {};
  const more = { ...(session.isHandler.value ? {} : { ask: true }), ...(each.warns ? { anyway: true } : {}), ...past };
  const remarked = each.warns !== null || each.of_no_use !== null;
  const look = `button ${each.warns ? "button-danger" : "button-strong"}`;
  return html`<${PromptBox} each=${each} label=${t("fight-use", { name })}>
    <div class="fight-words">
      ${module && html`<p><b>${module.trigger}.</b> ${module.text}</p>`}
      <p class="quiet">${t("fight-it-costs-the-handler-carries-out", { steps: each.steps || each.energy ? costText(each) : t("fight-nothing") })}</p>
      ${each.place && html`<p class="quiet">${t("fight-hex-rule", { range: each.place.range, sight: Number(each.place.sight) })}</p>`}
      ${each.warns && html`<p class="fight-warn"><${Icon} name="heat" size=${16} /> ${reasonText(each.warns)}</p>`}
      ${each.of_no_use && html`<p class="fight-warn"><${Icon} name="info" size=${16} /> ${reasonText(each.of_no_use)}</p>`}
    </div>
    ${each.place === null
      ? html`<button type="button" class=${look} onClick=${() => answerPrompt(each, more)}><span>${remarked ? t("fight-use-anyway", { name }) : t("fight-use-name", { name })}</span></button>`
      : html`<button type="button" class=${look} aria-pressed=${String(choosesHex())} onClick=${() => (choosesHex() ? stopPlacing() : chooseModuleHex(each, more))}><${Icon} name="ping" size=${16} /><span>${t("fight-choose-the-hex")}</span></button>`}
  </${PromptBox}>`;
}

/**
 * Asks before a repair that the Handler has to allow.
 * @param {{each: UnitAction, name: string}} given
 */
function RepairPrompt({ each, name }) {
  return html`<${PromptBox} each=${each} label=${t("fight-ask-the-handler-name", { name })}>
    <p><${Icon} name="info" size=${16} /> ${each.warns ? reasonText(each.warns) : ""}.</p>
    <button type="button" class="button button-strong" onClick=${() => answerPrompt(each, { anyway: true })}><span>${t("fight-ask-the-handler")}</span></button>
  </${PromptBox}>`;
}
