"""Queries about builds, and about the actions of a unit."""

from __future__ import annotations

from typing import Any

import pytest

from app.rules.frame_state.combat.content import ACTIONS, EXPANSIONS
from app.rules.frame_state.combat.model import Module, Weapon
from tests.engine.fights import armed, declare, duel, gun, wolfs_turn
from tests.engine.frames import (
    KESTREL,
    acting,
    afflicted,
    build,
    document,
    framed,
    npc,
    put,
    turn_of,
)
from tests.engine.play import Table, cell

RIFLE = Weapon("w1", "Rifle", 3, "shooter", "kinetic")
FLARE = Module("flare", "Flare", 1, 0, 0, "When aimed at", "A flare.")


def asked(table: Table, who: str, unit: str, **more: Any) -> dict[str, dict[str, Any]]:
    return {each["id"]: each for each in table.ask(who, "actions", unit=unit, **more)["actions"]}


def reasons(table: Table, who: str, unit: str) -> dict[str, str | None]:
    return {
        name: None if each["reason"] is None else each["reason"]["code"]
        for name, each in asked(table, who, unit).items()
    }


def test_numbers_of_a_build() -> None:
    table = Table()
    answer = table.ask("eve", "frame", build=document(KESTREL))
    assert answer["problems"] == []
    assert answer["numbers"]["integrity"]["value"] == 15
    assert set(answer["profiles"]) == {weapon.id for weapon in KESTREL.weapons}
    assert answer["points"]["tuning"]["left"] == 0
    greedy = document(build(tuning={"speed": 3}))
    table.send("handler", "table.options", options={"tuning_points": 1})
    answer = table.ask("eve", "frame", build=greedy)
    assert [each["code"] for each in answer["problems"]] == ["build-tuning-points"]
    assert answer["points"]["tuning"] == {"name": "Tuning", "used": 3, "points": 1, "left": -2}
    answer = table.ask("eve", "frame", build=document(build(chassis="none")))
    assert (answer["numbers"], answer["profiles"]) == (None, None)
    assert answer["problems"]


@pytest.mark.rule("FS C 2.16")
def test_numbers_of_a_build_with_the_sheet_of_a_pilot() -> None:
    table = Table()
    row = table.send("ann", "character.add", name="Ann")
    who = row.events[0]["character"]["id"]
    bulk = {"do": "raise", "attribute": "bulk", "points": 1}
    table.send("ann", "character.upgrade", character=who, upgrades=[bulk])
    made = document(KESTREL)
    alone = table.ask("eve", "frame", build=made)
    piloted = table.ask("eve", "frame", build=made, character=who)
    assert alone["numbers"]["integrity"]["value"] == 15
    assert piloted["numbers"]["integrity"]["value"] == 12
    assert piloted["numbers"]["sharpness"]["sides"] == 4
    assert (piloted["problems"], piloted["points"]) == (alone["problems"], alone["points"])
    assert table.ask("eve", "frame", build=made, character="x").code == "no-such-character"


@pytest.mark.rule("FS C 3.15")
def test_choices_of_a_turn_and_their_costs() -> None:
    table = Table()
    fox = framed(table, build(generator="coolant", weapons=(RIFLE,), modules=(FLARE,)))
    turn_of(table, fox)
    put(table, fox, stability=11)
    afflicted(table, fox, ("slowed", 1), ("drained", 3))
    found = asked(table, "ann", fox)
    able = {name for name, each in found.items() if each["available"]}
    assert {"base-move", "weapon-use:w1", "expansion-use:flare", "mending:1"} <= able
    rifle = found["weapon-use:w1"]
    assert (rifle["steps"], rifle["energy"], rifle["of"]["name"]) == (2, 1, "Rifle")
    assert rifle["command"] == {"type": "attack.declare", "unit": fox, "weapon": "w1"}
    cool = next(each for each in found.values() if each["command"]["type"] == "action.cool")
    assert (cool["steps"], cool["most"]) == (1, 4)
    assert found["repairing"]["warns"]["code"] == "repairs-off"
    assert reasons(table, "ann", fox)["stay-aloft"] == "not-in-air"
    assert "reaction" not in found
    put(table, fox, energy=0)
    found = asked(table, "ann", fox)
    assert found["weapon-use:w1"]["warns"]["code"] == "would-overheat"
    put(table, fox, overheated=True)
    kept = reasons(table, "ann", fox)
    assert (kept["weapon-use:w1"], kept["expansion-use:flare"]) == ("overheated", "expansions-off")
    put(table, fox, overheated=False, steps=0, energy=2)
    assert reasons(table, "ann", fox)["surveying"] == "no-steps"
    table.send("ann", "turn.end", unit=fox)
    kept = reasons(table, "ann", fox)
    assert (kept["surveying"], kept["expansion-use:flare"]) == ("no-turn", None)
    assert "reaction" in kept


@pytest.mark.rule("FS C 3.13")
@pytest.mark.parametrize("kind", ["lock-on", "shooter"])
def test_an_expansion_against_lock_on_weapons_is_of_no_use_while_none_is_aimed(kind: str) -> None:
    flares = EXPANSIONS["flare-rack"].module
    table, fox, wolf = duel(build(modules=(flares,)), armed(gun(kind=kind)))

    def offered() -> tuple[bool, Any]:
        choice = asked(table, "ann", fox)["expansion-use:flare-rack"]
        assert choice["warns"] is None
        return choice["available"], choice["of_no_use"] and choice["of_no_use"]["code"]

    wolfs_turn(table, fox, wolf)
    assert offered() == (True, "no-lock-on")
    declare(table, wolf, fox, "handler")
    assert offered() == (True, None if kind == "lock-on" else "no-lock-on")
    # it is a note only: the Handler resolves what an expansion does
    table.send("ann", "module.use", unit=fox, module="flare-rack")


@pytest.mark.rule("FS C 3.11")
def test_a_survey_that_can_find_nothing_is_of_no_use_and_says_why() -> None:
    found = []
    for detectors in range(4):
        tuning = {"detectors": detectors} if detectors else {}
        table, fox, wolf = duel(build(), armed(gun(), tuning=tuning))
        wolfs_turn(table, fox, wolf)
        survey = asked(table, "handler", wolf)["surveying"]
        assert (survey["available"], survey["warns"]) == (True, None)
        rolls = table.ask("handler", "rolls", unit=wolf)["rolls"]
        (own,) = (each for each in rolls if each["for"] == "action.survey")
        score = own["plus"] + own["extra"]
        assert own["success"]["p"] == (score >= own["mark"])
        found.append(bool(own["success"]["p"]))
        if found[-1]:
            assert survey["of_no_use"] is None
        else:
            params = {"unit": survey["of_no_use"]["params"]["unit"], "most": score, "mark": 5}
            assert survey["of_no_use"] == {"code": "no-chance", "params": params}
        table.send("handler", "action.survey", unit=wolf)
        # a die can show enough
        assert asked(table, "ann", fox)["surveying"]["of_no_use"] is None
    assert set(found) == {False, True}


def test_choices_of_a_staggered_unit() -> None:
    table = Table()
    fox = framed(table, build(chassis="tank", weapons=(RIFLE,)))
    turn_of(table, fox)
    put(table, fox, stability=0)
    kept = reasons(table, "ann", fox)
    assert (kept["stabilisation"], kept["improvised"]) == (None, None)
    assert {kept[each] for each in ("base-move", "weapon-use:w1", "surveying")} == {"staggered"}
    put(table, fox, stability=15)
    assert reasons(table, "ann", fox)["stabilisation"] == "stability-full"


def test_used_up_choices_and_who_may_query_them() -> None:
    table = Table()
    fox = framed(table, build(weapons=(RIFLE,)))
    assert reasons(table, "handler", fox)["weapon-use:w1"] is None
    assert reasons(table, "bob", fox)["base-move"] == "not-yours"
    assert reasons(table, "handler", fox)["repairing"] == "nothing-to-repair"
    put(table, fox, integrity=0)
    assert reasons(table, "ann", fox)["base-move"] == "destroyed"
    ghost = npc(table, hidden=True)
    assert table.ask("ann", "actions", unit=ghost).code == "no-such-unit"
    dog = table.unit("Dog", (9, 3, 0), "pilot", "b")
    found = asked(table, "bob", dog)
    assert not [name for name in found if name.startswith(("weapon", "expansion", "cool"))]
    assert found["base-move"]["available"]


def test_a_weapon_used_up_is_used_once_more_where_the_handler_lets_it() -> None:
    table = Table()
    fox, prey = framed(table, build(weapons=(RIFLE,))), npc(table)
    turn_of(table, fox)
    table.send("handler", "overrule", unit=fox, set={"used": {"w1": 9}})
    assert reasons(table, "ann", fox)["weapon-use:w1"] == "used-up"
    assert asked(table, "handler", fox, free=True)["weapon-use:w1"]["available"]
    done(table, "handler", fox, "weapon-use:w1", free=True, at={"unit": prey})
    frame = table[fox].frame
    assert frame is not None
    assert frame.used == {"w1": 9}


def done(table: Table, who: str, unit: str, action: str, **more: Any) -> None:
    """Does an offered action."""
    free = {"free": True} if more.get("free") else {}
    command = asked(table, who, unit, **free)[action]["command"]
    table.send(who, command["type"], **{k: v for k, v in command.items() if k != "type"} | more)


def test_a_movement_that_can_go_on_costs_nothing_more() -> None:
    table = Table()
    fox = framed(table)
    turn_of(table, fox)
    table.walk("ann", fox, (4, 3, 0))
    put(table, fox, steps=0, overheated=True)
    move = asked(table, "ann", fox)["base-move"]
    assert (move["available"], move["steps"]) == (True, 0)
    assert reasons(table, "ann", fox)["flying"] == "overheated"
    done(table, "ann", fox, "base-move", path=[cell(5, 3, 0)])
    put(table, fox, steps=1, overheated=False)
    table.fly("ann", fox, (5, 3, 1))
    put(table, fox, steps=0, overheated=True)
    flight = asked(table, "ann", fox)["flying"]
    assert (flight["available"], flight["steps"], flight["energy"]) == (True, 0, 0)
    done(table, "ann", fox, "flying", path=[cell(5, 3, 2)])


def test_descending_is_moving_and_needs_room_below() -> None:
    table = Table()
    fox = framed(table, build(chassis="tank"))
    turn_of(table, fox)
    table.fly("ann", fox, (3, 3, 1))
    put(table, fox, stability=0)
    assert reasons(table, "ann", fox)["descent"] == "staggered"
    put(table, fox, stability=15)
    done(table, "ann", fox, "descent")
    assert reasons(table, "ann", fox)["descent"] == "nothing-below"
    assert reasons(table, "ann", framed(table, at=None))["descent"] == "not-on-map"


def test_choices_of_a_pilot_on_foot() -> None:
    table = Table()
    fox = framed(table)
    put(table, fox, integrity=0)
    (pilot,) = (u.id for u in table.state.scene.units.values() if u.pilot_of == fox)
    assert reasons(table, "ann", pilot)["flying"] == "on-foot"
    turn_of(table, pilot)
    for q in (4, 5, 6):
        assert reasons(table, "ann", pilot)["base-move"] is None
        done(table, "ann", pilot, "base-move", path=[cell(q, 3, 0)])
    assert table[pilot].steps
    assert reasons(table, "ann", pilot)["base-move"] == "walked-enough"


def test_a_unit_that_moves_while_staggered_stays_aloft_too() -> None:
    table = Table()
    fox = framed(table)
    turn_of(table, fox)
    table.fly("ann", fox, (3, 3, 1))
    put(table, fox, stability=0)
    assert reasons(table, "ann", fox)["stay-aloft"] is None
    done(table, "ann", fox, "stay-aloft")


def test_units_that_can_be_repaired_are_named() -> None:
    table = Table()
    fox, dog = framed(table), table.unit("Dog", (3, 4, 0))
    far = table.unit("Far", (8, 4, 0))
    put(table, far, integrity=3)
    assert reasons(table, "handler", fox)["repairing"] == "nothing-to-repair"
    put(table, dog, integrity=3)
    wolf = table.unit("Wolf", (2, 3, 0), "enemy")
    put(table, wolf, integrity=3)
    assert {n for n in asked(table, "handler", fox) if "repair" in n} == {f"repairing:{dog}"}
    put(table, fox, integrity=3)
    choices = asked(table, "handler", fox)
    assert {n for n in choices if "repair" in n} == {"repairing", f"repairing:{dog}"}
    assert "target" not in choices["repairing"]["command"]
    assert choices[f"repairing:{dog}"]["of"] == {"id": dog, "name": "Dog"}
    done(table, "handler", fox, f"repairing:{dog}")
    assert (table[dog].integrity > 3, table[fox].integrity) == (True, 3)


def test_the_handler_names_the_cost_of_what_is_improvised() -> None:
    table = Table()
    fox = framed(table)
    turn_of(table, fox)
    put(table, fox, steps=0)
    for _ in range(5):
        done(table, "ann", fox, "improvised", text="Kick")
    assert reasons(table, "ann", fox)["improvised"] == "asked-enough"


def test_every_action_of_the_content_has_a_way_to_be_done() -> None:
    from app.engine.queries.choices import CHOICES_BY_EFFECT

    assert {action.effect for action in ACTIONS.values()} == set(CHOICES_BY_EFFECT)


@pytest.mark.parametrize(("mode", "energy"), [("ground", 0), ("flight", 1)])
def test_a_movement_with_range_left_names_the_price_of_a_new_one(mode: str, energy: int) -> None:
    table, fox = acting()

    def anew() -> dict[str, Any]:
        found = table.ask("ann", "actions", unit=fox)["actions"]
        return {
            each["command"]["mode"]: each["anew"]
            for each in found
            if each["command"]["type"] == "unit.move"
        }

    assert anew() == {"ground": None, "flight": None}
    table.send("ann", "unit.move", unit=fox, mode=mode, path=[cell(4, 3, 0)])
    before = table[fox]
    assert anew()[mode] == {"steps": 1, "energy": energy}
    table.send("ann", "unit.move", unit=fox, mode=mode, path=[cell(5, 3, 0)], new=True)
    assert (before.steps - table[fox].steps, before.energy - table[fox].energy) == (1, energy)
    table.send("handler", "unit.update", unit=fox, steps=0)
    assert anew()[mode] is None
