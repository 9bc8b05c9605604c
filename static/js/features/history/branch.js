// "Continue from here": the Handler makes a new table from the shown moment.

import { signal } from "@preact/signals";
import * as app from "../../core/app.js";
import { apiUrl, problemText } from "../../core/http.js";
import { Icon } from "../../ui/icons.js";
import * as tableHistory from "./history.js";
import { CopyLine, Field, html, NewTabLink } from "../../ui/controls.js";

/** @typedef {{id: string, handler_key: string, invites: {pilot: string, spectator: string}}} MadeTable */

/** The form while it is open, and the table that was made. */
const branchForm = signal(/** @type {{name: string, key: string|null, error: string, busy: boolean, made: MadeTable|null}|null} */ (null));

const mayBranch = () => app.liveSession.value.you?.role === "handler" && !tableHistory.isReplay();

/** The button that opens the form. */
export function BranchButton() {
  if (!mayBranch()) return null;
  return html`<button type="button" class="button past-branch-open" aria-expanded=${String(branchForm.value !== null)} title="Make a table of its own that goes on from this moment" onClick=${toggle}>
    <${Icon} name="branch" /><span>Continue from here</span>
  </button>`;
}

function toggle() {
  tableHistory.pause();
  const name = `${app.table.value?.name ?? ""}`.slice(0, 71);
  branchForm.value = branchForm.value === null ? { name: `${name} (branch)`, key: null, error: "", busy: false, made: null } : null;
}

/** The form, or the links of the new table. */
export function BranchForm() {
  const now = branchForm.value;
  if (now === null || !mayBranch()) return null;
  if (now.made !== null) return html`<${BranchReady} made=${now.made} />`;
  const set = (/** @type {Partial<typeof now>} */ change) => (branchForm.value = { ...now, ...change });
  return html`<form class="past-branch" onSubmit=${(/** @type {Event} */ e) => (e.preventDefault(), makeBranch())}>
    <p class="quiet">A copy of the table as it was here, with its log and its past. Its seats are empty, its dice are its own; this table stays as it is.</p>
    <div class="past-branch-row">
      <${Field} label="Name of the new table">
        <input class="input" required maxlength="80" value=${now.name} onInput=${(/** @type {any} */ e) => set({ name: e.target.value })} />
      </${Field}>
      ${now.key !== null &&
      html`<${Field} label="Operator's key">
        <input class="input" type="password" autocomplete="off" required value=${now.key} onInput=${(/** @type {any} */ e) => set({ key: e.target.value })} />
      </${Field}>`}
      <button type="submit" class="button button-strong" disabled=${now.busy}><${Icon} name="branch" /><span>Make it</span></button>
    </div>
    ${now.error && html`<p class="form-error" role="alert">${now.error}</p>`}
  </form>`;
}

async function makeBranch() {
  const now = branchForm.value;
  if (now === null || now.busy) return;
  branchForm.value = { ...now, busy: true, error: "" };
  const body = { seq: tableHistory.targetSeq.value, name: now.name, operator_key: now.key ?? "" };
  /** @type {Partial<typeof now>} */
  let came = { busy: false };
  try {
    const response = await fetch(`${apiUrl()}/branch`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    if (response.ok) came = { ...came, made: await response.json() };
    else {
      const problem = await response.clone().json().catch(() => ({}));
      const asks = problem.code === "operator-only";
      came = { ...came, key: asks ? (now.key ?? "") : now.key, error: asks && now.key === null ? "This server makes tables only for whoever has its key." : await problemText(response) };
    }
  } catch {
    came = { ...came, error: "It did not get through. Try again." };
  }
  if (branchForm.value !== null) branchForm.value = { ...branchForm.value, ...came };
}

/** @param {{made: MadeTable}} given */
function BranchReady({ made }) {
  const link = new URL(`/h/${made.id}?key=${encodeURIComponent(made.handler_key)}`, location.href).href;
  return html`<div class="past-branch" role="status">
    <p><b>The table is ready.</b> <span class="quiet">This browser is its Handler. The Handler's link is shown only here.</span></p>
    <div class="past-branch-row">
      <${CopyLine} label="Handler's link of the new table" text=${link} />
      <${NewTabLink} className="button button-strong" href=${`/t/${made.id}`}><${Icon} name="play" /><span>Open it</span></${NewTabLink}>
      <button type="button" class="button" onClick=${() => (branchForm.value = null)}>Close</button>
    </div>
  </div>`;
}
