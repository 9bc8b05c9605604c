"""The result of an attack: its text, and how long it stays."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.commands import place, send, state, unit_id
from tests.browser.demo_hexes import LOW_GROUND
from tests.browser.fight_cards import panel
from tests.browser.people import People
from tests.browser.seats import handler_of, seated
from tests.browser.server import Server


def test_a_result_stays_until_the_next_action(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    place(page, "Heron", *LOW_GROUND)
    pilot = seated(demo_people, demo, "Lantern", clock=True)
    handler.button("Start the conflict").click()
    pilot.button("Start Lantern's turn").click()
    pilot.settle()
    pilot.page.keyboard.press("1")
    pilot.page.get_by_role("button", name=re.compile("Heron.*%")).first.click()
    pilot.page.get_by_role("button", name=re.compile("^Attack Heron")).click()
    attack = panel(page, "Lantern attacks Heron")
    attack.get_by_text("Overrule its numbers").click()
    attack.get_by_role("radio", name="Hit", exact=True).click()
    attack.get_by_role("button", name="Overrule", exact=True).click()
    expect(attack).to_contain_text("The Handler changed its numbers")
    pilot.page.get_by_role("button", name="Roll damage").click()
    result = pilot.page.get_by_label("What the attack did")
    expect(result).to_be_visible()
    pilot.page.clock.fast_forward(60_000)
    expect(result).to_be_visible()
    # a measurement covers it for as long as it is open; the next action ends it for everybody
    theirs = page.get_by_label("What the attack did")
    expect(theirs).to_be_visible()
    page.keyboard.press("r")
    handler.click(15, 13)
    handler.click(16, 13)
    expect(page.get_by_role("region", name=re.compile("^Range"))).to_be_visible()
    expect(theirs).to_have_count(0)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(theirs).to_be_visible()
    pilot.button("End Lantern's turn").click()
    for shown in (result, theirs):
        expect(shown).to_have_count(0)


def test_adjusted_numbers_are_additions_and_a_layer_is_named_in_the_result(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    assert send(page, type="table.options", options={"reaction_seconds": 0})["status"] == 200
    place(page, "Heron", *LOW_GROUND)
    heron, lantern = unit_id(page, "Heron"), unit_id(page, "Lantern")
    gun = state(page)["scene"]["units"][heron]["frame"]["weapons"][0]["id"]
    aimed = {"unit": heron, "weapon": gun, "at": {"unit": lantern}}
    done = send(page, type="attack.declare", **aimed, overrule=True)
    assert done["status"] == 200, done
    attack = panel(page, "Heron attacks Lantern")
    attack.get_by_text("Overrule its numbers").click()
    expect(attack).to_contain_text("Each is added to what the rules say")
    attack.get_by_role("textbox", name="Damage").fill("-2")
    attack.get_by_role("radio", name="Hit", exact=True).click()
    attack.get_by_role("button", name="Overrule", exact=True).click()
    result = page.get_by_label("What the attack did")
    expect(result).to_contain_text(re.compile(r"Lantern loses nothing \(a layer takes \d+\)"))
