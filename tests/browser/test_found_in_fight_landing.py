"""What two people found who fought: who hangs in the air at a conflict's end stays there."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.demo_hexes import LANTERN
from tests.browser.fight import do, state, unit_id
from tests.browser.people import People
from tests.browser.seats import handler_of
from tests.browser.server import Server
from tests.browser.test_fight import seated


def test_who_hangs_in_the_air_after_a_conflict_is_set_down_by_one_press(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    pilot = seated(demo_people, demo, "Lantern", phone=True)
    lantern = unit_id(handler.page, "Lantern")
    at = state(handler.page)["scene"]["units"][lantern]["at"]
    do(handler, "unit.place", unit=lantern, at={**at, "level": at["level"] + 3})
    chip = pilot.card("Lantern").get_by_role("button", name="In the air")
    chip.tap()
    expect(pilot.card("Lantern")).to_contain_text("Outside a conflict nothing falls")
    handler.settle()
    handler.click(*LANTERN)
    handler.button("Set it down").click()
    expect(chip).to_have_count(0)
    assert state(handler.page)["scene"]["units"][lantern]["at"] == at
