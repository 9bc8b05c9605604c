// Whoever types into a field that goes away goes on typing before the eye sees it: those keys are
// nobody's, until the person pauses or does something that is not typing.

import { MODIFIER_KEYS } from "../core/input.js";

/** Where keys write, or choose. */
export const TEXT_FIELDS = "input:not([type=checkbox], [type=range]), textarea, select";

/** Without a key for so long, whoever typed has seen it. In ms. */
const PAUSE_MS = 1500;

/** Keys that are meant as they are, wherever the field went. */
const LEAVING_KEYS = ["Tab", "Escape"];

/**
 * Keeps keys that were meant for a field which is gone from everything else on the page.
 * @param {() => void} told  called with the first key that went nowhere
 */
export function watchLostFocus(told) {
  /** @type {Element|null} what is typed into, until the person leaves it */
  let field = null;
  let held = false;
  let timer = 0;
  let said = false;
  const gone = new MutationObserver(look);

  function look() {
    if (field === null || field.isConnected) return;
    leave();
    said = false;
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
      // sent off: what becomes of the field now is what was wanted
      if (event.key === "Enter" && !target.matches("textarea")) leave();
      return;
    }
    if (!held || MODIFIER_KEYS.includes(event.key)) return;
    hold();
    event.stopImmediatePropagation();
    // the browser keeps its own, but for words taken back in a box that nobody looks at
    const own = (event.ctrlKey || event.metaKey || /^F\d+$/.test(event.key)) && !/^[zy]$/i.test(event.key);
    if (!own) event.preventDefault();
    if (!said) told();
    said = true;
  }

  /** @param {Event} event */
  const pressed = (event) => {
    free();
    if (event.target !== field) leave();
  };
  window.addEventListener("keydown", key, { capture: true });
  window.addEventListener("focusin", (event) => enter(event.target), { capture: true });
  // once it is known whether the field went, or only the focus
  window.addEventListener("focusout", () => setTimeout(() => field?.isConnected && document.activeElement !== field && leave()), { capture: true });
  for (const kind of ["pointerdown", "click"]) window.addEventListener(kind, pressed, { capture: true });
}
