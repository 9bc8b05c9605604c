"""Props on several hexes: how the Handler draws them, and how the map shows them and looks."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.commands import do, state
from tests.browser.map_page import axial, hex_state, open_section
from tests.browser.people import People
from tests.browser.pictures import Picture
from tests.browser.pixels import colour_distance
from tests.browser.play import Table
from tests.browser.seats import handler_of, pilot_of
from tests.browser.server import Server

#: A meadow without units, props or cover, from north to south.
NORTH, MEADOW, SOUTH = (10, 15), (10, 16), (10, 17)
LOOKS = ["", "house", "tower", "depot", "wall", "tree", "wreck", "bridge"]

#: Reads the colours of places on the map, after the board is drawn.
COLOURS = """(places) => new Promise((done) => requestAnimationFrame(() => {
  const { canvas } = document.getElementById("board").board;
  const box = canvas.getBoundingClientRect(), by = canvas.width / box.width;
  const copy = new OffscreenCanvas(canvas.width, canvas.height)
    .getContext("2d", { willReadFrequently: true });
  copy.drawImage(canvas, 0, 0);
  done(places.map(([x, y]) =>
    [...copy.getImageData((x - box.x) * by, (y - box.y) * by, 1, 1).data.slice(0, 3)]));
}))"""


@pytest.fixture
def handler(demo_people: People, demo: Server) -> Table:
    """The Handler at the demonstration table, with the Map tab open."""
    table = handler_of(demo_people, demo).unhurried()
    table.tab("Map")
    return table


def brush(table: Table, look: str) -> Locator:
    """Takes the brush for props of this look. Returns its section."""
    part = open_section(table, "Put props")
    part.get_by_role("button", name=look, exact=True).click()
    return part


def ids_at(table: Table, *places: tuple[int, int]) -> list[list[str]]:
    """Returns the ids of the props that the board has on hexes."""
    return [[prop["id"] for prop in hex_state(table, *at)["props"]] for at in places]


def test_a_drag_makes_one_prop_of_several_hexes(
    demo_people: People, demo: Server, handler: Table
) -> None:
    pilot = pilot_of(demo_people, demo, "Rook", "Magpie")
    brush(handler, "House")
    handler.drag(NORTH, SOUTH)
    handler.expect_log("House placed at 1015")
    ((house,), *others) = ids_at(handler, NORTH, MEADOW, SOUTH)
    assert others == [[house], [house]]
    assert ids_at(pilot, NORTH, MEADOW, SOUTH) == [[house]] * 3
    # put down, a click on any of its hexes picks it
    handler.page.keyboard.press("Escape")
    handler.click(*SOUTH)
    card = handler.page.get_by_role("article", name="Prop: House")
    expect(card).to_contain_text("1015 and 2 more hexes")
    handler.tab("Map")
    card.get_by_label("Look").select_option("Wreck")
    expect(card.get_by_label("Look")).to_have_value("wreck")
    # the list has the new value at once, the pilot when the server has it
    pilot.page.wait_for_function(
        """(hex) => document.getElementById("board").board.describe(hex).props
          .some((prop) => prop.look === "wreck")""",
        arg=axial(*SOUTH),
    )
    assert state(pilot.page)["scene"]["props"][house]["look"] == "wreck"
    card.get_by_label("Damage", exact=True).fill("99")
    card.get_by_label("Damage", exact=True).press("Tab")
    card.get_by_role("button", name="Damage", exact=True).click()
    expect(card).to_have_count(0)
    assert ids_at(handler, NORTH, MEADOW, SOUTH) == [[], [], []]
    assert ids_at(pilot, NORTH, MEADOW, SOUTH) == [[], [], []]


def test_a_click_makes_a_prop_of_one_hex_with_the_usual_numbers(handler: Table) -> None:
    part = brush(handler, "Tower")
    expect(part.get_by_label("Height", exact=True)).to_have_value("5")
    part.get_by_label("Name").fill("Keep")
    handler.click(*MEADOW)
    handler.expect_log("Keep placed at 1016")
    (prop,) = hex_state(handler, *MEADOW)["props"]
    assert (prop["look"], prop["height"], prop["hexes"]) == (
        "tower",
        5,
        [list(axial(*MEADOW).values())],
    )
    handler.page.keyboard.press("Control+z")
    handler.settle()
    assert ids_at(handler, MEADOW) == [[]]


def test_too_large_a_prop_is_refused_with_the_limit(handler: Table) -> None:
    do(handler, "map.set", map={"columns": 20, "rows": 14, "orientation": "flat"})
    handler.settle()
    handler.page.get_by_role("radio", name="Rectangle", exact=True).click()
    brush(handler, "Depot")
    handler.drag((2, 4), (12, 10))
    expect(handler.toast(re.compile("A prop has at most 60 hexes"))).to_be_visible()
    assert state(handler.page)["scene"]["props"] == {}
    handler.drag((3, 5), (6, 8))
    handler.expect_log("Depot placed at 0305")
    (depot,) = state(handler.page)["scene"]["props"].values()
    assert len(depot["hexes"]) == 16


def test_a_bridge_ends_level_with_its_banks(handler: Table) -> None:
    levels = [[3] * 4 + [0] * 3 + [3] * 3 for _ in range(8)]
    do(handler, "map.set", map={"columns": 10, "rows": 8, "orientation": "flat", "levels": levels})
    handler.settle()
    handler.page.get_by_role("radio", name="Line", exact=True).click()
    brush(handler, "Bridge")
    handler.drag((5, 4), (7, 5))
    handler.expect_log("Bridge placed")
    (bridge,) = state(handler.page)["scene"]["props"].values()
    assert (bridge["base"], bridge["height"], len(bridge["hexes"])) == (2, 1, 3)
    # drawn from bank to bank it spans the gap alone
    handler.page.keyboard.press("Control+z")
    handler.settle()
    handler.drag((3, 4), (9, 4))
    handler.expect_log("Bridge placed at 0504")
    (bridge,) = state(handler.page)["scene"]["props"].values()
    assert (bridge["base"], len(bridge["hexes"])) == (2, 3)


def between(table: Table, a: tuple[int, int], b: tuple[int, int]) -> tuple[float, float]:
    """Returns the middle of two hexes in the window."""
    (ax, ay), (bx, by) = table.point(*a), table.point(*b)
    return (ax + bx) / 2, (ay + by) / 2


def colours(table: Table, *places: tuple[float, float]) -> list[list[float]]:
    table.settle()
    found: list[list[float]] = table.page.evaluate(COLOURS, [list(each) for each in places])
    return found


def flat(handler: Table) -> None:
    """A flat map that fills the window."""
    do(handler, "map.set", map={"columns": 12, "rows": 10, "orientation": "flat"})
    handler.page.evaluate("document.getElementById('board').board.fit()")
    handler.settle()


def add(handler: Table, first: tuple[int, int], *more: tuple[int, int], **fields: Any) -> None:
    hexes = [axial(*at) for at in more]
    do(handler, "prop.add", **axial(*first), hexes=hexes, **{"height": 1, "value": 3, **fields})


def test_one_prop_is_drawn_without_inner_edges(handler: Table) -> None:
    flat(handler)
    add(handler, (3, 5), (3, 6))
    add(handler, (6, 5))
    add(handler, (6, 6))
    inner, gap, ground = colours(
        handler,
        between(handler, (3, 5), (3, 6)),
        between(handler, (6, 5), (6, 6)),
        between(handler, (9, 5), (9, 6)),
    )
    assert min(inner) > 150, "the light top goes on"
    assert colour_distance(inner, gap) > 60, "two props have sides and a shadow between them"
    assert colour_distance(inner, ground) > 30


def test_looks_are_told_apart(handler: Table, picture: Picture) -> None:
    flat(handler)
    for number, look in enumerate(LOOKS):
        add(handler, (2 + number, 5), look=look)
    picture(handler.page, "props")
    drawn = []
    for number in range(len(LOOKS)):
        x, y = handler.point(2 + number, 5)
        size: float = handler.page.evaluate("document.getElementById('board').board.view().hex")
        steps = [n / 10 * size / 2 for n in range(-9, 10)]
        drawn.append(colours(handler, *((x + dx, y - size * 0.08) for dx in steps)))
    for one in range(len(LOOKS)):
        for other in range(one):
            apart = [colour_distance(a, b) for a, b in zip(drawn[one], drawn[other], strict=True)]
            far = sum(each > 16 for each in apart)
            assert far >= 4, (LOOKS[one], LOOKS[other], apart)
