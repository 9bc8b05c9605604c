"""A table where Fox has steps left for a reaction in the Wolf's turn."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from app.engine import DecisionContext
from app.rules.frame_state.combat.model import Weapon
from tests.engine.fights import armed
from tests.engine.frames import fit, framed, npc
from tests.engine.play import Table


class Clock(Table):
    """A table whose clock the test sets."""

    seconds = 0

    def context(self) -> DecisionContext:
        made = super().context()
        now = datetime(2026, 1, 1, tzinfo=UTC) + timedelta(seconds=self.seconds)
        return DecisionContext(made.chance, made.ids, now.isoformat(timespec="milliseconds"))


def left_over(
    seconds: int = 12, owl: bool = False, weapon: Weapon | None = None, **fields: Any
) -> tuple[Clock, str, str]:
    """A table where Fox has had its turn with steps left, and the Wolf has its turn."""
    table = Clock()
    if seconds != 12:
        table.send("handler", "table.options", options={"reaction_seconds": seconds})
    fox = framed(table, armed(weapon, **fields))
    wolf = npc(table, armed(), at=(6, 3, 0))
    table.turn(fox)
    if owl:
        other = table.unit("Owl", (3, 5, 0), "pilot", "b")
        fit(table, other, armed())
        table.send("ann", "turn.end", unit=fox)
        table.turn(other)
        table.send("bob", "turn.end", unit=other)
    else:
        table.send("ann", "turn.end", unit=fox)
    while table.segment != "enemy":
        table.send("handler", "segment.end")
    table.turn(wolf)
    return table, fox, wolf


def claim(table: Table, unit: str, face: int, who: str = "ann") -> None:
    table.faces = [face]
    table.send(who, "reaction.claim", unit=unit)
    assert table.faces == []


def stage(table: Table, attack: str) -> str | None:
    found = table.view()["attacks"].get(attack)
    return None if found is None else str(found["stage"])


#: Faces of a d4 against mark 5: in time (an ace is 6), and too late.
HIT, MISS = 4, 1
