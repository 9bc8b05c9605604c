// The turn tracker: round, segments, turns, the button for the next step, and the pending falls.

import { useEffect, useRef, useState } from "preact/hooks";
import { actionContext } from "../../core/action-context.js";
import { action } from "../../core/actions.js";
import { pendingCommands, send } from "../../core/commands.js";
import * as selection from "../../core/selection.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import * as aim from "../fight/aim-state.js";
import { knownToHandlerOnly } from "../fog/unit-visibility.js";
import * as round from "./round.js";
import { comingShown, countComing, countOfFalls, segmentOf, toggleComing } from "./coming.js";
import { EnvironmentButton } from "./environment.js";
import { attacks, turnEndBar, turnEndBarText } from "../fight/attack-state.js";
import { Icon, Side } from "../../ui/icons.js";
import { OverruleRoundButton } from "../handler/round-form.js";
import { useMoveGuard } from "../../ui/misclick-guard.js";
import { part } from "../../ui/parts.js";
import { END_TURN_SETTLE_MS, html, PrimaryButton, ConfirmButton, useLeave } from "../../ui/controls.js";
import { byName, capital, listText } from "../../text/format.js";
import { showUnit } from "../../core/board-handle.js";
import { t } from "../../text/t.js";

const PlayTogetherButtons = part((all) => all.PlayTogetherButtons);
const ComingList = part((all) => all.ComingList);
const EndConflictButton = part((all) => all.EndConflictButton);
const EnvironmentText = part((all) => all.EnvironmentText);
const HowManyActed = part((all) => all.HowManyActed);
const ShowPicture = part((all) => all.ShowPicture);
const SceneNotes = part((all) => all.SceneNotes);

/** @typedef {import("../../core/store.js").Unit} Unit */

/** @type {Record<string, string>} */
const SIDE_OF = { friendly: "pilot", ally: "ally", neutral: "neutral", enemy: "enemy" };

/** Icon and text of each turn state. @type {Record<string, [string, string]>} */
export const TURN_LABELS = {
  waiting: ["wait", t("round-waits-for-its-turn")],
  active: ["play", t("round-acts-now")],
  done: ["check", t("round-has-acted")],
  abstained: ["abstain", "abstained"],
  none: ["minus", t("round-does-not-act-this-round")],
};

/** The tracker. */
export function Tracker() {
  const fight = session.conflict.value;
  if (session.scene.value === null) return null;
  if (fight === null) return html`<${NoConflict} />`;
  const { order } = fight;
  const now = order.indexOf(fight.segment);
  // a list in words says the same; with nothing to come there is none in the segment
  const listed = comingShown(fight) && (fight.segment !== "environmental" || countComing(fight).count > 0);
  return html`<section class="tracker" aria-label=${t("round-turn-tracker")}>
    <div class="tracker-row inline gap-4">
      <h2 class="tracker-round">${t("round-round")} <b>${fight.round}</b></h2>
      <ol class="segments">
        ${order.map(
          (name, i) => html`<${Segment} key=${name} name=${name} state=${i < now ? "past" : i === now ? "now" : "next"} />`,
        )}
      </ol>
      ${session.isHandler.value && html`<${EnvironmentButton} /><${OverruleRoundButton} /><${EndConflictButton} iconOnly=${true} />`}
    </div>
    <div class="tracker-row inline gap-4 tracker-acts">
      ${fight.segment === "environmental"
        ? html`<p class="quiet tracker-none">${!listed && html`<${EnvironmentText} fight=${fight} />`}</p>`
        : html`<${HowManyActed} list=${unitsIn(fight.segment)} /><${Turns} segment=${fight.segment} />`}
      <div class="tracker-buttons"><${RoundButtons} />${fight.segment === "environmental" && html`<${ShowPicture} fight=${fight} />`}</div>
    </div>
    ${listed && html`<div class="tracker-row inline gap-4 tracker-falls"><${ComingList} fight=${fight} /></div>`}
    <${SceneNotes} mission=${false} />
  </section>`;
}

function NoConflict() {
  return html`<section class="tracker" aria-label=${t("round-turn-tracker")}>
    <div class="tracker-row inline gap-4">
      <p class="tracker-round">${t("round-no-conflict-everyone-moves-freely")}</p>
      ${session.isHandler.value && html`<${StartConflictButton} /><${EnvironmentButton} />`}
    </div>
    <${SceneNotes} />
  </section>`;
}

/** The button that starts a conflict. */
export function StartConflictButton() {
  return html`<button type="button" class="button button-primary" onClick=${() => send({ type: "conflict.start" })}>
    <${Icon} name="conflict" /><span>${t("round-start-the-conflict")}</span>
  </button>`;
}

/** @param {{name: string, state: string}} given */
function Segment({ name, state }) {
  const word = session.messages.value.word(name);
  const said = state === "now" ? "now" : state === "past" ? "over" : t("round-to-come");
  const fight = session.conflict.value;
  const coming = fight !== null && name === "environmental" ? countComing(fight) : null;
  const count = coming
    ? coming.count
    : Object.values(session.units.value).filter(
        (unit) => round.inSegment(unit, name) && unit.turn === "waiting",
      ).length;
  const counted = coming ? coming.text : t("round-waiting", { count });
  const inside = html`${state === "past"
      ? html`<${Icon} name="check" size=${14} />`
      : SIDE_OF[name]
        ? html`<${Side} disposition=${SIDE_OF[name]} size=${14} />`
        : html`<${Icon} name="fall" size=${14} />`}
    <span class="segment-name">${capital(word)}</span>
    ${count > 0 && state !== "past" && html`<span class="segment-count fine" role="img" title=${counted} aria-label=${counted}>${count}</span>`}`;
  // only the Handler has a forecast before the segment
  const opens = fight !== null && coming !== null && session.isHandler.value;
  return html`<li class=${`segment segment-${state}`} aria-current=${state === "now" ? "step" : undefined} title=${`${word}: ${said}`}>
    ${opens
      ? html`<button
          type="button"
          class="segment-open"
          aria-expanded=${String(comingShown(fight))}
          title=${`${capital(word)}: ${count > 0 ? t("round-what-will-happen", { counted }) : t("round-nothing-comes-this-round")}`}
          onClick=${() => toggleComing(fight)}
        >
          ${inside}
        </button>`
      : inside}
  </li>`;
}

/** The units that a segment shows. @param {string} segment */
const unitsIn = (segment) => Object.values(session.units.value).filter((unit) => round.inSegment(unit, segment) && !unit.destroyed && !knownToHandlerOnly(unit));

/** The units of a segment with their turns. @param {{segment: string}} given */
export function Turns({ segment }) {
  const list = unitsIn(segment).sort(byName);
  const { box, guarded, accepts } = useMoveGuard();
  if (list.length === 0) return html`<p class="quiet tracker-none" ref=${box}>${session.seesAll.value ? t("round-nobody-acts-in-this-segment") : t("round-nobody-in-sight-acts-in-this")}</p>`;
  return html`<ul class="turns" ref=${box} aria-disabled=${guarded ? "true" : undefined}>
    ${list.map((unit) => html`<${Turn} key=${unit.id} unit=${unit} accepts=${accepts} />`)}
  </ul>`;
}

/**
 * A unit with its turn. `accepts` is false just after the list changed, when a press may be meant
 * for another unit.
 * @param {{unit: Unit, accepts: (press: Event) => boolean}} given
 */
function Turn({ unit, accepts }) {
  const [icon, said] = TURN_LABELS[unit.turn] ?? TURN_LABELS.none;
  const waits = unit.turn === "waiting" && session.controls(unit.id) && !session.isSpectator.value;
  // its place is kept while somebody acts, so that the row does not move
  const acts = session.conflict.value?.active !== null;
  useEffect(() => () => selection.setPointed(unit.id, false), [unit.id]);
  return html`<li class=${`turn turn-${unit.turn}` + (unit.id === selection.selected.value ? " turn-selected" : "")} data-still=${unit.id}>
    <button type="button" class="turn-name" title=${`${unit.name} ${said}`} onClick=${(/** @type {Event} */ press) => accepts(press) && selectAndShow(unit)} ...${selection.pointerHandlers(unit.id)}>
      <${Side} disposition=${unit.disposition} size=${16} />
      <span>${unit.name}</span>
      ${unit.hidden && html`<span class="turn-hidden" title=${session.isHandler.value ? t("round-the-pilots-do-not-see-it") : t("round-the-others-do-not-see-it")}><${Icon} name="lock" size=${12} /><span class="sr">${session.isHandler.value ? t("round-hidden-from-the-pilots") : t("round-hidden-from-the-others")}</span></span>`}
      ${unit.turn === "active" && html`<${TurnBudget} unit=${unit} />`}
      <${Icon} name=${icon} size=${14} />
      <span class="sr">${said}</span>
    </button>
    ${waits && html`<${AbstainButton} unit=${unit} acts=${acts} accepts=${accepts} />`}
  </li>`;
}

/**
 * The button that lets a unit abstain. Asks first when the unit would fall.
 * @param {{unit: Unit, acts: boolean, accepts: (press: Event) => boolean}} given
 */
function AbstainButton({ unit, acts, accepts }) {
  const [asked, setAsked] = useState(false);
  const button = useRef(/** @type {HTMLElement|null} */ (null));
  const { name } = unit;
  const falls = round.fallsAtTurnEnd(unit);
  const asking = asked && falls && !acts;
  useLeave(button, asking, () => setAsked(false));
  const label = asking ? t("round-abstain-anyway", { reason: t("round-will-fall", { name }) }) : t("round-let-abstain", { name });
  const onClick = (/** @type {Event} */ press) => {
    if (!accepts(press) || acts) return;
    if (!falls || asking) void send({ type: "turn.abstain", unit: unit.id });
    setAsked(falls && !asking);
  };
  return html`<button
    type="button"
    ref=${button}
    class=${"turn-abstain" + (acts ? " turn-abstain-later" : "") + (asking ? " turn-abstain-asks" : "")}
    title=${asking ? label : t("round-abstains-this-round", { name })}
    aria-label=${label}
    onClick=${onClick}
  >
    <${Icon} name="abstain" size=${14} />${asking ? html`<span>${label}</span>` : html`<span class="turn-abstain-word">${t("round-abstain")}</span>`}
  </button>`;
}

/** Steps and energy left, as icons with numbers. @param {{unit: Unit}} given */
function TurnBudget({ unit }) {
  if (unit.steps === null) return null;
  const said = t("round-and-energy-left", { count: t("count-steps", { n: unit.steps }), energy: unit.energy });
  return html`<span class="quiet turn-left" role="img" aria-label=${said} title=${said}>
    <${Icon} name="steps" size=${12} />${unit.steps}<${Icon} name="bolt" size=${12} />${unit.energy}
  </span>`;
}

/** Selects a unit and shows it. @param {Unit} unit */
export function selectAndShow(unit) {
  selection.select(unit.id);
  showUnit(unit);
}

/** The buttons that advance the round, the main one first. @param {{primary?: boolean}} given */
export function RoundButtons({ primary = true }) {
  const fight = session.conflict.value;
  if (fight === null) return null;
  const step = round.nextStep();
  const handler = session.isHandler.value;
  return html`${primary && html`<${NextStepButton} />`}
    ${handler &&
    step.kind !== "segment" &&
    fight.segment !== "environmental" &&
    fight.active === null &&
    html`<${ConfirmButton} key=${segmentOf(fight)} label=${t("round-end-segment-skip")} short=${t("round-end-segment")} question=${t("round-skip-the-rest")} icon="skip" onConfirm=${() => send({ type: "segment.end" })} />`}
    ${handler && fight.active === null && html`<${PlayTogetherButtons} />`}`;
}

/** The next step of the round, as a button or a text. */
export function NextStepButton() {
  const step = round.nextStep();
  const name = step.unit === null ? "" : (session.units.value[step.unit]?.name ?? t("round-someone"));
  /** @type {Record<string, string>} */
  const labels = {
    start: t("round-start-s-turn", { name }),
    end: endLabel(name),
    segment: t("round-end-segment"),
    resolve: hazardsPending() ? t("round-resolve-the-environment") : fallsPending() ? t("round-resolve-the-falls") : t("round-next-round"),
  };
  const label = labels[step.kind];
  if (label === undefined) return html`<p class="waiting inline" role="status" title=${waitingText(step.kind, name)}>${waitingText(step.kind, name)}</p>`;
  /** @type {Record<string, string>} */
  const icons = { start: "play", end: "check", segment: "skip", resolve: hazardsPending() ? "bolt" : fallsPending() ? "fall" : "round" };
  // an attack of the unit that waits in a zone lets its turn end
  const barred = step.kind === "end" ? turnEndBarText(turnEndBar(step.unit)) : "";
  const waits = barred !== "" || ["turn.start", "turn.end", "segment.end", "environment.resolve"].some((type) =>
    pendingCommands.value.has(type),
  );
  const others = round.belongsToAnotherSeat(step.unit);
  const under = step.kind === "start" && others ? t("round-for", { pilotNames: session.pilotNames(session.units.value[step.unit ?? ""]) }) : "";
  const button = html`<${PrimaryButton}
    id="turn.primary"
    label=${label}
    under=${under}
    title=${barred ? barred : others ? t("round-it-is-a-pilots", { label }) : `${label} (N)`}
    quiet=${others || (step.kind === "end" && (aim.aiming.value !== null || attacks.value.length > 0 || canStillAct(step.unit)))}
    icon=${icons[step.kind]}
    waits=${waits}
    rests=${ui.narrow.value && step.kind === "end" && round.endTurnQuestion.value === null ? END_TURN_SETTLE_MS : undefined}
    onPress=${() => action("turn.primary").run(actionContext)}
  />`;
  if (step.kind !== "end" || round.endTurnQuestion.value === null) return button;
  return html`${button}<button type="button" class="button" onClick=${round.cancelEndTurn}>
    <${Icon} name="undo" /><span>${t("round-not-yet")}</span>
  </button>`;
}

/**
 * Returns whether a unit has steps or a movement left, so that the end of its turn is not the
 * suggested step.
 * @param {string|null} id
 */
function canStillAct(id) {
  const unit = session.units.value[id ?? ""];
  return round.endTurnQuestion.value === null && ((unit?.steps ?? 0) > 0 || (unit?.movement?.left ?? 0) > 0);
}

/** @param {string} name */
function endLabel(name) {
  const question = round.endTurnQuestion.value;
  return question === null ? t("round-end-s-turn", { name }) : round.endTurnText(question);
}

/** Whether zones or a ceiling will do something to units. */
function hazardsPending() {
  const fight = session.conflict.value;
  return Boolean(fight && ((fight.hits ?? []).length > 0 || fight.ceiling));
}

function fallsPending() {
  const fight = session.conflict.value;
  return fight !== null && countOfFalls(fight) > 0;
}

/**
 * @param {string} kind
 * @param {string} name
 */
function waitingText(kind, name) {
  const fight = session.conflict.value;
  if (fight === null) return t("round-no-conflict-everyone-moves-freely");
  if (kind === "choose") return chooseText(fight.segment);
  // spectators wait for nobody, so they read who acts
  if (fight.active !== null) return t("round-acts", { name: name || (session.units.value[fight.active]?.name ?? t("round-someone")) });
  if (fight.segment === "environmental") return hazardsPending() ? t("round-the-handler-resolves-the-environment") : fallsPending() ? t("round-the-handler-resolves-the-falls") : t("round-the-handler-begins-the-next-round");
  const waiting = Object.values(session.units.value).filter(
    (unit) => unit.turn === "waiting" && round.inSegment(unit, fight.segment),
  );
  const names = waiting.slice(0, 3).map((unit) => unit.name).join(", ");
  if (names !== "") return t("round-waiting-for", { names, value: waiting.length > 3 ? t("round-and-others") : "" });
  // the same words whether or not a unit that this seat does not know waits or acts
  return t("round-segment-goes-on", { segment: session.messages.value.word(fight.segment) });
}

/** Returns who has to choose the next unit, and among which. @param {string} segment */
function chooseText(segment) {
  const able = Object.values(session.units.value).filter(
    (unit) => unit.turn === "waiting" && round.inSegment(unit, segment) && session.controls(unit.id),
  );
  const pilots = new Set(able.map((unit) => (round.belongsToAnotherSeat(unit.id) ? session.pilotNames(unit) : null)));
  if (!pilots.has(null)) {
    return t("round-waiting-for-list", { list: listText([...pilots].map((names) => names ?? "")) });
  }
  const names = able.slice(0, 3).map((unit) => unit.name);
  return t("round-choose-who-acts", { list: listText(able.length > 3 ? [...names, "others"] : names, "or") });
}
