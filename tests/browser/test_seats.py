"""Seats at the table: a seat's own link leads back to it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of
from tests.browser.server import Server


def test_opening_the_own_link_again_returns_to_the_seat(demo_people: People, demo: Server) -> None:
    page, _ = demo_people.sit(phone=True)
    link = demo.link("Pilot")
    table = Table.join(page, link, "Pip")
    table.button("Take Lantern").tap()
    expect(table.button("Take Lantern")).to_have_count(0)
    page.goto(link)
    expect(page.get_by_role("button", name="Take another seat")).not_to_be_visible()
    page.get_by_role("link", name="Continue as Pip (Lantern)").tap()
    expect(table.ready().button("Take Lantern")).to_have_count(0)
    # another seat is for another person, so the name is empty
    page.goto(link)
    page.get_by_text("Somebody else plays in this browser").tap()
    name = page.get_by_label("Your name at the table")
    expect(name).to_have_value("")
    name.fill("Ann")
    page.get_by_role("button", name="Take another seat").tap()
    table.ready()
    table.expect_log(re.compile("Ann joined"))


def test_a_seat_left_over_by_a_lost_browser_is_marked_and_sent_away(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    lost, _ = demo_people.sit()
    Table.join(lost, demo.link("Pilot"), "Mira")
    lost.close()
    page, _ = demo_people.sit()
    Table.join(page, demo.link("Pilot"), "Mira")
    handler.tab("Table")
    seats = handler.page.get_by_role("tabpanel")
    expect(seats).to_contain_text("Mira is here on another seat")
    seats.get_by_role("button", name="Send the old seat away").click()
    seats.get_by_role("button", name="Send away?").click()
    expect(seats).not_to_contain_text("Mira is here on another seat")
    expect(seats.locator(".seat-name", has_text="Mira")).to_have_count(1)
