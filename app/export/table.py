"""The document of a whole table (scenes, units, options, log), its reader, and the log document.

An imported table is a new one with its own ids, keys, seats and dice chapter. With a history (see
`app.export.history`) it continues that. Without one it begins with the exported world (see
`app.engine.state.contents`), and the old log is only for reading. Both documents have everything
that checks the dice in the log (see `app.rules.dice_check.verify_dice`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

import msgspec

from app.engine import State
from app.engine.state.contents import contents_document, scenes_in_order
from app.export.history import HistoryDocument
from app.export.old_documents import MOST_SCENES, OldDocument, OldScene, world_of
from app.formats.json_limits import MOST_DEPTH, count_values, too_deep
from app.formats.registry import write_map
from app.rules.decoding import decode_json

FORMAT = "hexframe-table"
LOG_FORMAT = "hexframe-log"
VERSION: Final = 3
LOG_VERSION = 1


#: The id of a picture.
PictureName = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[a-z0-9]+$")]
#: The most pictures of a document.
MOST_PICTURES: Final = 1000


class SceneDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scene, without what is on its map; the map is a map document of our own."""

    name: Annotated[str, msgspec.Meta(max_length=80)]
    map: msgspec.Raw


class TableDocument(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The document. `world` is as `app.engine.state.contents` writes it; its scenes are `scenes`,
    the one shown first."""

    format: Literal["hexframe-table"]
    version: Literal[3]
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    scenes: Annotated[list[SceneDocument], msgspec.Meta(min_length=1)]
    world: dict[str, Any]
    options: dict[str, Any] = {}
    systems: Annotated[list[str], msgspec.Meta(max_length=8)] = msgspec.field(
        default_factory=lambda: ["frame-state"]
    )
    #: For people, like the log; the new table has its own dice.
    dice: msgspec.Raw = msgspec.Raw(b"{}")
    log: msgspec.Raw = msgspec.Raw(b"[]")
    #: WebP files by the ids that the world refers to.
    pictures: dict[PictureName, bytes] = {}
    #: Every row of the journal, which the new table continues.
    history: HistoryDocument | None = None


def _parts_of(document: type[msgspec.Struct]) -> Any:
    """Returns the fields of a document as bytes, to check their size before they are parsed."""
    fields = [(name, msgspec.Raw, msgspec.Raw()) for name in document.__struct_fields__]
    return msgspec.defstruct("_Parts", fields)


_PARTS: Final = _parts_of(TableDocument)
_SCENE_PARTS: Final = _parts_of(SceneDocument)
_OLD_PARTS: Final = _parts_of(OldDocument)
_OLD_SCENE_PARTS: Final = _parts_of(OldScene)
#: A list of at most so many scenes, not parsed yet.
_SCENES: Any = msgspec.defstruct(
    "_Scenes",
    [(f"s{n}", msgspec.Raw, msgspec.Raw()) for n in range(MOST_SCENES + 1)],
    array_like=True,
    forbid_unknown_fields=True,
)
#: Parts that are ignored, or parsed elsewhere with their own bounds.
_UNCOUNTED: Final = ("map", "dice", "log", "history", "scenes", "pictures")
#: The most values of all other parts.
MOST_VALUES: Final = 500_000


class _Version(msgspec.Struct):
    version: int


def read_document(content: bytes) -> TableDocument:
    """Reads a document in linear time. Raises ValueError.

    Nothing is parsed when it has too many values or is nested too deeply.
    """
    try:
        today = decode_json(content, _Version).version >= VERSION
        parts = decode_json(content, _PARTS if today else _OLD_PARTS)
        scenes = _bounded_scenes(parts.scenes, _SCENE_PARTS if today else _OLD_SCENE_PARTS)
        _check_bounds(_bounded_parts(parts) + scenes)
        if today:
            if count_values(bytes(parts.pictures)) > MOST_PICTURES + 1:
                raise ValueError(f"more than {MOST_PICTURES} pictures")
            return decode_json(content, TableDocument)
        return _today(decode_json(content, OldDocument))
    except RecursionError as error:
        raise ValueError(str(error)) from None


def _bounded_parts(parts: Any) -> list[bytes]:
    return [
        bytes(getattr(parts, name)) for name in parts.__struct_fields__ if name not in _UNCOUNTED
    ]


def _bounded_scenes(scenes: msgspec.Raw, shape: type[msgspec.Struct]) -> list[bytes]:
    """Returns the bounded parts of each scene of a list."""
    content = bytes(scenes)
    items = msgspec.structs.astuple(decode_json(content, _SCENES)) if content else ()
    found = (decode_json(one, shape) for item in items if (one := bytes(item)))
    return [part for parts in found for part in _bounded_parts(parts)]


def _check_bounds(parts: list[bytes]) -> None:
    if sum(map(count_values, parts)) > MOST_VALUES or any(map(too_deep, parts)):
        raise ValueError(f"more than {MOST_VALUES} values, or nested deeper than {MOST_DEPTH}")


class _Named(msgspec.Struct):
    """The name in a map document."""

    name: str = ""


def _today(old: OldDocument) -> TableDocument:
    """Converts a document of an older version. Raises ValueError."""
    shown = SceneDocument(decode_json(old.map, _Named).name, old.map)
    return TableDocument(
        format=old.format,
        version=VERSION,
        name=old.name,
        scenes=[shown, *(SceneDocument(each.name, each.map) for each in old.scenes)],
        world={} if old.history is not None else world_of(old),
        options=old.options,
        systems=old.systems,
        history=old.history,
    )


class LogExport(msgspec.Struct, frozen=True):
    """The lines that somebody may read, and the chapters of chance they were rolled in."""

    table: str
    lines: list[Any]
    #: `{"chapter", "commitment", "seed"}`, the seed null while the chapter is open
    chapters: list[dict[str, Any]]

    def dice(self) -> dict[str, Any]:
        """Returns what the check of the dice needs besides the lines."""
        return {"table": self.table, "lines": len(self.lines), "chapters": self.chapters}


def log_document(view: Mapping[str, Any], group: str, at: str, log: LogExport) -> dict[str, Any]:
    """Returns the exported log of a group; `at`: ISO 8601."""
    return {
        "format": LOG_FORMAT,
        "version": LOG_VERSION,
        "name": view["table"]["name"],
        "readers": group,
        "exported": at,
        "dice": log.dice(),
        "log": log.lines,
    }


def table_document(state: State, log: LogExport) -> dict[str, Any]:
    """Returns the document of a table, with the Handler's log."""
    table, world = state.table, state.world
    return {
        "format": FORMAT,
        "version": VERSION,
        "name": table.name,
        "options": msgspec.to_builtins(table.options),
        "systems": list(table.systems),
        "scenes": [
            {
                "name": scene.name,
                "map": msgspec.json.decode(write_map("hexframe", scene.map, scene.name)),
            }
            for scene in scenes_in_order(world)
        ],
        "world": contents_document(world, state.record.drawings),
        "dice": log.dice(),
        "log": log.lines,
    }
