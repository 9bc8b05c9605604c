"""Odds of tests: how bars, legends and the last roll are shown."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.commands import do
from tests.browser.people import People
from tests.browser.server import Server
from tests.browser.sheets import FIND_ID, desk_and_phone, make_character, open_sheet


def test_odds_are_dimmed_until_those_of_a_new_mark_arrive(
    demo_people: People, demo: Server
) -> None:
    handler, pilot = desk_and_phone(demo_people, demo)
    make_character(pilot, "Mara Voss")
    theirs = open_sheet(handler, "Mara Voss")
    chips = theirs.get_by_role("group", name="Attributes of Mara Voss")
    chips.get_by_role("button", name="Sharpness d4").click()
    odds = theirs.locator(".test-odds")
    shown = odds.get_by_role("img")
    expect(shown).to_have_accessible_name(re.compile("miss 75 %"))
    expect(odds).not_to_have_attribute("aria-busy", "true")
    # from here on no answer comes: the shown odds are marked as those of the earlier mark
    handler.page.evaluate(
        """async () => {
          const page = await import(document.querySelector("script[type=module]").src);
          page.setTransport({ query: () => new Promise(() => {}) });
        }"""
    )
    theirs.get_by_role("textbox", name="Mark").press_sequentially("2")
    expect(odds).to_have_attribute("aria-busy", "true")
    expect(shown).to_have_accessible_name(re.compile("miss 75 %"))


def test_an_outcome_without_room_in_the_bar_is_listed_below_it(
    demo_people: People, demo: Server
) -> None:
    handler, pilot = desk_and_phone(demo_people, demo)
    make_character(pilot, "Mara Voss")
    theirs = open_sheet(handler, "Mara Voss")
    chips = theirs.get_by_role("group", name="Attributes of Mara Voss")
    chips.get_by_role("button", name="Sharpness d4").click()
    chips.get_by_role("button", name="Smarts d4").click()
    theirs.get_by_role("radio", name="Reactive").click()
    theirs.get_by_role("textbox", name="Mark").fill("3")
    odds = theirs.locator(".test-odds")
    expect(odds.get_by_role("img")).to_have_accessible_name(re.compile("fumble 6 %"))
    expect(odds.locator(".odds").get_by_text("fumble")).to_have_count(0)
    expect(odds.locator(".odds-alone")).to_have_text(re.compile(r"fumble\s*6 %"))


def test_the_chances_of_a_hidden_mark_are_shown_on_a_tap(demo_people: People, demo: Server) -> None:
    handler, pilot = desk_and_phone(demo_people, demo)
    lantern = handler.page.evaluate(FIND_ID, ["units", "Lantern"])
    ask = {"kind": "reactive", "dice": ["d12"], "modifiers": [], "mark": 8, "hidden": True}
    do(handler, "test.request", unit=lantern, **ask)
    pilot.tab("Dice")
    test = pilot.page.get_by_role("region", name="A test waits for you")
    test.get_by_role("button", name="score 9: 8 %").tap()
    expect(test).to_contain_text("Score 9: 8 %; at least 9: 33 %")


def test_the_last_roll_is_one_line_and_covers_no_form(demo_people: People, demo: Server) -> None:
    _, pilot = desk_and_phone(demo_people, demo)
    pilot.tab("Dice")
    pilot.page.get_by_title("Roll 1d6 at once").tap()
    last = pilot.page.get_by_role("region", name="Last roll")
    expect(last.locator(".die")).to_have_count(1)
    # it does not cover anything that the person opens next
    pilot.page.get_by_label("Dice in notation").tap()
    expect(last.locator(".die")).to_have_count(0)
    assert last.evaluate("(line) => line.getBoundingClientRect().height") < 48
    last.get_by_role("button", name="How the last roll came about").tap()
    expect(last.locator(".die")).to_have_count(1)
