"""The main use, end to end: a Handler and a pilot play on a map that the Handler uploaded."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import strip_map
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.server import OwnServer

pytestmark = pytest.mark.motion

PILOT_START, SLOPE, CLIFF, TRENCH, PLATEAU = (2, 4), (3, 4), (4, 4), (6, 4), (7, 4)

SECRET = "Ghostmoth"


def open_table(page: Page, server: OwnServer, board: Path) -> Table:
    """Creates a table from a map file on the start page."""
    page.goto(server.url)
    page.get_by_label("Name of the table").fill("The strip_map")
    page.get_by_role("radio", name="From a file").check()
    page.get_by_label("Map or table file").set_input_files(board)
    page.get_by_role("button", name="Open the table").click()
    table = Table(page).ready()
    table.button("I have kept it").click()
    return table


def invite_of(handler: Table) -> str:
    """Returns the pilots' link from the Handler's panel."""
    handler.tab("Table")
    return handler.page.get_by_label("Pilots join with").input_value()


def add_unit(
    handler: Table,
    name: str,
    disposition: str,
    hex_: tuple[int, int],
    *,
    speed: int = 4,
    controller: str | None = None,
    hidden: bool = False,
) -> None:
    """Fills the form of a new unit and clicks the map."""
    page = handler.page
    handler.tab("Units")
    handler.button("Add a unit").click()
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_role("radio", name=disposition).click()
    if controller:
        page.get_by_label("Steered by").select_option(label=controller)
    page.get_by_role("textbox", name="Speed", exact=True).fill(str(speed))
    page.keyboard.press("Tab")
    if hidden:
        page.get_by_label("Hidden: the pilots do not know of it").check()
    handler.button("Place it on the map").click()
    handler.click(*hex_)
    handler.tab("Units")
    expect(page.get_by_role("list").get_by_text(name)).to_be_visible()


def primary(table: Table, label: str) -> None:
    """Presses the button that advances the round, once it says `label`."""
    table.button(re.compile(f"^({label})")).click()


def skip_segment(handler: Table) -> None:
    """Ends the segment although a unit has not acted; the button asks once more."""
    handler.button("End segment").click()
    handler.button(re.compile("^Skip")).click()


def ask_for_test(handler: Table, unit: str, kind: str) -> None:
    """The Handler requests a d8 test with modifier 0 against mark 5 from a pilot."""
    page = handler.page
    handler.tab("Dice")
    form = page.get_by_text("Ask for a test", exact=True)
    if not page.get_by_role("radio", name=kind).is_visible():
        form.click()
    page.get_by_role("combobox", name="Unit").select_option(label=unit)
    page.get_by_role("radio", name=kind).click()
    handler.button("Ask the pilot").click()


def answer_test(pilot: Table, unit: str) -> None:
    """The pilot reads the odds of the requested test and rolls it."""
    pilot.tab("Dice")
    waiting = pilot.page.get_by_role("region", name="A test waits for you")
    expect(waiting.get_by_role("img")).to_have_accessible_name(re.compile("hit .*%"))
    waiting.get_by_role("button", name=f"Roll for {unit}").click()
    expect(waiting).to_have_count(0)


@pytest.mark.own_server
def test_two_people_play_full_rounds_through_a_power_cut(
    people: People, server: OwnServer, tmp_path: Path
) -> None:
    handler_page, handler_watch = people.sit(hear=True)
    handler = open_table(handler_page, server, strip_map.write(tmp_path))
    pilot_page, pilot_watch = people.sit(hear=True)
    pilot = Table.join(pilot_page, invite_of(handler), "Mara")

    add_unit(handler, "Wasp", "pilot", PILOT_START, speed=8, controller="Mara")
    add_unit(handler, "Hound", "enemy", strip_map.TOWER)
    add_unit(handler, SECRET, "enemy", (11, 7), hidden=True)
    handler.button("Start the conflict").click()

    # walk up the slope; the preview tells the cost before letting go
    pilot.click(*PILOT_START)
    primary(pilot, "Start Wasp's turn")
    expect(pilot.card("Wasp")).to_contain_text("4")
    pilot.lift(PILOT_START, SLOPE)
    plan = pilot.plan()
    assert plan is not None
    assert plan["cost"] == 2
    pilot.drop()
    pilot.expect_log("Wasp moves to 0304, level 3")

    # two levels up: refused, with the reason, and nothing moves
    pilot.lift(SLOPE, CLIFF)
    plan = pilot.plan()
    assert plan is not None
    assert plan["refusal"]["code"] == "too-steep"
    pilot.drop()
    expect(pilot.toast("Cliff: 2 levels up, one allowed")).to_be_visible()

    # fly over the gap
    pilot.page.get_by_role("radio", name="Fly").click()
    pilot.settle()
    pilot.drag(SLOPE, PLATEAU)
    pilot.expect_log("Wasp flies to 0704")
    primary(pilot, "End Wasp's turn")

    # round 1 ends for the others; the hidden one is skipped without a word to the pilot
    handler.button("Let Hound abstain").click()
    expect(handler.button("Let Hound abstain")).to_have_count(0)
    skip_segment(handler)
    primary(handler, "Next round")
    handler.expect_log("Round 2")

    # round 2: step off the plateau into the trench
    pilot.page.keyboard.press("Escape")
    pilot.click(*PLATEAU)
    primary(pilot, "Start Wasp's turn")
    pilot.page.get_by_role("radio", name="Walk").click()
    pilot.settle()
    pilot.lift(PLATEAU, TRENCH)
    plan = pilot.plan()
    assert plan is not None
    assert plan["falls"]
    pilot.drop()
    expect(pilot.card("Wasp")).to_contain_text("Falling")
    primary(pilot, "End Wasp's turn")
    primary(pilot, "Wasp will fall. End anyway")

    # the tower under the NPC is destroyed
    handler.tab("Map")
    handler.click(*strip_map.TOWER)
    handler.page.get_by_role("combobox", name="Prop", exact=True).select_option(index=1)
    handler.page.get_by_role("textbox", name="Damage", exact=True).fill("10")
    handler.page.keyboard.press("Tab")
    handler.page.get_by_role("button", name="Damage", exact=True).click()
    skip_segment(handler)

    # both falls are shown before they happen
    falls = handler.page.get_by_role("list", name="Falls about to happen")
    expect(falls).to_contain_text(re.compile("Hound.*3 levels and lands.*stability 12 → 2"))
    expect(falls).to_contain_text(re.compile("Wasp.*6 levels and lands.*stability 12 → 2"))

    # the plug is pulled; both browsers pick up by themselves
    for watch in (handler_watch, pilot_watch):
        watch.forgive_network = True
    server.kill()
    for table in (handler, pilot):
        expect(table.page.get_by_text("Reconnecting.")).to_be_visible()
    server.start()
    for table in (handler, pilot):
        expect(table.page.get_by_text("Reconnecting.")).to_have_count(0, timeout=30_000)
    for watch in (handler_watch, pilot_watch):
        watch.forgive_network = False
    expect(falls).to_contain_text(re.compile("Wasp.*6 levels and lands.*stability 12 → 2"))
    primary(handler, "Resolve the falls")
    for table in (handler, pilot):
        table.expect_log(re.compile("Hound.*3 levels"))
        table.expect_log(re.compile("Wasp.*6 levels"))
        table.expect_log("Round 3")

    # a proactive and a reactive test, with the odds before the roll
    for kind in ("Proactive", "Reactive"):
        ask_for_test(handler, "Wasp", kind)
        answer_test(pilot, "Wasp")
    pilot.expect_log(re.compile("hit|miss|critical|fumble"))

    # undo and redo, seen by both: the last test waits again, then is answered again
    waiting = pilot.page.get_by_role("region", name="A test waits for you")
    handler.unhurried()
    handler.button("Undo").click()
    handler.button("Sure? Undo").click()
    handler.expect_log("took back")
    pilot.tab("Dice")
    expect(waiting).to_have_count(1)
    handler.button("Redo").click()
    handler.button("Sure? Redo").click()
    handler.expect_log("brought back")
    expect(waiting).to_have_count(0)
    pilot.expect_log("brought back")

    assert SECRET not in pilot_watch.everything()
    assert SECRET in handler_watch.everything()
