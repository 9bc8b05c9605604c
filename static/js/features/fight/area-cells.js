// The cells of an area (all within a radius of its centre), asked from the server and kept.

import { signal, untracked } from "@preact/signals";
import { query } from "../../core/commands.js";
import * as session from "../../core/session.js";

/** @typedef {import("../../core/store.js").CellAt} Cell */
/** @typedef {[number, number, number, number]} Stack  q, r, bottom, top: bottom <= level < top */

/** Answers by centre and radius; null while one is awaited, or when the server refused. */
const answers = signal(/** @type {ReadonlyMap<string, Stack[]|null>} */ (new Map()));

/** Scene, map and props that the answers belong to. @type {unknown[]} */
let askedScene = [];

/** How many answers are kept; a moving pointer asks about many hexes. */
const KEPT_ANSWERS = 60;

/** @param {string} key @param {Stack[]|null} stacks */
function keep(key, stacks) {
  const kept = [...answers.peek()].filter(([each]) => each !== key).slice(1 - KEPT_ANSWERS);
  answers.value = new Map([...kept, [key, stacks]]);
}

/**
 * The cells of an area as stacks; null until the server has answered. `radius` in hexes.
 * @param {Cell} middle @param {number} radius @returns {Stack[]|null}
 */
export function areaStacks(middle, radius) {
  const scene = session.scene.value;
  if (scene === null || session.inHistory.value) return null;
  const now = [scene.id, scene.map, scene.props];
  const key = `${middle.q},${middle.r},${middle.level},${radius}`;
  const kept = answers.value;
  const same = now.every((each, place) => each === askedScene[place]);
  if (same && kept.has(key)) return kept.get(key) ?? null;
  const at = { q: middle.q, r: middle.r, level: middle.level };
  // a signal must not change while overlays are computed from it
  queueMicrotask(() => {
    untracked(() => {
      if (!now.every((each, place) => each === askedScene[place])) {
        askedScene = now;
        answers.value = new Map();
      }
      if (answers.peek().has(key)) return;
      keep(key, null);
      query("area", { at, radius }).then((answer) => {
        if (answer.ok && now.every((each, place) => each === askedScene[place])) keep(key, answer.result.stacks);
      });
    });
  });
  return null;
}

/** Whether a cell is in one of the stacks. @param {readonly Stack[]} stacks @param {Cell} cell */
export const stacksContain = (stacks, { q, r, level }) =>
  stacks.some((stack) => stack[0] === q && stack[1] === r && stack[2] <= level && level < stack[3]);
