// A mission to read: briefing, objectives with results, deductions. The Handler sets the results
// here.

import * as session from "../../core/session.js";
import { PageText } from "../journal/page-text.js";
import { Icon } from "../../ui/icons.js";
import { credits, SendError, useSend } from "./state.js";
import { ZoneLinks } from "./zone-links.js";
import { html, ConfirmButton } from "../../ui/controls.js";
import { Choice } from "../../ui/fields.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").MissionView} MissionView */
/** @typedef {MissionView["objectives"][number]} Objective */

const RESULTS = /** @type {const} */ ([
  { value: "open", label: t("missions-open") },
  { value: "achieved", label: t("missions-achieved") },
  { value: "failed", label: t("missions-failed") },
]);

/** The briefing, its objectives and its deductions. @param {{mission: MissionView}} given */
export function Briefing({ mission }) {
  const { deductions } = mission;
  return html`
    ${mission.briefing ? html`<${PageText} text=${mission.briefing} />` : html`<p class="quiet">${t("missions-no-briefing-is-written")}</p>`}
    <section class="mission-terms" aria-label=${t("missions-objectives")}>
      <header class="char-block-head"><h3>${t("missions-objectives")}</h3></header>
      <ul>
        <${ObjectiveRow} mission=${mission} objective=${null} />
        ${mission.objectives.map((objective) => html`<${ObjectiveRow} key=${objective.id} mission=${mission} objective=${objective} />`)}
      </ul>
    </section>
    ${deductions.length > 0 &&
    html`<section class="mission-terms" aria-label=${t("missions-deductions")}>
      <header class="char-block-head"><h3>${t("missions-what-may-be-kept-back")}</h3><p class="quiet">${t("missions-from-each-pilot")}</p></header>
      <ul>
        ${deductions.map((each) => html`<${Deduction} key=${each.id} mission=${mission} deduction=${each} />`)}
      </ul>
    </section>`}
  `;
}

const APPLIES = [
  { value: false, label: t("missions-not-kept-back") },
  { value: true, label: t("missions-kept-back") },
];

/**
 * A deduction; it only counts once the Handler applies it.
 * @param {{mission: MissionView, deduction: MissionView["deductions"][number]}} given
 */
function Deduction({ mission, deduction }) {
  const { error, send } = useSend();
  const { id, text, applies, amount } = deduction;
  const decides = session.isHandler.value && (mission.phase === "briefed" || mission.phase === "running");
  const put = (/** @type {boolean} */ value) =>
    value !== applies && send({ type: "mission.update_deduction", mission: mission.id, deduction: id, applies: value });
  return html`<li class="aim" aria-label=${text}>
    <p class="aim-text wrap">${text}</p>
    <p class="aim-pay"><b class=${applies ? "" : "quiet"}>${credits(-amount)}</b></p>
    ${decides
      ? html`<div class="aim-result"><${Choice} label=${t("missions-whether-applies", { text })} value=${applies} options=${APPLIES} onChange=${put} /></div>`
      : html`<p class="aim-result">${applies ? html`<span class="chip chip-danger">${t("missions-kept-back-2")}</span>` : html`<span class="chip">${mission.phase === "paid" ? t("missions-not-kept-back-2") : t("missions-only-if-the-handler-applies-it")}</span>`}</p>`}
    <${SendError} text=${error} />
  </li>`;
}

/**
 * An objective with its pay and result; null is the primary one.
 * @param {{mission: MissionView, objective: Objective|null}} given
 */
function ObjectiveRow({ mission, objective }) {
  const { error, send } = useSend();
  const handler = session.isHandler.value;
  const decides = handler && mission.phase === "running";
  const secret = objective !== null && objective.hidden && !objective.revealed;
  const text = objective === null ? mission.primary : objective.text;
  const named = objective === null ? t("missions-the-primary-objective") : `“${text}”`;
  const { result } = objective ?? mission;
  const id = objective === null ? {} : { objective: objective.id };
  return html`<li class=${"aim" + (secret ? " aim-secret" : "")} aria-label=${objective === null ? t("missions-primary-objective") : text}>
    <div class="aim-text wrap">
      <p class="aim-kind quiet">
        <span>${objective === null ? t("missions-primary") : t("missions-bonus")}</span>
        ${secret && html`<span class="chip"><${Icon} name="lock" size=${12} />${t("missions-hidden-from-the-pilots-2")}</span>`}
        ${handler && objective?.hidden && objective.revealed && html`<span class="chip">${t("missions-revealed")}</span>`}
      </p>
      <p>${text || html`<span class="quiet">${t("missions-not-named")}</span>`}</p>
      <${ZoneLinks} text=${text} />
    </div>
    <p class="aim-pay"><b>${credits(objective === null ? mission.base : objective.bonus)}</b></p>
    ${decides
      ? html`<div class="aim-result">
          <${Choice} label=${t("missions-result-of", { named })} value=${result} options=${RESULTS} onChange=${(/** @type {string} */ value) => value !== result && send({ type: "mission.result", mission: mission.id, ...id, result: value })} />
        </div>`
      : html`<p class="aim-result"><${Result} result=${result} phase=${mission.phase} /></p>`}
    ${handler &&
    secret &&
    mission.phase !== "draft" &&
    html`<div class="aim-reveal"><${ConfirmButton} label=${t("missions-reveal")} question=${t("missions-reveal-it")} icon="sight" onConfirm=${() => send({ type: "mission.reveal", mission: mission.id, ...id })} /></div>`}
    <${SendError} text=${error} />
  </li>`;
}

/** @param {{result: Objective["result"], phase: MissionView["phase"]}} given */
function Result({ result, phase }) {
  if (result === "achieved") return html`<span class="chip chip-good"><${Icon} name="check" size=${12} />${t("missions-achieved-2")}</span>`;
  if (result === "failed") return html`<span class="chip chip-danger"><${Icon} name="close" size=${12} />${t("missions-failed-2")}</span>`;
  return phase === "running" || phase === "paid" ? html`<span class="chip">${phase === "paid" ? t("missions-left-open") : t("missions-open-2")}</span>` : null;
}
