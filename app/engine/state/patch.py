"""Patches between two views: the diff, and the reducer that every client has as well."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import compress
from operator import is_not
from typing import Any, Final, cast

Patch = list[list[Any]]

#: Keys whose values a patch always replaces as a whole.
_ATOMIC: Final = frozenset({"at", "movement", "odds", "scores", "chance", "map"})
_ABSENT: Final = object()


def diff(before: Mapping[str, Any], after: Mapping[str, Any]) -> Patch:
    """Returns the operations `["set", path, value]` and `["del", path]` between two views."""
    patch: Patch = []
    _diff(before, after, [], patch)
    return patch


def _diff(
    before: Mapping[str, Any], after: Mapping[str, Any], path: list[str], patch: Patch
) -> None:
    for key, old, value in _pairs(before, after, path, patch):
        # Most dictionaries are made anew without a change; comparing them whole is quick.
        if old == value:
            continue
        if _diffs_inside(key, old, value):
            _diff(old, value, [*path, key], patch)
        else:
            patch.append(["set", [*path, key], value])


def _pairs(
    before: Mapping[str, Any], after: Mapping[str, Any], path: list[str], patch: Patch
) -> Iterable[tuple[str, Any, Any]]:
    """Returns each key of `after` whose value is another object, with its old and new value. Writes
    the deletion of all others."""
    if list(before) == list(after):  # as a rule; a table has hundreds of units
        pairs = zip(after, before.values(), after.values(), strict=True)
        return compress(pairs, map(is_not, before.values(), after.values()))
    patch += [["del", [*path, key]] for key in before if key not in after]
    found = [(key, before.get(key, _ABSENT), value) for key, value in after.items()]
    return [each for each in found if each[1] is not each[2]]


def _diffs_inside(key: str, old: Any, value: Any) -> bool:
    both = isinstance(old, dict) and isinstance(value, dict)
    return both and key not in _ATOMIC and old.get("id") == value.get("id")


def apply_patch(view: Mapping[str, Any], patch: Patch) -> dict[str, Any]:
    """Returns the view after a patch. The old view is not changed."""
    fresh = dict(view)
    for operation in patch:
        path = operation[1]
        at = fresh
        for key in path[:-1]:
            at[key] = dict(at[key])
            at = cast("dict[str, Any]", at[key])
        if operation[0] == "del":
            del at[path[-1]]
        else:
            at[path[-1]] = operation[2]
    return fresh
