"""A new table has everything in the imported document. Invalid documents are refused."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, fields, replace
from typing import Annotated, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine import Refused, SentCommand, decide, project
from app.engine.events.evolve import evolve
from app.engine.refusals import Refusal
from app.engine.state.area_templates import AreaTemplate
from app.engine.state.attack_state import AttackState
from app.engine.state.builds import ActionRequest, Frame, StoredBuild
from app.engine.state.crew import Character, MissionState
from app.engine.state.portable import NewIds, _portable_fields, read, write
from app.engine.state.unit import Unit
from app.rules.field_marks import IdOf, UnitId
from app.rules.frame_state.combat import content
from app.rules.frame_state.missions import Mission, Pay, PayLine, Tally, costs_of
from app.rules.frame_state.rounds import Conflict
from app.rules.geometry.hexes import Cell, Hex
from tests.engine.fight_counts import Uses
from tests.engine.fights import armed, bare_table, declare, gun
from tests.engine.frames import acting, build, document, framed, npc
from tests.engine.play import Table, cell, check_round_trips
from tests.engine.random_fight import RandomFight
from tests.engine.transfers import exported, imported, normal


def everything() -> Table:
    """A table with two scenes and a part of every kind."""
    table = bare_table()
    fox = framed(table, armed(gun(damage="blast", burst=1)))
    wolf = npc(table, at=(6, 3, 0))
    table.prop(5, 5, height=2, value=3, look="house", hexes=[{"q": 6, "r": 5}])
    table.send("handler", "scene.add", name="The pass", map={**BLANK})
    there = {"scene": list(table.state.world.scenes)[1]}
    elk = {"name": "Elk", "disposition": "ally", "speed": 4, "integrity": 9, "stability": 9}
    table.send("handler", "unit.add", **there, **elk, at=cell(1, 1, 0))
    rat = {**elk, "name": "Rat", "disposition": "enemy"}
    added = table.send("handler", "unit.add", **there, **rat).events[0]["unit"]["id"]
    gate = {"kind": "spawn", "name": "Gate", "cells": [{"q": 2, "r": 2, "count": 3}]}
    table.send("handler", "zone.add", **there, **gate)
    (zone,) = table.state.world.scenes[there["scene"]].zones
    table.send("handler", "wave.add", **there, name="Rats", units=[added], zone=zone)
    table.send("handler", "conflict.start", **there)
    table.send("handler", "character.add", name="Fox", frame="Lynx", unit=fox)
    table.send("handler", "character.add", name="Owl", sheet={"points": {"smarts": 2}})
    people = list(table.state.world.characters)
    terms = {
        "objectives": [{"text": "Box", "bonus": 40, "hidden": True}],
        "deductions": [{"text": "Fuel", "amount": 5}],
    }
    for name in ("Done", "Now"):
        table.send("handler", "mission.add", name=name, crew=people, base=300, **terms)
        mission = list(table.state.world.missions)[-1]
        table.send("handler", "mission.phase", mission=mission, phase="running")
        table.send("handler", "mission.use", character=people[0], tier=2)
        if name == "Done":
            table.send("handler", "mission.result", mission=mission, result="achieved")
            table.send("handler", "mission.pay", mission=mission)
    table.send("ann", "build.save", build=document(build()))
    table.send("handler", "conflict.start")
    table.send("handler", "environment.add", text="Wind", lasts=True)
    table.send("handler", "turn.start", unit=fox)
    table.send("handler", "action.ask", unit=fox, text="Kick", to={"q": 3, "r": 4})
    declare(table, fox, wolf, "handler")
    return table


BLANK = {"columns": 9, "rows": 9, "orientation": "pointy"}


def test_a_table_is_the_same_after_an_export_and_an_import() -> None:
    table = everything()
    found = exported(table)
    copy = imported(found)
    assert normal(exported(copy)) == normal(found)
    assert [each["name"] for each in found["scenes"]] == ["Scene 1", "The pass"]
    (kept,) = copy.state.world.builds.values()
    assert (kept.owner, kept.shared) == (None, True)
    check_round_trips(copy)


def test_the_area_of_an_expansion_is_imported_without_the_unit_that_ends_it() -> None:
    smoke = content.EXPANSIONS["smoke-cast"].module
    table, fox = acting(build(modules=(smoke,)))
    use = {"unit": fox, "module": "smoke-cast", "at": {"q": 5, "r": 3}}
    table.send("ann", "module.use", ask=True, **use)
    imported(exported(table))
    table.send("handler", "unit.remove", unit=fox)
    (area,) = imported(exported(table)).state.scene.templates.values()
    assert (area.name, area.ends_with) == ("Smoke Cast", "")


@pytest.mark.parametrize("seed", range(4))
def test_a_random_fight_is_the_same_after_an_export_and_an_import(seed: int) -> None:
    fight = RandomFight(seed, Uses())
    for turns in (2, 5, 9):
        fight.play(turns)
        table = fight.table
        # A pause ends at the new table, because seats are not imported.
        going = {k: a for k, a in table.state.world.attacks.items() if a.waits != "pause"}
        table_now = Table()
        table_now.state = replace(table.state, world=replace(table.state.world, attacks=going))
        found = exported(table_now)
        assert normal(exported(imported(found))) == normal(found)


def test_nothing_secret_is_in_a_document() -> None:
    table = everything()
    text = str(exported(table))
    for seat in table.state.record.seats.values():
        assert f"'{seat.id}'" not in text
    assert table.state.record.dice.commitment not in text


# -- fields -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Moody(Unit):
    """A unit class with additional fields."""

    mood: str = "calm"
    friend: UnitId | None = None
    moods: tuple[Annotated[str, IdOf("mood", defines=True)], ...] = ()


def test_a_new_field_with_a_default_travels_by_itself() -> None:
    unit = Moody("u", "Fox", "ally", mood="glad", friend="u", moods=("m",))
    found = write(unit, lambda kind, id: True)
    assert found["mood"] == "glad"
    names = iter("xy")
    new = read(found, Moody, NewIds(lambda _: next(names), {}))
    assert new == replace(unit, id="x", friend="x", moods=("y",))
    assert "mood" not in write(Moody("u", "Fox", "ally"), lambda kind, id: True)


@pytest.mark.parametrize(
    ("shape", "stay"),
    [
        (Unit, set()),
        (Frame, set()),
        (Character, {"plan", "lent"}),
        (Mission, set()),
        (StoredBuild, {"asked"}),
        (Conflict, {"skipped"}),
        (AttackState, {"until"}),
        (ActionRequest, {"area"}),
        (AreaTemplate, {"ends_with"}),
    ],
)
def test_every_field_travels_but_these(shape: Any, stay: set[str]) -> None:
    """Fields that belong to one table begin anew."""
    assert {each.name for each in fields(shape) if each.init} - stay == set(_portable_fields(shape))


def test_pay_of_a_bonus_that_players_do_not_know_stays_concealed() -> None:
    table = Table()
    line = PayLine("bonus", 40, "o", "Box", concealed=True)
    pay = Pay("gone", "Owl", (line,), costs_of(Tally()), 0, 0, 40)
    mission = Mission("m", "Old", phase="paid", paid=(pay,))
    world = replace(table.state.world, missions={"m": MissionState(mission)})
    table.state = replace(table.state, world=world)
    found = exported(table)
    (paid,) = found["world"]["missions"][0]["paid"]
    assert (paid["character"], paid["lines"][0]["concealed"]) == ("", True)


# -- what cannot be -----------------------------------------------------------------------------


def spoilt(*path: Any, value: Any) -> dict[str, Any]:
    """Returns the world of `everything` with another value at a path."""
    world: dict[str, Any] = deepcopy(EVERYTHING["world"])
    at: Any = world
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    return world


EVERYTHING = exported(everything())
FOX = EVERYTHING["world"]["scenes"][0]["units"][0]
WOLF = EVERYTHING["world"]["scenes"][0]["units"][1]
ELK = EVERYTHING["world"]["scenes"][1]["units"][0]
GATE = EVERYTHING["world"]["scenes"][1]["zones"][0]
ATTACK = EVERYTHING["world"]["attacks"][0]
UNITS = ("scenes", 0, "units")
RUNNING = [{"id": name, "name": name, "phase": "running"} for name in "mn"]


EMPTY = imported({**EVERYTHING, "world": {"scenes": [{"id": "a"}, {"id": "b"}]}})


def refusal(world: dict[str, Any]) -> str:
    """Returns the code with which a table with these two maps refuses a world."""
    return EMPTY.refuse("server", "world.import", world=world).code


@pytest.mark.parametrize(
    ("path", "value", "code"),
    [
        (("scenes",), [{"id": "a"}], "malformed"),
        (("scenes",), [{"id": each} for each in "abc"], "malformed"),
        (("scenes",), [{"id": "a"}, {"id": "a"}], "malformed"),
        (("scenes",), [{"id": "a"}, {"id": ""}], "malformed"),
        (("scenes",), [{"id": "a"}, {"id": 7}], "malformed"),
        (("more",), 1, "malformed"),
        (("categories",), [], None),
        (("categories", 0, "pool"), -1, "bad-number"),
        (("builds",), [EVERYTHING["world"]["builds"][0]] * 2, "malformed"),
        (("builds",), [{**EVERYTHING["world"]["builds"][0], "id": str(n)} for n in range(201)],
         "builds-enough"),
        (("builds", 0, "build", "chassis"), "none", "illegal-build"),
        (("characters", 0, "unit"), WOLF["id"], None),
        (("characters", 1, "unit"), FOX["id"], "malformed"),
        (("characters", 1, "sheet"), {"points": {"luck": 1}}, "no-such-attribute"),
        (("characters", 1, "seat"), "a", "malformed"),
        (("missions", 0, "paid"), [], "malformed"),
        (("missions", 0, "phase"), "running", "malformed"),
        (("missions", 1, "objectives", 0, "text"), "", "malformed"),
        (("missions", 1, "crew"), [EVERYTHING["world"]["characters"][0]["id"]] * 51, "malformed"),
        (("missions",), RUNNING, "mission-running"),
        ((*UNITS, 1, "integrity"), 5000, "above-maximum"),
        ((*UNITS, 1, "integrity"), 10**30, "malformed"),
        ((*UNITS, 1, "name"), "A\nB", "malformed"),
        ((*UNITS, 1, "name"), "x" * 81, "malformed"),
        ((*UNITS, 1, "notes"), "x" * 4001, "malformed"),
        ((*UNITS, 1, "overrides"), {"luck": 1}, "no-such-number"),
        ((*UNITS, 1, "conditions"), [{"kind": "sleepy"}], "no-such-condition"),
        ((*UNITS, 1, "conditions"), [{"kind": "burning"}] * 1001, "malformed"),
        ((*UNITS, 1, "pilot_of"), WOLF["id"], "malformed"),
        ((*UNITS, 1, "carried_by"), ELK["id"], "malformed"),
        ((*UNITS, 1, "carried_by"), FOX["id"], "malformed"),
        ((*UNITS, 1, "carried_by"), "nobody", "malformed"),
        ((*UNITS, 0, "frame", "build", "chassis"), "none", "illegal-build"),
        ((*UNITS, 1, "footprint"), [[0, 0, 0]] * 101, "malformed"),
        ((*UNITS, 1, "footprint"), [[0, 11, 0]], "malformed"),
        ((*UNITS, 1, "at"), None, None),
        ((*UNITS, 1, "at"), [300, 0, 0], "off-map"),
        ((*UNITS, 1), {**WOLF, "at": None, "falling": True}, "not-on-map"),
        (UNITS, [{**WOLF, "id": str(n)} for n in range(301)], "malformed"),
        (("scenes", 0, "conflict", "acted"), {WOLF["id"]: "asleep"}, "malformed"),
        (("scenes", 0, "conflict", "effects"), [{"id": "e", "text": " "}], "malformed"),
        (("scenes", 0, "conflict", "effects"),
         [{"id": str(n), "text": "x"} for n in range(21)], "malformed"),
        (("scenes", 1, "waves", 0, "round"), 0, "malformed"),
        (("scenes", 1, "waves", 0, "name"), "", "malformed"),
        (("scenes", 1, "waves", 0, "units"), [WOLF["id"]], None),
        (("scenes", 1, "waves", 0, "zone"), "none", "malformed"),
        (("scenes", 0, "waves"), [{"id": "w", "name": "x", "zone": GATE["id"]}], "malformed"),
        (("scenes", 1, "zones", 0, "name"), "A\nB", "malformed"),
        (("scenes", 1, "zones", 0, "kind"), "lake", "malformed"),
        (("scenes", 1, "zones", 0, "kind"), "label", "zone-one-hex"),
        (("scenes", 1, "zones", 0, "hexes"), {}, "zone-empty"),
        (("scenes", 1, "zones", 0, "hexes"), {"0": "x"}, "malformed"),
        (("scenes", 1, "zones", 0, "hexes"), {"1": "1" * 256}, "malformed"),
        (("scenes", 0, "zones"), [{**GATE, "id": str(n)} for n in range(201)], "zones-enough"),
        (("scenes", 1, "waves"), [{"id": str(n), "name": "x"} for n in range(51)], "waves-enough"),
        (("reactions",), [{"unit": ELK["id"], "scene": ATTACK["scene"], "state": "now"}],
         "no-such-unit"),
        (("reactions",), [{"unit": WOLF["id"], "scene": ATTACK["scene"], "state": "now"}], None),
        (("asks", 0, "text"), "", "malformed"),
        (("asks", 0, "kind"), "unit", "malformed"),
        (("asks", 0, "attack"), {"weapon": "gun"}, "malformed"),
        (("asks", 0, "attack"), {"weapon": "gun", "mark": ELK["id"]}, "no-such-target"),
        (("attacks", 0, "unit"), ELK["id"], "no-such-unit"),
        (("attacks", 0, "weapon"), "bow", "no-such-weapon"),
        (("attacks", 0, "mark"), ELK["id"], "no-such-target"),
        (("attacks", 0, "targets"), [{"id": "none", "prop": True}], "malformed"),
        (("attacks", 0, "targets"), [{"id": ELK["id"]}], "no-such-target"),
        (("attacks", 0, "until"), "2026-01-01T00:00:00Z", "malformed"),
        (("attacks", 0, "targets", 0, "faces"), {"targeting": 13}, "malformed"),
        (("attacks", 0, "targets", 0, "faces"), {"luck": 1}, "malformed"),
    ],
)  # fmt: skip
def test_invalid_documents_are_refused(path: Any, value: Any, code: str | None) -> None:
    world = spoilt(*path, value=value)
    if code is not None:
        assert refusal(world) == code
        return
    fresh = imported({**EVERYTHING, "world": world})
    assert len(fresh.state.scene.units) == 2


def test_a_world_has_the_scenes_of_the_table() -> None:
    for names in ("", "a", "abc"):
        assert refusal({"scenes": [{"id": name} for name in names]}) == "malformed"


def test_units_of_all_scenes_are_counted() -> None:
    many = [{**WOLF, "id": str(n)} for n in range(300)]
    world = {"scenes": [{"id": "a", "units": many}, {"id": "b", "units": [ELK]}]}
    assert refusal(world) == "units-enough"


JUNK = st.sampled_from(
    [None, True, 0, -1, 7, 10**30, "", "x", "x" * 5000, [], [3], {}, {"a": 3}, [[]]]
)


@given(st.lists(st.tuples(st.lists(st.integers(0, 30), min_size=1, max_size=9), JUNK), max_size=2))
@settings(deadline=None, max_examples=150)
def test_random_documents_are_imported_or_refused(
    changes: list[tuple[list[int], Any]],
) -> None:
    world = deepcopy(EVERYTHING["world"])
    for path, value in changes:
        at: Any = world
        for n, step in enumerate(path):
            keys = list(at) if isinstance(at, dict) else range(len(at))
            key = keys[step % len(keys)]
            if n == len(path) - 1 or not isinstance(at[key], dict | list) or not at[key]:
                at[key] = deepcopy(value)
                break
            at = at[key]
    table = deepcopy(EMPTY)
    done = decide(
        table.state,
        SentCommand(None, "system", "c", {"type": "world.import", "world": world}),
        table.context(),
    )
    if isinstance(done, Refused):
        return
    table.send("server", "world.import", world=world)
    assert len(table.state.world.scenes) == 2
    project(table.state, "handler")


def test_only_the_server_imports() -> None:
    assert Table().refuse("handler", "world.import", world={}).code == "server-only"


def test_cells_and_hexes_are_within_the_largest_map() -> None:
    for shape, good, bad in ((Hex, [100_000, 0], [100_001, 0]), (Cell, [1, 1, 9], [1, 1, 1001])):
        assert read(good, shape, NewIds(str, {})) == shape(*good)
        with pytest.raises(Refusal):
            read(bad, shape, NewIds(str, {}))


def test_no_cache_is_read_from_an_event() -> None:
    """The rows of an imported history may be forged."""
    table = Table()
    fox = table.unit("Fox", (3, 3, 0))
    event = deepcopy(table.rows[-1].events[0])
    event["unit"]["_memo"] = {"cells": "none"}
    state = evolve(table.state, event)
    assert state.scene.units[fox].cells == (Cell(3, 3, 0),)
