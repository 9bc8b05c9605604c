// Fills the context that actions run in: what they read of the page's state and what they call.

import { setTheme } from "../ui/theme.js";
import { announce } from "../core/announcer.js";
import { send } from "../core/commands.js";
import { closeTopLayer, hasOpenLayer } from "../core/layers.js";
import * as selection from "../core/selection.js";
import * as session from "../core/session.js";
import * as ui from "../core/ui-state.js";
import { togglePilotsView } from "../features/fog/state.js";
import { mayOverrule, toggleOverrule } from "../features/handler/overrule.js";
import { toggleViewshed } from "../features/measure/state.js";
import { openJournal } from "../features/journal/unread.js";
import * as viewAs from "../features/view-as/state.js";
import { stopAiming } from "../features/fight/aim-state.js";
import { moveFocus, mapKeepsTab } from "../core/focus.js";
import { mapHasSecrets } from "../features/fog/fog.js";
import { chosenGround } from "../features/map-editor/state.js";
import { fightControls } from "../features/fight/keys.js";
import { framedReadonly } from "../features/view-as/framed-page.js";
import * as tableHistory from "../features/history/history.js";
import * as round from "../features/round/round.js";
import { followSuggestion, hasSuggestion } from "../features/round/suggestion-handle.js";
import { centredText, ownUnitText } from "../features/units/announcements.js";
import { undoOrRedo } from "../features/history/undo.js";
import { toggleHidden, toggleHighlighted } from "../features/fog/unit-visibility.js";
import { severalKeys } from "../features/units/several-handle.js";
import { setActionContext } from "../core/action-context.js";
import { boardOfPage, centreOnUnit, placeOf, showUnit } from "../core/board-handle.js";

/** The context of this page. @type {import("../core/action-context.js").ActionContext} */
const context = {
  isHandler: () => session.isHandler.value,
  mayAct: () => session.you.value !== null && !session.isSpectator.value,
  unit: () => selection.unit.value,
  controls: () => selection.unit.value !== null && session.controls(selection.unit.value.id),
  conflict: () => session.conflict.value,
  tool: () => ui.tool.value,
  undoState: () => session.undoState.value,
  send,
  undo: () => undoOrRedo("undo"),
  redo: () => undoOrRedo("redo"),
  setTool: ui.setTool,
  setMode: (mode) => {
    stopAiming();
    selection.setMode(mode);
  },
  mode: () => selection.mode.value,
  tabCyclesUnits: () => session.ownUnitIds.value.length > 1 && mapKeepsTab(),
  cycleUnits,
  moveFocus,
  cancel: () => {
    if (hasOpenLayer() || !boardOfPage()?.escape()) closeTopLayer();
  },
  openTab: ui.openTab,
  focusChat,
  toggleTheme,
  toggleHelp: () => ui.setHelpOpen(!ui.helpOpen.value),
  openJournal: () => openJournal(),
  openPalette: () => ui.openModal("palette"),
  togglePanels,
  toggleViewshed,
  mayViewAs: () => session.seesAll.value,
  toggleViewAsMenu: () => viewAs.setViewAsMenu(!viewAs.viewAsMenu.value),
  mapHasSecrets: () => mapHasSecrets.value,
  togglePilotsView,
  mayOverrule: () => mayOverrule.value,
  toggleOverrule,
  toggleHighlighted: () => selection.unit.value !== null && toggleHighlighted(selection.unit.value),
  toggleHidden: () => selection.unit.value !== null && toggleHidden(selection.unit.value),
  board: () => ({
    fit: () => boardOfPage()?.fit(),
    zoomBy: (factor) => boardOfPage()?.zoomBy(factor),
    cursorBy: (arrow) => boardOfPage()?.cursorBy(arrow),
    press: () => boardOfPage()?.press(),
    points: () => Boolean(boardOfPage()?.hasPointedHex()),
    pingHex: () => boardOfPage()?.pingHex(),
    pan: (x, y) => boardOfPage()?.pan(x, y),
    choosesLevel: () => Boolean(boardOfPage()?.choosesLevel()),
    level: (step) => void boardOfPage()?.level(step),
    showUnit: () => showUnit(selection.unit.value),
    centreOnUnit: () => centreOnUnit(selection.unit.value),
  }),
  announceCentred: () => selection.unit.value !== null && announce(centredText(selection.unit.value)),
  inHistory: () => session.inHistory.value,
  mayOpenHistory: () => session.liveSession.value.view !== null && !session.inReplay.value && (session.inHistory.value || session.readonly.value === framedReadonly),
  history: () => ({
    toggle: () => (session.inHistory.value ? tableHistory.closeHistory() : tableHistory.openHistory()),
    play: tableHistory.togglePlay,
    step: tableHistory.stepBy,
    mark: tableHistory.goToMark,
  }),
  several: () => severalKeys,
  ground: () => chosenGround,
  fight: () => fightControls,
  nextStep: round.nextStep,
  belongsToAnotherSeat: round.belongsToAnotherSeat,
  startTurn: round.startTurn,
  endTurn: round.endTurn,
  hasSuggestion,
  followSuggestion,
};

/** Fills the context. Called once at start. */
export const installActionContext = () => setActionContext(context);

/** Selects the next or previous own unit and shows it. @param {1|-1} step */
function cycleUnits(step) {
  const ids = session.ownUnitIds.value.filter((id) => placeOf(session.units.value[id]) !== null);
  if (ids.length === 0) return;
  const now = selection.selected.value === null ? -1 : ids.indexOf(selection.selected.value);
  const next = now < 0 ? (step === 1 ? 0 : ids.length - 1) : (now + step + ids.length) % ids.length;
  const again = ids[next] === selection.selected.value;
  selection.select(ids[next]);
  showUnit(selection.unit.value);
  if (!again) return;
  // the selection does not change, so nothing else announces the unit
  const unit = session.units.value[ids[next]];
  const at = placeOf(unit);
  if (at) boardOfPage()?.cursorTo({ q: at.q, r: at.r });
  announce(ownUnitText(unit));
}

function focusChat() {
  ui.openTab("log");
  ui.raiseSheet();
  requestAnimationFrame(() => document.getElementById("chat")?.focus());
}

function toggleTheme() {
  setTheme(ui.theme.value === "dark" ? "light" : "dark");
}

function togglePanels() {
  const open = !(ui.dockOpen.value || ui.cardOpen.value);
  ui.setDockOpen(open);
  ui.setCardOpen(open);
}
