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


def character(table: Table, name: str, unit: str | None, seat: str | None = None) -> str:
    row = table.send("handler", "character.add", name=name, unit=unit, seat=seat)
    return str(row.events[0]["character"]["id"])


def seat_of(table: Table, character: str) -> str | None:
    return table.state.world.characters[character].seat


def test_a_character_nobody_plays_comes_with_its_unit_and_goes_with_it(table: Table) -> None:
    fox = table.unit("Fox", (3, 3, 0), "pilot", None)
    ilse = character(table, "Ilse", fox)
    table.send("ann", "unit.take", unit=fox)
    assert table.codes("pilots") == ["unit.taken_with"]
    assert (table[fox].controller, seat_of(table, ilse)) == ("a", "a")
    assert "lent" not in table.view("pilots")["characters"][ilse]
    table.send("ann", "unit.release", unit=fox)
    assert table.codes("pilots") == ["unit.released_with"]
    assert (table[fox].controller, seat_of(table, ilse)) == (None, None)
    table.send("bob", "unit.take", unit=fox)
    assert seat_of(table, ilse) == "b"
    # Undo takes both back at once.
    table.send("handler", "undo")
    assert (table[fox].controller, seat_of(table, ilse)) == (None, None)
    check_round_trips(table)


def test_who_has_a_character_takes_the_unit_alone(table: Table) -> None:
    fox = table.unit("Fox", (3, 3, 0), "pilot", None)
    ilse, own = character(table, "Ilse", fox), character(table, "Ann's", None, "a")
    table.send("ann", "unit.take", unit=fox)
    assert table.codes("pilots") == ["unit.taken"]
    assert (seat_of(table, ilse), seat_of(table, own)) == (None, "a")
    table.send("ann", "unit.release", unit=fox)
    assert table.codes("pilots") == ["unit.released"]


def test_a_character_that_somebody_plays_stays_theirs(table: Table) -> None:
    fox = table.unit("Fox", (3, 3, 0), "pilot", None)
    ilse = character(table, "Ilse", fox, "b")
    table.send("ann", "unit.take", unit=fox)
    assert seat_of(table, ilse) == "b"
    table.send("ann", "unit.release", unit=fox)
    table.send("bob", "unit.take", unit=fox)
    table.send("bob", "unit.release", unit=fox)
    assert seat_of(table, ilse) == "b"


def test_a_character_given_to_its_pilot_for_good_does_not_go(table: Table) -> None:
    fox = table.unit("Fox", (3, 3, 0), "pilot", None)
    ilse = character(table, "Ilse", fox)
    table.send("ann", "unit.take", unit=fox)
    table.send("handler", "character.update", character=ilse, seat="a")
    table.send("ann", "unit.release", unit=fox)
    assert seat_of(table, ilse) == "a"


def test_who_left_plays_nobody(table: Table) -> None:
    fox = table.unit("Fox", (3, 3, 0), "pilot", None)
    ilse = character(table, "Ilse", fox)
    table.send("ann", "unit.take", unit=fox)
    table.send("server", "seat.leave", seat="a")
    table.send("bob", "unit.take", unit=fox)
    assert (table[fox].controller, seat_of(table, ilse)) == ("b", "b")
