"""The registry of dice systems: one entry each, found here by name (see `system`)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from app.rules.systems.frame_state import rolls as frame_state
from app.rules.systems.system import System

_ALL = (frame_state.SYSTEM,)

#: name -> system
SYSTEMS: Mapping[str, System] = MappingProxyType({system.name: system for system in _ALL})
