// The foot of a mission for the Handler: what is not saved, else the one next step.

import { useEffect, useState } from "preact/hooks";
import { EMPTY_DRAFT } from "./form.js";
import * as app from "../../core/app.js";
import { Icon } from "../../ui/icons.js";
import { payoutText } from "./payout.js";
import { setDraft } from "./state.js";
import { refusalText } from "../sheets/state.js";
import { html, Primary } from "../../ui/controls.js";

/** @typedef {import("../../core/store.js").MissionView} MissionView */
/** @typedef {import("../../core/store.js").Payout} Payout */

/**
 * @typedef {object} FooterProps
 * @property {MissionView} mission @property {Payout|null} payout
 * @property {boolean} stands  the payout is that of what is shown
 * @property {boolean} dirty @property {boolean} saving @property {string} fault
 * @property {(command: any) => Promise<boolean>} send @property {() => void} onForward
 */

/** @param {FooterProps} given */
export function MissionFooter(given) {
  const { mission, dirty, fault } = given;
  if (dirty) return html`<${Unsaved} ...${given} />`;
  if (mission.phase === "running") return html`<${PayFooter} ...${given} />`;
  if (mission.phase === "paid") {
    return html`<footer class="plan-bar"><p class=${fault ? "plan-refused" : "quiet"} role="status">${fault || "Paid: the terms stay as they were. Undo takes the whole payout back."}</p></footer>`;
  }
  return html`<${PhaseFooter} ...${given} />`;
}

/** @param {{fault: string, says: string, children?: any}} given */
function FooterBar({ fault, says, children }) {
  return html`<footer class="plan-bar" aria-label="Next step">
    <p role="status">${fault ? html`<span class="plan-refused">${fault}</span>` : html`<span class="quiet">${says}</span>`}</p>
    <div class="plan-buttons">${children}</div>
  </footer>`;
}

/** @param {FooterProps} given */
function Unsaved({ mission, saving, fault }) {
  return html`<${FooterBar} fault=${fault} says="Changed, not saved yet.">
    <button type="button" class="button" onClick=${() => setDraft(mission.id, EMPTY_DRAFT)}>Discard</button>
    <button type="submit" class="button button-primary" disabled=${saving}><${Icon} name="check" /><span>Save</span></button>
  </${FooterBar}>`;
}

/** @param {FooterProps} given */
function PhaseFooter({ mission, fault, send, onForward }) {
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
    const [verb, phase] = draft ? ["Brief", "briefed"] : ["Start", "running"];
    return html`<${FooterBar} fault=${fault} says="Nobody is in the crew: nothing will be counted, nobody paid.">
      <button type="button" class="button" onClick=${() => setAsking(false)}>Not yet</button>
      <${Primary} label=${`${verb} without a crew`} icon=${draft ? "send" : "play"} onPress=${() => to(phase)} />
    </${FooterBar}>`;
  }
  return html`<${FooterBar} fault=${fault} says=${draft ? "Only you see it so far." : "The pilots read it; nothing is counted yet."}>
    ${!draft && html`<button type="button" class="button" onClick=${() => to("draft")}>Back to a draft</button>`}
    ${draft ? html`<${Primary} label="Brief the pilots" icon="send" onPress=${() => to("briefed")} />` : html`<${Primary} label="Start" icon="play" onPress=${() => to("running")} />`}
  </${FooterBar}>`;
}

/** @param {FooterProps} given */
function PayFooter({ mission, payout, stands, fault, send }) {
  const [asking, setAsking] = useState(false);
  const bar = payout?.bar ?? null;
  useEffect(() => {
    if (bar !== null) setAsking(false);
  }, [bar]);
  const halt = () => send({ type: "mission.phase", mission: mission.id, phase: "briefed" });
  const waits = !stands || payout === null || app.busy.value.has("mission.pay");
  async function pay() {
    const said = payout && payoutText(payout);
    if (await send({ type: "mission.pay", mission: mission.id })) app.toast("good", `${mission.name} is paid: ${said}`);
  }
  if (payout !== null && bar === null && asking) {
    return html`<${FooterBar} fault=${fault} says=${`Pay ${payoutText(payout)}? It is paid once.`}>
      <button type="button" class="button" onClick=${() => setAsking(false)}>Not yet</button>
      <${Primary} label="Yes, pay" icon="check" waits=${waits} onPress=${pay} />
    </${FooterBar}>`;
  }
  const says = payout === null ? "" : bar === null ? payoutText(payout) : refusalText(bar);
  return html`<${FooterBar} fault=${fault} says=${says}>
    <button type="button" class="button" onClick=${halt}>Halt</button>
    ${bar === null ? html`<${Primary} label="Pay" icon="check" waits=${waits} onPress=${() => setAsking(true)} />` : html`<button type="button" class="button" disabled><${Icon} name="lock" /><span>Pay</span></button>`}
  </${FooterBar}>`;
}
