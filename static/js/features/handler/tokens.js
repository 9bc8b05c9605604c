// Tokens for programs: the Handler makes them for any seat or for the table, everybody else for the
// own seat.

import { useState } from "preact/hooks";
import * as session from "../../core/session.js";
import { apiUrl, post, request } from "../../core/http.js";
import { Icon } from "../../ui/icons.js";
import { html, NewTabLink, Section } from "../../ui/controls.js";
import { CopyLine } from "../../ui/fields.js";
import { t } from "../../text/t.js";
import { TokenForm } from "./token-form.js";
import { TokenLine } from "./token-line.js";

/**
 * @typedef {import("./token-words.js").TokenList} TokenList
 * @typedef {import("./token-words.js").MadeToken} MadeToken
 */

/** The section with the tokens. */
export function Tokens() {
  const [list, setList] = useState(/** @type {TokenList|null} */ (null));
  const [made, setMade] = useState(/** @type {MadeToken|null} */ (null));
  // who looks as somebody else or back is not that seat here
  if (!session.you.value?.seat || session.readonly.value !== null || session.inHistory.value) return null;

  async function read() {
    const response = await fetch(`${apiUrl()}/tokens`);
    if (response.ok) setList(await response.json());
  }
  /** @param {Response|null} response */
  async function show(response) {
    if (response === null) return false;
    setMade(await response.json());
    read();
    return true;
  }
  /** @param {string} id */
  async function revoke(id) {
    if ((await request(`tokens/${id}`, { method: "DELETE" })) === null) return;
    if (made?.id === id) setMade(null);
    read();
  }

  return html`<${Section} title=${t("handler-programs")} open=${false} keep="programs" onOpen=${read}>
    <p class="quiet">${t("handler-a-token-lets-a-program-in")}</p>
    <${CopyLine} label=${t("handler-the-address-that-programs-call")} text=${new URL(apiUrl(), location.href).href} />
    <div class="row"><${NewTabLink} className="button" href="/guide/api"><${Icon} name="book" /><span>${t("handler-guide-for-programs")}</span></${NewTabLink}></div>
    ${list !== null && html`<${TokenForm} scopes=${list.scopes} onSend=${async (/** @type {object} */ wanted) => show(await post("tokens", wanted))} />`}
    ${made !== null && html`<div role="status"><${CopyLine} label=${t("handler-token-shown-only-now", { name: made.name })} text=${made.token} /></div>`}
    ${list !== null &&
    list.tokens.length > 0 &&
    html`<ul class="seats stack gap-3" aria-label=${t("handler-tokens")}>
      ${list.tokens.map((token) => html`<${TokenLine} key=${token.id} token=${token} scopes=${list.scopes} onChange=${read} onRotate=${async () => show(await post(`tokens/${token.id}/rotate`, {}))} onRevoke=${() => revoke(token.id)} />`)}
    </ul>`}
  </${Section}>`;
}
