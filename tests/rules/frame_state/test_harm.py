"""Effects of damage and impact on pools: stagger, recovery, the test against destruction."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.rules.frame_state.combat.harm import (
    Body,
    apply_harm,
    body_of,
    bulk_die_owed,
    can_recover,
    regain_stability,
    stagger_threshold,
)
from app.rules.frame_state.combat.model import Condition
from tests.rules.frame_state.sample_fights import fighter, numbers, pilot, prop

BODIES = st.builds(
    Body,
    integrity=st.integers(0, 12),
    stability=st.integers(0, 12),
    staggered=st.booleans(),
    sturdy=st.booleans(),
    unsteady=st.integers(0, 3),
    recovers=st.booleans(),
    rolls=st.booleans(),
    bulk=st.sampled_from([0, 4, 6, 8]),
    bulk_bonus=st.integers(0, 2),
)
BLOWS = st.tuples(st.integers(0, 20), st.integers(0, 20), st.integers(0, 2))


def test_the_body_of_a_fighter() -> None:
    shaky = (Condition("shaky", unsteady=2), Condition("shaky", unsteady=1))
    made = numbers(bulk=6, bulk_bonus=1)
    body = body_of(pilot(stability=5, conditions=shaky, recovers=True, numbers=made))
    assert body == Body(9, 5, unsteady=2, recovers=True, rolls=True, bulk=6, bulk_bonus=1)
    assert body_of(fighter(endures=False, numbers=made)).bulk == 0
    assert body_of(prop()).sturdy
    assert stagger_threshold(()) == 0


@pytest.mark.rule("FS C 5.1")
def test_impact_takes_stability_and_at_0_it_is_staggered() -> None:
    harm = apply_harm(Body(9, 12), impact=5)
    assert (harm.stability_lost, harm.stability, harm.staggers) == (5, 7, False)
    harm = apply_harm(Body(9, 5), through=2, impact=8)
    assert (harm.stability_lost, harm.stability, harm.staggers) == (5, 0, True)
    # impact beyond stability is lost
    assert (harm.integrity_lost, harm.integrity) == (2, 7)


@pytest.mark.rule("FS C 5.1")
@pytest.mark.parametrize("stability", [0, 5])
def test_impact_on_a_staggered_one_takes_integrity(stability: int) -> None:
    harm = apply_harm(Body(9, stability, staggered=True), through=1, impact=3, negates=2)
    assert (harm.integrity_lost, harm.stability_lost, harm.stability) == (2, 0, stability)
    assert not harm.staggers
    assert apply_harm(Body(9, stability, staggered=True), impact=1, negates=2).integrity_lost == 0


@pytest.mark.rule("FS C 5.1")
def test_impact_without_stability_hits_integrity() -> None:
    harm = apply_harm(Body(3, 0), impact=2, negates=2)
    assert (harm.integrity_lost, harm.staggers) == (2, False)


@pytest.mark.rule("FS C 5.1")
def test_a_shaky_one_staggers_earlier() -> None:
    assert apply_harm(Body(9, 5, unsteady=2), impact=3).staggers
    assert not apply_harm(Body(9, 5, unsteady=2), impact=2).staggers
    # no stability lost, nothing new
    assert not apply_harm(Body(9, 2, unsteady=2), impact=0).staggers


@pytest.mark.rule("FS C 5.2")
@pytest.mark.parametrize(
    ("before", "maximum", "amount", "after", "staggered"),
    [
        (0, 12, 8, 8, True),
        (0, 12, 9, 9, False),
        (0, 12, 40, 12, False),
        (0, 6, 5, 5, True),
        (0, 6, 9, 6, False),
        (8, 12, 1, 9, False),
    ],
)
def test_a_stagger_ends_at_9_or_at_the_maximum(
    before: int, maximum: int, amount: int, after: int, staggered: bool
) -> None:
    assert regain_stability(before, maximum, True, amount) == (after, staggered)
    assert regain_stability(before, maximum, False, amount) == (after, False)


@pytest.mark.rule("FS C 5.2")
def test_a_shaky_one_does_not_stand_while_it_would_stagger() -> None:
    assert regain_stability(0, 3, True, 3, unsteady=3) == (3, True)
    assert regain_stability(0, 12, True, 9, unsteady=3) == (9, False)
    assert regain_stability(0, 0, True, 0, unsteady=3) == (0, False)


@pytest.mark.rule("FS C 5.3")
@pytest.mark.parametrize(
    ("tier", "energy", "more", "will"),
    [
        (1, 4, {}, False),
        (2, 1, {}, True),
        (2, 0, {}, False),
        (2, 4, {"used": True}, False),
        (3, 4, {"used": True}, True),
        (3, 4, {"overheated": True}, False),
        (3, 4, {"ordered": False}, False),
    ],
)
def test_recovery_depends_on_tier_energy_and_order(
    tier: int, energy: int, more: dict[str, bool], will: bool
) -> None:
    assert can_recover(tier, energy, **more) == will


@pytest.mark.rule("FS C 5.3")
def test_recovering_is_back_to_1_and_no_stagger() -> None:
    harm = apply_harm(Body(9, 5, recovers=True), impact=7)
    assert (harm.stability_lost, harm.stability) == (5, 1)
    assert (harm.recovers, harm.staggers) == (True, False)
    # at 1 nothing is paid, nor for a wreck, nor where 1 were staggered too
    assert not apply_harm(Body(9, 5, recovers=True), impact=4).recovers
    assert not apply_harm(Body(2, 5, recovers=True), through=2, impact=7).recovers
    shaky = apply_harm(Body(9, 5, recovers=True, unsteady=1), impact=7)
    assert (shaky.recovers, shaky.staggers) == (False, True)


@pytest.mark.rule("FS C 5.4")
def test_at_integrity_0_it_is_destroyed() -> None:
    harm = apply_harm(Body(3, 5), through=7, impact=5)
    assert (harm.integrity_lost, harm.integrity, harm.destroyed) == (3, 0, True)
    assert not harm.staggers
    # a wreck is not destroyed again
    assert not apply_harm(Body(0, 5), through=7).destroyed


@pytest.mark.rule("FS C 4.19")
@pytest.mark.parametrize(
    ("sides", "face", "score", "outcome", "spent"),
    [
        (4, 3, 3, "miss", False),
        (4, 4, 6, "hit", True),
        (6, 5, 5, "hit", True),
        (6, 6, 8, "critical", False),
        (8, 7, 7, "critical", False),
    ],
)
def test_a_pilot_tests_against_destruction(
    sides: int, face: int, score: int, outcome: str, spent: bool
) -> None:
    body = Body(3, 5, rolls=True, bulk=sides)
    assert bulk_die_owed(body, through=3) == sides
    harm = apply_harm(body, through=3, bulk=face)
    assert harm.bulk is not None
    assert (harm.bulk.score, harm.bulk_outcome, harm.spent) == (score, outcome, spent)
    assert harm.destroyed == (outcome == "miss")
    assert harm.integrity == (0 if outcome == "miss" else 1)
    assert harm.integrity_lost == 3 - harm.integrity
    with pytest.raises(ValueError, match="bulk"):
        apply_harm(body, through=3)


@pytest.mark.rule("FS C 4.19")
@pytest.mark.parametrize(("sides", "bonus", "held"), [(4, 0, False), (6, 0, False), (8, 0, True),
                                                      (4, 2, True)])  # fmt: skip
def test_an_npc_tests_with_its_avg(sides: int, bonus: int, held: bool) -> None:
    body = Body(3, 5, bulk=sides, bulk_bonus=bonus)
    assert bulk_die_owed(body, through=3) == 0
    harm = apply_harm(body, through=3)
    assert (harm.destroyed, harm.spent) == (not held, held)


@pytest.mark.rule("FS C 4.19")
def test_nothing_is_tested_before_integrity_is_0() -> None:
    body = Body(3, 5, rolls=True, bulk=8)
    assert bulk_die_owed(body, through=2) == 0
    assert apply_harm(body, through=2).bulk is None
    # damage and impact together are one test
    down = Body(3, 0, staggered=True, rolls=True, bulk=8)
    assert bulk_die_owed(down, 2, 1) == 8
    assert bulk_die_owed(down, 2, 1, 1) == 0


@pytest.mark.rule("FS C 5.4")
@given(body=BODIES, blow=BLOWS, face=st.integers(1, 4))
def test_no_pool_below_0_and_nothing_lost_twice(
    body: Body, blow: tuple[int, int, int], face: int
) -> None:
    harm = apply_harm(body, *blow, face if bulk_die_owed(body, *blow) else None)
    assert 0 <= harm.integrity <= body.integrity
    assert harm.integrity + harm.integrity_lost == body.integrity
    assert 0 <= harm.stability <= body.stability
    assert harm.stability == (1 if harm.recovers else body.stability - harm.stability_lost)
    assert not (harm.staggers and harm.recovers)
    assert not (harm.staggers and harm.destroyed)
    assert harm.destroyed == (harm.integrity == 0 < body.integrity)


@given(body=BODIES, blow=BLOWS, more=st.integers(0, 5))
def test_more_of_it_never_hurts_less(body: Body, blow: tuple[int, int, int], more: int) -> None:
    through, impact, negates = blow

    def lost(*some: int) -> tuple[int, int]:
        harm = apply_harm(body, *some, 1 if bulk_die_owed(body, *some) else None)
        return harm.integrity_lost, harm.stability_lost

    few = lost(through, impact, negates)
    for many in ((through + more, impact, negates), (through, impact + more, negates)):
        integrity, stability = lost(*many)
        assert integrity >= few[0]
        assert stability >= few[1]


@given(
    stability=st.integers(0, 15),
    room=st.integers(0, 5),
    amount=st.integers(0, 9),
    staggered=st.booleans(),
)
def test_a_gain_stays_in_the_pool_and_never_staggers(
    stability: int, room: int, amount: int, staggered: bool
) -> None:
    maximum = stability + room
    after, still = regain_stability(stability, maximum, staggered, amount)
    assert stability <= after <= maximum
    assert staggered or not still


def test_arguments_of_hurt_that_do_not_matter() -> None:
    some: dict[str, Any] = {"through": 1, "bulk": 4}
    assert apply_harm(Body(9, 5, bulk=4, rolls=True), **some).bulk is None
    assert apply_harm(Body(1, 5, sturdy=True), impact=9).stability_lost == 0
