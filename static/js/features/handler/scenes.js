// The scenes of the table: the Handler shows, renames, copies, orders and removes them, and carries
// units from one to another.

import { useEffect, useRef, useState } from "preact/hooks";
import { send, sendTogether } from "../../core/commands.js";
import * as session from "../../core/session.js";
import { ConfirmButton, html, Section, withValue } from "../../ui/controls.js";
import { Field, Stepper, withChecked } from "../../ui/fields.js";
import { Icon, Side } from "../../ui/icons.js";
import { KIND_NAMES, mapKinds } from "../map-editor/generate-kinds.js";
import { addGeneratedScene, anotherSeed } from "../map-editor/generate-request.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/server-types.js").SceneSummary} SceneSummary */
/** @typedef {{unit: string, name: string, disposition: string, destroyed?: boolean}} Traveller  a unit that can be carried */
/** @typedef {{scene: string, doing: "show"|"bring"|"edit"}} Opened  the form that is open below a scene */

/** The section of the Table tab. */
export function Scenes() {
  const [opened, setOpened] = useState(/** @type {Opened|null} */ (null));
  const view = session.view.value;
  const scenes = Object.values(view?.scenes ?? {}).sort((a, b) => a.place - b.place);
  if (view === null || scenes.length === 0) return null;
  const active = view.active_scene;
  /** Opens a form, or closes it when it is open. @param {Opened} wanted */
  const toggle = (wanted) => setOpened(opened?.scene === wanted.scene && opened.doing === wanted.doing ? null : wanted);
  const close = () => setOpened(null);
  return html`<${Section} title=${t("handler-scenes", { count: scenes.length })} open=${false} keep="scenes">
    <ul class="scenes stack gap-2" aria-label=${t("handler-the-scenes")}>
      ${scenes.map((scene) => {
        const doing = opened?.scene === scene.id ? opened.doing : null;
        return html`<li class="stack gap-1" key=${scene.id}>
          <div class="inline spread">
            <b class="clip">${scene.name}</b>
            <span class="scene-buttons inline gap-1">
              ${scene.id !== view.scene.id && html`<button type="button" class="button" title=${t("handler-only-you-see-it")} onClick=${() => send({ type: "scene.open", scene: scene.id })}>${t("handler-open-scene")}</button>`}
              ${scene.id !== active && html`<button type="button" class="button" aria-expanded=${String(doing === "show")} onClick=${() => toggle({ scene: scene.id, doing: "show" })}>${t("handler-show-scene")}</button>`}
              <button type="button" class="button button-quiet button-icon" title=${t("handler-edit-scene", { name: scene.name })} aria-label=${t("handler-edit-scene", { name: scene.name })} aria-expanded=${String(doing === "edit")} onClick=${() => toggle({ scene: scene.id, doing: "edit" })}>
                <${Icon} name="edit" />
              </button>
            </span>
          </div>
          <p class="quiet scene-facts">${sceneFacts(scene, active, view.scene.id)}</p>
          ${doing === "show" && html`<${ShowScene} key=${scene.id} scene=${scene} onClose=${close} />`}
          ${doing === "edit" && html`<${EditScene} key=${scene.id} scene=${scene} scenes=${scenes} active=${active} onBring=${() => toggle({ scene: scene.id, doing: "bring" })} onClose=${close} />`}
          ${doing === "bring" && html`<${BringUnits} key=${scene.id} scene=${scene} onClose=${close} />`}
        </li>`;
      })}
    </ul>
    <${NewScene} />
  </${Section}>`;
}

/** A reference to a form that comes into view when it opens. */
function useInView() {
  const form = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => form.current?.scrollIntoView({ block: "nearest" }), []);
  return form;
}

/** What a scene holds, in a few words. @param {SceneSummary} scene @param {string} active @param {string} open */
function sceneFacts(scene, active, open) {
  const facts = [];
  if (scene.id === active) facts.push(t("handler-shown-now"));
  else if (scene.id === open) facts.push(t("handler-open-now"));
  if (scene.units.length > 0) facts.push(t("count-units", { n: scene.units.length }));
  if (scene.round !== null) facts.push(t("handler-conflict-in-round", { round: scene.round }));
  return facts.join(" · ");
}

/** The units of the scene that players see, as travellers: those of pilots first. */
function unitsShown() {
  const order = ["pilot", "ally", "neutral", "enemy"];
  const view = session.view.value;
  const shown =
    session.preparedScene.value === null
      ? Object.values(session.units.value)
          .filter((unit) => unit.carried_by === null)
          .map(({ id, name, disposition, destroyed }) => ({ unit: id, name, disposition, destroyed }))
      : [...(view?.scenes?.[view.active_scene]?.units ?? [])];
  return shown.sort((a, b) => order.indexOf(a.disposition) - order.indexOf(b.disposition));
}

/** Which units come along unless the Handler says otherwise: those of pilots, without wrecks. @param {readonly Traveller[]} units */
const usualTravellers = (units) => new Set(units.filter((unit) => unit.disposition === "pilot" && !unit.destroyed).map(({ unit }) => unit));

/** Where units come that a scene has not had before: its first spawn zone; "" for their own hexes. @param {SceneSummary} scene */
const usualArrival = (scene) => (scene.seen ? "" : (scene.spawn_zones[0]?.zone ?? ""));

/**
 * Chooses where units arrive in a scene with spawn zones.
 * @param {{scene: SceneSummary, zone: string, onChange: (zone: string) => void}} given
 */
function Arrival({ scene, zone, onChange }) {
  if (scene.spawn_zones.length === 0) return null;
  return html`<${Field} label=${t("handler-where-they-arrive")}>
    <select class="input" value=${zone} onChange=${withValue(onChange)}>
      <option value="">${t("handler-on-the-same-hexes")}</option>
      ${scene.spawn_zones.map((each) => html`<option value=${each.zone} key=${each.zone}>${each.name}</option>`)}
    </select>
  </${Field}>`;
}

/**
 * The question before a scene is shown: what players will see, and who comes along.
 * @param {{scene: SceneSummary, onClose: () => void}} given
 */
function ShowScene({ scene, onClose }) {
  const here = unitsShown();
  const [chosen, setChosen] = useState(() => usualTravellers(here));
  const [zone, setZone] = useState(usualArrival(scene));
  const round = session.view.value?.scenes?.[session.view.value.active_scene]?.round ?? null;
  const units = here.filter((unit) => chosen.has(unit.unit)).map((unit) => unit.unit);
  const open = Object.values(session.view.value?.attacks ?? {}).filter((attack) => units.includes(attack.unit ?? "")).length;
  async function show() {
    onClose();
    const carry = units.length > 0 ? [{ type: "units.carry", scene: session.view.value?.active_scene, units, to: scene.id, zone: zone || null }] : [];
    // in this order everybody reads where the units come from
    await sendTogether([{ type: "scene.activate", scene: scene.id }, ...carry]);
  }
  return html`<div class="sure stack gap-2" role="group" aria-label=${t("handler-switch-to", { name: scene.name })} ref=${useInView()}>
    <p>${round === null ? "" : t("handler-the-conflict-here-stops-in-round", { round })}${sceneSightText(scene.name)}${open > 0 ? t("handler-open-attacks-end", { n: open }) : ""}</p>
    <${Travellers} label=${t("handler-take-along")} units=${here} chosen=${chosen} onChange=${setChosen} />
    ${units.length > 0 && html`<${Arrival} scene=${scene} zone=${zone} onChange=${setZone} />`}
    <div class="row">
      <button type="button" class="button" onClick=${onClose}>${t("handler-stay-here")}</button>
      <button type="button" class="button button-primary" onClick=${show}>${t("handler-show-with-units", { name: scene.name, n: units.length })}</button>
    </div>
  </div>`;
}

/**
 * Brings units of another scene to the one that is open.
 * @param {{scene: SceneSummary, onClose: () => void}} given
 */
function BringUnits({ scene, onClose }) {
  const [chosen, setChosen] = useState(() => usualTravellers(scene.units));
  const here = session.view.value?.scenes?.[session.scene.value?.id ?? ""];
  const [zone, setZone] = useState(here ? usualArrival(here) : "");
  const units = scene.units.filter((unit) => chosen.has(unit.unit)).map((unit) => unit.unit);
  async function bring() {
    onClose();
    await send({ type: "units.carry", scene: scene.id, units, to: session.scene.value?.id, zone: zone || null });
  }
  return html`<div class="sure stack gap-2" role="group" aria-label=${t("handler-bring-units-to", { name: session.scene.value?.name ?? "" })} ref=${useInView()}>
    <${Travellers} label=${t("handler-bring-units-to", { name: session.scene.value?.name ?? "" })} units=${scene.units} chosen=${chosen} onChange=${setChosen} />
    ${here && units.length > 0 && html`<${Arrival} scene=${here} zone=${zone} onChange=${setZone} />`}
    <div class="row">
      <button type="button" class="button" onClick=${onClose}>${t("handler-leave-them")}</button>
      <button type="button" class=${"button" + (units.length > 0 ? " button-primary" : "")} disabled=${units.length === 0} onClick=${bring}>${t("handler-bring-so-many", { n: units.length })}</button>
    </div>
  </div>`;
}

/**
 * A list of units to choose from, with one box for all of them.
 * @param {{label: string, units: readonly Traveller[], chosen: ReadonlySet<string>, onChange: (chosen: Set<string>) => void}} given
 */
function Travellers({ label, units, chosen, onChange }) {
  if (units.length === 0) return html`<p class="quiet">${t("handler-nobody-is-here")}</p>`;
  /** @param {string} unit @param {boolean} taken */
  const set = (unit, taken) => {
    const next = new Set(chosen);
    if (taken) next.add(unit);
    else next.delete(unit);
    onChange(next);
  };
  const all = units.every((unit) => chosen.has(unit.unit));
  return html`<fieldset class="travellers stack gap-1">
    <legend class="field-label">${label}</legend>
    <label class="check"><input type="checkbox" checked=${all} onChange=${withChecked((every) => onChange(new Set(every ? units.map((unit) => unit.unit) : [])))} /><span>${t("handler-everybody")}</span></label>
    <div class="travellers-list stack gap-1">
      ${units.map(
        (unit) => html`<label class="check" key=${unit.unit}>
          <input type="checkbox" checked=${chosen.has(unit.unit)} onChange=${withChecked((taken) => set(unit.unit, taken))} />
          <${Side} disposition=${unit.disposition} size=${18} label=${session.messages.value.word(unit.disposition)} /><span>${unit.name}${unit.destroyed && html` <span class="quiet">${t("handler-destroyed")}</span>`}</span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}

/**
 * Renames, copies, moves and removes a scene.
 * @param {{scene: SceneSummary, scenes: SceneSummary[], active: string, onBring: () => void, onClose: () => void}} given
 */
function EditScene({ scene, scenes, active, onBring, onClose }) {
  const [name, setName] = useState(scene.name);
  const players = scene.units.filter((unit) => unit.disposition === "pilot").length;
  const place = scenes.findIndex((each) => each.id === scene.id);
  /** @param {Event} event */
  function rename(event) {
    event.preventDefault();
    if (name !== scene.name) send({ type: "scene.rename", scene: scene.id, name });
  }
  /** Exchanges the scene with its neighbour. @param {number} step */
  function move(step) {
    const order = scenes.map((each) => each.id);
    [order[place], order[place + step]] = [order[place + step], order[place]];
    send({ type: "scene.order", order });
  }
  return html`<div class="sure stack gap-2" role="group" aria-label=${t("handler-edit-scene", { name: scene.name })} ref=${useInView()}>
    <form class="row" onSubmit=${rename}>
      <input class="input" aria-label=${t("handler-name-of-the-scene")} required maxlength="80" value=${name} onInput=${withValue(setName)} />
      <button type="submit" class="button">${t("handler-rename")}</button>
    </form>
    <div class="row">
      <button type="button" class="button" onClick=${() => send({ type: "scene.duplicate", scene: scene.id })}><${Icon} name="copy" /><span>${t("handler-copy-the-scene")}</span></button>
      <button type="button" class="button button-icon" disabled=${place === 0} title=${t("handler-move-up")} aria-label=${t("handler-move-up")} onClick=${() => move(-1)}><${Icon} name="raise" /></button>
      <button type="button" class="button button-icon" disabled=${place === scenes.length - 1} title=${t("handler-move-down")} aria-label=${t("handler-move-down")} onClick=${() => move(1)}><${Icon} name="lower" /></button>
      ${scene.units.length > 0 && html`<button type="button" class="button" onClick=${onBring}><${Icon} name="move" /><span>${t("handler-bring-units-to", { name: session.scene.value?.name ?? "" })}</span></button>`}
      ${scene.id !== active &&
      html`<${ConfirmButton} label=${t("handler-remove-the-scene")} question=${players > 0 ? t("handler-remove-it-with-players-units", { n: scene.units.length, players }) : t("handler-remove-it-with-its-units", { n: scene.units.length })} icon="trash" onConfirm=${() => {
        onClose();
        send({ type: "scene.remove", scene: scene.id });
      }} />`}
    </div>
  </div>`;
}

/** Adds a scene on a blank map, or on a generated one. */
function NewScene() {
  const [name, setName] = useState("");
  const [kind, setKind] = useState("");
  const [size, setSize] = useState({ columns: 30, rows: 24, orientation: /** @type {const} */ ("flat") });
  /** @param {Event} event */
  async function add(event) {
    event.preventDefault();
    const done = kind === "" ? (await send({ type: "scene.add", name, map: size })).ok : await addGeneratedScene(name, { kind, ...size, seed: anotherSeed(), settings: {} });
    if (done) setName("");
  }
  return html`<form class="form" onSubmit=${add}>
    <${Field} label=${t("handler-new-scene")}>
      <input class="input" required maxlength="80" placeholder=${t("handler-under-the-dam")} value=${name} onInput=${withValue(setName)} />
    </${Field}>
    <div class="row row-even">
      <${Stepper} label=${t("handler-columns")} value=${size.columns} min=${1} max=${500} onChange=${(/** @type {number} */ columns) => setSize({ ...size, columns })} />
      <${Stepper} label=${t("handler-rows")} value=${size.rows} min=${1} max=${500} onChange=${(/** @type {number} */ rows) => setSize({ ...size, rows })} />
    </div>
    <${Field} label=${t("handler-ground-of-the-scene")}>
      <select class="input" value=${kind} onChange=${withValue(setKind)}>
        <option value="">${t("handler-blank-ground")}</option>
        ${Object.keys(mapKinds()).map((each) => html`<option value=${each} key=${each}>${KIND_NAMES[each] ?? each}</option>`)}
      </select>
    </${Field}>
    <button type="submit" class="button"><${Icon} name="plus" /><span>${t("handler-add-the-scene")}</span></button>
  </form>`;
}

/** Returns what players will see of a scene. @param {string} name */
function sceneSightText(name) {
  const fog = session.table.value?.options.fog ?? "off";
  if (fog === "off") return t("handler-pilots-will-see-the-whole-map", { name });
  return t("handler-pilots-will-see-of-what-there", { name, value: fog === "own" ? t("handler-their-own-units") : t("handler-units-of-their-side") });
}
