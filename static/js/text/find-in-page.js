// The search box of a long page: it hides what does not contain the words, and says what is left.

/**
 * Makes the box with the id "find" search the elements of a selector.
 * @param {string} selector @param {(n: number) => string} count  says how many there are
 * @param {(finding: boolean) => void} [onFind]  told whether anything is looked for
 */
export function searchPage(selector, count, onFind) {
  const box = /** @type {HTMLInputElement} */ (document.getElementById("find"));
  const found = /** @type {HTMLElement} */ (document.getElementById("found"));
  box.addEventListener("input", () => {
    const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const each of document.querySelectorAll(selector)) {
      const says = (each.textContent ?? "").toLowerCase();
      const fits = words.every((word) => says.includes(word));
      each.toggleAttribute("hidden", !fits);
      if (fits) shown += 1;
    }
    onFind?.(words.length > 0);
    found.hidden = words.length === 0;
    found.textContent = count(shown);
  });
}
