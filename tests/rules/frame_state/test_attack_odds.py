"""Odds of attacks equal an enumeration of every face of every die through `resolve`."""

from __future__ import annotations

import json
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.rules.frame_state.combat.attack import next_owed_die
from app.rules.frame_state.combat.exchange import Adjust, Exchange, Situation, burn_of, exchange_of
from app.rules.frame_state.combat.model import (
    Condition,
    Fighter,
    InflictedCondition,
    Numbers,
    PlatingEffect,
    WeaponProfile,
)
from app.rules.frame_state.combat.odds import odds, odds_document
from tests.rules.frame_state.sample_fights import (
    STUFF,
    enumerated,
    every,
    fighter,
    numbers,
    pilot,
    profile,
)

SMALL = st.sampled_from([0, 4, 6])
PLUS = st.integers(0, 2)
INFLICTS: list[tuple[InflictedCondition, ...]] = [
    (),
    (InflictedCondition("scratched", 1), InflictedCondition("near", 1, "miss")),
    (
        InflictedCondition(
            "emp", 1, sides=4, gives=(Condition("slowed"),) * 3 + (Condition("s", unsteady=3),)
        ),
    ),
    (
        InflictedCondition("a", 1, gives=(Condition("a", unsteady=2),)),
        InflictedCondition(
            "b", 1, sides=4, gives=tuple(Condition("b", unsteady=n) for n in range(4))
        ),
    ),
]


@st.composite
def builds(draw: st.DrawFn) -> Numbers:
    """Numbers of a frame with small dice."""
    return numbers(
        sharpness=draw(SMALL),
        smarts=draw(SMALL),
        synergy=draw(SMALL),
        evasion=draw(PLUS),
        plating=draw(PLUS),
        bulk=draw(SMALL),
        bulk_bonus=draw(st.integers(0, 1)),
        ablative=draw(st.sampled_from([0, 2, 4])),
        guard=PlatingEffect(draw(PLUS), draw(PLUS), 0, draw(PLUS)),
    )


@st.composite
def fighters(draw: st.DrawFn, id: str) -> Fighter:
    """A fighter in any state."""
    harm = draw(st.integers(0, 3))
    return Fighter(
        id=id,
        name=id,
        rolls=draw(st.booleans()),
        numbers=draw(builds()),
        integrity=draw(st.integers(0, 9)),
        stability=draw(st.integers(0, 9)),
        energy=draw(st.integers(0, 4)),
        staggered=draw(st.booleans()),
        evades=draw(st.booleans()),
        ablative=draw(st.booleans()),
        sturdy=draw(st.sampled_from([False, False, True])),
        conditions=(Condition("ringing", harm=harm, targeting=1, unsteady=draw(PLUS)),),
        recovers=draw(st.booleans()),
        endures=draw(st.booleans()),
    )


@st.composite
def weapons(draw: st.DrawFn) -> WeaponProfile:
    """A weapon with any traits, also combinations that no build has."""
    return profile(
        draw(SMALL),
        direct=draw(st.sampled_from([4, 6])),
        plus=draw(PLUS),
        least=draw(st.integers(0, 3)),
        reach=draw(st.integers(0, 3)),
        targeting=draw(PLUS),
        homing=draw(st.sampled_from([6, 8])),
        second_look=draw(st.sampled_from([0, 2, 4])),
        on_miss=draw(st.sampled_from(["nothing", "bare", "plain"])),
        volley=draw(PLUS),
        shock=draw(PLUS),
        pierce=draw(PLUS),
        energy_bonus=draw(st.booleans()),
        firm=draw(PLUS),
        blast=draw(st.booleans()),
        direct_on_staggered=draw(st.booleans()),
        unmitigable=draw(st.sampled_from([False, False, True])),
        through=draw(PLUS),
        inflicts=draw(st.sampled_from(INFLICTS)),
    )


SITUATIONS = st.builds(
    Situation,
    distance=st.integers(0, 5),
    homing=st.booleans(),
    zone_targeting=PLUS,
    zone_damage=PLUS,
    unpaid=PLUS,
    adjust=st.builds(
        Adjust,
        targeting=st.integers(-2, 2),
        damage=st.integers(-3, 3),
        mitigation=st.integers(-3, 3),
        outcome=st.sampled_from([None, None, None, "miss", "hit", "direct"]),
    ),
)


@st.composite
def exchanges(draw: st.DrawFn) -> Exchange:
    """Any attack, and fires."""
    attacker, target = draw(fighters("a")), draw(fighters("t"))
    if draw(st.integers(0, 9)) == 0:
        fire = Condition("burning", by="a", burn=draw(st.sampled_from([4, 6])))
        return burn_of(target, fire, STUFF, rolled=attacker.rolls)
    weapon = draw(weapons())
    weapon = replace(weapon, traits=replace(weapon.traits, least=draw(PLUS)))
    return exchange_of(attacker, weapon, target, STUFF, draw(SITUATIONS))


@pytest.mark.rule("FS C 4.18")
@given(exchange=exchanges())
def test_odds_equal_counting_every_face(exchange: Exchange) -> None:
    assert odds(exchange) == enumerated(exchange)


@given(exchange=exchanges())
def test_odds_add_up(exchange: Exchange) -> None:
    chances = odds(exchange)
    for some in (chances.outcomes, chances.damage, chances.impact):
        assert sum(some.values()) == 1
    assert chances.stagger + chances.destroy <= 1
    assert min(chances.damage) >= 0
    assert max(chances.damage) <= exchange.body.integrity
    assert max(chances.impact) <= exchange.body.stability


@given(exchange=exchanges())
def test_every_way_an_attack_goes_makes_sense(exchange: Exchange) -> None:
    total = Fraction(0)
    for p, outcome in every(exchange):
        total += p
        met, harm = outcome.met, outcome.harm
        assert min(met.negated, met.mitigated, met.mitigated_bonus, met.through) >= 0
        assert min(outcome.impact.total, harm.integrity, harm.stability) >= 0
        damage = outcome.damage.total if outcome.damage else 0
        took = met.negated + met.mitigated + met.mitigated_bonus
        assert damage == took + met.through - met.more
        if outcome.damage:
            assert outcome.damage.firm <= met.through
        assert not (outcome.staggers and exchange.body.staggered)
        assert outcome.overheats is False
    assert total == 1


def mean(chances: Any) -> Fraction:
    """Returns the expected value."""
    return sum((Fraction(n) * p for n, p in chances.items()), Fraction(0))


@given(exchange=exchanges(), more=st.integers(1, 4))
def test_more_damage_never_loses_less_integrity(exchange: Exchange, more: int) -> None:
    harder = replace(exchange, damage=replace(exchange.damage, plus=exchange.damage.plus + more))
    assert mean(odds(harder).damage) >= mean(odds(exchange).damage)
    assert odds(harder).destroy >= odds(exchange).destroy


@given(exchange=exchanges(), more=st.integers(1, 4))
def test_more_mitigation_never_lets_more_through(exchange: Exchange, more: int) -> None:
    # while impact takes stability; a staggered one loses by impact what mitigation saves it
    body = replace(exchange.body, staggered=False, stability=9, unsteady=0)
    standing = replace(exchange, body=body, inflicts=())
    if standing.mitigation is None:
        return
    plus = standing.mitigation.plus + more
    harder = replace(standing, mitigation=replace(standing.mitigation, plus=plus))
    assert mean(odds(harder).damage) <= mean(odds(standing).damage)
    assert mean(odds(harder).impact) >= mean(odds(standing).impact)


@given(exchange=exchanges(), more=st.integers(1, 4))
def test_a_higher_mark_is_never_easier_to_hit(exchange: Exchange, more: int) -> None:
    mark = replace(exchange.mark, value=exchange.mark.value + more)
    harder = odds(replace(exchange, mark=mark))
    easy = odds(exchange)
    sign = 1 if exchange.kind == "proactive" else -1
    assert (harder.outcomes["miss"] - easy.outcomes["miss"]) * sign >= 0
    assert (harder.outcomes["direct"] - easy.outcomes["direct"]) * sign <= 0


def test_odds_do_not_depend_on_names() -> None:
    chances = [
        odds(exchange_of(pilot(a), profile(), fighter(t), STUFF)) for a, t in ("ab", "cd", "ef")
    ]
    assert chances[0] is chances[1] is chances[2]


@pytest.mark.rule("FS C 4.18")
def test_odds_by_hand() -> None:
    # d4 against 3: 1 misses (-2), 2 misses, 3 hits, 4 (ace: 6) directly; damage d4 unmitigable
    weapon = profile(4, unmitigable=True)
    chances = odds(exchange_of(pilot(), weapon, fighter(integrity=3), STUFF))
    assert chances.outcomes == {"miss": Fraction(1, 2), "hit": Fraction(1, 4),
                                "direct": Fraction(1, 4)}  # fmt: skip
    # hit: 1, 2, 3, 6; direct: d4 + d4, which is less than 3 in one of 16
    assert chances.damage == {
        0: Fraction(1, 2),
        1: Fraction(1, 16),
        2: Fraction(1, 16) + Fraction(1, 64),
        3: Fraction(1, 8) + Fraction(15, 64),
    }
    assert chances.destroy == Fraction(23, 64)
    assert chances.impact == {0: 1}
    assert json.loads(json.dumps(odds_document(chances))) == {
        "outcomes": {
            "miss": {"p": 0.5, "exact": "1/2"},
            "hit": {"p": 0.25, "exact": "1/4"},
            "direct": {"p": 0.25, "exact": "1/4"},
        },
        "damage": {
            "0": {"p": 0.5, "exact": "1/2"},
            "1": {"p": 0.0625, "exact": "1/16"},
            "2": {"p": 0.078125, "exact": "5/64"},
            "3": {"p": 0.359375, "exact": "23/64"},
        },
        "impact": {"0": {"p": 1.0, "exact": "1"}},
        "stagger": {"p": 0.0, "exact": "0"},
        "destroy": {"p": 0.359375, "exact": "23/64"},
    }


@given(exchange=exchanges(), data=st.data())
def test_stages_always_end(exchange: Exchange, data: st.DataObject) -> None:
    faces: dict[str, int] = {}
    order = ["targeting", "dodge", "condition-0", "condition-1", "damage", "direct", "mitigate"]
    order.append("bulk")
    asked: list[int] = []
    while one := next_owed_die(exchange, faces):
        assert one.purpose not in faces
        assert one.sides in (4, 6, 8)
        assert one.by in ("a", "t")
        asked.append(order.index(one.purpose))
        faces[one.purpose] = data.draw(st.integers(1, one.sides))
    assert asked == sorted(asked)
