"""Several units at once: batches of commands, and units that are placed and copied together."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine import log_entries
from app.engine.commands.table import batch as batches
from app.engine.commands.units.units import MOST_UNITS
from app.rules.geometry.hexes import Cell, Hex, distance
from tests.engine.frames import framed
from tests.engine.play import BLANK, Table, cell


def command(kind: str, **fields: Any) -> dict[str, Any]:
    return {"type": kind, **fields}


def pack() -> tuple[Table, list[str]]:
    """A table with three enemies in a row, the last one off the map."""
    table = Table()
    hounds = [table.unit("Hound", (n, 0, 0), "enemy") for n in range(2)]
    return table, [*hounds, table.unit("Hound", None, "enemy")]


def places(table: Table, units: list[str]) -> list[Cell | None]:
    return [table[each].at for each in units]


# -- batches ---------------------------------------------------------------------------------------


def test_the_commands_of_a_batch_are_one_row_and_one_step() -> None:
    table, units = pack()
    each = [command("unit.hide", unit=unit, hidden=True) for unit in units]
    row = table.send("handler", "batch", commands=each)
    assert all(table[unit].hidden for unit in units)
    codes = [line["code"] for line in log_entries(row, "handler", 1)]
    assert codes == ["unit.hidden"] * 3
    table.send("handler", "undo")
    assert not any(table[unit].hidden for unit in units)
    table.send("handler", "redo")
    assert all(table[unit].hidden for unit in units)


def test_a_later_command_sees_what_an_earlier_one_did() -> None:
    table, (hound, other, _) = pack()
    there = table[other].at
    assert there is not None
    at = {"q": there.q, "r": there.r, "level": 0}
    away = command("unit.place", unit=other, at=cell(5, 5, 0))
    table.send("handler", "batch", commands=[away, command("unit.place", unit=hound, at=at)])
    assert table[hound].at == there


def test_what_follows_from_each_command_happens_once() -> None:
    one, (hound, other, _) = pack()
    changes = [command("unit.update", unit=unit, integrity=0) for unit in (hound, other)]
    for each in changes:
        one.send("handler", each.pop("type"), **each)
    together, units = pack()
    changes = [command("unit.update", unit=unit, integrity=0) for unit in units[:2]]
    together.send("handler", "batch", commands=changes)
    assert together.state.world == one.state.world


def test_a_refused_command_refuses_the_batch_and_is_named() -> None:
    table, (hound, other, _) = pack()
    hide = command("unit.hide", unit=hound, hidden=True)
    refused = table.refuse("handler", "batch", commands=[hide, {**hide, "unit": "nobody"}])
    assert (refused.code, refused.data["command"]) == ("no-such-unit", 1)
    refused = table.refuse("handler", "batch", commands=[hide, hide])
    assert (refused.code, refused.data["command"]) == ("already-so", 1)
    taken = command("unit.place", unit=hound, at=cell(1, 0, 0))
    refused = table.refuse("handler", "batch", commands=[taken])
    assert (refused.code, refused.data["command"]) == ("occupied", 0)
    assert "cell" in refused.data, "the data of the refusal stay"
    table.send("handler", "batch", commands=[{**taken, "overrule": True}, hide])
    assert table[hound].at == table[other].at


@pytest.mark.parametrize(
    ("commands", "code"),
    [
        ([], "malformed"),
        ([command("chat.say", text="x")] * (batches.MOST_COMMANDS + 1), "malformed"),
        ([{}], "malformed"),
        ([command("nothing")], "unknown-command"),
        ([command("unit.hide", hidden=True)], "malformed"),
        ([command("undo")], "not-in-a-batch"),
        ([command("redo")], "not-in-a-batch"),
        ([command("table.create", name="x")], "not-in-a-batch"),
        ([command("batch", commands=[command("chat.say", text="x")])], "not-in-a-batch"),
        ([command("seat.kick", seat="nobody")], "no-such-seat"),
        ([command("seat.join", seat="x", name="X", role="pilot")], "server-only"),
        ([command("dice.roll", notation="d20"), command("chat.say", text="x")], "roll-comes-last"),
        ([command("dice.roll", notation="d20")] * 2, "roll-comes-last"),
    ],
)
def test_commands_that_no_batch_can_have(commands: list[dict[str, Any]], code: str) -> None:
    table, _ = pack()
    assert table.refuse("handler", "batch", commands=commands).code == code


def test_the_roll_that_does_not_come_last_is_named() -> None:
    table, _ = pack()
    say, roll = command("chat.say", text="x"), command("dice.roll", notation="d20")
    no = table.refuse("handler", "batch", commands=[say, roll, say])
    assert (no.params, no.data["command"]) == ({"roll": 1}, 2)


def test_the_last_command_may_roll() -> None:
    table, (hound, *_) = pack()
    table.faces = [17]
    roll = [command("unit.hide", unit=hound, hidden=True), command("dice.roll", notation="d20")]
    row = table.send("handler", "batch", commands=roll)
    assert table[hound].hidden
    last = log_entries(row, "pilots", 1)[-1]
    assert last["data"]["dice"][0]["faces"] == [17]


def test_only_a_handler_sends_a_batch() -> None:
    table, _ = pack()
    say = [command("chat.say", text="x")]
    assert table.refuse("ann", "batch", commands=say).code == "handler-only"
    assert table.refuse("eve", "batch", commands=say).code == "handler-only"


def test_a_batch_is_about_its_scene_unless_a_command_names_another() -> None:
    table, _ = pack()
    made = table.send("handler", "scene.add", name="Cave", map=BLANK)
    cave = str(made.events[0]["scene"])
    add = command("unit.add", name="Bat", disposition="enemy", speed=3, integrity=1, stability=1)
    here = {**add, "scene": table.state.world.active_scene}
    table.send("handler", "batch", scene=cave, commands=[add, here])
    names = [
        [unit.name for unit in each.units.values()] for each in table.state.world.scenes.values()
    ]
    assert [sorted(each)[0] for each in names] == ["Bat", "Bat"]
    assert len(names[1]) == 1


# -- placing together ------------------------------------------------------------------------------


def test_units_keep_their_distances_and_others_come_beside_them() -> None:
    table, units = pack()
    row = table.send("handler", "units.place", units=units, at=cell(6, 6, 0))
    first, second, third = places(table, units)
    assert first == (6, 6, 0)
    assert second is not None and distance(first, second) == 1
    assert third is not None and distance(first, third) == 1 and third != second
    codes = [line["code"] for line in log_entries(row, "pilots", 1)]
    # for players the third one comes from nowhere
    assert codes == ["unit.placed", "unit.placed", "unit.added"]


def test_units_do_not_stand_in_each_others_way() -> None:
    table, (hound, other, _) = pack()
    there = table[other].at
    assert there is not None
    table.send("handler", "units.place", units=[hound, other], at=there._asdict())
    assert table[hound].at == there
    assert table[other].at not in (None, there)


def test_the_nearest_free_place_is_found_at_the_nearest_level() -> None:
    table, (hound, *_) = pack()
    table.unit("Wall", (6, 6, 0), "neutral")
    centre = Hex(6, 6)
    table.send("handler", "units.place", units=[hound], at=cell(6, 6, 0))
    at = table[hound].at
    assert at is not None and distance(at, centre) == 1
    table.prop(3, 3, height=2)
    table.send("handler", "units.place", units=[hound], at=cell(3, 3, 2))
    assert table[hound].at == (3, 3, 2)


def test_units_without_a_free_place_are_refused_together() -> None:
    table = Table({"columns": 1, "rows": 1, "orientation": "flat"})
    units = [table.unit("Hound", None, "enemy") for _ in range(2)]
    here = {"q": 0, "r": 0, "level": 0}
    refused = table.refuse("handler", "units.place", units=units, at=here)
    assert (refused.code, refused.params["unit"]["unit"]) == ("no-free-place", units[1])
    table.send("handler", "units.place", units=units[:1], at=here)
    assert (
        table.refuse("handler", "units.place", units=units[:1], at=here).code == "nothing-changes"
    )


def test_a_unit_that_is_carried_stays_where_it_is() -> None:
    table = Table()
    carrier, rider = table.unit("Mule", (0, 0, 0)), table.unit("Ann", None)
    table.send("handler", "unit.update", unit=rider, carried_by=carrier)
    table.send("handler", "units.place", units=[rider, carrier], at=cell(5, 5, 0))
    assert table[rider].at is None
    assert table[carrier].at == (5, 5, 0)


# -- copies ----------------------------------------------------------------------------------------


def test_copies_have_the_next_numbers_and_the_same_state() -> None:
    table, units = pack()
    table.send("handler", "unit.update", unit=units[0], integrity=4, notes="leader")
    row = table.send("handler", "units.duplicate", units=units)
    made = [table[event["unit"]["id"]] for event in row.events if event["type"] == "unit.added"]
    assert [each.name for each in made] == ["Hound 4", "Hound 5", "Hound 6"]
    assert (made[0].integrity, made[0].notes) == (4, "leader")
    assert [each.at is None for each in made] == [False, False, True]
    standing = [each.at for each in table.state.scene.units.values() if each.at is not None]
    assert len(set(standing)) == len(standing)


def test_a_copy_belongs_to_nobody_and_starts_anew() -> None:
    table = Table()
    frame = framed(table)
    assert table[frame].controller == "a"
    row = table.send("handler", "units.duplicate", units=[frame], at=cell(6, 6, 0))
    copy = table[row.events[0]["unit"]["id"]]
    assert (copy.controllers, copy.movement, copy.flown) == ((), None, False)
    assert copy.frame == table[frame].frame
    assert copy.at == (6, 6, 0)


def test_a_rider_is_copied_with_its_carrier_or_comes_off() -> None:
    table = Table()
    carrier, rider = table.unit("Mule", (0, 0, 0)), table.unit("Ann", None)
    table.send("handler", "unit.update", unit=rider, carried_by=carrier)
    row = table.send("handler", "units.duplicate", units=[carrier, rider])
    mule, ann = [event["unit"]["id"] for event in row.events]
    assert table[ann].carried_by == mule
    row = table.send("handler", "units.duplicate", units=[rider], at=cell(5, 5, 0))
    alone = table[row.events[0]["unit"]["id"]]
    assert (alone.carried_by, alone.at) == (None, (5, 5, 0))


def test_copies_count_as_units_of_the_table() -> None:
    table, units = pack()
    numbers = {"disposition": "enemy", "speed": 4, "integrity": 9, "stability": 12}
    many = [{"name": f"Rat {n}", **numbers} for n in range(MOST_UNITS - 4)]
    table.send("handler", "units.add", units=many)
    assert table.refuse("handler", "units.duplicate", units=units).code == "units-enough"
    table.send("handler", "units.duplicate", units=units[:1])
    refused = table.refuse("handler", "units.duplicate", units=["nobody"])
    assert refused.code == "no-such-unit"
