"""The layout on a phone: panel heights, landscape, tools and the chat box."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.commands import do
from tests.browser.demo_hexes import LANTERN, SLOPE
from tests.browser.layout_checks import COVERED, boxes, boxes_apart, fully_clickable
from tests.browser.people import PHONE, People
from tests.browser.play import Table
from tests.browser.seats import handler_of, pilot_of
from tests.browser.server import Server


def test_notices_leave_the_tools_free_and_help_starts_with_touch(
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


LANDSCAPE = {"width": 844, "height": 390}
#: The page of a phone between the bars of its browser.
LOW = {"width": 390, "height": 664}


@pytest.mark.parametrize("window", [PHONE, LOW, LANDSCAPE], ids=["upright", "low", "landscape"])
def test_the_whole_map_is_beside_the_tools(
    demo_people: People, demo: Server, window: ViewportSize
) -> None:
    pilot = pilot_of(demo_people, demo, "Mara", "Magpie", phone=True)
    page = pilot.page
    page.set_viewport_size(window)
    pilot.settle()
    page.get_by_role("button", name="Show the whole map").tap()
    pilot.at_rest()
    tools, top = boxes(page, ".phone-tools", ".phone-round")
    assert boxes_apart(tools, top)
    right = page.evaluate(
        """() => {
          const element = document.getElementById("board"), { board } = element;
          const across = [];
          for (let q = 0; q < 60; q += 1) for (let r = -40; r < 60; r += 1)
            if (board.describe({ q, r }).inside) across.push(board.screenOf({ q, r }).x);
          return element.getBoundingClientRect().left + Math.max(...across);
        }"""
    )
    # the middles of all hexes are free
    assert 0 < right <= tools["x"]


def test_panels_do_not_overlap_in_landscape(demo_people: People, demo: Server) -> None:
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
    do(handler, "prop.damage", prop="gorge-bridge-1911", damage=3)
    expect(page.locator(".toast")).to_have_text(re.compile("takes 3 damage and holds"))
    (told,) = boxes(page, ".toast")
    assert all(boxes_apart(told, other) for other in (top, tools, sheet))
    assert told["x"] >= 0


def test_the_half_open_panel_shows_every_action_of_a_falling_unit(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Mara", "Magpie", phone=True)
    handler.button("Start the conflict").click()
    pilot.button("Start Magpie's turn").tap()
    expect(pilot.button("End Magpie's turn")).to_be_enabled()
    page = pilot.page
    # texts for a finger, with the price
    expect(pilot.card("Magpie")).to_contain_text("Tap a hex twice: range 5 with levels, 1 step")
    # everything can be scrolled out from under the main button, and an edge says that more is there
    tab = page.get_by_role("tabpanel")
    assert tab.evaluate(COVERED) == []
    tab.evaluate("(panel) => panel.scrollTo(0, 0)")
    expect(page.locator(".sheet-primary")).to_have_css("border-top-style", "solid")
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


def test_the_chat_box_stays_in_its_place_and_offers_a_pilots_rolls(
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
        ("/gmroll 1d6", "There is no /gmroll: /roll and /w are known."),
        ("/roll 2d6+", "Something is missing at the end"),
        ("/roll 2x6", "“x” (letter 2) cannot be read"),
    ):
        box.fill(line)
        box.press("Enter")
        expect(pilot.toast(answer)).to_be_visible()
        assert pilot.page.locator(".toast").count() <= 2


def test_the_panel_shrinks_by_one_height_and_the_tools_leave_the_map_free(
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

    # a full touch target; what a tap brings under the finger is not touched by it
    pilot.tab("Log")
    (box,) = boxes(page, ".sheet-bar")
    assert box["height"] >= 44
    assert page.evaluate(
        "([x, y, w, h]) => [y + 2, y + h - 2].every((at) =>"
        " document.elementFromPoint(x + w / 2, at)?.closest('.sheet-bar'))",
        [box["x"], box["y"], box["width"], box["height"]],
    )
    page.evaluate(
        "() => document.addEventListener('click', ({ target }) =>"
        " { window.clicked = target.closest('button')?.className; }, true)"
    )
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(handle).to_have_accessible_name("Panel height: everything")
    assert page.evaluate("window.clicked") == "sheet-bar"
    handle.press("ArrowDown")
    expect(handle).to_have_accessible_name("Panel height: actions")
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


def test_a_pilot_on_a_phone_takes_a_unit_and_moves_it(demo_people: People, demo: Server) -> None:
    page, _ = demo_people.sit(phone=True)
    pilot = Table.join(page, demo.link("Pilot"), "Mara")
    pilot.button("Take Lantern").tap()
    expect(pilot.card("Lantern")).to_contain_text("yours")
    pilot.settle()
    pilot.tap(*SLOPE)
    plan = pilot.plan()
    assert plan is not None
    assert plan["path"]
    pilot.tap(*SLOPE)
    expect(pilot.card("Lantern")).to_contain_text("1513")


#: The least distance of the text in each tile to the sides of the tile, in CSS px.
AIR = """(tiles) => Math.min(...tiles.map((tile) => {
  const text = document.createRange(), box = tile.getBoundingClientRect();
  text.selectNodeContents(tile.querySelector(".tile-name"));
  const { left, right } = text.getBoundingClientRect();
  return Math.min(left - box.left, box.right - right);
}))"""


def test_five_ways_to_move_a_count_and_the_chat_have_room_in_landscape(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern", phone=True)
    page = pilot.page
    page.set_viewport_size(LANDSCAPE)
    handler.button("Start the conflict").click()
    pilot.button("Start Lantern's turn").tap()
    for _ in range(2):
        pilot.tap(*SLOPE)
    tiles = page.locator(".fight-ways-five .tile")
    expect(tiles).to_have_count(5)
    assert tiles.evaluate_all(AIR) >= 3
    log = page.get_by_role("tab", name=re.compile("^Log"))
    tab, badge = log.bounding_box(), log.locator(".badge").bounding_box()
    assert tab and badge and badge["x"] + badge["width"] <= tab["x"] + tab["width"]
    pilot.tab("Log")
    (box,) = boxes(page, "#chat")
    assert box["width"] >= 120


def test_a_chosen_movement_shows_the_unit(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern", phone=True)
    page = pilot.page
    handler.button("Start the conflict").click()
    pilot.button("Start Lantern's turn").tap()
    fly = page.get_by_role("radio", name=re.compile("^Fly"))
    expect(fly).to_be_enabled()
    pilot.at_rest()
    page.evaluate("() => document.getElementById('board').board.pan(-500, 0)")
    pilot.at_rest()
    assert pilot.point(*LANTERN)[0] < 0
    fly.tap()
    pilot.at_rest()
    assert pilot.point(*LANTERN)[0] > 0


def test_the_tools_fold_and_stay_folded(demo_people: People, demo: Server) -> None:
    pilot = pilot_of(demo_people, demo, "Mara", "Magpie", phone=True)
    page = pilot.page
    tools = page.get_by_role("navigation", name="Tools")
    wide = "() => document.getElementById('board').board.view().hex"
    sight = tools.get_by_role("button", name="Line of sight")
    pilot.button("Show the whole map").tap()
    pilot.at_rest()
    before = page.evaluate(wide)
    unfolded, sheet = boxes(page, ".phone-tools", ".sheet")
    assert unfolded["y"] + unfolded["height"] < sheet["y"] - 16
    pilot.button("Fold the tools away").tap()
    expect(sight).to_have_count(0)
    assert boxes(page, ".phone-tools")[0]["height"] < 100
    page.reload()
    pilot.ready()
    expect(pilot.button("Unfold the tools")).to_be_visible()
    expect(sight).to_have_count(0)
    # the map has the room, and so have the cards over it
    page.keyboard.press("f")
    pilot.at_rest()
    assert page.evaluate(wide) > before * 1.05
    page.set_viewport_size(LOW)
    page.keyboard.press("s")
    (card,) = boxes(page, ".measure-line")
    assert card["x"] + card["width"] > LOW["width"] - 20
    pilot.button("Unfold the tools").tap()
    expect(sight).to_be_visible()
    expect(pilot.button("Fold the tools away")).to_have_attribute("aria-expanded", "true")
