"""The Handler overrules refusals outside fights: on sheets, and on the map's ground."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.commands import send, state, unit_id
from tests.browser.demo_hexes import LANTERN, MULE
from tests.browser.map_page import RECORD_OVERLAYS, click_centred, open_section
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of, pilot_of
from tests.browser.server import Server
from tests.browser.sheets import open_sheet, press


def drop_lantern_on_mule(handler: Table) -> None:
    """Drops Lantern on Mule, which blocks the hex."""
    click_centred(handler, LANTERN)
    expect(handler.card("Lantern")).to_be_visible()
    handler.settle()
    handler.drag(LANTERN, MULE)
    expect(handler.button("Put it there anyway")).to_be_visible()


def test_an_offered_overrule_waits_until_it_is_used(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo, clock=True)
    page = handler.page
    drop_lantern_on_mule(handler)
    way = handler.button("Put it there anyway")
    page.clock.run_for(120_000)
    expect(way).to_be_visible()
    way.click()
    expect(handler.card("Lantern")).to_contain_text("1212")
    expect(way).to_have_count(0)
    page.keyboard.press("Control+z")
    expect(handler.card("Lantern")).to_contain_text("1514")

    # it is over as well with the next deed, and put away by Esc
    drop_lantern_on_mule(handler)
    page.keyboard.press("Escape")
    expect(way).to_have_count(0)
    drop_lantern_on_mule(handler)
    handler.button("Start the conflict").click()
    expect(way).to_have_count(0)


def test_the_mark_of_a_refusal_goes_when_it_is_overruled(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo, clock=True)
    page = handler.page
    page.evaluate(RECORD_OVERLAYS)
    drop_lantern_on_mule(handler)
    page.wait_for_function("() => window.lies.includes('blocked')")
    handler.button("Put it there anyway").click()
    expect(handler.card("Lantern")).to_contain_text("1212")
    page.wait_for_function("() => !window.lies.includes('blocked')")


def test_players_are_notified_when_a_destroyed_unit_is_restored(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Jo", "Magpie")
    heron = unit_id(handler.page, "Heron")
    send(handler.page, type="overrule", unit=heron, set={"destroyed": True})
    expect(pilot.toast("Overruled: Heron, destroyed")).to_be_visible()
    send(handler.page, type="overrule", unit=heron, set={"destroyed": False})
    expect(pilot.toast("Overruled: Heron, not destroyed")).to_be_visible()


PICTURES = os.environ.get("WAYS_PICTURES")


def picture(page: Page, name: str) -> None:
    """Saves a picture if that is asked for."""
    if PICTURES:
        page.screenshot(path=str(Path(PICTURES) / f"ways-{name}.png"))


@pytest.mark.parametrize("phone", [False, True])
def test_the_handler_sets_numbers_beyond_points_and_credits(
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


def test_a_prop_is_placed_on_an_occupied_hex(demo_people: People, demo: Server) -> None:
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


def test_a_unit_is_added_on_an_occupied_hex(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    handler.tab("Units")
    handler.button("Add a unit").click()
    handler.page.get_by_label("Name", exact=True).fill("Wasp")
    handler.page.keyboard.press("Enter")
    handler.click(*LANTERN)
    refused = handler.page.locator(".toast-refused")
    expect(refused).to_contain_text("Occupied by Lantern")
    refused.get_by_role("button", name="Do it anyway").click()
    handler.expect_log("Overruled for Wasp in spite of: somebody is there")
    # and the next click adds no second one
    expect(handler.card("Wasp")).to_be_visible()
    expect(handler.page.get_by_text("Click the hex for Wasp")).to_have_count(0)


def test_a_pilot_is_offered_no_overrule(demo_people: People, demo: Server) -> None:
    page, _ = demo_people.sit()
    pilot = Table.join(page, demo.link("Pilot"), "Mara")
    pilot.button("Take Lantern").click()
    expect(pilot.card("Lantern")).to_contain_text("yours")
    sheet = open_sheet(pilot, "Ondine Vale")
    press(sheet, "Raise Scanner")
    scanner = sheet.get_by_role("listitem", name="Scanner")
    expect(scanner).to_contain_text("0 left")
    expect(scanner.get_by_role("button", name="Do it anyway")).to_have_count(0)
