"""What people could not make sense of at the table: unexplained lines, texts, questions, signs."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.demo_hexes import LANTERN
from tests.browser.fight import do, state, unit_named
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of, pilot_of
from tests.browser.server import Server
from tests.browser.test_found_in_play_board import drawn, recording_pilot
from tests.browser.test_found_in_play_phone import boxes


def end_segments_until(handler: Table, segment: str) -> None:
    """End segments until it is this one's."""
    now = handler.page.locator("[aria-current=step]")
    expect(now).to_be_visible()
    while state(handler.page)["scene"]["conflict"]["segment"] != segment.lower():
        do(handler, "segment.end")
    expect(now).to_contain_text(segment)


def test_who_may_act_is_named_and_whose_choice_it_is(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    pilot_of(demo_people, demo, "Mara", "Lantern")
    handler.button("Start the conflict").click()
    tracker = handler.page.get_by_role("region", name="Turn tracker")
    expect(tracker).to_contain_text("Choose who acts: Lantern or Magpie")
    page, _ = demo_people.sit()
    rook = Table.join(page, demo.link("Pilot"), "Rook")
    rook.button("Take Magpie").click()
    expect(tracker).to_contain_text("Waiting for Mara and Rook")
    tracker.get_by_role("button", name=re.compile("^Lantern waits")).click()
    expect(handler.button("Start Lantern's turn for Mara")).to_be_visible()


def test_a_question_stays_until_it_is_answered_or_left(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    page.clock.install()
    handler.button("Start the conflict").click()
    handler.button("End segment").click()
    page.clock.run_for(30_000)
    expect(handler.button("Skip the rest?")).to_be_visible()
    page.get_by_role("tab", name="Log").click()
    expect(handler.button("Skip the rest?")).to_have_count(0)
    handler.button("End segment").click()
    page.keyboard.press("Escape")
    expect(handler.button("End segment")).to_be_visible()


def test_the_turn_of_an_enemy_ends_without_a_question(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    handler.button("Start the conflict").click()
    end_segments_until(handler, "Enemy")
    undertow = unit_named(handler.page, "Undertow")
    do(handler, "turn.abstain", unit=undertow["id"])
    handler.page.get_by_role("button", name=re.compile("^Undertow.* abstained")).click()
    expect(handler.page.get_by_text("It lets this round pass.")).to_be_visible()
    handler.page.get_by_role("button", name=re.compile("^Heron waits")).click()
    handler.button("Start Heron's turn").click()
    handler.button("End Heron's turn").click()
    expect(handler.page.get_by_text("It has acted this round.")).to_be_visible()


def test_who_hangs_in_the_air_is_named_beside_the_falls(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    handler.button("Start the conflict").click()
    lantern = unit_named(handler.page, "Lantern")
    at = lantern["at"]
    do(handler, "turn.start", unit=lantern["id"])
    path = [{**at, "level": at["level"] + n} for n in (1, 2)]
    do(handler, "unit.move", unit=lantern["id"], mode="flight", path=path)
    handler.page.get_by_role("button", name=re.compile("^Lantern .*acts now")).click()
    expect(handler.card("Lantern")).to_contain_text("stays up until its next turn")
    expect(handler.card("Lantern")).to_contain_text(re.compile(r"Range left\s*2"))
    do(handler, "turn.end", unit=lantern["id"])
    end_segments_until(handler, "Environmental")
    expect(handler.page.get_by_role("region", name="Turn tracker")).to_contain_text(
        "Nothing falls this round. Lantern flew and stays up until its next turn."
    )


def test_the_log_says_what_an_impact_took_and_shows_the_unit(
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


def test_the_cost_of_a_way_with_levels_is_told_in_parts(demo_people: People, demo: Server) -> None:
    pilot = recording_pilot(demo_people, demo)
    pilot.click(15, 11)
    assert "3 hexes, 1 level" in drawn(pilot.page)


def test_what_the_dashed_line_and_the_dimming_mean_is_said(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern", phone=True)
    page = pilot.page
    handler.button("Start the conflict").click()
    expect(pilot.card("Lantern")).to_contain_text("the dashed line is how far it could go")
    tools = page.locator(".phone-tools")
    for word in ("Range", "Sight", "Sees", "Map"):
        expect(tools.get_by_text(word, exact=True)).to_be_visible()
    pilot.button("What the unit sees").tap()
    expect(page.get_by_text("Dimmed: what Lantern does not see")).to_be_visible()
    pilot.button("Stop").tap()
    expect(page.get_by_text("Dimmed: what Lantern does not see")).to_have_count(0)


def test_on_a_phone_what_was_pointed_at_is_told_for_a_while(
    demo_people: People, demo: Server
) -> None:
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern", phone=True)
    page = pilot.page
    page.clock.install()
    pilot.tap(13, 14)
    line = page.locator(".hover-line")
    expect(line).to_be_visible()
    page.clock.run_for(10_000)
    expect(line).to_have_count(0)


def test_a_cross_section_is_read_on_a_phone(demo_people: People, demo: Server) -> None:
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern", phone=True)
    page = pilot.page
    pilot.button("Line of sight").tap()
    pilot.tap(13, 12)
    label = page.locator(".cut-label").first
    expect(label).to_be_visible()
    tall = label.evaluate("(text) => text.getBoundingClientRect().height")
    assert tall >= 11


def test_the_levels_of_a_flight_leave_the_rest_of_the_phone_free(
    demo_people: People, demo: Server
) -> None:
    pilot = recording_pilot(demo_people, demo, phone=True)
    page = pilot.page
    page.get_by_role("radio", name="Fly").tap()
    pilot.settle()
    pilot.tap(*LANTERN)
    menu = page.get_by_role("menu", name="Fly to which level")
    expect(menu).to_contain_text("Range")
    expect(menu).to_contain_text(re.compile("Too (high|far): "))
    levels, sheet, tools = boxes(page, ".stack-levels", ".sheet", ".phone-tools")
    assert levels["y"] + levels["height"] <= sheet["y"], "the note below the levels, too"
    assert levels["x"] > pilot.point(*LANTERN)[0] + 20
    beside = levels["x"] + levels["width"] <= tools["x"]
    assert beside or levels["y"] >= tools["y"] + tools["height"]
    expect(page.locator(".hover-line")).to_have_count(0)
    texts = drawn(page)
    assert "Straight up or down" in texts
    assert not any("wheel" in text.lower() for text in texts)
