"""Upcasters: convert events of older versions into their current version.

Each entry takes an event from version v to v + 1; entries are applied until the event is current.
They are pure functions from dict to dict. An entry never changes once journals may hold events of
its version.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from app.engine.events.events import EVENTS

Upcaster = Callable[[dict[str, Any]], dict[str, Any]]

#: (type, version) -> the upcaster to the next version
UPCASTERS: Final[dict[tuple[str, int], Upcaster]] = {}


class UnknownEvent(ValueError):
    """A journal holds an event that this program does not know; a newer program wrote it."""


def upcast(
    event: dict[str, Any], upcasters: Mapping[tuple[str, int], Upcaster] = UPCASTERS
) -> dict[str, Any]:
    """Returns the event in its current version. Raises UnknownEvent where no entry leads there."""
    while True:
        known = EVENTS.get(event["type"])
        if known is not None and event["v"] == known[0]:
            return event
        step = upcasters.get((event["type"], event["v"]))
        if step is None:
            raise UnknownEvent(f"{event['type']} version {event['v']}")
        event = step(event)
