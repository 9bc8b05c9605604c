// HTTP requests beside the socket: uploads, downloads, and a few posts.

import { toast } from "./notices.js";
import * as session from "./session.js";
import { t } from "../text/t.js";

/** Returns the URL of this table's REST resources; "" on a page without a table. */
export function apiUrl() {
  return document.body.dataset.api ?? "";
}

/**
 * Returns the message of a problem document, from the catalogue where it has the code.
 * @param {Response} response
 */
export async function problemText(response) {
  try {
    const problem = await response.json();
    const known = session.messages.value.knows(problem.code);
    if (!known) return problem.detail || problem.title;
    return session.messages.value.refusal(problem.code, problem.params ?? {}, session.naming.value);
  } catch {
    return t("core-the-server-answered", { status: response.status });
  }
}

/**
 * Sends a request to a resource of the table. Shows a toast when it fails.
 * @param {string} path @param {RequestInit} init
 * @returns {Promise<Response|null>} null when it failed
 */
export async function request(path, init) {
  try {
    const response = await fetch(`${apiUrl()}/${path}`, init);
    if (response.ok) return response;
    toast("refused", await problemText(response));
  } catch {
    toast("refused", t("core-it-did-not-get-through-try"));
  }
  return null;
}

/**
 * Posts JSON to a resource of the table. Shows a toast when it fails.
 * @param {string} path @param {any} body
 * @returns {Promise<Response|null>} null when it failed
 */
export function post(path, body) {
  const headers = { "Content-Type": "application/json" };
  return request(path, { method: "POST", headers, body: JSON.stringify(body) });
}

/**
 * Posts JSON to a resource of the table and shows a toast with the outcome.
 * @param {string} path @param {any} body @param {string} done  the text when it succeeds
 */
export async function postToTable(path, body, done) {
  if ((await post(path, body)) !== null) toast("good", done);
}
