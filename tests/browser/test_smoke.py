"""Smoke on the map: it hides what is behind it, and the page says so before anybody aims."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.commands import do, place, unit_id
from tests.browser.flat_table import FlatTable, add_units, open_as_handler, open_as_pilot
from tests.browser.flat_table import flat_table as flat_table
from tests.browser.map_page import axial
from tests.browser.people import People
from tests.browser.pictures import Picture
from tests.browser.play import Table
from tests.browser.seats import handler_of, seated
from tests.browser.server import Server

pytestmark = pytest.mark.motion

UNITS: Any = [("Fox", 4, 6, {}), ("Wolf", 12, 6, {"disposition": "enemy"})]


def sight_panel(table: Table) -> Locator:
    """Looks from Fox to Wolf with the tool. Returns its panel."""
    table.page.locator("#board > canvas").focus()
    table.page.keyboard.press("s")
    panel = table.page.get_by_role("region", name="Line of sight")
    table.click(4, 6)
    table.click(12, 6)
    return panel


def areas_panel(page: Page) -> Locator:
    page.locator("#board > canvas").focus()
    page.keyboard.press("Shift+T")
    return page.get_by_role("region", name="Area templates")


def test_a_handler_lays_smoke_that_hides_what_is_behind_it(
    people: People, flat_table: FlatTable, picture: Picture
) -> None:
    table = flat_table()
    add_units(table, UNITS)
    handler = open_as_handler(people.sit()[0], table)
    pilot = open_as_pilot(people.sit()[0], table)
    panel = areas_panel(handler.page)
    panel.get_by_role("textbox").fill("Fumes")
    panel.get_by_label("Smoke").check()
    handler.drag((8, 6), (9, 6))
    row = handler.page.get_by_role("list", name="On the map").get_by_role("listitem")
    expect(row).to_contain_text("Nobody sees through it, 2 levels high.")
    sight = sight_panel(pilot)
    expect(sight).to_contain_text("behind Fumes at 0706 (up to level 2)")
    expect(sight.locator(".cut-smoke")).not_to_have_count(0)
    picture(pilot.page, "smoke")
    # an area that is no smoke hides nothing
    handler.button("Fumes is smoke").click()
    expect(sight).to_contain_text("In sight")
    expect(sight.locator(".cut-smoke")).to_have_count(0)


def test_a_weapon_cannot_be_aimed_through_smoke_and_the_page_says_why(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    place(handler.page, "Lantern", 4, 12)
    place(handler.page, "Heron", 8, 12)
    pilot = seated(demo_people, demo, "Lantern", phone=True)
    handler.button("Start the conflict").click()
    do(handler, "turn.start", unit=unit_id(handler.page, "Lantern"))
    at, to = axial(6, 12), axial(7, 12)
    do(handler, "template.lay", shape="radius", at=at, to=to, smoke=2, name="Fumes")
    pilot.button("Attack with Long rifle").tap()
    pilot.tap(8, 12)
    expect(pilot.toast("Heron is behind Fumes")).to_be_visible()
