// Waves in the Handler's Units tab: units in reserve that come together, at a round or by a press.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { showPlace } from "../../core/board-handle.js";
import { send, sendTogether } from "../../core/commands.js";
import { toast } from "../../core/notices.js";
import { label } from "../../core/hexes.js";
import * as selection from "../../core/selection.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { Icon } from "../../ui/icons.js";
import { ConfirmButton, html, Section, withValue } from "../../ui/controls.js";
import { Field } from "../../ui/fields.js";
import { isOneHex } from "../../board/zones.js";
import { zones } from "../zones/state.js";
import { makeWave, reserves } from "./several-state.js";
import { startPlacing } from "./state.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").Unit} Unit */
/** @typedef {import("../../core/server-types.js").WaveView} Wave */

/** Returns the waves of the scene. @returns {Wave[]} */
export const wavesOfScene = () => Object.values(session.scene.value?.waves ?? {});

/** The list of waves, and the button that makes one of units in reserve; nothing without any of both. */
export function Waves() {
  const [opened, setOpened] = useState("");
  const waves = wavesOfScene();
  if (waves.length === 0 && reserves().length === 0) return null;
  return html`<${Section} title=${t("units-waves", { n: waves.length })} keep="waves">
    ${waves.length === 0 && html`<p class="quiet">${t("units-wave-means")}</p>`}
    <ul class="waves stack gap-2" aria-label=${t("units-the-waves")}>
      ${waves.map((wave) => html`<li key=${wave.id} class="wave stack gap-1">
        <div class="wave-head inline">
          <button type="button" class="wave-name clip plain" title=${t("units-show-its-place")} disabled=${placeOf(wave) === null} onClick=${() => show(placeOf(wave))}>${wave.name}</button>
          <span class="quiet">${t("units-n-units", { n: wave.units.length })}</span>
          <button type="button" class="button button-icon button-quiet" aria-expanded=${String(opened === wave.id)} aria-label=${t("units-edit-name", { name: wave.name })} title=${t("units-edit")} onClick=${() => setOpened(opened === wave.id ? "" : wave.id)}><${Icon} name="edit" size=${18} /></button>
        </div>
        <p class="quiet">${whenText(wave)}</p>
        <div class="row">
          <button type="button" class="button button-strong" disabled=${wave.units.length === 0} onClick=${() => enterWave(wave)}><${Icon} name="play" size=${18} /><span>${t("units-let-it-come")}</span></button>
          <button type="button" class="button" onClick=${() => choosePlace(wave)}><${Icon} name="ping" size=${18} /><span>${placeOf(wave) === null ? t("units-choose-its-place") : t("units-another-place")}</span></button>
        </div>
        ${opened === wave.id && html`<${EditWave} wave=${wave} onClose=${() => setOpened("")} />`}
      </li>`)}
    </ul>
    ${selection.several.value.length === 0 && html`<div class="row"><button type="button" class="button" onClick=${makeWave}><${Icon} name="list" size=${18} /><span>${t("units-make-a-wave")}</span></button></div>`}
  </${Section}>`;
}

/** Unfolds the list of waves and brings one into view. @param {string} name */
function showWave(name) {
  const section = /** @type {HTMLDetailsElement|null} */ (document.querySelector('details[data-keep="waves"]'));
  if (section === null) return;
  section.open = true;
  const rows = /** @type {HTMLElement[]} */ ([...section.querySelectorAll(".wave")]);
  (rows.find((row) => row.querySelector(".wave-name")?.textContent === name) ?? section).scrollIntoView({ block: "nearest" });
}

/** Returns where a wave comes: its place, or the middle of its zone. @param {Wave} wave */
function placeOf({ at, zone }) {
  const there = zone === null ? undefined : zones.value[zone]?.at;
  return there ? { ...there, level: 0 } : at;
}

/** @param {import("../../core/store.js").CellAt|null} at */
const show = (at) => at && showPlace(at);

/** Returns when a wave comes. @param {Wave} wave */
export function whenText({ round, trigger, at, zone }) {
  const due = round !== null && round <= (session.conflict.value?.round ?? 0);
  const when = round === null ? t("units-comes-when-you-say-so") : due ? t("units-comes-in-the-next-round") : t("units-comes-in-round", { round });
  const there = zone === null ? undefined : zones.value[zone];
  const around = there ? t("units-in-zone", { name: there.name }) : at !== null && t("units-around", { hex: label(at, session.naming.value.orientation) });
  const place = around || (round !== null && t("units-it-needs-a-place"));
  return [when, place, trigger].filter(Boolean).join(" · ");
}

/** Lets a wave come: at its place or in its zone, else where the Handler clicks. @param {Wave} wave */
export async function enterWave(wave) {
  if (wave.at === null && wave.zone === null) return placeOnClick({ type: "wave.enter", wave: wave.id }, wave.name);
  await send({ type: "wave.enter", wave: wave.id });
}

/** Lets a click on the map say where a wave comes. @param {Wave} wave */
const choosePlace = (wave) => placeOnClick({ type: "wave.update", wave: wave.id }, wave.name);

/** @param {{type: string, wave: string}} command @param {string} name */
function placeOnClick(command, name) {
  ui.dropTool();
  startPlacing({ command, name });
}

/** Parses the round in which a wave comes; null for none. @param {string} text */
const roundOf = (text) => (/^\d+$/.test(text.trim()) ? Number(text) : null);

/**
 * The fields of a wave; the keyboard starts at its round. `children`: what stands beside its button.
 * @typedef {{name: string, round: number|null, trigger: string, zone: string|null}} Fields
 * @param {{start: Fields, button: string, onSave: (fields: Fields) => Promise<unknown>, children?: import("preact").ComponentChildren}} given
 */
function WaveFields({ start, button, onSave, children }) {
  const [name, setName] = useState(start.name);
  const [round, setRound] = useState(start.round === null ? "" : String(start.round));
  const [trigger, setTrigger] = useState(start.trigger);
  const [zone, setZone] = useState(start.zone ?? "");
  const first = useRef(/** @type {HTMLInputElement|null} */ (null));
  useLayoutEffect(() => first.current?.focus(), []);
  const offered = offeredZones();
  /** @param {Event} event */
  function save(event) {
    event.preventDefault();
    void onSave({ name, round: roundOf(round), trigger: trigger.trim(), zone: zone || null });
  }
  return html`<form class="form" onSubmit=${save}>
    <div class="row row-even">
      <${Field} label=${t("units-name-of-the-wave")}><input class="input" required maxlength="80" value=${name} onInput=${withValue(setName)} /></${Field}>
      <${Field} label=${t("units-comes-by-itself-in-round")}><input class="input" ref=${first} inputmode="numeric" pattern="[0-9]{1,3}" placeholder=${t("units-no-round")} value=${round} onInput=${withValue(setRound)} /></${Field}>
    </div>
    ${offered.length > 0 && html`<${Field} label=${t("units-where-it-comes")}>
      <select class="input" value=${zone} onChange=${withValue(setZone)}>
        <option value="">${t("units-around-a-hex")}</option>
        ${offered.map(({ id, name }) => html`<option value=${id} key=${id}>${name}</option>`)}
      </select>
    </${Field}>`}
    <${Field} label=${t("units-when-it-is-to-come")}><input class="input" maxlength="200" placeholder=${t("units-when-the-alarm-sounds")} value=${trigger} onInput=${withValue(setTrigger)} /></${Field}>
    <div class="row form-end"><button type="submit" class="button button-strong">${button}</button>${children}</div>
  </form>`;
}

/** Returns the zones in which a wave can come: spawn zones first, no labels and markers. */
function offeredZones() {
  const last = (/** @type {{kind: string}} */ { kind }) => Number(kind !== "spawn");
  return Object.values(zones.value).filter((zone) => !isOneHex(zone)).sort((a, b) => last(a) - last(b));
}

/** Changes and removes a wave. @param {{wave: Wave, onClose: () => void}} given */
function EditWave({ wave, onClose }) {
  const names = wave.units.flatMap((id) => session.units.value[id]?.name ?? []);
  return html`<div class="sure stack gap-2" role="group" aria-label=${t("units-edit-name", { name: wave.name })}>
    <p class="quiet">${names.join(", ")}</p>
    <${WaveFields}
      start=${wave} button=${t("units-save")}
      onSave=${async (/** @type {Fields} */ fields) => (await send({ type: "wave.update", wave: wave.id, ...fields })).ok && onClose()}
    >
      <button type="button" class="button" onClick=${onClose}>${t("units-cancel")}</button>
      <${ConfirmButton} label=${t("units-remove")} question=${t("units-remove-the-wave")} icon="trash" onConfirm=${() => send({ type: "wave.remove", wave: wave.id })} />
    </${WaveFields}>
  </div>`;
}

/**
 * Makes a wave of units. Those on the map are taken off, and it comes where the first of them stood, or
 * in a zone.
 * @param {{units: readonly Unit[], onDone: () => void}} given
 */
export function NewWave({ units, onDone }) {
  const taken = wavesOfScene().map((wave) => wave.name);
  let number = taken.length + 1;
  while (taken.includes(t("units-wave-n", { n: number }))) number += 1;
  /** @param {Fields} fields */
  async function add(fields) {
    const off = units.filter((unit) => unit.at !== null).map((unit) => ({ type: "unit.place", unit: unit.id, at: null }));
    const at = fields.zone === null ? (units.find((unit) => unit.at !== null)?.at ?? null) : null;
    const answer = await sendTogether([...off, { type: "wave.add", units: units.map((unit) => unit.id), at, ...fields }]);
    if (!answer.ok) return;
    onDone();
    toast("good", t("units-the-wave-waits", { name: fields.name, units: t("units-n-units", { n: units.length }) }));
    // the list of waves is below all units
    setTimeout(() => showWave(fields.name));
  }
  // on a small window the form covers the list in which they are chosen
  return html`<p class="quiet">${t("units-wave-of", { names: units.map(({ name }) => name).join(", ") })}</p>
    <${WaveFields} start=${{ name: t("units-wave-n", { n: number }), round: null, trigger: "", zone: null }} button=${t("units-make-the-wave")} onSave=${add}>
      <button type="button" class="button" onClick=${onDone}>${t("units-cancel")}</button>
    </${WaveFields}>`;
}
