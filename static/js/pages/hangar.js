// The hangar page: loads the content, restores the last build or opens the linked one, and renders.

import { effect, untracked } from "@preact/signals";
import { h, render } from "preact";
import { buildFromHash, NotABuild } from "../hangar/build-files.js";
import { openFile, Page, loadBuild } from "../hangar/page.js";
import { buildNameOf, checkBuild, savedBuilds, fetchContent, RequestRefused, joinTable, table } from "../hangar/server.js";
import { startBuild, build, content, edited, storeBuild, storedBuild, library, messages, emptyBuild, recheck, statusText, sheetOpen, completeBuild } from "../hangar/state.js";
import { createMessages } from "../text/messages.js";

const root = /** @type {HTMLElement} */ (document.getElementById("hangar"));

/** Loads everything and renders the page. */
async function start() {
  const [catalogue, [entries, ready]] = await Promise.all([fetch(root.dataset.messages ?? "").then((answer) => answer.json()), fetchContent()]);
  messages.value = createMessages(catalogue);
  content.value = entries;
  library.value = ready;
  const before = storedBuild();
  build.value = before?.build ?? emptyBuild();
  edited.value = before?.edited ?? false;
  const asked = new URLSearchParams(location.search);
  const id = asked.get("table");
  if (id !== null) await joinTable(id);
  const unit = asked.get("unit");
  if (unit !== null && table.value !== null) beginWith(buildNameOf(unit));
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
 * Opens the build of a unit, where the table or the library has one of its name.
 * @param {string|undefined} name
 */
function beginWith(name) {
  const all = [...savedBuilds.value, ...library.value.frames, ...library.value.npcs];
  const found = all.find((each) => each.build.name === name);
  if (found && build.value.name !== name) startBuild(completeBuild(found.build));
}

/** Opens the build in the address, and removes it from the address. */
async function takeLink() {
  try {
    const found = buildFromHash(location.hash);
    if (found === null) return;
    history.replaceState(null, "", location.pathname + location.search);
    await loadBuild(found, `${found.name || "A frame"} came with the link`);
    // on a phone too the received frame is shown first
    sheetOpen.value = true;
  } catch (error) {
    if (!(error instanceof NotABuild || error instanceof RequestRefused)) throw error;
    statusText.value = `The link holds no build: ${error.message}`;
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
  root.textContent = "The hangar did not open: the server gave no answer. Load the page again.";
  throw error;
});
