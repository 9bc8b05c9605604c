"""The Handler switches a unit's disposition, and reads the consequences before."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.commands import do, state
from tests.browser.layout_checks import CUT, NAMELESS
from tests.browser.people import People
from tests.browser.pictures import Picture
from tests.browser.play import Table
from tests.browser.seats import handler_of, pilot_of
from tests.browser.server import Server


def disposition_of(table: Table, name: str) -> str:
    units = state(table.page)["scene"]["units"].values()
    found: str = next(unit["disposition"] for unit in units if unit["name"] == name)
    return found


def test_a_switch_from_the_list_says_its_consequences(
    demo_people: People, demo: Server, picture: Picture
) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    pilot = pilot_of(demo_people, demo, "Mira", "Lantern")
    do(handler, "table.options", options={"fog": "team", "npc_stats": "condition"})
    handler.button("Start the conflict").click()
    handler.tab("Units")
    row = page.locator(".unit-row", has_text="Heron")
    row.get_by_role("button", name="Heron is enemy: change its disposition").click()
    choice = page.get_by_role("region", name="Disposition of Heron")
    # nothing is asked before another one is chosen
    expect(choice.get_by_role("listitem")).to_have_count(0)
    choice.get_by_role("radio", name="Ally").click()
    changes = choice.get_by_role("list")
    expect(changes).to_contain_text("It still acts in this round, in the ally segment.")
    expect(changes).to_contain_text("The pilots read all its numbers.")
    expect(changes).to_contain_text("hexes more")
    picture(page, "disposition")
    assert disposition_of(handler, "Heron") == "enemy"
    assert page.evaluate(CUT) == []
    assert page.evaluate(NAMELESS) == []
    choice.get_by_role("button", name="Leave it").click()
    expect(choice).to_have_count(0)
    assert disposition_of(handler, "Heron") == "enemy"

    row.get_by_role("button", name="change its disposition").click()
    choice.get_by_role("radio", name="Neutral").click()
    expect(changes).to_contain_text("in the neutral segment")
    choice.get_by_role("button", name="Make it neutral").click()
    expect(choice).to_have_count(0)
    expect(row.get_by_role("button", name="Heron is neutral")).to_be_visible()
    page.keyboard.press("Control+z")
    expect(row.get_by_role("button", name="Heron is enemy")).to_be_visible()
    # a pilot has no such button
    expect(pilot.page.get_by_role("button", name="change its disposition")).to_have_count(0)


def test_a_lost_turn_is_named_on_a_phone(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo, phone=True)
    page = handler.page
    do(handler, "conflict.start")
    do(handler, "segment.end")
    do(handler, "segment.end")
    handler.tab("Units")
    page.get_by_role("button", name="Heron is enemy: change its disposition").tap()
    choice = page.get_by_role("region", name="Disposition of Heron")
    choice.get_by_role("radio", name="Ally").tap()
    expect(choice).to_contain_text("Its turn of this round is lost: the ally segment is over.")
    assert page.evaluate(CUT) == []
