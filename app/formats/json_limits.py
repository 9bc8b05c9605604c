"""Bounds on JSON: counts values and nesting from its bytes, before it is decoded."""

from __future__ import annotations

import re
from typing import Final

#: Deepest nesting of JSON from outside.
MOST_DEPTH: Final = 40
#: A JSON string. An unclosed one extends to the end, so that matching stays linear.
_STRING: Final = re.compile(rb'"(?:[^"\\]++|\\.)*+"?', re.DOTALL)
_NO_BRACKETS: Final = bytes(set(range(256)) - set(b"[]{}"))


def count_values(data: bytes) -> int:
    """Returns an upper bound of the number of values: all commas and opening brackets."""
    return sum(data.count(sign) for sign in (b",", b"[", b"{"))


def too_deep(data: bytes) -> bool:
    """Whether JSON is nested deeper than MOST_DEPTH, in linear time."""
    brackets = _STRING.sub(b"", data).translate(None, _NO_BRACKETS)
    for _ in range(MOST_DEPTH):
        before = len(brackets)
        brackets = brackets.replace(b"[]", b"").replace(b"{}", b"")
        if len(brackets) == before:
            return False  # nothing is left, or brackets without a partner: then it is no JSON
    return b"[]" in brackets or b"{}" in brackets
