"""Registry of dice systems, by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from types import MappingProxyType

from app.rules.systems.base import System

#: Modules below `app.rules` that have a `SYSTEM`, in the order shown.
_MODULES = (
    "frame_state.system",
    "systems.course_and_flow.system",
    "systems.q_star",
    "systems.action_rolls",
)


def _found() -> Iterator[System]:
    for name in _MODULES:
        system: System = import_module(f"app.rules.{name}").SYSTEM
        yield system


_by_name = {system.name: system for system in _found()}

#: name -> system, read-only
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
