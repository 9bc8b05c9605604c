// Keyboard shortcuts of the table page. Every key runs an action of the registry (actions.js),
// wherever the focus is: keyOf names the key, actionForKey finds its action, and the action's `run`
// calls the ActionContext (action-context.js).

import { keyOf, MODIFIER_KEYS } from "../core/input.js";
import { TEXT_FIELDS, watchLostFocus } from "../core/lost-focus-guard.js";
import { HOLD_MS } from "../features/pointers/handle.js";
import { actionContext } from "../core/action-context.js";
import { action, actionForKey, isSingleKey, unavailableAction } from "../core/actions.js";
import { closeTopLayer, hasOpenLayer } from "../core/layers.js";
import { dismissRefusals, toast } from "../core/notices.js";
import * as session from "../core/session.js";
import * as ui from "../core/ui-state.js";
import { focusMap, leaveMapByTab, stayOnMap } from "../core/focus.js";
import { unavailableText } from "../features/units/announcements.js";
import { t } from "../text/t.js";

/** Starts to listen for keys. Called once at start. */
export function watchKeys() {
  watchLostFocus(() => toast("note", t("table-the-field-that-you-typed-into")));
  // in the capture phase, so that Escape closes layers of the page before the board gets it
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Escape") {
        // Escape also dismisses a refusal, whatever else it does
        dismissRefusals();
        leaveMapByTab();
      } else if (event.key !== "Tab" && !MODIFIER_KEYS.includes(event.key)) stayOnMap();
      if (event.key !== "Escape" || ui.helpOpen.value) return;
      // what has the focus closes itself before what lies behind it
      if (!hasOpenLayer() || /** @type {HTMLElement} */ (event.target).closest?.("[data-own-escape]")) return;
      event.preventDefault();
      event.stopPropagation();
      closeTopLayer();
    },
    { capture: true },
  );
  document.addEventListener("keydown", onKeydown);
  document.addEventListener("keyup", onKeyup);
  window.addEventListener("blur", () => (pressedPing = null));
}

/** The key of a ping that is down, and since when. @type {string|null} */
let pressedPing = null;
let pressedAt = 0;

/** Pings when its key is let go after a short press; held longer, it has shown the pointer. @param {KeyboardEvent} event */
function onKeyup(event) {
  if (event.key.toLowerCase() !== pressedPing) return;
  pressedPing = null;
  if (event.timeStamp - pressedAt >= HOLD_MS) return;
  const ping = action("cursor.ping");
  if (ui.modal.value === null && ping.when(actionContext)) ping.run(actionContext);
}

/** Runs the action of a key. @param {KeyboardEvent} event */
function onKeydown(event) {
  // a modal takes all keys: nobody should end a turn that is out of sight
  if (event.defaultPrevented || ui.modal.value !== null) return;
  const target = /** @type {HTMLElement} */ (event.target);
  const writing = target.matches(TEXT_FIELDS);
  if (event.key === "Escape" && writing) return target.closest("dialog") ? target.blur() : focusMap();
  const key = keyOf(event);
  if (writing && key !== "Ctrl+k") return;
  if (isSingleKey(key) && !ui.singleKeys.value) return;
  if (ui.helpOpen.value && !["?", "Escape"].includes(key)) return;
  const onMap = target === document.body || target.closest("#board") !== null;
  const found = actionForKey(key, actionContext, onMap);
  if (found === null) {
    // the browser would otherwise undo text in a chat box that has no focus
    if (!/^Ctrl\+(Shift\+)?[zy]$/.test(key)) {
      const idle = event.repeat ? null : unavailableAction(key, actionContext, onMap);
      if (idle !== null) toast("note", unavailableText(idle));
      return;
    }
    event.preventDefault();
    const what = key === "Ctrl+z" ? "undo" : "redo";
    toast("note", session.isHandler.value ? t("table-nothing-to", { what }) : t("table-nothing-of-yours-to", { what }));
    return;
  }
  event.preventDefault();
  if (found.id === "cursor.ping") {
    if (event.repeat) return;
    pressedPing = event.key.toLowerCase();
    pressedAt = event.timeStamp;
    return;
  }
  // a held key would start and end a turn, or confirm an undo
  if (!(event.repeat && ["turn.primary", "undo", "redo"].includes(found.id))) found.run(actionContext, key);
}
