// The Missions tab, and the dialog of one mission.

import { useEffect, useRef, useState } from "preact/hooks";
import { addCommand, byPhase, isDirty, EMPTY_DRAFT, saveSteps, trimmed, withoutRow } from "./form.js";
import { toast } from "../../core/notices.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { Icon } from "../../ui/icons.js";
import { PrintMission } from "../mission-print/print.js";
import { Briefing } from "./briefing.js";
import { MissionFooter } from "./footer.js";
import { PayoutCards } from "./payout.js";
import { unreadMissions, markRead } from "./unread.js";
import { credits, crewOf, ownCharactersIn, dropSaved, setDraft, PhaseSteps, tallyOf, draftOf, usePayout, useSend } from "./state.js";
import { openMission } from "./unread.js";
import { CrewTallies, entersUses, TallyGrid, tallyText, UsesNote } from "./tally.js";
import { HandlerNotes, Terms } from "./terms.js";
import { EmptyState, html, ConfirmButton } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").MissionView} MissionView */

/** The title of the dialog. @param {string} id  of the mission, "" for a new one */
export function missionTitle(id) {
  return session.missions.value[id]?.name ?? (id === "" ? t("missions-a-new-mission") : t("missions-gone"));
}

/** The content of the tab: all missions, with this seat's tally and pay. */
export function MissionList() {
  const all = byPhase(Object.values(session.missions.value));
  // of one that runs the list shows what there is; a briefing is to be read
  useEffect(() => () => Object.values(session.missions.peek()).forEach(({ id, phase }) => phase === "running" && markRead(id)), []);
  return html`<section class="missions stack gap-3" aria-label=${t("missions-missions")}>
    ${session.isHandler.value &&
    html`<button type="button" class="button button-strong" onClick=${() => openMission("")}><${Icon} name="plus" /><span>${t("missions-new-mission")}</span></button>`}
    <ul>${all.map((mission) => html`<${Row} key=${mission.id} mission=${mission} />`)}</ul>
  </section>`;
}

/** @param {{mission: MissionView}} given */
function Row({ mission }) {
  const own = ownCharactersIn(mission);
  const running = mission.phase === "running" && own.length > 0;
  const pays = mission.paid.filter((pay) => own.some(({ id }) => id === pay.character));
  const { payout } = usePayout(running ? mission : null);
  return html`<li class="mission-row">
    <button type="button" class="mission-open plain" onClick=${() => openMission(mission.id)}>
      <span class="mission-name inline"><b class="clip" title=${mission.name}>${mission.name}</b>${unreadMissions.value.includes(mission.id) && html`<span class="badge badge-accent">${t("missions-new")}</span>`}</span>
      <span class="mission-base">${credits(mission.base)}</span>
      <${PhaseSteps} phase=${mission.phase} />
      <${Icon} name="right" size=${16} />
    </button>
    ${mission.phase === "running" && session.isHandler.value && crewOf(mission).map(({ id, name }) => html`<p class="mission-own stack quiet" key=${`tally ${id}`}>${name}: ${tallyText(tallyOf(mission, id))}</p>`)}
    ${own.some(({ character }) => entersUses(mission, character)) && html`<div class="mission-own"><${UsesNote} /></div>`}
    ${running && own.map(({ id, character }) => character && html`<div class="mission-own stack" key=${id}><${TallyGrid} mission=${mission} character=${character} rates=${payout?.rates ?? null} /></div>`)}
    ${pays.map((pay) => html`<p class=${"mission-own stack " + (pay.sum < 0 ? "char-debt" : "quiet")} key=${pay.character}>${pay.name} ${pay.sum < 0 ? t("missions-owed") : t("missions-was-paid")} ${credits(Math.abs(pay.sum))}</p>`)}
  </li>`;
}

/** The content of the dialog. @param {{id: string}} given  of the mission, "" for a new one */
export function Mission({ id }) {
  const mission = session.missions.value[id];
  if (id === "" && session.isHandler.value) return html`<${NewMission} />`;
  if (mission === undefined) {
    return html`<${EmptyState} icon="mission" title=${t("missions-this-mission-is-gone")}>${t("missions-the-handler-took-it-off-the")}</${EmptyState}>`;
  }
  return html`<${OpenMission} mission=${mission} />`;
}

function NewMission() {
  const { error, send } = useSend();
  const [known, setKnown] = useState(/** @type {ReadonlySet<string>|null} */ (null));
  const draft = draftOf("");
  // the new mission comes with the next change of the view; then it replaces this form
  useEffect(() => {
    const fresh = known && Object.keys(session.missions.value).find((id) => !known.has(id));
    if (!fresh) return;
    setDraft("", EMPTY_DRAFT);
    toast("good", t("missions-saved", { name: session.missions.value[fresh].name }));
    openMission(fresh);
  }, [known, session.missions.value]);
  /** @param {Event} event */
  async function submit(event) {
    event.preventDefault();
    const then = new Set(Object.keys(session.missions.value));
    if (await send(addCommand(trimmed(draft)))) setKnown(then);
  }
  return html`<form class="mission stack gap-5" onSubmit=${submit}>
    <${Terms} mission=${null} />
    <${HandlerNotes} mission=${null} />
    <footer class="plan-bar">
      <p role="status">${error ? html`<span class="plan-refused">${error}</span>` : html`<span class="quiet">${t("missions-a-draft-first-only-you-see")}</span>`}</p>
      <div class="plan-buttons">
        <button type="button" class="button" disabled=${!isDirty(null, draft)} onClick=${() => setDraft("", EMPTY_DRAFT)}>${t("missions-clear")}</button>
        <button type="submit" class="button button-primary" disabled=${known !== null}><${Icon} name="check" /><span>${t("missions-save-the-draft")}</span></button>
      </div>
    </footer>
  </form>`;
}

/** @param {{mission: MissionView}} given */
function OpenMission({ mission }) {
  const { phase } = mission;
  const handler = session.isHandler.value;
  const { payout, upToDate } = usePayout(mission);
  const dirty = handler && isDirty(mission, draftOf(mission.id));
  const [wants, setEditing] = useState(handler && (phase === "draft" || dirty));
  const editing = wants && handler && phase !== "paid";
  const { error, send, clear } = useSend();
  const [saving, setSaving] = useState(false);
  useEffect(() => dropSaved(mission), [mission]);
  useEffect(() => markRead(mission.id), [mission.id, unreadMissions.value]);
  useEffect(clear, [phase, dirty]);
  // a new phase has new content, so the dialog starts at its top again
  const form = useRef(/** @type {HTMLFormElement|null} */ (null));
  useEffect(() => form.current?.closest(".book")?.scrollTo({ top: 0 }), [phase]);

  /** @param {Event} event */
  async function save(event) {
    event.preventDefault();
    if (!dirty || saving) return;
    let saved = true;
    setSaving(true);
    setDraft(mission.id, trimmed(draftOf(mission.id)));
    for (const { command, row } of saveSteps(mission, draftOf(mission.id))) {
      saved = await send(command);
      if (!saved) break;
      if (row) setDraft(mission.id, withoutRow(draftOf(mission.id), row));
    }
    setSaving(false);
    if (!saved) return;
    toast("good", t("missions-saved", { name: mission.name }));
    if (phase !== "draft") setEditing(false);
  }
  async function remove() {
    if (!(await send({ type: "mission.remove", mission: mission.id }))) return;
    setDraft(mission.id, EMPTY_DRAFT);
    ui.closeModal();
  }

  const side = html`<div class="mission-side" key="side"><${CrewTallies} mission=${mission} rates=${payout?.rates ?? null} /></div>`;
  const main = html`<div class="mission-main" key="main">
    ${editing ? html`<${Terms} mission=${mission} />` : html`<${Briefing} mission=${mission} />`}
    ${handler && html`<${HandlerNotes} mission=${mission} />`}
    ${(editing || (handler && phase === "paid")) && html`<div class="row"><${ConfirmButton} label=${t("missions-remove-the-mission")} question=${t("missions-remove-it-for-good")} icon="trash" onConfirm=${remove} /></div>`}
  </div>`;
  // the form of a draft contains the crew, so the column beside it is left out
  const bare = editing && phase === "draft";
  return html`<form class="mission stack gap-5" ref=${form} onSubmit=${save}>
    <div class="mission-top">
      <${PhaseSteps} phase=${phase} />
      <${PrintMission} mission=${mission} />
      ${handler && phase !== "paid" && html`<button type="button" class="button" aria-pressed=${String(editing)} onClick=${() => setEditing(!editing)}><${Icon} name="edit" /><span>${t("missions-edit-the-terms")}</span></button>`}
    </div>
    ${payout && phase === "paid" && html`<${PayoutCards} payout=${payout} />`}
    <div class="mission-cols">${bare ? main : [main, side]}</div>
    ${payout && phase === "running" && html`<${PayoutCards} payout=${payout} />`}
    ${handler && html`<${MissionFooter} mission=${mission} payout=${payout} upToDate=${upToDate} dirty=${dirty} saving=${saving} error=${error} send=${send} onForward=${() => setEditing(false)} />`}
  </form>`;
}
