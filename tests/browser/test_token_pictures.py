"""Own pictures on tokens: chosen, pasted or dropped, cut, and seen by who sees the unit."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.dropping import drop
from tests.browser.flat_table import FlatTable, add_units, open_as_handler, open_as_pilot
from tests.browser.flat_table import flat_table as flat_table
from tests.browser.people import People
from tests.browser.pictures import Picture
from tests.browser.play import Table
from tests.formats.picture_files import file_of, opened, two_colours
from tests.web.server import Table as Made


@pytest.fixture
def portrait(tmp_path: Path) -> Path:
    """A picture that is red on the left and blue on the right."""
    path = tmp_path / "portrait.png"
    path.write_bytes(file_of(two_colours(900, 600)))
    return path


def card(page: Page) -> Any:
    return page.get_by_role("article", name="Fox")


def dialog(page: Page) -> Any:
    return page.get_by_role("dialog", name="The picture of Fox")


def choose(page: Page, file: Path) -> None:
    """Chooses a file in the open dialog."""
    with page.expect_file_chooser() as chooser:
        dialog(page).get_by_role("button", name="Choose a file").click()
    chooser.value.set_files(file)
    expect(dialog(page).get_by_label("The part that its token shows")).to_be_visible()


def use(page: Page) -> None:
    dialog(page).get_by_role("button", name="Use it").click()
    expect(dialog(page)).to_be_hidden()


def select_fox(table: Table) -> None:
    """Selects the unit by a click on its token."""
    table.click(8, 6)
    expect(card(table.page)).to_be_visible()


def picture_of(made: Made) -> tuple[str, tuple[int, ...], tuple[int, ...]]:
    """Returns the id of Fox's picture, and its colours near the left and the right edge."""
    units = made.handler.state()["view"]["scene"]["units"]
    picture = str(units[made.handler.unit("Fox")].get("picture", ""))
    found = opened(made.handler.ask("GET", f"/pictures/{picture}").content).convert("RGBA")
    assert found.size == (512, 512)
    left, right = found.getpixel((20, 256)), found.getpixel((490, 256))
    assert isinstance(left, tuple) and isinstance(right, tuple)
    return picture, left, right


def token_colour(table: Table) -> list[int]:
    """Returns the colour of the board a little left of the middle of Fox's token."""
    table.settle()
    found: list[int] = table.page.evaluate(
        """() => {
          const { board } = document.getElementById("board");
          board.drawNow();
          const at = board.screenOf({ q: 7, r: 2 });
          const ratio = board.canvas.width / board.canvas.clientWidth;
          const ctx = board.canvas.getContext("2d");
          return [...ctx.getImageData((at.x - 4) * ratio, (at.y + 2) * ratio, 1, 1).data];
        }"""
    )
    return found


@pytest.fixture
def made(flat_table: FlatTable) -> Made:
    """A table with one unit in the middle of the map."""
    table = flat_table(columns=16, rows=11)
    add_units(table, [("Fox", 8, 6, {})])
    return table


def test_a_chosen_picture_is_cut_and_shown_to_everybody(
    people: People, made: Made, portrait: Path, picture: Picture
) -> None:
    page, _ = people.sit()
    handler = open_as_handler(page, made)
    select_fox(handler)
    card(page).get_by_role("button", name="Picture").click()
    choose(page, portrait)
    cut = dialog(page).get_by_label("The part that its token shows")
    cut.focus()
    for _ in range(12):
        cut.press("ArrowLeft")  # to the red half
    picture(page, "token-picture")
    use(page)
    picture, left, right = picture_of(made)
    face = card(page).locator(".unit-face")
    expect(face).to_have_js_property("naturalWidth", 512)
    name, shown = card(page).get_by_role("heading", name="Fox").bounding_box(), face.bounding_box()
    assert name is not None
    assert shown is not None
    assert name["y"] + name["height"] <= shown["y"], "the name has the line to itself"
    assert left[0] > 150 > left[2]
    assert right[0] > 150 > right[2] or right[2] > 150
    other, _ = people.sit()
    with other.expect_response(lambda answer: answer.url.endswith(f"/pictures/{picture}")):
        pilot = open_as_pilot(other, made)
    for table in (handler, pilot):
        table.page.wait_for_function(
            """() => {
              const { board } = document.getElementById("board");
              return !board.busy();
            }"""
        )
        red, _, blue, _ = token_colour(table)
        assert red > 120 > blue
    select_fox(handler)
    expect(card(page).locator("img.unit-picture")).to_be_visible()
    card(page).get_by_role("button", name="Picture").click()
    dialog(page).get_by_role("button", name="Take it away").click()
    expect(dialog(page)).to_be_hidden()
    expect(card(page).locator("img.unit-picture")).to_have_count(0)


def test_the_round_shape_has_transparent_corners(
    people: People, made: Made, portrait: Path
) -> None:
    page, _ = people.sit()
    handler = open_as_handler(page, made)
    select_fox(handler)
    card(page).get_by_role("button", name="Picture").click()
    choose(page, portrait)
    dialog(page).get_by_role("radio", name="Round").click()
    use(page)
    units = made.handler.state()["view"]["scene"]["units"].values()
    (picture,) = (each["picture"] for each in units)
    found = opened(made.handler.ask("GET", f"/pictures/{picture}").content)
    assert found.mode == "RGBA"
    assert [found.getpixel(at)[3] for at in ((3, 3), (256, 256))] == [0, 255]  # type: ignore[index]


def test_a_picture_is_dropped_on_the_card(people: People, made: Made, portrait: Path) -> None:
    page, _ = people.sit()
    handler = open_as_handler(page, made)
    select_fox(handler)
    box = card(page).bounding_box()
    assert box is not None
    drop(page, portrait, at=(box["x"] + 40, box["y"] + 30))
    use(page)
    _, left, right = picture_of(made)
    assert left[0] > 150 > left[2] and right[2] > 150 > right[0]


def test_a_pilot_pastes_a_picture_for_the_own_unit(
    people: People, made: Made, portrait: Path
) -> None:
    page, _ = people.sit()
    pilot = open_as_pilot(page, made, "Ada")
    pilot.button("Take Fox").click()
    expect(card(page)).to_contain_text("yours")
    encoded = base64.b64encode(portrait.read_bytes()).decode()
    page.evaluate(
        """async (encoded) => {
          const bytes = Uint8Array.from(atob(encoded), (each) => each.charCodeAt(0));
          const clipboardData = new DataTransfer();
          clipboardData.items.add(new File([bytes], "pasted.png", { type: "image/png" }));
          window.dispatchEvent(new ClipboardEvent("paste", { clipboardData, cancelable: true }));
        }""",
        encoded,
    )
    use(page)
    assert picture_of(made)[0] in {
        each["id"] for each in made.handler.ask("GET", "/pictures").json()["pictures"]
    }


@pytest.mark.parametrize("damaged", [False, True])
def test_what_is_no_picture_is_refused_with_the_reason(
    people: People, made: Made, tmp_path: Path, damaged: bool
) -> None:
    wrong = tmp_path / ("half.png" if damaged else "notes.txt")
    wrong.write_bytes(file_of(two_colours())[:40] if damaged else b"hello")
    page, _ = people.sit()
    handler = open_as_handler(page, made)
    select_fox(handler)
    card(page).get_by_role("button", name="Picture").click()
    page.locator("#picture-file").set_input_files(wrong)
    expect(dialog(page)).to_contain_text(
        "half.png cannot be read" if damaged else "notes.txt is no picture"
    )
    assert made.handler.ask("GET", "/pictures").json()["pictures"] == []
