"""Runs axe-core, which finds accessibility faults of a page. npm installs it (client_tools)."""

from __future__ import annotations

import functools
import os

import pytest
from playwright.sync_api import Page

from tests.js.client_tools import NotInstalledError, modules

#: The rules that run: WCAG 2.2 A and AA, good practice, and experimental ones.
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice", "experimental"]

#: Runs all rules, then switches the theme and runs the rule that depends on it.
RUN = """async ([tags, within]) => {
  const look = (type, values) => axe.run(within ?? document, {
    runOnly: { type, values },
    ...(type === "tag" ? { rules: { "target-size": { enabled: true } } } : {}),
    resultTypes: ["violations", "incomplete"],
    iframes: false,
  });
  const found = await look("tag", tags);
  // a name that no role lets a screen reader say: axe-core is not sure where the element has words
  const unsure = found.incomplete.filter(({ id }) => id === "aria-prohibited-attr");
  const { dataset } = document.documentElement;
  const theme = dataset.theme;
  dataset.theme = theme === "light" ? "dark" : "light";
  const { violations } = await look("rule", ["color-contrast"]);
  dataset.theme = theme;
  return [...found.violations, ...unsure, ...violations].flatMap(({ id, nodes }) => nodes.map(
    (node) => `${id} at ${node.target}: ${node.html.slice(0, 200)} ${node.failureSummary}`));
}"""

#: Turns transitions off: in the middle of one, colours have no contrast worth checking.
AT_ONCE = """() => {
  const sheet = new CSSStyleSheet();
  const none = "transition: none !important; animation: none !important";
  sheet.replaceSync(`*, ::before, ::after { ${none} }`);
  document.adoptedStyleSheets.push(sheet);
}"""


@functools.cache
def _source() -> str:
    try:
        return (modules() / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
    except NotInstalledError as error:
        if os.environ.get("HEXFRAME_TEST_REQUIRE_ALL"):
            pytest.fail(f"axe-core is required here and could not be installed: {error}")
        pytest.skip("not run: axe-core could not be installed")


def findings(page: Page, within: str | None = None) -> list[str]:
    """Returns what axe-core finds on a page, or below a selector, in both themes."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_source())
        page.evaluate(AT_ONCE)
    found: list[str] = page.evaluate(RUN, [TAGS, within])
    return found
