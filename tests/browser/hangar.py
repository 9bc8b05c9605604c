"""Actions of a person in the hangar."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.people import People
from tests.browser.server import Server


def open_hangar(people: People, server: Server, *, phone: bool = False, at: str = "") -> Page:
    """Opens the hangar for a new person."""
    page, _ = people.sit(phone=phone)
    page.goto(f"{server.url}/hangar{at}")
    expect(page.get_by_role("navigation", name="Steps")).to_be_visible()
    return page


def go_to_step(page: Page, name: str) -> None:
    """Opens a step of the hangar."""
    page.get_by_role("navigation", name="Steps").get_by_role("button", name=name).click()


def choose(page: Page, of: str, what: str) -> None:
    """Chooses one option of a group."""
    group = page.get_by_role("radiogroup", name=of, exact=True)
    group.get_by_role("radio", name=what, exact=True).click()


def build_sheet(page: Page) -> Locator:
    return page.get_by_label("What the frame comes to")


def expect_number(page: Page, name: str, value: str) -> None:
    """Expects this value for the sheet's first number with that name."""
    button = build_sheet(page).get_by_role("button", name=f"{name}: {value}", exact=True).first
    expect(button).not_to_have_class(re.compile("number-stale"))


WAGTAIL: dict[str, Any] = {
    "name": "Wagtail",
    "chassis": "bipedal",
    "generator": "coolant",
    "skills": {"sharpness": 4, "smarts": 2, "synergy": 1},
    "hull": {"bulk": 2, "system-recovery": 2},
}


def follow_hangar_link(page: Page) -> Page:
    """Follows the only link to the hangar on the page."""
    link = page.get_by_role("link", name="Hangar")
    with page.context.expect_page() as opening:
        link.first.click()
    expect(opening.value.get_by_role("navigation", name="Steps")).to_be_visible()
    return opening.value
