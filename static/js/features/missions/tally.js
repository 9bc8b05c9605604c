// The tallies of a mission's crew: integrity lost and weapon uses, counted by the server, entered
// by hand, or corrected by the Handler.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { pendingCommands } from "../../core/commands.js";
import * as session from "../../core/session.js";
import { Icon } from "../../ui/icons.js";
import { corrections, crewOf, mayEnterUses, SendError, tallyOf, TIERS, useSend } from "./state.js";
import { ownsCharacter, charactersByName as everyone } from "../sheets/state.js";
import { html } from "../../ui/controls.js";
import { Stepper } from "../../ui/fields.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").MissionView} MissionView */
/** @typedef {import("../../core/store.js").Character} Character */
/** @typedef {import("../../core/store.js").Payout} Payout */
/** @typedef {Payout["rates"]|null} Rates */

/**
 * A tally in words: "2 integrity lost, 1 use of tier I"; "0 integrity lost, no weapon used".
 * @param {{integrity: number, uses: number[]}} tally
 */
export function tallyText(tally) {
  const used = tally.uses.flatMap((n, i) => (n > 0 ? [t("missions-uses-of-a-tier", { n, tier: TIERS[i] })] : []));
  const uses = used.join(", ") || t("missions-no-weapon-used");
  return t("missions-integrity-lost-integrity-uses", { integrity: tally.integrity, uses });
}

/**
 * Calls `leave` when something outside the returned ref's element is pressed while `asking`.
 * @param {boolean} asking @param {() => void} leave
 */
function useClickOutside(asking, leave) {
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  useLayoutEffect(() => {
    if (!asking) return undefined;
    const outside = (/** @type {Event} */ event) => {
      if (!box.current?.contains(/** @type {Node} */ (event.target))) leave();
    };
    document.addEventListener("pointerdown", outside, { capture: true });
    return () => document.removeEventListener("pointerdown", outside, { capture: true });
  }, [asking]);
  return box;
}

/**
 * The four numbers of a tally, with a button below each tier that counts one more use.
 * @param {{mission: MissionView, character: Character, rates: Rates}} given
 */
export function TallyGrid({ mission, character, rates }) {
  const { error, send } = useSend();
  const tally = tallyOf(mission, character.id);
  const enters = entersUses(mission, character);
  const waits = pendingCommands.value.has("mission.use");
  const [asks, setAsks] = useState(0);
  const grid = useClickOutside(asks > 0, () => setAsks(0));
  // entered for the unit, the uses of a hidden one stay hidden; and who only steers it has no other
  // way
  const unit = session.units.value[character.unit ?? ""];
  const who = unit && (unit.hidden || !ownsCharacter(character)) ? { unit: unit.id } : { character: character.id };
  // a use costs credits and a pilot cannot undo it, so it needs a second press
  function press(/** @type {number} */ tier) {
    if (waits) return;
    setAsks(asks === tier ? 0 : tier);
    if (asks === tier) send({ type: "mission.use", ...who, tier });
  }
  return html`
    <div class="tally-grid" ref=${grid} role="group" aria-label=${t("missions-tally-of", { name: character.name })}>
      <p class="tally-cell"><span class="quiet">${t("missions-integrity-lost-2")}</span><b class="tally-number">${tally.integrity}</b></p>
      ${TIERS.map(
        (tier, i) => html`<div class="tally-cell" key=${tier}>
          <p><span class="quiet">${t("missions-tier-used", { tier })}</span><b class="tally-number">${tally.uses[i]}</b></p>
          ${enters &&
          html`<button
            type="button"
            class=${"button tally-use" + (asks === i + 1 ? " button-danger" : "")}
            title=${t("missions-a-weapon-of-a-frame-that")}
            aria-label=${t("missions-used-a-tier-weapon", { value: asks === i + 1 ? t("missions-count-it") : t("missions-one-more"), value2: rates ? t("missions-credits-value", { value: rates.uses[i] }) : "", name: character.name, tier })}
            onClick=${() => press(i + 1)}
          >
            <span><b>${asks === i + 1 ? t("missions-count-it") : t("missions-one-more")}</b>${" "}<small>${rates ? t("missions-credits-3", { value: rates.uses[i] }) : ""}</small></span>
          </button>`}
        </div>`,
      )}
    </div>
    <${SendError} text=${error} />
  `;
}

/** Whether this seat enters uses of a character. @param {MissionView} mission @param {Character|null} character */
export const entersUses = (mission, character) => mission.phase === "running" && mayEnterUses(character);

/** What the buttons of a tally are for, and who pays. */
export const UsesNote = () => html`<p class="quiet crew-counts">${t("missions-attacks-on-the-map-and-lost")}</p>`;

/** The crew with their tallies. @param {{mission: MissionView, rates: Rates}} given */
export function CrewTallies({ mission, rates }) {
  const crew = crewOf(mission);
  return html`<section class="mission-crew" aria-label=${t("missions-crew")}>
    <header class="char-block-head"><h3>${t("missions-crew")}</h3><p class="quiet">${mission.phase === "paid" || mission.phase === "running" ? t("missions-what-it-cost-them") : ""}</p></header>
    ${crew.some(({ character }) => entersUses(mission, character)) && html`<${UsesNote} />`}
    <ul>
      ${crew.map(({ id, character, name }) => html`<${CrewTally} key=${id} mission=${mission} id=${id} character=${character} name=${name} rates=${rates} />`)}
    </ul>
    ${crew.length === 0 && html`<p class="quiet">${t("missions-nobody-yet")}</p>`}
    ${session.isHandler.value && (mission.phase === "briefed" || mission.phase === "running") && html`<${AddToCrew} mission=${mission} />`}
  </section>`;
}

/**
 * The Handler's buttons that add characters to the end of the crew.
 * @param {{mission: MissionView}} given
 */
function AddToCrew({ mission }) {
  const [open, setOpen] = useState(false);
  const { error, send } = useSend();
  const others = everyone().filter((each) => !mission.crew.includes(each.id));
  if (others.length === 0) return null;
  return html`<div class="crew-late">
    <button type="button" class="button button-quiet" aria-expanded=${String(open)} onClick=${() => setOpen(!open)}><${Icon} name="plus" size=${18} /><span>${t("missions-add-to-the-crew")}</span></button>
    ${open &&
    html`<div class="row" role="group" aria-label=${t("missions-who-comes-too")}>
      ${others.map(
        (each) => html`<button type="button" key=${each.id} class="chip chip-choice" onClick=${() => send({ type: "mission.update", mission: mission.id, crew: [...mission.crew, each.id] })}>
          <${Icon} name="plus" size=${14} /><span>${each.name}</span>
        </button>`,
      )}
    </div>`}
    <${SendError} text=${error} />
  </div>`;
}

/** @param {{mission: MissionView, id: string, character: Character|null, name: string, rates: Rates}} given */
function CrewTally({ mission, id, character, name, rates }) {
  const key = `${mission.id} ${id}`;
  const correcting = corrections.value[key] !== undefined;
  const veiled = mission.veiled?.[id];
  const counts = mission.phase === "running" || mission.phase === "paid" || mission.tallies[id] !== undefined;
  const corrects = session.isHandler.value && character !== null && counts && mission.phase !== "paid";
  const toggle = () => (corrections.value = { ...corrections.value, [key]: correcting ? undefined : { uses: {} } });
  return html`<li class="tally stack" aria-label=${name}>
    <header>
      <b class="tally-name clip" title=${name}>${name}</b>
      ${character !== null && character.seat === session.you.value?.seat && html`<span class="chip">${t("missions-yours")}</span>`}
      ${character === null && mission.phase !== "paid" && html`<span class="chip">${t("missions-not-paid")}</span>`}
      ${corrects && html`<button type="button" class="button button-quiet" aria-label=${t("missions-correct-the-tally-of", { name })} aria-expanded=${String(correcting)} onClick=${toggle}><${Icon} name="edit" size=${18} /><span>${t("missions-correct")}</span></button>`}
    </header>
    ${counts && character !== null && html`<${TallyGrid} mission=${mission} character=${character} rates=${rates} />`}
    ${counts && character === null && html`<p class="quiet">${tallyText(tallyOf(mission, id))}</p>`}
    ${veiled && html`<p class="remark fine"><${Icon} name="lock" size=${14} /><span>${t("missions-of-this-the-players-do-not", { tally: tallyText(veiled) })}</span></p>`}
    ${correcting && corrects && character !== null && html`<${CorrectTally} mission=${mission} character=${character} at=${key} />`}
  </li>`;
}

/**
 * The Handler's form that corrects a tally.
 * @param {{mission: MissionView, character: Character, at: string}} given
 */
function CorrectTally({ mission, character, at }) {
  const { error, send } = useSend();
  const typed = corrections.value[at] ?? { uses: {} };
  const now = tallyOf(mission, character.id);
  const integrity = typed.integrity ?? now.integrity;
  const uses = now.uses.map((n, i) => typed.uses[i] ?? n);
  const set = (/** @type {import("./state.js").Correction|undefined} */ more) => (corrections.value = { ...corrections.value, [at]: more });
  const changed = { integrity: integrity !== now.integrity, uses: uses.some((n, i) => n !== now.uses[i]) };
  const hint = (/** @type {number} */ was, /** @type {number} */ is) => (was === is ? t("missions-now", { was }) : `${was} → ${is}`);
  async function save() {
    const command = { type: "mission.correct", mission: mission.id, character: character.id };
    const ok = await send({ ...command, ...(changed.integrity ? { integrity } : {}), ...(changed.uses ? { uses } : {}) });
    if (ok) set(undefined);
  }
  return html`<div class="tally-correct well" role="group" aria-label=${t("missions-correct-the-tally-of", { name: character.name })}>
    <${Stepper} label=${t("missions-integrity-lost-2")} value=${integrity} min=${0} max=${100000} hint=${hint(now.integrity, integrity)} onChange=${(/** @type {number} */ n) => set({ ...typed, integrity: n })} />
    ${TIERS.map(
      (tier, i) => html`<${Stepper} key=${tier} label=${t("missions-uses-of-tier", { tier })} value=${uses[i]} min=${0} max=${100000} hint=${hint(now.uses[i], uses[i])} onChange=${(/** @type {number} */ n) => set({ ...typed, uses: { ...typed.uses, [i]: n } })} />`,
    )}
    <${SendError} text=${error} />
    <div class="row">
      <button type="button" class="button button-strong" disabled=${!changed.integrity && !changed.uses} onClick=${save}><${Icon} name="check" /><span>${t("missions-set-the-tally")}</span></button>
      <button type="button" class="button button-quiet" onClick=${() => set(undefined)}>${t("missions-cancel")}</button>
    </div>
  </div>`;
}
