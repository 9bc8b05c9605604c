// The custom panel of Course and Flow: the Course as a die, picking two dice of five, and electing
// one of the two rolled.

import { useState } from "preact/hooks";
import * as session from "../../../core/session.js";
import { Notes, ariaNotes } from "../form-notes.js";
import { oddsOfOptions, splitCommon } from "../outcomes.js";
import { sameJson } from "../../../core/store.js";
import { OutcomeMeanings, Odds } from "../system-odds.js";
import { html, Section } from "../../../ui/controls.js";
import { capital } from "../../../text/format.js";
import { t } from "../../../text/t.js";

/** @typedef {import("../offer-form.js").FormProps} FormProps */

/** @typedef {{name: string, value: number}} Named */
/** @typedef {{die: string, face: number}} Rolled */
/**
 * @typedef {object} Data
 * @property {Rolled|null} course @property {{name: string}|null} setter @property {Named[]} flows
 * @property {{course: Rolled, dice: Rolled[]}|null} roll
 * @property {{player: string, legal: string[], skills: Named[]}[]} players
 */

const NAME = "course-and-flow";
const DICE = ["compelling", "daring", "expertise", "sneaky", "thriving"];

/** Facts that the board draws, so that they are not listed. */
const DRAWN_FACTS = new Set(["course", "no-course", "flow"]);
/** Facts about what players hold, which fold. */
const HELD_FACTS = new Set(["skill", "tokens", "dice", "track"]);

const texts = () => session.messages.value.system(NAME);

/** A large die. @param {{die: string, face?: number|string, quiet?: boolean}} given */
function BigDie({ die, face = "", quiet = false }) {
  return html`<span class=${"big-die" + (quiet ? " big-die-quiet" : "")}>
    <span class="big-die-face">${face}</span>
    <span class="big-die-name">${texts().word(die)}</span>
  </span>`;
}

/**
 * The Course, the Flows, the facts, and, folded, what players hold.
 * @param {{system: import("../../../core/store.js").SystemView<Data>}} given
 */
function Board({ system }) {
  const { course, setter, flows } = system.data;
  const { fact } = texts();
  const lines = system.facts.filter((each) => !DRAWN_FACTS.has(each.code) && !HELD_FACTS.has(each.code));
  const held = system.facts.filter((each) => HELD_FACTS.has(each.code));
  const say = (/** @type {import("../../../core/store.js").RefusalReason} */ each, /** @type {number} */ i) => html`<li key=${i}>${fact(each.code, each.params, session.naming.value)}</li>`;
  return html`<div class="course-board">
    <div class="course inline gap-3">
      ${course ? html`<${BigDie} die=${course.die} face=${course.face} />` : html`<${BigDie} die="" face="?" />`}
      <div>
        <h3>${t("dice-systems-the-course")}</h3>
        <p class="quiet">${course ? t("dice-systems-set-by", { value: setter?.name ?? t("dice-systems-the-handler") }) : t("dice-systems-there-is-none-yet-the-handler")}</p>
        ${flows.length > 0 &&
        html`<p class="flows">${flows.map((flow) => html`<span class="chip" key=${flow.name}>${flow.name} <b>+${flow.value}</b></span>`)}</p>`}
      </div>
    </div>
    ${lines.length > 0 && html`<ul class="system-facts stack gap-1">${lines.map(say)}</ul>`}
    ${held.length > 0 && html`<${Section} title=${t("dice-systems-skills-tokens-tracks")} open=${false} keep="course-held"><ul class="system-facts stack gap-1">${held.map(say)}</ul></${Section}>`}
  </div>`;
}

/**
 * The choice of two dice other than the Course's, with the odds of the pair.
 * @param {FormProps} given
 */
function PickDice(given) {
  const { fields, values, previews, ctx, onTouch } = given;
  const field = /** @type {import("../schema.js").Field} */ (fields.find((each) => each.name === "dice"));
  const pairs = field.control.options.map((option) => option.value);
  const [chosen, setFirst] = useState(/** @type {string[]} */ ([]));
  const first = chosen.filter((die) => pairs.some((pair) => pair.includes(die)));
  // in the order of picking, so that a third die replaces the first
  const picked = values.dice && !values.dice.every((/** @type {string} */ die) => first.includes(die)) ? values.dice : first;
  const course = session.systems.value[NAME]?.data.course;
  /** @param {string} die */
  function turn(die) {
    const next = picked.includes(die) ? picked.filter((/** @type {string} */ each) => each !== die) : [...picked.slice(-1), die];
    const pair = next.length === 2 ? pairs.find((each) => next.every((/** @type {string} */ one) => each.includes(one))) : undefined;
    setFirst(next);
    onTouch("dice", pair);
  }
  const missing = ctx.problems.has("dice") ? { ...ctx, problems: new Map([["dice", t("dice-systems-choose-two-dice")]]) } : ctx;
  const { common, each } = splitCommon(oddsOfOptions(field, previews, values) ?? []);
  const own = each[pairs.findIndex((pair) => sameJson(pair, values.dice))];
  return html`<fieldset class="field options" role="group" aria-label=${t("dice-systems-two-dice")} ...${ariaNotes({ control: field.control, path: "dice", ctx })}>
      <span class="field-label">${t("dice-systems-two-dice-not-the-courses")}</span>
      <div class="big-dice">
        ${DICE.filter((die) => die !== course?.die).map(
          (die) => html`<label class="option option-die" key=${die}>
            <input type="checkbox" class="option-input" checked=${picked.includes(die)} disabled=${!pairs.some((pair) => pair.includes(die))} onChange=${() => turn(die)} />
            <${BigDie} die=${die} quiet=${true} />
          </label>`,
        )}
      </div>
      <${Notes} control=${field.control} path="dice" ctx=${missing} />
    </fieldset>
    ${Object.keys(common).length > 0 && html`<div class="field"><span class="field-label">${values.dice ? t("dice-systems-with-every-pair-by-the-better") : t("dice-systems-whichever-you-pick-by-the-better")}</span><${Odds} outcomes=${common} system=${NAME} explain=${false} /></div>`}
    ${own && Object.keys(own).length > 0 && html`<${Odds} outcomes=${own} system=${NAME} explain=${false} />`}
    <${OutcomeMeanings} names=${["the-course", "the-threshold", "the-election", "the-flow", ...Object.keys(common), ...Object.keys(own ?? {})]} system=${NAME} />`;
}

/** The choice of one of the two rolled dice, beside the Course. @param {FormProps} given */
function ElectDie({ fields, values, ctx, onTouch }) {
  const field = /** @type {import("../schema.js").Field} */ (fields.find((each) => each.name === "die"));
  const { roll } = /** @type {Data} */ (session.systems.value[NAME]?.data ?? { roll: null });
  const face = (/** @type {string} */ die) => roll?.dice.find((each) => each.die === die)?.face;
  return html`<fieldset class="field options" role="radiogroup" aria-label=${t("dice-systems-the-die-to-elect")} ...${ariaNotes({ control: field.control, path: "die", ctx })}>
    ${roll && html`<div class="course inline gap-3"><${BigDie} die=${roll.course.die} face=${roll.course.face} /><p class="quiet">${t("dice-systems-the-course-to-be-paired-with")}</p></div>`}
    <div class="options-list options-stack">
      ${field.control.options.map(
        (option, i) => html`<label class="option option-elect" key=${i}>
          <input type="radio" class="option-input" name=${`${ctx.id}-die`} checked=${option.value === values.die} onChange=${() => onTouch("die", option.value)} />
          <${BigDie} die=${option.value} face=${face(option.value)} quiet=${true} />
          <span class="option-text wrap">${withoutDieName(option.title ?? "")}</span>
        </label>`,
      )}
    </div>
    <${Notes} control=${field.control} path="die" ctx=${ctx} />
  </fieldset>`;
}

/**
 * The title of an option without the die's name, which is shown beside it.
 * @param {string} title
 */
function withoutDieName(title) {
  const [, rest] = /^[^:]*: (.*)$/.exec(title) ?? [];
  return capital(rest ?? title);
}

/** @type {import("../custom-panel.js").CustomPanel} */
export const courseAndFlow = {
  tones: { tie: "fumble", "not-yet": "miss", win: "tone-2", intent: "hit" },
  verbs: {
    course: t("dice-systems-set-the-course"),
    state: t("dice-systems-state-the-intent"),
    restate: t("dice-systems-change-the-intent"),
    withdraw: t("dice-systems-take-it-back"),
    answer: t("dice-systems-set-the-terms"),
    roll: t("dice-systems-roll-both-dice"),
    elect: t("dice-systems-elect-this-die"),
    learn: t("dice-systems-decide"),
    offer: t("dice-systems-offer-the-win"),
    "take-win": t("dice-systems-take-the-win"),
    "take-intent": t("dice-systems-have-the-intent"),
    "not-yet": t("dice-systems-not-quite-yet"),
    react: t("dice-systems-have-the-last-word"),
    tell: t("dice-systems-answer"),
    cancel: t("dice-systems-drop-the-roll"),
    clear: t("dice-systems-clear"),
  },
  groups: [
    { title: t("dice-systems-the-roll"), actions: ["course", "state", "answer", "roll", "elect", "learn", "offer", "take", "not-yet", "recover", "react", "withdraw", "cancel"] },
    { title: t("dice-systems-questions"), actions: ["ask", "spend", "tell", "help"] },
    {
      title: t("dice-systems-flows-skills-dice-tokens-tracks"),
      actions: ["set-flow", "drop-flow", "set-skill", "set-dice", "set-tokens", "set-track", "drop-track", "mark"],
      folded: true,
    },
  ],
  instead: { "not-yet": "take" },
  odds: {
    // the odds are the same for every pair, but for which die is high
    answer: {
      names: ["tie", "not-yet", "win", "intent"],
      roll({ player, threshold, skill, flow }, data) {
        const who = /** @type {Data} */ (data).players.find((each) => each.player === player);
        if (!who || !data.course || who.legal.length < 2 || typeof threshold !== "number") return null;
        const value = (/** @type {Named[]} */ list, /** @type {unknown} */ name) => list.find((each) => each.name === name)?.value ?? 0;
        return { course: data.course, dice: who.legal.slice(0, 2), threshold, skill: value(who.skills, skill), flow: value(data.flows, flow) };
      },
    },
  },
  Board,
  forms: { roll: PickDice, elect: ElectDie },
};
