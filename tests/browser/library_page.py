"""The section of the library in the Table tab."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.browser.play import Table


def library(handler: Table) -> Locator:
    """Opens the section of the library and returns it."""
    handler.tab("Table")
    page = handler.page
    section = page.locator("details").filter(
        has=page.locator("summary").get_by_text("Library", exact=True)
    )
    if section.get_attribute("open") is None:
        section.locator("summary").click()
    return section


def entry(section: Locator, name: str) -> Locator:
    """Returns the row of an entry."""
    return (
        section.get_by_role("list", name="Entries of the library")
        .get_by_role("listitem")
        .filter(has_text=name)
    )
