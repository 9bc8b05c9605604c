// Several units at once: choosing them in the list, and what the Handler can do with all of them.

import { useState } from "preact/hooks";
import { boardOfPage } from "../../core/board-handle.js";
import { sendTogether } from "../../core/commands.js";
import { ring } from "../../core/hexes.js";
import { post } from "../../core/http.js";
import { toast } from "../../core/notices.js";
import * as selection from "../../core/selection.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { Icon } from "../../ui/icons.js";
import { ConfirmButton, html, withValue } from "../../ui/controls.js";
import { Stepper } from "../../ui/fields.js";
import { ableNow, playTogether } from "../round/suggestion.js";
import { SaveForm } from "../library/save-form.js";
import { duplicate, idsOf, nameOf, removeUnits } from "./several-keys.js";
import { BuildOptions, useBuilds } from "./ready-made.js";
import { choosing, severalForm } from "./several-state.js";
import { startPlacing } from "./state.js";
import { NewWave } from "./waves.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").Unit} Unit */

/**
 * The button that shows the boxes of the list, and those that choose many units.
 * @param {{units: Unit[]}} given  all units of the list
 */
export function ChooseSeveral({ units }) {
  const on = choosing.value || selection.several.value.length > 0;
  const enemies = units.filter((unit) => unit.disposition === "enemy" && !unit.destroyed);
  const off = units.filter((unit) => unit.at === null && !unit.carried_by);
  const waiting = ableNow(units);
  const groups = [...new Set(units.map((unit) => unit.group ?? ""))].filter(Boolean).sort();
  const group = (/** @type {Unit[]} */ chosen, /** @type {string} */ label) =>
    chosen.length > 0 && html`<button type="button" class="button" onClick=${() => selection.chooseSeveral(chosen.map((unit) => unit.id))}>${label}</button>`;
  return html`<div class="row">
    <button
      type="button" class="button button-quiet" aria-pressed=${String(on)} title=${t("units-choose-several-hint")}
      onClick=${() => {
        choosing.value = !on;
        selection.chooseSeveral([]);
      }}
    ><${Icon} name="list" size=${16} /><span>${t("units-choose-several")}</span></button>
    ${choosing.value && selection.several.value.length === 0 && html`${group(units, t("units-all"))}${group(enemies, t("units-enemies"))}${group(off, t("units-off-the-map"))}${group(waiting, t("units-to-act"))}`}
    ${groups.map((name) => html`<button type="button" class="button" key=${name} title=${t("units-choose", { name })} onClick=${() => chooseGroup(units, name)}><${Icon} name="unit" size=${16} /><span>${name}</span></button>`)}
  </div>`;
}

/** Chooses the units of a group. @param {Unit[]} units @param {string} name */
function chooseGroup(units, name) {
  selection.chooseSeveral(idsOf(units.filter((unit) => unit.group === name)));
}

/** What can be done with the units chosen together; nothing without any. */
export function SeveralBar() {
  const form = severalForm.value;
  const setForm = (/** @type {typeof form} */ next) => (severalForm.value = next);
  const units = selection.several.value;
  if (units.length === 0) return null;
  const turn = (/** @type {typeof form} */ which) => setForm(form === which ? "" : which);
  const shown = units.filter((unit) => !unit.hidden);
  const hidden = units.filter((unit) => unit.hidden);
  const onMap = units.filter((unit) => unit.at !== null);
  const hide = (/** @type {Unit[]} */ which, /** @type {boolean} */ to) => sendTogether(which.map((unit) => ({ type: "unit.hide", unit: unit.id, hidden: to })));
  return html`<section class="several stack gap-2" aria-label=${t("units-several", { n: units.length })}>
    <header class="several-head inline">
      <h3>${t("units-n-units", { n: units.length })}</h3>
      <button type="button" class="button button-icon button-quiet" aria-label=${t("units-choose-none")} title=${t("units-choose-none")} onClick=${() => selection.chooseSeveral([])}><${Icon} name="close" size=${16} /></button>
    </header>
    <div class="row several-acts">
      ${session.conflict.value?.active === null && ableNow(units).length > 0 && html`<${Act} label=${t("units-play-together")} run=${() => playTogether(units)} />`}
      <${Act} label=${t("units-place-together")} run=${() => placeTogether(units)} />
      ${onMap.length > 0 && html`<${Act} label=${t("units-take-off")} run=${() => sendTogether(onMap.map((unit) => ({ type: "unit.place", unit: unit.id, at: null })))} />`}
      ${shown.length > 0 && html`<${Act} label=${t("units-hide")} run=${() => hide(shown, true)} />`}
      ${hidden.length > 0 && html`<${Act} label=${t("units-show-them")} run=${() => hide(hidden, false)} />`}
      <${Act} label=${t("units-duplicate")} run=${() => duplicate(idsOf(units))} />
      <${Act} label=${t("units-damage")} open=${form === "lose"} run=${() => turn("lose")} />
      <${Act} label=${t("units-fit-out")} open=${form === "fit"} run=${() => turn("fit")} />
      <${Act} label=${t("units-group")} open=${form === "group"} run=${() => turn("group")} />
      <${Act} label=${t("units-make-a-wave")} open=${form === "wave"} run=${() => turn("wave")} />
      <${Act} label=${t("units-save-to-the-library")} open=${form === "save"} run=${() => turn("save")} />
      <${ConfirmButton} label=${t("units-remove")} question=${t("units-remove-n", { n: units.length })} onConfirm=${() => removeUnits(units)} />
    </div>
    ${form === "lose" && html`<${TakeAway} units=${units} />`}
    ${form === "fit" && html`<${FitOut} units=${units} />`}
    ${form === "save" && html`<${SaveUnits} units=${units} onDone=${() => setForm("")} />`}
    ${form === "group" && html`<${GroupForm} units=${units} onDone=${() => setForm("")} />`}
    ${form === "wave" &&
    html`<${NewWave} units=${units} onDone=${() => {
      setForm("");
      choosing.value = false;
      selection.chooseSeveral([]);
    }} />`}
  </section>`;
}

/** @param {{label: string, run: () => void, open?: boolean}} given  `open`: whether its form is open */
function Act({ label, run, open }) {
  return html`<button type="button" class="button" aria-expanded=${open === undefined ? undefined : String(open)} onClick=${run}>${label}</button>`;
}

/** Takes an amount of integrity or stability from each unit. @param {{units: Unit[]}} given */
function TakeAway({ units }) {
  const [pool, setPool] = useState("integrity");
  const [amount, setAmount] = useState(1);
  const now = (/** @type {Unit} */ unit) => Number(/** @type {any} */ (unit)[pool] ?? 0);
  const take = () => {
    const commands = units.filter((unit) => now(unit) > 0).map((unit) => ({ type: "unit.update", unit: unit.id, [pool]: Math.max(0, now(unit) - amount) }));
    if (commands.length > 0) void sendTogether(commands);
  };
  return html`<div class="stack gap-1">
    <div class="row row-even">
      <select class="input" aria-label=${t("units-what-they-lose")} value=${pool} onChange=${withValue(setPool)}>
        <option value="integrity">${t("units-integrity")}</option>
        <option value="stability">${t("units-stability")}</option>
      </select>
      <${Stepper} label=${t("units-how-much-they-lose")} hideLabel value=${amount} min=${1} max=${99} onChange=${setAmount} />
    </div>
    <div class="row"><button type="button" class="button button-strong" onClick=${take}>${t("units-take-away")}</button></div>
  </div>`;
}

/** Puts units into a group, or takes them out of theirs. @param {{units: Unit[], onDone: () => void}} given */
function GroupForm({ units, onDone }) {
  const common = units.every((unit) => unit.group === units[0].group) ? (units[0].group ?? "") : "";
  const [name, setName] = useState(common || units[0].name.replace(/ \d+$/, ""));
  const put = async (/** @type {string} */ group) => {
    const answer = await sendTogether(units.map((unit) => ({ type: "unit.update", unit: unit.id, group })));
    if (answer.ok) onDone();
  };
  /** @param {Event} event */
  function submit(event) {
    event.preventDefault();
    void put(name.trim());
  }
  return html`<form class="row" onSubmit=${submit}>
    <input class="input" required maxlength="80" aria-label=${t("units-name-of-the-group")} value=${name} onInput=${withValue(setName)} />
    <button type="submit" class="button button-strong">${t("units-put-into-the-group")}</button>
    ${units.some((unit) => unit.group) && html`<button type="button" class="button" onClick=${() => put("")}>${t("units-take-out-of-the-group")}</button>`}
  </form>`;
}

/** Gives each unit the same build. @param {{units: readonly Unit[]}} given */
function FitOut({ units }) {
  const groups = useBuilds();
  const [build, setBuild] = useState("");
  /** @param {Event} event */
  async function fit(event) {
    event.preventDefault();
    const answer = await sendTogether(units.map((unit) => ({ type: "unit.fit", unit: unit.id, build })));
    if (answer.ok) toast("good", t("units-fitted-out", { name: nameOf(units) }));
  }
  return html`<form class="row" onSubmit=${fit}>
    <select class="input" aria-label=${t("units-build")} required value=${build} onChange=${withValue(setBuild)}><${BuildOptions} groups=${groups} /></select>
    <button type="submit" class="button button-strong">${t("units-fit-out-all")}</button>
  </form>`;
}

/** Saves units to the library. @param {{units: readonly Unit[], onDone: () => void}} given */
function SaveUnits({ units, onDone }) {
  /** @param {string} name @param {string} note */
  async function save(name, note) {
    if ((await post("library", { kind: "units", units: idsOf(units), scene: session.scene.value?.id ?? "", name, note })) === null) return false;
    toast("good", t("library-is-in-the-library", { name }));
    onDone();
    return true;
  }
  return html`<${SaveForm} name=${units[0].group || units[0].name} onSave=${save} />`;
}

/** Lets a click on the map place units together. @param {readonly Unit[]} units */
function placeTogether(units) {
  ui.dropTool();
  startPlacing({
    command: { type: "units.place", units: idsOf(units) },
    name: nameOf(units),
    overlays: () => {
      const cells = ui.hover.value === null ? [] : placesTogether(units, ui.hover.value);
      return cells.length > 0 ? [{ id: "several-places", style: "chosen", cells }] : [];
    },
  });
}

/** How far from its place in the group a unit may come to stand in the preview, in hexes. */
const FURTHEST_SHOWN = 6;

/**
 * Returns about where units come that are placed together: as they stand to the first of them that
 * is on the map, each on the nearest hex that is free. The server decides.
 * @param {readonly Unit[]} units @param {{q: number, r: number}} at
 */
function placesTogether(units, at) {
  const board = boardOfPage();
  const moved = new Set(idsOf(units));
  const first = units.find((unit) => unit.at !== null)?.at;
  const taken = new Set();
  return units.flatMap((unit) => {
    const [q, r] = unit.at && first ? [at.q + unit.at.q - first.q, at.r + unit.at.r - first.r] : [at.q, at.r];
    for (let radius = 0; radius <= FURTHEST_SHOWN; radius += 1) {
      for (const hex of ring({ q, r }, radius)) {
        const known = board?.describe(hex);
        const free = known?.inside && known.surfaces.length > 0 && known.units.every(({ id }) => moved.has(id));
        if (!free || taken.has(`${hex.q},${hex.r}`)) continue;
        taken.add(`${hex.q},${hex.r}`);
        return [hex];
      }
    }
    return [];
  });
}
