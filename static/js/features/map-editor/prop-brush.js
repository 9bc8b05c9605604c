// The Handler's brush for props, and how new props look.

import { useEffect, useRef } from "preact/hooks";
import { propSwatch } from "../../board/swatch.js";
import * as ui from "../../core/ui-state.js";
import * as mapTools from "./state.js";
import { Icon } from "../../ui/icons.js";
import { html, Section, withValue } from "../../ui/controls.js";
import { Field, Stepper, withChecked } from "../../ui/fields.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").Prop["look"]} Look */

/** The looks of props: name, and the usual height and value. @type {{look: Look, label: string, height: number, value: number}[]} */
export const LOOKS = [
  { look: "", label: t("map-editor-look-block"), height: 2, value: 8 },
  { look: "house", label: t("map-editor-look-house"), height: 2, value: 8 },
  { look: "tower", label: t("map-editor-look-tower"), height: 5, value: 10 },
  { look: "depot", label: t("map-editor-look-depot"), height: 2, value: 12 },
  { look: "wall", label: t("map-editor-look-wall"), height: 1, value: 10 },
  { look: "tree", label: t("map-editor-look-tree"), height: 2, value: 3 },
  { look: "wreck", label: t("map-editor-look-wreck"), height: 1, value: 6 },
  { look: "bridge", label: t("map-editor-look-bridge"), height: 1, value: 8 },
];

/** Returns the name of a look. @param {Look} look */
export const lookLabel = (look) => LOOKS.find((each) => each.look === look)?.label ?? "";

/** The brush. @param {{tool: string, pick: (id: string) => void}} given */
export function PropBrush({ tool, pick }) {
  const brush = mapTools.propBrush.value;
  const held = tool === "prop";
  const set = (/** @type {Partial<typeof brush>} */ changes) => (mapTools.propBrush.value = { ...brush, ...changes });
  const choose = (/** @type {typeof LOOKS[number]} */ { look, height, value }) => {
    if (held && look === brush.look) return ui.setTool("select");
    if (look !== brush.look) set({ look, height, value });
    if (!held) ui.setTool("prop");
  };
  return html`<${Section} title=${t("map-editor-put-props")} open=${true} keep="put-props">
    <div class="covers" role="group" aria-label=${t("map-editor-look")}>
      ${LOOKS.map(
        (each) => html`<button
          type="button"
          key=${each.look}
          class="button cover-kind"
          aria-pressed=${String(held && each.look === brush.look)}
          onClick=${() => choose(each)}
        >
          <${Swatch} look=${each.look} /><span>${each.label}</span>
        </button>`,
      )}
    </div>
    <div class="row row-even">
      <${Stepper} label=${t("map-editor-height")} value=${brush.height} min=${1} max=${50} onChange=${(/** @type {number} */ height) => set({ height })} />
      <${Stepper} label=${t("map-editor-value")} value=${brush.value} min=${1} max=${200} onChange=${(/** @type {number} */ value) => set({ value })} />
    </div>
    <div class="row row-even">
      <${Field} label=${t("map-editor-base-level")}>
        <input class="input" inputmode="numeric" placeholder=${brush.look === "bridge" ? t("map-editor-as-the-banks") : t("map-editor-on-the-ground")} value=${brush.base} onInput=${withValue((value) => set({ base: value }))} />
      </${Field}>
      <${Field} label=${t("map-editor-name")}>
        <input class="input" maxlength="40" placeholder=${brush.look === "" ? t("map-editor-prop-3") : lookLabel(brush.look)} value=${brush.name} onInput=${withValue((value) => set({ name: value }))} />
      </${Field}>
    </div>
    <label class="check" title=${t("map-editor-a-unit-that-walks-into-it")}>
      <input type="checkbox" checked=${brush.hidden} onChange=${withChecked((checked) => set({ hidden: checked }))} />
      <span>${t("map-editor-hidden-players-do-not-know-of-it")}</span>
    </label>
    <button type="button" class="button" aria-pressed=${String(tool === "breaker")} onClick=${() => pick("breaker")}><${Icon} name="hammer" /><span>${t("map-editor-break-props")}</span></button>
    <button type="button" class="button" aria-pressed=${String(held)} onClick=${() => pick("prop")}>
      <${Icon} name="prop" /><span>${held ? t("map-editor-click-hexes-on-the-map") : t("map-editor-put-props-on-the-map")}</span>
    </button>
    ${held && html`<p class="quiet">${t("map-editor-drag-for-a-prop-of-several-hexes")}</p>`}
  </${Section}>`;
}

/** A look as the map draws it. @param {{look: Look}} given */
function Swatch({ look }) {
  const ref = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => {
    ref.current?.replaceChildren(propSwatch(look, 22));
  }, [look]);
  return html`<span class="cover-swatch" aria-hidden="true" ref=${ref}></span>`;
}
