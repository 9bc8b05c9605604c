"""Expansions: the pilot confirms, the Handler carries them out."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.commands import fit, place, send, state, unit_id
from tests.browser.demo_hexes import LOW_GROUND
from tests.browser.fight_cards import bar, panel
from tests.browser.people import People
from tests.browser.seats import handler_of, seated
from tests.browser.server import Server


@pytest.mark.parametrize("phone", [False, True])
def test_an_expansion_is_confirmed_and_waits_for_the_handler(
    demo_people: People, demo: Server, phone: bool
) -> None:
    handler = handler_of(demo_people, demo)
    fit(handler.page, Lantern="lamplighter")
    pilot = seated(demo_people, demo, "Lantern", phone=phone)
    other = seated(demo_people, demo, "Magpie")
    handler.button("Start the conflict").click()
    start = pilot.button("Start Lantern's turn")
    start.tap() if phone else start.click()
    page, tiles = pilot.page, bar(pilot.page, "Lantern")
    drones = tiles.get_by_role("button", name=re.compile("Drone Nest"))
    drones.tap() if phone else drones.click()
    asked = tiles.get_by_label("Use Drone Nest?", exact=True)
    expect(asked).to_be_in_viewport(ratio=1)
    expect(asked).to_contain_text("In your turn")
    expect(asked).to_contain_text("It costs 2 steps. The Handler carries out what it does.")
    assert state(page)["scene"]["units"][unit_id(page, "Lantern")]["steps"] == 4
    use = asked.get_by_role("button", name="Use Drone Nest", exact=True)
    use.tap() if phone else use.click()
    waits = panel(page, "Lantern uses Drone Nest")
    expect(waits).to_contain_text("The Handler carries it out.")
    expect(
        other.page.get_by_text(re.compile("Lantern uses Drone Nest. Sends out")).first
    ).to_be_visible()
    card = panel(handler.page, "Lantern uses Drone Nest")
    expect(card).to_contain_text("a small drone")
    expect(card.get_by_role("button", name="Give back 2 steps")).to_be_visible()
    back = waits.get_by_role("button", name="Take it back")
    back.tap() if phone else back.click()
    expect(waits).to_have_count(0)
    expect(card).to_have_count(0)
    assert state(page)["scene"]["units"][unit_id(page, "Lantern")]["steps"] == 4
    drones.tap() if phone else drones.click()
    use.tap() if phone else use.click()
    card.get_by_role("button", name="Carried out").click()
    expect(waits).to_have_count(0)


def test_the_handler_changes_an_attack_for_an_expansion(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    place(page, "Heron", *LOW_GROUND)
    fit(page, Lantern="lamplighter")
    pilot = seated(demo_people, demo, "Lantern")
    handler.button("Start the conflict").click()
    pilot.button("Start Lantern's turn").click()
    pilot.settle()
    pilot.page.keyboard.press("1")
    pilot.page.get_by_role("button", name=re.compile("Heron.*%")).first.click()
    pilot.page.get_by_role("button", name=re.compile("^Attack Heron")).click()
    flares = bar(pilot.page, "Lantern").get_by_role("button", name=re.compile("Flare Rack"))
    flares.click()
    pilot.page.get_by_role("button", name="Use Flare Rack", exact=True).click()
    card = panel(page, "Lantern uses Flare Rack")
    card.get_by_text("Change the numbers of the attack on Heron").click()
    card.get_by_role("button", name="To hit: less").or_(
        card.get_by_role("button", name=re.compile("To hit.*(less|fewer|-|−)"))
    ).first.click()
    card.get_by_role("button", name="Overrule", exact=True).click()
    expect(panel(page, "Lantern attacks Heron")).to_contain_text("The Handler changed its numbers")


def test_an_overheated_frame_is_told_that_no_expansion_works(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    fit(handler.page, Lantern="lamplighter")
    pilot = seated(demo_people, demo, "Lantern")
    send(handler.page, type="unit.update", unit=unit_id(handler.page, "Lantern"), overheated=True)
    flares = bar(pilot.page, "Lantern").get_by_role("button", name=re.compile("Flare Rack"))
    expect(flares).to_have_attribute("aria-disabled", "true")
    expect(flares).to_have_attribute("title", re.compile("no expansion works .* whatever it costs"))
