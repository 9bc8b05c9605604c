// Measures elements whose size the rest of the page depends on.

/**
 * Returns a reference for one element at a time. It calls `take` with the element whenever its size
 * changes, and with null once it is gone.
 * @param {(box: HTMLElement|null) => void} take
 * @returns {(box: HTMLElement|null) => void}
 */
export function measured(take) {
  /** @type {ResizeObserver|null} */
  let watch = null;
  return (box) => {
    watch?.disconnect();
    watch = box && new ResizeObserver(() => take(box));
    if (box) watch?.observe(box);
    else take(null);
  };
}
