// The controls of forms: fields, choices, numbers, and lines to copy.

import { useRef, useState } from "preact/hooks";
import { Icon } from "./icons.js";
import { radioTabStop, moveBetweenRadios } from "./roving-focus.js";
import { html } from "./controls.js";
import { t } from "../text/t.js";

/**
 * A group of radio buttons side by side; `wraps`: in as many rows as they need.
 * @param {{label: string, value: any, options: {value: any, label: string, icon?: string,
 *   disabled?: boolean, title?: string}[], onChange: (value: any) => void, wraps?: boolean}} given
 */
export function Choice({ label, value, options, onChange, wraps = false }) {
  const stop = radioTabStop(options.map((option) => ({ chosen: option.value === value, disabled: option.disabled })));
  return html`<div class=${"choice" + (wraps ? " choice-wraps" : "")} role="radiogroup" aria-label=${label} onKeyDown=${moveBetweenRadios}>
    ${options.map(
      (option, i) => html`<button
        type="button"
        role="radio"
        aria-checked=${String(option.value === value)}
        tabindex=${i === stop ? 0 : -1}
        class="choice-item"
        title=${option.title}
        disabled=${option.disabled}
        onClick=${() => onChange(option.value)}
        key=${String(option.value)}
      >
        ${option.icon && html`<${Icon} name=${option.icon} size=${18} />`}
        <span>${option.label}</span>
      </button>`,
    )}
  </div>`;
}

/**
 * A control with a label.
 * @param {{label: string, hint?: string, children?: import("preact").ComponentChildren, wide?: boolean}} given
 */
export function Field({ label, hint, children, wide }) {
  return html`<label class=${"field" + (wide ? " field-wide" : "")}>
    <span class="field-label">${label}</span>
    ${children}
    ${hint && html`<span class="field-hint">${hint}</span>`}
  </label>`;
}

/**
 * Returns the handler of a check box: calls `then` with whether it is checked.
 * @param {(checked: boolean) => unknown} then
 */
export const withChecked = (then) => (/** @type {Event} */ event) => void then(/** @type {HTMLInputElement} */ (event.target).checked);

/** Returns the whole number in a text, or null when there is none. @param {string} text */
export function parseWhole(text) {
  return /^[-−]?\d+$/.test(text.trim()) ? Number(text.trim().replace("−", "-")) : null;
}

/**
 * A whole number with buttons for less and more.
 * @param {{label: string, value: number, onChange: (n: number) => void, min?: number, max?: number,
 *   hint?: string, hideLabel?: boolean, live?: boolean}} given  `live`: valid input counts while it
 *   is typed
 */
export function Stepper({ label, value, onChange, min = -1000, max = 1000, hint, hideLabel, live = false }) {
  const set = (/** @type {number} */ n) => onChange(Math.min(max, Math.max(min, n)));
  return html`<div class="field">
    ${!hideLabel && html`<span class="field-label">${label}</span>`}
    <span class="stepper">
      <button
        type="button"
        class="stepper-button"
        aria-label=${t("ui-one-less", { label })}
        disabled=${value <= min}
        onClick=${() => set(value - 1)}
      >
        <${Icon} name="minus" size=${16} />
      </button>
      <input
        class="stepper-value"
        inputmode="numeric"
        aria-label=${label}
        value=${value}
        onInput=${(/** @type {any} */ e) => {
          const n = live ? parseWhole(e.target.value) : null;
          if (n !== null && n >= min && n <= max) onChange(n);
        }}
        onChange=${(/** @type {any} */ e) => {
          const n = Number.parseInt(e.target.value, 10);
          if (Number.isNaN(n)) e.target.value = String(value);
          else set(n);
        }}
      />
      <button
        type="button"
        class="stepper-button"
        aria-label=${t("ui-one-more", { label })}
        disabled=${value >= max}
        onClick=${() => set(value + 1)}
      >
        <${Icon} name="plus" size=${16} />
      </button>
    </span>
    ${hint && html`<span class="field-hint">${hint}</span>`}
  </div>`;
}

/**
 * A text with a copy button. Copying also works on a LAN address, which has no clipboard access.
 * @param {{label: string, text: string}} given
 */
export function CopyLine({ label, text }) {
  const [copied, setCopied] = useState(false);
  const input = useRef(/** @type {HTMLInputElement|null} */ (null));
  async function copy() {
    try {
      if (navigator.clipboard) await navigator.clipboard.writeText(text);
      else throw new Error("no clipboard");
    } catch {
      input.current?.select();
      document.execCommand("copy");
    }
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  }
  return html`<div class="copy-line stack gap-1">
    <span class="field-label">${label}</span>
    <span class="copy-row">
      <input class="input" readonly ref=${input} value=${text} aria-label=${label} onFocus=${(/** @type {any} */ e) => e.target.select()} />
      <button type="button" class="button" onClick=${copy}>
        <${Icon} name=${copied ? "check" : "copy"} />
        <span>${copied ? t("ui-copied") : t("ui-copy")}</span>
      </button>
    </span>
  </div>`;
}
