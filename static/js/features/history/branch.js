// "Continue from here": the Handler makes a new table from the shown moment.

import { signal } from "@preact/signals";
import * as session from "../../core/session.js";
import { apiUrl, problemText } from "../../core/http.js";
import { Icon } from "../../ui/icons.js";
import * as tableHistory from "./history.js";
import { html, NewTabLink, withValue } from "../../ui/controls.js";
import { CopyLine, Field } from "../../ui/fields.js";
import { t } from "../../text/t.js";

/** @typedef {{id: string, handler_key: string, invites: {pilot: string, spectator: string}}} MadeTable */

/** The form while it is open, and the table that was made. */
const branchForm = signal(/** @type {{name: string, key: string|null, error: string, busy: boolean, made: MadeTable|null}|null} */ (null));

const mayBranch = () => session.liveSession.value.you?.role === "handler" && !session.inReplay.value;

/** The button that opens the form. */
export function BranchButton() {
  if (!mayBranch()) return null;
  return html`<button type="button" class="button past-branch-open" aria-expanded=${String(branchForm.value !== null)} title=${t("history-make-a-table-of-its-own")} onClick=${toggle}>
    <${Icon} name="branch" /><span>${t("history-continue-from-here")}</span>
  </button>`;
}

function toggle() {
  tableHistory.pause();
  const name = `${session.table.value?.name ?? ""}`.slice(0, 71);
  branchForm.value = branchForm.value === null ? { name: t("history-branch", { name }), key: null, error: "", busy: false, made: null } : null;
}

/** The form, or the links of the new table. */
export function BranchForm() {
  const now = branchForm.value;
  if (now === null || !mayBranch()) return null;
  if (now.made !== null) return html`<${BranchReady} made=${now.made} />`;
  const set = (/** @type {Partial<typeof now>} */ change) => (branchForm.value = { ...now, ...change });
  return html`<form class="past-branch stack" onSubmit=${(/** @type {Event} */ e) => (e.preventDefault(), makeBranch())}>
    <p class="quiet">${t("history-a-copy-of-the-table-as")}</p>
    <div class="past-branch-row">
      <${Field} label=${t("history-name-of-the-new-table")}>
        <input class="input" required maxlength="80" value=${now.name} onInput=${withValue((value) => set({ name: value }))} />
      </${Field}>
      ${now.key !== null &&
      html`<${Field} label=${t("history-operators-key")}>
        <input class="input" type="password" autocomplete="off" required value=${now.key} onInput=${withValue((value) => set({ key: value }))} />
      </${Field}>`}
      <button type="submit" class="button button-strong" disabled=${now.busy}><${Icon} name="branch" /><span>${t("history-make-it")}</span></button>
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
      came = { ...came, key: asks ? (now.key ?? "") : now.key, error: asks && now.key === null ? t("history-this-server-makes-tables-only-for") : await problemText(response) };
    }
  } catch {
    came = { ...came, error: t("history-it-did-not-get-through-try") };
  }
  if (branchForm.value !== null) branchForm.value = { ...branchForm.value, ...came };
}

/** @param {{made: MadeTable}} given */
function BranchReady({ made }) {
  const link = new URL(`/h/${made.id}?key=${encodeURIComponent(made.handler_key)}`, location.href).href;
  return html`<div class="past-branch stack" role="status">
    <p><b>${t("history-the-table-is-ready")}</b> <span class="quiet">${t("history-this-browser-is-its-handler-the")}</span></p>
    <div class="past-branch-row">
      <${CopyLine} label=${t("history-handlers-link-of-the-new-table")} text=${link} />
      <${NewTabLink} className="button button-strong" href=${`/t/${made.id}`}><${Icon} name="play" /><span>${t("history-open-it")}</span></${NewTabLink}>
      <button type="button" class="button" onClick=${() => (branchForm.value = null)}>${t("history-close")}</button>
    </div>
  </div>`;
}
