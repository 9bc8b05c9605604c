// Webhooks: addresses that are told the lines of the log. The Handler makes, tests, pauses and deletes
// them, and sees what their addresses answered.

import { useState } from "preact/hooks";
import { apiUrl, post, request } from "../../core/http.js";
import { Icon } from "../../ui/icons.js";
import { ConfirmButton, CopyLine, Field, html, Section, withChecked, withValue } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/**
 * @typedef {{id: string, name: string, url: string, viewer: string, kinds: string[], state: string, failures: number, next_at: string|null}} Webhook
 * @typedef {{id: string, at: string, n: number, code: string, attempt: number, result: string, status: number|null, milliseconds: number}} Delivery
 */

/** Whose log a webhook is told. @type {[string, string][]} */
const VIEWERS = [
  ["spectators", t("handler-webhook-viewer-spectators")],
  ["pilots", t("handler-webhook-viewer-pilots")],
  ["handler", t("handler-webhook-viewer-handler")],
];
/** Kinds of lines. @type {[string, string][]} */
const KINDS = [
  ["chat", t("handler-webhook-kind-chat")],
  ["roll", t("handler-webhook-kind-roll")],
  ["attack", t("handler-webhook-kind-attack")],
  ["move", t("handler-webhook-kind-move")],
  ["fall", t("handler-webhook-kind-fall")],
  ["turn", t("handler-webhook-kind-turn")],
  ["mission", t("handler-webhook-kind-mission")],
  ["system", t("handler-webhook-kind-system")],
  ["overrule", t("handler-webhook-kind-overrule")],
  ["undo", t("handler-webhook-kind-undo")],
];
/** @type {Record<string, string>} */
const STATES = { on: t("handler-webhook-on"), paused: t("handler-webhook-paused"), off: t("handler-webhook-off") };
/** @type {Record<string, string>} */
const RESULTS = {
  delivered: t("handler-webhook-result-delivered"),
  refused: t("handler-webhook-result-refused"),
  redirected: t("handler-webhook-result-redirected"),
  "too-slow": t("handler-webhook-result-too-slow"),
  unreachable: t("handler-webhook-result-unreachable"),
  "bad-certificate": t("handler-webhook-result-bad-certificate"),
  private: t("handler-webhook-result-private"),
};
const ALL = KINDS.map(([kind]) => kind);

/** The words of a list for a value. @param {[string, string][]} list @param {string} value */
const wordOf = (list, value) => list.find(([each]) => each === value)?.[1] ?? value;

/** The section with the webhooks. */
export function Webhooks() {
  const [webhooks, setWebhooks] = useState(/** @type {Webhook[]} */ ([]));
  const [made, setMade] = useState(/** @type {{id: string, name: string, secret: string}|null} */ (null));

  async function read() {
    const response = await fetch(`${apiUrl()}/webhooks`);
    if (response.ok) setWebhooks((await response.json()).webhooks);
  }
  /** @param {object} wanted */
  async function make(wanted) {
    const response = await post("webhooks", wanted);
    if (response === null) return false;
    setMade(await response.json());
    read();
    return true;
  }
  /** @param {string} id */
  async function remove(id) {
    if ((await request(`webhooks/${id}`, { method: "DELETE" })) === null) return;
    if (made?.id === id) setMade(null);
    read();
  }

  return html`<${Section} title=${t("handler-webhooks")} open=${false} keep="webhooks" onOpen=${read}>
    <p class="quiet">${t("handler-a-webhook-tells-a-program")}</p>
    <${WebhookForm} onMake=${make} />
    ${made !== null && html`<div role="status"><${CopyLine} label=${t("handler-webhook-secret-shown-only-now", { name: made.name })} text=${made.secret} /></div>`}
    ${webhooks.length > 0 &&
    html`<ul class="seats stack gap-4" aria-label=${t("handler-webhooks")}>
      ${webhooks.map((webhook) => html`<${WebhookLine} key=${webhook.id} webhook=${webhook} onChange=${read} onRemove=${() => remove(webhook.id)} />`)}
    </ul>`}
  </${Section}>`;
}

/**
 * The form for a new webhook.
 * @param {{onMake: (wanted: object) => Promise<boolean>}} given
 */
function WebhookForm({ onMake }) {
  const [url, setUrl] = useState("");
  const [name, setName] = useState("");
  const [viewer, setViewer] = useState("spectators");
  const [kinds, setKinds] = useState(ALL);
  /** @param {Event} event */
  async function make(event) {
    event.preventDefault();
    const some = kinds.length < ALL.length ? kinds : [];
    if (!(await onMake({ url: url.trim(), name: name.trim(), viewer, kinds: some }))) return;
    setUrl("");
    setName("");
  }
  return html`<form class="stack gap-3" onSubmit=${make}>
    <${Field} label=${t("handler-webhook-address")}><input class="input" type="url" required maxlength="500" placeholder=${t("handler-webhook-address-example")} value=${url} onInput=${withValue(setUrl)} /></${Field}>
    <${Field} label=${t("handler-webhook-name")}><input class="input" maxlength="60" placeholder=${t("handler-webhook-name-example")} value=${name} onInput=${withValue(setName)} /></${Field}>
    <${Field} label=${t("handler-webhook-viewer")}>
      <select class="input" value=${viewer} onChange=${withValue(setViewer)}>
        ${VIEWERS.map(([value, label]) => html`<option value=${value} key=${value}>${label}</option>`)}
      </select>
    </${Field}>
    <div class="field" role="group" aria-label=${t("handler-webhook-kinds")}>
      <span class="field-label">${t("handler-webhook-kinds")}</span>
      <div class="row">
        ${KINDS.map(
          ([kind, label]) => html`<label class="check" key=${kind}>
            <input type="checkbox" checked=${kinds.includes(kind)} onChange=${withChecked((checked) => setKinds(checked ? [...kinds, kind] : kinds.filter((each) => each !== kind)))} />
            <span>${label}</span>
          </label>`,
        )}
      </div>
    </div>
    <button type="submit" class="button button-strong" disabled=${kinds.length === 0}><${Icon} name="send" /><span>${t("handler-make-a-webhook")}</span></button>
  </form>`;
}

/**
 * A webhook with what can be done about it, and its deliveries on request.
 * @param {{webhook: Webhook, onChange: () => void, onRemove: () => void}} given
 */
function WebhookLine({ webhook, onChange, onRemove }) {
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
  const condition = failing ? t("handler-webhook-failing", { failures, at: new Date(webhook.next_at ?? "").toLocaleTimeString() }) : (STATES[state] ?? state);
  const told = webhook.kinds.length === 0 ? t("handler-webhook-all-kinds") : webhook.kinds.map((kind) => wordOf(KINDS, kind)).join(", ");
  return html`<li class="stack gap-1">
    <span class="seat inline">
      <${Icon} name=${failing || state === "off" ? "bolt" : state === "paused" ? "pause" : "send"} size=${16} />
      <span class="seat-name clip" title=${webhook.url}>${name}</span>
      <${ConfirmButton} iconOnly=${true} label=${t("handler-webhook-delete", { name })} question=${t("handler-webhook-delete-it")} icon="close" onConfirm=${onRemove} />
    </span>
    <span class="field-hint">${[condition, wordOf(VIEWERS, webhook.viewer), told].join(" · ")}</span>
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
  const result = RESULTS[delivery.result] ?? delivery.result;
  const facts = [
    status === null ? result : t("handler-webhook-status", { result, status: String(status) }),
    ...(delivery.attempt > 1 ? [t("handler-webhook-attempt", { n: delivery.attempt })] : []),
    t("handler-webhook-milliseconds", { n: delivery.milliseconds }),
    new Date(delivery.at).toLocaleTimeString(),
  ];
  return html`<li class="stack gap-1">
    <span class="seat inline">
      <${Icon} name=${delivery.result === "delivered" ? "check" : "bolt"} size=${16} />
      <span class="seat-name clip" title=${code}>${code}</span>
      <button type="button" class="button button-icon button-quiet" aria-label=${t("handler-webhook-send-again", { code })} title=${t("handler-webhook-send-again", { code })} onClick=${onAgain}><${Icon} name="redo" size=${16} /></button>
    </span>
    <span class="field-hint">${facts.join(" · ")}</span>
  </li>`;
}
