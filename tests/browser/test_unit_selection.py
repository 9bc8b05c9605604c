"""Selecting one of two units in a hex, and marks that go with the selection."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.commands import do, unit_id
from tests.browser.demo_hexes import LANTERN, SLOPE
from tests.browser.map_page import RECORD_OVERLAYS, axial, wait_for_refusal
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of, pilot_of
from tests.browser.server import Server


def test_each_of_two_units_in_a_hex_can_be_clicked(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    handler.tab("Units")
    handler.button("Edit Magpie").click()
    handler.button("Put it elsewhere").click()
    handler.click(*SLOPE)
    handler.expect_log(re.compile("Magpie is placed"))
    # a flight over Magpie's head
    handler.click(*LANTERN)
    page.get_by_role("radio", name="Fly").click()
    page.keyboard.press("c")
    handler.settle()
    handler.lift(LANTERN, SLOPE)
    page.wait_for_function("() => document.getElementById('board').board.plan()?.to")
    handler.drop()
    expect(handler.card("Lantern")).to_contain_text("1513")
    handler.settle()
    x, y = handler.point(*SLOPE)
    step: float = page.evaluate("() => document.getElementById('board').board.view().hex")
    side = step * 0.3
    page.locator("canvas").press("Escape")
    page.mouse.click(x - side, y)
    expect(handler.card("Magpie")).to_be_visible()
    expect(page.get_by_role("menu", name="Units in this hex")).to_have_count(0)
    page.mouse.click(x, y)
    expect(page.get_by_role("menu", name="Units in this hex")).to_be_visible()


def test_a_refusal_mark_goes_with_the_selection_and_a_found_unit_has_none(
    demo_people: People, demo: Server
) -> None:
    page, _ = demo_people.sit(phone=True)
    pilot = Table.join(page, demo.link("Pilot"), "Mara")
    page.evaluate(RECORD_OVERLAYS)
    pilot.button("Show Lantern on the map").tap()
    page.wait_for_function("() => window.laid.includes('found')")
    assert "blocked" not in page.evaluate("() => window.laid")
    assert page.evaluate("() => document.getElementById('board').board.view().hex") >= 44 - 1e-6

    pilot = pilot_of(demo_people, demo, "Mara", "Lantern")
    page = pilot.page
    page.evaluate(RECORD_OVERLAYS)
    pilot.lift(LANTERN, (8, 10))
    wait_for_refusal(pilot, "too-far")
    pilot.drop()
    page.wait_for_function("() => window.laid.includes('blocked')")
    page.locator("canvas").press("Escape")
    expect(pilot.card("Lantern")).to_have_count(0)
    assert page.evaluate("() => window.lies") == []


def test_a_tap_on_the_token_of_several_units_asks_which_is_meant(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    for name, level in (("Heron", 5), ("Mule", 7)):
        at = {**axial(*LANTERN), "level": level}
        do(handler, "unit.place", unit=unit_id(handler.page, name), at=at)
    pilot = pilot_of(demo_people, demo, "Mara", "Magpie", phone=True)
    # so far away that the three have one token, with their number
    pilot.button("Show the whole map").tap()
    pilot.tap(*LANTERN)
    choice = pilot.page.get_by_role("menu", name="Units in this hex")
    expect(choice.get_by_role("menuitem")).to_have_text(
        [re.compile("Mule"), re.compile("Heron"), re.compile("Lantern")]
    )
    choice.get_by_role("menuitem", name="Heron").tap()
    expect(pilot.card("Heron")).to_be_visible()
