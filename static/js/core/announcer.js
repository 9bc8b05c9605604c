// What is said to screen readers: lines in regions of their own, outside of every tab, so that it is
// heard whichever is open. Each is a new element: the same words in a row are said again.

/** How long a line stays where somebody could come upon it, in milliseconds. */
const STAYS = 4000;

/** The region that counts now: of the dialog that lies open over all else, or of the page. */
function region() {
  const open = document.querySelector("dialog[open] .spoken");
  return open ?? document.querySelector("body > .spoken") ?? createRegion();
}

function createRegion() {
  const box = document.createElement("div");
  box.className = "sr spoken";
  box.setAttribute("role", "log");
  box.setAttribute("aria-label", "What happens");
  document.body.append(box);
  return box;
}

/** A region must be there before anything is said in it: called once, when the page starts. */
export const watchAnnouncements = () => void region();

/** @param {string} text @returns {() => void} takes it back, when it is over before it was heard */
export function announce(text) {
  if (text === "") return () => {};
  const line = document.createElement("p");
  line.textContent = text;
  region().append(line);
  setTimeout(() => line.remove(), STAYS);
  return () => line.remove();
}
