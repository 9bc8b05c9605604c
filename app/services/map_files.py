"""Brings map files to a table: replaces the map of a scene, or adds a scene."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from app.engine import Refused
from app.export.import_commands import units_command
from app.formats.document import ImportReport, Report
from app.live.tables import Ack
from app.messages import text
from app.rules.geometry.hexmap_document import map_document
from app.services.tables import Service, TablePrecondition


@dataclass(frozen=True, slots=True)
class Brought:
    """The answer to the command, what the file became, and the scene that was added, else ""."""

    done: Ack | Refused
    report: ImportReport
    scene: str = ""


@dataclass(frozen=True, slots=True)
class _MapFile:
    """A map file that was read: the map as in commands, the units as in `unit.add`."""

    name: str
    map: Mapping[str, Any]
    units: Sequence[Mapping[str, Any]]
    report: Report


async def set_map(
    service: Service,
    table_id: str,
    seat_id: str,
    name: str,
    data: bytes,
    command_id: str = "",
    scene: str = "",
    precondition: TablePrecondition | None = None,
    program: str = "",
) -> Brought:
    """Replaces the map of a scene (empty: the active one) by a file: the command `map.set`.
    `program`: as `LiveTable.send` has it.

    Raises RequestRefused for a file that cannot be read.
    """
    found = await _read(service, name, data)
    live = await service.table(table_id)  # after the upload, which may have waited for others
    command = {"type": "map.set", "map": found.map, **({"scene": scene} if scene else {})}
    command_id = command_id or f"map-{secrets.token_hex(8)}"
    done = await service.send(live, seat_id, command_id, command, program, precondition)
    return Brought(done, found.report.without_units().document())


async def add_scene(
    service: Service,
    table_id: str,
    seat_id: str,
    name: str,
    data: bytes,
    command_id: str = "",
    precondition: TablePrecondition | None = None,
    program: str = "",
) -> Brought:
    """Adds a scene with the map and the units of a file: `scene.add`, then `units.add`.

    The scene stays where the engine refuses the units; the report says why. A command that is
    repeated adds nothing. Raises RequestRefused for a file that cannot be read.
    """
    found = await _read(service, name, data)
    live = await service.table(table_id)
    command_id = command_id or f"scene-{secrets.token_hex(8)}"
    before = set(live.state.world.scenes)
    command = {"type": "scene.add", "name": found.name, "map": found.map}
    done = await service.send(live, seat_id, command_id, command, program, precondition)
    scene = next((key for key in live.state.world.scenes if key not in before), "")
    report = found.report
    if scene and found.units:
        units = {**units_command(found.units), "scene": scene}
        added = await service.send(live, seat_id, f"{command_id[:58]}-units", units, program)
        if isinstance(added, Refused):
            report = report.without_units(text(added.code, added.params))
    return Brought(done, report.document(), scene)


async def _read(service: Service, name: str, data: bytes) -> _MapFile:
    """Reads the file in the upload thread."""

    def read() -> _MapFile:
        made = service.maps.read(name, data)
        assert made.report is not None
        return _MapFile(made.name, map_document(made.map), made.units, made.report)

    return await service.read_upload(read)
