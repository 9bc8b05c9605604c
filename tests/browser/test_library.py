"""The Handler saves units, a map and a mission in the server's library, and uses them at another
table."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.announcements import HEAR, hears
from tests.browser.flat_table import FlatTable, add_units, open_as_handler
from tests.browser.flat_table import flat_table as flat_table
from tests.browser.library_page import entry, library
from tests.browser.map_page import wait_for_hex, wait_for_unit
from tests.browser.people import People
from tests.browser.pictures import Picture
from tests.browser.play import Table


def save(section: Locator, what: str, name: str) -> None:
    section.get_by_role("combobox", name="Save").select_option(label=what)
    section.get_by_label("Name", exact=True).fill(name)
    section.get_by_role("button", name="Save", exact=True).click()
    expect(entry(section, name)).to_be_visible()


def first_table(people: People, table: Any) -> Page:
    """Saves two hounds, a hill and a mission; returns the page."""
    add_units(
        table,
        [("Hound", 4, 4, {"disposition": "enemy"}), ("Hound", 6, 5, {"disposition": "enemy"})],
    )
    table.handler.do("terrain.set", cells=[{"q": 2, "r": 2, "level": 7}])
    table.handler.do("mission.add", name="The dam", base=100)
    page, _ = people.sit()
    handler = open_as_handler(page, table)
    page.evaluate(HEAR)
    handler.tab("Units")
    page.get_by_role("button", name="Several", exact=True).click()
    page.get_by_role("button", name="Enemies").click()
    two = page.get_by_role("region", name="2 units chosen")
    two.get_by_role("button", name="Save to the library…").click()
    two.get_by_label("Name", exact=True).fill("Kennel")
    two.get_by_label("Note", exact=True).fill("two angry dogs")
    two.get_by_role("button", name="Save", exact=True).click()
    # the notice is gone after some seconds, which a busy machine may need to look
    hears(page, "Kennel is in the library.")
    section = library(handler)
    expect(entry(section, "Kennel")).to_contain_text("two angry dogs")
    save(section, "The map of this scene", "Lonely hill")
    save(section, "The mission The dam", "Dam night")
    return page


def test_what_one_handler_saves_another_uses(
    people: People, flat_table: FlatTable, picture: Picture
) -> None:
    first = first_table(people, flat_table())
    there = flat_table()
    page, _ = people.sit()
    handler = open_as_handler(page, there)
    page.evaluate(HEAR)
    section = library(handler)
    section.get_by_label("Search").fill("ANGRY dogs")
    expect(entry(section, "Lonely hill")).to_have_count(0)
    # another table's entry cannot be removed here
    expect(entry(section, "Kennel").get_by_role("button", name="Remove Kennel")).to_have_count(0)
    entry(section, "Kennel").get_by_role("button", name="Use Kennel").first.click()
    expect(page.get_by_text("Click the hex for Kennel")).to_be_visible()
    picture(page, "library")
    handler.click(10, 6)
    wait_for_unit(handler, "Hound", (10, 6), True)
    wait_for_unit(handler, "Hound 2", (12, 7), True)

    section.get_by_label("Search").fill("")
    section.get_by_label("Kind").select_option(label="Missions")
    expect(entry(section, "Kennel")).to_have_count(0)
    entry(section, "Dam night").get_by_role("button", name="Use Dam night").first.click()
    hears(page, "Dam night is a draft in Missions.")
    assert [each["name"] for each in there.handler.state()["view"]["missions"].values()] == [
        "The dam"
    ]

    section.get_by_label("Kind").select_option(label="Maps")
    hill = entry(section, "Lonely hill")
    hill.get_by_role("button", name="Use Lonely hill").first.click()
    hill.get_by_role("button", name="Replace this map?").click()
    wait_for_hex(handler, (3, 4), ground=7)

    # its own table removes it, for everybody
    own = library(Table(first))
    kennel = entry(own, "Kennel")
    kennel.get_by_role("button", name="Remove Kennel").click()
    kennel.get_by_role("button", name="Remove it for everybody?").click()
    expect(kennel).to_have_count(0)
