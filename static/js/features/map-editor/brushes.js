// The Handler's brushes: ground levels, ground cover, veils, and explored ground.

import { useEffect, useRef } from "preact/hooks";
import { coverSwatch } from "../../board/swatch.js";
import { send } from "../../core/commands.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import * as mapTools from "./state.js";
import { KINDS } from "./brush-texts.js";
import { GROUND_TOOLS } from "./painting.js";
import { Icon } from "../../ui/icons.js";
import { fogMode } from "../fog/fog.js";
import { ConfirmButton, html, Section } from "../../ui/controls.js";
import { Choice, Stepper, withChecked } from "../../ui/fields.js";
import { t } from "../../text/t.js";

/** The shape of a stroke, for every brush. @param {{tool: string}} given */
export function StrokeShape({ tool }) {
  // while a tool is held it stays in view, however far down its brush or zone is
  return html`<div class=${"field" + (tool !== "select" ? " stroke-shape" : "")}>
    <span class="field-label" aria-hidden="true">${t("map-editor-shape-of-a-stroke")}</span>
    <${Choice}
      label=${t("map-editor-shape-of-a-stroke")}
      value=${tool === "ramp" ? "line" : mapTools.strokeShape.value}
      onChange=${(/** @type {typeof mapTools.strokeShape.value} */ shape) => (mapTools.strokeShape.value = shape)}
      options=${[
        { value: "brush", label: t("map-editor-freehand"), title: t("map-editor-hexes-under-the-pointer") },
        { value: "line", label: t("map-editor-line"), title: t("map-editor-from-hex-to-hex") },
        { value: "rectangle", label: t("map-editor-rectangle"), title: t("map-editor-between-two-corners") },
        { value: "fill", label: t("map-editor-fill"), title: t("map-editor-all-connected-hexes-alike") },
      ]}
    />
  </div>`;
}

/** The brush for ground levels. @param {{tool: string, pick: (id: string) => void}} given */
export function GroundBrush({ tool, pick }) {
  const brush = mapTools.groundBrush.value;
  const set = (/** @type {Partial<typeof brush>} */ changes) => (mapTools.groundBrush.value = { ...brush, ...changes });
  return html`<${Section} title=${t("map-editor-ground-brush")} open=${true} keep="ground-brush">
    <${Choice}
      wraps
      label=${t("map-editor-what-the-brush-does")}
      value=${tool}
      onChange=${(/** @type {string} */ id) => tool !== id && pick(id)}
      options=${[
        { value: "raise", label: t("map-editor-raise"), icon: "raise" },
        { value: "lower", label: t("map-editor-lower"), icon: "lower" },
        { value: "level", label: t("map-editor-set"), icon: "level" },
        { value: "smooth", label: t("map-editor-smooth"), title: t("map-editor-the-mean-of-the-neighbours") },
        { value: "flatten", label: t("map-editor-flatten"), title: t("map-editor-to-the-level-where-the-stroke-begins") },
        { value: "ramp", label: t("map-editor-ramp"), title: t("map-editor-evenly-from-one-hex-to-another") },
        { value: "void", label: t("map-editor-void"), icon: "void" },
      ]}
    />
    <div class="row row-even">
      <${Stepper} label=${t("map-editor-size")} value=${brush.size} min=${1} max=${7} onChange=${(/** @type {number} */ size) => set({ size })} />
      ${tool === "level" && html`<${Stepper} label=${t("map-editor-level")} value=${brush.level} onChange=${(/** @type {number} */ level) => set({ level })} />`}
    </div>
    <label class="check" title=${t("map-editor-units-and-props-that-the-new")}>
      <input type="checkbox" checked=${brush.carry} onChange=${withChecked((checked) => set({ carry: checked }))} />
      <span>${t("map-editor-carry-what-stands-there")}</span>
    </label>
    <button type="button" class="button button-quiet" aria-pressed=${String(tool === "pick")} title=${t("map-editor-take-level-and-cover-of-a-hex")} onClick=${() => pick("pick")}><${Icon} name="ping" size=${16} /><span>${t("map-editor-take-from-the-map")}</span></button>
    ${GROUND_TOOLS.includes(tool) && html`<p class="quiet">${t("map-editor-drag-over-the-map-esc-puts")}</p>`}
  </${Section}>`;
}

/** The brush for ground cover. @param {{tool: string}} given */
export function CoverBrush({ tool }) {
  const brush = mapTools.coverBrush.value;
  const set = (/** @type {Partial<typeof brush>} */ changes) => (mapTools.coverBrush.value = { ...brush, ...changes });
  const held = tool === "cover";
  const levels = KINDS.find((cover) => cover.kind === brush.kind)?.levels;
  const pick = (/** @type {string} */ kind) => {
    if (held && kind === brush.kind) return ui.setTool("select");
    const most = KINDS.find((cover) => cover.kind === kind)?.levels?.most ?? 1;
    set({ kind, level: Math.min(brush.level, most) });
    if (!held) ui.setTool("cover");
  };
  return html`<${Section} title=${t("map-editor-ground-cover-brush")} open=${true} keep="cover-brush">
    <p class="quiet">${t("map-editor-cover-has-no-rules")}</p>
    <div class="covers" role="group" aria-label=${t("map-editor-ground-cover")}>
      ${KINDS.map(
        ({ kind, label }) => html`<button
          type="button"
          key=${kind}
          class="button cover-kind"
          aria-pressed=${String(held && kind === brush.kind)}
          onClick=${() => pick(kind)}
        >
          <${Swatch} kind=${kind} /><span>${label}</span>
        </button>`,
      )}
    </div>
    <div class="row row-even">
      <${Stepper} label=${t("map-editor-size")} value=${brush.size} min=${1} max=${7} onChange=${(/** @type {number} */ size) => set({ size })} />
      ${levels && html`<${Stepper} label=${levels.label} value=${brush.level} min=${1} max=${levels.most} onChange=${(/** @type {number} */ level) => set({ level })} />`}
    </div>
    ${held && html`<p class="quiet">${t("map-editor-click-or-drag-over-the-map")}</p>`}
  </${Section}>`;
}

/**
 * The brush for ground that players never see, whatever the fog.
 * @param {{tool: string, pick: (id: string) => void}} given
 */
export function VeilBrush({ tool, pick }) {
  const brush = mapTools.veilBrush.value;
  const held = tool === "veil" || tool === "unveil";
  const some = Object.keys(session.scene.value?.fog?.veiled ?? {}).length > 0;
  return html`<${Section} title=${t("map-editor-veil")} open=${held || some}>
    <p class="quiet">${t("map-editor-players-do-not-get-veiled-ground")}</p>
    <${Choice}
      label=${t("map-editor-veil-or-unveil")}
      value=${tool}
      onChange=${pick}
      options=${[
        { value: "veil", label: t("map-editor-veil"), icon: "veil" },
        { value: "unveil", label: t("map-editor-unveil"), icon: "sight" },
      ]}
    />
    <div class="row row-even row-bottom">
      <${Stepper} label=${t("map-editor-size")} value=${brush.size} min=${1} max=${7} onChange=${(/** @type {number} */ size) => (mapTools.veilBrush.value = { size })} />
    </div>
    <div class="row">
      <${ConfirmButton} label=${t("map-editor-veil-everything")} question=${t("map-editor-veil-the-whole-map")} icon="veil" onConfirm=${() => veilWholeMap(true)} />
      ${some && html`<${ConfirmButton} label=${t("map-editor-unveil-everything")} question=${t("map-editor-show-all-veiled-ground")} icon="sight" onConfirm=${() => veilWholeMap(false)} />`}
    </div>
    ${held && html`<p class="quiet">${t("map-editor-click-or-drag-over-the-map-esc")}</p>`}
  </${Section}>`;
}

/** Veils or unveils the whole map. @param {boolean} veiled */
function veilWholeMap(veiled) {
  return send({ type: "terrain.veil", all: true, veiled });
}

/**
 * The brush for ground that players know as if explored.
 * @param {{tool: string, pick: (id: string) => void}} given
 */
export function ShowBrush({ tool, pick }) {
  const brush = mapTools.showBrush.value;
  const held = tool === "show" || tool === "unshow";
  const off = fogMode.value === "off";
  return html`<${Section} title=${t("map-editor-explored-ground")} open=${held || !off}>
    ${off
      ? html`<p class="quiet">${t("map-editor-fog-is-off-players-see-all")}</p>`
      : html`<p class="quiet">${t("map-editor-players-know-the-ground-they-have")}</p>`}
    <${Choice}
      label=${t("map-editor-show-or-cover")}
      value=${tool}
      onChange=${pick}
      options=${[
        { value: "show", label: t("map-editor-show"), icon: "viewshed" },
        { value: "unshow", label: t("map-editor-cover"), icon: "fog" },
      ]}
    />
    <div class="row row-even row-bottom">
      <${Stepper} label=${t("map-editor-size")} value=${brush.size} min=${1} max=${7} onChange=${(/** @type {number} */ size) => (mapTools.showBrush.value = { size })} />
    </div>
    <div class="row">
      <${ConfirmButton} label=${t("map-editor-show-everything")} question=${t("map-editor-show-the-whole-map")} icon="viewshed" onConfirm=${() => send({ type: "fog.reveal", all: true })} />
      <${ConfirmButton} label=${t("map-editor-cover-everything")} question=${t("map-editor-forget-all-they-explored")} icon="fog" onConfirm=${() => send({ type: "fog.cover", all: true })} />
    </div>
    ${held && html`<p class="quiet">${t("map-editor-click-or-drag-over-the-map-esc-puts", { value: off ? "" : t("map-editor-while-you-hold-it-the-map") })}</p>`}
  </${Section}>`;
}

/** A hex with a cover as the map draws it. @param {{kind: string}} given */
function Swatch({ kind }) {
  const ref = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => {
    ref.current?.replaceChildren(coverSwatch(kind, 22));
  }, [kind]);
  if (kind === "none") return html`<${Icon} name="void" size=${18} />`;
  return html`<span class="cover-swatch" aria-hidden="true" ref=${ref}></span>`;
}
