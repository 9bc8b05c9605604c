// The table itself: who sits at it, the links that let people in, the conflict, the exports.

import { useState } from "preact/hooks";
import * as app from "./app.js";
import { door } from "./door.js";
import { api, post, problemText } from "./files.js";
import { SystemsChoice } from "./handler-systems.js";
import { Icon } from "./icons.js";
import { ActionButton, CopyLine, Field, html, Section, Stepper, SureButton } from "./ui.js";
import { UndoButton } from "./undo.js";

/** @typedef {import("../store.js").Seat} Seat */

export function TableTab() {
  const handler = app.isHandler.value;
  return html`<div class="table-tab">
    ${handler && html`<${Invites} />`}
    <${Section} title="Seats" open=${true}><${Seats} handler=${handler} /></${Section}>
    ${handler && html`<${Steer} /><${SystemsChoice} /><${Scenes} /><${Options} />`}
    ${app.narrow.value && html`<${ThisPage} />`}
    <${Section} title="About" open=${false}>
      <p class="quiet">
        The rules are those of Frame State by Gerard van Silke, published under CC BY-SA 4.0.${" "}
        <a href="/about">Credits and licences</a>
      </p>
    </${Section}>
  </div>`;
}

/** What a wide window has in its top bar. */
function ThisPage() {
  return html`<${Section} title="This page" open=${true}>
    <div class="row">
      <${ActionButton} id="view.theme" door=${door} />
      ${app.undoState.value.can_redo && html`<${UndoButton} id="redo" door=${door} label />`}
      <${ActionButton} id="help" door=${door} label="Shortcuts" />
    </div>
  </${Section}>`;
}

function Invites() {
  const invites = app.view.value?.invites;
  if (!invites) return null;
  const whole = (/** @type {string} */ path) => new URL(path, location.href).href;
  return html`<${Section} title="Invite" open=${true}>
    <${CopyLine} label="Pilots join with" text=${whole(invites.pilot)} />
    <${CopyLine} label="Spectators join with" text=${whole(invites.spectator)} />
    <div class="row">
      <${SureButton} label="New pilot link" sure="The old link stops working" icon="link" onSure=${() => rotate("pilot")} />
      <${SureButton} label="New spectator link" sure="The old link stops working" icon="link" onSure=${() => rotate("spectator")} />
    </div>
  </${Section}>`;
}

/** @param {string} role */
function rotate(role) {
  return post("invites", { role }, "The new link is ready to copy.");
}

/** @type {Record<string, number>} */
const RANK = { handler: 0, pilot: 1, spectator: 2 };

/** @param {{handler: boolean}} given */
function Seats({ handler }) {
  const all = Object.values(app.seats.value).sort(
    (a, b) => RANK[a.role] - RANK[b.role] || a.name.localeCompare(b.name),
  );
  const online = new Set(app.online.value);
  const me = app.you.value?.seat;
  return html`<ul class="seats">
    ${all.map((seat) => {
      const here = online.has(seat.id);
      const steered = Object.values(app.units.value).filter((unit) => unit.controller === seat.id);
      return html`<li class="seat" key=${seat.id}>
        <span class=${"presence" + (here ? " presence-on" : "")} title=${here ? "here" : "away"}></span>
        <span class="seat-name" title=${seat.name}>${seat.name}${seat.id === me && html` <span class="quiet">(you)</span>`}</span>
        <span class="seat-units" title=${steered.map((unit) => unit.name).join(", ")}>${steered.map((unit) => unit.name).join(", ") || seat.role}</span>
        <span class="sr">${here ? "here" : "away"}</span>
        ${seat.id === me &&
        seat.role === "pilot" &&
        steered.map((unit) => html`<${SureButton} key=${unit.id} label=${`Let go of ${unit.name}`} sure="Let go?" onSure=${() => app.send({ type: "unit.release", unit: unit.id })} />`)}
        ${handler &&
        seat.id !== me &&
        html`<${SureButton} iconOnly=${true} label=${`Remove ${seat.name} from the table`} sure="Remove?" icon="close" onSure=${() => app.send({ type: "seat.kick", seat: seat.id })} />`}
      </li>`;
    })}
  </ul>`;
}

function Scenes() {
  const view = app.view.value;
  const [name, setName] = useState("");
  const [size, setSize] = useState({ columns: 30, rows: 24, orientation: "flat" });
  const scenes = Object.values(view?.scenes ?? {});
  if (view === null || scenes.length === 0) return null;
  /** @param {Event} event */
  async function add(event) {
    event.preventDefault();
    const answer = await app.send({ type: "scene.add", name, map: size });
    if (answer.ok) setName("");
  }
  return html`<${Section} title=${`Scenes (${scenes.length})`} open=${false}>
    <${Field} label="Everyone is at">
      <select class="input" value=${view.active_scene} onChange=${(/** @type {any} */ e) => app.send({ type: "scene.activate", scene: e.target.value })}>
        ${scenes.map((scene) => html`<option key=${scene.id} value=${scene.id}>${scene.name}</option>`)}
      </select>
    </${Field}>
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

/** What the Handler switches on or off for the table. */
const OPTIONS = [
  ["pilots_name_marks", "Pilots may name the mark of a test"],
  ["upgrades_need_approval", "Upgrades of a sheet wait for your approval"],
  ["repairs", "Pilots may repair in the field"],
  ["share_base", "The crew shares a mission's base pay instead of each getting it all"],
];

function Options() {
  const table = app.table.value;
  const [name, setName] = useState(table?.name ?? "");
  if (table === null) return null;
  return html`<${Section} title="Options" open=${false}>
    <form class="row" onSubmit=${(/** @type {Event} */ e) => {
      e.preventDefault();
      if (name !== table.name) app.send({ type: "table.rename", name });
    }}>
      <input class="input" aria-label="Name of the table" required maxlength="80" value=${name} onInput=${(/** @type {any} */ e) => setName(e.target.value)} />
      <button type="submit" class="button">Rename</button>
    </form>
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
      <${SureButton} label="Delete the table" sure="Delete it for everyone?" icon="trash" onSure=${removeTable} />
    </div>
  </${Section}>`;
}

async function removeTable() {
  const response = await fetch(api(), { method: "DELETE" });
  if (!response.ok) app.toast("refused", await problemText(response));
}

function Steer() {
  const [busy, setBusy] = useState(false);
  const fight = app.conflict.value;
  async function save() {
    setBusy(true);
    const response = await fetch(`${api()}/export`);
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
  return html`<${Section} title="Conflict and table" open=${true}>
    <div class="row">
      ${fight === null
        ? html`<button type="button" class="button" onClick=${() => app.send({ type: "conflict.start" })}><${Icon} name="flag" /><span>Start the conflict</span></button>`
        : html`<${SureButton} label="End the conflict" sure="End it now?" icon="flag" onSure=${() => app.send({ type: "conflict.end" })} />`}
      <button type="button" class="button" disabled=${busy} onClick=${save}><${Icon} name="download" /><span>Export the table</span></button>
    </div>
  </${Section}>`;
}
