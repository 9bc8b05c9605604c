"""Effects of attacks, fires and falls: stagger, recovery, layers, destruction, conditions,
props."""

from __future__ import annotations

import pytest

from app.rules.frame_state.combat.model import Build
from tests.engine.fights import armed, bare_table, declare, duel, gun, roll, seen, wolfs_turn
from tests.engine.frames import afflicted, build, fit, framed, next_round, npc, put, sides
from tests.engine.play import Table, cell, check_round_trips


def hit(table: Table, fox: str, wolf: str, *dice: int) -> str:
    """Lets Fox hit the Wolf, outside a conflict or with enough steps. Returns the attack's id."""
    attack = declare(table, fox, wolf)
    roll(table, attack, 3)
    roll(table, attack, *dice)
    return attack


def range_of(mine: Build, theirs: Build) -> tuple[Table, str, str]:
    """Fox and the Wolf outside a conflict, where nothing is counted."""
    table = bare_table()
    return table, framed(table, mine), npc(table, theirs)


@pytest.mark.rule("FS C 5.5")
def test_a_unit_staggered_in_the_air_begins_to_fall() -> None:
    table, fox, wolf = range_of(armed(), armed())
    put(table, wolf, stability=3)
    table.send("handler", "unit.place", unit=wolf, at=cell(6, 3, 2))
    hit(table, fox, wolf, 3)
    assert (table[wolf].staggered, table[wolf].falling) == (True, True)
    assert table.codes("pilots")[-2:] == ["unit.staggered", "unit.begins_to_fall"]
    table.send("handler", "undo")
    assert (table[wolf].staggered, table[wolf].falling) == (False, False)


@pytest.mark.rule("FS C 5.5")
def test_a_unit_staggered_in_flight_begins_to_fall() -> None:
    table, fox, wolf = duel()
    wolfs_turn(table, fox, wolf)
    table.fly("handler", fox, (3, 3, 1), free=True)
    put(table, fox, stability=1, flown=True)
    attack = declare(table, wolf, fox, "handler")
    roll(table, attack, 2)
    roll(table, attack, 3)
    assert (table[fox].staggered, table[fox].falling) == (True, True)


@pytest.mark.rule("FS C 5.6")
def test_a_frame_that_recovers_pays_for_it_once_a_round() -> None:
    table, fox, wolf = range_of(armed(), armed(hull={"system-recovery": 2}))
    put(table, wolf, stability=2)
    hit(table, fox, wolf, 3)
    assert (table[wolf].stability, table[wolf].energy, table[wolf].staggered) == (1, 2, False)
    assert "unit.recovers" in table.codes("pilots")
    hit(table, fox, wolf, 3)
    assert (table[wolf].stability, table[wolf].energy, table[wolf].staggered) == (0, 2, True)


@pytest.mark.rule("FS C 5.7")
def test_a_layer_burns_off_once_a_round() -> None:
    table, fox, wolf = range_of(armed(), armed(hull={"ablative-layer": 1}))
    hit(table, fox, wolf, 5)
    assert "unit.ablates" in table.codes("pilots")
    assert (table[wolf].integrity, table[wolf].stability) == (9, 12 - 3)
    assert table.view()["scene"]["units"][wolf]["frame"]["ablative_left"] == 0
    hit(table, fox, wolf, 5)
    assert "unit.ablates" not in table.codes("pilots")


@pytest.mark.rule("FS C 5.8")
def test_an_npcs_hull_holds_by_its_average() -> None:
    table, fox, wolf = range_of(armed(), armed(hull={"bulk": 2}))
    put(table, wolf, integrity=1, numbers={"mitigation_number": 0})
    attack = hit(table, fox, wolf, 5)
    assert table[wolf].destroyed
    table.send("handler", "undo", attack=attack)
    fit(table, wolf, armed(hull={"bulk": 3}))
    put(table, wolf, integrity=1, numbers={"mitigation_number": 0})
    hit(table, fox, wolf, 5)
    # d8 at AVG is exactly the mark
    assert (table[wolf].integrity, table[wolf].destroyed) == (1, False)
    assert "unit.endures" in table.codes("pilots")
    hit(table, fox, wolf, 5)
    assert table[wolf].destroyed


@pytest.mark.rule("FS C 5.8")
def test_a_pilots_hull_is_rolled_with_the_mitigation() -> None:
    table, fox, wolf = range_of(armed(hull={"bulk": 1}), armed())
    for faces, left in (((1, 4), 1), ((1, 2), 0)):
        put(table, fox, integrity=1)
        attack = declare(table, wolf, fox, "handler")
        roll(table, attack, 2)
        roll(table, attack, *faces)
        assert table[fox].integrity == left
        assert [d["purpose"] for d in table.log()[0]["data"]["dice"]] == ["mitigate", "bulk"]
        table.send("handler", "undo", attack=attack)


@pytest.mark.rule("FS C 5.8")
def test_of_what_cannot_be_mitigated_only_the_hull_is_rolled() -> None:
    well = armed(gun(2, damage="singularity"), generator="singularity")
    table, fox, wolf = range_of(armed(hull={"bulk": 1}), well)
    put(table, fox, integrity=1)
    attack = declare(table, wolf, fox, "handler")
    roll(table, attack, 2)
    assert seen(table)["waiting_for"] == [fox]
    roll(table, attack, 4)
    assert table.codes("pilots")[0] == "attack.bulk"
    assert "unit.heats_up" in table.codes("pilots")
    assert table[wolf].overheated
    put(table, fox, integrity=9)
    put(table, fox, integrity_max=9)
    attack = declare(table, wolf, fox, "handler")
    roll(table, attack, 4)
    assert table.codes("pilots") == ["attack.dodged", "attack.result"]


@pytest.mark.rule("FS C 5.9")
def test_a_pilot_gets_out_of_a_destroyed_frame() -> None:
    table, fox, wolf = duel()
    wolfs_turn(table, fox, wolf)
    put(table, fox, integrity=1)
    attack = declare(table, wolf, fox, "handler")
    roll(table, attack, 2)
    roll(table, attack, 1)
    assert table.codes("pilots")[-2:] == ["unit.destroyed", "unit.ejects"]
    (pilot,) = [each for each in table.state.scene.units.values() if each.pilot_of == fox]
    assert (pilot.name, pilot.at, pilot.controller, pilot.silhouette) == (
        "Fox's pilot", (3, 3, 0), "a", "infantry",
    )  # fmt: skip
    assert (pilot.integrity, pilot.stability_max, pilot.speed, pilot.energy) == (1, 0, 1, 0)
    assert table.view()["scene"]["units"][pilot.id]["turn"] == "done"
    assert table.refuse("ann", "turn.start", unit=fox).code == "destroyed"
    check_round_trips(table)


@pytest.mark.rule("FS C 5.9")
def test_which_pilots_eject() -> None:
    table = bare_table()
    fox, wolf = framed(table), npc(table)
    plain = table.unit("Dog", (5, 5, 0), "pilot", "b")
    table.send("ann", "character.add", name="Vera", unit=fox)
    for unit in (wolf, plain):
        put(table, unit, destroyed=True)
        assert "unit.ejects" not in table.codes()
    put(table, fox, destroyed=True)
    assert table.log()[-1]["params"]["pilot"]["name"] == "Vera"
    (pilot,) = [each.id for each in table.state.scene.units.values() if each.pilot_of == fox]
    table.send("handler", "unit.place", unit=pilot, at=cell(4, 4, 0))
    put(table, fox, destroyed=False, integrity=9)
    put(table, fox, destroyed=True)
    assert "unit.ejects" not in table.codes()


@pytest.mark.rule("FS C 5.9")
def test_a_pilot_falls_with_a_wreck_in_the_air() -> None:
    table = bare_table()
    fox = framed(table)
    table.send("handler", "unit.place", unit=fox, at=cell(3, 3, 1))
    put(table, fox, destroyed=True)
    (pilot,) = [each.id for each in table.state.scene.units.values() if each.pilot_of == fox]
    assert (table[fox].falling, table[pilot].falling) == (True, True)


@pytest.mark.rule("FS C 5.10")
def test_units_on_a_destroyed_tower_fall() -> None:
    table, fox, _wolf = range_of(armed(gun(2)), armed())
    tower = table.prop(6, 5, height=3, value=2)
    owl = table.unit("Owl", (6, 5, 3), "ally")
    attack = declare(table, fox, {"prop": tower})
    assert seen(table)["targets"][0]["prop"] == tower
    roll(table, attack, 1)
    roll(table, attack, 2)
    assert table.codes("pilots") == ["attack.damage", "attack.result"]
    attack = declare(table, fox, {"prop": tower})
    roll(table, attack, 1)
    roll(table, attack, 3)
    assert table.state.scene.map.props[tower].integrity == 1
    assert table.codes("pilots")[-1] == "prop.damaged"
    attack = declare(table, fox, {"prop": tower})
    roll(table, attack, 1)
    roll(table, attack, 6)
    assert table.codes("pilots")[-2:] == ["prop.destroyed", "unit.begins_to_fall"]
    assert table[owl].falling
    table.send("handler", "undo", attack=attack)
    assert (table[owl].falling, tower in table.state.scene.map.props) == (False, True)


@pytest.mark.rule("FS C 4.20", "FS C 4.33")
def test_conditions_are_left_and_worn() -> None:
    table, fox, wolf = range_of(
        armed(gun(3, damage="wave", resonance=3), generator="wave"), armed()
    )
    hit(table, fox, wolf, 4)
    (ringing,) = table[wolf].conditions
    assert (ringing.kind, ringing.uses, ringing.by) == ("ringing", 2, fox)
    assert "condition.begun" in table.codes("pilots")
    fit(table, fox, armed())
    hit(table, fox, wolf, 4)
    assert [each.uses for each in table[wolf].conditions] == [1]
    hit(table, fox, wolf, 4)
    assert table[wolf].conditions == ()


@pytest.mark.rule("FS C 4.20")
def test_the_part_that_an_emp_breaks_is_rolled_before_the_damage() -> None:
    table, fox, wolf = range_of(armed(gun(2, damage="energy", emp=3)), armed())
    put(table, wolf, stability=3)
    hit(table, fox, wolf, 3, 2)
    line = table.log()[0]
    assert [die["purpose"] for die in line["data"]["dice"]] == ["condition-0", "damage"]
    assert line["data"]["targets"][0]["conditions"] == ["shaky"]
    assert (table[wolf].staggered, table[wolf].integrity < 9) == (True, True)


@pytest.mark.rule("FS C 4.20")
def test_the_target_of_an_npcs_emp_rolls_the_broken_part() -> None:
    table, fox, wolf = range_of(armed(), armed(gun(2, damage="energy", emp=1)))
    attack = declare(table, wolf, fox, "handler")
    roll(table, attack, 2)
    assert (seen(table)["stage"], seen(table)["waiting_for"]) == ("mitigate", [fox])
    roll(table, attack, 4, 1)
    assert [each.kind for each in table[fox].conditions] == ["drained"]


@pytest.mark.rule("FS C 4.33")
def test_nothing_is_left_on_a_wreck() -> None:
    table, fox, wolf = range_of(armed(gun(2, tracer=3)), armed())
    put(table, wolf, integrity=1, numbers={"mitigation_number": 0})
    hit(table, fox, wolf, 4)
    assert (table[wolf].destroyed, table[wolf].conditions) == (True, ())


@pytest.mark.rule("FS C 4.21", "FS C 4.34")
def test_a_fire_burns_at_the_start_of_a_turn() -> None:
    table = bare_table()
    fox, wolf = framed(table), npc(table)
    table.send("handler", "conflict.start")
    afflicted(table, wolf, ("burning", 2), by=fox)
    table.send("handler", "segment.end")
    sides(table, 5)
    table.turn(wolf)
    line = next(each for each in table.log("pilots") if each["code"] == "unit.burns")
    assert (line["params"]["damage"], line["params"]["lost"]) == (5, 2)
    assert (table[wolf].integrity, table[wolf].stability) == (7, 12)
    assert [die["purpose"] for die in line["data"]["dice"]] == ["damage"]
    check_round_trips(table)


@pytest.mark.rule("FS C 4.34")
def test_a_pilot_tests_against_the_fire_of_an_npc() -> None:
    table = bare_table()
    fox, wolf = framed(table, armed(hull={"ablative-layer": 3})), npc(table)
    table.send("handler", "conflict.start")
    afflicted(table, fox, ("burning", 1), by=wolf)
    table.turn(fox)
    (line,) = [each for each in table.log("pilots") if each["code"] == "unit.burns"]
    assert ("dice" in line["data"], table[fox].integrity) == (False, 9)
    fit(table, fox, build())
    put(table, fox, conditions={"add": [{"kind": "burning", "tier": 2, "by": "gone"}]})
    table.send("ann", "turn.end", unit=fox)
    next_round(table, fox)
    line = next(each for each in table.log("pilots") if each["code"] == "unit.burns")
    assert [die["purpose"] for die in line["data"]["dice"]] == ["mitigate"]


@pytest.mark.rule("FS C 4.34")
def test_a_unit_destroyed_by_fire_has_no_turn() -> None:
    table = bare_table()
    fox, wolf = framed(table), npc(table)
    put(table, wolf, integrity=1)
    table.send("handler", "unit.hide", unit=wolf, hidden=True)
    table.send("handler", "conflict.start")
    afflicted(table, wolf, ("burning", 3), by=fox)
    table.send("handler", "segment.end")
    sides(table, 8)
    table.send("handler", "turn.start", unit=wolf)
    assert table[wolf].destroyed
    assert "unit.burns" not in table.codes("pilots")
    assert table.segment == "environmental"


@pytest.mark.rule("FS C 5.8")
def test_a_fall_tests_a_hull_and_recovers_too() -> None:
    table = bare_table()
    fox = framed(table, build(hull={"bulk": 1}))
    put(table, fox, integrity=3, stability=0)
    table.send("handler", "unit.place", unit=fox, at=cell(3, 3, 4), falling=True)
    (shown,) = table.ask("ann", "falls")["falls"]
    assert (shown["destroyed"], shown["integrity"]) == (True, {"from": 3, "to": 0})
    sides(table, 4)
    table.send("handler", "environment.resolve")
    assert table[fox].integrity == 1
    assert table.codes("pilots") == ["unit.fall_landed", "unit.impact", "unit.bulk", "unit.endures"]
    wolf = npc(table, build(hull={"system-recovery": 3}), at=(6, 3, 0))
    put(table, wolf, stability=4)
    table.send("handler", "unit.place", unit=wolf, at=cell(6, 3, 4), falling=True)
    table.send("handler", "environment.resolve")
    assert (table[wolf].stability, table[wolf].staggered) == (1, False)
