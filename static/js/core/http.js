// What goes over HTTP beside the socket: uploads, downloads, and a few posts.

import * as app from "./app.js";

/** Where this table's REST resources are. */
export function apiUrl() {
  return document.body.dataset.api ?? "";
}

/**
 * What a problem document says, in our words where we have them.
 * @param {Response} response
 */
export async function problemText(response) {
  try {
    const problem = await response.json();
    const known = app.messages.value.knows(problem.code);
    if (!known) return problem.detail || problem.title;
    return app.messages.value.refusal(problem.code, problem.params ?? {}, app.naming.value);
  } catch {
    return `The server answered ${response.status}.`;
  }
}

/**
 * Post to a resource of the table and say how it went.
 * @param {string} path
 * @param {any} body
 * @param {string} done
 */
export async function postToTable(path, body, done) {
  try {
    const response = await fetch(`${apiUrl()}/${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    if (response.ok) app.toast("good", done);
    else app.toast("refused", await problemText(response));
  } catch {
    app.toast("refused", "It did not get through. Try again.");
  }
}
