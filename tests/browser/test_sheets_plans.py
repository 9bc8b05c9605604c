"""Upgrade plans that wait for the Handler."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.commands import do
from tests.browser.people import People
from tests.browser.seats import handler_and_newcomer
from tests.browser.server import Server
from tests.browser.sheets import (
    FIND_ID,
    attribute_row,
    desk_and_phone,
    make_character,
    open_sheet,
    plan_bar,
    press,
    set_option,
)


def test_a_plan_that_waits_for_approval_is_shown_in_its_rows(
    demo_people: People, demo: Server
) -> None:
    handler, pilot = desk_and_phone(demo_people, demo)
    set_option(handler, "Upgrades of a sheet wait for your approval", on=True)
    mine = make_character(pilot, "Mara Voss")
    press(mine, "Raise Smarts")
    press(mine, "Advance Pilot skills")
    mine.get_by_role("button", name="Ask the Handler").click()
    waits = re.compile(r"d4\s*becomes\s*d6\s*waits")
    expect(attribute_row(mine, "Smarts")).to_contain_text(waits)
    advance = mine.get_by_role("group", name="Advancements of Pilot skills")
    expect(advance).to_contain_text(re.compile(r"0\s*becomes\s*1\s*of 5\s*waits"))
    expect(attribute_row(mine, "Sharpness")).not_to_contain_text("waits")
    # the new plan replaces it
    press(mine, "Raise Sharpness")
    expect(attribute_row(mine, "Smarts")).not_to_contain_text("waits")
    mine.get_by_role("button", name="Discard").click()
    theirs = open_sheet(handler, "Mara Voss")
    expect(attribute_row(theirs, "Smarts")).to_contain_text(waits)
    theirs.get_by_role("button", name="Approve").click()
    expect(attribute_row(mine, "Smarts")).not_to_contain_text("waits")
    expect(attribute_row(mine, "Smarts")).to_contain_text("d6")


def test_an_approval_keeps_the_rest_of_the_plan(demo_people: People, demo: Server) -> None:
    handler, pilot = handler_and_newcomer(demo_people, demo)
    set_option(handler, "Upgrades of a sheet wait for your approval", on=True)
    mine = make_character(pilot, "Mara Voss")
    press(mine, "Raise Smarts")
    press(mine, "Raise Smarts")
    press(mine, "Raise Sharpness")
    mine.get_by_role("button", name="Ask the Handler").click()
    mine.get_by_role("button", name="Change it").click()
    press(mine, "Raise Synergy")
    expect(plan_bar(mine)).to_contain_text("4 changes")
    mara = handler.page.evaluate(FIND_ID, ["characters", "Mara Voss"])
    do(handler, "character.approve", character=mara)
    # the requested upgrades are bought; later ones are still planned, in their rows
    expect(plan_bar(mine)).to_contain_text("1 change,")
    expect(plan_bar(mine)).to_contain_text("The Handler did 3 changes of this plan")
    expect(attribute_row(mine, "Synergy")).to_contain_text("becomes")
    expect(attribute_row(mine, "Smarts")).not_to_contain_text("becomes")
    press(mine, "Take back a planned point of Synergy")
    expect(plan_bar(mine)).not_to_contain_text("The Handler did")


def test_a_declined_plan_is_shown_until_the_next_one(demo_people: People, demo: Server) -> None:
    handler, pilot = handler_and_newcomer(demo_people, demo)
    set_option(handler, "Upgrades of a sheet wait for your approval", on=True)
    mine = make_character(pilot, "Mara Voss")
    press(mine, "Raise Smarts")
    mine.get_by_role("button", name="Ask the Handler").click()
    expect(mine.get_by_role("region", name="The plan of Mara Voss")).to_be_visible()
    mara = handler.page.evaluate(FIND_ID, ["characters", "Mara Voss"])
    do(handler, "character.decline", character=mara, reason="Not before the bridge")
    declined = mine.get_by_text("The Handler declined the last plan: Not before the bridge")
    expect(declined).to_be_visible()
    press(mine, "Raise Sharpness")
    mine.get_by_role("button", name="Ask the Handler").click()
    expect(declined).to_have_count(0)
