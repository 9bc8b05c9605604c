// Cards and notices over the map that go or move by themselves: a finger that was on its way to one
// does nothing on the map.

import { somethingClosed } from "../core/closing-taps.js";
import * as ui from "../core/ui-state.js";

/** What changes within this time after a press is what the press did, in milliseconds. */
const OWN_DOING = 600;
/** A card that moved by fewer CSS px has not moved. */
const SAME_PLACE = 6;

/** The hover line takes no taps: they are for the map. */
const CARDS = ".bottom > .panel:not(.hover-line), .toast";

/** Watches them in a narrow window. */
export function watchMovedPanels() {
  /** @type {Map<Element, DOMRect>} */
  let places = new Map();
  let pressed = -Infinity;
  for (const type of ["pointerdown", "pointerup", "keydown"]) window.addEventListener(type, () => (pressed = performance.now()), { capture: true });
  const panels = document.getElementById("panels");
  if (panels === null) return;
  new MutationObserver((changes) => {
    if (!ui.narrow.value || !changes.some(({ target }) => (/** @type {Element} */ (target).closest?.(".bottom, .toasts")))) return;
    const now = new Map([...document.querySelectorAll(CARDS)].map((card) => [card, card.getBoundingClientRect()]));
    if (performance.now() - pressed > OWN_DOING) {
      for (const [card, place] of places) {
        const at = now.get(card);
        if (at === undefined || Math.abs(at.top - place.top) > SAME_PLACE || Math.abs(at.bottom - place.bottom) > SAME_PLACE) somethingClosed(place);
      }
    }
    places = now;
  }).observe(panels, { childList: true, subtree: true });
}
