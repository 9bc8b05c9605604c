"""The visible part of the map: centring, panels that cover it, and what is remembered."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from app.rules.geometry.hexes import from_offset
from tests.browser.commands import do, send, state, unit_named
from tests.browser.demo_hexes import LANTERN, PUMP_TOWER
from tests.browser.layout_checks import NOT_CLIPPED, boxes
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of, pilot_of
from tests.browser.server import Server


def test_centring_on_a_unit_zooms_in_and_stays_on_the_map(
    demo_people: People, demo: Server
) -> None:
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern")
    page = pilot.page
    page.locator("canvas").press("f")
    page.keyboard.press("c")
    pilot.settle()
    hexagon: float = page.evaluate("() => document.getElementById('board').board.view().hex")
    assert hexagon >= 44 - 1e-6
    x, y = pilot.point(*LANTERN)
    assert 56 < x < 1440 - 368
    assert 104 < y < 900 - 44


#: Returns the classes of the element over a point of the window; "" for the map itself.
ABOVE = "([x, y]) => document.elementFromPoint(x, y)?.closest('.panel')?.className ?? ''"


def view(page: Page) -> dict[str, Any]:
    """Returns the part of the map in the window."""
    found: dict[str, Any] = page.evaluate("() => document.getElementById('board').board.view()")
    return found


def under_the_tools(pilot: Table, column: int, row: int) -> None:
    """Pans until a hex lies below the tools at the right."""
    (tools,) = boxes(pilot.page, ".phone-tools")
    x, y = pilot.point(column, row)
    mouse = pilot.page.mouse
    mouse.move(150, 250)
    mouse.down(button="right")
    mouse.move(150 + tools["x"] + 22 - x, 250 + tools["y"] + 90 - y, steps=3)
    mouse.up(button="right")
    pilot.settle()
    assert "tools" in pilot.page.evaluate(ABOVE, list(pilot.point(column, row)))


def test_a_name_in_the_tracker_moves_the_map_only_when_needed(
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


def test_the_whole_map_fits_below_the_tracker(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    handler.page.set_viewport_size({"width": 1440, "height": 660})
    handler.settle()
    handler.button("Start the conflict").click()
    expect(handler.page.get_by_role("region", name="Turn tracker")).to_contain_text("Round 1")
    handler.settle()
    (tracker,) = boxes(handler.page, ".topbar-mid")
    assert handler.point(16, 1)[1] > tracker["y"] + tracker["height"]


def test_the_active_unit_is_shown_clear_of_tools_and_panel(
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


def test_the_view_stays_when_the_panel_changes_its_height(
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


def test_the_dashed_line_and_the_dimming_are_explained(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern", phone=True)
    page = pilot.page
    handler.button("Start the conflict").click()
    expect(pilot.card("Lantern")).to_contain_text("the dashed line is how far it could go")
    tools = page.locator(".phone-tools")
    for word in ("Range", "Sight", "Sees", "Map"):
        expect(tools.get_by_text(word, exact=True)).to_be_visible()
    pilot.button("What the unit sees").tap()
    expect(page.get_by_text("Dimmed: what Lantern does not see")).to_be_visible()
    pilot.button("Stop").tap()
    expect(page.get_by_text("Dimmed: what Lantern does not see")).to_have_count(0)


def test_the_map_does_not_move_when_the_conflict_starts(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    pilot_of(demo_people, demo, "Jo", "Lantern")
    handler.click(*LANTERN)
    expect(handler.card("Lantern")).to_be_visible()
    handler.at_rest()
    before = [handler.point(*at) for at in (LANTERN, PUMP_TOWER)]
    handler.button("Start the conflict").click()
    start = handler.button("Start Lantern's turn for Jo")
    expect(start).to_be_visible()
    handler.at_rest()
    assert [handler.point(*at) for at in (LANTERN, PUMP_TOWER)] == before
    # each line of the button is a whole one
    whose = start.get_by_text("for Jo")
    assert whose.evaluate(NOT_CLIPPED)
    lines = start.evaluate(
        """(button) => { const range = document.createRange();
          range.selectNodeContents(button.querySelector("span").firstChild);
          return range.getClientRects().length; }"""
    )
    assert lines == 1


#: How far the top of the action bar is below the middle of a hex, in CSS px.
CLEARANCE = """(hex) => {
  const host = document.getElementById("board");
  const y = host.getBoundingClientRect().top + host.board.screenOf(hex).y;
  return document.querySelector(".fight-bar").getBoundingClientRect().top - y;
}"""


def test_a_unit_whose_turn_starts_by_its_key_is_clear_of_the_action_bar(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    do(handler, "conflict.start")
    pilot = pilot_of(demo_people, demo, "Mara", "Magpie")
    page = pilot.page
    units = state(page)["scene"]["units"].values()
    (at,) = (each["at"] for each in units if each["name"] == "Magpie")
    bar = page.locator(".fight-bar")
    page.locator("#board > canvas").focus()
    page.keyboard.press("Escape")
    expect(bar).to_be_hidden()
    # just above the lowest line of the map that the tools leave free
    page.evaluate(
        """(hex) => {
          const { board } = document.getElementById("board");
          board.pan(0, innerHeight - 110 - board.screenOf(hex).y);
        }""",
        at,
    )
    pilot.settle()
    page.keyboard.press("n")
    expect(pilot.button("End Magpie's turn")).to_be_visible()
    expect(bar).to_be_visible()
    pilot.at_rest()
    assert page.evaluate(CLEARANCE, at) > 24


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720)])
def test_the_map_keeps_its_scale_while_panels_open_and_close(
    demo_people: People, demo: Server, width: int, height: int
) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    page.set_viewport_size({"width": width, "height": height})
    do(handler, "conflict.start")
    expect(page.locator(".tracker-acts")).to_be_visible()
    handler.click(*PUMP_TOWER)
    handler.at_rest()
    before = view(page)
    handler.click(*LANTERN)
    expect(handler.card("Lantern")).to_be_visible()
    handler.at_rest()
    assert view(page) == before
    handler.button("Start Lantern's turn").click()
    expect(handler.button("End Lantern's turn")).to_be_visible()
    handler.at_rest()
    assert view(page)["scale"] == before["scale"]
    handler.button("Fold the side panel").click()
    expect(page.locator(".side-dock")).to_be_hidden()
    handler.at_rest()
    assert view(page)["scale"] == before["scale"]
    # the person asks for another scale, by key or by the window
    handler.button("Show the whole map").click()
    handler.at_rest()
    fitted = view(page)["scale"]
    assert fitted != before["scale"]
    page.set_viewport_size({"width": width, "height": height - 60})
    page.wait_for_function(
        "(scale) => document.getElementById('board').board.view().scale < scale", arg=fitted
    )


def test_the_map_stays_while_a_unit_is_placed(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    handler.tab("Units")
    send(page, type="unit.add", name="Gannet", disposition="enemy", build="kestrel")
    lantern = unit_named(page, "Lantern")
    north = from_offset(14, 0, "flat")
    do(handler, "unit.place", unit=lantern["id"], at={"q": north.q, "r": north.r, "level": 13})
    do(handler, "conflict.start")
    # panned until the tracker covers it
    page.evaluate("() => document.getElementById('board').board.pan(0, -60)")
    handler.button("Place Gannet").click()
    expect(page.get_by_text("Click the hex for Gannet")).to_be_visible()
    handler.at_rest()
    before = view(page)
    do(handler, "turn.start", unit=lantern["id"])
    expect(handler.button("End Lantern's turn")).to_be_visible()
    handler.at_rest()
    assert view(page) == before


def test_an_undo_under_a_notice_does_not_move_the_map(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    lantern = unit_named(page, "Lantern")
    north = from_offset(14, 2, "flat")
    do(handler, "unit.place", unit=lantern["id"], at={"q": north.q, "r": north.r, "level": 13})
    do(handler, "conflict.start")
    do(handler, "turn.start", unit=lantern["id"])
    do(handler, "turn.end", unit=lantern["id"])
    do(handler, "unit.add", name="Gannet", disposition="enemy", build="kestrel")
    handler.button("Undo: ").click()
    expect(page.locator(".toast")).to_be_visible()
    handler.at_rest()
    before = view(page)
    handler.button("Undo: ").click()
    expect(handler.button("End Lantern's turn")).to_be_visible()
    handler.at_rest()
    assert view(page) == before


#: How often a frame begins a dashed line around where a unit cannot go now.
DASHED = """() => {
  const { prototype } = CanvasRenderingContext2D, { setLineDash } = prototype;
  let count = 0;
  prototype.setLineDash = function (dashes) {
    if (dashes[0] === 32 * 0.12) count += 1;
    setLineDash.call(this, dashes);
  };
  document.getElementById("board").board.drawNow();
  prototype.setLineDash = setLineDash;
  return count;
}"""


def test_the_dashed_line_is_drawn_only_before_the_turn(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    do(handler, "conflict.start")
    handler.click(*LANTERN)
    expect(handler.card("Lantern")).to_be_visible()
    page.wait_for_function(f"() => ({DASHED})() > 0")
    lantern = unit_named(page, "Lantern")
    do(handler, "turn.start", unit=lantern["id"])
    do(handler, "turn.end", unit=lantern["id"])
    expect(handler.button("Magpie waits")).to_be_visible()
    handler.settle()
    assert page.evaluate(DASHED) == 0
