"""What one row of the journal is called as a step to take back, and who read of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

Events = Sequence[Mapping[str, Any]]


#: What a command does last and is named by, whatever ran out or fell due before it in its row.
_COMMAND_KINDS: Final = ("turn.started", "turn.ended", "turn.abstained")


def step_kind(events: Events) -> str:
    """What a row did, in a word: of the events that anybody was told of."""
    told = [event for event in events if event.get("log")]
    return _kind_of(told or events[:1])


def _kind_of(told: Events) -> str:
    """What was commanded, else what came first."""
    kinds = [event["type"] for event in told]
    commanded = next((kind for kind in _COMMAND_KINDS if kind in kinds), None)
    if commanded is None and kinds[0] == "unit.expired" and "round.begun" in kinds:
        commanded = "round.begun"
    return _event_kind(told[0 if commanded is None else kinds.index(commanded)])


def _event_kind(event: Mapping[str, Any]) -> str:
    """What an event did, in a word: one type may stand for a thing and its opposite."""
    kind = str(event["type"])
    if kind == "unit.hidden" and event.get("set", {}).get("hidden") is False:
        return "unit.shown"
    if kind == "prop.hidden" and not event["prop"].get("hidden"):
        return "prop.shown"
    return kind


def is_anonymous(events: Events) -> bool:
    """Whether somebody is told of it and not by whom."""
    return any(not line["by"] for event in events for line in event.get("log", ()))


def kinds_by_group(events: Events) -> dict[str, str]:
    """What it did, for each group of those that were told of it: by what that group was told alone,
    as nothing else may show in its name."""
    told: dict[str, list[Mapping[str, Any]]] = {}
    for event in events:
        for group in dict.fromkeys(g for line in event.get("log", ()) for g in line["n"]):
            told.setdefault(group, []).append(event)
    return {group: _kind_of(of) for group, of in told.items()}


def line_ranges(events: Events) -> dict[str, tuple[int, int]]:
    """The first and the last of its lines in each group's log."""
    found: dict[str, tuple[int, int]] = {}
    for event in events:
        for line in event.get("log", ()):
            for group, n in line["n"].items():
                found[group] = (found.get(group, (n, n))[0], n)
    return found
