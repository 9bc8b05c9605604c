"""Background pictures: chosen or dropped, aligned by two hexes, and cut for players."""

from __future__ import annotations

import base64
import json
import re
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Locator, Page, expect

from app.rules.geometry.hexes import Hex, from_offset
from app.rules.geometry.plane import centre
from tests.browser.dropping import drop
from tests.browser.flat_table import FlatTable, add_units, open_as_handler, open_as_pilot
from tests.browser.flat_table import flat_table as flat_table
from tests.browser.map_page import open_section
from tests.browser.people import People
from tests.browser.pictures import Picture
from tests.browser.play import Table
from tests.formats.picture_files import file_of
from tests.web.server import Table as Made

COLUMNS, ROWS = 16, 11
#: A colour that nothing else on the page has.
PINK = (230, 20, 200)


@pytest.fixture
def painted(tmp_path: Path) -> Path:
    """A pink picture."""
    path = tmp_path / "painted.png"
    path.write_bytes(file_of(Image.new("RGB", (800, 600), PINK)))
    return path


@pytest.fixture
def made(flat_table: FlatTable) -> Made:
    """A table with one unit in the west."""
    table = flat_table(columns=COLUMNS, rows=ROWS)
    add_units(table, [("Fox", 3, 6, {})])
    return table


def section_of(table: Table) -> Locator:
    table.tab("Map")
    return open_section(table, "Background picture")


def choose(table: Table, file: Path) -> Locator:
    """Chooses a file in the Map tab. Returns the section, which asks to align it."""
    section = section_of(table)
    with table.page.expect_file_chooser() as chooser:
        section.get_by_text("Choose a file", exact=True).click()
    chooser.value.set_files(file)
    expect(section.get_by_role("button", name="Use it")).to_be_visible()
    return section


def on_screen(page: Page, h: Hex) -> tuple[float, float]:
    """Returns where the centre of a hex is on the page."""
    x, y = page.evaluate(
        """([q, r]) => {
          const { board } = document.getElementById("board");
          const box = board.canvas.getBoundingClientRect();
          const at = board.screenOf({ q, r });
          return [at.x + box.left, at.y + box.top];
        }""",
        [h.q, h.r],
    )
    return x, y


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=4)
    page.mouse.up()


def background(made: Made) -> Any:
    return made.handler.state()["view"]["scene"].get("background")


def put(made: Made, file: Path) -> None:
    """Makes a file the background that covers the whole map."""
    answer = made.handler.ask(
        "POST",
        "/pictures?use=background",
        content=file.read_bytes(),
        headers={"Content-Type": "image/png"},
    )
    place = {"x": -1000, "y": -1000, "width": 30_000, "height": 24_000}
    made.handler.do("scene.background", picture=answer.json()["id"], **place, opacity=100)


#: Whether the board shows the background beside the middle of a hex, once it is drawn.
SHOWN = """([q, r]) => {
  const { board } = document.getElementById("board");
  if (board.busy()) return null;
  board.drawNow();
  const at = board.screenOf({ q, r });
  const ratio = board.canvas.width / board.canvas.clientWidth;
  const { hex } = board.view();
  const one = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  one.drawImage(board.canvas, -(at.x + hex * 0.2) * ratio, -(at.y - hex * 0.15) * ratio);
  const [red, green, blue] = one.getImageData(0, 0, 1, 1).data;
  return red > 150 && green < 110 && blue > 120;
}"""


def wait_until_pink(table: Table, h: Hex) -> None:
    """Waits until the background has come and is drawn at a hex."""
    table.page.wait_for_function(f"(h) => ({SHOWN})(h) === true", arg=[h.q, h.r])


def is_pink(table: Table, h: Hex) -> bool:
    """Returns whether the board shows the background at a hex, after everything is drawn."""
    found = table.page.wait_for_function(
        f"(h) => {{ const found = ({SHOWN})(h); return found === null ? null : {{ found }}; }}",
        arg=[h.q, h.r],
    )
    return bool(found.json_value()["found"])


def test_a_picture_is_aligned_by_dragging_two_points_onto_hexes(
    people: People, made: Made, painted: Path, picture: Picture
) -> None:
    page, _ = people.sit()
    handler = open_as_handler(page, made)
    section = choose(handler, painted)
    steps = section.get_by_role("listitem")
    expect(steps.nth(0)).to_have_attribute("aria-current", "step")
    first, second = from_offset(4, 4, "flat"), from_offset(10, 7, "flat")
    grabbed = from_offset(5, 5, "flat")
    drag(page, on_screen(page, grabbed), on_screen(page, first))
    expect(steps.nth(1)).to_have_attribute("aria-current", "step")
    assert background(made) is None, "nobody sees it before it is used"
    picture(page, "background")
    drag(page, on_screen(page, from_offset(9, 6, "flat")), on_screen(page, second))
    section.get_by_role("button", name="Use it").click()
    expect(section.get_by_role("button", name="Align it")).to_be_visible()
    x, y, width, height = background(made)["place"]
    assert abs(width / height - 800 / 600) < 0.001
    # the point that was grabbed first lies on its hex still
    start_width = width / _grown(first, from_offset(9, 6, "flat"), second)
    start_height = start_width * 600 / 800
    map_width, map_height = 1000 * (1.5 * (COLUMNS - 1) + 2), 1732.05 * (ROWS + 0.5)
    start_x, start_y = (map_width - start_width) / 2, (map_height - start_height) / 2
    gx, gy = centre(grabbed, "flat")
    fx, fy = centre(first, "flat")
    share = (gx - start_x) / start_width, (gy - start_y) / start_height
    assert abs(x + share[0] * width - fx) < 120 and abs(y + share[1] * height - fy) < 120
    wait_until_pink(handler, second)


def _grown(anchor: Hex, before: Hex, after: Hex) -> float:
    """Returns how much a picture grows when one of its points is dragged, around an anchor."""
    (ax, ay), (bx, by), (cx, cy) = (centre(h, "flat") for h in (anchor, before, after))
    grown: float = ((cx - ax) ** 2 + (cy - ay) ** 2) ** 0.5 / (
        (bx - ax) ** 2 + (by - ay) ** 2
    ) ** 0.5
    return grown


def test_a_point_that_cannot_lie_where_it_is_dropped_says_where_it_lies(
    people: People, made: Made, painted: Path
) -> None:
    page, _ = people.sit()
    handler = open_as_handler(page, made)
    section = choose(handler, painted)
    first = from_offset(4, 4, "flat")
    drag(page, on_screen(page, from_offset(5, 5, "flat")), on_screen(page, first))
    expect(section.get_by_role("listitem").nth(1)).to_have_attribute("aria-current", "step")
    # from the east of the first point to its south: the picture would have to be turned
    drag(
        page,
        on_screen(page, from_offset(10, 4, "flat")),
        on_screen(page, from_offset(4, 9, "flat")),
    )
    expect(
        handler.toast(re.compile("neither turned nor stretched: this point now lies in 1[01]05"))
    ).to_be_visible()


def test_a_dropped_picture_can_be_cancelled(people: People, made: Made, painted: Path) -> None:
    page, _ = people.sit()
    handler = open_as_handler(page, made)
    drop(page, painted)
    layer = page.get_by_label("The picture that is aligned")
    expect(layer).to_be_visible()
    section_of(handler).get_by_role("button", name="Cancel").click()
    expect(layer).to_have_count(0)
    assert background(made) is None


def test_the_picture_of_a_universal_vtt_file_is_scaled_by_its_grid(
    people: People, made: Made, painted: Path, tmp_path: Path
) -> None:
    inside = {
        "format": 0.3,
        "resolution": {"map_size": {"x": 10, "y": 7.5}, "pixels_per_grid": 80},
        "image": base64.b64encode(painted.read_bytes()).decode(),
    }
    inn = tmp_path / "inn.dd2vtt"
    inn.write_text(json.dumps(inside))
    page, _ = people.sit()
    handler = open_as_handler(page, made)
    choose(handler, inn).get_by_role("button", name="Use it").click()
    expect(section_of(handler).get_by_role("button", name="Align it")).to_be_visible()
    assert background(made)["place"] == [0, 0, 17_321, 12_990]


def test_opacity_and_removal(people: People, made: Made, painted: Path) -> None:
    put(made, painted)
    page, _ = people.sit()
    handler = open_as_handler(page, made)
    east = from_offset(12, 5, "flat")
    wait_until_pink(handler, east)
    section = section_of(handler)
    section.get_by_role("slider").fill("30")
    expect(section).to_contain_text("Opacity 30 %")
    assert background(made)["opacity"] == 30
    section.get_by_role("button", name="Take it away").click()
    expect(section.get_by_text("Choose a file", exact=True)).to_be_visible()
    handler.settle()
    assert not is_pink(handler, east)


def test_pictures_that_nothing_shows_are_removed(people: People, made: Made, painted: Path) -> None:
    put(made, painted)
    made.handler.do("scene.background", picture="")
    page, _ = people.sit()
    handler = open_as_handler(page, made)
    section = section_of(handler)
    expect(section).to_contain_text("One picture of this table is shown nowhere")
    section.get_by_role("button", name="Remove for good").click()
    section.get_by_role("button", name="Sure?").click()
    expect(section).not_to_contain_text("shown nowhere")
    assert made.handler.ask("GET", "/pictures").json()["pictures"] == []


def test_players_get_only_the_parts_that_they_know(
    people: People, made: Made, painted: Path
) -> None:
    made.handler.do("table.options", options={"fog": "team", "sight": 2})
    page, _ = people.sit()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    pilot = open_as_pilot(page, made)
    near, far = from_offset(3, 5, "flat"), from_offset(12, 5, "flat")
    put(made, painted)
    wait_until_pink(pilot, near)
    assert not is_pink(pilot, far)
    to = from_offset(11, 5, "flat")
    fox = made.handler.unit("Fox")
    made.handler.do("unit.place", unit=fox, at={"q": to.q, "r": to.r, "level": 0})
    wait_until_pink(pilot, far)
    assert any("/background/" in each for each in asked)
    assert not any("/pictures/" in each for each in asked)
