"""Course and Flow: examples of rolls, from the Course to the election."""

from __future__ import annotations

from typing import Any

import pytest

from app.rules.systems.course_and_flow.state import DICE, SIDES
from tests.rules.systems.course_and_flow_game import ASK, SYSTEM, Roll


def refs(done: Any, code: str) -> dict[str, Any]:
    """Returns the params of the line with this code."""
    return next(dict(line.params) for line in done.lines if line.code == code)


# -- before the dice --------------------------------------------------------------------------


@pytest.mark.rule("CF 0.1")
def test_a_table_begins_with_nothing_and_missing_numbers_are_none() -> None:
    game = Roll()
    table = game.table
    assert (table.course, table.flows, table.tracks, table.setter) == (None, {}, {}, None)
    assert table.skill("fox", "Climbing") == table.skill("fox", None) == 0
    assert table.held("fox", "clue") == table.flow("Storm") == table.flow(None) == 0
    assert game.facts == ["no-course"]


@pytest.mark.rule("CF 1.1")
def test_five_dice_of_six_sides() -> None:
    assert set(DICE) == {"compelling", "daring", "expertise", "sneaky", "thriving"}
    assert SIDES == 6
    game = Roll().ready()
    done = game.act("a", "roll", [6, 1], player="fox", dice=["expertise", "sneaky"])
    assert done.lines[0].data is not None
    assert done.lines[0].data["dice"] == [
        {"sides": 6, "faces": [6], "die": "expertise"},
        {"sides": 6, "faces": [1], "die": "sneaky"},
    ]


@pytest.mark.rule("CF 2.1")
def test_the_handler_sets_the_first_course() -> None:
    game = Roll()
    assert ("handler", "course") in game.pending
    assert game.refuse("a", "state", player="fox", **ASK) == "no-course"
    game.act("handler", "course", die="thriving", face=3)
    assert (game.table.course.die, game.table.course.face) == ("thriving", 3)  # type: ignore[union-attr]
    assert game.pending == set()
    assert "course" in game.facts
    assert SYSTEM.action("course").by == "handler"  # type: ignore[union-attr]


@pytest.mark.rule("CF 2.2")
@pytest.mark.parametrize("threshold", [7, 10, 13, 16, 12, 99])
def test_the_threshold_may_be_any_from_7(threshold: int) -> None:
    assert Roll().ready(threshold=threshold).table.intents["fox"].terms.threshold == threshold  # type: ignore[union-attr]


@pytest.mark.rule("CF 2.2")
@pytest.mark.parametrize("threshold", [6, 2, 1, 0, -5])
def test_a_threshold_below_7_asks_nothing(threshold: int) -> None:
    game = Roll().ready()
    assert game.refuse("handler", "answer", player="fox", threshold=threshold) == (
        "threshold-too-low"
    )
    assert game.refuse("handler", "answer", player="fox", threshold=100) == "threshold-too-high"


@pytest.mark.rule("CF 3.1")
def test_a_player_states_an_intent_and_how() -> None:
    game = Roll()
    game.act("handler", "course", die="daring", face=4)
    game.act("handler", "set-flow", flow="Storm", value=1)
    done = game.act("a", "state", player="fox", **ASK, skill="Climbing", flow="Storm")
    assert refs(done, "intent-stated")["skill"] == {"name": "Climbing"}
    assert game.table.intents["fox"].flow == "Storm"
    assert game.pending == {("handler", "answer")}
    assert game.facts == ["course", "intent", "flow"]
    game.act("handler", "answer", player="fox", threshold=7)
    assert game.facts == ["course", "intent-answered", "flow"]
    game.act("a", "state", player="fox", **ASK)
    assert game.refuse("a", "state", player="fox", **ASK, flow="Calm") == "no-such-flow"
    assert game.refuse("a", "roll", player="fox", dice=["sneaky", "thriving"]) == "no-terms"
    assert game.refuse("a", "state", player="dog", **ASK) == "not-your-character"
    assert game.refuse("a", "state", player="cat", **ASK) == "no-such-player"


@pytest.mark.rule("CF 3.2")
def test_the_handler_names_threshold_skill_and_flow() -> None:
    game = Roll().ready()
    assert game.refuse("handler", "answer", player="dog", threshold=10) == "no-intent"
    assert game.refuse("handler", "answer", player="fox", threshold=10, flow="Storm") == (
        "no-such-flow"
    )
    game.act("handler", "answer", player="fox", threshold=13, skill="Anything")
    terms = game.table.intents["fox"].terms
    assert terms is not None
    assert (terms.threshold, terms.skill, terms.flow) == (13, "Anything", None)
    game.roll((3, 1))
    assert game.table.roll.sum == 7  # type: ignore[union-attr]


@pytest.mark.rule("CF 3.3")
def test_the_two_negotiate_until_the_dice_are_picked() -> None:
    game = Roll().ready()
    game.act("handler", "answer", player="fox", threshold=7)
    pick = {"player": "fox", "dice": ["sneaky", "thriving"]}
    assert game.refuse("a", "roll", **pick, terms=1) == "terms-changed"
    game.act("a", "state", player="fox", intent="Burn the bridge", how="Oil")
    assert game.refuse("a", "roll", **pick) == "no-terms"
    game.act("handler", "answer", player="fox", threshold=13)
    assert game.refuse("a", "roll", **pick, terms=2) == "terms-changed"
    game.act("a", "withdraw", player="fox")
    assert game.refuse("a", "roll", **pick) == "no-intent"
    assert game.refuse("a", "withdraw", player="fox") == "no-intent"
    game.ready()
    assert game.refuse("b", "withdraw", player="fox") == "not-your-character"
    game.act("a", "roll", [1, 2], **pick, terms=1)
    assert game.table.intents == {}
    assert game.refuse("a", "withdraw", player="fox") == "no-intent"


@pytest.mark.rule("CF 3.4")
def test_the_form_says_when_a_bonus_may_be_the_intent() -> None:
    game = Roll().ready()
    (offer,) = (offer for offer in game.offers("a") if offer.action == "state")
    assert "if it is all of it" in game.form(offer)["properties"]["intent"]["description"]
    game.act("a", "state", player="fox", intent="Impress the court", how="A dance")
    game.act("handler", "answer", player="fox", threshold=10)
    game.roll((6, 1), ("compelling", "sneaky"))
    assert game.lines == ["elected", "token-gained", "high-compelling", "sum-intent"]


@pytest.mark.rule("CF 3.5")
def test_two_different_dice_that_are_available_and_not_the_courses() -> None:
    game = Roll().ready(course=("daring", 4))
    game.act("handler", "set-dice", player="fox", dice=["thriving", "daring", "sneaky", "sneaky"])
    assert game.table.dice["fox"] == ("daring", "sneaky", "thriving")

    def pick(*dice: str) -> str:
        return game.refuse("a", "roll", player="fox", dice=list(dice))

    assert pick("sneaky", "sneaky") == "same-die"
    assert pick("sneaky", "daring") == "course-die"
    assert pick("sneaky", "compelling") == "die-not-available"
    (offer,) = (offer for offer in game.offers("a") if offer.action == "roll")
    assert game.form(offer)["properties"]["dice"]["oneOf"] == [
        {"const": ["sneaky", "thriving"], "title": "Sneaky + Thriving"}
    ]
    assert [preview.when for preview in offer.previews] == [{"dice": ["sneaky", "thriving"]}]
    assert game.form(offer)["properties"]["player"]["const"] == "fox"
    game.act("a", "roll", [1, 2], player="fox", dice=["thriving", "sneaky"])
    assert game.phase == "elect"


@pytest.mark.rule("CF 3.6")
def test_characters_of_the_handler_do_not_roll() -> None:
    game = Roll().ready()
    assert game.refuse("handler", "state", player="wolf", **ASK) == "npc-never-rolls"
    assert game.refuse("a", "state", player="wolf", **ASK) == "not-your-character"
    ask = {"player": "wolf", "question": "clue-1"}
    assert game.refuse("handler", "ask", **ask) == "npc-never-rolls"
    # a character without a pilot cannot continue either, until somebody plays it
    game.cast["fox"] = game.cast["wolf"].__class__("fox", "Fox", None)
    assert game.refuse("handler", "roll", player="fox", dice=["sneaky", "thriving"]) == (
        "npc-never-rolls"
    )
    assert "roll" not in {offer.action for offer in game.every_offer()}


# -- election ---------------------------------------------------------------------------------


@pytest.mark.rule("CF 4.1", "CF 11.1")
def test_the_die_not_elected_becomes_the_course() -> None:
    game = Roll().ready()
    done = game.act("a", "roll", [5, 2], player="fox", dice=["sneaky", "thriving"])
    assert done.lines[0].params["first_face"] == 5
    assert game.pending == {("a", "elect")}
    assert game.facts == ["course", "roll", "phase"]
    (offer,) = (offer for offer in game.offers("a") if offer.action == "elect")
    titles = [each["title"] for each in game.form(offer)["properties"]["die"]["oneOf"]]
    assert titles == [
        "Sneaky 5: A win is offered, sum 9; Thriving 2 becomes the Course",
        "Thriving 2: Not yet, sum 6; Sneaky 5 becomes the Course",
    ]
    assert game.refuse("a", "elect", die="compelling") == "die-not-rolled"
    assert game.refuse("a", "elect", die="daring") == "die-not-rolled"
    assert game.refuse("b", "elect", die="sneaky") == "not-your-character"
    game.act("a", "elect", die="thriving")
    assert game.lines == ["elected", "high-daring", "sum-not-yet"]
    game.act("a", "not-yet")
    assert game.lines == ["no-flow-begun"]
    assert game.table.course.die == "daring"  # type: ignore[union-attr]
    assert game.refuse("a", "elect", die="sneaky") == "not-now"
    game.act("handler", "react")
    assert (game.table.course.die, game.table.course.face) == ("sneaky", 5)  # type: ignore[union-attr]
    assert game.refuse("a", "elect", die="sneaky") == "no-roll"


@pytest.mark.rule("CF 4.2")
def test_while_a_roll_is_open_no_other_may_begin() -> None:
    game = Roll().ready()
    game.act("b", "state", player="dog", **ASK)
    game.act("handler", "answer", player="dog", threshold=7)
    game.act("a", "roll", [5, 2], player="fox", dice=["sneaky", "thriving"])
    for _ in range(2):
        for who, player in (("a", "fox"), ("b", "dog")):
            assert game.refuse(who, "state", player=player, **ASK) == "roll-open"
            pick = {"player": player, "dice": ["sneaky", "thriving"]}
            assert game.refuse(who, "roll", **pick) == "roll-open"
        assert game.refuse("handler", "course", die="daring", face=1) == "roll-open"
        assert {"state", "roll", "course"}.isdisjoint(o.action for o in game.every_offer())
        if game.phase == "elect":
            game.act("a", "elect", die="sneaky")
    game.act("handler", "offer", text="Half of it")
    game.act("a", "take")
    game.act("handler", "react")
    assert game.pending == {("b", "roll")}


@pytest.mark.rule("CF 5.1")
def test_the_setter_of_the_course_waits_for_somebody_else() -> None:
    game = Roll().ready()
    game.cast["cub"] = game.cast["fox"].__class__("cub", "Cub", "a")
    game.act("a", "state", player="cub", **ASK)
    game.act("handler", "answer", player="cub", threshold=7)
    game.roll((1, 2)).act("a", "not-yet")
    game.act("handler", "react")
    for player in ("fox", "cub"):
        assert game.refuse("a", "state", player=player, **ASK) == "set-the-course"
    pick = {"player": "cub", "dice": ["sneaky", "daring"]}
    assert game.refuse("a", "roll", **pick) == "set-the-course"
    assert {"state", "roll"}.isdisjoint(offer.action for offer in game.offers("a"))
    assert [p["baton"] for p in game.shown().data["players"]] == [False, True, True, False]
    game.act("handler", "course", die="daring", face=4)
    game.act("a", "state", player="fox", **ASK)
    # another player's roll does the same
    game.ready(who="b", player="dog").roll((1, 2), who="b", player="dog")
    game.act("b", "not-yet")
    game.act("handler", "react")
    assert game.refuse("b", "state", player="dog", **ASK) == "set-the-course"
    game.act("a", "state", player="fox", **ASK)


@pytest.mark.rule("CF 5.1")
def test_a_player_without_a_seat_is_known_by_the_character() -> None:
    game = Roll().ready()
    game.roll((1, 2))
    game.cast["fox"] = game.cast["wolf"].__class__("fox", "Fox", None)
    game.act("handler", "not-yet")
    game.act("handler", "react")
    assert game.table.set_it(game.cast["fox"])
    assert not game.table.set_it(game.cast["wolf"])


@pytest.mark.rule("CF 5.2")
def test_fewer_than_two_legal_dice_are_no_roll() -> None:
    game = Roll().ready(course=("daring", 4))
    game.act("handler", "set-dice", player="fox", dice=["daring", "sneaky"])
    assert game.refuse("a", "state", player="fox", **ASK) == "too-few-dice"
    pick = {"player": "fox", "dice": ["daring", "sneaky"]}
    assert game.refuse("a", "roll", **pick) == "too-few-dice"
    assert {"state", "roll"}.isdisjoint(offer.action for offer in game.offers("a"))
    assert "dice" in game.facts
