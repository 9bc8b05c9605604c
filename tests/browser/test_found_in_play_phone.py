"""What a pilot with a phone ran into: double taps, cut buttons, landscape, words for a mouse."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.people import PHONE, People
from tests.browser.play import Table
from tests.browser.seats import handler_of, pilot_of
from tests.browser.server import Server

LANDSCAPE = {"width": 844, "height": 390}


#: What takes no press for a moment (`SETTLES_IN`, `ENDS_IN`, controls.js) takes none until
#: `settled` is called: how far apart two taps are depends on the machine.
UNSETTLED = """() => {
  const later = window.setTimeout, held = [];
  window.setTimeout = (run, ms, ...rest) => {
    if (ms !== 350 && ms !== 1500) return later(run, ms, ...rest);
    held.push(run);
    return 0;
  };
  window.settled = () => { window.setTimeout = later; held.forEach((run) => run()); };
}"""


def double_tap(page: Page, name: str) -> None:
    """Two taps in the place of a button, the second before what came there takes a press."""
    button = page.get_by_role("button", name=name)
    expect(button).to_be_enabled()
    box = button.bounding_box()
    assert box is not None
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.evaluate(UNSETTLED)
    page.touchscreen.tap(*at)
    expect(button).to_have_count(0)
    page.touchscreen.tap(*at)
    page.evaluate("window.settled()")


def test_a_double_tap_starts_a_turn_and_does_not_end_it(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern", phone=True)
    handler.button("Start the conflict").click()
    double_tap(pilot.page, "Start Lantern's turn")
    end = pilot.button("End Lantern's turn")
    expect(end).to_be_enabled()
    end.tap()
    pilot.button("Lantern did nothing. End anyway?").tap()
    handler.expect_log("Lantern ends the turn")
    expect(end).to_have_count(0)


def test_the_measuring_bar_keeps_to_the_window(demo_people: People, demo: Server) -> None:
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern", phone=True)
    pilot.button("Measure a range").tap()
    expect(pilot.page.get_by_role("region", name="Range")).to_contain_text("tap where it ends")
    for name in ("Start elsewhere", "Close the tool"):
        assert fully_clickable(pilot, name)


def test_the_figures_of_a_range_keep_their_width_beside_the_overrule(
    demo_people: People, demo: Server
) -> None:
    page, _ = demo_people.sit(phone=True)
    page.goto(demo.link("Handler"))
    handler = Table(page).ready()
    handler.tap(15, 14)
    handler.settle()
    handler.button("Measure a range").tap()
    handler.tap(24, 12)
    expect(page.get_by_role("region", name="Range")).to_contain_text("Straight line")
    figures, overrule = boxes(page, ".figures", ".measure-overrule")
    assert figures["width"] > 300
    assert overrule["height"] >= 44
    assert boxes_apart(figures, overrule)


def boxes(page: Page, *selectors: str) -> list[dict[str, float]]:
    """Where these elements stand, in the window."""
    found = [page.locator(selector).bounding_box() for selector in selectors]
    assert all(box is not None for box in found), found
    return [dict(box) for box in found if box is not None]


def boxes_apart(a: dict[str, float], b: dict[str, float]) -> bool:
    """Whether two boxes do not overlap."""
    return (
        a["x"] + a["width"] <= b["x"] + 0.5
        or b["x"] + b["width"] <= a["x"] + 0.5
        or a["y"] + a["height"] <= b["y"] + 0.5
        or b["y"] + b["height"] <= a["y"] + 0.5
    )


def fully_clickable(table: Table, name: str) -> bool:
    """Whether a button can be seen and hit at all four corners."""
    box = table.button(name).bounding_box()
    assert box is not None
    hit: bool = table.page.evaluate(
        """([x, y, w, h]) => [[x+6, y+6], [x+w-6, y+6], [x+6, y+h-6], [x+w-6, y+h-6]].every(
        ([a, b]) => document.elementFromPoint(a, b)?.closest("button")
            === document.elementFromPoint(x + w / 2, y + h / 2)?.closest("button")
            && document.elementFromPoint(a, b)?.closest("button") !== null)""",
        [box["x"], box["y"], box["width"], box["height"]],
    )
    return hit


def test_a_phone_on_its_side_keeps_the_map_and_its_panels_apart(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Mara", "Magpie", phone=True)
    handler.button("Start the conflict").click()
    page = pilot.page
    page.set_viewport_size(LANDSCAPE)
    pilot.button("Start Magpie's turn").click()
    expect(pilot.button("End Magpie's turn")).to_be_enabled()
    top, tools, sheet = boxes(page, ".phone-round", ".phone-tools", ".sheet")
    assert boxes_apart(top, tools)
    assert boxes_apart(top, sheet)
    assert boxes_apart(tools, sheet)
    assert sheet["width"] < 0.4 * LANDSCAPE["width"]
    assert tools["y"] + tools["height"] <= LANDSCAPE["height"]
    assert page.locator(".topbar").count() == 0
    expect(page.get_by_role("radio", name="Fly")).to_be_in_viewport()
    assert fully_clickable(pilot, "End Magpie's turn")


def test_the_middle_sheet_shows_every_action_of_a_unit_that_falls(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Mara", "Magpie", phone=True)
    handler.button("Start the conflict").click()
    pilot.button("Start Magpie's turn").tap()
    expect(pilot.button("End Magpie's turn")).to_be_enabled()
    page = pilot.page
    # texts for a finger, with the price
    expect(pilot.card("Magpie")).to_contain_text("Tap a hex to plan, tap again to move")
    expect(pilot.card("Magpie")).to_contain_text("for 1 step.")
    # off the rim of the gorge: two quick taps are a plan and its going ahead, not "show all"
    pilot.settle()
    scale = "() => document.getElementById('board').board.view().scale"
    before = page.evaluate(scale)
    pilot.tap(19, 13)
    pilot.tap(19, 13)
    expect(pilot.card("Magpie")).to_contain_text("Falling")
    assert page.evaluate(scale) == before
    expect(pilot.button("Descend")).to_contain_text("free")
    expect(pilot.button("Stay aloft 1 energy")).to_be_visible()
    assert fully_clickable(pilot, "Stay aloft")
    assert fully_clickable(pilot, "Descend")
    page.set_viewport_size(LANDSCAPE)
    expect(page.locator(".sheet")).to_have_css("top", "0px")
    assert fully_clickable(pilot, "Stay aloft")
    assert fully_clickable(pilot, "Descend")
    page.set_viewport_size(PHONE)
    expect(page.locator(".sheet")).to_have_css("left", "0px")
    # a chip says what it means
    pilot.button("Falling").tap()
    expect(pilot.card("Magpie")).to_contain_text("ends the fall")
    # such a turn is not ended by one tap
    pilot.button("End Magpie's turn").tap()
    sure = pilot.button("Magpie will fall. End anyway?")
    expect(sure).to_be_enabled()
    sure.tap()
    expect(sure).to_have_count(0)
    handler.expect_log(re.compile("Magpie.*turn"))


def test_undo_with_nothing_to_undo_leaves_the_chat_box_alone(
    demo_people: People, demo: Server
) -> None:
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern")
    page = pilot.page
    box = page.get_by_label("Say something")
    box.press_sequentially("half a sentence")
    page.keyboard.press("Escape")
    # taking the unit may be one's own to undo: a line of chat is not
    pilot.tab("Log")
    for _ in range(2):
        page.keyboard.press("Control+z")
        pilot.settle()
    expect(pilot.toast("Nothing of yours to undo")).to_be_visible()
    expect(box).to_have_value("half a sentence")


def test_the_chat_box_stays_in_its_place_and_offers_what_a_pilot_may(
    demo_people: People, demo: Server
) -> None:
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern", phone=True)
    pilot.tab("Log")
    box = pilot.page.get_by_label("Say something")
    (before,) = boxes(pilot.page, "#chat")
    box.fill("/")
    expect(pilot.page.get_by_text("/roll 2d6kh1+2 # why")).to_be_visible()
    (after,) = boxes(pilot.page, "#chat")
    assert after == before
    for line, answer in (
        ("/gmroll 1d6", "There is no /gmroll: /roll is known."),
        ("/roll 2d6+", "Something is missing at the end"),
        ("/roll 2x6", "“x” (letter 2) cannot be read"),
    ):
        box.fill(line)
        box.press("Enter")
        expect(pilot.toast(answer)).to_be_visible()
        assert pilot.page.locator(".toast").count() <= 2


def test_a_free_unit_shows_what_it_is_before_it_is_taken(demo_people: People, demo: Server) -> None:
    page, _ = demo_people.sit(phone=True)
    page.goto(demo.link("Pilot"))
    expect(page.get_by_text("take a unit that nobody steers yet")).to_be_visible()
    pilot = Table.join(page, demo.link("Pilot"), "Mara")
    offer = page.get_by_role("region", name="Take a unit")
    expect(offer).to_contain_text("Integrity 9 · Stability 12 · Speed 4")
    pilot.button("Show Lantern on the map").tap()
    pilot.settle()
    x, y = pilot.point(15, 14)
    assert abs(x - 195) < 60
    assert 60 < y < 392


def test_the_sheet_comes_down_by_one_height_and_the_tools_leave_the_map(
    demo_people: People, demo: Server
) -> None:
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern", phone=True)
    page = pilot.page
    handle = pilot.button(re.compile("^Panel height"))

    def drag_handle(by: float) -> None:
        (box,) = boxes(page, ".sheet-bar")
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, y + by, steps=5)
        page.mouse.up()

    pilot.button("Show the whole map").tap()
    pilot.settle()
    (tools,) = boxes(page, ".phone-tools")
    assert pilot.point(33, 1)[0] < tools["x"]
    drag_handle(-300)
    expect(handle).to_have_accessible_name("Panel height: everything")
    drag_handle(330)
    expect(handle).to_have_accessible_name("Panel height: actions")
    pilot.tab("Round")
    expect(page.get_by_text(re.compile("no conflict", re.IGNORECASE))).to_have_count(1)
    expect(pilot.button("What the unit sees")).to_be_visible()
