"""A wreck that the Handler restores: its pilot is in it again, another unit there is in the way."""

from __future__ import annotations

import pytest

from tests.engine.frames import carrier, ejected, put_at
from tests.engine.play import check_round_trips


@pytest.mark.rule("FS C 5.9")
def test_a_pilot_who_stands_at_the_wreck_is_in_the_frame_again() -> None:
    table, fox, pilot = ejected()
    before = table.state.world
    table.send("handler", "unit.update", unit=fox, destroyed=False, integrity=5)
    assert table.codes("pilots") == ["pilot.back", "unit.updated"]
    assert pilot not in table.state.scene.units
    assert (table[fox].can_act, table[fox].at, table[fox].integrity) == (True, (3, 3, 0), 5)
    check_round_trips(table)
    table.send("handler", "undo")
    assert table.state.world == before


def test_restoring_the_wreck_ends_the_pilots_turn() -> None:
    table, fox, pilot = ejected()
    table.turn(pilot)
    table.send("handler", "unit.update", unit=fox, destroyed=False, integrity=5)
    conflict = table.state.scene.conflict
    assert conflict is not None
    assert conflict.active is None
    table.turn(fox)


@pytest.mark.rule("FS C 5.9")
def test_a_pilot_away_from_the_wreck_stays_outside() -> None:
    table, fox, pilot = ejected()
    put_at(table, pilot, (3, 4, 0))
    table.send("handler", "unit.update", unit=fox, destroyed=False, integrity=5)
    assert table.codes("pilots") == ["unit.updated"]
    assert table[pilot].at == (3, 4, 0)


def test_a_dead_pilot_does_not_come_back() -> None:
    table, fox, pilot = ejected()
    table.send("handler", "unit.update", unit=pilot, integrity=0)
    table.send("handler", "unit.update", unit=fox, destroyed=False, integrity=5)
    assert table[pilot].destroyed


def test_other_units_block_the_restored_wreck() -> None:
    table, fox, pilot = ejected()
    put_at(table, pilot, (3, 4, 0))
    owl = carrier(table, (3, 3, 0))
    refused = table.refuse("handler", "unit.update", unit=fox, destroyed=False, integrity=5)
    assert (refused.code, refused.params["by"]["unit"]) == ("occupied", owl)
    table.send("handler", "unit.place", unit=fox, at=None)
    table.send("handler", "unit.update", unit=fox, destroyed=False, integrity=5)
    assert pilot in table.state.scene.units


def test_the_pilot_of_a_hidden_frame_just_disappears() -> None:
    table, fox, pilot = ejected()
    table.send("handler", "unit.hide", unit=fox, hidden=True)
    table.send("handler", "unit.update", unit=fox, destroyed=False, integrity=5)
    assert table.codes("pilots") == ["pilot.gone"]
    assert table.codes("handler") == ["pilot.back", "unit.updated"]
    assert pilot not in table.state.scene.units
