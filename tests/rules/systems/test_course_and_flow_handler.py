"""Course and Flow: tokens and their questions, and the Handler's changes of every number."""

from __future__ import annotations

import msgspec
import pytest

from app.messages import system_texts
from app.rules.systems.base import Player
from app.rules.systems.course_and_flow import system
from app.rules.systems.course_and_flow.state import QUESTIONS, TOKENS
from app.rules.systems.course_and_flow.titles import TITLES
from tests.rules.systems.course_and_flow_game import ASK, SYSTEM, Roll
from tests.rules.systems.playing import codes_in

# -- tokens -----------------------------------------------------------------------------------


@pytest.mark.rule("CF 10.1")
@pytest.mark.parametrize("question", [each for ids in QUESTIONS.values() for each in ids])
def test_every_question_may_always_be_asked(question: str) -> None:
    game = Roll()
    before = game.slice
    done = game.act("a", "ask", player="fox", question=question, about=" The door ")
    assert done.lines[0].params["text"] == "The door"
    assert game.slice == before
    assert game.pending == {("handler", "course")}
    assert TITLES[question].endswith("?")
    assert game.refuse("a", "ask", player="fox", question="clue-4") == "no-such-question"
    assert game.refuse("a", "ask", player="dog", question=question) == "not-your-character"


@pytest.mark.rule("CF 10.2", "CF 10.3")
@pytest.mark.parametrize("token", TOKENS)
def test_a_token_compels_the_answer_which_helps_a_flow(token: str) -> None:
    game = Roll()
    ask = {"player": "fox", "question": f"{token}-2", "about": "the door"}
    assert game.refuse("a", "spend", **ask) == "no-token"
    game.act("handler", "set-tokens", player="fox", token=token, value=1)
    other = next(each for each in TOKENS if each != token)
    assert game.refuse("a", "spend", player="fox", question=f"{other}-1") == "no-token"
    (offer,) = (offer for offer in game.offers("a") if offer.action == "spend")
    options = game.form(offer)["properties"]["question"]["oneOf"]
    assert [option["const"] for option in options] == [f"{token}-{n}" for n in (1, 2, 3)]
    game.act("a", "spend", **ask)
    assert game.table.held("fox", token) == 0  # type: ignore[arg-type]
    (question,) = game.table.questions
    assert game.pending == {("handler", "tell"), ("handler", "course")}
    assert "question" in game.facts
    assert game.refuse("a", "help", question=question.id, flow="Storm") == "not-answered"
    assert game.refuse("handler", "tell", question="x", text="It is open") == "no-such-question"
    game.act("handler", "tell", question=question.id, text="It is open")
    assert game.lines == ["question-answered"]
    again = {"question": question.id, "text": "No"}
    assert game.refuse("handler", "tell", **again) == "answered-already"
    assert game.pending == {("a", "help"), ("handler", "course")}
    assert "answer" in game.facts
    assert game.refuse("b", "help", question=question.id, flow="Storm") == "not-your-character"
    game.act("a", "help", question=question.id, flow="Storm")
    assert game.lines == ["flow-begun"]
    assert game.table.flows == {"Storm": 1}
    assert game.table.questions == ()
    game.act("handler", "set-tokens", player="fox", token=token, value=2)
    game.act("a", "spend", **ask)
    game.act("a", "spend", **ask)
    first, second = game.table.questions
    game.act("handler", "tell", question=second.id, text="It is locked")
    assert [offer.code for offer in game.offers("a")][:2] == ["help", "help-new"]
    game.act("a", "help", question=second.id, flow="Storm")
    assert game.lines == ["flow-gained"]
    assert game.table.flows == {"Storm": 2}
    assert game.table.questions == (first,)


# -- the Handler's hand -----------------------------------------------------------------------


@pytest.mark.rule("CF 13.1")
def test_the_handler_sets_every_number() -> None:
    game = Roll()
    game.act("handler", "set-flow", flow="Storm", value=3)
    game.act("handler", "set-skill", player="dog", skill="Lies", value=2)
    game.act("handler", "set-tokens", player="dog", token="focus", value=4)
    game.act("handler", "set-track", track="Fate", kind="destiny", slots=3)
    game.act("handler", "mark", place={"track": "Fate", "slot": 3}, marked=True)
    game.act("handler", "mark", place={"track": "Fate", "slot": 1}, marked=True)
    table = game.table
    assert table.flows == {"Storm": 3}
    assert (table.skill("dog", "Lies"), table.held("dog", "focus")) == (2, 4)
    assert table.tracks["Fate"].marked == (1, 3)
    assert game.facts == ["no-course", "flow", "skill", "tokens", "track"]
    game.act("handler", "mark", place={"track": "Fate", "slot": 1}, marked=False)
    assert game.lines == ["slot-cleared"]
    game.act("handler", "set-track", track="Fate", kind="damage", slots=2)
    assert game.table.tracks["Fate"].marked == ()
    place = {"track": "Fate", "slot": 3}
    assert game.refuse("handler", "mark", place=place, marked=True) == "no-such-slot"
    game.act("handler", "drop-track", track="Fate")
    assert game.refuse("handler", "drop-track", track="Fate") == "no-such-track"
    game.act("handler", "set-skill", player="dog", skill="Lies", value=0)
    assert game.table.skills == {"dog": {}}
    assert game.refuse("handler", "set-skill", player="x", skill="Lies", value=0) == (
        "no-such-player"
    )
    edits = [action for action in SYSTEM.actions if action.name.startswith(("set-", "drop-"))]
    assert {action.by for action in edits} == {"handler"}


def terms_of_fox(game: Roll) -> tuple[str | None, int]:
    intent = game.table.intents["fox"]
    assert intent.terms is not None
    return intent.terms.flow, intent.answers


@pytest.mark.rule("CF 13.1")
def test_a_flow_that_ends_leaves_intents_without_it() -> None:
    game = Roll().ready(flow=2)
    game.act("b", "state", player="dog", **ASK, flow="Storm")
    game.act("handler", "set-flow", flow="Calm", value=1)
    game.act("handler", "drop-flow", flow="Calm")
    assert terms_of_fox(game) == ("Storm", 1)
    game.act("handler", "drop-flow", flow="Storm")
    assert terms_of_fox(game) == (None, 2)
    assert game.table.intents["dog"].flow is None
    assert game.refuse("handler", "drop-flow", flow="Storm") == "no-such-flow"


@pytest.mark.rule("CF 13.2")
def test_manual_changes_do_not_affect_an_open_roll() -> None:
    game = Roll().ready(flow=2, skill=1, threshold=10)
    game.act("a", "roll", [3, 1], player="fox", dice=["sneaky", "thriving"])
    game.act("handler", "set-flow", flow="Storm", value=9)
    game.act("handler", "set-skill", player="fox", skill="Climbing", value=9)
    assert game.refuse("handler", "drop-flow", flow="Storm") == "flow-in-use"
    assert "drop-flow" not in {offer.action for offer in game.offers()}
    game.act("a", "elect", die="sneaky")
    assert game.table.roll.sum == 10  # type: ignore[union-attr]
    game = Roll().ready(skill=1)
    game.act("a", "roll", [4, 1], player="fox", dice=["sneaky", "thriving"])
    game.act("handler", "set-skill", player="fox", skill="Climbing", value=9)
    game.act("a", "elect", die="sneaky")
    assert game.lines == ["elected", "tie", "may-learn"]
    game.act("a", "learn", learn=True)
    assert game.table.skill("fox", "Climbing") == 10


@pytest.mark.rule("CF 13.3")
def test_the_handler_cancels_a_roll_and_acts_for_players_who_left() -> None:
    game = Roll().ready()
    assert game.refuse("handler", "cancel") == "no-roll"
    game.act("a", "roll", [3, 1], player="fox", dice=["sneaky", "thriving"])
    del game.cast["fox"]
    assert game.pending == {("handler", "elect")}
    assert game.refuse("a", "elect", die="sneaky") == "no-such-player"
    game.act("handler", "cancel")
    assert game.table.roll is None
    assert game.table.course.die == "daring"  # type: ignore[union-attr]
    assert game.table.setter is None
    game.ready(who="b", player="dog")
    del game.cast["dog"]
    assert ("handler", "withdraw") in {(offer.who, offer.action) for offer in game.every_offer()}
    assert "answer" not in {offer.action for offer in game.every_offer()}
    game.act("handler", "withdraw", player="dog")
    assert game.table.intents == {}


def test_without_anybody_only_the_table_itself_can_be_set() -> None:
    game = Roll()
    game.cast.clear()
    assert {offer.action for offer in game.offers()} == {"course", "set-flow", "set-track"}


def test_a_departed_player_keeps_the_name() -> None:
    game = Roll().ready(course=("sneaky", 2)).roll((5, 1), ("daring", "thriving"))
    game.act("a", "not-yet")
    game.act("handler", "react")
    game.cast["fox"] = Player("fox", "Vixen", "a")
    assert game.shown().data["setter"] == {"player": "fox", "name": "Vixen"}
    del game.cast["fox"]
    assert game.shown().data["setter"] == {"player": "fox", "name": "Fox"}


# -- texts ------------------------------------------------------------------------------------


def test_every_code_has_a_text_and_every_text_a_use() -> None:
    from pathlib import Path

    package = Path(system.__file__).parent
    whole = package.joinpath
    texts = system_texts(SYSTEM.name)
    told = codes_in(package, r'LogLine\(\s*"([a-z-]+)"') | {
        *(f"high-{die}" for die in texts["words"] if f"high-{die}" in texts["log"]),
        *(f"sum-{outcome}" for outcome in ("not-yet", "win", "intent")),
        *(f"{result}-taken" for result in ("win", "intent")),
        *codes_in(whole("edits.py"), r'code = "(.*?)"'),
        *codes_in(whole("edits.py"), r'else "(slot-.*?)"'),
        *codes_in(whole("state.py"), r'code = "(.*?)"'),
        *codes_in(whole("state.py"), r'else "(flow-.*?)"'),
    }
    assert told == set(texts["log"])
    refused = codes_in(package, r'ActionRefused\(\s*"([a-z-]+)"')
    assert refused | {"no-such-player", "not-your-character"} == set(texts["refusals"])


@pytest.mark.parametrize("name", [" Storm", "Storm ", " ", "", "x" * 61])
def test_a_name_that_looks_like_another_one_is_malformed(name: str) -> None:
    game = Roll()
    with pytest.raises(msgspec.ValidationError):
        game.act("handler", "set-flow", flow=name, value=1)
    assert game.slice == SYSTEM.start
