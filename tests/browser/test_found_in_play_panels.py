"""What people who played stumbled over in the panels: falls, props, tests, forms, texts."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.fight import do, unit_named
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of, pilot_of
from tests.browser.server import Server


def drop_unit(handler: Table, name: str, levels: int = 3) -> None:
    """Put a unit into the air above where it stands, falling."""
    unit = unit_named(handler.page, name)
    at = {**unit["at"], "level": unit["at"]["level"] + levels}
    do(handler, "unit.place", unit=unit["id"], at=at, falling=True)


def contained(thing: Locator, frame: Locator) -> None:
    """All of something lies inside a frame, none of it clipped."""
    inner, outer = thing.bounding_box(), frame.bounding_box()
    assert inner is not None
    assert outer is not None
    assert inner["y"] >= outer["y"] - 1
    assert inner["y"] + inner["height"] <= outer["y"] + outer["height"] + 1


def test_all_falls_are_read_and_the_turns_stay_beside_them(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    handler.page.set_viewport_size({"width": 1280, "height": 720})
    handler.button("Start the conflict").click()
    environmental = handler.page.locator(".segment-open")
    # with nothing to fall the list says so, in every segment
    environmental.click()
    tracker = handler.page.get_by_role("region", name="Turn tracker")
    expect(tracker).to_contain_text("Nothing falls this round.")
    # Magpie's legs take the first two levels
    for name, levels in (("Lantern", 3), ("Magpie", 5), ("Heron", 3)):
        drop_unit(handler, name, levels)
    falls = handler.page.get_by_role("list", name="Falls about to happen")
    expect(falls.get_by_role("listitem")).to_have_count(3)
    for fall in falls.get_by_role("listitem").all():
        contained(fall, falls)
        contained(fall, tracker)
        contained(fall.locator(".chip"), fall)
    # whoever is to act is still there to be chosen
    tracker.get_by_role("button", name=re.compile("^Magpie waits")).click()
    handler.button("Start Magpie's turn").click()
    expect(handler.button("End Magpie's turn")).to_be_visible()
    expect(falls.get_by_role("listitem")).to_have_count(3)


def test_who_flew_this_turn_reads_why_it_stays_up(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    magpie = unit_named(handler.page, "Magpie")
    do(handler, "conflict.start")
    do(handler, "turn.start", unit=magpie["id"])
    level = magpie["at"]["level"]
    path = [{**magpie["at"], "level": level + up} for up in (1, 2)]
    do(handler, "unit.move", unit=magpie["id"], mode="flight", path=path)
    handler.page.locator(".turns").get_by_role("button", name=re.compile("^Magpie")).click()
    chip = handler.card("Magpie").get_by_role(
        "button", name="Flew this turn: stays up until its next"
    )
    end = handler.card("Magpie").get_by_text("Numbers", exact=True)
    before = end.bounding_box()
    chip.click()
    expect(handler.card("Magpie")).to_contain_text("not even when a deck under it is destroyed")
    # the words lie over the card: nothing of it moves
    assert end.bounding_box() == before


def test_undo_and_the_log_say_whose_turn_and_who_ended_it(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo).unhurried()
    pilot = pilot_of(demo_people, demo, "Rook", "Magpie")
    magpie = unit_named(handler.page, "Magpie")["id"]
    do(handler, "conflict.start")
    do(pilot, "turn.start", unit=magpie)
    handler.button("Undo: Rook, start of Magpie's turn").click()
    question = handler.toast("Once more to take back: Rook, start of Magpie's turn")
    expect(question).to_be_visible()
    handler.button("Sure? Undo: Rook, start of Magpie's turn").click()
    # the answer takes the question with it
    expect(handler.toast("took back: Rook, start of Magpie's turn")).to_be_visible()
    expect(question).to_have_count(0)
    do(pilot, "turn.start", unit=magpie)
    do(handler, "turn.end", unit=magpie)
    expect(handler.button("Undo: end of Magpie's turn")).to_be_visible()
    pilot.expect_log("Handler ends Magpie's turn")


def test_a_prop_is_picked_on_the_map_and_hit_from_its_card(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo).unhurried()
    pilot = pilot_of(demo_people, demo, "Rook", "Magpie").unhurried()
    handler.click(19, 11)
    card = handler.page.get_by_role("article", name="Prop: Gorge bridge")
    expect(card).to_contain_text("1911, level 4, mitigates 4")
    expect(card).to_contain_text("4 / 4")
    handler.tab("Map")
    expect(card).to_have_count(1)
    expect(card).to_be_in_viewport(ratio=1)
    card.get_by_label("Damage", exact=True).fill("6")
    card.get_by_label("Damage", exact=True).press("Tab")
    card.get_by_role("button", name="Damage", exact=True).click()
    for table in (handler, pilot):
        expect(table.toast("Gorge bridge loses 2 integrity, 2 left")).to_be_visible()
    expect(card).to_contain_text("2 / 4")
    card.get_by_role("button", name="Damage", exact=True).click()
    expect(card).to_have_count(0)
    expect(handler.button("Undo: destruction of Gorge bridge")).to_be_visible()
    # a unit that is selected has the card's place
    handler.tab("Log")
    handler.click(21, 11)
    expect(card).to_be_visible()
    handler.page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_a_test_that_waits_names_what_it_is_made_of(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Rook", "Magpie", phone=True)
    magpie = unit_named(handler.page, "Magpie")["id"]
    asked = {"kind": "proactive", "dice": ["d6"], "modifiers": [], "mark": 5}
    do(handler, "test.request", unit=magpie, **asked, hidden=True)
    handler.tab("Dice")
    waits = handler.page.get_by_role("region", name="A test that waits")
    expect(waits).to_contain_text("d6")
    expect(waits).to_contain_text("against 5, hidden from the pilot")
    odds = waits.locator(".odds")
    expect(odds).to_have_attribute("aria-label", "Odds: miss 67 %, hit 17 %, critical 17 %")
    pilot.tab("Dice")
    mine = pilot.page.get_by_role("region", name="A test waits for you")
    expect(mine).to_contain_text("mark hidden")
    expect(mine.locator(".score-part")).to_have_text(["17%"] * 6)
    expect(mine).to_contain_text("An ace, a die's highest face, adds 2.")
    pilot.button("Roll for Magpie").tap()
    expect(mine).to_have_count(0)
    two = {**asked, "dice": ["d6", "d8"], "hidden": False}
    do(handler, "test.request", unit=magpie, **two)
    expect(mine).to_contain_text("against 5; the highest die counts")


def test_the_form_of_a_unit_belongs_to_the_selected_one_and_escape_closes_it(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    handler.click(15, 14)
    expect(handler.card("Lantern")).to_be_visible()
    handler.tab("Units")
    handler.button("Edit Heron").click()
    expect(handler.card("Heron")).to_be_visible()
    form = handler.page.get_by_role("heading", name="Heron", level=3)
    expect(form).to_be_visible()
    handler.page.keyboard.press("Escape")
    expect(form).to_have_count(0)
    expect(handler.card("Heron")).to_be_visible()
    # nothing that was typed is lost by it
    handler.button("Edit Heron").click()
    handler.page.get_by_label("Name", exact=True).fill("Egret")
    handler.page.keyboard.press("Escape")
    expect(handler.toast("Not saved yet: save the unit, or cancel.")).to_be_visible()
    expect(handler.page.get_by_label("Name", exact=True)).to_have_value("Egret")


def test_the_tracker_stays_where_it_is_when_there_is_something_to_undo(
    demo_people: People, demo: Server
) -> None:
    pilot = pilot_of(demo_people, demo, "Rook", "Lantern")
    handler = handler_of(demo_people, demo)
    do(handler, "conflict.start")
    tracker = pilot.page.locator(".topbar-mid")
    expect(tracker).to_contain_text("Round 1")
    expect(pilot.button("Undo")).to_be_disabled()
    before = tracker.bounding_box()
    do(pilot, "turn.start", unit=unit_named(pilot.page, "Lantern")["id"])
    expect(pilot.button("End Lantern's turn")).to_be_visible()
    pilot.settle()
    pilot.drag((15, 14), (15, 13))
    expect(pilot.button("Undo: Lantern, move")).to_be_enabled()
    assert tracker.bounding_box() == before


def test_on_the_phone_messages_leave_the_tools_free_and_help_begins_with_the_finger(
    demo_people: People, demo: Server
) -> None:
    pilot = pilot_of(demo_people, demo, "Rook", "Magpie", phone=True)
    pilot.tab("Unit")
    handler = handler_of(demo_people, demo)
    page = pilot.page
    # the words of the gauges are whole
    assert (
        page.evaluate(
            "() => [...document.querySelectorAll('.sheet .gauge-label')]"
            ".filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)"
        )
        == []
    )
    pilot.tab("Round")
    expect(page.get_by_role("tabpanel")).to_contain_text("In a conflict the segments stand here")
    bridge = "gorge-bridge-1911"
    do(handler, "prop.damage", prop=bridge, damage=3)
    toast = page.locator(".toast")
    expect(toast).to_have_text(re.compile("takes 3 damage and holds"))
    tools, told = page.locator(".phone-tools").bounding_box(), toast.bounding_box()
    assert tools is not None
    assert told is not None
    assert told["x"] + told["width"] <= tools["x"]
    pilot.tab("Table")
    pilot.button("Shortcuts").tap()
    help_ = page.get_by_role("dialog", name="Shortcuts")
    expect(help_.get_by_role("heading").nth(1)).to_have_text("On the map")
    expect(help_).to_contain_text("Long press")
    expect(help_).not_to_contain_text("Alt")
    help_.get_by_text("With a keyboard").tap()
    expect(help_).to_contain_text("Stay aloft")
    expect(help_).not_to_contain_text("Overrule turn and cost")


def test_what_was_said_to_screen_readers_goes_again(demo_people: People, demo: Server) -> None:
    pilot = pilot_of(demo_people, demo, "Rook", "Magpie")
    pilot.page.evaluate("window.keepsWhatIsSaid = true")
    live = pilot.page.locator("body > [role=log]")
    pilot.click(15, 14)
    expect(live).to_have_text(re.compile("Lantern"))
    expect(live).to_have_text("", timeout=10_000)


def test_the_line_about_a_hex_says_what_one_stands_on(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    handler.page.mouse.move(*handler.point(19, 11))
    line = handler.page.locator(".hover-line")
    expect(line).to_contain_text("1911:level 1; also 5 (on Gorge bridge)")
    expect(line).to_contain_text("Gorge bridge: fills level 4, integrity 4 of 4")
