// Components that the steps of the hangar share.

import { useLayoutEffect } from "preact/hooks";
import { Icon } from "../ui/icons.js";
import { html, NewTabLink } from "../ui/controls.js";
import { Choice } from "../ui/fields.js";
import { showStepTop } from "./steps.js";
import { checkResult, problems, stale } from "./state.js";
import { buildProblemText, roman } from "./text.js";
import { t } from "../text/t.js";

/** The link to the hangar's guide. @param {{className: string}} given */
export function GuideLink({ className }) {
  return html`<${NewTabLink} className=${`button ${className}`} href="/guide/hangar" about=${t("hangar-the-guide-to-the-hangar")}><${Icon} name="book" /><span>${t("hangar-guide")}</span></${NewTabLink}>`;
}

/**
 * The problems of a place in the build; deep: also those of places within it.
 * @param {{at: string, deep?: boolean}} given
 */
export function Problems({ at, deep = false }) {
  const here = problems.value.filter((problem) => problem.at === at || (deep && problem.at.startsWith(`${at}.`)));
  return here.map(
    (problem) => html`<p class="wrong" key=${problem.code + problem.at}><${Icon} name="info" size=${16} /><span>${buildProblemText(problem)}</span></p>`,
  );
}

/** The used and remaining points of a budget. @param {{at: string, what?: string}} given */
export function PointsBudget({ at, what = t("hangar-points") }) {
  const points = checkResult.value?.points[at];
  if (points === undefined) return null;
  const { used, points: most, left } = points;
  const pips = Array.from({ length: Math.max(0, Math.min(most, 24)) }, (_, i) => i < used);
  return html`<p class=${"points" + (left < 0 ? " points-over" : "") + (stale.value ? " number-stale" : "")} aria-live="polite">
    <span class="pips" aria-hidden="true">${pips.map((on, i) => html`<span class=${on ? "pip pip-on" : "pip"} key=${i}></span>`)}</span>
    <span><b>${t("hangar-of-used-most", { used, most })}</b> ${what}${left < 0 ? t("hangar-too-many", { value: -left }) : left > 0 ? t("hangar-left-left", { left }) : ""}</span>
  </p>`;
}

/**
 * A choice of a tier, from none to the highest.
 * @param {{label: string, value: number, most: number, onChange: (tier: number) => void}} given
 */
export function TierChoice({ label, value, most, onChange }) {
  const options = Array.from({ length: Math.max(most, value) + 1 }, (_, tier) => ({
    value: tier,
    label: roman(tier),
    title: tier === 0 ? t("hangar-none") : t("hangar-tier-roman", { roman: roman(tier) }),
  }));
  return html`<${Choice} label=${label} value=${value} options=${options} onChange=${onChange} />`;
}

/** The heading of a step with an introduction. @param {{title: string, children?: import("preact").ComponentChildren}} given */
export function StepHead({ title, children }) {
  useLayoutEffect(showStepTop, []);
  return html`<header class="step-head stack gap-1">
    <h2 class="step-title" tabindex="-1">${title}</h2>
    ${children && html`<p class="quiet">${children}</p>`}
  </header>`;
}

/**
 * A bar that compares a value with the highest one.
 * @param {{label: string, value: number, most: number}} given
 */
export function CompareBar({ label, value, most }) {
  const part = most > 0 ? Math.max(0, Math.min(1, value / most)) : 0;
  return html`<span class="measure">
    <span class="measure-name">${label}</span>
    <svg class="measure-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect class="measure-back" width="100" height="4" rx="2" /><rect class="measure-fill" width=${part * 100} height="4" rx="2" />
    </svg>
    <b>${value}</b>
  </span>`;
}
