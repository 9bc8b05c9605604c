"""The journal on a page, for tests: opened, written in, and read."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.commands import state
from tests.browser.play import Table


def open_journal(table: Table) -> Locator:
    """Opens the journal by its button."""
    button = table.page.get_by_role("button", name="Journal: pages and handouts")
    button.click()
    dialog = table.page.get_by_role("dialog", name="Journal")
    expect(dialog).to_be_visible()
    return dialog


def row(dialog: Locator, title: str) -> Locator:
    return dialog.get_by_role("navigation", name="Pages").get_by_role("button", name=title)


def write(dialog: Locator, title: str, text: str) -> None:
    """Writes a new page and saves it."""
    dialog.get_by_role("button", name="New page").click()
    dialog.get_by_label("Title").fill(title)
    dialog.get_by_label("Text", exact=True).fill(text)
    dialog.get_by_role("button", name="Save").click()
    expect(dialog.get_by_role("heading", name=title, level=3)).to_be_visible()


def page_named(page: Page, title: str) -> dict[str, Any]:
    pages: dict[str, dict[str, Any]] = state(page)["journal"]
    return next(each for each in pages.values() if each["title"] == title)


def handout(page: Page, title: str) -> Locator:
    return page.get_by_role("dialog", name=title)
