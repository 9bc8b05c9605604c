// How many units of a segment of many have acted: a button in the tracker that folds their rows.

import { signal } from "@preact/signals";
import { readStorage, writeStorage } from "../../core/storage.js";
import { Icon } from "../../ui/icons.js";
import { html } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/** From this many units on they have rows of their own below the buttons, as tracker.css says. */
const MANY = 5;

const FOLDED_KEY = "hexframe-tracker-folded";

/** Whether the rows are folded, as at first; kept in this browser. */
const folded = signal(readStorage(FOLDED_KEY) !== "no");

function toggleFolded() {
  folded.value = !folded.value;
  writeStorage(FOLDED_KEY, folded.value ? "yes" : "no");
}

/**
 * The button; the rows give way to it in tracker.css.
 * @param {{list: readonly import("../../core/store.js").Unit[]}} given  the units of the segment
 */
export function HowManyActed({ list }) {
  if (list.length < MANY) return null;
  const acted = list.filter(({ turn }) => turn === "done" || turn === "abstained").length;
  const title = folded.value ? t("round-show-all-units-of-the-segment") : t("round-show-only-who-acts");
  return html`<button type="button" class="button tracker-count" aria-expanded=${String(!folded.value)} title=${title} onClick=${toggleFolded}>
    <${Icon} name=${folded.value ? "right" : "fold"} size=${14} />
    <span class="clip">${t("round-acted-of", { acted, all: list.length })}</span>
  </button>`;
}
