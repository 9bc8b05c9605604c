// Guards against typing after a text field has vanished: keys typed blindly would run shortcuts.
// They are ignored until the person pauses or does something else.

import { MODIFIER_KEYS } from "./input.js";

/** Fields in which keys type or choose. */
export const TEXT_FIELDS = "input:not([type=checkbox], [type=range], [type=file]), textarea, select";

/** A pause of this many milliseconds ends the guard: the person has noticed. */
const PAUSE_MS = 1500;

/** Keys that keep their meaning after the field vanished. */
const LEAVING_KEYS = ["Tab", "Escape"];

/** Starts the guard. @param {() => void} onIgnored  called for the first ignored key */
export function watchLostFocus(onIgnored) {
  /** The field that is typed into. @type {Element|null} */
  let field = null;
  let held = false;
  let timer = 0;
  let reported = false;
  const gone = new MutationObserver(look);

  function look() {
    if (field === null || field.isConnected) return;
    leave();
    reported = false;
    hold();
  }

  function leave() {
    field = null;
    gone.disconnect();
  }

  function hold() {
    clearTimeout(timer);
    held = true;
    timer = window.setTimeout(free, PAUSE_MS);
  }

  function free() {
    clearTimeout(timer);
    held = false;
  }

  /** @param {EventTarget|null} target */
  function enter(target) {
    if (!(target instanceof Element) || !target.matches(TEXT_FIELDS) || target === field) return;
    free();
    field = target;
    gone.observe(document, { childList: true, subtree: true });
  }

  /** @param {KeyboardEvent} event */
  function key(event) {
    look();
    const target = /** @type {Element} */ (event.target);
    if (LEAVING_KEYS.includes(event.key)) {
      free();
      leave();
      return;
    }
    if (target instanceof Element && target.matches(TEXT_FIELDS)) {
      enter(target);
      // after Enter the field may vanish as intended
      if (event.key === "Enter" && !target.matches("textarea")) leave();
      return;
    }
    if (!held || MODIFIER_KEYS.includes(event.key)) return;
    hold();
    event.stopImmediatePropagation();
    // the browser keeps its own shortcuts, except undo, which would act on a field out of sight
    const own = (event.ctrlKey || event.metaKey || /^F\d+$/.test(event.key)) && !/^[zy]$/i.test(event.key);
    if (!own) event.preventDefault();
    if (!reported) onIgnored();
    reported = true;
  }

  /** @param {Event} event */
  const pressed = (event) => {
    free();
    if (event.target !== field) leave();
  };
  window.addEventListener("keydown", key, { capture: true });
  window.addEventListener("focusin", (event) => enter(event.target), { capture: true });
  // after the event it is known whether the field vanished or lost the focus
  window.addEventListener("focusout", () => setTimeout(() => field?.isConnected && document.activeElement !== field && leave()), { capture: true });
  for (const kind of ["pointerdown", "click"]) window.addEventListener(kind, pressed, { capture: true });
}
