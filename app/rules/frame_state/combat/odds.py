"""The exact odds of an attack, with damage and impact (FS C 4.18).

They are counted, never sampled. Faces become sums as early as the rules allow, and equal sums are
counted together, so the number of cases stays small. Equal exchanges are computed once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import Annotated, Final

from typing_extensions import TypedDict

from app.rules.dice import odds as exact
from app.rules.frame_state.combat.attack import (
    aim,
    apply_mitigation,
    body_with_threshold,
    bonus_of,
    build_condition,
    condition_roller,
    conditions_inflicted,
    damage_before_bonus,
    damage_roll,
    impact_of,
    score_roll,
    test_purpose,
)
from app.rules.frame_state.combat.exchange_model import Exchange, Result
from app.rules.frame_state.combat.harm import Body, apply_harm, bulk_die_owed, bulk_test
from app.rules.frame_state.combat.model import Number, Roll
from app.rules.json_types import Doc
from app.rules.work_budget import spend

#: from the best for the target to the worst
RESULTS: Final[tuple[Result, ...]] = ("miss", "hit", "direct")

_CACHED: Final = 4096


@dataclass(frozen=True, slots=True)
class AttackOdds:
    """Exact probabilities. `damage`: of each number of integrity lost in all, by what gets through
    and by impact; `impact`: of stability lost; `stagger`, `destroy`: that the target, which was not
    so before, is so after."""

    outcomes: Mapping[Result, Fraction]
    damage: Mapping[int, Fraction]
    impact: Mapping[int, Fraction]
    stagger: Fraction
    destroy: Fraction


class OddsDocument(TypedDict):
    """`AttackOdds` for the wire; all but the outcomes null where the target's numbers are not told
    (`npc_stats`)."""

    outcomes: Annotated[dict[str, exact.Odds], Doc("the odds of each result")]
    damage: Annotated[dict[str, exact.Odds] | None, Doc("the odds of each amount of damage")]
    impact: Annotated[dict[str, exact.Odds] | None, Doc("the odds of each amount of impact")]
    stagger: Annotated[exact.Odds | None, Doc("the odds that the target is staggered")]
    destroy: Annotated[exact.Odds | None, Doc("the odds that the target is destroyed")]


def odds(exchange: Exchange) -> AttackOdds:
    """Returns the odds of every outcome of an exchange, before any die is rolled."""
    return _odds(_bare(exchange))


def odds_document(chances: AttackOdds) -> OddsDocument:
    """For the wire: `{"outcomes": {"miss", "hit", "direct"}, "damage": {n}, "impact": {n},
    "stagger", "destroy"}`, each one `{"p", "exact"}`."""
    single = exact.odds_document({"stagger": chances.stagger, "destroy": chances.destroy})
    return OddsDocument(
        outcomes=exact.odds_document(chances.outcomes),
        damage=exact.odds_document(chances.damage),
        impact=exact.odds_document(chances.impact),
        stagger=single["stagger"],
        destroy=single["destroy"],
    )


def _bare(exchange: Exchange) -> Exchange:
    """Returns the exchange without the parts that do not affect its odds: names, ids and
    explanations."""
    return replace(
        exchange,
        attacker="attacker",
        target="target",
        weapon="",
        damage_type="",
        harmed=None,
        overheats=False,
        running="",
        beyond=0,
        test=_plain(exchange.test),
        mark=Number(exchange.mark.value),
        damage=_plain(exchange.damage) or exchange.damage,
        missed=_plain(exchange.missed),
        direct=_plain(exchange.direct) or exchange.direct,
        mitigation=_plain(exchange.mitigation),
    )


def _plain(roll: Roll | None) -> Roll | None:
    return roll and Roll(roll.sides, roll.plus, roll.least)


#: integrity lost, stability lost, whether it staggers, whether it is destroyed
_End = tuple[int, int, bool, bool]


@lru_cache(maxsize=_CACHED)
def _odds(exchange: Exchange) -> AttackOdds:
    outcomes = dict.fromkeys(RESULTS, Fraction(0))
    damage: dict[int, Fraction] = {}
    impact: dict[int, Fraction] = {}
    stagger = destroy = Fraction(0)
    for result, p in _results(exchange).items():
        outcomes[result] = p
        ends = _ends(exchange, result)
        ways = sum(ends.values())
        for (integrity, stability, staggers, destroyed), count in ends.items():
            share = p * Fraction(count, ways)
            damage[integrity] = damage.get(integrity, Fraction(0)) + share
            impact[stability] = impact.get(stability, Fraction(0)) + share
            stagger += share * staggers
            destroy += share * destroyed
    return AttackOdds(
        outcomes, dict(sorted(damage.items())), dict(sorted(impact.items())), stagger, destroy
    )


def _results(exchange: Exchange) -> dict[Result, Fraction]:
    """The chances of step 1."""
    purpose = test_purpose(exchange)
    sides = exchange.test.sides if purpose and exchange.test else 1
    counted: Counter[Result] = Counter()
    for face in range(1, sides + 1):
        aimed = aim(exchange, {purpose: face})
        assert aimed is not None
        counted[aimed.result] += 1
    return {result: Fraction(ways, sides) for result, ways in counted.items()}


def _totals(roll: Roll, aces: bool) -> exact.Weights:
    """Returns the totals of a roll with their numbers of ways."""
    if not roll.sides:
        return {roll.plus: 1}
    return Counter(score_roll(roll, face, aces).total for face in range(1, roll.sides + 1))


def _damages(exchange: Exchange, result: Result) -> exact.Weights | None:
    """Damage without the bonus; None when there is none to speak of."""
    roll = damage_roll(exchange, result)
    if roll is None:
        return None
    base = _totals(roll, exchange.aces)
    direct = _totals(exchange.direct, False) if result == "direct" else {None: 1}
    counted: exact.Weights = {}
    for total, ways in base.items():
        for more, times in direct.items():
            plain, _, _ = damage_before_bonus(exchange, result, total, more)
            counted[plain] = counted.get(plain, 0) + ways * times
    return counted


def _unsteady(exchange: Exchange, result: Result) -> exact.Weights:
    """At how much stability the target staggers by a condition of this attack."""
    inflicts = [inflict for _, inflict in conditions_inflicted(exchange, result)]
    faces = [
        range(1, inflict.sides + 1) if inflict.sides and condition_roller(exchange) else (None,)
        for inflict in inflicts
    ]
    counted: exact.Weights = {}
    for some in product(*faces):
        spend(len(some))
        conditions = map(build_condition, [exchange] * len(inflicts), inflicts, some)
        most = max((condition.unsteady for condition in conditions), default=0)
        counted[most] = counted.get(most, 0) + 1
    return counted


#: damage that gets through, impact, and how much of that a staggered target negates
_Blow = tuple[int, int, int]


def _blows(exchange: Exchange, result: Result, staggered: bool) -> Counter[_Blow]:
    """Returns damage and impact on the target with their ways, capped at what it can lose."""
    damages = _damages(exchange, result)
    if damages is None:
        return Counter({(0, 0, 0): 1})
    mitigations = {0: 1} if exchange.mitigation is None else _totals(exchange.mitigation, True)
    bonus = bonus_of(exchange, result)
    body = exchange.body
    counted: Counter[_Blow] = Counter()
    for plain, ways in damages.items():
        spend(8 * len(mitigations))
        for mitigation, times in mitigations.items():
            met = apply_mitigation(exchange, plain, bonus, mitigation)
            impact = impact_of(exchange, result, met.mitigated, staggered)
            most = max(body.stability, body.integrity + impact.negates)
            blow = min(met.through, body.integrity), min(impact.total, most), impact.negates
            counted[blow] += ways * times
    return counted


def _tests(body: Body) -> list[tuple[int | None, int]]:
    """Faces of the die against destruction, one of those that hold and one that do not, and how
    many of each there are."""
    if not (body.rolls and body.bulk):
        return [(None, 1)]
    counted: dict[bool, list[int]] = {}
    for face in range(1, body.bulk + 1):
        counted.setdefault(bulk_test(body, face)[1] == "miss", []).append(face)
    return [(faces[0], len(faces)) for faces in counted.values()]


def _ends(exchange: Exchange, result: Result) -> Counter[_End]:
    """Returns the final states of the target with their numbers of ways."""
    ends: Counter[_End] = Counter()
    tests = _tests(exchange.body)
    faces = sum(ways for _, ways in tests)
    for unsteady, ways in _unsteady(exchange, result).items():
        body = body_with_threshold(exchange, unsteady)
        early = body.staggered and not exchange.body.staggered
        for blow, times in _blows(exchange, result, body.staggered).items():
            for face, times_shown in tests if bulk_die_owed(body, *blow) else ((None, faces),):
                harm = apply_harm(body, *blow, face)
                staggers = (harm.staggers or early) and not harm.destroyed
                end = harm.integrity_lost, harm.stability_lost, staggers, harm.destroyed
                ends[end] += ways * times * times_shown
    return ends
