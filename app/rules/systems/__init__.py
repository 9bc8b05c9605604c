"""The registry of dice systems: one entry each, found here by name (see `system`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from types import MappingProxyType

from app.rules.systems.action_rolls import SYSTEM as ACTION_ROLLS
from app.rules.systems.course_and_flow.system import SYSTEM as COURSE_AND_FLOW
from app.rules.systems.frame_state import rolls as frame_state
from app.rules.systems.q_star import SYSTEM as Q_STAR
from app.rules.systems.system import System

_ALL = (frame_state.SYSTEM, COURSE_AND_FLOW, Q_STAR, ACTION_ROLLS)

_by_name = {system.name: system for system in _ALL}

#: name -> system; it can be looked at and not changed
SYSTEMS: Mapping[str, System] = MappingProxyType(_by_name)


@contextmanager
def offering(system: System) -> Iterator[None]:
    """One more system while the block runs, for a program that brings its own (docs/systems.md).

    Every process that serves the same tables must offer it. Raises ValueError for a name taken.
    """
    if system.name in SYSTEMS:
        raise ValueError(f"there is a dice system {system.name!r} already")
    _by_name[system.name] = system
    try:
        yield
    finally:
        del _by_name[system.name]
