// The suggestions for the Handler's unit that acts: a movement, an attack, the end of its turn, and
// the turns of all that wait with it.

import { signal } from "@preact/signals";
import { action } from "../../core/actions.js";
import { pendingCommands } from "../../core/commands.js";
import { label as hexLabel } from "../../core/hexes.js";
import { keyText } from "../../core/input.js";
import * as session from "../../core/session.js";
import { toast } from "../../core/notices.js";
import { dropTool } from "../../core/ui-state.js";
import { aiming } from "../fight/aim-state.js";
import { turnEndBar, turnEndBarText } from "../fight/attack-state.js";
import { hitChance } from "../fight/chances.js";
import { Cost } from "../fight/cost.js";
import { startPlacing } from "../units/state.js";
import { html } from "../../ui/controls.js";
import { Icon } from "../../ui/icons.js";
import { actingUnit, endAndStartNext, follow, goal, groupsToAct, nextUnit, nothingText, playAll, playing, playTogether, stopPlaying, suggestion, waitingTogether } from "./suggestion.js";
import { actionWhy, attackWhy, moveWhy } from "./suggestion-why.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").Unit} Unit */
/** @typedef {import("../../core/server-types.js").SuggestionAnswer} Suggestion */

/** Whether a press waits for its answer. */
const busy = signal(false);

/** @param {() => Promise<unknown>|undefined} act */
async function press(act) {
  if (busy.value) return;
  busy.value = true;
  await act();
  busy.value = false;
}

/** The suggestions for a unit; nothing unless it acts and is the Handler's own. @param {{unit: Unit}} given */
export function SuggestionBar({ unit }) {
  if (actingUnit.value?.id !== unit.id) return null;
  if (playing.value) {
    return html`<div class="suggest inline" role="status">
      <span class="quiet">${t("round-playing-the-suggestions")}</span>
      <button type="button" class="button button-strong" onClick=${stopPlaying}><${Icon} name="pause" size=${16} /><span>${t("round-stop")}</span></button>
    </div>`;
  }
  if (aiming.value !== null) return null;
  const now = suggestion.value;
  const waiting = waitingTogether();
  const next = nextUnit();
  const bar = turnEndBar(unit.id);
  return html`<div class="suggest inline" role="group" aria-label=${t("round-suggestions-for", { name: unit.name })}>
    ${now !== null && html`<${Parts} now=${now} unit=${unit} />`}
    ${now !== null && now.next === null && html`<span class="quiet suggest-none">${nothingText(now, unit)}</span>`}
    <span class="suggest-rest inline">
      <button type="button" class="button suggest-goal" aria-pressed=${String(goal.value !== null)} aria-label=${t("round-goal")} title=${goal.value === null ? t("round-choose-where-they-go") : t("round-they-go-to", { hex: hexLabel(goal.value, session.map.value?.orientation ?? "flat") })} onClick=${toggleGoal}>
        <${Icon} name="flag" size=${16} /><span>${t("round-goal")}</span>
      </button>
      ${next &&
      html`<button type="button" class=${"button" + (now?.next === null ? " button-strong" : "")} disabled=${busy.value || pendingCommands.value.has("turn.end") || bar !== null} title=${turnEndBarText(bar) || undefined} onClick=${() => press(endAndStartNext)}>
        <${Icon} name="skip" size=${16} /><span>${t("round-end-then", { name: next.name })}</span>
      </button>`}
      <button type="button" class="button" title=${t("round-plays-the-suggestions-of", { n: waiting.length + 1 })} onClick=${playAll}>
        <${Icon} name="play" size=${16} /><span>${playAllLabel([unit, ...waiting])}</span>
      </button>
    </span>
  </div>`;
}

/** Lets the Handler click the hex where the units are to go; a second press forgets it. */
function toggleGoal() {
  if (goal.value !== null) {
    goal.value = null;
    return;
  }
  dropTool();
  startPlacing({ name: t("round-the-goal"), choose: (at) => {
    goal.value = at;
    toast("good", t("round-the-goal-is", { hex: hexLabel(at, session.map.value?.orientation ?? "flat") }));
  } });
}

/** The buttons of what is suggested. @param {{now: Suggestion, unit: Unit}} given */
function Parts({ now, unit }) {
  const { move, attack, action } = now;
  const orientation = session.map.value?.orientation ?? "flat";
  const weapon = unit.frame?.weapons.find((each) => each.id === attack?.command.weapon)?.name ?? "";
  const target = session.units.value[attack?.unit ?? ""]?.name ?? t("round-someone");
  const hex = move === null ? "" : hexLabel(move.to, orientation);
  // a walk on the level of the unit goes without it
  const otherLevel = move !== null && move.to.level !== unit.at?.level;
  return html`${move &&
    html`<${Part} first=${now.next === "move"} part="move" icon=${move.command.mode === "flight" ? "fly" : "walk"} cost=${move} why=${moveWhy(move)}
      label=${move.command.mode === "flight" ? t("round-fly-to", { hex, level: move.to.level }) : otherLevel ? t("round-walk-to-level", { hex, level: move.to.level }) : t("round-walk-to", { hex })} />`}
    ${attack && html`<${Part} first=${now.next === "attack"} part="attack" icon="aim" cost=${attack.costs} why=${attackWhy(attack)} label=${t("round-weapon-at", { weapon, target, chance: hitChance(attack.odds), how: attack.command.prepare ? t("round-prepared") : attack.command.homing ? t("round-homing") : "" })} />`}
    ${action && html`<${Part} first=${now.next === "action"} part="action" icon="balance" label=${action.name} why=${actionWhy(action, unit)} />`}`;
}

/**
 * @param {{part: "move"|"attack"|"action", first: boolean, icon: string, label: string, why: string,
 *   cost?: {steps: number, energy: number}}} given  `first`: it is what to do next
 */
function Part({ part, first, icon, label, why, cost }) {
  const id = `suggested-${part}-why`;
  return html`<span class="suggest-part inline"><button type="button" class=${"button" + (first ? " button-strong" : "")} data-suggested=${part} aria-describedby=${id} title=${first ? t("round-the-next-suggestion", { key: keyText(action("turn.suggested").keys[0]) }) : undefined} disabled=${busy.value} onClick=${() => press(() => follow(part))}>
    <${Icon} name=${icon} size=${16} /><span>${label}</span>${cost && html`<${Cost} steps=${cost.steps} energy=${cost.energy} />`}
  </button><span class="quiet fine" id=${id}>${why}</span></span>`;
}

/** @param {readonly Unit[]} units  that play */
export const playAllLabel = (units) => (units.length > 1 ? t("round-play-all", { n: units.length }) : t("round-play-its-turn", { name: units[0]?.name ?? t("round-someone") }));

/** What the Handler can do before anybody acts: play all, and start groups that play one after the other. */
export function PlayTogetherButtons() {
  const waiting = waitingTogether();
  const n = waiting.length;
  const all = n > 0 && html`<button type="button" class="button tracker-group" title=${t("round-plays-the-suggestions-of", { n })} onClick=${playAll}>
    <${Icon} name="play" size=${16} /><span>${playAllLabel(waiting)}</span>
  </button>`;
  const groups = groupsToAct().map(
    ({ name, units }) => html`<button type="button" class="button tracker-group" key=${name} title=${t("round-one-after-the-other", { name: units[0].name })} onClick=${() => playTogether(units)}>
      <${Icon} name="play" size=${16} /><span>${t("round-start-group", { name, n: units.length })}</span>
    </button>`,
  );
  return html`${all}${groups}`;
}
