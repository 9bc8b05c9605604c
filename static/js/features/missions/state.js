// What the panels about missions share: what is typed, whose tally it is, what would be paid.

import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { EMPTY_DRAFT, withoutSaved } from "./form.js";
import * as app from "../../core/app.js";
import { countText, refusalText, mayRollFor } from "../sheets/state.js";
import { html } from "../../ui/controls.js";

/** @typedef {import("../../core/store.js").MissionView} MissionView */
/** @typedef {import("../../core/store.js").Payout} Payout */
/** @typedef {import("./form.js").MissionDraft} MissionDraft */
/** @typedef {{integrity?: number, uses: Record<number, number>}} Correction  numbers typed for a tally */

export const TIERS = ["I", "II", "III"];

/** @type {Record<MissionView["phase"], string>} */
export const PHASES = { draft: "Draft", briefed: "Briefed", running: "Running", paid: "Paid" };

/** What was typed and is not saved, by mission ("" for a new one); it stays when the dialog closes. */
const drafts = signal(/** @type {Record<string, MissionDraft>} */ ({}));

/** @param {string} id */
export function draftOf(id) {
  return drafts.value[id] ?? EMPTY_DRAFT;
}

/** @param {string} id @param {MissionDraft} next */
export function setDraft(id, next) {
  drafts.value = { ...drafts.value, [id]: next };
}

/** Forget what was typed and is by now as the server says. @param {MissionView} mission */
export function dropSaved(mission) {
  const now = drafts.peek()[mission.id];
  if (now !== undefined) setDraft(mission.id, withoutSaved(mission, now));
}

/** Tallies that are being corrected, by mission and character. */
export const corrections = signal(/** @type {Record<string, Correction|undefined>} */ ({}));

/** @param {string} id */
export function openMission(id) {
  app.book.value = { kind: "mission", id };
}

/** @param {MissionView} mission @param {string} character */
export function tallyOf(mission, character) {
  return mission.tallies[character] ?? { integrity: 0, uses: [0, 0, 0] };
}

/** The crew as it is named now, or was when it was paid. @param {MissionView} mission */
export function crewOf(mission) {
  return mission.crew.map((id) => ({
    id,
    character: app.characters.value[id] ?? null,
    name: app.characters.value[id]?.name ?? mission.paid.find((pay) => pay.character === id)?.name ?? "Gone",
  }));
}

/** This seat's own characters in a mission. @param {MissionView} mission */
export function ownCharactersIn(mission) {
  const seat = app.you.value?.seat;
  return crewOf(mission).filter(({ character }) => character !== null && character.seat === seat);
}

/** Whether this seat enters what a character uses. @param {import("../../core/store.js").Character|null} character */
export function mayEnterUses(character) {
  return character !== null && !app.isSpectator.value && mayRollFor(character);
}

/** @param {number} n */
export function credits(n) {
  return countText(n, "credit");
}

/**
 * What would be paid as things stand, as the server says; asked again when anything changes.
 * `stands` is false while an answer is awaited.
 * @param {MissionView|null} mission
 * @returns {{payout: Payout|null, stands: boolean}}
 */
export function usePayout(mission) {
  const [got, setGot] = useState(/** @type {{of: any[], payout: Payout|null}|null} */ (null));
  const of = [mission, app.characters.value, app.table.value?.options?.share_base];
  useEffect(() => {
    if (mission === null) return undefined;
    let current = true;
    app.ask("payout", { mission: mission.id }).then((answer) => {
      if (current) setGot({ of, payout: answer.ok ? answer.result : null });
    });
    return () => {
      current = false;
    };
  }, of);
  const stands = got !== null && got.of.every((each, i) => each === of[i]);
  return { payout: got?.payout ?? null, stands };
}

/**
 * A way to send a command whose refusal is said beside what was pressed.
 * @returns {{fault: string, send: (command: any) => Promise<boolean>, clear: () => void}}
 */
export function useSend() {
  const [fault, setFault] = useState("");
  return {
    fault,
    clear: () => setFault(""),
    async send(command) {
      setFault("");
      const answer = await app.send(command, { quiet: true });
      if (!answer.ok) setFault(refusalText(answer));
      return answer.ok;
    },
  };
}

/** @param {{text: string}} given */
export function SendError({ text }) {
  return text ? html`<p class="field-wrong" role="alert">${text}</p>` : null;
}

/** How far a mission is. @param {{phase: MissionView["phase"]}} given */
export function PhaseSteps({ phase }) {
  const all = /** @type {MissionView["phase"][]} */ (Object.keys(PHASES));
  // a draft is the Handler's alone
  const names = app.isHandler.value ? all : all.slice(1);
  const now = names.indexOf(phase);
  const place = (/** @type {number} */ i) => (i < now ? "done" : i === now ? "now" : "next");
  return html`<ol class="mission-steps" aria-label="How far it is">
    ${names.map((name, i) => html`<li key=${name} class=${`mission-step mission-step-${place(i)}`} aria-current=${i === now ? "step" : undefined}>${PHASES[name]}</li>`)}
  </ol>`;
}
