// The form for a token: a new one, or the changes of one that is there.

import { useState } from "preact/hooks";
import * as session from "../../core/session.js";
import { Icon } from "../../ui/icons.js";
import { html, withValue } from "../../ui/controls.js";
import { Field, withChecked } from "../../ui/fields.js";
import { t } from "../../text/t.js";
import { DAY, endOf, GROUPS, LIFETIMES, roleOf, SCOPES } from "./token-words.js";

/**
 * @typedef {import("./token-words.js").Token} Token
 * @typedef {import("./token-words.js").Scope} Scope
 * @typedef {import("./token-words.js").TokenList} TokenList
 */

/** The choice that leaves the end of a token as it is. */
const AS_IT_IS = -1;

/**
 * A form for a new token, or for changes of `token`. `scopes`: what tokens of each role may do.
 * @param {{scopes: TokenList["scopes"], token?: Token, onSend: (wanted: object) => Promise<boolean>, onCancel?: () => void}} given
 */
export function TokenForm({ scopes, token, onSend, onCancel }) {
  const own = session.you.value?.seat ?? "";
  const [name, setName] = useState(token?.name ?? "");
  const [chosen, setChosen] = useState(token?.seat ?? "");
  const [ticked, setTicked] = useState(/** @type {Scope[]} */ (token?.scopes ?? ["read"]));
  const [lifetime, setLifetime] = useState(token === undefined ? 30 * DAY : AS_IT_IS);
  const [limit, setLimit] = useState(String(token?.limit ?? ""));
  const [origins, setOrigins] = useState(token?.origins.join(" ") ?? "");
  const handler = session.isHandler.value;
  const isSomebody = chosen in session.seats.value || GROUPS.some(([group]) => group === chosen);
  const seat = token?.seat ?? (!handler ? own : isSomebody ? chosen : GROUPS[0][0]);
  const offered = scopes[roleOf(seat)] ?? [];
  const wanted = offered.filter((scope) => ticked.includes(scope));

  /** @param {Event} event */
  async function send(event) {
    event.preventDefault();
    const sent = {
      name: name.trim(),
      scopes: wanted,
      origins: origins.split(/[\s,]+/).filter(Boolean),
      limit: limit === "" ? null : Number(limit),
      ...(lifetime === AS_IT_IS ? {} : { expires_in: lifetime || null }),
      ...(token === undefined ? { seat } : {}),
    };
    if ((await onSend(sent)) && token === undefined) setName("");
  }

  return html`<form class="stack gap-3" aria-label=${token && t("handler-change-token", { name: token.name })} onSubmit=${send}>
    <${Field} label=${t("handler-name-of-the-program")}><input class="input" required maxlength="60" placeholder=${t("handler-dice-bot")} value=${name} onInput=${withValue(setName)} /></${Field}>
    ${token === undefined && handler && html`<${ActsAs} own=${own} seat=${seat} onChoose=${setChosen} />`}
    ${handler && roleOf(seat) === "handler" && html`<p class="remark fine"><${Icon} name="lock" size=${14} /><span>${t("handler-it-sees-all-secrets")}</span></p>`}
    <div class="field" role="group" aria-label=${t("handler-it-may")}>
      <span class="field-label">${t("handler-it-may")}</span>
      ${offered.map(
        (scope) => html`<label class="check" key=${scope}>
          <input type="checkbox" checked=${ticked.includes(scope)} onChange=${withChecked((checked) => setTicked(checked ? [...ticked, scope] : ticked.filter((each) => each !== scope)))} />
          <span>${SCOPES[scope].name}<span class="quiet">${t("handler-scope-is", { means: SCOPES[scope].means })}</span></span>
        </label>`,
      )}
    </div>
    <${Field} label=${t("handler-it-is-good-for")}>
      <select class="input" value=${String(lifetime)} onChange=${withValue((value) => setLifetime(Number(value)))}>
        ${token !== undefined && html`<option value=${String(AS_IT_IS)}>${t("handler-as-it-is", { end: endOf(token) })}</option>`}
        ${LIFETIMES.map(([seconds, label]) => html`<option value=${String(seconds)} key=${seconds}>${label}</option>`)}
      </select>
    </${Field}>
    <${Field} label=${t("handler-most-requests")} hint=${t("handler-empty-as-many-as-a-seat")}>
      <input class="input" type="number" inputmode="numeric" min="1" max="100000" step="1" value=${limit} onInput=${withValue(setLimit)} />
    </${Field}>
    <${Field} label=${t("handler-sites-that-may-use-it")} hint=${t("handler-only-for-programs-in-a-page")}>
      <input class="input" placeholder=${t("handler-a-site")} value=${origins} onInput=${withValue(setOrigins)} />
    </${Field}>
    ${token === undefined
      ? html`<button type="submit" class="button button-strong" disabled=${wanted.length === 0}><${Icon} name="lock" /><span>${t("handler-make-a-token")}</span></button>`
      : html`<div class="row">
          <button type="submit" class="button button-strong" disabled=${wanted.length === 0}><${Icon} name="check" /><span>${t("handler-save-the-changes")}</span></button>
          <button type="button" class="button" onClick=${onCancel}>${t("handler-cancel-the-changes")}</button>
        </div>`}
  </form>`;
}

/**
 * As whom a new token acts.
 * @param {{own: string, seat: string, onChoose: (seat: string) => void}} given
 */
function ActsAs({ own, seat, onChoose }) {
  return html`<${Field} label=${t("handler-it-acts-as")}>
    <select class="input" value=${seat} onChange=${withValue(onChoose)}>
      ${Object.values(session.seats.value).map((each) => html`<option value=${each.id} key=${each.id}>${each.id === own ? t("handler-name-and-you", { name: each.name }) : each.name}</option>`)}
      ${GROUPS.map(([group, label]) => html`<option value=${group} key=${group}>${t("handler-only-reads", { what: label })}</option>`)}
    </select>
  </${Field}>`;
}
