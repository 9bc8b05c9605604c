"""The units that differ between two versions of a scene."""

from __future__ import annotations

from collections.abc import Mapping

from app.engine.state.unit import Unit


def changed_ids(before: Mapping[str, Unit], after: Mapping[str, Unit]) -> list[str]:
    """Returns the ids of the units of `after` that are new, or other objects than in `before`.

    Quick where a few of many changed: mostly both have the same units in the same order.
    """
    if before is after:
        return []
    if len(before) != len(after):
        return [key for key, unit in after.items() if before.get(key) is not unit]
    pairs = zip(after, before.values(), after.values(), strict=True)
    maybe = [key for key, old, new in pairs if old is not new]
    return [key for key in maybe if before.get(key) is not after[key]]
