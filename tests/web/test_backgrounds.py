"""Backgrounds over REST: players get pixels of the hexes that they know, and no others."""

from __future__ import annotations

from typing import Any

import pytest
from PIL import Image, ImageChops

from app.rules.geometry.hexes import Hex
from app.rules.geometry.plane import Box, centre
from tests.formats.picture_files import file_of, opened
from tests.web.schema import check_view
from tests.web.server import Person, Table, import_table, unit

#: Thousandths of a hex's side per pixel of the pictures.
PER_PIXEL = 50
WIDTH, HEIGHT = 400, 380


def picture(secret: tuple[int, int, int]) -> Image.Image:
    """Returns a green picture with a colour of its own where the hexes from q = 6 on lie."""
    image = Image.new("RGB", (WIDTH, HEIGHT), (10, 200, 10))
    image.paste(secret, (9000 // PER_PIXEL, 0, WIDTH, HEIGHT))
    return image


def put(handler: Person, image: Image.Image, **more: int) -> str:
    """Makes a picture the background. Returns its id."""
    answer = handler.ask(
        "POST",
        "/pictures?use=background",
        content=file_of(image),
        headers={"Content-Type": "image/png"},
    )
    assert answer.status_code == 201, answer.text
    made = str(answer.json()["id"])
    place = {"x": 0, "y": 0, "width": WIDTH * PER_PIXEL, "height": HEIGHT * PER_PIXEL}
    handler.do("scene.background", picture=made, **{**place, **more})
    return made


def background(person: Person) -> Any:
    view = person.state()["view"]
    check_view(view)
    return view["scene"].get("background")


def parts(person: Person) -> dict[Box, Image.Image]:
    """Returns the parts of the background that somebody gets, by their places."""
    found = {}
    for name, (x, y, width, height) in (background(person) or {"blocks": {}})["blocks"].items():
        got = person.ask("GET", f"/background/{name}")
        assert got.status_code == 200, got.text
        assert got.headers["content-type"] == "image/webp"
        assert got.headers["cache-control"] == "private, max-age=31536000, immutable"
        found[Box(x, y, x + width, y + height)] = opened(got.content).convert("RGBA")
    return found


def at(images: dict[Box, Image.Image], h: Hex) -> tuple[int, ...]:
    """Returns the colour in the middle of a hex."""
    x, y = centre(h, "flat")
    for box, image in images.items():
        if box.left <= x < box.right and box.top <= y < box.bottom:
            column = (x - box.left) / (box.right - box.left) * image.width
            row = (y - box.top) / (box.bottom - box.top) * image.height
            found = image.getpixel((int(column), int(row)))
            assert isinstance(found, tuple)
            return found
    return (0, 0, 0, 0)


def veil_east(handler: Person) -> None:
    """Veils the hexes whose columns begin with the fifth."""
    cells = [{"q": q, "r": r - q // 2} for q in range(4, 12) for r in range(10)]
    handler.do("terrain.veil", cells=cells, veiled=True)


def test_players_get_parts_of_the_hexes_that_they_know(table: Table) -> None:
    handler, ada = table.handler, table.join("Ada")
    made = put(handler, picture((220, 10, 10)))
    red, green = at(parts(ada), Hex(6, 0)), at(parts(ada), Hex(2, 2))
    assert red[0] > 180 > red[1] and green[1] > 150 > green[0]
    veil_east(handler)
    cut = parts(ada)
    assert at(cut, Hex(6, 0))[3] == 0 and at(cut, Hex(2, 2))[3] == 255
    for image in cut.values():
        red_band, alpha = image.getchannel("R"), image.getchannel("A")
        # not a trace of the secret half, also at the edge
        assert max(Image.composite(red_band, Image.new("L", image.size), alpha).getextrema()) < 60
    assert ada.ask("GET", f"/pictures/{made}").status_code == 404
    assert handler.ask("GET", f"/pictures/{made}").status_code == 200


def test_a_part_that_the_view_does_not_name_is_not_given(table: Table) -> None:
    handler, ada = table.handler, table.join("Ada")
    put(handler, picture((220, 10, 10)))
    (name,) = background(ada)["blocks"]
    veil_east(handler)
    for missing in (name, "none", "%00"):
        answer = ada.ask("GET", f"/background/{missing}")
        assert answer.status_code in (204, 404) and not answer.content.startswith(b"RIFF")
    assert handler.ask("GET", f"/background/{name}").status_code == 204
    (now,) = background(ada)["blocks"]
    assert handler.ask("GET", f"/background/{now}?as={ada.seat}").status_code == 200
    known = ada.ask("GET", f"/background/{now}", headers={"If-None-Match": f'"{now}"'})
    assert known.status_code in (200, 304)


@pytest.mark.parametrize("role", ["pilot", "spectator"])
def test_no_byte_depends_on_pixels_of_unknown_hexes(table: Table, role: str) -> None:
    handler, ada = table.handler, table.join("Ada", role)
    veil_east(handler)
    east = {"x": 8000, "width": 9000, "y": 0, "height": 15_000}
    before = ada.ask("GET", "/state").content
    put(handler, picture((220, 10, 10)), **east)
    put(handler, picture((10, 10, 220)), **east)
    assert ada.ask("GET", "/state").content == before
    seen = []
    for secret in ((220, 10, 10), (10, 10, 220)):
        put(handler, picture(secret))
        seen.append(parts(ada))
    assert seen[0].keys() == seen[1].keys()
    for box, one in seen[0].items():
        assert one.getchannel("A").tobytes() == seen[1][box].getchannel("A").tobytes()
        # a stored picture is compressed as a whole: its noise is all that may differ
        assert max(high for _, high in ImageChops.difference(one, seen[1][box]).getextrema()) <= 6


def test_what_was_explored_stays_and_the_rest_is_cut(table: Table) -> None:
    handler, ada = table.handler, table.join("Ada")
    handler.do("unit.add", **unit("Fox", 1, 1, controller=ada.seat))
    handler.do("table.options", options={"fog": "team", "sight": 2})
    put(handler, picture((220, 10, 10)))
    assert at(parts(ada), Hex(1, 1))[3] == 255 and at(parts(ada), Hex(6, 1))[3] == 0
    there = {"q": 6, "r": 1, "level": 0}
    handler.do("unit.place", unit=handler.unit("Fox"), at=there)
    assert {at(parts(ada), Hex(q, 1))[3] for q in (1, 6)} == {255}


def test_a_background_goes_along_with_export_import_and_undo(table: Table) -> None:
    handler = table.handler
    made = put(handler, picture((220, 10, 10)), opacity=45)
    copy = import_table(handler, handler.ask("GET", "/export").json())
    assert background(copy) == background(handler)
    assert copy.ask("GET", f"/pictures/{made}").status_code == 200
    ada = Table(copy.url, copy.table, copy, copy.state()["view"]["invites"]).join("Ada")
    assert len(parts(ada)) == 1
    refused = handler.ask("DELETE", f"/pictures/{made}")
    assert (refused.status_code, refused.json()["code"]) == (409, "picture-in-use")
    handler.do("undo")
    assert background(handler) is None


def test_an_unknown_picture_is_no_background(table: Table) -> None:
    place = {"x": 0, "y": 0, "width": 1000, "height": 1000}
    sent = {"type": "scene.background", "picture": "none", **place}
    answer = table.handler.send(sent)
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-picture")
    assert background(table.handler) is None
