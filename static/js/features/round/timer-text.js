// What is left of a timer, and how it is written. Pure.

/** @typedef {import("../../core/server-types.js").TimerView} Timer */

/**
 * Returns the milliseconds that are left, at least 0.
 * @param {Timer} timer @param {number} now  by the server's clock
 */
export function leftOf({ ends_at, left }, now) {
  return ends_at === null ? left : Math.max(0, Date.parse(ends_at) - now);
}

/** Returns the time as people read it; the last second is shown to its end. @param {number} left  milliseconds */
export function timeText(left) {
  const seconds = Math.ceil(left / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  const rest = `${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** Returns after how many milliseconds the text changes; null: it does not. @param {Timer} timer @param {number} now */
export function nextTick(timer, now) {
  const left = leftOf(timer, now);
  if (timer.ends_at === null || left === 0) return null;
  return left % 1000 || 1000;
}
