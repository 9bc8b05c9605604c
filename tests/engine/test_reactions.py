"""Reactions: leftover steps used outside the own turn, claims, pauses, and the order of events."""

from __future__ import annotations

import pytest

from app.engine.state.attack_state import Reaction
from tests.engine.fights import armed, declare, gun, roll
from tests.engine.frames import build, fit, framed, next_round, npc, put
from tests.engine.noninterference import Pair
from tests.engine.play import Table, cell, check_round_trips
from tests.engine.reactions import HIT, MISS, Clock, claim, left_over, stage


def state(table: Table, unit: str, group: str = "pilots") -> tuple[str, bool] | None:
    found = table.view(group)["reactions"].get(unit)
    return None if found is None else (found["state"], found["ready"])


# -- the claim --------------------------------------------------------------------------------


@pytest.mark.rule("FS C 3.20")
def test_in_time_one_action_of_one_step_comes_first() -> None:
    table, fox, wolf = left_over()
    claim(table, fox, HIT)
    (line,) = table.log("pilots")
    assert (line["code"], line["data"]["mark"]) == ("reaction.in_time", 5)
    assert state(table, fox) == ("now", True)
    assert table.no_walk("handler", wolf, (6, 4, 0)).code == "reaction-pending"
    assert table.refuse("handler", "turn.end", unit=wolf).code == "reaction-pending"
    table.walk("ann", fox, (3, 4, 0))
    assert (table[fox].at, table[fox].steps, table[fox].movement) == ((3, 4, 0), 3, None)
    assert state(table, fox) is None
    assert table.no_walk("ann", fox, (3, 5, 0)).code == "not-your-turn"
    table.walk("handler", wolf, (6, 4, 0))
    check_round_trips(table)


@pytest.mark.rule("FS C 3.21")
def test_too_late_the_step_is_wasted() -> None:
    table, fox, wolf = left_over()
    claim(table, fox, MISS)
    assert table.codes("pilots") == ["reaction.late"]
    assert state(table, fox) == ("choose", False)
    assert table.no_walk("ann", fox, (3, 4, 0)).code == "not-your-turn"
    assert table.no_walk("handler", wolf, (6, 4, 0)).code == "reaction-pending"
    table.send("ann", "reaction.choose", unit=fox, how="wasted")
    assert (state(table, fox), table[fox].steps) == (None, 3)
    assert table.codes("pilots") == ["reaction.wasted"]


@pytest.mark.rule("FS C 3.21")
def test_too_late_it_can_come_just_after() -> None:
    table, fox, wolf = left_over()
    claim(table, fox, MISS)
    table.send("ann", "reaction.choose", unit=fox, how="after")
    assert state(table, fox) == ("after", False)
    assert table.no_walk("ann", fox, (3, 4, 0)).code == "not-your-turn"
    table.walk("handler", wolf, (6, 4, 0))
    assert state(table, fox) == ("after", True)
    assert table.no_walk("handler", wolf, (6, 5, 0)).code == "reaction-pending"
    table.walk("ann", fox, (3, 4, 0))
    assert state(table, fox) is None
    check_round_trips(table)


def test_just_after_is_also_after_a_turn_that_ends() -> None:
    table, fox, wolf = left_over()
    npc(table, armed(), at=(7, 3, 0))
    claim(table, fox, MISS)
    table.send("ann", "reaction.choose", unit=fox, how="after")
    table.send("handler", "turn.end", unit=wolf)
    assert state(table, fox) == ("after", True)


def test_just_after_nobodys_turn_is_now() -> None:
    table, fox, wolf = left_over()
    npc(table, armed(), at=(7, 3, 0))
    table.send("handler", "turn.end", unit=wolf)
    claim(table, fox, MISS)
    table.send("ann", "reaction.choose", unit=fox, how="after")
    assert state(table, fox) == ("after", True)


@pytest.mark.rule("FS C 3.21")
def test_just_after_an_attack_is_after_its_end() -> None:
    table, fox, wolf = left_over(seconds=0)
    claim(table, fox, MISS)
    table.send("ann", "reaction.choose", unit=fox, how="after")
    attack = declare(table, wolf, fox, "handler")
    assert state(table, fox) == ("after", False)
    roll(table, attack, 2)
    roll(table, attack, 3)
    assert attack not in table.state.world.attacks
    assert state(table, fox) == ("after", True)


@pytest.mark.rule("FS C 3.20")
def test_a_staggered_unit_reacts_with_what_it_can_do_at_all() -> None:
    table, fox, wolf = left_over()
    put(table, fox, stability=0)
    attack = declare(table, wolf, fox, "handler")
    assert stage(table, attack) == "pause"
    claim(table, fox, HIT)
    shot = {"unit": fox, "weapon": "gun", "at": {"unit": wolf}}
    assert table.refuse("ann", "attack.declare", **shot).code == "staggered"
    before = table[fox].steps
    table.faces = [4]
    table.send("ann", "action.stabilise", unit=fox)
    assert table[fox].stability > 0
    assert (table[fox].steps, state(table, fox)) == (before - 1, None)


def test_impossible_reactions_are_refused() -> None:
    table, fox, wolf = left_over(seconds=0)

    def no(unit: str = fox, who: str = "ann") -> str:
        return table.refuse(who, "reaction.claim", unit=unit).code

    assert no(wolf, "handler") == "own-turn"
    assert no(who="bob") == "not-yours"
    attack = declare(table, wolf, fox, "handler")
    assert no() == "attack-rolled"
    table.send("handler", "attack.cancel", attack=attack)
    put(table, fox, steps=0)
    assert no() == "no-steps"
    put(table, fox, steps=2)
    claim(table, fox, HIT)
    assert no() == "reaction-pending"
    put(table, fox, integrity=0)
    assert state(table, fox) is None
    table.send("handler", "conflict.end")
    other = framed(table, at=(2, 2, 0))
    assert no(other) == "no-conflict"
    table.send("handler", "conflict.start")
    assert no(other) == "not-acted"


@pytest.mark.rule("FS C 3.20")
def test_nothing_but_one_step_is_a_reaction() -> None:
    table = Clock()
    fox = framed(table, armed(gun(2)))
    npc(table, armed(), at=(6, 3, 0))
    table.turn(fox)
    table.send("ann", "turn.end", unit=fox)
    table.turn(next(u.id for u in table.state.scene.units.values() if u.name == "Wolf"))
    claim(table, fox, HIT)
    wolf = next(u.id for u in table.state.scene.units.values() if u.name == "Wolf")
    refused = table.refuse(
        "ann", "attack.declare", unit=fox, weapon="gun", at={"unit": wolf}, anyway=False
    )
    assert refused.code == "one-step-only"
    assert table.refuse("ann", "unit.descend", unit=fox).code == "one-step-only"
    assert table.refuse("ann", "unit.stay_aloft", unit=fox).code == "one-step-only"
    offered = {
        each["action"]: each["reason"] and each["reason"]["code"]
        for each in table.ask("ann", "actions", unit=fox)["actions"]
    }
    assert offered["weapon-use"] == "one-step-only"
    assert offered["base-move"] is None


@pytest.mark.rule("FS C 3.22")
def test_an_npc_reacts_by_the_average_of_its_die() -> None:
    table = Clock()
    sharp = build(skills={"sharpness": 4}, weapons=(gun(),))
    owl = npc(table, sharp, at=(6, 3, 0))
    fox = framed(table, armed())
    wolf = npc(table, armed(), at=(7, 3, 0))
    table.turn(fox)
    table.send("ann", "turn.end", unit=fox)
    for unit in (owl, wolf):
        table.turn(unit)
        if unit == owl:
            table.send("handler", "turn.end", unit=unit)
    table.send("handler", "reaction.claim", unit=owl)
    assert table.codes() == ["reaction.in_time"]
    assert state(table, owl) == ("now", True)


@pytest.mark.rule("FS C 3.22")
def test_a_reaction_can_be_ended_by_its_player_and_the_handler() -> None:
    for who in ("ann", "handler"):
        table, fox, _ = left_over()
        assert table.refuse(who, "reaction.end", unit=fox).code == "no-reaction"
        assert table.refuse(who, "reaction.choose", unit=fox, how="after").code == "no-reaction"
        claim(table, fox, HIT)
        assert table.refuse(who, "reaction.choose", unit=fox, how="after").code == "no-reaction"
        assert table.refuse("bob", "reaction.end", unit=fox).code == "not-yours"
        table.send(who, "reaction.end", unit=fox)
        assert (state(table, fox), table[fox].steps) == (None, 3)
        assert table.codes("pilots") == ["reaction.over"]


def test_a_new_round_or_no_conflict_ends_it() -> None:
    table, fox, _ = left_over()
    claim(table, fox, HIT)
    table.send("handler", "conflict.end")
    assert state(table, fox) is None
    table, fox, _ = left_over()
    claim(table, fox, HIT)
    table.send("handler", "unit.remove", unit=fox)
    assert table.view()["reactions"] == {}
    table, fox, wolf = left_over()
    claim(table, fox, MISS)
    table.send("ann", "reaction.choose", unit=fox, how="after")
    table.send("handler", "turn.end", unit=wolf)
    table.send("handler", "environment.resolve")
    assert state(table, fox) is None
    table, fox, _ = left_over()
    claim(table, fox, HIT)
    put(table, fox, stability=0)
    assert state(table, fox) == ("now", True)


def test_a_reaction_in_another_scene_delays_nobody_here() -> None:
    table, fox, wolf = left_over()
    claim(table, fox, HIT)
    row = table.send(
        "handler", "scene.add", name="Hall", map={"columns": 4, "rows": 4, "orientation": "flat"}
    )
    hall = str(row.events[0]["scene"])
    table.send(
        "handler",
        "unit.add",
        scene=hall,
        name="Rat",
        disposition="enemy",
        speed=2,
        integrity=1,
        stability=1,
        at=cell(1, 1, 0),
    )
    table.send("handler", "conflict.start", scene=hall)
    rat = next(iter(table.state.world.scenes[hall].units))
    table.send("handler", "turn.start", unit=rat, scene=hall)
    assert state(table, fox) == ("now", True)
    table.walk("handler", rat, (1, 2, 0), scene=hall)
    assert table.no_walk("handler", wolf, (6, 4, 0)).code == "reaction-pending"


def test_undo_takes_a_reaction_back() -> None:
    table, fox, _ = left_over()
    before = table.state.world
    claim(table, fox, MISS)
    table.send("ann", "reaction.choose", unit=fox, how="after")
    table.send("handler", "undo")
    assert state(table, fox) == ("choose", False)
    table.send("handler", "undo")
    assert table.state.world == before
    check_round_trips(table)


# -- the pause --------------------------------------------------------------------------------


@pytest.mark.rule("FS C 3.23")
def test_an_attack_waits_for_reactions_and_is_aimed_again() -> None:
    table, fox, wolf = left_over()
    attack = declare(table, wolf, fox, "handler")
    (view,) = table.view()["attacks"].values()
    assert (view["stage"], view["may_react"], view["waiting_for"]) == ("pause", [fox], [])
    assert view["until"] == "2026-01-01T00:00:12.000Z"
    assert table.refuse("ann", "attack.roll", attack=attack).code == "attack-waits"
    claim(table, fox, HIT)
    assert table.refuse("handler", "attack.proceed", attack=attack).code == "reaction-pending"
    put(table, fox, steps=1)
    assert state(table, fox) == ("now", True)
    table.walk("ann", fox, (2, 3, 0), (1, 3, 0))
    (view,) = table.view()["attacks"].values()
    assert (view["stage"], view["distance"]) == ("dodge", 5)
    assert "attack.goes_on" in table.codes("pilots")
    check_round_trips(table)


@pytest.mark.rule("FS C 3.23")
def test_a_target_out_of_sight_by_then_is_missed() -> None:
    table, fox, wolf = left_over()
    attack = declare(table, wolf, fox, "handler")
    put(table, fox, steps=1)
    claim(table, fox, HIT)
    table.prop(5, 3, height=3)
    table.walk("ann", fox, (2, 3, 0))
    assert attack not in table.state.world.attacks
    assert "attack.escaped" in table.codes("pilots")
    assert table[fox].integrity == 9


@pytest.mark.rule("FS C 3.23")
def test_an_attack_continues_when_nobody_reacts() -> None:
    table, fox, wolf = left_over(owl=True)
    owl = next(u.id for u in table.state.scene.units.values() if u.name == "Owl")
    attack = declare(table, wolf, fox, "handler")
    (view,) = table.view()["attacks"].values()
    assert view["may_react"] == [fox, owl]
    table.send("ann", "attack.proceed", attack=attack)
    assert table.log("pilots") == []
    (view,) = table.view()["attacks"].values()
    assert (view["stage"], view["may_react"]) == ("pause", [owl])
    assert table.refuse("ann", "attack.proceed", attack=attack).code == "attack-waits"
    table.send("bob", "attack.proceed", attack=attack)
    assert stage(table, attack) == "dodge"
    assert table.refuse("bob", "attack.proceed", attack=attack).code == "attack-waits-not"


@pytest.mark.rule("FS C 3.23")
def test_the_handler_goes_on_at_once_and_anybody_when_time_is_up() -> None:
    table, fox, wolf = left_over()
    attack = declare(table, wolf, fox, "handler")
    table.send("handler", "attack.proceed", attack=attack)
    assert stage(table, attack) == "dodge"
    table, fox, wolf = left_over()
    attack = declare(table, wolf, fox, "handler")
    table.seconds = 11
    assert table.refuse("bob", "attack.proceed", attack=attack).code == "attack-waits"
    table.seconds = 12
    table.send("bob", "attack.proceed", attack=attack)
    assert stage(table, attack) == "dodge"


@pytest.mark.rule("FS C 3.24")
def test_without_reaction_time_there_is_no_pause() -> None:
    table, fox, wolf = left_over(seconds=0)
    assert stage(table, declare(table, wolf, fox, "handler")) == "dodge"


@pytest.mark.rule("FS C 3.24")
def test_without_anybody_to_react_there_is_no_pause() -> None:
    table, fox, wolf = left_over()
    put(table, fox, steps=0)
    assert stage(table, declare(table, wolf, fox, "handler")) == "dodge"
    table.send("handler", "conflict.end")
    (attack,) = table.state.world.attacks
    table.send("handler", "attack.cancel", attack=attack)
    assert stage(table, declare(table, wolf, fox, "handler")) == "dodge"


def test_a_pilots_attack_and_one_that_nobody_sees_do_not_wait() -> None:
    table, fox, wolf = left_over(owl=True)
    owl = next(u.id for u in table.state.scene.units.values() if u.name == "Owl")
    table.send("handler", "unit.hide", unit=owl, hidden=True)
    declare(table, wolf, owl, "handler")
    assert table.view()["attacks"] == {}
    assert table.ask("ann", "actions", unit=fox)
    claim(table, fox, HIT)
    assert state(table, fox) == ("now", True)


# -- attacks as reactions ---------------------------------------------------------------------


@pytest.mark.rule("FS C 3.25")
def test_an_attack_can_be_a_reaction_and_comes_first() -> None:
    table, fox, wolf = left_over()
    attack = declare(table, wolf, fox, "handler")
    claim(table, fox, HIT)
    own = declare(table, fox, wolf)
    assert state(table, fox) == ("acting", False)
    assert (stage(table, own), stage(table, attack)) == ("target", "pause")
    put(table, fox, stability=0)
    assert state(table, fox) == ("acting", False)
    put(table, fox, stability=9, steps=0)
    assert table.no_walk("handler", wolf, (6, 4, 0)).code in ("attack-pending", "reaction-pending")
    roll(table, own, 4)
    roll(table, own, 1, *([1] if stage(table, own) == "damage" and table.view()["attacks"][own][
        "targets"][0]["aim"]["result"] == "direct" else []))  # fmt: skip
    assert own not in table.state.world.attacks
    assert state(table, fox) is None
    assert stage(table, attack) == "dodge"
    check_round_trips(table)


@pytest.mark.rule("FS C 2.1.16")
@pytest.mark.parametrize("reacts", [True, False])
def test_a_tracers_mark_ends_with_the_next_turn_of_its_user(reacts: bool) -> None:
    table, fox, wolf = left_over(0, weapon=gun(tracer=2))
    if reacts:
        claim(table, fox, HIT)
    else:
        next_round(table, fox)
    own = declare(table, fox, wolf)
    roll(table, own, 4)
    while own in table.state.world.attacks:
        roll(table, own, 1)
    assert [c.kind for c in table[wolf].conditions] == ["highlighted"]
    table.send("handler", "turn.end", unit=table.state.scene.conflict.active)
    assert [c.kind for c in table[wolf].conditions] == ["highlighted"]
    # its next turn runs, and ends
    next_round(table, fox)
    assert [c.kind for c in table[wolf].conditions] == ["highlighted"]
    table.send("handler", "turn.end", unit=fox)
    assert table[wolf].conditions == ()


def test_a_reaction_that_is_spent_is_not_spent_twice() -> None:
    table, fox, wolf = left_over()
    claim(table, fox, HIT)
    own = declare(table, fox, wolf)
    assert table[fox].steps == 3
    table.send("handler", "reaction.end", unit=fox)
    assert (table[fox].steps, state(table, fox), stage(table, own)) == (3, None, "target")


def test_the_reaction_of_an_npc_does_not_wait() -> None:
    table, fox, wolf = left_over()
    other = npc(table, armed(), at=(5, 5, 0))
    table.send("handler", "turn.end", unit=wolf)
    table.turn(other)
    put(table, wolf, numbers={"attack_number": 9})
    fit(table, wolf, build(skills={"sharpness": 4}, weapons=(gun(),)))
    put(table, wolf, steps=2)
    table.send("handler", "reaction.claim", unit=wolf)
    assert table.codes() == ["reaction.in_time"]
    attack = declare(table, wolf, fox, "handler")
    assert stage(table, attack) == "dodge"
    assert table.state.world.reactions[wolf] == Reaction(
        wolf, table.state.scene.id, "acting", attack
    )


def test_a_paused_attack_ends_when_its_target_is_gone() -> None:
    table, fox, wolf = left_over(owl=True)
    attack = declare(table, wolf, fox, "handler")
    table.send("handler", "unit.place", unit=fox, at=None)
    owl = next(u.id for u in table.state.scene.units.values() if u.name == "Owl")
    assert attack not in table.state.world.attacks
    assert "attack.escaped" in table.codes("pilots")
    assert table[owl].integrity == 9


# -- secrets ----------------------------------------------------------------------------------


def test_a_hidden_units_reaction_does_not_delay_others() -> None:
    pair = Pair()
    gunner = {"name": "G", "chassis": "bipedal", "generator": "plasma", "skills": {"sharpness": 4}}
    pair.secretly("handler", type="unit.fit", unit="g1.1", build=gunner)
    pair.both("handler", type="conflict.start")
    pair.secretly("handler", type="turn.abstain", unit="g1.1")
    pair.both("ann", type="turn.start", unit="v1.1")
    pair.secretly("handler", type="reaction.claim", unit="g1.1")
    assert pair.secret.state.world.reactions
    pair.ask("ann", "actions", unit="v1.1")
    pair.both("ann", type="unit.move", unit="v1.1", mode="ground", path=[cell(1, 4, 0)])
    pair.both("ann", type="turn.end", unit="v1.1")
    pair.both("bob", type="turn.start", unit="v2.1")
    pair.both("ann", type="reaction.claim", unit="v1.1")
    pair.both("ann", type="reaction.choose", unit="v1.1", how="after")
    pair.ask("bob", "actions", unit="v2.1")
    pair.both("bob", type="unit.move", unit="v2.1", mode="ground", path=[cell(2, 4, 0)])
    pair.both("ann", type="reaction.end", unit="v1.1")
    pair.check()


@pytest.mark.rule("FS C 3.20")
def test_a_step_left_can_be_used_before_the_environment_is_resolved() -> None:
    """A fall or a zone is something to react to as well: the unit walks out of its way."""
    table, fox, wolf = left_over()
    table.send("handler", "turn.end", unit=wolf)
    assert table.segment == "environmental"
    offered = {each["action"]: each for each in table.ask("ann", "actions", unit=fox)["actions"]}
    assert offered["reaction"]["available"]
    claim(table, fox, HIT)
    at = table[fox].at
    assert at is not None
    table.send("ann", "unit.move", unit=fox, mode="ground", path=[cell(at.q, at.r + 1, 0)])
    assert table[fox].at != at
    table.send("handler", "environment.resolve")
    after = {each["action"]: each for each in table.ask("ann", "actions", unit=fox)["actions"]}
    assert not after["reaction"]["available"]
    assert after["reaction"]["reason"]["code"] == "not-acted"
