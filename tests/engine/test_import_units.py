"""Units imported from another table."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from app.rules.frame_state.combat.model import Condition, Duration
from app.rules.geometry.hexes import Cell
from tests.engine.frames import framed
from tests.engine.play import Table, check_round_trips

BURNING = {"kind": "burning", "tier": 2, "burn": 6}


@pytest.fixture
def table() -> Table:
    return Table()


def restore(table: Table, unit: str, **fields: Any) -> Any:
    table.send("handler", "unit.restore", unit=unit, **fields)
    return table[unit]


def no(table: Table, unit: str, **fields: Any) -> str:
    return table.refuse("handler", "unit.restore", unit=unit, **fields).code


def test_a_frame_stands_as_it_stood(table: Table) -> None:
    fox = framed(table)
    dog = table.unit("Dog", (5, 3, 0), "enemy")
    ends = {"when": "turn-end", "unit": dog, "count": 2}
    unit = restore(
        table,
        fox,
        set={"stability": 0, "energy": 1, "recoil": 1, "numbers": {"evasion": 4}, "flown": True},
        conditions=[{**BURNING, "by": dog, "ends": ends}, {"kind": "ringing", "harm": 2}],
        used={"w1": 2},
        spent={"ablative": 1},
        orders={"recovery": False},
        highlighted=True,
    )
    assert table.codes("pilots") == ["unit.restored"]
    assert (unit.stability, unit.energy, unit.flown, unit.highlighted) == (0, 1, True, True)
    assert unit.overrides == {"evasion": 4}
    assert unit.conditions == (
        Condition("burning", 2, dog, ends=Duration("turn-end", dog, 2), burn=6),
        Condition("ringing", harm=2),
    )
    assert unit.frame is not None
    parts = unit.frame.recoil, unit.frame.used, unit.frame.spent, unit.frame.orders
    assert parts == (1, {"w1": 2}, {"ablative": 1}, {"recovery": False})
    again = restore(table, fox, set={"stability": 0, "pilot_of": None})
    assert again == unit
    assert restore(table, fox, conditions=[], used={}) == replace(
        unit, conditions=(), frame=replace(unit.frame, used={})
    )
    check_round_trips(table)


def test_a_wreck_is_where_somebody_is(table: Table) -> None:
    table.unit("Fox", (3, 3, 0))
    here = {"q": 3, "r": 3, "level": 0}
    wreck, other = (table.unit(name, None) for name in ("Wreck", "Other"))
    assert restore(table, wreck, set={"integrity": 0}, at=here).at == Cell(3, 3, 0)
    assert no(table, other, at=here) == "occupied"
    assert restore(table, other, lost=True, at=None).lost
    for unit in (wreck, other):
        assert no(table, unit, at={"q": 300, "r": 0, "level": 0}) == "off-map"


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"used": {"w1": 1}}, "no-frame"),
        ({"set": {"recoil": 1}}, "no-frame"),
        ({"conditions": [{"kind": "sleepy"}]}, "no-such-condition"),
        ({"conditions": [{**BURNING, "by": "nobody"}]}, "no-such-unit"),
        ({"conditions": [{**BURNING, "ends": {"when": "repair", "unit": "x"}}]}, "no-such-unit"),
        ({"set": {"carried_by": "nobody"}}, "no-such-unit"),
        ({"set": {"integrity": 5000}}, "above-maximum"),
        ({"conditions": [{**BURNING, "value": 10**30}]}, "malformed"),
    ],
)
def test_inconsistent_units_are_refused(table: Table, fields: Any, code: str) -> None:
    assert no(table, table.unit("Fox", (3, 3, 0)), **fields) == code


def test_many_are_restored_by_one_row_or_none(table: Table) -> None:
    fox, dog = table.unit("Fox", (3, 3, 0)), table.unit("Dog", (5, 3, 0), "enemy")
    burnt = {"unit": dog, "conditions": [{**BURNING, "by": fox}]}
    table.send("handler", "units.restore", units=[{"unit": fox, "set": {"integrity": 2}}, burnt])
    assert table.codes("pilots") == ["unit.restored"] * 2
    assert (table[fox].integrity, table[dog].conditions[0].by) == (2, fox)
    wrong = {"unit": "nobody"}
    refused = table.refuse("handler", "units.restore", units=[{"unit": fox}, wrong])
    assert refused.code == "no-such-unit"


def test_no_pilot_ejects_from_an_old_wreck(table: Table) -> None:
    fox = framed(table)
    restore(table, fox, set={"integrity": 0})
    assert list(table.state.scene.units) == [fox]
    assert table[fox].destroyed


def test_only_the_handler_restores(table: Table) -> None:
    fox = table.frame()
    assert table.refuse("ann", "unit.restore", unit=fox).code == "handler-only"
