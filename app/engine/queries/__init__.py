"""Questions: they run on what the asker knows and change nothing.

Importing the modules of this package fills the registry in `asking`.
"""

from __future__ import annotations

from app.engine.queries import (
    actions,
    attacks,
    chances,
    characters,
    frames,
    looking,
    missions,
    moving,
    notation,
    own_rolls,
)
from app.engine.queries.asking import ask, names

__all__ = [
    "actions",
    "ask",
    "attacks",
    "chances",
    "characters",
    "frames",
    "looking",
    "missions",
    "moving",
    "names",
    "notation",
    "own_rolls",
]
