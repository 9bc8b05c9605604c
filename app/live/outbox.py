"""What a live table needs of a socket, and the codes with which it closes one."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Protocol


class CloseCode(IntEnum):
    """Why a live table closes a socket; those from 4400 on follow the HTTP status they resemble."""

    RESTART = 1012
    SEAT_GONE = 4401
    NOT_ALLOWED = 4403
    TABLE_GONE = 4404
    RESYNC = 4409
    SEEN_GONE = 4410


class Outbox(Protocol):
    """The way out to one client. Never blocks; bounded: one that falls behind closes itself with
    RESYNC, because what it missed is in the journal and it may join again."""

    def push(self, frame: bytes) -> None:
        """Queue one frame (UTF-8 JSON)."""

    def push_initial(self, frames: Iterable[bytes]) -> None:
        """Queue what a socket is owed that has just come, however much it is: one that was closed
        for its size would come back for the same."""

    def close(self, code: int, reason: str) -> None:
        """Close after the frames queued so far."""
