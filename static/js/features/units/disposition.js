// The Handler's choice of another disposition for a unit. Before it is set, the server says what
// changes: who sees the unit, when it acts, and whose tally counts its losses.

import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { query } from "../../core/commands.js";
import * as selection from "../../core/selection.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { html, PrimaryButton } from "../../ui/controls.js";
import { Choice } from "../../ui/fields.js";
import { Side } from "../../ui/icons.js";
import { sendWithToast } from "../fog/unit-visibility.js";
import { runningMission } from "../missions/running.js";
import { refusalText } from "../sheets/state.js";
import { capital, listText } from "../../text/format.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").Unit} Unit */
/** @typedef {import("../../core/server-types.js").DispositionAnswer} DispositionAnswer */
/** @typedef {DispositionAnswer["groups"][number]} GroupChange */

/** All dispositions, in the order of the segments. @type {Unit["disposition"][]} */
export const DISPOSITIONS = ["pilot", "ally", "neutral", "enemy"];

/** The unit for which the choice is open, or "". */
const choosingFor = signal("");

/** @param {string} name  of a disposition or a segment */
const word = (name) => session.messages.value.word(name);

/**
 * The sign of a unit's disposition: for the Handler a button that opens the choice on its card.
 * @param {{unit: Unit, size: number}} given
 */
export function DispositionSign({ unit, size }) {
  const label = word(unit.disposition);
  const sign = html`<${Side} disposition=${unit.disposition} size=${size} label=${label} />`;
  if (!session.isHandler.value || session.inHistory.value) return sign;
  const open = choosingFor.value === unit.id && selection.selected.value === unit.id;
  function press() {
    choosingFor.value = open ? "" : unit.id;
    if (open) return;
    selection.select(unit.id);
    ui.setCardOpen(true);
    if (ui.narrow.value) ui.openTab("unit");
  }
  return html`<button type="button" class="plain side-button" aria-expanded=${String(open)} aria-label=${t("units-change-disposition-of", { name: unit.name, now: label })} title=${t("units-change-disposition", { now: label })} onClick=${press}>${sign}</button>`;
}

/** The choice on the card of a unit, once its sign was pressed. @param {{unit: Unit}} given */
export function DispositionChoice({ unit }) {
  const [to, setTo] = useState(unit.disposition);
  useEffect(() => setTo(unit.disposition), [unit.disposition]);
  if (choosingFor.value !== unit.id || !session.isHandler.value || session.inHistory.value) return null;
  const close = () => {
    choosingFor.value = "";
  };
  async function set() {
    const answer = await sendWithToast({ type: "unit.update", unit: unit.id, disposition: to }, t("units-is-now", { name: unit.name, to: word(to) }));
    if (answer.ok) close();
  }
  return html`<section class="side-choice well stack gap-2" aria-label=${t("units-disposition-of", { name: unit.name })}>
    <${Choice} label=${t("units-disposition")} value=${to} onChange=${setTo} options=${DISPOSITIONS.map((value) => ({ value, label: capital(word(value)) }))} />
    ${to !== unit.disposition && html`<${Consequences} unit=${unit} to=${to} />`}
    <div class="row">
      ${to !== unit.disposition && html`<${PrimaryButton} label=${t("units-make-it", { to: word(to) })} icon="check" onPress=${set} />`}
      <button type="button" class="button button-quiet" onClick=${close}>${t("units-leave-it")}</button>
    </div>
  </section>`;
}

/** What the switch changes, as the server says. @param {{unit: Unit, to: string}} given */
function Consequences({ unit, to }) {
  const [got, setGot] = useState(/** @type {{answer: DispositionAnswer|null, refused: string}|null} */ (null));
  useEffect(() => {
    let current = true;
    query("disposition", { unit: unit.id, to }).then((answer) => {
      if (current) setGot(answer.ok ? { answer: answer.result, refused: "" } : { answer: null, refused: refusalText(answer) });
    });
    return () => {
      current = false;
    };
  }, [unit.id, to, session.view.value]);
  if (got === null) return html`<p class="quiet" role="status">${t("units-working-out-what-changes")}</p>`;
  if (got.answer === null) return html`<p class="field-wrong" role="alert">${got.refused}</p>`;
  return html`<div role="status"><ul class="side-changes stack gap-1" aria-label=${t("units-what-changes")}>${changesText(got.answer).map((text) => html`<li key=${text}>${text}</li>`)}</ul></div>`;
}

/** Returns what a switch changes, in sentences. @param {DispositionAnswer} answer @returns {string[]} */
export function changesText(answer) {
  return [turnText(answer), ...groupsText(answer.groups), rollsText(answer), tallyText(answer)].filter(Boolean);
}

/** @param {DispositionAnswer} answer */
function turnText({ segment, turn }) {
  const where = word(segment.now);
  if (turn === null || segment.was === segment.now) return t("units-acts-in-segment", { segment: where });
  if (turn.now === "active") return t("units-its-turn-goes-on", { segment: where });
  if (turn.now === "done" || turn.now === "abstained") return t("units-has-acted-next-round", { segment: where });
  if (turn.now === "waiting") return turn.was === "waiting" ? t("units-still-acts-in-segment", { segment: where }) : t("units-its-turn-comes", { segment: where });
  return turn.was === "waiting" ? t("units-its-turn-is-lost", { segment: where }) : t("units-acts-from-next-round", { segment: where });
}

/**
 * Returns what changes for the viewers. Groups for which the same changes are named together.
 * @param {GroupChange[]} groups
 */
function groupsText(groups) {
  /** @type {Map<string, {change: GroupChange, names: string[]}>} */
  const alike = new Map();
  for (const change of groups) {
    const { group, seat, ...rest } = change;
    const key = JSON.stringify(rest);
    const name = seat !== null ? (session.seats.value[seat]?.name ?? seat) : group === "spectators" ? t("units-the-spectators") : t("units-the-pilots");
    // spectators are named only where they learn something else than the pilots
    if (alike.has(key) && group === "spectators") continue;
    alike.set(key, { change, names: [...(alike.get(key)?.names ?? []), name] });
  }
  const texts = [...alike.values()].flatMap(({ change, names }) => groupText(change, names));
  return texts.length > 0 ? texts : [t("units-nobody-sees-more-or-less")];
}

/** @param {GroupChange} change @param {string[]} names */
function groupText({ knows, numbers, gains, loses, hexes }, names) {
  const who = capital(listText(names));
  const n = names.length > 1 || names[0] === t("units-the-pilots") || names[0] === t("units-the-spectators") ? 2 : 1;
  const told = [];
  if (knows.was !== knows.now) told.push(knows.now ? t("units-see-it-then", { who, n }) : t("units-see-it-no-longer", { who, n }));
  if (knows.now && numbers.was !== numbers.now) told.push(numbers.now === "all" ? t("units-read-its-numbers", { who, n }) : t("units-read-its-numbers-no-longer", { who, n }));
  if (gains.length > 0) told.push(t("units-they-see-also", { who, n, list: listText(gains.map(({ name }) => name)) }));
  if (loses.length > 0) told.push(t("units-they-lose-sight-of", { who, n, list: listText(loses.map(({ name }) => name)) }));
  const more = hexes === null ? 0 : hexes.now - hexes.was;
  if (more > 0) told.push(t("units-more-hexes", { who, n, hexes: more }));
  if (more < 0) told.push(t("units-fewer-hexes", { who, n, hexes: -more }));
  return told;
}

/** @param {DispositionAnswer} answer */
function rollsText({ rolls }) {
  return rolls.was === rolls.now ? "" : rolls.now ? t("units-dice-are-rolled-for-it") : t("units-no-dice-are-rolled-for-it");
}

/** @param {DispositionAnswer} answer */
function tallyText({ tally }) {
  if (runningMission.value === null) return "";
  if (tally === null) return t("units-its-losses-count-for-nobody");
  const name = tally.character.name;
  return tally.veiled.now ? t("units-its-losses-count-unseen", { name }) : t("units-its-losses-count", { name });
}
