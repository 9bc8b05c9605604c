// Who reads a page and who writes in it: for the Handler, and for the pilot whose page it is.

import { useState } from "preact/hooks";
import { send } from "../../core/commands.js";
import * as session from "../../core/session.js";
import { html } from "../../ui/controls.js";
import { Choice } from "../../ui/fields.js";
import { listText } from "../../text/format.js";
import { t } from "../../text/t.js";

/** @typedef {import("./unread.js").PageView} PageView */
/** @typedef {"all"|string[]} Circle */

/** Returns the names of a circle: "all players", "Mira and Jo". @param {Circle} circle */
export function circleText(circle) {
  if (circle === "all") return t("journal-all-players");
  const names = circle.map((id) => session.seats.value[id]?.name).filter((name) => name !== undefined);
  return names.length === 0 ? t("journal-nobody") : listText(names);
}

/** Returns in a few words who reads a page, as its viewer knows it. @param {PageView} page */
export function readersText(page) {
  if (page.readers === undefined) return page.author === "" ? t("journal-shown-to-you") : t("journal-shared-by", { name: page.author });
  const whose = page.own || page.author === "" ? "" : ` · ${t("journal-page-of", { name: page.author })}`;
  const known = page.readers !== "all" && circleText(page.readers) === t("journal-nobody");
  const kept = page.own ? t("journal-you-and-the-handlers") : page.author === "" ? t("journal-kept") : t("journal-not-shared");
  return (known ? kept : t("journal-read-by", { names: circleText(page.readers) })) + whose;
}

/** The form. @param {{page: PageView}} given */
export function ReadersForm({ page }) {
  const { readers = [], writers = [] } = page;
  const set = (/** @type {object} */ what) => void send({ type: "journal.show", page: page.id, ...what });
  return html`<div class="page-circles stack gap-3">
    <${CircleChoice} label=${t("journal-who-reads")} circle=${readers} besides=${page.owner ?? (page.own ? session.you.value?.seat : null)} onChange=${(/** @type {Circle} */ circle) => set({ readers: circle })} />
    <${CircleChoice} label=${t("journal-who-writes")} circle=${writers} besides=${page.owner ?? (page.own ? session.you.value?.seat : null)} onChange=${(/** @type {Circle} */ circle) => set({ writers: circle })} />
    <p class="quiet fine">${t("journal-who-writes-hint")}</p>
  </div>`;
}

/**
 * Nobody, all, or some by their names.
 * @param {{label: string, circle: Circle, besides: string|null|undefined, onChange: (circle: Circle) => void}} given
 *   `besides`: the seat that always belongs to it
 */
function CircleChoice({ label, circle, besides, onChange }) {
  const chosen = circle === "all" ? [] : circle;
  // with nobody chosen yet, "some" is not told from "nobody" by the page
  const [some, setSome] = useState(chosen.length > 0);
  const now = circle === "all" ? "all" : some || chosen.length > 0 ? "some" : "nobody";
  const pilots = Object.values(session.seats.value).filter(({ id, role }) => role === "pilot" && id !== besides);
  const pick = (/** @type {string} */ value) => {
    setSome(value === "some");
    if (value === "all") onChange("all");
    else if (value === "nobody" ? circle === "all" || chosen.length > 0 : circle === "all") onChange([]);
  };
  const toggle = (/** @type {string} */ id) => onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return html`<div class="stack">
    <span class="field-label">${label}</span>
    <${Choice}
      label=${label}
      value=${now}
      options=${[
        { value: "nobody", label: t("journal-nobody-else") },
        { value: "all", label: t("journal-all") },
        { value: "some", label: t("journal-some") },
      ]}
      onChange=${pick}
    />
    ${now === "some" && html`<div class="row" role="group" aria-label=${label}>
      ${pilots.map(({ id, name }) => html`<label class="check" key=${id}><input type="checkbox" checked=${chosen.includes(id)} onChange=${() => toggle(id)} /><span class="clip" title=${name}>${name}</span></label>`)}
      ${pilots.length === 0 && html`<p class="quiet">${t("journal-no-pilots")}</p>`}
    </div>`}
  </div>`;
}
