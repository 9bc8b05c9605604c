"""The query `suggestion` keeps out of zones that harm, and from under a ceiling that comes down."""

from __future__ import annotations

from typing import Any

from app.engine.state.unit import Unit
from tests.engine.fights import armed, bare_table, gun
from tests.engine.frames import build, framed, npc, put
from tests.engine.play import Table, cell
from tests.engine.suggestions import follow, hunter, suggested

FIRE = {"harm": "damage", "amount": 3}
#: Every row of a column of the map of `hunter`.
ROWS = 12


def burn(table: Table, *columns: int, **fields: Any) -> str:
    """Adds a zone of whole columns of the map that burns. Returns its id."""
    cells = [{"q": q, "r": -(q // 2) + r} for q in columns for r in range(ROWS)]
    usual = {"kind": "area", "name": "Fire", "cells": cells, "secret": True, "effect": FIRE}
    return str(table.send("handler", "zone.add", **(usual | fields)).events[0]["zone"]["id"])


def column(unit: Unit) -> int:
    assert unit.at is not None
    return unit.at.q


def play(table: Table, unit: str, who: str = "handler", **fields: Any) -> list[str]:
    """Carries out the movements that are suggested first. Returns the parts suggested."""
    parts = []
    for _ in range(6):
        part = suggested(table, unit, who, **fields)["next"]
        parts.append(part)
        if part != "move":
            break
        follow(table, unit, who, **fields)
    return parts


def test_a_walk_does_not_end_in_a_zone_that_harms() -> None:
    table, _, wolf = hunter(at=(11, -2, 0), weapon=gun(1))
    usual = suggested(table, wolf)["move"]["to"]["q"]
    key = burn(table, usual)
    assert suggested(table, wolf)["move"]["to"]["q"] != usual
    # not in this round, not at all, or only elsewhere
    table.send("handler", "zone.update", zone=key, effect={**FIRE, "round": 3})
    assert suggested(table, wolf)["move"]["to"]["q"] == usual
    table.send("handler", "zone.update", zone=key, effect=FIRE)
    for skip in ({"zone": key}, {"zone": key, "unit": wolf}):
        table.send("handler", "environment.skip", **skip)
        assert suggested(table, wolf)["move"]["to"]["q"] == usual
        table.send("handler", "environment.skip", skip=False, **skip)
    table.send("handler", "zone.update", zone=key, effect={"harm": "heat", "amount": 1})
    assert suggested(table, wolf)["move"]["to"]["q"] != usual
    table.send("handler", "conflict.end")
    assert suggested(table, wolf)["next"] != "action"


def test_a_zone_is_crossed_where_the_way_through_it_ends_in_this_turn() -> None:
    table, _, wolf = hunter(at=(11, -2, 0), weapon=gun(1, "melee"))
    burn(table, 10, 9, 8, 7, 6)
    assert play(table, wolf)[0] == "move"
    assert column(table[wolf]) < 6


def test_a_zone_that_is_too_wide_is_not_entered() -> None:
    table, _, wolf = hunter(at=(11, -2, 0), weapon=gun(1, "melee"))
    burn(table, 10, 9, 8, 7, 6)
    put(table, wolf, steps=1)
    assert suggested(table, wolf)["move"] is None
    assert column(table[wolf]) == 11


def test_a_unit_in_a_zone_leaves_it_before_anything_else() -> None:
    table, fox, wolf = hunter(at=(6, 3, 0))
    assert suggested(table, wolf)["next"] == "attack"
    key = burn(table, 6, 7)
    put(table, wolf, overheated=True)
    why = {"code": "leave", "unit": None, "distance": None}
    assert suggested(table, wolf)["move"]["why"] == why
    assert play(table, wolf)[0] == "move"
    assert column(table[wolf]) not in (6, 7)
    put(table, wolf, overheated=False)
    assert suggested(table, wolf)["attack"]["unit"] == fox
    assert column(table[fox]) == 3
    # one that stays, or is staggered, does what it can
    table.send("handler", "unit.place", unit=wolf, at=cell(6, 3, 0))
    assert suggested(table, wolf, stay=True)["next"] == "attack"
    # only on the ground, where it stands
    table.send("handler", "zone.update", zone=key, effect={**FIRE, "ground": True})
    assert suggested(table, wolf)["next"] == "move"


def test_a_unit_goes_towards_the_edge_of_a_zone_that_it_cannot_leave_at_once() -> None:
    table, _, wolf = hunter(at=(6, 3, 0))
    burn(table, *range(1, 12))
    before = column(table[wolf])
    assert follow(table, wolf) == "move"
    assert column(table[wolf]) < before


def test_where_all_places_harm_the_unit_acts_as_ever() -> None:
    table, _, wolf = hunter(at=(6, 3, 0))
    burn(table, *range(12))
    assert suggested(table, wolf)["next"] == "attack"


def test_a_goal_in_a_zone_is_a_goal() -> None:
    table, _, wolf = hunter(at=(8, 1, 0), weapon=gun(1, "melee"))
    burn(table, 9, 10, 11)
    assert suggested(table, wolf, towards=cell(11, 0, 0))["next"] == "move"
    play(table, wolf, towards=cell(11, 0, 0))
    assert column(table[wolf]) == 11
    # towards another place it keeps out
    table.send("handler", "unit.place", unit=wolf, at=cell(10, 0, 0))
    put(table, wolf, steps=3)
    play(table, wolf, towards=cell(7, 0, 0))
    assert column(table[wolf]) == 7


def test_a_walk_stays_below_a_ceiling_that_comes_down() -> None:
    table, _, wolf = hunter(at=(11, -2, 0), weapon=gun(1))
    usual = suggested(table, wolf)["move"]["to"]
    table.ground((usual["q"], usual["r"], 2))
    table.ground(*((q, usual["r"], 1) for q in range(usual["q"] + 1, 11)))
    for level in (5, 1):
        table.send("handler", "environment.add", text="The roof comes down.", ceiling=level)
    to = suggested(table, wolf)["move"]["to"]
    assert to["level"] == 0


def test_pilots_avoid_what_they_know() -> None:
    table = bare_table()
    fox = framed(table, armed(gun(3)))
    npc(table, build(), at=(6, 3, 0))
    table.turn(fox)
    key = burn(table, 2, 3)
    assert suggested(table, fox, "ann")["next"] == "attack"
    table.send("handler", "zone.update", zone=key, secret=False)
    assert suggested(table, fox, "ann")["next"] == "move"
    # that the Handler skips it is not told
    table.send("handler", "environment.skip", zone=key)
    assert suggested(table, fox, "ann")["next"] == "move"
