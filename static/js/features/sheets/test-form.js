// The form for a test: attributes of a sheet, dice, a modifier, the mark, with the odds. The
// Handler asks a pilot for it or rolls; a pilot rolls.

import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { query, send } from "../../core/commands.js";
import { toast } from "../../core/notices.js";
import * as selection from "../../core/selection.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { showAndFocus } from "../../core/focus.js";
import { lineText } from "../log/log-text.js";
import { Icon } from "../../ui/icons.js";
import { OddsBar, RollResult } from "../dice/odds.js";
import { charactersByName, mayRollFor } from "./state.js";
import { html, Section, withValue } from "../../ui/controls.js";
import { Choice, Field, Stepper, withChecked } from "../../ui/fields.js";
import { signed } from "../../text/format.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").Character} Character */

/** The longest text of what a test is for. */
const MAX_LABEL = 80;

const DICE = ["d4", "d6", "d8", "d10", "d12"];

/** The attributes chosen last, by character, so that the same test can be repeated. */
const lastChosen = /** @type {Map<string, string[]>} */ (new Map());
/** The last mark, by character. */
const lastMark = /** @type {Map<string, number>} */ (new Map());

/** Whether the last mark was hidden, by character; a repeated test must not reveal it. */
const lastHidden = /** @type {Map<string, boolean>} */ (new Map());

/** Whether this seat may set the mark of a test. */
export function mayNameMark() {
  return !session.isSpectator.value && (session.isHandler.value || Boolean(session.table.value?.options?.pilots_name_marks));
}

/** A test that the Handler wants to ask for: of which unit, and what it tries. */
const wantedTest = signal(/** @type {{unit: string, label: string}|null} */ (null));

/** Leads to the form in the Dice tab, filled in. @param {string} unit @param {string} label */
export function askTestOf(unit, label) {
  wantedTest.value = { unit, label: label.slice(0, MAX_LABEL) };
  ui.openTab("dice");
  requestAnimationFrame(() => {
    const form = /** @type {HTMLDetailsElement|null} */ (document.querySelector("[data-keep=test-form]"));
    if (form === null) return;
    form.open = true;
    showAndFocus(form);
  });
}

/** The form in the Dice tab: for any unit, from any sheet or none. */
export function TestForm() {
  return html`<${Section} title=${session.isHandler.value ? t("sheets-ask-for-a-test") : t("sheets-roll-a-test")} open=${false} keep="test-form">
    <${Test} />
  </${Section}>`;
}

/**
 * The units to choose from, and the one that the test is for.
 * @param {string} wanted  the chosen id or ""
 */
function unitFor(wanted) {
  const handler = session.isHandler.value;
  const pilots = Object.values(session.units.value).filter(
    (u) => !u.destroyed && (handler ? u.controller !== null || u.disposition === "pilot" : session.controls(u.id)),
  );
  const chosen = wanted || selection.selected.value || "";
  // the unit selected on the map is only taken when somebody steers it and can be asked
  const fits = pilots.filter((u) => u.id === wanted || u.controller !== null);
  return { pilots, target: (fits.find((u) => u.id === chosen) ?? fits[0] ?? pilots[0])?.id ?? "" };
}

/**
 * The form itself.
 * @param {{of?: Character}} given  `of`: the character on whose sheet it is; it then tests its own
 *   unit
 */
export function Test({ of }) {
  const handler = session.isHandler.value;
  const [unit, setUnit] = useState("");
  const [from, setFrom] = useState(/** @type {string|null} */ (null));
  const [kind, setKind] = useState("proactive");
  const [added, setAdded] = useState(/** @type {string[]|null} */ (null));
  const [modifier, setModifier] = useState(0);
  const [mark, keepMark] = useState(lastMark.get(of?.id ?? "") ?? 5);
  const [hidden, keepHidden] = useState(lastHidden.get(of?.id ?? "") ?? false);
  const [label, setLabel] = useState("");
  const wanted = of ? null : wantedTest.value;
  useEffect(() => {
    if (wanted === null) return;
    setUnit(wanted.unit);
    setLabel(wanted.label);
  }, [wanted]);

  const { pilots, target } = of ? { pilots: [], target: session.units.value[of.unit ?? ""] ? (of.unit ?? "") : "" } : unitFor(unit);
  const sheets = of ? [of] : charactersByName().filter(mayRollFor);
  // the unit's own character, unless another sheet or none was chosen
  const linked = sheets.find((each) => each.unit !== null && each.unit === target);
  const source = of ?? (from === null ? linked : sheets.find((each) => each.id === from)) ?? null;
  const [chosen, setChosen] = useChosenAttributes(source);
  const dice = added ?? (source ? [] : ["d6"]);
  const sheet = source && chosen.length > 0 ? { character: source.id, attributes: chosen } : null;
  const roll = { kind, ...(sheet ? { sheet } : {}), dice, modifiers: modifier === 0 ? [] : [modifier], mark };
  const { odds, upToDate } = useOdds(roll, source?.sheet);
  const empty = sheet === null && source !== null && dice.length === 0;

  /** @param {number} now */
  function setMark(now) {
    if (of) lastMark.set(of.id, now);
    keepMark(now);
  }
  /** @param {boolean} now */
  function setHidden(now) {
    lastHidden.set(of?.id ?? "", now);
    keepHidden(now);
  }
  async function ask() {
    const answer = await send({ type: "test.request", unit: target, ...roll, hidden, ...(label ? { label } : {}) });
    if (!answer.ok) return;
    const asked = session.units.value[target];
    const who = session.pilotNames(asked, "or");
    toast("good", who ? t("sheets-is-asked-to-roll-for", { who, name: asked.name }) : t("sheets-a-test-waits-for-nobody-steers", { value: asked?.name ?? t("sheets-the-unit") }));
    document.querySelector(".tab-dice")?.scrollTo({ top: 0 });
  }
  function rollNow() {
    send({ type: "test.roll", ...(target ? { unit: target } : {}), ...roll, ...(handler ? { hidden } : {}), ...(label ? { label } : {}) });
  }

  return html`<form
    class="form test-form"
    onSubmit=${(/** @type {Event} */ e) => {
      e.preventDefault();
      if (handler) ask();
      else rollNow();
    }}
  >
    ${!of &&
    html`<div class="row row-even">
      <${Field} label=${t("sheets-unit")}>
        <select class="input" value=${target} onChange=${withValue(setUnit)}>
          ${pilots.map((u) => html`<option value=${u.id} key=${u.id}>${u.name}</option>`)}
        </select>
      </${Field}>
      ${sheets.length > 0 &&
      html`<${Field} label=${t("sheets-from-the-sheet-of")}>
        <select class="input" value=${source?.id ?? ""} onChange=${withValue(setFrom)}>
          <option value="">${t("sheets-no-sheet")}</option>
          ${sheets.map((each) => html`<option value=${each.id} key=${each.id}>${each.name}</option>`)}
        </select>
      </${Field}>`}
    </div>`}
    ${source && html`<${Attributes} character=${source} chosen=${chosen} onChange=${setChosen} />`}
    <${Choice}
      label=${t("sheets-kind-of-test")}
      value=${kind}
      onChange=${setKind}
      options=${[
        { value: "proactive", label: t("sheets-proactive"), title: t("sheets-the-pilot-started-it") },
        { value: "reactive", label: t("sheets-reactive"), title: t("sheets-the-handler-started-it") },
      ]}
    />
    ${!of && html`<${Dice} dice=${dice} label=${source ? t("sheets-more-dice-the-highest-counts") : t("sheets-dice-the-highest-counts")} onChange=${setAdded} quiet=${source !== null} />`}
    <div class="row row-even">
      <${Stepper} label=${t("sheets-modifier")} value=${modifier} min=${-30} max=${30} live onChange=${setModifier} />
      <${Stepper} label=${t("sheets-mark")} value=${mark} min=${-30} max=${60} live onChange=${setMark} />
    </div>
    <div class="test-odds" aria-busy=${upToDate ? undefined : "true"}>
      ${odds?.outcomes && !empty ? html`<${OddsBar} odds=${odds.outcomes} />` : html`<p class="odds odds-none quiet">${empty ? t("sheets-choose-what-it-is-made-of") : ""}</p>`}
      ${handler && sheet !== null && html`<p class="quiet test-fixed">${typeof odds?.fixed === "number" && t("sheets-where-it-is-not-rolled-it", { fixed: odds.fixed })}</p>`}
    </div>
    ${handler &&
    html`<${Field} label=${t("sheets-what-for")}>
        <input class="input" maxlength=${MAX_LABEL} value=${label} placeholder=${t("sheets-balance-on-the-ledge")} onInput=${withValue(setLabel)} />
      </${Field}>
      <label class="check">
        <input type="checkbox" checked=${hidden} onChange=${withChecked(setHidden)} />
        <span>${t("sheets-hide-the-mark-from-the-pilot")}</span>
      </label>`}
    ${of && handler && target === "" && html`<p class="quiet">${t("sheets-without-a-unit-nobody-can-be")}</p>`}
    <div class="row">
      <button type="submit" class="button button-strong" disabled=${empty || (target === "" && (handler || sheet === null))}>
        <${Icon} name=${handler ? "send" : "dice"} /><span>${handler ? t("sheets-ask-the-pilot") : t("sheets-roll")}</span>
      </button>
      ${handler && html`<button type="button" class="button" disabled=${empty} onClick=${rollNow}><${Icon} name="dice" /><span>${t("sheets-roll-it-now")}</span></button>`}
    </div>
    ${of && html`<${LastTest} of=${of} />`}
  </form>`;
}

/** The result of the last test from a sheet. @param {{of: Character}} given */
function LastTest({ of }) {
  const last = session.entries.value.filter((entry) => entry.data?.sheet?.character === of.id && entry.data.dice).at(-1);
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  const [before] = useState(last?.n);
  useEffect(() => {
    if (last?.n !== before) requestAnimationFrame(() => box.current?.scrollIntoView({ block: "nearest" }));
  }, [last?.n]);
  if (last === undefined) return null;
  return html`<section class="test-last" ref=${box} aria-label=${t("sheets-last-test-from-this-sheet")}>
    <p>${lineText(last)}</p>
    <${RollResult} key=${last.n} roll=${last.data} open=${false} />
  </section>`;
}

/**
 * The chosen attributes of a sheet, and how to change them; attributes that are gone are left out.
 * @param {Character|null} source
 * @returns {[string[], (ids: string[]) => void]}
 */
function useChosenAttributes(source) {
  const [, again] = useState(0);
  const kept = source === null ? [] : (lastChosen.get(source.id) ?? []);
  return [
    kept.filter((id) => source?.attributes[id] !== undefined),
    (ids) => {
      if (source) lastChosen.set(source.id, ids);
      again((n) => n + 1);
    },
  ];
}

/**
 * The odds of a roll, from the server; `upToDate` is false while they are those of the last roll.
 * @param {Record<string, any>} roll  as the query `odds` takes it
 * @param {import("../../core/store.js").CharacterSheet|undefined} sheet  asked again when it
 *   changes
 * @returns {{odds: import("../../core/server-types.js").RollOdds|null, upToDate: boolean}}
 */
function useOdds(roll, sheet) {
  const [got, setGot] = useState(/** @type {{key: string, of: any, odds: import("../../core/server-types.js").RollOdds|null}|null} */ (null));
  const key = JSON.stringify(roll);
  useEffect(() => {
    let current = true;
    const timer = setTimeout(async () => {
      const answer = await query("odds", { system: "frame-state", roll: JSON.parse(key) });
      if (current) setGot({ key, of: sheet, odds: answer.ok ? answer.result : null });
    }, 120);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [key, sheet]);
  return { odds: got?.odds ?? null, upToDate: got?.key === key && got.of === sheet };
}

/**
 * The attributes of a sheet as chips to choose from.
 * @param {{character: Character, chosen: string[], onChange: (ids: string[]) => void}} given
 */
function Attributes({ character, chosen, onChange }) {
  return html`<div class="field" role="group" aria-label=${t("sheets-attributes-of-name", { name: character.name })}>
    ${session.categories.value.map(
      (category) => html`<div class="test-chips stack gap-1" key=${category.id}>
        <span class="field-label">${category.name}</span>
        <div class="row">
          ${category.attributes.map((each) => {
            const now = character.attributes[each.id];
            if (now === undefined) return null;
            const on = chosen.includes(each.id);
            const what = now.kind === "die" ? now.shown.replace("none", t("sheets-no-die")) : now.value === 0 ? "0" : signed(now.value);
            return html`<button
              type="button"
              key=${each.id}
              class="chip chip-choice"
              aria-pressed=${String(on)}
              onClick=${() => onChange(on ? chosen.filter((id) => id !== each.id) : [...chosen, each.id])}
            >
              ${on && html`<${Icon} name="check" size=${14} />`}
              <span>${each.name} <b>${what}${now.award > 0 ? ` +${now.award}` : ""}</b></span>
            </button>`;
          })}
        </div>
      </div>`,
    )}
  </div>`;
}

/**
 * Buttons that add dice to the test, and the dice added.
 * @param {{dice: string[], label: string, quiet: boolean, onChange: (dice: string[]) => void}} given
 */
function Dice({ dice, label, quiet, onChange }) {
  return html`<div class="field">
    <span class="field-label">${label}</span>
    <div class="row">
      ${DICE.map(
        (die) => html`<button
          type="button"
          key=${die}
          class="button button-die"
          aria-label=${t("sheets-add-a", { die })}
          disabled=${dice.length >= 8}
          onClick=${() => onChange([...dice, die])}
        >${die}</button>`,
      )}
    </div>
    <div class="row chosen-dice">
      ${dice.map(
        (die, i) => html`<button
          type="button"
          key=${i}
          class="chip chip-button"
          aria-label=${t("sheets-take-the-away", { die })}
          onClick=${() => onChange(dice.filter((_, j) => j !== i))}
        >${die}<${Icon} name="close" size=${12} /></button>`,
      )}
      ${dice.length === 0 && !quiet && html`<span class="quiet">${t("sheets-no-die-only-the-modifiers-count")}</span>`}
    </div>
  </div>`;
}
