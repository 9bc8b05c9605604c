"""What people lost from sight on the map: their unit, the first rows, the zoom they had chosen."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.demo_hexes import LANTERN
from tests.browser.fight import do, unit_named
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of, pilot_of
from tests.browser.server import Server
from tests.browser.test_found_in_play_phone import boxes

#: What lies over a point of the window, by its classes; "" for the map itself.
ABOVE = "([x, y]) => document.elementFromPoint(x, y)?.closest('.panel')?.className ?? ''"


def view(page: Page) -> dict[str, Any]:
    """Which part of the map the window shows."""
    found: dict[str, Any] = page.evaluate("() => document.getElementById('board').board.view()")
    return found


def under_the_tools(pilot: Table, column: int, row: int) -> None:
    """Pan until a hex lies in the middle of the tools at the right."""
    (tools,) = boxes(pilot.page, ".phone-tools")
    x, y = pilot.point(column, row)
    mouse = pilot.page.mouse
    mouse.move(150, 250)
    mouse.down(button="right")
    mouse.move(150 + tools["x"] + 22 - x, 250 + tools["y"] + 90 - y, steps=3)
    mouse.up(button="right")
    pilot.settle()
    assert "tools" in pilot.page.evaluate(ABOVE, list(pilot.point(column, row)))


def test_a_name_in_the_tracker_moves_the_map_no_more_than_it_must(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    handler.button("Start the conflict").click()
    handler.settle()
    before = view(page)
    page.get_by_role("button", name=re.compile("^Lantern waits")).click()
    expect(handler.card("Lantern")).to_be_visible()
    handler.settle()
    assert view(page) == before, "it was in view already"
    page.evaluate("() => document.getElementById('board').board.centre({ q: 30, r: -10 }, 1.5)")
    handler.settle()
    page.get_by_role("button", name=re.compile("^Magpie waits")).click()
    expect(handler.card("Magpie")).to_be_visible()
    handler.settle()
    assert view(page)["scale"] == 1.5
    at = unit_named(handler.page, "Magpie")["at"]
    x, y = handler.point(at["q"] + 1, at["r"] + at["q"] // 2 + 1)
    assert page.evaluate(ABOVE, [x, y]) == ""


def test_the_whole_map_gives_way_to_the_tracker(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    handler.page.set_viewport_size({"width": 1440, "height": 660})
    handler.settle()
    handler.button("Start the conflict").click()
    expect(handler.page.get_by_role("region", name="Turn tracker")).to_contain_text("Round 1")
    handler.settle()
    (tracker,) = boxes(handler.page, ".topbar-mid")
    assert handler.point(16, 1)[1] > tracker["y"] + tracker["height"]


def test_a_pilot_finds_the_own_unit_clear_of_tools_and_panel(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern", phone=True)
    page = pilot.page
    handler.button("Start the conflict").click()
    expect(pilot.button("Start Lantern's turn")).to_be_visible()
    under_the_tools(pilot, *LANTERN)
    scale = view(page)["scale"]
    pilot.button("Start Lantern's turn").tap()
    expect(pilot.button("End Lantern's turn")).to_be_visible()
    pilot.settle()
    assert page.evaluate(ABOVE, list(pilot.point(*LANTERN))) == ""
    assert view(page)["scale"] == scale
    # and when somebody else puts it elsewhere
    under_the_tools(pilot, 15, 12)
    lantern = unit_named(handler.page, "Lantern")
    at = {**lantern["at"], "r": lantern["at"]["r"] - 2, "level": lantern["at"]["level"] + 3}
    do(handler, "unit.place", unit=lantern["id"], at=at)
    expect(pilot.card("Lantern")).to_contain_text("1512")
    pilot.settle()
    assert page.evaluate(ABOVE, list(pilot.point(15, 12))) == ""


def test_the_panel_of_a_phone_goes_up_and_down_over_the_same_view(
    demo_people: People, demo: Server
) -> None:
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern", phone=True)
    handle = pilot.button(re.compile("^Panel height"))
    pilot.button("Show the whole map").tap()
    pilot.settle()
    before = view(pilot.page)
    for height in ("everything", "handle only", "actions"):
        handle.press("Enter")
        expect(handle).to_have_accessible_name(f"Panel height: {height}")
    pilot.page.set_viewport_size({"width": 390, "height": 790})
    pilot.page.set_viewport_size({"width": 390, "height": 844})
    pilot.settle()
    assert view(pilot.page) == before


def test_a_prop_out_of_reach_is_picked_although_a_unit_is_selected(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    handler.click(*LANTERN)
    expect(handler.card("Lantern")).to_be_visible()
    handler.settle()
    card = handler.page.get_by_role("article", name="Prop: Gorge bridge")
    handler.click(21, 11)
    expect(card).to_be_visible()
    # in a conflict nothing is in reach of who may not move now
    handler.button("Start the conflict").click()
    expect(handler.page.get_by_role("region", name="Turn tracker")).to_contain_text("Round 1")
    handler.settle()
    handler.click(*LANTERN)
    expect(handler.card("Lantern")).to_be_visible()
    handler.settle()
    handler.click(19, 11)
    expect(card).to_contain_text("1911")
