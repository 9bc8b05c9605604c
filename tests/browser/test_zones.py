"""The Handler draws zones, labels and markers on the map, and shows them to the players."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.announcements import HEAR, hears
from tests.browser.flat_table import FlatTable, add_units, open_as_handler, open_as_pilot
from tests.browser.flat_table import flat_table as flat_table
from tests.browser.map_page import axial, open_section, wait_for_unit
from tests.browser.people import People
from tests.browser.pictures import Picture
from tests.browser.play import Table


def open_zones(handler: Table, count: int = 0) -> Locator:
    """Opens the section of the Map tab."""
    handler.tab("Map")
    return open_section(handler, f"Zones, labels and markers ({count})")


def wait_for_marks(table: Table, at: tuple[int, int], *words: str) -> None:
    """Waits until this is what the page says of the zones at a hex."""
    table.page.wait_for_function(
        """([hex, words]) => JSON.stringify(
          document.getElementById("board").board.describe(hex).marks) === JSON.stringify(words)""",
        arg=[axial(*at), list(words)],
    )


def shows(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=f"Players see {name}", exact=True)


def test_a_zone_is_painted_changed_shown_and_removed(
    people: People, flat_table: FlatTable, picture: Picture
) -> None:
    table = flat_table()
    page, _ = people.sit()
    handler = open_as_handler(page, table)
    pilot_page, _ = people.sit()
    pilot = open_as_pilot(pilot_page, table)
    section = open_zones(handler)
    # every kind is read whole
    cut = """() => [...document.querySelectorAll(".zone-kinds span")]
      .filter((each) => each.scrollWidth > each.clientWidth).length"""
    assert page.evaluate(cut) == 0
    page.get_by_role("radio", name="Rectangle", exact=True).check()
    section.get_by_role("button", name="Area", exact=True).click()
    section.get_by_label("Name").fill("Yard")
    section.get_by_role("button", name="Put it on the map").click()
    expect(page.get_by_text("Paint a new zone (Yard)")).to_be_visible()
    handler.drag((4, 4), (6, 6))
    wait_for_marks(handler, (5, 5), "Area: Yard (players do not see it)")
    # the next strokes belong to it
    handler.drag((8, 4), (8, 6))
    wait_for_marks(handler, (8, 5), "Area: Yard (players do not see it)")
    edit = page.get_by_role("group", name="Edit Yard")
    edit.get_by_role("button", name="Take away").click()
    handler.drag((4, 4), (4, 6))
    wait_for_marks(handler, (4, 5))
    page.keyboard.press("Control+z")
    wait_for_marks(handler, (4, 5), "Area: Yard (players do not see it)")
    edit.get_by_role("radio", name="Objective", exact=True).click()
    edit.get_by_label("Name").fill("Court")
    edit.get_by_role("button", name="Rename").click()
    wait_for_marks(handler, (5, 5), "Objective: Court (players do not see it)")
    wait_for_marks(pilot, (5, 5))

    shows(page, "Court").click()
    wait_for_marks(pilot, (5, 5), "Objective: Court")
    pilot.expect_log("Objective zone shown: Court")
    wait_for_marks(handler, (5, 5), "Objective: Court")
    expect(shows(page, "Court")).to_have_attribute("aria-pressed", "true")
    pilot_page.mouse.move(*pilot.point(5, 5))
    expect(pilot_page.locator(".hover-line")).to_contain_text("Objective: Court")
    picture(page, "zones")
    shows(page, "Court").click()
    wait_for_marks(pilot, (5, 5))

    page.get_by_role("button", name="Edit Court").first.click()
    page.get_by_role("button", name="Edit Court").first.click()
    edit = page.get_by_role("group", name="Edit Court")
    edit.get_by_role("button", name="Remove").click()
    edit.get_by_role("button", name="Remove Court?").click()
    wait_for_marks(handler, (5, 5))
    assert table.handler.state()["view"]["scene"]["zones"] == {}


def test_labels_and_markers_by_one_click(people: People, flat_table: FlatTable) -> None:
    table = flat_table()
    page, _ = people.sit()
    handler = open_as_handler(page, table)
    page.evaluate(HEAR)
    section = open_zones(handler)
    section.get_by_role("button", name="Label", exact=True).click()
    section.get_by_label("Name").fill("Depot 4")
    section.get_by_label("Shown to the players").check()
    # the key does what the button does
    page.locator("#board > canvas").focus()
    page.keyboard.press("Shift+Z")
    expect(page.get_by_text("Click the hex for Depot 4")).to_be_visible()
    handler.click(7, 5)
    wait_for_marks(handler, (7, 5), "Label: Depot 4")
    expect(page.get_by_text("Click the hex for")).to_have_count(0)

    section = open_zones(handler, 1)
    section.get_by_role("button", name="Marker", exact=True).click()
    section.get_by_role("button", name="Danger", exact=True).click()
    section.get_by_label("Shown to the players").uncheck()
    section.get_by_role("button", name="Put it on the map").click()
    handler.click(9, 5)
    wait_for_marks(handler, (9, 5), "Marker 1 (players do not see it)")
    section = open_zones(handler, 2)
    section.get_by_role("button", name="Edit Marker 1").click()
    page.get_by_role("button", name="Another hex").click()
    handler.click(9, 7)
    wait_for_marks(handler, (9, 7), "Marker 1 (players do not see it)")
    wait_for_marks(handler, (9, 5))
    # by keyboard, at the cursor
    page.locator("#board > canvas").focus()
    page.keyboard.press("Shift+Z")
    expect(page.get_by_text("Click the hex for Marker 1")).to_be_visible()
    page.evaluate("(hex) => document.getElementById('board').board.cursorTo(hex)", axial(10, 7))
    page.keyboard.press("Enter")
    wait_for_marks(handler, (10, 7), "Marker 1 (players do not see it)")
    (label, marker) = table.handler.state()["view"]["scene"]["zones"].values()
    assert (label["at"], label["secret"]) == (axial(7, 5), False)
    assert (marker["icon"], marker["at"], marker["secret"]) == ("danger", axial(10, 7), True)

    # the cursor of the keyboard tells of it
    page.evaluate("(hex) => document.getElementById('board').board.cursorTo(hex)", axial(7, 5))
    hears(page, "0705, level 0. Label: Depot 4")


def test_a_wave_comes_to_a_zone(people: People, flat_table: FlatTable) -> None:
    table = flat_table()
    enemies: Any = [(name, 2 + n, 2, {"disposition": "enemy"}) for n, name in enumerate("ABC")]
    add_units(table, enemies)
    cells = [{**axial(8, 6), "count": 3}]
    table.handler.do("zone.add", kind="spawn", name="Gate", cells=cells)
    page, _ = people.sit()
    handler = open_as_handler(page, table).unhurried()
    handler.tab("Units")
    page.get_by_role("button", name="Several", exact=True).click()
    for name in "ABC":
        page.get_by_role("checkbox", name=f"Choose {name}").check()
    three = page.get_by_role("region", name="3 units chosen")
    three.get_by_role("button", name="Make a wave…").click()
    three.get_by_label("Where it comes").select_option("Gate")
    three.get_by_role("button", name="Make the wave").click()
    wave = page.get_by_role("list", name="The waves").get_by_role("listitem").first
    expect(wave).to_contain_text("in Gate")
    wave.get_by_role("button", name="Let it come").click()
    for name, row in (("A", 7), ("B", 6), ("C", 8)):
        wait_for_unit(handler, name, (8, row), True)
