"""The document of a whole table (scenes, units, options, log), its reader, and the log document.

An imported table is a new one: ids, keys, seats and the dice's chapter are its own. With its
history (see `app.export.history`) it goes on from that. Without, it begins
with its scenes, the units as they stood, the options, the characters, the missions and whatever was
under way in a conflict; the log of the
old table comes along in the document to be read, and is not part of the new table's history. Both
documents hold what it takes to check the dice in the log (see `app.rules.dice_check.verify_dice`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

import msgspec

from app.engine.commands.combat.builds import MOST_BUILDS
from app.engine.commands.units.units import MOST_UNITS
from app.engine.state.state import Scene, World
from app.export.crew import crew_document
from app.export.fight import fight_document
from app.export.history import HistoryDocument
from app.export.units import unit_export
from app.formats.json_limits import MOST_DEPTH, count_values, too_deep
from app.formats.registry import write_map
from app.rules.geometry.terrain import HexMap

FORMAT = "hexframe-table"
LOG_FORMAT = "hexframe-log"
VERSION = 1
#: A document with history says so, since older programs would leave that out unsaid.
VERSION_WITH_HISTORY = 2
#: Scenes of a document besides the one shown.
MOST_SCENES: Final = 50


class SceneDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scene besides the one shown; `units` and `fight` as those of the document, with places in
    the scene's own units."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    map: msgspec.Raw
    units: Annotated[list[dict[str, Any]], msgspec.Meta(max_length=MOST_UNITS)] = []
    fight: dict[str, Any] = {}


class TableDocument(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The document; `map` is a map document of our own, `units` are as `app.export.units` writes
    them: parameters of `unit.add` with a `now` and a `state`."""

    format: Literal["hexframe-table"]
    version: Literal[1, 2]
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    map: msgspec.Raw
    options: dict[str, Any] = {}
    systems: Annotated[list[str], msgspec.Meta(max_length=8)] = msgspec.field(
        default_factory=lambda: ["frame-state"]
    )
    units: Annotated[list[dict[str, Any]], msgspec.Meta(max_length=MOST_UNITS)] = []
    #: as `app.export.crew` writes them; none: the categories of Frame State
    categories: list[dict[str, Any]] = []
    characters: Annotated[list[dict[str, Any]], msgspec.Meta(max_length=MOST_UNITS)] = []
    missions: Annotated[list[dict[str, Any]], msgspec.Meta(max_length=MOST_UNITS)] = []
    builds: Annotated[list[dict[str, Any]], msgspec.Meta(max_length=MOST_BUILDS)] = []
    #: as `app.export.fight` writes it: parameters of `fight.restore`; empty: nothing was under way
    fight: dict[str, Any] = {}
    #: the other scenes; characters name units by their place in those of the scene shown, then of
    #: these in order
    scenes: list[SceneDocument] = []
    #: To be read by people, like the log; the new table's dice are its own.
    dice: msgspec.Raw = msgspec.Raw(b"{}")
    log: msgspec.Raw = msgspec.Raw(b"[]")
    #: Every row of the journal: then the new table goes on from there, and all before is what
    #: older programs read.
    history: HistoryDocument | None = None


def _parts_of(document: type[msgspec.Struct]) -> Any:
    """The fields of a document as bytes, to be weighed before they are read."""
    fields = [(name, msgspec.Raw, msgspec.Raw()) for name in document.__struct_fields__]
    return msgspec.defstruct("_Parts", fields)


_PARTS: Final = _parts_of(TableDocument)
_SCENE_PARTS: Final = _parts_of(SceneDocument)
#: A list of so many scenes at most, none of them read yet.
_SCENES: Any = msgspec.defstruct(
    "_Scenes",
    [(f"s{n}", msgspec.Raw, msgspec.Raw()) for n in range(MOST_SCENES)],
    array_like=True,
    forbid_unknown_fields=True,
)
#: Parts that are passed over, or read by somebody who has bounds of their own.
_UNCOUNTED: Final = ("map", "dice", "log", "history", "scenes")
#: Values that all other parts may have.
MOST_VALUES: Final = 500_000


def read_document(content: bytes) -> TableDocument:
    """A document from its bytes, in linear time; nothing is read of what has too many values or is
    nested too deep. ValueError says what is wrong."""
    try:
        parts = msgspec.json.decode(content, type=_PARTS)
        read = _bounded_parts(parts)
        if scenes := bytes(parts.scenes):
            for scene in msgspec.structs.astuple(msgspec.json.decode(scenes, type=_SCENES)):
                if one := bytes(scene):
                    read += _bounded_parts(msgspec.json.decode(one, type=_SCENE_PARTS))
        if sum(map(count_values, read)) > MOST_VALUES or any(map(too_deep, read)):
            raise ValueError(f"more than {MOST_VALUES} values, or nested deeper than {MOST_DEPTH}")
        return msgspec.json.decode(content, type=TableDocument)
    except RecursionError as error:
        raise ValueError(str(error)) from None


class _Named(msgspec.Struct):
    name: str = ""


def map_name(document: msgspec.Raw) -> str:
    """What a map document, which was read already, says is its name."""
    return msgspec.json.decode(document, type=_Named).name


def _bounded_parts(parts: Any) -> list[bytes]:
    return [
        bytes(getattr(parts, name)) for name in parts.__struct_fields__ if name not in _UNCOUNTED
    ]


class LogExport(msgspec.Struct, frozen=True):
    """The lines that somebody may read, and the chapters of chance they were rolled in."""

    table: str
    lines: list[Any]
    #: `{"chapter", "commitment", "seed"}`, the seed null while the chapter is open
    chapters: list[dict[str, Any]]

    def dice(self) -> dict[str, Any]:
        """What is needed besides the lines to check the dice."""
        return {"table": self.table, "lines": len(self.lines), "chapters": self.chapters}


def log_document(view: Mapping[str, Any], group: str, at: str, log: LogExport) -> dict[str, Any]:
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
    view: Mapping[str, Any], world: World, board: HexMap, log: LogExport
) -> dict[str, Any]:
    """The document of a table, from the Handler's view, the world, the map, the Handler's log."""
    scene = world.scenes[world.active_scene]
    others = [each for each in world.scenes.values() if each is not scene]
    table, ids = view["table"], [id for each in (scene, *others) for id in each.units]
    return {
        "format": FORMAT,
        "version": VERSION,
        "name": table["name"],
        "options": table["options"],
        "systems": table["systems"],
        **_scene_document(world, scene, board),
        **crew_document(view, ids),
        "scenes": [
            {"name": each.name, **_scene_document(world, each, each.map)} for each in others
        ],
        "dice": log.dice(),
        "log": log.lines,
    }


def _scene_document(world: World, scene: Scene, board: HexMap) -> dict[str, Any]:
    """Map, units and fight of a scene."""
    ids = list(scene.units)
    return {
        "map": msgspec.json.decode(write_map("hexframe", board, scene.name)),
        "units": [unit_export(unit, ids) for unit in scene.units.values()],
        "fight": fight_document(world, scene),
    }
