// Words about tokens for programs: for whom they are, what they may do, and for how long.

import * as session from "../../core/session.js";
import { dayText } from "../../text/format.js";
import { t } from "../../text/t.js";

/**
 * @typedef {import("../../core/server-types.js").TokenSummary} Token
 * @typedef {import("../../core/server-types.js").MadeToken} MadeToken
 * @typedef {import("../../core/server-types.js").TokenList} TokenList
 * @typedef {Token["scopes"][number]} Scope
 */

/** The name of each scope, and what it means. @type {Record<Scope, {name: string, means: string}>} */
export const SCOPES = {
  read: { name: t("handler-scope-read"), means: t("handler-scope-read-means") },
  chat: { name: t("handler-scope-chat"), means: t("handler-scope-chat-means") },
  roll: { name: t("handler-scope-roll"), means: t("handler-scope-roll-means") },
  play: { name: t("handler-scope-play"), means: t("handler-scope-play-means") },
  run: { name: t("handler-scope-run"), means: t("handler-scope-run-means") },
  manage: { name: t("handler-scope-manage"), means: t("handler-scope-manage-means") },
};

export const DAY = 24 * 3600;
/** Lifetimes in seconds; 0: without an end. @type {[number, string][]} */
export const LIFETIMES = [
  [DAY, t("handler-a-day")],
  [7 * DAY, t("handler-a-week")],
  [30 * DAY, t("handler-a-month")],
  [365 * DAY, t("handler-a-year")],
  [0, t("handler-until-it-is-revoked")],
];
/** Groups of viewers for whom a token only reads. @type {[string, string][]} */
export const GROUPS = [
  ["spectators", t("handler-what-spectators-see")],
  ["pilots", t("handler-what-pilots-see")],
];

/** For whom a token is. @param {string} seat */
export function whose(seat) {
  return GROUPS.find(([group]) => group === seat)?.[1] ?? session.seats.value[seat]?.name ?? seat;
}

/** The role that bounds the scopes of a token. @param {string} seat */
export const roleOf = (seat) => session.seats.value[seat]?.role ?? "spectator";

/** When a token ends. @param {Token} token */
export function endOf({ expires }) {
  if (expires === null) return t("handler-without-an-end");
  const at = dayText(expires);
  return new Date(expires) <= new Date() ? t("handler-expired", { at }) : t("handler-until", { at });
}
