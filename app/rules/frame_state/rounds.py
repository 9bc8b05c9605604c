"""Rounds of a conflict: segments, turns, and the effects of the environment (FS 6.1 to FS 6.7)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Final, Literal, Protocol, TypeVar

from app.rules.field_marks import IdOf, StaysBehind, UnitId, Within
from app.rules.json_types import Doc

Disposition = Literal["pilot", "ally", "neutral", "enemy"]
Segment = Literal["friendly", "ally", "neutral", "enemy", "environmental"]
#: "none": no turn is left in this round.
TurnStatus = Literal["waiting", "active", "done", "abstained", "none"]

#: The segments of a round in order (FS 6.2).
SEGMENTS: Final[tuple[Segment, ...]] = ("friendly", "ally", "neutral", "enemy", "environmental")

#: The segment in which a disposition acts (FS 6.1).
SEGMENT_OF: Final[Mapping[Disposition, Segment]] = {
    "pilot": "friendly",
    "ally": "ally",
    "neutral": "neutral",
    "enemy": "enemy",
}


@dataclass(frozen=True, slots=True)
class Effect:
    """An environmental effect besides falls (FS 6.7)."""

    id: Annotated[str, IdOf("effect", defines=True)]
    text: str
    lasts: Annotated[bool, Doc("it occurs in every round")] = False
    round: Annotated[
        Annotated[int, Within(1, 1000)] | None,
        Doc("the round in which it occurs, or from which on"),
    ] = None
    ceiling: Annotated[
        int | None, Doc("the level to which the ceiling of the map comes down; null: it stays")
    ] = None


@dataclass(frozen=True, slots=True)
class Skip:
    """What the Handler leaves out of this round's environmental segment: an effect, a zone, or what
    a zone does to a unit."""

    of: Annotated[str, Doc("id of the effect or zone")]
    unit: str = ""


@dataclass(frozen=True, slots=True)
class Conflict:
    """A running round: its segment, whose turn it is, and who has had one (done or abstained)."""

    round: Annotated[int, Within(1, 100_000)] = 1
    segment: Segment = "friendly"
    active: UnitId | None = None
    acted: Mapping[UnitId, str] = field(default_factory=dict)
    effects: tuple[Effect, ...] = ()
    skipped: Annotated[tuple[Skip, ...], StaysBehind()] = ()


class Participant(Protocol):
    """What the rules of rounds ask of a unit."""

    @property
    def id(self) -> str: ...
    @property
    def disposition(self) -> Disposition: ...
    @property
    def can_act(self) -> bool: ...


P = TypeVar("P", bound=Participant)


def turn_status(conflict: Conflict | None, unit: Participant) -> TurnStatus:
    """Returns whether a unit's turn in this round is to come, under way, or over (FS 6.1)."""
    if conflict is None or not unit.can_act:
        return "none"
    if conflict.active == unit.id:
        return "active"
    if unit.id in conflict.acted:
        return "abstained" if conflict.acted[unit.id] == "abstained" else "done"
    segment = SEGMENT_OF[unit.disposition]
    passed = SEGMENTS.index(segment) < SEGMENTS.index(conflict.segment)
    return "none" if passed else "waiting"


def units_to_act(units: Iterable[P], conflict: Conflict | None, segment: Segment) -> list[P]:
    """Returns those units that have yet to act in a segment, in their order (FS 6.3)."""
    return [
        unit
        for unit in units
        if unit.can_act
        and SEGMENT_OF[unit.disposition] == segment
        and (conflict is None or unit.id not in conflict.acted)
    ]


def next_segment(
    units: Iterable[Participant], conflict: Conflict | None, after: Segment | None
) -> Segment:
    """Returns the next segment in which a unit may act, from the first one on where `after` is None
    (FS 6.3). The environmental one is never passed over."""
    everybody = tuple(units)
    start = 0 if after is None else SEGMENTS.index(after) + 1
    for segment in SEGMENTS[start:-1]:
        if units_to_act(everybody, conflict, segment):
            return segment
    return "environmental"
