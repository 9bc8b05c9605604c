"""The demonstration on a phone, and what a hidden unit gives away: nothing but that one stopped."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.demo_hexes import LANTERN, SLOPE
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.server import OwnServer, Server


def test_a_pilot_on_a_phone_takes_a_unit_and_moves_it(demo_people: People, demo: Server) -> None:
    page, _ = demo_people.sit(phone=True)
    pilot = Table.join(page, demo.link("Pilot"), "Mara")
    pilot.button("Take Lantern").tap()
    expect(pilot.card("Lantern")).to_contain_text("yours")
    pilot.settle()
    pilot.tap(*SLOPE)
    plan = pilot.plan()
    assert plan is not None
    assert plan["path"]
    pilot.tap(*SLOPE)
    expect(pilot.card("Lantern")).to_contain_text("1513")


@pytest.mark.own_server
def test_the_demonstration_is_found_again_as_it_was_left(
    demo_people: People, demo: OwnServer
) -> None:
    page, watch = demo_people.sit()
    pilot = Table.join(page, demo.link("Pilot"), "Mara")
    pilot.button("Take Lantern").click()
    watch.forgive_network = True
    first = demo.link("Handler")
    demo.restart()
    assert demo.link("Handler") == first
    expect(page.get_by_text("Reconnecting.")).to_have_count(0, timeout=30_000)
    expect(pilot.card("Lantern")).to_contain_text("yours")


def test_a_hidden_unit_bars_the_way_and_is_named_to_nobody(
    demo_people: People, demo: Server
) -> None:
    handler_page, _ = demo_people.sit()
    handler_page.goto(demo.link("Handler"))
    handler = Table(handler_page).ready()
    pilot_page, watch = demo_people.sit(hear=True)
    pilot = Table.join(pilot_page, demo.link("Pilot"), "Mara")
    pilot.button("Take Lantern").click()
    expect(pilot.card("Lantern")).to_contain_text("yours")

    # the Handler puts the hidden unit right where Lantern is about to go
    handler.tab("Units")
    handler.button("Edit Undertow").click()
    handler.button("Put it elsewhere").click()
    handler.click(*SLOPE)
    handler.expect_log(re.compile("Undertow is placed"))

    pilot.settle()
    pilot.drag(LANTERN, SLOPE)
    pilot.expect_log("something bars the way")
    expect(pilot.card("Lantern")).to_contain_text("1514")
    assert "Undertow" not in watch.everything()


def test_a_hidden_mark_stays_hidden_when_the_handler_rolls(
    demo_people: People, demo: Server
) -> None:
    handler_page, _ = demo_people.sit()
    handler_page.goto(demo.link("Handler"))
    handler = Table(handler_page).ready()
    pilot_page, watch = demo_people.sit(hear=True)
    pilot = Table.join(pilot_page, demo.link("Pilot"), "Mara")
    handler.tab("Dice")
    handler_page.get_by_text("Ask for a test").click()
    mark = handler_page.get_by_role("textbox", name="Mark", exact=True)
    mark.fill("37")
    mark.press("Tab")
    handler_page.get_by_label("Hide the mark from the pilot").check()
    handler.button(re.compile("^Sharpness")).click()
    handler.button("Roll it now").click()
    handler.expect_log(re.compile("against 37.*mark hidden"))
    pilot.expect_log(re.compile("Lantern: [0-9]+, "))
    assert '"mark":37' not in watch.everything().replace(" ", "")
    assert "against 37" not in pilot.log().inner_text()
