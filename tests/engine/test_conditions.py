"""Conditions of units: how long they last, what they do, and who reads of them (FS C 5.21)."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine.combat.conditions import speed_of
from app.rules.frame_state.combat.model import Duration, Weapon
from tests.engine.frames import afflicted, build, framed, next_round, npc, put, turn_of
from tests.engine.play import Table, check_round_trips


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


def test_a_condition_that_another_unit_still_causes_is_not_over() -> None:
    table = Table()
    fox = framed(table)
    turn_of(table, fox)
    afflicted(table, fox, ("slowed", 2), by="a")
    table.send("ann", "turn.end", unit=fox)
    next_round(table, fox)
    afflicted(table, fox, ("slowed", 2), by="b")
    while len(table[fox].conditions) == 2:
        table.send("ann", "turn.end", unit=fox)
        next_round(table, fox)
    assert [(each.by, each.ends.count) for each in table[fox].conditions] == [("b", 1)]
    assert "condition.over" not in table.codes(last=99)
    table.send("ann", "turn.end", unit=fox)
    assert table.codes(last=99).count("condition.over") == 1


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
