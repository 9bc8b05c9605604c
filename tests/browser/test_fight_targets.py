"""Labels of targets below a bridge and above the attacker."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.commands import do, place, unit_id, unit_named
from tests.browser.demo_hexes import LOW_GROUND
from tests.browser.fight_scenes import start_lanterns_turn
from tests.browser.flat_table import WATCH_OVERLAYS, FlatTable, open_as_handler
from tests.browser.flat_table import flat_table as flat_table
from tests.browser.map_page import axial
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of, pilot_of
from tests.browser.server import Server


def test_a_target_below_a_bridge_is_labelled_beside_the_one_on_it(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    bridge = (20, 10)
    place(handler.page, "Magpie", *bridge)
    page, _ = demo_people.sit()
    pilot = Table.join(page, demo.link("Pilot"), "Jo")
    pilot.button("Take Magpie").click()
    handler.button("Start the conflict").click()
    pilot.button("Start Magpie's turn").click()
    expect(handler.button("End Magpie's turn")).to_be_visible()
    handler.at_rest()
    # Undertow, hidden, stands under the bridge since the beginning
    shown = "Object.values(document.getElementById('board').board.names())"
    # from afar the one whose turn it is stands for both
    names = {name[:3] for name in handler.page.evaluate(shown)}
    assert "Mag" in names and "Und" not in names
    handler.page.evaluate(
        "(hex) => document.getElementById('board').board.centre(hex, 1)", axial(*bridge)
    )
    handler.at_rest()
    assert {name[:3] for name in handler.page.evaluate(shown)} >= {"Mag", "Und"}


def test_the_range_of_a_higher_target_names_its_height_part(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern", phone=True)
    place(handler.page, "Lantern", 24, 11)
    start_lanterns_turn(handler, pilot)
    pilot.button("Attack with Long rifle").tap()
    aims = pilot.page.get_by_role("region", name="Aim Long rifle")
    heron = aims.get_by_role("button", name=re.compile("Heron")).first
    # on the Watchtower, at level 9; Lantern stands on a block, at level 6
    expect(heron).to_contain_text("range 6 (3 hexes + 3 up)")


def test_a_target_out_of_reach_looks_barred(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern", phone=True)
    start_lanterns_turn(handler, pilot)
    lantern = unit_id(handler.page, "Lantern")
    do(handler, "unit.place", unit=lantern, at={**axial(19, 12), "level": 5})
    pilot.button("Attack with Rock pike").tap()
    aims = pilot.page.get_by_role("region", name="Aim Rock pike")
    heron = aims.get_by_role("button", name=re.compile("Heron")).first
    expect(heron).to_contain_text("out of reach")
    pilot.at_rest()
    look = """(hex) => {
      const { board } = document.getElementById("board");
      return board.target(board.screenOf(hex), false)?.look;
    }"""
    assert pilot.page.evaluate(look, axial(26, 9)) == "barred"
    assert pilot.page.evaluate(look, axial(20, 10)) == "open"


@pytest.mark.parametrize("phone", [False, True])
def test_why_a_target_is_barred_does_not_cross_the_map_of_a_phone(
    people: People, flat_table: FlatTable, phone: bool
) -> None:
    """Beside a wide list the map says it too; on a phone its row alone does."""
    laid = flat_table()
    for name, at, side in (("Wolf", (4, 5), "ally"), ("Lynx", (10, 5), "enemy")):
        placed = {**axial(*at), "level": 0}
        laid.handler.do("unit.add", name=name, at=placed, disposition=side, build="picket-drone")
    wall = [{**axial(7, r), "level": 9} for r in range(1, 14)]
    laid.handler.do("terrain.set", cells=wall)
    laid.handler.do("conflict.start")
    laid.handler.do("turn.start", unit=laid.handler.unit("Wolf"))
    page, _ = people.sit(phone=phone)
    handler = open_as_handler(page, laid)
    page.evaluate(WATCH_OVERLAYS)
    page.locator(".tile-arm").first.click()
    lynx = page.locator(".aiming .target-row", has_text="Lynx")
    expect(lynx).to_contain_text("something is in the way")
    handler.at_rest()
    if phone:
        handler.tap(10, 5)
        expect(page.get_by_text("Lynx is behind the ground at 0705")).to_be_visible()
    else:
        page.mouse.move(*handler.point(10, 5))
    label = "overlays.find(({ id }) => id === 'targets').cells[0].label"
    page.wait_for_function(f"() => window.{label} {'===' if phone else '!=='} undefined")


def test_a_unit_on_top_of_another_one_is_named(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    place(handler.page, "Heron", *LOW_GROUND)
    at = unit_named(handler.page, "Heron")["at"]
    above = {**at, "level": at["level"] + 1}
    do(handler, "unit.place", unit=unit_id(handler.page, "Magpie"), at=above)
    other = pilot_of(demo_people, demo, "Jo", "Magpie")
    expect(other.card("Magpie")).to_contain_text(f"1215, level {above['level']}, on Heron")
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern", phone=True)
    start_lanterns_turn(handler, pilot)
    pilot.button("Attack with Long rifle").tap()
    aims = pilot.page.get_by_role("region", name="Aim Long rifle")
    aims.get_by_role("button", name=re.compile("^Heron")).first.tap()
    expect(aims).to_contain_text("Magpie stands on it, and begins to fall if it is destroyed.")
