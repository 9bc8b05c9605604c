"""The round as people meet it: what undo would take back, and what falls are about to do."""

from __future__ import annotations

import re
from typing import Any
from uuid import uuid4

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.play import Table
from tests.browser.server import Server

#: Where Lantern starts in the demonstration, and the hex above it on the slope.
LANTERN, NORTH = (15, 14), (15, 13)


def _two(people: People, demo: Server) -> tuple[Table, Table]:
    """The Handler, and Mira, who has taken Lantern."""
    page, _ = people.sit()
    page.goto(demo.link("Handler"))
    handler = Table(page).ready()
    pilot_page, _ = people.sit()
    pilot = Table.join(pilot_page, demo.link("Pilot"), "Mira")
    pilot.button("Take Lantern").click()
    expect(pilot.card("Lantern")).to_contain_text("yours")
    pilot.settle()
    return handler, pilot


def api(table: Table, demo: Server) -> str:
    """Where the table of a page answers."""
    return f"{demo.url}{table.page.locator('body').get_attribute('data-api')}"


def unit_named(table: Table, demo: Server, name: str) -> dict[str, Any]:
    """A unit as this person's page has been told of it."""
    state = table.page.request.get(f"{api(table, demo)}/state").json()
    units = state["view"]["scene"]["units"].values()
    found: dict[str, Any] = next(unit for unit in units if unit["name"] == name)
    return found


def send(table: Table, demo: Server, command: dict[str, Any]) -> None:
    """What has no button of its own in one step, by the same door as the page."""
    answer = table.page.request.post(
        f"{api(table, demo)}/commands",
        data={"id": str(uuid4()), "command": command},
        headers={"Origin": demo.url},
    )
    assert answer.ok, answer.text()


def test_undo_says_whose_change_it_takes_back_and_asks_twice(
    demo_people: People, demo: Server
) -> None:
    handler, pilot = _two(demo_people, demo)
    handler.unhurried()
    pilot.unhurried()
    handler.tab("Dice")
    pilot.tab("Dice")
    pilot.drag(LANTERN, NORTH)
    expect(pilot.card("Lantern")).to_contain_text("1513")
    expect(pilot.button("Undo: Lantern, move")).to_be_enabled()

    handler.button("Undo: Mira, Lantern, move").click()
    expect(handler.toast("Once more to take back: Mira, Lantern, move")).to_be_visible()
    expect(pilot.card("Lantern")).to_contain_text("1513")
    handler.button("Sure? Undo: Mira, Lantern, move").click()
    expect(pilot.card("Lantern")).to_contain_text("1514")
    for table in (handler, pilot):
        expect(table.toast(re.compile("took back: Mira, Lantern, move"))).to_be_visible()

    # the same by key, for bringing it back
    handler.page.keyboard.press("Control+y")
    # once it can have been read it may be answered
    expect(handler.button("Sure? Redo: Mira, Lantern, move")).to_be_enabled()
    handler.page.keyboard.press("Control+y")
    expect(pilot.card("Lantern")).to_contain_text("1513")
    pilot.expect_log(re.compile("brought back: Mira, Lantern, move"))

    # one's own is not asked about
    pilot.button("Undo: Lantern, move").click()
    expect(pilot.card("Lantern")).to_contain_text("1514")
    expect(pilot.toast("took back: Lantern, move")).to_be_visible()


def test_the_handler_reads_what_falls_will_do_in_every_segment(
    demo_people: People, demo: Server
) -> None:
    handler, pilot = _two(demo_people, demo)
    handler.button("Start the conflict").click()
    expect(handler.button("End segment")).to_be_visible()
    magpie = unit_named(handler, demo, "Magpie")
    up = {**magpie["at"], "level": magpie["at"]["level"] + 5}
    send(handler, demo, {"type": "unit.place", "unit": magpie["id"], "at": up, "falling": True})
    chip = handler.page.get_by_title("what will happen")
    chip.click()
    falls = handler.page.get_by_role("list", name="Falls about to happen")
    # its legs take the first two levels
    expect(falls).to_contain_text("5 levels, lands")
    expect(falls).to_contain_text("stability 9 → 0, staggered")
    expect(pilot.page.get_by_role("list", name="Falls about to happen")).to_have_count(0)
    chip.click()
    expect(falls).to_have_count(0)


def test_stepping_off_says_how_deep_and_onto_whom(demo_people: People, demo: Server) -> None:
    handler, pilot = _two(demo_people, demo)
    lantern, magpie = (unit_named(handler, demo, name) for name in ("Lantern", "Magpie"))
    at = lantern["at"]
    below = {**at, "q": at["q"], "r": at["r"] - 1}
    cells = [{"q": at["q"], "r": at["r"], "level": 6}, {"q": at["q"], "r": at["r"] - 1, "level": 5}]
    send(handler, demo, {"type": "terrain.set", "cells": cells, "carry": True})
    send(
        handler, demo,
        {"type": "unit.place", "unit": magpie["id"], "at": {**below, "level": 5}},
    )  # fmt: skip
    expect(pilot.card("Lantern")).to_contain_text("level 6")
    pilot.settle()
    pilot.lift(LANTERN, NORTH)
    plan = pilot.plan()
    assert plan is not None
    assert plan["fall"]["ends"] == "rests"
    assert plan["fall"]["on"]["name"] == "Magpie"
    pilot.drop()
    pilot.expect_log("Lantern steps off and comes to rest on Magpie")


def test_the_log_says_what_was_changed_in_words(demo_people: People, demo: Server) -> None:
    handler, pilot = _two(demo_people, demo)
    magpie = unit_named(handler, demo, "Magpie")
    changed = {"falling": True, "stability": 4}
    send(handler, demo, {"type": "overrule", "unit": magpie["id"], "set": changed, "text": "Hit."})
    pilot.expect_log("Overruled: Magpie, stability 9 → 4, falling. Hit.")
    send(handler, demo, {"type": "unit.update", "unit": magpie["id"], "energy_max": 6, "speed": 2})
    pilot.expect_log("Magpie changed: speed 5 → 2, most energy 4 → 6 (Handler)")
    chat = handler.page.get_by_label("Say something, or roll with /roll")
    chat.fill("/gmroll 2d6+1 # Undertow listens")
    chat.press("Enter")
    line = handler.button(re.compile("2d6\\+1 for Undertow listens: "))
    expect(line).to_be_visible()
    line.click()
    expect(handler.log()).to_contain_text("dice chapter 1, secret dice, counter 0")
    expect(handler.log()).not_to_contain_text("free")
