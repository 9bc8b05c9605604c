"""The engine: what a table is and how commands change it. Pure; see `decide`, `evolve`, `views`."""

from __future__ import annotations

from app.engine.codec import FOLD_VERSION, restore, snapshot
from app.engine.decide import Context, Decision, Sent, decide
from app.engine.evolve import Row, apply_row, evolve
from app.engine.groups import called, goes_on, group_of, groups
from app.engine.patch import apply_patch, diff
from app.engine.queries import ask
from app.engine.refusals import Refused
from app.engine.state import State, new_state
from app.engine.views import chunk_of, entries, project
from app.rules.hexmap import HexMap

map_document = HexMap.document
map_from_document = HexMap.from_document

__all__ = [
    "FOLD_VERSION",
    "Context",
    "Decision",
    "Refused",
    "Row",
    "Sent",
    "State",
    "apply_patch",
    "apply_row",
    "ask",
    "called",
    "chunk_of",
    "decide",
    "diff",
    "entries",
    "evolve",
    "goes_on",
    "group_of",
    "groups",
    "map_document",
    "map_from_document",
    "new_state",
    "project",
    "restore",
    "snapshot",
]
