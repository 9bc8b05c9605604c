"""The commands that import scenes, units, crew and a conflict into a new table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from app.engine.state.state import World
from app.export.crew import Crew, character_command, mission_command
from app.export.fight import fight_command
from app.export.units import is_carried, restore_parameters
from app.rules.geometry.terrain import HexMap

Send = Callable[[Mapping[str, Any]], Awaitable[None]]
Units = Sequence[Mapping[str, Any]]


@dataclass(frozen=True, slots=True)
class NewScene:
    """A scene besides the one shown: `units` and `fight` are as those of a table's document."""

    name: str
    map: HexMap
    units: Units = ()
    fight: Mapping[str, Any] = field(default_factory=dict)


async def send_import_commands(
    send: Send,
    world: Callable[[], World],
    units: Units,
    crew: Crew,
    fight: Mapping[str, Any],
    scenes: Sequence[NewScene] = (),
) -> None:
    """Set up scenes, units, characters, missions and fights under way; `world` is the table's,
    as it is by then.

    What a document calls by its place in a list gets the id it has here: of a scene's own units,
    and for a character of all units, those of the scene shown first. Raises what `send` raises,
    and InvalidReference for a place that is not in its list.
    """
    parts = [(world().active_scene, units, fight)]
    for scene in scenes:
        await send({"type": "scene.add", "name": scene.name, "map": scene.map.document()})
        parts.append((list(world().scenes)[-1], scene.units, scene.fight))
    added = [await _units(send, world, id, found) for id, found, _ in parts]
    for kept in crew.builds:
        # Before the categories, which may have lowered a cap since a build was made.
        await send({"type": "build.save", **kept, "force": True})
    if crew.categories and crew.categories != _as_json(world().categories):
        await send({"type": "categories.set", "categories": crew.categories})
    places = [(id, unit) for (id, _, _), ids in zip(parts, added, strict=True) for unit in ids]
    for character in crew.characters:
        await send(character_command(character, places))
    people = list(world().characters)
    for (id, found, under_way), ids in zip(parts, added, strict=True):
        where = {} if id == parts[0][0] else {"scene": id}
        # After the characters, whose sheets their frames follow, and before missions count losses.
        for ride in (False, True):
            stood = [
                restore_parameters(unit, one, ids)
                for one, unit in zip(ids, found, strict=True)
                if is_carried(unit) == ride
            ]
            units_stood = [each for each in stood if each is not None]
            if units_stood:
                await send({"type": "units.restore", "units": units_stood, **where})
        taken_up = fight_command(under_way, ids)
        if taken_up is not None:
            # Before missions count losses, too.
            await send({**taken_up, **where})
    for mission in crew.missions:
        await send(mission_command(mission, people))


async def _units(send: Send, world: Callable[[], World], scene: str, units: Units) -> list[str]:
    """Add units, each at its best yet: what `now` and `state` hold is set later.

    They stand where the document says, also where the Handler overruled what was in the way. One
    command for all of them: every row makes all views anew.
    """
    if not units:
        return []
    shown = scene == world().active_scene
    made = [
        {name: value for name, value in unit.items() if name not in ("now", "state")}
        | ({"force": True} if "build" in unit else {})
        for unit in units
    ]
    where = {} if shown else {"scene": scene}
    await send({"type": "units.add", "units": made, "overrule": True, **where})
    return list(world().scenes[scene].units)[-len(units) :]


def _as_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))
