// The rules reference: a search box that hides the rules without the words.

// all of text/ in one bundled file: pages that need more of it make a request less
import "../text/messages.js";
import { searchPage } from "../text/find-in-page.js";
import { t } from "../text/t.js";

const text = /** @type {HTMLElement} */ (document.getElementById("rules"));

// headings and explanations would separate the rules that were found
searchPage("#rules .rule", (n) => (n === 0 ? t("rules-no-rule-says-that") : t("count-rules", { n })), (finding) => text.classList.toggle("rules-finding", finding));

const proofs = /** @type {HTMLInputElement} */ (document.getElementById("proofs"));
proofs.addEventListener("change", () => text.classList.toggle("rules-proofs", proofs.checked));
