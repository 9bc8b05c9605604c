// What is said of the round over the map: what ending the turn now would do to the unit, and that
// this seat reacts to no attack.

import { useEffect } from "preact/hooks";
import { boardOfPage } from "../../core/board-handle.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import * as round from "./round.js";
import { LetBeNote } from "../fight/let-be.js";
import { resultLayer } from "../fight/result-handle.js";
import { unreadUndone } from "../history/undone-notice.js";
import { showsSinceTurn } from "../log/since-turn.js";
import { fallText } from "../log/fall-text.js";
import { Icon } from "../../ui/icons.js";
import { html } from "../../ui/controls.js";

/** The notes of the round. A phone has room for one notice over the map: that nobody reacts waits for the others. */
export function RoundNotes() {
  const covered = ui.narrow.value && (unreadUndone.value.length > 0 || resultLayer.isOpen() || showsSinceTurn.value || round.endTurnQuestion.value !== null);
  return html`<${EndTurnWarning} />${!covered && html`<${LetBeNote} />`}`;
}

/** What ending the turn now would do to the unit, while that is the question. */
function EndTurnWarning() {
  const question = round.endTurnQuestion.value;
  const fall = question?.fall ?? null;
  // by now this note may cover the unit
  useEffect(() => {
    if (fall !== null) for (const at of [fall.end, fall.start]) boardOfPage()?.show(at);
  }, [fall]);
  if (question === null || question.fall === null) return null;
  return html`<p class="hint inline panel ending-line" role="status">
    <${Icon} name="fall" size=${16} />
    <span><b>${session.units.value[question.unit].name}</b> ${fallText(question.fall)}</span>
  </p>`;
}
