// Plans of upgrades as lists of steps, changed by + and − on a sheet. Costs and permission come
// from the server (query `upgrade_plan`). Pure.

/** @typedef {import("../../core/store.js").Upgrade} Upgrade */

/**
 * The plan with one more point in an attribute; it joins the last step if that raises the same one.
 * @param {readonly Upgrade[]} steps
 * @param {string} attribute
 * @returns {Upgrade[]}
 */
export function withRaise(steps, attribute) {
  const last = steps.at(-1);
  if (last?.do === "raise" && last.attribute === attribute) {
    return [...steps.slice(0, -1), { ...last, points: pointsOf(last) + 1 }];
  }
  return [...steps, { do: "raise", attribute, points: 1 }];
}

/**
 * The plan with one more advancement of a category.
 * @param {readonly Upgrade[]} steps
 * @param {string} category
 * @returns {Upgrade[]}
 */
export function withAdvance(steps, category) {
  return [...steps, { do: "advance", category }];
}

/**
 * The plan with one point moved between attributes.
 * @param {readonly Upgrade[]} steps
 * @param {string} attribute  which loses a point
 * @param {string} to  which gets it
 * @returns {Upgrade[]}
 */
export function withRefit(steps, attribute, to) {
  return [...steps, { do: "refit", attribute, to }];
}

/** How many points a step is about. @param {Upgrade} step */
export function pointsOf(step) {
  return step.points ?? 1;
}

/**
 * The index of the last step that puts a point into an attribute; −1 for none.
 * @param {readonly Upgrade[]} steps
 * @param {string} attribute
 */
export function lastPointInto(steps, attribute) {
  return lastIndexOf(
    steps,
    (step) => (step.do === "raise" && step.attribute === attribute) || (step.do === "refit" && step.to === attribute),
  );
}

/**
 * The index of the last advancement of a category; −1 for none.
 * @param {readonly Upgrade[]} steps
 * @param {string} category
 */
export function lastAdvance(steps, category) {
  return lastIndexOf(steps, (step) => step.do === "advance" && step.category === category);
}

/**
 * The index of the last step that fits; −1 for none.
 * @param {readonly Upgrade[]} steps @param {(step: Upgrade) => boolean} fits
 */
function lastIndexOf(steps, fits) {
  for (let i = steps.length - 1; i >= 0; i -= 1) if (fits(steps[i])) return i;
  return -1;
}

/**
 * The plan without one point of a step; a step with no point left is removed.
 * @param {readonly Upgrade[]} steps
 * @param {number} at
 * @returns {Upgrade[]}
 */
export function withoutPoint(steps, at) {
  const step = steps[at];
  if (step === undefined) return [...steps];
  const rest = step.do === "raise" && pointsOf(step) > 1 ? [{ ...step, points: pointsOf(step) - 1 }] : [];
  return [...steps.slice(0, at), ...rest, ...steps.slice(at + 1)];
}

/** @typedef {{points: Record<string, number>, advances: Record<string, number>}} SheetPoints */

/**
 * The plan without the points and advancements that the sheet has got in the meantime.
 * @param {readonly Upgrade[]} steps
 * @param {SheetPoints} before
 * @param {SheetPoints} now
 * @returns {Upgrade[]}
 */
export function withoutGranted(steps, before, now) {
  const gains = (/** @type {Record<string, number>} */ was, /** @type {Record<string, number>} */ is) =>
    new Map(Object.keys({ ...was, ...is }).map((id) => [id, (is[id] ?? 0) - (was[id] ?? 0)]));
  const points = gains(before.points, now.points);
  const advances = gains(before.advances, now.advances);
  const left = (/** @type {string|undefined} */ id) => points.get(id ?? "") ?? 0;
  const take = (/** @type {string|undefined} */ id, /** @type {number} */ n) => points.set(id ?? "", left(id) - n);
  return steps.flatMap((step) => {
    if (step.do === "advance") {
      const more = advances.get(step.category ?? "") ?? 0;
      if (more <= 0) return [step];
      advances.set(step.category ?? "", more - 1);
      return [];
    }
    if (step.do === "refit") {
      if (left(step.to) < 1 || left(step.attribute) > -1) return [step];
      take(step.to, 1);
      take(step.attribute, -1);
      return [];
    }
    const granted = Math.min(pointsOf(step), Math.max(0, left(step.attribute)));
    take(step.attribute, granted);
    if (granted === 0) return [step];
    return granted === pointsOf(step) ? [] : [{ ...step, points: pointsOf(step) - granted }];
  });
}

/**
 * The ids of the attributes and the category that a step is about.
 * @param {Upgrade|undefined} step
 * @returns {{attributes: string[], category: string}}
 */
export function rowsOfStep(step) {
  if (step === undefined) return { attributes: [], category: "" };
  const attributes = [step.attribute, step.to].filter((id) => typeof id === "string" && id !== "");
  return { attributes: /** @type {string[]} */ (attributes), category: step.category ?? "" };
}

/**
 * The plan as the server takes it: each step with only the fields of its kind.
 * @param {readonly Upgrade[]} steps
 * @returns {Upgrade[]}
 */
export function planForServer(steps) {
  return steps.map((step) => {
    switch (step.do) {
      case "advance":
        return { do: step.do, category: step.category };
      case "refit":
        return { do: step.do, attribute: step.attribute, to: step.to };
      default:
        return { do: step.do, attribute: step.attribute, points: pointsOf(step) };
    }
  });
}
