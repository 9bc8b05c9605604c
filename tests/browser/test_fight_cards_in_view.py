"""What a card of the fight is there for is in view in a low window, without scrolling."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.commands import do, fit, place, unit_id
from tests.browser.fight_cards import panel
from tests.browser.layout_checks import UNCOVERED
from tests.browser.people import People
from tests.browser.seats import handler_of, seated
from tests.browser.server import Server

LAPTOP = {"width": 1280, "height": 720}


def test_the_attack_that_overheats_has_its_button_in_view(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    fit(handler.page, Lantern="gecko")
    place(handler.page, "Heron", 12, 15)
    pilot = seated(demo_people, demo, "Lantern")
    pilot.page.set_viewport_size(LAPTOP)
    handler.button("Start the conflict").click()
    pilot.button("Start Lantern's turn").click()
    do(handler, "unit.update", unit=unit_id(handler.page, "Lantern"), energy=0)
    pilot.button("Attack with Needle").click()
    card = panel(pilot.page, "Aim Needle")
    card.get_by_role("button", name=re.compile("Heron")).click()
    attack = card.get_by_role("button", name="Try it and overheat")
    expect(attack).to_be_in_viewport(ratio=1)
    assert attack.evaluate(UNCOVERED)
