"""What is suggested for a unit, and carrying it out, for tests of the query `suggestion`."""

from __future__ import annotations

from typing import Any

from app.rules.frame_state.combat.model import Weapon
from tests.engine.fights import armed, duel, gun, wolfs_turn
from tests.engine.play import Table


def suggested(table: Table, unit: str, who: str = "handler", **fields: Any) -> Any:
    return table.ask(who, "suggestion", unit=unit, **fields)


def follow(table: Table, unit: str, who: str = "handler", **fields: Any) -> str | None:
    """Carries out what is suggested first. Returns which part that was."""
    found = suggested(table, unit, who, **fields)
    part: str | None = found["next"]
    if part is not None:
        command = dict(found[part]["command"])
        table.send(who, command.pop("type"), **command)
    return part


def hunter(at: tuple[int, int, int] = (6, 3, 0), weapon: Weapon | None = None) -> Any:
    """A table in the turn of the Wolf, an NPC; Fox is the pilots'."""
    table, fox, wolf = duel(theirs=armed(weapon or gun(3)), at=at)
    wolfs_turn(table, fox, wolf)
    return table, fox, wolf
