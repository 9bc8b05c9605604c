// The layers that Escape closes, topmost first: in the order in which they cover each other. Dialogs
// of the browser cover everything; the others follow the z-index of their class.

import { setLayers } from "../core/layers.js";
import * as selection from "../core/selection.js";
import * as ui from "../core/ui-state.js";
import { templateLayer } from "../features/areas/handle.js";
import { lineLayer } from "../features/drawings/handle.js";
import { aimLayer } from "../features/fight/aim-state.js";
import { resultLayer } from "../features/fight/result-handle.js";
import { fogLegendLayer } from "../features/fog/state.js";
import { roundFormLayer } from "../features/handler/round-form.js";
import { historyLayer } from "../features/history/history.js";
import { undoStepsLayer } from "../features/history/undo-steps-button.js";
import { fullPictureLayer } from "../features/journal/full-picture.js";
import { chosenGroundLayer, pickedPropLayer, setPickedProp } from "../features/map-editor/state.js";
import { measureLayer, viewshedLayer } from "../features/measure/state.js";
import { environmentFormLayer } from "../features/round/environment.js";
import { levelChoiceLayer } from "../features/units/movement.js";
import { placingLayer, stackLayer, unitFormLayer } from "../features/units/state.js";
import { viewAsMenuLayer } from "../features/view-as/state.js";
import { endTurnLayer } from "../features/round/round.js";
import { playingLayer } from "../features/round/suggestion-handle.js";

/** @typedef {import("../core/layers.js").Layer} Layer */

/** @type {Layer} */
const helpLayer = { id: "help", isOpen: () => ui.helpOpen.value, close: () => ui.setHelpOpen(false) };
/** @type {Layer} */
const modalLayer = { id: "modal", isOpen: () => ui.modal.value !== null, close: ui.closeModal };
/** @type {Layer} */
const toolLayer = { id: "tool", isOpen: () => ui.tool.value !== "select", close: () => ui.setTool("select") };
/** The board deselects too, after it has closed what is its own. @type {Layer} */
const selectionLayer = {
  id: "selection",
  isOpen: () => selection.selected.value !== null,
  close: () => {
    selection.restoreSelection(null);
    if (ui.tab.value !== "map") setPickedProp(null);
  },
  beforeBoard: false,
};

/** @type {Layer} */
const severalLayer = { id: "several", isOpen: () => selection.several.value.length > 0, close: () => selection.chooseSeveral([]) };

/** @type {readonly Layer[]} */
export const LAYERS = [
  helpLayer,
  fullPictureLayer,
  modalLayer,
  endTurnLayer,
  playingLayer,
  roundFormLayer,
  environmentFormLayer,
  viewAsMenuLayer,
  undoStepsLayer,
  stackLayer,
  historyLayer,
  levelChoiceLayer,
  fogLegendLayer,
  placingLayer,
  aimLayer,
  measureLayer,
  templateLayer,
  lineLayer,
  chosenGroundLayer,
  toolLayer,
  resultLayer,
  unitFormLayer,
  viewshedLayer,
  severalLayer,
  selectionLayer,
  pickedPropLayer,
];

/** Sets the layers of the page. Called once at start. */
export const installLayers = () => setLayers(LAYERS);
