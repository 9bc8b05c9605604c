// Tokens for programs: the Handler makes them for any seat or for the table, everybody else for the
// own seat.

import { useState } from "preact/hooks";
import * as session from "../../core/session.js";
import { apiUrl, post, request } from "../../core/http.js";
import { Icon } from "../../ui/icons.js";
import { ConfirmButton, CopyLine, Field, html, NewTabLink, Section, withChecked, withValue } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/**
 * @typedef {{id: string, name: string, seat: string, scopes: string[], origins: string[], expires: string|null, last_used: string|null}} Token
 */

/** What a token may do: its name, what it means, and the roles whose tokens may have it. */
const SCOPES = /** @type {const} */ ([
  ["read", t("handler-scope-read"), t("handler-scope-read-means"), ["handler", "pilot", "spectator"]],
  ["chat", t("handler-scope-chat"), t("handler-scope-chat-means"), ["handler", "pilot"]],
  ["roll", t("handler-scope-roll"), t("handler-scope-roll-means"), ["handler", "pilot"]],
  ["play", t("handler-scope-play"), t("handler-scope-play-means"), ["handler", "pilot"]],
  ["run", t("handler-scope-run"), t("handler-scope-run-means"), ["handler"]],
  ["manage", t("handler-scope-manage"), t("handler-scope-manage-means"), ["handler"]],
]);
/** @type {Record<string, string>} */
const SCOPE_NAMES = Object.fromEntries(SCOPES.map(([scope, name]) => [scope, name]));

const DAY = 24 * 3600;
/** Lifetimes in seconds; 0: without an end. @type {[number, string][]} */
const LIFETIMES = [
  [DAY, t("handler-a-day")],
  [7 * DAY, t("handler-a-week")],
  [30 * DAY, t("handler-a-month")],
  [365 * DAY, t("handler-a-year")],
  [0, t("handler-until-it-is-revoked")],
];
/** Groups of viewers for whom a token only reads. @type {[string, string][]} */
const GROUPS = [
  ["spectators", t("handler-what-spectators-see")],
  ["pilots", t("handler-what-pilots-see")],
];

/** For whom a token is. @param {string} seat */
function whose(seat) {
  return GROUPS.find(([group]) => group === seat)?.[1] ?? session.seats.value[seat]?.name ?? seat;
}

/** The role that bounds the scopes of a token. @param {string} seat */
const roleOf = (seat) => session.seats.value[seat]?.role ?? "spectator";

/** The section with the tokens. */
export function Tokens() {
  const [tokens, setTokens] = useState(/** @type {Token[]} */ ([]));
  const [made, setMade] = useState(/** @type {{id: string, name: string, token: string}|null} */ (null));
  // who looks as somebody else or back is not that seat here
  if (!session.you.value?.seat || session.readonly.value !== null || session.inHistory.value) return null;

  async function read() {
    const response = await fetch(`${apiUrl()}/tokens`);
    if (response.ok) setTokens((await response.json()).tokens);
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
    <${TokenForm} onMake=${async (/** @type {object} */ wanted) => show(await post("tokens", wanted))} />
    ${made !== null && html`<div role="status"><${CopyLine} label=${t("handler-token-shown-only-now", { name: made.name })} text=${made.token} /></div>`}
    ${tokens.length > 0 &&
    html`<ul class="seats stack gap-3" aria-label=${t("handler-tokens")}>
      ${tokens.map((token) => html`<${TokenLine} key=${token.id} token=${token} onRotate=${async () => show(await post(`tokens/${token.id}/rotate`, {}))} onRevoke=${() => revoke(token.id)} />`)}
    </ul>`}
  </${Section}>`;
}

/**
 * The form for a new token.
 * @param {{onMake: (wanted: object) => Promise<boolean>}} given
 */
function TokenForm({ onMake }) {
  const own = session.you.value?.seat ?? "";
  const [name, setName] = useState("");
  const [chosen, setChosen] = useState("");
  const [scopes, setScopes] = useState(/** @type {string[]} */ (["read"]));
  const [lifetime, setLifetime] = useState(30 * DAY);
  const [origins, setOrigins] = useState("");
  const handler = session.isHandler.value;
  const seat = !handler ? own : chosen in session.seats.value || GROUPS.some(([group]) => group === chosen) ? chosen : GROUPS[0][0];
  const offered = SCOPES.filter(([, , , roles]) => /** @type {readonly string[]} */ (roles).includes(roleOf(seat)));
  const wanted = offered.map(([scope]) => /** @type {string} */ (scope)).filter((scope) => scopes.includes(scope));
  /** @param {Event} event */
  async function make(event) {
    event.preventDefault();
    const sites = origins.split(/[\s,]+/).filter(Boolean);
    const done = await onMake({ name: name.trim(), seat, scopes: wanted, expires_in: lifetime || null, origins: sites });
    if (done) setName("");
  }
  return html`<form class="stack gap-3" onSubmit=${make}>
    <${Field} label=${t("handler-name-of-the-program")}><input class="input" required maxlength="60" placeholder=${t("handler-dice-bot")} value=${name} onInput=${withValue(setName)} /></${Field}>
    ${handler &&
    html`<${Field} label=${t("handler-it-acts-as")}>
      <select class="input" value=${seat} onChange=${withValue(setChosen)}>
        ${Object.values(session.seats.value).map((each) => html`<option value=${each.id} key=${each.id}>${each.id === own ? t("handler-name-and-you", { name: each.name }) : each.name}</option>`)}
        ${GROUPS.map(([group, label]) => html`<option value=${group} key=${group}>${t("handler-only-reads", { what: label })}</option>`)}
      </select>
    </${Field}>
    ${roleOf(seat) === "handler" && html`<p class="remark fine"><${Icon} name="lock" size=${14} /><span>${t("handler-it-sees-all-secrets")}</span></p>`}`}
    <div class="field" role="group" aria-label=${t("handler-it-may")}>
      <span class="field-label">${t("handler-it-may")}</span>
      ${offered.map(
        ([scope, label, means]) => html`<label class="check" key=${scope}>
          <input type="checkbox" checked=${scopes.includes(scope)} onChange=${withChecked((checked) => setScopes(checked ? [...scopes, scope] : scopes.filter((each) => each !== scope)))} />
          <span>${label}<span class="quiet">${t("handler-scope-is", { means })}</span></span>
        </label>`,
      )}
    </div>
    <${Field} label=${t("handler-it-is-good-for")}>
      <select class="input" value=${String(lifetime)} onChange=${withValue((value) => setLifetime(Number(value)))}>
        ${LIFETIMES.map(([seconds, label]) => html`<option value=${String(seconds)} key=${seconds}>${label}</option>`)}
      </select>
    </${Field}>
    <${Field} label=${t("handler-sites-that-may-use-it")} hint=${t("handler-only-for-programs-in-a-page")}>
      <input class="input" placeholder=${t("handler-a-site")} value=${origins} onInput=${withValue(setOrigins)} />
    </${Field}>
    <button type="submit" class="button button-strong" disabled=${wanted.length === 0}><${Icon} name="lock" /><span>${t("handler-make-a-token")}</span></button>
  </form>`;
}

/**
 * A token with what can be done about it.
 * @param {{token: Token, onRotate: () => void, onRevoke: () => void}} given
 */
function TokenLine({ token, onRotate, onRevoke }) {
  const { name } = token;
  const may = token.scopes.map((scope) => SCOPE_NAMES[scope] ?? scope).join(", ");
  const day = (/** @type {string} */ at) => new Date(at).toLocaleDateString();
  const over = token.expires !== null && new Date(token.expires) <= new Date();
  const ends = token.expires === null ? t("handler-without-an-end") : over ? t("handler-expired", { at: day(token.expires) }) : t("handler-until", { at: day(token.expires) });
  const used = token.last_used === null ? t("handler-never-used") : t("handler-used", { at: new Date(token.last_used).toLocaleString() });
  return html`<li class="stack gap-1">
    <span class="seat inline">
      <${Icon} name="lock" size=${16} />
      <span class="seat-name clip" title=${name}>${name}</span>
      <${ConfirmButton} iconOnly=${true} label=${t("handler-new-secret-for", { name })} question=${t("handler-the-old-secret-stops-working")} icon="redo" onConfirm=${onRotate} />
      <${ConfirmButton} iconOnly=${true} label=${t("handler-revoke", { name })} question=${t("handler-revoke-it")} icon="close" onConfirm=${onRevoke} />
    </span>
    <span class="field-hint">${[whose(token.seat), may, ...token.origins, ends, used].join(" · ")}</span>
  </li>`;
}
