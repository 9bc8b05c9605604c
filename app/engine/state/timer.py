"""The timer of a table: a countdown that everybody sees. Nothing happens at its end."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Final

#: The longest time of a timer, in seconds.
LONGEST_TIMER: Final = 24 * 3600


@dataclass(frozen=True, slots=True)
class Timer:
    """A countdown of so many `seconds`. Times are ISO 8601 in UTC.

    `ends_at`: when it ends, None while it is paused. `left`: the milliseconds that are left while
    it is paused.
    """

    label: str
    seconds: int
    ends_at: str | None
    left: int = 0

    def remaining(self, now: str) -> int:
        """Returns the milliseconds that are left at a time, at least 0."""
        if self.ends_at is None:
            return self.left
        left = datetime.fromisoformat(self.ends_at) - datetime.fromisoformat(now)
        return max(0, round(left / timedelta(milliseconds=1)))

    def running(self, left: int, now: str) -> Timer:
        """Returns the timer as it runs with so many milliseconds left."""
        end = datetime.fromisoformat(now) + timedelta(milliseconds=left)
        text = end.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        return replace(self, ends_at=text, left=0)

    def paused(self, left: int) -> Timer:
        """Returns the timer as it stands with so many milliseconds left."""
        return replace(self, ends_at=None, left=left)
