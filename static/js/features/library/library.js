// The server's library in the Table tab: units, maps, missions and stamps that all Handlers share.

import { useRef, useState } from "preact/hooks";
import { send } from "../../core/commands.js";
import { apiUrl, post, request } from "../../core/http.js";
import { toast } from "../../core/notices.js";
import * as session from "../../core/session.js";
import { dropTool } from "../../core/ui-state.js";
import { ConfirmButton, EmptyState, html, Section, withValue } from "../../ui/controls.js";
import { Field } from "../../ui/fields.js";
import { Icon } from "../../ui/icons.js";
import { startPlacing as startPlacingStamp } from "../map-editor/chosen-ground.js";
import { clipOfStamp } from "../map-editor/clip-commands.js";
import { startPlacing } from "../units/state.js";
import { SaveForm } from "./save-form.js";
import { t } from "../../text/t.js";

/** @typedef {{id: string, kind: "units"|"map"|"mission"|"stamp", name: string, note: string, created: string, size: number, own: boolean, holds: Record<string, number>}} Entry */

/** @type {Record<Entry["kind"], string>} */
const ICONS = { units: "unit", map: "terrain", mission: "mission", stamp: "cover" };

/** The section of the library. */
export function Library() {
  const [entries, setEntries] = useState(/** @type {Entry[]|null} */ (null));
  const [search, setSearch] = useState("");
  const [kind, setKind] = useState("");
  const asked = useRef(0);
  async function read(what = { search, kind }) {
    const turn = ++asked.current;
    const answer = await request(`library?${new URLSearchParams(what)}`, {});
    // an answer to an earlier question comes too late
    if (answer !== null && turn === asked.current) setEntries((await answer.json()).entries);
  }
  const find = (/** @type {{search?: string, kind?: string}} */ changes) => {
    const what = { search, kind, ...changes };
    setSearch(what.search);
    setKind(what.kind);
    void read(what);
  };
  const all = search.trim() === "" && kind === "";
  return html`<${Section} title=${t("library-library")} open=${false} keep="library" onOpen=${() => read()}>
    <p class="quiet">${t("library-all-handlers-of-this-server")}</p>
    <div class="row row-even">
      <input class="input" type="search" aria-label=${t("library-search")} placeholder=${t("library-search")} maxlength="200" value=${search} onInput=${withValue((words) => find({ search: words }))} />
      <select class="input" aria-label=${t("library-kind")} value=${kind} onChange=${withValue((one) => find({ kind: one }))}>
        <option value="">${t("library-everything")}</option>
        <option value="units">${t("library-units")}</option>
        <option value="map">${t("library-maps")}</option>
        <option value="mission">${t("library-missions")}</option>
        <option value="stamp">${t("library-stamps")}</option>
      </select>
    </div>
    ${entries?.length === 0 && html`<${EmptyState} icon="list" title=${all ? t("library-it-is-empty") : t("library-nothing-found")}>${all ? t("library-nothing-is-saved-yet") : ""}</${EmptyState}>`}
    <ul class="seats" aria-label=${t("library-entries")}>${entries?.map((entry) => html`<${Row} key=${entry.id} entry=${entry} onRemoved=${() => read()} />`)}</ul>
    <${Save} onSaved=${() => read()} />
  </${Section}>`;
}

/** @param {{entry: Entry, onRemoved: () => void}} given */
function Row({ entry, onRemoved }) {
  const remove = async () => (await request(`library/${entry.id}`, { method: "DELETE" })) !== null && onRemoved();
  return html`<li class="seat inline library-entry">
    <${Icon} name=${ICONS[entry.kind]} size=${16} />
    <span class="seat-name"><b>${entry.name}</b> <span class="quiet">${[held(entry), entry.note].filter(Boolean).join(" · ")}</span></span>
    ${entry.kind === "map"
      ? html`<${ConfirmButton} label=${t("library-use-name", { name: entry.name })} question=${t("library-replace-the-map")} short=${t("library-use")} onConfirm=${() => use(entry)} />`
      : html`<button type="button" class="button button-quiet" aria-label=${t("library-use-name", { name: entry.name })} onClick=${() => use(entry)}>${t("library-use")}</button>`}
    <a class="button button-icon button-quiet" href=${`${apiUrl()}/library/${entry.id}`} download aria-label=${t("library-download-name", { name: entry.name })} title=${t("library-download")}><${Icon} name="download" /></a>
    ${entry.own && html`<${ConfirmButton} iconOnly=${true} label=${t("library-remove-name", { name: entry.name })} question=${t("library-remove-it")} icon="trash" onConfirm=${remove} />`}
  </li>`;
}

/** Returns what an entry holds, in words. @param {Entry} entry */
function held({ holds }) {
  const texts = [
    holds.units && t("library-n-units", { n: holds.units }),
    holds.hexes && t("library-n-hexes", { n: holds.hexes }),
    holds.props && t("library-n-props", { n: holds.props }),
    holds.objectives && t("library-n-objectives", { n: holds.objectives }),
  ];
  return texts.filter(Boolean).join(", ");
}

/** Uses an entry at this table. @param {Entry} entry */
async function use(entry) {
  const answer = await request(`library/${entry.id}`, {});
  if (answer === null) return;
  const { body } = await answer.json();
  if (entry.kind === "units") {
    dropTool();
    startPlacing({ command: { type: "units.add", ...body, numbered: true }, name: entry.name });
  } else if (entry.kind === "stamp") {
    startPlacingStamp({ clip: clipOfStamp(body), name: entry.name });
  } else if (entry.kind === "mission") {
    if ((await send({ type: "mission.add", ...body })).ok) toast("good", t("library-is-a-draft", { name: entry.name }));
  } else {
    const scene = session.preparedScene.value === null ? "" : `&scene=${session.preparedScene.value}`;
    const headers = { "Content-Type": "application/json" };
    const put = await request(`map?name=map.hexframe.json${scene}`, { method: "PUT", headers, body: JSON.stringify(body) });
    if (put !== null) toast("good", t("library-is-the-map-now", { name: entry.name }));
  }
}

/** Saves the map of the scene or a mission, or adds a file. @param {{onSaved: () => void}} given */
function Save({ onSaved }) {
  const missions = Object.values(session.missions.value);
  const [what, setWhat] = useState("");
  /** @param {string} name @param {string} note */
  async function save(name, note) {
    const scene = session.scene.value?.id ?? "";
    const body = what === "" ? { kind: "map", scene } : { kind: "mission", mission: what };
    if ((await post("library", { ...body, name, note })) === null) return false;
    toast("good", t("library-is-in-the-library", { name }));
    onSaved();
    return true;
  }
  /** @param {File|undefined} file */
  async function add(file) {
    if (!file) return;
    const document = await file.text().then(JSON.parse).catch(() => ({}));
    if ((await post("library", { kind: "document", document })) !== null) onSaved();
  }
  const named = missions.find((each) => each.id === what)?.name ?? session.scene.value?.name ?? "";
  return html`<div class="stack gap-2">
    <${Field} label=${t("library-save-what")}>
      <select class="input" value=${what} onChange=${withValue(setWhat)}>
        <option value="">${t("library-the-map-of-this-scene")}</option>
        ${missions.map((each) => html`<option value=${each.id} key=${each.id}>${t("library-the-mission", { name: each.name })}</option>`)}
      </select>
    </${Field}>
    <${SaveForm} name=${named} onSave=${save} />
    <input class="sr" type="file" id="library-file" accept=".json" onChange=${(/** @type {any} */ event) => {
      void add(event.target.files[0]);
      event.target.value = "";
    }} />
    <div class="row"><label class="button" for="library-file"><${Icon} name="upload" /><span>${t("library-add-a-file")}</span></label></div>
  </div>`;
}
