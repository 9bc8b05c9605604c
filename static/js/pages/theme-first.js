// Sets the theme before the first paint: the stored one, else that of the system. With forced
// colours it is always that of the system, whose ground css/forced-colors.css uses. This is a classic
// script in the head, because modules run only after the first paint.
{
  const light = matchMedia("(prefers-color-scheme: light)");
  const forced = matchMedia("(forced-colors: active)");

  /** Returns the stored theme (see `ui/theme.js`), or null. */
  const chosen = () => {
    try {
      return localStorage.getItem("hexframe-theme");
    } catch {
      // storage may be blocked
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
