"""The record: the part of a table that undo never changes (seats, dice, what was seen)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from app.engine.state.drawings import Drawings
from app.engine.state.timer import Timer
from app.rules.geometry.hexmap import HexMap

Role = Literal["system", "handler", "pilot", "spectator"]
#: Remembered terrain by scene and group.
Memory: TypeAlias = Mapping[str, Mapping[str, HexMap]]
#: The roles of people.
SeatRole = Literal["handler", "pilot", "spectator"]


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat at the table: a person and a role."""

    id: str
    name: str
    role: Role


@dataclass(frozen=True, slots=True)
class DiceRecord:
    """The state of chance: the open chapter, its commitment, the next counter of each stream."""

    chapter: int = 0
    commitment: str = ""
    counters: Mapping[str, int] = field(default_factory=dict)
    #: Public rolls of this chapter.
    rolls: int = 0
    #: Entropy that players have added to the dice of this chapter (see `app.rules.dice.chance`).
    mix: str = ""
    #: How many times each seat has added entropy.
    shares: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Record:
    """The part of a table that undo never changes."""

    seats: Mapping[str, Seat] = field(default_factory=dict)
    #: The row in which each player took a seat; Handlers are not listed.
    joined_at: Mapping[str, int] = field(default_factory=dict)
    #: The row in which the first conflict with a player present began; 0 before.
    first_conflict_at: int = 0
    #: Number of log lines by group.
    log_counts: Mapping[str, int] = field(default_factory=dict)
    dice: DiceRecord = field(default_factory=DiceRecord)
    #: The own groups of pilots' seats, by seat (see `groups`).
    own: Mapping[str, str] = field(default_factory=dict)
    #: The pilots' seats that control a hidden unit, sorted.
    hidden_unit_controllers: tuple[str, ...] = ()
    #: The pilots' seats that were ever told what the other pilots were not told (whispers, pages of
    #: the journal), with the number of own groups that each has had since.
    told_apart: Mapping[str, int] = field(default_factory=dict)
    #: The scene that Handlers look at; empty: the one that is shown.
    handlers_scene: str = ""
    timer: Timer | None = None
    #: Lines that people have drawn on the maps.
    drawings: Drawings = field(default_factory=dict)
    #: How often the own groups have changed.
    group_generation: int = 0
    #: Remembered terrain under fog, by scene and group: the map as last seen. Hexes that nobody of
    #: the group has seen are unknown on it.
    memory: Memory = field(default_factory=dict)
