"""The Handler breaks props by clicks and strokes, and reads before what follows."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.flat_table import FlatTable, add_units, open_as_handler
from tests.browser.flat_table import flat_table as flat_table
from tests.browser.layout_checks import boxes, boxes_apart
from tests.browser.map_page import axial
from tests.browser.people import People
from tests.browser.pictures import Picture
from tests.web.server import Table


def integrity(table: Table) -> dict[str, int]:
    props = table.handler.state()["view"]["scene"]["props"].values()
    return {each["name"]: each["integrity"] for each in props}


def show_hexes(page: Page, places: dict[str, tuple[int, int]]) -> None:
    """Tells the page where the props stand, for `expect_integrity`."""
    page.evaluate(
        "(hexes) => { window.hexes = hexes; }", {name: axial(*at) for name, at in places.items()}
    )


def expect_integrity(page: Page, table: Table, left: dict[str, int]) -> None:
    """Waits until the page has as many props, and compares what the server has."""
    page.wait_for_function(
        """(left) => Object.entries(window.hexes).every(([name, hex]) => {
          const props = Object.values(document.getElementById("board").board.describe(hex).props);
          return props.find((prop) => prop.name === name)?.integrity === left[name];
        })""",
        arg=left,
    )
    assert integrity(table) == left


def test_props_are_broken_by_clicks_and_strokes(
    people: People, flat_table: FlatTable, picture: Picture
) -> None:
    table = flat_table()
    places = {"Tower": (6, 6), "House": (8, 6), "Shed": (9, 6)}
    for name, at in places.items():
        height = 3 if name == "Tower" else 1
        table.handler.do("prop.add", **axial(*at), height=height, value=6, name=name)
    add_units(table, [("Fox", 6, 8, {})])
    fox = table.handler.unit("Fox")
    table.handler.do("unit.place", unit=fox, at={**axial(6, 6), "level": 3})
    page, _ = people.sit()
    handler = open_as_handler(page, table)
    show_hexes(page, places)
    page.locator("#board > canvas").focus()
    page.keyboard.press("Shift+Y")
    panel = page.get_by_role("region", name="Break props")
    panel.get_by_role("radio", name="−3").click()
    page.mouse.move(*handler.point(6, 6))
    expect(panel.get_by_role("status")).to_have_text("Tower: integrity 6 → 3")
    handler.click(6, 6)
    expect_integrity(page, table, {"Tower": 3, "House": 6, "Shed": 6})
    # what follows is said before
    page.mouse.move(*handler.point(6, 6))
    expect(panel.get_by_role("status")).to_have_text("Tower breaks; without footing then: Fox")
    picture(page, "break-props")
    # who flew stays up, and the preview says so
    table.handler.do("unit.update", unit=fox, flown=True)
    expect(panel.get_by_role("status")).to_have_text(
        "Tower breaks; flew, so up until the next turn: Fox"
    )
    table.handler.do("unit.update", unit=fox, flown=False)
    handler.drag((8, 6), (9, 6))
    expect_integrity(page, table, {"Tower": 3, "House": 3, "Shed": 3})
    panel.get_by_role("radio", name="Break", exact=True).click()
    handler.drag((8, 6), (9, 6))
    expect_integrity(page, table, {"Tower": 3})
    page.keyboard.press("Control+z")
    expect_integrity(page, table, {"Tower": 3, "House": 3, "Shed": 3})
    page.mouse.move(*handler.point(6, 6))
    handler.click(6, 6)
    expect_integrity(page, table, {"House": 3, "Shed": 3})
    assert table.handler.state()["view"]["scene"]["units"][fox]["falling"]

    # the card of a prop has the same amounts
    page.keyboard.press("Escape")
    handler.click(8, 6)
    card = page.get_by_role("article", name="Prop: House")
    card.get_by_role("button", name="−2").click()
    expect_integrity(page, table, {"House": 1, "Shed": 3})


def test_a_finger_taps_twice_and_reads_first_what_follows(
    people: People, flat_table: FlatTable
) -> None:
    table = flat_table()
    for name, at in (("Tower", (6, 6)), ("House", (8, 6))):
        table.handler.do("prop.add", **axial(*at), height=1, value=6, name=name)
    page, _ = people.sit(phone=True)
    handler = open_as_handler(page, table)
    show_hexes(page, {"Tower": (6, 6), "House": (8, 6)})
    page.locator("#board > canvas").focus()
    page.keyboard.press("Shift+Y")
    panel = page.get_by_role("region", name="Break props")
    panel.get_by_role("radio", name="−3").tap()
    handler.tap(6, 6)
    expect(panel).to_contain_text("Tap it again to do so")
    expect(panel.get_by_role("status")).to_have_text("Tower: integrity 6 → 3")
    # a tap on another prop asks anew
    handler.tap(8, 6)
    expect(panel.get_by_role("status")).to_have_text("House: integrity 6 → 3")
    assert integrity(table) == {"Tower": 6, "House": 6}
    handler.tap(8, 6)
    expect_integrity(page, table, {"Tower": 6, "House": 3})
    expect(panel).to_contain_text("Tap a prop twice")


def test_the_panel_has_room_for_its_hint_on_a_phone(people: People, flat_table: FlatTable) -> None:
    page, _ = people.sit(phone=True)
    open_as_handler(page, flat_table())
    page.locator("#board > canvas").focus()
    page.keyboard.press("Shift+Y")
    panel = page.get_by_role("region", name="Break props")
    hint, close = boxes(page, ".areas .measure-head > p", ".areas .measure-head > button")
    assert hint["height"] < 45, "at most two rows"
    assert boxes_apart(hint, close)
    expect(panel.get_by_role("radio", name="Break", exact=True)).to_be_visible()
