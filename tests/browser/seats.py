"""People who open the demonstration table: the Handler, and pilots with or without a unit."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.server import Server


def handler_of(people: People, demo: Server, *, phone: bool = False, clock: bool = False) -> Table:
    """The Handler at the demonstration table; with `clock` the test may set the time."""
    page, _ = people.sit(phone=phone, clock=clock)
    page.goto(demo.link("Handler"))
    return Table(page).ready()


def join_as_pilot(
    people: People, demo: Server, name: str, *, phone: bool = False, clock: bool = False
) -> Table:
    """Joins as a pilot of this name, without a unit; with `clock` the test may set the time."""
    page, _ = people.sit(phone=phone, clock=clock)
    return Table.join(page, demo.link("Pilot"), name)


def pilot_of(
    people: People,
    demo: Server,
    name: str,
    unit: str,
    *,
    phone: bool = False,
    clock: bool = False,
) -> Table:
    """Joins as a pilot of this name and takes a unit; with `clock` the test may set the time."""
    pilot = join_as_pilot(people, demo, name, phone=phone, clock=clock)
    button = pilot.button(f"Take {unit}")
    button.tap() if phone else button.click()
    expect(pilot.card(unit)).to_contain_text("yours")
    pilot.settle()
    return pilot


def handler_and_pilot(people: People, demo: Server) -> tuple[Table, Table]:
    """The Handler, and Mira, who has taken Lantern."""
    return handler_of(people, demo), pilot_of(people, demo, "Mira", "Lantern")


def seated(
    people: People, demo: Server, unit: str, *, phone: bool = False, clock: bool = False
) -> Table:
    """Returns a pilot with that unit; with `clock` the test may set the time."""
    page, _ = people.sit(phone=phone, clock=clock)
    pilot = Table.join(page, demo.link("Pilot"), f"{unit}'s pilot")
    button = pilot.button(f"Take {unit}")
    button.tap() if phone else button.click()
    expect(pilot.card(unit)).to_be_visible()
    return pilot


def handler_and_newcomer(people: People, server: Server) -> tuple[Table, Table]:
    """The Handler on a desktop, and a pilot on a phone with neither unit nor character."""
    page, _ = people.sit()
    page.goto(server.link("Handler"))
    handler = Table(page).ready()
    phone, _ = people.sit(phone=True)
    return handler, Table.join(phone, server.link("Pilot"), "Mara")
