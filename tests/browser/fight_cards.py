"""Parts of the page during a fight: the action bar, cards of attacks, the notice of a refusal."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page

from tests.browser.play import Table


def bar(page: Page, name: str) -> Locator:
    """The action bar of a unit."""
    return page.get_by_role("region", name=f"What {name} can do")


def panel(page: Page, text: str | re.Pattern[str]) -> Locator:
    """Returns a card of the fight, such as the card of the aimed attack."""
    return page.get_by_role("region", name=text)


def refusal_notice(table: Table) -> Locator:
    """Returns the notice of a refusal at the edge of the map."""
    return table.page.locator(".toast-refused")
