"""An attack pauses for other players, or for the Handler, whose units could react now."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine import project
from app.engine.state.attack_state import LONGEST_PAUSE
from tests.engine.fights import armed, declare
from tests.engine.frames import build, document, fit, npc, put
from tests.engine.noninterference import FOX, GHOST_BUILD, OWL, Pair
from tests.engine.play import Table, cell, check_round_trips
from tests.engine.reactions import HIT, MISS, Clock, claim, left_over, stage


def may_react(table: Table, group: str = "pilots") -> list[str]:
    (view,) = table.view(group)["attacks"].values()
    found: list[str] = view["may_react"]
    return found


def two_left_over() -> tuple[Clock, str, str, str]:
    """Fox and Owl have steps left in the Wolf's turn."""
    table, fox, wolf = left_over(owl=True)
    (owl,) = (each.id for each in table.state.scene.units.values() if each.name == "Owl")
    return table, fox, owl, wolf


# -- one at a time ----------------------------------------------------------------------------


@pytest.mark.rule("FS C 3.22")
def test_while_one_reacts_nobody_else_is_listed() -> None:
    table, fox, owl, wolf = two_left_over()
    attack = declare(table, wolf, fox, "handler")
    assert may_react(table) == may_react(table, "handler") == [fox, owl]
    claim(table, fox, HIT)
    assert may_react(table) == may_react(table, "handler") == []
    assert table.refuse("bob", "reaction.claim", unit=owl).code == "reaction-pending"
    table.walk("ann", fox, (3, 4, 0))
    # Fox has reacted: steps left or not, only Owl is waited for.
    assert table[fox].steps > 0
    assert (stage(table, attack), may_react(table)) == ("pause", [owl])
    claim(table, owl, HIT, "bob")
    assert may_react(table) == []
    check_round_trips(table)


@pytest.mark.parametrize("face", [HIT, MISS])
def test_who_rolls_for_an_attack_is_told_whose_reaction_holds_it_up(face: int) -> None:
    table, fox, owl, wolf = two_left_over()
    attack = declare(table, wolf, fox, "handler")
    assert table.refuse("ann", "attack.roll", attack=attack).params == {"why": "pause"}
    claim(table, owl, face, "bob")
    for who in ("ann", "bob", "handler"):
        refused = table.refuse(who, "attack.roll", attack=attack)
        assert refused.code == "reaction-pending"
        assert refused.params["unit"]["unit"] == owl


def test_while_somebody_too_late_chooses_nobody_else_is_listed() -> None:
    table, fox, owl, wolf = two_left_over()
    attack = declare(table, wolf, fox, "handler")
    claim(table, fox, MISS)
    assert may_react(table) == []
    table.send("ann", "reaction.choose", unit=fox, how="wasted")
    assert (stage(table, attack), may_react(table)) == ("pause", [owl])


@pytest.mark.rule("FS C 3.23")
def test_an_attack_goes_on_once_everybody_has_reacted() -> None:
    table, fox, owl, wolf = two_left_over()
    attack = declare(table, wolf, fox, "handler")
    claim(table, fox, HIT)
    table.walk("ann", fox, (3, 4, 0))
    claim(table, owl, MISS, "bob")
    assert stage(table, attack) == "pause"
    table.send("bob", "reaction.choose", unit=owl, how="wasted")
    assert (stage(table, attack), table[fox].steps > 0, table[owl].steps > 0) == (
        "dodge",
        True,
        True,
    )


@pytest.mark.rule("FS C 3.23")
def test_an_attack_goes_on_after_the_reaction_during_which_the_time_ran_out() -> None:
    table, fox, _owl, wolf = two_left_over()
    attack = declare(table, wolf, fox, "handler")
    claim(table, fox, HIT)
    table.seconds = 12
    # The pages ask for it when the time is up, once.
    assert table.refuse("handler", "attack.proceed", attack=attack).code == "reaction-pending"
    table.walk("ann", fox, (3, 4, 0))
    assert stage(table, attack) == "dodge"


def test_who_let_an_attack_be_can_still_react_while_it_waits_for_others() -> None:
    table, fox, owl, wolf = two_left_over()
    attack = declare(table, wolf, fox, "handler")
    table.send("ann", "attack.proceed", attack=attack)
    claim(table, fox, HIT)
    table.walk("ann", fox, (3, 4, 0))
    assert (stage(table, attack), may_react(table)) == ("pause", [owl])
    assert table.state.world.attacks[attack].passed == (fox,)


@pytest.mark.rule("FS C 3.23")
def test_an_attack_continues_before_a_late_reaction() -> None:
    table, fox, owl, wolf = two_left_over()
    attack = declare(table, wolf, fox, "handler")
    claim(table, fox, MISS)
    table.send("ann", "reaction.choose", unit=fox, how="after")
    # Nobody else may react until that is over: there is nothing to wait for.
    assert table.refuse("bob", "reaction.claim", unit=owl).code == "reaction-pending"
    assert stage(table, attack) == "dodge"


def test_a_reaction_to_the_next_action_waits_for_this_attack() -> None:
    table, fox, owl, wolf = two_left_over()
    claim(table, fox, MISS)
    table.send("ann", "reaction.choose", unit=fox, how="after")
    attack = declare(table, wolf, owl, "handler")
    assert stage(table, attack) == "dodge"


@pytest.mark.rule("FS C 4.32")
def test_the_reaction_of_a_hidden_unit_does_not_shorten_a_pause() -> None:
    pair = Pair()
    pair.both("handler", key="w1", type="unit.add", name="Wolf", disposition="enemy",
              build=document(armed()), at=cell(5, 3, 0))  # fmt: skip
    pair.both("handler", type="conflict.start")
    pair.secretly("handler", type="turn.abstain", unit="g1.1")
    pair.secretly("handler", type="turn.abstain", unit="g2.1")
    pair.both("ann", type="turn.abstain", unit=FOX)
    pair.both("bob", type="turn.abstain", unit=OWL)
    pair.both("handler", type="turn.start", unit="w1.1")
    pair.secretly("handler", type="unit.fit", unit="g1.1", build=GHOST_BUILD)
    pair.secretly("handler", type="unit.update", unit="g1.1", steps=2)
    pair.secretly("handler", type="reaction.claim", unit="g1.1")
    pair.secretly("handler", type="reaction.choose", unit="g1.1", how="after")
    assert pair.secret.state.world.reactions["g1.1"].state == "after"
    pair.both("handler", key="a1", type="attack.declare", unit="w1.1", weapon="gun",
              at={"unit": FOX})  # fmt: skip
    for side in (pair.secret, pair.plain):
        (view,) = project(side.state, "pilots")["attacks"].values()
        assert (view["stage"], view["may_react"]) == ("pause", [FOX, OWL])
    (view,) = project(pair.secret.state, "handler")["attacks"].values()
    assert view["may_react"] == []
    for who in ("ann", "bob"):
        pair.both(who, type="attack.proceed", attack="a1.1")
        pair.check()
    (view,) = project(pair.plain.state, "pilots")["attacks"].values()
    assert view["stage"] == "dodge"


# -- for whom ---------------------------------------------------------------------------------


def turned(seconds: int = 12, **fields: Any) -> tuple[Clock, str, str]:
    """An enemy of the Handler has had its turn with steps left. In the turn of Ann's Cat the
    Handler has just moved it to the pilots' side."""
    table = Clock()
    if seconds != 12:
        table.send("handler", "table.options", options={"reaction_seconds": seconds})
    cat = table.unit("Cat", (3, 3, 0), "enemy", "a")
    fit(table, cat, armed())
    wolf = npc(table, armed(), at=(6, 3, 0), **fields)
    table.turn(wolf)
    table.send("handler", "turn.end", unit=wolf)
    table.turn(cat)
    put(table, cat, disposition="pilot")
    return table, cat, wolf


@pytest.mark.rule("FS C 3.23")
def test_the_handler_is_asked_before_a_players_attack() -> None:
    table, cat, wolf = turned()
    fit(table, wolf, build(skills={"sharpness": 4}))
    put(table, wolf, steps=2)
    attack = declare(table, cat, wolf)
    assert may_react(table) == may_react(table, "handler") == [wolf]
    assert table.refuse("ann", "attack.proceed", attack=attack).code == "attack-waits"
    table.send("handler", "reaction.claim", unit=wolf)
    table.walk("handler", wolf, (7, 3, 0))
    (view,) = table.view()["attacks"].values()
    assert (view["stage"], view["distance"]) == ("target", 4)
    check_round_trips(table)


@pytest.mark.rule("FS C 3.23")
def test_the_handler_is_not_asked_without_a_step_left() -> None:
    for change in ({"steps": 0}, {"disposition": "ally"}):
        table, cat, wolf = turned()
        put(table, wolf, **change)
        assert stage(table, declare(table, cat, wolf)) == "target", change
    table, cat, wolf = turned(seconds=0)
    assert stage(table, declare(table, cat, wolf)) == "target"


def test_no_pause_waits_for_a_hidden_unit() -> None:
    table, cat, wolf = turned()
    other = npc(table, armed(), at=(6, 5, 0))
    table.send("handler", "unit.hide", unit=wolf, hidden=True)
    assert stage(table, declare(table, cat, other)) == "target"


@pytest.mark.rule("FS C 3.23")
def test_a_player_is_asked_for_an_npc_too() -> None:
    table = Clock()
    ally = table.unit("Dog", (3, 3, 0), "ally", "b")
    fit(table, ally, armed())
    wolf = npc(table, armed(), at=(6, 3, 0))
    table.turn(ally)
    table.send("bob", "turn.end", unit=ally)
    table.turn(wolf)
    attack = declare(table, wolf, ally, "handler")
    assert may_react(table) == [ally]
    table.send("bob", "attack.proceed", attack=attack)
    assert stage(table, attack) != "pause"


@pytest.mark.rule("FS C 3.23")
def test_an_attack_whose_target_falls_meanwhile_waits_no_longer() -> None:
    table, fox, wolf = left_over(owl=True)
    (owl,) = (each.id for each in table.state.scene.units.values() if each.name == "Owl")
    attack = declare(table, wolf, fox, "handler")
    claim(table, owl, HIT, "bob")
    put(table, fox, integrity=0)
    assert attack not in table.state.world.attacks
    assert "attack.escaped" in table.codes("pilots")
    table.walk("bob", owl, (3, 6, 0))
    table.send("handler", "turn.end", unit=wolf)


def test_a_clock_that_is_set_back_makes_nobody_wait_for_hours() -> None:
    table, fox, wolf = left_over()
    table.seconds = 3 * 3600
    attack = declare(table, wolf, fox, "handler")
    table.seconds -= LONGEST_PAUSE - 12
    refused = table.refuse("bob", "attack.proceed", attack=attack)
    assert (refused.code, refused.params) == ("attack-waits", {"why": "pause"})
    table.seconds -= 1
    table.send("bob", "attack.proceed", attack=attack)
    assert stage(table, attack) == "dodge"
