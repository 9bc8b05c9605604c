// A token in the list: what it is, and what can be done about it.

import { useState } from "preact/hooks";
import { apiUrl, request } from "../../core/http.js";
import { Icon } from "../../ui/icons.js";
import { ConfirmButton, html } from "../../ui/controls.js";
import { dayAndTime } from "../../text/format.js";
import { t } from "../../text/t.js";
import { TokenForm } from "./token-form.js";
import { endOf, SCOPES, whose } from "./token-words.js";

/**
 * @typedef {import("./token-words.js").Token} Token
 * @typedef {import("./token-words.js").TokenList} TokenList
 */

/**
 * A token, with a form for changes on request. `onChange` is called when it may be another one.
 * @param {{token: Token, scopes: TokenList["scopes"], onChange: () => void, onRotate: () => void, onRevoke: () => void}} given
 */
export function TokenLine({ token, scopes, onChange, onRotate, onRevoke }) {
  const { id, name } = token;
  const [seen, setSeen] = useState(/** @type {{token: Token, tag: string}|null} */ (null));

  async function edit() {
    if (seen !== null) {
      setSeen(null);
      return;
    }
    // Only what was seen is changed: the form begins with what the server has now.
    const response = await fetch(`${apiUrl()}/tokens/${id}`);
    if (response.ok) setSeen({ token: await response.json(), tag: response.headers.get("ETag") ?? "*" });
    else onChange();
  }
  /** @param {object} wanted */
  async function send(wanted) {
    const headers = { "Content-Type": "application/json", "If-Match": seen?.tag ?? "*" };
    const response = await request(`tokens/${id}`, { method: "PATCH", headers, body: JSON.stringify(wanted) });
    if (response !== null) setSeen(null);
    if (response !== null) onChange();
    return response !== null;
  }

  const may = token.scopes.map((scope) => SCOPES[scope].name).join(", ");
  const limit = token.limit === null ? [] : [t("handler-at-most", { n: token.limit })];
  const used = token.last_used === null ? t("handler-never-used") : t("handler-used", { at: dayAndTime(token.last_used) });
  return html`<li class="stack gap-1">
    <span class="seat inline">
      <${Icon} name="lock" size=${16} />
      <span class="seat-name clip" title=${name}>${name}</span>
      <button type="button" class="button button-icon button-quiet" aria-expanded=${seen !== null} aria-label=${t("handler-change-token", { name })} title=${t("handler-change-token", { name })} onClick=${edit}><${Icon} name="edit" /></button>
      <${ConfirmButton} iconOnly=${true} label=${t("handler-new-secret-for", { name })} question=${t("handler-end-the-old-secret")} icon="redo" onConfirm=${onRotate} />
      <${ConfirmButton} iconOnly=${true} label=${t("handler-revoke", { name })} question=${t("handler-revoke-it")} icon="close" onConfirm=${onRevoke} />
    </span>
    <span class="field-hint">${[whose(token.seat), may, ...token.origins, ...limit, endOf(token), used].join(" · ")}</span>
    ${seen !== null && html`<${TokenForm} key=${seen.tag} scopes=${scopes} token=${seen.token} onSend=${send} onCancel=${() => setSeen(null)} />`}
  </li>`;
}
