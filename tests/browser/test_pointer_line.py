"""The line about the hex below the pointer."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.commands import do, unit_id
from tests.browser.demo_hexes import LANTERN
from tests.browser.map_page import axial
from tests.browser.people import People
from tests.browser.pixels import colour_distance
from tests.browser.seats import handler_of, join_as_pilot
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
    # who has a unit reads of its plan instead
    pilot = join_as_pilot(demo_people, demo, "Mara", phone=True, clock=True)
    page = pilot.page
    pilot.tap(13, 14)
    line = page.locator(".hover-line")
    expect(line).to_be_visible()
    page.clock.run_for(10_000)
    expect(line).to_have_count(0)


def test_the_line_says_how_high_a_unit_is_in_the_air(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    lantern = unit_id(handler.page, "Lantern")
    do(handler, "unit.place", unit=lantern, at={**axial(*LANTERN), "level": 7})
    handler.page.mouse.move(*handler.point(*LANTERN))
    line = handler.page.locator(".hover-line")
    expect(line).to_contain_text("Lantern at level 7, 4 above the ground")


#: The colour in the middle of a hex.
COLOUR = """(hex) => new Promise((done) => requestAnimationFrame(() => {
  const { board } = document.getElementById("board"), { canvas } = board;
  const at = board.screenOf(hex), by = canvas.width / canvas.getBoundingClientRect().width;
  const copy = new OffscreenCanvas(1, 1).getContext("2d");
  copy.drawImage(canvas, -at.x * by, -at.y * by);
  done([...copy.getImageData(0, 0, 1, 1).data].slice(0, 3));
}))"""


def test_a_deck_under_the_pointer_stays_visible(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    span = (19, 11)
    page.mouse.move(*handler.point(*span))
    expect(page.locator(".hover-line")).to_contain_text("Gorge bridge")
    handler.at_rest()
    deck = page.evaluate(COLOUR, axial(*span))
    do(handler, "prop.damage", prop="gorge-bridge-1911", damage=99)
    expect(page.locator(".hover-line")).not_to_contain_text("integrity 4")
    handler.at_rest()
    assert colour_distance(deck, page.evaluate(COLOUR, axial(*span))) > 20
