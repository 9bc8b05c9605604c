// Actions of the history: opening it, playing, and stepping through it.

/** @typedef {import("../../core/actions.js").Action} Action */
/** @typedef {import("../../core/actions.js").ActionContext} ActionContext */

/**
 * Returns an action that is possible in the history.
 * @param {string} id @param {string} label @param {string} key
 * @param {(past: ReturnType<ActionContext["history"]>) => void} run
 * @returns {Action}
 */
function historyAction(id, label, key, run) {
  return {
    id: `past.${id}`,
    label,
    group: "Past",
    keys: [key],
    when: (context) => context.inHistory(),
    run: (context) => run(context.history()),
  };
}

/** @type {Action[]} */
export const HISTORY_ACTIONS = [
  {
    id: "past.open",
    label: "Look back",
    group: "Past",
    keys: ["h"],
    icon: "past",
    when: (context) => context.mayOpenHistory(),
    run: (context) => context.history().toggle(),
  },
  historyAction("play", "Play and pause", " ", (past) => past.play()),
  historyAction("event-before", "Event before", "<", (past) => past.step(-1)),
  historyAction("event-next", "Next event", ">", (past) => past.step(1)),
  historyAction("turn-before", "Turn before", "[", (past) => past.mark(-1, "turn")),
  historyAction("turn-next", "Next turn", "]", (past) => past.mark(1, "turn")),
  historyAction("round-before", "Round before", "{", (past) => past.mark(-1, "round")),
  historyAction("round-next", "Next round", "}", (past) => past.mark(1, "round")),
];
