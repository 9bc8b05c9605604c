"""Ready missions and maps to start a table from. Add one as a file and as an entry of `index.json`.

A mission is an exported table without a history, under `missions/`. A map is a map document under
`maps/`, or that of a mission's first scene.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Annotated, Any, Final, Literal

import msgspec

from app.errors import RequestRefused
from app.rules.decoding import decode_json

_FOLDER: Final = files("app.export") / "ready"


class ReadyTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of the index. `mission`: for a map, the mission that is played on it, if any."""

    id: Annotated[str, msgspec.Meta(pattern=r"^[a-z]+(-[a-z]+)*$")]
    kind: Literal["mission", "map"]
    name: str
    about: str
    mission: str = ""


@cache
def ready_tables() -> MappingProxyType[str, ReadyTable]:
    """Returns the ready missions and maps by id, in the order in which they are shown."""
    entries = decode_json((_FOLDER / "index.json").read_bytes(), list[ReadyTable])
    return MappingProxyType({entry.id: entry for entry in entries})


def find_ready(id: str) -> ReadyTable:
    """Returns an entry. Raises RequestRefused no-such-ready-table."""
    found = ready_tables().get(id)
    if found is None:
        raise RequestRefused("no-such-ready-table", {"ready": id[:40]})
    return found


def mission_document(entry: ReadyTable) -> bytes:
    """Returns the table document of a mission."""
    return (_FOLDER / "missions" / f"{entry.id}.json").read_bytes()


def map_document(entry: ReadyTable) -> bytes:
    """Returns the map document of a map, with its name."""
    if not entry.mission:
        return (_FOLDER / "maps" / f"{entry.id}.json").read_bytes()
    table = decode_json(mission_document(ready_tables()[entry.mission]), _Table)
    board: dict[str, Any] = {**table.scenes[0].map, "name": entry.name}
    return msgspec.json.encode(board)


@cache
def picture(entry: ReadyTable) -> bytes:
    """Returns the map as a WebP picture."""
    return (_FOLDER / "pictures" / f"{entry.mission or entry.id}.webp").read_bytes()


class _Scene(msgspec.Struct):
    map: dict[str, Any]


class _Table(msgspec.Struct):
    scenes: list[_Scene]
