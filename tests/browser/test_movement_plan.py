"""Planned movements: cost, confirmation, refusal, and what cancels a plan."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.commands import do, place, unit_id
from tests.browser.demo_hexes import LANTERN, LOW_GROUND, SLOPE
from tests.browser.drawn_texts import drawn, recording_handler, recording_pilot
from tests.browser.fight_cards import bar
from tests.browser.map_page import expect_unmoved, wait_for_refusal
from tests.browser.people import People
from tests.browser.pixels import inked
from tests.browser.play import Table
from tests.browser.seats import handler_of, pilot_of, seated
from tests.browser.server import Server

pytestmark = pytest.mark.motion


@pytest.mark.parametrize("phone", [False, True])
def test_a_new_walk_replaces_the_rest_of_an_unfinished_one(
    demo_people: People, demo: Server, phone: bool, tmp_path: Path
) -> None:
    handler = handler_of(demo_people, demo)
    place(handler.page, "Lantern", *LOW_GROUND)
    pilot = seated(demo_people, demo, "Lantern", phone=phone)
    handler.button("Start the conflict").click()
    start = pilot.button("Start Lantern's turn")
    start.tap() if phone else start.click()
    pilot.settle()
    page, tiles = pilot.page, bar(pilot.page, "Lantern")
    anew = tiles.get_by_role("radio", name=re.compile("^New walk"))
    expect(tiles.get_by_role("radio", name=re.compile("^Walk"))).to_be_visible()
    expect(anew).to_have_count(0)
    far = (LOW_GROUND[0] + 3, LOW_GROUND[1] + 1)
    pilot.drag(LOW_GROUND, far)
    expect(pilot.card("Lantern")).to_contain_text(f"{far[0]:02}{far[1]:02}")

    # the way back is longer than the remaining range; a new walk goes there, once
    expect(anew).to_be_visible()
    anew.tap() if phone else anew.click()
    expect(anew).to_be_checked()
    expect(tiles.get_by_role("radio", name=re.compile("^Walk"))).not_to_be_checked()
    pilot.settle()
    pilot.drag(far, LOW_GROUND)
    expect(pilot.card("Lantern")).to_contain_text(f"{LOW_GROUND[0]:02}{LOW_GROUND[1]:02}")
    expect(page.get_by_role("img", name="2 of 4 steps left")).not_to_have_count(0)
    expect(tiles.get_by_role("radio", name=re.compile("^Walk"))).to_be_checked()
    expect(anew).not_to_be_checked()
    page.screenshot(path=tmp_path / "anew.png")


#: The question before a turn ends beside a plan.
UNMADE = "Its movement is only planned. End anyway?"


def end_with_a_plan(table: Table) -> None:
    """Ends Lantern's turn although its movement is planned, and confirms the question."""
    table.button("End Lantern's turn").click()
    table.button(UNMADE).click()
    expect(table.button(UNMADE)).to_have_count(0)
    table.settle()


def test_a_plan_says_how_to_confirm_it_and_ends_with_the_turn(
    demo_people: People, demo: Server
) -> None:
    handler = recording_handler(demo_people, demo)
    pilot = recording_pilot(demo_people, demo)
    bar = pilot.page.get_by_role("region", name="What Lantern can do")
    expect(bar).to_contain_text("Click a hex twice, or drag")
    handler.button("Start the conflict").click()
    pilot.button("Start Lantern's turn").click()
    expect(pilot.button("End Lantern's turn")).to_be_visible()
    pilot.settle()
    pilot.click(*SLOPE)
    assert pilot.plan() is not None
    assert "Click again or Enter to move" in drawn(pilot.page)
    end_with_a_plan(pilot)
    assert pilot.plan() is None
    assert "Click again or Enter to move" not in drawn(pilot.page)


def test_a_plan_is_dropped_when_the_handler_ends_the_turn(
    demo_people: People, demo: Server
) -> None:
    handler = recording_handler(demo_people, demo)
    page = handler.page
    handler.button("Start the conflict").click()
    handler.click(*LANTERN)
    handler.button("Start Lantern's turn").click()
    expect(handler.button("End Lantern's turn")).to_be_visible()
    handler.settle()
    handler.page.locator("canvas").press("ArrowUp")
    handler.page.locator("canvas").press("ArrowUp")
    assert handler.plan() is not None
    assert "Enter to move" in drawn(page)
    end_with_a_plan(handler)
    assert handler.plan() is None


def test_a_phone_has_a_button_for_the_planned_movement(demo_people: People, demo: Server) -> None:
    handler = recording_handler(demo_people, demo)
    pilot = recording_pilot(demo_people, demo, phone=True)
    handler.button("Start the conflict").click()
    pilot.button("Start Lantern's turn").tap()
    end = pilot.button("End Lantern's turn")
    expect(end).to_be_visible()
    pilot.settle()
    pilot.tap(*SLOPE)
    assert "Tap again to move" in drawn(pilot.page)
    move = pilot.button(re.compile("^Move "))
    box, beside = move.bounding_box(), end.bounding_box()
    assert box is not None
    assert beside is not None
    assert box["height"] >= 44
    assert box["x"] + box["width"] <= beside["x"]
    assert box["y"] == beside["y"]
    # the other button does not drop the plan unasked
    end.tap()
    sure = pilot.button(UNMADE)
    expect(sure).to_be_visible()
    expect(move).to_have_count(0)
    pilot.button("Not yet").tap()
    expect(sure).to_have_count(0)
    move.tap()
    expect(pilot.card("Lantern")).to_contain_text("1513")
    expect(move).to_have_count(0)


def test_a_click_on_a_hex_out_of_reach_says_why(demo_people: People, demo: Server) -> None:
    pilot = recording_pilot(demo_people, demo)
    pilot.click(9, 10)
    wait_for_refusal(pilot, "too-far")
    assert any(text.startswith("Too far") for text in drawn(pilot.page))
    expect(pilot.card("Lantern")).to_be_visible()
    pilot.lift(LANTERN, (8, 10))
    wait_for_refusal(pilot, "too-far")
    pilot.drop()
    expect_unmoved(pilot)
    pilot.click(9, 10)
    pilot.click(9, 10)
    expect(pilot.card("Lantern")).to_be_visible()


def test_a_plan_shows_its_cost_with_units(demo_people: People, demo: Server) -> None:
    handler = recording_handler(demo_people, demo)
    pilot = recording_pilot(demo_people, demo)
    handler.button("Start the conflict").click()
    pilot.button("Start Lantern's turn").click()
    expect(pilot.button("End Lantern's turn")).to_be_visible()
    pilot.settle()
    pilot.lift(LANTERN, SLOPE)
    texts = drawn(pilot.page)
    assert any(text.endswith("range") for text in texts)
    assert "1 step" in texts
    pilot.page.keyboard.press("Escape")
    pilot.drop()
    pilot.page.get_by_role("radio", name="Fly").click()
    pilot.settle()
    pilot.lift(LANTERN, SLOPE)
    assert "1 step, 1 energy" in drawn(pilot.page)
    pilot.page.keyboard.press("Escape")
    pilot.drop()


def test_a_plan_is_dropped_by_a_test(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern", phone=True)
    handler.button("Start the conflict").click()
    pilot.button("Start Lantern's turn").tap()
    expect(pilot.button("End Lantern's turn")).to_be_visible()
    pilot.settle()
    pilot.tap(*SLOPE)
    move = pilot.button(re.compile("^Move "))
    expect(move).to_be_visible()
    do(
        handler,
        "test.request",
        unit=unit_id(handler.page, "Lantern"),
        kind="proactive",
        mark=5,
        dice=["d6"],
    )
    pilot.button("A test waits for you").tap()
    roll = pilot.button("Roll for Lantern")
    roll.tap()
    expect(roll).to_have_count(0)
    expect(pilot.button("End Lantern's turn")).to_be_visible()
    expect(move).to_have_count(0)
    assert pilot.plan() is None


#: A hex that Magpie cannot reach.
FAR = (22, 14)


def test_a_tap_out_of_reach_offers_the_request_beside_it(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    pilot = seated(demo_people, demo, "Magpie", phone=True)
    handler.button("Start the conflict").click()
    pilot.button("Start Magpie's turn").tap()
    expect(pilot.button("End Magpie's turn")).to_be_visible()
    pilot.settle()
    ask = pilot.button("Ask the Handler")
    for _ in range(2):
        pilot.tap(*FAR)
        expect(ask).to_have_count(1)
        # beside the main button, with the reason: the map stays free
        expect(ask).to_contain_text(re.compile("^Ask the Handler.*[a-z]{3}"))
        assert ask.text_content() != "Ask the Handler"
        foot = pilot.page.locator(".sheet-primary")
        expect(foot.get_by_role("button")).to_have_count(2)
        assert foot.evaluate("(foot) => foot.offsetHeight < 100")
        expect(pilot.page.locator(".toast")).to_have_count(0)
        plan = pilot.plan()
        assert plan
        assert plan["to"] is None
        expect(pilot.card("Magpie")).to_be_visible()
    # reachable hexes have no refusal
    pilot.tap(18, 12)
    expect(ask).to_have_count(0)
    # nor has an aim the request of the plan that it takes the place of
    pilot.tap(*FAR)
    expect(ask).to_have_count(1)
    weapon = pilot.card("Magpie").get_by_role("button", name=re.compile("^Attack with")).first
    weapon.tap()
    expect(pilot.page.get_by_role("region", name=re.compile("^Aim "))).to_be_visible()
    expect(foot.get_by_role("button")).to_have_text(["End Magpie's turn"])
    pilot.button("Stop aiming").tap()
    pilot.tap(*FAR)
    pilot.unhurried()
    ask.tap()
    expect(pilot.toast("Asked the Handler")).to_be_visible()
    # the map says no more why it was refused
    assert pilot.plan() is None
    asked = re.compile("^Magpie wants to: move to 2214")
    expect(handler.page.get_by_role("region", name=asked)).to_be_visible()


def test_the_cost_of_a_path_with_levels_is_split_into_parts(
    demo_people: People, demo: Server
) -> None:
    pilot = recording_pilot(demo_people, demo)
    pilot.click(15, 11)
    assert "3 hexes, 1 level" in drawn(pilot.page)


def test_a_fall_arrow_is_drawn_only_where_the_path_steps_off(
    demo_people: People, demo: Server
) -> None:
    """A Reverse Joint could also rise over these hexes and fall from there."""
    pilot = pilot_of(demo_people, demo, "Mara", "Magpie", phone=True)
    pilot.tap(18, 13)
    pilot.at_rest()
    hexes = ((17, 13), (17, 14), (18, 14), (18, 12), (19, 13), (19, 14))
    arrows = {at: inked(pilot, at, "--stepoff", 0.25) > 12 for at in hexes}
    falls = {}
    for at in hexes:
        pilot.tap(*at)
        pilot.settle()
        plan = pilot.plan()
        assert plan and plan["to"], at
        falls[at] = plan["falls"]
    assert arrows == falls
    assert set(falls.values()) == {True, False}
