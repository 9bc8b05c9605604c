"""Scenes of fights that several tests start from."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.announcements import HEAR
from tests.browser.battle import Dice
from tests.browser.battle import people as people
from tests.browser.battle import scripted_server as scripted_server
from tests.browser.commands import do, fit, place, send, state, unit_id
from tests.browser.fight_cards import panel
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of, seated
from tests.browser.server import Server

#: Low ground, all of one level.
WRECK, MULE, ASIDE = (13, 15), (14, 14), (14, 15)


def press(table: Table, name: str | re.Pattern[str], phone: bool) -> None:
    """Presses a button with a finger or a mouse."""
    table.button(name).tap() if phone else table.button(name).click()


def on_foot(people: People, demo: Server, *, phone: bool) -> tuple[Table, Table]:
    """The Handler, and a pilot on foot beside Mule in its turn. Its frame is a wreck."""
    handler = handler_of(people, demo)
    place(handler.page, "Mule", *MULE)
    place(handler.page, "Lantern", *WRECK)
    pilot = seated(people, demo, "Lantern", phone=phone)
    handler.button("Start the conflict").click()
    do(handler, "overrule", unit=unit_id(handler.page, "Lantern"), set={"destroyed": True})
    do(handler, "turn.abstain", unit=unit_id(handler.page, "Magpie"))
    for _ in range(3):
        do(handler, "segment.end")
    do(handler, "environment.resolve")
    press(pilot, "Start Ondine Vale's turn", phone)
    expect(pilot.card("Ondine Vale")).to_contain_text("Pilot on foot")
    return handler, pilot


def shot_at(
    people: People,
    scripted_server: tuple[Server, Dice],
    seconds: int,
) -> tuple[Table, Table, Table, Dice]:
    """The Handler, Lantern's pilot, and another pilot's phone. Heron shoots at Lantern; both
    pilots' units have steps left."""
    server, dice = scripted_server
    handler = handler_of(people, server)
    page = handler.page
    place(page, "Heron", 12, 15)
    pilot = seated(people, server, "Lantern")
    other = seated(people, server, "Magpie", phone=True)
    do(handler, "table.options", options={"reaction_seconds": seconds})
    handler.button("Start the conflict").click()
    for name in ("Lantern", "Magpie"):
        do(handler, "turn.abstain", unit=unit_id(page, name))
    for _ in range(2):
        do(handler, "segment.end")
    do(handler, "turn.start", unit=unit_id(page, "Heron"))
    target = {"unit": unit_id(page, "Lantern")}
    pilot.page.evaluate(HEAR)
    do(handler, "attack.declare", unit=unit_id(page, "Heron"), weapon="pistol", at=target)
    return handler, pilot, other, dice


def herons_attack(table: Table) -> Locator:
    """Returns the card of Heron's attack."""
    return panel(table.page, re.compile("^Heron attacks "))


def ram_fight(people: People, demo: Server, *, phone: bool = False) -> tuple[Table, str]:
    """Lantern, a Bastion with a ram, has its turn beside Heron. Returns the Handler and Heron's
    id."""
    handler = handler_of(people, demo, phone=phone)
    page = handler.page
    fit(page, Lantern="bastion")
    assert send(page, type="table.options", options={"reaction_seconds": 0})["status"] == 200
    place(page, "Heron", 15, 13)
    assert send(page, type="conflict.start")["status"] == 200
    assert send(page, type="turn.start", unit=unit_id(page, "Lantern"))["status"] == 200
    return handler, unit_id(page, "Heron")


def ram_heron(page: Page, heron: str, **changes: object) -> None:
    """Lets Lantern ram Heron, with numbers set by the Handler, to the end."""
    lantern = unit_id(page, "Lantern")
    done = send(page, type="attack.declare", unit=lantern, weapon="ram", at={"unit": heron})
    assert done["status"] == 200, done
    (attack,) = state(page)["attacks"]
    assert send(page, type="attack.adjust", attack=attack, **changes)["status"] == 200
    while state(page)["attacks"]:
        rolled = send(page, type="attack.roll", attack=attack, unit=lantern)
        assert rolled["status"] == 200, rolled


def roll_out(handler: Table) -> None:
    """Rolls all that is left to roll of the running attack, as the Handler and for every side.

    The units are not named: the Handler's page may learn late whose roll is due.
    """
    while attacks := state(handler.page)["attacks"]:
        (attack,) = attacks
        do(handler, "attack.roll", attack=attack)


def log_line(handler: Table, text: str | re.Pattern[str]) -> Locator:
    """Returns the line of the log with this text."""
    return handler.log().get_by_role("listitem").filter(has_text=text)


def end_segments_until(handler: Table, segment: str) -> None:
    """Ends segments until this one begins."""
    now = handler.page.locator("[aria-current=step]")
    expect(now).to_be_visible()
    while state(handler.page)["scene"]["conflict"]["segment"] != segment.lower():
        do(handler, "segment.end")
    expect(now).to_contain_text(segment)


def start_lanterns_turn(handler: Table, pilot: Table) -> None:
    """Starts a conflict and Lantern's turn."""
    handler.button("Start the conflict").click()
    pilot.button("Start Lantern's turn").click()
    expect(pilot.button("End Lantern's turn")).to_be_enabled()
    pilot.settle()
