"""Queries: they answer from what the sender knows, and change nothing.

Importing the modules of this package fills the registry in `registry`.
"""

from __future__ import annotations

from app.engine.queries import (
    actions,
    attacks,
    builds,
    characters,
    dispositions,
    hazards,
    missions,
    modules,
    movement,
    notation,
    odds,
    sight,
    suggestion,
    unit_rolls,
)
from app.engine.queries.registry import (
    answer_types,
    query_askers,
    query_functions,
    query_names,
    query_types,
    run_query,
)

__all__ = [
    "actions",
    "answer_types",
    "attacks",
    "builds",
    "characters",
    "dispositions",
    "hazards",
    "missions",
    "modules",
    "movement",
    "notation",
    "odds",
    "query_askers",
    "query_functions",
    "query_names",
    "query_types",
    "run_query",
    "sight",
    "suggestion",
    "unit_rolls",
]
