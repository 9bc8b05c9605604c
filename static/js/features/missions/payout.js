// The payout of a mission, line by line for each of the crew, before and after it is paid.

import * as app from "../../core/app.js";
import { countText, minus, tierNumeral } from "../../text/format.js";
import { Icon } from "../../ui/icons.js";
import { credits } from "./state.js";
import { html } from "../../ui/controls.js";

/** @typedef {import("../../core/store.js").Pay} Pay */
/** @typedef {import("../../core/store.js").Payout} Payout */

/** The fee for one point of cost, in credits. @param {Pay} pay */
const feeOf = (pay) => pay.fee / pay.cost;

/** @type {Record<Pay["lines"][number]["kind"], string>} */
const KIND = { base: "Base pay", share: "Share of the base pay", bonus: "Bonus", deduction: "Kept back", fee: "Fee" };

/** An amount with its sign: "+5", "−2", "0". @param {number} n */
function amountText(n) {
  return n > 0 ? `+${n}` : minus(n);
}

/** "3 × tier II = 6". @param {Pay["costs"][number]} cost */
function costText(cost) {
  const of = cost.kind === "integrity" ? `${cost.count} integrity lost` : `${cost.count} × tier ${tierNumeral(cost.tier)}`;
  return `${of} = ${cost.cost}`;
}

/** @param {Pay["lines"][number]} line @param {Pay} pay */
function lineText(line, pay) {
  if (line.kind === "fee") return pay.cost === 0 ? "Fee" : `Fee for ${countText(pay.cost, "point")}, ${credits(feeOf(pay))} each`;
  return line.text || KIND[line.kind];
}

/** The pay of one character, as a table. @param {{pay: Pay}} given */
export function PayLines({ pay }) {
  const costs = pay.costs.filter((cost) => cost.count > 0);
  return html`<table class="pay-lines" aria-label=${`Pay of ${pay.name}`}>
    <tbody>
      ${pay.lines.map(
        (line) => html`<tr key=${line.kind + line.id}>
          <th scope="row">
            ${line.text && html`<span class="pay-kind quiet">${KIND[line.kind]}</span>`}
            <span>${lineText(line, pay)}</span>
            ${line.kind === "fee" && html`<span class="pay-costs quiet">${costs.length ? costs.map(costText).join(", ") : "nothing lost, nothing used"}</span>`}
            ${line.concealed && html`<span class="chip"><${Icon} name="lock" size=${12} />players do not know yet</span>`}
          </th>
          <td class=${line.amount < 0 ? "char-debt" : ""}>${amountText(line.amount)}</td>
        </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${pay.sum < 0 ? "Has to pay" : "Is paid"}</th>
        <td class=${pay.sum < 0 ? "char-debt" : ""}><b>${Math.abs(pay.sum)}</b></td>
      </tr>
      ${typeof pay.after === "number" &&
      typeof pay.credits === "number" &&
      html`<tr class="pay-after">
        <th scope="row">Credits</th>
        <td class=${pay.after < 0 ? "char-debt" : ""}>${minus(pay.credits)} → <b>${minus(pay.after)}</b>${pay.after < 0 && html`${" "}<span class="chip chip-danger">debt</span>`}</td>
      </tr>`}
    </tfoot>
  </table>`;
}

/** The pay of the whole crew; a pilot's own comes first. @param {{payout: Payout}} given */
export function PayoutCards({ payout }) {
  const seat = app.you.value?.seat;
  const own = (/** @type {Pay} */ pay) => app.characters.value[pay.character]?.seat === seat;
  const crew = app.isHandler.value ? payout.crew : [...payout.crew].sort((a, b) => Number(own(b)) - Number(own(a)));
  return html`<section class="mission-pay" aria-label="Payout">
    <header class="char-block-head">
      <h3>${payout.final ? "What was paid" : "Payout as things stand"}</h3>
      <p class="quiet">${payout.shared ? "the base pay is shared" : ""}</p>
    </header>
    <ul class="pay-cards">
      ${crew.map(
        (pay) => html`<li class="pay-card" key=${pay.character}>
          <h4><span>${pay.name}</span>${own(pay) && html`<span class="chip">yours</span>`}</h4>
          <${PayLines} pay=${pay} />
        </li>`,
      )}
    </ul>
    ${crew.length === 0 && html`<p class="quiet">Nobody is in the crew.</p>`}
  </section>`;
}

/**
 * The total of a payout: "120 credits in all, to 3 of the crew; 1 owes 5".
 * @param {Payout} payout
 */
export function payoutText(payout) {
  const owing = payout.crew.filter((pay) => pay.sum < 0);
  const total = (/** @type {Pay[]} */ pays) => pays.reduce((sum, pay) => sum + pay.sum, 0);
  const paid = payout.crew.filter((pay) => pay.sum >= 0);
  const first = `${credits(total(paid))} in all, to ${paid.length} of the crew`;
  return owing.length > 0 ? `${first}; ${owing.length} ${owing.length === 1 ? "owes" : "owe"} ${-total(owing)}` : first;
}
