// Webhooks: addresses that are told the lines of the log. The Handler makes, tests, pauses and deletes
// them, and sees what their addresses answered.

import { useState } from "preact/hooks";
import { apiUrl, post, request } from "../../core/http.js";
import { Icon } from "../../ui/icons.js";
import { html, Section, withValue } from "../../ui/controls.js";
import { CopyLine, Field, withChecked } from "../../ui/fields.js";
import { t } from "../../text/t.js";
import { WebhookLine } from "./webhook-line.js";
import { KINDS, VIEWERS } from "./webhook-words.js";

/**
 * @typedef {import("./webhook-words.js").Webhook} Webhook
 * @typedef {import("./webhook-words.js").MadeWebhook} MadeWebhook
 * @typedef {import("./webhook-words.js").Kind} Kind
 */

const ALL = /** @type {Kind[]} */ (Object.keys(KINDS));

/** The section with the webhooks. */
export function Webhooks() {
  const [webhooks, setWebhooks] = useState(/** @type {Webhook[]} */ ([]));
  const [made, setMade] = useState(/** @type {MadeWebhook|null} */ (null));

  async function read() {
    const response = await fetch(`${apiUrl()}/webhooks`);
    if (response.ok) setWebhooks((await response.json()).webhooks);
  }
  /** @param {string} path @param {object} wanted */
  async function make(path, wanted) {
    const response = await post(path, wanted);
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
    <${WebhookForm} onMake=${(/** @type {object} */ wanted) => make("webhooks", wanted)} />
    ${made !== null && html`<div role="status"><${CopyLine} label=${t("handler-webhook-secret-shown-only-now", { name: made.name })} text=${made.secret} /></div>`}
    ${webhooks.length > 0 &&
    html`<ul class="seats stack gap-4" aria-label=${t("handler-webhooks")}>
      ${webhooks.map((webhook) => html`<${WebhookLine} key=${webhook.id} webhook=${webhook} onChange=${read} onRotate=${(/** @type {object} */ overlap) => make(`webhooks/${webhook.id}/rotate`, overlap)} onRemove=${() => remove(webhook.id)} />`)}
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
        ${Object.entries(VIEWERS).map(([value, label]) => html`<option value=${value} key=${value}>${label}</option>`)}
      </select>
    </${Field}>
    <div class="field" role="group" aria-label=${t("handler-webhook-kinds")}>
      <span class="field-label">${t("handler-webhook-kinds")}</span>
      <div class="row">
        ${ALL.map(
          (kind) => html`<label class="check" key=${kind}>
            <input type="checkbox" checked=${kinds.includes(kind)} onChange=${withChecked((checked) => setKinds(checked ? [...kinds, kind] : kinds.filter((each) => each !== kind)))} />
            <span>${KINDS[kind]}</span>
          </label>`,
        )}
      </div>
    </div>
    <button type="submit" class="button button-strong" disabled=${kinds.length === 0}><${Icon} name="send" /><span>${t("handler-make-a-webhook")}</span></button>
  </form>`;
}
