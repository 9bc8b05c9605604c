"""The interface of a socket's send queue, and the WebSocket close codes."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Protocol


class CloseCode(IntEnum):
    """Close codes of the server. Codes from 4400 on follow the HTTP status they resemble."""

    FLOOD = 1008
    RESTART = 1012
    UNKNOWN_FRAME = 4400
    NOT_SIGNED_IN = 4401
    NOT_ALLOWED = 4403
    GONE = 4404
    RESYNC = 4409
    SEEN_GONE = 4410
    FULL = 4429


class Outbox(Protocol):
    """The send queue of one client. It never blocks and is bounded.

    A client that falls behind is closed with RESYNC and joins again; the journal has what it
    missed.
    """

    def push(self, frame: bytes) -> None:
        """Queues one frame (UTF-8 JSON)."""

    def push_initial(self, frames: Iterable[bytes]) -> None:
        """Queues the first frames of a socket, whatever their size.

        Closing the socket for their size would not help: the client would ask for the same frames
        again.
        """

    def close(self, code: int, reason: str) -> None:
        """Closes the socket after the frames queued so far."""
