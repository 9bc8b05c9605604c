"""The theme follows the system until somebody chooses one, and is set before the first paint."""

from __future__ import annotations

from typing import Literal
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, expect

from tests.browser.flat_table import FlatTable, open_as_handler, share_a_mission
from tests.browser.flat_table import flat_table as flat_table
from tests.browser.people import People
from tests.browser.server import Server

Theme = Literal["dark", "light"]

#: Records the theme at the moment the page's body begins, before the first paint.
FIRST_THEME = """
  const watching = new MutationObserver(() => {
    if (!document.body) return;
    watching.disconnect();
    window.firstTheme = document.documentElement.dataset.theme;
  });
  watching.observe(document, { childList: true, subtree: true });
"""
#: The limit between dark and light backgrounds, as the sum of red, green and blue.
MIDDLE = 3 * 128


def themes(page: Page) -> list[str]:
    """Returns the theme that the page began with, and the theme of its background."""
    sum_of_colours = page.evaluate(
        """() => getComputedStyle(document.body).backgroundColor.match(/\\d+/g).slice(0, 3)
          .reduce((sum, each) => sum + Number(each), 0)"""
    )
    return [page.evaluate("firstTheme"), "light" if sum_of_colours > MIDDLE else "dark"]


@pytest.mark.parametrize("system", ["dark", "light"])
def test_every_page_starts_in_the_theme_of_the_system(
    people: People, server: Server, flat_table: FlatTable, system: Theme
) -> None:
    page, _ = people.sit()
    page.emulate_media(color_scheme=system)
    page.add_init_script(FIRST_THEME)
    table = flat_table()
    at_table = f"/h/{table.id}?key={table.handler.token}"
    links = [f"/j/{table.invites['pilot']}", share_a_mission(table), at_table]
    for address in ["/", "/hangar", "/verify", "/guide", "/rules", "/about", *links]:
        page.goto(urljoin(server.url, address))
        assert themes(page) == [system, system], address


def test_a_chosen_theme_stays_when_the_system_changes(
    people: People, server: Server, flat_table: FlatTable
) -> None:
    page, _ = people.sit()
    page.emulate_media(color_scheme="light")
    page.add_init_script(FIRST_THEME)
    html = page.locator("html")
    open_as_handler(page, flat_table())
    expect(html).to_have_attribute("data-theme", "light")
    # without a choice the open page follows the system
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
