// What areas take in: the cells within so many steps of their middle, as the server counts them.

import { signal, untracked } from "@preact/signals";
import * as app from "../../core/app.js";

/** @typedef {{q: number, r: number, level: number}} Cell */
/** @typedef {[number, number, number, number]} Stack  q, r, bottom, top: bottom <= level < top */

/** Answers by place and radius, of one state of the map; null while one is awaited or was refused. */
const answers = signal(/** @type {ReadonlyMap<string, Stack[]|null>} */ (new Map()));

/** The ground and props that the answers are about. @type {unknown[]} */
let askedScene = [];

/** Most answers that are kept: a pointer passes over many hexes. */
const KEPT_ANSWERS = 60;

/** @param {string} key @param {Stack[]|null} stacks */
function keep(key, stacks) {
  const kept = [...answers.peek()].filter(([each]) => each !== key).slice(1 - KEPT_ANSWERS);
  answers.value = new Map([...kept, [key, stacks]]);
}

/**
 * The cells of an area; null until the server has said so.
 * @param {Cell} middle @param {number} radius @returns {Stack[]|null}
 */
export function areaStacks(middle, radius) {
  const scene = app.scene.value;
  if (scene === null || app.lookingBack.value) return null;
  const now = [scene.id, scene.map, scene.props];
  const key = `${middle.q},${middle.r},${middle.level},${radius}`;
  const kept = answers.value;
  const same = now.every((each, place) => each === askedScene[place]);
  if (same && kept.has(key)) return kept.get(key) ?? null;
  const at = { q: middle.q, r: middle.r, level: middle.level };
  // not while what is drawn is worked out
  queueMicrotask(() => {
    untracked(() => {
      if (!now.every((each, place) => each === askedScene[place])) {
        askedScene = now;
        answers.value = new Map();
      }
      if (answers.peek().has(key)) return;
      keep(key, null);
      app.ask("area", { at, radius }).then((answer) => {
        if (answer.ok && now.every((each, place) => each === askedScene[place])) keep(key, answer.result.stacks);
      });
    });
  });
  return null;
}

/** @param {readonly Stack[]} stacks @param {Cell} cell */
export const stacksContain = (stacks, { q, r, level }) =>
  stacks.some((stack) => stack[0] === q && stack[1] === r && stack[2] <= level && level < stack[3]);
