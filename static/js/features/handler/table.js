// The Table tab: invites, seats, the conflict, scenes, options and exports.

import { useState } from "preact/hooks";
import * as app from "../../core/app.js";
import { ViewAsButton } from "../view-as/view-as.js";
import { actionContext } from "../../core/action-context.js";
import { apiUrl, postToTable, problemText } from "../../core/http.js";
import { GuideLink } from "../../ui/guide-link.js";
import { Bans, Seats } from "./seats.js";
import { ReplayLinks } from "./replay-links.js";
import { Icon } from "../../ui/icons.js";
import { ActionButton, Choice, CopyLine, Field, html, Section, Stepper, ConfirmButton } from "../../ui/controls.js";
import { UndoButton } from "../history/undo.js";
import { UndoStepsButton } from "../history/undo-menu.js";

/** The tab. */
export function TableTab() {
  const handler = app.isHandler.value;
  return html`<div class="table-tab">
    ${handler && html`<${Invites} />`}
    <${Section} title="Seats" open=${true} keep="seats">
      <${Seats} handler=${handler} />
      ${handler && html`<div class="row"><${ViewAsButton} /></div>`}
    </${Section}>
    ${handler && html`<${Bans} /><${ConflictAndTable} /><${SystemsChoice} /><${ReplayLinks} /><${Scenes} /><${Options} />`}
    <${ThisPage} />
    <${Section} title="About" open=${false} keep="about">
      <p class="quiet">
        The rules are those of Frame State by Gerard van Silke, published under CC BY-SA 4.0.${" "}
        <a href="/about">Credits and licences</a>
      </p>
    </${Section}>
  </div>`;
}

/** The guide and the shortcuts; in a narrow window also what a wide one has in its top bar. */
function ThisPage() {
  return html`<${Section} title="This page" open=${true} keep="this-page">
    <div class="row">
      <${GuideLink} />
      <${ActionButton} id="help" context=${actionContext} label="Shortcuts" />
      ${app.narrow.value && html`<${ActionButton} id="view.theme" context=${actionContext} />`}
      ${app.narrow.value && app.undoState.value.can_redo && html`<${UndoButton} id="redo" context=${actionContext} label />`}
    </div>
  </${Section}>`;
}

function Invites() {
  const invites = app.view.value?.invites;
  if (!invites) return null;
  const whole = (/** @type {string} */ path) => new URL(path, location.href).href;
  return html`<${Section} title="Invite" open=${true} keep="invite">
    <${CopyLine} label="Pilots join with" text=${whole(`/j/${invites.pilot}`)} />
    <${CopyLine} label="Spectators join with" text=${whole(`/j/${invites.spectator}`)} />
    <div class="row">
      <${ConfirmButton} label="New pilot link" question="The old link stops working" icon="link" onConfirm=${() => rotate("pilot")} />
      <${ConfirmButton} label="New spectator link" question="The old link stops working" icon="link" onConfirm=${() => rotate("spectator")} />
    </div>
  </${Section}>`;
}

/** Replaces an invite link. @param {string} role */
function rotate(role) {
  return postToTable("invites", { role }, "The new link is ready to copy.");
}

function Scenes() {
  const view = app.view.value;
  const [name, setName] = useState("");
  const [size, setSize] = useState({ columns: 30, rows: 24, orientation: "flat" });
  const [going, setGoing] = useState(/** @type {string|null} */ (null));
  const scenes = Object.values(view?.scenes ?? {});
  if (view === null || scenes.length === 0) return null;
  /** @param {Event} event */
  async function add(event) {
    event.preventDefault();
    const answer = await app.send({ type: "scene.add", name, map: size });
    if (answer.ok) setName("");
  }
  const fight = app.conflict.value;
  /** Shows a scene; in a conflict after a confirmation. @param {string} scene */
  function choose(scene) {
    if (scene === view?.active_scene) setGoing(null);
    else if (fight === null) show(scene);
    else setGoing(scene);
  }
  /** @param {string} scene */
  function show(scene) {
    setGoing(null);
    return app.send({ type: "scene.activate", scene });
  }
  const target = scenes.find((scene) => scene.id === going);
  return html`<${Section} title=${`Scenes (${scenes.length})`} open=${false} keep="scenes">
    <${Field} label="Everyone is at">
      <select class="input" value=${target ? target.id : view.active_scene} onChange=${(/** @type {any} */ e) => choose(e.target.value)}>
        ${scenes.map((scene) => html`<option key=${scene.id} value=${scene.id}>${scene.name}</option>`)}
      </select>
    </${Field}>
    ${target && target.id !== view.active_scene && html`<div class="sure" role="group" aria-label=${`Switch to ${target.name}`}>
      <p>${fight === null ? "" : `The conflict here stops in round ${fight.round} and goes on when you come back. `}${sceneSightText(target.name)}</p>
      <div class="row">
        <button type="button" class="button" onClick=${() => setGoing(null)}>Stay here</button>
        <button type="button" class="button button-primary" onClick=${() => show(target.id)}>Switch to ${target.name}</button>
      </div>
    </div>`}
    <form class="form" onSubmit=${add}>
      <${Field} label="New scene on a blank map">
        <input class="input" required maxlength="80" placeholder="Under the dam" value=${name} onInput=${(/** @type {any} */ e) => setName(e.target.value)} />
      </${Field}>
      <div class="row row-even">
        <${Stepper} label="Columns" value=${size.columns} min=${1} max=${500} onChange=${(/** @type {number} */ columns) => setSize({ ...size, columns })} />
        <${Stepper} label="Rows" value=${size.rows} min=${1} max=${500} onChange=${(/** @type {number} */ rows) => setSize({ ...size, rows })} />
      </div>
      <button type="submit" class="button"><${Icon} name="plus" /><span>Add the scene</span></button>
    </form>
  </${Section}>`;
}

/** Returns what players will see of a scene. @param {string} name */
function sceneSightText(name) {
  const fog = app.table.value?.options.fog ?? "off";
  if (fog === "off") return `Pilots will see the whole map of ${name}, with everybody there who is not hidden.`;
  return `Pilots will see of ${name} what ${fog === "own" ? "their own units" : "units of their side"} there see, and nothing where they have none.`;
}

/** The table's switches, with their labels. */
const OPTIONS = [
  ["pilots_name_marks", "Pilots may name the mark of a test"],
  ["upgrades_need_approval", "Upgrades of a sheet wait for your approval"],
  ["repairs", "Pilots may repair in the field"],
  ["share_base", "The crew shares a mission's base pay instead of each getting it all"],
];

/** How much fog hides, with what it means. @type {[string, string, string][]} */
const FOGS = [
  ["off", "Off", "Players see the whole map and everybody who is not hidden."],
  ["team", "Team", "Pilots share their eyes: they see what any pilot's or ally's unit sees, and remember the ground."],
  ["own", "Own", "Each pilot sees with the own units only; friends are always shown."],
];

/** How much players read of NPCs. @type {[string, string, string][]} */
const STATS = [
  ["all", "All", "Players read every number of the units that are not theirs."],
  ["condition", "Condition", "Players read of others only how they are: whole, damaged, badly damaged. The chances to hit them stay exact; what a hit would do is not told."],
  ["nothing", "Nothing", "Players read no numbers and no condition of units that are not theirs. The chances to hit them stay exact; what a hit would do is not told."],
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
      onChange=${(/** @type {string} */ value) => value !== now && app.send({ type: "table.options", options: { [option]: value } })}
      options=${words.map(([value, word, title]) => ({ value, label: word, title }))}
    />
    <span class="field-hint">${words.find(([value]) => value === now)?.[2]}</span>
  </div>`;
}

/** Options about what players see. @param {{options: Record<string, any>}} given */
function Sight({ options }) {
  const fog = options.fog ?? "off";
  return html`<${OptionChoice} option="fog" label="Fog" words=${FOGS} now=${fog} />
    ${fog !== "off" &&
    html`<${Stepper}
      label="How far units see, in hexes"
      value=${Number(options.sight ?? 60)}
      min=${1}
      max=${200}
      hint="Farther off nobody is seen, in line or not. A highlighted unit is seen anywhere."
      onChange=${(/** @type {number} */ sight) => app.send({ type: "table.options", options: { sight } })}
    />`}
    <${OptionChoice} option="npc_stats" label="Numbers of NPCs" words=${STATS} now=${options.npc_stats ?? "all"} />`;
}

function Options() {
  const table = app.table.value;
  const [name, setName] = useState(table?.name ?? "");
  if (table === null) return null;
  return html`<${Section} title="Options" open=${false} keep="options">
    <form class="row" onSubmit=${(/** @type {Event} */ e) => {
      e.preventDefault();
      if (name !== table.name) app.send({ type: "table.rename", name });
    }}>
      <input class="input" aria-label="Name of the table" required maxlength="80" value=${name} onInput=${(/** @type {any} */ e) => setName(e.target.value)} />
      <button type="submit" class="button">Rename</button>
    </form>
    <${Sight} options=${table.options ?? {}} />
    ${OPTIONS.map(
      ([option, text]) => html`<label class="check" key=${option}>
        <input type="checkbox" checked=${Boolean(table.options?.[option])} onChange=${(/** @type {any} */ e) => app.send({ type: "table.options", options: { [option]: e.target.checked } })} />
        <span>${text}</span>
      </label>`,
    )}
    <${Stepper}
      label="Seconds in which a reaction can be claimed"
      value=${Number(table.options?.reaction_seconds ?? 0)}
      min=${0}
      max=${600}
      hint="At 0 no attack waits for a reaction."
      onChange=${(/** @type {number} */ reaction_seconds) => app.send({ type: "table.options", options: { reaction_seconds } })}
    />
    <div class="row">
      <${ConfirmButton} label="Delete the table" question="Delete it for everyone?" icon="trash" onConfirm=${removeTable} />
    </div>
  </${Section}>`;
}

async function removeTable() {
  const response = await fetch(apiUrl(), { method: "DELETE" });
  if (!response.ok) app.toast("refused", await problemText(response));
}

function ConflictAndTable() {
  const [busy, setBusy] = useState(false);
  const [whole, setWhole] = useState(true);
  const fight = app.conflict.value;
  async function save() {
    setBusy(true);
    const response = await fetch(`${apiUrl()}/export${whole ? "?history=true" : ""}`);
    setBusy(false);
    if (!response.ok) {
      app.toast("refused", await problemText(response));
      return;
    }
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await response.blob());
    link.download = `${app.table.value?.name ?? "table"}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }
  return html`<${Section} title="Conflict and table" open=${true} keep="conflict-and-table">
    <div class="row">
      ${fight === null
        ? html`<button type="button" class="button" onClick=${() => app.send({ type: "conflict.start" })}><${Icon} name="flag" /><span>Start the conflict</span></button>`
        : html`<${ConfirmButton} label="End the conflict" question="End it now?" icon="flag" onConfirm=${() => app.send({ type: "conflict.end" })} />`}
      <button type="button" class="button" disabled=${busy} onClick=${save}><${Icon} name="download" /><span>Export the table</span></button>
      <${UndoStepsButton} />
    </div>
    <label class="check">
      <input type="checkbox" checked=${whole} onChange=${(/** @type {any} */ e) => setWhole(e.target.checked)} />
      <span>Export with history: opened from the start page of any Hexframe, the table can be looked back at there</span>
    </label>
  </${Section}>`;
}

/** Which dice systems the table plays, with where each comes from. */
function SystemsChoice() {
  const [wanted, setWanted] = useState(/** @type {string[]|null} */ (null));
  // the choice stays visible while the answer is pending
  const played = wanted ?? app.table.value?.systems ?? [];
  const { systems } = app.messages.value;
  if (systems.length === 0) return null;
  /** @param {string} name */
  async function turn(name) {
    const next = played.includes(name) ? played.filter((each) => each !== name) : [...played, name];
    setWanted(next);
    await app.send({ type: "table.systems", systems: next });
    setWanted(null);
  }
  return html`<${Section} title="Dice systems" open=${false} keep="dice-systems">
    <p class="quiet">Each has its panel in the Dice tab. What one has kept stays when it is put away.</p>
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
