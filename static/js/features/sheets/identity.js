// The identity of a character (name, frame, seat, unit), and giving credits to another character.

import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { send } from "../../core/commands.js";
import { toast } from "../../core/notices.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { HangarHint } from "../crew/hangar-link.js";
import { Icon, Side } from "../../ui/icons.js";
import { canTakePoints, LinkNote } from "./build.js";
import { charactersByName, frameName, openSheet, playedBy } from "./state.js";
import { ConfirmButton, html, withValue } from "../../ui/controls.js";
import { Field, Stepper } from "../../ui/fields.js";
import { seatControls } from "../../core/unit-control.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").Character} Character */

/** The head of a sheet: frame, player, unit, notes. @param {{character: Character}} given */
export function CharacterHead({ character }) {
  const unit = session.units.value[character.unit ?? ""];
  return html`<div class="stack gap-1">
    <p>${frameName(character) ? html`<b>${frameName(character)}</b>` : html`<span class="quiet">${t("sheets-no-frame-named")}</span>`}</p>
    <p class="char-chips">
      <span class="chip"><${Icon} name="crew" size=${14} />${playedBy(character)}</span>
      ${unit && html`<span class="chip"><${Side} disposition=${unit.disposition} size=${14} label=${session.messages.value.word(unit.disposition)} />${unit.name}</span>`}
    </p>
    ${character.notes && html`<p class="quiet char-notes"><${Icon} name="lock" size=${14} /> ${t("sheets-only-you", { notes: character.notes })}</p>`}
  </div>`;
}

/** The saved values of the form's fields. @param {Character|null} character */
function formOf(character) {
  return {
    name: character?.name ?? "",
    frame: character?.frame ?? "",
    unit: character?.unit ?? "",
    seat: character?.seat ?? "",
    notes: character?.notes ?? "",
  };
}

/** Units that this seat may link to a character, by name. @param {string} now  the linked one */
function unitsFor(now) {
  const seat = session.you.value?.seat;
  return Object.values(session.units.value)
    .filter((unit) => unit.id === now || (!unit.destroyed && (session.isHandler.value || seatControls(seat, unit))))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** Unsaved fields by character id ("" for a new one), kept when the dialog closes. */
const drafts = signal(/** @type {Record<string, Partial<ReturnType<typeof formOf>>>} */ ({}));

/** The form for a character; null makes a new one. @param {{character: Character|null}} given */
export function CharacterForm({ character }) {
  const handler = session.isHandler.value;
  const before = formOf(character);
  const id = character?.id ?? "";
  const typed = drafts.value[id] ?? (character ? {} : suggestedFields());
  const setTyped = (/** @type {Partial<typeof before>} */ next) => (drafts.value = { ...drafts.value, [id]: next });
  const [known, setKnown] = useState(/** @type {ReadonlySet<string>|null} */ (null));
  const form = { ...before, ...typed };
  const takes = form.unit !== before.unit && canTakePoints(form.unit, character);
  const [fromBuild, setFromBuild] = useState(true);
  const changed = Object.fromEntries(
    Object.entries(form).filter(([name, value]) => value !== before[/** @type {keyof typeof before} */ (name)]),
  );
  const set = (/** @type {keyof typeof before} */ name) => withValue((value) => setTyped({ ...typed, [name]: value }));

  /** Chooses the unit, and who steers it as the player. @param {string} unit */
  function setUnit(unit) {
    const seat = session.units.value[unit]?.controller;
    const plays = handler && form.seat === "" && seat && session.seats.value[seat]?.role === "pilot";
    setTyped({ ...typed, unit, ...(plays ? { seat } : {}) });
  }

  // the new character comes with the next change of the view; then its sheet replaces this form
  useEffect(() => {
    const fresh = known && charactersByName().find((each) => !known.has(each.id) && each.name === form.name.trim());
    if (!fresh) return;
    dropDraft("");
    openSheet(fresh.id);
  }, [known, session.characters.value]);

  /** @param {Event} event */
  async function submit(event) {
    event.preventDefault();
    const fields = /** @type {Record<string, any>} */ ({ ...changed });
    for (const name of ["seat", "unit"]) if (name in fields) fields[name] ||= null;
    if (fields.name !== undefined) fields.name = fields.name.trim();
    if (takes && fromBuild) fields.from_build = true;
    if (character !== null) {
      const answer = await send({ type: "character.update", character: character.id, ...fields });
      if (answer.ok) {
        dropDraft(id);
        toast("good", t("sheets-is-saved", { name: form.name }));
      }
      return;
    }
    const then = new Set(Object.keys(session.characters.value));
    const answer = await send({ type: "character.add", ...fields });
    if (answer.ok) setKnown(then);
  }

  return html`<form class="form char-form" onSubmit=${submit}>
    <${Field} label=${t("sheets-name-of-the-pilot")}>
      <input class="input" required maxlength="80" value=${form.name} placeholder=${t("sheets-ann-okafor")} onInput=${set("name")} />
    </${Field}>
    <${Field} label=${t("sheets-name-of-the-frame")}>
      <input class="input" maxlength="80" value=${form.frame} placeholder=${t("sheets-lantern")} onInput=${set("frame")} />
    </${Field}>
    <${Field} label=${t("sheets-unit-on-the-map")}>
      <select class="input" value=${form.unit} onChange=${withValue(setUnit)}>
        <option value="">${t("sheets-none")}</option>
        ${unitsFor(form.unit).map((unit) => html`<option value=${unit.id} key=${unit.id}>${unit.name}</option>`)}
      </select>
    </${Field}>
    ${form.unit !== "" && form.unit !== before.unit && html`${takes &&
      html`<label class="check"><input type="checkbox" checked=${fromBuild} onChange=${() => setFromBuild(!fromBuild)} /><span>${t("sheets-take-the-points-of-the-build")}</span></label>`}
      ${!(takes && fromBuild) && html`<${LinkNote} unit=${form.unit} character=${character} />`}`}
    ${!handler && form.unit === "" && session.ownUnitIds.value.length === 0 && html`<${HangarHint} />`}
    ${handler &&
    html`<${Field} label=${t("sheets-played-by-2")}>
        <select class="input" value=${form.seat} onChange=${set("seat")}>
          <option value="">${t("sheets-nobody")}</option>
          ${Object.values(session.seats.value)
            .filter((seat) => seat.role !== "spectator")
            .map((seat) => html`<option value=${seat.id} key=${seat.id}>${seat.name}</option>`)}
        </select>
      </${Field}>
      <${Field} label=${t("sheets-notes-only-the-handler-sees")}>
        <textarea class="input" rows="2" maxlength="2000" value=${form.notes} onInput=${set("notes")}></textarea>
      </${Field}>`}
    <div class="row">
      <button type="submit" class=${"button " + (character ? "" : "button-primary")} disabled=${character !== null && Object.keys(changed).length === 0}>
        <${Icon} name="check" /><span>${character ? t("sheets-save") : t("sheets-make-the-character")}</span>
      </button>
      ${character === null && typed.name && html`<button type="button" class="button button-quiet" onClick=${() => dropDraft("")}>${t("sheets-clear")}</button>`}
      ${character !== null && handler && html`<${ConfirmButton} label=${t("sheets-remove-2")} question=${t("sheets-remove-it-with-all-it-has")} icon="trash" onConfirm=${() => remove(character)} />`}
    </div>
  </form>`;
}

/** Drops the unsaved fields of a character. @param {string} id */
function dropDraft(id) {
  const { [id]: _, ...rest } = drafts.value;
  drafts.value = rest;
}

/** First values for a pilot's new character: the unit that the pilot steers, and its name. */
function suggestedFields() {
  const own = session.isHandler.value ? null : session.units.value[session.ownUnitIds.value[0] ?? ""];
  const taken = own && charactersByName().some((each) => each.unit === own.id);
  return own && !taken ? { unit: own.id, frame: own.name } : {};
}

/** @param {Character} character */
async function remove(character) {
  const answer = await send({ type: "character.remove", character: character.id });
  if (answer.ok) ui.closeModal();
}

/**
 * The form that gives credits of one character to another.
 * @param {{from: Character, onDone: () => void}} given
 */
export function GiveCredits({ from, onDone }) {
  const others = charactersByName().filter((each) => each.id !== from.id);
  const [to, setTo] = useState("");
  const [amount, setAmount] = useState(10);
  const chosen = others.find((each) => each.id === to) ?? others[0];
  /** @param {Event} event */
  async function give(event) {
    event.preventDefault();
    if (chosen === undefined) return;
    const answer = await send({ type: "credits.give", from: from.id, to: chosen.id, amount });
    if (!answer.ok) return;
    toast("good", t("sheets-gives", { name: from.name, name2: chosen.name, amount }));
    onDone();
  }
  return html`<form class="form char-gift well" aria-label=${t("sheets-credits-from", { name: from.name })} onSubmit=${give}>
    <div class="row row-even row-bottom">
      <${Field} label=${t("sheets-to")}>
        <select class="input" value=${chosen?.id ?? ""} onChange=${withValue(setTo)}>
          ${others.map((each) => html`<option value=${each.id} key=${each.id}>${each.name}</option>`)}
        </select>
      </${Field}>
      <${Stepper} label=${t("sheets-credits")} value=${amount} min=${1} max=${1000000} live onChange=${setAmount} />
    </div>
    ${amount > from.sheet.credits && html`<p class="form-error" role="status"><${Icon} name="info" size=${16} /><span>${t("sheets-has-a-gift-cannot-go-below", { name: from.name, max: Math.max(from.sheet.credits, 0) })}</span></p>`}
    <div class="row">
      <button type="submit" class="button button-strong" disabled=${chosen === undefined}><${Icon} name="send" /><span>${t("sheets-give-to", { amount, value: chosen?.name ?? t("sheets-nobody") })}</span></button>
      <button type="button" class="button button-quiet" onClick=${onDone}>${t("sheets-cancel")}</button>
    </div>
  </form>`;
}
