"""Texts of malformed values in the terms of JSON instead of those of Python."""

from __future__ import annotations

import re
from typing import Final

_NAMES: Final = {
    "array": "a list",
    "bool": "true or false",
    "float": "a number",
    "int": "a whole number",
    "object": "an object",
    "str": "a text",
}
_TYPES: Final = re.compile(r"\b(Expected|got) `([a-z]+(?: \| [a-z]+)*)`")
_BOUND: Final = re.compile(r"( of length)? (<=|>=) (-?\d+)")


def plain(what: str) -> str:
    """Returns what a check of msgspec has found wrong with a value, as people say it: "Expected a
    list of length at least 1". A text about names of fields or values stays as it is."""
    if not what.startswith("Expected `"):
        return what
    what = _TYPES.sub(lambda found: f"{found[1]} {_names(found[2])}", what)
    return _BOUND.sub(_bound, what)


def _names(types: str) -> str:
    return " or ".join(_NAMES.get(each, each) for each in types.split(" | "))


def _bound(found: re.Match[str]) -> str:
    least_or_most = "at least" if found[2] == ">=" else "at most"
    return f"{found[1] or ' of'} {least_or_most} {found[3]}"
