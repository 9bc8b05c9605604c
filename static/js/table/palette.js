// The command palette: searches all actions and places of the page by name, and runs the chosen one.

import { useEffect, useRef, useState } from "preact/hooks";
import { announce } from "../core/announcer.js";
import { readStorage, writeStorage } from "../core/storage.js";
import { keyOf } from "../core/input.js";
import { closeModal } from "../core/ui-state.js";
import { Icon } from "../ui/icons.js";
import { html, withValue } from "../ui/controls.js";
import { entriesFor } from "./palette-entries.js";
import { search } from "./palette-match.js";
import { t } from "../text/t.js";

/** @typedef {import("./palette-entries.js").Entry} Entry */

const RECENT_KEY = "hexframe-recent-actions";
/** How many recent entries this browser keeps. */
const MOST_RECENT = 8;
/** How many entries PageUp and PageDown pass over. */
const PAGE = 8;

/** Returns the ids of the entries run last, newest first. @returns {string[]} */
function recentIds() {
  try {
    const kept = JSON.parse(readStorage(RECENT_KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string").slice(0, MOST_RECENT) : [];
  } catch {
    return [];
  }
}

/** @param {string} id */
const remember = (id) => writeStorage(RECENT_KEY, JSON.stringify([id, ...recentIds().filter((each) => each !== id)].slice(0, MOST_RECENT)));

/** The contents of the dialog. */
export function Palette() {
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState("");
  const [recent] = useState(recentIds);
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  const found = search(entriesFor(query), query, recent);
  const now = Math.max(0, found.findIndex(({ id }) => id === chosen));
  const current = found[now];
  useEffect(() => {
    document.getElementById(optionId(now))?.scrollIntoView({ block: "nearest" });
  }, [now, query]);

  /** Closes the dialog, which gives the focus back. Its close event comes a frame later: keys work before. */
  function close() {
    box.current?.closest("dialog")?.close();
    closeModal();
  }
  /** Runs an entry once the focus is back. @param {Entry|undefined} entry */
  function run(entry) {
    if (!entry) return;
    if (entry.why !== null) {
      announce(`${entry.label}: ${entry.why}`);
      return;
    }
    remember(entry.id);
    close();
    entry.run();
  }

  /** @param {KeyboardEvent} event */
  function onKeyDown(event) {
    if (event.isComposing) return;
    const steps = /** @type {Record<string, number>} */ ({ ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE });
    const step = steps[event.key];
    if (keyOf(event) === "Ctrl+k") close();
    else if (event.key === "Enter") run(current);
    else if (step !== undefined && found.length > 0) {
      const last = found.length - 1;
      // a step past an end goes round; a page stops there
      const next = Math.abs(step) === 1 ? (now + step + found.length) % found.length : Math.min(last, Math.max(0, now + step));
      setChosen(found[next].id);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return html`<div class="palette-body" ref=${box}>
    <div class="palette-head inline">
      <${Icon} name="search" />
      <input
        class="input"
        type="search"
        role="combobox"
        aria-label=${t("table-search-actions")}
        aria-expanded="true"
        aria-controls="palette-list"
        aria-autocomplete="list"
        aria-activedescendant=${current === undefined ? undefined : optionId(now)}
        autocomplete="off"
        autocapitalize="off"
        spellcheck=${false}
        enterkeyhint="go"
        autofocus
        placeholder=${t("table-search-actions-example")}
        value=${query}
        onInput=${withValue((value) => {
          setQuery(value);
          setChosen("");
        })}
        onKeyDown=${onKeyDown}
      />
      <button type="button" class="button button-icon button-quiet" aria-label=${t("table-close")} onClick=${close}><${Icon} name="close" /></button>
    </div>
    <ul class="palette-list" id="palette-list" role="listbox" aria-label=${t("table-actions-found")}>
      ${found.map(
        (entry, i) => html`<${Option}
          key=${entry.id}
          entry=${entry}
          id=${optionId(i)}
          current=${i === now}
          recent=${query.trim() === "" && recent.includes(entry.id)}
          onPoint=${() => entry.id !== current?.id && setChosen(entry.id)}
          onPress=${() => run(entry)}
        />`,
      )}
    </ul>
    <p class=${found.length === 0 ? "palette-none quiet" : "sr"} role="status">${query.trim() === "" ? "" : t("table-actions-count", { n: found.length })}</p>
  </div>`;
}

/** @param {number} i */
const optionId = (i) => `palette-${i}`;

/** @param {{entry: Entry, id: string, current: boolean, recent: boolean, onPoint: () => void, onPress: () => void}} given */
function Option({ entry, id, current, recent, onPoint, onPress }) {
  return html`<li
    class="palette-option inline"
    id=${id}
    role="option"
    aria-selected=${String(current)}
    aria-disabled=${entry.why === null ? undefined : "true"}
    onPointerMove=${onPoint}
    onPointerDown=${(/** @type {Event} */ event) => event.preventDefault()}
    onMouseDown=${(/** @type {Event} */ event) => event.preventDefault()}
    onClick=${onPress}
  >
    <${Icon} name=${recent ? "past" : entry.icon} size=${18} />
    <span class="palette-what">
      <span class="clip">${entry.label}</span>
      <span class="fine clip">${entry.why ?? (recent ? t("table-recent", { group: entry.group }) : entry.group)}</span>
    </span>
    <span class="palette-keys inline gap-1">${entry.keys.map((key) => html`<kbd key=${key}>${key}</kbd>`)}</span>
  </li>`;
}
