"""The guides, and the links to them from every page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from app.web.guides import ADDRESSES
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.server import Server


def opened(page: Page, link: str) -> Page:
    """Returns the page that a link opens in a new tab. The link's title announces that."""
    there = page.get_by_role("link", name=link)
    expect(there).to_have_accessible_description(re.compile("Opens in a new tab$"))
    with page.context.expect_page() as tab:
        there.click()
    guide = tab.value
    guide.wait_for_load_state()
    return guide


def test_a_pilot_with_a_phone_opens_a_guide_beside_the_table(
    demo_people: People, demo: Server
) -> None:
    page, _ = demo_people.sit(phone=True)
    page.goto(demo.link("Pilot"))
    page.get_by_label("Your name at the table").fill("Jo")
    expect(opened(page, "The pilot's guide")).to_have_title("For the pilot · Hexframe")
    page.bring_to_front()
    expect(page.get_by_label("Your name at the table")).to_have_value("Jo")
    page.get_by_role("button", name="Take a seat").tap()
    pilot = Table(page).ready()
    pilot.tab("Table")
    guide = opened(page, "The pilot's guide")

    # the contents are folded, and lead to their place
    part = guide.get_by_role("link", name="Look back", exact=True)
    expect(part).to_have_count(0)
    guide.get_by_text("On this page").tap()
    part.tap()
    expect(guide.get_by_role("heading", name="Look back")).to_be_in_viewport()
    # pictures are loaded when they come into view
    picture = guide.get_by_role("img", name="A flight into the fog")
    picture.scroll_into_view_if_needed()
    guide.wait_for_function(
        "(img) => img.complete && img.naturalWidth > 0", arg=picture.element_handle()
    )
    # from guide to guide
    guide.get_by_role("link", name="build the frame").tap()
    expect(guide).to_have_title("The hangar · Hexframe")
    guide.get_by_role("link", name="All guides").tap()
    guide.get_by_role("link", name=re.compile("^The rules that are played")).tap()
    expect(guide).to_have_title("Rules · Hexframe")
    page.bring_to_front()
    pilot.button("Shortcuts").tap()
    expect(page.get_by_role("dialog").get_by_role("link", name="The pilot's guide")).to_be_visible()


def test_the_handler_finds_the_guide_with_the_keyboard(demo_people: People, demo: Server) -> None:
    page, _ = demo_people.sit()
    page.goto(demo.link("Handler"))
    Table(page).ready()
    page.keyboard.press("?")
    shortcuts = page.get_by_role("dialog", name="Shortcuts")
    expect(shortcuts.get_by_role("button", name="Close")).to_be_focused()
    page.keyboard.press("Tab")
    expect(shortcuts.get_by_role("link", name="The Handler's guide")).to_be_focused()
    with page.context.expect_page() as tab:
        page.keyboard.press("Enter")
    guide = tab.value
    expect(guide).to_have_title("For the Handler · Hexframe")
    expect(guide.get_by_role("link", name="Fog and secrets", exact=True)).to_be_visible()
    # a heading's link is visible when it has the focus
    sign = guide.locator("#payout").get_by_role("link", name="Link to this part")
    sign.focus()
    expect(sign).to_have_css("opacity", "1")


@pytest.mark.parametrize("phone", [False, True])
def test_the_hangar_and_the_start_page_lead_to_the_guides(
    people: People, server: Server, phone: bool
) -> None:
    page, _ = people.sit(phone=phone)
    page.goto(f"{server.url}/hangar")
    # one of the two, depending on the width of the window
    expect(page.get_by_role("link", name="Guide", exact=True)).to_have_count(1)
    expect(opened(page, "Guide")).to_have_title("The hangar · Hexframe")
    page.goto(f"{server.url}/")
    page.get_by_role("link", name=re.compile("^The guides")).click()
    expect(page).to_have_title("Guides · Hexframe")


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_no_guide_is_wider_than_a_phone(people: People, server: Server, theme: str) -> None:
    page, _ = people.sit(phone=True)
    page.add_init_script(f"localStorage.setItem('hexframe-theme', '{theme}')")
    for address in ["/guide", *ADDRESSES.values()]:
        page.goto(server.url + address)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        wide = page.evaluate(
            """() => [document.documentElement, ...document.querySelectorAll(".guide-wide")].some(
              (element) => element.scrollWidth > element.clientWidth + 1)"""
        )
        assert not wide, address


@pytest.mark.parametrize("phone", [False, True])
def test_commands_are_found_by_their_words(people: People, phone: bool) -> None:
    page, _ = people.sit(phone=phone)
    page.goto(f"{people.server.url}/guide/commands")
    move = page.locator("section.entry", has=page.get_by_role("heading", name="unit.move"))
    expect(move).to_be_visible()
    expect(page.locator("section.entry:visible")).not_to_have_count(1)
    page.get_by_label("Find a command or query").fill("path too-steep")
    expect(page.get_by_role("status")).to_have_text(re.compile(r"^\d found$"))
    expect(move).to_contain_text("too-steep")
    expect(page.locator("#command-chat\\.say")).to_be_hidden()
    page.get_by_label("Find a command or query").fill("unit.mvoe")
    expect(page.get_by_role("status")).to_have_text("No command or query says that.")
    expect(page.locator("section.entry:visible")).to_have_count(0)
    page.get_by_label("Find a command or query").fill("")
    expect(page.get_by_role("status")).to_be_hidden()
    if phone:
        page.get_by_text("On this page").tap()
    page.get_by_role("link", name="zone.add", exact=True).click()
    expect(page.get_by_role("heading", name="zone.add")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
