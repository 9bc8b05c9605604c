"""The time of day, as the journal, the store and answers write it."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta


def now() -> str:
    """Returns the current time, ISO 8601 in UTC with milliseconds."""
    return from_now(0)


def from_now(seconds: float) -> str:
    """Returns the time in so many seconds; negative: so many ago."""
    at = datetime.now(UTC) + timedelta(seconds=seconds)
    return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")
