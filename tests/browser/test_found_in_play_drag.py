"""What people stumbled over while dragging: letting go, reasons, prices, others' turns."""

from __future__ import annotations

import itertools

from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.play import Table
from tests.browser.server import Server
from tests.browser.test_found_in_play_board import LANTERN, NORTH, drawn, handler_of, pilot_of


class Finger:
    """One finger on the page, by the browser's own touch events."""

    def __init__(self, page: Page) -> None:
        self._wire = page.context.new_cdp_session(page)

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        """Send a touch event of this kind with these fingers down."""
        at = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        self._wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    def carry(self, *way: tuple[float, float]) -> None:
        """Put the finger down at the first point and go through the others."""
        self.touch("touchStart", way[0])
        for (x, y), (to_x, to_y) in itertools.pairwise(way):
            for part in (0.3, 0.6, 0.9, 1.0):
                self.touch("touchMove", (x + (to_x - x) * part, y + (to_y - y) * part))

    def lift(self) -> None:
        """Take it away."""
        self.touch("touchEnd")


def at_home(pilot: Table) -> None:
    """Nothing is planned, nothing asked, and Lantern stands where it stood."""
    pilot.settle()
    assert pilot.plan() is None
    expect(pilot.page.get_by_role("menu", name="Fly to which level")).to_have_count(0)
    expect(pilot.card("Lantern")).to_contain_text("1514")


def test_a_drag_back_to_where_it_began_moves_nothing(demo_people: People, demo: Server) -> None:
    pilot = pilot_of(demo_people, demo)
    for mode in ("Walk", "Fly"):
        pilot.card("Lantern").get_by_text(mode, exact=True).click()
        pilot.settle()
        pilot.lift(LANTERN, NORTH)
        assert pilot.plan()["path"]  # type: ignore[index]
        x, y = pilot.point(*LANTERN)
        pilot.page.mouse.move(x + 3, y + 5, steps=4)
        assert pilot.plan()["path"] == []  # type: ignore[index]
        assert "Let go here: it stays" in drawn(pilot.page)
        pilot.drop()
        at_home(pilot)


def test_a_level_chosen_elsewhere_is_not_one_chosen_at_home(
    demo_people: People, demo: Server
) -> None:
    pilot = pilot_of(demo_people, demo)
    mouse = pilot.page.mouse
    pilot.card("Lantern").get_by_text("Fly", exact=True).click()
    pilot.settle()
    pilot.lift(LANTERN, NORTH)
    mouse.wheel(0, -100)
    mouse.wheel(0, -100)
    mouse.move(*pilot.point(*LANTERN), steps=4)
    pilot.drop()
    at_home(pilot)
    # but with the wheel over its own hex it goes straight up
    pilot.lift(LANTERN, NORTH)
    mouse.move(*pilot.point(*LANTERN), steps=4)
    mouse.wheel(0, -100)
    pilot.page.wait_for_function("() => document.getElementById('board').board.plan()?.to")
    plan = pilot.plan()
    assert plan is not None
    assert plan["to"]["level"] == plan["from"]["level"] + 1
    pilot.drop()
    expect(pilot.card("Lantern")).to_contain_text(f"1514, level {plan['to']['level']}")


def test_a_finger_lets_go_at_home_or_over_the_sheet(demo_people: People, demo: Server) -> None:
    pilot = pilot_of(demo_people, demo, phone=True)
    page, finger = pilot.page, Finger(pilot.page)
    for mode in ("Walk", "Fly"):
        pilot.card("Lantern").get_by_text(mode, exact=True).tap()
        pilot.settle()
        home, north = pilot.point(*LANTERN), pilot.point(*NORTH)
        finger.carry(home, north, home)
        expect(page.get_by_text("Cancel: drop it here")).to_be_visible()
        finger.lift()
        expect(page.get_by_text("Cancel: drop it here")).to_be_hidden()
        at_home(pilot)
        finger.carry(home, north, (200.0, 700.0))
        expect(page.get_by_text("Let go: it stays")).to_be_visible()
        finger.lift()
        at_home(pilot)


def test_a_finger_on_the_flying_unit_asks_how_high(demo_people: People, demo: Server) -> None:
    pilot = pilot_of(demo_people, demo, phone=True)
    pilot.card("Lantern").get_by_text("Fly", exact=True).tap()
    pilot.settle()
    pilot.page.touchscreen.tap(*pilot.point(*LANTERN))
    menu = pilot.page.get_by_role("menu", name="Fly to which level")
    expect(menu).to_be_visible()
    pilot.page.touchscreen.tap(*pilot.point(15, 17))
    expect(pilot.card("Lantern")).to_contain_text("1514")


def test_a_drag_is_dropped_by_escape_the_other_button_and_a_second_finger(
    demo_people: People, demo: Server
) -> None:
    pilot = pilot_of(demo_people, demo)
    pilot.lift(LANTERN, NORTH)
    pilot.page.keyboard.press("Escape")
    pilot.drop()
    at_home(pilot)
    pilot.lift(LANTERN, NORTH)
    pilot.page.mouse.down(button="right")
    pilot.page.mouse.up(button="right")
    pilot.drop()
    at_home(pilot)


def test_a_second_finger_drops_the_drag(demo_people: People, demo: Server) -> None:
    pilot = pilot_of(demo_people, demo, phone=True)
    finger = Finger(pilot.page)
    home, north = pilot.point(*LANTERN), pilot.point(*NORTH)
    finger.carry(home, north)
    finger.touch("touchStart", north, (60.0, 200.0))
    finger.lift()
    at_home(pilot)


def told(pilot: Table, code: str) -> None:
    """The plan's refusal becomes this one."""
    pilot.page.wait_for_function(
        "(code) => document.getElementById('board').board.plan()?.refusal?.code === code", arg=code
    )


def test_a_click_on_a_hex_out_of_reach_says_why(demo_people: People, demo: Server) -> None:
    pilot = pilot_of(demo_people, demo)
    pilot.click(8, 13)
    told(pilot, "too-far")
    assert any(text.startswith("Too far") for text in drawn(pilot.page))
    expect(pilot.card("Lantern")).to_be_visible()
    pilot.lift(LANTERN, (8, 12))
    told(pilot, "too-far")
    pilot.drop()
    at_home(pilot)
    pilot.click(8, 13)
    pilot.click(8, 13)
    expect(pilot.card("Lantern")).to_have_count(0)


def test_a_plan_says_its_price_in_units(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo)
    handler.button("Start the conflict").click()
    pilot.button("Start Lantern's turn").click()
    expect(pilot.button("End Lantern's turn")).to_be_visible()
    pilot.settle()
    pilot.lift(LANTERN, NORTH)
    texts = drawn(pilot.page)
    assert any(text.endswith("range") for text in texts)
    assert "1 step" in texts
    pilot.page.keyboard.press("Escape")
    pilot.drop()
    pilot.card("Lantern").get_by_text("Fly", exact=True).click()
    pilot.settle()
    pilot.lift(LANTERN, NORTH)
    assert "1 step, 1 energy" in drawn(pilot.page)
    pilot.page.keyboard.press("Escape")
    pilot.drop()


def test_a_drag_out_of_turn_says_at_once_why_not(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo)
    handler.button("Start the conflict").click()
    expect(pilot.button("Start Lantern's turn")).to_be_visible()
    pilot.settle()
    pilot.lift(LANTERN, NORTH)
    told(pilot, "no-turn")
    pilot.drop()
    pilot.button("Start Lantern's turn").click()
    pilot.end_unused("Lantern")
    pilot.settle()
    pilot.lift(LANTERN, NORTH)
    told(pilot, "already-acted")
    assert any("has acted" in text for text in drawn(pilot.page))
    pilot.drop()


def test_the_sender_sees_the_own_ping(demo_people: People, demo: Server) -> None:
    pilot = pilot_of(demo_people, demo)
    drawn(pilot.page)
    pilot.page.keyboard.down("Alt")
    pilot.click(*NORTH)
    pilot.page.keyboard.up("Alt")
    assert "Mara" in drawn(pilot.page)
