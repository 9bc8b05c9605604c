// Chances as percentages: rounded so that they add up to 100, while equal chances stay equal. Pure.

/** Percentages closer than this count as equal. */
const TOLERANCE = 1e-6;

/**
 * One chance as a whole percentage; "<1 %" and ">99 %" for those that are not quite 0 or 100.
 * @param {number} p
 */
export function percent(p) {
  if (p > 0 && p < 0.01) return "<1 %";
  if (p < 1 && p > 0.99) return ">99 %";
  return `${Math.round(p * 100)} %`;
}

/**
 * The percentage of each outcome, by name. They add up to 100 by the largest remainder method.
 * Equal chances read the same: when what is left cannot be shared among them, halves are shown
 * (37.5 %); otherwise each is rounded on its own and the sum may miss 100.
 * @param {import("../../core/store.js").Odds} odds
 * @returns {Record<string, string>}
 */
export function percents(odds) {
  const names = Object.keys(odds);
  /** @type {Record<string, string>} */
  const texts = Object.fromEntries(names.map((name) => [name, percent(odds[name].p)]));
  const plain = names.filter((name) => /^\d/.test(texts[name]));
  const exact = plain.map((name) => odds[name].p * 100);
  const parts = exact.map((p) => Math.floor(p + 1e-9));
  const sum = exact.reduce((a, b) => a + b, 0);
  const whole = plain.length === names.length ? Math.round(sum) : Math.floor(sum + 1e-9);
  let rest = whole - parts.reduce((a, b) => a + b, 0);
  const left = exact.map((p, i) => p - parts[i]);
  const order = plain.map((_, i) => i);
  order.sort((a, b) => (Math.abs(left[b] - left[a]) > TOLERANCE ? left[b] - left[a] : exact[b] - exact[a]));
  while (rest > 0) {
    const first = order.shift();
    if (first === undefined) break;
    const equals = [first, ...order.filter((i) => Math.abs(exact[i] - exact[first]) < TOLERANCE)];
    const halves = equals.length === 2 * rest && Math.abs(left[first] - 0.5) < TOLERANCE;
    for (const i of equals) {
      parts[i] = halves ? parts[i] + 0.5 : equals.length > rest ? Math.round(exact[i]) : parts[i] + 1;
      if (i !== first) order.splice(order.indexOf(i), 1);
    }
    rest -= equals.length;
  }
  plain.forEach((name, i) => (texts[name] = `${parts[i]} %`));
  return texts;
}
