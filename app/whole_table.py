"""A whole table as one document: map, units, options and log; the way back; and the log alone.

An imported table is a new one: ids, keys, seats and the dice's chapter are its own. With its
history (see `app.whole_history`) it goes on from that. Without, it begins
with the map, the units as they stood, the options, the characters, the missions and whatever was
under way in a conflict; the log of the
old table comes along in the document to be read, and is not part of the new table's history. Both
documents hold what it takes to check the dice in the log (see `app.rules.verify_dice`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from app.engine.state import World
from app.formats.registry import write_map
from app.rules.terrain import HexMap
from app.whole_crew import crew_document
from app.whole_fight import fight_document
from app.whole_history import HistoryDocument
from app.whole_units import document_of_unit

FORMAT = "hexframe-table"
LOG_FORMAT = "hexframe-log"
VERSION = 1
#: A document with history says so, since older programs would leave that out unsaid.
VERSION_WITH_HISTORY = 2


class TableDocument(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The document; `map` is a map document of our own, `units` are as `app.whole_units` writes
    them: parameters of `unit.add` with a `now` and a `state`."""

    format: Literal["hexframe-table"]
    version: Literal[1, 2]
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    map: dict[str, Any]
    options: dict[str, Any] = {}
    systems: list[str] = msgspec.field(default_factory=lambda: ["frame-state"])
    units: list[dict[str, Any]] = []
    #: as `app.whole_crew` writes them; none: the categories of Frame State
    categories: list[dict[str, Any]] = []
    characters: list[dict[str, Any]] = []
    missions: list[dict[str, Any]] = []
    builds: list[dict[str, Any]] = []
    #: as `app.whole_fight` writes it: parameters of `fight.restore`; empty: nothing was under way
    fight: dict[str, Any] = {}
    #: To be read, like the log; the new table's dice are its own.
    dice: dict[str, Any] = {}
    log: list[dict[str, Any]] = []
    #: Every row of the journal: then the new table goes on from there, and all before is what
    #: older programs read.
    history: HistoryDocument | None = None


class Log(msgspec.Struct, frozen=True):
    """The lines that somebody may read, and the chapters of chance they were rolled in."""

    table: str
    lines: list[Any]
    #: `{"chapter", "commitment", "seed"}`, the seed null while the chapter is open
    chapters: list[dict[str, Any]]

    def dice(self) -> dict[str, Any]:
        """What is needed besides the lines to check the dice."""
        return {"table": self.table, "lines": len(self.lines), "chapters": self.chapters}


def log_document(view: Mapping[str, Any], group: str, at: str, log: Log) -> dict[str, Any]:
    """The log of a table as a group reads it, to keep and to check; `at`: ISO 8601."""
    return {
        "format": LOG_FORMAT,
        "version": VERSION,
        "name": view["table"]["name"],
        "readers": group,
        "exported": at,
        "dice": log.dice(),
        "log": log.lines,
    }


def table_document(
    view: Mapping[str, Any], world: World, board: HexMap, log: Log
) -> dict[str, Any]:
    """The document of a table, from the Handler's view, the world, the map, the Handler's log."""
    scene = world.scenes[world.active_scene]
    table, ids = view["table"], list(scene.units)
    return {
        "format": FORMAT,
        "version": VERSION,
        "name": table["name"],
        "options": table["options"],
        "systems": table["systems"],
        "map": msgspec.json.decode(write_map("hexframe", board, view["scene"]["name"])),
        "units": [document_of_unit(unit, ids) for unit in scene.units.values()],
        **crew_document(view),
        "fight": fight_document(world, scene),
        "dice": log.dice(),
        "log": log.lines,
    }
