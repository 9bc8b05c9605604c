// What the command palette lists: every action of the registry with its keys, waves, playing by
// suggestions, and places to go to: tabs, their sections, units, scenes, covers of the brush, and the hex
// whose label is searched for.

import { actionContext } from "../core/action-context.js";
import { allActions, isForSeat } from "../core/actions.js";
import { boardOfPage, placeOf, showPlace } from "../core/board-handle.js";
import { send } from "../core/commands.js";
import { label as hexLabel, parseLabel } from "../core/hexes.js";
import { keysText, keyText } from "../core/input.js";
import * as selection from "../core/selection.js";
import * as session from "../core/session.js";
import * as ui from "../core/ui-state.js";
import { KINDS } from "../features/map-editor/brush-texts.js";
import { takeCover } from "../features/map-editor/state.js";
import { askToEndConflict } from "../features/round/end-conflict.js";
import { playAllLabel } from "../features/round/suggestion-bar.js";
import { actingUnit, groupsToAct, playAll, playing, playTogether, waitingTogether } from "../features/round/suggestion.js";
import { makeWave } from "../features/units/several-state.js";
import { enterWave, wavesOfScene } from "../features/units/waves.js";
import { visibleTabs } from "./tabs.js";
import { t } from "../text/t.js";

/** @typedef {import("../core/actions.js").Action} Action */
/**
 * @typedef {object} Entry
 * @property {string} id
 * @property {string} label
 * @property {string} group
 * @property {string} icon
 * @property {string} [also]  other words under which it is found
 * @property {string[]} keys  as people read them
 * @property {string|null} why  why it cannot run now; null when it can
 * @property {() => void} run
 */

/** Returns all entries for this seat. @param {string} query  a hex is listed by its label only */
export const entriesFor = (query) => [...hexEntries(query), ...actionEntries(), ...playEntries(), ...waveEntries(), ...tabEntries(), ...sectionEntries(), ...coverEntries(), ...unitEntries(), ...sceneEntries(), ...(query.trim() === "" ? [] : propEntries())];

/** Arrow keys as signs. @type {Record<string, string>} */
const ARROWS = { Up: "↑", Down: "↓", Left: "←", Right: "→" };
/** @param {string} key */
const signOf = (key) => keyText(key).replace(/Arrow(\w+)/, (_, way) => ARROWS[way]);

/** @returns {Entry[]} */
function actionEntries() {
  const mine = allActions().filter(({ id, who }) => id !== "palette" && isForSeat(who, actionContext));
  const byArrow = mine.filter(hasArrows);
  return [
    ...mine.filter((entry) => !hasArrows(entry)).map((entry) => entryOf(entry)),
    // such an action does something else with each of the arrows
    ...byArrow.flatMap((entry) => entry.keys.map((key) => entryOf(entry, key))),
  ];
}

/** @param {Action} entry */
const hasArrows = ({ keys }) => keys.some((key) => key.includes("Arrow"));

/**
 * Returns an action as an entry; `key`: with this key alone.
 * @param {Action} entry @param {string} [key] @returns {Entry}
 */
function entryOf(entry, key) {
  const { id, label, group, keys, icon = "chevron" } = entry;
  const why = entry.when(actionContext) ? null : reasonOf(entry);
  const run = () => entry.run(actionContext, key ?? keys[0]);
  if (key === undefined) return { id, label, group, icon, keys: keysText(keys), why, run };
  return { id: `${id}:${key}`, label: `${label}: ${signOf(key)}`, group, icon, keys: [signOf(key)], why, run };
}

/** Returns why an action cannot run now. @param {Action} entry */
function reasonOf({ id, group }) {
  const unit = actionContext.unit();
  if (id.startsWith("past.") && id !== "past.open") return t("table-why-only-looking-back");
  if (actionContext.inHistory()) return t("table-why-looking-back");
  if (id === "undo" || id === "redo") return t("table-why-nothing-to-take-back", { id });
  if (id === "view.pilots") return t("table-why-no-secrets");
  if (id === "turn.suggested") return t("table-why-no-suggestion");
  if (id === "cursor.ping") return t("table-why-no-hex");
  if (id.startsWith("level.")) return t("table-why-no-flight");
  if (id === "turn.primary") return t("table-why-nothing-waits");
  if (id === "unit.next" || id === "unit.previous") return t("table-why-on-the-map");
  if (group !== t("table-units") && group !== t("table-tools") && !id.startsWith("fight.") && id !== "unit.centre") return t("table-why-not-now");
  if (unit === null) return t("table-why-no-unit");
  if (unit.at === null) return t("table-why-off-the-map", { name: unit.name });
  if (!actionContext.controls()) return t("table-why-not-yours", { name: unit.name });
  const fight = actionContext.conflict();
  if (fight !== null && unit.turn !== "active") return t("table-why-not-its-turn", { name: unit.name });
  return t("table-why-not-now");
}

/** @param {string} id @param {string} label @param {string} group @param {string} icon @param {() => void} run @returns {Entry} */
const place = (id, label, group, icon, run) => ({ id, label, group, icon, keys: [], why: null, run });

/** The hex whose label is the search, if it is on the map. @param {string} query */
function hexEntries(query) {
  const orientation = session.map.value?.orientation ?? "flat";
  const hex = parseLabel(query.trim(), orientation);
  const found = hex === null ? null : (boardOfPage()?.describe(hex) ?? null);
  if (found === null || !found.inside) return [];
  const label = hexLabel(found, orientation);
  return [place(`hex:${label}`, t("table-hex", { label }), t("table-the-map"), "aim", () => goTo(found.cell))];
}

/** Shows a place on the map. @param {{q: number, r: number, level: number}} at */
function goTo(at) {
  ui.uncoverMap();
  showPlace(at);
}

const tabEntries = () => visibleTabs().map(({ id, label, icon }) => place(`tab:${id}`, t("table-open-the-tab", { label }), t("table-panels"), icon, () => ui.openTab(id)));

/** The sections of the Handler's tabs: their tab and `keep` name (ui/controls.js). @type {[string, string, string][]} */
const SECTIONS = [
  ["map", "ground-brush", t("table-section-ground-brush")],
  ["map", "cover-brush", t("table-section-cover-brush")],
  ["map", "put-props", t("table-section-put-props")],
  ["map", "props", t("table-section-props")],
  ["map", "zones", t("table-section-zones")],
  ["map", "map-size", t("table-section-map-size")],
  ["map", "generate", t("table-section-generate")],
  ["map", "ceiling", t("table-section-ceiling")],
  ["map", "map-file", t("table-section-map-file")],
  ["table", "conflict-and-table", t("table-section-conflict")],
  ["table", "invite", t("table-section-invite")],
  ["table", "seats", t("table-section-seats")],
  ["table", "scenes", t("table-section-scenes")],
  ["table", "library", t("table-section-library")],
  ["table", "options", t("table-section-options")],
  ["table", "dice-systems", t("table-section-dice-systems")],
  ["table", "replays", t("table-section-replays")],
];

const sectionEntries = () =>
  session.isHandler.value
    ? SECTIONS.map(([tab, keep, label]) =>
        place(`section:${keep}`, label, t("table-panels"), tab === "map" ? "terrain" : "table", () => {
          ui.openTab(tab);
          ui.raiseSheet();
          requestAnimationFrame(() => openSection(keep));
        }),
      )
    : [];

/** Unfolds a section, brings it into view and focuses its heading. @param {string} keep */
function openSection(keep) {
  const section = /** @type {HTMLDetailsElement|null} */ (document.querySelector(`details[data-keep="${keep}"]`));
  if (section === null) return;
  section.open = true;
  section.scrollIntoView({ block: "start" });
  section.querySelector("summary")?.focus({ preventScroll: true });
}

/** The covers of the brush. A scene of the past has no brushes. */
const coverEntries = () =>
  session.isHandler.value && !session.inHistory.value
    ? KINDS.map(({ kind, label }) => place(`cover:${kind}`, t("table-paint-a-cover", { label: label.toLowerCase() }), t("table-tools"), "cover", () => takeCover(kind)))
    : [];

const unitEntries = () =>
  Object.values(session.units.value).map((unit) =>
    place(`unit:${unit.id}`, unit.name, t("table-units"), "unit", () => {
      selection.select(unit.id);
      const at = placeOf(unit);
      if (at !== null) goTo(at);
    }),
  );

/** The props with a name that this person knows. */
const propEntries = () =>
  Object.entries(session.props.value)
    .filter(([, { name }]) => name)
    .map(([id, { name, q, r, base, height }]) => {
      const hex = hexLabel({ q, r }, session.map.value?.orientation ?? "flat");
      return place(`prop:${id}`, t("table-prop-at", { name, hex }), t("table-the-map"), "prop", () => goTo({ q, r, level: base + height }));
    });

/** The round: playing by suggestions, of the unit that acts with those that wait with it or of a group that waits, and the end of the conflict. @returns {Entry[]} */
function playEntries() {
  if (!session.isHandler.value || session.inHistory.value) return [];
  const also = t("table-play-words");
  if (session.conflict.value === null) return [{ ...place("play", playAllLabel([]), t("table-round-2"), "play", () => {}), also, why: t("table-why-no-conflict") }];
  // a unit of somebody else acts
  const waits = session.conflict.value.active !== null && actingUnit.value === null;
  const players = [actingUnit.value ?? [], waitingTogether()].flat();
  const why = waits || players.length === 0 ? t("table-why-none-of-yours-acts") : playing.value ? t("table-why-not-now") : null;
  const play = { ...place("play", playAllLabel(players), t("table-round-2"), "play", () => void playAll()), also, why };
  const groups = session.conflict.value.active !== null ? [] : groupsToAct();
  const end = place("end-conflict", t("handler-end-the-conflict"), t("table-round-2"), "stop", askToEndConflict);
  return [play, end, ...groups.map(({ name, units }) => place(`play:${name}`, t("round-start-group", { name, n: units.length }), t("table-round-2"), "play", () => playTogether(units))).map((entry) => ({ ...entry, also }))];
}

/** Making a wave, and the waves of the scene. @returns {Entry[]} */
const waveEntries = () =>
  session.isHandler.value && !session.inHistory.value
    ? [
      place("wave:new", t("table-make-a-wave"), t("table-units"), "list", makeWave),
      ...wavesOfScene().map((wave) => ({
        ...place(`wave:${wave.id}`, t("table-let-the-wave-come", { name: wave.name }), t("table-units"), "play", () => void enterWave(wave)),
        why: wave.units.length > 0 ? null : t("table-why-nobody-in-the-wave"),
      })),
    ].map((entry) => ({ ...entry, also: t("table-wave-words") }))
    : [];

/** The scenes that the Handler can prepare. */
const sceneEntries = () =>
  session.isHandler.value && !session.inHistory.value
    ? Object.values(session.view.value?.scenes ?? {})
        .filter(({ id }) => id !== session.scene.value?.id)
        .map(({ id, name }) => place(`scene:${id}`, t("table-open-the-scene", { name }), t("table-table"), "table", () => void send({ type: "scene.open", scene: id })))
    : [];
