"""Units that block lines of sight: how they are marked and named."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from app.rules.geometry.hexes import from_offset
from tests.browser.commands import place, send, unit_id
from tests.browser.demo_hexes import BEHIND_RIDGE, BRIDGE, LOW_GROUND
from tests.browser.fight_cards import panel
from tests.browser.flat_table import FlatTable, add_units, open_as_handler
from tests.browser.flat_table import flat_table as flat_table
from tests.browser.map_page import axial, click_centred
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of
from tests.browser.server import Server


def test_the_obstacle_is_named_after_a_click_on_the_map(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo).unhurried()
    page = handler.page
    place(page, "Heron", *LOW_GROUND)
    place(page, "Mule", *BEHIND_RIDGE)
    click_centred(handler, LOW_GROUND)
    expect(handler.card("Heron")).to_be_visible()
    handler.settle()
    page.keyboard.press("1")
    aim = panel(page, "Aim Needle gun")
    expect(aim).to_contain_text("Cannot be aimed at")
    click_centred(handler, BEHIND_RIDGE)
    row = aim.get_by_role("listitem").filter(has_text="Mule").get_by_role("button").first
    expect(row).to_have_attribute("aria-expanded", "true")
    row.get_by_text("What is in the way?").click()
    expect(handler.toast(re.compile(r"Mule is behind .+ at \d{4}"))).to_be_visible()
    # it has answered: its row stays open, and closes with the next press
    expect(row).to_have_attribute("aria-expanded", "true")
    expect(row).not_to_contain_text("What is in the way?")
    row.click()
    expect(aim.locator(".target-barred.target-chosen")).to_have_count(0)


FOX, GIANT, WOLF, LYNX = (4, 6), (6, 5), (8, 4), (6, 8)

TALL = [[0, 0, 0], [0, 0, 1], [0, 0, 2]]

BLOCKS = "blocks lines of sight"

TARGET_LABEL = """([hex, text]) => {
  const { board } = document.getElementById("board");
  return String(board.target(board.screenOf(hex), false)?.label).includes(text);
}"""


def aiming(people: People, flat_table: FlatTable, side: str = "neutral") -> tuple[Table, Locator]:
    """The Handler, and Fox's possible targets: a Wolf behind a Giant of its side, and a Lynx."""
    table = flat_table()
    tall = {"footprint": TALL, "obstacle": True}
    add_units(
        table,
        [
            ("Fox", *FOX, {"build": "kestrel"}),
            ("Giant", *GIANT, {"disposition": side, **tall}),
            ("Wolf", *WOLF, {"disposition": "enemy"}),
            ("Lynx", *LYNX, {"disposition": "enemy"}),
        ],
    )
    page, _ = people.sit()
    handler = open_as_handler(page, table)
    handler.click(*FOX)
    expect(handler.card("Fox")).to_be_visible()
    handler.settle()
    page.keyboard.press("1")
    aim = panel(page, "Aim Marker rifle")
    expect(aim.get_by_role("button", name=re.compile("^Lynx"))).to_be_visible()
    return handler, aim


def test_an_obstacle_is_named_on_its_card_and_under_the_pointer(
    people: People, flat_table: FlatTable
) -> None:
    table = flat_table()
    add_units(table, [("Giant", *GIANT, {"disposition": "neutral", "obstacle": True})])
    page, _ = people.sit()
    handler = open_as_handler(page, table)
    handler.click(*GIANT)
    card = handler.card("Giant")
    chip = card.get_by_role("button", name="Blocks lines of sight")
    chip.click()
    expect(card.get_by_role("status")).to_contain_text("Lines of sight stop at its cells")
    handler.at_rest()
    page.mouse.move(*handler.point(*GIANT))
    expect(page.locator(".hover-line")).to_have_text(re.compile(f"Giant.*{BLOCKS}"))
    table.handler.do("unit.hide", unit=table.handler.unit("Giant"), hidden=True)
    expect(card.get_by_role("button", name="Blocks lines of sight once shown")).to_be_visible()
    expect(page.locator(".hover-line")).not_to_contain_text(BLOCKS)
    table.handler.do("unit.hide", unit=table.handler.unit("Giant"), hidden=False)
    expect(page.locator(".hover-line")).to_contain_text(BLOCKS)
    table.handler.do("unit.update", unit=table.handler.unit("Giant"), obstacle=False)
    expect(chip).to_have_count(0)


@pytest.mark.parametrize("side", ["neutral", "enemy"])
def test_an_obstacle_on_nobodys_side_is_listed_among_things(
    people: People, flat_table: FlatTable, side: str
) -> None:
    _, aim = aiming(people, flat_table, side)
    foes = aim.locator(".targets > .target-list")
    things = aim.get_by_text(re.compile(r"^Things \(1\)$"))
    giant = aim.get_by_role("button", name=re.compile("^Giant"))
    if side == "enemy":
        expect(foes.get_by_role("button", name=re.compile("^Giant"))).to_contain_text(BLOCKS)
        expect(things).to_have_count(0)
        return
    expect(foes.get_by_role("button", name=re.compile("^Lynx"))).to_be_visible()
    expect(foes).not_to_contain_text("Giant")
    things.click()
    expect(giant).to_be_visible()
    giant.click()
    expect(aim.get_by_label("What would come of it")).to_be_visible()


def test_the_obstacle_is_named_beside_the_target(people: People, flat_table: FlatTable) -> None:
    handler, aim = aiming(people, flat_table)
    # an enemy that cannot be aimed at stands in the open list, under those that can
    rows = aim.locator(".targets > .target-list").get_by_role("button")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Lynx")
    expect(aim.get_by_text(re.compile("^Cannot be aimed at"))).to_have_count(0)
    handler.at_rest()
    handler.page.mouse.move(*handler.point(*WOLF))
    # the pointer on its sign shows the reason on the map
    handler.page.wait_for_function(TARGET_LABEL, arg=[axial(*WOLF), "something is in the way"])
    wolf = aim.get_by_role("button", name=re.compile("^Wolf"))
    expect(wolf).to_contain_text("What is in the way?")
    wolf.click()
    notice = handler.toast(re.compile("Wolf is behind Giant at 0605"))
    expect(notice).to_be_visible()
    handler.page.locator(".toasts").get_by_role("button", name="Dismiss").click()
    expect(notice).to_have_count(0)
    # the notice has gone, the answer has not
    expect(wolf).to_contain_text("Behind Giant at 0605 (up to level 3)")
    lynx = aim.get_by_role("button", name=re.compile("^Lynx"))
    lynx.click()
    expect(wolf).to_contain_text("Behind Giant at 0605")
    # and it is the answer of now
    at = from_offset(4, 5, "flat")
    mast = {"q": at.q, "r": at.r, "height": 5, "value": 4, "name": "Mast"}
    assert send(handler.page, type="prop.add", **mast)["status"] == 200
    expect(wolf).to_contain_text("Behind Mast at 0506 (up to level 5)")
    # its own hex is not named like any other ground
    change = {**axial(*FOX), "level": 9}
    assert send(handler.page, type="terrain.set", cells=[change], carry=True)["status"] == 200
    expect(wolf).to_contain_text("Behind the edge of Fox's own hex")


def test_the_question_about_the_obstacle_fits_one_line(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    send(page, type="conflict.start")
    for segment in ("ally", "neutral", "enemy"):
        send(page, type="segment.end")
        expect(page.locator("[aria-current=step]")).to_contain_text(segment.capitalize())
    send(page, type="turn.start", unit=unit_id(page, "Undertow"))
    handler.click(*BRIDGE)
    expect(handler.card("Undertow")).to_be_visible()
    expect(handler.button("End Undertow's turn")).to_be_visible()
    page.keyboard.press("2")
    page.get_by_text("Cannot be aimed at").click()
    asked = page.get_by_text("What is in the way?").first
    asked.scroll_into_view_if_needed()
    assert asked.evaluate("(span) => span.getClientRects().length === 1 && span.offsetHeight < 24")
