"""The side view: a cut along a line that follows what the Handler does to the map."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.flat_table import FlatTable, add_units, open_as_handler, open_as_pilot
from tests.browser.flat_table import flat_table as flat_table
from tests.browser.map_page import axial, wait_for_hex
from tests.browser.people import People
from tests.browser.pictures import Picture
from tests.browser.play import Table
from tests.web.server import Table as LaidTable


@pytest.fixture
def laid(flat_table: FlatTable) -> LaidTable:
    return flat_table()


@pytest.fixture
def handler(people: People, laid: LaidTable) -> Table:
    """The Handler's page at an empty table, with the Map tab open."""
    page, _ = people.sit()
    handler = open_as_handler(page, laid)
    handler.tab("Map")
    return handler


def side_view(handler: Table) -> Locator:
    return handler.page.get_by_role("region", name="Side view")


def chart(handler: Table) -> Locator:
    return side_view(handler).get_by_role("img")


def expect_levels(handler: Table, levels: str, cliffs: str = "No cliffs") -> None:
    """Expects what a screen reader is told of the cut."""
    expect(chart(handler)).to_have_accessible_name(
        f"Side view from 0404 to 0408. Levels: {levels}. {cliffs}."
    )


def draw_line(handler: Table) -> None:
    """Draws the line from 0404 to 0408 by a drag."""
    handler.page.get_by_role("button", name="Side view").click()
    expect(side_view(handler)).to_contain_text("Drag over the map")
    handler.drag((4, 4), (4, 8))
    handler.settle()


def column(handler: Table, label: str) -> Locator:
    """The part of the chart that is a hex of the line."""
    return side_view(handler).locator(f'[data-hex="{label}"]')


def test_the_cut_follows_strokes_their_preview_and_undo(handler: Table, picture: Picture) -> None:
    page = handler.page
    draw_line(handler)
    expect_levels(handler, "0, 0, 0, 0, 0")
    page.get_by_role("radio", name="Raise", exact=True).click()
    # what a press would do, then the stroke before it is released
    page.mouse.move(*handler.point(4, 5))
    expect_levels(handler, "0, 1, 0, 0, 0")
    handler.lift((4, 5), (4, 6))
    expect_levels(handler, "0, 1, 1, 0, 0")
    picture(page, "side-view")
    expect(chart(handler).locator(".cut-before")).to_have_count(2)
    handler.drop()
    page.mouse.move(5, 5)
    wait_for_hex(handler, (4, 6), ground=1)
    expect(chart(handler).locator(".cut-before")).to_have_count(0)
    expect_levels(handler, "0, 1, 1, 0, 0")
    page.keyboard.press("Control+z")
    expect_levels(handler, "0, 0, 0, 0, 0")


def test_cliffs_voids_covers_props_and_units_are_in_the_cut(
    handler: Table, laid: LaidTable
) -> None:
    draw_line(handler)
    h = laid.handler
    h.do("terrain.set", cells=[{**axial(4, 5), "level": 3}, {**axial(4, 7), "level": None}])
    h.do("terrain.note", cells=[{**axial(4, 4), "notes": [{"kind": "water", "level": 2}]}])
    h.do("prop.add", **axial(4, 6), height=1, value=4, base=4, name="Deck")
    add_units(laid, [("Wolf", 4, 8, {"disposition": "enemy"})])
    h.do("ceiling.set", level=9)
    expect_levels(handler, "0, 3, 0, void, 0", "2 cliffs")
    cut = chart(handler)
    expect(cut.locator(".cut-cliff")).to_have_count(2)
    expect(cut.locator(".cut-void")).to_have_count(1)
    expect(cut.locator(".cut-cover")).to_have_count(1)
    expect(cut.locator(".cut-prop")).to_have_count(1)
    expect(cut.locator(".cut-unit title")).to_have_text("Wolf")
    expect(cut.get_by_text("closed from level 9")).to_be_visible()


def test_pointing_marks_the_hex_on_the_map_and_in_the_cut(handler: Table) -> None:
    page = handler.page
    draw_line(handler)
    marks: Any = page.evaluate_handle(
        """() => { const { board } = document.getElementById("board"), { set } = board;
        const seen = [];
        board.set = (given) => {
          seen.push(...(given.overlays ?? []));
          return set(given);
        };
        return seen; }"""
    )
    column(handler, "0406").hover()
    expect(page.locator(".hover-line")).to_contain_text("0406")
    marked = marks.evaluate("(seen) => seen.findLast(({ style }) => style === 'chosen').cells")
    assert marked == [axial(4, 6)]
    # and back: the hex under the pointer is marked in the cut
    page.mouse.move(*handler.point(4, 5))
    expect(side_view(handler).locator(".cut-hit-now")).to_have_attribute("data-hex", "0405")
    page.mouse.move(*handler.point(6, 3))
    expect(side_view(handler).locator(".cut-hit-now")).to_have_count(0)


def test_the_ends_can_be_dragged_and_two_clicks_draw_a_line(handler: Table) -> None:
    draw_line(handler)
    handler.page.keyboard.press("v")
    handler.drag((4, 8), (7, 8))
    expect(side_view(handler)).to_contain_text("0404 to 0708")
    handler.drag((4, 4), (2, 4))
    expect(side_view(handler)).to_contain_text("0204 to 0708")
    # elsewhere a drag still moves the map, and changes no line
    before = handler.point(2, 4)
    handler.drag((12, 4), (13, 5))
    handler.settle()
    assert handler.point(2, 4) != before
    expect(side_view(handler)).to_contain_text("0204 to 0708")
    handler.page.keyboard.press("Shift+X")
    handler.click(4, 4)
    expect(side_view(handler)).to_contain_text("From 0404")
    handler.click(7, 5)
    expect(side_view(handler)).to_contain_text("0404 to 0705")


def test_a_unit_at_the_end_of_the_line_can_still_be_dragged(
    people: People, laid: LaidTable
) -> None:
    add_units(laid, [("Wolf", 4, 8, {})])
    page, _ = people.sit()
    handler = open_as_handler(page, laid)
    handler.tab("Map")
    draw_line(handler)
    page.keyboard.press("v")
    handler.drag((4, 8), (5, 8))
    expect(side_view(handler)).to_contain_text("0404 to 0408")
    page.wait_for_function(
        "(hex) => document.getElementById('board').board.describe(hex).units.length === 1",
        arg=axial(5, 8),
    )


def test_a_closed_side_view_keeps_its_line_also_after_a_reload(handler: Table) -> None:
    page = handler.page
    draw_line(handler)
    handler.button("Close the side view").click()
    expect(side_view(handler)).to_have_count(0)
    page.keyboard.press("Shift+X")
    expect(side_view(handler)).to_contain_text("0404 to 0408")
    # Escape puts the tool down, the side view stays; a measurement takes its place
    page.keyboard.press("Escape")
    expect(side_view(handler)).to_be_visible()
    page.keyboard.press("r")
    expect(side_view(handler)).to_have_count(0)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(side_view(handler)).to_contain_text("0404 to 0408")
    page.reload()
    handler.ready()
    expect(side_view(handler)).to_contain_text("0404 to 0408")
    handler.button("Close the side view").click()
    page.reload()
    handler.ready()
    page.keyboard.press("Shift+X")
    expect(side_view(handler)).to_contain_text("0404 to 0408")


def test_the_line_can_be_drawn_with_keys_alone(handler: Table) -> None:
    page = handler.page
    page.locator("#board canvas").focus()
    page.keyboard.press("Shift+X")
    page.mouse.move(*handler.point(4, 4))
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(side_view(handler)).to_contain_text("From 0404")
    for _ in range(4):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(side_view(handler)).to_contain_text("0404 to 0408")


def test_on_a_phone_it_is_a_strip_and_players_have_none(people: People, laid: LaidTable) -> None:
    page, _ = people.sit(phone=True)
    handler = open_as_handler(page, laid)
    page.get_by_role("tab", name="Map").tap()
    page.get_by_role("button", name="Side view").tap()
    handler.tap(4, 3)
    handler.tap(8, 3)
    expect(side_view(handler)).to_contain_text("0403 to 0803")
    box = side_view(handler).bounding_box()
    assert box is not None
    assert box["height"] < 260
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    pilot_page, _ = people.sit()
    pilot = open_as_pilot(pilot_page, laid)
    pilot.page.keyboard.press("Shift+X")
    pilot.settle()
    expect(side_view(pilot)).to_have_count(0)
