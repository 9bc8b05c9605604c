"""A Handler sets up a table: no card covers the map, and costly steps are confirmed."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.flat_table import FlatTable, add_units, open_as_handler
from tests.browser.flat_table import flat_table as flat_table
from tests.browser.people import People

DAM = {"columns": 9, "rows": 9, "orientation": "flat"}


def test_setting_up_a_table_keeps_the_map_in_view(people: People, flat_table: FlatTable) -> None:
    table = flat_table()
    do = table.handler.do
    do("character.add", name="Ilse")
    (ilse,) = table.handler.state()["view"]["characters"]
    do("mission.add", name="The silent relay", crew=[ilse])
    do("scene.add", name="Under the dam", map=DAM)
    page, _ = people.sit()
    handler = open_as_handler(page, table)

    # nobody has joined yet; no notice about that covers the map
    empty = page.get_by_text("Nobody is on the map yet.")
    expect(empty).to_be_visible()
    handler.settle()
    told = page.locator(".welcome").bounding_box()
    assert told
    assert told["y"] > handler.point(8, 14)[1], "it covers the lowest row"
    handler.tab("Crew")
    link = page.get_by_label("Nobody has joined yet. Pilots join with")
    expect(link).to_have_value(re.compile("/j/"))
    handler.tab("Map")
    expect(empty).to_have_count(0)
    handler.tab("Units")
    expect(empty).to_be_visible()

    # no card covers the place for a new unit
    add_units(table, [("Lantern", 4, 4, {}), ("Magpie", 6, 4, {})])
    handler.click(4, 4)
    card = page.get_by_role("complementary", name="Selected unit")
    expect(card).to_be_visible()
    handler.button("Add a unit").click()
    page.get_by_label("Name", exact=True).fill("Owl")
    handler.button("Place it on the map").click()
    expect(card).to_have_count(0)
    handler.click(2, 12)
    expect(card).to_contain_text("Owl")

    # a draft counts nothing, and can be begun where the conflict is started
    tracker = page.get_by_role("region", name="Turn tracker")
    expect(tracker).to_contain_text("The silent relay is still a draft")
    tracker.get_by_role("button", name="Start the mission").click()
    expect(tracker).not_to_contain_text("The silent relay")
    missions = table.handler.state()["view"]["missions"]
    assert [each["phase"] for each in missions.values()] == ["running"]

    # another scene in a conflict is asked for first
    handler.button("Start the conflict").click()
    handler.tab("Table")
    scenes = page.get_by_text("Scenes (2)")
    scenes.click()
    page.get_by_role("button", name="Show…").click()
    sure = page.get_by_role("group", name="Switch to Under the dam")
    expect(sure).to_contain_text("The conflict here stops in round 1")
    expect(sure).to_contain_text("Pilots will see the whole map of Under the dam")
    sure.get_by_role("button", name="Stay here").click()
    expect(sure).to_have_count(0)
    assert table.handler.state()["view"]["scene"]["name"] == "Scene 1"
    page.get_by_role("button", name="Show…").click()
    sure.get_by_role("button", name="Show Under the dam").click()
    expect(page.get_by_text("No conflict: everyone moves freely")).to_be_visible()
    dam = page.get_by_role("list", name="The scenes").get_by_role("listitem").nth(1)
    expect(dam).to_contain_text("shown now")
    assert table.handler.state()["view"]["scene"]["name"] == "Under the dam"


def test_a_unit_without_a_build_says_that_it_has_no_weapons(
    people: People, flat_table: FlatTable
) -> None:
    table = flat_table()
    page, _ = people.sit()
    handler = open_as_handler(page, table)
    handler.tab("Units")
    handler.button("Add a unit").click()
    form = page.locator(".unit-form")
    expect(form).to_contain_text("It comes without weapons")
    page.get_by_label("Name", exact=True).fill("Owl")
    handler.button("Place it on the map").click()
    handler.click(6, 6)
    card = handler.card("Owl")
    expect(card).to_contain_text("No weapons: fit it out")
    expect(card.get_by_role("link", name="Hangar")).to_have_attribute("title", "Fit out Owl")
    table.handler.do("unit.fit", unit=table.handler.unit("Owl"), build="kestrel")
    expect(card.get_by_text("Weapons", exact=True)).to_be_visible()
    expect(card).not_to_contain_text("No weapons")
    handler.button("Edit Owl").click()
    expect(page.get_by_role("textbox", name="Speed")).to_be_visible()
    expect(form).not_to_contain_text("It comes without weapons")


def test_the_form_of_a_mission_makes_a_character_and_leads_back(
    people: People, flat_table: FlatTable
) -> None:
    page, _ = people.sit()
    handler = open_as_handler(page, flat_table())
    handler.tab("Missions")
    handler.button("New mission").click()
    mission = page.get_by_role("dialog", name="A new mission")
    mission.get_by_label("Briefing").fill("The relay is silent.")
    mission.get_by_role("button", name="Make a character").click()
    page.get_by_label("Name of the pilot").fill("Mara Voss")
    page.get_by_role("button", name="Make the character").click()
    sheet = page.get_by_role("dialog", name="Mara Voss")
    sheet.get_by_role("button", name="Back to the mission").click()
    # what was written is kept, and the new character can be chosen
    expect(mission.get_by_label("Briefing")).to_have_value("The relay is silent.")
    expect(mission.get_by_role("button", name="Mara Voss")).to_be_visible()
    expect(mission.get_by_role("button", name="Back to the mission")).to_have_count(0)
