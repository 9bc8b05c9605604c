// The Handler's brushes: ground levels, ground cover, veils, and explored ground.

import { useEffect, useRef } from "preact/hooks";
import { coverSwatch } from "../../board/swatch.js";
import * as app from "../../core/app.js";
import { Icon } from "../../ui/icons.js";
import { fogMode } from "../fog/fog.js";
import { Choice, html, Section, Stepper, ConfirmButton } from "../../ui/controls.js";

/** The covers of the brush; `levels`: what a level of it is called and how many there are. */
const KINDS = [
  { kind: "woods", label: "Woods", levels: { label: "Density", most: 3 } },
  { kind: "water", label: "Water", levels: { label: "Depth", most: 9 } },
  { kind: "road", label: "Road" },
  { kind: "rough", label: "Rough" },
  { kind: "rubble", label: "Rubble" },
  { kind: "swamp", label: "Swamp" },
  { kind: "sand", label: "Sand" },
  { kind: "ice", label: "Ice" },
  { kind: "none", label: "None" },
];

/** The brush for ground levels. @param {{tool: string, pick: (id: string) => void}} given */
export function GroundBrush({ tool, pick }) {
  const brush = app.groundBrush.value;
  const set = (/** @type {Partial<typeof brush>} */ changes) => (app.groundBrush.value = { ...brush, ...changes });
  return html`<${Section} title="Ground brush" open=${true} keep="ground-brush">
    <${Choice}
      label="What the brush does"
      value=${tool}
      onChange=${pick}
      options=${[
        { value: "raise", label: "Raise", icon: "raise" },
        { value: "lower", label: "Lower", icon: "lower" },
        { value: "level", label: "Set", icon: "level" },
        { value: "void", label: "Void", icon: "void" },
      ]}
    />
    <div class="row row-even">
      <${Stepper} label="Size" value=${brush.size} min=${1} max=${7} onChange=${(/** @type {number} */ size) => set({ size })} />
      ${tool === "level" && html`<${Stepper} label="Level" value=${brush.level} onChange=${(/** @type {number} */ level) => set({ level })} />`}
    </div>
    <label class="check" title="Units and props that the new ground would bury are lifted onto it">
      <input type="checkbox" checked=${brush.carry} onChange=${(/** @type {any} */ e) => set({ carry: e.target.checked })} />
      <span>Carry what stands there</span>
    </label>
    ${["raise", "lower", "level", "void"].includes(tool) && html`<p class="quiet">Drag over the map. Esc puts the brush down.</p>`}
  </${Section}>`;
}

/** The brush for ground cover. @param {{tool: string}} given */
export function CoverBrush({ tool }) {
  const brush = app.coverBrush.value;
  const set = (/** @type {Partial<typeof brush>} */ changes) => (app.coverBrush.value = { ...brush, ...changes });
  const held = tool === "cover";
  const levels = KINDS.find((cover) => cover.kind === brush.kind)?.levels;
  const pick = (/** @type {string} */ kind) => {
    if (held && kind === brush.kind) return app.setTool("select");
    const most = KINDS.find((cover) => cover.kind === kind)?.levels?.most ?? 1;
    set({ kind, level: Math.min(brush.level, most) });
    if (!held) app.setTool("cover");
  };
  return html`<${Section} title="Ground cover brush" open=${true} keep="cover-brush">
    <div class="covers" role="group" aria-label="Ground cover">
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
      <${Stepper} label="Size" value=${brush.size} min=${1} max=${7} onChange=${(/** @type {number} */ size) => set({ size })} />
      ${levels && html`<${Stepper} label=${levels.label} value=${brush.level} min=${1} max=${levels.most} onChange=${(/** @type {number} */ level) => set({ level })} />`}
    </div>
    ${held && html`<p class="quiet">Click or drag over the map. A road keeps the cover it runs through. Esc puts the brush down.</p>`}
  </${Section}>`;
}

/** What the brushes for veils and explored ground do. @type {Record<string, string>} */
export const FOG_BRUSH_TEXTS = {
  veil: "Keep ground back from the players",
  unveil: "Give veiled ground free",
  show: "Show ground to the players",
  unshow: "Make ground unexplored again",
};

/**
 * The brush for ground that players never see, whatever the fog.
 * @param {{tool: string, pick: (id: string) => void}} given
 */
export function VeilBrush({ tool, pick }) {
  const brush = app.veilBrush.value;
  const held = tool === "veil" || tool === "unveil";
  const some = Object.keys(app.scene.value?.fog?.veiled ?? {}).length > 0;
  return html`<${Section} title="Veil" open=${held || some}>
    <p class="quiet">Players do not get veiled ground and the props on it, whatever they see. You do.</p>
    <${Choice}
      label="Veil or unveil"
      value=${tool}
      onChange=${pick}
      options=${[
        { value: "veil", label: "Veil", icon: "veil" },
        { value: "unveil", label: "Unveil", icon: "sight" },
      ]}
    />
    <div class="row row-even row-bottom">
      <${Stepper} label="Size" value=${brush.size} min=${1} max=${7} onChange=${(/** @type {number} */ size) => (app.veilBrush.value = { size })} />
    </div>
    <div class="row">
      <${ConfirmButton} label="Veil everything" question="Veil the whole map?" icon="veil" onConfirm=${() => veilWholeMap(true)} />
      ${some && html`<${ConfirmButton} label="Unveil everything" question="Show all veiled ground?" icon="sight" onConfirm=${() => veilWholeMap(false)} />`}
    </div>
    ${held && html`<p class="quiet">Click or drag over the map. Esc puts the brush down.</p>`}
  </${Section}>`;
}

/** Veils or unveils the whole map. @param {boolean} veiled */
function veilWholeMap(veiled) {
  return app.send({ type: "terrain.veil", all: true, veiled });
}

/**
 * The brush for ground that players know as if explored.
 * @param {{tool: string, pick: (id: string) => void}} given
 */
export function ShowBrush({ tool, pick }) {
  const brush = app.showBrush.value;
  const held = tool === "show" || tool === "unshow";
  const off = fogMode.value === "off";
  return html`<${Section} title="Explored ground" open=${held || !off}>
    ${off
      ? html`<p class="quiet">Fog is off: players see all ground that is not veiled. Turn it on under Table, Options.</p>`
      : html`<p class="quiet">Players know the ground they have seen. Here you give them more, or take it back; who stands there they still have to see.</p>`}
    <${Choice}
      label="Show or cover"
      value=${tool}
      onChange=${pick}
      options=${[
        { value: "show", label: "Show", icon: "viewshed" },
        { value: "unshow", label: "Cover", icon: "fog" },
      ]}
    />
    <div class="row row-even row-bottom">
      <${Stepper} label="Size" value=${brush.size} min=${1} max=${7} onChange=${(/** @type {number} */ size) => (app.showBrush.value = { size })} />
    </div>
    <div class="row">
      <${ConfirmButton} label="Show everything" question="Show the whole map?" icon="viewshed" onConfirm=${() => app.send({ type: "fog.reveal", all: true })} />
      <${ConfirmButton} label="Cover everything" question="Forget all they explored?" icon="fog" onConfirm=${() => app.send({ type: "fog.cover", all: true })} />
    </div>
    ${held && html`<p class="quiet">Click or drag over the map. Esc puts the brush down.${off ? "" : " While you hold it, the map shows what the pilots know."}</p>`}
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

/** Returns what the cover brush does. @param {{kind: string, level: number}} brush */
export function coverBrushText({ kind, level }) {
  const cover = KINDS.find((one) => one.kind === kind);
  if (kind === "none") return "Take the ground cover away";
  return `Paint ${cover?.label.toLowerCase()}${cover?.levels ? `, ${cover.levels.label.toLowerCase()} ${level}` : ""}`;
}
