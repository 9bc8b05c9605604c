// Actions on chosen ground, and on the copy at the pointer. While their tool is held, their keys mean the
// map; otherwise units. They arrive with the other parts of the page (table/parts.js).

import { t } from "../../text/t.js";

/** @typedef {import("../../core/actions.js").Action} Action */
/** @typedef {import("../../core/action-context.js").ActionContext} ActionContext */

/** @param {ActionContext} context */
const places = (context) => context.isHandler() && context.tool() === "stamp";
/** While a copy is put down, too: a key must not be about a unit then. @param {ActionContext} context */
const chooses = (context) => (context.isHandler() && context.tool() === "ground") || places(context);

/**
 * @param {string} id @param {string} label @param {string} key @param {Action["when"]} when
 * @param {(context: ActionContext) => void} run @returns {Action}
 */
const entry = (id, label, key, when, run) => ({ id: `ground.${id}`, label, group: t("map-editor-chosen-ground"), who: "handler", keys: [key], when, run });

/** @type {Action[]} */
export const GROUND_ACTIONS = [
  entry("choose", t("map-editor-choose-ground"), "Shift+b", (context) => context.isHandler() && !context.inHistory(), (context) => context.setTool(context.tool() === "ground" ? "select" : "ground")),
  entry("all", t("map-editor-choose-all-ground"), "Ctrl+a", chooses, (context) => context.ground().chooseAll()),
  entry("copy", t("map-editor-copy-ground"), "Ctrl+c", chooses, (context) => context.ground().copy()),
  entry("cut", t("map-editor-cut-ground"), "Ctrl+x", chooses, (context) => context.ground().cut()),
  entry("duplicate", t("map-editor-duplicate-ground"), "Ctrl+d", chooses, (context) => context.ground().duplicate()),
  entry("remove", t("map-editor-remove-ground"), "Delete", chooses, (context) => context.ground().remove()),
  entry("paste", t("map-editor-paste-ground"), "Ctrl+v", chooses, (context) => context.ground().paste()),
  entry("left", t("map-editor-turn-left"), ",", places, (context) => context.ground().turn(-1)),
  entry("right", t("map-editor-turn-right"), ".", places, (context) => context.ground().turn(1)),
  entry("mirror", t("map-editor-mirror"), "x", places, (context) => context.ground().mirror()),
];
