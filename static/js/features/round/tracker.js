// The turn tracker: round, segments, turns, the button for the next step, and the pending falls.

import { useEffect } from "preact/hooks";
import { signal } from "@preact/signals";
import * as app from "../../core/app.js";
import * as round from "./round.js";
import { actionContext } from "../../core/action-context.js";
import { action } from "../../core/actions.js";
import { EffectList, EnvironmentButton } from "./environment.js";
import { attacks } from "../fight/attack-state.js";
import { fallEndText, fallText, fallHarmText } from "../log/fall-text.js";
import { hasFog } from "../fog/fog.js";
import { Icon, Side } from "../../ui/icons.js";
import { OverruleRoundButton } from "../handler/overrule-round.js";
import { useMoveGuard } from "../../ui/misclick-guard.js";
import { MissionNotStarted } from "../missions/not-started.js";
import { END_TURN_SETTLE_MS, html, PrimaryButton, ConfirmButton } from "../../ui/controls.js";
import { capital, countText, listText } from "../../text/format.js";

/** @typedef {import("../../core/store.js").Unit} Unit */

const SEGMENTS = ["friendly", "ally", "neutral", "enemy", "environmental"];
/** @type {Record<string, string>} */
const SIDE_OF = { friendly: "pilot", ally: "ally", neutral: "neutral", enemy: "enemy" };

/** Icon and text of each turn state. @type {Record<string, [string, string]>} */
const TURN_LABELS = {
  waiting: ["wait", "waits for its turn"],
  active: ["play", "acts now"],
  done: ["check", "has acted"],
  abstained: ["abstain", "abstained"],
  none: ["minus", "does not act this round"],
};

/** The segment in which the person opened the list of falls. It closes with the segment. */
const fallsShownIn = signal("");

/** Names a segment of a round. @param {import("../../core/store.js").Conflict} fight */
const segmentOf = (fight) => `${fight.round} ${fight.segment}`;

/**
 * Returns whether the list of falls is open.
 * @param {import("../../core/store.js").Conflict} fight
 */
export function fallsShown(fight) {
  return fight.segment === "environmental" || fallsShownIn.value === segmentOf(fight);
}

/** The tracker. */
export function Tracker() {
  const fight = app.conflict.value;
  if (app.scene.value === null) return null;
  if (fight === null) return html`<${NoConflict} />`;
  const order = fight.order?.length ? fight.order : SEGMENTS;
  const now = order.indexOf(fight.segment);
  return html`<section class="tracker" aria-label="Turn tracker">
    <div class="tracker-row">
      <h2 class="tracker-round">Round <b>${fight.round}</b></h2>
      <ol class="segments">
        ${order.map(
          (name, i) => html`<${Segment} key=${name} name=${name} state=${i < now ? "past" : i === now ? "now" : "next"} />`,
        )}
      </ol>
      ${app.isHandler.value && html`<${EnvironmentButton} /><${OverruleRoundButton} />`}
    </div>
    <div class="tracker-row tracker-acts">
      ${fight.segment === "environmental"
        ? html`<p class="quiet tracker-none">${environmentText(fight)}</p>`
        : html`<${Turns} segment=${fight.segment} />`}
      <div class="tracker-buttons"><${RoundButtons} /></div>
    </div>
    ${fallsShown(fight) &&
    (fight.segment !== "environmental" || (fight.falls ?? []).length > 0) &&
    html`<div class="tracker-row tracker-falls"><${FallList} falls=${fight.falls ?? []} /></div>`}
    ${fight.segment === "environmental" && (fight.effects ?? []).length > 0 && html`<div class="tracker-row tracker-falls"><${EffectList} effects=${fight.effects} /></div>`}
  </section>`;
}

/**
 * Returns what happens in the environmental segment.
 * @param {import("../../core/store.js").Conflict} fight
 */
function environmentText(fight) {
  const count = (fight.falls ?? []).length;
  const falls = count === 0 ? "Nothing falls this round." : count === 1 ? "1 unit falls." : `${count} units fall.`;
  return [falls, airborneText()].filter(Boolean).join(" ");
}

/** Returns which units stay in the air after a flight, or "". */
function airborneText() {
  const up = Object.values(app.units.value).filter((unit) => unit.airborne && unit.flown && !unit.falling && !unit.destroyed);
  if (up.length === 0) return "";
  return `${listText(up.map((unit) => unit.name))} ${up.length === 1 ? "flew and stays up until its" : "flew and stay up until their"} next turn.`;
}

function NoConflict() {
  return html`<section class="tracker" aria-label="Turn tracker">
    <div class="tracker-row">
      <p class="tracker-round">No conflict: everyone moves freely</p>
      ${app.isHandler.value && html`<${StartConflictButton} />`}
    </div>
    ${app.isHandler.value && html`<${MissionNotStarted} />`}
  </section>`;
}

/** The button that starts a conflict. */
export function StartConflictButton() {
  return html`<button type="button" class="button button-primary" onClick=${() => app.send({ type: "conflict.start" })}>
    <${Icon} name="flag" /><span>Start the conflict</span>
  </button>`;
}

/** @param {{name: string, state: string}} given */
function Segment({ name, state }) {
  const word = app.messages.value.word(name);
  const said = state === "now" ? "now" : state === "past" ? "over" : "to come";
  const falls = name === "environmental";
  const count = falls
    ? (app.conflict.value?.falls ?? []).length
    : Object.values(app.units.value).filter(
        (unit) => round.inSegment(unit, name) && unit.turn === "waiting",
      ).length;
  const counted = falls ? `${count} to fall` : `${count} waiting`;
  const inside = html`${state === "past"
      ? html`<${Icon} name="check" size=${14} />`
      : SIDE_OF[name]
        ? html`<${Side} disposition=${SIDE_OF[name]} size=${14} />`
        : html`<${Icon} name="fall" size=${14} />`}
    <span class="segment-name">${capital(word)}</span>
    ${count > 0 && state !== "past" && html`<span class="segment-count" role="img" title=${counted} aria-label=${counted}>${count}</span>`}`;
  const fight = app.conflict.value;
  // only the Handler knows of falls before their segment
  const opensFalls = fight !== null && falls && app.isHandler.value && state !== "now";
  return html`<li class=${`segment segment-${state}`} aria-current=${state === "now" ? "step" : undefined} title=${`${word}: ${said}`}>
    ${opensFalls
      ? html`<button
          type="button"
          class="segment-open"
          aria-expanded=${String(fallsShown(fight))}
          title=${count > 0 ? `${counted}: what will happen` : "Nothing falls this round"}
          onClick=${() => (fallsShownIn.value = fallsShown(fight) ? "" : segmentOf(fight))}
        >
          ${inside}
        </button>`
      : inside}
  </li>`;
}

/** The units of a segment with their turns. @param {{segment: string}} given */
export function Turns({ segment }) {
  const list = Object.values(app.units.value)
    .filter((unit) => round.inSegment(unit, segment) && !unit.destroyed)
    .sort((a, b) => a.name.localeCompare(b.name));
  const { box, guarded, accepts } = useMoveGuard();
  if (list.length === 0) return html`<p class="quiet tracker-none" ref=${box}>${actsUnseen(segment) ? "Nobody in sight acts in this segment." : "Nobody acts in this segment."}</p>`;
  return html`<ul class="turns" ref=${box} aria-disabled=${guarded ? "true" : undefined}>
    ${list.map((unit) => html`<${Turn} key=${unit.id} unit=${unit} accepts=${accepts} />`)}
  </ul>`;
}

/**
 * Returns whether an unknown unit may act in a segment: under fog a segment without known actors is
 * not skipped.
 * @param {string} segment
 */
function actsUnseen(segment) {
  if (!hasFog.value || segment === "environmental" || app.conflict.value?.active) return false;
  return !Object.values(app.units.value).some((unit) => round.inSegment(unit, segment) && unit.turn === "waiting" && !unit.destroyed);
}

/**
 * A unit with its turn. `accepts` is false just after the list changed, when a press may be meant
 * for another unit.
 * @param {{unit: Unit, accepts: () => boolean}} given
 */
function Turn({ unit, accepts }) {
  const [icon, said] = TURN_LABELS[unit.turn] ?? TURN_LABELS.none;
  const waits = unit.turn === "waiting" && app.controls(unit.id) && !app.isSpectator.value;
  // its place is kept while somebody acts, so that the row does not move
  const acts = app.conflict.value?.active !== null;
  useEffect(() => () => setPointed(unit.id, false), [unit.id]);
  return html`<li class=${`turn turn-${unit.turn}` + (unit.id === app.selected.value ? " turn-selected" : "")} data-still=${unit.id}>
    <button type="button" class="turn-name" title=${`${unit.name} ${said}`} onClick=${() => accepts() && selectAndShow(unit)} ...${pointerHandlers(unit.id)}>
      <${Side} disposition=${unit.disposition} size=${16} />
      <span>${unit.name}</span>
      ${unit.hidden && html`<span class="turn-hidden" title=${app.isHandler.value ? "The pilots do not see it" : "The others do not see it"}><${Icon} name="lock" size=${12} /><span class="sr">${app.isHandler.value ? "hidden from the pilots" : "hidden from the others"}</span></span>`}
      ${unit.turn === "active" && html`<${TurnBudget} unit=${unit} />`}
      <${Icon} name=${icon} size=${14} />
      <span class="sr">${said}</span>
    </button>
    ${waits &&
    html`<button
      type="button"
      class=${"turn-abstain" + (acts ? " turn-abstain-later" : "")}
      title=${`${unit.name} abstains this round`}
      aria-label=${`${unit.name} abstains`}
      onClick=${() => accepts() && !acts && app.send({ type: "turn.abstain", unit: unit.id })}
    >
      <${Icon} name="abstain" size=${14} /><span class="turn-abstain-word">Abstain</span>
    </button>`}
  </li>`;
}

/**
 * Marks the token of a unit on the map, or removes the mark.
 * @param {string} id @param {boolean} on
 */
function setPointed(id, on) {
  if (on) app.pointedUnit.value = id;
  else if (app.pointedUnit.peek() === id) app.pointedUnit.value = null;
}

/**
 * Returns the handlers of a name that marks its token while it is hovered or focused.
 * @param {string} id
 */
const pointerHandlers = (id) => ({
  onPointerEnter: (/** @type {PointerEvent} */ { pointerType }) => setPointed(id, pointerType === "mouse"),
  onPointerLeave: () => setPointed(id, false),
  onFocus: () => setPointed(id, true),
  onBlur: () => setPointed(id, false),
});

/** Steps and energy left, as icons with numbers. @param {{unit: Unit}} given */
function TurnBudget({ unit }) {
  if (unit.steps === null) return null;
  const said = `${countText(unit.steps, "step")} and ${unit.energy} energy left`;
  return html`<span class="quiet turn-left" role="img" aria-label=${said} title=${said}>
    <${Icon} name="steps" size=${12} />${unit.steps}<${Icon} name="bolt" size=${12} />${unit.energy}
  </span>`;
}

/** Selects a unit and shows it. @param {Unit} unit */
function selectAndShow(unit) {
  app.select(unit.id);
  actionContext.board().showUnit();
}

/** The buttons that advance the round, the main one first. @param {{primary?: boolean}} given */
export function RoundButtons({ primary = true }) {
  const fight = app.conflict.value;
  if (fight === null) return null;
  const step = round.nextStep();
  const handler = app.isHandler.value;
  return html`${primary && html`<${NextStepButton} />`}
    ${handler &&
    step.kind !== "segment" &&
    fight.segment !== "environmental" &&
    fight.active === null &&
    html`<${ConfirmButton} key=${segmentOf(fight)} label="End segment" question="Skip the rest?" icon="skip" onConfirm=${() => app.send({ type: "segment.end" })} />`}
`;
}

/** The next step of the round, as a button or a text. */
export function NextStepButton() {
  const step = round.nextStep();
  const name = step.unit === null ? "" : (app.units.value[step.unit]?.name ?? "someone");
  /** @type {Record<string, string>} */
  const labels = {
    start: `Start ${name}'s turn`,
    end: endLabel(name),
    segment: "End segment",
    resolve: fallsPending() ? "Resolve the falls" : "Next round",
  };
  const label = labels[step.kind];
  if (label === undefined) return html`<p class="waiting" role="status" title=${waitingText(step.kind, name)}>${waitingText(step.kind, name)}</p>`;
  /** @type {Record<string, string>} */
  const icons = { start: "play", end: "check", segment: "skip", resolve: fallsPending() ? "fall" : "flag" };
  const waits = ["turn.start", "turn.end", "segment.end", "environment.resolve"].some((type) =>
    app.pendingCommands.value.has(type),
  );
  const others = round.belongsToAnotherSeat(step.unit);
  const under = step.kind === "start" && others ? `for ${app.pilotNames(app.units.value[step.unit ?? ""])}` : "";
  const button = html`<${PrimaryButton}
    id="turn.primary"
    label=${label}
    under=${under}
    title=${others ? `${label}: it is a pilot's` : `${label} (N)`}
    quiet=${others || (step.kind === "end" && (app.aiming.value !== null || attacks.value.length > 0))}
    icon=${icons[step.kind]}
    waits=${waits}
    rests=${app.narrow.value && step.kind === "end" && round.endTurnQuestion.value === null ? END_TURN_SETTLE_MS : undefined}
    onPress=${() => action("turn.primary").run(actionContext)}
  />`;
  if (step.kind !== "end" || round.endTurnQuestion.value === null) return button;
  return html`${button}<button type="button" class="button" onClick=${round.cancelEndTurn}>
    <${Icon} name="undo" /><span>Not yet</span>
  </button>`;
}

/** @param {string} name */
function endLabel(name) {
  const question = round.endTurnQuestion.value;
  return question === null ? `End ${name}'s turn` : round.endTurnText(question);
}

/** What ending the turn now would do to the unit, while that is the question. */
export function EndTurnWarning() {
  const question = round.endTurnQuestion.value;
  if (question === null || question.fall === null) return null;
  return html`<p class="hint panel ending-line" role="status">
    <${Icon} name="fall" size=${16} />
    <span><b>${app.units.value[question.unit].name}</b> ${fallText(question.fall)}</span>
  </p>`;
}

function fallsPending() {
  return (app.conflict.value?.falls ?? []).length > 0;
}

/**
 * @param {string} kind
 * @param {string} name
 */
function waitingText(kind, name) {
  const fight = app.conflict.value;
  if (fight === null) return "No conflict: everyone moves freely";
  if (kind === "choose") return chooseText(fight.segment);
  // spectators wait for nobody, so they read who acts
  if (fight.active !== null) return `${name || (app.units.value[fight.active]?.name ?? "someone")} acts`;
  if (fight.segment === "environmental") return fallsPending() ? "The Handler resolves the falls" : "The Handler begins the next round";
  const waiting = Object.values(app.units.value).filter(
    (unit) => unit.turn === "waiting" && round.inSegment(unit, fight.segment),
  );
  if (actsUnseen(fight.segment)) return "Somebody unseen acts";
  const names = waiting.slice(0, 3).map((unit) => unit.name).join(", ");
  if (names !== "") return `Waiting for ${names}${waiting.length > 3 ? " and others" : ""}`;
  return `${capital(app.messages.value.word(fight.segment))} segment`;
}

/** Returns who has to choose the next unit, and among which. @param {string} segment */
function chooseText(segment) {
  const able = Object.values(app.units.value).filter(
    (unit) => unit.turn === "waiting" && round.inSegment(unit, segment) && app.controls(unit.id),
  );
  const pilots = new Set(able.map((unit) => (round.belongsToAnotherSeat(unit.id) ? app.pilotNames(unit) : null)));
  if (!pilots.has(null)) {
    return `Waiting for ${listText([...pilots].map((names) => names ?? ""))}`;
  }
  const names = able.slice(0, 3).map((unit) => unit.name);
  return `Choose who acts: ${listText(able.length > 3 ? [...names, "others"] : names, "or")}`;
}

/**
 * The falls that are about to happen.
 * @param {{falls: import("../../core/store.js").Fall[]}} given
 */
export function FallList({ falls }) {
  if (falls.length === 0) return html`<p class="quiet tracker-none">Nothing falls this round. ${airborneText()}</p>`;
  return html`<ul class="falls" aria-label="Falls about to happen">
    ${falls.map((fall) => {
      const unit = app.units.value[fall.unit];
      return html`<li class="fall" key=${fall.unit}>
        <button type="button" class="turn-name" onClick=${() => unit && selectAndShow(unit)} ...${pointerHandlers(fall.unit)}>
          <${Icon} name="fall" size=${16} />
          <span>${unit?.name ?? fall.unit}</span>
          <span class="fall-what">${fallEndText(fall)}</span>
          ${fallHarmText(fall) !== "" && html`<span class="chip chip-danger">${fallHarmText(fall)}</span>`}
        </button>
        ${app.isHandler.value && unit && html`<button
          type="button"
          class="button button-quiet fall-stop"
          title=${`Overrule: ${unit.name} does not fall. The log says so.`}
          onClick=${() => app.send({ type: "overrule", unit: unit.id, set: { falling: false, fallen: 0 } })}
        >
          <${Icon} name="overrule" size=${16} /><span>Stop it</span>
        </button>`}
      </li>`;
    })}
  </ul>`;
}
