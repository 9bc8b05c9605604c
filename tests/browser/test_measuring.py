"""The panels that measure ranges, lines of sight and cross-sections."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.commands import do, place, send, set_fog, state, unit_id
from tests.browser.demo_hexes import LANTERN, SLOPE
from tests.browser.drawn_texts import recording_handler
from tests.browser.fight_scenes import end_segments_until, roll_out
from tests.browser.flat_table import FlatTable, add_units, open_as_handler
from tests.browser.flat_table import flat_table as flat_table
from tests.browser.layout_checks import boxes, boxes_apart, fully_clickable
from tests.browser.map_page import axial
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of, pilot_of, seated
from tests.browser.server import Server


def test_the_label_on_the_map_matches_the_panel(demo_people: People, demo: Server) -> None:
    handler = recording_handler(demo_people, demo)
    page = handler.page
    page.keyboard.press("r")
    handler.click(12, 12)
    handler.settle()
    page.evaluate("() => { window.drawn = []; }")
    handler.click(24, 12)
    panel = page.get_by_role("region", name="Range")
    expect(panel).to_contain_text("Distance")
    handler.settle()
    total = panel.locator(".figure", has_text="Distance").locator("dd").inner_text()
    texts: list[str] = page.evaluate("() => window.drawn")
    assert total in texts
    assert "0" not in texts


def test_the_panel_stays_open_and_names_what_was_overruled(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    handler.click(*LANTERN)
    page.keyboard.press("r")
    panel = page.get_by_role("region", name="Range")
    page.mouse.move(*handler.point(*SLOPE))
    expect(panel.locator(".measure-live")).to_have_text("1")
    handler.click(*SLOPE)
    expect(panel).to_contain_text("Straight line")
    over = panel.bounding_box()
    expect(page.locator(".hover-line")).to_be_visible()
    page.get_by_role("tab", name="Log").hover()
    expect(page.locator(".hover-line")).to_have_count(0)
    assert panel.bounding_box() == over
    # the overruled rule is named before the action
    forbid = re.compile("^Forbid it although 1513 level \\d is in range$")
    panel.get_by_role("button", name=forbid).click()
    done = re.compile("Overruled: 1513 level \\d counts as out of range of Lantern")
    expect(panel.get_by_role("status")).to_contain_text(done)
    handler.expect_log(done)
    # every further click is another end of the same line, until another start is asked for
    handler.click(16, 14)
    expect(panel.locator(".measure-head")).to_contain_text(re.compile("Lantern to 1614"))
    panel.get_by_role("button", name="Start elsewhere").click()
    handler.click(*SLOPE)
    handler.click(16, 14)
    expect(panel.locator(".measure-head")).to_contain_text(re.compile("1513.* to 1614"))
    expect(panel).to_contain_text("Straight line")
    expect(panel.get_by_role("button", name="Forbid it although 1614")).to_be_visible()
    # sight has its own texts, and a blocked line can be allowed: behind the western height
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    handler.click(*LANTERN)
    page.keyboard.press("s")
    handler.click(5, 3)
    sight = page.get_by_role("region", name="Line of sight")
    expect(sight).to_contain_text("Out of sight")
    expect(sight.get_by_role("button", name="Allow it although 0503")).to_contain_text(
        "is out of sight"
    )


def test_ground_in_the_own_hex_of_a_unit_is_called_its_edge(
    people: People, flat_table: FlatTable
) -> None:
    table = flat_table()
    add_units(table, [("Fox", 6, 6, {}), ("Wolf", 9, 6, {})])
    page, _ = people.sit()
    handler = open_as_handler(page, table)
    change = {**axial(6, 6), "level": 9}
    assert send(page, type="terrain.set", cells=[change], carry=True)["status"] == 200
    handler.click(6, 6)
    for key, region in (("s", "Line of sight"), ("r", "Range")):
        page.keyboard.press(key)
        handler.click(9, 6)
        panel = page.get_by_role("region", name=region)
        expect(panel).to_contain_text("the edge of Fox's own hex")
        expect(panel).not_to_contain_text("the ground at")
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")


@pytest.mark.parametrize("window", [(390, 664), (844, 390)], ids=["low", "landscape"])
def test_on_a_phone_both_ends_of_the_line_are_clear_of_a_low_card(
    demo_people: People, demo: Server, window: tuple[int, int]
) -> None:
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern", phone=True)
    page = pilot.page
    page.set_viewport_size({"width": window[0], "height": window[1]})
    pilot.button("Line of sight").tap()
    panel = page.get_by_role("region", name="Line of sight")
    expect(panel).to_contain_text("From Lantern: tap where it ends")
    for name in ("Start elsewhere", "Close the tool"):
        assert fully_clickable(pilot, name)
    (card,) = boxes(page, ".measure-line")
    assert card["height"] < 90
    # the card covers the first end
    pilot.at_rest()
    x, y = pilot.point(*LANTERN)
    by = [card["x"] + card["width"] / 2 - x, card["y"] + card["height"] / 2 - y]
    page.evaluate("([x, y]) => document.getElementById('board').board.pan(x, y)", by)
    end = (15, 11)
    pilot.tap(*end)
    expect(panel.get_by_role("heading")).to_have_text(re.compile("^(In|Out of) sight$"))
    pilot.at_rest()
    (card,) = boxes(page, ".measure-line")
    assert card["height"] < 90
    for each in (LANTERN, end):
        x, y = pilot.point(*each)
        assert 0 < x < window[0] and 0 < y < card["y"] - 10
    close, details = (pilot.button(name).bounding_box() for name in ("Close the tool", "Details"))
    assert close and details and close["y"] == details["y"]
    pilot.button("Details").tap()
    expect(panel.locator(".cut-label").first).to_be_visible()
    assert fully_clickable(pilot, "Start elsewhere")


def test_a_phones_sheet_comes_back_when_the_tool_that_lowered_it_is_put_down(
    demo_people: People, demo: Server
) -> None:
    page = (pilot := pilot_of(demo_people, demo, "Mara", "Lantern", phone=True)).page
    bar = page.locator(".sheet-bar")
    half = re.compile(": actions$")
    low = re.compile(": handle only$")
    expect(bar).to_have_accessible_name(half)
    pilot.button("Line of sight").tap()
    expect(bar).to_have_accessible_name(low)
    pilot.button("Close the tool").tap()
    expect(bar).to_have_accessible_name(half)
    # a sheet that a person has lowered stays low
    while not low.search(bar.get_attribute("aria-label") or ""):
        bar.tap()
    pilot.button("Line of sight").tap()
    pilot.button("Close the tool").tap()
    expect(page.get_by_role("region", name="Line of sight")).to_have_count(0)
    expect(bar).to_have_accessible_name(low)


def test_the_figures_keep_their_width_beside_the_overrule(
    demo_people: People, demo: Server
) -> None:
    page, _ = demo_people.sit(phone=True)
    page.goto(demo.link("Handler"))
    handler = Table(page).ready()
    handler.tap(15, 14)
    handler.settle()
    handler.button("Measure a range").tap()
    handler.tap(24, 12)
    handler.button("Details").tap()
    expect(page.get_by_role("region", name="Range")).to_contain_text("Straight line")
    figures, overrule = boxes(page, ".figures", ".measure-overrule")
    assert figures["width"] > 280
    assert overrule["height"] >= 44
    assert boxes_apart(figures, overrule)


def test_a_cross_section_is_readable_on_a_phone(demo_people: People, demo: Server) -> None:
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern", phone=True)
    page = pilot.page
    pilot.button("Line of sight").tap()
    pilot.tap(13, 12)
    pilot.button("Details").tap()
    label = page.locator(".cut-label").first
    expect(label).to_be_visible()
    tall = label.evaluate("(text) => text.getBoundingClientRect().height")
    assert tall >= 11


WHERE = {"Magpie": (18, 13), "Heron": (26, 9)}


def test_a_cross_section_marks_unexplored_ground(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Mara", "Magpie", phone=True)
    set_fog(handler, "team")
    expect(pilot.button(re.compile("^Fog: what it means"))).to_be_visible()
    pilot.button("Show the whole map").tap()
    pilot.settle()
    pilot.button("Line of sight").tap()
    for name in ("Magpie", "Heron"):
        pilot.tap(*WHERE[name])
    pilot.button("Details").tap()
    section = pilot.page.get_by_role("img", name="Cross-section along the line")
    expect(section).to_contain_text("unexplored")
    expect(pilot.page.locator(".hover-line")).to_have_count(0)


def test_a_phone_puts_the_tool_away_when_an_attack_or_its_roll_asks_for_the_map(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    place(handler.page, "Heron", 12, 15)
    pilot = seated(demo_people, demo, "Lantern", phone=True)
    page = pilot.page
    do(handler, "table.options", options={"reaction_seconds": 300})
    handler.button("Start the conflict").click()
    for name in ("Lantern", "Magpie"):
        do(handler, "turn.abstain", unit=unit_id(handler.page, name))
    end_segments_until(handler, "Enemy")
    do(handler, "turn.start", unit=unit_id(handler.page, "Heron"))
    tool, sight = pilot.button("Line of sight"), page.get_by_role("region", name="Line of sight")
    measure = page.get_by_role("region", name="Range")
    tool.tap()
    pilot.tap(*SLOPE)
    expect(sight.get_by_role("heading")).to_have_text(re.compile("^(In|Out of) sight$"))
    target = {"unit": unit_id(handler.page, "Lantern")}
    do(handler, "attack.declare", unit=unit_id(handler.page, "Heron"), weapon="pistol", at=target)
    expect(sight).to_have_count(0)
    expect(tool).to_have_attribute("aria-pressed", "false")
    # whoever decides on a reaction can measure all the same, until a roll is due
    pilot.button("Measure a range").tap()
    expect(measure).to_be_visible()
    (attack,) = state(handler.page)["attacks"]
    do(handler, "attack.proceed", attack=attack)
    expect(measure).to_have_count(0)
    # nothing stands beside the tool: the result and the line about a hex come back after it
    roll_out(handler)
    result = page.get_by_role("region", name="What the attack did")
    expect(result).to_be_visible()
    pilot.tap(*SLOPE)
    line = page.locator(".hover-line")
    expect(line).to_be_visible()
    tool.tap()
    expect(sight).to_be_visible()
    expect(result).to_have_count(0)
    expect(line).to_have_count(0)
    pilot.button("Close the tool").tap()
    expect(result).to_be_visible()
