"""The side panel remembers which sections are open."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.map_page import open_section
from tests.browser.people import People
from tests.browser.seats import handler_of
from tests.browser.server import Server


def test_sections_keep_their_state_after_a_reload(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    handler.tab("Table")
    open_section(handler, "Options").get_by_role("radio", name="Team", exact=True).click()
    page.locator("summary").get_by_text("Invite", exact=True).click()
    handler.tab("Log")
    handler.tab("Table")
    choice = page.get_by_role("radio", name="Own", exact=True)
    expect(choice).to_be_visible()
    choice.click()
    expect(choice).to_be_checked()
    expect(page.get_by_label("Pilots join with")).to_be_hidden()
