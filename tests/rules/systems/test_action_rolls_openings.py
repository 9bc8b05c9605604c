"""Action Rolls: ones of a contested action, who may act first, and the results."""

from __future__ import annotations

import pytest

from tests.rules.systems.action_rolls_game import GM, Game, shot


def opened(*people: str, faces: tuple[int, ...] = (1, 1, 7)) -> Game:
    """Ann's contested shot, whose ones are openings for these characters."""
    return shot(*faces, contested=["gob"]).at("openings", people=list(people))


@pytest.mark.parametrize("faces", [(1, 7), (1, 2)])
@pytest.mark.rule("AR 7.1")
def test_a_one_of_a_contested_action_waits_for_the_gm_even_in_a_success(
    faces: tuple[int, ...],
) -> None:
    game = shot(*faces, contested=["gob"])
    assert game.attempt()["stage"] == "ones"
    assert game.offer("openings").pending
    assert game.offer("openings").narrow["people"]["default"] == ["gob"]
    assert game.offer("no-openings").pending
    assert game.offered("openings", "a") == []


@pytest.mark.rule("AR 7.4")
def test_nobody_contests_so_ones_are_mistakes() -> None:
    game = shot(1, 1, 7)
    assert game.codes() == ["rolled", "ones-are-mistakes", "succeeded"]
    assert game.attempt()["stage"] == "mistakes"
    assert game.seen()["mistakes"] == 2


@pytest.mark.rule("AR 7.4")
def test_nobody_can_act_so_ones_are_mistakes() -> None:
    game = Game()
    for person in ("bob", "gob"):
        game.do(GM, "points", person=person, points=0, most=3)
    game.do(GM, "state", person="orc", state="dead")
    game.can("ann").announce(contested=["gob"]).frame().roll(1)
    assert game.codes() == ["rolled", "ones-are-mistakes", "failed"]


@pytest.mark.rule("AR 7.4", "AR 7.5")
def test_an_opening_that_is_unreasonable_is_a_mistake() -> None:
    game = shot(1, 1, 7, contested=["gob"]).at("no-openings")
    assert game.codes() == ["ones-are-mistakes", "succeeded"]
    game.at("mistakes", text="the neighbours wake up", lasting=True)
    assert game.result["mistakes"] == 2
    assert game.sheet()["consequences"] == [{"kind": "mistake", "text": "the neighbours wake up"}]


@pytest.mark.rule("AR 7.4")
def test_some_ones_may_be_openings_and_others_mistakes() -> None:
    game = shot(1, 1, 1, 7, contested=["gob"])
    attempt = game.attempt()["id"]
    refused = game.refuse(GM, "openings", attempt=attempt, people=["gob"], count=4)
    assert refused == "too-many-openings"
    game.at("openings", people=["gob"], count=2)
    assert game.codes() == ["openings-and-mistakes"]
    assert game.seen()["openings"] == [{"person": "gob", "left": 2, "closed": False}]
    game.at("pass", person="gob").at("judge")
    assert game.seen()["mistakes"] == 1


@pytest.mark.rule("AR 7.2")
def test_the_gm_picks_actors_who_may_spend_a_point_per_one() -> None:
    game = opened("gob", "bob")
    attempt = game.attempt()["id"]
    assert {o.who for o in game.offered("act")} == {"handler", "b"}
    assert [o.who for o in game.offered("act", "b")] == ["b"]
    refused = game.refuse("b", "act", attempt=attempt, person="bob", text="ducks", cost=3)
    assert refused == "opening-cost"
    assert game.refuse("b", "act", attempt=attempt, person="gob", text="x") == "not-your-character"
    assert game.refuse("a", "pass", attempt=attempt, person="bob") == "not-your-character"
    assert game.refuse("a", "act", attempt=attempt, person="ann", text="x") == "no-opening"
    assert game.refuse(GM, "act", attempt=attempt, person="orc", text="x") == "no-opening"
    game.do("b", "act", attempt=attempt, person="bob", text="ducks", cost=1)
    assert game.attempt()["stage"] == "openings"
    game.do("b", "act", attempt=attempt, person="bob", text="swears", cost=1)
    assert game.refuse("b", "act", attempt=attempt, person="bob", text="x") == "no-opening"
    game.at("act", person="gob", text="parries", cost=2)
    assert game.attempt()["stage"] == "judging"


@pytest.mark.rule("AR 7.2")
def test_an_opening_ends_with_the_last_action_point() -> None:
    game = shot(1, 1, 7, contested=["gob"]).do(GM, "points", person="bob", points=1, most=3)
    game.at("openings", people=["bob"])
    assert game.offer("act").narrow["cost"] == {"minimum": 1, "maximum": 1, "default": 1}
    attempt = game.attempt()["id"]
    refused = game.refuse("b", "act", attempt=attempt, person="bob", text="x", cost=2)
    assert refused == "too-few-points"
    game.at("act", who="b", person="bob", text="ducks")
    assert game.sheet("bob")["points"] == 0
    assert game.attempt()["stage"] == "judging"


@pytest.mark.parametrize(
    ("people", "code"),
    [(["nobody"], "no-such-player"), (["gob", "ann"], "cannot-act"), (["orc"], "cannot-act")],
)
@pytest.mark.rule("AR 7.1")
def test_impossible_acts_are_refused(people: list[str], code: str) -> None:
    game = shot(1, contested=["gob"]).do(GM, "state", person="orc", state="dead")
    assert game.refuse(GM, "openings", attempt=game.attempt()["id"], people=people) == code
    assert game.offer("openings").narrow["people"]["items"] == {
        "oneOf": [{"const": "bob", "title": "Bob"}, {"const": "gob", "title": "Gob"}]
    }


@pytest.mark.rule("AR 7.4")
def test_without_actors_only_mistakes_are_offered() -> None:
    game = shot(1, contested=["gob"])
    for person in ("bob", "gob", "orc"):
        game.do(GM, "state", person=person, state="dead")
    assert game.offered("openings") == []
    assert game.offer("no-openings").pending


@pytest.mark.rule("AR 7.3")
def test_the_results_of_openings_count_when_success_is_judged() -> None:
    game = opened("gob", faces=(1, 7)).at("act", person="gob", text="raises a shield")
    game.at("judge", threshold=8)
    assert game.codes() == ["adjusted", "failed"]
    assert game.line("adjusted").params["before"] == 6
    assert game.result["success"] is False


@pytest.mark.rule("AR 7.3")
def test_an_opening_undoes_nothing_that_allowed_the_attempt() -> None:
    """Stepping aside changes no number: the attempt is judged as it was rolled."""
    game = opened("gob", faces=(1, 7)).at("act", person="gob", text="steps out of range")
    assert game.attempt()["stage"] == "judging"
    game.at("judge")
    assert game.codes() == ["succeeded", "effect"]
    assert game.result["effect"] == 7


@pytest.mark.rule("AR 7.6")
def test_an_opening_that_is_passed_is_no_mistake() -> None:
    game = opened("gob", "bob")
    game.at("pass", person="gob").at("pass", who="b", person="bob")
    assert game.codes() == ["passed"]
    game.at("judge")
    assert game.result["mistakes"] == 0


@pytest.mark.rule("AR 11.2")
def test_an_action_in_an_opening_may_be_rolled_and_ends_before_the_first_is_judged() -> None:
    game = opened("gob").can("gob")
    first = game.attempt()["id"]
    form = {"person": "gob", "intent": "shoots back", "attributes": ["Finesse"], "opening": first}
    assert game.refuse(GM, "announce", **{**form, "cost": 0}) == "opening-cost"
    assert game.refuse(GM, "announce", **{**form, "cost": 3}) == "opening-cost"
    code = game.refuse("b", "announce", **{**form, "person": "bob", "cost": 1})
    assert code == "no-opening"
    game.announce("gob", opening=first, cost=2)
    assert game.codes() == ["announced-in-opening", "spent"]
    assert game.attempt()["stage"] == "openings"
    game.frame("gob", threshold=4).roll(5, person="gob")
    assert game.slice["results"][-1]["person"] == "gob"
    assert game.attempt()["stage"] == "judging"


@pytest.mark.rule("AR 7.2")
def test_points_left_after_a_rolled_action_may_still_be_spent() -> None:
    game = opened("gob").can("gob")
    game.announce("gob", opening=game.attempt()["id"], cost=1, ability="")
    assert game.codes()[0] == "announced-in-opening-unskilled"
    assert game.offered("act") == []
    refused = game.refuse(GM, "act", attempt=game.attempt()["id"], person="gob", text="ducks")
    assert refused == "busy"
    game.frame("gob", threshold=4).roll(4, person="gob")
    assert game.attempt()["stage"] == "openings"
    assert game.offer("act").narrow["cost"]["maximum"] == 1


@pytest.mark.rule("AR 11.2")
def test_an_action_in_an_opening_opens_to_a_third_party_only() -> None:
    game = opened("gob").can("gob").can("bob")
    game.announce("gob", opening=game.attempt()["id"], cost=2, contested=["ann", "bob"])
    game.frame("gob").roll(1, person="gob")
    second = game.attempt("gob")["id"]
    for person in ("ann", "gob"):
        assert game.refuse(GM, "openings", attempt=second, people=[person]) == "cannot-act"
    items = game.offer("openings").narrow["people"]["items"]["oneOf"]
    assert [each["const"] for each in items] == ["bob", "orc"]
    game.at("openings", of="gob", people=["bob"])
    game.announce("bob", opening=second, cost=1, contested=["gob"], intent="shoots too")
    game.frame("bob").roll(1, person="bob")
    items = game.offer("openings").narrow["people"]["items"]["oneOf"]
    assert [each["const"] for each in items] == ["orc"]
    game.at("openings", of="bob", people=["orc"]).at("pass", of="bob", person="orc")
    game.at("judge", of="bob").at("judge", of="gob").at("judge")
    assert [each["person"] for each in game.slice["results"]] == ["bob", "gob", "ann"]
    assert game.slice["attempts"] == {}


@pytest.mark.rule("AR 11.2")
def test_without_a_third_party_ones_in_an_opening_are_mistakes() -> None:
    game = opened("gob").can("gob")
    for person in ("bob", "orc"):
        game.do(GM, "points", person=person, points=0, most=0)
    game.announce("gob", opening=game.attempt()["id"], cost=2, contested=["ann"])
    game.frame("gob").roll(1, person="gob")
    assert game.codes() == ["rolled", "ones-are-mistakes", "failed"]


@pytest.mark.rule("AR 11.1")
def test_one_action_at_a_time_for_each() -> None:
    game = Game().can("ann").announce()
    form = {"person": "ann", "intent": "runs", "attributes": ["Speed"]}
    assert game.refuse("a", "announce", **form) == "busy"
    assert {o.narrow["person"]["const"] for o in game.offered("announce")} == {"bob", "gob", "orc"}
    game.announce("bob", who="b")
    assert len(game.slice["attempts"]) == 2


def test_an_opening_is_used_or_passed_first() -> None:
    game = opened("bob")
    form = {"person": "bob", "intent": "runs", "attributes": ["Speed"]}
    assert game.refuse("b", "announce", **form, cost=0) == "opening-cost"
    game.do("b", "announce", **form)
    assert game.codes() == ["announced-in-opening-unskilled", "spent"]
    assert (game.attempt("bob")["under"], game.attempt("bob")["cost"]) == (game.attempt()["id"], 1)
    game.at("cancel", of="bob").at("pass", who="b", person="bob")
    game.announce("bob", who="b")
    assert game.attempt("bob")["under"] is None


@pytest.mark.rule("AR 11.2")
def test_the_innermost_opening_comes_first() -> None:
    game = opened("gob", "bob").can("gob")
    game.announce("gob", cost=2, contested=["ann"]).frame("gob").roll(1, person="gob")
    game.at("openings", of="gob", people=["bob"])
    inner = game.attempt("gob")["id"]
    assert game.offer("act", "b").narrow["attempt"] == {"const": inner}
    assert len(game.offered("pass", "b")) == 2
    game.announce("bob")
    assert game.attempt("bob")["under"] == inner


def test_an_action_taken_back_leaves_the_opening_as_it_was() -> None:
    game = opened("gob").can("gob").do(GM, "points", person="gob", points=2, most=3)
    game.announce("gob", opening=game.attempt()["id"], cost=2)
    assert game.attempt()["openings"][0]["closed"]
    game.at("cancel", of="gob")
    assert game.attempt()["openings"] == [
        {"person": "gob", "allowance": 2, "spent": 0, "closed": False}
    ]
    assert game.sheet("gob")["points"] == 2
    game.announce("gob", opening=game.attempt()["id"], cost=2).frame("gob").roll(2, person="gob")
    assert game.attempt()["stage"] == "judging"


def test_a_rolled_action_cancelled_by_the_gm_leaves_its_points_spent() -> None:
    game = opened("gob").can("gob")
    game.announce("gob", opening=game.attempt()["id"], cost=2, contested=["ann"])
    game.frame("gob").roll(1, person="gob").at("cancel", of="gob")
    assert game.attempt()["stage"] == "judging"


def test_cancelling_takes_what_was_made_in_its_openings_along() -> None:
    game = opened("gob").can("gob")
    game.announce("gob", opening=game.attempt()["id"], cost=1)
    game.at("cancel")
    assert game.codes() == ["cancelled"]
    assert game.slice["attempts"] == {}


def test_the_gm_passes_for_a_player_who_has_left() -> None:
    game = opened("bob")
    del game.cast["bob"]
    assert game.offer("pass").who == "handler"
    assert game.offered("act") == []
    game.at("pass", person="bob")
    assert game.attempt()["stage"] == "judging"


def test_the_roller_may_leave_the_table_too() -> None:
    game = shot(7, 7, 1, contested=["gob"])
    del game.cast["ann"]
    attempt = game.attempt()["id"]
    game.at("no-openings")
    assert game.offer("extras-rest").who == "handler"
    assert game.refuse("a", "extras-rest", attempt=attempt) == "not-your-character"
    game.at("extras-rest").at("mistakes", text="nobody sees")
    assert game.result["effect"] == 14
