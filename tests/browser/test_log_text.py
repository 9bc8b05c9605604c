"""Lines of the log: their text for each reader, and which can be hidden."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.commands import do, send, state, unit_id, unit_named
from tests.browser.demo_hexes import LANTERN
from tests.browser.fight_scenes import log_line, ram_fight, ram_heron
from tests.browser.people import People
from tests.browser.seats import handler_and_pilot, handler_of, pilot_of
from tests.browser.server import Server
from tests.browser.sheets import desk_and_phone


def test_a_line_does_not_change_when_its_unit_gets_a_pilot(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    pilot_of(demo_people, demo, "Mara", "Lantern")
    mule = unit_id(page, "Mule")
    assert send(page, type="conflict.start")["status"] == 200
    assert send(page, type="turn.abstain", unit=mule, overrule=True)["status"] == 200
    handler.expect_log("Mule abstains")
    mara = next(id for id, seat in state(page)["seats"].items() if seat["name"] == "Mara")
    assert send(page, type="unit.update", unit=mule, controller=mara)["status"] == 200
    handler.expect_log("Mule changed: pilot Mara")
    expect(handler.log()).to_contain_text("Mule abstains")
    # actions of the Handler in the pilot's place say so, whoever controls the unit later
    lantern = unit_id(page, "Lantern")
    assert send(page, type="turn.abstain", unit=lantern)["status"] == 200
    handler.expect_log("Handler lets Lantern abstain")
    assert send(page, type="unit.update", unit=lantern, controller=None)["status"] == 200
    handler.expect_log("Lantern changed: pilot nobody")
    expect(handler.log()).to_contain_text("Handler lets Lantern abstain")


def test_lines_about_setting_up_the_table_can_be_hidden(demo_people: People, demo: Server) -> None:
    handler, heron = ram_fight(demo_people, demo)
    page = handler.page
    handler.tab("Log")
    ram_heron(page, heron, outcome="hit")
    set_up = handler.log().get_by_role("listitem").filter(has_text="Lantern enters")
    expect(set_up).to_have_count(1)
    page.get_by_role("button", name="Only the game").click()
    expect(set_up).to_have_count(0)
    expect(log_line(handler, "Ram on Heron: hit")).to_be_in_viewport()
    handler.log().get_by_role("button", name=re.compile(r"\d+ lines of setting up")).click()
    expect(set_up).to_have_count(1)


def test_lines_for_the_handler_alone_are_marked(demo_people: People, demo: Server) -> None:
    handler, _ = desk_and_phone(demo_people, demo)
    do(handler, "mission.add", name="Night Convoy")
    handler.tab("Log")
    line = handler.log().get_by_role("listitem").filter(has_text="New mission: Night Convoy")
    expect(line).to_contain_text("only you")
    joined = handler.log().get_by_role("listitem").filter(has_text="Mara joined")
    expect(joined).not_to_contain_text("only you")
    # players have read of the last segment before, when only a hidden unit was left to act
    do(handler, "conflict.start")
    for name in ("Lantern", "Magpie", "Mule", "Plumb", "Heron", "Undertow"):
        do(handler, "turn.abstain", unit=unit_id(handler.page, name))
    rows = handler.log().get_by_role("listitem")
    expect(rows.filter(has_text="Undertow abstains")).to_contain_text("only you")
    expect(rows.filter(has_text="Environmental segment")).not_to_contain_text("only you")


def test_changed_numbers_are_written_out(demo_people: People, demo: Server) -> None:
    handler, pilot = handler_and_pilot(demo_people, demo)
    magpie = unit_named(handler.page, "Magpie")
    changed = {"falling": True, "stability": 4}
    do(handler, "overrule", unit=magpie["id"], set=changed, text="Hit.")
    pilot.expect_log("Overruled: Magpie, stability 9 → 4, falling. Hit.")
    do(handler, "unit.update", unit=magpie["id"], energy_max=6, speed=2)
    pilot.expect_log("Magpie changed: speed 5 → 2, most energy 4 → 6 (Handler)")
    chat = handler.page.get_by_label("Say something, or roll with /roll")
    chat.fill("/gmroll 2d6+1 # Undertow listens")
    chat.press("Enter")
    line = handler.button(re.compile("2d6\\+1 for Undertow listens: "))
    expect(line).to_be_visible()
    line.click()
    expect(handler.log()).to_contain_text("dice chapter 1, secret dice, counter 0")
    expect(handler.log()).not_to_contain_text("free")


def test_an_impact_line_names_the_losses_and_shows_the_unit(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    lantern = unit_named(handler.page, "Lantern")
    at = {**lantern["at"], "level": lantern["at"]["level"] + 2}
    do(handler, "unit.place", unit=lantern["id"], at=at, falling=True)
    do(handler, "environment.resolve")
    line = handler.log().get_by_role(
        "button", name="After more than one level Lantern takes an impact of 10"
    )
    expect(line).to_contain_text("Lantern takes an impact of 10: stability 12 \u2192 2")
    page.evaluate("() => document.getElementById('board').board.centre({ q: 30, r: -10 }, 1.5)")
    line.click()
    handler.settle()
    x, y = handler.point(*LANTERN)
    assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).tagName", [x, y]) == "CANVAS"


def test_the_log_tells_table_and_mission_apart(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    handler.expect_log("New table: Cold Gorge")
    handler.tab("Missions")
    handler.page.get_by_role("region", name="Missions").get_by_role(
        "button", name=re.compile("^Cold Gorge")
    ).click()
    dialog = handler.page.get_by_role("dialog", name="Cold Gorge")
    for button in ("Brief the pilots", "Start"):
        dialog.get_by_role("button", name=button).click()
    dialog.get_by_role("button", name="Close").click()
    handler.expect_log("The mission begins: Cold Gorge")


def test_a_message_that_is_not_sent_stays_while_another_tab_is_open(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    chat = handler.page.get_by_label("Say something, or roll with /roll")
    handler.tab("Log")
    chat.fill("/roll 2d6 # the")
    handler.tab("Crew")
    expect(chat).to_have_count(0)
    handler.tab("Log")
    expect(chat).to_have_value("/roll 2d6 # the")
    # the button knows what it is
    expect(handler.page.get_by_role("button", name="Roll", exact=True)).to_be_enabled()
    chat.press("End")
    handler.page.keyboard.type(" bridge")
    chat.press("Enter")
    handler.expect_log("the bridge")
    handler.tab("Crew")
    handler.tab("Log")
    expect(chat).to_have_value("")
