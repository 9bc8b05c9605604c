// The start page: shows only the fields that are needed. The page works without this script.

const form = /** @type {HTMLFormElement|null} */ (document.getElementById("create"));

/** Shows the fields of the chosen kind of map. */
function follow() {
  if (form === null) return;
  const chosen = new FormData(form).get("source");
  const name = /** @type {HTMLInputElement} */ (form.querySelector("input[name=name]"));
  // an exported table has a name of its own
  name.required = chosen !== "file";
  for (const part of form.querySelectorAll("[data-source]")) {
    /** @type {HTMLElement} */ (part).hidden = !part.getAttribute("data-source")?.split(" ").includes(String(chosen));
  }
}

/** The name proposed by the last file. Another file may replace it. */
let proposed = "";

/**
 * Puts the name of a chosen file into the name field, unless the person has filled it.
 * @param {File|undefined} file
 */
async function propose(file) {
  const field = form?.querySelector("input[name=name]");
  if (file === undefined || !(field instanceof HTMLInputElement)) return;
  const name = (await nameWithin(file)) ?? file.name.replace(/(\.hexframe(-table)?)?\.[a-z]+$/i, "");
  if (field.value === proposed) field.value = proposed = name;
}

/**
 * Returns the name of an exported table, which stands at the beginning of its file, or null.
 * @param {File} file @returns {Promise<string|null>}
 */
async function nameWithin(file) {
  const start = await file.slice(0, 2000).text();
  const found = /^\s*\{\s*"format"\s*:\s*"hexframe-table"[^{[]*?"name"\s*:\s*("(?:[^"\\]|\\.)*")/.exec(start);
  return found === null ? null : JSON.parse(found[1]);
}

for (const each of document.forms) {
  each.addEventListener("submit", (event) => event.submitter?.setAttribute("aria-busy", "true"));
}

if (form !== null) {
  form.addEventListener("change", follow);
  const file = /** @type {HTMLInputElement|null} */ (form.querySelector("input[type=file]"));
  file?.addEventListener("change", () => propose(file.files?.[0]));
  follow();
}
