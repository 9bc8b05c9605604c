// "Back to here" beside a line of the log: undoes everything that was done after it.

import { useState } from "preact/hooks";
import { send } from "../../core/commands.js";
import * as session from "../../core/session.js";
import { othersText, newestChange } from "../history/undo-steps.js";
import { Icon } from "../../ui/icons.js";
import { html } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").Entry} Entry */

/** For the Handler, the link that undoes everything after a line. @param {{entry: Entry}} given */
export function UndoToHere({ entry }) {
  const [asking, setAsking] = useState(/** @type {{newest?: number}|null} */ (null));
  const last = session.entries.value.at(-1)?.n ?? 0;
  if (!session.isHandler.value || session.inHistory.value) return null;
  // nothing to undo: its place stays, so that the line does not wrap anew when another one comes
  if (entry.kind === "undo" || entry.n >= last) return html`<span class="line-back"></span>`;
  const words = asking ? t("log-take-back-all-after-this", { steps: stepsAfter(entry.n) }) : t("log-back-to-here");
  const go = (/** @type {any} */ event) => {
    event.preventDefault();
    const link = event.currentTarget;
    if (!asking) requestAnimationFrame(() => link.scrollIntoView({ block: "nearest" }));
    if (asking) send({ type: "undo", to: entry.n, ...asking });
    const newest = newestChange();
    setAsking(asking ? null : newest === undefined ? {} : { newest });
  };
  return html`<a
    class=${"line-back" + (asking ? " line-back-asks" : "")}
    href=${`#back=${entry.n}`}
    tabindex="-1"
    title=${words}
    aria-label=${words}
    onClick=${go}
    onBlur=${() => setAsking(null)}
  ><${Icon} name="undo" size=${14} />${asking && html`<span>${words}</span>`}</a>`;
}

/**
 * Returns how many steps came after a line and whose they are, as far as they are listed.
 * @param {number} n
 */
function stepsAfter(n) {
  const { steps = [] } = session.undoState.value;
  const after = steps.filter((step) => step.lines && step.lines[0] > n);
  // steps before the list's oldest one may be affected too
  if (after.length === 0 || after.length === steps.length) return "";
  const others = othersText(after);
  return ` ${t("count-steps", { n: after.length })}${others && `, ${others}`}`;
}
