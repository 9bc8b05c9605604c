"""A pilot's turn on a phone: the way to the map, aiming, results, and the area tool."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.commands import do, place, state, unit_id
from tests.browser.fight_scenes import roll_out, start_lanterns_turn
from tests.browser.layout_checks import boxes, boxes_apart
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of, pilot_of
from tests.browser.server import Server

pytestmark = pytest.mark.motion

MISSION_BODY = ".tab-mission"


def start_mission(handler: Table) -> None:
    """Starts the mission of the demonstration."""
    (mission,) = state(handler.page)["missions"]
    for phase in ("briefed", "running"):
        do(handler, "mission.phase", mission=mission, phase=phase)


def test_a_turn_leads_from_the_mission_to_the_map(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Mira", "Lantern", phone=True)
    page = pilot.page
    start_mission(handler)
    page.locator(".mission-strip").tap()
    expect(page.locator(MISSION_BODY)).to_be_visible()
    do(handler, "conflict.start")
    lantern = unit_id(handler.page, "Lantern")
    do(handler, "turn.start", unit=lantern)
    expect(page.locator(MISSION_BODY)).to_have_count(0)
    expect(pilot.card("Lantern")).to_be_visible()
    # a dialog stays open, with a button that leads to the map
    do(handler, "undo")
    pilot.tab("Missions")
    page.get_by_role("tabpanel").get_by_role("button", name="Cold Gorge").first.tap()
    dialog = page.get_by_role("dialog", name="Cold Gorge")
    expect(dialog).to_be_visible()
    do(handler, "turn.start", unit=lantern)
    notice = dialog.locator(".toast").filter(has_text="Lantern's turn has begun: it is yours")
    notice.get_by_role("button", name="To the map").tap()
    expect(dialog).to_have_count(0)
    expect(pilot.card("Lantern")).to_be_visible()


def test_a_folded_sheet_shows_what_the_unit_can_do_in_its_turn(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Mira", "Lantern", phone=True)
    page = pilot.page
    do(handler, "conflict.start")
    page.keyboard.press("r")
    actions = page.get_by_role("region", name="What Lantern can do")
    expect(actions).to_be_hidden()
    page.keyboard.press("Escape")
    # what the tool has folded comes back; what a person folds stays so until the turn
    expect(actions).to_be_visible()
    bar = page.locator(".sheet-bar")
    while "handle only" not in (bar.get_attribute("aria-label") or ""):
        bar.tap()
    expect(actions).to_be_hidden()
    do(handler, "turn.start", unit=unit_id(handler.page, "Lantern"))
    expect(actions).to_be_visible()


def test_who_starts_a_turn_on_another_tab_gets_to_the_actions(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Mira", "Lantern", phone=True)
    do(handler, "conflict.start")
    pilot.tab("Log")
    pilot.page.get_by_role("button", name="Start Lantern's turn").tap()
    expect(pilot.page.get_by_role("region", name="What Lantern can do")).to_be_visible()


def test_the_weapons_are_in_view_in_the_own_turn(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Mira", "Lantern", phone=True)
    page = pilot.page
    start_mission(handler)
    do(handler, "conflict.start")
    # of two notices the newest stands over the map; the other comes when it is gone
    notices = page.locator(".toast")
    expect(notices).to_have_text(["The mission begins: Cold Gorge"])
    pilot.button("Start Lantern's turn").tap()
    actions = page.get_by_role("region", name="What Lantern can do")
    expect(actions).to_contain_text("Tap a hex twice: range 4 with levels, 1 step")
    (foot,) = boxes(page, ".sheet-primary")
    for weapon in ("Long rifle", "Rock pike", "Flare pistol"):
        tile = actions.get_by_role("button", name=weapon).bounding_box()
        assert tile is not None
        assert tile["y"] + tile["height"] <= foot["y"] + 4
    notices.get_by_role("button", name="Dismiss").tap()
    expect(notices).to_have_text(["Briefing: Cold Gorge"])


def hexes_above_the_sheet(page: Page, *names: str) -> bool:
    """Whether the hexes of these units lie above the sheet and beside the tools."""
    found: bool = page.evaluate(
        """(names) => {
          const { board } = document.getElementById("board");
          const units = [];
          for (let q = 0; q < 40; q += 1) for (let r = -20; r < 40; r += 1)
            for (const unit of board.describe({ q, r })?.units ?? [])
              if (names.includes(unit.name)) units.push({ q, r });
          const sheet = document.querySelector(".sheet").getBoundingClientRect();
          const tools = document.querySelector(".phone-tools").getBoundingClientRect();
          return units.length === names.length && units.every((hex) => {
            const { x, y } = board.screenOf(hex);
            return x > 0 && x < tools.left && y > 0 && y < sheet.top;
          });
        }""",
        list(names),
    )
    return found


def test_aiming_shows_the_shooter_and_the_nearest_enemy(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    place(handler.page, "Heron", 23, 20)
    pilot = pilot_of(demo_people, demo, "Mira", "Lantern", phone=True)
    do(handler, "conflict.start")
    do(handler, "turn.start", unit=unit_id(handler.page, "Lantern"))
    pilot.button(re.compile("^Attack with Long rifle")).tap()
    aims = pilot.page.get_by_role("region", name="Aim Long rifle")
    expect(aims.get_by_role("list").first).to_be_visible()
    pilot.settle()
    able = aims.locator(".target:not(.target-barred) .target-name")
    nearest = able.first.inner_text().splitlines()[0]
    pilot.at_rest()
    assert hexes_above_the_sheet(pilot.page, "Lantern", nearest)


def test_odds_of_what_cannot_be_done_now_are_in_brackets(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    place(handler.page, "Heron", 14, 15)
    pilot = pilot_of(demo_people, demo, "Mira", "Lantern")
    page = pilot.page
    start_lanterns_turn(handler, pilot)
    page.keyboard.press("1")
    heron = page.locator(".target").filter(has_text="Heron")
    expect(heron.locator(".target-odds")).to_contain_text(re.compile(r"^\d+ %"))
    # with one step the rifle's two cannot be paid
    do(handler, "overrule", unit=unit_id(handler.page, "Lantern"), set={"steps": 1})
    expect(heron.locator(".target-odds")).to_contain_text(re.compile(r"^\(\d+ %\)"))
    heron.get_by_role("button").first.click()
    expect(heron).to_contain_text("Needs 2 steps, 1 left: these would be the odds.")
    expect(page.get_by_text("too far")).to_have_count(0)


def test_a_result_opens_beside_the_tools(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    place(handler.page, "Heron", 14, 15)
    pilot = pilot_of(demo_people, demo, "Mira", "Lantern", phone=True)
    page = pilot.page
    do(handler, "table.options", options={"reaction_seconds": 0})
    start_lanterns_turn(handler, pilot)
    lantern, heron = (unit_id(handler.page, name) for name in ("Lantern", "Heron"))
    do(handler, "attack.declare", unit=lantern, weapon="rifle", at={"unit": heron})
    roll_out(handler)
    result = page.get_by_label("What the attack did")
    result.get_by_role("button").first.tap()
    expect(result).to_contain_text("Aim")
    told, tools = boxes(page, ".results", ".phone-tools")
    assert boxes_apart(told, tools)


def test_the_area_tool_closes_in_its_first_row(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Mira", "Lantern", phone=True)
    page = pilot.page
    start_lanterns_turn(handler, pilot)
    page.get_by_role("button", name="Area").tap()
    shape = page.get_by_role("radiogroup", name="Shape").bounding_box()
    close = page.get_by_role("button", name="Close the tool").bounding_box()
    assert shape is not None
    assert close is not None
    assert close["y"] < shape["y"] + shape["height"]
