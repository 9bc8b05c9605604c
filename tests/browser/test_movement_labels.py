"""Labels beside a planned movement keep clear of each other and of a finger."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.commands import do, unit_id
from tests.browser.drawn_texts import drawn, recording_handler
from tests.browser.fight_scenes import end_segments_until, start_lanterns_turn
from tests.browser.layout_checks import boxes, boxes_apart
from tests.browser.map_page import wait_for_refusal
from tests.browser.people import People
from tests.browser.seats import handler_of, pilot_of
from tests.browser.server import Server
from tests.browser.touch import Finger


def test_on_a_phone_nothing_is_said_of_a_hex_beside_the_label_of_a_plan(
    demo_people: People, demo: Server
) -> None:
    pilot = pilot_of(demo_people, demo, "Mara", "Magpie", phone=True)
    line = pilot.page.locator(".hover-line")
    pilot.tap(18, 13)
    expect(line).to_contain_text("1813")
    pilot.tap(17, 15)
    pilot.settle()
    plan = pilot.plan()
    assert plan is not None and plan["to"] is not None
    expect(line).to_have_count(0)


def test_a_dragging_finger_sees_the_hex_and_the_refusal_above_it(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern", phone=True)
    start_lanterns_turn(handler, pilot)
    pilot.at_rest()
    finger = Finger(pilot.page)
    finger.carry(pilot.point(15, 14), pilot.point(17, 10))
    plan = pilot.plan()
    assert plan is not None and plan["refusal"] is not None
    line, cancel = boxes(pilot.page, ".hover-line", ".drag-cancel")
    assert boxes_apart(line, cancel)
    finger.lift()
    text, way = boxes(pilot.page, ".toast-refused p", ".toast-refused .toast-way")
    assert text["height"] < 30 and boxes_apart(text, way)


def test_the_goal_of_units_is_not_called_too_far(demo_people: People, demo: Server) -> None:
    handler = recording_handler(demo_people, demo)
    page = handler.page
    do(handler, "conflict.start")
    for name in ("Lantern", "Magpie", "Mule", "Plumb"):
        do(handler, "turn.abstain", unit=unit_id(page, name))
    end_segments_until(handler, "Enemy")
    handler.button("Start Heron's turn").click()
    actions = page.get_by_role("region", name="What Heron can do")
    actions.get_by_role("button", name="Goal").click()
    handler.click(16, 18)
    expect(handler.toast("They go to 1618 now")).to_be_visible()
    # the click has chosen the goal, and plans no movement
    handler.settle()
    assert handler.plan() is None
    assert not any("Too far" in text for text in drawn(page))
    # a click without the tool does
    handler.click(16, 18)
    wait_for_refusal(handler, "too-far")
    assert any("Too far" in text for text in drawn(page))


def test_the_text_of_a_plan_gives_way_to_a_notice(demo_people: People, demo: Server) -> None:
    pilot = pilot_of(demo_people, demo, "Mara", "Magpie", phone=True)
    page = pilot.page
    pilot.tap(18, 13)
    pilot.settle()
    pilot.tap(17, 15)
    pilot.settle()
    text_at = """() => {
      const { board } = document.getElementById("board");
      const draw = CanvasRenderingContext2D.prototype.fillText, found = [];
      CanvasRenderingContext2D.prototype.fillText = function (text, x, y) {
        if (this.canvas === board.canvas && / of \\d+ /.test(text)) found.push([x, y]);
        return draw.apply(this, arguments);
      };
      board.drawNow();
      CanvasRenderingContext2D.prototype.fillText = draw;
      const box = board.canvas.getBoundingClientRect(), by = board.canvas.width / box.width;
      return found.map(([x, y]) => [x / by + box.left, y / by + box.top])[0];
    }"""
    x, y = page.evaluate(text_at)
    page.evaluate(
        """([x, y]) => {
          const notice = document.createElement("div");
          notice.className = "toast";
          notice.style.cssText = `position:fixed;left:0;top:${y - 20}px;width:330px;height:60px`;
          document.body.append(notice);
        }""",
        [x, y],
    )
    assert not y - 20 < page.evaluate(text_at)[1] < y + 40
