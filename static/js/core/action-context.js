// What actions may read and call of the page. The table page fills the context at start; a test
// passes one of its own.

/** @typedef {import("./store.js").Unit} Unit */
/** @typedef {import("./store.js").Conflict} Conflict */
/**
 * @typedef {object} FightControls
 * @property {(type: string) => boolean} offers  whether the bar has an action with this command
 * @property {(type: string) => void} press  does that action, or shows why it is not available
 * @property {(place: number) => boolean} hasWeapon  places count from 0
 * @property {(place: number) => void} aim
 * @property {() => boolean} owes  whether a roll is due, or an aimed attack can be declared
 * @property {() => void} next  makes that roll or declares that attack
 * @property {() => boolean} turns  whether the aimed area can be turned
 * @property {(step: 1|-1) => void} turn
 */
/**
 * @typedef {object} ActionContext  what an action may read and call
 * @property {() => boolean} isHandler
 * @property {() => boolean} mayAct  false for spectators
 * @property {() => Unit|null} unit  the selected unit
 * @property {() => boolean} controls  whether this seat controls the selected unit
 * @property {() => Conflict|null} conflict
 * @property {() => string} tool
 * @property {() => {can_undo: boolean, can_redo: boolean}} undoState
 * @property {(command: import("./commands.js").Command) => void} send
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {(id: string) => void} setTool
 * @property {(mode: "ground"|"flight") => void} setMode
 * @property {() => "ground"|"flight"} mode
 * @property {() => boolean} tabCyclesUnits  whether Tab on the map selects the next own unit
 * @property {(step: 1|-1) => void} cycleUnits
 * @property {(place: "map"|"actions"|"panels") => void} moveFocus
 * @property {() => void} cancel
 * @property {(tab: string) => void} openTab
 * @property {() => void} focusChat
 * @property {() => void} toggleTheme
 * @property {() => void} toggleHelp
 * @property {() => void} openJournal
 * @property {() => void} openPalette
 * @property {() => void} togglePanels
 * @property {() => void} toggleViewshed
 * @property {() => boolean} mayViewAs  true for the Handler, also in the history
 * @property {() => void} toggleViewAsMenu
 * @property {() => boolean} mapHasSecrets  whether players see less of the map than the Handler
 * @property {() => void} togglePilotsView
 * @property {() => boolean} mayOverrule  whether the Handler may overrule for the selected unit
 * @property {() => void} toggleOverrule
 * @property {() => void} toggleHighlighted  of the selected unit
 * @property {() => void} toggleHidden  of the selected unit
 * @property {() => {any: () => boolean, remove: () => void, mayCopy: () => boolean, copy: () => void,
 *   mayPaste: () => boolean, paste: () => void}} several  the units chosen together, or the selected one
 * @property {() => {copy: () => void, cut: () => void, paste: () => void, duplicate: () => void,
 *   remove: () => void, chooseAll: () => void, turn: (step: 1|-1) => void, mirror: () => void}} ground
 *   what can be done with chosen ground, and with the copy at the pointer
 * @property {() => FightControls} fight
 * @property {() => boolean} inHistory  whether the page shows a past moment
 * @property {() => boolean} mayOpenHistory
 * @property {() => {toggle: () => void, play: () => void, step: (by: 1|-1) => void,
 *   mark: (by: 1|-1, kind: "turn"|"round") => void}} history
 * @property {() => {fit: () => void, zoomBy: (f: number) => void, centreOnUnit: () => void,
 *   showUnit: () => void, cursorBy: (arrow: [number, number]) => void, press: () => void,
 *   points: () => boolean, pingHex: () => void, pan: (x: number, y: number) => void,
 *   choosesLevel: () => boolean, level: (step: 1|-1) => void}} board
 * @property {() => void} announceCentred  says which unit the map is centred on
 * @property {() => {unit: string|null, kind: string}} nextStep  what the round waits for
 * @property {(unit: string|null) => boolean} belongsToAnotherSeat  whether a pilot's turn is not
 *   this seat's
 * @property {(unit: string) => void} startTurn  starts a turn and selects the unit
 * @property {() => boolean} hasSuggestion  whether the server suggests something for the unit that acts
 * @property {() => void} followSuggestion  carries out what it suggests first
 * @property {(unit: string) => void} endTurn  asks first when the unit would fall, has a movement planned or did nothing
 */

/** The context of this page, once the table page has filled it. */
export const actionContext = /** @type {ActionContext} */ ({});

/** Fills the context. @param {ActionContext} given */
export function setActionContext(given) {
  Object.assign(actionContext, given);
}
