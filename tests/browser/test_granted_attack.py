"""A pilot requests an attack that a rule forbids. When the Handler grants it, the pilot rolls
it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.commands import place, send, unit_id
from tests.browser.demo_hexes import BEHIND_RIDGE, LOW_GROUND
from tests.browser.fight_cards import bar, panel
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of, seated
from tests.browser.server import Server

QUESTION = "Lantern wants to: attack Heron with its Long rifle (out of sight)"


def asked(people: People, demo: Server, *, phone: bool = False) -> tuple[Table, Table]:
    """The Handler, and a pilot in its turn who has requested an attack on Heron behind the
    ridge."""
    handler = handler_of(people, demo)
    place(handler.page, "Lantern", *LOW_GROUND)
    place(handler.page, "Heron", *BEHIND_RIDGE)
    assert (
        send(handler.page, type="table.options", options={"reaction_seconds": 0})["status"] == 200
    )
    pilot = seated(people, demo, "Lantern", phone=phone)
    page = pilot.page
    handler.button("Start the conflict").click()
    start = pilot.button("Start Lantern's turn")
    start.tap() if phone else start.click()
    pilot.settle()
    tile = bar(page, "Lantern").get_by_role("button", name=re.compile("^Attack with Long rifle"))
    expect(tile).to_have_attribute("aria-disabled", "false")
    tile.tap() if phone else tile.click()
    aim = panel(page, "Aim Long rifle")
    expect(aim).to_contain_text("Cannot be aimed at")
    heron = aim.get_by_role("listitem").filter(has_text="Heron")
    if not heron.is_visible():
        aim.get_by_text("Cannot be aimed at").click()
    press(heron.get_by_role("button").first, phone=phone)
    press(pilot.button("Ask the Handler"), phone=phone)
    # the request replaces the aimed attack, and is in view
    expect(aim).to_have_count(0)
    expect(panel(page, QUESTION)).to_contain_text("your attack, and your dice")
    expect(panel(page, QUESTION)).to_be_in_viewport()
    return handler, pilot


def press(what: Locator, *, phone: bool) -> None:
    what.tap() if phone else what.click()


@pytest.mark.parametrize("phone", [False, True])
def test_a_granted_attack_is_rolled_by_the_pilot(
    demo_people: People, demo: Server, phone: bool
) -> None:
    handler, pilot = asked(demo_people, demo, phone=phone)
    question = panel(handler.page, QUESTION)
    expect(question.get_by_role("checkbox", name="Attack Heron with Long rifle")).to_be_checked()
    expect(question.get_by_role("img", name=re.compile("^Chances: "))).to_be_visible()
    expect(question.get_by_role("textbox", name="Steps")).to_have_value("2")
    question.get_by_role("button", name="It attacks for that").click()

    attack = panel(pilot.page, "Lantern attacks Heron")
    expect(attack).to_be_visible()
    handler.expect_log(re.compile("Lantern does it for 2 steps.*attack Heron"))
    handler.expect_log("Overruled for Lantern in spite of: out of sight")

    # undo restores the request, redo the attack
    board = handler.page.locator("#board canvas")
    board.focus()
    handler.page.keyboard.press("Control+z")
    expect(question).to_be_visible()
    expect(panel(pilot.page, QUESTION)).to_be_visible()
    board.focus()
    handler.page.keyboard.press("Control+Shift+z")
    expect(attack).to_be_visible()

    # the dice are the pilot's
    press(pilot.button("Roll to hit"), phone=phone)
    handler.expect_log(re.compile("Lantern aims Long rifle: "))


@pytest.mark.parametrize("phone", [False, True])
def test_a_staggered_pilot_requests_an_attack(
    demo_people: People, demo: Server, phone: bool
) -> None:
    handler = handler_of(demo_people, demo)
    pilot = seated(demo_people, demo, "Lantern", phone=phone)
    page = pilot.page
    handler.button("Start the conflict").click()
    press(pilot.button("Start Lantern's turn"), phone=phone)
    lantern = unit_id(handler.page, "Lantern")
    assert send(handler.page, type="unit.update", unit=lantern, stability=0)["status"] == 200
    expect(pilot.card("Lantern")).to_contain_text("Staggered")
    tiles = bar(page, "Lantern")
    survey = tiles.get_by_role("button", name=re.compile("^Survey"))
    survey.tap(force=True) if phone else survey.click(force=True)
    press(page.locator(".toasts").get_by_role("button", name="Ask the Handler"), phone=phone)
    question = panel(handler.page, "Lantern wants to: survey (staggered)")
    question.get_by_role("button", name="It does it for that").click()
    handler.expect_log("Overruled for Lantern in spite of: staggered")
    expect(handler.page.locator(".toast-refused")).to_have_count(0)
    # the same for an action without a rule
    press(tiles.get_by_role("button", name=re.compile("^Other")), phone=phone)
    page.get_by_label("What it tries").fill("crawl behind the boulder")
    press(pilot.button("Ask the Handler"), phone=phone)
    expect(panel(handler.page, "Lantern wants to: crawl behind the boulder")).to_be_visible()


def test_a_request_can_be_granted_after_the_turn(demo_people: People, demo: Server) -> None:
    handler, pilot = asked(demo_people, demo)
    lantern = unit_id(pilot.page, "Lantern")
    assert send(pilot.page, type="turn.end", unit=lantern)["status"] == 200
    question = panel(handler.page, QUESTION)
    question.get_by_role("button", name="It attacks for that").click()
    refused = handler.page.locator(".toast-refused")
    refused.get_by_role("button", name="Do it anyway").click()
    expect(panel(pilot.page, "Lantern attacks Heron")).to_be_visible()


def test_enter_in_the_reason_field_declines_a_request(demo_people: People, demo: Server) -> None:
    handler, pilot = asked(demo_people, demo)
    card = handler.page.get_by_role("region", name=QUESTION)
    card.get_by_label("Why not").fill("There is a ridge")
    card.get_by_label("Why not").press("Enter")
    expect(card).to_have_count(0)
    pilot.expect_log("There is a ridge")
