"""Missions and payout of Frame State: terms, tally of costs, pay per pilot (frame-state 8)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

Result = Literal["open", "achieved", "failed"]
#: how a mission stands: prepared, briefed, under way, paid
Phase = Literal["draft", "briefed", "running", "paid"]


@dataclass(frozen=True, slots=True)
class Objective:
    """A secondary or hidden objective with its bonus in credits, to each pilot.

    A hidden one is not shown to players before it is `revealed`.
    """

    id: str
    text: str
    bonus: int
    hidden: bool = False
    revealed: bool = False
    result: Result = "open"


@dataclass(frozen=True, slots=True)
class Deduction:
    """Credits that the employer keeps back from each pilot, and why."""

    id: str
    text: str
    amount: int


@dataclass(frozen=True, slots=True)
class Tally:
    """What a pilot's mission cost: integrity lost, and uses of weapons by tier (1, 2, 3)."""

    integrity: int = 0
    uses: tuple[int, int, int] = (0, 0, 0)


@dataclass(frozen=True, slots=True)
class Mission:
    """A mission; `crew` names the characters that are paid, `tallies` is by character."""

    id: str
    name: str
    briefing: str = ""
    primary: str = ""
    base: int = 0
    result: Result = "open"
    phase: Phase = "draft"
    objectives: tuple[Objective, ...] = ()
    deductions: tuple[Deduction, ...] = ()
    crew: tuple[str, ...] = ()
    tallies: Mapping[str, Tally] = field(default_factory=dict)
    #: for the Handler alone
    notes: str = ""
