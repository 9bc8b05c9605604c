// What ending the turn now would do to the unit.

import * as session from "../../core/session.js";
import * as round from "./round.js";
import { fallText } from "../log/fall-text.js";
import { Icon } from "../../ui/icons.js";
import { html } from "../../ui/controls.js";

/** What ending the turn now would do to the unit, while that is the question. */
export function EndTurnWarning() {
  const question = round.endTurnQuestion.value;
  if (question === null || question.fall === null) return null;
  return html`<p class="hint inline panel ending-line" role="status">
    <${Icon} name="fall" size=${16} />
    <span><b>${session.units.value[question.unit].name}</b> ${fallText(question.fall)}</span>
  </p>`;
}
