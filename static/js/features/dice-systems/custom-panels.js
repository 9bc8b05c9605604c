// Which dice systems have custom parts in their panels, by the system's name.
//
// An entry can colour outcomes, group offers under headings, and replace parts by components of its
// own (`CustomPanel` in custom-panel.js).

import { setCustomPanels } from "./custom-panel.js";
import { actionRolls } from "./panels/action-rolls.js";
import { courseAndFlow } from "./panels/course-and-flow.js";
import { qStar } from "./panels/q-star.js";

/** @type {Record<string, import("./custom-panel.js").CustomPanel>} */
const PANELS = {
  "action-rolls": actionRolls,
  "course-and-flow": courseAndFlow,
  "q-star": qStar,
};

/** Sets them. Called when they are loaded. */
export const installCustomPanels = () => setCustomPanels(PANELS);
