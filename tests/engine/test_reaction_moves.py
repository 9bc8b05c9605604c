"""Movement in a reaction, and during one's own attack: the answers of the query."""

from __future__ import annotations

import pytest

from tests.engine.fights import armed, declare, duel
from tests.engine.play import Table
from tests.engine.reactions import claim, left_over


def wait(table: Table, unit: str) -> str | None:
    """Returns why a unit of Ann's cannot walk now."""
    found = table.ask("ann", "reach", unit=unit, mode="ground")["wait"]
    return None if found is None else str(found["code"])


@pytest.mark.rule("FS C 3.20")
def test_a_reaction_in_time_may_walk_without_a_turn() -> None:
    table, fox, _wolf = left_over(skills={"sharpness": 2})
    assert wait(table, fox) == "already-acted"
    claim(table, fox, 8)
    assert wait(table, fox) is None
    table.walk("ann", fox, (3, 4, 0))
    assert wait(table, fox) == "already-acted"


def test_a_unit_does_not_move_before_its_own_attack_is_over() -> None:
    table, fox, wolf = duel(armed())
    assert wait(table, fox) is None
    declare(table, fox, wolf)
    assert wait(table, fox) == "attack-pending"
