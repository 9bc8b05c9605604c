"""The types that the page has of the server's documents are those of the server."""

from __future__ import annotations

import re
from typing import Any

import pytest

from app.web.schemas.typescript import type_of
from tests.fixtures import make_types


def test_the_types_are_up_to_date() -> None:
    kept = make_types.TARGET.read_text("utf-8")
    assert kept == make_types.text(), "run python -m tests.fixtures.make_types"


def test_every_type_that_is_named_is_there() -> None:
    """The compiler does not check a file of types alone."""
    code = re.sub(r"/\*.*?\*/|//.*|\"[^\"]*\"", "", make_types.text())
    there = set(re.findall(r"^export type (\w+) =", code, re.MULTILINE))
    assert len(there) > 100
    assert set(re.findall(r"\b[A-Z]\w+", code)) == there | {"Record"}


@pytest.mark.parametrize(
    ("schema", "expected"),
    [
        ({"anyOf": [{"type": "integer"}, {"type": "null"}]}, "number | null"),
        ({"type": "array", "items": {"enum": ["a", "b"]}}, '("a" | "b")[]'),
        ({"type": "array", "items": {"$ref": "Unit"}}, "Unit[]"),
        ({"type": "object", "additionalProperties": {"type": "string"}}, "Record<string, string>"),
        ({"prefixItems": [{"type": "number"}, {}]}, "[number, any]"),
    ],
)
def test_a_schema_becomes_a_type(schema: dict[str, Any], expected: str) -> None:
    assert type_of(schema) == expected
