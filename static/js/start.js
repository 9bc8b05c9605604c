// The start page works without script; this adds the theme and shows the fields that are needed.

import { applyStoredTheme } from "./theme.js";

applyStoredTheme();

const form = /** @type {HTMLFormElement|null} */ (document.getElementById("create"));

/** Show the fields of the chosen kind of map, and only those. */
function follow() {
  if (form === null) return;
  const chosen = new FormData(form).get("source");
  for (const part of form.querySelectorAll("[data-source]")) {
    /** @type {HTMLElement} */ (part).hidden = part.getAttribute("data-source") !== chosen;
  }
}

if (form !== null) {
  form.addEventListener("change", follow);
  form.addEventListener("submit", () => {
    const button = form.querySelector("button[type=submit]");
    button?.setAttribute("aria-busy", "true");
  });
  const file = /** @type {HTMLInputElement|null} */ (form.querySelector("input[type=file]"));
  file?.addEventListener("change", () => {
    const name = form.querySelector("input[name=name]");
    const given = file.files?.[0]?.name.replace(/\.[a-z]+$/i, "");
    if (name instanceof HTMLInputElement && name.value === "" && given) name.value = given;
  });
  follow();
}
