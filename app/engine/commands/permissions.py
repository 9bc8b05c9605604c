"""The permission levels of commands and the check of a sender's role (R1.1)."""

from __future__ import annotations

from enum import Enum
from typing import Final

from app.engine.refusals import Refusal
from app.engine.state.record import Role


class Who(Enum):
    """Who may send a command. The server (role "system") may send every one."""

    #: The server alone.
    SYSTEM = "system"
    HANDLER = "handler"
    #: The Handler, and whoever steers the command's unit.
    OWNER = "owner"
    #: Handler and pilots.
    PLAYER = "player"


_CODE: Final[dict[Who, str]] = {
    Who.SYSTEM: "server-only",
    Who.HANDLER: "handler-only",
    Who.OWNER: "spectators-watch",
    Who.PLAYER: "spectators-watch",
}

_ALLOWED: Final[dict[Who, frozenset[Role]]] = {
    Who.SYSTEM: frozenset({"system"}),
    Who.HANDLER: frozenset({"system", "handler"}),
    Who.OWNER: frozenset({"system", "handler", "pilot"}),
    Who.PLAYER: frozenset({"system", "handler", "pilot"}),
}


def check_role(who: Who, role: Role) -> None:
    """Refusal "server-only", "handler-only" or "spectators-watch"."""
    if role not in _ALLOWED[who]:
        raise Refusal(_CODE[who])
