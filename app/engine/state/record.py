"""What undo never touches: who sits at a table, where chance stands, what was seen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from app.rules.geometry.hexmap import HexMap

Role = Literal["system", "handler", "pilot", "spectator"]


@dataclass(frozen=True, slots=True)
class Seat:
    """Somebody at the table."""

    id: str
    name: str
    role: Role


@dataclass(frozen=True, slots=True)
class DiceRecord:
    """Where chance stands: the open chapter, its commitment, the next counter of each stream."""

    chapter: int = 0
    commitment: str = ""
    counters: Mapping[str, int] = field(default_factory=dict)
    #: Public rolls of this chapter.
    rolls: int = 0
    #: What players have mixed into the dice of this chapter (see `app.rules.dice.chance`).
    mix: str = ""
    #: How many texts each seat has mixed in.
    shares: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Record:
    """What undo never touches."""

    seats: Mapping[str, Seat] = field(default_factory=dict)
    #: The row by which each player (who is no Handler) took a seat.
    came: Mapping[str, int] = field(default_factory=dict)
    #: The row by which the first conflict began that a player was there for; 0 before.
    played: int = 0
    #: Lines of the log that each group has been shown.
    log_counts: Mapping[str, int] = field(default_factory=dict)
    dice: DiceRecord = field(default_factory=DiceRecord)
    #: The own groups of pilots' seats that know what others do not (see `groups`).
    own: Mapping[str, str] = field(default_factory=dict)
    #: The pilots' seats that steer a hidden unit, sorted.
    confided: tuple[str, ...] = ()
    #: How often such groups came to be or went.
    forks: int = 0
    #: What is remembered of the terrain under fog: by scene and group the map as it was last seen,
    #: on which what nobody of the group ever saw is unknown.
    memory: Mapping[str, Mapping[str, HexMap]] = field(default_factory=dict)
