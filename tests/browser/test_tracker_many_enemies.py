"""A segment of seven enemies: every chip of the tracker is whole and selects its token."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.flat_table import WATCH_OVERLAYS, FlatTable, add_units, open_as_handler
from tests.browser.flat_table import flat_table as flat_table
from tests.browser.layout_checks import NOT_CLIPPED, boxes
from tests.browser.people import People
from tests.web.server import Table

ENEMIES = [*("Rifle Section",) * 4, "Quarry Rocket Battery", "Siege Mortar Crew", "Ember Crawler"]

#: Finds chips that are cut by their list or their panel.
CUT = """() => {
  const box = (thing) => thing.getBoundingClientRect();
  const around = [".turns", ".tracker"].map((each) => box(document.querySelector(each)));
  return [...document.querySelectorAll(".turn")].filter((chip) => {
    const { top, bottom, left, right } = box(chip);
    return around.some((a) => top < a.top || bottom > a.bottom || left < a.left || right > a.right);
  }).length;
}"""


def enemies(flat_table: FlatTable) -> Table:
    """Two pilots' units and seven enemies, in the enemies' segment."""
    table = flat_table()
    mine = [("Lantern", 4, 4, {}), ("Magpie", 5, 6, {})]
    theirs = [(name, 12 + n % 3, 2 + n, {"disposition": "enemy"}) for n, name in enumerate(ENEMIES)]
    add_units(table, [*mine, *theirs])
    table.handler.do("conflict.start")
    table.handler.do("segment.end")
    return table


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1200, 700)])
def test_no_row_of_the_tracker_is_clipped_and_a_name_shows_its_token(
    people: People, flat_table: FlatTable, width: int, height: int
) -> None:
    table = enemies(flat_table)
    page, _ = people.sit()
    page.set_viewport_size({"width": width, "height": height})
    handler = open_as_handler(page, table)
    page.locator(".tracker-count").click()
    chips = page.locator(".turn-name")
    expect(chips).to_have_count(7)
    expect(page.locator(".turn-name", has_text="Rifle Section 4")).to_have_count(1)
    assert page.evaluate(CUT) == 0
    # a long name is there in full
    long = page.locator(".turn-name", has_text="Quarry Rocket Battery").locator("span").first
    assert long.evaluate("({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight")
    # beside the buttons the row says how far the segment is
    expect(page.locator(".tracker-count")).to_have_text("0 of 7 acted")
    page.evaluate(WATCH_OVERLAYS)
    page.locator(".turn-name", has_text="Ember Crawler").hover()
    marked = """() => (window.overlays ?? []).filter((each) => each.id === "pointed")
      .map((each) => each.cells)"""
    page.wait_for_function(f"() => ({marked})().length === 1")
    ember = table.handler.state()["view"]["scene"]["units"][table.handler.unit("Ember Crawler")]
    assert page.evaluate(marked) == [[ember["at"]]]
    page.mouse.move(*handler.point(6, 12))
    page.wait_for_function(f"() => ({marked})().length === 0")
    # a notice lies beneath the chips
    handler.tab("Units")
    page.get_by_role("button", name="Hide from the pilots").first.click()
    expect(page.locator(".toast")).to_have_count(1)
    notice = page.locator(".toasts").bounding_box()  # it stands still while a notice slides in
    tracker = page.locator(".tracker").bounding_box()
    assert notice is not None and tracker is not None
    assert notice["y"] >= tracker["y"] + tracker["height"]


def test_folded_the_tracker_keeps_who_acts_and_the_next_step(
    people: People, flat_table: FlatTable
) -> None:
    table = enemies(flat_table)
    page, _ = people.sit()
    page.set_viewport_size({"width": 1440, "height": 900})
    handler = open_as_handler(page, table)
    tracker = page.locator(".tracker")
    count = page.get_by_role("button", name="0 of 7 acted")
    expect(count).to_have_attribute("aria-expanded", "false")
    expect(page.locator(".turn:visible")).to_have_count(0)
    box = tracker.bounding_box()
    assert box is not None and box["height"] <= 100
    # who acts is shown with what is left
    table.handler.do("turn.start", unit=table.handler.unit("Ember Crawler"))
    shown = page.locator(".turn:visible")
    expect(shown).to_have_count(1)
    expect(shown).to_contain_text("Ember Crawler")
    expect(handler.button("End Ember Crawler's turn")).to_be_visible()
    box = tracker.bounding_box()
    assert box is not None and box["height"] <= 100
    page.locator(".tracker-count").click()
    expect(page.locator(".turn:visible")).to_have_count(7)
    expect(page.locator(".turn-abstain:visible")).to_have_count(0)
    # the browser keeps it
    page.reload()
    handler.ready()
    expect(page.locator(".turn:visible")).to_have_count(7)


def test_the_row_of_who_acts_fits_a_small_window(people: People, flat_table: FlatTable) -> None:
    table = enemies(flat_table)
    page, _ = people.sit()
    page.set_viewport_size({"width": 1280, "height": 720})
    handler = open_as_handler(page, table)
    table.handler.do("turn.start", unit=table.handler.unit("Rifle Section"))
    end = handler.button("End Rifle Section's turn")
    expect(end).to_be_visible()
    count, chip, button = boxes(page, ".tracker-count", ".turn-active", ".tracker-buttons .button")
    (tracker,) = boxes(page, ".tracker")
    assert tracker["x"] < count["x"] and count["x"] + count["width"] < chip["x"]
    assert chip["x"] + chip["width"] < button["x"]
    assert button["x"] + button["width"] < tracker["x"] + tracker["width"]
    # no word is broken or cut
    name = page.locator(".turn-active .turn-name > span").first
    for text in (name, end.locator("span").first):
        assert text.evaluate(NOT_CLIPPED)


def test_a_unit_that_acts_for_the_handler_stands_in_the_free_part_of_the_map(
    people: People, flat_table: FlatTable
) -> None:
    table = enemies(flat_table)
    page, _ = people.sit()
    page.set_viewport_size({"width": 1440, "height": 900})
    handler = open_as_handler(page, table)
    top = table.handler.unit("Rifle Section")
    table.handler.do("turn.start", unit=top)
    expect(handler.button("End Rifle Section's turn")).to_be_visible()
    tracker = page.locator(".tracker").bounding_box()
    assert tracker is not None
    handler.at_rest()
    assert handler.point(12, 2)[1] > tracker["y"] + tracker["height"]
