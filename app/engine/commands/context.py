"""What a decision is made from: the command as it was sent, and what the engine may ask for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from app.engine.state.record import Role


class CountedChance(Protocol):
    """A source of dice that numbers its dice."""

    @property
    def counter(self) -> int:
        """The number of the next die."""
        ...  # pragma: no cover

    def die(self, sides: int) -> int:
        """Rolls the next die and returns a face from 1 to `sides`."""
        ...  # pragma: no cover


@dataclass(frozen=True, slots=True)
class SentCommand:
    """A command as it was received: the sender's seat and role, the command's id, and its body.

    `program`: the name of the integration token with which it was sent in the seat's name, or with
    which the server was asked for it.
    """

    seat: str | None
    role: Role
    id: str
    command: Mapping[str, Any]
    program: str = ""


@dataclass(frozen=True, slots=True)
class DecisionContext:
    """What a decision takes from outside: dice, new ids, and the time (ISO 8601, UTC).

    `chance(stream, counter)` gives the dice of a stream ("public" or "secret") from that number on.
    """

    chance: Callable[[str, int], CountedChance]
    ids: Callable[[], str]
    now: str
    #: Bytes of memory that the table may take. None means no limit.
    room: int | None = None
