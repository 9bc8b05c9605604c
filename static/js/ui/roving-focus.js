// Roving focus: lists that are one stop of Tab, with arrow keys between their items.

/** Returns the elements of a list that arrows go to. @param {Element} list @param {string} stops */
const stopsOf = (list, stops) => /** @type {HTMLElement[]} */ ([...list.querySelectorAll(stops)]);

/**
 * Makes one item reachable by Tab: the first, or the last, which is the newest of a log. Not while
 * the focus is in the list. The items are rendered with `tabindex` -1.
 * @param {Element|null} list @param {string} stops @param {"first"|"last"} [end]
 */
export function keepOneTabStop(list, stops, end = "last") {
  if (list === null || list.contains(document.activeElement)) return;
  stopsOf(list, stops).forEach((each, i, all) => (each.tabIndex = i === (end === "first" ? 0 : all.length - 1) ? 0 : -1));
}

/**
 * Handles arrow keys, Home and End. Up and down change the item, left and right move inside it.
 * @param {KeyboardEvent} event @param {string} stops
 */
export function moveBetweenStops(event, stops) {
  const list = /** @type {HTMLElement} */ (event.currentTarget);
  const all = stopsOf(list, stops);
  const on = /** @type {HTMLElement} */ (event.target);
  const item = on.closest("li");
  const now = all.findIndex((each) => item?.contains(each));
  if (now < 0) return;
  /** @type {Record<string, HTMLElement|undefined>} */
  const ends = { ArrowUp: all[now - 1], ArrowDown: all[now + 1], Home: all[0], End: all[all.length - 1] };
  const inside = [all[now], ...stopsOf(/** @type {Element} */ (item), "button, a").filter((each) => each !== all[now])];
  const at = inside.indexOf(on);
  const next = event.key === "ArrowRight" ? inside[at + 1] : event.key === "ArrowLeft" ? inside[at - 1] : ends[event.key];
  if (!(event.key in ends) && event.key !== "ArrowRight" && event.key !== "ArrowLeft") return;
  event.preventDefault();
  if (next === undefined) return;
  if (event.key in ends) all.forEach((each) => (each.tabIndex = each === next ? 0 : -1));
  next.focus();
}

/**
 * Returns the index of the radio button that Tab reaches: the chosen one, else the first enabled
 * one.
 * @param {readonly {chosen: boolean, disabled?: boolean}[]} options @returns {number}
 */
export function radioTabStop(options) {
  const chosen = options.findIndex((each) => each.chosen);
  return chosen >= 0 ? chosen : options.findIndex((each) => !each.disabled);
}

/**
 * Handles arrow keys in a group of radio buttons: focuses and chooses the next one.
 * @param {KeyboardEvent} event
 */
export function moveBetweenRadios(event) {
  const step = ["ArrowRight", "ArrowDown"].includes(event.key) ? 1 : ["ArrowLeft", "ArrowUp"].includes(event.key) ? -1 : 0;
  const group = /** @type {HTMLElement} */ (event.currentTarget);
  const radios = stopsOf(group, "[role=radio]:not(:disabled)");
  const now = radios.indexOf(/** @type {HTMLElement} */ (event.target));
  if (step === 0 || now < 0) return;
  event.preventDefault();
  const next = radios[(now + step + radios.length) % radios.length];
  next.focus();
  // one that cannot be chosen gets the focus, so that its reason is read
  if (next.getAttribute("aria-disabled") !== "true") next.click();
}
