"""Zone In: attacks that wait until their user's next turn (FS C 2.1)."""

from __future__ import annotations

import pytest

from tests.engine.fights import armed, declare, duel, gun, roll, seen
from tests.engine.frames import next_round, npc, put
from tests.engine.play import Table, cell, check_round_trips


def zoned(tier: int, **fields: str) -> tuple[Table, str, str, str]:
    """Fox waits for the Wolf, which is three hexes away, in a zone of 3 hexes around it."""
    table, fox, wolf = duel(armed(gun(3, zone_in=tier), hull={"scanner": 1}))
    attack = declare(table, fox, wolf, zone=True, **fields)
    return table, fox, wolf, attack


@pytest.mark.rule("FS C 4.35")
def test_a_zone_resolves_at_the_start_of_the_users_next_turn() -> None:
    table, fox, wolf, attack = zoned(1)
    assert (table[fox].steps, table[fox].energy) == (2, 2)
    assert table.codes("pilots") == ["attack.zoned"]
    view = seen(table)
    assert (view["stage"], view["waiting_for"]) == ("zone", [])
    assert view["zone"] == {"centre": [6, 3, 0], "radius": 3, "inside": "nothing"}
    refused = table.refuse("ann", "attack.roll", attack=attack)
    assert (refused.code, refused.params) == ("attack-waits", {"why": "zone"})
    table.walk("handler", wolf, (7, 3, 0), free=True)
    assert seen(table)["stage"] == "zone"
    table.send("ann", "turn.end", unit=fox)
    next_round(table, fox)
    assert "attack.goes_on" in table.codes("pilots")
    assert seen(table)["stage"] == "target"
    assert {"source": "zone", "name": "Zone", "value": 2, "grades": 0} in (
        seen(table)["targets"][0]["modifiers"]
    )
    roll(table, attack, 1)
    roll(table, attack, 4)
    assert table.log()[-1]["data"]["outcome"]["damage"]["total"] == 6
    check_round_trips(table)


@pytest.mark.rule("FS C 4.35")
def test_a_target_that_left_the_zone_or_the_range_is_missed() -> None:
    for at in ((10, 3, 0), None):
        table, fox, wolf, _attack = zoned(1)
        if at is None:
            table.send("handler", "unit.remove", unit=wolf)
            assert table.view()["attacks"] == {} or seen(table)["stage"] == "zone"
        else:
            table.send("handler", "unit.place", unit=wolf, at=cell(*at))
        table.send("ann", "turn.end", unit=fox)
        next_round(table, fox)
        assert table.view()["attacks"] == {}


@pytest.mark.rule("FS C 4.35")
def test_a_target_out_of_range_is_missed_though_it_is_in_the_zone() -> None:
    table, fox, wolf = duel(armed(gun(1, zone_in=1), hull={"scanner": 1}), at=(8, 3, 0))
    declare(table, fox, wolf, zone=True)
    table.send("handler", "unit.place", unit=wolf, at=cell(11, 2, 0))
    table.send("ann", "turn.end", unit=fox)
    next_round(table, fox)
    assert "attack.escaped" in table.codes("pilots")
    assert table.view()["attacks"] == {}


@pytest.mark.rule("FS C 4.35")
def test_moving_inside_calls_it_down_at_once() -> None:
    table, _fox, wolf, _attack = zoned(2)
    table.send("handler", "unit.place", unit=wolf, at=cell(10, 3, 0))
    assert seen(table)["stage"] == "zone"
    table.send("handler", "unit.place", unit=wolf, at=cell(6, 3, 0))
    assert seen(table)["stage"] == "target"
    assert all(each["source"] != "zone" for each in seen(table)["targets"][0]["modifiers"])


@pytest.mark.rule("FS C 4.35")
@pytest.mark.parametrize(("inside", "targeting", "damage"), [("targeting", 2, 0), ("damage", 0, 2)])
def test_the_best_gives_more_to_one_of_the_two(inside: str, targeting: int, damage: int) -> None:
    table, _fox, wolf, attack = zoned(3, inside=inside)
    table.walk("handler", wolf, (7, 3, 0), free=True)
    state = table.state.world.attacks[attack]
    assert (state.waits, state.zone_targeting, state.zone_damage) == ("", targeting, damage)


@pytest.mark.rule("FS C 4.35")
def test_the_handler_lets_it_happen_and_a_wreck_does_not() -> None:
    table, fox, _wolf, attack = zoned(2)
    assert table.refuse("ann", "attack.proceed", attack=attack).code == "handler-only"
    table.send("handler", "attack.proceed", attack=attack)
    assert seen(table)["stage"] == "target"
    assert table.refuse("handler", "attack.proceed", attack=attack).code == "attack-waits-not"
    table.send("handler", "undo")
    put(table, fox, destroyed=True)
    assert table.view()["attacks"] == {}


@pytest.mark.rule("FS C 4.35")
def test_a_cell_and_a_prop_can_be_waited_for() -> None:
    mortar = armed(gun(3, damage="blast", burst=1, zone_in=1, arc=1))
    table, fox, wolf = duel(mortar)
    declare(table, fox, cell(6, 3, 0), zone=True)
    boar = npc(table, at=(7, 3, 0))
    table.send("ann", "turn.end", unit=fox)
    next_round(table, fox)
    assert [each["unit"] for each in seen(table)["targets"]] == [wolf, boar]
    table.send("handler", "undo")
    table, fox, wolf = duel(armed(gun(3, zone_in=1)))
    prop = table.prop(5, 5)
    declare(table, fox, {"prop": prop}, zone=True)
    table.send("ann", "turn.end", unit=fox)
    next_round(table, fox)
    assert seen(table)["targets"][0]["prop"] == prop


@pytest.mark.rule("FS C 4.35")
def test_a_prop_that_is_gone_is_not_hit() -> None:
    table, fox, _wolf = duel(armed(gun(3, zone_in=1)))
    prop = table.prop(5, 5)
    declare(table, fox, {"prop": prop}, zone=True)
    table.send("handler", "prop.remove", prop=prop)
    table.send("ann", "turn.end", unit=fox)
    next_round(table, fox)
    assert table.view()["attacks"] == {}


@pytest.mark.rule("FS C 4.35")
def test_a_zone_is_counted_in_steps() -> None:
    """A hex two hexes from the centre is outside, because the way there leads over a wall."""
    table, fox, wolf, _attack = zoned(1)
    table.send("handler", "unit.place", unit=wolf, at=cell(8, 3, 0))
    table.ground(*((7, row, 9) for row in range(-3, 9)))
    table.send("ann", "turn.end", unit=fox)
    next_round(table, fox)
    assert "attack.escaped" in table.codes("pilots")
