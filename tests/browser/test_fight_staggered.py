"""The hints of the page for the pilot of a staggered frame."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.commands import do, unit_id
from tests.browser.fight_cards import bar
from tests.browser.people import People
from tests.browser.seats import handler_of, seated
from tests.browser.server import Server


def test_a_staggered_biped_is_told_that_it_may_move(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    pilot = seated(demo_people, demo, "Lantern", phone=True)
    handler.button("Start the conflict").click()
    pilot.button("Start Lantern's turn").tap()
    do(handler, "unit.update", unit=unit_id(handler.page, "Lantern"), stability=0)
    tiles = bar(pilot.page, "Lantern")
    expect(tiles).to_contain_text("Lantern is staggered: beside moving it can only stabilise")
    expect(tiles.get_by_role("radio", name="Walk")).to_have_attribute("aria-disabled", "false")
