"""Q*: contests between characters, and people who leave in the middle of one."""

from __future__ import annotations

from typing import Any

import pytest

from app.rules.dice.odds import odds_document
from app.rules.systems.base import HANDLER, Player
from app.rules.systems.q_star import odds
from app.rules.systems.q_star.dice import Die
from tests.rules.systems.desk import Desk
from tests.rules.systems.q_star_game import pending


@pytest.fixture
def desk() -> Desk:
    return Desk("q-star")


def fight(desk: Desk, opponent: str = "b", **form: Any) -> str:
    """Ann against somebody; the step that waits."""
    given = {"trait": "might", "opponent_trait": "speed", **form}
    desk.act("ann", "contest", player="a", opponent=opponent, **given)
    return pending(desk)


@pytest.mark.rule("QS 5.1")
def test_a_contest_goes_to_the_higher_total(desk: Desk) -> None:
    step = fight(desk)
    assert desk.last == {
        "code": "challenged",
        "player": {"player": "a", "name": "Ann"},
        "trait": "might",
        "opponent": {"player": "b", "name": "Bob"},
        "other": "speed",
    }
    mine, theirs = desk.offered("roll")
    assert (mine.who, theirs.who) == ("ann", "bob")
    assert mine.previews[0].outcomes == odds_document(odds.contest(Die(4), Die(4)))
    desk.act("bob", "roll", [3], pending=step, player="b")
    assert "contest_rolled" in desk.facts
    again = desk.refused("bob", "roll", pending=step, player="b")
    assert (again.code, again.params) == ("already-rolled", {"name": "Bob"})
    (mine,) = desk.offered("roll")
    assert mine.previews[0].outcomes == odds_document(odds.answer(Die(4), Die(4), 3))
    rolled, won = desk.act("ann", "roll", [1, 4, 1], pending=step, player="a").lines
    assert rolled.code == "side_rolled"
    assert won.code == "won"
    assert won.params["winner"] == {"player": "a", "name": "Ann"}
    assert (won.params["total"], won.params["other"]) == (6, 3)
    assert won.data == {"winner": "a", "loser": "b", "round": 1}
    assert desk.slice["pending"] == {}


@pytest.mark.rule("QS 5.2")
def test_a_tie_rolls_again(desk: Desk) -> None:
    step = fight(desk)
    desk.act("ann", "roll", [3], pending=step, player="a")
    _, tied = desk.act("bob", "roll", [1, 2], pending=step, player="b").lines
    assert (tied.code, tied.params) == ("tied", {"total": 3})
    assert len(desk.offered("roll")) == 2
    assert desk.data()["pending"][step]["round"] == 2
    desk.act("bob", "roll", [2], pending=step, player="b")
    _, won = desk.act("ann", "roll", [3], pending=step, player="a").lines
    assert won.data == {"winner": "a", "loser": "b", "round": 2}


@pytest.mark.parametrize("first", ["ann", "bob"])
@pytest.mark.rule("QS 5.3")
def test_a_critical_failure_loses_to_anything_else(desk: Desk, first: str) -> None:
    desk.act("handler", "set-bonus", player="a", trait="might", name="Giant", value=90)
    step = fight(desk)
    rolls = {"ann": ([1, 1], "a"), "bob": ([2], "b")}
    for who in (first, "bob" if first == "ann" else "ann"):
        faces, player = rolls[who]
        desk.act(who, "roll", faces, pending=step, player=player)
        if who == "ann" == first:
            assert "contest_critical" in desk.facts
            (theirs,) = desk.offered("roll")
            assert theirs.previews[0].outcomes == odds_document(
                odds.answer(Die(4), Die(4, 90), None)
            )
    assert desk.last["code"] == "won_critical"
    assert desk.last["winner"]["name"] == "Bob"


@pytest.mark.rule("QS 5.3")
def test_two_critical_failures_roll_again(desk: Desk) -> None:
    step = fight(desk)
    desk.act("ann", "roll", [1, 1], pending=step, player="a")
    assert desk.lines[0].code == "side_critical"
    desk.act("bob", "roll", [1, 1], pending=step, player="b")
    assert desk.last["code"] == "both_critical"
    assert desk.data()["pending"][step]["round"] == 2


@pytest.mark.rule("QS 5.4")
def test_who_chooses_a_trait_rolls_first(desk: Desk) -> None:
    step = fight(desk, opponent_trait="")
    assert desk.last["other"] == "any"
    refused = desk.refused("ann", "roll", pending=step, player="a")
    assert (refused.code, refused.params["player"]["name"]) == ("other-first", "Bob")
    (offer,) = desk.offered("roll")
    assert offer.who == "bob"
    assert offer.params["trait"] == "any"
    assert len(offer.previews) == 4
    assert desk.refuse("bob", "roll", pending=step, player="b") == "trait-open"
    desk.act("bob", "roll", [3], pending=step, player="b", trait="charisma")
    assert desk.last["trait"] == "charisma"
    desk.act("ann", "roll", [3], pending=step, player="a")
    # after the tie the choice stands
    fixed = desk.refused("bob", "roll", pending=step, player="b", trait="speed")
    assert fixed.code == "trait-fixed"


@pytest.mark.rule("QS 5.4")
def test_rolling_out_of_turn_and_for_others(desk: Desk) -> None:
    step = fight(desk)
    assert desk.refuse("ann", "roll", pending=step, player="b") == "not-your-character"
    asked = desk.refused("handler", "roll", pending=step, player="g")
    assert (asked.code, asked.params) == ("not-asked", {"name": "Guard"})
    desk.act("ann", "roll", [2], pending=step, player="a")
    assert desk.refuse("ann", "roll", pending=step, player="a") == "already-rolled"


def test_what_is_no_contest(desk: Desk) -> None:
    form = {"player": "a", "trait": "might", "opponent": "b"}
    assert desk.refuse("ann", "contest", **{**form, "opponent": "a"}) == "against-oneself"
    assert desk.refuse("ann", "contest", **{**form, "opponent": "x"}) == "no-such-player"
    assert desk.refuse("ann", "contest", **{**form, "trait": "luck"}) == "no-such-trait"
    assert desk.refuse("ann", "contest", **form, opponent_trait="luck") == "no-such-trait"


@pytest.mark.rule("QS 5.4")
def test_who_began_a_contest_may_call_it_off_before_a_roll(desk: Desk) -> None:
    step = fight(desk)
    (offer,) = desk.offered("cancel")
    assert offer.who == "ann"
    assert desk.refuse("bob", "cancel", pending=step) == "not-yours-to-cancel"
    desk.act("bob", "roll", [2], pending=step, player="b")
    assert not desk.offered("cancel")
    assert desk.refuse("ann", "cancel", pending=step) == "rolled-already"
    (offer,) = desk.offered("cancel", handler=True)
    assert offer.who == HANDLER
    desk.act("handler", "cancel", pending=step)
    assert desk.last["code"] == "cancelled_contest"
    desk.act("ann", "cancel", pending=fight(desk))
    assert desk.slice["pending"] == {}
    desk.act("handler", "contest", player="g", trait="might", opponent="a")
    (offer,) = desk.offered("cancel", handler=True)
    assert offer.who == HANDLER


def test_people_who_leave_are_waited_for_in_vain(desk: Desk) -> None:
    fight(desk)
    desk.act("handler", "ask", player="b", trait="might")
    del desk.cast["b"]
    desk.check()
    (offer,) = desk.offered("roll")
    assert offer.params["opponent"]["name"] == "?"
    desk.act("ann", "roll", [2], pending=offer.narrow["pending"]["const"], player="a")
    assert desk.refuse("handler", "roll", pending=pending(desk), player="b") == "no-such-player"
    del desk.cast["a"]
    for step in list(desk.slice["pending"]):
        desk.act("handler", "cancel", pending=step)
    assert desk.slice["pending"] == {}


def test_alone_there_is_nobody_to_contest(desk: Desk) -> None:
    alone = Desk("q-star", {"a": Player("a", "Ann", "ann")})
    assert not alone.offered("contest", handler=True)
    assert alone.offered("check", handler=True)
    nobody = Desk("q-star", {})
    assert not nobody.offered()
    assert {offer.action for offer in nobody.offered(handler=True)} == {
        "add-npc",
        "add-skill",
        "add-pool",
        "remove-pool",
    }
