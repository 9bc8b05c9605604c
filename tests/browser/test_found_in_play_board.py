"""What people stumbled over on the board: measuring, planned movements, levels, marks, sight."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.demo_hexes import LANTERN, SLOPE
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of, pilot_of
from tests.browser.server import Server

#: Keeps every text that is drawn on a canvas, with when it was drawn last.
RECORD = """
window.drawn = [];
const fillText = CanvasRenderingContext2D.prototype.fillText;
CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
  window.drawn.push(String(text));
  return fillText.call(this, text, ...rest);
};
"""


def drawn(page: Page) -> list[str]:
    """The texts of a frame that is drawn anew, nothing taken from what was kept."""
    texts: list[str] = page.evaluate(
        "() => { const { board } = document.getElementById('board'); "
        "window.drawn = []; board.retheme(); board.drawNow(); return window.drawn; }"
    )
    return texts


def recording_handler(people: People, demo: Server) -> Table:
    """The Handler of the demonstration table, with a page that records the texts it draws."""
    page, _ = people.sit()
    page.add_init_script(RECORD)
    page.goto(demo.link("Handler"))
    return Table(page).ready()


def recording_pilot(people: People, demo: Server, *, phone: bool = False) -> Table:
    """A pilot who has taken Lantern, with a page that records the texts it draws."""
    page, _ = people.sit(phone=phone)
    page.add_init_script(RECORD)
    pilot = Table.join(page, demo.link("Pilot"), "Mara")
    pilot.button("Take Lantern").click()
    expect(pilot.card("Lantern")).to_contain_text("yours")
    pilot.settle()
    return pilot


def test_the_line_of_a_measurement_says_what_the_panel_says(
    demo_people: People, demo: Server
) -> None:
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


def test_a_planned_movement_says_how_to_make_it_and_ends_with_the_turn(
    demo_people: People, demo: Server
) -> None:
    handler = recording_handler(demo_people, demo)
    pilot = recording_pilot(demo_people, demo)
    bar = pilot.page.get_by_role("region", name="What Lantern can do")
    expect(bar).to_contain_text("Click or drag")
    handler.button("Start the conflict").click()
    pilot.button("Start Lantern's turn").click()
    expect(pilot.button("End Lantern's turn")).to_be_visible()
    pilot.settle()
    pilot.click(*SLOPE)
    assert pilot.plan() is not None
    assert "Click again or Enter to move" in drawn(pilot.page)
    pilot.end_unused("Lantern")
    pilot.settle()
    assert pilot.plan() is None
    assert "Click again or Enter to move" not in drawn(pilot.page)


def test_a_plan_goes_when_the_turn_is_taken_away(demo_people: People, demo: Server) -> None:
    handler = recording_handler(demo_people, demo)
    page = handler.page
    handler.button("Start the conflict").click()
    handler.click(*LANTERN)
    handler.button("Start Lantern's turn").click()
    expect(handler.button("End Lantern's turn")).to_be_visible()
    handler.settle()
    handler.page.locator("canvas").press("ArrowUp")
    handler.page.locator("canvas").press("ArrowUp")
    assert handler.plan() is not None
    assert "Enter to move" in drawn(page)
    handler.end_unused("Lantern")
    handler.settle()
    assert handler.plan() is None


def test_a_finger_has_a_button_for_the_planned_movement(demo_people: People, demo: Server) -> None:
    handler = recording_handler(demo_people, demo)
    pilot = recording_pilot(demo_people, demo, phone=True)
    handler.button("Start the conflict").click()
    pilot.button("Start Lantern's turn").tap()
    end = pilot.button("End Lantern's turn")
    expect(end).to_be_visible()
    pilot.settle()
    pilot.tap(*SLOPE)
    assert "Tap again to move" in drawn(pilot.page)
    move = pilot.button(re.compile("^Move "))
    box, beside = move.bounding_box(), end.bounding_box()
    assert box is not None
    assert beside is not None
    assert box["height"] >= 44
    assert box["x"] + box["width"] <= beside["x"]
    assert box["y"] == beside["y"]
    move.tap()
    expect(pilot.card("Lantern")).to_contain_text("1513")
    expect(move).to_have_count(0)


def test_a_mouse_chooses_the_level_of_a_flight_on_the_ladder(
    demo_people: People, demo: Server
) -> None:
    pilot = recording_pilot(demo_people, demo)
    page = pilot.page
    page.get_by_role("radio", name="Fly").click()
    pilot.settle()
    pilot.click(*SLOPE)
    plan = pilot.plan()
    assert plan is not None
    assert len(plan["levels"]) > 1
    assert "Wheel or + and \u2212 for the level" in drawn(page)
    page.mouse.wheel(0, -100)
    up = page.wait_for_function(
        "(old) => { const p = document.getElementById('board').board.plan();"
        " return p.to.level > old && p.to.level; }",
        arg=plan["to"]["level"],
    ).json_value()
    page.locator("canvas").press("-")
    plan = pilot.plan()
    assert plan is not None
    assert plan["to"]["level"] < up
    page.locator("canvas").press("Enter")
    expect(pilot.card("Lantern")).to_contain_text(f"1513, level {plan['to']['level']}")


def test_a_finger_chooses_the_level_of_a_flight_from_a_list(
    demo_people: People, demo: Server
) -> None:
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern", phone=True)
    page = pilot.page
    page.get_by_role("radio", name="Fly").tap()
    pilot.settle()
    x, y = pilot.point(*SLOPE)
    page.touchscreen.tap(x, y)
    levels = page.get_by_role("menu", name="Fly to which level")
    expect(levels).to_be_visible()
    box = levels.bounding_box()
    assert box is not None
    assert not (box["x"] < x < box["x"] + box["width"]), "the end of the flight stays in sight"
    sheet = page.locator(".sheet").bounding_box()
    assert sheet is not None
    assert box["y"] + box["height"] <= sheet["y"]
    # why there is no level above comes below them and moves none of them
    expect(levels).to_contain_text(re.compile("Too (high|far): "))
    assert (now := levels.bounding_box()) is not None
    assert (now["x"], now["y"]) == (box["x"], box["y"])
    plan = pilot.plan()
    assert plan is not None
    other = next(level for level in reversed(plan["levels"]) if level != plan["to"]["level"])
    # another level is another plan with its price: nothing flies before it is told to
    item = levels.get_by_role("menuitemradio", name=re.compile(f"^Level {other} "))
    cost = int(item.locator("span").last.inner_text().removesuffix(" range"))
    item.tap()
    # the menu folds into the level that was chosen, and opens again for another
    folded = pilot.button(f"Level {other}: choose another")
    expect(levels).to_have_count(0)
    folded.tap()
    expect(item).to_have_attribute("aria-checked", "true")
    item.tap()
    expect(folded).to_be_visible()
    expect(pilot.card("Lantern")).to_contain_text("1514")
    pilot.button(re.compile(rf"^Fly {cost}\b")).tap()
    expect(pilot.card("Lantern")).to_contain_text(f"1513, level {other}")
    expect(levels).to_have_count(0)


def test_centring_on_a_unit_comes_near_and_never_leaves_the_map(
    demo_people: People, demo: Server
) -> None:
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern")
    page = pilot.page
    page.locator("canvas").press("f")
    page.keyboard.press("c")
    pilot.settle()
    hexagon: float = page.evaluate("() => document.getElementById('board').board.view().hex")
    assert hexagon >= 44 - 1e-6
    x, y = pilot.point(*LANTERN)
    assert 56 < x < 1440 - 368
    assert 104 < y < 900 - 44


def test_each_of_two_units_in_a_hex_answers_to_a_click(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    handler.tab("Units")
    handler.button("Edit Magpie").click()
    handler.button("Put it elsewhere").click()
    handler.click(*SLOPE)
    handler.expect_log(re.compile("Magpie is placed"))
    # a flight over Magpie's head
    handler.click(*LANTERN)
    page.get_by_role("radio", name="Fly").click()
    page.keyboard.press("c")
    handler.settle()
    handler.lift(LANTERN, SLOPE)
    page.wait_for_function("() => document.getElementById('board').board.plan()?.to")
    handler.drop()
    expect(handler.card("Lantern")).to_contain_text("1513")
    handler.settle()
    x, y = handler.point(*SLOPE)
    step: float = page.evaluate("() => document.getElementById('board').board.view().hex")
    side = step * 0.3
    page.locator("canvas").press("Escape")
    page.mouse.click(x - side, y)
    expect(handler.card("Magpie")).to_be_visible()
    expect(page.get_by_role("menu", name="Units in this hex")).to_have_count(0)
    page.mouse.click(x, y)
    expect(page.get_by_role("menu", name="Units in this hex")).to_be_visible()


def test_a_ping_is_named_and_stays_for_five_seconds(demo_people: People, demo: Server) -> None:
    handler = recording_handler(demo_people, demo)
    pilot = recording_pilot(demo_people, demo)
    page = handler.page
    page.evaluate("() => { window.drawn = []; }")
    began: float = page.evaluate("() => performance.now()")
    pilot.page.keyboard.down("Alt")
    pilot.click(*SLOPE)
    pilot.page.keyboard.up("Alt")
    page.wait_for_function("() => window.drawn.includes('Mara')")
    page.wait_for_function("() => !document.getElementById('board').board.busy()")
    ended: float = page.evaluate("() => performance.now()")
    assert ended - began >= 5000
