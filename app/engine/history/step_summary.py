"""What an undo step is called, and which lines of the log each group reads of it.

Everything comes from the events of one row of the journal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

Events = Sequence[Mapping[str, Any]]


#: Events that name their row although other events come first: conditions that run out, delayed
#: attacks that resolve, or units that leave the map.
_COMMAND_KINDS: Final = ("turn.started", "turn.ended", "turn.abstained", "map.resized")

#: Lines without a change of their own that may be all that a group reads of a row.
_SAID_ALONE: Final = ("segment.begun", "units.came_in_sight")


def step_kind(events: Events) -> str:
    """Returns the kind of a row: the type of one of its events that have a log line."""
    logged = [event for event in events if event.get("log")]
    return _kind_of(logged or events[:1], _resolves(events))


def _resolves(events: Events) -> bool:
    """Returns whether the row resolves the environment, whatever that does first."""
    return any(event["type"] == "environment.resolved" for event in events)


def _kind_of(logged: Events, resolves: bool) -> str:
    """Returns the kind of the event that was commanded, or else of the first one."""
    kinds = [event["type"] for event in logged]
    if resolves and "round.begun" in kinds:
        return "environment.resolved"
    commanded = next((kind for kind in _COMMAND_KINDS if kind in kinds), None)
    if commanded is None and kinds[0] == "unit.expired" and "round.begun" in kinds:
        commanded = "round.begun"
    if commanded is None and "wave.put" in kinds and _is_only_taken_off(kinds):
        commanded = "wave.put"
    return _event_kind(logged[0 if commanded is None else kinds.index(commanded)])


def _is_only_taken_off(kinds: Sequence[str]) -> bool:
    """Returns whether a row makes a wave, and before that only takes its units off the map."""
    return all(kind == "unit.placed" for kind in kinds[: kinds.index("wave.put")])


def _event_kind(event: Mapping[str, Any]) -> str:
    """Returns the type of an event; "unit.shown" and "prop.shown" for the end of hiding, and for
    what is only said its code, where some groups read of nothing else."""
    kind = str(event["type"])
    if kind == "said":
        codes = [line["code"] for line in event.get("log", ())]
        return next((code for code in _SAID_ALONE if code in codes), kind)
    if kind == "unit.hidden" and event.get("set", {}).get("hidden") is False:
        return "unit.shown"
    if kind == "prop.hidden" and not event["prop"].get("hidden"):
        return "prop.shown"
    return kind


def is_anonymous(events: Events) -> bool:
    """Returns whether any line of the row hides from its readers who sent the command."""
    return any(not line["by"] for event in events for line in event.get("log", ()))


def kinds_by_group(events: Events) -> dict[str, str]:
    """Returns the kind of the row for each group, from the events that the group reads of.

    A group must not learn of other events by the name of the step.
    """
    read: dict[str, list[Mapping[str, Any]]] = {}
    for event in events:
        for group in dict.fromkeys(g for line in event.get("log", ()) for g in line["n"]):
            read.setdefault(group, []).append(event)
    resolves = _resolves(events)
    return {group: _kind_of(its_events, resolves) for group, its_events in read.items()}


def line_ranges(events: Events) -> dict[str, tuple[int, int]]:
    """Returns, for each group, the numbers of the first and the last line of the row in its log."""
    ranges: dict[str, tuple[int, int]] = {}
    for event in events:
        for line in event.get("log", ()):
            for group, n in line["n"].items():
                ranges[group] = (ranges.get(group, (n, n))[0], n)
    return ranges
