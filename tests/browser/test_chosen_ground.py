"""The Handler chooses ground on the map, copies it, turns it, puts it down elsewhere, and keeps it
as a stamp."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.flat_table import FlatTable, add_units, open_as_handler
from tests.browser.flat_table import flat_table as flat_table
from tests.browser.library_page import entry, library
from tests.browser.map_page import axial, hex_state, wait_for_hex
from tests.browser.people import People
from tests.browser.pictures import Picture
from tests.browser.play import Table
from tests.browser.touch import Finger


def hill(table: Any) -> None:
    """A hill over three hexes: levels 2, 3 and 4 down column 4, woods, a road and a hut."""
    do = table.handler.do
    cells = [{**axial(4, row), "level": level} for row, level in ((4, 2), (5, 3), (6, 4))]
    do("terrain.set", cells=cells)
    notes = [{**axial(4, 4), "notes": [{"kind": "woods", "level": 2}]}]
    # an exit to the south
    notes.append({**axial(4, 5), "notes": [{"kind": "road", "text": "exits 8"}]})
    do("terrain.note", cells=notes)
    do("prop.add", **axial(4, 6), height=2, value=8, name="Hut")


def open_hill(people: People, flat_table: FlatTable, **more: Any) -> tuple[Table, Any]:
    """The Handler's page at a table with the hill, with the tool that chooses ground."""
    made = flat_table()
    hill(made)
    page, _ = people.sit(**more)
    handler = open_as_handler(page, made)
    handler.tab("Map")
    page.get_by_role("radio", name="Rectangle", exact=True).check()
    page.get_by_role("button", name="Choose ground, copy, stamp").click()
    return handler, made


def bar(page: Page) -> Locator:
    return page.get_by_role("toolbar", name="Chosen ground")


def press(page: Page, name: str) -> None:
    bar(page).get_by_role("button", name=name, exact=True).click()


def ground(handler: Table, *hexes: tuple[int, int]) -> list[int | None]:
    return [hex_state(handler, *at)["ground"] for at in hexes]


def notes(handler: Table, at: tuple[int, int]) -> list[tuple[str, int, str]]:
    return [(n["kind"], n["level"], n["text"]) for n in hex_state(handler, *at)["notes"]]


def props(handler: Table, at: tuple[int, int]) -> list[tuple[str, int]]:
    return [(prop["name"], prop["base"]) for prop in hex_state(handler, *at)["props"]]


COLUMN = [(9, 7), (9, 8), (9, 9)]


def test_chosen_ground_is_copied_and_put_down_in_one_step(
    people: People, flat_table: FlatTable, picture: Picture
) -> None:
    handler, _ = open_hill(people, flat_table)
    page = handler.page
    expect(bar(page)).to_contain_text("Drag over the ground to choose it")
    handler.drag((4, 4), (4, 6))
    expect(bar(page)).to_contain_text("3 hexes chosen")
    page.keyboard.press("Control+c")
    expect(handler.toast("3 hexes copied")).to_be_visible()
    page.keyboard.press("Control+v")
    expect(bar(page)).to_contain_text("click where it goes")

    plain = page.locator("#board > canvas").screenshot()
    page.mouse.move(*handler.point(9, 8))
    handler.settle()
    assert page.locator("#board > canvas").screenshot() != plain, "it is seen before it is put down"
    picture(page, "copy")
    handler.click(9, 8)
    # the middle comes to the ground there
    wait_for_hex(handler, (9, 8), ground=0)
    wait_for_hex(handler, (9, 9), ground=1)
    assert ground(handler, *COLUMN) == [-1, 0, 1]
    assert notes(handler, (9, 7)) == [("woods", 2, "")]
    assert notes(handler, (9, 8)) == [("road", 1, "exits 8")]
    assert props(handler, (9, 9)) == [("Hut", 1)]

    # it still hangs at the pointer, now turned
    page.keyboard.press(".")
    handler.click(14, 5)
    wait_for_hex(handler, (13, 6), ground=1)
    assert notes(handler, (14, 5)) == [("road", 1, "exits 16")]
    page.keyboard.press("Escape")
    expect(bar(page)).to_contain_text("3 hexes chosen")
    page.keyboard.press("Escape")
    expect(bar(page)).to_contain_text("Drag over the ground to choose it")
    page.keyboard.press("Escape")
    expect(bar(page)).to_have_count(0)

    page.keyboard.press("Control+z")
    wait_for_hex(handler, (13, 6), ground=0)
    page.keyboard.press("Control+z")
    wait_for_hex(handler, (9, 9), ground=0)
    assert (notes(handler, (9, 8)), props(handler, (9, 9))) == ([], [])


def test_shift_adds_alt_takes_away_and_so_do_the_switches(
    people: People, flat_table: FlatTable
) -> None:
    handler, _ = open_hill(people, flat_table)
    page = handler.page
    handler.drag((4, 4), (5, 5))
    expect(bar(page)).to_contain_text("4 hexes chosen")
    page.keyboard.down("Shift")
    handler.drag((7, 4), (7, 6))
    page.keyboard.up("Shift")
    expect(bar(page)).to_contain_text("7 hexes chosen")
    page.keyboard.down("Alt")
    handler.drag((5, 4), (5, 5))
    page.keyboard.up("Alt")
    expect(bar(page)).to_contain_text("5 hexes chosen")
    expect(page.locator(".pings, .toast")).to_have_count(0)

    page.get_by_role("radio", name="Add", exact=True).check()
    handler.click(10, 4)
    expect(bar(page)).to_contain_text("6 hexes chosen")
    page.get_by_role("radio", name="Take away", exact=True).check()
    handler.drag((7, 4), (7, 6))
    expect(bar(page)).to_contain_text("3 hexes chosen")
    page.get_by_role("radio", name="Choose", exact=True).check()
    handler.click(12, 8)
    expect(bar(page)).to_contain_text("1 hex chosen")
    press(page, "Stop")
    press(page, "All")
    expect(bar(page)).to_contain_text("280 hexes chosen")


def test_chosen_ground_is_raised_cut_and_brushed(people: People, flat_table: FlatTable) -> None:
    handler, _ = open_hill(people, flat_table)
    page = handler.page
    handler.drag((4, 4), (4, 5))
    press(page, "Raise")
    wait_for_hex(handler, (4, 5), ground=4)
    assert ground(handler, (4, 4), (4, 6)) == [3, 4]
    press(page, "Lower")
    wait_for_hex(handler, (4, 5), ground=3)

    cover = page.locator("details").filter(has=page.get_by_text("Ground cover brush", exact=True))
    cover.get_by_role("button", name="Sand").click()
    page.get_by_role("button", name="Choose ground, copy, stamp").click()
    expect(bar(page)).to_contain_text("2 hexes chosen")
    press(page, "Paint sand")
    handler.settle()
    assert notes(handler, (4, 4)) == [("sand", 1, "")]

    handler.drag((4, 4), (4, 6))
    press(page, "Cut")
    wait_for_hex(handler, (4, 6), ground=0)
    assert (notes(handler, (4, 4)), props(handler, (4, 6))) == ([], [])
    page.get_by_label("Levels count from the ground there").uncheck()
    press(page, "Paste")
    press(page, "Mirror")
    handler.click(9, 8)
    wait_for_hex(handler, (9, 9), ground=4)
    assert (ground(handler, *COLUMN), props(handler, (9, 9))) == ([2, 3, 4], [("Hut", 4)])
    page.keyboard.press("Control+z")
    wait_for_hex(handler, (9, 9), ground=0)
    page.keyboard.press("Control+z")
    wait_for_hex(handler, (4, 6), ground=4)
    assert props(handler, (4, 6)) == [("Hut", 4)]


def test_only_what_is_ticked_is_put_down(people: People, flat_table: FlatTable) -> None:
    handler, _ = open_hill(people, flat_table)
    page = handler.page
    handler.drag((4, 4), (4, 6))
    press(page, "Duplicate")
    page.get_by_label("Ground", exact=True).uncheck()
    page.get_by_label("Cover", exact=True).uncheck()
    handler.click(9, 8)
    page.wait_for_function(
        "(hex) => document.getElementById('board').board.describe(hex).props.length === 1",
        arg=axial(9, 9),
    )
    assert props(handler, (9, 9)) == [("Hut", 0)]
    assert (ground(handler, *COLUMN), notes(handler, (9, 7))) == ([0, 0, 0], [])


def test_what_would_be_buried_is_named_and_can_be_carried(
    people: People, flat_table: FlatTable
) -> None:
    handler, made = open_hill(people, flat_table)
    page = handler.page
    add_units(made, [("Fox", 9, 9, {"disposition": "enemy"})])
    handler.drag((4, 4), (4, 6))
    press(page, "Duplicate")
    handler.click(9, 8)
    refused = handler.toast(re.compile("0909: The ground would bury Fox"))
    expect(refused).to_be_visible()
    assert ground(handler, *COLUMN) == [0, 0, 0]
    page.locator(".toasts").get_by_role("button", name="Do it anyway").click()
    wait_for_hex(handler, (9, 9), ground=1)
    assert hex_state(handler, 9, 9)["units"][0]["at"]["level"] == 3


def test_what_is_beyond_the_edge_is_left_out(people: People, flat_table: FlatTable) -> None:
    handler, _ = open_hill(people, flat_table)
    page = handler.page
    handler.drag((4, 4), (4, 6))
    press(page, "Duplicate")
    page.mouse.move(*handler.point(9, 14))
    expect(bar(page)).to_contain_text("1 hex is beyond the edge and is left out")
    handler.click(9, 14)
    wait_for_hex(handler, (9, 13), ground=-1)
    page.mouse.move(*handler.point(9, 8))
    expect(bar(page)).to_contain_text("click where it goes")


def test_with_the_keyboard_alone(people: People, flat_table: FlatTable) -> None:
    handler, made = open_hill(people, flat_table)
    page = handler.page
    add_units(made, [("Fox", 12, 3, {"disposition": "enemy"})])
    page.keyboard.press("Shift+B")
    expect(bar(page)).to_have_count(0)
    page.keyboard.press("Shift+B")
    page.keyboard.press("m")
    page.evaluate("(hex) => document.getElementById('board').board.cursorTo(hex)", axial(4, 4))
    page.keyboard.press("Enter")
    expect(bar(page)).to_contain_text("1 hex chosen")
    page.keyboard.press("Control+d")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    handler.settle()
    page.wait_for_function(
        "(hex) => document.getElementById('board').board.describe(hex).notes.length === 1",
        arg=axial(7, 4),
    )
    page.keyboard.press("Escape")
    # the key means the ground, not the unit
    page.keyboard.press("Delete")
    wait_for_hex(handler, (4, 4), ground=0)
    assert hex_state(handler, 12, 3)["units"]


def test_a_finger_sees_it_first_and_puts_it_down_with_a_button(
    people: People, flat_table: FlatTable
) -> None:
    handler, _ = open_hill(people, flat_table, phone=True)
    page = handler.page
    finger = Finger(page)
    handler.at_rest()
    finger.carry(handler.point(4, 4), handler.point(4, 6))
    finger.lift()
    expect(bar(page)).to_contain_text("3 hexes chosen")
    bar(page).get_by_role("button", name="Duplicate").tap()
    put = bar(page).get_by_role("button", name="Put it here")
    expect(put).to_be_disabled()
    handler.tap(9, 8)
    expect(put).to_be_enabled()
    assert ground(handler, *COLUMN) == [0, 0, 0]
    put.tap()
    wait_for_hex(handler, (9, 9), ground=1)
    bar(page).get_by_role("button", name="Right").tap()
    handler.tap(8, 12)
    put.tap()
    wait_for_hex(handler, (7, 13), ground=1)


def test_a_stamp_is_used_at_another_table(people: People, flat_table: FlatTable) -> None:
    handler, _ = open_hill(people, flat_table)
    page = handler.page
    handler.drag((4, 4), (4, 6))
    page.get_by_role("button", name="Save as a stamp…").click()
    form = page.get_by_role("region", name="Chosen ground")
    form.get_by_label("Name", exact=True).fill("Hamlet hill")
    form.get_by_label("Note", exact=True).fill("a hut in the woods")
    form.get_by_role("button", name="Save", exact=True).click()
    expect(handler.toast("Hamlet hill is in the library as a stamp.")).to_be_visible()

    other, _ = people.sit()
    there = open_as_handler(other, flat_table())
    section = library(there)
    section.get_by_label("Kind").select_option(label="Stamps")
    section.get_by_label("Search").fill("hut")
    row = entry(section, "Hamlet hill")
    expect(row).to_contain_text("3 hexes, 1 prop")
    row.get_by_role("button", name="Use Hamlet hill").click()
    expect(bar(other)).to_contain_text("Hamlet hill: click where it goes")
    there.click(9, 8)
    wait_for_hex(there, (9, 9), ground=1)
    assert (notes(there, (9, 7)), props(there, (9, 9))) == ([("woods", 2, "")], [("Hut", 1)])


@pytest.mark.parametrize("key", ["Control+c", "Delete"])
def test_without_chosen_ground_the_keys_say_so(
    people: People, flat_table: FlatTable, key: str
) -> None:
    handler, _ = open_hill(people, flat_table)
    handler.page.keyboard.press(key)
    expect(handler.toast("Choose ground on the map first.")).to_be_visible()


def test_a_large_map_that_differs_everywhere_is_one_step(
    people: People, flat_table: FlatTable
) -> None:
    made = flat_table(columns=100, rows=100)
    levels = [
        {
            **axial(column, 1),
            "levels": [(column * 7 + row * row) % 9 for row in range(100)],
        }
        for column in range(1, 101)
    ]
    made.handler.do("terrain.set", cells=levels)
    covers = [
        {**axial(column, 1), "of": [(column * row) % 3 for row in range(100)]}
        for column in range(1, 101)
    ]
    kinds: list[Any] = [[], [{"kind": "woods"}], [{"kind": "sand"}]]
    made.handler.do("terrain.note", cells=covers, kinds=kinds)

    def shape() -> tuple[Any, Any]:
        document = made.handler.ask("GET", "/map").json()
        return document["ground"], document.get("notes")

    before = shape()
    page, _ = people.sit()
    handler = open_as_handler(page, made)
    handler.tab("Map")
    page.get_by_role("button", name="Choose ground, copy, stamp").click()
    press(page, "All")
    press(page, "Cut")
    wait_for_hex(handler, (60, 40), ground=0)
    handler.settle()
    assert {level for row in shape()[0] for level in row} == {0}
    page.get_by_label("Levels count from the ground there").uncheck()
    press(page, "Paste")
    # the middle of the map
    handler.click(51, 51)
    handler.settle()
    wait_for_hex(handler, (60, 40), ground=(60 * 7 + 39 * 39) % 9)
    changed = shape()
    page.keyboard.press("Control+z")
    wait_for_hex(handler, (60, 40), ground=0)
    page.keyboard.press("Control+z")
    wait_for_hex(handler, (60, 40), ground=(60 * 7 + 39 * 39) % 9)
    handler.settle()
    assert shape() == before
    assert changed == before
