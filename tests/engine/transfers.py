"""Tables exported and imported again, without a server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from typing import Any

from app.export.import_commands import NewMap, send_import_commands
from app.export.table import LogExport, read_document, table_document
from app.formats.registry import read_map
from app.rules.geometry.hexmap_document import map_document
from tests.engine.play import Table


def exported(table: Table) -> dict[str, Any]:
    """Returns the exported document of the table, as in a file."""
    made = table_document(table.state, LogExport("t1", [], []))
    document: dict[str, Any] = json.loads(json.dumps(made))
    return document


def imported(document: Mapping[str, Any]) -> Table:
    """Creates a table from a document of any version."""
    read = read_document(json.dumps(document).encode())
    (name, board), *others = [
        (each.name, read_map("map.hexframe.json", bytes(each.map), 10_000).map)
        for each in read.scenes
    ]
    table = Table(map_document(board))
    made = NewMap(board, read.name, scene=name, scenes=others, world=read.world)

    async def send(command: Mapping[str, Any]) -> None:
        fields = {name: value for name, value in command.items() if name != "type"}
        who = "server" if command["type"] == "world.import" else "handler"
        table.send(who, command["type"], **fields)

    asyncio.run(send_import_commands(send, lambda: table.state.world, made))
    return table


def normal(document: Mapping[str, Any]) -> Any:
    """Returns the world of a document with normalised ids, to compare tables."""
    ids: dict[str, str] = {}

    def collect(value: Any) -> None:
        if isinstance(value, dict):
            if "id" in value:
                ids.setdefault(value["id"], f"#{len(ids)}")
            value = list(value.values())
        for each in value if isinstance(value, list) else ():
            collect(each)

    def rename(value: Any) -> Any:
        if isinstance(value, dict):
            return {ids.get(key, key): rename(each) for key, each in value.items()}
        if isinstance(value, list):
            return [rename(each) for each in value]
        return ids.get(value, value) if isinstance(value, str) else value

    collect(document["world"])
    return rename(document["world"])
