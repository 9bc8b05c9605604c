// The numbers of an attack on one target before the dice: the test, damage, mitigation, conditions.

import * as app from "../../core/app.js";
import { contentName } from "./content.js";
import { Numbers, rollText, numberRow, rollRow } from "./explained-number.js";
import { html } from "../../ui/controls.js";
import { signed, tierNumeral } from "../../text/format.js";

/** @typedef {import("./types.js").Exchange} ExchangeView */

/** The test in words: "Lantern rolls d10+1 against 8". @param {ExchangeView} exchange */
export function testText(exchange) {
  if (exchange.forced) return `The Handler decided: ${exchange.forced}`;
  const { test, mark, roller, attacker, target } = exchange;
  const name = app.units.value[roller || (exchange.table === "reactive" ? target : attacker)]?.name ?? "it";
  if (test === null || test === undefined) return "No test: it hits";
  if (test.sides === 0) return `${name}: ${rollText(test)} against ${mark.value}, nobody rolls`;
  return `${name} ${exchange.table === "reactive" ? "dodges with" : "rolls"} ${rollText(test)} against ${mark.value}`;
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

/** Everything else about the attack, in sentences. @param {ExchangeView} exchange */
function notes(exchange) {
  const hits = exchange.conditions.map(
    (each) => `${each.on === "miss" ? "A miss" : "A hit"} leaves it ${contentName("conditions", each.kind).toLowerCase()} ${tierNumeral(each.tier) ?? ""}${each.sides ? ` or the like (d${each.sides})` : ""}.`,
  );
  return [
    ...(exchange.evades ? [] : ["It cannot dodge."]),
    ...(exchange.beyond ? [`${exchange.beyond} ${exchange.beyond === 1 ? "hex" : "hexes"} beyond its range.`] : []),
    ...(exchange.second_look ? ["A miss is looked at once more."] : []),
    ...(exchange.missed ? [`A miss still does ${rollText(exchange.missed)}.`] : []),
    ...(exchange.bonus ? [`Energy adds ${exchange.bonus} damage${exchange.firm ? `, ${exchange.firm} of it past any mitigation` : ""}.`] : []),
    ...(exchange.shock ? [`A direct hit does ${exchange.shock} more damage and impact.`] : []),
    ...(exchange.least ? [`A hit does ${exchange.least} at least.`] : []),
    ...(exchange.more ? [`${exchange.more} more of what gets through.`] : []),
    ...(exchange.ablative ? [`A layer takes the first ${exchange.ablative}.`] : []),
    ...(exchange.untold?.includes("target") ? ["What the target takes off the damage is not told."] : []),
    ...hits,
    ...(exchange.overheats ? ["It overheats the attacker."] : []),
  ];
}

/** @param {{exchange: ExchangeView, modifiers: import("./types.js").NumberPart[]}} given */
export function Exchange({ exchange, modifiers }) {
  const list = [
    ...(exchange.test ? [rollRow(exchange.table === "reactive" ? "Dodge" : "To hit", exchange.test)] : []),
    numberRow("Against", exchange.mark),
    rollRow("Damage", exchange.damage),
    rollRow("Direct", exchange.direct),
    ...(exchange.mitigation ? [rollRow("Mitigation", exchange.mitigation)] : []),
  ];
  const more = notes(exchange);
  return html`<div class="exchange">
    <p>${testText(exchange)}</p>
    <${Modifiers} modifiers=${modifiers} />
    <${Numbers} list=${list} />
    ${more.length > 0 && html`<p class="quiet">${more.join(" ")}</p>`}
  </div>`;
}
