"""A new table made on the start page."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.server import Server


@pytest.mark.parametrize(("source", "phone"), [("Blank", False), ("From a file", True)])
def test_a_new_table_shows_the_handlers_link_until_it_is_dismissed(
    demo_people: People, demo: Server, source: str, phone: bool
) -> None:
    page, _ = demo_people.sit(phone=phone)
    page.goto(demo.link("Handler"))
    exported = page.request.get(
        f"{demo.url}{page.locator('body').get_attribute('data-api')}/export"
    ).body()
    page.goto(demo.url)
    page.get_by_role("radio", name=source).check()
    named = page.get_by_label("Name of the table")
    if source == "From a file":
        page.get_by_label("Map or table file").set_input_files(
            {"name": "table.json", "mimeType": "application/json", "buffer": exported}
        )
        # a table in a file keeps its name
        expect(named).to_have_value(json.loads(exported)["name"])
    else:
        named.fill("Kept")
    page.get_by_role("button", name="Open the table").click()
    table = Table(page).ready()
    card = page.get_by_role("region", name="The table is ready")
    expect(card).to_be_in_viewport(ratio=1)
    link = card.get_by_label("Handler's link").input_value()
    # it is there until it is put away
    page.reload()
    table.ready()
    expect(card.get_by_label("Handler's link")).to_have_value(link)
    card.get_by_role("button", name="I have kept it").click()
    expect(card).to_have_count(0)
    page.reload()
    table.ready()
    expect(card).to_have_count(0)
    assert page.locator("body").get_attribute("data-key") is None
    # and another browser is the Handler by it
    other, _ = demo_people.sit()
    other.goto(link)
    Table(other).ready().tab("Table")
    expect(other.get_by_label("Pilots join with")).to_be_visible()
    expect(other.get_by_role("region", name="The table is ready")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_ready_mission_opens_with_one_press(people: People, demo: Server, phone: bool) -> None:
    page, _ = people.sit(phone=phone)
    page.goto(demo.url)
    choices = page.locator(".ready-choice")
    expect(choices).to_have_count(9)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    press = page.get_by_role("button", name="Night Freight")
    expect(press.locator("img")).to_have_js_property("naturalWidth", 480)
    press.click()
    table = Table(page).ready()
    card = page.get_by_role("region", name="The table is ready")
    card.get_by_role("button", name="I have kept it").click()
    if not phone:
        expect(page.get_by_role("button", name="Start the mission")).to_be_visible()
    table.tab("Units")
    expect(page.get_by_role("tabpanel")).to_contain_text("Warden A")


def test_enter_in_the_name_opens_the_chosen_map(people: People, demo: Server) -> None:
    """The buttons of the ready missions belong to forms of their own."""
    page, _ = people.sit()
    page.goto(demo.url)
    named = page.get_by_label("Name of the table")
    named.fill("By key")
    named.press("Enter")
    Table(page).ready()
    expect(page.locator("h1")).to_have_text("By key")
