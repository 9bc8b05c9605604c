"""What people with fresh eyes met when they acted in a fight: weapons and walking, expansions, leave."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.fight import handler_of, place
from tests.browser.server import Server
from tests.browser.test_fight import LOW, bar, panel, seated


def test_walking_puts_the_weapon_away_and_the_weapon_walking(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    place(handler.page, "Heron", *LOW)
    pilot = seated(demo_people, demo, "Lantern")
    handler.button("Start the conflict").click()
    pilot.button("Start Lantern's turn").click()
    pilot.settle()
    page, tiles = pilot.page, bar(pilot.page, "Lantern")
    walk = tiles.get_by_role("radio", name=re.compile("^Walk"))
    rifle = tiles.get_by_role("button", name="Attack with Long rifle")
    expect(walk).to_be_checked()
    rifle.click()
    expect(panel(page, "Aim Long rifle")).to_be_visible()
    expect(tiles.locator("[aria-checked=true]")).to_have_count(0)
    expect(tiles).not_to_contain_text("Click or drag")
    walk.click()
    expect(walk).to_be_checked()
    expect(rifle).to_have_attribute("aria-pressed", "false")
    expect(panel(page, "Aim Long rifle")).to_have_count(0)
    page.keyboard.press("1")
    expect(panel(page, "Aim Long rifle")).to_be_visible()
    page.keyboard.press("g")
    expect(panel(page, "Aim Long rifle")).to_have_count(0)
