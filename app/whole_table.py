"""A whole table as one document: map, units, options and log; and the way back.

An imported table is a new one: ids, keys, seats and the dice's chapter are its own. It begins
with the map, the units as they stood and the options; the log of the old table comes along in the
document to be read, and is not part of the new table's history.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from app.formats.registry import write_map
from app.rules.terrain import HexMap

FORMAT = "hexframe-table"
VERSION = 1

#: What `unit.add` takes over unchanged, and what stands at its highest when a unit is added.
_PLAIN = ("name", "disposition", "at", "speed", "footprint", "silhouette", "hidden", "notes")
_METERS = ("integrity", "stability", "energy")


class TableDocument(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The document; `map` is a map document of our own, `units` are parameters of `unit.add`
    with a `now` that holds the meters as they stand."""

    format: Literal["hexframe-table"]
    version: Literal[1]
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    map: dict[str, Any]
    options: dict[str, Any] = {}
    systems: list[str] = msgspec.field(default_factory=lambda: ["frame-state"])
    units: list[dict[str, Any]] = []
    log: list[dict[str, Any]] = []


def table_document(view: Mapping[str, Any], board: HexMap, log: list[Any]) -> dict[str, Any]:
    """The document of a table, from the Handler's view, the map and the Handler's log."""
    table = view["table"]
    return {
        "format": FORMAT,
        "version": VERSION,
        "name": table["name"],
        "options": table["options"],
        "systems": table["systems"],
        "map": msgspec.json.decode(write_map("hexframe", board, view["scene"]["name"])),
        "units": [_unit(unit) for unit in view["scene"]["units"].values()],
        "log": log,
    }


def _unit(unit: Mapping[str, Any]) -> dict[str, Any]:
    made = {name: unit[name] for name in _PLAIN if unit.get(name) is not None}
    made.update({name: unit[f"{name}_max"] for name in _METERS})
    now = {name: unit[name] for name in _METERS if unit[name] != unit[f"{name}_max"]}
    return {**made, "now": now} if now else made
