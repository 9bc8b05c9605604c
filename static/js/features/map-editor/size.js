// The section of the Map tab that gives the map another size.

import { computed, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { send } from "../../core/commands.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { ConfirmButton, html, Section } from "../../ui/controls.js";
import { Stepper, withChecked } from "../../ui/fields.js";
import { Icon } from "../../ui/icons.js";
import { t } from "../../text/t.js";
import { anchored, beyondEdge, newHexes } from "./size-model.js";

const MOST_SIDE = 500;

/** The size that is chosen; null: as the map is. */
const draft = signal(/** @type {{columns: number, rows: number}|null} */ (null));
/** Where the old map lies in the new one: 0 left or top, 1 in the middle, 2 right or bottom. */
const anchor = signal({ across: 1, down: 1 });
/** The ground of new hexes; null: a void. */
const fill = signal(/** @type {number|null} */ (0));

/** The resize that is chosen; null while the size is that of the map. */
const wanted = computed(() => {
  const map = session.map.value;
  if (map === null || draft.value === null) return null;
  const { columns, rows } = draft.value;
  if (columns === map.columns && rows === map.rows) return null;
  return anchored(map, { columns, rows, ...anchor.value });
});

/** The new edge, before the map gets it. @returns {import("../../board/types.js").Overlay[]} */
export function sizeOverlays() {
  const map = session.map.value;
  if (ui.tab.value !== "map" || wanted.value === null || map === null) return [];
  return [{ id: "new-edge", style: "range", cells: edge.value }];
}

const edge = computed(() => (wanted.value === null || session.map.value === null ? [] : newHexes(session.map.value, wanted.value)));

/** The names of the nine anchors, row by row. */
const anchorNames = () => [
  t("map-size-top-left"),
  t("map-size-top"),
  t("map-size-top-right"),
  t("map-size-left"),
  t("map-size-middle"),
  t("map-size-right"),
  t("map-size-bottom-left"),
  t("map-size-bottom"),
  t("map-size-bottom-right"),
];

export function MapSize() {
  const map = session.map.value;
  const scene = session.scene.value?.id;
  // a size that was chosen for another scene means nothing here
  useEffect(() => {
    draft.value = null;
  }, [scene, map?.columns, map?.rows]);
  if (map === null) return null;
  const size = draft.value ?? { columns: map.columns, rows: map.rows };
  const set = (/** @type {Partial<typeof size>} */ changes) => (draft.value = { ...size, ...changes });
  const { across, down } = anchor.value;
  const forget = (/** @type {any} */ e) => {
    if (!e.target.open) draft.value = null;
  };
  return html`<div onToggleCapture=${forget}><${Section} title=${t("map-size-title")} open=${false} keep="map-size">
    <div class="row row-even">
      <${Stepper} label=${t("map-size-columns")} value=${size.columns} min=${1} max=${MOST_SIDE} live onChange=${(/** @type {number} */ columns) => set({ columns })} />
      <${Stepper} label=${t("map-size-rows")} value=${size.rows} min=${1} max=${MOST_SIDE} live onChange=${(/** @type {number} */ rows) => set({ rows })} />
    </div>
    <div class="row">
      <fieldset class="anchors">
        <legend class="field-label">${t("map-size-where-the-old-map-lies")}</legend>
        ${anchorNames().map(
          (name, place) => html`<label key=${place} title=${name}>
            <input type="radio" name="map-anchor" aria-label=${name} checked=${place === 3 * down + across} onChange=${() => (anchor.value = { across: place % 3, down: Math.trunc(place / 3) })} />
          </label>`,
        )}
      </fieldset>
      <div class="stack gap-2">
        <${Stepper} label=${t("map-size-level-of-new-ground")} value=${fill.value ?? 0} onChange=${(/** @type {number} */ level) => (fill.value = level)} />
        <label class="check"><input type="checkbox" checked=${fill.value === null} onChange=${withChecked((empty) => (fill.value = empty ? null : 0))} /><span>${t("map-size-voids-instead")}</span></label>
      </div>
    </div>
    <${Outcome} />
  </${Section}></div>`;
}

/** Says what lies beyond the new edge, and gives the map its size. */
function Outcome() {
  const map = session.map.value;
  const to = wanted.value;
  if (map === null) return null;
  const lost = to === null ? null : beyondEdge(map, to, Object.values(session.units.value), Object.values(session.props.value));
  async function resize() {
    const answer = await send({ type: "map.resize", ...to, level: fill.value });
    if (answer.ok) draft.value = null;
  }
  const what = lost === null ? t("map-size-choose-another-size") : lost.hexes === 0 ? t("map-size-nothing-is-cut-off") : t("map-size-lies-outside", lost);
  const label = t("map-size-change-it", { columns: to?.columns ?? map.columns, rows: to?.rows ?? map.rows });
  const cuts = lost !== null && lost.units + lost.props > 0;
  return html`<p class="quiet map-size-outcome" role="status">${what}</p>
    <div class="row map-take">
      ${cuts
        ? html`<${ConfirmButton} label=${label} question=${t("map-size-remove-what-lies-outside")} onConfirm=${resize} />`
        : html`<button type="button" class="button" disabled=${to === null} onClick=${resize}><${Icon} name="check" /><span>${label}</span></button>`}
    </div>`;
}
