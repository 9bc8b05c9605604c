"""The units that differ between two versions of a scene."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from itertools import compress
from operator import is_not
from typing import Final

from app.rules.memo import SourceMemo

#: A command asks of the same two versions several times.
_CHANGED: Final = SourceMemo[tuple[str, ...]](16)


def changed_ids(before: Mapping[str, object], after: Mapping[str, object]) -> tuple[str, ...]:
    """Returns the ids of the units of `after` that are new, or other objects than in `before`; also
    for what else there is by unit, such as views.

    Quick where a few of many changed: mostly both have the same units in the same order.
    """
    if before is after:
        return ()
    return _CHANGED.obtain((before, after), partial(_changed_ids, before, after))


def _changed_ids(before: Mapping[str, object], after: Mapping[str, object]) -> tuple[str, ...]:
    if len(before) != len(after):
        return tuple(key for key, unit in after.items() if before.get(key) is not unit)
    # no step of Python for each unit
    maybe = compress(after, map(is_not, before.values(), after.values()))
    return tuple(key for key in maybe if before.get(key) is not after[key])
