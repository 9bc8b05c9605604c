"""Beginning and ending a turn: nobody ends one by mistake, and what ending it does is said."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.fight import do, unit_named
from tests.browser.people import People
from tests.browser.seats import handler_and_pilot
from tests.browser.server import Server


def test_a_turn_is_not_ended_by_mistake(demo_people: People, demo: Server) -> None:
    handler, pilot = handler_and_pilot(demo_people, demo)
    handler.button("Start the conflict").click()
    pilot.page.keyboard.press("Escape")
    expect(pilot.card("Lantern")).to_have_count(0)
    # the one who begins a turn looks at its unit
    pilot.button("Start Lantern's turn").click()
    expect(pilot.card("Lantern")).to_contain_text(re.compile("Steps.*4"))
    # ending it without having done anything asks, and the question stays until it is answered
    end = pilot.button("End Lantern's turn")
    expect(end).to_be_enabled()
    end.click()
    sure = pilot.button("Lantern did nothing. End anyway?")
    expect(sure).to_be_enabled()
    pilot.button("Not yet").click()
    expect(sure).to_have_count(0)
    expect(pilot.button("End Lantern's turn")).to_be_visible()
    # in the air above the plain, set falling: the price of ending the turn is told
    lantern = unit_named(handler.page, "Lantern")
    at = {**lantern["at"], "level": lantern["at"]["level"] + 6}
    do(handler, "unit.place", unit=lantern["id"], at=at)
    do(handler, "unit.update", unit=lantern["id"], falling=True)
    expect(pilot.card("Lantern")).to_contain_text("Falling")
    expect(pilot.toast("Lantern is placed")).to_be_visible()
    pilot.button("End Lantern's turn").click()
    expect(pilot.page.get_by_role("status").filter(has_text="6 levels, lands")).to_contain_text(
        "stability"
    )
    sure = pilot.button("Lantern will fall. End anyway?")
    expect(sure).to_be_enabled()
    # what changes the unit takes the question back
    do(handler, "unit.place", unit=lantern["id"], at=lantern["at"])
    expect(sure).to_have_count(0)
    expect(pilot.button("End Lantern's turn")).to_be_visible()
