// Shared state of the character panels: who plays and steers whom.

import { controllersOf, seatControls } from "../../core/unit-control.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").Character} Character */
/** @typedef {import("../../core/store.js").RefusalReason} Bar */

/** All characters, sorted by name. */
export function charactersByName() {
  return Object.values(session.characters.value).sort((a, b) => a.name.localeCompare(b.name));
}

/** The character of this seat, or null. */
export function ownCharacter() {
  const seat = session.you.value?.seat;
  return charactersByName().find((character) => character.seat === seat) ?? null;
}

/** The character linked to a unit, or null. @param {string} unit */
export function characterOfUnit(unit) {
  return Object.values(session.characters.value).find((character) => character.unit === unit) ?? null;
}

/**
 * The name of a character's frame: as its player wrote it, else that of the linked unit, or of the
 * frame that its pilot has left; "" for none.
 * @param {Character} character
 */
export function frameName(character) {
  const unit = session.units.value[character.unit ?? ""];
  return character.frame || (session.units.value[unit?.pilot_of ?? ""] ?? unit)?.name || "";
}

/** "Ann, played by Ben" for a unit's character; "" for none. @param {string} unit */
export function linkText(unit) {
  const character = characterOfUnit(unit);
  if (character === null) return "";
  const seat = character.seat === null ? undefined : session.seats.value[character.seat];
  return t("sheets-played-by", { name: character.name, value: seat?.name ?? t("sheets-nobody") });
}

/** Whether this seat plays a character, or is the Handler. @param {Character} character */
export function ownsCharacter(character) {
  return session.isHandler.value || (character.seat !== null && character.seat === session.you.value?.seat);
}

/**
 * Whether this seat may roll a character's tests: it plays it or steers its unit.
 * @param {Character} character
 */
export function mayRollFor(character) {
  return ownsCharacter(character) || seatControls(session.you.value?.seat, session.units.value[character.unit ?? ""]);
}

/** Who plays a character, else who steers its unit. @param {Character} character */
export function playedBy(character) {
  const unit = session.units.value[character.unit ?? ""];
  if (character.seat === null && seatControls(session.you.value?.seat, unit)) return t("sheets-you-steer", { name: unit?.name });
  if (character.seat === null && controllersOf(unit).length > 0) return `${session.pilotNames(unit)} ${controllersOf(unit).length > 1 ? "steer" : "steers"} ${unit?.name}`;
  if (character.seat === null) return t("sheets-nobody-plays-it");
  if (character.seat === session.you.value?.seat) return "yours";
  return session.seats.value[character.seat]?.name ?? "";
}

/** The characters whose plans need approval. */
export function pendingPlans() {
  return charactersByName().filter((character) => character.plan.length > 0);
}

/** The text of a refusal or of a reason. @param {Bar} bar */
export function refusalText(bar) {
  return session.messages.value.refusal(bar.code, bar.params, session.naming.value);
}

/** Opens the dialog of a character's sheet. @param {string} id  "" for a new character */
export function openSheet(id) {
  const now = ui.modal.peek();
  // the sheet of a new character replaces its form
  ui.openModal("character", id, now?.kind === "character" ? now.back : undefined);
}
