"""Outcome of an attack: every number of it, for the log (FS C 4)."""

from __future__ import annotations

from dataclasses import dataclass

from app.rules.frame_state.combat.exchange_model import Result
from app.rules.frame_state.combat.harm import Harm
from app.rules.frame_state.combat.model import Condition, Roll


@dataclass(frozen=True, slots=True)
class OwedDie:
    """A die that must be rolled next. `purpose`: "targeting" or "dodge", "condition-N" (which of
    N-th of the conditions), "damage", "direct", "mitigate", "bulk". `by`: the fighter whose player
    rolls it."""

    purpose: str
    sides: int
    by: str
    shared: bool


@dataclass(frozen=True, slots=True)
class Rolled:
    """A roll and its result: `counts` is the die as it counts (0 without one), `total` that
    with the ace's 2 and all that is added."""

    roll: Roll
    face: int | None
    counts: int
    ace: bool
    total: int


@dataclass(frozen=True, slots=True)
class Aim:
    """Step 1: `test` against `mark` (None where the Handler said how it ends, or nothing is aimed).

    `looked`: a miss that the second look made a hit. `exposed`: a hit that is a direct one because
    the target is staggered.
    """

    result: Result
    test: Rolled | None = None
    mark: int = 0
    margin: int = 0
    looked: bool = False
    exposed: bool = False
    forced: bool = False


@dataclass(frozen=True, slots=True)
class Damage:
    """Step 2 before mitigation: `total` = base + direct + shock (together at least 0) - `guarded`
    (plating against direct hits) + `raised` (to the least of a hit) + bonus. `firm` of the bonus
    nothing takes off."""

    base: Rolled
    direct: Rolled | None = None
    shock: int = 0
    guarded: int = 0
    raised: int = 0
    bonus: int = 0
    firm: int = 0
    total: int = 0

    @property
    def plain(self) -> int:
        """Damage without the bonus, which mitigation reduces first."""
        return self.total - self.bonus


@dataclass(frozen=True, slots=True)
class MitigationResult:
    """Step 2: damage negated, mitigated (of the damage, of the bonus), and what gets through.

    `more`: what is added to that because some did.
    """

    negated: int = 0
    mitigated: int = 0
    mitigated_bonus: int = 0
    more: int = 0
    through: int = 0


@dataclass(frozen=True, slots=True)
class Impact:
    """Step 3: `total` = mitigated damage + `doubled` - `guarded` + `shock`; of what a staggered
    one takes of it `negates` is left out."""

    mitigated: int = 0
    doubled: int = 0
    guarded: int = 0
    shock: int = 0
    total: int = 0
    negates: int = 0


@dataclass(frozen=True, slots=True)
class Outcome:
    """The whole result of an attack on one target. `damage` and `mitigation` are None where there
    was none.

    `staggered_before`: it took the damage as a staggered one, `early` because a condition of this
    very attack made it so. `conditions` are those it leaves, `harmed` the place of the target's
    condition that this used once; `ablated`: a layer is used up.
    """

    aim: Aim
    damage: Damage | None
    mitigation: Rolled | None
    met: MitigationResult
    impact: Impact
    harm: Harm
    staggered_before: bool
    early: bool
    conditions: tuple[Condition, ...]
    harmed: int | None
    overheats: bool

    @property
    def result(self) -> Result:
        """Miss, hit or direct hit."""
        return self.aim.result

    @property
    def ablated(self) -> bool:
        """A layer has negated something."""
        return self.met.negated > 0

    @property
    def staggers(self) -> bool:
        """It staggers by this attack and lives."""
        return (self.harm.staggers or self.early) and not self.harm.destroyed
