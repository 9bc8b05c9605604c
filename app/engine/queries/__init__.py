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
    sight,
    unit_rolls,
)
from app.engine.queries.registry import query_names, run_query

__all__ = [
    "actions",
    "attacks",
    "builds",
    "characters",
    "missions",
    "movement",
    "notation",
    "odds",
    "query_names",
    "run_query",
    "sight",
    "unit_rolls",
]
