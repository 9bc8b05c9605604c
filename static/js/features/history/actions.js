// Actions of the history: opening it, playing, and stepping through it.

import { t } from "../../text/t.js";




/** @typedef {import("../../core/actions.js").Action} Action */
/** @typedef {import("../../core/action-context.js").ActionContext} ActionContext */


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
    group: t("history-past"),
    keys: [key],
    when: (context) => context.inHistory(),
    run: (context) => run(context.history()),
  };
}

/** @type {Action[]} */
export const HISTORY_ACTIONS = [
  {
    id: "past.open",
    label: t("history-look-back"),
    group: t("history-past"),
    keys: ["h"],
    icon: "past",
    when: (context) => context.mayOpenHistory(),
    run: (context) => context.history().toggle(),
  },
  historyAction("play", t("history-play-and-pause"), " ", (past) => past.play()),
  historyAction("event-before", t("history-event-before"), "<", (past) => past.step(-1)),
  historyAction("event-next", t("history-next-event"), ">", (past) => past.step(1)),
  historyAction("turn-before", t("history-turn-before"), "[", (past) => past.mark(-1, "turn")),
  historyAction("turn-next", t("history-next-turn"), "]", (past) => past.mark(1, "turn")),
  historyAction("round-before", t("history-round-before"), "{", (past) => past.mark(-1, "round")),
  historyAction("round-next", t("history-next-round"), "}", (past) => past.mark(1, "round")),
];
