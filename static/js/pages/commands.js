// The guide of commands and queries: a search box. The page works without this script.

// all of text/ in one bundled file: pages that need more of it make a request less
import "../text/messages.js";
import { searchPage } from "../text/find-in-page.js";
import { t } from "../text/t.js";

searchPage("#entries .entry", (n) => (n === 0 ? t("commands-none-says-that") : t("count-found", { n })));

const contents = document.getElementById("contents");
if (contents !== null && matchMedia("(max-width: 800px)").matches) contents.removeAttribute("open");
