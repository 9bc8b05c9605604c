"""Action Rolls: dice, Potential, thresholds, modifiers, success, extras, effects, order."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema_rs import ValidationError

from app.rules.systems.action_rolls import SYSTEM, rolls
from tests.rules.systems.action_rolls_game import GM, Game, shot


@pytest.mark.parametrize(
    ("level", "sides"), [("novice", 6), ("journeyman", 8), ("master", 10), ("legend", 12)]
)
@pytest.mark.rule("AR 1.1", "AR 2.1")
def test_the_level_of_the_ability_is_the_die(level: str, sides: int) -> None:
    game = Game().can("ann", level=level).announce().frame(threshold=12).roll(sides)
    assert game.result["sides"] == sides
    line = game.line("rolled")
    assert line.params["sides"] == sides
    assert line.data is not None
    assert line.data["dice"] == [{"sides": sides, "faces": [sides]}]


@pytest.mark.parametrize(
    ("values", "potential"),
    [((3,), 3), ((7,), 5), ((3, 4), 3), ((4, 4), 4), ((5, 9), 5), ((1, 0), 0), ((-1, 0), -1)],
)
@pytest.mark.rule("AR 2.2")
def test_potential(values: tuple[int, ...], potential: int) -> None:
    assert rolls.potential(values) == potential


@pytest.mark.rule("AR 2.2", "AR 2.3")
def test_potential_comes_from_the_attributes_named() -> None:
    game = Game().can("ann", value=2)
    game.do(GM, "attribute", person="ann", attribute="Power", value=5)
    for attributes, most in ((["Power", "Finesse"], 3), (["Finesse"], 2), (["Speed"], 1)):
        game.announce(attributes=attributes).frame()
        form = game.offer("roll").narrow["dice"]
        assert form == ({"maximum": most, "default": most} if most > 1 else {"const": 1})
        assert [preview.when["dice"] for preview in game.offer("roll").previews] == [
            *range(1, most + 1)
        ]
        assert game.seen()["potential"] == most
        attempt = game.attempt()["id"]
        assert game.refuse("a", "roll", attempt=attempt, dice=most + 1) == "above-potential"
        game.at("cancel")


@pytest.mark.parametrize("dice", [1, 2, 3])
@pytest.mark.rule("AR 2.3")
def test_any_number_of_dice_up_to_the_potential_all_rolled(dice: int) -> None:
    game = Game().can("ann", value=3).announce().frame(threshold=8).roll(*[8, 2, 3][:dice])
    assert len(game.result["faces"]) == dice


@pytest.mark.rule("AR 2.4")
def test_the_gm_decides_on_attributes_ability_and_potential() -> None:
    game = Game().can("ann").announce(ability="Acrobatics", attributes=["Speed"])
    assert game.seen()["struggle"]
    game.frame(ability=" marksmanship ", attributes=["Finesse"], cost=0)
    assert game.attempt()["ability"] == "Marksmanship"
    assert (game.seen()["potential"], game.seen()["sides"]) == (3, 8)
    game.frame(potential=5)
    assert game.seen()["potential"] == 5
    assert game.frame(potential=None).seen()["potential"] == 3
    game.frame(potential=5)
    game.roll(2, 3, 2, 3, 8, who="a")
    assert game.result["success"]


@pytest.mark.rule("AR 3.1")
def test_thresholds_are_at_least_2_and_may_be_out_of_reach() -> None:
    game = Game().can("ann").announce()
    with pytest.raises(ValidationError, match="minimum"):
        game.frame(threshold=1)
    action = SYSTEM.action("frame")
    assert action is not None
    with pytest.raises(msgspec.ValidationError, match=">= 2"):
        msgspec.convert({"attempt": "n1", "threshold": 1}, action.shape)
    game.frame(threshold=40).roll(8, 8)
    assert not game.result["success"]
    assert game.codes() == ["rolled", "failed"]


@pytest.mark.rule("AR 5.1")
def test_any_die_that_meets_the_threshold_is_success() -> None:
    assert shot(2, 5, 6, threshold=6).result["success"]
    assert shot(2, 5, 5, threshold=6).result["success"] is False


@pytest.mark.rule("AR 4.1")
def test_roll_modifiers_count_for_success_and_stay_in_the_value() -> None:
    game = shot(5, 2, threshold=6, roll=[3, -2])
    assert game.result["values"] == [6, 3]
    assert game.result["effect"] == 6
    assert not shot(7, threshold=6, roll=[-2]).result["success"]


@pytest.mark.rule("AR 4.2")
def test_roll_modifiers_lower_no_die_below_1_and_make_no_one() -> None:
    game = shot(2, 3, 8, threshold=6, roll=[-2])
    assert game.result["values"] == [1, 1, 6]
    assert game.result["mistakes"] == 0


@pytest.mark.rule("AR 4.2")
def test_roll_modifiers_unmake_no_one() -> None:
    game = shot(1, threshold=3, roll=[2])
    assert game.codes() == ["rolled", "ones-are-mistakes", "succeeded"]
    game.at("mistakes", text="the barrel is warm")
    assert game.result["effect"] == 3
    assert game.result["mistakes"] == 1


@given(
    faces=st.lists(st.integers(1, 12), min_size=1, max_size=5),
    modifier=st.integers(-5, 5),
    threshold=st.integers(2, 14),
)
@pytest.mark.rule("AR 5.2")
def test_the_highest_success_is_primary_and_the_others_are_extras(
    faces: list[int], modifier: int, threshold: int
) -> None:
    judged = rolls.judge(faces, modifier, threshold)
    assert judged.values == tuple(max(1, face + modifier) for face in faces)
    enough = {at for at, value in enumerate(judged.values) if value >= threshold}
    assert judged.success == bool(enough)
    assert {judged.primary, *judged.extras} - {None} == enough
    if judged.primary is not None:
        assert judged.values[judged.primary] == max(judged.values)
        assert judged.primary not in judged.extras


@pytest.mark.rule("AR 5.3")
def test_extras_add_their_value_unless_spent_otherwise() -> None:
    game = shot(6, 8, 7, 2, 6, threshold=6)
    assert game.attempt()["stage"] == "extras"
    assert game.seen()["primary"] == 2
    assert [each["die"] for each in game.seen()["extras"]] == [1, 3, 5]
    attempt = game.attempt()["id"]
    game.do("a", "extra", attempt=attempt, die=3, to="other", text=" pins him ")
    assert game.line("extra-for").params["text"] == "pins him"
    assert game.refuse("a", "extra", attempt=attempt, die=3) == "extra-is-spent"
    assert game.refuse("a", "extra", attempt=attempt, die=2) == "no-extra"
    assert game.refuse("a", "extra", attempt=attempt, die=4) == "no-extra"
    assert game.refuse("a", "extra", attempt=attempt, die=1, to="mend") == "no-mistake"
    assert game.refuse("b", "extra", attempt=attempt, die=1) == "not-your-character"
    assert game.seen()["extras"][1] == {"die": 3, "value": 7, "to": "other", "text": "pins him"}
    game.do("a", "extra", attempt=attempt, die=5)
    assert game.codes() == ["extra"]
    game.do("a", "extras-rest", attempt=attempt)
    assert game.codes() == ["extras-rest", "effect"]
    assert game.result["effect"] == 8 + 6 + 6


@pytest.mark.rule("AR 5.4")
def test_an_extra_can_undo_a_mistake() -> None:
    game = shot(1, 1, 8, 7, 7, threshold=6)
    assert game.offer("extra").narrow["to"] == {"enum": ["effect", "mend", "other"]}
    game.at("extra", die=4, to="mend")
    assert game.seen()["mistakes"] == 1
    game.at("extra", die=5, to="mend")
    assert game.codes() == ["extra", "effect"]
    assert game.result["effect"] == 8


@pytest.mark.rule("AR 6.1")
def test_effect_modifiers_per_successful_die_and_once() -> None:
    game = shot(7, 6, 2, threshold=6, each=[2, -1], once=[5])
    game.at("extras-rest")
    assert game.result["effect"] == 7 + 6 + 1 + 1 + 5
    game = shot(7, 6, threshold=6, each=[2])
    game.at("extra", die=2, to="other", text="disarms")
    assert game.result["effect"] == 7 + 2


@pytest.mark.rule("AR 6.1")
def test_effect_modifiers_change_neither_success_nor_failure() -> None:
    failed = shot(5, threshold=6, each=[9], once=[9])
    assert failed.result["success"] is False
    assert failed.result["effect"] is None
    assert shot(6, threshold=6, each=[-9]).result["success"]


@pytest.mark.rule("AR 6.2")
def test_no_effect_is_below_nothing() -> None:
    assert shot(6, threshold=6, each=[-4], once=[-3]).result["effect"] == 0
    assert rolls.effect([2, 6], -4, 1) == 1, "the floor is that of the whole"


@pytest.mark.rule("AR 7.5", "AR 8.1")
def test_the_order_of_an_attempt() -> None:
    """The steps are: announced, framed, rolled, ones, openings, judged, extras, mistakes,
    effects."""
    game = Game().can("ann", value=5).announce(contested=["gob"], who="a")
    attempt = game.attempt()["id"]
    later = {
        "roll": {"dice": 1},
        "openings": {"people": ["gob"]},
        "no-openings": {},
        "act": {"person": "gob", "text": "ducks"},
        "pass": {"person": "gob"},
        "judge": {},
        "extra": {"die": 2},
        "extras-rest": {},
        "mistakes": {"text": "slips"},
        "edit": {"threshold": 3},
    }

    def only(*now: str) -> None:
        for name, form in later.items():
            if name not in now:
                code = game.refuse(GM, name, attempt=attempt, **form)
                assert code in ("not-now", "not-framed", "not-rolled", "dice-are-rolled")

    only()
    assert game.codes() == ["announced"]
    game.frame(threshold=6)
    assert game.codes() == ["framed", "contested"]
    only("roll")
    game.roll(1, 7, 8, 1, 6, who="a")
    assert game.codes() == ["rolled"]
    only("openings", "no-openings", "edit")
    game.at("openings", people=["gob"], count=1)
    assert game.codes() == ["openings-and-mistakes"]
    only("act", "pass", "edit")
    game.at("act", person="gob", text="parries")
    only("judge", "edit")
    assert game.codes() == ["acted"]
    game.at("judge", threshold=7)
    assert game.codes() == ["adjusted", "succeeded"]
    only("extra", "extras-rest", "edit")
    game.at("extra", die=2)
    # the GM may still say what an extra is spent on
    only("mistakes", "edit", "extra")
    assert game.codes() == ["extra"]
    game.at("mistakes", text="is seen")
    assert game.codes() == ["mistakes", "effect"]
    assert game.result["effect"] == 15
    assert game.result["mistake"] == "is seen"


@pytest.mark.rule("AR 8.2")
def test_action_points_are_taken_when_announced() -> None:
    game = Game().can("ann").do(GM, "points", person="ann", points=3, most=4)
    form = {"person": "ann", "intent": "shoots", "attributes": ["Finesse"], "cost": 4}
    assert game.refuse("a", "announce", **form) == "too-few-points"
    offer = next(o for o in game.offered("announce", "a") if o.who == "a")
    assert offer.narrow["cost"] == {"maximum": 3, "default": 0}
    game.announce(cost=3)
    assert game.codes() == ["announced", "spent"]
    assert game.sheet()["points"] == 0
    game.frame(cost=1)
    assert game.sheet()["points"] == 2
    game.frame(cost=9)
    assert (game.sheet()["points"], game.attempt()["paid"]) == (0, 3)
    game.frame(cost=2)
    assert game.sheet()["points"] == 1
    game.at("cancel", who="a")
    assert game.sheet()["points"] == 3


@pytest.mark.rule("AR 8.2")
def test_points_that_are_not_counted_stop_nobody() -> None:
    game = Game().can("ann").announce(cost=9).frame(cost=12)
    assert game.attempt()["paid"] == 0
    assert game.sheet()["points"] is None
    game.at("cancel")
    assert game.sheet()["points"] is None


@pytest.mark.parametrize(
    ("form", "code"),
    [
        ({"person": "nobody"}, "no-such-player"),
        ({"person": "bob"}, "not-your-character"),
        ({"person": "gob"}, "not-your-character"),
        ({"attributes": ["Luck"]}, "no-such-attribute"),
        ({"contested": ["nobody"]}, "no-such-player"),
        ({"contested": ["bob", "ann"]}, "contests-itself"),
        ({"opening": "n9"}, "no-such-attempt"),
    ],
)
def test_announcements_that_are_refused(form: dict[str, object], code: str) -> None:
    usual = {"person": "ann", "intent": "shoots", "attributes": ["Finesse"]}
    assert Game().refuse("a", "announce", **{**usual, **form}) == code


def test_rolling_is_for_those_whose_attempt_it_is() -> None:
    game = Game().can("ann").announce()
    attempt = game.attempt()["id"]
    assert game.refuse("a", "roll", attempt=attempt, dice=1) == "not-framed"
    game.frame()
    assert game.refuse("b", "roll", attempt=attempt, dice=1) == "not-your-character"
    assert game.refuse("a", "roll", attempt="n9", dice=1) == "no-such-attempt"
