"""What a new table begins with besides its map: units, their crew, and what is under way."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

from app.whole_crew import Crew, character_command, mission_command
from app.whole_fight import fight_command
from app.whole_units import restore_command, rides

View = Mapping[str, Any]


async def furnish(
    send: Callable[[Mapping[str, Any]], Awaitable[None]],
    view: Callable[[], View],
    units: Sequence[Mapping[str, Any]],
    crew: Crew,
    fight: Mapping[str, Any],
) -> None:
    """Set up units, characters, missions and a fight under way; `view` is the Handler's,
    as it is by then.

    What a document calls by its place in a list gets the id it has here. Raises what `send`
    raises, and NotInDocument for a place that is not in its list.
    """
    ids = [await _unit(send, view, unit) for unit in units]
    for kept in crew.builds:
        # Before the categories, which may have lowered a cap since a build was made.
        await send({"type": "build.save", **kept, "force": True})
    if crew.categories and crew.categories != view()["categories"]:
        await send({"type": "categories.set", "categories": crew.categories})
    people: list[str] = []
    for character in crew.characters:
        await send(character_command(character, ids))
        people += [each for each in view()["characters"] if each not in people]
    for added, unit in sorted(zip(ids, units, strict=True), key=lambda each: rides(each[1])):
        # After the characters, whose sheets their frames follow, and before missions count losses.
        restored = restore_command(unit, added, ids)
        if restored is not None:
            await send(restored)
    taken_up = fight_command(fight, ids)
    if taken_up is not None:
        # Before missions count losses, too.
        await send(taken_up)
    for mission in crew.missions:
        await send(mission_command(mission, people))


async def _unit(
    send: Callable[[Mapping[str, Any]], Awaitable[None]],
    view: Callable[[], View],
    unit: Mapping[str, Any],
) -> str:
    """Add a unit, at its best yet: what `now` and `state` hold is set later."""
    fields = {name: value for name, value in unit.items() if name not in ("now", "state")}
    if "build" in fields:
        fields["force"] = True
    before = set(view()["scene"]["units"])
    await send({"type": "unit.add", **fields})
    (added,) = set(view()["scene"]["units"]) - before
    return str(added)
