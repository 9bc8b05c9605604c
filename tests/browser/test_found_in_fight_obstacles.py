"""What a Handler met where units stand in the way: a sign at each, what it is in words, and the
answer to what blocks a line."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from app.rules.geometry.hexes import from_offset
from tests.browser.fight import send
from tests.browser.laid_table import LayTable, add_units, open_as_handler
from tests.browser.laid_table import lay_table as lay_table
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.test_fight import panel

FOX, GIANT, WOLF, LYNX = (4, 6), (6, 5), (8, 4), (6, 8)
TALL = [[0, 0, 0], [0, 0, 1], [0, 0, 2]]
BLOCKS = "blocks lines of sight"


def aiming(people: People, lay_table: LayTable, side: str = "neutral") -> tuple[Table, Locator]:
    """The Handler, and what Fox can aim at: a Wolf behind a Giant of that side, a Lynx."""
    table = lay_table()
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


def test_an_obstacle_says_on_its_card_and_under_the_pointer_what_it_is(
    people: People, lay_table: LayTable
) -> None:
    table = lay_table()
    add_units(table, [("Giant", *GIANT, {"disposition": "neutral", "obstacle": True})])
    page, _ = people.sit()
    handler = open_as_handler(page, table)
    handler.click(*GIANT)
    card = handler.card("Giant")
    chip = card.get_by_role("button", name="Blocks lines of sight")
    chip.click()
    expect(card.get_by_role("status")).to_contain_text("Lines of sight stop at its cells")
    handler.settle()
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
    people: People, lay_table: LayTable, side: str
) -> None:
    _, aim = aiming(people, lay_table, side)
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


def test_what_is_in_the_way_stands_beside_the_target(people: People, lay_table: LayTable) -> None:
    handler, aim = aiming(people, lay_table)
    barred = aim.get_by_text(re.compile(r"^Cannot be aimed at \(1\)$"))
    barred.click()
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
    expect(wolf).to_have_count(0)
    barred.click()
    expect(wolf).to_contain_text("Behind Giant at 0605")
    # and it is the answer of now
    at = from_offset(4, 5, "flat")
    mast = {"q": at.q, "r": at.r, "height": 5, "value": 4, "name": "Mast"}
    assert send(handler.page, type="prop.add", **mast)["status"] == 200
    expect(wolf).to_contain_text("Behind Mast at 0506 (up to level 5)")
