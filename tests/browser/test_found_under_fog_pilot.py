"""What a pilot with a phone met on a table with fog: marks, words in each other's way."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.demo_hexes import BEHIND_RIDGE, BELOW_CREST, CREST
from tests.browser.fight import place
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of, pilot_of
from tests.browser.server import Server
from tests.browser.test_fog import add_enemy, drag_centred, set_fog, wait_for_unit
from tests.browser.test_found_in_play_drag import Finger
from tests.browser.test_found_in_play_phone import boxes, boxes_apart

#: Pixels of a colour in a part of the map, once the board is drawn.
INKED = """([x, y, width, height, token]) => new Promise((done) => requestAnimationFrame(() => {
  const host = document.getElementById("board"), { canvas } = host.board;
  const box = canvas.getBoundingClientRect(), by = canvas.width / box.width;
  const [left, top] = [(x - box.x) * by, (y - box.y) * by];
  const copy = new OffscreenCanvas(width * by, height * by)
    .getContext("2d", { willReadFrequently: true });
  copy.drawImage(canvas, -left, -top);
  const { data } = copy.getImageData(0, 0, width * by, height * by);
  const ink = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  const want = [1, 3, 5].map((i) => parseInt(ink.slice(i, i + 2), 16));
  let found = 0;
  for (let i = 0; i < data.length; i += 4)
    if (want.every((value, j) => Math.abs(value - data[i + j]) < 10)) found++;
  done(found);
}))"""


WHERE = {"Magpie": (18, 13), "Heron": (26, 9)}


def inked(table: Table, at: tuple[int, int], token: str, half: float) -> int:
    """How many pixels of a hex have a colour of the page, up to `half` of its width from its
    middle."""
    x, y = table.point(*at)
    size: float = table.page.evaluate("document.getElementById('board').board.view().hex")
    half = half * size
    found: int = table.page.evaluate(INKED, [x - half, y - half, half * 2, half * 2, token])
    return found


def test_only_where_the_way_steps_off_is_there_an_arrow_down(
    demo_people: People, demo: Server
) -> None:
    """A Reverse Joint may also rise over the hexes that it can walk to, and fall from there."""
    pilot = pilot_of(demo_people, demo, "Mara", "Magpie", phone=True)
    pilot.tap(18, 13)
    pilot.settle()
    pilot.at_rest()
    hexes = ((17, 13), (17, 14), (18, 14), (18, 12), (19, 13), (19, 14))
    arrows = {at: inked(pilot, at, "--stepoff", 0.25) > 12 for at in hexes}
    falls = {}
    for at in hexes:
        pilot.tap(*at)
        pilot.settle()
        plan = pilot.plan()
        assert plan and plan["to"], at
        falls[at] = plan["falls"]
    assert arrows == falls
    assert set(falls.values()) == {True, False}


def test_a_flight_taken_back_says_what_it_showed_and_leaves_the_hand_as_it_was(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern")
    place(handler.page, "Lantern", *BELOW_CREST)
    set_fog(handler, "team")
    add_enemy(handler, "Zephyr", *BEHIND_RIDGE)
    start_lanterns_turn(handler, pilot)
    fly = pilot.page.get_by_role("radio", name=re.compile("^Fly"))
    fly.click()
    pilot.settle()
    pilot.at_rest()
    drag_centred(pilot, BELOW_CREST, CREST)
    wait_for_unit(pilot, "Zephyr", BEHIND_RIDGE, True)
    pilot.button(re.compile("^Undo")).click()
    pilot.expect_log("Mara took back: Lantern, move")
    for table in (pilot, handler):
        table.expect_log("The ground that it uncovered stays known")
        table.expect_log("It had brought Zephyr into sight")
    expect(pilot.toast(re.compile("Zephyr into sight"))).to_be_visible()
    expect(fly).to_have_attribute("aria-checked", "true")


def test_the_words_of_a_plan_and_those_of_its_hex_keep_clear_of_each_other(
    demo_people: People, demo: Server
) -> None:
    pilot = pilot_of(demo_people, demo, "Mara", "Magpie", phone=True)
    pilot.tap(18, 13)
    pilot.settle()
    for low in ((17, 16), (18, 15), (17, 15)):
        pilot.tap(*low)
        pilot.settle()
        expect(pilot.page.locator(".hover-line")).to_contain_text(f"{low[0]}{low[1]}")
        plan = pilot.plan()
        assert plan is not None and plan["to"] is not None
        (line,) = boxes(pilot.page, ".hover-line")
        part = [line[each] for each in ("x", "y", "width", "height")]
        plate = pilot.page.evaluate(INKED, [*part, "--surface-0"])
        # a plate of words fills what it covers; cliffs have some of its colour
        assert plate < 0.18 * line["width"] * line["height"] * 4, low


def test_a_finger_that_drags_reads_what_is_under_it_and_why_not(
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


def test_a_cross_section_says_where_nothing_is_explored(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Mara", "Magpie", phone=True)
    set_fog(handler, "team")
    expect(pilot.button(re.compile("^Fog: what it means"))).to_be_visible()
    pilot.button("Show the whole map").tap()
    pilot.settle()
    pilot.button("Line of sight").tap()
    for name in ("Magpie", "Heron"):
        pilot.tap(*WHERE[name])
    section = pilot.page.get_by_role("img", name="Cross-section along the line")
    expect(section).to_contain_text("unexplored")
    expect(pilot.page.locator(".hover-line")).to_have_count(0)


def start_lanterns_turn(handler: Table, pilot: Table) -> None:
    """A conflict, and Lantern's turn in it."""
    handler.button("Start the conflict").click()
    pilot.button("Start Lantern's turn").click()
    expect(pilot.button("End Lantern's turn")).to_be_enabled()
    pilot.settle()


def test_who_hides_under_a_deck_has_its_name_beside_who_stands_on_it(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    bridge = (20, 10)
    place(handler.page, "Magpie", *bridge)
    page, _ = demo_people.sit()
    pilot = Table.join(page, demo.link("Pilot"), "Jo")
    pilot.button("Take Magpie").click()
    handler.button("Start the conflict").click()
    pilot.button("Start Magpie's turn").click()
    expect(handler.button("End Magpie's turn")).to_be_visible()
    handler.settle()
    handler.at_rest()
    # Undertow, hidden, stands under the bridge since the beginning
    names = handler.page.evaluate("Object.values(document.getElementById('board').board.names())")
    assert {name[:3] for name in names} >= {"Mag", "Und"}


def test_a_target_that_stands_higher_says_how_much_of_its_range_is_height(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern", phone=True)
    place(handler.page, "Lantern", 24, 11)
    start_lanterns_turn(handler, pilot)
    pilot.button("Attack with Long rifle").tap()
    aims = pilot.page.get_by_role("region", name="Aim Long rifle")
    heron = aims.get_by_role("button", name=re.compile("Heron")).first
    # on the Watchtower, at level 9; Lantern stands on a block, at level 6
    expect(heron).to_contain_text("range 6 (3 up)")
