"""An earlier moment shows the fog and falls of that time."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.commands import send, set_fog, unit_id
from tests.browser.demo_hexes import FAR_CORNER, LANTERN
from tests.browser.layout_checks import UNCOVERED
from tests.browser.map_page import axial, hex_state, wait_for_hex
from tests.browser.people import People
from tests.browser.seats import handler_of, pilot_of
from tests.browser.server import Server


def test_falls_of_an_earlier_moment_are_shown(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    send(page, type="conflict.start")
    at = {**axial(*LANTERN), "level": 9}
    send(page, type="unit.place", unit=unit_id(page, "Lantern"), at=at, falling=True)
    for _ in range(4):
        send(page, type="segment.end")
    page.get_by_role("list", name="Falls about to happen").wait_for()
    page.locator("#board canvas").focus()
    page.keyboard.press("h")
    banner = page.locator(".past-banner")
    expect(banner).to_contain_text("environmental segment")
    fall = page.get_by_role("list", name="Falls about to happen").get_by_role("button").first
    expect(fall).to_contain_text("Lantern")
    assert fall.evaluate(UNCOVERED)
    assert banner.evaluate(UNCOVERED)


def test_an_earlier_moment_shows_the_same_fog(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern")
    set_fog(handler, "team")
    handler.button("Start the conflict").click()
    pilot.button("Start Lantern's turn").click()
    expect(pilot.button("End Lantern's turn")).to_be_visible()
    for table, sight in ((handler, "seen"), (pilot, "unexplored")):
        wait_for_hex(table, FAR_CORNER, sight=sight)
        table.settle()
        before = hex_state(table, *FAR_CORNER)
        table.page.locator("#board canvas").focus()
        table.page.keyboard.press("h")
        expect(table.page.locator(".past-banner")).to_be_visible()
        table.settle()
        assert hex_state(table, *FAR_CORNER) == before
        expect(table.page.locator(".tracker .waiting")).to_have_text("Lantern acts")
