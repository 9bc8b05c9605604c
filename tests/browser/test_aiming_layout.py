"""The layout while aiming: nothing is cut or covered, and each thing has its own look."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from app.rules.geometry.hexes import from_offset
from tests.browser.fight_cards import bar, panel
from tests.browser.flat_table import WATCH_OVERLAYS, FlatTable, add_units, open_as_handler
from tests.browser.flat_table import flat_table as flat_table
from tests.browser.people import People

#: Finds cut texts in the action bar, and overlapping undo buttons.
CUT = """() => [...document.querySelectorAll(".tile-name, .tile-facts, .target-name")]
  .filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent)"""

OVERLAP = """() => {
  const boxes = [...document.querySelectorAll(".topbar-buttons > *")]
    .map((each) => each.getBoundingClientRect()).sort((a, b) => a.left - b.left);
  return boxes.filter((box, n) => n > 0 && box.left < boxes[n - 1].right - 0.5).length;
}"""

#: What covers the map at a point of the window, null for nothing.
OVER = """([x, y]) => {
  const each = document.elementFromPoint(x, y);
  if (document.getElementById("board").contains(each)) return null;
  return each?.outerHTML.slice(0, 80) ?? "";
}"""

NOTICE = """() => {
  const { left, right, top, bottom } = document.querySelector(".toast").getBoundingClientRect();
  return { left, right, top, bottom };
}"""


def test_aiming_hides_no_text_and_marks_no_friend_as_an_enemy(
    people: People, flat_table: FlatTable
) -> None:
    table = flat_table()
    do = table.handler.do

    def add(name: str, column: int, row: int, side: str, build: str) -> None:
        h = from_offset(column - 1, row - 1, "flat")
        at = {"q": h.q, "r": h.r, "level": 0}
        do("unit.add", name=name, disposition=side, at=at, build=build)

    add("Lantern", 10, 1, "pilot", "lamplighter")
    add("Magpie", 12, 2, "pilot", "stormglass")
    add("Wolf", 13, 4, "enemy", "ember-crawler")
    add("Bus", 14, 3, "neutral", "ember-crawler")
    lantern = table.handler.unit("Lantern")
    most = table.handler.state()["view"]["scene"]["units"][lantern]["integrity_max"]
    do("unit.update", unit=lantern, integrity=most // 3)
    do("conflict.start")
    do("turn.start", unit=lantern)
    page, _ = people.sit()
    handler = open_as_handler(page, table)
    card = page.get_by_role("complementary", name="Selected unit")

    # low integrity is no green
    handler.click(10, 1)
    expect(card.locator(".gauge-integrity")).to_have_class("gauge gauge-integrity gauge-low")

    # repeated clicks out of reach keep the unit selected
    for _ in range(2):
        handler.click(19, 3)
        expect(card).to_contain_text("Lantern")
    assert page.evaluate("() => document.getElementById('board').board.plan()") is not None

    # the reason lies beside the unit that it is about
    handler.drag((10, 1), (19, 3))
    expect(page.locator(".toast")).to_have_count(1)
    notice, (x, y) = page.evaluate(NOTICE), handler.point(10, 1)
    covered = notice["left"] < x < notice["right"] and notice["top"] < y < notice["bottom"]
    assert not covered, (notice, x, y)
    assert page.locator(".toasts").get_attribute("style"), "it would have covered it at its place"
    page.keyboard.press("Escape")

    # nothing is cut, nothing lies over its neighbour
    assert page.evaluate(CUT) == []
    assert page.evaluate(OVERLAP) == 0

    # the end of the turn is quiet while the unit can act, and friends differ from enemies
    end = page.get_by_role("region", name="Turn tracker").locator("[data-action='turn.primary']")
    handler.click(10, 1)
    expect(end).to_have_class("button")
    page.evaluate(WATCH_OVERLAYS)
    page.locator(".tile-arm").first.click()
    page.wait_for_function(
        "(unit) => (window.overlays ?? []).some((each) =>"
        " each.id === 'targets' && each.cells.some((cell) => cell.unit === unit))",
        arg=table.handler.unit("Magpie"),
    )
    cells: list[dict[str, Any]] = page.evaluate(
        "() => window.overlays.find((each) => each.id === 'targets').cells"
    )
    own = {cell["unit"]: cell.get("own", False) for cell in cells if "unit" in cell}
    assert own[table.handler.unit("Magpie")] and not own[table.handler.unit("Wolf")]
    assert not own[table.handler.unit("Bus")], "a neutral is on nobody's side"
    assert page.evaluate(CUT) == []

    # the end of the turn is no main action while an attack waits for its dice
    page.keyboard.press("Escape")
    do("unit.update", unit=lantern, steps=0)
    expect(end).to_have_class("button button-primary")
    do("unit.update", unit=lantern, steps=4)
    expect(end).to_have_class("button")
    weapon = table.handler.state()["view"]["scene"]["units"][lantern]["frame"]["weapons"]
    at = {"unit": table.handler.unit("Wolf")}
    do("attack.declare", unit=lantern, weapon=weapon[0]["id"], at=at)
    expect(end).to_have_class("button")


def test_a_chosen_target_in_a_corner_of_the_map_is_beside_the_cards(
    people: People, flat_table: FlatTable
) -> None:
    table = flat_table()
    corners = {"Wolf": (1, 14), "Fox": (20, 14), "Bear": (1, 1), "Hound": (20, 1)}
    enemy = {"disposition": "enemy", "build": "ember-crawler"}
    add_units(table, [("Lantern", 10, 8, {"disposition": "pilot", "build": "lamplighter"})])
    add_units(table, [(name, *at, enemy) for name, at in corners.items()])
    table.handler.do("conflict.start")
    table.handler.do("turn.start", unit=table.handler.unit("Lantern"))
    page, _ = people.sit()
    handler = open_as_handler(page, table)
    handler.click(10, 8)
    bar(page, "Lantern").get_by_role("button", name="Attack with Lamp").click()
    aim = panel(page, "Aim Lamp")
    for name, at in corners.items():
        aim.get_by_role("button", name=re.compile(name)).first.click()
        handler.at_rest()
        assert page.evaluate(OVER, handler.point(*at)) is None, name
