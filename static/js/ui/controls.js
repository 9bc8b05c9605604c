// Basic controls that all panels use: buttons, gauges, foldable sections. Those of forms are in fields.js.

import { action } from "../core/actions.js";
import { somethingClosed } from "../core/closing-taps.js";
import { h } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import htm from "htm";
import { keyText } from "../core/input.js";
import { readAnswers, writeAnswers } from "../core/storage.js";
import { Icon } from "./icons.js";
import { t } from "../text/t.js";

export const html = htm.bind(h);

/**
 * A button of the action registry. Label, icon, shortcut and availability come from the action.
 * @param {{id: string, context: import("../core/action-context.js").ActionContext, quiet?: boolean, iconOnly?: boolean, pressed?: boolean,
 *   label?: string, word?: string}} given  `word`: a short label under the icon, for touch
 */
export function ActionButton({ id, context, quiet, iconOnly, pressed, label, word }) {
  const entry = action(id);
  const text = label ?? entry.label;
  const keys = entry.keys.map(keyText).join(t("core-or"));
  return html`<button
    type="button"
    class=${"button" + (iconOnly ? " button-icon" : "") + (quiet ? " button-quiet" : "")}
    title=${keys ? `${text} (${keys})` : text}
    aria-label=${iconOnly ? text : undefined}
    aria-pressed=${pressed === undefined ? undefined : String(pressed)}
    data-action=${id}
    disabled=${!entry.when(context)}
    onClick=${() => entry.run(context)}
  >
    ${entry.icon && html`<${Icon} name=${entry.icon} />`}
    ${!iconOnly && html`<span>${text}</span>`}
    ${word && html`<span class="button-word" aria-hidden="true">${word}</span>`}
  </button>`;
}

/**
 * A link that opens a new tab and says so.
 * @param {{href: string, className?: string, about?: string, tabindex?: number, children?: import("preact").ComponentChildren}} given
 *   `about`: what is there, for its title
 */
export function NewTabLink({ href, className, about, tabindex, children }) {
  const title = [about, t("ui-opens-in-a-new-tab")].filter(Boolean).join(". ");
  return html`<a class=${className} href=${href} target="_blank" rel="noopener" title=${title} tabindex=${tabindex}>${children}</a>`;
}

/**
 * Returns the handler of a text field or a select: calls `then` with what is entered.
 * @param {(value: string) => unknown} then
 */
export const withValue = (then) => (/** @type {Event} */ event) => void then(/** @type {HTMLInputElement} */ (event.target).value);

/**
 * A thin bar with its numbers.
 * @param {{label: string, value: number, max: number, tone: string, icon?: string}} given
 */
export function Gauge({ label, value, max, tone, icon }) {
  const bar = useProgress(max > 0 ? value / max : 0);
  const low = max > 0 && value / max <= 1 / 3 ? " gauge-low" : value / max <= 2 / 3 ? " gauge-half" : "";
  return html`<div class=${`gauge gauge-${tone}${low}`}>
    ${icon && html`<${Icon} name=${icon} size=${16} />`}
    <span class="gauge-label">${label}</span>
    <span class="gauge-track"><span class="gauge-fill" ref=${bar}></span></span>
    <span class="gauge-value"><b>${value}</b>${" / "}${max}</span>
  </div>`;
}

/**
 * Returns a ref whose element gets the custom property `--part`.
 * @param {number} part  from 0 to 1
 */
export function useProgress(part) {
  const ref = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => {
    ref.current?.style.setProperty("--part", String(Math.max(0, Math.min(1, part))));
  }, [part]);
  return ref;
}

/** How long a button that replaces another one takes no press, in milliseconds. */
export const SETTLE_MS = 350;

/** The same for "End turn" on a phone, where an extra tap would be costly. */
export const END_TURN_SETTLE_MS = 1500;

/**
 * Guards a button whose label changes in place, so that the second tap of a double tap does not
 * press the new one.
 * @param {string} label
 * @param {number} [wait]  how long the label must stand, in milliseconds
 * @returns {{ready: boolean, accepts: (press: Event) => boolean}}  `ready`: for its look;
 *   `accepts`: whether
 *   a press counts, by the time of the event, since a busy page handles it late
 */
export function usePressGuard(label, wait = SETTLE_MS) {
  const [settledLabel, setSettledLabel] = useState("");
  const ready = useRef(Infinity);
  useEffect(() => {
    const timer = setTimeout(() => {
      ready.current = performance.now();
      setSettledLabel(label);
    }, wait);
    return () => {
      clearTimeout(timer);
      ready.current = Infinity;
      setSettledLabel("");
    };
  }, [label, wait]);
  const steady = settledLabel === label;
  return { ready: steady, accepts: (press) => steady && press.timeStamp >= ready.current };
}

/**
 * The main button: what this seat can do now.
 * @param {{label: string, icon: string, onPress: () => void, waits?: boolean, title?: string,
 *   id?: string, name?: string, quiet?: boolean, under?: string, rests?: number}} given
 *   `quiet`: possible, but not the suggested step; `name`: the accessible name; `under`: a small
 *   second line; `rests`: milliseconds in which it takes no press at first
 */
export function PrimaryButton({ label, name, icon, onPress, waits = false, title, id, quiet = false, under = "", rests = SETTLE_MS }) {
  const { ready, accepts } = usePressGuard(label + under, rests);
  return html`<button
    type="button"
    class=${(quiet ? "button" : "button button-primary") + (!ready && rests > SETTLE_MS ? " button-rests" : "")}
    aria-disabled=${ready && !waits ? undefined : "true"}
    data-action=${id}
    aria-label=${name}
    title=${title}
    onClick=${(/** @type {Event} */ press) => !waits && accepts(press) && onPress()}
  >
    <${Icon} name=${icon} /><span>${label}${under && html`${" "}<small class="button-under clip fine">${under}</small>`}</span>
  </button>`;
}

/** How far a finger moves while it taps, in CSS px. */
const FINGER = 24;

/**
 * Calls `leave` when the person leaves something open: a press elsewhere, the focus elsewhere, or
 * Escape.
 * @param {{current: HTMLElement|null}} inside @param {boolean} open
 * @param {(event: Event) => void} leave
 */
export function useLeave(inside, open, leave) {
  useLayoutEffect(() => {
    if (!open) return undefined;
    const heard = (/** @type {Event} */ event) => {
      const key = /** @type {KeyboardEvent} */ (event).key;
      const left = key === undefined ? !inside.current?.contains(/** @type {Node} */ (event.target)) : key === "Escape";
      if (!left) return;
      const { pointerType, clientX: x, clientY: y } = /** @type {PointerEvent} */ (event);
      // a finger that closes it does nothing else on the map
      if (pointerType === "touch") somethingClosed({ left: x - FINGER, top: y - FINGER, right: x + FINGER, bottom: y + FINGER });
      leave(event);
    };
    const kinds = ["pointerdown", "focusin", "keydown"];
    // on the window, before the page's own Escape
    for (const kind of kinds) window.addEventListener(kind, heard, { capture: true });
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, heard, { capture: true });
    };
  }, [open]);
}

/**
 * A button that asks before it acts. It asks until it is pressed again, another place is pressed,
 * or Escape.
 * @param {{label: string, question: string, icon?: string, onConfirm: () => void, iconOnly?: boolean,
 *   short?: string, strong?: boolean, decline?: string, asked?: import("@preact/signals").Signal<boolean>}} given  `short`: what
 *   it shows of its label; `strong`: it stands out; `decline`: the label of a button beside the question
 *   that closes it; `asked`: whether it asks, where something else can make it ask
 */
export function ConfirmButton({ label, question, icon, onConfirm, iconOnly, short = label, strong = false, decline, asked }) {
  const [own, setOwn] = useState(false);
  const asking = asked?.value ?? own;
  const setAsking = (/** @type {boolean} */ now) => (asked === undefined ? setOwn(now) : (asked.value = now));
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  useLeave(box, asking, () => setAsking(false));
  const button = html`<button
    type="button"
    ref=${decline === undefined ? box : undefined}
    class=${"button" + (asking ? " button-danger" : strong ? " button-strong" : " button-quiet") + (iconOnly && !asking ? " button-icon" : "")}
    title=${label}
    aria-label=${asking ? question : label}
    onClick=${() => {
      if (asking) onConfirm();
      setAsking(!asking);
    }}
  >
    ${icon && html`<${Icon} name=${icon} />`}
    ${(!iconOnly || asking) && html`<span>${asking ? question : short}</span>`}
  </button>`;
  if (decline === undefined) return button;
  return html`<span class="question" ref=${box}>${button}${asking && html`<button type="button" class="button" onClick=${() => setAsking(false)}>${decline}</button>`}</span>`;
}

const SECTIONS_KEY = "hexframe-sections";
/** Whether sections with a `keep` name are open, where a person has folded or unfolded them. */
const sectionsOpen = readAnswers(SECTIONS_KEY);

/** @param {string} keep @param {boolean} open */
function keepSection(keep, open) {
  sectionsOpen.set(keep, open);
  writeAnswers(SECTIONS_KEY, sectionsOpen);
}

/**
 * A block that folds under its heading. With a `keep` name this browser keeps it as the person left
 * it.
 * @param {{title: string, open?: boolean, children?: import("preact").ComponentChildren, id?: string, keep?: string, onOpen?: (section: HTMLElement) => void}} given
 */
export function Section({ title, open = true, children, id, keep, onOpen }) {
  const now = keep === undefined ? open : (sectionsOpen.get(keep) ?? open);
  const onToggle = (/** @type {any} */ e) => {
    const isOpen = e.currentTarget.open;
    if (keep !== undefined && isOpen !== (sectionsOpen.get(keep) ?? open)) keepSection(keep, isOpen);
    if (isOpen) onOpen?.(e.currentTarget);
  };
  return html`<details class="section" open=${now} id=${id} data-keep=${keep} onToggle=${onToggle}>
    <summary><span>${title}</span><${Icon} name="fold" size=${16} /></summary>
    <div class="section-body">${children}</div>
  </details>`;
}

/**
 * What a panel shows when it has nothing to list.
 * @param {{icon: string, title: string, children?: import("preact").ComponentChildren}} given
 */
export function EmptyState({ icon, title, children }) {
  return html`<div class="empty">
    <${Icon} name=${icon} size=${28} />
    <p class="empty-title">${title}</p>
    <p class="quiet">${children}</p>
  </div>`;
}
