// The custom panel of Action Rolls: actions in resolution with their dice, sheets, and the choice
// of how many dice to roll, with odds.

import * as session from "../../../core/session.js";
import { Notes, ariaNotes } from "../form-notes.js";
import { Die } from "../../dice/odds.js";
import { oddsOfOptions } from "../outcomes.js";
import { Facts, isPlayedHere } from "../system-facts.js";
import { chanceText, Odds } from "../system-odds.js";
import { html, Section } from "../../../ui/controls.js";
import { signed } from "../../../text/format.js";
import { t } from "../../../text/t.js";

/** @typedef {import("../schema.js").Values} Values */
/** @typedef {import("../offer-form.js").FormProps} FormProps */
/** @typedef {import("../outcomes.js").Outcomes} Outcomes */

/**
 * @typedef {object} Person
 * @property {string} id @property {string} name
 * @property {Record<string, number>} [values]  attributes; players get NPCs without
 * @property {{name: string, sides: number}[]} abilities
 * @property {{kind: string, text: string}[]} consequences
 */
/**
 * @typedef {object} Action  an action in resolution
 * @property {string} id @property {string} name @property {string} intent
 * @property {number[]} faces @property {number} sides @property {number|null} primary
 * @property {{die: number}[]} extras @property {number} roll @property {number|null} threshold
 * @property {string|null} ability @property {string[]} attributes @property {number} potential
 * @property {boolean} struggle
 */
/** @typedef {{attempts: Action[], people: Person[]}} Data */

const NAME = "action-rolls";
/** The state of the system; undefined where it is not in play. @returns {Data|undefined} */
const dataNow = () => /** @type {any} */ (session.systems.value[NAME]?.data);
const texts = () => session.messages.value.system(NAME);

/** The ability level, by sides of its die. @type {Record<number, string>} */
const LEVELS = { 6: "novice", 8: "journeyman", 10: "master", 12: "legend" };

/** With more people than this their sheets start folded. */
const MOST_OPEN = 4;

/**
 * The actions in resolution, the other facts, and the sheets.
 * @param {{system: import("../../../core/store.js").SystemView<Data>}} given
 */
function Board({ system }) {
  const attempts = system.data.attempts.filter((each) => each.faces.length > 0);
  // players get NPCs without values
  const people = system.data.people.filter((each) => each.values && (session.isHandler.value || isPlayedHere(each.id)));
  if (attempts.length === 0 && system.facts.length === 0 && people.length === 0) return null;
  return html`<div class="system-board">
    ${attempts.map((attempt) => html`<${Attempt} key=${attempt.id} attempt=${attempt} />`)}
    ${system.facts.length > 0 && html`<${Facts} system=${system} />`}
    ${people.length > 0 &&
    html`<${Section} title=${session.isHandler.value ? t("dice-systems-abilities-and-attributes") : t("dice-systems-your-abilities-and-attributes")} open=${people.length <= MOST_OPEN} keep="action-rolls sheets">
      ${people.map((person) => html`<${Sheet} key=${person.id} person=${person} named=${session.isHandler.value || people.length > 1} />`)}
    </${Section}>`}
  </div>`;
}

/**
 * The abilities, attributes and consequences of a person.
 * @param {{person: Person, named: boolean}} given
 */
function Sheet({ person, named }) {
  const attributes = Object.entries(person.values ?? {}).map(([name, value]) => `${name} ${value}`);
  return html`<div class="stack gap-1 wrap">
    ${named && html`<p><b>${person.name}</b></p>`}
    <p class="flows">
      ${person.abilities.map((each) => html`<span class="chip" key=${each.name}>${each.name} <b>d${each.sides}</b></span>`)}
      ${person.abilities.length === 0 && html`<span class="quiet">${t("dice-systems-no-abilities-yet")}</span>`}
    </p>
    <p class="quiet">${attributes.join(", ")}</p>
    ${person.consequences.length > 0 && html`<p class="quiet">${person.consequences.map((each) => `${texts().word(each.kind)}: ${each.text}`).join("; ")}</p>`}
  </div>`;
}

/**
 * The current sheet of a person, below the form that changes it.
 * @param {{values: Values}} given
 */
function CurrentSheet({ values }) {
  const people = dataNow()?.people ?? [];
  const person = people.find((each) => each.id === values.person && each.values);
  return person ? html`<${Sheet} person=${person} named=${true} />` : null;
}

/** An action with its dice: which succeed, which are ones. @param {{attempt: Action}} given */
function Attempt({ attempt }) {
  const extras = new Set(attempt.extras.map((each) => each.die));
  const mark = (/** @type {number} */ i) => {
    if (attempt.primary === i + 1) return "success";
    return extras.has(i + 1) ? "extra" : "";
  };
  return html`<section class="attempt stack gap-1 well" aria-label=${`${attempt.name}: ${attempt.intent}`}>
    <p><b>${attempt.name}</b> · ${attempt.intent}</p>
    <p class="roll-line">
      ${attempt.faces.map(
        (face, i) => html`<span class=${"attempt-die" + (face === 1 ? " attempt-one" : "")} key=${i}>
          <${Die} die=${{ sides: attempt.sides, face, ace: attempt.primary === i + 1 || extras.has(i + 1) }} plain=${true} />
          ${mark(i) && html`<span class="quiet">${mark(i)}</span>`}
        </span>`,
      )}
      ${attempt.roll !== 0 && html`<span class="chip">${t("dice-systems-each", { roll: signed(attempt.roll) })}</span>`}
      <span class="quiet">${attempt.threshold === null ? t("dice-systems-threshold-hidden") : t("dice-systems-against", { threshold: attempt.threshold })}</span>
    </p>
  </section>`;
}

/** The choice of how many dice to roll, with the odds of each. @param {FormProps} given */
function Roll({ fields, values, previews, ctx, onTouch }) {
  const field = fields.find((each) => each.name === "dice");
  const attempt = dataNow()?.attempts.find((each) => each.id === values.attempt);
  if (field === undefined) return null;
  const sides = attempt?.sides ? `d${attempt.sides}` : "dice";
  if (field.control.kind === "const") {
    return html`<p>${`1${sides}`}</p>${previews[0] && html`<${DiceOdds} outcomes=${previews[0].outcomes} />`}`;
  }
  const odds = oddsOfOptions(field, previews, values) ?? [];
  return html`<fieldset class="field options options-odds" role="radiogroup" aria-label=${t("dice-systems-how-many-dice")} ...${ariaNotes({ control: field.control, path: "dice", ctx })}>
    <span class="field-label">${t("dice-systems-how-many-dice")}</span>
    <div class="options-list">
      ${field.control.options.map(
        (option, i) => html`<label class="option" key=${option.value}>
          <input type="radio" class="option-input" name=${`${ctx.id}-dice`} checked=${option.value === values.dice} onChange=${() => onTouch("dice", option.value)} />
          <span class="option-text wrap">${`${option.value}${sides}`}</span>
          ${odds[i] && html`<${DiceOdds} outcomes=${odds[i]} />`}
        </label>`,
      )}
    </div>
    <${Notes} control=${field.control} path="dice" ctx=${ctx} />
  </fieldset>`;
}

/**
 * The odds of success as a bar where the threshold is known; effect and ones in words.
 * @param {{outcomes: Outcomes}} given
 */
function DiceOdds({ outcomes }) {
  const { success, effect, ...ones } = outcomes;
  const p = success?.p;
  const bar = success && p !== undefined ? { success, failure: { p: 1 - p, exact: "" } } : null;
  return html`${bar && html`<${Odds} outcomes=${bar} system=${NAME} size="row" />`}
    <span class="odds-alone">
      ${effect && html`<span title=${effect.exact}>${t("dice-systems-effect")} <b>${chanceText(effect)}</b></span>`}
      ${Object.entries(ones).map(([name, chance]) => html`<span key=${name} title=${chance.exact}>${texts().word(name)} <b>${chanceText(chance)}</b></span>`)}
    </span>`;
}

/** @type {import("../custom-panel.js").CustomPanel} */
export const actionRolls = {
  tones: { failure: "miss", success: "hit" },
  groups: [
    { title: t("dice-systems-actions"), actions: ["announce", "frame", "roll", "judge", "extra", "extras-rest", "mistakes", "openings", "no-openings", "act", "pass", "edit", "cancel", "amend"] },
    { title: t("dice-systems-turns-saves-damage"), actions: ["turn-start", "turn-end", "save-call", "save-roll", "save-drop", "damage"] },
    { title: t("dice-systems-sheets"), actions: ["ability", "attribute", "points", "defense", "state", "note", "forget", "attributes"], folded: true },
  ],
  instead: { "extras-rest": "extra" },
  more: { frame: ["roll", "each", "once", "contested", "ability", "attributes", "cost", "potential"] },
  odds: {
    frame: {
      names: ["success", "failure"],
      label: t("dice-systems-with-all-the-dice-there-may"),
      roll(values, data) {
        const attempt = /** @type {Data} */ (data).attempts.find((each) => each.id === values.attempt);
        const sum = (/** @type {number[]|undefined} */ list) => (list ?? []).reduce((all, n) => all + n, 0);
        const other = attempt && (values.ability !== attempt.ability || (values.potential ?? null) !== null || String(values.attributes) !== String(attempt.attributes));
        if (!attempt || other || attempt.struggle || !attempt.potential || !LEVELS[attempt.sides]) return null;
        return {
          kind: "action", level: LEVELS[attempt.sides], dice: attempt.potential, threshold: values.threshold,
          roll: sum(values.roll), each: sum(values.each), once: sum(values.once),
        };
      },
    },
  },
  Board,
  about: { announce: CurrentSheet, ability: CurrentSheet, attribute: CurrentSheet, points: CurrentSheet, defense: CurrentSheet, note: CurrentSheet },
  forms: { roll: Roll },
};
