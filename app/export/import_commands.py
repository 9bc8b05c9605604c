"""The commands that fill a new table with an imported document, or with the contents of a map."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from app.engine.state.state import World
from app.formats.document import Report
from app.rules.geometry.hexmap_document import map_document
from app.rules.geometry.terrain import HexMap

Send = Callable[[Mapping[str, Any]], Awaitable[None]]
Parts = Sequence[Mapping[str, Any]]


@dataclass(frozen=True, slots=True)
class NewMap:
    """A map for a new table.

    `units`: parameters of `unit.add`. `characters` and `missions`: those of `character.add` and
    `mission.add`; they name units and characters by their place in these lists. From a document:
    `scene` is what the scene of the map is called, `scenes` are the others by name, and `world` is
    what all of them hold. `report` says what a map file became.
    """

    map: HexMap
    name: str = ""
    units: Parts = ()
    characters: Parts = ()
    missions: Parts = ()
    scene: str = ""
    scenes: Sequence[tuple[str, HexMap]] = ()
    world: Mapping[str, Any] = field(default_factory=dict)
    report: Report | None = None


async def send_import_commands(send: Send, world: Callable[[], World], made: NewMap) -> None:
    """Sends the commands that fill a new table. `world` returns the table's current world.

    Raises what `send` raises.
    """
    for name, board in made.scenes:
        await send({"type": "scene.add", "name": name, "map": map_document(board)})
    if made.world:
        await send({"type": "world.import", "world": made.world})
    if made.units:
        # One command for all units: every row builds all views.
        await send(units_command(made.units))
    units = list(world().scenes[world().active_scene].units)
    for character in made.characters:
        await send({**character, "type": "character.add", "unit": units[character["unit"]]})
    people = list(world().characters)
    for mission in made.missions:
        crew = [people[place] for place in mission["crew"]]
        await send({**mission, "type": "mission.add", "crew": crew})


def units_command(units: Parts) -> dict[str, Any]:
    """Returns the command that adds the units of a map file.

    They have `force`, because their builds may spend too many points.
    """
    forced = [{**unit, "force": True} if "build" in unit else unit for unit in units]
    return {"type": "units.add", "units": forced, "overrule": True}
