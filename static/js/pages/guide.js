// Guide pages: folds the contents in a narrow window. The pages work without this script.

const contents = document.getElementById("contents");
if (contents !== null && matchMedia("(max-width: 800px)").matches) contents.removeAttribute("open");
