"""The line about the hex below the pointer."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.commands import do, unit_id
from tests.browser.demo_hexes import LANTERN
from tests.browser.people import People
from tests.browser.seats import handler_of, pilot_of
from tests.browser.server import Server


def test_the_line_follows_changes_of_the_table(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    page.mouse.move(*handler.point(*LANTERN))
    line = page.locator(".hover-line")
    expect(line).to_contain_text("Lantern")
    do(handler, "unit.place", unit=unit_id(handler.page, "Lantern"), at=None)
    expect(line).not_to_contain_text("Lantern")
    level = int(line.locator("b").last.inner_text())
    page.keyboard.press("Shift+r")
    handler.click(*LANTERN)
    expect(line.locator("b").last).to_have_text(str(level + 1))


def test_the_line_names_the_levels_and_props_of_a_hex(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    handler.page.mouse.move(*handler.point(19, 11))
    line = handler.page.locator(".hover-line")
    expect(line).to_contain_text("1911:level 1; also 5 (on Gorge bridge)")
    expect(line).to_contain_text("Gorge bridge: fills level 4, integrity 4 of 4")


def test_the_line_goes_after_a_while_on_a_phone(demo_people: People, demo: Server) -> None:
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern", phone=True, clock=True)
    page = pilot.page
    pilot.tap(13, 14)
    line = page.locator(".hover-line")
    expect(line).to_be_visible()
    page.clock.run_for(10_000)
    expect(line).to_have_count(0)
