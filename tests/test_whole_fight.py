"""A fight under way goes along with an exported table, and is fought to its end at the new one."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from app.engine.state.attack_state import AttackState, Reaction
from app.engine.state.conflict import Conflict
from app.export.crew import InvalidReference
from app.export.fight import fight_command, fight_document
from tests.engine.fights import armed, bare_table, declare, gun, roll
from tests.engine.frames import framed, npc
from tests.engine.play import Table, check_round_trips
from tests.engine.test_reactions import HIT, MISS, claim, left_over
from tests.test_whole_units import exported, imported


def moved(table: Table) -> tuple[Table, dict[str, str]]:
    """The table as it opens elsewhere, and the ids of its units there by those here."""
    copy = imported(exported(table))
    ids = dict(zip(table.state.scene.units, copy.state.scene.units, strict=True))
    # Seats are the new table's own; here the same people take the same ones.
    for old, new in ids.items():
        controller = table[old].controller
        if controller is not None:
            copy.send("handler", "unit.update", unit=new, controller=controller)
    assert fight(copy) == fight(table)
    check_round_trips(copy)
    return copy, ids


def fight(table: Table) -> dict[str, Any]:
    """The fight as a document, but for what an attack is called."""
    found = fight_document(table.state.world, table.state.scene)
    labels = {each["id"]: f"t{n}" for n, each in enumerate(found.get("attacks", []))}
    text = json.dumps(found)
    for old, new in labels.items():
        text = text.replace(f'"{old}"', f'"{new}"')
    made: dict[str, Any] = json.loads(text)
    return made


def only_attack(table: Table) -> AttackState:
    (attack,) = table.state.world.attacks.values()
    return attack


def in_the_middle() -> tuple[Table, str, str]:
    """Fox has hit the Wolf, and owes the dice of damage; the Handler has added to it."""
    table = bare_table()
    fox = framed(table, armed(gun(2, damage="kinetic", lock=2)))
    wolf = npc(table, armed(hull={"ablative-layer": 1}))
    table.turn(fox)
    attack = declare(table, fox, wolf, prepare=1)
    table.send("handler", "attack.adjust", attack=attack, damage=2)
    roll(table, attack, 3)
    return table, fox, wolf


def test_an_attack_waits_for_the_dice_it_waited_for() -> None:
    table, fox, wolf = in_the_middle()
    copy, ids = moved(table)
    assert "fight.restored" in copy.codes(last=len(copy.rows))
    conflict = copy.state.scene.conflict
    assert conflict is not None
    assert (conflict.round, conflict.active) == (1, ids[fox])
    here, there = only_attack(table), only_attack(copy)
    assert (there.prepare, there.distance) == (1, here.distance)
    assert there.targets == (replace(here.targets[0], id=ids[wolf]),)
    for each, attack in ((table, here), (copy, there)):
        roll(each, attack.id, 5)
        assert each.state.world.attacks == {}
    assert copy[ids[wolf]].integrity == table[wolf].integrity < 9
    assert copy[ids[fox]].steps == table[fox].steps == 1
    copy.send("ann", "turn.end", unit=ids[fox])


@pytest.mark.parametrize(("face", "how"), [(HIT, ""), (MISS, ""), (MISS, "after")])
def test_a_reaction_is_still_to_come(face: int, how: str) -> None:
    table, fox, wolf = left_over()
    claim(table, fox, face)
    if how:
        table.send("ann", "reaction.choose", unit=fox, how=how)
    copy, ids = moved(table)
    reaction, there = table.state.world.reactions[fox], copy.state.world.reactions[ids[fox]]
    awaits = ids.get(reaction.awaits, "")
    assert there == replace(reaction, unit=ids[fox], scene=copy.state.scene.id, awaits=awaits)
    assert bool(awaits) == bool(how)
    copy.send("ann", "reaction.end", unit=ids[fox])
    assert copy[ids[fox]].steps == 3
    copy.send("handler", "turn.end", unit=ids[wolf])


def test_an_attack_as_a_reaction_and_what_it_comes_before() -> None:
    table, fox, wolf = left_over(owl=True)
    declare(table, wolf, fox, "handler")
    claim(table, fox, HIT)
    own = declare(table, fox, wolf)
    copy, ids = moved(table)
    there = {each.unit: each for each in copy.state.world.attacks.values()}
    assert (there[ids[wolf]].waits, there[ids[fox]].waits) == ("pause", "")
    assert copy.state.world.reactions[ids[fox]].attack == there[ids[fox]].id
    for each, attack in ((table, own), (copy, there[ids[fox]].id)):
        roll(each, attack, 1)
    assert {each["stage"] for each in table.view()["attacks"].values()} == {"pause"}


def test_a_pause_has_its_whole_time_again_and_ends_where_nobody_has_a_seat_yet() -> None:
    table, fox, wolf = left_over()
    declare(table, wolf, fox, "handler")
    table.seconds = 11
    copy = imported(exported(table))
    assert only_attack(copy).waits == ""
    (shown,) = copy.view()["attacks"].values()
    assert shown["stage"] == "dodge"


def test_a_zone_still_waits_for_its_users_turn() -> None:
    table = bare_table()
    fox = framed(table, armed(gun(zone_in=3)))
    wolf = npc(table, armed(), at=(6, 3, 0))
    table.turn(fox)
    declare(table, fox, wolf, zone=True, inside="damage")
    table.send("ann", "turn.end", unit=fox)
    table.turn(wolf)
    copy, ids = moved(table)
    attack = only_attack(copy)
    assert attack.zone == only_attack(table).zone
    assert (attack.waits, attack.mark) == ("zone", ids[wolf])


def test_an_attack_at_a_thing_and_what_stood_beside_it() -> None:
    table = bare_table()
    fox = framed(table, armed(gun(damage="blast", burst=1)))
    wolf = npc(table, at=(6, 3, 0))
    prop = table.prop(5, 3, height=2, value=3)
    attack = declare(table, fox, {"prop": prop})
    (told,) = fight(table)["attacks"]
    assert (told["mark"], told["mark_prop"]) == (prop, True)
    assert [each["id"] for each in told["targets"]] == [prop, 1]
    world, scene = table.state.world, table.state.scene
    bare = replace(scene, map=Table().state.scene.map)
    (told,) = fight_document(world, bare)["attacks"]
    assert (told["mark"], [each["id"] for each in told["targets"]]) == ("", [1])
    table.send("handler", "attack.cancel", attack=attack)
    table.send("handler", "prop.remove", prop=prop)
    declare(table, fox, {"q": 6, "r": 4, "level": 0})
    copy = imported({**exported(table), "map": None})
    assert only_attack(copy).mark == ""
    assert only_attack(copy).centre == only_attack(table).centre
    (place,) = fight(copy)["attacks"]
    assert place["targets"][0]["id"] == list(table.state.scene.units).index(wolf)
    aimed = replace(only_attack(table), mark=prop, mark_prop=True, waits="pause")
    assert fight_document(replace(world, attacks={"t": aimed}), bare) == {}


def test_what_was_asked_for_is_still_asked() -> None:
    table, fox, _ = in_the_middle()
    table.send("handler", "attack.cancel", attack=only_attack(table).id)
    table.send("ann", "action.ask", unit=fox, text="Kick the door")
    table.send("ann", "action.ask", unit=fox, text="Go there", to={"q": 3, "r": 4})
    copy, ids = moved(table)
    ask, goes = copy.state.world.asks.values()
    assert (ask.unit, ask.text, ask.to) == (ids[fox], "Kick the door", None)
    assert (goes.text, goes.to) == ("Go there", (3, 4))
    copy.send("handler", "action.grant", ask=ask.id)
    assert copy[ids[fox]].steps == table[fox].steps - 1


def test_what_is_gone_stays_behind() -> None:
    table, fox, wolf = in_the_middle()
    attack = only_attack(table)
    world, scene = table.state.world, table.state.scene
    waiting = replace(attack, id="z", waits="zone", mark="gone", zone=None)
    thing = replace(attack, id="y", waits="zone", mark="gone", mark_prop=True)
    aimed = replace(attack, id="x", mark="gone", passed=("gone", wolf))
    elsewhere = replace(attack, id="w", scene="other")
    userless = replace(attack, id="v", unit="gone")
    lost = {"fox": Reaction(fox, scene.id, "after", "z", "gone"),
            "gone": Reaction("gone", scene.id, "now")}  # fmt: skip
    found = {each.id: each for each in (waiting, thing, aimed, elsewhere, userless)}
    conflict = Conflict(2, "enemy", "gone", {"gone": "done", wolf: "done"})
    made = fight_document(
        replace(world, attacks=found, reactions=lost), scene.with_conflict(conflict)
    )
    (kept,) = made["attacks"]
    assert (kept["id"], kept["mark"], kept["passed"]) == ("x", "", [1])
    assert made["reactions"] == [{"unit": 0, "state": "after", "attack": "", "awaits": ""}]
    assert (made["conflict"]["active"], made["conflict"]["acted"]) == (None, [[1, "done"]])


def test_nothing_under_way_is_nothing() -> None:
    assert fight(Table()) == {}
    assert fight_command({}, []) is None


@pytest.mark.parametrize(
    "wrong",
    [
        {"conflict": 3},
        {"conflict": {"acted": 3}},
        {"conflict": {"acted": [[1]]}},
        {"conflict": {"acted": [[7, "done"]]}},
        {"conflict": {"active": 7}},
        {"attacks": 3},
        {"attacks": [{"unit": 7}]},
        {"attacks": [{"unit": 0, "passed": 3}]},
        {"attacks": [{"unit": 0, "passed": [7]}]},
        {"attacks": [{"unit": 0, "mark": 7}]},
        {"attacks": [{"unit": 0, "targets": [{"id": 7}]}]},
        {"reactions": [{"unit": 0, "awaits": 7}]},
        {"asks": [{"unit": None}]},
    ],
)
def test_a_fight_that_names_who_is_not_there(wrong: Mapping[str, Any]) -> None:
    with pytest.raises(InvalidReference):
        fight_command(wrong, ["i1"])
