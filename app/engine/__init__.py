"""The engine: the state of a table, and how commands and queries work on it.

Everything here is pure: no file, no clock, no randomness of its own. Start with `decide` (a command
gives events), `evolve` (an event changes the state) and `project` (a group's view of the state).
"""

from __future__ import annotations

from app.engine.decide import Decision, DecisionContext, SentCommand, decide
from app.engine.events.evolve import Row, apply_row, close_row, evolve
from app.engine.queries import run_query
from app.engine.refusals import Refused
from app.engine.state.patch import apply_patch, diff
from app.engine.state.snapshot import FOLD_VERSION, load_snapshot, snapshot
from app.engine.state.state import State, new_state
from app.engine.views.backgrounds import background_block
from app.engine.views.log import Entry, log_entries
from app.engine.views.pictures import pictures_in_view, pictures_in_world
from app.engine.views.views import ChunkView, View, chunk_view, chunk_views, project
from app.engine.visibility.groups import HANDLER, Group, group_of, groups
from app.rules.geometry.hexmap_document import map_document, map_from_document

__all__ = [
    "FOLD_VERSION",
    "HANDLER",
    "ChunkView",
    "Decision",
    "DecisionContext",
    "Entry",
    "Group",
    "Refused",
    "Row",
    "SentCommand",
    "State",
    "View",
    "apply_patch",
    "apply_row",
    "background_block",
    "chunk_view",
    "chunk_views",
    "close_row",
    "decide",
    "diff",
    "evolve",
    "group_of",
    "groups",
    "load_snapshot",
    "log_entries",
    "map_document",
    "map_from_document",
    "new_state",
    "pictures_in_view",
    "pictures_in_world",
    "project",
    "run_query",
    "snapshot",
]
