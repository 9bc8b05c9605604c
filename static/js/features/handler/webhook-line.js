// A webhook in the list: what can be done about it, and its deliveries.

import { useState } from "preact/hooks";
import { apiUrl, post, request } from "../../core/http.js";
import { Icon } from "../../ui/icons.js";
import { ConfirmButton, html } from "../../ui/controls.js";
import { clockTime, dayAndTime } from "../../text/format.js";
import { t } from "../../text/t.js";
import { KINDS, RESULTS, STATES, VIEWERS } from "./webhook-words.js";

/**
 * @typedef {import("./webhook-words.js").Webhook} Webhook
 * @typedef {import("./webhook-words.js").Delivery} Delivery
 */

/**
 * A webhook with what can be done about it, and its deliveries on request.
 * @param {{webhook: Webhook, onChange: () => void, onRotate: (overlap: object) => void, onRemove: () => void}} given
 */
export function WebhookLine({ webhook, onChange, onRotate, onRemove }) {
  const { id, name, state, failures } = webhook;
  const [deliveries, setDeliveries] = useState(/** @type {Delivery[]|null} */ (null));
  async function read() {
    const response = await fetch(`${apiUrl()}/webhooks/${id}/deliveries`);
    if (response.ok) setDeliveries((await response.json()).deliveries);
    onChange();
  }
  async function test() {
    if ((await post(`webhooks/${id}/test`, {})) !== null) read();
  }
  /** @param {string} delivery */
  async function again(delivery) {
    if ((await post(`webhooks/${id}/deliveries/${delivery}/redeliver`, {})) !== null) read();
  }
  async function turn() {
    const body = JSON.stringify({ state: state === "on" ? "paused" : "on" });
    const headers = { "Content-Type": "application/json" };
    if ((await request(`webhooks/${id}`, { method: "PATCH", headers, body })) !== null) onChange();
  }
  const failing = state === "on" && failures > 0 && webhook.next_at !== null;
  const condition = failing ? t("handler-webhook-failing", { failures, at: clockTime(webhook.next_at ?? "") }) : STATES[state];
  const told = webhook.kinds.length === 0 ? t("handler-webhook-all-kinds") : webhook.kinds.map((kind) => KINDS[kind]).join(", ");
  // While the secret before is good, a new one ends both: so it is for one that has become known.
  const replaced = webhook.old_secret_until;
  const old = replaced === null ? [] : [t("handler-webhook-old-secret-until", { at: dayAndTime(replaced) })];
  const question = replaced === null ? t("handler-webhook-replace-the-secret") : t("handler-webhook-end-all-old-secrets");
  return html`<li class="stack gap-1">
    <span class="seat inline">
      <${Icon} name=${failing || state === "off" ? "bolt" : state === "paused" ? "pause" : "send"} size=${16} />
      <span class="seat-name clip" title=${webhook.url}>${name}</span>
      <${ConfirmButton} iconOnly=${true} label=${t("handler-new-secret-for", { name })} question=${question} icon="lock" onConfirm=${() => onRotate(replaced === null ? {} : { overlap: 0 })} />
      <${ConfirmButton} iconOnly=${true} label=${t("handler-webhook-delete", { name })} question=${t("handler-webhook-delete-it")} icon="close" onConfirm=${onRemove} />
    </span>
    <span class="field-hint">${[condition, VIEWERS[webhook.viewer], told, ...old].join(" · ")}</span>
    <div class="row">
      <button type="button" class="button" aria-label=${t("handler-webhook-test-of", { name })} onClick=${test}><${Icon} name="check" /><span>${t("handler-webhook-test")}</span></button>
      <button type="button" class="button" aria-label=${state === "on" ? t("handler-webhook-pause-of", { name }) : t("handler-webhook-continue-of", { name })} onClick=${turn}>
        <${Icon} name=${state === "on" ? "pause" : "play"} /><span>${state === "on" ? t("handler-webhook-pause") : t("handler-webhook-continue")}</span>
      </button>
      <button type="button" class="button" aria-expanded=${deliveries !== null} aria-label=${t("handler-webhook-deliveries-of", { name })} onClick=${() => (deliveries === null ? read() : setDeliveries(null))}>
        <${Icon} name=${deliveries === null ? "unfold" : "fold"} /><span>${t("handler-webhook-deliveries")}</span>
      </button>
    </div>
    ${deliveries !== null &&
    (deliveries.length === 0
      ? html`<p class="quiet">${t("handler-webhook-no-deliveries")}</p>`
      : html`<ul class="seats stack gap-1" aria-label=${t("handler-webhook-deliveries-of", { name })}>
          ${deliveries.map((each) => html`<${DeliveryLine} key=${each.id} delivery=${each} onAgain=${() => again(each.id)} />`)}
        </ul>`)}
  </li>`;
}

/**
 * A message that was sent, and what the address answered.
 * @param {{delivery: Delivery, onAgain: () => void}} given
 */
function DeliveryLine({ delivery, onAgain }) {
  const { code, status } = delivery;
  const result = RESULTS[delivery.result];
  const facts = [
    status === null ? result : t("handler-webhook-status", { result, status: String(status) }),
    ...(delivery.attempt > 1 ? [t("handler-webhook-attempt", { n: delivery.attempt })] : []),
    t("handler-webhook-milliseconds", { n: delivery.milliseconds }),
    dayAndTime(delivery.at),
  ];
  return html`<li class="stack gap-1">
    <span class="seat inline">
      <${Icon} name=${delivery.result === "delivered" ? "check" : "bolt"} size=${16} />
      <span class="seat-name clip" title=${code}>${code}</span>
      <button type="button" class="button button-icon button-quiet" aria-label=${t("handler-webhook-send-again", { code })} title=${t("handler-webhook-send-again", { code })} onClick=${onAgain}><${Icon} name="send" size=${16} /></button>
    </span>
    <span class="field-hint">${facts.join(" · ")}</span>
  </li>`;
}
