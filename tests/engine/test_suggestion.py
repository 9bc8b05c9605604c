"""The query `suggestion`: attacks, movements and other actions that a unit can then carry out."""

from __future__ import annotations

from app.rules.frame_state.combat.model import Weapon
from app.rules.geometry.hexes import Hex, distance
from tests.engine.fights import armed, bare_table, duel, gun, wolfs_turn
from tests.engine.frames import build, ejected, framed, npc, put, turn_of
from tests.engine.play import BLANK, Table, cell, check_round_trips
from tests.engine.suggestions import follow, hunter, suggested


def hexes_between(table: Table, unit: str, other: str | Hex) -> int:
    """Returns the distance of two units on the map, or of a unit and a hex."""
    at = table[unit].at
    to = table[other].at if isinstance(other, str) else other
    assert at is not None
    assert to is not None
    return distance(at, to)


def test_an_enemy_in_range_is_attacked() -> None:
    table, fox, wolf = hunter()
    found = suggested(table, wolf)
    assert found["next"] == "attack"
    assert found["attack"]["unit"] == fox
    shot = table.ask("handler", "targets", unit=wolf, weapon="gun")
    assert found["attack"]["odds"] == shot["targets"][0]["odds"]
    assert found["attack"]["costs"] == shot["costs"]
    assert follow(table, wolf) == "attack"
    (attack,) = table.view("handler")["attacks"].values()
    assert attack["unit"] == wolf
    # nothing while the attack goes on
    assert suggested(table, wolf)["wait"]["code"] == "attack-pending"


def test_an_enemy_out_of_range_is_approached_until_it_can_be_attacked() -> None:
    table, fox, wolf = hunter(at=(11, 0, 0), weapon=gun(1))
    parts = []
    for _ in range(4):
        before = hexes_between(table, wolf, fox)
        part = follow(table, wolf)
        parts.append(part)
        if part != "move":
            break
        assert hexes_between(table, wolf, fox) < before
    assert parts[0] == "move"
    assert parts[-1] == "attack"


def test_a_way_around_a_wall_is_found() -> None:
    table = bare_table()
    table.ground(*((5, r, 9) for r in range(-2, 8)))
    fox = framed(table, armed(), at=(3, 3, 0))
    wolf = npc(table, armed(gun(1)), at=(7, 3, 0))
    table.turn(fox)
    wolfs_turn(table, fox, wolf)
    found = suggested(table, wolf)
    assert found["next"] == "move"
    assert found["attack"] is None
    assert found["move"]["to"] == found["move"]["command"]["path"][-1]
    assert follow(table, wolf) == "move"


def test_a_goal_comes_before_a_place_to_shoot_from() -> None:
    table, _, wolf = hunter(at=(8, 1, 0), weapon=gun(1, "melee"))
    towards = cell(11, 3, 0)
    found = suggested(table, wolf, towards=towards)
    assert found["next"] == "move"
    before = hexes_between(table, wolf, Hex(11, 3))
    follow(table, wolf, towards=towards)
    assert hexes_between(table, wolf, Hex(11, 3)) < before
    while follow(table, wolf, towards=towards) == "move":
        pass
    # there, or out of steps
    assert suggested(table, wolf, towards=towards)["move"] is None
    assert table.ask("handler", "suggestion", unit=wolf, towards=cell(99, 0, 0)).code == "off-map"


def test_a_unit_that_stays_does_not_move() -> None:
    table, _, wolf = hunter(at=(11, 0, 0), weapon=gun(1))
    found = suggested(table, wolf, stay=True)
    assert (found["move"], found["attack"]) == (None, None)


def test_a_unit_that_guards_its_place_attacks_and_does_not_move() -> None:
    table, fox, wolf = hunter(at=(11, 0, 0), weapon=gun(1))
    assert suggested(table, wolf)["next"] == "move"
    put(table, wolf, guard=True)
    assert table.codes("pilots") == []
    assert suggested(table, wolf)["move"] is None
    assert suggested(table, wolf, towards=cell(6, 6, 0))["move"] is None
    at = table[fox].at
    assert at is not None
    table.send("handler", "unit.place", unit=wolf, at=cell(at.q + 1, at.r, at.level))
    assert suggested(table, wolf)["next"] == "attack"
    assert table.view("handler")["scene"]["units"][wolf]["guard"] is True
    assert "guard" not in table.view("pilots")["scene"]["units"][wolf]
    check_round_trips(table)


def test_a_pilot_does_not_learn_that_its_unit_guards() -> None:
    table, fox, _ = duel(mine=armed(gun(1)), at=(11, 0, 0))
    before = suggested(table, fox, "ann")
    assert before["next"] == "move"
    put(table, fox, guard=True)
    assert suggested(table, fox, "ann") == before
    assert suggested(table, fox)["move"] is None


def test_a_staggered_unit_stabilises() -> None:
    table, _, wolf = hunter()
    put(table, wolf, stability=0)
    found = suggested(table, wolf)
    assert found["next"] == "action"
    assert found["action"]["command"] == {"type": "action.stabilise", "unit": wolf}
    assert follow(table, wolf) == "action"


def test_an_overheated_unit_cools_where_its_generator_can() -> None:
    table = bare_table()
    fox = framed(table, armed())
    wolf = npc(table, armed(gun(3), generator="coolant"), at=(6, 3, 0))
    table.turn(fox)
    wolfs_turn(table, fox, wolf)
    put(table, wolf, overheated=True, energy=0)
    command = suggested(table, wolf)["action"]["command"]
    assert (command["type"], command["steps"]) == ("action.cool", 4)


def test_steps_that_are_left_go_into_stability() -> None:
    table, _, wolf = hunter(at=(11, 0, 0), weapon=gun(1))
    put(table, wolf, stability=table[wolf].stability_max - 1)
    assert suggested(table, wolf, stay=True)["action"]["command"]["type"] == "action.stabilise"
    put(table, wolf, stability=table[wolf].stability_max)
    assert suggested(table, wolf, stay=True)["next"] is None


def test_a_burst_that_would_hit_the_own_side_more_is_not_suggested() -> None:
    mortar = Weapon("gun", "Mortar", 3, "shooter", "kinetic", {"burst": 2})
    table, fox, wolf = hunter(weapon=mortar)
    assert suggested(table, wolf)["attack"]["unit"] == fox
    for at in ((3, 4, 0), (4, 3, 0), (4, 2, 0), (2, 3, 0)):
        npc(table, armed(), at=at)
    found = suggested(table, wolf, stay=True)
    assert (found["attack"], found["spares"]) == (None, "gun")


def test_an_attack_that_cannot_hit_is_not_suggested() -> None:
    table = bare_table({**BLANK, "columns": 40})
    fox = framed(table, armed())
    # a volley that misses still does damage (FS C 4.15)
    wolf = npc(table, armed(gun(3, multifire=3)), at=(20, -5, 0))
    table.turn(fox)
    wolfs_turn(table, fox, wolf)
    (far,) = table.ask("handler", "targets", unit=wolf, weapon="gun")["targets"]
    assert (far["designable"], far["odds"]["outcomes"]["miss"]["p"]) == (True, 1)
    found = suggested(table, wolf)
    assert (found["next"], found["attack"]) == ("move", None)
    assert suggested(table, wolf, stay=True)["next"] is None


def test_whom_a_unit_attacks() -> None:
    table, fox, wolf = hunter()
    assert suggested(table, wolf, against=[])["attack"] is None
    assert suggested(table, wolf, against=[fox, "nobody", wolf])["attack"]["unit"] == fox
    put(table, wolf, disposition="neutral")
    assert suggested(table, wolf)["attack"] is None


def test_nothing_is_suggested_out_of_turn_or_to_others() -> None:
    table, fox, wolf = hunter()

    def waits(unit: str, who: str = "handler") -> str:
        """Returns why nothing is suggested."""
        found = suggested(table, unit, who)
        wait = found.pop("wait")
        assert found.pop("no_way") is False
        assert set(found.values()) == {None}
        code: str = wait["code"]
        return code

    assert waits(fox, "ann") == "not-your-turn"
    # a pilot may not act for the Handler's unit
    assert waits(wolf, "ann") == "not-yours"
    off = npc(table, armed(), at=(8, 3, 0))
    table.send("handler", "unit.place", unit=off, at=None)
    assert waits(off) == "not-on-map"
    assert suggested(table, wolf)["wait"] is None
    assert table.ask("handler", "suggestion", unit="nobody").code == "no-such-unit"


def test_a_pilot_is_told_nothing_of_hidden_units() -> None:
    table = bare_table()
    fox = framed(table, armed(gun(3)))
    wolf = npc(table, armed(), at=(6, 3, 0))
    table.send("handler", "unit.hide", unit=wolf, hidden=True)
    table.turn(fox)
    assert suggested(table, fox, "ann", against=[wolf])["attack"] is None
    table.send("handler", "unit.hide", unit=wolf, hidden=False)
    assert suggested(table, fox, "ann")["attack"]["unit"] == wolf


def test_numbers_that_are_not_told_do_not_matter() -> None:
    table = bare_table()
    table.send("handler", "table.options", options={"npc_stats": "condition"})
    fox = framed(table, armed(gun(3)))
    npc(table, armed(), at=(6, 3, 0))
    table.turn(fox)
    odds = suggested(table, fox, "ann")["attack"]["odds"]
    assert odds["damage"] is None


def test_a_weapon_is_used_in_the_way_that_is_worth_most_per_step() -> None:
    table, _, wolf = hunter(at=(8, 1, 0), weapon=gun(2, homing=2))
    assert suggested(table, wolf)["attack"]["command"]["homing"] is True
    table, _, wolf = hunter(at=(8, 1, 0), weapon=gun(2, lock=3))
    attack = suggested(table, wolf)["attack"]
    assert (attack["command"]["prepare"], attack["costs"]["steps"]) == (1, 3)
    # without a step to spare it is not prepared
    put(table, wolf, steps=2)
    assert "prepare" not in suggested(table, wolf)["attack"]["command"]
    table, _, wolf = hunter(at=(8, 1, 0), weapon=gun(1, lock=3))
    assert "prepare" not in suggested(table, wolf)["attack"]["command"]


def test_a_unit_in_the_air_comes_down_with_its_last_steps() -> None:
    table = bare_table()
    fox = framed(table, armed())
    wolf = npc(table, build(), at=(6, 3, 0))
    table.turn(fox)
    wolfs_turn(table, fox, wolf)
    table.send(
        "handler", "unit.move", unit=wolf, mode="flight", path=[cell(6, 3, 1), cell(6, 3, 2)]
    )
    put(table, wolf, steps=0)
    found = suggested(table, wolf)
    assert found["action"]["command"]["type"] == "unit.descend"


def test_a_falling_unit_stays_aloft() -> None:
    table = bare_table()
    fox = framed(table, armed())
    wolf = npc(table, build(), at=(6, 3, 4))
    table.turn(fox)
    wolfs_turn(table, fox, wolf)
    assert table[wolf].falling
    found = suggested(table, wolf, stay=True)
    assert found["action"]["command"]["type"] == "unit.stay_aloft"
    assert follow(table, wolf, stay=True) == "action"
    assert not table[wolf].falling


def test_a_pilot_on_foot_is_spared_unless_named() -> None:
    table, _, pilot = ejected()
    wolf = npc(table, armed(), at=(6, 3, 0))
    turn_of(table, wolf)
    assert suggested(table, wolf)["attack"] is None
    named = table.ask("handler", "suggestion", unit=wolf, against=[pilot])
    assert named["attack"]["unit"] == pilot


def test_an_ally_acts_on_what_the_pilots_know_and_an_enemy_on_what_the_handler_knows() -> None:
    table, fox, wolf = duel(mine=armed(gun(3)), theirs=armed(gun(3)), at=(6, 3, 0))
    table.send("handler", "unit.hide", unit=wolf, hidden=True)
    # the Handler plays the pilots' unit too
    found = suggested(table, fox)
    assert found["attack"] is None
    assert found["move"] is None
    table.send("handler", "unit.update", unit=fox, disposition="ally")
    assert suggested(table, fox)["attack"] is None
    # one that the pilots do not know themselves knows no more than they
    table.send("handler", "unit.hide", unit=fox, hidden=True)
    assert suggested(table, fox)["attack"] is None
    table.send("handler", "unit.hide", unit=wolf, hidden=False)
    assert suggested(table, fox)["attack"]["unit"] == wolf
    # the other side is the Handler's, who knows all
    table, fox, wolf = hunter()
    table.send("handler", "unit.hide", unit=fox, hidden=True)
    assert suggested(table, wolf)["attack"]["unit"] == fox
