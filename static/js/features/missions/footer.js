// The foot of a mission for the Handler: unsaved changes, else the button to the next phase.

import { useEffect, useState } from "preact/hooks";
import { EMPTY_DRAFT } from "./form.js";
import { pendingCommands } from "../../core/commands.js";
import { toast } from "../../core/notices.js";
import { Icon } from "../../ui/icons.js";
import { payLabel, payoutText } from "./payout.js";
import { setDraft } from "./state.js";
import { refusalText } from "../sheets/state.js";
import { html, PrimaryButton } from "../../ui/controls.js";
import { listText } from "../../text/format.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").MissionView} MissionView */
/** @typedef {import("../../core/store.js").Payout} Payout */

/**
 * @typedef {object} FooterProps
 * @property {MissionView} mission @property {Payout|null} payout
 * @property {boolean} upToDate  the payout belongs to the mission as shown
 * @property {boolean} dirty @property {boolean} saving @property {string} error
 * @property {(command: import("../../core/commands.js").Command) => Promise<boolean>} send @property {() => void} onForward
 */

/** The foot that fits the mission's phase. @param {FooterProps} given */
export function MissionFooter(given) {
  const { mission, dirty, error } = given;
  if (dirty) return html`<${Unsaved} ...${given} />`;
  if (mission.phase === "running") return html`<${PayFooter} ...${given} />`;
  if (mission.phase === "paid") {
    return html`<footer class="plan-bar"><p class=${error ? "plan-refused" : "quiet"} role="status">${error || t("missions-paid-the-terms-stay-as-they")}</p></footer>`;
  }
  return html`<${PhaseFooter} ...${given} />`;
}

/** @param {{error: string, says: string, children?: import("preact").ComponentChildren}} given */
function FooterBar({ error, says, children }) {
  return html`<footer class="plan-bar" aria-label=${t("missions-next-step")}>
    <p role="status">${error ? html`<span class="plan-refused">${error}</span>` : html`<span class="quiet">${says}</span>`}</p>
    <div class="plan-buttons">${children}</div>
  </footer>`;
}

/** @param {FooterProps} given */
function Unsaved({ mission, saving, error }) {
  return html`<${FooterBar} error=${error} says=${t("missions-changed-not-saved-yet")}>
    <button type="button" class="button" onClick=${() => setDraft(mission.id, EMPTY_DRAFT)}>${t("missions-discard")}</button>
    <button type="submit" class="button button-primary" disabled=${saving}><${Icon} name="check" /><span>${t("missions-save")}</span></button>
  </${FooterBar}>`;
}

/** Before the start: brief the pilots, start, back to a draft. @param {FooterProps} given */
function PhaseFooter({ mission, error, send, onForward }) {
  const draft = mission.phase === "draft";
  const [asking, setAsking] = useState(false);
  const empty = mission.crew.length === 0;
  async function to(/** @type {string} */ phase) {
    if (empty && phase !== "draft" && !asking) {
      setAsking(true);
      return;
    }
    setAsking(false);
    if ((await send({ type: "mission.phase", mission: mission.id, phase })) && phase !== "draft") onForward();
  }
  if (asking && empty) {
    const [verb, phase] = draft ? [t("missions-brief"), "briefed"] : [t("missions-start"), "running"];
    return html`<${FooterBar} error=${error} says=${t("missions-nobody-is-in-the-crew-nothing")}>
      <button type="button" class="button" onClick=${() => setAsking(false)}>${t("missions-not-yet")}</button>
      <${PrimaryButton} label=${t("missions-without-a-crew", { verb })} icon=${draft ? "send" : "play"} onPress=${() => to(phase)} />
    </${FooterBar}>`;
  }
  return html`<${FooterBar} error=${error} says=${draft ? t("missions-only-you-see-it-so-far") : t("missions-the-pilots-read-it-nothing-is")}>
    ${!draft && html`<button type="button" class="button" onClick=${() => to("draft")}>${t("missions-back-to-a-draft")}</button>`}
    ${draft ? html`<${PrimaryButton} label=${t("missions-brief-the-pilots")} icon="send" onPress=${() => to("briefed")} />` : html`<${PrimaryButton} label=${t("missions-start-it")} icon="play" onPress=${() => to("running")} />`}
  </${FooterBar}>`;
}

/** Names the objectives that are still open: "2 objectives are still open: … "; "" without any. @param {MissionView} mission */
function openText({ primary, result, objectives }) {
  const all = [{ text: primary, result }, ...objectives];
  const open = all.filter((each) => each.result === "open").map((each) => each.text.replace(/\.$/, "") || t("missions-not-named"));
  return open.length === 0 ? "" : `${t("missions-objectives-are-still-open", { n: open.length, list: listText(open) })} `;
}

/** While it runs: pay, after a question, or halt. @param {FooterProps} given */
function PayFooter({ mission, payout, upToDate, error, send }) {
  const [asking, setAsking] = useState(false);
  const bar = payout?.bar ?? null;
  useEffect(() => {
    if (bar !== null) setAsking(false);
  }, [bar]);
  const halt = () => send({ type: "mission.phase", mission: mission.id, phase: "briefed" });
  const waits = !upToDate || payout === null || pendingCommands.value.has("mission.pay");
  async function pay() {
    const said = payout && payoutText(payout);
    if (await send({ type: "mission.pay", mission: mission.id })) toast("good", t("missions-is-paid-name-said", { name: mission.name, said }));
  }
  if (payout !== null && bar === null && asking) {
    return html`<${FooterBar} error=${error} says=${openText(mission) + t("missions-pay-it-is-paid-once", { payout: payoutText(payout) })}>
      <button type="button" class="button" onClick=${() => setAsking(false)}>${t("missions-not-yet")}</button>
      <${PrimaryButton} label=${t("missions-yes-pay")} icon="check" waits=${waits} onPress=${pay} />
    </${FooterBar}>`;
  }
  const says = payout === null ? "" : bar === null ? payoutText(payout) : refusalText(bar);
  return html`<${FooterBar} error=${error} says=${says}>
    <button type="button" class="button" onClick=${halt}>${t("missions-back-to-the-briefing")}</button>
    ${bar === null ? html`<${PrimaryButton} label=${payout ? payLabel(payout) : t("missions-pay")} icon="check" waits=${waits} onPress=${() => setAsking(true)} />` : html`<button type="button" class="button" disabled><${Icon} name="lock" /><span>${t("missions-pay")}</span></button>`}
  </${FooterBar}>`;
}
