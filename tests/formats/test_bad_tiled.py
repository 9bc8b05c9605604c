"""Damaged Tiled maps: each fault has its code and its line or path, and nothing is read in part."""

from __future__ import annotations

import base64
import gzip
import json
import random
import tracemalloc
import zlib
from typing import Any

import pytest

from app.formats.json_limits import MOST_DEPTH
from app.formats.registry import FormatError, read_map
from tests.formats.tiled_files import (
    ENCODINGS,
    json_file,
    layer,
    listed,
    objects,
    packed,
    tree,
    xml_file,
    zstd,
)


def fault(name: str, data: bytes, max_hexes: int = 250_000) -> FormatError:
    """Returns the error of reading this."""
    with pytest.raises(FormatError) as caught:
        read_map(name, data, max_hexes)
    assert caught.value.text()
    return caught.value


def both(document: dict[str, Any], max_hexes: int = 250_000) -> str:
    """Returns the code of the error of a document, the same for JSON and for XML."""
    first = fault("x.tmj", json_file(document), max_hexes)
    second = fault("x.tmx", xml_file(document), max_hexes)
    assert first.code == second.code
    return first.code


def ground(**more: Any) -> dict[str, Any]:
    """Returns a layer of 2 x 2 tiles with other members."""
    return {**layer("terrain", 2, 2, [1, 1, 1, 1]), **more}


GOOD = tree(2, 2, [ground()], tiles={0: {"level": 1}})


def test_the_good_document_is_good() -> None:
    assert read_map("x.tmj", json_file(GOOD)).map == read_map("x.tmx", xml_file(GOOD)).map


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"orientation": "orthogonal"}, "not-hexagonal"),
        ({"orientation": "isometric"}, "not-hexagonal"),
        ({"orientation": "staggered"}, "not-hexagonal"),
        ({"orientation": ""}, "not-hexagonal"),
        ({"staggeraxis": "z"}, "bad-stagger"),
        ({"staggerindex": "some"}, "bad-stagger"),
        ({"width": 0}, "bad-size"),
        ({"width": -2}, "bad-size"),
        ({"width": 10**8, "height": 10**8}, "too-large"),
        ({"width": 501, "height": 500}, "too-large"),
        ({"width": 10**12}, "bad-document"),
        ({"width": "wide"}, "bad-document"),
        ({"tilewidth": 0}, "bad-document"),
        ({"hexsidelength": -1}, "bad-document"),
        ({"layers": []}, "no-tile-layer"),
        ({"layers": [objects("units")]}, "no-tile-layer"),
        ({"layers": [ground(width=3)]}, "wrong-layer-size"),
        ({"layers": [ground(), ground(name="b", height=1)]}, "wrong-layer-size"),
        ({"layers": [ground(data=[1, 1, 1])]}, "wrong-cells"),
        ({"layers": [ground(data=[1] * 5)]}, "wrong-cells"),
        ({"layers": [ground(data=[1] * 500)]}, "wrong-cells"),
        ({"layers": [ground(properties=listed({"level": 1001}))]}, "bad-property"),
        ({"layers": [ground(properties=listed({"level": "high"}))]}, "bad-property"),
        ({"layers": [ground(properties=listed({"level": True}))]}, "bad-property"),
        ({"layers": [ground(properties=listed({"level": 1.5}))]}, "bad-property"),
        ({"layers": [ground(properties=listed({"cover": 5}))]}, "bad-property"),
        ({"layers": [ground(properties=listed({"cover": "x" * 81}))]}, "bad-property"),
        ({"properties": listed({"ceiling": 0})}, "ceiling-below-floor"),
        ({"properties": listed({"floor": -9999})}, "bad-property"),
    ],
)
def test_documents_that_contradict_themselves(changes: dict[str, Any], code: str) -> None:
    assert both(GOOD | changes) == code


def thing(**properties: Any) -> dict[str, Any]:
    """Returns a document with an object on its first hex."""
    item = {"id": 1, "name": "It", "x": 30, "y": 30, "properties": listed(properties)}
    return GOOD | {"layers": [ground(), objects("things", item)]}


@pytest.mark.parametrize(
    ("properties", "code"),
    [
        ({"integrity": 0}, "bad-property"),
        ({"integrity": 5, "value": 4}, "prop-integrity"),
        ({"integrity": 5, "height": 0}, "bad-property"),
        ({"integrity": 5, "base": 0}, "prop-in-ground"),
        ({"integrity": 5, "base": 999, "height": 9}, "level-range"),
        ({"integrity": 5, "id": 7}, "bad-document"),
        ({"disposition": "angry"}, "bad-property"),
        ({"disposition": "enemy", "speed": "fast"}, "bad-property"),
        ({"unit": "{"}, "bad-property"),
        ({"unit": "[1]"}, "bad-property"),
        ({"unit": "[" * 10_000}, "bad-property"),
        ({"unit": '{"a":' * 60 + "1" + "}" * 60}, "bad-property"),
    ],
)
def test_objects_that_cannot_be(properties: dict[str, Any], code: str) -> None:
    assert both(thing(**properties)) == code


@pytest.mark.parametrize("change", ["wrong", "cut", "long", "short", "swapped", "odd"])
@pytest.mark.parametrize("compression", ["zlib", "gzip", "zstd"])
def test_compressed_tiles_that_are_damaged(compression: str, change: str) -> None:
    good = packed([1] * 4, compression)
    bad = {
        "wrong": "no base64!",
        "cut": base64.b64encode(base64.b64decode(good)[:-5]).decode(),
        "long": packed([1] * 5, compression),
        "short": packed([1] * 3, compression),
        "swapped": packed([1] * 4, "gzip" if compression != "gzip" else "zlib"),
        "odd": base64.b64encode(b"\x01" * 16).decode(),
    }[change]
    how = {"encoding": "base64", "compression": compression, "data": bad}
    error = fault("x.tmj", json.dumps(GOOD | {"layers": [ground(**how)]}).encode())
    assert error.code in ("bad-cells", "wrong-cells")
    assert error.path == "$.layers[0].data"


@pytest.mark.parametrize(
    "how",
    [
        {"encoding": "base64", "compression": "lzma"},
        {"encoding": "hex", "compression": ""},
        {"encoding": "x" * 5000, "compression": "y" * 5000},
    ],
)
def test_unknown_encodings_are_named(how: dict[str, str]) -> None:
    error = fault("x.tmj", json.dumps(GOOD | {"layers": [ground(data="AA", **how)]}).encode())
    assert error.code == "unknown-encoding"
    assert len(error.text()) < 500


@pytest.mark.parametrize("text", ["1,2,3", "1,1,1,1,1", "1,1,1,-1", "1,,1,1", "1,1,1,x", "1 1,1,1"])
def test_csv_that_is_damaged(text: str) -> None:
    data = xml_file(GOOD).replace(b"1,1,\n1,1", text.encode())
    assert text.encode() in data
    error = fault("x.tmx", data)
    assert error.code in ("bad-cells", "wrong-cells")
    assert error.line is not None


@pytest.mark.parametrize(
    ("data", "code", "line"),
    [
        (b"", "empty", None),
        (b"<map", "bad-xml", 1),
        (b"<map>\n<layer>\n</map>", "bad-xml", 3),
        (b"<map></map><map></map>", "bad-xml", 1),
        (b"<tileset/>", "bad-document", 1),
        (b"\x89PNG\r\n\x1a\n", "bad-xml", 1),
        (b'<?xml version="1.0" encoding="no-such"?><map/>', "bad-xml", 1),
        (b'<!DOCTYPE map>\n<map orientation="hexagonal"/>', "xml-doctype", 1),
        (b'\n<!DOCTYPE m [<!ENTITY a "b">]><map>&a;</map>', "xml-doctype", 2),
        (b'<!DOCTYPE m SYSTEM "file:///etc/passwd"><map/>', "xml-doctype", 1),
        (b"<map>&unknown;</map>", "bad-xml", 1),
        (b"<map>" + b"\n<a>" * 1000, "too-deep", MOST_DEPTH + 1),
        (b"<map>" + b"<group>" * 100_000, "too-deep", 1),
    ],
)
def test_invalid_xml_is_refused(data: bytes, code: str, line: int | None) -> None:
    error = fault("x.tmx", data)
    assert (error.code, error.line) == (code, line)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b'{"layers": [\n oops', "bad-json"),
        (b"[" * 100_000, "bad-document"),
        (b'{"layers":' + b"[" * 100_000, "bad-json"),
        (b'{"layers":' + b"[" * 41 + b"]" * 41 + b"}", "too-deep"),
        (b"[]", "bad-document"),
        (b'{"orientation": 5}', "bad-document"),
        (b'{"orientation": "\xff"}', "bad-json"),
    ],
)
def test_invalid_json_is_refused(data: bytes, code: str) -> None:
    error = fault("x.tmj", data)
    assert error.code == code
    assert error.line is not None or "$" in error.text() or code != "bad-json"


def test_a_wrong_member_is_named_by_its_path() -> None:
    text = fault("x.tmj", json_file(GOOD | {"layers": [ground(data=[1, 2, 3, -4])]})).text()
    assert "$.layers[0].data[3]" in text or "$.layers[...].data[...]" in text


@pytest.mark.parametrize("name", ["x.dd2vtt", "x.UVTT", "x.df2vtt", "x.json", "x"])
def test_universal_vtt_is_recognised_and_refused(name: str) -> None:
    """However large its picture is."""
    head = b'{"format": 0.3, "resolution": {"pixels_per_grid": 70}, "image": "'
    error = fault(name, head + b"A" * 60_000_000)
    assert error.code == "universal-vtt"
    assert "square grid" in error.text()


@pytest.mark.parametrize("name", ["", "map", "map.txt", "a.json", "a.TMJ"])
def test_tiled_json_is_known_by_suffix_or_content(name: str) -> None:
    assert read_map(name, json_file(GOOD)).report.format == "tmj"


@pytest.mark.parametrize("name", ["", "map", "map.xml", "a.TMX"])
def test_tiled_xml_is_known_by_suffix_or_content(name: str) -> None:
    assert read_map(name, xml_file(GOOD)).report.format == "tmx"


@pytest.mark.parametrize(
    "bomb",
    [
        ("zlib", zlib.compress(bytes(50_000_000))),
        ("gzip", gzip.compress(bytes(50_000_000))),
        ("zstd", zstd.compress(bytes(50_000_000))),
    ],
    ids=["zlib", "gzip", "zstd"],
)
def test_a_decompression_bomb_is_not_unpacked(bomb: tuple[str, bytes]) -> None:
    how = {
        "encoding": "base64",
        "compression": bomb[0],
        "data": base64.b64encode(bomb[1]).decode(),
    }
    data = json.dumps(GOOD | {"layers": [ground(**how)]}).encode()
    tracemalloc.start()
    try:
        error = fault("x.tmj", data)
        most = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert error.code == "wrong-cells"
    assert most < 2_000_000


def test_many_layers_of_compressed_nothing_are_refused() -> None:
    """Each layer is small in the file and large in memory."""
    side = 100
    empty = layer("x", side, side, [])
    empty |= {
        "encoding": "base64",
        "compression": "zlib",
        "data": packed([0] * side * side, "zlib"),
    }
    document = tree(side, side, [empty] * 41)
    assert fault("x.tmj", json.dumps(document).encode()).code == "too-many-values"
    chunk = {"x": 0, "y": 0, "width": 10**5, "height": 10**5, "data": ""}
    infinite = {"type": "tilelayer", "name": "x", "chunks": [chunk], "encoding": "base64"}
    document = tree(1, 1, [infinite], infinite=True)
    assert fault("x.tmj", json.dumps(document).encode()).code == "too-many-values"


def test_chunks_far_apart_are_too_large() -> None:
    chunks = [{"x": x, "y": x, "width": 1, "height": 1, "data": [1]} for x in (-(10**9), 10**9)]
    document = tree(1, 1, [{"type": "tilelayer", "name": "x", "chunks": chunks}], infinite=True)
    assert both(document) == "too-large"


def test_the_limit_counts_the_column_that_is_added() -> None:
    document = tree(2, 2, [ground()], "x", "even")
    assert both(document, max_hexes=5) == "too-large"
    assert read_map("x.tmj", json_file(document), 6).map.columns == 3


def test_small_files_of_many_parts_take_little_memory() -> None:
    """Neither elements nor objects nor tiles become more than the map can need."""
    for name, data in (
        ("x.tmx", b"<map>" + b"<group/>" * 300_000),
        ("x.tmx", b"<map>" + b"<a/>" * 600_000),
        ("x.tmx", b"<map><layer><data>" + b"<tile/>" * 620_000),
        ("x.tmj", b'{"layers": [' + b"{}," * 700_000 + b"{}]}"),
    ):
        tracemalloc.start()
        try:
            error = fault(name, data, 20_000)
            most = tracemalloc.get_traced_memory()[1]
        finally:
            tracemalloc.stop()
        assert error.code == "too-many-values"
        assert most < 200_000_000


@pytest.mark.parametrize(("encoding", "compression"), ENCODINGS)
def test_files_that_are_cut_or_mixed(encoding: str, compression: str) -> None:
    """Every truncation, and files with two pieces exchanged, are refused or are whole maps."""
    chance = random.Random(5)
    for name, data in (
        ("x.tmj", json_file(GOOD, encoding, compression)),
        ("x.tmx", xml_file(GOOD, encoding, compression)),
    ):
        end = len(data.rstrip())
        for cut in range(0, end, 7):
            error = fault(name, data[:cut])
            assert error.code in ("empty", "bad-json", "bad-xml")
            assert error.line is not None or error.code != "bad-xml"
        for _ in range(40):
            a, b, c = sorted(chance.sample(range(len(data)), 3))
            try:
                found = read_map(name, data[:a] + data[b:c] + data[a:b] + data[c:])
            except FormatError as error:
                assert error.text()
            else:
                assert found.map.columns * found.map.rows <= 250_000
