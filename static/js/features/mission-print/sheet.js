// The sheet of a printed mission: briefing, objectives, map, units, waves and zones, as one view
// knows them. What the Handler alone may know is in the Handler's view only.

import { useLayoutEffect, useRef } from "preact/hooks";
import { label } from "../../core/hexes.js";
import * as session from "../../core/session.js";
import { html } from "../../ui/controls.js";
import { listText } from "../../text/format.js";
import { amountText } from "../round/hazard-text.js";
import { kindText } from "../zones/state.js";
import { credits } from "../missions/state.js";
import { coverSigns, drawMap, hexesOfZone } from "./map-picture.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/server-types.js").View} View */
/** @typedef {import("../../core/store.js").Unit} Unit */
/** @typedef {import("../../core/store.js").MissionView} MissionView */
/** @typedef {import("../../core/server-types.js").ZoneView} Zone */
/** @typedef {import("./map-picture.js").MapFile} MapFile */

/** A zone with more hexes is described by its first ones. */
const MOST_HEXES = 12;
const SIDES = ["pilot", "ally", "neutral", "enemy"];

/**
 * The sheet. `whole`: the Handler's copy.
 * @param {{view: View, map: MapFile, mission: MissionView, whole: boolean}} given
 */
export function MissionSheet({ view, map, mission, whole }) {
  const { scene } = view;
  if (scene === null) return null;
  const units = /** @type {Unit[]} */ (Object.values(scene.units)).sort((a, b) => SIDES.indexOf(a.disposition) - SIDES.indexOf(b.disposition) || a.name.localeCompare(b.name));
  const zones = Object.values(scene.zones ?? {});
  return html`<article class="mission-sheet" aria-label=${mission.name}>
    <header>
      <h1>${mission.name}</h1>
      <p>${headLine([mission.name, view.table.name, scene.name, whole ? t("mission-print-the-handlers-copy") : t("mission-print-the-players-copy")])}</p>
    </header>
    ${mission.briefing && html`<p class="sheet-text">${mission.briefing}</p>`}
    <${Objectives} mission=${mission} crew=${mission.crew.flatMap((id) => view.characters[id]?.name ?? [])} />
    ${whole && mission.notes && html`<section><h2>${t("mission-print-notes")}</h2><p class="sheet-text">${mission.notes}</p></section>`}
    <${Picture} map=${map} units=${units} zones=${zones} />
    <${Units} units=${units} map=${map} whole=${whole} />
    ${whole && html`<${Waves} scene=${scene} map=${map} />`}
    ${zones.length > 0 && html`<${Zones} zones=${zones} map=${map} whole=${whole} />`}
    <footer>${t("mission-print-rules")}</footer>
  </article>`;
}

/** Returns what stands below the title, without what it repeats. @param {string[]} parts  the title first */
const headLine = (parts) => parts.filter((part, i) => i > 0 && parts.indexOf(part) === i).join(" · ");

/** @param {{mission: MissionView, crew: string[]}} given */
function Objectives({ mission, crew }) {
  return html`<section>
    <h2>${t("mission-print-objectives")}</h2>
    <ul class="sheet-boxes">
      <li><span>${mission.primary || t("mission-print-not-named")}</span> <b>${credits(mission.base)}</b></li>
      ${mission.objectives.map((each) => html`<li key=${each.id}><span>${each.text}${each.hidden && !each.revealed && html` <em>${t("mission-print-hidden-from-players")}</em>`}</span> <b>${credits(each.bonus)}</b></li>`)}
      ${mission.deductions.map((each) => html`<li key=${each.id}><span>${t("mission-print-kept-back", { text: each.text })}</span> <b>${credits(-each.amount)}</b></li>`)}
    </ul>
    ${crew.length > 0 && html`<p><b>${t("mission-print-crew")}</b> ${listText(crew)}</p>`}
  </section>`;
}

/** @param {{map: MapFile, units: Unit[], zones: Zone[]}} given */
function Picture({ map, units, zones }) {
  const canvas = useRef(/** @type {HTMLCanvasElement|null} */ (null));
  const placed = units.flatMap((unit, i) => (unit.at === null ? [] : { number: i + 1, disposition: unit.disposition, at: unit.at }));
  useLayoutEffect(() => {
    if (canvas.current !== null) drawMap(canvas.current, map, placed, zones);
  }, []);
  const covers = [...coverSigns(map)].map(([kind, sign]) => `${sign} ${kind.replaceAll("_", " ")}`);
  return html`<figure>
    <canvas ref=${canvas} role="img" aria-label=${t("mission-print-the-map")}></canvas>
    <figcaption>${t("mission-print-how-to-read-the-map")}${covers.length > 0 && ` ${covers.join(", ")}.`}</figcaption>
  </figure>`;
}

/** Returns where a unit stands. @param {Unit} unit @param {MapFile} map */
function placeText({ at }, map) {
  return at === null ? t("mission-print-off-the-map") : `${label(at, map.orientation)} / ${at.level}`;
}

/** Returns a number with its maximum; a dash where it is not told. @param {number|null|undefined} now @param {number|null|undefined} most */
const ofMost = (now, most) => (now === null || now === undefined ? "–" : now === most ? `${now}` : `${now} / ${most}`);

/** @param {{units: Unit[], map: MapFile, whole: boolean}} given */
function Units({ units, map, whole }) {
  const titles = [t("mission-print-number"), t("mission-print-unit"), t("mission-print-side"), t("mission-print-hex-and-level"), t("mission-print-integrity"), t("mission-print-stability"), t("mission-print-energy"), t("mission-print-speed"), t("mission-print-weapons")];
  return html`<section>
    <h2>${t("mission-print-units")}</h2>
    <table>
      <thead><tr>${titles.map((title) => html`<th key=${title} scope="col">${title}</th>`)}</tr></thead>
      <tbody>${units.map((unit, i) => html`<tr key=${unit.id}>
        <td>${i + 1}</td>
        <td><b>${unit.name}</b>${whole && unit.hidden && html` <em>${t("mission-print-hidden-from-players")}</em>`}${whole && unit.notes && html`<p class="sheet-notes">${unit.notes}</p>`}</td>
        <td>${session.messages.value.word(unit.disposition)}</td>
        <td class="sheet-place">${placeText(unit, map)}</td>
        <td>${ofMost(unit.integrity, unit.integrity_max)}</td>
        <td>${ofMost(unit.stability, unit.stability_max)}</td>
        <td>${ofMost(unit.energy, unit.energy_max)}</td>
        <td>${ofMost(unit.speed, unit.speed)}</td>
        <td>${(unit.frame?.weapons ?? []).map(({ name }) => name).join(", ")}</td>
      </tr>`)}</tbody>
    </table>
  </section>`;
}

/** @param {{scene: NonNullable<View["scene"]>, map: MapFile}} given */
function Waves({ scene, map }) {
  const waves = Object.values(scene.waves ?? {});
  if (waves.length === 0) return null;
  return html`<section>
    <h2>${t("mission-print-waves")}</h2>
    <ul class="sheet-boxes">${waves.map((wave) => {
      const zone = wave.zone === null ? undefined : scene.zones?.[wave.zone];
      const when = wave.round === null ? t("mission-print-when-you-say-so") : t("mission-print-in-round", { round: wave.round });
      const where = zone ? zone.name : wave.at !== null && label(wave.at, map.orientation);
      const names = wave.units.flatMap((/** @type {string} */ id) => scene.units[id]?.name ?? []);
      return html`<li key=${wave.id}><span><b>${wave.name}</b> ${[when, where, wave.trigger, listText(names)].filter(Boolean).join(" · ")}</span></li>`;
    })}</ul>
  </section>`;
}

/** Returns what a zone does to units, as far as the view tells it; "" for nothing. @param {Zone} zone */
function effectText({ effect }) {
  if (!effect) return "";
  const { harm, amount, round, ground } = effect;
  return `, ${t("mission-print-harm", { what: amountText(harm, amount), round })}${ground ? ` ${t("mission-print-on-the-ground")}` : ""}`;
}

/** @param {{zones: Zone[], map: MapFile, whole: boolean}} given */
function Zones({ zones, map, whole }) {
  return html`<section>
    <h2>${t("mission-print-zones")}</h2>
    <ul>${zones.map((zone) => {
      const hexes = hexesOfZone(zone, map).map((hex) => label(hex, map.orientation));
      const rest = hexes.length - MOST_HEXES;
      return html`<li key=${zone.id}><b>${zone.name}</b> ${kindText(zone.kind)}${whole && zone.secret && html` <em>${t("mission-print-hidden-from-players")}</em>`}${effectText(zone)}: ${hexes.slice(0, MOST_HEXES).join(", ")}${rest > 0 && ` ${t("mission-print-and-more", { n: rest })}`}</li>`;
    })}</ul>
  </section>`;
}
