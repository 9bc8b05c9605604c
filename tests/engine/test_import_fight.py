"""A fight from another table is imported by one command of the Handler."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from app.engine.state.attack_state import AttackState, AttackZone, Reaction
from app.rules.geometry.hexes import Cell
from tests.engine.fights import armed, bare_table, gun, roll
from tests.engine.frames import build, fit, framed, npc, put
from tests.engine.play import Table, cell, check_round_trips


def only_attack(table: Table) -> AttackState:
    (attack,) = table.state.world.attacks.values()
    return attack


def test_an_imported_fight_continues_where_it_stopped() -> None:
    table = bare_table()
    fox, wolf = framed(table, armed()), npc(table, armed())
    put(table, fox, steps=2)
    put(table, wolf, steps=1)
    table.send("handler", "table.options", options={"reaction_seconds": 5})
    table.send(
        "handler",
        "fight.restore",
        conflict={"round": 3, "segment": "enemy", "active": wolf, "acted": {fox: "done"}},
        attacks=[attack_on(wolf, fox, mark=fox, waits="pause")],
        reactions=[{"unit": fox, "state": "after", "awaits": wolf}],
        asks=[{"unit": fox, "text": "Kick"}],
    )
    assert table.codes() == ["fight.restored", "attack.goes_on"]
    assert table.segment == "enemy"
    assert table.state.world.reactions[fox] == Reaction(
        fox, table.state.scene.id, "after", "", wolf
    )
    (ask,) = table.state.world.asks.values()
    assert ask.text == "Kick"
    check_round_trips(table)
    roll(table, only_attack(table).id, 4)
    table.send("handler", "undo")
    table.send("handler", "undo")
    assert (table.state.scene.conflict, table.state.world.attacks) == (None, {})


def test_a_pause_has_its_whole_time_again() -> None:
    table = bare_table()
    fox, wolf = framed(table, armed()), npc(table, armed())
    owl = table.unit("Owl", (3, 5, 0), "pilot", "b", energy=0)
    put(table, fox, steps=2)
    put(table, owl, steps=2)
    table.send("handler", "table.options", options={"reaction_seconds": 5})
    acted = {fox: "done", owl: "abstained"}
    table.send(
        "handler",
        "fight.restore",
        conflict={"segment": "enemy", "active": wolf, "acted": acted},
        attacks=[attack_on(wolf, fox, mark=fox, waits="pause", passed=[owl])],
    )
    (shown,) = table.view()["attacks"].values()
    assert (shown["stage"], shown["may_react"]) == ("pause", [fox])
    assert shown["until"] == "2026-01-01T00:00:05.000Z"


def attack_on(unit: str, target: str, **fields: Any) -> dict[str, Any]:
    return {"id": "t", "unit": unit, "weapon": "gun", "targets": [{"id": target}], **fields}


def conflicting(table: Table, fox: str, wolf: str) -> dict[str, Any]:
    table.send("handler", "conflict.start")
    return {"conflict": {}}


def plain(table: Table, fox: str, wolf: str) -> dict[str, Any]:
    put(table, fox, name="Vixen")
    return {"attacks": [attack_on(wolf, fox), {**attack_on("nobody", fox), "id": "u"}]}


WRONG: dict[str, Callable[[Table, str, str], dict[str, Any]]] = {
    "conflict-running": conflicting,
    "no-such-unit": plain,
    "no-such-weapon": lambda _, f, w: {"attacks": [attack_on(f, w, weapon="bow")]},
    "no-such-prop": lambda _, f, w: {"attacks": [attack_on(f, w, mark="no", mark_prop=True)]},
    "no-such-attack": lambda _, f, w: {
        "reactions": [{"unit": f, "state": "after", "attack": "none"}]
    },
    "nothing-changes": lambda *_: {},
    "malformed": lambda _, f, w: {"asks": [{"unit": f, "text": "x", "attack": {"weapon": "gun"}}]},
}


@pytest.mark.parametrize("code", WRONG)
def test_an_impossible_fight_is_refused(code: str) -> None:
    table = bare_table()
    fox, wolf = framed(table, armed()), npc(table, armed())
    fields = WRONG[code](table, fox, wolf)
    assert table.refuse("handler", "fight.restore", **fields).code == code


@pytest.mark.parametrize(
    "fields",
    [
        {"waits": "zone"},
        {"waits": "pause"},
        {"waits": "zone", "zone": {"centre": {"q": 1, "r": 1, "level": 0}, "radius": 1}},
        {"targets": [{"id": "WOLF", "faces": {"luck": 3}}]},
        {"targets": [{"id": "WOLF", "faces": {"condition-0": 5}}]},
        {"targets": [{"id": "WOLF", "faces": {"condition-1": 1}}]},
    ],
)
def test_an_attack_that_makes_no_sense(fields: dict[str, Any]) -> None:
    table = bare_table()
    wolf = npc(table, armed())
    fox = framed(table, armed(gun(damage="energy", emp=1)))
    sent = json.loads(json.dumps(fields).replace("WOLF", wolf))
    attack = {**attack_on(fox, wolf), **sent}
    assert table.refuse("handler", "fight.restore", attacks=[attack]).code == "malformed"
    faces = {"targeting": 4, "condition-0": 4}
    good = attack_on(fox, wolf, targets=[{"id": wolf, "faces": faces}])
    table.send("handler", "fight.restore", attacks=[good])
    assert only_attack(table).targets[0].faces == faces


def test_an_attack_whose_weapon_is_another_by_now_is_void() -> None:
    table = bare_table()
    fox, wolf = framed(table, armed(gun(lock=1, homing=1, tier=1))), npc(table, armed())
    homed = attack_on(fox, wolf, homing=True)
    table.send("handler", "fight.restore", attacks=[homed])
    assert only_attack(table).homing
    fit(table, fox, build(weapons=(gun(lock=1),)))
    assert table.state.world.attacks == {}
    table.send("handler", "fight.restore", attacks=[homed])
    assert table.state.world.attacks == {}
    table.send("handler", "fight.restore", attacks=[attack_on(fox, wolf, prepare=1)])
    assert only_attack(table).prepare == 1
    fit(table, fox, armed())
    assert table.state.world.attacks == {}


def test_targets_that_are_wrecks_by_now_are_not_hit() -> None:
    table = bare_table()
    fox, wolf, dog = framed(table, armed()), npc(table, armed()), npc(table, at=(7, 3, 0))
    put(table, dog, integrity=0)
    both = [{"id": dog, "faces": {"condition-3": 4}}, {"id": wolf}]
    table.send("handler", "fight.restore", attacks=[attack_on(fox, wolf, targets=both)])
    (shown,) = table.view()["attacks"].values()
    assert [each["unit"] for each in shown["targets"]] == [wolf]


def test_a_zone_lies_where_it_lay() -> None:
    table = bare_table()
    fox, wolf = framed(table, armed(gun(zone_in=1))), npc(table, armed())
    zone = {"centre": cell(6, 3, 0), "radius": 2, "inside": "nothing"}
    waiting = attack_on(fox, wolf, mark=wolf, waits="zone", zone=zone)
    table.send("handler", "fight.restore", attacks=[waiting])
    assert only_attack(table).zone == AttackZone(Cell(6, 3, 0), 2)
    table.turn(fox)
    assert "attack.goes_on" in table.codes("pilots")


def test_effects_go_on() -> None:
    table = bare_table()
    table.send("handler", "fight.restore", conflict={"effects": [{"text": "Wind", "lasts": True}]})
    conflict = table.state.scene.conflict
    assert conflict is not None
    assert [(each.text, each.lasts) for each in conflict.effects] == [("Wind", True)]
    for wrong in ({"effects": 3}, {"effects": [3]}, {"active": "nobody"}):
        other = bare_table()
        code = other.refuse("handler", "fight.restore", conflict=wrong).code
        assert code == ("no-such-unit" if "active" in wrong else "malformed")


def test_cells_that_are_none_are_refused() -> None:
    table = bare_table()
    fox, wolf = framed(table, armed()), npc(table, armed())
    for wrong in ({"centre": 3}, {"centre": {"q": 1}}, {"zone": {"centre": [1], "radius": 1}}):
        attack = {**attack_on(fox, wolf), **wrong}
        assert table.refuse("handler", "fight.restore", attacks=[attack]).code == "malformed"
    ask = {"unit": fox, "text": "x", "attack": 3}
    assert table.refuse("handler", "fight.restore", asks=[ask]).code == "malformed"
