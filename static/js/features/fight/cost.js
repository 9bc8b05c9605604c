// Costs of actions and weapons as icons.

import { html } from "../../ui/controls.js";
import { costText } from "../../text/cost.js";
import { t } from "../../text/t.js";

/**
 * A cost as icons: a dot for each step, a bolt for each energy.
 * @param {{steps: number, energy: number, most?: number, recoil?: number}} given  `most`: steps at most
 */
export function Cost({ steps, energy, most = steps, recoil = 0 }) {
  const said = costText({ steps, energy, most, recoil });
  return html`<span class="cost" role="img" aria-label=${said} title=${said}>
    ${upToSix(steps).map((n) => html`<i key=${`s${n}`} class="cost-step"></i>`)}
    ${most > steps && html`<span class="cost-most">${t("fight-to-most", { most })}</span>`}
    ${upToSix(energy).map((n) => html`<svg key=${`e${n}`} class="cost-energy" viewBox="0 0 10 14" width="8" height="11"><path d="M6 0L0 8h4L3 14l7-9H6z" /></svg>`)}
    ${recoil > 0 && html`<span class="cost-most">${t("count-recoil", { n: recoil })}</span>`}
    ${steps === 0 && energy === 0 && recoil === 0 && html`<span class="cost-free">${t("fight-free")}</span>`}
  </span>`;
}

/** Indices for `n` icons, six at most. @param {number} n */
const upToSix = (n) => Array.from({ length: Math.min(n, 6) }, (_, i) => i);
