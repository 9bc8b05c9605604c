"""Q*: contests between characters, and players who leave during one."""

from __future__ import annotations

from typing import Any

import pytest

from app.rules.dice.odds import odds_document
from app.rules.systems.base import HANDLER, Player
from app.rules.systems.q_star import odds
from app.rules.systems.q_star.dice import Die
from tests.rules.systems.observed_game import ObservedGame
from tests.rules.systems.q_star_game import pending


@pytest.fixture
def game() -> ObservedGame:
    return ObservedGame("q-star")


def fight(game: ObservedGame, opponent: str = "b", **form: Any) -> str:
    """Ann against an opponent. Returns the waiting step."""
    given = {"trait": "might", "opponent_trait": "speed", **form}
    game.act("ann", "contest", player="a", opponent=opponent, **given)
    return pending(game)


@pytest.mark.rule("QS 5.1")
def test_a_contest_goes_to_the_higher_total(game: ObservedGame) -> None:
    step = fight(game)
    assert game.last == {
        "code": "challenged",
        "player": {"player": "a", "name": "Ann"},
        "trait": "might",
        "opponent": {"player": "b", "name": "Bob"},
        "other": "speed",
    }
    mine, theirs = game.offered("roll")
    assert (mine.who, theirs.who) == ("ann", "bob")
    assert mine.previews[0].outcomes == odds_document(odds.contest(Die(4), Die(4)))
    game.act("bob", "roll", [3], pending=step, player="b")
    assert "contest_rolled" in game.facts
    again = game.refused("bob", "roll", pending=step, player="b")
    assert (again.code, again.params) == ("already-rolled", {"name": "Bob"})
    (mine,) = game.offered("roll")
    assert mine.previews[0].outcomes == odds_document(odds.answer(Die(4), Die(4), 3))
    rolled, won = game.act("ann", "roll", [1, 4, 1], pending=step, player="a").lines
    assert rolled.code == "side_rolled"
    assert won.code == "won"
    assert won.params["winner"] == {"player": "a", "name": "Ann"}
    assert (won.params["total"], won.params["other"]) == (6, 3)
    assert won.data == {"winner": "a", "loser": "b", "round": 1}
    assert game.slice["pending"] == {}


@pytest.mark.rule("QS 5.2")
def test_a_tie_rolls_again(game: ObservedGame) -> None:
    step = fight(game)
    game.act("ann", "roll", [3], pending=step, player="a")
    _, tied = game.act("bob", "roll", [1, 2], pending=step, player="b").lines
    assert (tied.code, tied.params) == ("tied", {"total": 3})
    assert len(game.offered("roll")) == 2
    assert game.data()["pending"][step]["round"] == 2
    game.act("bob", "roll", [2], pending=step, player="b")
    _, won = game.act("ann", "roll", [3], pending=step, player="a").lines
    assert won.data == {"winner": "a", "loser": "b", "round": 2}


@pytest.mark.parametrize("first", ["ann", "bob"])
@pytest.mark.rule("QS 5.3")
def test_a_critical_failure_loses_to_anything_else(game: ObservedGame, first: str) -> None:
    game.act("handler", "set-bonus", player="a", trait="might", name="Giant", value=90)
    step = fight(game)
    rolls = {"ann": ([1, 1], "a"), "bob": ([2], "b")}
    for who in (first, "bob" if first == "ann" else "ann"):
        faces, player = rolls[who]
        game.act(who, "roll", faces, pending=step, player=player)
        if who == "ann" == first:
            assert "contest_critical" in game.facts
            (theirs,) = game.offered("roll")
            assert theirs.previews[0].outcomes == odds_document(
                odds.answer(Die(4), Die(4, 90), None)
            )
    assert game.last["code"] == "won_critical"
    assert game.last["winner"]["name"] == "Bob"


@pytest.mark.rule("QS 5.3")
def test_two_critical_failures_roll_again(game: ObservedGame) -> None:
    step = fight(game)
    game.act("ann", "roll", [1, 1], pending=step, player="a")
    assert game.lines[0].code == "side_critical"
    game.act("bob", "roll", [1, 1], pending=step, player="b")
    assert game.last["code"] == "both_critical"
    assert game.data()["pending"][step]["round"] == 2


@pytest.mark.rule("QS 5.4")
def test_the_chooser_of_a_trait_rolls_first(game: ObservedGame) -> None:
    step = fight(game, opponent_trait="")
    assert game.last["other"] == "any"
    refused = game.refused("ann", "roll", pending=step, player="a")
    assert (refused.code, refused.params["player"]["name"]) == ("other-first", "Bob")
    (offer,) = game.offered("roll")
    assert offer.who == "bob"
    assert offer.params["trait"] == "any"
    assert len(offer.previews) == 4
    assert game.refuse("bob", "roll", pending=step, player="b") == "trait-open"
    game.act("bob", "roll", [3], pending=step, player="b", trait="charisma")
    assert game.last["trait"] == "charisma"
    game.act("ann", "roll", [3], pending=step, player="a")
    # after the tie the choice stands
    fixed = game.refused("bob", "roll", pending=step, player="b", trait="speed")
    assert fixed.code == "trait-fixed"


@pytest.mark.rule("QS 5.4")
def test_rolling_out_of_turn_and_for_others(game: ObservedGame) -> None:
    step = fight(game)
    assert game.refuse("ann", "roll", pending=step, player="b") == "not-your-character"
    asked = game.refused("handler", "roll", pending=step, player="g")
    assert (asked.code, asked.params) == ("not-asked", {"name": "Guard"})
    game.act("ann", "roll", [2], pending=step, player="a")
    assert game.refuse("ann", "roll", pending=step, player="a") == "already-rolled"


def test_invalid_contests_are_refused(game: ObservedGame) -> None:
    form = {"player": "a", "trait": "might", "opponent": "b"}
    assert game.refuse("ann", "contest", **{**form, "opponent": "a"}) == "against-oneself"
    assert game.refuse("ann", "contest", **{**form, "opponent": "x"}) == "no-such-player"
    assert game.refuse("ann", "contest", **{**form, "trait": "luck"}) == "no-such-trait"
    assert game.refuse("ann", "contest", **form, opponent_trait="luck") == "no-such-trait"


@pytest.mark.rule("QS 5.4")
def test_the_initiator_may_cancel_a_contest_before_a_roll(game: ObservedGame) -> None:
    step = fight(game)
    (offer,) = game.offered("cancel")
    assert offer.who == "ann"
    assert game.refuse("bob", "cancel", pending=step) == "not-yours-to-cancel"
    game.act("bob", "roll", [2], pending=step, player="b")
    assert not game.offered("cancel")
    assert game.refuse("ann", "cancel", pending=step) == "rolled-already"
    (offer,) = game.offered("cancel", handler=True)
    assert offer.who == HANDLER
    game.act("handler", "cancel", pending=step)
    assert game.last["code"] == "cancelled_contest"
    game.act("ann", "cancel", pending=fight(game))
    assert game.slice["pending"] == {}
    game.act("handler", "contest", player="g", trait="might", opponent="a")
    (offer,) = game.offered("cancel", handler=True)
    assert offer.who == HANDLER


def test_a_contest_with_people_who_left_can_be_cancelled(game: ObservedGame) -> None:
    fight(game)
    game.act("handler", "ask", player="b", trait="might")
    del game.cast["b"]
    game.check()
    (offer,) = game.offered("roll")
    assert offer.params["opponent"]["name"] == "?"
    game.act("ann", "roll", [2], pending=offer.narrow["pending"]["const"], player="a")
    assert game.refuse("handler", "roll", pending=pending(game), player="b") == "no-such-player"
    del game.cast["a"]
    for step in list(game.slice["pending"]):
        game.act("handler", "cancel", pending=step)
    assert game.slice["pending"] == {}


def test_alone_there_is_nobody_to_contest(game: ObservedGame) -> None:
    alone = ObservedGame("q-star", {"a": Player("a", "Ann", "ann")})
    assert not alone.offered("contest", handler=True)
    assert alone.offered("check", handler=True)
    nobody = ObservedGame("q-star", {})
    assert not nobody.offered()
    assert {offer.action for offer in nobody.offered(handler=True)} == {
        "add-npc",
        "add-skill",
        "add-pool",
        "remove-pool",
    }
