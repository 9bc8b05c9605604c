"""The round of a conflict: its segments, turns and environmental effects (FS 6.1 to FS 6.7)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

Disposition = Literal["pilot", "ally", "neutral", "enemy"]
Segment = Literal["friendly", "ally", "neutral", "enemy", "environmental"]

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
    """An environmental effect besides falls (FS 6.7). `lasts`: it comes in every round."""

    id: str
    text: str
    lasts: bool = False


@dataclass(frozen=True, slots=True)
class Conflict:
    """A running round: its segment, whose turn it is, and who has had one (done or abstained)."""

    round: int = 1
    segment: Segment = "friendly"
    active: str | None = None
    acted: Mapping[str, str] = field(default_factory=dict)
    effects: tuple[Effect, ...] = ()
