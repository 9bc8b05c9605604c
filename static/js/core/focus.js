// Keyboard focus on the table page: where it starts, where it goes when the focused element
// vanishes, and where the skip links lead.

import { pendingAnswers } from "./commands.js";
import * as ui from "./ui-state.js";
import { TEXT_FIELDS } from "./lost-focus-guard.js";

/** Controls that take no text. */
const CONTROLS = "button:not([disabled]), a[href], summary, input[type=checkbox], input[type=range]";

/** The button of a test that waits for this seat. It comes before everything else. */
const PENDING_BUTTON = ".pending .button-primary";
const NEXT_STEP_BUTTON = "[data-action='turn.primary']";

/** The targets of an aimed attack. */
export const TARGETS = ".aiming .target-row";

/** Returns whether the next step of the round starts a turn. */
let startsTurn = () => false;

/** Whether Escape was the last key on the map. Tab then leaves the map. */
let escapePressed = false;
/** Lets the next Tab leave the map. */
export const leaveMapByTab = () => void (escapePressed = true);
/** Lets Tab select units on the map again. */
export const stayOnMap = () => void (escapePressed = false);

const mapCanvas = () => /** @type {HTMLElement|null} */ (document.querySelector("#board canvas"));

/** Returns whether the map has the focus and handles Tab. */
export const mapKeepsTab = () => !escapePressed && document.activeElement === mapCanvas();

/** Focuses the map without scrolling. */
export const focusMap = () => mapCanvas()?.focus({ preventScroll: true });

/** The focused element in the panels, followed by its ancestors. @type {HTMLElement[]} */
let focusPath = [];

/** A selector of what gets the focus once it exists, while the last press is under way. */
let awaited = "";

/** A press is over this many frames after its last answer. */
const SETTLED_FRAMES = 3;

/** Whether a press is under way. Only then the focus moves by itself. */
let pressed = false;
let framesDrawn = 0;

/** Begins to follow a press of the person. */
function startPress() {
  awaited = "";
  framesDrawn = 0;
  if (!pressed) requestAnimationFrame(followPress);
  pressed = true;
}

/** Ends the press once no answer is pending and the page is drawn. */
function followPress() {
  framesDrawn = pendingAnswers.peek() > 0 ? 0 : framesDrawn + 1;
  pressed = framesDrawn < SETTLED_FRAMES;
  if (pressed) requestAnimationFrame(followPress);
  else awaited = "";
}

/**
 * Returns the first visible element that matches, or null.
 * @param {string} selector @param {ParentNode} [within]
 */
function firstOf(selector, within = document) {
  const found = /** @type {NodeListOf<HTMLElement>} */ (within.querySelectorAll(selector));
  return [...found].find((each) => each.checkVisibility({ visibilityProperty: true })) ?? null;
}

/** Returns the button that this seat is asked to press now: a roll, or the start of a turn. */
const nextPrompt = () => firstOf(PENDING_BUTTON) ?? (startsTurn() ? firstOf(NEXT_STEP_BUTTON) : null);

/** Focuses the first match, now or once it exists. @param {string} selector */
export function awaitFocus(selector) {
  awaited = selector;
  focusAwaited();
}

/**
 * Focuses what is awaited, unless the person has moved the focus.
 * @returns {boolean} whether it did
 */
function focusAwaited() {
  const on = document.activeElement;
  if (awaited === "" || (on !== null && on !== document.body && on !== mapCanvas() && on.isConnected && !focusPath.includes(/** @type {HTMLElement} */ (on)))) return false;
  const next = awaited === PENDING_BUTTON ? nextPrompt() : firstOf(awaited);
  if (next === null) return false;
  awaited = "";
  next.focus();
  return true;
}

/** Returns whether an element can no longer have the focus. @param {HTMLElement} element */
const isGone = (element) => !element.isConnected || element.matches(":disabled") || !element.checkVisibility();

/**
 * Moves the focus on when its element vanished: after a press to the next prompt, else to a control
 * of the same list or dialog, else to the map.
 */
function recoverFocus() {
  const [gone, ...around] = focusPath;
  focusPath = [];
  awaited = pressed ? PENDING_BUTTON : "";
  if (focusAwaited()) return;
  // a person who was typing must not type into another control
  const home = gone.matches(TEXT_FIELDS) ? undefined : around.find((each) => each.isConnected && each.closest("dialog, #tab-panel") && firstOf(CONTROLS, each));
  // what the press has brought may be in view by now, and a finger needs no focus in view
  if (home) firstOf(CONTROLS, home)?.focus({ preventScroll: document.body.classList.contains("by-pointer") });
  else if (document.querySelector("dialog[open]") === null) focusMap();
}

function onPanelChange() {
  if (focusPath.length > 0 && isGone(focusPath[0])) recoverFocus();
  else focusAwaited();
}

/**
 * Moves the focus to the map, to what can be done now, or to the tabs.
 * @param {"map"|"actions"|"panels"} place
 */
export function moveFocus(place) {
  if (place === "map") return focusMap();
  if (place === "actions") {
    const first = (/** @type {string} */ part) => firstOf(`${part} :is(${CONTROLS}):not(.card-fold)`);
    return (nextPrompt() ?? firstOf(TARGETS) ?? first(".fight-bar") ?? first(".card-dock") ?? first(".sheet") ?? first(".tracker"))?.focus();
  }
  ui.setDockOpen(true);
  // the panels may have been folded away
  requestAnimationFrame(() => firstOf("[role=tab][aria-selected=true]")?.focus());
}

/**
 * Starts to follow the focus. Called once at start.
 * @param {() => boolean} turnStarts  whether the next step of the round starts a turn
 */
export function watchFocus(turnStarts) {
  startsTurn = turnStarts;
  // a framed page gets the focus from the page around it; with a finger there is none
  if (window.parent === window && !ui.touch.value && document.activeElement === document.body) focusMap();
  const panels = /** @type {HTMLElement} */ (document.getElementById("panels"));
  new MutationObserver(onPanelChange).observe(panels, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled", "hidden", "open"] });
  document.addEventListener("focusin", ({ target }) => {
    const at = /** @type {HTMLElement} */ (target);
    if (at === mapCanvas()) stayOnMap();
    focusPath = [];
    for (let each = panels.contains(at) ? at : null; each !== null && each !== panels; each = each.parentElement) focusPath.push(each);
  });
  document.addEventListener("focusout", ({ target, relatedTarget }) => {
    const at = /** @type {HTMLElement} */ (target);
    // the element is left by the person, or it is gone and onPanelChange follows
    if (relatedTarget === null) queueMicrotask(() => focusPath[0] === at && document.hasFocus() && !isGone(at) && (focusPath = []));
  });
  // a click comes when the key or button is released
  for (const kind of ["keydown", "pointerdown", "click"]) document.addEventListener(kind, startPress, { capture: true });
  // a shortcut pressed on the map after a click asks for no ring around it
  document.addEventListener("keydown", ({ key }) => (/^(Tab|Enter|Arrow)/.test(key) || document.activeElement !== mapCanvas()) && document.body.classList.remove("by-pointer"), { capture: true });
  document.addEventListener("pointerdown", () => document.body.classList.add("by-pointer"), { capture: true });
  for (const link of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-skip]"))) {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      moveFocus(/** @type {any} */ (link.dataset.skip));
    });
  }
}

/** What gets the focus: the text field, else the first button that does nothing dangerous. */
const FOCUS_FIRST = ".input, .button:not(.button-danger)";

/**
 * Scrolls a card or prompt that just opened into view and focuses its first control.
 * @param {HTMLElement|null} box
 */
export function showAndFocus(box) {
  box?.scrollIntoView({ block: "nearest" });
  /** @type {HTMLElement|null|undefined} */ (box?.querySelector(FOCUS_FIRST))?.focus({ preventScroll: true });
}
