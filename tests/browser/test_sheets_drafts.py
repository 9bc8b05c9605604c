"""Text typed into forms of sheets stays when they are closed."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import People
from tests.browser.server import Server
from tests.browser.sheets import (
    desk_and_phone,
    make_character,
    open_dialog_of,
    open_sheet,
    plan_bar,
    press,
    set_option,
)


def test_escape_keeps_what_was_typed(demo_people: People, demo: Server) -> None:
    handler, pilot = desk_and_phone(demo_people, demo)
    page = handler.page
    handler.tab("Crew")
    handler.button("New character").click()
    page.get_by_label("Name of the pilot").fill("Ilse Brandt")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    handler.button("New character").click()
    expect(page.get_by_label("Name of the pilot")).to_have_value("Ilse Brandt")
    handler.button("Make the character").click()
    open_dialog_of(handler, "Ilse Brandt").get_by_role("button", name="Close").click()
    # the draft of a created character is deleted
    page.get_by_role("button", name="New character", exact=True).click()
    expect(page.get_by_label("Name of the pilot")).to_have_value("")
    page.keyboard.press("Escape")

    set_option(handler, "Upgrades of a sheet wait for your approval", on=True)
    mine = make_character(pilot, "Mara Voss")
    press(mine, "Raise Smarts")
    mine.get_by_role("button", name="Ask the Handler").click()
    theirs = open_sheet(handler, "Mara Voss")
    theirs.get_by_role("button", name="Decline").click()
    theirs.get_by_label("Why not").fill("after the gorge")
    page.keyboard.press("Escape")
    expect(theirs).to_have_count(0)
    open_sheet(handler, "Mara Voss")
    expect(theirs.get_by_label("Why not")).to_have_value("after the gorge")
    theirs.get_by_role("button", name="Decline the plan").click()
    expect(plan_bar(mine)).to_contain_text("the Handler is asked before anything is bought")
    expect(mine.get_by_role("region", name="The plan of Mara Voss")).to_have_count(0)
