"""Upcasters: how an event of an older version reads today. Pure functions from dict to dict.

An entry brings an event from version v to v + 1; they are applied one after the other until the
event has the current version. An entry is never changed once a journal may hold such events.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from app.engine.events.events import EVENTS

Upcaster = Callable[[dict[str, Any]], dict[str, Any]]

#: (type, version) -> the step to the next version
UPCASTERS: Final[dict[tuple[str, int], Upcaster]] = {}


class UnknownEvent(ValueError):
    """A journal holds an event this program does not know: it was written by a newer one."""


def upcast(
    event: dict[str, Any], upcasters: Mapping[tuple[str, int], Upcaster] = UPCASTERS
) -> dict[str, Any]:
    """The event in its current version; UnknownEvent when there is no way there."""
    while True:
        known = EVENTS.get(event["type"])
        if known is not None and event["v"] == known[0]:
            return event
        step = upcasters.get((event["type"], event["v"]))
        if step is None:
            raise UnknownEvent(f"{event['type']} version {event['v']}")
        event = step(event)
