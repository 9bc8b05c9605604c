"""Actions of people with character sheets."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.panel_harness import table as table
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.server import Server


def desk_and_phone(people: People, server: Server) -> tuple[Table, Table]:
    """The Handler on a desktop, and a pilot on a phone who has Lantern."""
    page, _ = people.sit()
    page.goto(server.link("Handler"))
    handler = Table(page).ready().with_nobody()
    phone, _ = people.sit(phone=True)
    pilot = Table.join(phone, server.link("Pilot"), "Mara")
    pilot.button("Take Lantern").tap()
    expect(pilot.card("Lantern")).to_contain_text("yours")
    return handler, pilot


def set_option(handler: Table, name: str, *, on: bool) -> None:
    """Changes an option of the table and waits until the table has it."""
    handler.tab("Table")
    box = handler.page.get_by_label(name)
    if not box.is_visible():
        handler.page.get_by_text("Options", exact=True).click()
    box.set_checked(on)
    expect(box).to_be_checked(checked=on)


def open_dialog_of(table: Table, name: str) -> Locator:
    """Returns the open sheet of a character."""
    dialog = table.page.get_by_role("dialog", name=name)
    expect(dialog.get_by_role("group", name="Advancements of Pilot skills")).to_be_visible()
    return dialog


def make_character(table: Table, name: str) -> Locator:
    """Creates a character without points in the crew tab. Returns its open sheet."""
    fill_in_character(table, name)
    table.button("Make the character").click()
    return open_dialog_of(table, name)


def fill_in_character(table: Table, name: str) -> None:
    """Fills in the form of a new character that takes no points of a linked frame."""
    table.tab("Crew")
    table.button("Make your character").click()
    table.page.get_by_label("Name of the pilot").fill(name)
    points = table.page.get_by_role("checkbox", name="Take the points of the build")
    if points.count():
        points.uncheck()


def open_sheet(table: Table, name: str) -> Locator:
    """Opens a sheet in the crew tab."""
    table.tab("Crew")
    table.page.get_by_role("list").get_by_role("button", name=re.compile(f"^{name}")).click()
    return open_dialog_of(table, name)


def attribute_row(dialog: Locator, attribute: str) -> Locator:
    """Returns the row of an attribute."""
    return dialog.get_by_role("listitem", name=attribute, exact=True)


def plan_bar(dialog: Locator) -> Locator:
    """Returns the plan at the foot of a sheet."""
    return dialog.locator(".plan-bar")


def press(dialog: Locator, name: str) -> None:
    """Presses a button of the sheet, also a disabled one that says why."""
    dialog.get_by_role("button", name=name, exact=True).click(force=True)


#: Finds the first character, unit or mission with a name.
FIND_ID = """async ([what, name]) => {
  const { session } = await import(document.querySelector("script[type=module]").src);
  return Object.values(session[what].value).find((each) => each.name === name).id;
}"""
