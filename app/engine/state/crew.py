"""Characters, missions and the state of dice systems in the world."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any

from app.rules.field_marks import IdOf, Name, SeatId, StaysBehind, UnitId
from app.rules.frame_state.characters import Sheet, Upgrade
from app.rules.frame_state.missions import Mission
from app.rules.frame_state.sheet_tests import AttributePart
from app.rules.memo import Cached


@dataclass(frozen=True, slots=True)
class Character(Cached):
    """A pilot with a frame: the seat that plays it, the unit that stands for it, and its sheet."""

    id: Annotated[str, IdOf("character", defines=True)]
    name: Name
    #: name of its frame
    frame: str = ""
    seat: SeatId | None = None
    unit: UnitId | None = None
    sheet: Sheet = field(default_factory=Sheet)
    #: upgrades that wait for the Handler's approval
    plan: Annotated[tuple[Upgrade, ...], StaysBehind()] = ()
    #: visible to the Handler alone
    notes: str = ""
    #: the seat was assigned with the unit and is released with it
    lent: Annotated[bool, StaysBehind()] = False


@dataclass(frozen=True, slots=True)
class FromSheet:
    """The character whose sheet a test was made from, and the sheet's parts of the test."""

    character: str
    name: str
    parts: tuple[AttributePart, ...] = ()


@dataclass(frozen=True, slots=True)
class MissionState(Cached):
    """A mission of the table (see `app.rules.frame_state.missions`), with its cached views."""

    mission: Mission


@dataclass(frozen=True, slots=True)
class SystemState(Cached):
    """The state of one dice system."""

    slice: Mapping[str, Any]
