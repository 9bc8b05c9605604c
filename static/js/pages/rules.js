// The rules reference: a search box that hides the rules without the words.

// all of text/ in one bundled file: pages that need more of it make a request less
import "../text/messages.js";
import { t } from "../text/t.js";


const box = /** @type {HTMLInputElement} */ (document.getElementById("find"));
const found = /** @type {HTMLElement} */ (document.getElementById("found"));
const text = /** @type {HTMLElement} */ (document.getElementById("rules"));

/** Shows the rules that contain all words, and their number. */
function find() {
  const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const rule of text.querySelectorAll(".rule")) {
    const says = (rule.textContent ?? "").toLowerCase();
    const fits = words.every((word) => says.includes(word));
    rule.toggleAttribute("hidden", !fits);
    if (fits) shown += 1;
  }
  // headings and explanations would separate the rules that were found
  text.classList.toggle("rules-finding", words.length > 0);
  found.hidden = words.length === 0;
  found.textContent = shown === 0 ? t("rules-no-rule-says-that") : t("count-rules", { n: shown });
}

box.addEventListener("input", find);

const proofs = /** @type {HTMLInputElement} */ (document.getElementById("proofs"));
proofs.addEventListener("change", () => text.classList.toggle("rules-proofs", proofs.checked));
