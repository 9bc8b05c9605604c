// On a phone, the menu for the level at which a flight ends.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { boardOfPage } from "../../core/board-handle.js";
import * as selection from "../../core/selection.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import * as movement from "./movement.js";
import { queryPathRefusal } from "./move-refusals.js";
import { walkMenuItems } from "../../ui/menu.js";
import { Icon } from "../../ui/icons.js";
import { html } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/** Room kept for a note below the levels, in CSS px. */
const NOTE_HEIGHT = 84;

/**
 * The distance from the end of the flight, so that the menu does not open under the finger, in CSS
 * px.
 */
const MENU_DISTANCE = 26;

/**
 * Returns the top and bottom between which the menu can stand.
 * @param {number} right  the menu's right edge
 * @returns {[number, number]} CSS px
 */
function allowedSpan(right) {
  const box = (/** @type {string} */ name) => document.querySelector(name)?.getBoundingClientRect();
  const [tools, sheet] = [box(".phone-tools"), box(".sheet")];
  const foot = sheet && !ui.sheetBeside.value ? sheet.top : window.innerHeight;
  return [tools && right > tools.left && !ui.sheetBeside.value ? tools.bottom + 8 : 64, foot - 8];
}

/** Returns where the map ends on the right: at the sheet and the tools beside it, else at the window's edge; CSS px. */
function rightEdge() {
  if (!ui.sheetBeside.value) return window.innerWidth;
  return Math.min(...[...document.querySelectorAll(".sheet, .phone-tools")].map((panel) => panel.getBoundingClientRect().left));
}

/** The most levels between others for which the menu asks why they are barred. */
const MOST_BARRED = 6;

/**
 * Returns why the levels between those of a flight are barred, highest first, once that is known.
 * @returns {{level: number, why: string}[]}
 */
function useBarred() {
  const choice = movement.levelChoice.value;
  const [barred, setBarred] = useState(/** @type {{level: number, why: string}[]} */ ([]));
  const known = choice === null || choice.words ? [] : choice.levels.map(({ level }) => level);
  const between = known.length === 0 ? [] : Array.from({ length: Math.max(...known) - Math.min(...known) }, (_, i) => Math.max(...known) - i).filter((level) => !known.includes(level));
  const key = JSON.stringify([choice?.hex, between]);
  useEffect(() => {
    let current = true;
    setBarred([]);
    const unit = selection.selected.value;
    if (choice === null || unit === null || between.length === 0) return undefined;
    const { q, r } = choice.hex;
    Promise.all(between.slice(0, MOST_BARRED).map(async (level) => ({ level, found: await queryPathRefusal(unit, "flight", { q, r, level }) }))).then((all) => {
      if (current) setBarred(all.filter(({ found }) => found.code).map(({ level, found }) => ({ level, why: refusalText(found) })));
    });
    return () => {
      current = false;
    };
  }, [key]);
  return barred;
}

/** @param {{code: string, params?: Record<string, any>}} refusal */
const refusalText = ({ code, params = {} }) => session.messages.value.refusal(code, params, session.naming.value);

/**
 * Returns why levels are barred; those with the same reason share a line.
 * @param {{level: number, why: string}[]} barred  highest first @returns {string[]}
 */
function notes(barred) {
  const reasons = [...new Set(barred.map(({ why }) => why))];
  return reasons.map((refusal) => {
    const levels = barred.filter(({ why }) => why === refusal).map(({ level }) => level).reverse();
    const [least, most] = [levels[0], levels[levels.length - 1]];
    const together = levels.length > 1 && most - least === levels.length - 1;
    return t("units-level-level-refusal", { level: together ? t("units-level-span", { least, most }) : levels.join(", "), refusal });
  });
}

/** The menu. Once a level is chosen it folds to that level. */
export function LevelChooser() {
  const choice = movement.levelChoice.value;
  const ref = useRef(/** @type {HTMLElement|null} */ (null));
  const folded = choice?.folded === true;
  const barred = useBarred();
  useLayoutEffect(() => {
    if (choice === null || ref.current === null) return;
    const box = ref.current;
    // the menu covers neither the end of the flight nor the tools, and it stays when the note
    // appears
    const [x, y] = choice.at;
    const edge = rightEdge();
    const most = edge - box.offsetWidth - 8;
    const left = x < edge / 2 ? Math.min(most, Math.max(most - 60, x + MENU_DISTANCE)) : 8;
    const [least, foot] = allowedSpan(left + box.offsetWidth);
    const room = folded ? 0 : NOTE_HEIGHT;
    const top = Math.max(least, Math.min(y - box.offsetHeight / 2, foot - box.offsetHeight - room));
    box.style.setProperty("left", `${left}px`);
    box.style.setProperty("top", `${top}px`);
    box.style.setProperty("max-height", `${foot - top}px`);
    // the board's labels move out of its way
    boardOfPage()?.set({});
  }, [choice?.choose, folded, barred]);
  if (choice === null) return null;
  if (folded) {
    return html`<div class="menu menu-levels panel" key="folded" ref=${ref}>
      <button type="button" class="menu-item" aria-label=${t("units-level-choose-another", { level: choice.level })} onClick=${() => (movement.levelChoice.value = { ...choice, folded: false })}>
        <${Icon} name="check" size=${18} /><span>${t("units-level", { level: choice.level })}</span><${Icon} name="unfold" size=${16} />
      </button>
    </div>`;
  }
  /** @param {number} level */
  function take(level) {
    choice?.choose(level);
    const now = movement.levelChoice.value;
    if (now !== null) movement.levelChoice.value = { ...now, folded: true };
  }
  return html`<div class="menu menu-levels panel" key="open" role="menu" aria-label=${choice.words ? t("units-which-level", { value: choice.words[0] }) : t("units-fly-to-which-level")} ref=${ref} onKeyDown=${walkMenuItems}>
    <p class="menu-head quiet" aria-hidden="true"><span>${choice.words?.[0] ?? t("units-fly-to")}</span><span>${choice.words?.[1] ?? t("units-range")}</span></p>
    ${[...choice.levels].reverse().map(
      ({ level, cost }) => html`<button
        type="button"
        role="menuitemradio"
        aria-checked=${String(level === choice.level)}
        key=${level}
        class="menu-item"
        onClick=${() => take(level)}
      >
        <${Icon} name=${level === choice.level ? "check" : level > choice.from ? "raise" : level < choice.from ? "lower" : "move"} size=${18} />
        <span>${t("units-level", { level })}</span>
        <span class="quiet">${cost}</span>
      </button>`,
    )}
    ${notes([...(choice.above ? [{ level: choice.above.level, why: refusalText(choice.above) }] : []), ...barred]).map((note) => html`<p class="menu-note quiet" key=${note}>${note}</p>`)}
  </div>`;
}
