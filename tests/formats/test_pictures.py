"""Pictures that are sent: what is stored of them, and what is refused."""

from __future__ import annotations

import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from app.formats.pictures import MOST_PIXELS, BadPicture, read_picture
from tests.formats.picture_files import TYPES, bomb, file_of, moving, opened, png, two_colours


def refused(content: bytes, kind: str = "image/png") -> str:
    with pytest.raises(BadPicture) as caught:
        read_picture(content, kind, "token")
    return caught.value.code


@pytest.mark.parametrize("kind", TYPES)
def test_a_picture_becomes_webp(kind: str) -> None:
    made = read_picture(file_of(two_colours(), kind), TYPES[kind], "token")
    found = opened(made.body)
    assert (found.format, found.size, (made.width, made.height)) == ("WEBP", (60, 40), (60, 40))
    left, right = found.convert("RGB").getpixel((5, 5)), found.convert("RGB").getpixel((55, 35))
    assert isinstance(left, tuple) and isinstance(right, tuple)
    assert left[0] > 150 > left[2] and right[2] > 150 > right[0]


@pytest.mark.parametrize("kind", TYPES)
def test_without_a_type_the_file_tells(kind: str) -> None:
    made = read_picture(file_of(two_colours(), kind), "application/octet-stream", "token")
    assert made.width == 60


def test_what_is_transparent_stays_so() -> None:
    image = two_colours(mode="RGBA")
    image.paste((0, 0, 0, 0), (0, 0, 30, 40))
    found = opened(read_picture(file_of(image), "image/png", "token").body)
    assert found.mode == "RGBA"
    assert [found.getpixel(at)[3] for at in ((5, 5), (55, 5))] == [0, 255]  # type: ignore[index]


@pytest.mark.parametrize("mode", ["1", "L", "LA", "P", "I;16", "RGBA"])
def test_every_mode_is_read(mode: str) -> None:
    image = Image.new(mode, (8, 8)) if mode == "I;16" else two_colours(8, 8, mode)
    assert opened(read_picture(file_of(image), "image/png", "token").body).size == (8, 8)


def test_grey_of_16_bits_keeps_its_brightness() -> None:
    content = file_of(Image.new("I;16", (8, 8), 0x8000))
    found = opened(read_picture(content, "image/png", "token").body).convert("L").getpixel((4, 4))
    assert isinstance(found, int) and abs(found - 128) < 4


def test_metadata_is_left_out_and_the_picture_turned_upright() -> None:
    exif = Image.Exif()
    exif[0x0112] = 6  # to be turned by a quarter
    exif[0x010E] = "taken at home"
    content = file_of(two_colours(), "JPEG", exif=exif, icc_profile=b"profile" * 20, comment=b"hi")
    made = read_picture(content, "image/jpeg", "token")
    found = opened(made.body)
    assert found.size == (40, 60)
    assert not found.getexif() and not {"exif", "icc_profile", "xmp"} & found.info.keys()
    assert b"profile" not in made.body and b"home" not in made.body


@pytest.mark.parametrize(("use", "side"), [("token", 512), ("background", 4096)])
def test_sides_are_bounded(use: str, side: int) -> None:
    content = file_of(Image.new("L", (6000, 3000)))
    made = read_picture(content, "image/png", use)  # type: ignore[arg-type]
    assert (made.width, made.height) == (side, side // 2)


@pytest.mark.parametrize("kind", TYPES)
@pytest.mark.parametrize("share", [0.1, 0.5, 0.95])
def test_a_truncated_picture_is_refused(kind: str, share: float) -> None:
    noisy = Image.effect_noise((80, 80), 90).convert("RGB")
    content = file_of(noisy, kind)
    short = content[: int(len(content) * share)]
    assert refused(short, TYPES[kind]) in ("bad-picture", "not-a-picture")


@pytest.mark.parametrize("kind", TYPES)
@pytest.mark.parametrize("said", ["image/gif", "image/svg+xml", "text/html", "", "image/png\n"])
def test_other_content_types_are_refused(kind: str, said: str) -> None:
    assert refused(file_of(two_colours(), kind), said) == "not-a-picture"


def test_a_picture_of_another_type_than_it_says_is_refused() -> None:
    assert refused(file_of(two_colours(), "JPEG"), "image/png") == "not-a-picture"
    assert refused(file_of(two_colours(), "GIF"), "image/png") == "not-a-picture"
    assert refused(b"<svg xmlns='http://www.w3.org/2000/svg'/>") == "not-a-picture"
    assert refused(b"") == "not-a-picture"


def test_a_bomb_is_refused_before_it_is_decoded() -> None:
    assert refused(bomb()) == "picture-too-large"
    side = int(MOST_PIXELS**0.5)
    assert refused(png(side + 1, side + 1, b"")) == "picture-too-large"


def test_pictures_that_lie_about_their_size_are_refused() -> None:
    assert refused(png(3000, 3000, zlib.compress(bytes(10)))) == "bad-picture"
    honest = file_of(two_colours(), "WEBP", lossless=True)
    at = honest.index(b"VP8L") + 9
    assert refused(honest[:at] + b"\xff\xff\xff\x0f" + honest[at + 4 :], "image/webp") in (
        "bad-picture",
        "not-a-picture",
        "picture-too-large",
    )


@pytest.mark.parametrize("kind", ["PNG", "WEBP"])
def test_a_picture_that_moves_is_refused(kind: str) -> None:
    assert refused(moving(3, kind), TYPES[kind]) == "bad-picture"


@given(
    kind=st.sampled_from(sorted(TYPES)),
    changes=st.lists(st.tuples(st.floats(0, 1), st.binary(min_size=1, max_size=6)), max_size=4),
)
def test_a_damaged_picture_is_read_or_refused(
    kind: str, changes: list[tuple[float, bytes]]
) -> None:
    content = bytearray(file_of(two_colours(), kind))
    for where, new in changes:
        at = int(where * len(content))
        content[at : at + len(new)] = new
    try:
        made = read_picture(bytes(content), TYPES[kind], "token")
    except BadPicture:
        return
    assert max(opened(made.body).size) <= 512
