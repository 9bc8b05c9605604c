"""Ways past what is refused to the Handler beside the round: on sheets, and on the map's ground."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.demo_hexes import LANTERN
from tests.browser.fight import state, unit_id
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of
from tests.browser.server import Server
from tests.browser.test_secrets_page import open_section
from tests.browser.test_sheets import open_sheet, press

PICTURES = os.environ.get("WAYS_PICTURES")


def picture(page: Page, name: str) -> None:
    """Keep a picture, where that is asked for."""
    if PICTURES:
        page.screenshot(path=str(Path(PICTURES) / f"ways-{name}.png"))


@pytest.mark.parametrize("phone", [False, True])
def test_what_points_and_credits_do_not_buy_is_set(
    demo_people: People, demo: Server, phone: bool
) -> None:
    handler = handler_of(demo_people, demo, phone=phone)
    sheet = open_sheet(handler, "Ondine Vale")
    press(sheet, "Raise Scanner")
    scanner = sheet.get_by_role("listitem", name="Scanner")
    expect(scanner).to_contain_text("0 left")
    picture(handler.page, f"sheet-{phone}")
    scanner.get_by_role("button", name="Do it anyway").click()
    expect(sheet).to_contain_text("any number is taken")
    picture(handler.page, f"edit-{phone}")
    sheet.get_by_role("button", name="Points in Scanner: one more").click()
    sheet.get_by_role("button", name="Set these numbers").click()
    expect(scanner.get_by_role("img")).to_have_accessible_name("3 of 3")
    sheet.get_by_role("button", name="Close").click()
    handler.expect_log(re.compile("Overruled: Ondine Vale"))


def test_a_prop_is_put_where_somebody_stands(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    lantern = unit_id(handler.page, "Lantern")
    level = state(handler.page)["scene"]["units"][lantern]["at"]["level"]
    handler.tab("Map")
    open_section(handler, "Put props").get_by_role("button", name="Put props on the map").click()
    handler.click(*LANTERN)
    refused = handler.page.locator(".toast-refused")
    expect(refused).to_contain_text("Occupied by Lantern")
    refused.get_by_role("button", name="Do it anyway").click()
    handler.expect_log("Lantern is carried")
    at = state(handler.page)["scene"]["units"][lantern]["at"]
    assert at["level"] > level
    handler.page.keyboard.press("Escape")


def test_a_unit_is_added_where_somebody_stands(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    handler.tab("Units")
    handler.button("Add a unit").click()
    handler.page.get_by_label("Name", exact=True).fill("Wasp")
    handler.page.keyboard.press("Enter")
    handler.click(*LANTERN)
    refused = handler.page.locator(".toast-refused")
    expect(refused).to_contain_text("Occupied by Lantern")
    refused.get_by_role("button", name="Do it anyway").click()
    handler.expect_log("Overruled for Wasp: somebody is there")
    # and the next click adds no second one
    expect(handler.card("Wasp")).to_be_visible()
    expect(handler.page.get_by_text("Click the hex for Wasp")).to_have_count(0)


def test_a_pilot_is_offered_no_way(demo_people: People, demo: Server) -> None:
    page, _ = demo_people.sit()
    pilot = Table.join(page, demo.link("Pilot"), "Mara")
    pilot.button("Take Lantern").click()
    expect(pilot.card("Lantern")).to_contain_text("yours")
    sheet = open_sheet(pilot, "Ondine Vale")
    press(sheet, "Raise Scanner")
    scanner = sheet.get_by_role("listitem", name="Scanner")
    expect(scanner).to_contain_text("0 left")
    expect(scanner.get_by_role("button", name="Do it anyway")).to_have_count(0)
