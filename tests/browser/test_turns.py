"""Turns begin and end: who may do it, what is asked, what it costs."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.commands import do, unit_named
from tests.browser.fight_cards import bar
from tests.browser.fight_scenes import end_segments_until
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_and_pilot, handler_of, pilot_of
from tests.browser.server import Server

pytestmark = pytest.mark.motion


def test_a_turn_is_not_ended_by_mistake(demo_people: People, demo: Server) -> None:
    handler, pilot = handler_and_pilot(demo_people, demo)
    handler.button("Start the conflict").click()
    pilot.page.keyboard.press("Escape")
    expect(pilot.card("Lantern")).to_have_count(0)
    # beginning a turn shows its unit
    pilot.button("Start Lantern's turn").click()
    expect(pilot.card("Lantern")).to_contain_text(re.compile("Steps.*4"))
    # ending it without having done anything asks, and the question stays until it is answered
    end = pilot.button("End Lantern's turn")
    expect(end).to_be_enabled()
    end.click()
    sure = pilot.button("Lantern did nothing. End anyway?")
    expect(sure).to_be_enabled()
    pilot.button("Not yet").click()
    expect(sure).to_have_count(0)
    expect(pilot.button("End Lantern's turn")).to_be_visible()
    # falling above the plain: the price of ending the turn is shown
    lantern = unit_named(handler.page, "Lantern")
    at = {**lantern["at"], "level": lantern["at"]["level"] + 6}
    do(handler, "unit.place", unit=lantern["id"], at=at)
    do(handler, "unit.update", unit=lantern["id"], falling=True)
    expect(pilot.toast("Lantern is placed")).to_be_visible()
    expect(pilot.card("Lantern")).to_contain_text("Falling")
    pilot.button("End Lantern's turn").click()
    falls = pilot.page.get_by_role("status").filter(has_text="falls 6 levels and lands")
    expect(falls).to_contain_text("stability")
    sure = pilot.button("Lantern will fall. End anyway?")
    expect(sure).to_be_enabled()
    # a change of the unit closes the question
    do(handler, "unit.stay_aloft", unit=lantern["id"])
    expect(sure).to_have_count(0)
    # who paid to stay aloft did something, and needs not pay again
    stay = bar(pilot.page, "Lantern").get_by_role("button", name=re.compile("^Stay aloft"))
    expect(stay).to_have_attribute("title", re.compile("^Lantern stays up already"))
    expect(stay).to_have_class(re.compile("tile-barred"))
    pilot.button("End Lantern's turn").click()
    expect(pilot.button("End Lantern's turn")).to_have_count(0)
    expect(pilot.page.get_by_text("End anyway?")).to_have_count(0)
    # abstaining asks the same where the unit would fall
    magpie = unit_named(handler.page, "Magpie")
    above = {**magpie["at"], "level": magpie["at"]["level"] + 6}
    do(handler, "unit.place", unit=magpie["id"], at=above)
    do(handler, "unit.update", unit=magpie["id"], falling=True)
    abstain = handler.button("Let Magpie abstain")
    expect(abstain).to_be_enabled()
    handler.at_rest()
    abstain.click()
    sure = handler.button("Magpie will fall. Abstain anyway?")
    expect(sure).to_be_in_viewport(ratio=1)
    handler.page.keyboard.press("Escape")
    expect(sure).to_have_count(0)
    expect(handler.log()).not_to_contain_text("Magpie abstains")
    handler.at_rest()
    abstain.click()
    handler.at_rest()
    sure.click()
    handler.expect_log("Magpie abstains")


def test_the_tracker_names_who_may_act_and_who_decides(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    pilot_of(demo_people, demo, "Mara", "Lantern")
    handler.button("Start the conflict").click()
    tracker = handler.page.get_by_role("region", name="Turn tracker")
    expect(tracker).to_contain_text("Choose who acts: Lantern or Magpie")
    page, _ = demo_people.sit()
    rook = Table.join(page, demo.link("Pilot"), "Rook")
    rook.button("Take Magpie").click()
    expect(tracker).to_contain_text("Waiting for Mara and Rook")
    tracker.get_by_role("button", name=re.compile("^Lantern waits")).click()
    expect(handler.button("Start Lantern's turn for Mara")).to_be_visible()


def test_a_confirmation_stays_until_it_is_answered_or_left(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo, clock=True)
    page = handler.page
    handler.button("Start the conflict").click()
    handler.button("End segment").click()
    page.clock.run_for(30_000)
    expect(handler.button("Skip the rest?")).to_be_visible()
    page.get_by_role("tab", name="Log").click()
    expect(handler.button("Skip the rest?")).to_have_count(0)
    handler.button("End segment").click()
    page.keyboard.press("Escape")
    expect(handler.button("End segment")).to_be_visible()


def test_the_turn_of_an_enemy_ends_without_confirmation(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    handler.button("Start the conflict").click()
    end_segments_until(handler, "Enemy")
    undertow = unit_named(handler.page, "Undertow")
    do(handler, "turn.abstain", unit=undertow["id"])
    handler.page.get_by_role("button", name=re.compile("^Undertow.* abstained")).click()
    expect(handler.page.get_by_text("It lets this round pass.")).to_be_visible()
    handler.page.get_by_role("button", name=re.compile("^Heron waits")).click()
    handler.button("Start Heron's turn").click()
    handler.button("End Heron's turn").click()
    expect(handler.page.get_by_text("It has acted this round.")).to_be_visible()
