// Keyboard shortcuts of the table page. Every key runs an action of the registry (actions.js),
// wherever the focus is.

import { actionForKey, unavailableAction, isSingleKey } from "./actions.js";
import { keyOf, MODIFIER_KEYS } from "./input.js";
import { TEXT_FIELDS, watchLostFocus } from "../ui/lost-focus-guard.js";
import * as app from "./app.js";
import { actionContext } from "./action-context.js";
import { focusMap, leaveMapByTab, stayOnMap } from "./focus.js";
import { endTurnQuestion, cancelEndTurn } from "../features/round/round.js";
import { singleKeys } from "./single-keys.js";
import { unavailableText } from "../features/units/announcements.js";

/** Starts to listen for keys. Called once at start. */
export function watchKeys() {
  watchLostFocus(() => app.toast("note", "The field that you typed into is gone: keys do nothing until you pause"));
  // in the capture phase, so that Escape closes layers of the page before the board gets it
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Escape") {
        // Escape also dismisses a refusal, whatever else it does
        app.dismissRefusals();
        leaveMapByTab();
      } else if (event.key !== "Tab" && !MODIFIER_KEYS.includes(event.key)) stayOnMap();
      if (event.key !== "Escape" || app.helpOpen.value) return;
      const asks = endTurnQuestion.value !== null && app.modal.value === null && !/** @type {HTMLElement} */ (event.target).matches(TEXT_FIELDS);
      if (!asks && !app.hasOpenLayer()) return;
      event.preventDefault();
      event.stopPropagation();
      if (asks) cancelEndTurn();
      else app.cancel();
    },
    { capture: true },
  );
  document.addEventListener("keydown", onKeydown);
}

/** Runs the action of a key. @param {KeyboardEvent} event */
function onKeydown(event) {
  // a modal takes all keys: nobody should end a turn that is out of sight
  if (event.defaultPrevented || app.modal.value !== null) return;
  const target = /** @type {HTMLElement} */ (event.target);
  const writing = target.matches(TEXT_FIELDS);
  if (event.key === "Escape" && writing) return target.closest("dialog") ? target.blur() : focusMap();
  if (writing) return;
  const key = keyOf(event);
  if (isSingleKey(key) && !singleKeys.value) return;
  if (app.helpOpen.value && !["?", "Escape"].includes(key)) return;
  const onMap = target === document.body || target.closest("#board") !== null;
  const found = actionForKey(key, actionContext, onMap);
  if (found === null) {
    // the browser would otherwise undo text in a chat box that has no focus
    if (!/^Ctrl\+(Shift\+)?[zy]$/.test(key)) {
      const idle = event.repeat ? null : unavailableAction(key, actionContext, onMap);
      if (idle !== null) app.announce(unavailableText(idle));
      return;
    }
    event.preventDefault();
    const what = key === "Ctrl+z" ? "undo" : "redo";
    app.toast("note", app.isHandler.value ? `Nothing to ${what}` : `Nothing of yours to ${what}`);
    return;
  }
  event.preventDefault();
  // a held key would start and end a turn, or confirm an undo
  if (!(event.repeat && ["turn.primary", "undo", "redo"].includes(found.id))) found.run(actionContext, key);
}
