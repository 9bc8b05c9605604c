"""Writes what harm does to a unit or a prop (FS C 4.10 to 4.20, FS C 5.1 to 5.10)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from app.engine.combat.conditions import condition_fields, condition_ref, with_condition
from app.engine.combat.fighters import fighter_of
from app.engine.commands.combat.conditions import condition_line
from app.engine.commands.combat.unit_rolls import roll_for_unit
from app.engine.commands.dice_draw import Draw
from app.engine.commands.draft import Draft
from app.engine.commands.map.props import prop_line
from app.engine.state.builds import ABLATIVE, ABLATIVE_ROUND, BULK, RECOVERY_ROUND, Frame
from app.engine.state.unit import Unit
from app.engine.visibility.log_lines import LineKind, PendingLine
from app.rules.frame_state.combat import content
from app.rules.frame_state.combat.attack import next_owed_die, resolve
from app.rules.frame_state.combat.exchange import burn_of, strongest
from app.rules.frame_state.combat.harm import (
    BULK_MARK,
    RECOVERY_ENERGY,
    Harm,
    body_of,
    harm_of_fall,
)
from app.rules.frame_state.combat.model import Condition, Roll
from app.rules.frame_state.combat.outcome import Outcome
from app.rules.frame_state.combat.serialize import outcome_document
from app.rules.geometry.terrain import Prop


def harm_fields(unit: Unit, harm: Harm, ablated: bool = False) -> dict[str, Any]:
    """Returns the fields of a unit after this harm, without its conditions.

    `ablated`: an ablative layer was used up.
    """
    values: dict[str, Any] = {"integrity": harm.integrity, "stability": harm.stability}
    spent: dict[str, int] = {}
    if ablated:
        spent |= {ABLATIVE: 1, ABLATIVE_ROUND: 1}
    if harm.spent:
        spent |= {BULK: 1}
    if harm.recovers:
        values["energy"] = unit.energy - RECOVERY_ENERGY
        spent |= {RECOVERY_ROUND: 1}
    if harm.destroyed:
        values |= {"destroyed": True, "movement": None}
    if spent and unit.frame is not None:
        values["frame"] = _with_spent(unit.frame, spent)
    return values


def _with_spent(frame: Frame, spent: dict[str, int]) -> Frame:
    counted = {name: frame.spent.get(name, 0) + count for name, count in spent.items()}
    return replace(frame, spent={**frame.spent, **counted})


def harm_lines(draft: Draft, unit: Unit, harm: Harm, kind: LineKind) -> list[PendingLine]:
    """Returns the lines about what harm leads to: recovery, the test against destruction,
    destruction."""
    lines = []
    if harm.recovers:
        lines.append(draft.unit_line(unit, "unit.recovers", kind))
    if harm.bulk_outcome in ("hit", "critical"):
        lines.append(draft.unit_line(unit, "unit.endures", kind, score=_bulk_score(harm)))
    if harm.destroyed:
        lines.append(draft.unit_line(unit, "unit.destroyed", kind))
    return lines


def _bulk_score(harm: Harm) -> int:
    assert harm.bulk is not None
    return harm.bulk.score


@dataclass(frozen=True, slots=True)
class ImpactResult:
    """What an impact leads to: fields of the unit, log lines, and the dice drawn."""

    values: dict[str, Any]
    lines: list[PendingLine]
    draw: Draw | None = None


def take_impact(draft: Draft, unit: Unit, impact: int, through: int = 0) -> ImpactResult:
    """Returns what the impact of a fall does (FS 7.8), or the environment with `through` damage.

    A pilot's test against destruction is rolled at once (FS C 5.8).
    """
    body = body_of(fighter_of(draft.state.world, unit))
    log_lines: list[PendingLine] = []
    draw: Draw | None = None

    def roll(sides: int) -> int:
        nonlocal draw
        rolled = roll_for_unit(draft, unit, Roll(sides, plus=body.bulk_bonus), mark=BULK_MARK)
        draw = rolled.draw
        assert draw is not None
        said = {"score": rolled.score, "held": rolled.success}
        line = draft.unit_line(unit, "unit.bulk", "roll", rolled.data, **said)
        log_lines.extend(draw.attach_proofs([line]))
        return draw.drawn[0][1]

    harm = harm_of_fall(body, impact, roll, through)
    log_lines += harm_lines(draft, unit, harm, "fall")
    if harm.staggers:
        log_lines.append(draft.unit_line(unit, "unit.staggered", "fall"))
    return ImpactResult(harm_fields(unit, harm), log_lines, draw)


def take_fire_damage(draft: Draft, unit: Unit) -> None:
    """Applies the damage of the strongest fire on a unit at the start of its turn (FS C 4.21,
    FS C 4.34)."""
    place = strongest(unit.conditions, lambda condition: condition.burn)
    if place is None or not unit.can_act:
        return
    condition = unit.conditions[place]
    by = draft.scene.units.get(condition.by)
    kind = content.CONDITIONS.get(condition.kind)
    exchange = burn_of(
        fighter_of(draft.state.world, unit),
        condition,
        "" if kind is None else kind.damage,
        rolled=by is not None and by.disposition == "pilot",
    )
    draw = Draw(draft, "secret" if draft.secret(unit) else "public")
    faces: dict[str, int] = {}
    dice: list[dict[str, Any]] = []
    while owed := next_owed_die(exchange, faces):
        face = faces[owed.purpose] = draw.die(owed.sides)
        die = {"sides": owed.sides, "faces": [face], "face": face, "kept": True}
        ace = owed.purpose != "damage" and face == owed.sides
        dice.append({**die, "ace": ace, "purpose": owed.purpose})
    outcome = resolve(exchange, faces)
    assert outcome.damage is not None
    data: dict[str, Any] = {"outcome": outcome_document(outcome)}
    if dice:
        data |= {"kind": "score", "dice": dice, "score": outcome.damage.total}
        data["ace"] = any(die["ace"] for die in dice)
    line = draft.unit_line(
        unit, "unit.burns", "roll", data, condition=condition_ref(condition),
        damage=outcome.damage.total, lost=outcome.harm.integrity_lost,
    )  # fmt: skip
    apply_outcome(draft, unit, outcome, *draw.attach_proofs([line]))
    if dice:
        draft.emit("dice.rolled", stream=draw.stream, counter=draw.counter)


def apply_outcome(draft: Draft, unit: Unit, outcome: Outcome, *log_lines: PendingLine) -> Unit:
    """Writes what an attack did to a unit, with its lines. Returns the unit as it is now."""
    harm = outcome.harm
    values = harm_fields(unit, harm, outcome.ablated)
    left = _after_condition_use(unit, outcome.harmed)
    gained = () if harm.destroyed else outcome.conditions
    for condition in gained:
        left = with_condition(left, condition)
    if left != unit.conditions:
        values |= condition_fields(replace(unit, stability=harm.stability), left)
    lines = [*log_lines]
    if outcome.ablated:
        lines.append(draft.unit_line(unit, "unit.ablates", "turn", negated=outcome.met.negated))
    lines += harm_lines(draft, unit, harm, "turn")
    if outcome.staggers:
        lines.append(draft.unit_line(unit, "unit.staggered", "turn"))
    lines += [condition_line(draft, unit, "condition.begun", condition) for condition in gained]
    return draft.set_unit("unit.struck", unit, *lines, **values)


def _after_condition_use(unit: Unit, place: int | None) -> tuple[Condition, ...]:
    """Returns the unit's conditions after the one at `place` is used once (FS C 4.33)."""
    if place is None:
        return unit.conditions
    used = unit.conditions[place]
    left = (replace(used, uses=used.uses - 1),) if used.uses > 1 else ()
    return (*unit.conditions[:place], *left, *unit.conditions[place + 1 :])


def apply_outcome_to_prop(
    draft: Draft, prop: Prop, outcome: Outcome, *log_lines: PendingLine
) -> None:
    """Writes what an attack did to a prop: nothing, a loss of integrity, or destruction
    (FS C 5.10)."""
    harm, scene = outcome.harm, draft.scene
    lost = {"loss": harm.integrity_lost, "left": harm.integrity}
    if harm.destroyed:
        line = prop_line(scene, "prop.destroyed", prop, **lost)
        draft.emit("prop.destroyed", *log_lines, line, scene=scene.id, prop=prop.id)
        return
    if not harm.integrity_lost:
        draft.emit("said", *log_lines)
        return
    changed = replace(prop, integrity=harm.integrity)
    line = prop_line(scene, "prop.damaged", prop, **lost)
    draft.emit("prop.damaged", *log_lines, line, scene=scene.id, prop=changed)
