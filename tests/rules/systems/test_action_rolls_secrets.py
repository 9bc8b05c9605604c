"""Action Rolls: what viewers other than the GM see; a hidden threshold is nowhere in it."""

from __future__ import annotations

from typing import Any

import pytest

from app.rules.systems.action_rolls import SYSTEM, resolve
from app.rules.systems.action_rolls.state import read
from app.rules.systems.base import LogLine
from tests.rules.systems.action_rolls_game import GM, Game, shot


def seen_by_others(game: Game) -> tuple[Any, Any]:
    """Returns everything that others get of a slice."""
    return (
        SYSTEM.show(game.slice, False, game.cast),
        SYSTEM.offers(game.slice, False, game.cast),
    )


def told_to_others(game: Game) -> list[tuple[str, Any, Any]]:
    """Returns the last lines as others read them."""
    lines: list[LogLine] = [line for line in game.done.lines if line.to != "handler"]
    return [(line.code, line.params, line.data) for line in lines]


def twin_of(game: Game, threshold: int) -> Game:
    """Returns the same table with another hidden threshold everywhere."""
    twin = game.fork()
    for kept in (*twin.slice["attempts"].values(), *twin.slice["results"]):
        if kept["hidden"]:
            kept["threshold"] = threshold
    return twin


STEPS: list[tuple[str, str, tuple[int, ...], dict[str, Any]]] = [
    (GM, "frame", (), {"threshold": 6, "hidden": True, "roll": [1], "contested": ["bob"]}),
    ("a", "roll", (1, 7, 8, 1), {"dice": 4}),
    (GM, "edit", (), {"each": [1]}),
    (GM, "openings", (), {"people": ["bob"], "count": 1}),
    ("b", "act", (), {"person": "bob", "text": "ducks"}),
    (GM, "judge", (), {}),
    ("a", "extra", (), {"die": 2, "to": "other", "text": "pins him"}),
    (GM, "mistakes", (), {"text": "jams"}),
]


@pytest.mark.parametrize("other", [2, 5, 8, 9, 12, 40])
@pytest.mark.rule("AR 3.2")
def test_slices_that_differ_in_the_hidden_threshold_look_the_same(other: int) -> None:
    """Before the judgement with any other threshold, after it with one of the same outcome."""
    game = Game().can("ann", value=5).announce(contested=["bob"])
    attempt = game.attempt()["id"]
    judged = False
    for who, action, faces, form in STEPS:
        before = game.fork()
        game.do(who, action, faces, attempt=attempt, **form)
        judged = judged or action == "judge"
        if judged and other not in (5, 8):
            continue
        twin = twin_of(before, other)
        form = {**form, "threshold": other} if action == "frame" else form
        twin.do(who, action, faces, attempt=attempt, **form)
        assert twin.slice != game.slice
        assert seen_by_others(twin) == seen_by_others(game)
        assert told_to_others(twin) == told_to_others(game)
    assert game.result["threshold"] == 6
    assert game.shown().data["results"][0]["threshold"] is None
    assert game.shown(True).data["results"][0]["threshold"] == 6


@pytest.mark.rule("AR 3.2")
def test_log_lines_hide_a_hidden_threshold() -> None:
    game = Game().can("ann").announce().frame(threshold=7, hidden=True)
    assert game.codes("handler") == ["framed"]
    assert game.codes("others") == ["framed-hidden"]
    game.roll(7, who="a")
    assert game.codes("handler") == ["rolled", "succeeded", "effect"]
    assert game.codes("others") == ["rolled", "succeeded-hidden", "effect"]
    game = shot(6, threshold=7, hidden=True)
    assert game.codes("others") == ["rolled", "failed-hidden"]


@pytest.mark.rule("AR 3.2", "AR 7.3")
def test_a_secretly_adjusted_threshold_is_shown_only_to_the_gm() -> None:
    game = shot(1, 7, contested=["gob"], hidden=True).at("openings", people=["gob"])
    game.at("pass", person="gob").at("judge", threshold=7)
    assert game.codes("handler")[0] == "adjusted"
    assert game.codes("others")[0] == "succeeded-hidden"
    game = shot(1, 7, contested=["gob"], hidden=True).at("edit", threshold=7)
    assert game.codes("handler") == ["edited"]
    assert game.codes("others") == []
    game.at("edit", threshold=8, once=[1])
    assert [line.params["what"] for line in game.done.lines] == [["threshold", "once"], ["once"]]
    game.at("edit", hidden=False)
    assert game.codes("others") == ["edited"]
    assert game.seen()["threshold"] == 8


@pytest.mark.rule("AR 12.2")
def test_with_a_hidden_threshold_only_the_gm_sees_more_than_ones() -> None:
    game = Game().can("ann").announce().frame(threshold=7, hidden=True)
    theirs, gms = game.offer("roll", "a"), game.offer("roll")
    assert (theirs.code, gms.code) == ("roll-hidden", "roll")
    assert "threshold" not in theirs.params
    for dice, (few, all_) in enumerate(zip(theirs.previews, gms.previews, strict=True), 1):
        ones = {f"ones-{count}" for count in range(dice + 1)}
        assert set(few.outcomes) == ones
        assert set(all_.outcomes) == {"success", "effect", *ones}
    assert game.frame(threshold=7, hidden=False).offer("roll", "a").code == "roll"
    assert game.offer("roll", "a").previews == game.offer("roll").previews


@pytest.mark.rule("AR 3.3")
def test_the_numbers_of_npcs_are_the_gms() -> None:
    game = Game().can("gob").do(GM, "points", person="gob", points=3, most=4)
    assert game.codes("others") == []
    game.do(GM, "note", person="gob", text="afraid of fire").announce("gob", cost=1)
    people = {each["id"]: each for each in game.shown().data["people"]}
    assert set(people["gob"]) == {
        "id", "name", "npc", "states", "attempt", "defense", "defense_told",
    }  # fmt: skip
    assert people["gob"]["defense"] is None
    assert people["ann"]["values"]["Finesse"] == 1
    assert game.shown(True).data["people"][2]["points"] == 2
    assert [fact.code for fact in game.shown().facts] == ["at-announced"]
    assert [fact.code for fact in game.shown(True).facts] == ["points", "at-announced"]
    seen = game.seen("gob")
    assert (seen["potential"], seen["sides"], seen["struggle"]) == (None, None, None)
    assert game.seen("gob", handler=True)["potential"] == 3
    game.frame("gob").roll(7, 2, person="gob")
    assert game.shown().data["results"][0]["sides"] == 8


@pytest.mark.rule("AR 3.3")
def test_a_save_of_an_npc_shows_its_dice_and_not_its_attribute() -> None:
    game = Game().do(GM, "state", person="gob", state="wounded")
    assert game.codes("others") == ["state"]
    for face, code in ((1, "save-made"), (4, "save-failed")):
        game.do(GM, "damage", person="gob", amount=2)
        assert game.shown().data["saves"][0]["value"] is None
        assert game.shown(True).data["saves"][0]["value"] == 1
        assert game.offered("save-roll", "a") == []
        game.do(GM, "save-roll", (face,), save=next(iter(game.slice["saves"])))
        assert game.codes("handler")[0] == code
        assert game.codes("others")[0] == f"{code}-npc"
        assert "value" not in game.line(f"{code}-npc").params


@pytest.mark.rule("AR 5.3")
def test_after_the_judgement_everybody_sees_which_dice_succeeded() -> None:
    game = shot(7, 8, 2, 1, hidden=True)
    judged = resolve.judgement(read(game.slice).attempts[game.attempt()["id"]])
    assert game.seen()["primary"] == 2
    assert [each["die"] - 1 for each in game.seen()["extras"]] == list(judged.extras)
    assert game.seen()["success"]
    assert game.seen()["threshold"] is None
