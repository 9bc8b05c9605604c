"""The texts of undo and redo for each seat."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.battle import Dice
from tests.browser.battle import people as people
from tests.browser.battle import scripted_server as scripted_server
from tests.browser.commands import add_enemy, do, place, set_fog, state, unit_id, unit_named
from tests.browser.demo_hexes import BEHIND_RIDGE, BELOW_CREST, CREST, LOW_GROUND, SLOPE
from tests.browser.fight_cards import bar, panel
from tests.browser.fight_scenes import roll_out, start_lanterns_turn
from tests.browser.layout_checks import boxes, boxes_apart
from tests.browser.map_page import drag_centred, wait_for_unit
from tests.browser.people import People
from tests.browser.seats import handler_of, pilot_of, seated
from tests.browser.server import Server

pytestmark = pytest.mark.motion


def test_undo_and_the_log_name_the_turn_and_who_ended_it(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo).unhurried()
    pilot = pilot_of(demo_people, demo, "Rook", "Magpie")
    magpie = unit_named(handler.page, "Magpie")["id"]
    do(handler, "conflict.start")
    do(pilot, "turn.start", unit=magpie)
    handler.button("Undo: Rook, start of Magpie's turn").click()
    question = handler.toast("Once more to take back: Rook, start of Magpie's turn")
    expect(question).to_be_visible()
    handler.button("Sure? Undo: Rook, start of Magpie's turn").click()
    # the answer closes the question
    expect(handler.toast("took back: Rook, start of Magpie's turn")).to_be_visible()
    expect(question).to_have_count(0)
    do(pilot, "turn.start", unit=magpie)
    do(handler, "turn.end", unit=magpie)
    expect(handler.button("Undo: end of Magpie's turn")).to_be_visible()
    pilot.expect_log("Handler ends Magpie's turn")


def test_undo_with_nothing_to_undo_leaves_the_chat_box_alone(
    demo_people: People, demo: Server
) -> None:
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern")
    page = pilot.page
    box = page.get_by_label("Say something")
    box.press_sequentially("half a sentence")
    page.keyboard.press("Escape")
    # a pilot may undo taking a unit, but not a line of chat
    pilot.tab("Log")
    for _ in range(2):
        page.keyboard.press("Control+z")
        pilot.settle()
    expect(pilot.toast("Nothing of yours to undo")).to_be_visible()
    expect(box).to_have_value("half a sentence")


def test_an_undone_flight_names_what_it_revealed_and_the_unit_walks_again(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern")
    place(handler.page, "Lantern", *BELOW_CREST)
    set_fog(handler, "team")
    add_enemy(handler, "Zephyr", *BEHIND_RIDGE)
    start_lanterns_turn(handler, pilot)
    fly = pilot.page.get_by_role("radio", name=re.compile("^Fly"))
    fly.click()
    pilot.at_rest()
    drag_centred(pilot, BELOW_CREST, CREST)
    wait_for_unit(pilot, "Zephyr", BEHIND_RIDGE, True)
    pilot.unhurried()
    pilot.button(re.compile("^Undo")).click()
    expect(pilot.toast(re.compile("Zephyr into sight"))).to_be_visible()
    pilot.expect_log("Mara took back: Lantern, move")
    for table in (pilot, handler):
        table.expect_log("The ground that it uncovered stays known")
        table.expect_log("It had brought Zephyr into sight")
    tiles = bar(pilot.page, "Lantern")
    expect(tiles.get_by_role("radio", name=re.compile("^Walk"))).to_be_checked()
    expect(fly).not_to_be_checked()


def test_a_flight_outside_a_conflict_that_is_undone_leaves_the_unit_walking(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern")
    place(handler.page, "Lantern", *LOW_GROUND)
    tiles = bar(pilot.page, "Lantern")
    fly = tiles.get_by_role("radio", name=re.compile("^Fly"))
    far = (LOW_GROUND[0] + 3, LOW_GROUND[1] + 1)
    for table in (pilot, handler):
        fly.click()
        drag_centred(pilot, LOW_GROUND, far)
        wait_for_unit(pilot, "Lantern", far, True)
        do(table, "undo")
        wait_for_unit(pilot, "Lantern", LOW_GROUND, True)
        expect(tiles.get_by_role("radio", name=re.compile("^Walk"))).to_be_checked()
        expect(fly).not_to_be_checked()


def test_an_undo_names_what_it_restored(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    undertow = unit_id(handler.page, "Undertow")
    do(handler, "overrule", unit=undertow, set={"speed": 5}, text="mud")
    handler.expect_log("Overruled: Undertow, speed 3 → 5. mud")
    handler.page.keyboard.press("Control+z")
    expect(handler.toast("took back: Undertow, overruling (speed 5 → 3)")).to_be_visible()
    handler.page.keyboard.press("Control+Shift+z")
    expect(handler.toast("brought back: Undertow, overruling (speed 3 → 5)")).to_be_visible()
    # values that are no numbers have the text of their line
    heron = unit_id(handler.page, "Heron")
    do(handler, "unit.highlight", unit=heron, highlighted=True)
    expect(handler.button("Undo: Heron, highlight")).to_be_enabled()
    handler.page.keyboard.press("Control+z")
    handler.expect_log("took back: Heron, highlight (Heron is highlighted: everybody sees it)")


def test_an_undone_attack_is_not_shown_as_a_result(
    people: People, scripted_server: tuple[Server, Dice]
) -> None:
    server, dice = scripted_server
    handler = handler_of(people, server)
    pilot = seated(people, server, "Lantern")
    handler.button("Start the conflict").click()
    do(handler, "unit.update", unit=unit_id(handler.page, "Lantern"), stability=1)
    dice.lay((8, 3))
    pilot.unhurried()
    pilot.button("Start Lantern's turn").click()
    for table in (handler, pilot):
        expect(table.page.get_by_label("What was rolled")).to_contain_text("steadies itself")
    place(handler.page, "Lantern", *SLOPE)
    said = pilot.toast(re.compile("^Lantern is placed at 1513"))
    expect(said).to_be_visible()
    do(handler, "undo")
    expect(said).to_have_count(0)
    do(handler, "undo")
    for table in (handler, pilot):
        expect(table.page.get_by_label("What was rolled")).to_have_count(0)
    dice.expect_all_shown()


def test_the_notice_of_an_undone_step_stays_until_it_is_read(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    pilot = seated(demo_people, demo, "Lantern")
    page = pilot.page
    handler.button("Start the conflict").click()
    pilot.button("Start Lantern's turn").click()
    pilot.settle()
    page.keyboard.press("1")
    aim = panel(page, "Aim Long rifle")
    expect(aim).to_be_visible()
    do(handler, "undo")
    note = page.get_by_role("alert", name="Taken back from you")
    expect(note).to_contain_text("took back: Lantern's pilot, start of Lantern's turn")
    expect(note.get_by_role("listitem")).to_have_text(["Lantern's turn"])
    expect(aim).to_have_count(0)
    expect(handler.page.get_by_role("alert", name="Taken back from you")).to_have_count(0)
    # it waits to be read, also on a page that was loaded anew
    page.reload()
    pilot.ready()
    expect(note).to_be_visible()
    note.get_by_role("button", name="Understood").click()
    expect(note).to_have_count(0)
    page.reload()
    pilot.ready()
    expect(pilot.button("Start Lantern's turn")).to_be_visible()
    expect(note).to_have_count(0)


def test_on_a_phone_the_notice_of_undone_steps_comes_alone_and_leaves_half_of_the_map_free(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    place(handler.page, "Heron", *LOW_GROUND)
    pilot = seated(demo_people, demo, "Lantern", phone=True)
    page = pilot.page
    do(handler, "conflict.start")
    lantern, heron = (unit_id(handler.page, name) for name in ("Lantern", "Heron"))
    for name in ("Lantern", "Magpie"):
        do(handler, "turn.abstain", unit=unit_id(handler.page, name))
    while state(handler.page)["scene"]["conflict"]["segment"] != "enemy":
        do(handler, "segment.end")
    do(handler, "turn.start", unit=heron)
    do(handler, "attack.declare", unit=heron, weapon="pistol", at={"unit": lantern})
    pilot.button("Do not react this round").tap()
    let_be = page.get_by_text("Your units do not react to attacks this round.")
    expect(let_be).to_be_visible()
    roll_out(handler)
    page.get_by_role("button", name="Put the result away").tap()
    summary = page.get_by_role("region", name="Since your turn")
    expect(summary).to_be_visible()
    # a phone has room for one of them
    expect(let_be).to_have_count(0)
    for _ in range(3):
        do(handler, "undo")
    note = page.get_by_role("alert", name="Taken back from you")
    expect(note.get_by_role("listitem")).not_to_have_count(0)
    expect(summary).to_have_count(0)
    expect(let_be).to_have_count(0)
    told, sheet, steps, button = boxes(page, ".taken", ".sheet", ".taken-list", ".taken > .button")
    assert told["height"] <= sheet["y"] / 2
    assert boxes_apart(steps, button)
    note.get_by_role("button", name="Understood").tap()
    expect(let_be).to_be_visible()
