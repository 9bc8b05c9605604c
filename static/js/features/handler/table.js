// The Table tab: invites, seats, the conflict, scenes, options and exports.

import { useState } from "preact/hooks";
import { actionContext } from "../../core/action-context.js";
import { send } from "../../core/commands.js";
import { toast } from "../../core/notices.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { ViewAsButton } from "../view-as/view-as-button.js";
import { apiUrl, postToTable, problemText } from "../../core/http.js";
import { GuideLink } from "../../ui/guide-link.js";
import { Bans, Seats } from "./seats.js";
import { ReplayLinks } from "./replay-links.js";
import { TimerForm } from "../round/timer.js";
import { Library } from "../library/library.js";
import { Screens } from "./screens.js";
import { Scenes } from "./scenes.js";
import { Tokens } from "./tokens.js";
import { Webhooks } from "./webhooks.js";
import { Icon } from "../../ui/icons.js";
import { ActionButton, ConfirmButton, html, Section, withValue } from "../../ui/controls.js";
import { Choice, CopyLine, Stepper, withChecked } from "../../ui/fields.js";
import { UndoButton } from "../history/undo.js";
import { UndoStepsButton } from "../history/undo-steps-button.js";
import { t } from "../../text/t.js";

/** The tab. */
export function TableTab() {
  const handler = session.isHandler.value;
  return html`<div class="table-tab">
    ${handler && html`<${Invites} />`}
    <${Section} title=${t("handler-seats")} open=${true} keep="seats">
      <${Seats} handler=${handler} />
      ${handler && html`<div class="row"><${ViewAsButton} /></div>`}
    </${Section}>
    ${handler && html`<${Bans} /><${ConflictAndTable} /><${TimerForm} /><${SystemsChoice} /><${ReplayLinks} /><${Screens} /><${Scenes} /><${Library} /><${Options} />`}
    <${Tokens} />
    ${handler && html`<${Webhooks} />`}
    <${ThisPage} />
    <${Section} title=${t("handler-about")} open=${false} keep="about">
      <p class="quiet">
        ${t("handler-the-rules-are-those-of-frame", { value: " " })}
        <a href="/about">${t("handler-credits-and-licences")}</a>
      </p>
    </${Section}>
  </div>`;
}

/** The guide and the shortcuts; in a narrow window also what a wide one has in its top bar. */
function ThisPage() {
  return html`<${Section} title=${t("handler-this-page")} open=${true} keep="this-page">
    <div class="row">
      <${GuideLink} />
      <${ActionButton} id="help" context=${actionContext} label=${t("handler-shortcuts")} />
      ${ui.narrow.value && html`<${ActionButton} id="view.theme" context=${actionContext} />`}
      ${ui.narrow.value && session.undoState.value.can_redo && html`<${UndoButton} id="redo" context=${actionContext} label />`}
    </div>
  </${Section}>`;
}

function Invites() {
  const invites = session.view.value?.invites;
  if (!invites) return null;
  const whole = (/** @type {string} */ path) => new URL(path, location.href).href;
  return html`<${Section} title=${t("handler-invite")} open=${true} keep="invite">
    <${CopyLine} label=${t("handler-pilots-join-with")} text=${whole(`/j/${invites.pilot}`)} />
    <${CopyLine} label=${t("handler-spectators-join-with")} text=${whole(`/j/${invites.spectator}`)} />
    <div class="row">
      <${ConfirmButton} label=${t("handler-new-pilot-link")} question=${t("handler-the-old-link-stops-working")} icon="link" onConfirm=${() => rotate("pilot")} />
      <${ConfirmButton} label=${t("handler-new-spectator-link")} question=${t("handler-the-old-link-stops-working")} icon="link" onConfirm=${() => rotate("spectator")} />
    </div>
  </${Section}>`;
}

/** Replaces an invite link. @param {string} role */
function rotate(role) {
  return postToTable("invites", { role }, t("handler-the-new-link-is-ready-to"));
}

/** The table's switches, with their labels. */
const OPTIONS = [
  ["pilots_name_marks", t("handler-pilots-may-name-the-mark-of")],
  ["upgrades_need_approval", t("handler-upgrades-of-a-sheet-wait-for")],
  ["repairs", t("handler-pilots-may-repair-in-the-field")],
  ["share_base", t("handler-the-crew-shares-a-missions-base")],
];

/** How much fog hides, with what it means. @type {[string, string, string][]} */
const FOGS = [
  ["off", t("handler-off"), t("handler-players-see-the-whole-map-and")],
  ["team", t("handler-team"), t("handler-pilots-share-their-eyes-they-see")],
  ["own", t("handler-own"), t("handler-each-pilot-sees-with-the-own")],
];

/** How much players read of NPCs. @type {[string, string, string][]} */
const STATS = [
  ["all", t("handler-all"), t("handler-players-read-every-number-of-the")],
  ["condition", t("handler-condition"), t("handler-players-read-of-others-only-how")],
  ["nothing", t("handler-nothing"), t("handler-players-read-no-numbers-and-no")],
];

/**
 * An option with a few values.
 * @param {{option: string, label: string, words: [string, string, string][], now: string}} given
 */
function OptionChoice({ option, label, words, now }) {
  return html`<div class="field">
    <span class="field-label">${label}</span>
    <${Choice}
      label=${label}
      value=${now}
      onChange=${(/** @type {string} */ value) => value !== now && send({ type: "table.options", options: { [option]: value } })}
      options=${words.map(([value, word, title]) => ({ value, label: word, title }))}
    />
    <span class="field-hint">${words.find(([value]) => value === now)?.[2]}</span>
  </div>`;
}

/** Options about what players see. @param {{options: Record<string, any>}} given */
function Sight({ options }) {
  const fog = options.fog ?? "off";
  return html`<${OptionChoice} option="fog" label=${t("handler-fog")} words=${FOGS} now=${fog} />
    ${fog !== "off" &&
    html`<${Stepper}
      label=${t("handler-how-far-units-see-in-hexes")}
      value=${Number(options.sight ?? 60)}
      min=${1}
      max=${200}
      hint=${t("handler-farther-off-nobody-is-seen-in")}
      onChange=${(/** @type {number} */ sight) => send({ type: "table.options", options: { sight } })}
    />`}
    <${OptionChoice} option="npc_stats" label=${t("handler-numbers-of-npcs")} words=${STATS} now=${options.npc_stats ?? "all"} />`;
}

function Options() {
  const table = session.table.value;
  const [name, setName] = useState(table?.name ?? "");
  if (table === null) return null;
  /** @type {Record<string, any>} */
  const options = table.options;
  return html`<${Section} title=${t("handler-options")} open=${false} keep="options">
    <form class="row" onSubmit=${(/** @type {Event} */ e) => {
      e.preventDefault();
      if (name !== table.name) send({ type: "table.rename", name });
    }}>
      <input class="input" aria-label=${t("handler-name-of-the-table")} required maxlength="80" value=${name} onInput=${withValue(setName)} />
      <button type="submit" class="button">${t("handler-rename")}</button>
    </form>
    <p class="quiet">${t("handler-options-are-not-undone")}</p>
    <${Sight} options=${options} />
    ${OPTIONS.map(
      ([option, text]) => html`<label class="check" key=${option}>
        <input type="checkbox" checked=${Boolean(options[option])} onChange=${withChecked((checked) => send({ type: "table.options", options: { [option]: checked } }))} />
        <span>${text}</span>
      </label>`,
    )}
    <${Stepper}
      label=${t("handler-seconds-in-which-a-reaction-can")}
      value=${Number(table.options?.reaction_seconds ?? 0)}
      min=${0}
      max=${600}
      hint=${t("handler-at-0-no-attack-waits-for")}
      onChange=${(/** @type {number} */ reaction_seconds) => send({ type: "table.options", options: { reaction_seconds } })}
    />
    <div class="row">
      <${ConfirmButton} label=${t("handler-delete-the-table")} question=${t("handler-delete-it-for-everyone")} icon="trash" onConfirm=${removeTable} />
    </div>
  </${Section}>`;
}

async function removeTable() {
  const response = await fetch(apiUrl(), { method: "DELETE" });
  if (!response.ok) toast("refused", await problemText(response));
}

function ConflictAndTable() {
  const [busy, setBusy] = useState(false);
  const [whole, setWhole] = useState(true);
  const fight = session.conflict.value;
  async function save() {
    setBusy(true);
    const response = await fetch(`${apiUrl()}/export${whole ? "?history=true" : ""}`);
    setBusy(false);
    if (!response.ok) {
      toast("refused", await problemText(response));
      return;
    }
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await response.blob());
    link.download = `${session.table.value?.name ?? "table"}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }
  return html`<${Section} title=${t("handler-conflict-and-table")} open=${true} keep="conflict-and-table">
    <div class="row">
      ${fight === null
        ? html`<button type="button" class="button" onClick=${() => send({ type: "conflict.start" })}><${Icon} name="conflict" /><span>${t("handler-start-the-conflict")}</span></button>`
        : html`<${ConfirmButton} label=${t("handler-end-the-conflict")} question=${t("handler-end-it-now")} decline=${t("handler-no")} icon="stop" onConfirm=${() => send({ type: "conflict.end" })} />`}
      <button type="button" class="button" disabled=${busy} onClick=${save}><${Icon} name="download" /><span>${t("handler-export-the-table")}</span></button>
      <${UndoStepsButton} />
    </div>
    <label class="check">
      <input type="checkbox" checked=${whole} onChange=${withChecked(setWhole)} />
      <span>${t("handler-export-with-history-opened-from-the")}</span>
    </label>
  </${Section}>`;
}

/** Which dice systems the table plays, with where each comes from. */
function SystemsChoice() {
  const [wanted, setWanted] = useState(/** @type {string[]|null} */ (null));
  // the choice stays visible while the answer is pending
  const played = wanted ?? session.table.value?.systems ?? [];
  const { systems } = session.messages.value;
  if (systems.length === 0) return null;
  /** @param {string} name */
  async function turn(name) {
    const next = played.includes(name) ? played.filter((each) => each !== name) : [...played, name];
    setWanted(next);
    await send({ type: "table.systems", systems: next });
    setWanted(null);
  }
  return html`<${Section} title=${t("handler-dice-systems")} open=${false} keep="dice-systems">
    <p class="quiet">${t("handler-each-has-its-panel-in-the")}</p>
    ${systems.map((system) => {
      const on = played.includes(system.name);
      return html`<div class="field system-choice" key=${system.name}>
        <label class="check">
          <input
            type="checkbox"
            checked=${on}
            disabled=${wanted !== null || (on && played.length === 1)}
            aria-describedby=${`source-${system.name}`}
            onChange=${() => turn(system.name)}
          />
          <span>${system.title}</span>
        </label>
        <span class="field-hint" id=${`source-${system.name}`}>${system.source}</span>
      </div>`;
    })}
  </${Section}>`;
}
