// Words about webhooks: whose log they are told, which lines, and what became of a message.

import { t } from "../../text/t.js";

/**
 * @typedef {import("../../core/server-types.js").WebhookSummary} Webhook
 * @typedef {import("../../core/server-types.js").MadeWebhook} MadeWebhook
 * @typedef {import("../../core/server-types.js").WebhookList} WebhookList
 * @typedef {import("../../core/server-types.js").DeliverySummary} Delivery
 * @typedef {import("../../core/server-types.js").DeliveryList} DeliveryList
 * @typedef {Webhook["viewer"]} Viewer
 * @typedef {Webhook["kinds"][number]} Kind
 */

/** Whose log a webhook is told. @type {Record<Viewer, string>} */
export const VIEWERS = {
  spectators: t("handler-webhook-viewer-spectators"),
  pilots: t("handler-webhook-viewer-pilots"),
  handler: t("handler-webhook-viewer-handler"),
};
/** Kinds of lines. @type {Record<Kind, string>} */
export const KINDS = {
  chat: t("handler-webhook-kind-chat"),
  roll: t("handler-webhook-kind-roll"),
  attack: t("handler-webhook-kind-attack"),
  move: t("handler-webhook-kind-move"),
  fall: t("handler-webhook-kind-fall"),
  turn: t("handler-webhook-kind-turn"),
  mission: t("handler-webhook-kind-mission"),
  system: t("handler-webhook-kind-system"),
  overrule: t("handler-webhook-kind-overrule"),
  undo: t("handler-webhook-kind-undo"),
};
/** @type {Record<Webhook["state"], string>} */
export const STATES = { on: t("handler-webhook-on"), paused: t("handler-webhook-paused"), off: t("handler-webhook-off") };
/** @type {Record<Delivery["result"], string>} */
export const RESULTS = {
  delivered: t("handler-webhook-result-delivered"),
  refused: t("handler-webhook-result-refused"),
  redirected: t("handler-webhook-result-redirected"),
  "too-slow": t("handler-webhook-result-too-slow"),
  unreachable: t("handler-webhook-result-unreachable"),
  "bad-certificate": t("handler-webhook-result-bad-certificate"),
  private: t("handler-webhook-result-private"),
};
