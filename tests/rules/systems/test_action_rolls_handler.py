"""Action Rolls: the GM changes anything, sheets, and refusals."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from app.messages import system_texts
from app.rules.systems import action_rolls
from app.rules.systems.action_rolls import SYSTEM
from app.rules.systems.action_rolls.action_context import ActionContext
from app.rules.systems.action_rolls.state import read, write
from tests.rules.systems import playing
from tests.rules.systems.action_rolls_game import CAST, GM, Game, shot

PACKAGE = Path(action_rolls.__file__).parent


def test_every_code_has_a_text_and_every_text_is_used() -> None:
    """Codes are read from the sources, so codes that no test reaches count, too."""
    sources = "".join(path.read_text("utf-8") for path in PACKAGE.glob("*.py"))
    texts = system_texts(SYSTEM.name)
    for kind in ("log", "offers", "facts", "refusals"):
        for code in texts[kind]:
            stem = re.sub(r"(-unskilled|-npc|-hidden)$|^at-", "", code)
            assert f'"{code}"' in sources or f'"{stem}"' in sources, (kind, code)
    actions = {f"do-{action.name}" for action in SYSTEM.actions}
    assert {word for word in texts["words"] if word.startswith("do-")} <= actions
    refused = playing.codes_in(PACKAGE, r'ActionRefused\(\s*"([a-z-]+)"')
    refused |= playing.codes_in(PACKAGE, r'ActionRefused\("[a-z-]+" if [^()]+ else "([a-z-]+)"')
    assert refused <= set(texts["refusals"])
    told = playing.codes_in(PACKAGE, r'context\.log\(\s*"([a-z-]+)"')
    assert told <= set(texts["log"])
    offered = playing.codes_in(PACKAGE, r'Offer\(\s*"[a-z-]+", [a-zA-Z.]+, "([a-z-]+)"')
    assert len(offered) > 20
    assert offered <= set(texts["offers"])


@pytest.mark.rule("AR 8.3")
def test_the_gm_decides_for_everybody() -> None:
    game = Game().can("ann", value=5).announce(who=GM).frame().roll(7, 7, 1, who=GM)
    game.at("extras-rest", who=GM).at("mistakes", text="late")
    assert game.result["effect"] == 14
    offers = SYSTEM.offers(game.slice, True, game.cast)
    assert {offer.who for offer in offers} == {"handler", "a", "b"}


@pytest.mark.rule("AR 8.3")
def test_taking_an_attempt_back() -> None:
    game = Game().can("ann").announce()
    attempt = game.attempt()["id"]
    assert game.refuse("b", "cancel", attempt=attempt) == "not-your-character"
    game.do("a", "cancel", attempt=attempt)
    assert game.slice["attempts"] == {}
    game.announce().frame().roll(7, 7)
    attempt = game.attempt()["id"]
    assert game.offer("cancel").who == "handler"
    assert game.refuse("a", "cancel", attempt=attempt) == "dice-are-rolled"
    game.do(GM, "cancel", attempt=attempt)
    assert (game.slice["attempts"], game.slice["results"]) == ({}, [])


@pytest.mark.rule("AR 8.3")
def test_changed_numbers_of_a_rolled_attempt_are_judged_again() -> None:
    game = shot(6, 7, 2)
    game.at("extra", die=1, to="other", text="pins him")
    assert game.codes() == ["extra-for", "effect"]
    game = shot(6, 7, 8)
    game.at("edit", threshold=7)
    assert game.codes() == ["edited", "succeeded"]
    assert [each["die"] for each in game.seen()["extras"]] == [2]
    game.at("edit", each=[2], once=[-1])
    assert game.codes() == ["edited"]
    game.at("edit", faces=[2, 2, 8], roll=[1])
    assert game.codes() == ["edited", "succeeded", "effect"]
    assert game.result["effect"] == 9 + 2 - 1


def test_uses_of_dice_that_are_no_extras_any_more_are_forgotten() -> None:
    game = shot(6, 7, 8, 1)
    game.at("extra", die=2, to="mend")
    assert game.seen()["mistakes"] == 0
    game.at("edit", threshold=8)
    assert game.attempt()["uses"] == [None] * 4
    assert game.attempt()["stage"] == "mistakes"


@pytest.mark.rule("AR 5.4")
def test_the_gm_may_say_otherwise_what_an_extra_does() -> None:
    game = shot(6, 8, 1)
    game.at("extra", die=1, to="effect")
    assert game.offer("extra").code == "extra-again"
    attempt = game.attempt()["id"]
    assert game.refuse("a", "extra", attempt=attempt, die=1) == "not-now"
    game.at("extra", die=1, to="mend")
    assert game.result["effect"] == 8


@pytest.mark.rule("AR 8.3")
def test_waiting_ones_can_be_changed() -> None:
    game = shot(1, 2, contested=["gob"])
    game.at("edit", faces=[1, 1])
    assert game.offer("openings").params["count"] == 2
    game.at("edit", contested=[])
    assert game.codes() == ["edited", "ones-are-mistakes", "failed"]
    game = shot(1, 2, contested=["gob"]).at("edit", faces=[2, 2])
    assert game.codes() == ["edited", "failed"]
    game = shot(1, 2, contested=["gob"]).at("openings", people=["gob"])
    game.at("edit", faces=[2, 8])
    assert game.codes() == ["edited"]
    game.at("pass", person="gob").at("judge")
    assert game.result["mistakes"] == 0


@pytest.mark.parametrize("faces", [[8], [8, 8, 8], [9, 1]])
def test_faces_that_the_dice_cannot_show(faces: list[int]) -> None:
    game = shot(8, 8)
    assert game.refuse(GM, "edit", attempt=game.attempt()["id"], faces=faces) == "no-such-faces"


@pytest.mark.rule("AR 8.3")
def test_the_result_of_an_attempt_can_be_changed() -> None:
    game = shot(8)
    result = game.result["id"]
    game.do(GM, "amend", result=result, success=True, effect=12)
    assert (game.codes(), game.result["effect"]) == (["amended"], 12)
    game.do(GM, "amend", result=result, success=False)
    assert (game.codes(), game.result["effect"]) == (["amended-failure"], None)
    assert [fact.code for fact in game.shown().facts] == ["failure"]
    assert game.refuse(GM, "amend", result="n99", success=True) == "no-such-attempt"


def test_the_last_ten_results_are_kept() -> None:
    game = Game().can("ann")
    for face in (2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6):
        game.announce().frame().roll(face)
    faces = [result["faces"] for result in game.shown().data["results"]]
    assert faces == [[6], [5], [4], [3], [2], [8], [7], [6], [5], [4]]


def test_abilities() -> None:
    game = Game().can("ann", level="master")
    assert game.codes() == ["attribute"]
    game.do(GM, "ability", person="ann", ability=" MARKSMANSHIP", level="legend")
    assert game.sheet()["abilities"] == {"MARKSMANSHIP": "legend"}
    game.do(GM, "ability", person="ann", ability="Marksmanship", level="none")
    assert game.sheet()["abilities"] == {}
    for number in range(60):
        game.slice["people"]["ann"]["abilities"][f"a{number}"] = "novice"
    form = {"person": "ann", "ability": "one more"}
    assert game.refuse(GM, "ability", **form, level="novice") == "too-many"


def test_states_and_notes() -> None:
    game = Game().do(GM, "state", person="gob", state="wounded")
    assert game.line("state").to == "all"
    game.do(GM, "state", person="gob", state="wounded", on=False)
    assert game.codes() == ["state-over"]
    game.do(GM, "note", person="gob", text=" a limp ", kind="injury")
    assert game.codes("others") == []
    game.do(GM, "note", person="gob", text="owes Ann")
    assert game.offer("forget").narrow["number"]["oneOf"][1] == {"const": 2, "title": "2. owes Ann"}
    assert game.refuse(GM, "forget", person="gob", number=3) == "no-such-note"
    game.do(GM, "forget", person="gob", number=1)
    assert game.sheet("gob")["consequences"] == [{"kind": "note", "text": "owes Ann"}]
    for _ in range(50):
        game.do(GM, "note", person="gob", text="more")
    assert len(game.sheet("gob")["consequences"]) == 40


def test_action_points() -> None:
    game = Game().do(GM, "points", person="ann", points=2, most=4)
    assert game.codes("others") == ["points"]
    game.do(GM, "turn-start", person="ann")
    assert game.sheet()["points"] == 4
    game.do(GM, "points", person="ann", points=None, most=None)
    assert game.codes("others") == ["points-uncounted"]
    game.do(GM, "turn-start", person="ann")
    assert game.sheet()["points"] is None


def test_a_table_may_have_other_attributes() -> None:
    game = Game().do(GM, "attributes", names=["Luck", " Heartiness", "Luck "])
    assert game.slice["attributes"] == ["Heartiness", "Tenacity", "Luck"]
    assert game.refuse(GM, "attribute", person="ann", attribute="Speed", value=2) == (
        "no-such-attribute"
    )
    game.do(GM, "attribute", person="ann", attribute="Luck", value=4)
    assert game.shown().data["people"][0]["values"] == {
        "Heartiness": 1,
        "Tenacity": 1,
        "Luck": 4,
    }


@pytest.mark.parametrize(
    ("action", "form"),
    [
        ("ability", {"person": "ann", "ability": "Marksmanship", "level": "journeyman"}),
        ("ability", {"person": "ann", "ability": "Swimming", "level": "none"}),
        ("attribute", {"person": "ann", "attribute": "Finesse", "value": 3}),
        ("points", {"person": "ann", "points": None, "most": None}),
        ("state", {"person": "ann", "state": "wounded", "on": False}),
        ("attributes", {"names": list(read(SYSTEM.start).attributes)}),
        ("edit", {"threshold": 6, "faces": [7, 7], "hidden": False}),
    ],
)
def test_actions_without_effect_change_no_state_and_write_no_line(
    action: str, form: dict[str, Any]
) -> None:
    game = Game().can("ann").announce().frame().roll(7, 7)
    if action == "edit":
        form = {"attempt": game.attempt()["id"], **form}
    before = game.slice
    done = game.act(GM, action, **form)
    assert (done.slice, done.lines) == (before, ())


def test_an_end_amended_to_what_it_was_changes_nothing() -> None:
    game = shot(8)
    form = {"result": game.result["id"], "success": True, "effect": 8}
    assert game.act(GM, "amend", **form).lines == ()


@pytest.mark.parametrize(
    ("action", "form"),
    [
        ("frame", {"threshold": 6, "attributes": ["Luck"]}),
        ("frame", {"threshold": 6, "attributes": ["Speed", "Speed"]}),
        ("frame", {"threshold": 6, "contested": ["ann"]}),
        ("frame", {"threshold": 6, "contested": ["nobody"]}),
    ],
)
def test_frames_that_are_refused(action: str, form: dict[str, Any]) -> None:
    game = Game().can("ann").announce()
    attempt = game.attempt()["id"]
    action_ = SYSTEM.action(action)
    assert action_ is not None
    # values that the schema forbids are refused without the schema, too
    turn = playing.Game.turn(game, GM, action, {"attempt": attempt, **form}, ())
    with pytest.raises(action_rolls.saves.ActionRefused):
        action_.do(turn)


def test_after_the_roll_numbers_are_edited_and_not_framed() -> None:
    game = shot(1, contested=["gob"])
    attempt = game.attempt()["id"]
    assert game.refuse(GM, "frame", attempt=attempt, threshold=7) == "dice-are-rolled"


def test_the_numbers_of_sheets_are_the_gms_to_change() -> None:
    gms = {action.name for action in SYSTEM.actions if action.by == "handler"}
    assert gms >= {"ability", "attribute", "points", "state", "note", "forget", "attributes",
                   "frame", "judge", "mistakes", "edit", "amend", "damage"}  # fmt: skip


def test_a_slice_comes_back_as_it_was_written() -> None:
    game = shot(1, 7, contested=["gob"]).at("openings", people=["gob"])
    assert write(read(game.slice)) == game.slice
    assert write(read(SYSTEM.start)) == SYSTEM.start


def test_a_removed_player_is_named_as_far_as_known() -> None:
    game = ActionContext(playing.Game(SYSTEM, CAST).turn(GM, "turn-end", {"person": "ann"}, ()))
    assert game.ref("gone", "Gone") == {"player": "gone", "name": "Gone"}
    assert game.ref("gone")["name"] == "gone"
