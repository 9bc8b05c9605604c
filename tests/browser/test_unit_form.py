"""The Handler's form of a unit."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.commands import do, send, unit_id, unit_ids
from tests.browser.demo_hexes import LANTERN
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of
from tests.browser.server import Server


def test_the_form_follows_the_selection_until_something_is_typed(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    ids = unit_ids(handler.page)
    pilot_page, _ = demo_people.sit()
    pilot = Table.join(pilot_page, demo.link("Pilot"), "Mara")
    pilot.button("Take Lantern").click()
    do(handler, "overrule", unit=ids["Lantern"], set={"falling": True, "stability": 0})

    handler.tab("Units")
    row = page.get_by_role("listitem").filter(has_text="Lantern")
    expect(row).to_contain_text("Mara")
    expect(row.get_by_title("Falling")).to_be_visible()
    handler.button("Edit Lantern").click()
    name = page.get_by_label("Name", exact=True)
    expect(name).to_have_value("Lantern")
    handler.button("Stop falling").click()
    expect(handler.toast("Lantern falls no longer")).to_be_visible()
    mule = (12, 12)
    handler.click(*mule)
    expect(name).to_have_value("Mule")
    handler.tab("Log")
    handler.click(*LANTERN)
    handler.tab("Units")
    expect(name).to_have_value("Lantern")
    name.fill("Lanternfish")
    handler.click(*mule)
    expect(handler.card("Mule")).to_be_visible()
    expect(name).to_have_value("Lanternfish")

    page.get_by_label("Hidden: the pilots do not know of it").check()
    handler.button("Save").click()
    expect(handler.toast("Lanternfish is saved")).to_be_visible()
    row = page.get_by_role("listitem").filter(has_text="Lanternfish")
    expect(row.get_by_role("button", name="Hide from the pilots")).to_have_attribute(
        "aria-pressed", "true"
    )
    row.get_by_role("button", name="Hide from the pilots").click()
    expect(handler.toast("The pilots see Lanternfish")).to_be_visible()


def test_a_new_unit_is_selected_and_missing_fields_are_named(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    handler.tab("Units")
    handler.button("Add a unit").click()
    handler.button("Place it on the map").click()
    expect(page.locator(".toasts")).to_contain_text("Name: ")
    name = page.get_by_label("Name", exact=True)
    expect(name).to_be_focused()
    name.fill("Osprey")
    handler.button("Place it on the map").click()
    handler.click(3, 14)
    expect(handler.card("Osprey")).to_be_visible()

    do(handler, "table.rename", name="Über/unter")
    handler.tab("Map")
    page.get_by_text("Map file", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save as .board").click()
    assert download.value.suggested_filename == "Über-unter.board"


def test_the_form_shows_the_selected_unit_and_escape_closes_it(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    handler.click(15, 14)
    expect(handler.card("Lantern")).to_be_visible()
    handler.tab("Units")
    handler.button("Edit Heron").click()
    expect(handler.card("Heron")).to_be_visible()
    form = handler.page.get_by_role("heading", name="Heron", level=3)
    expect(form).to_be_visible()
    handler.page.keyboard.press("Escape")
    expect(form).to_have_count(0)
    expect(handler.card("Heron")).to_be_visible()
    # nothing that was typed is lost by it
    handler.button("Edit Heron").click()
    handler.page.get_by_label("Name", exact=True).fill("Egret")
    handler.page.keyboard.press("Escape")
    expect(handler.toast("Not saved yet: save the unit, or cancel.")).to_be_visible()
    expect(handler.page.get_by_label("Name", exact=True)).to_have_value("Egret")


def test_a_restored_unit_has_one_integrity(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    changes = {"destroyed": True, "integrity": 0}
    done = send(handler.page, type="overrule", unit=unit_id(handler.page, "Heron"), set=changes)
    assert done["status"] == 200, done
    handler.tab("Units")
    handler.button("Edit Heron").click()
    handler.button("Bring back").click()
    expect(handler.toast("Heron is back with an integrity of 1")).to_be_visible()
    expect(handler.page.get_by_role("textbox", name="Integrity")).to_have_value("1")


def test_the_form_shows_steps_only_during_the_units_turn(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    handler.tab("Units")
    handler.button("Edit Lantern").click()
    steps = page.get_by_role("textbox", name="Steps")
    expect(page.get_by_role("textbox", name="Speed")).to_be_visible()
    expect(steps).to_have_count(0)
    handler.button("Start the conflict").click()
    form = page.locator(".unit-form")
    expect(form).to_contain_text("4 when its turn begins")
    expect(steps).to_have_count(0)
    handler.button("Start Lantern's turn").click()
    expect(steps).to_have_value("4")
    form.get_by_role("button", name="Steps: one less").click()
    form.get_by_role("button", name="Save").click()
    expect(handler.card("Lantern").get_by_role("img", name="3 of 4 steps left")).to_be_visible()
