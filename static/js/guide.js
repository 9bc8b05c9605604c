// A guide works without script; this adds the theme, and folds the contents where they would push
// the text off the first screen.

import { applyStoredTheme } from "./theme.js";

applyStoredTheme();

const contents = document.getElementById("contents");
if (contents !== null && matchMedia("(max-width: 800px)").matches) contents.removeAttribute("open");
