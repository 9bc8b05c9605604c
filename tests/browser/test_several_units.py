"""The Handler chooses several units and acts with all of them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.flat_table import WATCH_OVERLAYS, FlatTable, add_units, open_as_handler
from tests.browser.flat_table import flat_table as flat_table
from tests.browser.map_page import axial
from tests.browser.people import People
from tests.browser.pictures import Picture
from tests.browser.play import Table

HOUNDS = [("Hound", 4, 4), ("Rook", 6, 4), ("Owl", 8, 4)]


def kennel(people: People, flat_table: FlatTable) -> tuple[Any, Table]:
    """The Handler's page at a table with three enemies in a row and a pilot's unit beside them."""
    table = flat_table()
    ada = table.join("Ada")
    enemies = [(*each, {"disposition": "enemy"}) for each in HOUNDS]
    add_units(table, [*enemies, ("Lantern", 6, 9, {"controller": ada.seat})])
    page, _ = people.sit()
    handler = open_as_handler(page, table)
    handler.tab("Units")
    return table, handler


def units(table: Any) -> dict[str, dict[str, Any]]:
    """Returns the units of the table by their names."""
    found = table.handler.state()["view"]["scene"]["units"].values()
    return {unit["name"]: unit for unit in found}


def bar(page: Page, count: int) -> Any:
    """Returns the bar for so many chosen units."""
    plural = "" if count == 1 else "s"
    return page.get_by_role("region", name=f"{count} unit{plural} chosen")


def test_a_box_on_the_map_chooses_units_that_are_hidden_and_hurt_together(
    people: People, flat_table: FlatTable, picture: Picture
) -> None:
    table, handler = kennel(people, flat_table)
    page = handler.page
    handler.tab("Log")
    handler.settle()
    page.keyboard.down("Shift")
    (left, top), (right, bottom) = handler.point(3, 2), handler.point(9, 6)
    page.mouse.move(left, top)
    page.mouse.down()
    page.mouse.move(right, bottom, steps=4)
    page.mouse.up()
    page.keyboard.up("Shift")
    three = bar(page, 3)
    expect(three).to_be_visible()
    picture(page, "several-units")

    three.get_by_role("button", name="Hide").click()
    expect(three.get_by_role("button", name="Show")).to_be_visible()
    assert {name for name, unit in units(table).items() if unit["hidden"]} == {
        "Hound",
        "Rook",
        "Owl",
    }
    three.get_by_role("button", name="Damage…").click()
    three.get_by_label("Amount", exact=True).fill("4")
    three.get_by_label("Amount", exact=True).blur()
    three.get_by_role("button", name="Take away").click()
    handler.settle()
    before = units(table)["Lantern"]["integrity"]
    assert {unit["integrity"] for name, unit in units(table).items() if name != "Lantern"} == {
        before - 4
    }
    # one step each to undo
    page.keyboard.press("Control+z")
    handler.settle()
    page.keyboard.press("Control+z")
    expect(three.get_by_role("button", name="Show")).to_have_count(0)
    assert not any(unit["hidden"] for unit in units(table).values())

    page.keyboard.press("Escape")
    expect(three).to_have_count(0)


def test_the_list_chooses_units_that_are_placed_together(
    people: People, flat_table: FlatTable
) -> None:
    table, handler = kennel(people, flat_table)
    page = handler.page
    rows = page.get_by_role("list").filter(has_text="Hound")
    page.get_by_role("button", name="Several", exact=True).click()
    page.get_by_role("button", name="Enemies").click()
    expect(bar(page, 3)).to_be_visible()
    rows.get_by_role("checkbox", name="Choose Rook").uncheck()
    two = bar(page, 2)
    two.get_by_role("button", name="Place together").click()
    expect(page.get_by_text("Click the hex for 2 units")).to_be_visible()
    # the map shows before where both of them come
    page.evaluate(WATCH_OVERLAYS)
    page.mouse.move(*handler.point(4, 10))
    shown = "() => window.overlays?.find(({ id }) => id === 'several-places')?.cells"
    page.wait_for_function(shown)
    assert page.evaluate(shown) == [axial(4, 10), axial(8, 10)]
    handler.click(4, 10)
    expect(page.get_by_text("Click the hex for 2 units")).to_have_count(0)
    handler.settle()
    hound, owl = units(table)["Hound"]["at"], units(table)["Owl"]["at"]
    assert (hound["q"], hound["r"]) == tuple(axial(4, 10).values())
    assert (owl["q"], owl["r"]) == tuple(axial(8, 10).values())

    def row(name: str) -> Locator:
        return rows.get_by_role("listitem").filter(has_text=name).locator(".unit-row-name")

    # Shift and Ctrl choose as in every list
    row("Lantern").click()
    row("Owl").click(modifiers=["Shift"])
    expect(bar(page, 3)).to_be_visible()
    row("Hound").click(modifiers=["Control"])
    expect(bar(page, 2)).to_be_visible()
    bar(page, 2).get_by_role("button", name="Take off").click()
    handler.settle()
    now = units(table)
    assert [now[name]["at"] is None for name in ("Hound", "Lantern", "Owl")] == [False, True, True]


def test_copies_are_made_by_button_and_by_key_and_removed(
    people: People, flat_table: FlatTable
) -> None:
    table, handler = kennel(people, flat_table)
    page = handler.page
    handler.click(4, 4)
    page.keyboard.down("Shift")
    handler.click(6, 4)
    page.keyboard.up("Shift")
    two = bar(page, 2)
    two.get_by_role("button", name="Duplicate").click()
    expect(page.get_by_role("listitem").filter(has_text="Rook 2")).to_be_visible()
    assert {"Hound 2", "Rook 2"} < set(units(table))

    # the copies are chosen now
    page.keyboard.press("Control+c")
    expect(page.get_by_text("Copied: 2 units")).to_be_visible()
    page.mouse.move(*handler.point(5, 11))
    page.keyboard.press("Control+v")
    expect(page.get_by_role("listitem").filter(has_text="Rook 3")).to_be_visible()
    assert units(table)["Hound 3"]["at"]["q"] == axial(5, 11)["q"]

    page.keyboard.press("Delete")
    expect(page.get_by_text("Removed: 2 units")).to_be_visible()
    handler.settle()
    assert {"Hound 3", "Rook 3"}.isdisjoint(units(table))
    assert {"Hound 2", "Rook 2"} < set(units(table))
    page.keyboard.press("Control+z")
    handler.settle()
    assert {"Hound 3", "Rook 3"} < set(units(table))


def test_the_name_of_a_group_stands_above_its_units_and_the_bar_below_the_list(
    people: People, flat_table: FlatTable
) -> None:
    table, handler = kennel(people, flat_table)
    page = handler.page
    page.set_viewport_size({"width": 1440, "height": 600})
    for name in ("Hound", "Owl"):
        table.handler.do("unit.update", unit=table.handler.unit(name), group="Night watch")
    rows = page.locator(".unit-list")
    expect(rows.get_by_text("Night watch")).to_have_count(1)
    expect(rows.locator(".unit-group + .unit-row")).to_contain_text("Hound")
    page.get_by_role("button", name="Night watch").click()
    two = bar(page, 2)
    expect(two).to_be_visible()
    # the list ends where the bar begins, however far it is scrolled
    box, above = two.bounding_box(), page.locator(".units").bounding_box()
    assert box is not None and above is not None
    assert above["y"] + above["height"] <= box["y"] + 1
