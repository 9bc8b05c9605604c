"""The Handler's map tools: shapes of strokes, smooth, flatten, ramp, and taking from the map."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.drawn_texts import RECORD, drawn
from tests.browser.flat_table import FlatTable, open_as_handler
from tests.browser.flat_table import flat_table as flat_table
from tests.browser.map_page import hex_state, wait_for_hex
from tests.browser.people import People
from tests.browser.pictures import Picture
from tests.browser.play import Table


@pytest.fixture
def handler(people: People, flat_table: FlatTable) -> Table:
    """The Handler's page at an empty table, with the Map tab open."""
    page, _ = people.sit()
    table = open_as_handler(page, flat_table())
    table.tab("Map")
    return table


def ground(handler: Table, *hexes: tuple[int, int]) -> list[int | None]:
    return [hex_state(handler, *at)["ground"] for at in hexes]


def tool(handler: Table, name: str) -> Locator:
    return handler.page.get_by_role("radio", name=name, exact=True)


def set_level(handler: Table, level: int) -> None:
    """Types the level that the tool "Set" gives to hexes."""
    field = handler.page.get_by_label("Level", exact=True)
    field.fill(str(level))
    field.blur()


def test_shapes_of_strokes_each_one_step_to_undo(handler: Table, picture: Picture) -> None:
    page = handler.page
    tool(handler, "Raise").check()
    tool(handler, "Rectangle").check()
    handler.drag((4, 4), (7, 6))
    wait_for_hex(handler, (7, 6), ground=1)
    assert ground(handler, (4, 4), (5, 5), (3, 4), (8, 6)) == [1, 1, 0, 0]

    tool(handler, "Fill").check()
    handler.click(5, 5)
    wait_for_hex(handler, (4, 4), ground=2)
    assert ground(handler, (7, 6), (8, 6)) == [2, 0]

    tool(handler, "Line").check()
    handler.lift((2, 10), (10, 10))
    picture(page, "shapes")
    handler.drop()
    wait_for_hex(handler, (10, 10), ground=1)
    assert ground(handler, (6, 10), (6, 12)) == [1, 0]

    page.keyboard.press("Control+z")
    wait_for_hex(handler, (10, 10), ground=0)
    page.keyboard.press("Control+z")
    wait_for_hex(handler, (4, 4), ground=1)
    page.keyboard.press("Control+z")
    wait_for_hex(handler, (4, 4), ground=0)
    assert set(ground(handler, (5, 5), (7, 6), (6, 10))) == {0}


def test_a_stroke_is_seen_before_it_is_made_and_can_be_given_up(handler: Table) -> None:
    tool(handler, "Raise").check()
    tool(handler, "Rectangle").check()
    before = handler.page.locator("#board > canvas").screenshot()
    handler.lift((4, 4), (8, 8))
    handler.settle()
    assert handler.page.locator("#board > canvas").screenshot() != before
    handler.page.keyboard.press("Escape")
    handler.drop()
    handler.settle()
    assert set(ground(handler, (4, 4), (6, 6), (8, 8))) == {0}


@pytest.mark.parametrize(("name", "levels"), [("Raise", {"1"}), ("Lower", {"\u22121"})])
def test_a_stroke_is_drawn_with_the_levels_that_it_will_give(
    people: People, flat_table: FlatTable, name: str, levels: set[str]
) -> None:
    page, _ = people.sit()
    page.add_init_script(RECORD)
    handler = open_as_handler(page, flat_table())
    handler.tab("Map")
    tool(handler, name).check()
    tool(handler, "Rectangle").check()
    handler.lift((6, 6), (10, 9))
    numbers = {text for text in drawn(page) if re.fullmatch("\u2212?[0-9]", text)}
    assert numbers - {"0"} == levels
    page.keyboard.press("Escape")
    assert not levels & set(drawn(page))
    handler.drop()


def test_a_ramp_a_flattened_place_and_smoothed_ground(handler: Table, picture: Picture) -> None:
    tool(handler, "Set").check()
    set_level(handler, 6)
    handler.click(6, 9)
    wait_for_hex(handler, (6, 9), ground=6)

    tool(handler, "Ramp").check()
    expect(tool(handler, "Line")).to_be_checked()
    handler.drag((6, 3), (6, 9))
    wait_for_hex(handler, (6, 6), ground=3)
    picture(handler.page, "ramp")
    assert ground(handler, *((6, row) for row in range(3, 10))) == list(range(7))

    tool(handler, "Flatten").check()
    handler.drag((6, 6), (6, 8))
    wait_for_hex(handler, (6, 8), ground=3)
    assert ground(handler, (6, 7), (6, 9)) == [3, 6]

    tool(handler, "Smooth").check()
    handler.click(6, 9)
    wait_for_hex(handler, (6, 9), ground=1)


def test_level_and_cover_are_taken_from_the_map(handler: Table) -> None:
    page = handler.page
    tool(handler, "Set").check()
    set_level(handler, 4)
    handler.click(4, 4)
    wait_for_hex(handler, (4, 4), ground=4)
    set_level(handler, 0)
    page.get_by_role("button", name="Take from the map").click()
    expect(page.get_by_text("Click a hex to take its level and cover")).to_be_visible()
    handler.click(4, 4)
    expect(page.get_by_label("Level", exact=True)).to_have_value("4")
    handler.click(8, 8)
    wait_for_hex(handler, (8, 8), ground=4)
