// The menu that chooses who hears the next messages.

import { useLayoutEffect } from "preact/hooks";
import { chooserOpen, hearers, openChooser, people, whisperTo } from "./whisper-state.js";
import * as session from "../../core/session.js";
import { Icon } from "../../ui/icons.js";
import { useMenu, walkMenuItems } from "../../ui/menu.js";
import { html } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/** The menu, above the chat box. */
export function WhisperMenu() {
  const close = () => {
    openChooser(false);
    document.getElementById("chat")?.focus();
  };
  const open = chooserOpen.value;
  const box = useMenu(open, () => openChooser(false), "[aria-checked=true]");
  // above everything: the panel that the chat box is in may be lower than the menu
  useLayoutEffect(() => void (box.current !== null && placeAbove(box.current)), [open, hearers.value]);
  if (!open) return null;
  const now = hearers.value;
  /** @param {string} id */
  const toggle = (id) => {
    const rest = (now ?? []).filter((each) => each !== id);
    const next = now?.includes(id) ? rest : [...rest, id];
    whisperTo(next.length === 0 ? null : next);
  };
  const keys = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      close();
    }
    walkMenuItems(event);
  };
  return html`<div class="menu panel whisper-menu" popover="manual" data-own-escape role="menu" tabindex="-1" ref=${box} aria-label=${t("log-who-hears-you")} onKeyDown=${keys}>
    <${Item} label=${t("log-everybody")} radio on=${now === null} onPick=${() => { whisperTo(null); close(); }} />
    ${!session.isHandler.value && html`<${Item} label=${t("log-the-handlers-alone")} radio on=${now?.length === 0} onPick=${() => { whisperTo([]); close(); }} />`}
    ${people.value.filter(({ role }) => session.isHandler.value || role !== "handler").map((seat) => html`<${Item} key=${seat.id} label=${seat.name} on=${now?.includes(seat.id) ?? false} onPick=${() => toggle(seat.id)} />`)}
    <p class="menu-note quiet">${t("log-who-reads-a-whisper")}</p>
  </div>`;
}

/** Shows a menu above its chat box. @param {HTMLElement} menu */
function placeAbove(menu) {
  const form = menu.closest("form")?.getBoundingClientRect();
  if (form === undefined) return;
  menu.style.setProperty("bottom", `${Math.round(window.innerHeight - form.top)}px`);
  menu.style.setProperty("left", `${Math.round(form.left)}px`);
  menu.style.setProperty("width", `${Math.round(form.width)}px`);
  if (menu.matches(":popover-open")) return;
  menu.showPopover();
  /** @type {HTMLElement|null} */ (menu.querySelector("[aria-checked=true]"))?.focus();
}

/** @param {{label: string, on: boolean, radio?: boolean, onPick: () => void}} given */
function Item({ label, on, radio = false, onPick }) {
  return html`<button type="button" class="menu-item" role=${radio ? "menuitemradio" : "menuitemcheckbox"} aria-checked=${String(on)} onClick=${onPick}>
    <span class="whisper-check">${on && html`<${Icon} name="check" size=${16} />`}</span><span class="clip" title=${label}>${label}</span>
  </button>`;
}
