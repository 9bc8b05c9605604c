"""Dragging a unit with a mouse or a finger, and cancelling it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.demo_hexes import LANTERN, SLOPE
from tests.browser.drawn_texts import drawn, recording_handler, recording_pilot
from tests.browser.map_page import expect_unmoved, wait_for_refusal
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import pilot_of
from tests.browser.server import Server
from tests.browser.touch import Finger

pytestmark = pytest.mark.motion


def test_a_drag_back_to_where_it_began_moves_nothing(demo_people: People, demo: Server) -> None:
    pilot = recording_pilot(demo_people, demo)
    for mode in ("Walk", "Fly"):
        pilot.page.get_by_role("radio", name=mode).click()
        pilot.settle()
        pilot.lift(LANTERN, SLOPE)
        assert pilot.plan()["path"]  # type: ignore[index]
        x, y = pilot.point(*LANTERN)
        pilot.page.mouse.move(x + 3, y + 5, steps=4)
        assert pilot.plan()["path"] == []  # type: ignore[index]
        assert "Let go here: it stays" in drawn(pilot.page)
        pilot.drop()
        expect_unmoved(pilot)


def test_a_level_chosen_over_another_hex_does_not_apply_to_the_start(
    demo_people: People, demo: Server
) -> None:
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern")
    mouse = pilot.page.mouse
    pilot.page.get_by_role("radio", name="Fly").click()
    pilot.settle()
    pilot.lift(LANTERN, SLOPE)
    mouse.wheel(0, -100)
    mouse.wheel(0, -100)
    mouse.move(*pilot.point(*LANTERN), steps=4)
    pilot.drop()
    expect_unmoved(pilot)
    # but with the wheel over its own hex it goes straight up
    pilot.lift(LANTERN, SLOPE)
    mouse.move(*pilot.point(*LANTERN), steps=4)
    mouse.wheel(0, -100)
    pilot.page.wait_for_function("() => document.getElementById('board').board.plan()?.to")
    plan = pilot.plan()
    assert plan is not None
    assert plan["to"]["level"] == plan["from"]["level"] + 1
    pilot.drop()
    expect(pilot.card("Lantern")).to_contain_text(f"1514, level {plan['to']['level']}")


def test_a_finger_released_at_the_start_or_over_the_panel_moves_nothing(
    demo_people: People, demo: Server
) -> None:
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern", phone=True)
    page, finger = pilot.page, Finger(pilot.page)
    for mode in ("Walk", "Fly"):
        pilot.page.get_by_role("radio", name=mode).tap()
        pilot.settle()
        home, north = pilot.point(*LANTERN), pilot.point(*SLOPE)
        finger.carry(home, north, home)
        expect(page.get_by_text("Cancel: drop it here")).to_be_visible()
        finger.lift()
        expect(page.get_by_text("Cancel: drop it here")).to_be_hidden()
        expect_unmoved(pilot)
        finger.carry(home, north, (200.0, 700.0))
        expect(page.get_by_text("Let go: it stays")).to_be_visible()
        finger.lift()
        expect_unmoved(pilot)


def test_escape_and_the_other_button_cancel_a_drag(demo_people: People, demo: Server) -> None:
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern")
    pilot.lift(LANTERN, SLOPE)
    pilot.page.keyboard.press("Escape")
    pilot.drop()
    expect_unmoved(pilot)
    pilot.lift(LANTERN, SLOPE)
    pilot.page.mouse.down(button="right")
    pilot.page.mouse.up(button="right")
    pilot.drop()
    expect_unmoved(pilot)


def test_a_second_finger_cancels_a_drag(demo_people: People, demo: Server) -> None:
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern", phone=True)
    finger = Finger(pilot.page)
    home, north = pilot.point(*LANTERN), pilot.point(*SLOPE)
    finger.carry(home, north)
    finger.touch("touchStart", north, (60.0, 200.0))
    finger.lift()
    expect_unmoved(pilot)


def test_a_drag_out_of_turn_says_why_at_once(demo_people: People, demo: Server) -> None:
    handler = recording_handler(demo_people, demo)
    pilot = recording_pilot(demo_people, demo)
    handler.button("Start the conflict").click()
    expect(pilot.button("Start Lantern's turn")).to_be_visible()
    pilot.settle()
    pilot.lift(LANTERN, SLOPE)
    wait_for_refusal(pilot, "no-turn")
    pilot.drop()
    pilot.button("Start Lantern's turn").click()
    pilot.end_unused("Lantern")
    pilot.settle()
    pilot.lift(LANTERN, SLOPE)
    wait_for_refusal(pilot, "already-acted")
    assert any("has acted" in text for text in drawn(pilot.page))
    pilot.drop()


def picture(pilot: Table) -> str:
    """Returns what the canvas shows now, without drawing it again."""
    shown: str = pilot.page.evaluate("() => document.querySelector('#board canvas').toDataURL()")
    return shown


def looks_as(pilot: Table, before: str) -> None:
    """Waits until the canvas shows this picture again."""
    pilot.page.wait_for_function(
        "(old) => document.querySelector('#board canvas').toDataURL() === old", arg=before
    )


def test_a_resting_second_finger_clears_the_drag_and_panning_marks_no_hex(
    demo_people: People, demo: Server
) -> None:
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern", phone=True)
    finger = Finger(pilot.page)
    home, north = pilot.point(*LANTERN), pilot.point(*SLOPE)
    pilot.settle()
    before = picture(pilot)
    finger.carry(home, north)
    assert pilot.plan() is not None
    assert picture(pilot) != before
    finger.touch("touchStart", north, (60.0, 200.0))
    looks_as(pilot, before)
    finger.lift()
    expect_unmoved(pilot)
    # one finger beside the unit pans: no hex stays marked
    empty = pilot.point(15, 17)
    pilot.page.touchscreen.tap(*empty)
    # beside a plan nothing is said of the hex
    pilot.page.keyboard.press("Escape")
    expect(pilot.page.locator(".hover-line")).to_have_count(1)
    finger.carry(empty, (empty[0] + 60, empty[1]))
    finger.lift()
    expect(pilot.page.locator(".hover-line")).to_have_count(0)
