"""Panels leave room for the map, and stay open or folded as a person left them."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.layout_checks import MAP_SHARE
from tests.browser.map_page import open_section
from tests.browser.people import People
from tests.browser.seats import handler_of
from tests.browser.server import Server


def test_the_map_keeps_most_of_the_window(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    page.set_viewport_size({"width": 1440, "height": 900})
    handler.tab("Units")
    page.locator(".unit-row-name", has_text="Heron").click()
    handler.button("Start the conflict").click()
    expect(handler.button("Overrule turn and cost")).to_be_visible()
    expect(page.get_by_role("region", name="What Heron can do")).to_be_visible()
    assert page.evaluate(MAP_SHARE) >= 0.6


def test_panels_stay_folded_after_a_reload(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    handler.tab("Units")
    page.locator(".unit-row-name", has_text="Heron").click()
    handler.button("Fold the unit card away").click()
    handler.button("Fold the side panel away").click()
    page.reload()
    handler.ready()
    expect(handler.button("Unfold the side panel")).to_be_visible()
    expect(page.get_by_role("complementary", name="Panels")).to_be_hidden()
    handler.button("Unfold the side panel").click()
    handler.tab("Units")
    page.locator(".unit-row-name", has_text="Heron").click()
    expect(page.locator(".card-tab")).to_contain_text("Heron")
    page.locator(".card-tab").click()
    expect(page.get_by_role("complementary", name="Selected unit")).to_contain_text("Weapons")


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
    page.reload()
    handler.ready().tab("Table")
    expect(page.get_by_role("radio", name="Own", exact=True)).to_be_checked()
    expect(page.get_by_label("Pilots join with")).to_be_hidden()


def test_a_tab_begins_at_its_top(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    handler.tab("Map")
    open_section(handler, "Background picture").scroll_into_view_if_needed()
    body = page.get_by_role("tabpanel")
    body.evaluate("(element) => element.scrollTo({ top: 400 })")
    assert body.evaluate("(element) => element.scrollTop") > 0
    handler.tab("Table")
    expect(page.get_by_role("tabpanel")).to_contain_text("Invite")
    assert page.get_by_role("tabpanel").evaluate("(element) => element.scrollTop") == 0
