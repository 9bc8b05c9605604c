// The payout of a mission, line by line for each of the crew, before and after it is paid.

import * as session from "../../core/session.js";
import { minus, tierNumeral } from "../../text/format.js";
import { Icon } from "../../ui/icons.js";
import { credits } from "./state.js";
import { html } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/server-types.js").CrewPay} Pay */
/** @typedef {import("../../core/store.js").Payout} Payout */

/** The fee for one point of cost, in credits. @param {Pay} pay */
const feeOf = (pay) => pay.fee / pay.cost;

/** @type {Record<Pay["lines"][number]["kind"], string>} */
const KIND = { base: t("missions-base-pay"), share: t("missions-share-of-the-base-pay"), bonus: t("missions-bonus"), deduction: t("missions-kept-back"), fee: t("missions-fee") };

/** An amount with its sign: "+5", "−2", "0". @param {number} n */
function amountText(n) {
  return n > 0 ? `+${n}` : minus(n);
}

/** "3 × tier II = 6". @param {Pay["costs"][number]} cost */
function costLine(cost) {
  const of = cost.kind === "integrity" ? t("missions-integrity-lost", { count: cost.count }) : t("missions-tier", { count: cost.count, tier: tierNumeral(cost.tier) });
  return `${of} = ${cost.cost}`;
}

/** @param {Pay["lines"][number]} line @param {Pay} pay */
function lineText(line, pay) {
  if (line.kind === "fee") return pay.cost === 0 ? t("missions-fee") : t("missions-fee-for-each", { count: t("count-points", { n: pay.cost }), credits: credits(feeOf(pay)) });
  return line.text || KIND[line.kind];
}

/** The pay of one character, as a table. @param {{pay: Pay}} given */
export function PayLines({ pay }) {
  const costs = pay.costs.filter((cost) => cost.count > 0);
  return html`<table class="pay-lines" aria-label=${t("missions-pay-of", { name: pay.name })}>
    <tbody>
      ${pay.lines.map(
        (line) => html`<tr key=${line.kind + line.id}>
          <th scope="row">
            ${line.text && html`<span class="pay-kind quiet">${KIND[line.kind]}</span>`}
            <span>${lineText(line, pay)}</span>
            ${line.kind === "fee" && html`<span class="pay-costs quiet">${costs.length ? costs.map(costLine).join(", ") : t("missions-nothing-lost-nothing-used")}</span>`}
            ${line.concealed && html`<span class="chip"><${Icon} name="lock" size=${12} />${t("missions-players-do-not-know-yet")}</span>`}
          </th>
          <td class=${line.amount < 0 ? "char-debt" : ""}>${amountText(line.amount)}</td>
        </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${pay.sum < 0 ? t("missions-has-to-pay") : t("missions-is-paid")}</th>
        <td class=${pay.sum < 0 ? "char-debt" : ""}><b>${Math.abs(pay.sum)}</b></td>
      </tr>
      ${typeof pay.after === "number" &&
      typeof pay.credits === "number" &&
      html`<tr class="pay-after">
        <th scope="row">${t("missions-credits-2")}</th>
        <td class=${pay.after < 0 ? "char-debt" : ""}>${minus(pay.credits)} → <b>${minus(pay.after)}</b>${pay.after < 0 && html`${" "}<span class="chip chip-danger">${t("missions-debt")}</span>`}</td>
      </tr>`}
    </tfoot>
  </table>`;
}

/** The pay of the whole crew; a pilot's own comes first. @param {{payout: Payout}} given */
export function PayoutCards({ payout }) {
  const seat = session.you.value?.seat;
  const own = (/** @type {Pay} */ pay) => session.characters.value[pay.character]?.seat === seat;
  const crew = session.isHandler.value ? payout.crew : [...payout.crew].sort((a, b) => Number(own(b)) - Number(own(a)));
  return html`<section class="stack gap-3" aria-label=${t("missions-payout")}>
    <header class="char-block-head">
      <h3>${payout.final ? t("missions-what-was-paid") : t("missions-payout-as-things-stand")}</h3>
      <p class="quiet">${payout.shared ? t("missions-the-base-pay-is-shared") : ""}</p>
    </header>
    <ul class="pay-cards">
      ${crew.map(
        (pay) => html`<li class="pay-card well" key=${pay.character}>
          <h4><span>${pay.name}</span>${own(pay) && html`<span class="chip">${t("missions-yours")}</span>`}</h4>
          <${PayLines} pay=${pay} />
        </li>`,
      )}
    </ul>
    ${crew.length === 0 && html`<p class="quiet">${t("missions-nobody-is-in-the-crew")}</p>`}
  </section>`;
}

/** The button that pays: "Pay 150 to each", "Pay 150 credits". @param {Payout} payout */
export function payLabel({ crew }) {
  const paid = crew.filter((pay) => pay.sum >= 0);
  if (paid.length === 0) return t("missions-pay");
  const equal = crew.length > 1 && crew.every((pay) => pay.sum === paid[0].sum);
  return equal ? t("missions-pay-to-each", { n: paid[0].sum }) : t("missions-pay-credits", { credits: credits(paid.reduce((sum, pay) => sum + pay.sum, 0)) });
}

/**
 * The total of a payout: "120 credits in all, to 3 of the crew; 1 owes 5".
 * @param {Payout} payout
 */
export function payoutText(payout) {
  const owing = payout.crew.filter((pay) => pay.sum < 0);
  const total = (/** @type {Pay[]} */ pays) => pays.reduce((sum, pay) => sum + pay.sum, 0);
  const paid = payout.crew.filter((pay) => pay.sum >= 0);
  const first = t("missions-in-all-to-of-the-crew", { credits: credits(total(paid)), count: paid.length });
  return owing.length > 0 ? t("missions-some-owe", { first, count: owing.length, total: -total(owing) }) : first;
}
