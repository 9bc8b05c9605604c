"""The server's library: Handlers save units, maps, missions and stamps, and use those of others.

The body of an entry has the parameters of the command that uses it, `units.add` or `mission.add`,
is a map document, or is a stamp (a part of a map: `StampForm`). Every Handler of the server can
read every entry.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, Literal, cast, get_args

import msgspec
from typing_extensions import TypedDict

from app.engine.commands.templates import (
    check_template,
    mission_template,
    stamp_contents,
    units_template,
)
from app.engine.refusals import Refusal
from app.engine.state.scene import Scene
from app.errors import RequestRefused
from app.export.maps import map_file
from app.live.clock import now
from app.rules.json_types import Doc
from app.services.tables import MAP_NAME, Service
from app.store.library import LibraryEntry
from app.store.secrets import new_id

Kind = Literal["units", "map", "mission", "stamp"]

FORMAT: Final = "hexframe-library"
VERSION: Final = 1
#: The most letters of a name and of a note.
LONGEST_NAME: Final = 80
LONGEST_NOTE: Final = 500
#: The most entries of the library.
MOST_ENTRIES: Final = 2000
#: The most bytes of units or of a mission, and of a stamp: they are sent as one command.
MOST_BYTES: Final = 48 * 1024
MOST_STAMP_BYTES: Final = 60_000


class LibraryDocument(TypedDict):
    """An entry as a file."""

    format: Annotated[str, Doc("the format of the document")]
    version: Annotated[int, Doc("the version of the format")]
    kind: Kind
    name: str
    note: str
    body: Annotated[dict[str, Any], Doc("the content, as its kind has it")]


class EntrySummary(TypedDict):
    """An entry in the list."""

    id: str
    kind: str
    name: str
    note: str
    created: str
    size: Annotated[int, Doc("its size in bytes")]
    own: Annotated[bool, Doc("it was saved from this table")]
    holds: Annotated[dict[str, int], Doc("counts of `units`, `hexes`, `props` or `objectives`")]


def summary(entry: LibraryEntry, table_id: str) -> EntrySummary:
    """Returns an entry for the Handlers of a table."""
    return {
        "id": entry.id,
        "kind": entry.kind,
        "name": entry.name,
        "note": entry.note,
        "created": entry.created,
        "size": entry.size,
        "own": entry.table_id == table_id,
        "holds": msgspec.json.decode(entry.holds),
    }


async def find(service: Service, kind: str, search: str) -> list[LibraryEntry]:
    """Returns the entries of a kind (all: "") whose name or note contains all words of `search`."""
    words = search.casefold().split()
    return [
        entry
        for entry in await service.store.library.all()
        if kind in ("", entry.kind)
        and all(word in f"{entry.name} {entry.note}".casefold() for word in words)
    ]


async def document(service: Service, entry_id: str) -> LibraryDocument:
    """Returns an entry. Raises RequestRefused no-such-entry."""
    found = await service.store.library.find(entry_id)
    if found is None:
        raise RequestRefused("no-such-entry")
    entry, packed = found
    kind: Any = entry.kind
    body = await service.read_upload(zlib.decompress, packed)
    return new_document(kind, entry.name, entry.note, msgspec.json.decode(body))


async def units_body(
    service: Service, table_id: str, scene: str, units: Sequence[str]
) -> dict[str, Any]:
    """Returns the body of an entry of units. Raises RequestRefused no-such-scene, no-such-unit."""
    found = await _scene(service, table_id, scene)
    try:
        return units_template(found, units)
    except Refusal as refusal:
        raise RequestRefused(refusal.refused.code, refusal.refused.params) from None


async def mission_body(service: Service, table_id: str, mission: str) -> dict[str, Any]:
    """Returns the body of an entry of a mission. Raises RequestRefused no-such-mission."""
    kept = (await service.table(table_id)).state.world.missions.get(mission)
    if kept is None:
        raise RequestRefused("no-such-mission", {"mission": mission})
    return mission_template(kept.mission)


async def map_body(service: Service, table_id: str, scene: str) -> dict[str, Any]:
    """Returns the body of an entry of a scene's map. Raises RequestRefused no-such-scene."""
    found = await _scene(service, table_id, scene)
    made = await service.read_upload(map_file, "hexframe", found.map, found.name)
    body: dict[str, Any] = msgspec.json.decode(made)
    return body


async def _scene(service: Service, table_id: str, scene: str) -> Scene:
    world = (await service.table(table_id)).state.world
    found = world.scenes.get(scene or world.active_scene)
    if found is None:
        raise RequestRefused("no-such-scene", {"scene": scene})
    return found


async def read_document(service: Service, given: Any) -> LibraryDocument:
    """Returns the entry in a file. Raises RequestRefused bad-entry, bad-map, too-many-hexes."""
    if not isinstance(given, dict):
        raise RequestRefused("bad-entry", {"what": "an object is needed"})
    if given.get("format") != FORMAT or given.get("version") != VERSION:
        raise RequestRefused("bad-entry", {"what": f"this is no {FORMAT} of version {VERSION}"})
    named = ("kind", "name", "note", "body")
    kind, name, note, body = (cast(Any, given.get(each)) for each in named)
    if kind not in get_args(Kind) or not isinstance(body, dict):
        raise RequestRefused("bad-entry", {"what": "a kind and a body are needed"})
    if not _is_text(name, 1, LONGEST_NAME) or not _is_text(note, 0, LONGEST_NOTE):
        raise RequestRefused("bad-entry", {"what": "name and note are short texts"})
    if kind == "map":
        data = msgspec.json.encode(body)
        await service.read_upload(service.maps.read, MAP_NAME, data)
    else:
        try:
            check_template(kind, body)
        except Refusal as refusal:
            params = refusal.refused.params
            what = f"{params.get('what', refusal.refused.code)} at {params.get('at', '$')}"
            raise RequestRefused("bad-entry", {"what": what[:200]}) from None
    return new_document(kind, name, note, body)


def _is_text(value: Any, least: int, most: int) -> bool:
    return isinstance(value, str) and least <= len(value.strip()) and len(value) <= most


def new_document(kind: Kind, name: str, note: str, body: dict[str, Any]) -> LibraryDocument:
    """Returns a new entry as a file."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "kind": kind,
        "name": name,
        "note": note,
        "body": body,
    }


async def add(service: Service, table_id: str, made: LibraryDocument) -> LibraryEntry:
    """Stores an entry. Raises RequestRefused too-large, library-full."""
    body = msgspec.json.encode(made["body"])
    most = MOST_STAMP_BYTES if made["kind"] == "stamp" else MOST_BYTES
    if made["kind"] != "map" and len(body) > most:
        raise RequestRefused("too-large", {"limit": most})
    packed = await service.read_upload(zlib.compress, body)
    entry = LibraryEntry(
        new_id("l"),
        made["kind"],
        made["name"].strip(),
        made["note"].strip(),
        table_id,
        now(),
        len(packed),
        msgspec.json.encode(contents(made["kind"], made["body"])).decode(),
    )
    if not await service.store.library.add(entry, packed, MOST_ENTRIES):
        raise RequestRefused("library-full", {"limit": MOST_ENTRIES})
    return entry


def contents(kind: Kind, body: Mapping[str, Any]) -> dict[str, int]:
    """Returns how much of what an entry with this body holds, without what it has none of."""
    if kind == "stamp":
        found = stamp_contents(body)
    elif kind == "map":
        found = {
            "hexes": body["columns"] * body["rows"],
            "props": len(body.get("props", ())),
        }
    else:
        found = {name: len(body.get(name, ())) for name in ("units", "objectives")}
    return {name: count for name, count in found.items() if count}


async def remove(service: Service, table_id: str, entry_id: str) -> None:
    """Deletes an entry of this table. Raises RequestRefused no-such-entry, not-your-entry."""
    if await service.store.library.remove(entry_id, table_id):
        return
    found = await service.store.library.find(entry_id)
    raise RequestRefused("no-such-entry" if found is None else "not-your-entry")
