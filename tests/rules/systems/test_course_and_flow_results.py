"""Course and Flow: examples of results, from the election to the tokens."""

from __future__ import annotations

from typing import Any

import pytest

from app.rules.systems.course_and_flow.state import DICE, TOKEN_OF
from tests.rules.systems.course_and_flow_game import ASK, Roll


def refs(done: Any, code: str) -> dict[str, Any]:
    """Returns the params of the line with this code."""
    return next(dict(line.params) for line in done.lines if line.code == code)


# -- tie --------------------------------------------------------------------------------------


@pytest.mark.rule("CF 6.1", "CF 6.2")
def test_a_tie_is_a_setback_that_nothing_averts() -> None:
    game = Roll().ready(flow=5, threshold=7)
    game.act("handler", "set-tokens", player="fox", token="clue", value=1)
    game.roll((4, 2))
    assert game.lines == ["elected", "tie", "flow-lost"]
    roll = game.table.roll
    assert roll is not None
    assert (roll.outcome, roll.high, roll.sum, roll.phase) == ("tie", None, None, "react")
    assert game.table.flows == {"Storm": 0}
    assert game.facts.count("elected-tie") == game.facts.count("harm") == 1
    game.act("a", "spend", player="fox", question="clue-1")
    assert game.table.roll == roll
    assert game.refuse("a", "take") == "not-now"
    assert game.refuse("a", "not-yet") == "not-now"


@pytest.mark.rule("CF 6.1")
def test_a_tie_takes_away_an_older_protection() -> None:
    game = Roll().ready(course=("sneaky", 2))
    game.roll((5, 4), ("daring", "thriving")).act("a", "not-yet")
    game.act("handler", "react")
    assert game.table.shelter is not None
    game.act("b", "state", player="dog", **ASK)
    game.act("handler", "answer", player="dog", threshold=7)
    game.roll((4, 2), ("sneaky", "daring"), who="b", player="dog")
    assert game.table.roll.outcome == "tie"  # type: ignore[union-attr]
    assert game.table.shelter is None
    assert "harm" in game.facts


@pytest.mark.rule("CF 6.3")
@pytest.mark.parametrize(
    ("face", "skill", "learns"), [(4, 0, True), (4, 3, True), (4, 4, False), (1, 1, False)]
)
def test_a_learning_experience(face: int, skill: int, learns: bool) -> None:
    for takes in (True, False):
        game = Roll().ready(course=("daring", face), skill=skill)
        game.roll((face, 2))
        assert (game.phase == "learn") == learns
        if learns:
            assert game.pending == {("a", "learn")}
            game.act("a", "learn", learn=takes)
            assert game.lines == ["learnt" if takes else "not-learnt"]
        assert game.phase == "react"
        assert game.table.skill("fox", "Climbing") == skill + (learns and takes)


@pytest.mark.rule("CF 6.3")
def test_without_a_skill_nothing_is_learnt() -> None:
    assert Roll().ready().roll((4, 2)).phase == "react"


# -- high die ---------------------------------------------------------------------------------


@pytest.mark.rule("CF 7.1", "CF 7.4")
@pytest.mark.parametrize(("die", "face", "high"), [
    ("compelling", 5, "compelling"),
    ("compelling", 3, "daring"),
    ("sneaky", 6, "sneaky"),
    ("expertise", 5, "expertise"),
    ("thriving", 5, "thriving"),
])  # fmt: skip
def test_the_higher_die_gives_its_bonus(die: str, face: int, high: str) -> None:
    other = "sneaky" if die != "sneaky" else "compelling"
    game = Roll().ready(course=("daring", 4)).roll((face, 1), (die, other))
    assert game.table.roll.high == high  # type: ignore[union-attr]
    assert f"high-{high}" in game.lines
    game.act("a", "not-yet")
    assert ("notice" in game.facts) == (high != "sneaky")


@pytest.mark.rule("CF 7.2")
def test_daring_protects_until_the_course_of_this_roll_is_replaced() -> None:
    game = Roll().ready(course=("sneaky", 2)).roll((5, 1), ("daring", "thriving"))
    game.act("a", "not-yet")
    assert "harm" not in game.facts
    game.act("handler", "react")
    assert game.table.shelter.player == "fox"  # type: ignore[union-attr]
    assert "shelter" in game.facts
    game.act("b", "state", player="dog", **ASK)
    game.act("handler", "answer", player="dog", threshold=7)
    game.roll((3, 2), ("compelling", "sneaky"), who="b", player="dog")
    game.act("b", "not-yet")
    assert "harm" not in game.facts
    game.act("handler", "react")
    assert game.lines == ["course-follows", "shelter-ended"]
    assert game.table.shelter is None


@pytest.mark.rule("CF 7.2")
def test_a_course_of_the_handlers_ends_the_protection_too() -> None:
    game = Roll().ready(course=("sneaky", 2)).roll((5, 1), ("daring", "thriving"))
    game.act("a", "not-yet")
    game.act("handler", "react")
    game.act("handler", "course", die="daring", face=1)
    assert game.lines == ["course-set", "shelter-ended"]
    assert game.table.shelter is None


@pytest.mark.rule("CF 7.3")
@pytest.mark.parametrize(("threshold", "result"), [(7, "intent"), (16, "win")])
def test_expertise_keeps_the_flow(threshold: int, result: str) -> None:
    game = Roll().ready(flow=2, threshold=threshold).roll((5, 1), ("expertise", "thriving"))
    if result == "win":
        game.act("handler", "offer", text="A way out")
    game.act("a", "take")
    assert game.lines == [f"{result}-taken", "flow-kept"]
    assert game.table.flows == {"Storm": 2}


@pytest.mark.rule("CF 7.5")
def test_thriving_recovers_a_slot_of_anyone() -> None:
    game = Roll()
    game.act("handler", "set-track", track="The Heron", kind="damage", slots=4)
    for slot in (2, 4):
        game.act("handler", "mark", place={"track": "The Heron", "slot": slot}, marked=True)
    game.ready().roll((5, 1), ("thriving", "sneaky")).act("a", "not-yet")
    assert game.pending == {("a", "recover")}
    place = {"track": "The Heron", "slot": 3}
    assert game.refuse("a", "recover", place=place) == "slot-not-marked"
    assert game.refuse("a", "recover", place={**place, "track": "X"}) == "slot-not-marked"
    assert game.refuse("b", "recover", place=None) == "not-your-character"
    game.act("a", "recover", place={"track": "The Heron", "slot": 4})
    assert game.table.tracks["The Heron"].marked == (2,)
    assert game.phase == "react"


@pytest.mark.rule("CF 7.6")
def test_a_bonus_that_does_not_apply_is_lost() -> None:
    game = Roll().ready().roll((5, 1), ("thriving", "sneaky"))
    game.act("a", "not-yet")
    assert game.lines == ["declined", "nothing-to-recover"]
    assert game.phase == "react"
    other = Roll()
    other.act("handler", "set-track", track="Fate", kind="destiny", slots=1)
    other.act("handler", "mark", place={"track": "Fate", "slot": 1}, marked=True)
    other.ready().roll((5, 1), ("thriving", "sneaky")).act("a", "not-yet")
    other.act("a", "recover", place=None)
    assert other.lines == ["not-recovered"]
    assert other.table.tracks["Fate"].marked == (1,)


@pytest.mark.rule("CF 7.7")
@pytest.mark.parametrize(("die", "harm", "notice"), [
    ("daring", False, True), ("sneaky", True, False), ("compelling", True, True),
])  # fmt: skip
def test_harm_and_notice_land_at_the_last_reaction(die: str, harm: bool, notice: bool) -> None:
    game = Roll().ready(course=("expertise", 1)).roll((3, 2), (die, "thriving"))
    game.act("a", "not-yet")
    assert ("harm" in game.facts, "notice" in game.facts) == (harm, notice)
    (offer,) = (offer for offer in game.offers() if offer.action == "react")
    assert (offer.params["harm"], offer.params["notice"]) == (harm, notice)
    # the answering player reads the result of the first roll
    assert (offer.code, offer.params["came"], offer.params["text"]) == (
        "react", "came-not-yet", game.table.roll.text,
    )  # fmt: skip
    game.act("handler", "react", text=" Shots in the dark ")
    assert game.lines[0] == "reacted"


# -- sum --------------------------------------------------------------------------------------

CASES: list[tuple[int, int, int | None, int | None, int, str, int]] = [
    # course, elected, flow, skill, threshold, outcome, sum
    (4, 2, None, None, 7, "not-yet", 6),
    (4, 3, None, None, 7, "intent", 7),
    (4, 3, None, None, 10, "win", 7),
    (4, 5, None, None, 10, "win", 9),
    (4, 6, None, None, 10, "intent", 10),
    (4, 5, 1, None, 10, "intent", 10),
    (4, 5, 0, 1, 10, "intent", 10),
    (1, 2, 1, 2, 16, "not-yet", 6),
    (1, 2, 2, 2, 16, "win", 7),
    (6, 5, 3, 2, 16, "intent", 16),
    (6, 5, 3, 1, 16, "win", 15),
]


@pytest.mark.rule("CF 8.1", "CF 8.2", "CF 8.3", "CF 8.4")
@pytest.mark.parametrize("case", CASES)
def test_the_sum_decides(case: tuple[int, int, int | None, int | None, int, str, int]) -> None:
    course, face, flow, skill, threshold, outcome, total = case
    game = Roll().ready(("daring", course), threshold, flow, skill)
    game.roll((face, course), ("sneaky", "compelling"))
    roll = game.table.roll
    assert roll is not None
    assert (roll.outcome, roll.sum) == (outcome, total)
    phase = {"win": "offer", "intent": "settle", "not-yet": "settle"}[outcome]
    assert roll.phase == ("react" if outcome == "not-yet" and flow is not None else phase)


@pytest.mark.rule("CF 8.2")
def test_not_yet_adds_to_the_flow() -> None:
    game = Roll().ready(flow=1).roll((1, 2))
    assert game.lines == ["elected", "high-daring", "sum-not-yet", "flow-gained"]
    assert game.table.flows == {"Storm": 2}
    assert game.phase == "react"


@pytest.mark.rule("CF 8.2")
def test_not_yet_without_a_flow_may_begin_one() -> None:
    game = Roll().ready().roll((1, 2))
    game.act("handler", "set-flow", flow="Storm", value=1)
    assert game.refuse("a", "take") == "nothing-to-take"
    assert game.pending == {("a", "not-yet")}
    assert [offer.code for offer in game.offers("a")] == ["begin-flow", "ask"]
    assert game.refuse("a", "not-yet", flow="Storm") == "flow-exists"
    assert game.refuse("handler", "offer", text="A way out") == "no-win-due"
    game.act("a", "not-yet", flow="Calm")
    assert game.lines == ["flow-begun"]
    assert game.table.flows == {"Storm": 1, "Calm": 1}


@pytest.mark.rule("CF 8.3")
def test_the_handler_owes_a_win_and_the_player_may_take_it() -> None:
    game = Roll().ready(flow=1, threshold=13).roll((5, 2))
    assert game.pending == {("handler", "offer")}
    assert game.refuse("a", "take") == "not-now"
    game.act("handler", "offer", text="Some of them flee")
    assert game.pending == {("a", "take"), ("a", "not-yet")}
    assert "offer-again" in {offer.code for offer in game.offers()}
    game.act("handler", "offer", text="Half of them flee")
    assert game.refuse("b", "take") == "not-your-character"
    done = game.act("a", "take")
    assert game.lines == ["win-taken", "flow-lost"]
    assert refs(done, "win-taken")["text"] == "Half of them flee"
    assert game.table.flows == {"Storm": 0}
    assert game.table.roll.result == "win"  # type: ignore[union-attr]


@pytest.mark.rule("CF 8.4")
def test_the_intent_succeeds_and_costs_the_flow() -> None:
    game = Roll().ready(flow=2, threshold=10).roll((5, 2))
    assert game.pending == {("a", "take"), ("a", "not-yet")}
    done = game.act("a", "take")
    assert refs(done, "intent-taken")["text"] == ASK["intent"]
    assert game.lines == ["intent-taken", "flow-lost"]
    assert game.table.flows == {"Storm": 0}


@pytest.mark.rule("CF 8.5")
@pytest.mark.parametrize("threshold", [7, 16])
@pytest.mark.parametrize("flow", [None, 2])
def test_both_may_be_declined(threshold: int, flow: int | None) -> None:
    game = Roll().ready(flow=flow, threshold=threshold).roll((5, 2))
    if flow is None:
        game.act("a", "not-yet", flow="Calm")
        assert game.lines == ["declined", "flow-begun"]
        assert game.table.flows == {"Calm": 1}
    else:
        assert game.refuse("a", "not-yet", flow="Calm") == "flow-used"
        game.act("a", "not-yet")
        assert game.lines == ["declined", "flow-gained"]
        assert game.table.flows == {"Storm": 3}
    assert game.table.roll.result == "not-yet"  # type: ignore[union-attr]
    bare = Roll().ready(threshold=threshold).roll((5, 2))
    bare.act("a", "not-yet")
    assert bare.lines == ["declined"]


# -- tokens from the dice ---------------------------------------------------------------------


@pytest.mark.rule("CF 9.1")
@pytest.mark.parametrize("die", DICE)
def test_a_six_gives_the_token_of_its_die(die: Any) -> None:
    names = {
        "compelling": "rumor", "daring": "initiative", "expertise": "foresight",
        "sneaky": "clue", "thriving": "focus",
    }  # fmt: skip
    assert TOKEN_OF[die] == names[die]
    course = "daring" if die != "daring" else "sneaky"
    rest = next(each for each in DICE if each not in (die, course))
    elected = Roll().ready((course, 2)).roll((6, 1), (die, rest))
    assert elected.table.tokens == {"fox": {names[die]: 1}}
    as_course = Roll().ready((die, 6)).roll((1, 2), (course, rest))
    assert as_course.table.tokens == {"fox": {names[die]: 1}}
    left_out = Roll().ready((course, 2)).roll((1, 6), (rest, die))
    assert left_out.table.tokens == {}


@pytest.mark.rule("CF 9.2")
def test_two_sixes_are_a_tie_and_give_both() -> None:
    game = Roll().ready(("daring", 6)).roll((6, 1))
    assert game.table.roll.outcome == "tie"  # type: ignore[union-attr]
    assert game.table.tokens == {"fox": {"clue": 1, "initiative": 1}}
    assert "tokens" in game.facts
