"""The registry of dice systems: one entry each, found here by name.

A system says what it is called, where it comes from, the form of a roll as JSON Schema (panels and
documentation are drawn from it) and the exact odds of such a roll.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from app.rules.systems.frame_state import rolls as frame_state


@dataclass(frozen=True, slots=True)
class System:
    """A dice system: `odds` takes a roll that fits `form` and gives
    `{"outcomes": {name: {p, exact}} | None, "scores": {score: {p, exact}}}`; ValueError for a roll
    that does not fit."""

    name: str
    title: str
    source: str
    form: Mapping[str, Any]
    odds: Callable[[Mapping[str, Any]], dict[str, Any]]


_ALL = (
    System(
        name="frame-state",
        title="Frame State",
        source="Frame State, public playtest 1.2, by Gerard van Silke (CC BY-SA 4.0)",
        form=frame_state.FORM,
        odds=frame_state.odds_of_roll,
    ),
)

#: name -> system
SYSTEMS: Mapping[str, System] = MappingProxyType({system.name: system for system in _ALL})
