"""The cost of importing a table: unpacking, building before validation, and the bounds of commands.

Bytes, rows and memory are counted, never seconds.
"""

from __future__ import annotations

import base64
import json
import tracemalloc
import zlib
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

from app.engine import Row
from app.engine.commands.units.units import MOST_UNITS
from app.export.history import FREE_BYTES, MOST_TIMES, BadHistory, HistoryDocument, read_history
from app.export.table import MOST_SCENES, MOST_VALUES, read_document
from app.formats.registry import size_limit
from tests.engine.play import Table
from tests.hostile.tables import AS_OPERATOR, build, signed
from tests.web.server import API, AS_JSON, unit

MIB = 1024 * 1024
HEXES = 10_000
MAP = {
    "format": "hexframe-map",
    "version": 1,
    "columns": 80,
    "rows": 60,
    "orientation": "flat",
    "ground": [[0] * 80] * 60,
}
TABLE: dict[str, Any] = {"format": "hexframe-table", "version": 1, "name": "x", "map": MAP}
TODAY: dict[str, Any] = {
    "format": "hexframe-table",
    "version": 3,
    "name": "x",
    "scenes": [{"name": "a", "map": MAP}],
}


def history(*parts: bytes, rows: int = 50_000) -> HistoryDocument:
    """Returns a history that unpacks to these parts."""
    packer = zlib.compressobj(9)
    data = b"".join([*map(packer.compress, parts), packer.flush()])
    return HistoryDocument(table="t1", rows=rows, data=base64.b64encode(data).decode())


def refused(document: HistoryDocument) -> tuple[int, int]:
    """Returns the row at which a history is refused, and the most memory that it took, in bytes."""
    kept: list[Row] = []
    tracemalloc.start()
    try:
        with pytest.raises(BadHistory) as raised:
            read_history(document, HEXES, kept.append)
        return raised.value.version, tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize(
    "parts",
    [
        [b" " * MIB] * 64,
        [b"[1," + b"[]," * MIB, *[b"[]," * MIB] * 20],
        [b'[1,"c",null,"","2026-01-01T00:00:00Z",[' + b'{"type":"x"},' * 1000] * 5000,
    ],
)
def test_a_row_as_long_as_64_mib_is_not_unpacked(parts: list[bytes]) -> None:
    version, most = refused(history(*parts))
    assert version == 1
    assert most < 3 * size_limit(HEXES)


def test_a_row_has_no_more_values_than_the_largest_map() -> None:
    row = b'[1,"c",null,"","2026-01-01T00:00:00Z",[' + b"[]," * 400_000 + b"[]]]\n"
    version, most = refused(history(row))
    assert version == 1
    assert most < 5 * len(row)  # as bytes, and nothing of it as a list
    deep = b'[1,"c",null,"","2026-01-01T00:00:00Z",[' + b"[" * 500 + b"]" * 500 + b"]]\n"
    assert refused(history(deep))[0] == 1


def test_a_small_file_does_not_unpack_to_a_large_one() -> None:
    """The rows are valid, and more than so few bytes can have."""
    rows = [row(n) for n in range(1, 40_000)]
    document = history(*rows, rows=len(rows))
    read: list[Row] = []
    with pytest.raises(BadHistory):
        read_history(document, HEXES, read.append)
    packed = len(base64.b64decode(document.data))
    assert sum(map(len, rows)) > FREE_BYTES + MOST_TIMES * packed
    assert read
    assert len(read) * len(rows[-1]) <= FREE_BYTES + MOST_TIMES * packed


def row(n: int) -> bytes:
    """Returns the nth row of a table that gets a new, very long name again and again."""
    made: dict[str, Any]
    long = "a" * 2000
    if n == 1:
        (first, *_) = Table().rows
        made = first.events[0]
    else:
        made = {"v": 1, "type": "table.set", "name": f"{n}", "options": {}, "more": long}
    return json.dumps([n, f"c{n}", None, "", "2026-01-01T00:00:00Z", [made]]).encode() + b"\n"


BOMBS: dict[str, Callable[[], bytes]] = {
    "units": lambda: part("units", b"[" + b"{}," * 2 * MIB + b"{}]"),
    "fight": lambda: part("fight", b'{"a":[' + b"[]," * 2 * MIB + b"[]]}"),
    "scenes": lambda: part("scenes", b"[" + b"{}," * 2 * MIB + b"{}]"),
    "in a scene": lambda: part(
        "scenes", b'[{"name":"a","map":0,"units":[' + b"{}," * 2 * MIB + b"{}]}]"
    ),
    "nested": lambda: part("options", b'{"a":' * 900 + b"1" + b"}" * 900),
    "unknown": lambda: part("more", b"[" + b"[]," * 2 * MIB + b"[]]"),
    "log": lambda: part("log", b"[" + b"[]," * 2 * MIB + b"[]]", more=b',"x":1'),
    "world": lambda: part("world", b'{"scenes":[' + b"{}," * 2 * MIB + b"{}]}", of=TODAY),
    "deep world": lambda: part("world", b'{"a":' * 900 + b"1" + b"}" * 900, of=TODAY),
    "options of today": lambda: part("options", b'{"a":[' + b"0," * 2 * MIB + b"0]}", of=TODAY),
    "scenes of today": lambda: part(
        "scenes",
        b"[" + b"{}," * 2 * MIB + b"{}]",
        of={name: TODAY[name] for name in ("format", "version", "name")},
    ),
}


def part(name: str, value: bytes, more: bytes = b"", of: dict[str, Any] = TABLE) -> bytes:
    """Returns the document with one more part."""
    head = json.dumps(of).encode().removesuffix(b"}")
    return b'%b,"%b":%b%b}' % (head, name.encode(), value, more)


@pytest.mark.parametrize("kind", sorted(BOMBS))
def test_invalid_documents_build_nothing(kind: str) -> None:
    content = BOMBS[kind]()
    tracemalloc.start()
    try:
        with pytest.raises(ValueError, match=r"."):
            read_document(content)
        most = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    # A copy of the part, and of its brackets.
    assert most < 4 * len(content) + MIB


def test_bounds_of_old_documents() -> None:
    read = read_document(json.dumps({**TABLE, "scenes": [{"name": "a", "map": MAP}] * 5}).encode())
    assert len(read.scenes) == 6
    for more in (
        {"scenes": [{"name": "a", "map": MAP}] * (MOST_SCENES + 1)},
        {"units": [{}] * (MOST_UNITS + 1)},
        {"options": {"a": [0] * MOST_VALUES}},
        {"systems": ["frame-state"] * 9},
    ):
        with pytest.raises(ValueError, match=r"."):
            read_document(json.dumps({**TABLE, **more}).encode())


def test_bounds_of_documents() -> None:
    world = {"world": {"scenes": [{"id": "s"}]}}
    assert len(read_document(json.dumps({**TODAY, **world}).encode()).scenes) == 1
    for more in (
        {"scenes": TODAY["scenes"] * (MOST_SCENES + 2), **world},
        {"scenes": [], **world},
        {"world": {"a": [0] * MOST_VALUES}},
        {"version": 4, **world},
    ):
        with pytest.raises(ValueError, match=r"."):
            read_document(json.dumps({**TODAY, **more}).encode())


# --- the bounds of commands, over the wire


@pytest.fixture(scope="module")
def tables(open_url: str, asker: httpx.Client) -> Iterator[Callable[[], int]]:
    """Returns the number of tables on the server."""

    def count() -> int:
        return len(asker.get(f"{open_url}{API}/tables", headers=AS_OPERATOR).json()["tables"])

    yield count


@pytest.mark.parametrize(
    "units",
    [
        [unit(f"U{n}", n % 60, 0) for n in range(4000)],
        [{**unit("Vast", 1, 1), "footprint": [[n % 9, n // 9 % 9, 0] for n in range(100_000)]}],
        [{**unit("Long", 1, 1), "name": "x" * 81}],
        [{**unit("Wordy", 1, 1), "notes": "x" * 4001}],
    ],
)
def test_units_are_bounded_as_by_commands(
    open_url: str, asker: httpx.Client, tables: Callable[[], int], units: list[Any]
) -> None:
    before = tables()
    answer = asker.post(
        f"{open_url}{API}/tables/import", json={**TABLE, "units": units}, headers=AS_OPERATOR
    )
    assert answer.status_code in (409, 422), answer.text
    assert answer.json()["code"] in ("bad-document", "malformed")
    assert tables() == before


def test_a_history_keeps_to_the_bounds_of_commands(open_url: str, asker: httpx.Client) -> None:
    built = build(open_url, asker, "fight")
    exported = built.handler.ask("GET", "/export", params={"history": "true"}).json()
    rows = zlib.decompress(base64.b64decode(exported["history"]["data"])).splitlines()
    cells = [[n % 9, n // 9 % 9, 0] for n in range(100_000)]
    for field, value in (("footprint", cells), ("name", "x" * 81), ("notes", "x" * 4001)):
        spoilt, at = list(rows), 0
        for at, each in enumerate(rows):
            found = json.loads(each)
            added = [event for event in found[5] if event["type"] == "unit.added"]
            if added:
                added[0]["unit"][field] = value
                spoilt[at] = json.dumps(found).encode()
                break
        data = base64.b64encode(zlib.compress(b"\n".join(spoilt) + b"\n")).decode()
        document = {**exported, "history": {**exported["history"], "data": data}}
        answer = asker.post(
            f"{open_url}{API}/tables/import",
            content=json.dumps(document),
            headers={**AS_JSON, **AS_OPERATOR},
        )
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-history")
        assert answer.json()["params"] == {"version": at + 1}
    # as it was it opens
    answer = asker.post(f"{open_url}{API}/tables/import", json=exported, headers=AS_OPERATOR)
    assert answer.status_code == 201
    key = signed(answer.json()["handler_key"])
    address = f"{open_url}{API}/tables/{answer.json()['id']}/state"
    assert asker.get(address, headers=key).status_code == 200
