// A guide works without script; this folds the contents where they would push the text off the
// first screen.

const contents = document.getElementById("contents");
if (contents !== null && matchMedia("(max-width: 800px)").matches) contents.removeAttribute("open");
