// Numbers of a build that show in a bubble how they are computed when they are pressed.

import { useLayoutEffect, useRef } from "preact/hooks";
import { signal } from "@preact/signals";
import { html } from "../ui/controls.js";
import { stale } from "./state.js";
import { gradesText, dieText, roman, sumText } from "./text.js";
import { minus } from "../text/format.js";

/** The id of the number whose bubble is open, or "". */
const openId = signal("");

/** Pixels between a bubble and the edge of the window. */
const EDGE = 8;

/**
 * A number with its name.
 * @param {{id: string, name: string, text: string, sum: string, what?: string,
 *   tone?: string}} given id: unique on the page; sum: the calculation; what: what the number means
 */
function ExplainedNumber({ id, name, text, sum, what, tone = "" }) {
  const shown = openId.value === id;
  return html`<span class="explained">
    <button
      type="button"
      class=${`number ${tone} ${stale.value ? "number-stale" : ""}`}
      aria-expanded=${String(shown)}
      aria-describedby=${shown ? "bubble" : undefined}
      aria-label=${`${name}: ${text}`}
      onClick=${() => (openId.value = shown ? "" : id)}
    >
      <span class="number-name fine">${name}</span>${" "}
      <b class="number-value">${text}</b>
    </button>
    ${shown && html`<${Bubble} id=${id} sum=${sum} what=${what} />`}
  </span>`;
}

/**
 * A number that is a sum of parts.
 * @param {{id: string, name: string, number: import("./types.js").SumOfParts|undefined,
 *   what?: string, tone?: string, bonus?: boolean}} given
 */
export function Sum({ id, name, number, what, tone, bonus = false }) {
  const value = number?.value ?? 0;
  const text = number === undefined ? "…" : bonus && value > 0 ? `+${value}` : minus(value);
  const sum = number === undefined ? name : sumText(name, number);
  return html`<${ExplainedNumber} id=${id} name=${name} text=${text} sum=${sum} what=${what} tone=${tone} />`;
}

/**
 * A die whose size is a sum of grades.
 * @param {{id: string, name: string, roll: import("./types.js").Roll|undefined, what?: string,
 *   tone?: string}} given
 */
export function Die({ id, name, roll, what, tone }) {
  const text = roll === undefined ? "…" : dieText(roll);
  const sum = roll === undefined ? name : gradesText(name, roll);
  return html`<${ExplainedNumber} id=${id} name=${name} text=${text} sum=${sum} what=${what} tone=${tone} />`;
}

/**
 * A number that is not computed.
 * @param {{id: string, name: string, text: string, what: string}} given
 */
export function PlainNumber({ id, name, text, what }) {
  return html`<${ExplainedNumber} id=${id} name=${name} text=${text} sum=${`${name} ${text}`} what=${what} />`;
}

/**
 * A tag with its tier; pressed, it shows the effects of this tier and the lower ones.
 * @param {{id: string, tag: any, tier: number}} given
 */
export function TagChip({ id, tag, tier }) {
  const shown = openId.value === id;
  const name = `${tag.name} ${roman(tier)}`;
  const words = tag.tiers.slice(0, tier);
  return html`<span class="explained">
    <button type="button" class="chip chip-button" aria-expanded=${String(shown)} aria-describedby=${shown ? "bubble" : undefined} onClick=${() => (openId.value = shown ? "" : id)}>${name}</button>
    ${shown && html`<${Bubble} id=${id} sum=${`${name}: ${tag.text}`} what=${words.map((/** @type {string} */ line, /** @type {number} */ i) => html`<span key=${i}>${roman(i + 1)}: ${line}</span>`)} />`}
  </span>`;
}

/** The bubble of a number. @param {{id: string, sum: string, what?: any}} given */
function Bubble({ id, sum, what }) {
  const ref = useRef(/** @type {HTMLElement|null} */ (null));
  useLayoutEffect(() => void placeBubble(ref.current));
  // layout effects listen at once: an Escape pressed before the next frame counts too
  useLayoutEffect(() => {
    const close = () => {
      // another bubble may be open by now
      if (openId.value === id) openId.value = "";
    };
    const pressed = (/** @type {Event} */ event) => {
      if (!(/** @type {HTMLElement} */ (event.target).closest?.(".explained"))) close();
    };
    const key = (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      close();
    };
    // the bubble follows its number until that is out of view
    const scrolled = () => void (placeBubble(ref.current) || close());
    document.addEventListener("pointerdown", pressed);
    document.addEventListener("keydown", key, { capture: true });
    document.addEventListener("scroll", scrolled, { capture: true, passive: true });
    return () => {
      document.removeEventListener("pointerdown", pressed);
      document.removeEventListener("keydown", key, { capture: true });
      document.removeEventListener("scroll", scrolled, { capture: true });
    };
  }, [id]);
  return html`<span class="bubble stack gap-1 panel" id="bubble" role="tooltip" ref=${ref}>
    <b>${sum}</b>
    ${what && html`<span class="quiet">${what}</span>`}
  </span>`;
}

/**
 * Places a bubble beside its number, inside the window.
 * @param {HTMLElement|null} bubble
 * @returns {boolean} whether the number is in view
 */
function placeBubble(bubble) {
  const button = bubble?.previousElementSibling;
  if (!bubble || !button) return false;
  const at = button.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const left = Math.max(EDGE, Math.min(at.left, innerWidth - width - EDGE));
  const below = at.bottom + 6 + height < innerHeight - EDGE;
  const top = Math.max(EDGE, below ? at.bottom + 6 : at.top - 6 - height);
  bubble.style.setProperty("left", `${Math.round(left)}px`);
  bubble.style.setProperty("top", `${Math.round(top)}px`);
  return at.bottom > 0 && at.top < innerHeight;
}
