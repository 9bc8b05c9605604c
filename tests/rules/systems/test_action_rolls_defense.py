"""An attack's threshold is the Defense of its target (AR 3.4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.systems.action_rolls_game import GM, Game


def attack(defense: int | None = 7, told: bool = False, **form: Any) -> Game:
    """Ann, a Journeyman, attacks Gob."""
    game = Game().can("ann", value=5)
    if defense is not None:
        game.do(GM, "defense", person="gob", defense=defense, told=told)
    return game.announce(target="gob", **form)


def framed(game: Game, **form: Any) -> Game:
    return game.do(GM, "frame", attempt=game.attempt()["id"], **form)


def person(game: Game, name: str, handler: bool = False) -> dict[str, Any]:
    people = game.shown(handler).data["people"]
    found: dict[str, Any] = next(each for each in people if each["id"] == name)
    return found


@pytest.mark.rule("AR 3.4")
def test_the_threshold_of_an_attack_is_the_targets_defense() -> None:
    game = attack()
    assert game.codes() == ["announced", "attacks"]
    assert game.attempt()["contested"] == ["gob"]
    assert game.offer("frame").narrow["threshold"]["default"] == 7
    framed(game)
    assert (game.attempt()["threshold"], game.attempt()["hidden"]) == (7, True)
    # without a new number it stays, and the GM may set another one
    assert framed(game).attempt()["threshold"] == 7
    assert framed(game, threshold=9).attempt()["threshold"] == 9
    assert framed(game).attempt()["threshold"] == 9


@pytest.mark.rule("AR 3.4")
def test_without_a_defense_the_gm_names_the_threshold() -> None:
    game = attack(None)
    assert game.offer("frame").narrow["threshold"]["default"] == 7
    assert framed(game, threshold=5).attempt()["hidden"] is False
    assert framed(Game().can("ann").announce()).attempt()["threshold"] == 7


def test_which_targets_can_be_attacked() -> None:
    game = Game().can("ann")
    form = {"person": "ann", "intent": "hits", "attributes": ["Finesse"]}
    assert game.refuse("a", "announce", **form, target="ann") == "attacks-itself"
    assert game.refuse("a", "announce", **form, target="nobody") == "no-such-player"
    choices = game.offered("announce", "a")[0].narrow["target"]["oneOf"]
    assert choices[0]["const"] is None
    assert "ann" not in [each["const"] for each in choices]


@pytest.mark.rule("AR 3.4")
def test_others_see_a_defense_only_when_it_is_shown() -> None:
    seven, eight = (framed(attack(defense)) for defense in (7, 8))
    assert seven.shown(False) == eight.shown(False)
    assert person(seven, "gob")["defense"] is None
    assert person(seven, "gob", handler=True)["defense"] == 7
    assert [fact.code for fact in seven.shown(True).facts].count("defense-secret") == 1
    game = Game().do(GM, "defense", person="gob", defense=7)
    assert (game.codes(), game.codes("others")) == (["defense"], [])
    game.do(GM, "defense", person="gob", defense=7, told=True)
    assert game.codes("others") == ["defense"]
    assert person(game, "gob")["defense"] == 7
    assert [fact.code for fact in game.shown(False).facts] == ["defense"]
    assert game.act(GM, "defense", person="gob", defense=7, told=True).lines == ()
    game.do(GM, "defense", person="gob", defense=None)
    assert game.codes("others") == ["defense-none"]
    assert person(game, "gob", handler=True)["defense"] is None
    # an open Defense makes an open threshold
    assert framed(attack(told=True)).seen()["threshold"] == 7


@pytest.mark.rule("AR 3.4", "AR 7.3")
@pytest.mark.parametrize(("raised", "success"), [(8, True), (9, False)])
def test_a_parry_may_raise_it_after_the_roll(raised: int, success: bool) -> None:
    game = framed(attack()).roll(8, 1)
    assert game.attempt()["stage"] == "ones"
    game.at("openings", people=["gob"], count=1)
    game.at("act", person="gob", text="parries")
    assert game.attempt()["stage"] == "judging"
    game.do(GM, "defense", person="gob", defense=raised)
    assert (game.codes(), game.codes("others")) == (["defense", "adjusted"], [])
    game.at("judge")
    assert game.codes("others")[0] == ("succeeded-hidden" if success else "failed-hidden")


def test_judgements_stay_and_thresholds_keep_their_bounds() -> None:
    game = framed(attack()).roll(8, 8)
    assert game.attempt()["stage"] == "extras"
    game.do(GM, "defense", person="gob", defense=12)
    assert game.attempt()["threshold"] == 7
    game = framed(attack(12), threshold=3)
    game.do(GM, "defense", person="gob", defense=4)
    assert game.attempt()["threshold"] == 2
    game.do(GM, "defense", person="gob", defense=3)
    assert (game.codes(), game.attempt()["threshold"]) == (["defense"], 2)
    # the Defense of another target, or a missing one, does not count
    game.do(GM, "defense", person="bob", defense=5).do(GM, "defense", person="bob", defense=9)
    assert game.attempt()["threshold"] == 2
