"""The Handler's brushes: ground and cover, with one undo step per stroke."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.demo_hexes import LANTERN
from tests.browser.map_page import hex_state
from tests.browser.people import People
from tests.browser.pictures import Picture
from tests.browser.play import Table
from tests.browser.server import Server

#: A meadow without units, props or cover, from north to south; where Lantern starts.
NORTH, MEADOW, SOUTH = (10, 15), (10, 16), (10, 17)


@pytest.fixture
def handler(demo_people: People, demo: Server) -> Table:
    """The Handler at the demonstration table, with the Map tab open."""
    page, _ = demo_people.sit()
    page.goto(demo.link("Handler"))
    table = Table(page).ready()
    table.tab("Map")
    return table


def covers(table: Table, *hexes: tuple[int, int]) -> list[list[tuple[str, int]]]:
    """Returns kinds and levels of the notes of these hexes."""
    return [
        [(note["kind"], note["level"]) for note in hex_state(table, *at)["notes"]] for at in hexes
    ]


def undo(table: Table) -> None:
    """Undoes one step by key."""
    table.settle()
    table.page.keyboard.press("Control+z")
    table.settle()


def section(table: Table, title: str) -> Locator:
    """A part of the Map tab."""
    return table.page.locator("details").filter(has=table.page.get_by_text(title, exact=True))


def test_a_stroke_of_cover_is_painted_and_undone_at_once(handler: Table, picture: Picture) -> None:
    line = [NORTH, MEADOW, SOUTH]
    assert covers(handler, *line) == [[], [], []]
    cover = section(handler, "Ground cover brush")
    expect(cover).to_contain_text("Decoration: it changes neither movement nor sight.")
    cover.get_by_role("button", name="Woods").click()
    cover.get_by_role("button", name="Density: one more").click()
    handler.drag(NORTH, SOUTH)
    picture(handler.page, "cover")
    handler.expect_log("Ground cover of 3 hexes changed")
    assert covers(handler, *line) == [[("woods", 2)]] * 3

    undo(handler)
    assert covers(handler, *line) == [[], [], []]


def test_covers_take_each_others_place_and_roads_run_through(handler: Table) -> None:
    cover = section(handler, "Ground cover brush")

    def paint(kind: str) -> None:
        cover.get_by_role("button", name=kind).click()
        handler.click(*MEADOW)

    for kind in ("Water", "Rough", "Rubble", "Swamp", "Sand", "Ice", "Woods"):
        paint(kind)
        assert covers(handler, MEADOW) == [[(kind.lower(), 1)]]
    paint("Road")
    assert covers(handler, MEADOW) == [[("woods", 1), ("road", 1)]]
    paint("Sand")
    assert covers(handler, MEADOW) == [[("road", 1), ("sand", 1)]]
    paint("None")
    assert covers(handler, MEADOW) == [[]]


def test_the_cover_brush_has_a_size_and_is_put_down(handler: Table) -> None:
    cover = section(handler, "Ground cover brush")
    sand = cover.get_by_role("button", name="Sand")
    sand.click()
    cover.get_by_role("button", name="Size: one more").click()
    handler.click(*MEADOW)
    handler.expect_log("Ground cover of 7 hexes changed")
    handler.tab("Map")
    expect(sand).to_have_attribute("aria-pressed", "true")
    sand.click()
    expect(sand).to_have_attribute("aria-pressed", "false")
    expect(handler.page.get_by_text("Paint sand")).to_have_count(0)


def test_each_stroke_raises_the_ground_and_units_on_it(handler: Table) -> None:
    ground = section(handler, "Ground brush")
    before = hex_state(handler, *LANTERN)["ground"]
    ground.get_by_role("radio", name="Raise").click()
    handler.click(*LANTERN)
    expect(handler.toast("Lantern")).to_be_visible()
    assert hex_state(handler, *LANTERN)["ground"] == before

    ground.get_by_label("Carry what stands there").check()
    # the second stroke starts from the ground of the first, however soon it comes
    handler.click(*LANTERN)
    handler.click(*LANTERN)
    handler.expect_log(re.compile(f"Lantern is carried up to level {before + 2}"))
    told = hex_state(handler, *LANTERN)
    assert told["ground"] == before + 2
    assert [(unit["name"], unit["at"]["level"]) for unit in told["units"]] == [
        ("Lantern", before + 2)
    ]

    undo(handler)
    told = hex_state(handler, *LANTERN)
    assert told["ground"] == before + 1
    assert told["units"][0]["at"]["level"] == before + 1
