"""Moving in a reaction, and while one's own attack is not over: what the query says of it."""

from __future__ import annotations

import pytest

from tests.engine.fights import armed, declare, duel
from tests.engine.play import Table
from tests.engine.test_reactions import claim, left_over


def wait(table: Table, unit: str) -> str | None:
    """Why a unit of Ann's cannot walk now."""
    found = table.ask("ann", "reach", unit=unit, mode="ground")["wait"]
    return None if found is None else str(found["code"])


@pytest.mark.rule("FS C 3.20")
def test_who_reacts_in_time_may_walk_and_nobody_waits_for_a_turn() -> None:
    table, fox, _wolf = left_over(skills={"sharpness": 2})
    assert wait(table, fox) == "already-acted"
    claim(table, fox, 8)
    assert wait(table, fox) is None
    table.walk("ann", fox, (3, 4, 0))
    assert wait(table, fox) == "already-acted"


def test_nobody_walks_on_before_the_own_attack_is_over() -> None:
    table, fox, wolf = duel(armed())
    assert wait(table, fox) is None
    declare(table, fox, wolf)
    assert wait(table, fox) == "attack-pending"
