// Where the keyboard is: on the map when the page opens, on what comes next when a pressed button goes
// away, and where the skip links lead.

import * as app from "./app.js";
import { nextStep } from "../features/round/round.js";
import { TEXT_FIELDS } from "../ui/lost-focus-guard.js";

/** What can have the focus and takes no words. */
const CONTROLS = "button:not([disabled]), a[href], summary, input[type=checkbox], input[type=range]";

/** What waits for this seat, before everything else. */
const PENDING_BUTTON = ".pending .button-primary";
const NEXT_STEP_BUTTON = "[data-action='turn.primary']";

/** What can be aimed at. */
const TARGETS = ".aiming .target-row";

/** Whether Escape was the last key on the map: then Tab leaves it. */
let escapePressed = false;
export const leaveMapByTab = () => void (escapePressed = true);
export const stayOnMap = () => void (escapePressed = false);

const map = () => /** @type {HTMLElement|null} */ (document.querySelector("#board canvas"));

/** Whether Tab is the map's now, which has the focus. */
export const mapKeepsTab = () => !escapePressed && document.activeElement === map();

export const focusMap = () => map()?.focus({ preventScroll: true });

/** What has the focus in the panels, with the elements around it. @type {HTMLElement[]} */
let focusPath = [];

/** Where the focus goes as soon as it is there, for as long as what the person pressed is under way. */
let awaited = "";

/** Frames that are drawn after the last answer until a press is over. */
const SETTLED_FRAMES = 3;

/** Whether something that the person pressed is under way: only then the focus goes on by itself. */
let pressed = false;
let framesDrawn = 0;

function startPress() {
  awaited = "";
  framesDrawn = 0;
  if (!pressed) requestAnimationFrame(followPress);
  pressed = true;
}

function followPress() {
  framesDrawn = app.pendingAnswers.peek() > 0 ? 0 : framesDrawn + 1;
  pressed = framesDrawn < SETTLED_FRAMES;
  if (pressed) requestAnimationFrame(followPress);
  else awaited = "";
}

/** @param {string} selector @param {ParentNode} [within] */
function firstOf(selector, within = document) {
  const found = /** @type {NodeListOf<HTMLElement>} */ (within.querySelectorAll(selector));
  return [...found].find((each) => each.checkVisibility({ visibilityProperty: true })) ?? null;
}

/** What this seat is asked for now: a roll, or a turn to begin. */
const nextPrompt = () => firstOf(PENDING_BUTTON) ?? (nextStep().kind === "start" ? firstOf(NEXT_STEP_BUTTON) : null);

/** The focus goes to the first of these, now or when it comes. @param {string} selector */
function awaitFocus(selector) {
  awaited = selector;
  focusAwaited();
}

/** Whoever aims by keyboard chooses by keyboard. */
export function focusTargets() {
  if (app.aiming.value !== null) awaitFocus(TARGETS);
}

/** @returns {boolean} whether what is awaited has come, and has the focus */
function focusAwaited() {
  const on = document.activeElement;
  if (awaited === "" || (on !== null && on !== document.body && on !== map() && on.isConnected && !focusPath.includes(/** @type {HTMLElement} */ (on)))) return false;
  const next = awaited === PENDING_BUTTON ? nextPrompt() : firstOf(awaited);
  if (next === null) return false;
  awaited = "";
  next.focus();
  return true;
}

/** Whether an element can have the focus no more. @param {HTMLElement} element */
const isGone = (element) => !element.isConnected || element.matches(":disabled") || !element.checkVisibility();

/**
 * What has the focus has gone: on to what waits for this seat if a press did it, else to what is left
 * of its list, or to the map.
 */
function recoverFocus() {
  const [gone, ...around] = focusPath;
  focusPath = [];
  awaited = pressed ? PENDING_BUTTON : "";
  if (focusAwaited()) return;
  // whoever was typing goes on for a moment: not into something else
  const home = gone.matches(TEXT_FIELDS) ? undefined : around.find((each) => each.isConnected && each.closest("dialog, #tab-panel") && firstOf(CONTROLS, each));
  if (home) firstOf(CONTROLS, home)?.focus();
  else if (document.querySelector("dialog[open]") === null) focusMap();
}

function onPanelChange() {
  if (focusPath.length > 0 && isGone(focusPath[0])) recoverFocus();
  else focusAwaited();
}

/**
 * Past everything else to the map, to what can be done now, or to the tabs.
 * @param {"map"|"actions"|"panels"} place
 */
export function moveFocus(place) {
  if (place === "map") return focusMap();
  if (place === "actions") {
    const first = (/** @type {string} */ part) => firstOf(`${part} :is(${CONTROLS}):not(.card-fold)`);
    return (nextPrompt() ?? firstOf(TARGETS) ?? first(".fight-bar") ?? first(".card-dock") ?? first(".sheet") ?? first(".tracker"))?.focus();
  }
  app.dockOpen.value = true;
  // it may be folded away still
  requestAnimationFrame(() => firstOf("[role=tab][aria-selected=true]")?.focus());
}

/** Follows the focus; called once, when the page starts. */
export function watchFocus() {
  // who looks on in a frame gives the focus, and a finger has none
  if (window.parent === window && !app.touch.value && document.activeElement === document.body) focusMap();
  const panels = /** @type {HTMLElement} */ (document.getElementById("panels"));
  new MutationObserver(onPanelChange).observe(panels, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled", "hidden", "open"] });
  document.addEventListener("focusin", ({ target }) => {
    const at = /** @type {HTMLElement} */ (target);
    if (at === map()) stayOnMap();
    focusPath = [];
    for (let each = panels.contains(at) ? at : null; each !== null && each !== panels; each = each.parentElement) focusPath.push(each);
  });
  document.addEventListener("focusout", ({ target, relatedTarget }) => {
    const at = /** @type {HTMLElement} */ (target);
    // a person left it; else it is gone, and where to is said by what is left
    if (relatedTarget === null) queueMicrotask(() => focusPath[0] === at && document.hasFocus() && !isGone(at) && (focusPath = []));
  });
  // a click comes when the key or the button is let go
  for (const kind of ["keydown", "pointerdown", "click"]) document.addEventListener(kind, startPress, { capture: true });
  document.addEventListener("keydown", () => document.body.classList.remove("by-pointer"), { capture: true });
  document.addEventListener("pointerdown", () => document.body.classList.add("by-pointer"), { capture: true });
  for (const link of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-skip]"))) {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      moveFocus(/** @type {any} */ (link.dataset.skip));
    });
  }
}
