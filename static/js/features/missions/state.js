// Shared state of the mission panels: unsaved drafts, tallies, crews, the payout from the server.

import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { EMPTY_DRAFT, withoutSaved } from "./form.js";
import { query, send } from "../../core/commands.js";
import * as session from "../../core/session.js";
import { refusalText, mayRollFor } from "../sheets/state.js";
import { html } from "../../ui/controls.js";
import { tierNumeral } from "../../text/format.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").MissionView} MissionView */
/** @typedef {import("../../core/store.js").Payout} Payout */
/** @typedef {import("./form.js").MissionDraft} MissionDraft */
/** @typedef {{integrity?: number, uses: Record<number, number>}} Correction  unsaved numbers of a tally */

/** Roman numerals of the tiers 1 to 3, counted from 0. */
export const TIERS = [1, 2, 3].map(tierNumeral);

/** @type {Record<MissionView["phase"], string>} */
export const PHASES = { draft: t("missions-draft"), briefed: t("missions-briefed"), running: t("missions-running"), paid: t("missions-paid") };

/** Unsaved drafts by mission id ("" for a new one), kept when the dialog closes. */
const drafts = signal(/** @type {Record<string, MissionDraft>} */ ({}));

/** The draft of a mission; empty without unsaved input. @param {string} id */
export function draftOf(id) {
  return drafts.value[id] ?? EMPTY_DRAFT;
}

/** Sets the draft of a mission. @param {string} id @param {MissionDraft} next */
export function setDraft(id, next) {
  drafts.value = { ...drafts.value, [id]: next };
}

/** Drops what the server has by now from the draft of a mission. @param {MissionView} mission */
export function dropSaved(mission) {
  const now = drafts.peek()[mission.id];
  if (now !== undefined) setDraft(mission.id, withoutSaved(mission, now));
}

/** Tallies being corrected, by "<mission> <character>". */
export const corrections = signal(/** @type {Record<string, Correction|undefined>} */ ({}));

/**
 * The tally of a character: integrity lost, and uses by tier.
 * @param {MissionView} mission @param {string} character
 */
export function tallyOf(mission, character) {
  return mission.tallies[character] ?? { integrity: 0, uses: [0, 0, 0] };
}

/**
 * The crew with names; those of removed characters as they were paid.
 * @param {MissionView} mission
 */
export function crewOf(mission) {
  return mission.crew.map((id) => ({
    id,
    character: session.characters.value[id] ?? null,
    name: session.characters.value[id]?.name ?? mission.paid.find((pay) => pay.character === id)?.name ?? t("missions-gone"),
  }));
}

/** This seat's characters in a mission. @param {MissionView} mission */
export function ownCharactersIn(mission) {
  const seat = session.you.value?.seat;
  return crewOf(mission).filter(({ character }) => character !== null && character.seat === seat);
}

/**
 * Whether this seat may enter a character's uses of weapons.
 * @param {import("../../core/store.js").Character|null} character
 */
export function mayEnterUses(character) {
  return character !== null && !session.isSpectator.value && mayRollFor(character);
}

/** "1 credit", "3 credits". @param {number} n */
export function credits(n) {
  return t("count-credits", { n });
}

/**
 * The payout as things stand, from the server; asked again when anything changes. `upToDate` is
 * false while an answer is awaited.
 * @param {MissionView|null} mission
 * @returns {{payout: Payout|null, upToDate: boolean}}
 */
export function usePayout(mission) {
  const [got, setGot] = useState(/** @type {{of: any[], payout: Payout|null}|null} */ (null));
  const of = [mission, session.characters.value, session.table.value?.options?.share_base];
  useEffect(() => {
    if (mission === null) return undefined;
    let current = true;
    query("payout", { mission: mission.id }).then((answer) => {
      if (current) setGot({ of, payout: answer.ok ? answer.result : null });
    });
    return () => {
      current = false;
    };
  }, of);
  const upToDate = got !== null && got.of.every((each, i) => each === of[i]);
  return { payout: got?.payout ?? null, upToDate };
}

/**
 * Sends commands and keeps the text of the last refusal, for `SendError` beside the button.
 * @returns {{error: string, send: (command: import("../../core/commands.js").Command) => Promise<boolean>, clear: () => void}}
 */
export function useSend() {
  const [error, setError] = useState("");
  return {
    error,
    clear: () => setError(""),
    async send(command) {
      setError("");
      const answer = await send(command, { quiet: true });
      if (!answer.ok) setError(refusalText(answer));
      return answer.ok;
    },
  };
}

/** The text of a refusal; nothing for "". @param {{text: string}} given */
export function SendError({ text }) {
  return text ? html`<p class="field-wrong" role="alert">${text}</p>` : null;
}

/**
 * The phases of a mission, with the current one marked.
 * @param {{phase: MissionView["phase"]}} given
 */
export function PhaseSteps({ phase }) {
  const all = /** @type {MissionView["phase"][]} */ (Object.keys(PHASES));
  // only the Handler sees drafts
  const names = session.isHandler.value ? all : all.slice(1);
  const now = names.indexOf(phase);
  const place = (/** @type {number} */ i) => (i < now ? "done" : i === now ? "now" : "next");
  return html`<ol class="mission-steps" aria-label=${t("missions-how-far-it-is")}>
    ${names.map((name, i) => html`<li key=${name} class=${`mission-step fine mission-step-${place(i)}`} aria-current=${i === now ? "step" : undefined}>${PHASES[name]}</li>`)}
  </ol>`;
}
