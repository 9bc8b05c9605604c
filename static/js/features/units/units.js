// The Handler's Units tab: all units of the scene, and the form to add or edit one.

import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { SILHOUETTES } from "../../board/silhouettes.js";
import * as app from "../../core/app.js";
import * as round from "../round/round.js";
import { BuildRequests, placeOnNextClick } from "../crew/crew-hangar.js";
import { actionContext } from "../../core/action-context.js";
import { UnitControllers } from "../handler/unit-controllers.js";
import { Icon, Side } from "../../ui/icons.js";
import { linkText, characterOfUnit } from "../sheets/state.js";
import { Choice, EmptyState, Field, html, Section, Stepper, ConfirmButton } from "../../ui/controls.js";
import { knownToHandlerOnly, visibilityText, VisibilityToggles, sendWithToast } from "../fog/unit-visibility.js";
import { capital } from "../../text/format.js";

/** @typedef {import("../../core/store.js").Unit} Unit */

const SIDES = ["pilot", "ally", "neutral", "enemy"];

/** The selection when the form was opened. Another selection changes the form's unit. */
let selectedThen = /** @type {string|null} */ (null);

/** Opens the form of a unit ("" for a new one), or closes it. @param {string|null} id */
function openUnitForm(id) {
  // card, map and form show the same unit
  if (id !== null && id !== "" && id !== app.selected.value) app.selected.value = id;
  selectedThen = app.selected.value;
  app.unitFormId.value = id;
}

/** Opens the form of a unit in its tab. @param {string} id */
export function editUnit(id) {
  openUnitForm(id);
  app.openTab("units");
  if (app.narrow.value) app.sheetHeight.value = "all";
}

/** The tab. */
export function UnitsTab() {
  const all = Object.values(app.units.value).sort(
    (a, b) => SIDES.indexOf(a.disposition) - SIDES.indexOf(b.disposition) || a.name.localeCompare(b.name),
  );
  const now = app.unitFormId.value;
  const chosen = app.selected.value;
  // a layout effect, because input may follow before a normal one runs
  useLayoutEffect(() => {
    if (chosen === selectedThen) return;
    selectedThen = chosen;
    if (now && chosen !== null && !app.unitFormDirty.value) app.unitFormId.value = chosen;
  }, [chosen, now]);
  if (now !== null && (now === "" || app.units.value[now])) {
    return html`<${UnitForm} key=${now} unit=${app.units.value[now] ?? null} />`;
  }
  return html`<div class="units">
    <${BuildRequests} />
    <button type="button" class="button button-strong button-wide" onClick=${() => openUnitForm("")}>
      <${Icon} name="plus" /><span>Add a unit</span>
    </button>
    <a class="button button-wide" href=${`/hangar?table=${document.body.dataset.table ?? ""}`} target="hangar">
      <${Icon} name="hangar" /><span>Add from hangar</span>
    </a>
    ${all.length === 0 &&
    html`<${EmptyState} icon="unit" title="No units yet">Add one, then click the map to place it.</${EmptyState}>`}
    ${all.length > 0 && html`<p class="unit-cols" aria-hidden="true"><span>Mark</span><span>Hide</span><span>Edit</span></p>`}
    <ul class="unit-list">${all.map((unit) => html`<${Row} key=${unit.id} unit=${unit} />`)}</ul>
  </div>`;
}

/** @param {{unit: Unit}} given */
function Row({ unit }) {
  const chosen = app.selected.value === unit.id;
  const linked = unit.controller === null ? linkText(unit.id) : "";
  const below = [unit.at === null && !unit.carried_by && (knownToHandlerOnly(unit) ? "off map, only you know of it" : "off map"), visibilityText(unit), linked].filter(Boolean).join(", ");
  return html`<li class=${"unit-row" + (chosen ? " unit-row-chosen" : "") + (unit.destroyed ? " unit-row-gone" : "")}>
    <button
      type="button"
      class="unit-row-name"
      onClick=${() => {
        app.select(unit.id);
        actionContext.board().showUnit();
      }}
    >
      <${Side} disposition=${unit.disposition} size=${18} label=${unit.disposition} />
      <span title=${unit.name}>${unit.name}</span>
      <span class="unit-row-who">${controllerText(unit)}</span>
      ${below && html`<span class="unit-row-linked" title=${below}>${below}</span>`}
      ${unit.staggered && !unit.destroyed && html`<span class="unit-row-state" title="Staggered"><${Icon} name="balance" size=${14} /><span class="sr">Staggered</span></span>`}
      ${unit.falling && html`<span class="unit-row-state" title="Falling"><${Icon} name="fall" size=${14} /><span class="sr">Falling</span></span>`}
    </button>
    ${unit.at === null &&
    !unit.carried_by &&
    html`<button type="button" class="button button-icon button-quiet" aria-label=${`Place ${unit.name}`} title="Place it on the map" onClick=${() => selectAndPlace(unit)}>
      <${Icon} name="ping" size=${18} />
    </button>`}
    <${VisibilityToggles} unit=${unit} />
    <button type="button" class="button button-icon button-quiet" aria-label=${`Edit ${unit.name}`} title="Edit" onClick=${() => openUnitForm(unit.id)}>
      <${Icon} name="edit" size=${18} />
    </button>
  </li>`;
}

/** @param {Unit} unit */
function selectAndPlace(unit) {
  app.select(unit.id);
  placeOnNextClick(unit.id);
}

/** Returns the names of the unit's controllers. @param {Unit} unit */
function controllerText(unit) {
  if (unit.controller !== null) return app.pilotNames(unit);
  return unit.disposition === "pilot" && characterOfUnit(unit.id) === null ? "no pilot" : "";
}

/** Returns the initial values for a new unit. */
function newUnitValues() {
  return {
    name: "",
    disposition: "enemy",
    silhouette: "biped",
    controller: "",
    speed: 4,
    integrity: 9,
    stability: 12,
    energy: 4,
    obstacle: false,
    hidden: false,
    notes: "",
  };
}

/** Returns the form's values of a unit. @param {Unit} unit */
function formValuesOf(unit) {
  return {
    name: unit.name,
    disposition: unit.disposition,
    silhouette: unit.silhouette ?? "biped",
    speed: unit.speed,
    integrity: unit.integrity,
    integrity_max: unit.integrity_max,
    stability: unit.stability,
    stability_max: unit.stability_max,
    energy: unit.energy,
    energy_max: unit.energy_max,
    steps: unit.steps,
    obstacle: Boolean(unit.obstacle),
    hidden: Boolean(unit.hidden),
    notes: unit.notes ?? "",
  };
}

/** @param {{unit: Unit|null}} given */
function UnitForm({ unit }) {
  const [before, setBefore] = useState(/** @type {any} */ (unit ? formValuesOf(unit) : newUnitValues()));
  const [form, setForm] = useState(before);
  const [reason, setReason] = useState("");
  const changed = Object.fromEntries(Object.entries(form).filter(([name, value]) => value !== before[name]));
  const dirty = Object.keys(changed).length > 0;
  // a layout effect, because a later one would overwrite what was typed meanwhile
  useLayoutEffect(() => {
    app.unitFormDirty.value = dirty;
  }, [dirty, form]);
  useEffect(() => () => void (app.unitFormDirty.value = false), []);
  useLayoutEffect(() => {
    // changes of the unit are shown unless the form has unsaved input
    if (unit === null || dirty) return;
    setBefore(formValuesOf(unit));
    setForm(formValuesOf(unit));
  }, [unit]);
  const set = (/** @type {string} */ name) => (/** @type {any} */ value) => {
    // at once, because the next key may be Escape, which closes a clean form
    app.unitFormDirty.value = true;
    setForm({ ...form, [name]: value });
  };
  const number = (/** @type {string} */ name, /** @type {string} */ label, min = 0, max = 99) =>
    html`<${Stepper} label=${label} value=${form[name]} min=${min} max=${max} onChange=${set(name)} />`;
  const close = () => (app.unitFormId.value = null);
  // steps left over from an earlier turn are not edited: the next turn starts with all of them
  const counted = unit?.turn === "active" || unit?.turn === "done";
  const steps = counted
    ? number("steps", "Steps", 0, 4)
    : app.conflict.value !== null && unit?.turn === "waiting" && html`<div class="field"><span class="field-label">Steps</span><p class="unit-form-steps"><b>${round.STEPS_PER_TURN}</b> when its turn begins</p></div>`;

  /** @param {Event} event */
  async function submit(event) {
    event.preventDefault();
    if (unit === null) {
      app.placing.value = { draft: { ...form, controller: form.controller || null } };
      app.tool.value = "select";
      if (app.narrow.value) app.sheetHeight.value = "handle";
      close();
      return;
    }
    const { hidden, ...fields } = changed;
    if (Object.keys(fields).length > 0) {
      const why = reason.trim();
      const answer = await app.send(
        why === "" ? { type: "unit.update", unit: unit.id, ...fields } : { type: "overrule", unit: unit.id, set: fields, text: why },
      );
      if (!answer.ok) return;
    }
    if (hidden !== undefined) {
      const answer = await app.send({ type: "unit.hide", unit: unit.id, hidden });
      if (!answer.ok) return;
    }
    if (dirty) app.toast("good", `${form.name} is saved`);
    close();
  }

  return html`<form class="form unit-form" onSubmit=${submit}>
    <header class="form-head">
      <button type="button" class="button button-icon button-quiet" aria-label="Back to the list" onClick=${close}><${Icon} name="left" /></button>
      <h3 title=${unit?.name}>${unit ? unit.name : "Add a unit"}</h3>
    </header>
    <${Field} label="Name">
      <input class="input" required maxlength="80" value=${form.name} placeholder="Hound" onInput=${(/** @type {any} */ e) => set("name")(e.target.value)} />
    </${Field}>
    <${Choice}
      label="Disposition"
      value=${form.disposition}
      onChange=${set("disposition")}
      options=${SIDES.map((side) => ({ value: side, label: capital(side) }))}
    />
    ${unit && html`<${UnitControllers} unit=${unit} />`}
    <div class="row row-even">
      ${unit === null &&
      html`<${Field} label="Controlled by">
            <select class="input" value=${form.controller} onChange=${(/** @type {any} */ e) => set("controller")(e.target.value)}>
              <option value="">the Handler</option>
              ${Object.values(app.seats.value)
                .filter((seat) => seat.role === "pilot")
                .map((seat) => html`<option value=${seat.id} key=${seat.id}>${seat.name}</option>`)}
            </select>
          </${Field}>`}
      <${Field} label="Silhouette">
        <select class="input" value=${form.silhouette} onChange=${(/** @type {any} */ e) => set("silhouette")(e.target.value)}>
          ${SILHOUETTES.map((name) => html`<option value=${name} key=${name}>${name}</option>`)}
        </select>
      </${Field}>
    </div>
    ${unit
      ? html`<div class="row row-even">${number("integrity", "Integrity")}${number("integrity_max", "Maximum", 1)}</div>
          <div class="row row-even">${number("stability", "Stability")}${number("stability_max", "Maximum")}</div>
          <div class="row row-even">${number("energy", "Energy")}${number("energy_max", "Maximum")}</div>
          <div class="row row-even">${number("speed", "Speed", 0, 50)}${steps}</div>`
      : html`<div class="row row-even">${number("integrity", "Integrity", 1)}${number("stability", "Stability")}</div>
          <div class="row row-even">${number("energy", "Energy")}${number("speed", "Speed", 0, 50)}</div>`}
    <label class="check">
      <input type="checkbox" checked=${form.obstacle} onChange=${(/** @type {any} */ e) => set("obstacle")(e.target.checked)} />
      <span>Obstacle: it blocks lines of sight</span>
    </label>
    <label class="check">
      <input type="checkbox" checked=${form.hidden} onChange=${(/** @type {any} */ e) => set("hidden")(e.target.checked)} />
      <span>Hidden: the pilots do not know of it</span>
    </label>
    <${Field} label="Notes only the Handler sees">
      <textarea class="input" rows="2" maxlength="2000" value=${form.notes} onInput=${(/** @type {any} */ e) => set("notes")(e.target.value)}></textarea>
    </${Field}>
    ${unit === null && html`<p class="quiet">It comes without weapons. Fit it out with a build from its card, or add one from the hangar.</p>`}
    ${unit && dirty && html`<${Field} label="Why (for the log)">
      <input class="input" maxlength="500" value=${reason} placeholder="as you like" onInput=${(/** @type {any} */ e) => setReason(e.target.value)} />
    </${Field}>`}
    <div class="row form-end">
      <button type="submit" class="button button-strong">
        <${Icon} name=${unit ? "check" : "ping"} /><span>${unit ? "Save" : "Place it on the map"}</span>
      </button>
      <button type="button" class="button" onClick=${close}>Cancel</button>
    </div>
    ${unit &&
    html`<${Section} title="More" open=${true} keep="unit-more">
      <div class="row">
        <button
          type="button"
          class="button"
          onClick=${() => placeOnNextClick(unit.id)}
        >
          <${Icon} name="ping" /><span>${unit.at === null ? "Place it" : "Put it elsewhere"}</span>
        </button>
        ${unit.at !== null &&
        html`<button type="button" class="button" onClick=${() => app.send({ type: "unit.place", unit: unit.id, at: null })}>
          <${Icon} name="upload" /><span>Take off the map</span>
        </button>`}
        <${ConfirmButton} label="Remove" question="Remove for good?" icon="trash" onConfirm=${async () => {
          const answer = await app.send({ type: "unit.remove", unit: unit.id });
          if (answer.ok) close();
        }} />
      </div>
      <${OverruleState} unit=${unit} />
    </${Section}>`}
  </form>`;
}

/** The Handler's buttons that set a state by hand. The log says so. @param {{unit: Unit}} given */
function OverruleState({ unit }) {
  const set = (/** @type {any} */ changes, /** @type {string} */ said) =>
    sendWithToast({ type: "overrule", unit: unit.id, set: changes }, said);
  function bringBack() {
    // with an integrity of 0 the next change would destroy it again
    if (unit.integrity > 0) set({ destroyed: false }, `${unit.name} is back`);
    else set({ destroyed: false, integrity: 1 }, `${unit.name} is back with an integrity of 1: set what it has above`);
  }
  return html`<div class="field">
    <span class="field-label">Overrule (the log says so)</span>
    <div class="row">
      <button type="button" class="button" onClick=${() => set({ falling: !unit.falling }, unit.falling ? `${unit.name} falls no longer` : `${unit.name} begins to fall`)}>
        <${Icon} name="fall" /><span>${unit.falling ? "Stop falling" : "Set falling"}</span>
      </button>
      <button type="button" class="button" onClick=${() => (unit.destroyed ? bringBack() : set({ destroyed: true }, `${unit.name} is destroyed`))}>
        <${Icon} name="close" /><span>${unit.destroyed ? "Bring back" : "Destroy"}</span>
      </button>
    </div>
  </div>`;
}
