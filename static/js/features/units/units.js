// The Handler's Units tab: all units of the scene, and the form to add or edit one.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { SILHOUETTES } from "../../board/silhouettes.js";
import { send, sendTogether } from "../../core/commands.js";
import { dismissToast, toast } from "../../core/notices.js";
import * as selection from "../../core/selection.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import * as unitState from "./state.js";
import * as round from "../round/round.js";
import { TURN_LABELS } from "../round/tracker.js";
import { BuildRequests } from "../crew/crew-hangar.js";
import { placeOnNextClick } from "../crew/hangar-link.js";
import { UnitControllers } from "../handler/unit-controllers.js";
import { DISPOSITIONS, DispositionSign } from "./disposition.js";
import { ChooseSeveral, SeveralBar } from "./several.js";
import { choosing, waveAction } from "./several-state.js";
import { ReadyMade } from "./ready-made.js";
import { Waves, wavesOfScene } from "./waves.js";
import { Icon } from "../../ui/icons.js";
import { linkText, characterOfUnit } from "../sheets/state.js";
import { ConfirmButton, EmptyState, html, Section, withValue } from "../../ui/controls.js";
import { Choice, Field, Stepper, withChecked } from "../../ui/fields.js";
import { knownToHandlerOnly, visibilityText, VisibilityToggles, sendWithToast } from "../fog/unit-visibility.js";
import { byName, capital } from "../../text/format.js";
import { showUnit } from "../../core/board-handle.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").Unit} Unit */

/** The tab. */
export function UnitsTab() {
  const all = Object.values(session.units.value).sort(
    (a, b) => DISPOSITIONS.indexOf(a.disposition) - DISPOSITIONS.indexOf(b.disposition) || (a.group ?? "").localeCompare(b.group ?? "") || byName(a, b),
  );
  const now = unitState.unitFormId.value;
  const chosen = selection.selected.value;
  // a layout effect, because input may follow before a normal one runs
  useLayoutEffect(() => {
    if (chosen === unitState.selectedThen.value) return;
    unitState.selectedThen.value = chosen;
    if (now && chosen !== null && !unitState.unitFormDirty.value) unitState.setUnitForm(chosen);
  }, [chosen, now]);
  if (now !== null && (now === "" || session.units.value[now])) {
    return html`<${UnitForm} key=${now} unit=${session.units.value[now] ?? null} />`;
  }
  return html`<div class="units stack gap-3">
    <${BuildRequests} />
    <div class="button-row"><button type="button" class="button button-strong" onClick=${() => unitState.openUnitForm("")}>
      <${Icon} name="plus" /><span>${t("units-add-a-unit")}</span>
    </button>
    <a class="button" href=${`/hangar?table=${document.body.dataset.table ?? ""}`} target="hangar">
      <${Icon} name="hangar" /><span>${t("units-add-from-hangar")}</span>
    </a></div>
    <${ReadyMade} />
    ${all.length === 0 &&
    html`<${EmptyState} icon="unit" title=${t("units-no-units-yet")}>${t("units-add-one-then-click-the-map")}</${EmptyState}>`}
    ${all.length > 0 &&
    html`<${ChooseSeveral} units=${all} />
      <p class="unit-cols fine" aria-hidden="true"><span>${t("fog-highlight")}</span><span>${t("units-hide")}</span><span>${t("units-edit")}</span></p>`}
    <ul class="unit-list">${all.map((unit, i) => html`${beginsGroup(unit, all[i - 1]) && html`<li class="unit-group fine clip" key=${`${unit.disposition}/${unit.group}`} title=${unit.group}>${unit.group}</li>`}<${Row} key=${unit.id} unit=${unit} all=${all} />`)}</ul>
    <${Waves} />
  </div>
  <${SeveralBar} />`;
}

/** Whether a unit is the first of its group in the list. @param {Unit} unit @param {Unit|undefined} before */
const beginsGroup = (unit, before) => Boolean(unit.group) && (before?.group !== unit.group || before?.disposition !== unit.disposition);

/** @param {{unit: Unit, all: Unit[]}} given */
function Row({ unit, all }) {
  const several = selection.several.value;
  const among = several.includes(unit);
  const chosen = among || selection.selected.value === unit.id;
  const linked = unit.controller === null ? linkText(unit.id) : "";
  const wave = unit.at === null && wavesOfScene().find(({ units }) => units.includes(unit.id));
  const away = wave ? t("units-in-wave", { name: wave.name, secret: String(knownToHandlerOnly(unit)) }) : knownToHandlerOnly(unit) ? t("units-off-map-only-you-know-of") : t("units-off-map");
  const below = [unit.at === null && !unit.carried_by && away, visibilityText(unit), linked].filter(Boolean).join(", ");
  return html`<li class=${"unit-row" + (chosen ? " unit-row-chosen" : "") + (unit.destroyed ? " unit-row-gone" : "")}>
    ${(choosing.value || several.length > 0) &&
    html`<input type="checkbox" class="unit-row-check" aria-label=${t("units-choose", { name: unit.name })} checked=${among} onChange=${() => selection.toggleInSeveral(unit.id)} />`}
    <${DispositionSign} unit=${unit} size=${18} />
    <button
      type="button"
      class="unit-row-name inline plain"
      onClick=${(/** @type {MouseEvent} */ event) => pressRow(event, unit, all)}
      ...${selection.pointerHandlers(unit.id)}
    >
      <span class="sr">${session.messages.value.word(unit.disposition)}</span>
      <span class="unit-row-called" title=${unit.name}>${unit.name}</span>
      <span class="unit-row-who">${controllerText(unit)}</span>
      ${below && html`<span class="unit-row-linked" title=${below}>${below}</span>`}
      ${session.conflict.value !== null && unit.at !== null && !unit.destroyed && html`<${WhatIsLeft} unit=${unit} />`}
      ${unit.staggered && !unit.destroyed && html`<span class="unit-row-state" title=${t("units-staggered")}><${Icon} name="balance" size=${14} /><span class="sr">${t("units-staggered")}</span></span>`}
      ${unit.falling && html`<span class="unit-row-state" title=${t("units-falling")}><${Icon} name="fall" size=${14} /><span class="sr">${t("units-falling")}</span></span>`}
    </button>
    ${unit.at === null &&
    !unit.carried_by &&
    html`<button type="button" class="button button-icon button-quiet" aria-label=${t("units-place", { name: unit.name })} title=${t("units-place-it-on-the-map")} onClick=${() => selectAndPlace(unit)}>
      <${Icon} name="ping" size=${18} />
    </button>`}
    <${VisibilityToggles} unit=${unit} />
    <button type="button" class="button button-icon button-quiet" aria-label=${t("units-edit-name", { name: unit.name })} title=${t("units-edit")} onClick=${() => unitState.openUnitForm(unit.id)}>
      <${Icon} name="edit" size=${18} />
    </button>
  </li>`;
}

/** Whether a unit has acted, and what it has left. @param {{unit: Unit}} given */
function WhatIsLeft({ unit }) {
  const [icon, said] = TURN_LABELS[unit.turn] ?? TURN_LABELS.none;
  const steps = unit.turn === "waiting" ? round.stepsPerTurn.value : unit.steps;
  const numbers = t("units-what-is-left", {
    integrity: unit.integrity, integritymax: unit.integrity_max, stability: unit.stability, stabilitymax: unit.stability_max, energy: unit.energy, steps: t("count-steps", { n: steps }),
  });
  /** @type {[string, number|null][]} */
  const shown = [["shield", unit.integrity], ["balance", unit.stability], ["steps", steps], ["bolt", unit.energy]];
  return html`<span class="unit-row-linked unit-row-left inline" role="img" aria-label=${`${said}, ${numbers}`} title=${`${said}, ${numbers}`}>
    <${Icon} name=${icon} size=${14} />${shown.map(([name, value]) => html`<span class="inline" key=${name}><${Icon} name=${name} size=${12} />${value}</span>`)}
  </span>`;
}

/**
 * Selects a unit and shows it. With Ctrl it joins those chosen together, with Shift all down to it.
 * @param {MouseEvent} event @param {Unit} unit @param {Unit[]} all  in the order of the list
 */
function pressRow(event, unit, all) {
  if (event.ctrlKey || event.metaKey) return selection.toggleInSeveral(unit.id);
  const anchor = all.findIndex((each) => each.id === (selection.several.value.at(-1)?.id ?? selection.selected.value));
  if (event.shiftKey && anchor >= 0) {
    const ends = [anchor, all.indexOf(unit)].sort((a, b) => a - b);
    return selection.chooseSeveral(all.slice(ends[0], ends[1] + 1).map((each) => each.id));
  }
  selection.select(unit.id);
  showUnit(selection.unit.value);
}

/** @param {Unit} unit */
function selectAndPlace(unit) {
  selection.select(unit.id);
  placeOnNextClick(unit.id);
}

/** Returns the names of the unit's controllers. @param {Unit} unit */
function controllerText(unit) {
  if (unit.controller !== null) return session.pilotNames(unit);
  return unit.disposition === "pilot" && characterOfUnit(unit.id) === null ? t("units-no-pilot") : "";
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
    guard: false,
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
    guard: Boolean(unit.guard),
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
    unitState.setUnitFormDirty(dirty);
  }, [dirty, form]);
  useEffect(() => () => unitState.setUnitFormDirty(false), []);
  useLayoutEffect(() => {
    // changes of the unit are shown unless the form has unsaved input
    if (unit === null || dirty) return;
    setBefore(formValuesOf(unit));
    setForm(formValuesOf(unit));
  }, [unit]);
  const set = (/** @type {string} */ name) => (/** @type {any} */ value) => {
    // at once, because the next key may be Escape, which closes a clean form
    unitState.setUnitFormDirty(true);
    setForm({ ...form, [name]: value });
  };
  const number = (/** @type {string} */ name, /** @type {string} */ label, min = 0, max = 99) =>
    html`<${Stepper} label=${label} value=${form[name]} min=${min} max=${max} onChange=${set(name)} />`;
  const close = () => unitState.setUnitForm(null);
  // steps left over from an earlier turn are not edited: the next turn starts with all of them
  const counted = unit?.turn === "active" || unit?.turn === "done";
  const steps = counted
    ? number("steps", t("units-steps"), 0, 4)
    : session.conflict.value !== null && unit?.turn === "waiting" && html`<div class="field"><span class="field-label">${t("units-steps")}</span><p class="unit-form-steps"><b>${round.stepsPerTurn.value}</b> ${t("units-when-its-turn-begins")}</p></div>`;

  /** Adds the new unit without a place. @param {Event} event */
  async function keepOff(event) {
    if (!(/** @type {HTMLButtonElement} */ (event.currentTarget).form?.reportValidity())) return;
    const answer = await send({ type: "unit.add", ...form, controller: form.controller || null });
    if (!answer.ok) return;
    toast("good", t("units-is-in-reserve", { name: form.name }), undefined, form.disposition === "pilot" ? undefined : waveAction());
    close();
  }

  /** @param {Event} event */
  async function submit(event) {
    event.preventDefault();
    if (unit === null) {
      ui.dropTool();
      unitState.startPlacing({ draft: { ...form, controller: form.controller || null } });
      close();
      return;
    }
    const { hidden, ...fields } = changed;
    const why = reason.trim();
    const change = why === "" ? { type: "unit.update", unit: unit.id, ...fields } : { type: "overrule", unit: unit.id, set: fields, text: why };
    const commands = [
      ...(Object.keys(fields).length > 0 ? [change] : []),
      ...(hidden === undefined ? [] : [{ type: "unit.hide", unit: unit.id, hidden }]),
    ];
    if (commands.length > 0 && !(await sendTogether(commands)).ok) return;
    if (dirty) toast("good", t("units-is-saved", { name: form.name }));
    close();
  }

  return html`<form class="form unit-form" onSubmit=${submit}>
    <header class="form-head inline">
      <button type="button" class="button button-icon button-quiet" aria-label=${t("units-back-to-the-list")} onClick=${close}><${Icon} name="left" /></button>
      <h3 title=${unit?.name}>${unit ? unit.name : t("units-add-a-unit")}</h3>
    </header>
    <${Field} label=${t("units-name")}>
      <input class="input" required maxlength="80" value=${form.name} placeholder=${t("units-hound")} onInput=${withValue(set("name"))} />
    </${Field}>
    <${Choice}
      label=${t("units-disposition")}
      value=${form.disposition}
      onChange=${set("disposition")}
      options=${DISPOSITIONS.map((side) => ({ value: side, label: capital(session.messages.value.word(side)) }))}
    />
    ${unit && html`<${UnitControllers} unit=${unit} />`}
    <div class="row row-even">
      ${unit === null &&
      html`<${Field} label=${t("units-steered-by")}>
            <select class="input" value=${form.controller} onChange=${withValue(set("controller"))}>
              <option value="">${t("units-the-handler")}</option>
              ${Object.values(session.seats.value)
                .filter((seat) => seat.role === "pilot")
                .map((seat) => html`<option value=${seat.id} key=${seat.id}>${seat.name}</option>`)}
            </select>
          </${Field}>`}
      <${Field} label=${t("units-silhouette")}>
        <select class="input" value=${form.silhouette} onChange=${withValue(set("silhouette"))}>
          ${SILHOUETTES.map((name) => html`<option value=${name} key=${name}>${session.messages.value.word(`silhouette.${name}`)}</option>`)}
        </select>
      </${Field}>
    </div>
    ${unit
      ? html`<div class="row row-even">${number("integrity", t("units-integrity"))}${number("integrity_max", t("units-maximum"), 1)}</div>
          <div class="row row-even">${number("stability", t("units-stability"))}${number("stability_max", t("units-maximum"))}</div>
          <div class="row row-even">${number("energy", t("units-energy"))}${number("energy_max", t("units-maximum"))}</div>
          <div class="row row-even">${number("speed", t("units-speed"), 0, 50)}${steps}</div>`
      : html`<div class="row row-even">${number("integrity", t("units-integrity"), 1)}${number("stability", t("units-stability"))}</div>
          <div class="row row-even">${number("energy", t("units-energy"))}${number("speed", t("units-speed"), 0, 50)}</div>`}
    <label class="check">
      <input type="checkbox" checked=${form.obstacle} onChange=${withChecked(set("obstacle"))} />
      <span>${t("units-obstacle-it-blocks-lines-of-sight")}</span>
    </label>
    <label class="check">
      <input type="checkbox" checked=${form.hidden} onChange=${withChecked(set("hidden"))} />
      <span>${t("units-hidden-the-pilots-do-not-know")}</span>
    </label>
    <label class="check">
      <input type="checkbox" checked=${form.guard} onChange=${withChecked(set("guard"))} />
      <span>${t("units-guards-its-place")}</span>
    </label>
    <${Field} label=${t("units-notes-only-the-handler-sees")}>
      <textarea class="input" rows="2" maxlength="2000" value=${form.notes} onInput=${withValue(set("notes"))}></textarea>
    </${Field}>
    ${unit === null && html`<p class="quiet">${t("units-it-comes-without-weapons-fit-it")}</p>`}
    ${unit && dirty && html`<${Field} label=${t("units-why-for-the-log")}>
      <input class="input" maxlength="500" value=${reason} placeholder=${t("units-as-you-like")} onInput=${withValue(setReason)} />
    </${Field}>`}
    <div class="row form-end">
      <button type="submit" class="button button-strong">
        <${Icon} name=${unit ? "check" : "ping"} /><span>${unit ? t("units-save") : t("units-place-it-on-the-map")}</span>
      </button>
      ${unit === null && html`<button type="button" class="button" onClick=${keepOff}>${t("units-keep-it-off-the-map")}</button>`}
      <button type="button" class="button" onClick=${close}>${t("units-cancel")}</button>
    </div>
    ${unit &&
    html`<${Section} title=${t("units-more")} open=${true} keep="unit-more">
      <div class="row">
        <button
          type="button"
          class="button"
          onClick=${() => placeOnNextClick(unit.id)}
        >
          <${Icon} name="ping" /><span>${unit.at === null ? t("units-place-it") : t("units-put-it-elsewhere")}</span>
        </button>
        ${unit.at !== null &&
        html`<button type="button" class="button" onClick=${() => send({ type: "unit.place", unit: unit.id, at: null })}>
          <${Icon} name="upload" /><span>${t("units-take-off-the-map")}</span>
        </button>`}
        <${ConfirmButton} label=${t("units-remove")} question=${t("units-remove-for-good")} icon="trash" onConfirm=${async () => {
          const answer = await send({ type: "unit.remove", unit: unit.id });
          if (answer.ok) close();
        }} />
      </div>
      <${OverruleState} unit=${unit} />
    </${Section}>`}
  </form>`;
}

/** The Handler's buttons that set a state by hand. The log says so. @param {{unit: Unit}} given */
function OverruleState({ unit }) {
  // what it asks for is only there while the form is open
  const asking = useRef(0);
  useEffect(() => () => dismissToast(asking.current), []);
  const set = (/** @type {any} */ changes, /** @type {string} */ said) =>
    sendWithToast({ type: "overrule", unit: unit.id, set: changes }, said);
  async function bringBack() {
    if ((unit.integrity ?? 0) > 0) return void set({ destroyed: false }, t("units-is-back", { name: unit.name }));
    // with an integrity of 0 the next change would destroy it again
    const answer = await send({ type: "overrule", unit: unit.id, set: { destroyed: false, integrity: 1 } });
    if (answer.ok) asking.current = toast("good", t("units-is-back-with-an-integrity-of", { name: unit.name }));
  }
  return html`<div class="field">
    <span class="field-label">${t("units-overrule-the-log-says-so")}</span>
    <div class="row">
      <button type="button" class="button" onClick=${() => set({ falling: !unit.falling }, unit.falling ? t("units-falls-no-longer", { name: unit.name }) : t("units-begins-to-fall", { name: unit.name }))}>
        <${Icon} name="fall" /><span>${unit.falling ? t("units-stop-falling") : t("units-set-falling")}</span>
      </button>
      <button type="button" class="button" onClick=${() => (unit.destroyed ? bringBack() : set({ destroyed: true }, t("units-is-destroyed", { name: unit.name })))}>
        <${Icon} name="close" /><span>${unit.destroyed ? t("units-bring-back") : t("units-destroy")}</span>
      </button>
    </div>
  </div>`;
}
