"""Effects of turns and rounds on frames and their conditions (FS C 1, 3 and 5)."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine.combat.conditions import speed_of
from app.engine.combat.fighters import fighter_of
from app.engine.commands.combat.action_costs import overheat
from app.engine.commands.context import SentCommand
from app.engine.commands.draft import Draft
from app.rules.frame_state.combat.model import Duration, Weapon
from tests.engine.frames import afflicted, build, framed, next_round, npc, put, sides, turn_of
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


def test_a_unit_that_becomes_shaky_at_low_stability_staggers() -> None:
    table = Table()
    fox = framed(table)
    put(table, fox, stability=2)
    unit = afflicted(table, fox, ("slowed", 2), ("shaky", 2), by=fox)
    assert unit.staggered
    assert unit.conditions[0].ends == Duration("turn-end", fox, 4)


@pytest.mark.rule("FS C 5.21")
def test_conditions_count_the_turns_of_their_unit() -> None:
    table = Table()
    fox = framed(table)
    turn_of(table, fox)
    unit = afflicted(table, fox, ("slowed", 2), ("shaky", 1), ("dimmed", 3))
    assert speed_of(unit) == 2
    assert put(table, fox, stability=1).staggered
    put(table, fox, stability=9)
    table.send("ann", "turn.end", unit=fox)
    assert [(c.kind, c.ends.count) for c in table[fox].conditions] == [("slowed", 3), ("dimmed", 1)]
    assert table.codes("pilots")[0] == "condition.over"
    for left in (2, 1):
        next_round(table, fox)
        table.send("ann", "turn.end", unit=fox)
        assert table[fox].conditions[0].ends.count == left
    next_round(table, fox)
    table.send("ann", "turn.end", unit=fox)
    assert [c.kind for c in table[fox].conditions] == ["dimmed"]
    check_round_trips(table)


def test_conditions_of_one_kind_from_several_units_end_in_one_line() -> None:
    table = Table()
    fox = framed(table)
    turn_of(table, fox)
    afflicted(table, fox, ("burning", 1), by="a")
    unit = afflicted(table, fox, ("burning", 1), ("dimmed", 1), by="b")
    assert [each.kind for each in unit.conditions].count("burning") == 2
    table.send("handler", "conflict.end")
    ended = [line for line in table.log() if line["code"] == "condition.over"]
    assert [line["params"]["condition"]["name"] for line in ended].count("Burning") == 1
    assert not any(each.kind == "burning" for each in table[fox].conditions)


@pytest.mark.rule("FS C 5.21")
def test_conditions_count_rounds_and_the_turns_of_their_cause() -> None:
    table = Table()
    fox = framed(table, at=(1, 1, 0))
    wolf = npc(table)
    turn_of(table, fox)
    afflicted(table, wolf, ("highlighted", 1), by=fox)
    afflicted(table, wolf, ("ringing", 1), by=fox)
    shown = table.view()["scene"]["units"][wolf]["conditions"]
    assert [(c["name"], c["by"], c["ends"]["unit"]) for c in shown] == [
        ("Highlighted", fox, fox),
        ("Ringing", fox, ""),
    ]
    table.send("ann", "turn.end", unit=fox)
    assert [c.kind for c in table[wolf].conditions] == ["ringing"]
    next_round(table, fox)
    assert table[wolf].conditions[0].ends.count == 1
    next_round(table, fox)
    assert table[wolf].conditions == ()


@pytest.mark.rule("FS C 5.22")
def test_the_end_of_a_round_counts_as_the_turn_of_units_without_turns() -> None:
    table = Table()
    fox = framed(table, at=(1, 1, 0))
    wolf = npc(table)
    turn_of(table, fox)
    afflicted(table, wolf, ("highlighted", 2), ("slowed", 3), by=fox)
    afflicted(table, wolf, ("bracketed", 1), by="gone")
    afflicted(table, wolf, ("slowed", 2), by=wolf)
    put(table, fox, destroyed=True)
    table.to_environment()
    table.send("handler", "environment.resolve")
    assert [(c.kind, c.by) for c in table[wolf].conditions] == [
        ("highlighted", fox),
        ("slowed", fox),
        ("slowed", wolf),
    ]
    assert [c.ends.count for c in table[wolf].conditions] == [1, 1, 3]
    check_round_trips(table)


@pytest.mark.rule("FS C 5.21")
def test_of_the_same_from_the_same_unit_there_is_one_and_the_strongest_counts() -> None:
    table = Table()
    fox = framed(table)
    unit = afflicted(table, fox, ("slowed", 3), ("slowed", 1), by="a")
    assert [c.tier for c in unit.conditions] == [1]
    unit = afflicted(table, fox, ("slowed", 2), by="b")
    assert [c.tier for c in unit.conditions] == [1, 2]
    assert speed_of(unit) == 2
    assert speed_of(put(table, fox, speed=1)) == 0
    assert put(table, fox, conditions={"remove": ["slowed"]}).conditions == ()
    wrong: dict[str, Any] = {"unit": fox, "conditions": {"add": [{"kind": "cloaked"}]}}
    assert table.refuse("handler", "unit.update", **wrong).code == "no-such-condition"
    wrong = {"unit": fox, "conditions": {"add": [{"kind": "hiccups"}]}}
    assert table.refuse("handler", "unit.update", **wrong).code == "no-such-condition"


@pytest.mark.rule("FS C 5.21")
def test_a_drain_takes_steps_when_the_turn_begins() -> None:
    table = Table()
    fox = framed(table)
    afflicted(table, fox, ("drained", 1))
    # A new conflict counts nothing from before it.
    turn_of(table, fox)
    assert table[fox].steps == 4
    afflicted(table, fox, ("drained", 1))
    next_round(table, fox)
    assert (table[fox].steps, table[fox].conditions) == (3, ())
    afflicted(table, fox, ("drained", 3))
    next_round(table, fox)
    assert table[fox].steps == 2
    next_round(table, fox)
    assert table[fox].steps == 2


@pytest.mark.rule("FS C 5.22")
def test_effects_counted_in_turns_end_with_the_conflict() -> None:
    table = Table()
    fox = framed(table, build(weapons=(Weapon("w1", "Rifle", 1, "shooter", "kinetic"),)))
    turn_of(table, fox)
    afflicted(table, fox, ("slowed", 2), ("dimmed", 3))
    put(table, fox, recoil=0, off_balance=True)
    table.send("handler", "conflict.end")
    assert table.rows[-1].events[0]["type"] == "unit.readied"
    assert [c.kind for c in table[fox].conditions] == ["dimmed"]
    assert (table[fox].frame.recoil, table[fox].off_balance) == (3, False)
    assert table.state.timeline[-1].what == "conflict.ended"


@pytest.mark.rule("FS C 5.24")
def test_shaky_nerves_stagger_early_and_only_a_gain_ends_that() -> None:
    table = Table()
    fox = framed(table)
    turn_of(table, fox)
    put(table, fox, stability=2)
    unit = afflicted(table, fox, ("shaky", 2))
    assert unit.staggered
    unit = put(table, fox, conditions={"remove": ["shaky"]})
    assert (unit.stability, unit.staggered, unit.reeling) == (2, True, True)
    assert put(table, fox, stability=9).staggered is False


def test_the_cause_of_a_condition_is_named_only_to_groups_that_know_it() -> None:
    table = Table()
    fox = framed(table)
    ghost = npc(table, hidden=True)
    afflicted(table, fox, ("highlighted", 1), by=ghost)
    shown = table.view()["scene"]["units"][fox]["conditions"][0]
    assert (shown["by"], shown["ends"]["unit"]) == ("", "")
    assert ghost not in str(table.view())
    known = table.view("handler")["scene"]["units"][fox]["conditions"][0]
    assert (known["by"], known["ends"]["unit"]) == (ghost, ghost)
    table.send("handler", "unit.hide", unit=ghost, hidden=False)
    assert table.view()["scene"]["units"][fox]["conditions"][0]["by"] == ghost
