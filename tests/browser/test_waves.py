"""The Handler prepares waves, which come by themselves in their round or by a press."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.flat_table import (
    WATCH_OVERLAYS,
    FlatTable,
    add_units,
    open_as_handler,
    open_as_pilot,
)
from tests.browser.flat_table import flat_table as flat_table
from tests.browser.map_page import axial, wait_for_unit
from tests.browser.people import People
from tests.browser.pictures import Picture
from tests.browser.play import Table

HOUNDS = [("Hound", 4, 4), ("Rook", 6, 4), ("Owl", 8, 4)]


#: Keeps how many hexes were marked last as found.
WATCH_FLASHES = """() => {
  const { board } = document.getElementById("board");
  const set = board.set.bind(board);
  board.set = (given) => {
    const flash = (given.overlays ?? []).find(({ style }) => style === "found");
    if (flash) window.flashed = flash.cells.length;
    return set(given);
  };
}"""


def waves(page: Page) -> Any:
    return page.get_by_role("list", name="The waves").get_by_role("listitem")


def choose(handler: Table, *names: str) -> None:
    """Chooses units in the list."""
    handler.page.get_by_role("button", name="Several", exact=True).click()
    for name in names:
        handler.page.get_by_role("checkbox", name=f"Choose {name}").check()


def test_a_wave_comes_in_its_round_and_another_by_a_press(
    people: People, flat_table: FlatTable, picture: Picture
) -> None:
    table = flat_table()
    add_units(table, [(*each, {"disposition": "enemy"}) for each in HOUNDS])
    add_units(table, [("Lantern", 6, 9, {})])
    page, _ = people.sit()
    handler = open_as_handler(page, table).unhurried()
    pilot_page, _ = people.sit()
    pilot = open_as_pilot(pilot_page, table).unhurried()
    handler.tab("Units")
    choose(handler, "Hound", "Rook")
    two = page.get_by_role("region", name="2 units chosen")
    two.get_by_role("button", name="Make a wave…").click()
    two.get_by_label("Name of the wave").fill("Pack")
    two.get_by_label("By itself in round").fill("1")
    two.get_by_label("When it is to come").fill("when the alarm sounds")
    picture(page, "waves")
    two.get_by_role("button", name="Make the wave").click()
    expect(two).to_have_count(0)
    expect(handler.toast("Pack waits with 2 units")).to_be_visible()
    pack = waves(page).first
    expect(pack).to_be_in_viewport(ratio=1)
    expect(page.locator(".unit-row", has_text="Hound")).to_contain_text("in Pack, secret")
    # where its first unit stood, until another place is chosen
    expect(pack).to_contain_text("Comes in round 1 · around 0404 · when the alarm sounds")
    # the units were taken off by the same step, which has the name of the wave
    expect(page.get_by_role("button", name=re.compile("^Undo: wave"))).to_be_visible()
    wait_for_unit(handler, "Hound", (4, 4), False)
    page.keyboard.press("Control+z")
    wait_for_unit(handler, "Hound", (4, 4), True)
    expect(waves(page)).to_have_count(0)
    page.keyboard.press("Control+Shift+z")
    pack.get_by_role("button", name="Another place").click()
    handler.click(4, 8)
    expect(pack).to_contain_text("around 0408")
    # its sign stays on the map while another tab is open
    page.evaluate(WATCH_OVERLAYS)
    handler.tab("Dice")
    handler.click(6, 9)
    page.wait_for_function("() => window.overlays?.some(({ style }) => style === 'wave')")
    page.keyboard.press("Escape")
    handler.tab("Units")

    handler.button("Start the conflict").click()
    wait_for_unit(handler, "Hound", (4, 8), True)
    expect(waves(page)).to_have_count(0)
    # a notice says so, beside the log, and names its units
    expect(
        handler.toast(re.compile("^Pack comes: (Hound and Rook|Rook and Hound)$"))
    ).to_be_visible()
    handler.expect_log("Pack comes")
    pilot.expect_log("Hound enters")
    # the players' notice names them, and leads there
    pilot_page.evaluate(WATCH_FLASHES)
    pilot_page.get_by_role("button", name="Hound and Rook come into sight").click()
    pilot_page.wait_for_function("() => window.flashed === 2")
    expect(pilot_page.get_by_text("Pack comes")).to_have_count(0)

    # without a round and a place: the Handler clicks where it comes
    handler.tab("Units")
    choose(handler, "Owl")
    page.get_by_role("button", name="Take off").click()
    wait_for_unit(handler, "Owl", (8, 4), False)
    one = page.get_by_role("region", name="1 unit chosen")
    one.get_by_role("button", name="Make a wave…").click()
    one.get_by_role("button", name="Make the wave").click()
    second = waves(page).first
    expect(second).to_contain_text("Comes when you say so")
    second.get_by_role("button", name="Edit Wave 1").click()
    edit = page.get_by_role("group", name="Edit Wave 1")
    expect(edit).to_contain_text("Owl")
    edit.get_by_label("Name of the wave").fill("Night")
    edit.get_by_role("button", name="Save").click()
    expect(second).to_contain_text("Night")
    second.get_by_role("button", name="Let it come").click()
    expect(page.get_by_text("Click the hex for Night")).to_be_visible()
    handler.click(9, 9)
    wait_for_unit(handler, "Owl", (9, 9), True)
    assert axial(9, 9)["q"] == next(
        unit["at"]["q"]
        for unit in table.handler.state()["view"]["scene"]["units"].values()
        if unit["name"] == "Owl"
    )


def test_a_removed_wave_leaves_its_units_off_the_map(people: People, flat_table: FlatTable) -> None:
    table = flat_table()
    add_units(table, [(*each, {"disposition": "enemy"}) for each in HOUNDS])
    page, _ = people.sit()
    handler = open_as_handler(page, table)
    handler.unhurried()
    handler.tab("Units")
    choose(handler, "Hound", "Rook", "Owl")
    three = page.get_by_role("region", name="3 units chosen")
    three.get_by_role("button", name="Make a wave…").click()
    three.get_by_role("button", name="Make the wave").click()
    waves(page).first.get_by_role("button", name="Edit Wave 1").click()
    edit = page.get_by_role("group", name="Edit Wave 1")
    edit.get_by_role("button", name="Remove").click()
    edit.get_by_role("button", name="Remove the wave? Its units stay off the map.").click()
    expect(waves(page)).to_have_count(0)
    units = table.handler.state()["view"]["scene"]["units"].values()
    assert [unit["at"] for unit in units] == [None] * 3
