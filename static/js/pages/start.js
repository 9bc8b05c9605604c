// The start page works without script; this shows the fields that are needed.

const form = /** @type {HTMLFormElement|null} */ (document.getElementById("create"));

/** Show the fields of the chosen kind of map, and only those. */
function follow() {
  if (form === null) return;
  const chosen = new FormData(form).get("source");
  const name = /** @type {HTMLInputElement} */ (form.querySelector("input[name=name]"));
  // A table in a file has a name.
  name.required = chosen !== "file";
  for (const part of form.querySelectorAll("[data-source]")) {
    /** @type {HTMLElement} */ (part).hidden = part.getAttribute("data-source") !== chosen;
  }
}

/** The name that the last file proposed: another file may propose another. */
let proposed = "";

/** Put the name of a chosen file into a field that nobody has filled. @param {File|undefined} file */
async function propose(file) {
  const field = form?.querySelector("input[name=name]");
  if (file === undefined || !(field instanceof HTMLInputElement)) return;
  const name = (await nameWithin(file)) ?? file.name.replace(/(\.hexframe(-table)?)?\.[a-z]+$/i, "");
  if (field.value === proposed) field.value = proposed = name;
}

/** An exported table begins with its kind and its name. @param {File} file @returns {Promise<string|null>} */
async function nameWithin(file) {
  const start = await file.slice(0, 2000).text();
  const found = /^\s*\{\s*"format"\s*:\s*"hexframe-table"[^{[]*?"name"\s*:\s*("(?:[^"\\]|\\.)*")/.exec(start);
  return found === null ? null : JSON.parse(found[1]);
}

if (form !== null) {
  form.addEventListener("change", follow);
  form.addEventListener("submit", () => {
    const button = form.querySelector("button[type=submit]");
    button?.setAttribute("aria-busy", "true");
  });
  const file = /** @type {HTMLInputElement|null} */ (form.querySelector("input[type=file]"));
  file?.addEventListener("change", () => propose(file.files?.[0]));
  follow();
}
