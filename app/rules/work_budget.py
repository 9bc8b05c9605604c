"""Work budget: a limit on the computation of one operation, counted by its loops.

`spending(work)` passes a budget to everything that is called inside the block, through a context
variable, so that the functions between the caller and an inner loop need no parameter for it. One
unit is about one column, cell or pair of cells looked at. No clock is involved: the same operation
costs the same on every machine. Without a budget nothing is bounded, as when a journal is replayed.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final


class TooMuchWork(Exception):
    """An operation has used up its budget. `limit` is the budget, in units."""

    def __init__(self, limit: int) -> None:
        super().__init__(limit)
        self.limit = limit


class Cancelled(Exception):
    """The operation was cancelled: nobody waits for its result."""


class Work:
    """The budget of one operation and how much of it is spent. Another thread may `cancel` it."""

    __slots__ = ("cancelled", "done", "limit")

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.done = 0
        self.cancelled = False

    def cancel(self) -> None:
        """Stop the operation the next time it counts."""
        self.cancelled = True

    def spend(self, units: int) -> None:
        """Count units; raises TooMuchWork over the limit and Cancelled after `cancel`."""
        self.done += units
        if self.cancelled:
            raise Cancelled
        if self.done > self.limit:
            raise TooMuchWork(self.limit)


_current: Final[ContextVar[Work | None]] = ContextVar("work", default=None)


@contextmanager
def spending(work: Work) -> Iterator[None]:
    """Count everything inside the block against this budget."""
    token = _current.set(work)
    try:
        yield
    finally:
        _current.reset(token)


def spend(units: int) -> None:
    """Count units against the budget of the operation under way, if it has one."""
    work = _current.get()
    if work is not None:
        work.spend(units)
