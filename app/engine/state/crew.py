"""Who plays and for what: characters, missions and the slices of dice systems in the world.

Parts of the state, like those of `state`; what was computed from one is kept beside it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from app.rules.frame_state.characters import Sheet, Upgrade
from app.rules.frame_state.missions import Mission
from app.rules.frame_state.sheet_tests import Part


@dataclass(frozen=True, slots=True)
class Character:
    """A pilot with a frame: whose seat plays it, which unit stands for it, what it has."""

    id: str
    name: str
    #: name of the frame
    frame: str = ""
    seat: str | None = None
    unit: str | None = None
    sheet: Sheet = field(default_factory=Sheet)
    #: a plan that waits for the Handler's word
    plan: tuple[Upgrade, ...] = ()
    #: for the Handler alone
    notes: str = ""
    #: its seat came with its unit, and goes with it
    lent: bool = False
    _memo: dict[Any, Any] = field(default_factory=dict, init=False, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class FromSheet:
    """Whose sheet a test was made from, and what it gave to it."""

    character: str
    name: str
    parts: tuple[Part, ...] = ()


@dataclass(frozen=True, slots=True)
class MissionState:
    """A mission of the table (see `app.rules.frame_state.missions`)."""

    mission: Mission
    _memo: dict[Any, Any] = field(default_factory=dict, init=False, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class SystemState:
    """The slice of one dice system."""

    slice: Mapping[str, Any]
    _memo: dict[Any, Any] = field(default_factory=dict, init=False, compare=False, repr=False)
