// Sets the theme before the page is painted: the chosen one, else the one the system asks for. With
// forced colours it is always that one, which goes with the system's ground (css/forced-colors.css).
// A plain script in the head, since modules run only after the page may have been painted.
{
  const light = matchMedia("(prefers-color-scheme: light)");
  const forced = matchMedia("(forced-colors: active)");

  /** The theme chosen in this browser (kept by `theme.js`), or null. */
  const chosen = () => {
    try {
      return localStorage.getItem("hexframe-theme");
    } catch {
      // Storage may be closed to us: nothing was chosen.
      return null;
    }
  };

  const follow = () => {
    const wanted = (forced.matches ? null : chosen()) ?? (light.matches ? "light" : "dark");
    document.documentElement.dataset.theme = wanted === "light" ? "light" : "dark";
  };

  follow();
  light.addEventListener("change", follow);
  forced.addEventListener("change", follow);
}
