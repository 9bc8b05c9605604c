// Looks up the actions of the table page, by id and by key. table/actions.js registers them: menus,
// buttons, shortcuts and the help are made from that list. An action uses the page only through its
// ActionContext, so tests need no page.

/** @typedef {import("./action-context.js").ActionContext} ActionContext */
/**
 * @typedef {object} Action
 * @property {string} id
 * @property {string} label
 * @property {string} group  its heading in the help
 * @property {string[]} keys  as keyOf() returns them: "Ctrl+z", "Tab", "?"
 * @property {string} [icon]
 * @property {"player"|"handler"} [who]  the only seats that have it
 * @property {(context: ActionContext) => boolean} when  whether it can run now
 * @property {(context: ActionContext, key?: string) => void} run  `key`: the key that was pressed
 */

/**
 * Keys that run an action only while the focus is on the map or nowhere. In a panel they keep their
 * usual meaning: next control, press, scroll.
 */
const MAP_ONLY_KEYS = new Set([
  ..."Tab Enter Home PageUp PageDown ArrowUp ArrowDown ArrowLeft ArrowRight".split(" ").flatMap((key) => [key, `Shift+${key}`]),
  " ",
]);

/**
 * Returns whether a key is one letter, digit or sign, with or without Shift.
 * @param {string} key
 */
export const isSingleKey = (key) => /^(Shift\+)?[^ ]$/u.test(key);

/** @type {readonly Action[]} */
let actions = [];
/** @type {Map<string, Action>} */
let actionsById = new Map();

/**
 * Sets the actions of the page, in the order in which they are asked for a key.
 * @param {readonly Action[]} list
 */
export function registerActions(list) {
  actions = list;
  actionsById = new Map(list.map((each) => [each.id, each]));
}

/** Returns all actions. */
export const allActions = () => actions;

/**
 * Returns the action with an id. Throws when there is none.
 * @param {string} id
 * @returns {Action}
 */
export function action(id) {
  const found = actionsById.get(id);
  if (found === undefined) throw new Error(`no action ${id}`);
  return found;
}

/**
 * Returns whether an action is meant for this seat.
 * @param {Action["who"]} who @param {Pick<ActionContext, "isHandler"|"mayViewAs"|"mayAct">} context
 */
export function isForSeat(who, context) {
  if (who === "handler") return context.isHandler() || context.mayViewAs();
  return who !== "player" || context.mayAct();
}

/**
 * Returns the action that a key runs now, or null.
 * @param {string} key @param {ActionContext} context
 * @param {boolean} [onMap]  whether the focus is on the map or nowhere
 * @returns {Action|null}
 */
export function actionForKey(key, context, onMap = true) {
  return actionsOf(key, context, onMap).find((entry) => entry.when(context)) ?? null;
}

/**
 * Returns the action of a key that cannot run now, or null. Tab has none: it moves the focus.
 * @param {string} key
 * @param {ActionContext} context
 * @param {boolean} [onMap]
 * @returns {Action|null}
 */
export function unavailableAction(key, context, onMap = true) {
  if (/Tab$/.test(key) || actionForKey(key, context, onMap) !== null) return null;
  return actionsOf(key, context, onMap).at(-1) ?? null;
}

/**
 * Returns the actions that a key stands for at this seat.
 * @param {string} key @param {ActionContext} context @param {boolean} onMap
 */
function actionsOf(key, context, onMap) {
  if (!onMap && MAP_ONLY_KEYS.has(key)) return [];
  return actions.filter((entry) => entry.keys.includes(key) && isForSeat(entry.who, context));
}
