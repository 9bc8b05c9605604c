// Touch: at which level does the flight end?

import { useLayoutEffect, useRef } from "preact/hooks";
import * as app from "../../core/app.js";
import { boardOfPage } from "../../core/action-context.js";
import { walkMenuItems } from "../../ui/menu.js";
import { Icon } from "../../ui/icons.js";
import { html } from "../../ui/controls.js";

/** Room that is kept for the note below the levels, which may come later: CSS px. */
const NOTE = 84;

/** From the end of the flight to the menu, which never comes under the finger that opened it: CSS px. */
const BESIDE = 26;

/**
 * From where to where it may stand: under the bar at the top, or the tools, and over the panel.
 * @param {number} right  its right edge
 * @returns {[number, number]} CSS px
 */
function free(right) {
  const box = (/** @type {string} */ name) => document.querySelector(name)?.getBoundingClientRect();
  const [tools, sheet] = [box(".phone-tools"), box(".sheet")];
  const foot = sheet && !app.sheetBeside.value ? sheet.top : window.innerHeight;
  return [tools && right > tools.left && !app.sheetBeside.value ? tools.bottom + 8 : 64, foot - 8];
}

/** The levels of a flight; once one is chosen, the chosen one, to be pressed for another. */
export function LevelChooser() {
  const choice = app.levelChoice.value;
  const ref = useRef(/** @type {HTMLElement|null} */ (null));
  const folded = choice?.folded === true;
  useLayoutEffect(() => {
    if (choice === null || ref.current === null) return;
    const box = ref.current;
    // beside the end of the flight, so that neither it nor the tools at the right are covered; then it
    // stays, also when the note below comes
    const [x, y] = choice.at;
    const most = window.innerWidth - box.offsetWidth - 8;
    const left = x < window.innerWidth / 2 ? Math.min(most, Math.max(most - 60, x + BESIDE)) : 8;
    const [least, foot] = free(left + box.offsetWidth);
    const room = folded ? 0 : NOTE;
    const top = Math.max(least, Math.min(y - box.offsetHeight / 2, foot - box.offsetHeight - room));
    box.style.setProperty("left", `${left}px`);
    box.style.setProperty("top", `${top}px`);
    box.style.setProperty("max-height", `${foot - top}px`);
    // the words on the map find a place beside it
    boardOfPage()?.set({});
  }, [choice?.choose, folded]);
  if (choice === null) return null;
  if (folded) {
    return html`<div class="stack stack-levels panel" key="folded" ref=${ref}>
      <button type="button" class="stack-item" aria-label=${`Level ${choice.level}: choose another`} onClick=${() => (app.levelChoice.value = { ...choice, folded: false })}>
        <${Icon} name="check" size=${18} /><span>Level ${choice.level}</span><${Icon} name="unfold" size=${16} />
      </button>
    </div>`;
  }
  /** @param {number} level */
  function take(level) {
    choice?.choose(level);
    const now = app.levelChoice.value;
    if (now !== null) app.levelChoice.value = { ...now, folded: true };
  }
  return html`<div class="stack stack-levels panel" key="open" role="menu" aria-label=${choice.words ? `${choice.words[0]} which level` : "Fly to which level"} ref=${ref} onKeyDown=${walkMenuItems}>
    <p class="stack-head quiet" aria-hidden="true"><span>${choice.words?.[0] ?? "Fly to"}</span><span>${choice.words?.[1] ?? "Range"}</span></p>
    ${[...choice.levels].reverse().map(
      ({ level, cost }) => html`<button
        type="button"
        role="menuitemradio"
        aria-checked=${String(level === choice.level)}
        key=${level}
        class="stack-item"
        onClick=${() => take(level)}
      >
        <${Icon} name=${level === choice.level ? "check" : level > choice.from ? "raise" : level < choice.from ? "lower" : "move"} size=${18} />
        <span>Level ${level}</span>
        <span class="quiet">${cost}</span>
      </button>`,
    )}
    ${choice.above && html`<p class="stack-note quiet">Level ${choice.above.level}: ${app.messages.value.refusal(choice.above.code, choice.above.params, app.naming.value)}</p>`}
  </div>`;
}
