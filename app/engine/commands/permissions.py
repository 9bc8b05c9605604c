"""The permission levels of commands, and the check of a sender's role (FS 1.1, FS 1.3)."""

from __future__ import annotations

from enum import Enum
from typing import Final

from app.engine.refusals import Refusal
from app.engine.state.record import Role


class Permission(Enum):
    """Who may send a command. The server (role "system") may send all of them."""

    #: The server alone.
    SYSTEM = "system"
    HANDLER = "handler"
    #: The Handler, and pilots who own the command's subject.
    OWNER = "owner"
    #: Handler and pilots.
    PLAYER = "player"


ROLE_CODES: Final[dict[Permission, str]] = {
    Permission.SYSTEM: "server-only",
    Permission.HANDLER: "handler-only",
    Permission.OWNER: "spectators-watch",
    Permission.PLAYER: "spectators-watch",
}

_ALLOWED: Final[dict[Permission, frozenset[Role]]] = {
    Permission.SYSTEM: frozenset({"system"}),
    Permission.HANDLER: frozenset({"system", "handler"}),
    Permission.OWNER: frozenset({"system", "handler", "pilot"}),
    Permission.PLAYER: frozenset({"system", "handler", "pilot"}),
}


def check_role(who: Permission, role: Role) -> None:
    """Raises `Refusal` "server-only", "handler-only" or "spectators-watch"."""
    if role not in _ALLOWED[who]:
        raise Refusal(ROLE_CODES[who])
