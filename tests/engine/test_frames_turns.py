"""Effects of turns and rounds on frames and their conditions (FS C 1, 3 and 5)."""

from __future__ import annotations

import pytest

from app.engine.combat.fighters import fighter_of
from app.engine.commands.combat.action_costs import overheat
from app.engine.commands.context import SentCommand
from app.engine.commands.draft import Draft
from tests.engine.frames import build, framed, next_round, npc, put, sides, turn_of
from tests.engine.play import ROLES, Table, check_round_trips

RECOVERS = {"system-recovery": 3}


@pytest.mark.rule("FS C 1.5")
def test_a_turn_brings_back_steps_recoil_weapons_and_the_recharge() -> None:
    table = Table()
    fox = framed(table)
    put(table, fox, energy=0, recoil=0, steps=0)
    turn_of(table, fox)
    assert (table[fox].steps, table[fox].energy, table[fox].frame.recoil) == (4, 3, 3)
    next_round(table, fox)
    assert table[fox].energy == 3
    check_round_trips(table)


@pytest.mark.rule("FS C 1.5")
@pytest.mark.parametrize(
    ("generator", "energy"), [("coolant", 2), ("wave", 1), ("singularity", 0), ("pulse", 2)]
)
def test_generators_recharge_by_their_number(generator: str, energy: int) -> None:
    table = Table()
    fox = framed(table, build(generator=generator))
    put(table, fox, energy=0)
    turn_of(table, fox)
    assert table[fox].energy == energy


@pytest.mark.rule("FS C 1.7")
def test_a_plain_unit_has_all_its_energy_back_and_steadies_nothing() -> None:
    table = Table()
    dog = table.unit("Dog", (3, 3, 0), "pilot", "b", energy=6)
    put(table, dog, energy=1, stability=3)
    turn_of(table, dog)
    assert (table[dog].energy, table[dog].stability, table[dog].steps) == (6, 3, 4)


@pytest.mark.rule("FS C 3.8")
def test_a_frame_steadies_itself_when_its_turn_begins() -> None:
    table = Table()
    fox = framed(table, build(hull={"system-recovery": 2}))
    put(table, fox, stability=5)
    turn_of(table, fox, 4)
    # 4, an ace, and 2 of System Recovery
    assert table[fox].stability == 5 + 4 + 2 + 2
    line = table.log("pilots")[-1]
    assert (line["code"], line["params"]["score"], line["params"]["extra"]) == (
        "unit.steadies_itself",
        6,
        2,
    )
    assert line["data"]["proof"]["stream"] == "public"
    check_round_trips(table)


@pytest.mark.rule("FS C 3.8")
def test_an_npc_steadies_itself_by_the_average_of_its_die() -> None:
    table = Table()
    framed(table, at=(1, 1, 0))
    wolf = npc(table, build(skills={"synergy": 2}))
    put(table, wolf, stability=5)
    turn_of(table, wolf)
    assert table[wolf].stability == 10
    assert "proof" not in table.log()[-1]["data"]


def test_a_hidden_unit_steadies_itself_in_secret() -> None:
    table = Table()
    ghost = framed(table, hidden=True)
    put(table, ghost, stability=5)
    table.send("handler", "conflict.start")
    told = len([line for row in table.rows for line in row.events])
    turn_of(table, ghost, 2)
    assert table[ghost].stability == 7
    assert table.log("pilots") == []
    assert table.log()[-1]["data"]["proof"]["stream"] == "secret"
    assert told


@pytest.mark.rule("FS C 3.8", "FS C 5.24")
def test_a_stagger_ends_at_nine_and_dodging_comes_back_a_turn_later() -> None:
    table = Table()
    fox = framed(table, build(hull=RECOVERS))
    put(table, fox, stability=0)
    turn_of(table, fox, 1)
    assert table[fox].stability == 4
    assert table[fox].staggered
    next_round_with(table, fox, 3)
    unit = table[fox]
    assert (unit.stability, unit.staggered, unit.off_balance) == (10, False, True)
    assert "unit.steadies" in table.codes("pilots")
    assert not fighter_of(table.state.world, unit).evades
    next_round_with(table, fox, 1)
    assert not table[fox].off_balance
    assert fighter_of(table.state.world, table[fox]).evades
    check_round_trips(table)


def next_round_with(table: Table, unit: str, *faces: int) -> None:
    sides(table, *faces)
    next_round(table, unit)
    assert table.faces == []


@pytest.mark.rule("FS C 5.24")
def test_the_handler_can_end_a_stagger() -> None:
    table = Table()
    fox = framed(table)
    put(table, fox, stability=0)
    turn_of(table, fox, 1)
    assert put(table, fox, stability=8).staggered
    assert not put(table, fox, stability=9).staggered
    assert put(table, fox, stability=4, reeling=True).staggered
    assert not put(table, fox, reeling=False).staggered


# -- heat -------------------------------------------------------------------------------------


@pytest.mark.rule("FS C 5.20")
def test_an_overheated_frame_rolls_to_cool_down_and_recharges_when_it_does() -> None:
    table = Table()
    fox = framed(table, build(generator="coolant"))
    put(table, fox, overheated=True, energy=0)
    turn_of(table, fox, 5)
    assert (table[fox].overheated, table[fox].energy) == (True, 0)
    line = table.log("pilots")[-1]
    assert (line["code"], line["data"]["outcome"]) == ("unit.stays_hot", "miss")
    assert line["data"]["odds"]["critical"]["exact"] == "1/6"
    next_round_with(table, fox, 6)
    assert (table[fox].overheated, table[fox].energy) == (False, 2)
    assert "unit.cooled" in table.codes("pilots")
    check_round_trips(table)


@pytest.mark.rule("FS C 5.20")
def test_a_generator_can_trickle_or_fill_up() -> None:
    table = Table()
    fox = framed(table, build(generator="plasma"))
    put(table, fox, overheated=True, energy=0)
    turn_of(table, fox, 1)
    assert (table[fox].overheated, table[fox].energy) == (True, 1)
    table = Table()
    fox = framed(table, build(generator="singularity"))
    put(table, fox, overheated=True, energy=0)
    turn_of(table, fox, 6)
    assert (table[fox].overheated, table[fox].energy) == (False, 5)


@pytest.mark.rule("FS C 2.3")
@pytest.mark.parametrize(("generator", "full"), [("singularity", 5), ("coolant", 1)])
def test_a_minute_of_standby_fills_a_singularity_generator(generator: str, full: int) -> None:
    table = Table()
    fox = framed(table, build(generator=generator))
    wreck = framed(table, build(generator=generator), at=(1, 1, 0))
    turn_of(table, fox)
    put(table, fox, energy=1)
    put(table, wreck, energy=1, integrity=0)
    table.send("handler", "conflict.end")
    assert (table[fox].energy, table[wreck].energy) == (full, 1)
    assert ("unit.refilled" in table.codes("pilots")) == (full == 5)
    table.send("handler", "undo")
    assert table[fox].energy == 1
    check_round_trips(table)


@pytest.mark.rule("FS C 5.20")
def test_an_npc_cools_down_by_the_average_and_what_helps_it() -> None:
    table = Table()
    framed(table, at=(1, 1, 0))
    wolf = npc(table, build(generator="coolant"))
    put(table, wolf, overheated=True)
    turn_of(table, wolf)
    assert table[wolf].overheated
    table.send("handler", "action.cool", unit=wolf, steps=2)
    next_round(table, wolf)
    assert not table[wolf].overheated
    assert table[wolf].frame.spent == {}


def test_a_plain_unit_cools_down_too() -> None:
    table = Table()
    dog = table.unit("Dog", (3, 3, 0), "pilot", "b")
    put(table, dog, overheated=True)
    turn_of(table, dog, 6)
    assert not table[dog].overheated


@pytest.mark.rule("FS C 1.6")
def test_using_energy_with_none_left_overheats_and_nothing_else_comes_of_it() -> None:
    table = Table()
    fox = framed(table)
    turn_of(table, fox)
    put(table, fox, energy=0)
    up = {"unit": fox, "mode": "flight", "path": [{"q": 3, "r": 3, "level": 1}]}
    assert table.refuse("ann", "unit.move", **up).code == "would-overheat"
    table.send("ann", "unit.move", **up, anyway=True)
    unit = table[fox]
    assert table.codes("pilots") == ["unit.overheats"]
    assert (unit.overheated, unit.steps, unit.energy, unit.at) == (True, 4, 0, (3, 3, 0))
    put(table, fox, energy=3)
    assert table.refuse("ann", "unit.move", **up).code == "overheated"
    put(table, fox, energy=1, overheated=False)
    table.send("ann", "unit.move", **up)
    assert table[fox].energy == 0
    refused = table.refuse("ann", "unit.stay_aloft", unit=fox)
    assert refused.code == "would-overheat"
    table.send("ann", "unit.stay_aloft", unit=fox, anyway=True)
    assert table[fox].overheated
    check_round_trips(table)


def draft_of(table: Table) -> Draft:
    seat, role = ROLES["handler"]
    return Draft(table.state, SentCommand(seat, role, "c", {}), table.context(), None)


def test_an_overheated_unit_does_not_overheat_again() -> None:
    table = Table()
    fox = framed(table)
    unit = put(table, fox, overheated=True)
    draft = draft_of(table)
    assert overheat(draft, unit) is unit
    assert draft.events == []


# -- conditions -------------------------------------------------------------------------------
