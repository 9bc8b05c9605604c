"""Dark or light: as the system asks until somebody chooses, and before anything is painted."""

from __future__ import annotations

from typing import Literal
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, expect

from tests.browser.laid_table import LayTable, open_as_handler, share_a_mission
from tests.browser.laid_table import lay_table as lay_table
from tests.browser.people import People
from tests.browser.server import Server

Theme = Literal["dark", "light"]

#: Keeps the theme at the moment the page's body begins, which is before anything is painted.
FIRST_THEME = """
  const watching = new MutationObserver(() => {
    if (!document.body) return;
    watching.disconnect();
    window.firstTheme = document.documentElement.dataset.theme;
  });
  watching.observe(document, { childList: true, subtree: true });
"""
#: Between the sums of red, green and blue of dark grounds and of light ones.
MIDDLE = 3 * 128


def themes(page: Page) -> list[str]:
    """The theme the page began with, and the one its ground shows."""
    sum_of_colours = page.evaluate(
        """() => getComputedStyle(document.body).backgroundColor.match(/\\d+/g).slice(0, 3)
          .reduce((sum, each) => sum + Number(each), 0)"""
    )
    return [page.evaluate("firstTheme"), "light" if sum_of_colours > MIDDLE else "dark"]


@pytest.mark.parametrize("system", ["dark", "light"])
def test_every_page_starts_in_the_theme_of_the_system(
    people: People, server: Server, lay_table: LayTable, system: Theme
) -> None:
    page, _ = people.sit()
    page.emulate_media(color_scheme=system)
    page.add_init_script(FIRST_THEME)
    table = lay_table()
    at_table = f"/h/{table.id}?key={table.handler.token}"
    links = [f"/j/{table.invites['pilot']}", share_a_mission(table), at_table]
    for address in ["/", "/hangar", "/verify", "/guide", "/rules", "/about", *links]:
        page.goto(urljoin(server.url, address))
        assert themes(page) == [system, system], address


def test_a_chosen_theme_stays_when_the_system_changes(
    people: People, server: Server, lay_table: LayTable
) -> None:
    page, _ = people.sit()
    page.emulate_media(color_scheme="light")
    page.add_init_script(FIRST_THEME)
    html = page.locator("html")
    open_as_handler(page, lay_table())
    expect(html).to_have_attribute("data-theme", "light")
    # nobody has chosen: the open page goes with the system
    page.emulate_media(color_scheme="dark")
    expect(html).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Dark or light").click()
    expect(html).to_have_attribute("data-theme", "light")
    page.reload()
    assert themes(page) == ["light", "light"]
    page.goto(f"{server.url}/hangar")
    assert themes(page) == ["light", "light"]
    page.get_by_role("button", name="Dark or light").click()
    page.emulate_media(color_scheme="light")
    expect(html).to_have_attribute("data-theme", "dark")
    page.goto(server.url)
    assert themes(page) == ["dark", "dark"]
