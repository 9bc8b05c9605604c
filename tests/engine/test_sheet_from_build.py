"""A character that is linked to a frame takes the points of its build, if it has none."""

from __future__ import annotations

from app.rules.frame_state.combat.numbers import numbers
from tests.engine.frames import KESTREL, build, document, framed
from tests.engine.play import Table, check_round_trips


def test_a_new_character_takes_the_points_of_a_build() -> None:
    table = Table()
    fox = framed(table)
    table.send("ann", "unit.fit", unit=fox, build="kestrel")
    row = table.send("ann", "character.add", name="Ann", unit=fox, from_build=True)
    # the frame stays as it was built, and one line says why
    assert table.codes("pilots") == ["character.added", "character.linked_by_build"]
    assert table[fox].integrity_max == numbers(KESTREL).integrity.value
    who = row.events[0]["character"]["id"]
    points = table.state.world.characters[who].sheet.points
    assert points == {**KESTREL.skills, **KESTREL.hull}
    check_round_trips(table)


def test_a_sheet_takes_points_only_when_it_has_none() -> None:
    table = Table()
    fox = framed(table)
    who = table.send("ann", "character.add", name="Ann").events[0]["character"]["id"]
    # without a unit, and of a unit without points, there are none
    table.send("ann", "character.update", character=who, name="Anna", from_build=True)
    table.send("ann", "character.update", character=who, unit=fox, from_build=True)
    assert table.codes("pilots") == ["character.linked"]
    table.send("ann", "character.update", character=who, unit=None)
    table.send("ann", "unit.fit", unit=fox, build="kestrel")
    table.send("ann", "character.update", character=who, unit=fox, from_build=True)
    assert table.codes("pilots") == ["character.linked_by_build"]
    before = table.state.world.characters[who].sheet
    table.send("ann", "character.update", character=who, unit=None)
    plain = build(skills={"sharpness": 1})
    table.send("ann", "unit.fit", unit=fox, build=document(plain))
    table.send("ann", "character.update", character=who, unit=fox, from_build=True)
    assert table.state.world.characters[who].sheet == before


def test_points_that_do_not_fit_are_left_out() -> None:
    table = Table()
    rich = build(skills={"sharpness": 4, "smarts": 4}, hull={})
    fox = framed(table, rich)
    row = table.send("handler", "character.add", name="Ann", unit=fox, from_build=True)
    sheet = table.state.world.characters[row.events[0]["character"]["id"]].sheet
    assert sheet.points == {"sharpness": 4, "smarts": 3}
