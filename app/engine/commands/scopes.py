"""Scopes of integration tokens: what each lets a program do in the name of a seat.

A scope never adds to what the seat may do. A command's scope is part of its registration.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, get_args

from app.engine.commands.permissions import Permission

#: What a token may do, from the least to the most.
Scope = Literal["read", "chat", "roll", "play", "run", "manage"]
SCOPES: Final[tuple[Scope, ...]] = get_args(Scope)

#: The scopes that a token of a seat with this role may have: others would never let it do anything.
SCOPES_OF: Final[Mapping[str, tuple[Scope, ...]]] = {
    "handler": SCOPES,
    "pilot": ("read", "chat", "roll", "play"),
    "spectator": ("read",),
}

#: What a command needs whose registration names no scope; the server's own commands have none.
USUAL_SCOPES: Final[Mapping[Permission, Scope | None]] = {
    Permission.SYSTEM: None,
    Permission.HANDLER: "run",
    Permission.OWNER: "play",
    Permission.PLAYER: "play",
}
