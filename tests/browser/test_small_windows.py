"""Small windows, and pages at 400 %: no text is cut, everything is reachable, the own unit is in
view."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.commands import do, unit_id
from tests.browser.fight_cards import bar
from tests.browser.flat_table import FlatTable, add_units, open_as_handler, open_as_pilot
from tests.browser.flat_table import flat_table as flat_table
from tests.browser.people import People
from tests.browser.play import Table as TablePage
from tests.browser.seats import handler_of, pilot_of
from tests.browser.server import Server
from tests.web.server import Table

SIZES = [(320, 256), (390, 844), (844, 390), (1024, 576)]

#: Finds elements whose own text is cut off and cannot be scrolled to.
CUT = """() => [...document.querySelectorAll("body *")].filter((element) => {
  const words = [...element.childNodes].some((each) => each.nodeType === 3 && each.data.trim());
  if (!words || !element.checkVisibility({ visibilityProperty: true })) return false;
  if (element.closest(".sr, .spoken")) return false;
  for (let box = element; box !== document.body; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    const wide = overflowX === "hidden" && box.scrollWidth > box.clientWidth + 1;
    const high = overflowY === "hidden" && box.scrollHeight > box.clientHeight + 1;
    if (box.clientWidth > 0 && (wide || high)) return true;
  }
  return false;
}).map((element) => `${element.className}: ${element.textContent}`)"""

#: Finds visible controls that cannot be pressed, even after scrolling.
OUT_OF_REACH = """() => {
  const kinds = "#panels :is(button, a, input, select, summary)";
  return [...document.querySelectorAll(kinds)].filter((control) => {
    if (!control.checkVisibility({ visibilityProperty: true })) return false;
    const area = control.closest("label") ?? control;
    if (control.closest(".sr, .spoken") || area.getBoundingClientRect().width < 2) return false;
    area.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { x, y, width, height } = area.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit === null || !area.contains(hit);
  }).map((control) => control.ariaLabel || control.textContent);
}"""


def open_pilot(people: People, flat_table: FlatTable) -> tuple[Table, TablePage]:
    """A pilot in its turn, at a table with an enemy and a rolled test."""
    table = flat_table()
    add_units(table, [("Lantern", 4, 10, {}), ("Heron", 8, 5, {"disposition": "enemy"})])
    lantern = table.handler.unit("Lantern")
    table.handler.do("unit.fit", unit=lantern, build="kestrel")
    page, _ = people.sit()
    pilot = open_as_pilot(page, table)
    pilot.button("Take Lantern").click()
    expect(pilot.card("Lantern")).to_contain_text("yours")
    table.handler.do("conflict.start")
    table.handler.do("turn.start", unit=lantern)
    expect(pilot.button("End Lantern's turn")).to_be_visible()
    return table, pilot


def resize(table: TablePage, width: int, height: int) -> None:
    """Resizes the window and waits for the page."""
    table.page.set_viewport_size({"width": width, "height": height})
    table.ready()


def fits(page: Page) -> None:
    """Expects that no text is cut and every control can be pressed."""
    assert page.evaluate(CUT) == []
    assert page.evaluate(OUT_OF_REACH) == [], page.viewport_size


def look_through(table: TablePage) -> None:
    """Expects that every tab of the panel fits, and the rest when it is folded to its handle."""
    handle = table.button(re.compile("^Panel height"))
    handle.press("ArrowDown")
    handle.press("ArrowDown")
    expect(handle).to_have_accessible_name("Panel height: handle only")
    fits(table.page)
    handle.press("ArrowUp")
    for tab in table.page.get_by_role("tab").all():
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
        fits(table.page)
    table.page.get_by_role("tab").first.click()


def test_a_pilot_reads_and_reaches_everything(people: People, flat_table: FlatTable) -> None:
    _, pilot = open_pilot(people, flat_table)
    for size in SIZES:
        resize(pilot, *size)
        look_through(pilot)
        expect(pilot.button("End Lantern's turn")).to_be_in_viewport(ratio=1)


def test_a_handler_reads_and_reaches_everything(people: People, flat_table: FlatTable) -> None:
    table, _ = open_pilot(people, flat_table)
    page, _ = people.sit()
    handler = open_as_handler(page, table)
    for size in SIZES[:3]:
        resize(handler, *size)
        look_through(handler)


def test_the_actions_of_a_frame_have_one_row_in_a_low_window_and_its_weapons_two_lines(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Mira", "Lantern")
    do(handler, "conflict.start")
    do(pilot, "turn.start", unit=unit_id(pilot.page, "Lantern"))
    pilot.page.set_viewport_size({"width": 1280, "height": 720})
    pilot.at_rest()
    tiles = bar(pilot.page, "Lantern").locator(".fight-tiles .tile")
    expect(tiles).to_have_count(10)
    tops, broken = tiles.evaluate_all(
        """(tiles) => {
          const words = [...document.querySelectorAll(".fight-tiles .tile-name")];
          const lines = (text) => { const range = document.createRange();
            range.selectNodeContents(text); return range.getClientRects().length; };
          return [tiles.map((tile) => tile.getBoundingClientRect().top),
            words.map((each) => each.textContent)
              .filter((text, i) => lines(words[i]) > text.split(" ").length)];
        }"""
    )
    assert len(set(tops)) == 1
    assert broken == [], "a word is broken"
    assert [each for each in pilot.page.evaluate(CUT) if each.startswith("tile")] == []
    # what a weapon costs stands beside its name, whole, and its facts in one line below
    rows = (
        bar(pilot.page, "Lantern")
        .locator(".tile-arm")
        .evaluate_all(
            """(tiles) => tiles.map((tile) => {
          const middle = (part) => { const { top, bottom } =
            tile.querySelector(part).getBoundingClientRect(); return (top + bottom) / 2; };
          return [Math.abs(middle(".tile-name") - middle(".cost")) < 4,
            middle(".tile-facts") - middle(".cost") > 10, tile.offsetHeight < 50];
        })"""
        )
    )
    assert rows == [[True, True, True]] * 3


def test_the_active_unit_is_visible_beside_the_panels(
    people: People, flat_table: FlatTable
) -> None:
    _, pilot = open_pilot(people, flat_table)
    for size in [(1024, 576), (1120, 660), (1366, 649)]:
        resize(pilot, *size)
        pilot.page.reload()
        pilot.ready()
        expect(pilot.card("Lantern")).to_be_visible()
        pilot.settle()
        at = list(pilot.point(4, 10))
        over = pilot.page.evaluate("([x, y]) => document.elementFromPoint(x, y).tagName", at)
        assert over == "CANVAS", size
