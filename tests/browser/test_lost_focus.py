"""Keys typed for a field that has just been removed do nothing."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.commands import place, state
from tests.browser.demo_hexes import LOW_GROUND
from tests.browser.fight_cards import panel
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of, seated
from tests.browser.server import Server
from tests.browser.waiting import without_waiting


def goes_while_typed(people: People, demo: Server, *, clock: bool = False) -> tuple[Table, Locator]:
    """The Handler types a reason, and the card with the field goes when the pilot rolls."""
    handler = handler_of(people, demo, clock=clock)
    page = handler.page
    place(page, "Heron", *LOW_GROUND)
    pilot = seated(people, demo, "Lantern")
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
    why = attack.get_by_label("Why (in the log)")
    why.click()
    page.keyboard.type("it ")
    expect(why).to_have_value("it ")
    handler.settle()
    return handler, pilot.page.get_by_role("button", name="Roll damage")


def chat(table: Table) -> Locator:
    """Returns the field for chat."""
    return table.page.get_by_label("Say something")


def test_keys_typed_into_a_removed_field_do_nothing(demo_people: People, demo: Server) -> None:
    handler, go = goes_while_typed(demo_people, demo)
    page = handler.unhurried().page
    before = page.evaluate("document.body.className")
    go.click()
    expect(panel(page, "Lantern attacks Heron")).to_have_count(0)
    with without_waiting():
        page.keyboard.type("took too long: I wait\nfor it ")
        page.keyboard.press("Control+z")
    expect(handler.toast("The field that you typed into is gone")).to_be_visible()
    expect(chat(handler)).to_have_value("")
    expect(chat(handler)).not_to_be_focused()
    assert page.evaluate("document.body.className") == before
    assert state(page)["scene"]["conflict"] is not None
    # with Escape the keys are the table's again
    with without_waiting():
        page.keyboard.press("Escape")
        page.keyboard.press("t")
    expect(chat(handler)).to_be_focused()


def test_keys_work_again_after_a_pause(demo_people: People, demo: Server) -> None:
    handler, go = goes_while_typed(demo_people, demo, clock=True)
    page = handler.page
    go.click()
    expect(panel(page, "Lantern attacks Heron")).to_have_count(0)
    page.clock.run_for(1500)
    page.keyboard.press("t")
    expect(chat(handler)).to_be_focused()


def test_keys_work_at_once_after_leaving_a_field(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo).unhurried()
    page = handler.page
    handler.button("Start the conflict").click()
    handler.button("Overrule the round…").click()
    form = page.get_by_role("dialog", name="Overrule the round")
    form.get_by_label("Why (for the log)").click()
    page.keyboard.type("so")
    form.get_by_role("button", name="Set it so").click()
    expect(form).to_have_count(0)
    page.keyboard.press("t")
    expect(chat(handler)).to_be_focused()
    page.keyboard.type("/roll 1d6")
    page.keyboard.press("Enter")
    expect(chat(handler)).to_have_value("")
