// The section of the Map tab that makes a map from a seed: a kind, sliders, and a picture of it.

import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { problemText } from "../../core/http.js";
import * as session from "../../core/session.js";
import { ConfirmButton, html, Section, withValue } from "../../ui/controls.js";
import { Choice, Field, parseWhole, Stepper } from "../../ui/fields.js";
import { Icon } from "../../ui/icons.js";
import { t } from "../../text/t.js";
import { KIND_NAMES, SLIDER_NAMES, mapKinds } from "./generate-kinds.js";
import { drawPreview } from "./generate-preview.js";
import { anotherSeed, askForMap, putMap } from "./generate-request.js";

/** @typedef {import("./generate-request.js").Wanted} Wanted */

const MOST_SIDE = 200;
const HIGHEST_SEED = 2 ** 32 - 1;
/** How long the sliders must rest before the server is asked, in milliseconds. */
const REST = 120;

/** What is chosen; it stays while the tab is closed. */
const chosen = signal(/** @type {Wanted} */ ({ kind: "hills", columns: 30, rows: 24, orientation: "flat", seed: 1, settings: {} }));

/** Whether the size has been taken from the map of the table. */
let sized = false;

/** Begins with the size of the present map. */
function takeSizeOfMap() {
  const map = session.map.value;
  if (sized || map === null) return;
  sized = true;
  set({ columns: map.columns, rows: map.rows, orientation: map.orientation });
}

/** @param {Partial<Wanted>} changes */
const set = (changes) => (chosen.value = { ...chosen.value, ...changes });

export function Generate() {
  const [open, setOpen] = useState(false);
  return html`<${Section} title=${t("map-generate-title")} open=${false} keep="generate" onOpen=${() => (takeSizeOfMap(), setOpen(true))}>
    ${open && html`<${Form} />`}
  </${Section}>`;
}

function Form() {
  const { kind, columns, rows, orientation, seed, settings } = chosen.value;
  const sliders = mapKinds()[kind] ?? {};
  return html`<${Choice} wraps label=${t("map-generate-kind")} value=${kind} onChange=${(/** @type {string} */ other) => set({ kind: other, settings: {} })} options=${Object.keys(mapKinds()).map((name) => ({ value: name, label: KIND_NAMES[name] ?? name }))} />
    <${Preview} />
    <div class="row row-even">
      <${Field} label=${t("map-generate-seed")}>
        <input class="input" inputmode="numeric" value=${seed} onChange=${withValue((text) => set({ seed: Math.min(HIGHEST_SEED, Math.max(0, parseWhole(text) ?? seed)) }))} />
      </${Field}>
      <button type="button" class="button map-generate-another" onClick=${() => set({ seed: anotherSeed() })}><${Icon} name="dice" /><span>${t("map-generate-another")}</span></button>
    </div>
    <div class="sliders">
      ${Object.entries(sliders).map(
        ([name, usual]) => html`<label class="slider" key=${`${kind} ${name}`}>
          <span class="field-label">${SLIDER_NAMES[name] ?? name}</span>
          <input type="range" min="0" max="10" value=${settings[name] ?? usual} onInput=${withValue((text) => set({ settings: { ...chosen.value.settings, [name]: Number(text) } }))} />
          <output>${settings[name] ?? usual}</output>
        </label>`,
      )}
    </div>
    <div class="row row-even">
      <${Stepper} label=${t("map-size-columns")} value=${columns} min=${1} max=${MOST_SIDE} onChange=${(/** @type {number} */ n) => set({ columns: n })} />
      <${Stepper} label=${t("map-size-rows")} value=${rows} min=${1} max=${MOST_SIDE} onChange=${(/** @type {number} */ n) => set({ rows: n })} />
    </div>
    <${Choice} label=${t("map-generate-hexes")} value=${orientation} onChange=${(/** @type {"flat"|"pointy"} */ other) => set({ orientation: other })} options=${[
      { value: "flat", label: t("map-generate-flat-side-up") },
      { value: "pointy", label: t("map-generate-point-up") },
    ]} />`;
}

/** The picture of the map, which follows what is chosen, and the button that takes it. */
function Preview() {
  const canvas = useRef(/** @type {HTMLCanvasElement|null} */ (null));
  // the document as text, with what was chosen when it was asked for
  const [made, setMade] = useState(/** @type {{wanted: Wanted, text: string}|null} */ (null));
  const [error, setError] = useState(/** @type {string|null} */ (null));
  const wanted = chosen.value;
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const response = await askForMap(wanted, stop.signal);
        if (!response.ok) return setError(await problemText(response));
        const text = await response.text();
        if (canvas.current) drawPreview(canvas.current, JSON.parse(text));
        setMade({ wanted, text });
        setError(null);
      } catch {
        if (!stop.signal.aborted) setError(t("core-it-did-not-get-through-try"));
      }
    }, REST);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [wanted]);
  const current = made?.wanted === wanted ? made : null;
  const name = KIND_NAMES[wanted.kind] ?? wanted.kind;
  return html`<canvas class="map-preview" ref=${canvas} role="img" aria-label=${t("map-generate-picture", { name, columns: wanted.columns, rows: wanted.rows })} aria-busy=${String(current === null)}></canvas>
    ${error && html`<p class="form-error" role="alert"><${Icon} name="info" size=${16} />${error}</p>`}
    <${Take} file=${current} name=${name} />`;
}

/** Makes the picture the map of the scene. @param {{file: {wanted: Wanted, text: string}|null, name: string}} given */
function Take({ file, name }) {
  const [busy, setBusy] = useState(false);
  const map = session.map.value;
  const bare = map?.lowest === map?.highest && Object.keys(session.props.value).length === 0 && !Object.values(session.units.value).some((unit) => unit.at !== null);
  async function take() {
    if (file === null) return;
    setBusy(true);
    await putMap(file.text, `${name} ${file.wanted.seed}`, session.preparedScene.value);
    setBusy(false);
  }
  const label = t("map-generate-use-it");
  return html`<div class="row map-take">
    ${bare || file === null || busy
      ? html`<button type="button" class="button" disabled=${file === null || busy} onClick=${take}><${Icon} name="check" /><span>${label}</span></button>`
      : html`<${ConfirmButton} label=${label} icon="check" question=${t("map-generate-replace-this-map")} decline=${t("map-generate-cancel")} onConfirm=${take} />`}
  </div>`;
}
