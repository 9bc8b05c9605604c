// The join page works without script; this remembers the name for the next time.

const KEY = "hexframe-name";
const input = /** @type {HTMLInputElement|null} */ (document.querySelector("input[name=name]"));

try {
  // A second seat in one browser is somebody else's.
  const another = document.querySelector("input[name=another]") !== null;
  if (input !== null && !another && input.value === "") input.value = localStorage.getItem(KEY) ?? "";
  input?.form?.addEventListener("submit", () => localStorage.setItem(KEY, input.value));
} catch {
  // Storage may be closed to us; the name is typed again then.
}
