"""Resolution of an attack on one target, stage by stage (FS C 4.1 to 4.20).

Faces are kept by purpose, so that one roll can count for every target of an area: `next_owed_die`
names the next die to roll, `resolve` returns the outcome.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from app.rules.dice.dice import average
from app.rules.frame_state.combat.exchange_model import Exchange, Result
from app.rules.frame_state.combat.harm import Body, apply_harm, bulk_die_owed
from app.rules.frame_state.combat.model import Condition, InflictedCondition, Roll
from app.rules.frame_state.combat.outcome import (
    Aim,
    Damage,
    Impact,
    MitigationResult,
    Outcome,
    OwedDie,
    Rolled,
)
from app.rules.frame_state.tests import ACE_BONUS, outcome
from app.rules.frame_state.tests import Outcome as TestOutcome

#: purpose -> face
Faces = Mapping[str, int]

#: purposes of which one roll counts for every target of an area (FS C 4.17)
SHARED: Final = frozenset({"targeting", "damage", "direct"})

#: the meaning of a test's outcome for the attacker
_RESULTS: Final[dict[str, dict[TestOutcome, Result]]] = {
    "proactive": {"miss": "miss", "hit": "hit", "critical": "direct"},
    "reactive": {"hit": "miss", "miss": "hit", "fumble": "direct"},
}


# -- step 1 ---------------------------------------------------------------------------------------


def score_roll(roll: Roll, face: int | None, aces: bool = True) -> Rolled:
    """A roll with the face its die shows; a roll without die takes none (FS 3.2)."""
    if not roll.sides or face is None:
        return Rolled(roll, None, 0, False, roll.plus)
    counts = max(face, roll.least)
    ace = aces and face == roll.sides
    return Rolled(roll, face, counts, ace, counts + ACE_BONUS * ace + roll.plus)


def test_purpose(exchange: Exchange) -> str:
    """Returns the purpose of the die of step 1; "" when there is no roll."""
    if exchange.forced or exchange.test is None or not exchange.test.sides:
        return ""
    return "dodge" if exchange.kind == "reactive" else "targeting"


def aim(exchange: Exchange, faces: Faces) -> Aim | None:
    """Step 1, or None while its die is owed (FS C 4.1, 4.2)."""
    if exchange.forced is not None or exchange.test is None:
        return Aim(exchange.forced or "hit", forced=exchange.test is not None)
    purpose = test_purpose(exchange)
    if purpose and purpose not in faces:
        return None
    test = score_roll(exchange.test, faces.get(purpose))
    margin = test.total - exchange.mark.value
    result = _RESULTS[exchange.kind][outcome(exchange.kind, margin)]
    looked = result == "miss" and _second_look(exchange, exchange.test)
    if looked:
        result = "hit"
    exposed = result == "hit" and exchange.exposed
    if exposed:
        result = "direct"
    return Aim(result, test, exchange.mark.value, margin, looked, exposed)


def _second_look(exchange: Exchange, test: Roll) -> bool:
    """Whether another face of the die would have hit (FS C 4.8)."""
    look = exchange.second_look
    return look > 0 and look + test.plus >= exchange.mark.value


# -- step 2 ---------------------------------------------------------------------------------------


def damage_roll(exchange: Exchange, result: Result) -> Roll | None:
    """The damage of that result, None when it does none."""
    return exchange.missed if result == "miss" else exchange.damage


def damage_before_bonus(
    exchange: Exchange, result: Result, base: int, direct: int | None
) -> tuple[int, int, int]:
    """Damage without the bonus (FS C 4.9, 4.14), how much of it plating took from a direct hit and
    how much the least of a hit added; `direct` is None unless it is one."""
    damage_dealt = max(0, base if direct is None else base + direct + exchange.shock)
    guarded = 0 if direct is None else min(damage_dealt, exchange.guard.direct)
    raised = 0 if result == "miss" else max(0, exchange.least - damage_dealt + guarded)
    return damage_dealt - guarded + raised, guarded, raised


def bonus_of(exchange: Exchange, result: Result) -> int:
    """The energy that is added to the damage."""
    return exchange.missed_bonus if result == "miss" else exchange.bonus


def after_ablative(exchange: Exchange, plain: int, bonus: int) -> tuple[int, int, int]:
    """Returns what the target's layer negates, and the damage and bonus left to mitigate.

    Damage is negated first, then the bonus, and of that the firm part never (FS C 4.11, 4.13).
    """
    loose = bonus - min(bonus, exchange.firm)
    negated = min(exchange.ablative, plain + loose)
    off = min(negated, plain)
    return negated, plain - off, loose - (negated - off)


def apply_mitigation(
    exchange: Exchange, plain: int, bonus: int, mitigation: int
) -> MitigationResult:
    """Damage against the layer that negates, then mitigation: the bonus last (FS C 4.10, 4.11)."""
    negated, open_plain, open_bonus = after_ablative(exchange, plain, bonus)
    mitigation = max(0, mitigation)
    mitigated = min(open_plain, mitigation)
    mitigated_bonus = min(open_bonus, mitigation - mitigated)
    through = plain + bonus - negated - mitigated - mitigated_bonus
    more = exchange.more if through > 0 else 0
    return MitigationResult(negated, mitigated, mitigated_bonus, more, through + more)


# -- step 3 ---------------------------------------------------------------------------------------


def impact_of(exchange: Exchange, result: Result, mitigated: int, staggered: bool) -> Impact:
    """Returns the impact of mitigated damage and of shock, and how much of it a staggered target
    negates (FS C 4.16).

    Blast counts mitigated damage a second time against stability only. Without stability the second
    share is 0, because impact would cost integrity then.
    """
    if not exchange.impacts or exchange.body.sturdy:
        return Impact()
    guard = exchange.guard
    doubles = exchange.blast and not staggered and exchange.body.stability > 0
    doubled = mitigated if doubles else 0
    guarded = 0 if staggered else min(mitigated + doubled, guard.impact)
    shock = exchange.shock if result == "direct" else 0
    total = mitigated + doubled - guarded + shock
    return Impact(mitigated, doubled, guarded, shock, total, guard.staggered if staggered else 0)


def body_with_threshold(exchange: Exchange, unsteady: int) -> Body:
    """The target as the damage finds it: one that is unsteady may be staggered already."""
    body = exchange.body
    unsteady = max(unsteady, body.unsteady)
    early = 0 < body.stability <= unsteady
    return replace(body, unsteady=unsteady, staggered=body.staggered or early)


# -- conditions -----------------------------------------------------------------------------------


def conditions_inflicted(
    exchange: Exchange, result: Result
) -> list[tuple[str, InflictedCondition]]:
    """Returns the conditions that a result leaves, each with the purpose of its die."""
    when = "miss" if result == "miss" else "hit"
    found = enumerate(exchange.inflicts)
    return [(f"condition-{i}", inflict) for i, inflict in found if inflict.on == when]


def condition_roller(exchange: Exchange) -> str:
    """Returns who rolls for conditions: the pilot in the attack, "" when it has none (FS C
    4.20)."""
    if exchange.attacker_rolls:
        return exchange.attacker
    return exchange.target if exchange.target_rolls else ""


def build_condition(exchange: Exchange, inflict: InflictedCondition, face: int | None) -> Condition:
    """Returns the inflicted condition. A die that is not rolled shows its AVG."""
    if not inflict.gives:
        return Condition(inflict.condition, inflict.tier, exchange.attacker)
    shows = (average(inflict.sides) if face is None else face) if inflict.sides else 1
    given = inflict.gives[shows - 1]
    ends = given.ends and given.ends.bound(exchange.attacker, exchange.target, exchange.running)
    return replace(given, by=exchange.attacker, ends=ends)


# -- all of it ------------------------------------------------------------------------------------


class _DieMissing(Exception):
    """A die must be rolled before the attack can go on."""

    def __init__(self, purpose: str, sides: int, by: str) -> None:
        super().__init__(purpose)
        self.need = OwedDie(purpose, sides, by, purpose in SHARED)


def next_owed_die(exchange: Exchange, faces: Faces) -> OwedDie | None:
    """Returns the next die to roll, None when the attack can be resolved."""
    try:
        _resolve(exchange, faces)
    except _DieMissing as owed:
        return owed.need
    return None


def resolve(exchange: Exchange, faces: Faces) -> Outcome:
    """Returns the outcome of the attack. Raises ValueError while a die is owed."""
    try:
        return _resolve(exchange, faces)
    except _DieMissing as owed:
        raise ValueError(f"{owed.need.purpose} is to be rolled") from None


def _face(faces: Faces, purpose: str, sides: int, by: str) -> int | None:
    """The face of a die, None when there is no die; `_DieMissing` when it is not rolled yet."""
    if not sides:
        return None
    if purpose not in faces:
        raise _DieMissing(purpose, sides, by)
    return faces[purpose]


def _resolve(exchange: Exchange, faces: Faces) -> Outcome:
    attacker, target = exchange.attacker, exchange.target
    aimed = aim(exchange, faces)
    if aimed is None:
        assert exchange.test is not None
        by = target if exchange.kind == "reactive" else attacker
        raise _DieMissing(test_purpose(exchange), exchange.test.sides, by)
    result = aimed.result
    conditions = []
    for purpose, inflict in conditions_inflicted(exchange, result):
        by = condition_roller(exchange)
        face = _face(faces, purpose, inflict.sides if by else 0, by)
        conditions.append(build_condition(exchange, inflict, face))
    body = body_with_threshold(exchange, max((each.unsteady for each in conditions), default=0))
    staggered = body.staggered
    mitigation: Rolled | None = None
    met, impact = MitigationResult(), Impact()
    damage = _dealt(exchange, result, faces)
    if damage is not None:
        mitigation = _mitigation(exchange, damage, faces)
        held = mitigation.total if mitigation else 0
        met = apply_mitigation(exchange, damage.plain, damage.bonus, held)
        impact = impact_of(exchange, result, met.mitigated, staggered)
    struck = (body, met.through, impact.total, impact.negates)
    bulk = _face(faces, "bulk", bulk_die_owed(*struck), target)
    return Outcome(
        aim=aimed,
        damage=damage,
        mitigation=mitigation,
        met=met,
        impact=impact,
        harm=apply_harm(*struck, bulk),
        staggered_before=staggered,
        early=staggered and not exchange.body.staggered,
        conditions=tuple(conditions),
        harmed=exchange.harmed if damage else None,
        overheats=exchange.overheats,
    )


def damage_dealt(exchange: Exchange, faces: Faces) -> Damage | None:
    """The damage before it meets its target, None while a die of it is owed or when there is none
    (FS C 4.9)."""
    aimed = aim(exchange, faces)
    try:
        return None if aimed is None else _dealt(exchange, aimed.result, faces)
    except _DieMissing:
        return None


def _dealt(exchange: Exchange, result: Result, faces: Faces) -> Damage | None:
    """The damage of a result. `_DieMissing` while a die of it is."""
    roll, attacker = damage_roll(exchange, result), exchange.attacker
    if roll is None:
        return None
    base = score_roll(roll, _face(faces, "damage", roll.sides, attacker), exchange.aces)
    direct: Rolled | None = None
    if result == "direct":
        die = exchange.direct
        direct = score_roll(die, _face(faces, "direct", die.sides, attacker), aces=False)
    return _damage(exchange, result, base, direct)


def _mitigation(exchange: Exchange, damage: Damage, faces: Faces) -> Rolled | None:
    """The target's mitigation, None where there is nothing that it could take off."""
    _, plain, bonus = after_ablative(exchange, damage.plain, damage.bonus)
    if exchange.mitigation is None or plain + bonus == 0:
        return None
    roll = exchange.mitigation
    return score_roll(roll, _face(faces, "mitigate", roll.sides, exchange.target))


def _damage(exchange: Exchange, result: Result, base: Rolled, direct: Rolled | None) -> Damage:
    """Damage before mitigation; `direct` belongs to a direct hit and to nothing else."""
    plain, guarded, raised = damage_before_bonus(
        exchange, result, base.total, direct.total if direct else None
    )
    bonus = bonus_of(exchange, result)
    return Damage(
        base=base,
        direct=direct,
        shock=exchange.shock if direct else 0,
        guarded=guarded,
        raised=raised,
        bonus=bonus,
        firm=min(bonus, exchange.firm),
        total=plain + bonus,
    )
