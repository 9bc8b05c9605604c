// What the registry of actions has of looking back: opening the past, and walking through it.

/** @typedef {import("../../core/actions.js").Action} Action */
/** @typedef {import("../../core/actions.js").Door} Door */

/**
 * Something to do while one looks back.
 * @param {string} id @param {string} label @param {string} key
 * @param {(past: ReturnType<Door["past"]>) => void} run
 * @returns {Action}
 */
function walks(id, label, key, run) {
  return {
    id: `past.${id}`,
    label,
    group: "Past",
    keys: [key],
    when: (door) => door.lookingBack(),
    run: (door) => run(door.past()),
  };
}

/** @type {Action[]} */
export const PAST = [
  {
    id: "past.open",
    label: "Look back",
    group: "Past",
    keys: ["h"],
    icon: "past",
    when: (door) => door.mayLookBack(),
    run: (door) => door.past().toggle(),
  },
  walks("play", "Play and pause", " ", (past) => past.play()),
  walks("event-before", "Event before", "<", (past) => past.step(-1)),
  walks("event-next", "Next event", ">", (past) => past.step(1)),
  walks("turn-before", "Turn before", "[", (past) => past.mark(-1, "turn")),
  walks("turn-next", "Next turn", "]", (past) => past.mark(1, "turn")),
  walks("round-before", "Round before", "{", (past) => past.mark(-1, "round")),
  walks("round-next", "Next round", "}", (past) => past.mark(1, "round")),
];
