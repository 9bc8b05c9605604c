"""Pilots and the Handler lay area templates on the map, and everybody sees who is in them."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.commands import do
from tests.browser.flat_table import FlatTable, add_units, open_as_handler, open_as_pilot
from tests.browser.flat_table import flat_table as flat_table
from tests.browser.map_page import axial
from tests.browser.people import People
from tests.browser.pictures import Picture
from tests.browser.pixels import inked
from tests.browser.seats import pilot_of
from tests.browser.server import Server

UNITS: Any = [
    ("Fox", 6, 6, {}),
    ("Wolf", 8, 6, {"disposition": "enemy"}),
    ("Hound", 12, 6, {"disposition": "enemy"}),
]


def take_tool(page: Page) -> Locator:
    """Takes the tool by its key. Returns its panel."""
    page.locator("#board > canvas").focus()
    page.keyboard.press("Shift+T")
    panel = page.get_by_role("region", name="Area templates")
    expect(panel).to_be_visible()
    return panel


def laid(page: Page) -> Locator:
    return page.get_by_role("list", name="On the map").get_by_role("listitem")


def test_a_template_is_laid_moved_and_removed(
    people: People, flat_table: FlatTable, picture: Picture
) -> None:
    table = flat_table()
    add_units(table, UNITS)
    page, _ = people.sit()
    open_as_handler(page, table)
    pilot_page, _ = people.sit()
    pilot = open_as_pilot(pilot_page, table)
    panel = take_tool(pilot_page)
    panel.get_by_role("textbox").fill("Blast")
    # while it is dragged the panel says what it would cover
    x, y = pilot.point(7, 6)
    pilot_page.mouse.move(x, y)
    pilot_page.mouse.down()
    pilot_page.mouse.move(*pilot.point(8, 6), steps=4)
    expect(panel.get_by_role("status")).to_have_text("Radius 1 hex: 7 hexes, 2 units: Fox, Wolf")
    picture(pilot_page, "area-template")
    pilot_page.mouse.up()
    expect(laid(pilot_page)).to_have_text(["Blast Mira 7 hexes, 2 units: Fox, Wolf"])

    take_tool(page)
    expect(laid(page)).to_have_text(["Blast Mira 7 hexes, 2 units: Fox, Wolf"])
    # its first hex moves it, its last one turns it
    pilot.drag((7, 6), (12, 6))
    expect(laid(page)).to_have_text(["Blast Mira 7 hexes, 1 unit: Hound"])
    pilot.drag((13, 7), (15, 6))
    expect(laid(page)).to_contain_text(["37 hexes"])
    # the server has the same hexes as the page
    (template,) = table.handler.state()["view"]["scene"]["templates"].values()
    assert (template["at"], template["to"]) == (axial(12, 6), axial(15, 6))

    page.get_by_role("button", name="Remove Blast").click()
    expect(laid(pilot_page)).to_have_count(0)
    page.keyboard.press("Control+z")
    expect(laid(pilot_page)).to_have_count(1)
    pilot_page.get_by_role("button", name="Remove Blast").click()
    expect(laid(page)).to_have_count(0)


def test_only_handlers_see_a_template_of_theirs(people: People, flat_table: FlatTable) -> None:
    table = flat_table()
    add_units(table, UNITS)
    page, _ = people.sit()
    handler = open_as_handler(page, table)
    pilot_page, _ = people.sit()
    open_as_pilot(pilot_page, table)
    take_tool(pilot_page)
    panel = take_tool(page)
    panel.get_by_role("radio", name="Cone").click()
    panel.get_by_label("Only for Handlers").check()
    # two clicks do what a drag does
    handler.click(7, 6)
    expect(panel.get_by_role("status")).to_contain_text("Click how far it reaches.")
    handler.click(12, 6)
    expect(laid(page)).to_contain_text(["Wolf"])
    assert len(table.handler.state()["view"]["scene"]["templates"]) == 1
    expect(laid(pilot_page)).to_have_count(0)
    page.get_by_role("button", name="Players see").click()
    expect(laid(pilot_page)).to_contain_text(["Wolf"])
    expect(pilot_page.get_by_role("button", name="Remove")).to_have_count(0)
    page.get_by_role("button", name="Make a zone of").click()
    expect(laid(pilot_page)).to_have_count(0)
    (zone,) = table.handler.state()["view"]["scene"]["zones"].values()
    assert (zone["kind"], zone["secret"]) == ("area", False)
    # Escape gives up what has begun, then puts the tool down
    handler.click(4, 10)
    expect(panel.get_by_role("status")).to_contain_text("Click how far it reaches.")
    page.keyboard.press("Escape")
    expect(panel.get_by_role("status")).not_to_contain_text("Click how far it reaches.")
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


def test_a_template_is_laid_on_a_phone_and_by_keyboard(
    people: People, flat_table: FlatTable
) -> None:
    table = flat_table()
    add_units(table, UNITS)
    page, _ = people.sit(phone=True)
    pilot = open_as_pilot(page, table)
    page.get_by_role("button", name="Lay an area template").click()
    panel = page.get_by_role("region", name="Area templates")
    panel.get_by_role("radio", name="Line").click()
    pilot.tap(5, 6)
    expect(panel.get_by_role("status")).to_contain_text("Tap how far it reaches.")
    pilot.tap(7, 6)
    expect(laid(page)).to_contain_text(["Fox"])

    desk, _ = people.sit()
    open_as_handler(desk, table)
    panel = take_tool(desk)
    for at in (axial(9, 6), axial(12, 6)):
        desk.evaluate("(hex) => document.getElementById('board').board.cursorTo(hex)", at)
        desk.locator("#board > canvas").focus()
        desk.keyboard.press("Enter")
    expect(laid(desk)).to_have_count(2)
    expect(laid(desk)).to_contain_text(["", "Hound"])


@pytest.mark.motion
def test_a_template_is_drawn_over_where_a_unit_can_go(demo_people: People, demo: Server) -> None:
    pilot = pilot_of(demo_people, demo, "Mira", "Lantern")
    do(pilot, "template.lay", shape="radius", at=axial(14, 16), to=axial(14, 17))
    pilot.settle()
    # all of it is within reach; its outline keeps its colour
    assert inked(pilot, (14, 16), "--zone-blue", 1.6) > 200
