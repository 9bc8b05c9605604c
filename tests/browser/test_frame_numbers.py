"""The numbers of a frame beside those of its pilot's character sheet."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.commands import fit, send, unit_id
from tests.browser.hangar import WAGTAIL
from tests.browser.people import People
from tests.browser.seats import handler_of, join_as_pilot
from tests.browser.server import Server


def test_a_new_character_can_take_over_the_points_of_the_build(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo).with_nobody()
    pilot = join_as_pilot(demo_people, demo, "Ada")
    pilot.button("Take Lantern").click()
    send(handler.page, type="unit.fit", unit=unit_id(handler.page, "Lantern"), build=WAGTAIL)
    pilot.tab("Crew")
    pilot.button("Make your character").click()
    form = pilot.page.get_by_role("dialog")
    form.get_by_label("Name of the pilot").fill("Wren")
    # unless it takes the points at once, the numbers are announced before it happens
    expect(form.get_by_role("note")).to_have_count(0)
    form.get_by_label("Take the points of the build").uncheck()
    warned = form.get_by_role("note")
    expect(warned).to_contain_text("The sheet counts, not the build")
    expect(warned).to_contain_text("empty sheet")
    form.get_by_role("button", name="Make the character").click()
    counts = pilot.page.get_by_role("region", name="The sheet counts, not the build")
    expect(counts).to_contain_text(re.compile(r"Integrity\s*15\s*becomes\s*9"))
    expect(counts).to_contain_text(re.compile(r"Sharpness\s*d12\s*becomes\s*d4"))
    counts.get_by_role("button", name="Take the points of the build").click()
    bar = pilot.page.get_by_role("contentinfo", name="Plan")
    expect(bar).to_contain_text("11 changes")
    bar.get_by_role("button", name="Confirm").click()
    expect(counts).to_have_count(0)
    pilot.page.keyboard.press("Escape")
    expect(pilot.card("Lantern")).to_contain_text("15 / 15")
    pilot.expect_log("goes by the sheet of Wren, not by its build: integrity 15 → 9")


def test_a_new_character_takes_the_points_of_a_ready_frame(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo).with_nobody()
    pilot = join_as_pilot(demo_people, demo, "Ada")
    pilot.button("Take Lantern").click()
    send(handler.page, type="unit.fit", unit=unit_id(handler.page, "Lantern"), build=WAGTAIL)
    pilot.tab("Crew")
    pilot.button("Make your character").click()
    form = pilot.page.get_by_role("dialog")
    form.get_by_label("Name of the pilot").fill("Wren")
    expect(form.get_by_label("Take the points of the build")).to_be_checked()
    form.get_by_role("button", name="Make the character").click()
    expect(pilot.page.get_by_role("dialog")).to_contain_text("Wren")
    pilot.page.keyboard.press("Escape")
    expect(pilot.card("Lantern")).to_contain_text("15 / 15")
    pilot.expect_log("with the points of its build")


def test_linking_a_sheet_shows_the_numbers_it_changes(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo).with_nobody()
    pilot = join_as_pilot(demo_people, demo, "Ada")
    pilot.button("Take Lantern").click()
    send(handler.page, type="unit.fit", unit=unit_id(handler.page, "Lantern"), build=WAGTAIL)
    send(pilot.page, type="character.add", name="Wren")
    pilot.tab("Crew")
    pilot.button(re.compile("^Wren")).click()
    form = pilot.page.get_by_role("dialog")
    form.get_by_text("Name, frame and unit").click()
    form.get_by_label("Unit on the map").select_option("Lantern")
    form.get_by_label("Take the points of the build").uncheck()
    expect(form.get_by_role("note")).to_contain_text(re.compile(r"Integrity\s*15\s*becomes\s*9"))
    expect(form.get_by_role("note")).to_contain_text(re.compile(r"Stability\s*16\s*becomes\s*12"))


def test_a_fitted_unit_shows_the_numbers_that_its_sheet_gives(
    demo_people: People, demo: Server
) -> None:
    """A unit whose pilot has a sheet shows the numbers of the sheet once it is fitted out."""
    handler = handler_of(demo_people, demo)
    fit(handler.page, Lantern="kestrel")
    handler.expect_log("goes by the sheet of Ondine Vale, not by its build")
    handler.tab("Units")
    handler.button(re.compile("^pilot Lantern")).click()
    with handler.page.context.expect_page() as opening:
        handler.card("Lantern").get_by_role("link", name="Hangar").click()
    place = opening.value.get_by_label("At Cold Gorge")
    expect(place).to_contain_text("There the sheet of Ondine Vale counts")
