"""What people stumbled over while dragging: letting go, reasons, prices, others' turns."""

from __future__ import annotations

import itertools
import re

from playwright.sync_api import Page, expect

from app.rules.geometry.hexes import from_offset
from tests.browser.demo_hexes import LANTERN, SLOPE
from tests.browser.fight import do, unit_id
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of, pilot_of
from tests.browser.server import Server
from tests.browser.test_found_in_play_board import drawn, recording_handler, recording_pilot


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


def expect_unmoved(pilot: Table) -> None:
    """Nothing is planned, nothing asked, and Lantern stands where it stood."""
    pilot.settle()
    assert pilot.plan() is None
    expect(pilot.page.get_by_role("menu", name="Fly to which level")).to_have_count(0)
    expect(pilot.card("Lantern")).to_contain_text("1514")


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


def test_a_level_chosen_elsewhere_is_not_one_chosen_at_home(
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


def test_a_finger_lets_go_at_home_or_over_the_sheet(demo_people: People, demo: Server) -> None:
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


def test_a_finger_on_the_flying_unit_asks_how_high(demo_people: People, demo: Server) -> None:
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern", phone=True)
    pilot.page.get_by_role("radio", name="Fly").tap()
    pilot.settle()
    pilot.tap(*LANTERN)
    menu = pilot.page.get_by_role("menu", name="Fly to which level")
    expect(menu).to_be_visible()
    pilot.tap(15, 17)
    expect(pilot.card("Lantern")).to_contain_text("1514")


def test_a_drag_is_dropped_by_escape_the_other_button_and_a_second_finger(
    demo_people: People, demo: Server
) -> None:
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


def test_a_second_finger_drops_the_drag(demo_people: People, demo: Server) -> None:
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern", phone=True)
    finger = Finger(pilot.page)
    home, north = pilot.point(*LANTERN), pilot.point(*SLOPE)
    finger.carry(home, north)
    finger.touch("touchStart", north, (60.0, 200.0))
    finger.lift()
    expect_unmoved(pilot)


def wait_for_refusal(pilot: Table, code: str) -> None:
    """The plan's refusal becomes this one."""
    pilot.page.wait_for_function(
        "(code) => document.getElementById('board').board.plan()?.refusal?.code === code", arg=code
    )


def test_a_click_on_a_hex_out_of_reach_says_why(demo_people: People, demo: Server) -> None:
    pilot = recording_pilot(demo_people, demo)
    pilot.click(9, 10)
    wait_for_refusal(pilot, "too-far")
    assert any(text.startswith("Too far") for text in drawn(pilot.page))
    expect(pilot.card("Lantern")).to_be_visible()
    pilot.lift(LANTERN, (8, 10))
    wait_for_refusal(pilot, "too-far")
    pilot.drop()
    expect_unmoved(pilot)
    pilot.click(9, 10)
    pilot.click(9, 10)
    expect(pilot.card("Lantern")).to_be_visible()


def test_a_plan_says_its_price_in_units(demo_people: People, demo: Server) -> None:
    handler = recording_handler(demo_people, demo)
    pilot = recording_pilot(demo_people, demo)
    handler.button("Start the conflict").click()
    pilot.button("Start Lantern's turn").click()
    expect(pilot.button("End Lantern's turn")).to_be_visible()
    pilot.settle()
    pilot.lift(LANTERN, SLOPE)
    texts = drawn(pilot.page)
    assert any(text.endswith("range") for text in texts)
    assert "1 step" in texts
    pilot.page.keyboard.press("Escape")
    pilot.drop()
    pilot.page.get_by_role("radio", name="Fly").click()
    pilot.settle()
    pilot.lift(LANTERN, SLOPE)
    assert "1 step, 1 energy" in drawn(pilot.page)
    pilot.page.keyboard.press("Escape")
    pilot.drop()


def test_a_drag_out_of_turn_says_at_once_why_not(demo_people: People, demo: Server) -> None:
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


def test_the_sender_sees_the_own_ping(demo_people: People, demo: Server) -> None:
    pilot = recording_pilot(demo_people, demo)
    assert "Mara" not in drawn(pilot.page)
    pilot.page.keyboard.down("Alt")
    pilot.click(*SLOPE)
    pilot.page.keyboard.up("Alt")
    # in any frame since then: a ping does not stay
    pilot.page.wait_for_function("() => window.drawn.includes('Mara')")


def picture(pilot: Table) -> str:
    """What the canvas shows now, without asking it to draw."""
    shown: str = pilot.page.evaluate("() => document.querySelector('#board canvas').toDataURL()")
    return shown


def looks_as(pilot: Table, before: str) -> None:
    """The canvas comes to show this again by itself."""
    pilot.page.wait_for_function(
        "(old) => document.querySelector('#board canvas').toDataURL() === old", arg=before
    )


def test_a_still_second_finger_clears_the_drag_and_panning_leaves_no_mark(
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
    expect(pilot.page.locator(".hover-line")).to_have_count(1)
    finger.carry(empty, (empty[0] + 60, empty[1]))
    finger.lift()
    expect(pilot.page.locator(".hover-line")).to_have_count(0)


def test_a_movement_planned_before_a_test_is_gone_after_it(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern", phone=True)
    handler.button("Start the conflict").click()
    pilot.button("Start Lantern's turn").tap()
    expect(pilot.button("End Lantern's turn")).to_be_visible()
    pilot.settle()
    pilot.tap(*SLOPE)
    move = pilot.button(re.compile("^Move "))
    expect(move).to_be_visible()
    do(
        handler,
        "test.request",
        unit=unit_id(handler.page, "Lantern"),
        kind="proactive",
        mark=5,
        dice=["d6"],
    )
    pilot.button("A test waits for you").tap()
    roll = pilot.button("Roll for Lantern")
    roll.tap()
    expect(roll).to_have_count(0)
    expect(pilot.button("End Lantern's turn")).to_be_visible()
    expect(move).to_have_count(0)
    assert pilot.plan() is None


def test_a_click_on_the_flying_unit_shows_the_levels_and_why_no_higher(
    demo_people: People, demo: Server
) -> None:
    pilot = recording_pilot(demo_people, demo)
    pilot.page.get_by_role("radio", name="Fly").click()
    pilot.settle()
    pilot.click(*LANTERN)
    plan = pilot.plan()
    assert plan is not None
    assert plan["to"] is None
    assert len(plan["levels"]) > 1
    pilot.click(*LANTERN)
    assert pilot.plan() is None
    pilot.click(*LANTERN)
    top = plan["levels"][-1]
    for _ in plan["levels"]:
        pilot.page.mouse.wheel(0, -100)
    pilot.page.wait_for_function(
        "(top) => { const p = document.getElementById('board').board.plan();"
        " return p.to?.level === top && p.above; }",
        arg=top,
    )
    said = " ".join(drawn(pilot.page))
    assert f"level {top + 1}: " in said
    pilot.click(*LANTERN)
    expect(pilot.card("Lantern")).to_contain_text(f"1514, level {top}")


def test_each_unit_walks_or_flies_by_itself(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    fly, walk = (page.get_by_role("radio", name=name) for name in ("Fly", "Walk"))
    handler.click(*LANTERN)
    fly.click()
    expect(fly).to_be_checked()
    page.locator("canvas").press("Tab")
    expect(handler.card("Lantern")).to_have_count(0)
    expect(walk).to_be_checked()
    # in the air it flies, down again it walks
    lantern = unit_id(handler.page, "Lantern")
    home = from_offset(14, 13, "flat")
    handler.click(*LANTERN)
    for level, chosen in ((5, fly), (3, walk)):
        do(handler, "unit.place", unit=lantern, at={"q": home.q, "r": home.r, "level": level})
        expect(handler.card("Lantern")).to_contain_text(f"level {level}")
        expect(chosen).to_be_checked()


#: Keeps what the page lays over the map now, and all it ever laid there.
RECORD_OVERLAYS = """() => {
  const { board } = document.getElementById('board'), { set } = board;
  window.laid = [], window.lies = [];
  board.set = (given) => {
    if (given.overlays) window.laid.push(...(window.lies = given.overlays.map((o) => o.style)));
    return set(given);
  };
}"""


def test_a_sign_of_the_moment_goes_with_the_selection_and_a_found_unit_is_not_barred(
    demo_people: People, demo: Server
) -> None:
    page, _ = demo_people.sit(phone=True)
    pilot = Table.join(page, demo.link("Pilot"), "Mara")
    page.evaluate(RECORD_OVERLAYS)
    pilot.button("Show Lantern on the map").tap()
    page.wait_for_function("() => window.laid.includes('found')")
    assert "blocked" not in page.evaluate("() => window.laid")
    assert page.evaluate("() => document.getElementById('board').board.view().hex") >= 44 - 1e-6

    pilot = pilot_of(demo_people, demo, "Mara", "Lantern")
    page = pilot.page
    page.evaluate(RECORD_OVERLAYS)
    pilot.lift(LANTERN, (8, 10))
    wait_for_refusal(pilot, "too-far")
    pilot.drop()
    page.wait_for_function("() => window.laid.includes('blocked')")
    page.locator("canvas").press("Escape")
    expect(pilot.card("Lantern")).to_have_count(0)
    assert page.evaluate("() => window.lies") == []
