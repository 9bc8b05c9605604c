"""The Handler moves a unit although it is not its turn: by choice, at no cost, and it is logged."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.play import Table
from tests.browser.server import Server

#: Where Mule (an ally) and Lantern (a pilot's) start, and hexes each can walk to at once.
MULE, DOWN_THE_ROAD, FURTHER = (12, 12), (10, 13), (8, 14)
LANTERN, NORTH = (15, 14), (15, 13)


def test_out_of_turn_the_handler_moves_by_overruling(demo_people: People, demo: Server) -> None:
    page, _ = demo_people.sit()
    page.goto(demo.link("Handler"))
    handler = Table(page).ready()
    pilot_page, _ = demo_people.sit()
    pilot = Table.join(pilot_page, demo.link("Pilot"), "Mara")
    pilot.button("Take Lantern").click()
    handler.click(*MULE)
    overrule = handler.button("Overrule turn and cost")
    expect(handler.card("Mule")).to_be_visible()
    expect(overrule).to_have_count(0)  # outside a conflict nothing stands in the way

    handler.button("Start the conflict").click()
    expect(overrule).to_have_attribute("aria-pressed", "false")
    handler.settle()
    handler.drag(MULE, DOWN_THE_ROAD)
    expect(handler.toast("Mule")).to_be_visible()  # refused: it is the friendly segment
    handler.settle()
    expect(handler.card("Mule")).to_contain_text("1212")

    overrule.click()
    for start, end, label in ((MULE, DOWN_THE_ROAD, "1013"), (DOWN_THE_ROAD, FURTHER, "0814")):
        handler.settle()
        handler.drag(start, end)
        expect(handler.card("Mule")).to_contain_text(label)
    steps = handler.card("Mule").get_by_role("img", name="4 steps when its turn begins")
    expect(steps).to_be_visible()
    pilot.expect_log(re.compile("Overruled: Mule moves to 0814"))

    # a pilot's unit as well; the choice is made for each unit anew, and never by a pilot
    handler.click(*LANTERN)
    expect(handler.card("Lantern")).to_be_visible()
    expect(overrule).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("o")
    expect(overrule).to_have_attribute("aria-pressed", "true")
    handler.settle()
    handler.drag(LANTERN, NORTH)
    pilot.expect_log(re.compile("Overruled: Lantern moves to 1513"))
    expect(pilot.card("Lantern")).to_be_visible()
    expect(pilot.button("Overrule turn and cost")).to_have_count(0)

    # in its own turn there is the cost to overrule, and it is to be chosen again, as afterwards
    handler.button("Start Lantern's turn").click()
    expect(overrule).to_have_attribute("aria-pressed", "false")
    handler.settle()
    bar = page.get_by_role("region", name="What Lantern can do")
    bar.get_by_role("button", name="End turn").click()
    bar.get_by_role("button", name="End anyway?").click()
    expect(overrule).to_have_attribute("aria-pressed", "false")
