// The hangar page: loads the content, restores the last build or opens the linked one, and renders.

import { effect, untracked } from "@preact/signals";
import { h, render } from "preact";
import { buildFromHash, NotABuild } from "../hangar/build-files.js";
import { openFile, Page, loadBuild } from "../hangar/page.js";
import { buildOf, checkBuild, fetchContent, RequestRefused, joinTable, table } from "../hangar/server.js";
import { build, completeBuild, edited, openHangar, recheck, setSheetOpen, setStatus, startBuild, storeBuild } from "../hangar/state.js";
import { t } from "../text/t.js";

const root = /** @type {HTMLElement} */ (document.getElementById("hangar"));

/** Loads everything and renders the page. */
async function start() {
  const [entries, ready] = await fetchContent();
  openHangar({ entries, ready });
  const asked = new URLSearchParams(location.search);
  const id = asked.get("table");
  if (id !== null) await joinTable(id);
  const unit = asked.get("unit");
  if (unit !== null && table.value !== null) beginWith(buildOf(unit));
  await takeLink();
  effect(() => {
    // read here, so that a change of either runs the check again
    void [build.value, table.value];
    untracked(() => recheck(checkBuild));
  });
  effect(() => {
    void [build.value, edited.value];
    storeBuild();
  });
  root.replaceChildren();
  render(h(Page, {}), root);
  root.setAttribute("aria-busy", "false");
}

/**
 * Opens the build of a unit, unless one of its name is being changed here already.
 * @param {import("../hangar/types.js").Build|undefined} found
 */
function beginWith(found) {
  if (found && !(edited.value && build.value.name === found.name)) startBuild(completeBuild(found));
}

/** Opens the build in the address, and removes it from the address. */
async function takeLink() {
  try {
    const found = buildFromHash(location.hash);
    if (found === null) return;
    history.replaceState(null, "", location.pathname + location.search);
    await loadBuild(found, t("hangar-came-with-the-link", { name: found.name || t("hangar-a-frame") }));
    // on a phone too the received frame is shown first
    setSheetOpen(true);
  } catch (error) {
    if (!(error instanceof NotABuild || error instanceof RequestRefused)) throw error;
    setStatus(t("hangar-the-link-holds-no-build", { message: error.message }));
  }
}

// the whole page accepts a file: one dropped beside a box would replace the page
document.addEventListener("dragover", (event) => {
  event.preventDefault();
  root.classList.add("hangar-over");
});
document.addEventListener("dragleave", (event) => {
  if (event.relatedTarget === null) root.classList.remove("hangar-over");
});
document.addEventListener("drop", (event) => {
  event.preventDefault();
  root.classList.remove("hangar-over");
  void openFile(event.dataTransfer?.files[0]);
});
addEventListener("hashchange", () => void takeLink());

start().catch((error) => {
  root.setAttribute("aria-busy", "false");
  root.textContent = t("hangar-the-hangar-did-not-open-the");
  throw error;
});
