// The Round tab of a phone: segments, turns, falls and effects, and the buttons of the round.

import * as session from "../core/session.js";
import * as offers from "../features/dice-systems/offers.js";
import { OverruleRoundButton } from "../features/handler/round-form.js";
import { countComing } from "../features/round/coming.js";
import { ComingList } from "../features/round/coming-list.js";
import { EndConflictButton } from "../features/round/end-conflict.js";
import { EnvironmentButton } from "../features/round/environment.js";
import { SceneNotes } from "../features/round/scene-notes.js";
import { RoundButtons, StartConflictButton, Turns } from "../features/round/tracker.js";
import { EmptyState, html } from "../ui/controls.js";
import { capital } from "../text/format.js";
import { t } from "../text/t.js";

/** The Round tab outside of a conflict. */
function NoRound() {
  return html`<${EmptyState} icon="conflict" title=${t("table-everybody-moves-freely")}>
    ${t("table-in-a-conflict-the-segments-stand")}
    ${session.isHandler.value && html`<span class="row empty-own"><${StartConflictButton} /><${EnvironmentButton} /></span>`}
    <${SceneNotes} />
  </${EmptyState}>`;
}

/** The Round tab: segments, turns, falls and effects. */
export function RoundTab() {
  const fight = session.conflict.value;
  if (fight === null) return html`<${NoRound} />`;
  const order = fight.order ?? [];
  return html`<div class="round-tab stack gap-3">
    <ol class="segments segments-tall">
      ${order.map(
        (name) => html`<li key=${name} class=${"segment " + (name === fight.segment ? "segment-now" : "segment-next")}>${capital(session.messages.value.word(name))}</li>`,
      )}
    </ol>
    ${fight.segment !== "environmental" && html`<${Turns} segment=${fight.segment} />`}
    ${fight.segment === "environmental" ? html`<${ComingList} fight=${fight} />` : session.isHandler.value && countComing(fight).count > 0 && html`<h3 class="eyebrow">${t("table-environment")}</h3><${ComingList} fight=${fight} />`}
    <${SceneNotes} />
    <div class="row"><${RoundButtons} primary=${offers.waitingCount.value > 0} />${session.isHandler.value && html`<${EnvironmentButton} /><${OverruleRoundButton} /><${EndConflictButton} />`}</div>
  </div>`;
}
