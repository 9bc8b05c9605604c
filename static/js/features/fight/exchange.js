// The numbers of an attack on one target before the dice: the test, damage, mitigation, conditions.

import * as session from "../../core/session.js";
import { contentName } from "./content.js";
import { Numbers, numberRow, rollRow } from "./number-rows.js";
import { Icon } from "../../ui/icons.js";
import { html } from "../../ui/controls.js";
import { rollText, signed, tierNumeral } from "../../text/format.js";
import { t } from "../../text/t.js";

/** @typedef {import("./types.js").Exchange} ExchangeView */

/** The test in words: "Lantern rolls d10+1 against 8". @param {ExchangeView} exchange */
export function testText(exchange) {
  if (exchange.forced) return t("fight-the-handler-decided", { forced: exchange.forced });
  const { test, mark, roller, attacker, target } = exchange;
  const name = session.units.value[roller || (exchange.table === "reactive" ? target : attacker)]?.name ?? "it";
  if (test === null || test === undefined) return t("fight-no-test-it-hits");
  if (test.sides === 0) return t("fight-against-nobody-rolls", { name, roll: rollText(test), mark: mark.value });
  return t("fight-against-name-value-roll-mark", { name, value: exchange.table === "reactive" ? t("fight-dodges-with") : t("fight-rolls"), roll: rollText(test), mark: mark.value });
}

/**
 * The modifiers of the test, as chips.
 * @param {{modifiers: import("./types.js").NumberPart[]}} given
 */
export function Modifiers({ modifiers }) {
  const list = modifiers.filter((part) => part.value !== 0);
  if (list.length === 0) return null;
  return html`<p class="modifiers">
    ${list.map((part, i) => html`<span class=${"chip" + (part.value < 0 ? " chip-less" : "")} key=${i}>${part.name || part.source} ${signed(part.value)}</span>`)}
  </p>`;
}

/** The conditions that a hit and a miss leave: "Hit: Highlighted II. Miss: Bracketed I." @param {ExchangeView} exchange */
function inflictedTexts({ conditions }) {
  return ["hit", "miss"].flatMap((on) => {
    const names = conditions.filter((each) => each.on === on).map(({ kind, tier, sides }) => {
      // a die chooses one of several: the weapon's tag has their name
      const name = `${contentName(sides ? "damage_tags" : "conditions", kind)} ${tierNumeral(tier)}`;
      return sides ? t("fight-one-by-die", { name, sides }) : name;
    });
    return names.length > 0 ? [t("fight-inflicts", { on, conditions: names.join(", ") })] : [];
  });
}

/** Everything else about the attack, in sentences. @param {ExchangeView} exchange */
function notes(exchange) {
  return [
    ...(exchange.evades ? [] : [t("fight-it-cannot-dodge")]),
    ...(exchange.beyond ? [t("fight-beyond-its-range", { beyond: exchange.beyond })] : []),
    ...(exchange.second_look ? [t("fight-a-miss-is-looked-at-once")] : []),
    ...(exchange.missed ? [t("fight-a-miss-still-does", { roll: rollText(exchange.missed) })] : []),
    ...(exchange.bonus ? [t("fight-energy-adds-damage", { bonus: exchange.bonus, value: exchange.firm ? t("fight-of-it-past-any-mitigation", { firm: exchange.firm }) : "" })] : []),
    ...(exchange.shock ? [t("fight-a-direct-hit-does-more-damage", { shock: exchange.shock })] : []),
    ...(exchange.least ? [t("fight-a-hit-does-at-least", { least: exchange.least })] : []),
    ...(exchange.more ? [t("fight-more-of-what-gets-through", { more: exchange.more })] : []),
    ...(exchange.ablative ? [t("fight-a-layer-takes-the-first", { ablative: exchange.ablative })] : []),
    ...(exchange.untold?.includes("target") ? [t("fight-what-the-target-takes-off-the")] : []),
    ...inflictedTexts(exchange),
    ...(exchange.overheats ? [t("fight-it-overheats-the-attacker")] : []),
  ];
}

/** A remark that impact costs a staggered target integrity. @param {{unit: string|null|undefined}} given */
export function StaggeredRemark({ unit }) {
  const target = session.units.value[unit ?? ""];
  if (!target?.staggered || target.destroyed) return null;
  return html`<p class="aim-warn remark"><${Icon} name="info" size=${16} />${t("fight-staggered-impact-costs-integrity", { name: target.name })}</p>`;
}

/**
 * All numbers of an attack on one target, and its test in words unless that has been rolled.
 * @param {{exchange: ExchangeView, modifiers: import("./types.js").NumberPart[], rolled?: boolean}} given
 */
export function Exchange({ exchange, modifiers, rolled = false }) {
  const list = [
    ...(exchange.test ? [rollRow(exchange.table === "reactive" ? t("fight-dodge") : t("fight-to-hit-2"), exchange.test)] : []),
    numberRow(t("fight-against"), exchange.mark),
    rollRow(t("fight-damage"), exchange.damage),
    rollRow(t("fight-direct"), exchange.direct),
    ...(exchange.mitigation ? [rollRow(t("fight-mitigation"), exchange.mitigation)] : []),
  ];
  const more = notes(exchange);
  return html`<div class="exchange">
    ${!rolled && html`<p>${testText(exchange)}</p>`}
    <${Modifiers} modifiers=${modifiers} />
    <${Numbers} list=${list} />
    ${more.length > 0 && html`<p class="quiet">${more.join(" ")}</p>`}
  </div>`;
}
