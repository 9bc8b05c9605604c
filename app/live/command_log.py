"""What the log says of each command, and which command a line of the log belongs to.

Every line that is written while a command runs carries the ids of table, seat and command.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any

from app import metrics, tracing
from app.engine import Refused, Row

#: Seconds after which a command is logged as slow, at the level "warning".
SLOW = 1.0

log = logging.getLogger("hexframe.commands")


@dataclass(frozen=True, slots=True)
class CommandContext:
    """The command that runs. `command` is its type, "other" for one that does not exist."""

    table: str
    seat: str | None
    command_id: str
    command: str

    def fields(self) -> dict[str, str]:
        """Returns what is known of the command, for the log and for traces."""
        known = {"table": self.table, "command": self.command, "command_id": self.command_id}
        return known if self.seat is None else {**known, "seat": self.seat}


_running: ContextVar[CommandContext | None] = ContextVar("hexframe_command", default=None)


@contextmanager
def running(context: CommandContext) -> Iterator[None]:
    """Marks the lines that are logged in the block as lines of this command."""
    token = _running.set(context)
    try:
        yield
    finally:
        _running.reset(token)


def command_fields() -> dict[str, str]:
    """Returns what is known of the command that runs in this task; nothing without one."""
    found = _running.get()
    return {} if found is None else found.fields()


def note_result(
    context: CommandContext, result: Row | Refused | None, seconds: float, traced: Any = None
) -> None:
    """Counts a command, logs it, and ends its span of `tracing`; None for one that failed.

    Level "debug", "warning" for a slow one. The failure itself is logged where it is handled.
    """
    metrics.observe("all", seconds)
    outcome = "failed" if result is None else "done"
    if isinstance(result, Refused):
        outcome = "refused"
        metrics.REFUSALS.labels(result.code).inc()
    metrics.COMMANDS.labels(context.command, outcome).inc()
    level = logging.WARNING if seconds > SLOW else logging.DEBUG
    if traced is None and not log.isEnabledFor(level):
        return
    said, details = outcome, {"outcome": outcome}
    if isinstance(result, Refused):
        said = details["code"] = result.code
    version = {"version": result.version} if isinstance(result, Row) else {}
    tracing.note(traced, **details, **version)
    ms = {"ms": round(seconds * 1000, 3)}
    extra = {**details, **version, **ms}
    log.log(level, "%s: %s in %.1f ms", context.command, said, seconds * 1000, extra=extra)
