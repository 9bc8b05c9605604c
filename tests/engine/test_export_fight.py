"""A fight in progress is exported with its table, and continues at the imported one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from app.engine.state.attack_state import AttackState, Reaction
from app.engine.state.contents import contents_document
from app.rules.frame_state.rounds import Conflict
from tests.engine.fights import armed, bare_table, declare, gun, roll
from tests.engine.frames import framed, npc
from tests.engine.play import Table, check_round_trips
from tests.engine.reactions import HIT, MISS, claim, left_over
from tests.engine.transfers import exported, imported, normal


def moved(table: Table) -> tuple[Table, dict[str, str]]:
    """Returns the imported table, and the new ids of its units by the old ones."""
    copy = imported(exported(table))
    ids = dict(zip(table.state.scene.units, copy.state.scene.units, strict=True))
    # Seats belong to the new table. Here the same people take the same ones.
    for old, new in ids.items():
        controller = table[old].controller
        if controller is not None:
            copy.send("handler", "unit.update", unit=new, controller=controller)
    assert fight(copy) == fight(table)
    check_round_trips(copy)
    return copy, ids


def fight(table: Table) -> dict[str, Any]:
    """Returns the fight in a table's document."""
    found: dict[str, Any] = normal(exported(table))
    found["conflicts"] = [each.get("conflict") for each in found["scenes"]]
    return {name: found.get(name) for name in ("conflicts", "attacks", "reactions", "asks")}


def only_attack(table: Table) -> AttackState:
    (attack,) = table.state.world.attacks.values()
    return attack


def in_the_middle() -> tuple[Table, str, str]:
    """Fox has hit the Wolf and must roll the damage, to which the Handler has added."""
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
    world, scene = table.state.world, table.state.scene
    (told,) = contents_document(world)["attacks"]
    assert (told["mark"], told["mark_prop"]) == (prop, True)
    assert [each["id"] for each in told["targets"]] == [prop, wolf]
    bare = world.with_scene(replace(scene, map=Table().state.scene.map))
    (told,) = contents_document(bare)["attacks"]
    assert "mark" not in told
    assert [each["id"] for each in told["targets"]] == [wolf]
    table.send("handler", "attack.cancel", attack=attack)
    table.send("handler", "prop.remove", prop=prop)
    declare(table, fox, {"q": 6, "r": 4, "level": 0})
    copy, ids = moved(table)
    assert only_attack(copy).mark == ""
    assert only_attack(copy).centre == only_attack(table).centre
    assert [each.id for each in only_attack(copy).targets] == [ids[wolf]]
    aimed = replace(only_attack(table), mark=prop, mark_prop=True, waits="pause")
    assert "attacks" not in contents_document(replace(bare, attacks={"t": aimed}))


def test_open_requests_are_exported() -> None:
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


def test_references_to_removed_things_are_not_exported() -> None:
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
    made = contents_document(
        replace(world.with_scene(scene.with_conflict(conflict)), attacks=found, reactions=lost)
    )
    (kept,) = made["attacks"]
    assert (kept["id"], kept.get("mark"), kept["passed"]) == ("x", None, [wolf])
    assert made["reactions"] == [{"unit": fox, "scene": scene.id, "state": "after"}]
    assert made["scenes"][0]["conflict"] == {
        "round": 2,
        "segment": "enemy",
        "acted": {wolf: "done"},
    }


def test_a_table_without_a_fight_exports_none() -> None:
    assert fight(Table()) == {"conflicts": [None], "attacks": None, "reactions": None, "asks": None}
