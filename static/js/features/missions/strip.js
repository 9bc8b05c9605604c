// The running mission beside the map: a strip in the side panel, which opens its objectives, tallies
// and waves in the place of the tab.

import { useEffect } from "preact/hooks";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { Icon } from "../../ui/icons.js";
import { html, ConfirmButton, Section } from "../../ui/controls.js";
import { enterWave, wavesOfScene, whenText } from "../units/waves.js";
import { PageText } from "../journal/page-text.js";
import { PrintMission } from "../mission-print/print.js";
import { markRead, openMission, unreadMissions } from "./unread.js";
import { isFought, missionShown, runningMission } from "./running.js";
import { credits, crewOf, SendError, tallyOf, TIERS, usePayout, useSend } from "./state.js";
import { entersUses, TallyGrid, tallyText, UsesNote } from "./tally.js";
import { ZoneLinks } from "./zone-links.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").MissionView} MissionView */
/** @typedef {MissionView["objectives"][number]} Objective */

/** @type {Record<Objective["result"], {icon: string, tone: string, text: string}>} */
const RESULT = {
  open: { icon: "wait", tone: "", text: t("missions-open-2") },
  achieved: { icon: "check", tone: " chip-good", text: t("missions-achieved-2") },
  failed: { icon: "close", tone: " chip-danger", text: t("missions-failed-2") },
};

/** The strip; nothing while no mission runs. */
export function MissionStrip() {
  const mission = runningMission.value;
  if (mission === null) return null;
  const results = [mission, ...mission.objectives].map(({ result }) => result);
  const done = results.filter((result) => result === "achieved").length;
  const waves = session.isHandler.value ? wavesOfScene().length : 0;
  // what is left to do once the fight is over
  const pays = session.isHandler.value && session.conflict.value === null && isFought(session.entries.value, session.undoneLines.value);
  return html`<button type="button" class="mission-strip inline" aria-expanded=${String(missionShown.value)} onClick=${() => ui.setMissionOpen(!missionShown.value)}>
    <${Icon} name="mission" size=${18} /><span class="sr">${t("missions-running-mission")} </span>
    <b class="clip" title=${mission.name}>${mission.name}</b>
    <span class="quiet mission-strip-count">${t("missions-achieved-of", { done, all: results.length })}${waves > 0 ? ` · ${t("missions-n-waves", { n: waves })}` : ""}${pays ? ` · ${t("missions-then-pay")}` : ""}</span>
    <${Icon} name=${missionShown.value ? "fold" : "right"} size=${16} />
  </button>`;
}

/** The running mission in the place of a tab. */
export function RunningMission() {
  const mission = runningMission.value;
  useEffect(() => void (mission && markRead(mission.id)), [mission?.id, unreadMissions.value]);
  if (mission === null) return null;
  return html`<section class="running stack" aria-label=${t("missions-at-hand", { name: mission.name })}>
    <div class="section-row">
      ${mission.briefing && html`<${Section} title=${t("missions-briefing")} open=${false} keep="running-briefing"><${PageText} text=${mission.briefing} /></${Section}>`}
      ${session.isHandler.value && mission.notes && html`<${Section} title=${t("missions-handlers-notes")} open=${false} keep="running-notes"><${PageText} text=${mission.notes} /></${Section}>`}
    </div>
    <${Objectives} mission=${mission} />
    ${session.isHandler.value && html`<${WaitingWaves} />`}
    <${Tallies} mission=${mission} />
    <div class="row"><button type="button" class="button" onClick=${() => openMission(mission.id)}><${Icon} name="mission" size=${18} /><span>${session.isHandler.value ? t("missions-open-and-pay") : t("missions-open-the-whole")}</span></button><${PrintMission} mission=${mission} /></div>
  </section>`;
}

/** @param {{mission: MissionView}} given */
function Objectives({ mission }) {
  return html`<${Section} title=${t("missions-objectives")} keep="running-objectives">
    <ul class="running-list" aria-label=${t("missions-objectives")}>
      <${ObjectiveLine} mission=${mission} objective=${null} />
      ${mission.objectives.map((objective) => html`<${ObjectiveLine} key=${objective.id} mission=${mission} objective=${objective} />`)}
      ${mission.deductions.map((each) => html`<${DeductionLine} key=${each.id} mission=${mission} deduction=${each} />`)}
    </ul>
  </${Section}>`;
}

/**
 * An objective, which the Handler sets with one press; null is the primary one.
 * @param {{mission: MissionView, objective: Objective|null}} given
 */
function ObjectiveLine({ mission, objective }) {
  const { error, send } = useSend();
  const secret = objective !== null && objective.hidden && !objective.revealed;
  const text = (objective === null ? mission.primary : objective.text) || t("missions-not-named");
  const { result } = objective ?? mission;
  const id = objective === null ? {} : { objective: objective.id };
  const handler = session.isHandler.value;
  const note = handler && objective?.hidden ? (secret ? t("missions-hidden") : t("missions-revealed")) : "";
  const kind = objective === null ? t("missions-primary") : t("missions-bonus");
  // a second press on the same sign opens the question again
  const put = (/** @type {"achieved"|"failed"} */ to) => send({ type: "mission.result", mission: mission.id, ...id, result: result === to ? "open" : to });
  const conceal = (/** @type {boolean} */ hidden) => send({ type: "mission.update_objective", mission: mission.id, ...id, hidden });
  return html`<li class=${"running-line" + (secret ? " aim-secret" : "")} aria-label=${text}>
    <div class="running-text">
      <p class="quiet fine">${kind} · ${credits(objective === null ? mission.base : objective.bonus)}${note && html`<span class="running-secret">${secret && html`<${Icon} name="lock" size=${12} />`}${note}</span>`}</p>
      <p class="wrap">${text}</p>
      <${ZoneLinks} text=${text} />
    </div>
    ${handler
      ? html`<div class="running-signs" role="group" aria-label=${t("missions-result-of", { named: text })}>
          ${secret && html`<${ConfirmButton} iconOnly label=${t("missions-show-to-the-pilots")} question=${t("missions-show-it-to-the-pilots")} icon="sight" onConfirm=${() => send({ type: "mission.reveal", mission: mission.id, ...id })} />`}
          ${objective?.hidden && objective.revealed && html`<button type="button" class="button button-icon button-quiet" aria-label=${t("missions-hide-again")} title=${t("missions-hide-again")} onClick=${() => conceal(true)}><${Icon} name="hide" /></button>`}
          <button type="button" class="button button-icon running-met" aria-pressed=${String(result === "achieved")} aria-label=${t("missions-achieved")} title=${t("missions-achieved")} onClick=${() => put("achieved")}><${Icon} name="check" /></button>
          <button type="button" class="button button-icon running-failed" aria-pressed=${String(result === "failed")} aria-label=${t("missions-failed")} title=${t("missions-failed")} onClick=${() => put("failed")}><${Icon} name="close" /></button>
        </div>`
      : html`<span class=${"chip" + RESULT[result].tone}><${Icon} name=${RESULT[result].icon} size=${12} />${RESULT[result].text}</span>`}
    <${SendError} text=${error} />
  </li>`;
}

/** @param {{mission: MissionView, deduction: MissionView["deductions"][number]}} given */
function DeductionLine({ mission, deduction }) {
  const { error, send } = useSend();
  const { id, text, applies, amount } = deduction;
  const label = applies ? t("missions-kept-back") : t("missions-not-kept-back");
  const put = () => send({ type: "mission.update_deduction", mission: mission.id, deduction: id, applies: !applies });
  return html`<li class="running-line" aria-label=${text}>
    <div class="running-text">
      <p class="quiet fine">${t("missions-deduction")} · ${credits(-amount)}</p>
      <p class="wrap">${text}</p>
    </div>
    ${session.isHandler.value
      ? html`<button type="button" class="button" aria-pressed=${String(applies)} onClick=${put}>${t("missions-kept-back")}</button>`
      : html`<span class=${"chip" + (applies ? " chip-danger" : "")}>${label}</span>`}
    <${SendError} text=${error} />
  </li>`;
}

/** @param {{mission: MissionView}} given */
function Tallies({ mission }) {
  const { payout } = usePayout(mission);
  const crew = crewOf(mission);
  return html`<${Section} title=${t("missions-tally")} keep="running-tally">
    ${crew.length === 0 && html`<p class="quiet">${t("missions-nobody-yet")}</p>`}
    ${!session.isHandler.value && crew.some(({ character }) => entersUses(mission, character)) && html`<${UsesNote} />`}
    <ul class="running-list">
      ${crew.map(({ id, name, character }) => html`<li key=${id} class="stack gap-1 running-tally" aria-label=${name}>
        <b class="clip" title=${name}>${name}</b>
        ${character === null
          ? html`<p class="quiet">${tallyText(tallyOf(mission, id))}</p>`
          : session.isHandler.value
            ? html`<${TallyLines} mission=${mission} id=${id} name=${name} />`
            : html`<${TallyGrid} mission=${mission} character=${character} rates=${payout?.rates ?? null} />`}
      </li>`)}
    </ul>
  </${Section}>`;
}

/**
 * The lines of a tally, each with a button for one less and one more, which overrule the count.
 * @param {{mission: MissionView, id: string, name: string}} given
 */
function TallyLines({ mission, id, name }) {
  const { error, send } = useSend();
  const { integrity, uses } = tallyOf(mission, id);
  const veiled = mission.veiled?.[id];
  const correct = (/** @type {Record<string, any>} */ numbers) => send({ type: "mission.correct", mission: mission.id, character: id, ...numbers });
  const lines = [
    { label: t("missions-integrity-lost-2"), n: integrity, set: (/** @type {number} */ n) => correct({ integrity: n }) },
    ...TIERS.map((tier, i) => ({
      label: t("missions-tier-used", { tier }),
      n: uses[i],
      set: (/** @type {number} */ n) => correct({ uses: uses.map((was, at) => (at === i ? n : was)) }),
    })),
  ];
  return html`<div class="running-numbers" role="group" aria-label=${t("missions-tally-of", { name })}>
      ${lines.map(({ label, n, set }) => html`<p class="running-number" key=${label}>
        <span class="quiet clip fine" title=${label}>${label}</span>
        <button type="button" class="button button-icon button-quiet" disabled=${n === 0} aria-label=${t("ui-one-less", { label })} onClick=${() => set(n - 1)}><${Icon} name="minus" size=${16} /></button>
        <b>${n}</b>
        <button type="button" class="button button-icon button-quiet" aria-label=${t("ui-one-more", { label })} onClick=${() => set(n + 1)}><${Icon} name="plus" size=${16} /></button>
      </p>`)}
    </div>
    ${veiled && html`<p class="remark fine"><${Icon} name="lock" size=${14} /><span>${t("missions-of-this-the-players-do-not", { tally: tallyText(veiled) })}</span></p>`}
    <${SendError} text=${error} />`;
}

/** The waves that wait in this scene, for the Handler. */
function WaitingWaves() {
  const waves = wavesOfScene();
  if (waves.length === 0) return null;
  return html`<${Section} title=${t("missions-waves-that-wait")} keep="running-waves">
    <ul class="running-list" aria-label=${t("missions-waves-that-wait")}>
      ${waves.map((wave) => html`<li key=${wave.id} class="running-line" aria-label=${wave.name}>
        <div class="running-text">
          <p class="clip" title=${wave.name}><b>${wave.name}</b> <span class="quiet">${t("units-n-units", { n: wave.units.length })}</span></p>
          <p class="quiet fine wrap">${whenText(wave)}</p>
        </div>
        <button type="button" class="button button-strong" disabled=${wave.units.length === 0} onClick=${() => enterWave(wave)}><${Icon} name="play" size=${18} /><span>${t("missions-let-it-come-now")}</span></button>
      </li>`)}
    </ul>
  </${Section}>`;
}
