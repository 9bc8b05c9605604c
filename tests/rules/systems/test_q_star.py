"""Q*: immediate and requested checks, with circumstances and hidden difficulties."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest

from app.rules.dice.odds import odds_document
from app.rules.systems.base import HANDLER
from app.rules.systems.q_star import odds
from app.rules.systems.q_star.dice import Die
from tests.rules.systems.observed_game import ObservedGame
from tests.rules.systems.q_star_game import edit, npc, pending, skill


@pytest.fixture
def game() -> ObservedGame:
    return ObservedGame("q-star")


@pytest.mark.parametrize(
    ("faces", "total", "outcome"),
    [
        ([2], 2, "failure"),
        ([3], 3, "failure"),
        ([4, 1], 5, "success"),
        ([4, 4, 3], 11, "success"),
        ([1, 2], 3, "failure"),
        ([1, 3], 4, "success"),
        ([1, 4, 1], 6, "success"),
    ],
)
@pytest.mark.rule("QS 2.1", "QS 2.2", "QS 3.1")
def test_a_check_against_the_standard_difficulty(
    game: ObservedGame, faces: list[int], total: int, outcome: str
) -> None:
    (told,) = game.act("ann", "check", faces, player="a", trait="might").lines
    assert told.to == "all"
    assert game.last == {
        "code": "checked",
        "player": {"player": "a", "name": "Ann"},
        "trait": "might",
        "die": "d4",
        "total": total,
        "outcome": outcome,
        "difficulty": 4,
    }
    assert told.data == {
        "dice": [{"sides": 4, "faces": faces, "face": total}],
        "player": "a",
        "trait": "might",
        "bonus": 0,
        "total": total,
        "critical": False,
        "outcome": outcome,
        "difficulty": 4,
        "odds": odds_document(odds.check(Die(4), 4)),
    }


@pytest.mark.rule("QS 4.1")
def test_two_ones_in_a_row_fail_critically_whatever_the_bonuses(game: ObservedGame) -> None:
    game.act("ann", "check", [1, 1], player="a", trait="might", difficulty=1, bonus=100)
    assert (game.last["code"], game.last["outcome"]) == ("critical", "critical")


@pytest.mark.rule("QS 3.2")
def test_a_d12_with_a_number_explodes_on_the_natural_maximum(game: ObservedGame) -> None:
    edit(game, "might", "d12", 1)
    game.act("ann", "check", [11], player="a", trait="might", difficulty=13)
    assert (game.last["total"], game.last["outcome"]) == (12, "failure")
    game.act("ann", "check", [12, 5], player="a", trait="might", difficulty=18)
    assert (game.last["total"], game.last["outcome"]) == (18, "success")


@pytest.mark.parametrize(
    ("shifts", "difficulty"), [([], 4), ([2], 6), ([-2], 2), ([5, -4], 5), ([-1, -1, 0], 2)]
)
@pytest.mark.rule("QS 2.3")
def test_circumstances_are_summed_first(
    game: ObservedGame, shifts: list[int], difficulty: int
) -> None:
    game.act("ann", "check", [2], player="a", trait="might", shifts=shifts)
    assert game.last["difficulty"] == difficulty


@pytest.mark.parametrize("shifts", [[3], [-3], [2, 1], [-1, -1, -1]])
@pytest.mark.rule("QS 2.3")
def test_a_shift_beyond_2_is_refused(game: ObservedGame, shifts: list[int]) -> None:
    form = {"player": "a", "trait": "might", "shifts": shifts}
    refused = game.refused("ann", "check", **form)
    assert (refused.code, refused.params) == (
        "shift-beyond",
        {"shift": f"{sum(shifts):+d}", "most": 2},
    )
    assert game.refuse("handler", "ask", **form) == "shift-beyond"
    assert game.refuse("handler", "ask", **form, npc=npc(game)) == "shift-beyond"


@pytest.mark.rule("QS 2.4")
def test_the_handler_asks_and_the_player_rolls(game: ObservedGame) -> None:
    game.act("handler", "ask", player="a", trait="speed", shifts=[1], bonus=2, why="the gap")
    assert game.last == {
        "code": "asked",
        "player": {"player": "a", "name": "Ann"},
        "trait": "speed",
        "text": "the gap",
        "difficulty": 5,
    }
    (offer,) = game.offered("roll")
    assert (offer.who, offer.code, offer.pending) == ("ann", "roll", True)
    assert [preview.outcomes for preview in offer.previews] == [
        odds_document(odds.check(Die(4, 2), 5))
    ]
    form = {"pending": pending(game), "player": "a"}
    assert game.refuse("bob", "roll", **form) == "not-your-character"
    assert game.refuse("bob", "roll", **{**form, "player": "b"}) == "not-asked"
    fixed = game.refused("ann", "roll", **form, trait="might")
    assert (fixed.code, fixed.params) == ("trait-fixed", {"trait": "speed"})
    game.act("ann", "roll", [3], **form, trait="speed")
    assert (game.last["die"], game.last["total"], game.last["outcome"]) == ("d4+2", 5, "success")
    assert game.slice["pending"] == {}
    assert game.refuse("ann", "roll", **form) == "no-such-pending"


@pytest.mark.rule("QS 2.4")
def test_the_player_may_be_left_the_choice_of_the_trait(game: ObservedGame) -> None:
    climbing = skill(game)
    edit(game, "might", "d8")
    game.act("handler", "ask", player="a")
    assert game.last["trait"] == "any"
    (offer,) = game.offered("roll")
    whens = [preview.when for preview in offer.previews]
    traits = ["might", climbing, "speed", "intelligence", "charisma"]
    assert whens == [{"trait": trait} for trait in traits]
    assert offer.previews[0].outcomes == odds_document(odds.check(Die(8), 4))
    form = {"pending": pending(game), "player": "a"}
    assert game.refuse("ann", "roll", **form) == "trait-open"
    assert game.refuse("ann", "roll", **form, trait="luck") == "no-such-trait"
    game.act("ann", "roll", [5], **form, trait="might")
    assert game.last["outcome"] == "success"
    assert game.refuse("handler", "ask", player="a", trait="luck") == "no-such-trait"


@pytest.mark.rule("QS 2.4", "QS 8.3")
def test_of_a_hidden_difficulty_only_the_distribution_of_the_total_is_shown(
    game: ObservedGame,
) -> None:
    game.act("handler", "ask", player="a", trait="might", difficulty=87, hidden=True)
    full, veiled = game.lines
    assert (full.code, veiled.code) == ("asked", "asked_hidden")
    assert "87" not in json.dumps([veiled.params, veiled.data])
    (offer,) = game.offered("roll")
    assert offer.code == "roll_hidden"
    (preview,) = offer.previews
    assert list(preview.outcomes) == [*map(str, range(2, 11)), "11+", "critical"]
    assert "87" not in json.dumps([offer.params, offer.narrow, game.data()])
    assert "asked_hidden" in game.facts
    (known,) = game.offered("roll", handler=True)
    assert known.previews[0].outcomes == odds_document(odds.check(Die(4), 87))
    assert "asked" in [fact.code for fact in game.shown(True).facts]
    full, veiled = game.act("ann", "roll", [3], pending=pending(game), player="a").lines
    assert (full.code, veiled.code) == ("checked", "checked_hidden")
    assert full.params["difficulty"] == 87
    assert "87" not in json.dumps([veiled.params, veiled.data])
    assert veiled.params["outcome"] == "failure"


def test_the_handler_rolls_for_characters_without_a_seat(game: ObservedGame) -> None:
    game.act("handler", "ask", player="g", trait="might")
    (offer,) = game.offered("roll")
    assert offer.who == HANDLER
    game.act("handler", "roll", [2], pending=pending(game), player="g")
    assert game.last["outcome"] == "failure"


@pytest.mark.rule("QS 2.4")
def test_the_handler_calls_a_check_off(game: ObservedGame) -> None:
    game.act("handler", "ask", player="a", trait="might")
    step = pending(game)
    assert game.refuse("ann", "cancel", pending=step) == "not-yours-to-cancel"
    assert not game.offered("cancel")
    game.act("handler", "cancel", pending=step)
    assert game.last["code"] == "cancelled"
    assert game.refuse("handler", "cancel", pending=step) == "no-such-pending"


@pytest.mark.rule("QS 8.1")
def test_the_standard_check_is_offered_with_its_odds(game: ObservedGame) -> None:
    edit(game, "might", "d10")
    mine = next(offer for offer in game.offered("check") if offer.who == "ann")
    preview = mine.previews[0]
    assert preview.when == {
        "trait": "might",
        "difficulty": 4,
        "npc": "",
        "shifts": [],
        "bonus": 0,
    }
    assert preview.outcomes["success"]["exact"] == str(Fraction(39, 50))
    assert mine.narrow["npc"] == {"const": ""}
    npc(game, veil="all")
    wolf = npc(game)
    mine = next(offer for offer in game.offered("check") if offer.who == "ann")
    assert [each["const"] for each in mine.narrow["npc"]["oneOf"]] == ["", wolf]
    assert mine.narrow["trait"]["oneOf"][0] == {"const": "might", "title": "Might (d10)"}
