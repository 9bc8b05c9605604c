"""Import of an exported table as a new one, with its history when the document has it.

Large parts are read in the service's upload thread, in linear time and within the bounds of
documents (`app.export.table`), histories (`app.export.history`) and commands.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from app.errors import RequestRefused, raise_refused
from app.export.crew import Crew
from app.export.history import BadHistory, HistoryDocument, NewerHistory, read_history
from app.export.import_commands import NewScene
from app.export.maps import NewMap
from app.export.table import TableDocument, map_name, read_document
from app.live import branching
from app.live.tables import CreatedTable

if TYPE_CHECKING:
    from app.services.tables import Service


async def import_table(service: Service, content: bytes, name: str = "") -> CreatedTable:
    """Creates a table from a document, with another name if one is given.

    Raises RequestRefused bad-document, bad-history, newer-history, history-too-long, and as
    `Service.create`.
    """
    try:
        found = await service.read_upload(read_document, content)
    except ValueError as error:
        raise RequestRefused("bad-document", {"what": str(error)[:200]}) from None
    found.name = name or found.name
    if found.history is not None:
        return await _import_history(service, found, found.history)
    shown, *others = [
        await service.read_upload(service.maps.read, "map.hexframe.json", bytes(each))
        for each in (found.map, *(scene.map for scene in found.scenes))
    ]
    scenes = [
        NewScene(each.name, made.map, each.units, each.fight)
        for each, made in zip(found.scenes, others, strict=True)
    ]
    crew = Crew(found.categories, found.characters, found.missions, found.builds)
    made = NewMap(shown.map, found.name, found.units, crew, found.fight, scenes)
    made = replace(made, scene=map_name(found.map))
    return await service.create(found.name, made, found.options, found.systems)


async def _import_history(
    service: Service, found: TableDocument, history: HistoryDocument
) -> CreatedTable:
    await service.check_capacity()
    check_length(history.rows)
    brought = branching.ImportedRows()
    try:
        most = service.settings.max_hexes
        state = await service.read_upload(read_history, history, most, brought.add)
    except BadHistory as error:
        raise RequestRefused("bad-history", {"version": error.version}) from None
    except NewerHistory as error:
        raise RequestRefused("newer-history", {"what": str(error)}) from None
    return raise_refused(
        await branching.create_from_rows(service.store, state, brought, found.name, history.table)
    )


def check_length(rows: int) -> None:
    """Raises RequestRefused history-too-long."""
    if rows > branching.MOST_ROWS:
        raise RequestRefused("history-too-long", {"rows": rows, "limit": branching.MOST_ROWS})
