// Hiding and highlighting units: whether the pilots see a unit, and whether everybody sees it
// through fog. The Handler toggles both in the list of units, on the card and by key.

import { action } from "../../core/actions.js";
import { send } from "../../core/commands.js";
import { toast } from "../../core/notices.js";
import * as session from "../../core/session.js";
import { Icon } from "../../ui/icons.js";
import { keyText } from "../../core/input.js";
import { html } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").Unit} Unit */

/**
 * Returns whether only the Handler knows of a unit: off the map, not on the pilots' side, and not
 * controlled by a pilot.
 * @param {Unit} unit
 */
export function knownToHandlerOnly(unit) {
  const seats = session.view.value?.seats ?? {};
  const steered = [unit.controller, ...unit.copilots].some((seat) => seat !== null && seats[seat]?.role === "pilot");
  return unit.at === null && !unit.carried_by && !unit.lost && unit.disposition !== "pilot" && unit.disposition !== "ally" && !steered;
}

/** Returns whether a unit is hidden or highlighted; hidden comes first. @param {Unit} unit */
export function visibilityText(unit) {
  if (unit.hidden) return unit.highlighted ? t("fog-hidden-highlighted-once-shown") : t("fog-hidden-from-the-pilots");
  return unit.highlighted ? "highlighted" : "";
}

/** Returns the text of the toast after highlighting. @param {Unit} unit @param {boolean} on */
function highlightText(unit, on) {
  const { name, hidden } = unit;
  if (!on) return t("fog-is-no-longer-highlighted", { name });
  if (knownToHandlerOnly(unit)) return t("fog-is-highlighted-once-it-is-on", { name });
  return hidden ? t("fog-is-still-hidden-from-the-pilots", { name }) : t("fog-is-highlighted-everybody-sees-it", { name });
}

/**
 * Sends a command and shows a toast when it is accepted.
 * @param {import("../../core/commands.js").Command} command @param {string} done  the text of the toast
 */
export async function sendWithToast(command, done) {
  const answer = await send(command);
  if (answer.ok) toast("good", done);
  return answer;
}

/** Highlights a unit or stops doing so. @param {Unit} unit */
export function toggleHighlighted(unit) {
  const highlighted = !unit.highlighted;
  return sendWithToast({ type: "unit.highlight", unit: unit.id, highlighted }, highlightText(unit, highlighted));
}

/** Hides a unit from the pilots or shows it. @param {Unit} unit */
export function toggleHidden(unit) {
  const hidden = !unit.hidden;
  const shown = knownToHandlerOnly(unit) ? t("fog-the-pilots-see-once-it-is", { name: unit.name }) : t("fog-the-pilots-see", { name: unit.name });
  return sendWithToast({ type: "unit.hide", unit: unit.id, hidden }, hidden ? t("fog-is-hidden-from-the-pilots", { name: unit.name }) : shown);
}

/** The two toggles, as icons or with labels. @param {{unit: Unit, words?: boolean}} given */
export function VisibilityToggles({ unit, words = false }) {
  const hidden = Boolean(unit.hidden);
  return html`<${Toggle} icon="star" on=${unit.highlighted} label=${t("fog-highlight")} word=${words && t("fog-highlight")} title=${t("fog-highlight-mark-it-so-that-everybody")} id=${words && "unit.highlight"} run=${() => toggleHighlighted(unit)} />
    <${Toggle} icon=${hidden === words ? "sight" : "hide"} on=${hidden} label=${words && hidden ? t("fog-show-to-the-pilots") : t("fog-hide-from-the-pilots")} word=${words && (hidden ? t("fog-show") : t("fog-hide"))} renames=${words} title=${hidden ? t("fog-hidden-from-the-pilots-show-it") : t("fog-hide-from-the-pilots")} id=${words && "unit.hide"} run=${() => toggleHidden(unit)} />`;
}

/**
 * @param {{icon: string, on: boolean, label: string, word: string|false, title: string, id: string|false, run: () => void, renames?: boolean}} given
 *   `renames`: its label says what a press does, so it is not shown as pressed
 */
function Toggle({ icon, on, label, word, title, id, run, renames = false }) {
  const keys = id ? ` (${action(id).keys.map(keyText).join(t("core-or"))})` : "";
  return html`<button
    type="button"
    class=${word ? "button" : "button button-icon button-quiet"}
    aria-pressed=${renames ? undefined : String(on)}
    aria-label=${label}
    title=${`${title}${keys}`}
    data-action=${id || undefined}
    onClick=${run}
  >
    <${Icon} name=${icon} size=${18} />${word && html`<span>${word}</span>`}
  </button>`;
}
