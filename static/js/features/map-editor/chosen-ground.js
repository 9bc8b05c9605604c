// Ground that the Handler chooses on the map, and the copy of it that is put down: their state, and what
// can be done with them.

import { batch, computed, effect, signal, untracked } from "@preact/signals";
import { boardOfPage, chunksLoading } from "../../core/board-handle.js";
import { send } from "../../core/commands.js";
import { fromOffset, label, neighbours, toOffset } from "../../core/hexes.js";
import { flashCells, showRefusal, toast } from "../../core/notices.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { refusalAction } from "../handler/refusal-action.js";
import { clipOf, groundAround, mirrored, nameOf, placed, propsWithin, turned } from "./clip.js";
import { commandsOf, emptyingCommands, stampOf } from "./clip-commands.js";
import { clipPreview } from "./clip-preview.js";
import { fitsTogether } from "./command-batches.js";
import { afterStrokes, GROUND_TOOLS, paintStroke } from "./painting.js";
import { groundBrush, groundOverlays, setChosenGround, setStrokeNow } from "./state.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/hexes.js").Hex} Hex */
/** @typedef {import("../../core/commands.js").Command} Command */
/** @typedef {import("./clip.js").Clip} Clip */

/** The most hexes that can be chosen. */
const MOST = 40_000;
/** From how many hexes a copy does not follow every movement of the pointer. */
const LARGE = 2000;

/** The chosen hexes, in the order in which they were chosen. */
export const chosen = signal(/** @type {readonly Hex[]} */ ([]));
/** What a stroke does with what is chosen: with Shift it adds, with Alt it takes away. */
export const strokeDoes = signal(/** @type {"new"|"add"|"take"} */ ("new"));
/** What of the ground is copied, cut, put down and removed. */
export const parts = signal({ ground: true, cover: true, props: true, relative: true });
/** The copy, and its name if it comes from the library. */
export const copied = signal(/** @type {{clip: Clip, name: string}|null} */ (null));
/** The brush that was held last. */
export const lastBrush = signal("raise");
/** Where the copy is shown while it is at the pointer. */
const spot = signal(/** @type {Hex|null} */ (null));
/** The tool to come back to from the copy at the pointer. */
let before = "select";

export const choosing = () => ui.tool.value === "ground";
export const placing = () => ui.tool.value === "stamp" && copied.value !== null;

/** What is at a hex. @param {Hex} hex */
function at(hex) {
  const board = boardOfPage();
  return board?.describe(hex) ?? { inside: false, ground: null, notes: [], props: [] };
}

/** The map as the functions of clip.js ask for it. @returns {import("./clip.js").Site} */
function site() {
  const { columns = 0, rows = 0, orientation = "flat", floor = 0 } = session.map.value ?? {};
  const inside = (/** @type {Hex} */ hex) => {
    const [column, row] = toOffset(hex, orientation);
    return column >= 0 && row >= 0 && column < columns && row < rows;
  };
  return { inside, ground: (hex) => at(hex).ground, floor };
}

/** The copy where it is shown, or null. Counted anew when the map changes. */
export const shownPlace = computed(() => {
  const [copy, hex] = [copied.value, spot.value];
  void chunksLoading.value;
  return placing() && copy !== null && hex !== null ? placed(copy.clip, hex, parts.value, site()) : null;
});

/**
 * Takes a stroke of the tool that chooses ground, or of a brush.
 * @param {import("../../core/board-handle.js").BoardHandle} board @param {readonly Hex[]} hexes
 * @param {{from: Hex, to: Hex, shift?: boolean, alt?: boolean}} ends
 */
export function takeStroke(board, hexes, ends) {
  if (!choosing()) return paintStroke(board, hexes, ends);
  setStrokeNow(null);
  const does = ends.alt ? "take" : ends.shift ? "add" : strokeDoes.value;
  const names = new Set(hexes.map(nameOf));
  const rest = does === "new" ? [] : chosen.value.filter((hex) => !names.has(nameOf(hex)));
  choose(does === "take" ? rest : [...rest, ...hexes]);
}

/** @param {readonly Hex[]} hexes */
function choose(hexes) {
  if (hexes.length > MOST) toast("note", t("map-editor-too-many-chosen", { most: MOST }));
  else chosen.value = hexes;
}

/** Chooses the whole map. */
export function chooseAll() {
  const map = session.map.value;
  if (map === null) return;
  if (map.columns * map.rows > MOST) return choose(Array(MOST + 1));
  choose(Array.from({ length: map.columns * map.rows }, (_, i) => fromOffset(i % map.columns, Math.floor(i / map.columns), map.orientation)));
}

/** Says that nothing is chosen, if so. */
function nothingChosen() {
  if (chosen.value.length === 0) toast("note", t("map-editor-choose-ground-first"));
  return chosen.value.length === 0;
}

/** Copies the chosen ground. @param {() => void} [then] */
function copy(then) {
  if (nothingChosen()) return;
  const hexes = chosen.value;
  afterStrokes(async () => {
    const described = hexes.map((hex) => ({ q: hex.q, r: hex.r, ...at(hex) })).filter(({ inside }) => inside);
    if (described.length === 0) return;
    copied.value = { clip: clipOf(described, Object.values(session.props.value)), name: "" };
    if (then) then();
    else toast("note", t("map-editor-copied", { n: described.length }));
  });
}

/** Shows the copy at the pointer, to be put down. @param {{clip: Clip, name: string}|null} [given]  else the last copy */
export function startPlacing(given = copied.value) {
  if (given === null) return void toast("note", t("map-editor-nothing-is-copied"));
  batch(() => {
    if (ui.tool.value !== "stamp") before = ui.tool.value === "ground" ? "ground" : "select";
    copied.value = given;
    const { hover } = ui;
    spot.value = hover.value === null || ui.touch.value ? null : { q: hover.value.q, r: hover.value.r };
    ui.setTool("stamp");
  });
}

/** Takes the chosen ground away. @param {boolean} [carry] */
function remove(carry = groundBrush.value.carry) {
  if (nothingChosen()) return;
  const hexes = chosen.value.filter((hex) => at(hex).inside);
  const level = groundAround(hexes, neighbours, site());
  const props = propsWithin(Object.values(session.props.value), hexes);
  void sendAsOne(emptyingCommands(hexes, props, parts.value, level, at, carry), () => remove(true));
}

/** Puts the copy down where it is shown. @param {boolean} [carry] */
export function putDown(carry = groundBrush.value.carry) {
  const [copy, hex] = [copied.value, spot.value];
  if (copy === null || hex === null) return;
  afterStrokes(async () => {
    const there = placed(copy.clip, hex, parts.value, site());
    await sendAsOne(commandsOf(there, at, carry), () => putDown(true));
  });
}

/**
 * Sends commands as one step to undo, or says why they cannot be sent.
 * @param {Command[]} commands @param {() => void} again  does the same, and carries what is in the way
 */
async function sendAsOne(commands, again) {
  if (commands.length === 0) return void toast("note", t("map-editor-nothing-changes"));
  if (!fitsTogether(commands)) return void toast("refused", t("map-editor-too-much-at-once"));
  const answer = await send(commands.length === 1 ? commands[0] : { type: "batch", commands }, { quiet: true });
  if (answer.ok) return;
  const refused = commands[answer.data?.command ?? 0];
  const cell = answer.data?.cell ?? (typeof refused.q === "number" ? refused : null);
  const action = refusalAction(refused, answer.code, { run: again });
  if (cell === null || !session.messages.value.knows(answer.code)) return showRefusal(answer.code, answer.params, answer.data, action);
  const why = session.messages.value.refusal(answer.code, answer.params, session.naming.value);
  toast("refused", t("map-editor-refused-at", { hex: label(cell, session.naming.value.orientation), why }), undefined, action);
  flashCells([cell]);
}

/** Uses a brush as it is set on the chosen ground. @param {string} tool */
export function brushChosen(tool) {
  const board = boardOfPage();
  if (board === null || nothingChosen()) return;
  const hexes = chosen.value.filter((hex) => at(hex).inside);
  if (hexes.length > 0) paintStroke(board, hexes, { from: hexes[0], to: hexes[hexes.length - 1] }, tool);
}

/** Returns the copy, or else the chosen ground, as a stamp of the library; null when there is none. */
export function stampToSave() {
  if (chosen.value.length === 0) return copied.value === null ? null : stampOf(copied.value.clip, parts.value);
  const hexes = chosen.value.map((hex) => ({ q: hex.q, r: hex.r, ...at(hex) })).filter(({ inside }) => inside);
  return hexes.length === 0 ? null : stampOf(clipOf(hexes, Object.values(session.props.value)), parts.value);
}

/** @param {(clip: Clip) => Clip} change */
function changeCopy(change) {
  if (copied.value !== null) copied.value = { ...copied.value, clip: change(copied.value.clip) };
}

export const ground = {
  isOpen: () => placing() || (choosing() && chosen.value.length > 0),
  close() {
    if (placing()) ui.setTool(before);
    else chosen.value = [];
  },
  click(/** @type {Hex} */ { q, r }) {
    spot.value = { q, r };
    // a finger sees first what would be put there
    if (!ui.touch.value) putDown();
  },
  copy: () => copy(),
  cut: () => copy(() => remove()),
  paste: () => startPlacing(),
  duplicate: () => copy(() => startPlacing()),
  remove: () => remove(),
  chooseAll,
  turn: (/** @type {1|-1} */ step) => changeCopy((clip) => turned(clip, step)),
  mirror: () => changeCopy((clip) => mirrored(clip, session.map.value?.orientation ?? "flat")),
};

/** Lets ground be chosen and copies be put down. Called once. */
export function installChosenGround() {
  setChosenGround(ground);
  effect(() => {
    const tool = ui.tool.value;
    if (GROUND_TOOLS.includes(tool) || tool === "cover") lastBrush.value = tool;
    else if (tool !== "ground" && tool !== "stamp") chosen.value = [];
  });
  let scene = "";
  effect(() => {
    const now = session.scene.value?.id ?? "";
    if (now === scene) return;
    scene = now;
    chosen.value = [];
  });
  let later = 0;
  effect(() => {
    // a finger shows the place by a tap, and a pointer that leaves the map leaves the copy there
    const hover = ui.hover.value;
    if (hover === null || untracked(() => ui.touch.value) || !placing()) return;
    clearTimeout(later);
    const show = () => {
      spot.value = { q: hover.q, r: hover.r };
    };
    // drawing a large copy takes a moment, so it waits until the pointer rests
    if (untracked(() => copied.value?.clip.hexes.length ?? 0) < LARGE) show();
    else later = window.setTimeout(show, 80);
  });
  // the board keeps the outline of the same list of cells
  const outlined = computed(() => (chosen.value.length > 0 ? [{ id: "chosen-ground", style: /** @type {const} */ ("range"), cells: [...chosen.value] }] : []));
  effect(() => {
    const there = shownPlace.value;
    groundOverlays.value = [
      ...outlined.value,
      ...(there ? [{ id: "copy", style: /** @type {const} */ ("drawn"), cells: [...there.hexes, ...there.outside], draw: clipPreview(there) }] : []),
    ];
  });
}
