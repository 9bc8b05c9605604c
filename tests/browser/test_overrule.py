"""The Handler moves a unit out of its turn, at no cost. The log says so."""

from __future__ import annotations

import os
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.demo_hexes import LANTERN, MULE, SLOPE
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.server import Server

PICTURES = os.environ.get("OVERRULE_PICTURES")


def picture(page: Page, name: str) -> None:
    """Saves a picture if that is asked for."""
    if PICTURES:
        page.screenshot(path=str(Path(PICTURES) / f"overrule-{name}.png"))


#: Where Mule (an ally) and Lantern (a pilot's) start, and hexes that each can reach at once.
DOWN_THE_ROAD, FURTHER = (10, 13), (8, 14)


def test_the_handler_moves_a_unit_out_of_turn_by_overruling(
    demo_people: People, demo: Server
) -> None:
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
    handler.drag(LANTERN, SLOPE)
    pilot.expect_log(re.compile("Overruled: Lantern moves to 1513"))
    expect(pilot.card("Lantern")).to_be_visible()
    expect(pilot.button("Overrule turn and cost")).to_have_count(0)

    # in its own turn there is the cost to overrule, and it is to be chosen again, as afterwards
    handler.button("Start Lantern's turn").click()
    expect(overrule).to_have_attribute("aria-pressed", "false")
    handler.settle()
    handler.end_unused("Lantern")
    expect(overrule).to_have_attribute("aria-pressed", "false")


def test_refused_moves_and_rounds_are_overruled(demo_people: People, demo: Server) -> None:
    page, _ = demo_people.sit()
    page.goto(demo.link("Handler"))
    handler = Table(page).ready()
    pilot_page, _ = demo_people.sit()
    pilot = Table.join(pilot_page, demo.link("Pilot"), "Mara")
    pilot.button("Take Lantern").click()
    handler.button("Start the conflict").click()
    handler.click(*LANTERN)
    expect(handler.card("Lantern")).to_be_visible()

    # onto an occupied hex: the drag shows the refusal and the way to overrule it
    handler.settle()
    handler.drag(LANTERN, MULE)
    way = page.locator(".toast").get_by_role("button", name="Put it there anyway")
    expect(way).to_be_visible()
    picture(page, "refused")
    way.click()
    expect(handler.card("Lantern")).to_contain_text("1212")
    pilot.expect_log(re.compile("Overruled for Lantern|Overruled: Lantern acts against a rule"))
    page.keyboard.press("Control+z")
    expect(handler.card("Lantern")).to_contain_text("1514")

    # the round by hand, with the reason
    handler.button("Overrule the round…").click()
    form = page.get_by_role("dialog", name="Overrule the round")
    form.get_by_label("Whose turn it is").select_option(label="Mule")
    form.get_by_label("Segment").select_option("ally")
    form.get_by_label("Why (for the log)").fill("they go first")
    picture(page, "round")
    form.get_by_role("button", name="Set it so").click()
    expect(form).to_have_count(0)
    pilot.expect_log("Overruled: round 1, ally segment, turn of Mule. they go first")
    expect(handler.button(re.compile("End Mule's turn"))).to_be_visible()
    page.locator("#board canvas").focus()
    page.keyboard.press("Control+z")
    expect(handler.button(re.compile("Start .*turn"))).to_be_visible()


def test_numbers_are_set_with_a_reason(demo_people: People, demo: Server) -> None:
    page, _ = demo_people.sit()
    page.goto(demo.link("Handler"))
    handler = Table(page).ready()
    handler.click(*MULE)
    handler.card("Mule").get_by_role("button", name=re.compile("Edit|Change")).first.click()
    page.get_by_label("Integrity", exact=True).fill("6")
    page.get_by_label("Integrity", exact=True).press("Tab")
    page.get_by_label("Why (for the log)").fill("a lucky shell")
    picture(page, "numbers")
    handler.button("Save").click()
    handler.expect_log(re.compile("Overruled: Mule, integrity 18 → 6. a lucky shell"))


def test_overruling_works_on_a_phone(demo_people: People, demo: Server) -> None:
    page, _ = demo_people.sit(phone=True)
    page.goto(demo.link("Handler"))
    handler = Table(page).ready()
    handler.tab("Table")
    handler.button("Start the conflict").tap()
    handler.tab("Round")
    handler.button("Overrule the round…").tap()
    form = page.get_by_role("dialog", name="Overrule the round")
    form.get_by_label("Round: one more").tap()
    picture(page, "phone-round")
    form.get_by_role("button", name="Set it so").tap()
    handler.expect_log(re.compile("Overruled: round 2, friendly segment, turn of nobody"))


def test_a_pilot_requests_a_refused_move(demo_people: People, demo: Server) -> None:
    page, _ = demo_people.sit()
    page.goto(demo.link("Handler"))
    handler = Table(page).ready()
    pilot_page, _ = demo_people.sit()
    pilot = Table.join(pilot_page, demo.link("Pilot"), "Mara")
    pilot.button("Take Lantern").click()
    expect(pilot.card("Lantern")).to_be_visible()
    pilot.settle()
    pilot.drag(LANTERN, MULE)
    toast = pilot_page.locator(".toast")
    expect(toast.get_by_role("button", name="Put it there anyway")).to_have_count(0)
    picture(pilot_page, "ask")
    toast.get_by_role("button", name="Ask the Handler").click()
    handler.expect_log(re.compile("Lantern wants to: move to 1212"))
