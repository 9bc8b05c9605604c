// What a click on the map does now, when it does not select.

import * as session from "../core/session.js";
import * as ui from "../core/ui-state.js";
import { coverBrushText, FOG_BRUSH_TEXTS } from "../features/map-editor/brush-texts.js";
import { GroundBar } from "../features/map-editor/ground-bar.js";
import * as mapTools from "../features/map-editor/state.js";
import * as measuring from "../features/measure/state.js";
import * as unitState from "../features/units/state.js";
import { chosen, draft, newName, setsOneHex } from "../features/zones/state.js";
import { Icon } from "../ui/icons.js";
import { html } from "../ui/controls.js";
import { t } from "../text/t.js";

/** Icons of brushes that have another name. @type {Record<string, string>} */
const BRUSH_SIGNS = { unveil: "sight", show: "viewshed", unshow: "fog", zone: "plus", unzone: "minus" };

/** The hint; nothing when a click selects. */
export function PlacingHint() {
  const placing = unitState.placing.value;
  const tool = ui.tool.value;
  if (tool === "ground" || tool === "stamp") return html`<${GroundBar} />`;
  const zone = chosen.value?.name ?? (draft.value.name.trim() || newName(draft.value.kind));
  /** @type {Record<string, string>} */
  const brushes = {
    zone: setsOneHex.value ? t("zones-brush-hex", { name: zone }) : chosen.value ? t("zones-brush-add", { name: zone }) : t("zones-brush-new", { name: zone }),
    unzone: t("zones-brush-take", { name: zone }),
    raise: t("table-raise-the-ground-drag-over-the"),
    lower: t("table-lower-the-ground-drag-over-the"),
    level: t("table-set-the-ground-to-level-drag", { level: mapTools.groundBrush.value.level }),
    smooth: t("table-smooth-the-ground-drag"),
    flatten: t("table-flatten-the-ground-drag"),
    ramp: t("table-make-a-ramp-drag"),
    pick: t("table-click-a-hex-to-take-from"),
    void: t("table-make-a-void-drag-over-the"),
    cover: t("table-click-or-drag-over-the-map", { coverBrush: coverBrushText(mapTools.coverBrush.value) }),
    prop: t("table-put-a-prop-click-a-hex"),
    ...Object.fromEntries(Object.entries(FOG_BRUSH_TEXTS).map(([name, words]) => [name, t("table-click-or-drag-over-the-map-words", { words })])),
  };
  const seen = measuring.viewshedOf.value === null ? undefined : session.units.value[measuring.viewshedOf.value];
  const fills = brushes[tool] !== undefined && mapTools.strokeShape.value === "fill" && !["prop", "pick", "ramp"].includes(tool);
  const placed = placing && (placing.draft?.name ?? placing.name ?? session.units.value[placing.unit ?? ""]?.name ?? t("table-the-unit"));
  const text = placing?.hint ?? (fills && !placing ? t("table-fill-hint") : placed
    ? (ui.touch.value ? t("table-tap-the-hex-for", { value: placed }) : t("table-click-the-hex-for", { value: placed }))
    : (brushes[tool] ?? (seen && t("table-dimmed-what-does-not-see", { name: seen.name }))));
  if (!text) return null;
  return html`<div class="hint inline panel">
    <${Icon} name=${placing ? "ping" : brushes[tool] ? (BRUSH_SIGNS[tool] ?? tool) : "viewshed"} />
    <span>${text}</span>
    <button
      type="button"
      class="button button-icon button-quiet"
      aria-label=${t("table-stop")}
      onClick=${() => {
        if (!placing && !brushes[tool]) measuring.hideViewshed();
        unitState.stopPlacing();
        ui.dropTool();
      }}
    >
      <${Icon} name="close" size=${16} />
    </button>
  </div>`;
}
