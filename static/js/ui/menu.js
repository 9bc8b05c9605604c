// Behaviour of menus that open over the page: initial focus, arrow keys, closing by a press
// elsewhere.

import { useLayoutEffect, useRef } from "preact/hooks";

/**
 * Returns a ref for the box of a menu.
 * @param {boolean} open
 * @param {() => void} close
 * @param {string} first  a selector of the button that gets the focus
 */
export function useMenu(open, close, first = "button") {
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  useLayoutEffect(() => {
    if (!open) return undefined;
    /** @type {HTMLElement|null|undefined} */ (box.current?.querySelector(first))?.focus();
    const leave = (/** @type {PointerEvent} */ event) => {
      const target = /** @type {HTMLElement} */ (event.target);
      if (!box.current?.contains(target) && !target.closest("[aria-haspopup]")) close();
    };
    document.addEventListener("pointerdown", leave, { capture: true });
    return () => document.removeEventListener("pointerdown", leave, { capture: true });
  }, [open]);
  return box;
}

/** Moves the focus up and down in a menu, around its ends. @param {KeyboardEvent} event */
export function walkMenuItems(event) {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const items = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll("button")];
  const now = items.indexOf(/** @type {any} */ (document.activeElement));
  items[(now + step + items.length) % items.length]?.focus();
}
