// State of the page that no feature owns: layout, tab, tool, modal and pointer, with the functions
// that change it. A feature whose state depends on tool or tab registers here.

import { batch, signal } from "@preact/signals";
import { onScreen } from "./on-screen.js";
import { readAnswers, readStorage, writeAnswers, writeStorage } from "./storage.js";

/** The id of the current tool, "select" for none. */
export const tool = signal("select");
export const tab = signal("log");
const PANELS_KEY = "hexframe-panels";
/** Which panels are open, as this browser keeps it. */
const panelsOpen = readAnswers(PANELS_KEY);
// a screen begins with the map alone
export const dockOpen = signal(!onScreen && (panelsOpen.get("dock") ?? true));
export const cardOpen = signal(panelsOpen.get("card") ?? true);
/** Whether the tools of a narrow window are unfolded. */
export const toolsOpen = signal(panelsOpen.get("tools") ?? true);
/** Whether the running mission stands in the place of the tab. */
export const missionOpen = signal(panelsOpen.get("mission") ?? false);
/** How far the phone's sheet is pulled up. */
export const sheetHeight = signal(/** @type {SheetHeight} */ ("actions"));
export const theme = signal(/** @type {"dark"|"light"} */ ("dark"));
export const helpOpen = signal(false);
/** The modal over the map. */
export const modal = signal(/** @type {Modal|null} */ (null));
/** Whether the pointer is a finger. Texts then say "tap". */
export const touch = signal(false);
/** Whether the page has the layout for phones and small windows: one sheet instead of docks. */
export const narrow = signal(false);
/** Whether that sheet stands at the right of the map, in a window wider than high. */
export const sheetBeside = signal(false);
/** What the board reports about the hex under the pointer, or null. */
export const hover = signal(/** @type {import("../board/types.js").HoverInfo|null} */ (null));

/** @typedef {"handle"|"actions"|"all"} SheetHeight */
/**
 * A character's sheet or a mission by id ("" for a new one), the categories of the table, a map file,
 * the journal, a presented page by id, or the command palette.
 * @typedef {{kind: "character"|"mission"|"categories"|"import"|"journal"|"handout"|"palette"|"picture", id: string, back?: {kind: "mission", id: string}}} Modal
 */

/** @type {((id: string) => void)[]} */
const toolFollowers = [];
/** Registers a function that runs whenever a tool is taken. @param {(id: string) => void} follow */
export function whenToolTaken(follow) {
  toolFollowers.push(follow);
}

/** @type {((id: string) => void)[]} */
const tabFollowers = [];
/** Registers a function that runs whenever a tab is opened. @param {(id: string) => void} follow */
export function whenTabOpened(follow) {
  tabFollowers.push(follow);
}

/** Whether a tool has lowered the phone's sheet, which comes up again when the tool is put down. */
let loweredByTool = false;

/** Takes a tool and resets what the last one did. @param {string} id */
export function setTool(id) {
  batch(() => {
    tool.value = id;
    if (id === "select") raiseAfterTool();
    else if (narrow.value && sheetHeight.value !== "handle") {
      sheetHeight.value = "handle";
      loweredByTool = true;
    }
    for (const follow of toolFollowers) follow(id);
  });
}

/** Puts the tool down; what it did stays. */
export function dropTool() {
  batch(() => {
    tool.value = "select";
    raiseAfterTool();
  });
}

function raiseAfterTool() {
  // not over the whole map, which shows what the tool did
  if (loweredByTool && narrow.value && sheetHeight.value === "handle") sheetHeight.value = "actions";
  loweredByTool = false;
}

/** Opens a tab and the panels it is in. @param {string} id */
export function openTab(id) {
  batch(() => {
    tab.value = id;
    dockOpen.value = true;
    if (missionOpen.value) setMissionOpen(false);
    if (narrow.value && sheetHeight.value === "handle") sheetHeight.value = "actions";
    for (const follow of tabFollowers) follow(id);
  });
}

/** Sets the tab alone: panels and what follows a tab stay as they are. @param {string} id */
export function restoreTab(id) {
  tab.value = id;
}

/** Opens or folds the panels beside the map, also on later visits. @param {boolean} open */
export function setDockOpen(open) {
  dockOpen.value = open;
  keepPanel("dock", open);
}

/** Opens or folds the card of the selected unit, also on later visits. @param {boolean} open */
export function setCardOpen(open) {
  cardOpen.value = open;
  keepPanel("card", open);
}

/** Unfolds or folds the tools of a narrow window, also on later visits. @param {boolean} open */
export function setToolsOpen(open) {
  toolsOpen.value = open;
  keepPanel("tools", open);
}

/** Opens the running mission in the panels, or goes back to the tab; also on later visits. @param {boolean} open */
export function setMissionOpen(open) {
  batch(() => {
    missionOpen.value = open;
    if (open) dockOpen.value = true;
    if (open && narrow.value && sheetHeight.value === "handle") sheetHeight.value = "actions";
  });
  keepPanel("mission", open);
}

/** @param {string} name @param {boolean} open */
function keepPanel(name, open) {
  // the Handler's page in the same browser keeps its own panels
  if (onScreen) return;
  panelsOpen.set(name, open);
  writeAnswers(PANELS_KEY, panelsOpen);
}

/** Sets how far the phone's sheet is pulled up. @param {SheetHeight} height */
export function setSheetHeight(height) {
  sheetHeight.value = height;
  loweredByTool = false;
}

/** Lowers the phone's sheet, so that a click on the map can follow. */
export function clearMap() {
  if (narrow.value) setSheetHeight("handle");
}

/** Raises the phone's sheet over the whole map. */
export function raiseSheet() {
  if (narrow.value) sheetHeight.value = "all";
}

/** Lowers the phone's sheet where it covers the whole map. */
export function uncoverMap() {
  if (narrow.value && sheetHeight.value === "all") sheetHeight.value = "actions";
}

/** Opens the modal. @param {Modal["kind"]} kind @param {string} [id] @param {Modal["back"]} [back]  where a button leads back to */
export function openModal(kind, id = "", back) {
  modal.value = { kind, id, ...(back ? { back } : {}) };
}

export function closeModal() {
  modal.value = null;
}

/** Opens or closes the help. @param {boolean} open */
export function setHelpOpen(open) {
  helpOpen.value = open;
}

/** Notes what the board reports about the hex under the pointer. @param {typeof hover.value} info */
export function setHover(info) {
  hover.value = info;
}

/** How much of the map's right edge the tools of a narrow window take, with their margins; CSS px. */
export const toolsWidth = signal(60);

/** @param {number} px */
export function setToolsWidth(px) {
  toolsWidth.value = px;
}

/** Notes the theme of the document. @param {"dark"|"light"} now */
export function setThemeNow(now) {
  theme.value = now;
}

/** Notes whether the pointer is a finger. @param {boolean} is */
export function setTouch(is) {
  touch.value = is;
}

/** Notes whether the sheet stands beside the map. @param {boolean} is */
export function setSheetBeside(is) {
  sheetBeside.value = is;
}

/** Takes the layout for a narrow window or back, and leaves a tab that it lacks. @param {boolean} is */
export function setNarrow(is) {
  narrow.value = is;
  if (is && tab.value === "log") tab.value = "unit";
  if (!is && (tab.value === "unit" || tab.value === "round")) tab.value = "log";
}

const SINGLE_KEYS_KEY = "hexframe-single-keys";

/**
 * Whether letters, digits and signs alone are shortcuts (WCAG 2.1.4). On by default; kept in this
 * browser.
 */
export const singleKeys = signal(readStorage(SINGLE_KEYS_KEY) !== "off");

/** Turns them on or off. @param {boolean} on */
export function setSingleKeys(on) {
  singleKeys.value = on;
  writeStorage(SINGLE_KEYS_KEY, on ? "on" : "off");
}
