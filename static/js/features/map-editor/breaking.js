// The tool that damages props by a click or a stroke: what it takes from them, what that leads to, and
// its panel.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { boardOfPage } from "../../core/board-handle.js";
import { send } from "../../core/commands.js";
import { flashCells } from "../../core/notices.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import * as mapTools from "./state.js";
import { html } from "../../ui/controls.js";
import { Choice } from "../../ui/fields.js";
import { Icon } from "../../ui/icons.js";
import { listText } from "../../text/format.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").Prop} Prop */
/** @typedef {{q: number, r: number}} Hex */

/** The integrity that the tool takes; 0: all of it. */
export const AMOUNTS = /** @type {const} */ ([1, 2, 3, 5, 0]);
/** @typedef {typeof AMOUNTS[number]} Amount */

const amount = signal(/** @type {Amount} */ (1));
/** The ids of the props that a finger has tapped once. */
const tapped = signal(/** @type {string[]} */ ([]));
/** The most commands of a batch. */
const MOST = 300;

/** Returns the name of an amount: "−3", "Break". @param {Amount} taken */
export const amountLabel = (taken) => (taken === 0 ? t("map-editor-break") : `\u2212${taken}`);

/** Returns the integrity of a prop after an amount is taken. @param {Prop} prop @param {Amount} taken */
const integrityAfter = (prop, taken) => (taken === 0 ? 0 : Math.max(0, prop.integrity - taken));

/** Returns the command that takes an amount: a prop's value is taken off its damage. @param {Prop} prop @param {Amount} taken */
const damageOf = (prop, taken) => ({ type: "prop.damage", prop: prop.id, damage: prop.value + (taken === 0 ? prop.integrity : taken) });

/** Takes integrity from props, in one step to undo. @param {readonly Prop[]} props @param {Amount} taken */
export async function breakProps(props, taken) {
  const commands = props.map((prop) => damageOf(prop, taken));
  if (commands.length === 1) await send(commands[0]);
  for (let i = 0; commands.length > 1 && i < commands.length; i += MOST) {
    const done = await send({ type: "batch", commands: commands.slice(i, i + MOST) });
    if (!done.ok) return;
  }
}

/**
 * Takes integrity from the props on the hexes of a stroke. A finger, which hovers over nothing, taps
 * twice: at its first tap the panel says what follows.
 * @param {readonly Hex[]} hexes
 */
export async function breakStroke(hexes) {
  const props = propsOn(hexes);
  const ids = props.map(({ id }) => id);
  const asks = ui.touch.value && hexes.length === 1 && ids.join() !== tapped.value.join();
  tapped.value = asks ? ids : [];
  if (!asks) return breakProps(props, amount.value);
  flashCells(props.flatMap((prop) => prop.hexes.map(([q, r]) => ({ q, r, level: prop.base + prop.height }))), "found");
}

/** Returns the props that stand on hexes. @param {readonly Hex[]} hexes */
function propsOn(hexes) {
  const names = new Set(hexes.map(({ q, r }) => `${q} ${r}`));
  return Object.values(session.props.value).filter((prop) => prop.hexes.some(([q, r]) => names.has(`${q} ${r}`)));
}

/**
 * Returns the units that lose what they stand on when props are gone.
 * @param {ReadonlySet<string>} gone  the ids of the props
 */
function unitsWithoutSupport(gone) {
  const units = Object.values(session.units.value).filter(({ at, destroyed }) => at !== null && !destroyed);
  const cellsOf = (/** @type {typeof units[number]} */ { at, footprint }) =>
    at === null ? [] : (footprint ?? [[0, 0, 0]]).map(([dq, dr, up]) => ({ q: at.q + dq, r: at.r + dr, level: at.level + up }));
  const filled = new Map(units.flatMap((unit) => cellsOf(unit).map(({ q, r, level }) => [`${q} ${r} ${level}`, unit.id])));
  const tops = Object.values(session.props.value).flatMap((prop) => prop.hexes.map(([q, r]) => ({ prop, key: `${q} ${r} ${prop.base + prop.height}` })));
  return units.filter((unit) => {
    const places = cellsOf(unit).map(({ q, r, level }) => ({ q, r, level, key: `${q} ${r} ${level}` }));
    const under = tops.filter(({ key }) => places.some((place) => place.key === key));
    if (!under.some(({ prop }) => gone.has(prop.id)) || under.some(({ prop }) => !gone.has(prop.id))) return false;
    return places.every(({ q, r, level }) => {
      const below = filled.get(`${q} ${r} ${level - 1}`);
      return boardOfPage()?.describe({ q, r }).ground !== level && (below === undefined || below === unit.id);
    });
  });
}

/**
 * Returns what taking an amount from props leads to: what is left of them, and who loses footing.
 * @param {readonly Prop[]} props @param {Amount} taken
 */
export function breakText(props, taken) {
  if (props.length === 0) return t("map-editor-break-nothing-here");
  const gone = props.filter((prop) => integrityAfter(prop, taken) === 0);
  const left = props.filter((prop) => integrityAfter(prop, taken) > 0);
  const name = (/** @type {Prop} */ prop) => prop.name || t("map-editor-prop-2");
  const parts = [
    ...left.slice(0, 4).map((prop) => t("map-editor-break-left", { name: name(prop), from: prop.integrity, to: integrityAfter(prop, taken) })),
    ...(left.length > 4 ? [t("map-editor-break-more", { count: left.length - 4 })] : []),
    ...(gone.length > 0 ? [t("map-editor-break-gone", { count: gone.length, names: listText(gone.slice(0, 4).map(name)) })] : []),
  ];
  const fallen = unitsWithoutSupport(new Set(gone.map(({ id }) => id)));
  const names = (/** @type {typeof fallen} */ of) => listText(of.map((unit) => unit.name));
  const fall = fallen.filter((unit) => !unit.flown);
  const stay = fallen.filter((unit) => unit.flown);
  if (fall.length > 0) parts.push(t("map-editor-break-fall", { names: names(fall) }));
  if (stay.length > 0) parts.push(t("map-editor-break-stay", { names: names(stay) }));
  return parts.join("; ");
}

/** The panel of the tool; nothing without it. */
export function BreakPanel() {
  useEffect(() => {
    tapped.value = [];
  }, [ui.tool.value]);
  if (ui.tool.value !== "breaker") return null;
  const stroke = mapTools.strokeNow.value;
  const again = stroke === null && tapped.value.length > 0;
  const { q, r } = ui.hover.value ?? {};
  const hexes = stroke?.hexes ?? (q === undefined || r === undefined ? [] : [{ q, r }]);
  const props = again ? tapped.value.flatMap((id) => session.props.value[id] ?? []) : propsOn(hexes);
  const how = again ? t("map-editor-break-again") : ui.touch.value ? t("map-editor-break-how-touch") : t("map-editor-break-how");
  return html`<section class="measure areas panel" aria-label=${t("map-editor-break-props")}>
    <header class="measure-head inline">
      <${Icon} name="hammer" />
      <${Choice} label=${t("map-editor-integrity-taken")} value=${amount.value} onChange=${(/** @type {Amount} */ taken) => (amount.value = taken)} options=${AMOUNTS.map((value) => ({ value, label: amountLabel(value) }))} />
      <p class="quiet">${how}</p>
      <button type="button" class="button button-icon button-quiet" aria-label=${t("map-editor-break-close")} onClick=${() => ui.setTool("select")}><${Icon} name="close" /></button>
    </header>
    <p class="areas-now" role="status">${breakText(props, amount.value)}</p>
  </section>`;
}

/** Buttons that take integrity from one prop with one press; their titles say what follows. @param {{prop: Prop}} given */
export function BreakButtons({ prop }) {
  return html`<div class="row row-even" role="group" aria-label=${t("map-editor-integrity-taken")}>
    ${AMOUNTS.map((taken) => html`<button type="button" key=${taken} class="button" title=${breakText([prop], taken)} onClick=${() => breakProps([prop], taken)}>${amountLabel(taken)}</button>`)}
  </div>
  <p class="quiet">${breakText([prop], 0)}</p>`;
}
