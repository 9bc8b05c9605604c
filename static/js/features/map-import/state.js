// Map files that the Handler brings: chosen in the Map tab, or dropped on the page. The dialog asks
// what a dropped file is for, and shows what the server made of it.

import { signal } from "@preact/signals";
import { send } from "../../core/commands.js";
import { apiUrl, problemText } from "../../core/http.js";
import { toast } from "../../core/notices.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { takeBackground } from "../pictures/background-state.js";
import { isUniversalVtt } from "../pictures/universal-vtt.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/server-types.js").ImportReport} ImportReport */
/**
 * A file on its way: what is asked, read, done or refused. `where` is what it is for.
 * @typedef {{file: File, step: "ask"|"busy"|"done"|"refused", where: "replace"|"scene",
 *   report: ImportReport|null, reason: string}} Import
 */

/** The file that the dialog is about, null without one. */
export const current = signal(/** @type {Import|null} */ (null));

/** Returns the formats of map files that the server knows. */
export const mapFormats = () =>
  (document.body.dataset.mapFormats ?? "").split(";").map((entry) => {
    const [name, ...suffixes] = entry.split(" ");
    return { name, suffixes };
  });

/** Returns every suffix of a map file. */
export const mapSuffixes = () => mapFormats().flatMap(({ suffixes }) => suffixes);

/** @param {Import} next */
function show(next) {
  current.value = next;
  if (ui.modal.value?.kind !== "import") ui.openModal("import");
}

/** Returns whether this seat may bring a map now. */
const mayBring = () => session.isHandler.value && session.readonly.value === null;

/** Asks what the dropped files are for; says why it is not possible. @param {File[]} files */
function dropped(files) {
  if (!mayBring()) return;
  const [file] = files;
  const name = file.name.toLowerCase();
  const ends = (/** @type {string} */ suffix) => name.endsWith(suffix);
  if (files.length > 1) toast("refused", t("map-import-one-at-a-time", { count: files.length }));
  else if (file.type.startsWith("image/") || isUniversalVtt(file)) void takeBackground(file);
  else if (!mapSuffixes().some(ends)) toast("refused", t("map-import-not-a-map", { name: file.name, suffixes: mapSuffixes().join(", ") }));
  else ask(file);
}

/** Asks what a map file is for. @param {File} file */
export const ask = (file) => show({ file, step: "ask", where: "replace", report: null, reason: "" });

/**
 * Sends a map file: it replaces the map of the scene that is open, or becomes a new scene, which is
 * opened then. Shows the report, or the reason why not.
 * @param {File} file @param {"replace"|"scene"} where
 */
export async function bring(file, where) {
  const next = { file, where, report: null, reason: "" };
  show({ ...next, step: "busy" });
  const name = encodeURIComponent(file.name);
  const scene = session.preparedScene.value === null ? "" : `&scene=${session.preparedScene.value}`;
  const [path, method] = where === "scene" ? [`scenes?name=${name}`, "POST"] : [`map?name=${name}${scene}`, "PUT"];
  try {
    const response = await fetch(`${apiUrl()}/${path}`, { method, body: file });
    if (!response.ok) return finish({ ...next, step: "refused", reason: await problemText(response) });
    const done = await response.json();
    finish({ ...next, step: "done", report: done.report });
    if (done.scene) await send({ type: "scene.open", scene: done.scene });
  } catch {
    finish({ ...next, step: "refused", reason: t("map-import-did-not-get-through") });
  }
}

/** Shows how it went; as a toast where the dialog was closed meanwhile. @param {Import} last */
function finish(last) {
  if (ui.modal.value?.kind === "import" && current.value?.file === last.file) current.value = last;
  else if (last.step === "refused") toast("refused", last.reason);
  else toast("good", doneText(last));
}

/** Returns what became of the file. @param {Import} given */
export const doneText = ({ file, where }) => (where === "scene" ? t("map-import-is-a-new-scene", { name: file.name }) : t("map-import-is-the-map-now", { name: file.name }));

/** Whether an event drags files, and not over a field that takes them itself. @param {DragEvent} event */
const dragsFiles = (event) => (event.dataTransfer?.types.includes("Files") ?? false) && !(event.target instanceof Element && event.target.matches("input[type=file]"));

/** Takes files that are dropped on the page: without this the browser would leave the table. */
export function watchDrops() {
  window.addEventListener("dragover", (event) => {
    if (!dragsFiles(event) || event.dataTransfer === null) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = mayBring() ? "copy" : "none";
    document.body.classList.toggle("takes-drop", mayBring());
  });
  window.addEventListener("dragleave", (event) => {
    if (event.relatedTarget === null) document.body.classList.remove("takes-drop");
  });
  window.addEventListener("drop", (event) => {
    document.body.classList.remove("takes-drop");
    if (!dragsFiles(event)) return;
    event.preventDefault();
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length > 0) dropped(files);
  });
}
