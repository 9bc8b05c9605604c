"""When the size of a table is measured against its memory limit.

The measurement takes a seventh of the time of a small command. A table that is far below its limit
is measured once for several commands.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.engine import State
from app.engine.commands.undo.table_size import brings_maps
from app.engine.history.memory_size import state_size

#: Commands, and their bytes as JSON, after which a table is measured again.
COMMANDS, BYTES = 16, 64 * 1024


class MemoryLimit:
    """The limit of one table. `most`: bytes of memory that it may take, None for no limit."""

    def __init__(self, most: int | None) -> None:
        self._most = most
        # the first command is measured
        self._commands, self._bytes = COMMANDS, 0

    def room_for(self, command: Mapping[str, Any], size: int) -> int | None:
        """Returns the limit for a command of `size` bytes; None for one that is not measured."""
        self._commands += 1
        self._bytes += size
        due = self._commands > COMMANDS or self._bytes > BYTES or brings_maps(command)
        return self._most if due else None

    def note(self, measured: State) -> None:
        """Takes the state after a command that was measured. Above half of the limit every command
        is."""
        spacious = self._most is not None and state_size(measured) <= self._most // 2
        self._commands, self._bytes = 0 if spacious else COMMANDS, 0

    def measure_next(self) -> None:
        """Has the next command measured: another process has changed the table."""
        self._commands = COMMANDS
