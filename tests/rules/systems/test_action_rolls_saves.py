"""Action Rolls: struggles, and saves with the effects of failing them."""

from __future__ import annotations

from typing import Any

import pytest

from app.rules.systems.action_rolls import rolls
from tests.rules.systems.action_rolls_game import GM, Game


def struggle(threshold: int = 3, **form: Any) -> Game:
    """Ann tries an action that she has not learnt."""
    return Game().announce(ability="", **form).frame(threshold=threshold)


@pytest.mark.parametrize("ability", ["", "Engineering"])
@pytest.mark.rule("AR 1.1", "AR 9.1")
def test_without_the_ability_it_is_a_struggle_of_exactly_1d4(ability: str) -> None:
    game = Game().can("ann", value=5).announce(ability=ability).frame(threshold=3)
    attempt = game.attempt()["id"]
    assert game.offer("roll").narrow["dice"] == {"const": 1}
    assert game.refuse("a", "roll", attempt=attempt, dice=2) == "struggle-is-one"
    assert (game.seen()["struggle"], game.seen()["sides"]) == (True, 4)
    game.roll(3, who="a")
    assert game.codes() == ["struggled", "succeeded", "effect"]
    assert game.line("struggled").data == {
        "dice": [{"sides": 4, "faces": [3]}],
        "attempt": attempt,
        "roll": 0,
    }
    assert game.result["sides"] == 4


@pytest.mark.rule("AR 9.1")
def test_with_a_potential_below_1_it_is_a_struggle() -> None:
    game = Game().can("ann", level="legend", value=0).announce().frame()
    assert game.seen()["struggle"]
    game.do(GM, "attribute", person="ann", attribute="Finesse", value=2)
    assert not game.seen()["struggle"]
    game.frame(potential=0)
    assert game.seen()["struggle"]
    assert rolls.pool(rolls.Sheet(), "", ["Power"], 3).struggle


@pytest.mark.rule("AR 9.2")
def test_a_struggle_costs_opens_and_errs_as_usual() -> None:
    game = Game().do(GM, "points", person="ann", points=3, most=3)
    game.announce(ability="", cost=2, contested=["gob"]).frame(threshold=4)
    assert game.sheet()["points"] == 1
    game.roll(1)
    assert game.attempt()["stage"] == "ones"
    game.at("no-openings").at("mistakes", text="breaks it")
    assert game.result["mistakes"] == 1


@pytest.mark.rule("AR 9.3")
def test_a_4_is_no_success_by_itself() -> None:
    assert struggle(4).roll(4).result["success"]
    assert not struggle(5).roll(4).result["success"]
    assert struggle(5, intent="x").frame(threshold=5, roll=[1]).roll(4).result["success"]


@pytest.mark.rule("AR 9.4", "AR 12.3")
def test_nobody_sees_whether_a_struggle_can_succeed() -> None:
    """A struggle that can succeed has the same offers as one that cannot."""
    views = []
    for threshold in (4, 5, 30):
        game = struggle(threshold)
        assert game.offer("frame").narrow["hidden"]["default"] is False
        game.frame(threshold=threshold, hidden=True)
        offers = game.offered("roll", "a")
        assert [set(offer.previews[0].outcomes) for offer in offers] == [{"ones-0", "ones-1"}]
        assert set(game.offer("roll").previews[0].outcomes) == {"ones-0", "ones-1"}
        views.append((game.shown().data, offers))
    assert views[0] == views[1] == views[2]


@pytest.mark.rule("AR 9.4")
def test_a_struggle_is_hidden_unless_the_gm_says_otherwise() -> None:
    game = Game().can("bob").announce(ability="").announce("bob")
    first, second = game.offered("frame")
    assert first.narrow["hidden"] == {"default": True}
    assert second.narrow["hidden"] == {"default": False}


@pytest.mark.parametrize(
    ("faces", "attribute", "failed"),
    [((3,), 3, 0), ((4,), 3, 1), ((3, 3), 3, 0), ((4, 3), 3, 1), ((4, 6), 3, 2), ((1,), 0, 1)],
)
@pytest.mark.rule("AR 10.1", "AR 10.5")
def test_any_die_above_the_attribute_fails_a_save(
    faces: tuple[int, ...], attribute: int, failed: int
) -> None:
    assert rolls.failed_dice(faces, attribute) == failed
    game = Game().do(GM, "attribute", person="ann", attribute="Speed", value=attribute)
    game.do(
        GM, "save-call", person="ann", attribute="Speed", dice=len(faces), reason=" falls over "
    )
    assert game.codes() == ["save-called-for"]
    save = game.shown().data["saves"][0]
    assert save["value"] == attribute
    game.do("a", "save-roll", faces, save=save["id"])
    expected = ["save-failed", "suffers"] if failed else ["save-made"]
    assert game.codes() == expected
    traces = [{"kind": "save", "text": "falls over"}] if failed else []
    assert game.sheet()["consequences"] == traces
    assert game.slice["saves"] == {}


def in_state(state: str, attribute: str, value: int) -> Game:
    """Ann in a state, with an attribute and 5 action points a turn."""
    game = Game().do(GM, "state", person="ann", state=state)
    game.do(GM, "points", person="ann", points=2, most=5)
    return game.do(GM, "attribute", person="ann", attribute=attribute, value=value)


def waiting(game: Game) -> str:
    """Returns the waiting save."""
    assert game.offer("save-roll").pending
    return str(game.offer("save-roll").narrow["save"]["const"])


@pytest.mark.rule("AR 10.2")
def test_death_at_the_end_of_each_turn_of_the_dieing() -> None:
    game = in_state("dieing", "Heartiness", 3).do(GM, "turn-start", person="ann")
    assert game.slice["saves"] == {}
    for face, codes in ((3, ["save-made"]), (4, ["save-failed", "dies"])):
        game.do(GM, "turn-end", person="ann")
        assert game.codes() == ["turn-ends", "save-called"]
        assert game.line("save-called").params["kind"] == "death"
        game.do("a", "save-roll", (face,), save=waiting(game))
        assert game.codes() == codes
    assert game.sheet()["states"] == ["dead"]
    assert game.sheet()["consequences"] == [{"kind": "death", "text": ""}]


@pytest.mark.rule("AR 10.2")
def test_the_dead_do_nothing_more() -> None:
    game = Game().do(GM, "state", person="ann", state="dead")
    form: dict[str, Any] = {"person": "ann"}
    assert game.refuse("a", "announce", **form, intent="x", attributes=["Speed"]) == "dead"
    assert game.refuse(GM, "turn-start", **form) == "dead"
    assert game.refuse(GM, "turn-end", **form) == "dead"
    assert game.refuse(GM, "save-call", **form, attribute="Speed", reason="x") == "dead"
    living = game.offer("turn-start").narrow["person"]["oneOf"]
    assert [each["const"] for each in living] == ["bob", "gob", "orc"]


@pytest.mark.rule("AR 10.3")
def test_injury_on_damage_to_the_wounded() -> None:
    game = in_state("wounded", "Heartiness", 2)
    for face, codes in ((2, ["save-made"]), (5, ["save-failed", "injured"])):
        game.do(GM, "damage", person="ann", amount=4, reason=" a fall ")
        assert game.codes() == ["damage-by", "save-called"]
        game.do("a", "save-roll", (face,), save=waiting(game))
        assert game.codes() == codes
    assert game.sheet()["consequences"] == [{"kind": "injury", "text": "a fall"}]
    game.do(GM, "damage", person="bob", amount=1)
    assert game.codes() == ["damage"]
    assert game.slice["saves"] == {}


@pytest.mark.parametrize(("faces", "points"), [((3, 1), 5), ((4, 3), 4), ((3, 4), 4), ((4, 6), 2)])
@pytest.mark.rule("AR 10.4")
def test_panic_at_the_start_of_each_turn_of_the_panicked(
    faces: tuple[int, ...], points: int
) -> None:
    game = in_state("panicked", "Tenacity", 3).do(GM, "turn-start", person="ann")
    assert game.codes() == ["turn-starts", "save-called"]
    game.do("a", "save-roll", faces, save=waiting(game))
    assert game.sheet()["points"] == points
    assert ("panics" in game.codes()) == (points < 5)


@pytest.mark.rule("AR 10.4")
def test_panic_takes_no_points_that_are_not_there() -> None:
    game = in_state("panicked", "Tenacity", 3).do(GM, "points", person="ann", points=2, most=None)
    game.do(GM, "turn-start", person="ann").do("a", "save-roll", (6, 6), save=waiting(game))
    assert game.sheet()["points"] == 0


@pytest.mark.rule("AR 10.5")
def test_a_save_comes_before_anything_else_its_roller_does() -> None:
    game = in_state("panicked", "Tenacity", 3).do(GM, "turn-start", person="ann")
    form = {"person": "ann", "intent": "runs", "attributes": ["Speed"]}
    assert game.refuse("a", "announce", **form) == "save-waits"
    assert "ann" not in [o.narrow["person"]["const"] for o in game.offered("announce")]
    save = waiting(game)
    assert game.refuse("b", "save-roll", save=save) == "not-your-character"
    game.do(GM, "save-drop", save=save)
    assert game.codes() == ["save-waived"]
    assert game.refuse("a", "save-roll", save=save) == "no-such-save"
    game.announce()


@pytest.mark.rule("AR 10.5")
def test_a_save_in_an_opening_comes_before_acting_there() -> None:
    game = Game().do(GM, "state", person="bob", state="wounded")
    game.announce(ability="", contested=["bob"]).frame().roll(1)
    game.at("openings", people=["bob"]).do(GM, "damage", person="bob", amount=1)
    attempt = game.attempt()["id"]
    assert game.refuse("b", "act", attempt=attempt, person="bob", text="x") == "save-waits"
    assert game.offered("act") == []
    assert game.offer("pass").who == "b"


def test_saves_that_cannot_be_called() -> None:
    game = Game()
    form: dict[str, Any] = {"person": "ann", "reason": "x"}
    assert game.refuse(GM, "save-call", **form, attribute="Luck") == "no-such-attribute"
    for _ in range(60):
        game.slice["saves"][str(len(game.slice["saves"]))] = {
            "id": "s", "person": "bob", "name": "Bob", "kind": "other", "dice": 1,
            "attribute": "Speed", "reason": "x",
        }  # fmt: skip
    assert game.refuse(GM, "save-call", **form, attribute="Speed") == "too-many"


@pytest.mark.rule("AR 12.4")
def test_the_chances_of_a_save_are_shown() -> None:
    game = in_state("panicked", "Tenacity", 3).do(GM, "turn-start", person="ann")
    (preview,) = game.offer("save-roll", "a").previews
    assert {name: each["exact"] for name, each in preview.outcomes.items()} == {
        "success": "1/4",
        "failed-1": "1/2",
        "failed-2": "1/4",
    }
