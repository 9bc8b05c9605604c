// The join page: remembers the person's name. The page works without this script.

const KEY = "hexframe-name";
const input = /** @type {HTMLInputElement|null} */ (document.querySelector("input[name=name]"));

try {
  // a second seat in one browser is probably another person
  const another = document.querySelector("input[name=another]") !== null;
  if (input !== null && !another && input.value === "") input.value = localStorage.getItem(KEY) ?? "";
  input?.form?.addEventListener("submit", () => localStorage.setItem(KEY, input.value));
} catch {
  // storage may be blocked
}
