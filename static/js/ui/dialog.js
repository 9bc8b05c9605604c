// A modal dialog of the browser that follows a state of the page.

import { useLayoutEffect, useRef } from "preact/hooks";

/**
 * Opens and closes a dialog with a state, and the state with the dialog.
 * @template T
 * @param {T} open  truthy while the dialog is to be open; another value is another opening
 * @param {() => T} now  the newest state
 * @param {() => void} close  sets the state to closed
 * @returns {{ref: import("preact").RefObject<HTMLDialogElement|null>, onClose: () => void}} for the element
 */
export function useDialog(open, now, close) {
  const ref = useRef(/** @type {HTMLDialogElement|null} */ (null));
  const shown = useRef(open);
  // before the next frame: a key that comes meanwhile is typed into the dialog
  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null) return;
    if (open && !box.open) box.showModal();
    if (!open && box.open) box.close();
    shown.current = open;
  }, [open]);
  // the event comes late: the dialog may be open again, or about to be
  const onClose = () => {
    if (!ref.current?.open && now() === shown.current) close();
  };
  return { ref, onClose };
}
