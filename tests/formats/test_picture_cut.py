"""Parts of pictures: what lies outside of the shapes changes no byte of them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from app.formats.picture_cut import LONGEST_SIDE, cut_out, decode_stored
from app.formats.pictures import read_picture
from tests.formats.picture_files import file_of, opened, two_colours

SQUARE = [(10.0, 10.0), (20.0, 10.0), (20.0, 20.0), (10.0, 20.0)]


def test_only_the_shapes_are_left() -> None:
    made = opened(cut_out(two_colours(60, 40), (0, 0, 60, 40), [SQUARE])).convert("RGBA")
    assert made.size == (60, 40)
    alpha = made.getchannel("A")
    assert alpha.getbbox() == (10, 10, 21, 21)
    assert made.getpixel((15, 15))[0] > 150  # type: ignore[index]


@given(
    x=st.floats(-30, 70),
    y=st.floats(-30, 50),
    wide=st.floats(1, 90),
    high=st.floats(1, 90),
    colour=st.tuples(*[st.integers(0, 255)] * 3),
)
def test_what_lies_outside_changes_no_byte(
    x: float, y: float, wide: float, high: float, colour: tuple[int, int, int]
) -> None:
    if x + wide <= 0.5 or y + high <= 0.5 or x >= 59.5 or y >= 39.5:
        return
    other = Image.new("RGB", (60, 40), colour)
    image = two_colours(60, 40)
    other.paste(image.crop((10, 10, 21, 21)), (10, 10))
    box = (x, y, x + wide, y + high)
    assert cut_out(image, box, [SQUARE]) == cut_out(other, box, [SQUARE])


def test_without_a_shape_nothing_is_left() -> None:
    made = opened(cut_out(two_colours(), (0, 0, 60, 40), [])).convert("RGBA")
    assert made.getchannel("A").getextrema() == (0, 0)


def test_a_part_is_bounded() -> None:
    image = Image.new("RGB", (4000, 400))
    whole = [(0.0, 0.0), (4000.0, 0.0), (4000.0, 400.0), (0.0, 400.0)]
    assert opened(cut_out(image, (0, 0, 4000, 400), [whole])).width == LONGEST_SIDE


@pytest.mark.parametrize("mode", ["RGB", "RGBA"])
def test_stored_pictures_are_decoded(mode: str) -> None:
    image = two_colours(mode="RGBA")
    if mode == "RGBA":
        image.putalpha(100)
    stored = read_picture(file_of(image), "image/png", "background")
    assert decode_stored(stored.body).mode == mode
