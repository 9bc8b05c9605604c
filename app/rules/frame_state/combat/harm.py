"""Harm: the effects of damage and impact on a unit or prop, and regained stability (FS C 5.1 to
5.4).

Pools never go below 0; the excess is lost (FS C 1.5). Attacks, falls and fires use this module.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from app.rules.dice.dice import average
from app.rules.frame_state.combat.model import Condition, Fighter
from app.rules.frame_state.tests import Die, Outcome, Score, outcome, score

#: mark of the test against destruction (FS C 4.19)
BULK_MARK: Final = 5
#: stability at which a staggered unit stands again, its maximum if that is lower (FS C 5.2)
STEADY: Final = 9
#: the energy that prevents stagger, and the stability of the unit afterwards (FS C 5.3)
RECOVERY_ENERGY: Final = 1
RECOVERED: Final = 1


@dataclass(frozen=True, slots=True)
class Body:
    """The state of a unit or prop that harm changes. `bulk`: sides of its die against destruction,
    0 none.

    `unsteady`: it is staggered at that much stability already. `rolls`: a pilot rolls its die.
    `sturdy` and `recovers` as of a `Fighter`.
    """

    integrity: int
    stability: int = 0
    staggered: bool = False
    sturdy: bool = False
    unsteady: int = 0
    recovers: bool = False
    rolls: bool = False
    bulk: int = 0
    bulk_bonus: int = 0


@dataclass(frozen=True, slots=True)
class Harm:
    """The result of harm to a `Body`: losses, remaining pools and new states.

    `recovers`: it paid an energy instead of staggering. `bulk`: its test against destruction, and
    how that went; `spent`: it may not be tested again before a repair.
    """

    integrity_lost: int
    stability_lost: int
    integrity: int
    stability: int
    staggers: bool = False
    recovers: bool = False
    destroyed: bool = False
    bulk: Score | None = None
    bulk_outcome: Outcome | None = None

    @property
    def spent(self) -> bool:
        """The test held it at 1 and cannot be made again before a repair."""
        return self.bulk_outcome == "hit"


def stagger_threshold(conditions: Iterable[Condition]) -> int:
    """Returns the stability at which a unit with these conditions staggers: 0 unless a condition
    raises it."""
    return max((condition.unsteady for condition in conditions), default=0)


def body_of(fighter: Fighter) -> Body:
    """The body of a unit or prop as it is now."""
    numbers = fighter.numbers
    return Body(
        integrity=fighter.integrity,
        stability=fighter.stability,
        staggered=fighter.staggered,
        sturdy=fighter.sturdy,
        unsteady=stagger_threshold(fighter.conditions),
        recovers=fighter.recovers,
        rolls=fighter.rolls,
        bulk=numbers.bulk if fighter.endures else 0,
        bulk_bonus=numbers.bulk_bonus,
    )


def can_recover(
    tier: int, energy: int, *, ordered: bool = True, overheated: bool = False, used: bool = False
) -> bool:
    """Whether a unit pays to continue at stability 0 (FS C 5.3).

    System Recovery II allows it once a round (`used`: done in this round), III without limit. The
    unit needs the energy and the standing order.
    """
    able = energy >= RECOVERY_ENERGY and not overheated and (tier > 2 or not used)
    return ordered and tier > 1 and able


def regain_stability(
    stability: int, maximum: int, staggered: bool, amount: int, unsteady: int = 0
) -> tuple[int, bool]:
    """Returns the stability, and whether the unit is still staggered, after it regains `amount` (FS
    C 5.2, 5.24).

    It stands again at 9, or at its maximum if that is lower, but not at or below `unsteady`.
    """
    after = min(maximum, stability + amount)
    stands = after >= min(STEADY, maximum) and (after > unsteady or maximum == 0)
    return after, staggered and not stands


def _left(body: Body, through: int, impact: int, negates: int) -> tuple[int, int]:
    """Returns integrity before any test, and stability, after damage and impact (FS C 5.1).

    Impact costs integrity when the target is staggered or has no stability.
    """
    if body.sturdy:
        impact = 0
    if body.stability > 0 and not body.staggered:
        return max(0, body.integrity - through), max(0, body.stability - impact)
    hard = max(0, impact - negates) if body.staggered else impact
    return max(0, body.integrity - through - hard), body.stability


def bulk_die_owed(body: Body, through: int = 0, impact: int = 0, negates: int = 0) -> int:
    """Returns the sides of the die that the pilot must roll against destruction; 0 for none."""
    integrity, _ = _left(body, through, impact, negates)
    return body.bulk if body.rolls and integrity == 0 < body.integrity else 0


def bulk_test(body: Body, face: int | None) -> tuple[Score, Outcome]:
    """The test against destruction: rolled by a pilot, AVG otherwise, mark 5, proactive (FS C
    4.19)."""
    dice, fixed = ((), average(body.bulk)) if face is None else ((Die(body.bulk, face),), 0)
    tested = score(dice, (fixed, body.bulk_bonus))
    return tested, outcome("proactive", tested.score - BULK_MARK)


def apply_harm(
    body: Body, through: int = 0, impact: int = 0, negates: int = 0, bulk: int | None = None
) -> Harm:
    """`through` damage and `impact` at once, of which a staggered one negates `negates` (FS C 4.16,
    5.1).

    `bulk`: the face of the die against destruction. Raises ValueError when `bulk_die_owed` says
    that one is owed and there is none.
    """
    integrity, stability = _left(body, through, impact, negates)
    tested: Score | None = None
    held: Outcome | None = None
    if integrity == 0 < body.integrity and body.bulk:
        if body.rolls and bulk is None:
            raise ValueError("bulk is to be rolled")
        tested, held = bulk_test(body, bulk if body.rolls else None)
        integrity = 0 if held == "miss" else 1
    lost = body.stability - stability
    destroyed = integrity == 0 < body.integrity
    down = lost > 0 and stability <= body.unsteady and not destroyed
    back = down and body.recovers and body.unsteady == 0
    return Harm(
        integrity_lost=body.integrity - integrity,
        stability_lost=lost,
        integrity=integrity,
        stability=RECOVERED if back else stability,
        staggers=down and not back,
        recovers=back,
        destroyed=destroyed,
        bulk=tested,
        bulk_outcome=held,
    )


def harm_of_fall(body: Body, impact: int, roll: Callable[[int], int], through: int = 0) -> Harm:
    """Returns the harm of a fall's impact (FS 7.8), or of the environment with `through` damage.
    Plating does not count (FS C 5.1).

    When a pilot must test against destruction (FS C 5.8), `roll` gives the face of that die from
    its sides.
    """
    sides = bulk_die_owed(body, through, impact)
    return apply_harm(body, through, impact, bulk=roll(sides) if sides else None)
