"""Characters, missions and the state of dice systems in the world."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from app.rules.frame_state.characters import Sheet, Upgrade
from app.rules.frame_state.missions import Mission
from app.rules.frame_state.sheet_tests import Part


@dataclass(frozen=True, slots=True)
class Character:
    """A pilot with a frame: the seat that plays it, the unit that stands for it, and its sheet."""

    id: str
    name: str
    #: name of its frame
    frame: str = ""
    seat: str | None = None
    unit: str | None = None
    sheet: Sheet = field(default_factory=Sheet)
    #: upgrades that wait for the Handler's approval
    plan: tuple[Upgrade, ...] = ()
    #: visible to the Handler alone
    notes: str = ""
    #: the seat was assigned with the unit and is released with it
    lent: bool = False
    _memo: dict[Any, Any] = field(default_factory=dict, init=False, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class FromSheet:
    """The character whose sheet a test was made from, and the sheet's parts of the test."""

    character: str
    name: str
    parts: tuple[Part, ...] = ()


@dataclass(frozen=True, slots=True)
class MissionState:
    """A mission of the table (see `app.rules.frame_state.missions`), with its cached views."""

    mission: Mission
    _memo: dict[Any, Any] = field(default_factory=dict, init=False, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class SystemState:
    """The state of one dice system."""

    slice: Mapping[str, Any]
    _memo: dict[Any, Any] = field(default_factory=dict, init=False, compare=False, repr=False)
