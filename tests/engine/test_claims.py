"""Pilots take free units and give them back (frame-state 1)."""

from __future__ import annotations

import pytest

from tests.engine.play import Table, check_round_trips


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.mark.rule("FS 1.2")
def test_a_pilot_takes_a_free_unit_and_gives_it_back(table: Table) -> None:
    fox = table.unit("Fox", (3, 3, 0), "pilot", None)
    table.send("ann", "unit.take", unit=fox)
    assert table[fox].controller == "a"
    assert table.refuse("bob", "unit.take", unit=fox).code == "unit-taken"
    assert table.refuse("bob", "unit.release", unit=fox).code == "not-yours"
    table.send("ann", "unit.release", unit=fox)
    assert table[fox].controller is None
    assert table.refuse("handler", "unit.release", unit=fox).code == "already-so"
    table.send("bob", "unit.take", unit=fox)
    table.send("handler", "unit.release", unit=fox)
    assert table[fox].controller is None
    check_round_trips(table)


def test_only_pilots_take_and_only_units_of_the_pilots(table: Table) -> None:
    fox = table.unit("Fox", (3, 3, 0), "pilot", None)
    dog = table.unit("Dog", (5, 3, 0), "enemy")
    assert table.refuse("handler", "unit.take", unit=fox).code == "pilots-take"
    assert table.refuse("eve", "unit.take", unit=fox).code == "spectators-watch"
    assert table.refuse("ann", "unit.take", unit=dog).code == "not-for-pilots"


def test_a_hidden_unit_is_taken_by_nobody(table: Table) -> None:
    fox = table.unit("Fox", (3, 3, 0), "pilot", None)
    table.send("handler", "unit.hide", unit=fox, hidden=True)
    known, unknown = (table.refuse("ann", "unit.take", unit=u) for u in (fox, "nothing"))
    assert (known.code, known.data) == (unknown.code, unknown.data) == ("no-such-unit", {})
