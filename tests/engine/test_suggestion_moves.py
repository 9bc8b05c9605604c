"""Where the query `suggestion` sends a unit: it takes the best place that it can reach, and stays
there."""

from __future__ import annotations

from random import Random

import pytest

from app.rules.frame_state.combat.model import Weapon
from app.rules.geometry.hexes import Cell, Hex
from app.rules.geometry.hexes import distance as distance_of
from tests.engine.fights import armed, bare_table, gun, wolfs_turn
from tests.engine.frames import build, framed, npc, put
from tests.engine.play import BLANK, Table, cell
from tests.engine.suggestions import follow, hunter, suggested

BLADE = Weapon("blade", "Blade", 1, "melee", "kinetic", {})


def walked(table: Table, unit: str, **fields: object) -> list[Cell]:
    """Carries out what is suggested up to an attack. Returns where each movement began or ended."""
    places = [table[unit].at]
    while (part := suggested(table, unit, **fields)["next"]) not in (None, "attack"):
        follow(table, unit, **fields)
        if part == "move":
            places.append(table[unit].at)
    return [each for each in places if each is not None]


def rugged(chassis: str) -> tuple[Table, str]:
    """A table in the turn of the Wolf, below a plateau with Fox on it.

    The ground before the plateau is uneven, so that the way to it is long, and often steeper than
    what is left of a movement.
    """
    table, levels = bare_table({**BLANK, "columns": 24, "rows": 16}), Random(255)
    ground = {
        (q, r): levels.choice((0, 0, 1, 2, 4)) + (6 if q > 14 else 0)
        for q in range(24)
        for r in range(-10, 16)
        if table.state.scene.map.contains(Hex(q, r))
    }
    table.ground(*((q, r, level) for (q, r), level in ground.items()))
    fox = framed(table, armed(), at=(19, 1, ground[19, 1]))
    wolf = npc(table, build(chassis=chassis, weapons=(gun(1), BLADE)), at=(5, 4, ground[5, 4]))
    table.turn(fox)
    wolfs_turn(table, fox, wolf)
    return table, wolf


@pytest.mark.parametrize("chassis", ["tank", "bipedal", "multiped"])
def test_a_unit_does_not_go_to_and_fro(chassis: str) -> None:
    table, wolf = rugged(chassis)
    places = walked(table, wolf)
    assert len(places) == len(set(places)) > 2
    # the whole turn is used for the way
    assert table[wolf].steps == 0


def below_a_cliff(weapon: Weapon) -> tuple[Table, str]:
    """A table in the turn of the Wolf; Fox is far back on a plateau, and no way leads there."""
    table = bare_table({**BLANK, "columns": 16})
    table.ground(*((q, r - q // 2, 4) for q in range(8) for r in range(12)))
    fox = framed(table, armed(), at=(2, 4, 4))
    wolf = npc(table, armed(weapon), at=(9, 2, 0))
    table.turn(fox)
    wolfs_turn(table, fox, wolf)
    return table, wolf


def test_a_unit_flies_up_for_an_attack_only() -> None:
    table, wolf = below_a_cliff(gun(3))
    assert suggested(table, wolf)["move"]["command"]["mode"] == "flight"
    put(table, wolf, used={"gun": 1})
    places = walked(table, wolf)
    assert all(each.level == 0 for each in places)
    assert len(places) == len(set(places))
    found = suggested(table, wolf)
    assert (found["next"], found["no_way"]) == (None, True)


def test_a_unit_that_has_come_down_does_not_fly_up_again_in_this_turn() -> None:
    table, wolf = below_a_cliff(gun(3))
    put(table, wolf, descended=1)
    assert all(each.level == 0 for each in walked(table, wolf))


def test_a_unit_without_a_way_stays_and_the_answer_says_so() -> None:
    table, wolf = below_a_cliff(BLADE)
    walked(table, wolf)
    at = table[wolf].at
    put(table, wolf, steps=4)
    found = suggested(table, wolf)
    assert (found["next"], found["no_way"]) == (None, True)
    assert table[wolf].at == at
    assert suggested(table, wolf, stay=True)["no_way"] is False
    put(table, wolf, steps=0, movement=None)
    assert suggested(table, wolf)["no_way"] is False


def test_a_goal_that_no_way_leads_to_is_said() -> None:
    table, wolf = below_a_cliff(gun(1))
    put(table, wolf, energy=0)
    goal = cell(3, 4, 4)
    walked(table, wolf, towards=goal)
    put(table, wolf, steps=4, energy=0)
    found = suggested(table, wolf, towards=goal)
    assert (found["move"], found["no_way"]) == (None, True)
    at = table[wolf].at
    assert at is not None
    there = suggested(table, wolf, towards=cell(*at), stay=True)
    assert there["no_way"] is False
    assert suggested(table, wolf, towards=cell(*at))["no_way"] is False


def test_a_movement_says_what_it_is_for() -> None:
    table, fox, wolf = hunter(at=(11, -2, 0), weapon=gun(1, "melee"))
    at = table[fox].at
    assert at is not None
    codes = []
    while (found := suggested(table, wolf))["next"] == "move":
        move = found["move"]
        codes.append(move["why"]["code"])
        assert move["why"]["unit"] == fox
        assert move["why"]["distance"] == hexes(move["to"], at)
        follow(table, wolf)
    # the last step of the way is the one to a place to attack from
    assert codes[0] == "approach"
    assert codes[-1] == "attack"
    shot = found["attack"]
    assert (shot["distance"], shot["reach"]) == (move["why"]["distance"], 1)
    table, _, wolf = hunter(at=(8, 1, 0), weapon=gun(1, "melee"))
    move = suggested(table, wolf, towards=cell(11, 3, 0))["move"]
    distance = hexes(move["to"], Cell(11, 3, 0))
    assert move["why"] == {"code": "goal", "unit": None, "distance": distance}


def test_a_movement_without_a_place_to_attack_from_is_said_to_get_nearer() -> None:
    table, wolf = below_a_cliff(BLADE)
    (fox,) = (each for each in table.state.scene.units if each != wolf)
    found = suggested(table, wolf)["move"]
    at = table[fox].at
    assert at is not None
    distance = hexes(found["to"], at) + at.level - found["to"]["level"]
    assert found["why"] == {"code": "nearer", "unit": fox, "distance": distance}


def hexes(a: dict[str, int], b: Cell) -> int:
    """Returns how many hexes a cell of an answer and another are apart."""
    return distance_of(Hex(a["q"], a["r"]), Hex(b.q, b.r))
