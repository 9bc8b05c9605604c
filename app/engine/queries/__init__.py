"""Questions: they run on what the asker knows and change nothing.

Importing the modules of this package fills the registry in `asking`.
"""

from __future__ import annotations

from app.engine.queries import (
    actions,
    attacks,
    builds,
    characters,
    missions,
    movement,
    notation,
    odds,
    own_rolls,
    sight,
)
from app.engine.queries.registry import ask, names

__all__ = [
    "actions",
    "ask",
    "attacks",
    "builds",
    "characters",
    "missions",
    "movement",
    "names",
    "notation",
    "odds",
    "own_rolls",
    "sight",
]
