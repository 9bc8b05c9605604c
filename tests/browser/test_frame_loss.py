"""A pilot without a frame finds out where to get a new one."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.commands import fit, send, state, unit_id
from tests.browser.hangar import follow_hangar_link
from tests.browser.people import People
from tests.browser.seats import handler_of, seated
from tests.browser.server import Server


def test_a_lost_frame_links_to_a_replacement(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    fit(handler.page, Lantern="kestrel")
    lantern = unit_id(handler.page, "Lantern")
    send(handler.page, type="unit.update", unit=lantern, integrity=0)
    handler.tab("Units")
    handler.button(re.compile("^pilot Lantern")).click()
    told = "A new frame is bought on the sheet of Ondine Vale"
    expect(handler.card("Lantern")).to_contain_text(told)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_pilot_without_frame_and_credits_is_told_whom_to_ask(
    demo_people: People, demo: Server, phone: bool
) -> None:
    handler = handler_of(demo_people, demo)
    fit(handler.page, Lantern="kestrel")
    pilot = seated(demo_people, demo, "Lantern", phone=phone)
    seen = state(handler.page)
    ondine = next(c["id"] for c in seen["characters"].values() if c["name"] == "Ondine Vale")
    lantern = unit_id(handler.page, "Lantern")
    for command in (
        {"type": "character.edit", "character": ondine, "credits": 40},
        {"type": "unit.update", "unit": lantern, "integrity": 0},
    ):
        assert send(handler.page, **command)["status"] == 200
    # the page shows the unit that got out first
    expect(pilot.card("Ondine Vale")).to_contain_text("on foot")
    pilot.tab("Crew")
    hangar = follow_hangar_link(pilot.page)
    if phone:
        hangar.locator(".thumb-sheet").click()
    advice = (
        "The frame of Ondine Vale is lost, and there is no money for a new one: ask the Handler."
    )
    expect(hangar.get_by_label("At Cold Gorge")).to_contain_text(advice)
    hangar.close()
    row = pilot.page.get_by_role("button", name=re.compile("Ondine Vale")).first
    row.tap() if phone else row.click()
    expect(
        pilot.page.get_by_text("Ask the Handler for a frame, or another pilot for credits.")
    ).to_be_visible()
    # with enough credits it also says where to buy a new frame
    done = send(handler.page, type="character.edit", character=ondine, credits=4000)
    assert done["status"] == 200
    pilot.page.keyboard.press("Escape")
    pilot.tab("Crew")
    hangar = follow_hangar_link(pilot.page)
    if phone:
        hangar.locator(".thumb-sheet").click()
    expect(hangar.get_by_label("At Cold Gorge")).to_contain_text(
        "the sheet, in the Crew tab, has a new one"
    )
