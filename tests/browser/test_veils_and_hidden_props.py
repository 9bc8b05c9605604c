"""Veiled ground and hidden props at the table page, set by the Handler."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.commands import state
from tests.browser.demo_hexes import LANTERN, SLOPE
from tests.browser.map_page import hex_state, open_section, wait_for_hex
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.recorder import Recorder
from tests.browser.seats import handler_of
from tests.browser.server import Server

#: Empty hexes of a meadow from north to south; Lantern's start, and the hex above it on the slope.
NORTH, MEADOW, SOUTH = (10, 15), (10, 16), (10, 17)


@pytest.fixture
def pair(demo_people: People, demo: Server) -> tuple[Table, Table]:
    """The Handler with the Map tab open, and a pilot with Lantern."""
    handler = handler_of(demo_people, demo)
    page, _ = demo_people.sit()
    pilot = Table.join(page, demo.link("Pilot"), "Mara")
    pilot.button("Take Lantern").click()
    expect(pilot.card("Lantern")).to_contain_text("yours")
    handler.tab("Map")
    return handler, pilot


def test_veiled_ground_is_unexplored_to_a_pilot_until_it_is_unveiled(
    pair: tuple[Table, Table],
) -> None:
    handler, pilot = pair
    before = hex_state(pilot, *MEADOW)
    assert (before["sight"], before["ground"]) == ("seen", hex_state(handler, *MEADOW)["ground"])
    veil = open_section(handler, "Veil")
    veil.get_by_role("radio", name="Veil", exact=True).click()
    handler.drag(NORTH, SOUTH)
    handler.expect_log(re.compile("hexes veiled"))
    wait_for_hex(handler, MEADOW, veiled=True, ground=before["ground"])
    wait_for_hex(pilot, MEADOW, sight="unexplored", ground=None)
    pilot.page.mouse.move(*pilot.point(*MEADOW))
    expect(pilot.page.locator(".hover-line")).to_contain_text("unexplored")
    pilot.tab("Log")
    expect(pilot.log()).not_to_contain_text("veiled")
    # the pilot reads an explanation
    pilot.button(re.compile("^Unknown ground: what it means")).click()
    legend = pilot.page.get_by_role("region", name="What fog means")
    expect(legend).to_contain_text("Unexplored")
    pilot.page.keyboard.press("Escape")
    expect(legend).to_have_count(0)

    handler.tab("Map")
    open_section(handler, "Veil").get_by_role("radio", name="Unveil", exact=True).click()
    handler.drag(NORTH, SOUTH)
    wait_for_hex(pilot, MEADOW, sight="seen", ground=before["ground"])
    pilot.expect_log(re.compile("hexes shown"))


def test_everything_is_veiled_and_unveiled_when_asked_twice(pair: tuple[Table, Table]) -> None:
    handler, pilot = pair
    veil = open_section(handler, "Veil")
    veil.get_by_role("button", name="Veil everything").click()
    wait_for_hex(pilot, MEADOW, sight="seen")
    veil.get_by_role("button", name="Veil the whole map?").click()
    wait_for_hex(pilot, MEADOW, sight="unexplored")
    wait_for_hex(pilot, SLOPE, sight="unexplored")
    veil.get_by_role("button", name="Unveil everything").click()
    veil.get_by_role("button", name="Show all veiled ground?").click()
    wait_for_hex(pilot, MEADOW, sight="seen")


def test_one_undo_reverts_a_stroke_of_the_veil(pair: tuple[Table, Table]) -> None:
    handler, pilot = pair
    open_section(handler, "Veil").get_by_role("radio", name="Veil", exact=True).click()
    handler.drag(NORTH, SOUTH)
    wait_for_hex(pilot, MEADOW, sight="unexplored")
    wait_for_hex(pilot, SOUTH, sight="unexplored")
    handler.settle()
    handler.page.keyboard.press("Control+z")
    wait_for_hex(pilot, MEADOW, sight="seen")
    wait_for_hex(pilot, SOUTH, sight="seen")
    wait_for_hex(handler, MEADOW, veiled=False)


def test_a_hidden_prop_is_placed_bumped_into_and_revealed(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    page, _ = demo_people.sit()
    recorder = Recorder(page)
    pilot = Table.join(page, demo.link("Pilot"), "Mara")
    pilot.button("Take Lantern").click()
    expect(pilot.card("Lantern")).to_contain_text("yours")
    handler.tab("Map")
    put = open_section(handler, "Put props")
    put.get_by_label("Name").fill("tripwire mast")
    put.get_by_label("Hidden: players do not know of it").check()
    put.get_by_role("button", name="Put props on the map").click()
    handler.click(*SLOPE)
    handler.page.wait_for_function(
        """() => Object.values(document.getElementById("board").board
          .describe({ q: 14, r: 5 }).props).some((prop) => prop.name === "tripwire mast")"""
    )
    handler.page.keyboard.press("Escape")
    props = state(handler.page)["scene"]["props"]
    secret = next(id for id, prop in props.items() if prop["name"] == "tripwire mast")
    assert props[secret]["hidden"] is True

    pilot.settle()
    pilot.page.evaluate("window.keepsWhatIsSaid = true")
    pilot.drag(LANTERN, SLOPE)
    expect(pilot.page.get_by_text("Stopped by something unseen")).not_to_have_count(0)
    pilot.expect_log("something bars the way")
    expect(pilot.card("Lantern")).to_contain_text("1514")
    text = recorder.text()
    assert secret not in text
    assert "tripwire" not in text

    handler.click(*SLOPE)
    card = handler.page.get_by_role("article", name="Prop: tripwire mast")
    expect(card).to_contain_text("Hidden")
    card.get_by_role("button", name="Reveal").click()
    expect(card.get_by_role("button", name="Hide", exact=True)).to_be_visible()
    pilot.page.wait_for_function(
        "() => document.getElementById('board').board.describe({ q: 14, r: 5 }).props.length === 1"
    )
    # the search finds what is there
    assert secret in recorder.text()
