"""Invalid documents of our own format, and their published schema."""

from __future__ import annotations

import json
from typing import Any

import jsonschema_rs
import pytest

from app.formats.hexframe import schema
from app.formats.registry import FormatError, read_map
from app.rules.geometry.hexes import from_offset

GOOD: dict[str, Any] = {
    "format": "hexframe-map",
    "version": 1,
    "columns": 2,
    "rows": 1,
    "orientation": "flat",
    "ground": [[0, 2]],
}
TOWER = {"id": "a", "q": 1, "r": 0, "value": 4}
NOTED = {"q": 0, "r": 0, "notes": [{"kind": "woods"}]}


def code(**changes: Any) -> str:
    """Returns the code of the error of the valid document with these changes."""
    with pytest.raises(FormatError) as caught:
        read_map("x.json", json.dumps(GOOD | changes).encode())
    assert caught.value.text()
    return caught.value.code


def test_the_good_document_is_good() -> None:
    document = read_map("x.json", json.dumps(GOOD | {"props": [TOWER], "notes": [NOTED]}).encode())
    assert (document.map.columns, document.map.rows, document.name) == (2, 1, "x")


@pytest.mark.parametrize(
    "changes",
    [
        {"format": "tiled"},
        {"version": 0},
        {"columns": "2"},
        {"orientation": "square"},
        {"ground": [[0, 1001]]},
        {"ground": [[0, "2"]]},
        {"ground": [[0, 1.5]]},
        {"ground": None},
        {"floor": None},
        {"surprise": 1},
        {"notes": [{"q": 0, "r": 0, "notes": [{"kind": ""}]}]},
        {"notes": [{"q": 0, "notes": []}]},
        {"props": [TOWER | {"value": 0}]},
        {"props": [TOWER | {"height": 0}]},
        {"props": [TOWER | {"integrity": -1}]},
        {"props": [{"id": "a", "q": 1, "r": 0}]},
        {"units": ["Lantern"]},
    ],
)
def test_reader_and_schema_refuse_the_same(changes: dict[str, Any]) -> None:
    assert code(**changes) == "bad-document"
    with pytest.raises(jsonschema_rs.ValidationError):
        jsonschema_rs.Draft202012Validator(schema()).validate(GOOD | changes)


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"version": 2}, "newer-version"),
        ({"columns": 0}, "bad-size"),
        ({"columns": 10**12}, "too-large"),
        ({"rows": 2}, "wrong-rows"),
        ({"ground": [[0]]}, "wrong-row"),
        ({"ceiling": 0}, "ceiling-below-floor"),
        ({"notes": [{"q": 5, "r": 0, "notes": []}]}, "note-off-map"),
        ({"notes": [NOTED, NOTED]}, "notes-twice"),
        ({"props": [TOWER | {"q": 9}]}, "prop-off-map"),
        ({"props": [TOWER, TOWER]}, "prop-twice"),
        ({"props": [TOWER | {"base": 1}]}, "prop-in-ground"),
        ({"props": [TOWER, TOWER | {"id": "b"}]}, "prop-overlap"),
        ({"props": [TOWER | {"integrity": 5}]}, "prop-integrity"),
        ({"props": [TOWER | {"base": 999, "height": 3}]}, "level-range"),
        ({"ground": [[0, None]], "props": [TOWER | {"base": -1}]}, "prop-in-ground"),
    ],
)
def test_documents_that_contradict_themselves(changes: dict[str, Any], expected: str) -> None:
    assert code(**changes) == expected


@pytest.mark.parametrize(
    ("data", "expected", "line"),
    [
        (b'{"format": "hexframe-map",\n\n oops', "bad-json", 3),
        (b'{"format": "hexframe-map"', "bad-json", 1),
        (b"[" * 100_000, "bad-document", None),
        (b'{"format": "hexframe-map", "x": ' + b"[" * 100_000, "bad-json", None),
        (b'{"format": "\xff"}', "bad-json", None),
        (b"[]", "bad-document", None),
        (b"null", "bad-document", None),
    ],
)
def test_invalid_json_is_refused(data: bytes, expected: str, line: int | None) -> None:
    with pytest.raises(FormatError) as caught:
        read_map("x.json", data)
    assert caught.value.code == expected
    if line is not None:
        assert caught.value.line == line


def test_a_document_has_no_more_values_than_its_map_can_need() -> None:
    empty = {"ground": [[]] * 200_000}
    assert code(**empty) == "too-many-values"
    # however many a larger map could have
    assert code(**empty, columns=1, rows=5000) == "too-many-values"
    assert code(ground=[[]] * 90_000) == "wrong-rows"


def test_two_notes_on_every_hex_are_not_too_many() -> None:
    side = 200
    notes = [{"kind": "woods", "level": 2, "text": ""}, {"kind": "road", "level": 1, "text": ""}]
    every = [
        {"q": h.q, "r": h.r, "notes": notes}
        for h in (from_offset(i % side, i // side, "flat") for i in range(side * side))
    ]
    ground = [[0] * side] * side
    made = GOOD | {"columns": side, "rows": side, "ground": ground, "notes": every}
    assert read_map("x.json", json.dumps(made).encode()).map.columns == side
