"""Fog on the Handler's map: what pilots do not see, and the brush for explored ground."""

from __future__ import annotations

from tests.browser.commands import add_enemy, place, set_fog, state
from tests.browser.demo_hexes import FAR_CORNER, LANTERN
from tests.browser.map_page import axial, click_centred, open_section, wait_for_hex
from tests.browser.people import People
from tests.browser.pixels import colour_distance
from tests.browser.seats import handler_of
from tests.browser.server import Server

#: The mean colour in the middle of a hex, as drawn.
COLOUR = """(hex) => {
  const canvas = document.querySelector("#board canvas");
  const { board } = document.getElementById("board");
  const dpr = canvas.width / canvas.clientWidth;
  const at = board.screenOf(hex);
  const side = Math.max(2, Math.round(board.view().hex * 0.3 * dpr));
  const copy = new OffscreenCanvas(side, side).getContext("2d", { willReadFrequently: true });
  copy.drawImage(canvas, Math.round(side / 2 - at.x * dpr), Math.round(side / 2 - at.y * dpr));
  const { data } = copy.getImageData(0, 0, side, side);
  const sum = [0, 0, 0];
  for (let i = 0; i < data.length; i += 4) for (const k of [0, 1, 2]) sum[k] += data[i + k];
  return sum.map((total) => total / (data.length / 4));
}"""


def test_the_handlers_map_dims_what_pilots_do_not_see(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    add_enemy(handler, "Zephyr", *FAR_CORNER)
    place(page, "Lantern", *LANTERN)
    set_fog(handler, "team")
    props = state(page)["scene"]["props"].values()
    hexes = [{"q": prop["q"], "r": prop["r"]} for prop in props if not prop["hidden"]]
    handler.page.mouse.move(2, 2)

    def colours(*hexes: dict[str, int]) -> list[list[float]]:
        handler.at_rest()
        return [page.evaluate(COLOUR, hex_) for hex_ in hexes]

    zephyr, lantern = axial(*FAR_CORNER), axial(*LANTERN)
    before = colours(zephyr, lantern, *hexes)
    page.keyboard.press("p")
    wait_for_hex(handler, FAR_CORNER, sight="unexplored")
    sights = [
        page.evaluate("(hex) => document.getElementById('board').board.describe(hex).sight", hex_)
        for hex_ in hexes
    ]
    after = colours(zephyr, lantern, *hexes)
    changes = [colour_distance(a, b) for a, b in zip(before, after, strict=True)]
    assert changes[0] > 12, "Zephyr stands where nobody looks"
    assert changes[1] < 2, "Lantern is a pilot's own"
    unseen = [change for change, sight in zip(changes[2:], sights, strict=True) if sight != "seen"]
    assert unseen
    assert min(unseen) > 4, "props that they do not see are dimmed"
    page.keyboard.press("p")
    wait_for_hex(handler, FAR_CORNER, sight="seen")
    assert colour_distance(colours(zephyr)[0], before[0]) < 2


def test_the_brush_for_explored_ground_shows_what_is_explored(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    set_fog(handler, "team")
    wait_for_hex(handler, FAR_CORNER, sight="seen")
    handler.tab("Map")
    open_section(handler, "Explored ground").get_by_role("radio", name="Show", exact=True).click()
    wait_for_hex(handler, FAR_CORNER, sight="unexplored")
    click_centred(handler, FAR_CORNER)
    wait_for_hex(handler, FAR_CORNER, sight="remembered")
    handler.page.keyboard.press("Escape")
    wait_for_hex(handler, FAR_CORNER, sight="seen")
