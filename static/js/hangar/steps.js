// The steps of the hangar, their budgets and problems, and navigation between them.

import { HANGAR_NARROW } from "../ui/breakpoints.js";
import { build, content, problems, sheetOpen, step, weaponId } from "./state.js";
import { checkResult } from "./state.js";
import { t } from "../text/t.js";

/** @typedef {{id: string, label: string, icon: string}} Step */

/** @type {Step[]} */
export const STEPS = [
  { id: "start", label: t("hangar-start"), icon: "play" },
  { id: "chassis", label: t("hangar-chassis"), icon: "unit" },
  { id: "generator", label: t("hangar-generator"), icon: "bolt" },
  { id: "pilot", label: t("hangar-pilot"), icon: "crew" },
  { id: "hull", label: t("hangar-hull-and-os"), icon: "shield" },
  { id: "weapons", label: t("hangar-weapons"), icon: "range" },
  { id: "tuning", label: t("hangar-tuning-2"), icon: "gear" },
  { id: "modules", label: t("hangar-modules"), icon: "prop" },
  { id: "name", label: t("hangar-name"), icon: "edit" },
];

/** The step of a problem, by the first word of its place. @type {Record<string, string>} */
const STEP_OF_FIELD = { name: "name", notes: "name", silhouette: "name", skills: "pilot", awards: "pilot" };

/**
 * Returns the ids of the categories that contain any of these attributes.
 * @param {{id: string}[]} attributes
 */
function pointCategories(attributes) {
  const found = Object.entries(content.value.limits.categories)
    .filter(([, category]) => attributes.some(({ id }) => id in /** @type {any} */ (category).caps))
    .map(([id]) => id);
  return found.filter((id) => id in (checkResult.value?.points ?? {}));
}

/** Returns the ids of the budgets that a step spends. @param {string} id */
export function budgetsOfStep(id) {
  if (id === "pilot") return pointCategories(content.value.skills);
  if (id === "hull") return pointCategories(content.value.hull);
  if (id === "tuning") return ["tuning"];
  if (id === "weapons") return build.value.weapons.map((weapon) => `weapons.${weapon.id}`);
  return [];
}

/** Returns the step in which a problem can be corrected. @param {string} at */
function stepOfProblem(at) {
  const head = at.split(".")[0];
  if (STEPS.some(({ id }) => id === head)) return head;
  if (STEP_OF_FIELD[head]) return STEP_OF_FIELD[head];
  return STEPS.find(({ id }) => budgetsOfStep(id).includes(at))?.id ?? "name";
}

/** Returns the problems of a step. @param {string} id */
export function problemsOfStep(id) {
  return problems.value.filter((problem) => stepOfProblem(problem.at) === id);
}

/**
 * Returns the most points that an attribute can have.
 * @param {"skills"|"hull"} where @param {string} id
 */
export function maxPoints(where, id) {
  const { categories, tag_tier: tier } = content.value.limits;
  const category = /** @type {any} */ (Object.values(categories).find((each) => id in /** @type {any} */ (each).caps));
  const cap = category?.caps[id] ?? tier;
  return where === "hull" ? Math.min(cap, tier) : cap;
}

/** Whether the user has requested the step that is rendered next. */
let stepRequested = false;

/** Shows a step from its top. @param {string} id */
export function goToStep(id) {
  const there = step.value === id;
  stepRequested = true;
  step.value = id;
  sheetOpen.value = false;
  if (there) showStepTop();
}

/**
 * Scrolls a requested step to its top and focuses its heading. Steps call it in a layout effect, so
 * that keys typed right after the change arrive in the new step.
 */
export function showStepTop() {
  if (!stepRequested) return;
  stepRequested = false;
  document.querySelector(".work")?.scrollTo({ top: 0 });
  if (matchMedia(HANGAR_NARROW).matches) scrollTo({ top: 0 });
  /** @type {HTMLElement|null} */ (document.querySelector(".step-title"))?.focus({ preventScroll: true });
}

/** Shows the step of a problem and focuses the field. @param {string} at */
export function goToProblem(at) {
  goToStep(stepOfProblem(at));
  const [head, id] = at.split(".");
  if (head === "weapons" && id) weaponId.value = id;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const place = /** @type {HTMLElement|null} */ (document.querySelector(`[data-at="${CSS.escape(at)}"]`));
      if (place === null) return;
      place.scrollIntoView({ block: "center" });
      const inside = /** @type {HTMLElement|null} */ (
        place.matches("input, textarea, button") ? place : place.querySelector("input, textarea, [aria-checked=true], button")
      );
      inside?.focus({ preventScroll: true });
    }),
  );
}
