"""What harm does to a unit or a prop, and what follows (frame-state-combat 4.3 and 5)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from app.engine.combat.conditions import condition_fields, condition_ref, with_condition
from app.engine.combat.fighters import fighter_of
from app.engine.commands.combat.conditions import condition_line
from app.engine.commands.combat.unit_rolls import roll_for_unit
from app.engine.commands.dice_draw import Draw
from app.engine.commands.draft import Draft, PendingLine
from app.engine.commands.map.props import prop_line
from app.engine.state.builds import ABLATIVE, ABLATIVE_ROUND, BULK, RECOVERY_ROUND, Frame
from app.engine.state.state import Unit
from app.rules.frame_state.combat import content
from app.rules.frame_state.combat.attack import need, resolve
from app.rules.frame_state.combat.exchange import burn_of, strongest
from app.rules.frame_state.combat.harm import (
    BULK_MARK,
    RECOVERY_ENERGY,
    Harm,
    body_of,
    bulk_need,
    hurt,
)
from app.rules.frame_state.combat.model import Condition, Roll
from app.rules.frame_state.combat.outcome import Outcome
from app.rules.frame_state.combat.serialize import outcome_shown
from app.rules.geometry.terrain import Prop


def harm_fields(unit: Unit, harm: Harm, ablated: bool = False) -> dict[str, Any]:
    """The fields of a unit that has taken this, but for its conditions."""
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


def harm_lines(draft: Draft, unit: Unit, harm: Harm, kind: str) -> list[PendingLine]:
    """What the log says of what harm led to."""
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
    """What an impact leads to: fields of the unit, what is told of it, the dice it took."""

    values: dict[str, Any]
    said: list[PendingLine]
    draw: Draw | None = None


def take_impact(draft: Draft, unit: Unit, impact: int) -> ImpactResult:
    """An impact without damage, as of a fall (frame-state 7); a pilot's test against destruction is
    rolled at once."""
    body = body_of(fighter_of(draft.state.world, unit))
    sides = bulk_need(body, impact=impact)
    said: list[PendingLine] = []
    draw: Draw | None = None
    face: int | None = None
    if sides:
        thrown = roll_for_unit(draft, unit, Roll(sides, plus=body.bulk_bonus), mark=BULK_MARK)
        draw = thrown.draw
        assert draw is not None
        face = draw.drawn[0][1]
        line = draft.unit_line(unit, "unit.bulk", "roll", thrown.data, score=thrown.score)
        said = draw.attach_proofs([line])
    harm = hurt(body, impact=impact, bulk=face)
    said += harm_lines(draft, unit, harm, "fall")
    if harm.staggers:
        said.append(draft.unit_line(unit, "unit.staggered", "fall"))
    return ImpactResult(harm_fields(unit, harm), said, draw)


def take_fire_damage(draft: Draft, unit: Unit) -> None:
    """The worst of the fires on a unit does its damage, as its turn starts (2.1, R14)."""
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
    while owed := need(exchange, faces):
        face = faces[owed.purpose] = draw.die(owed.sides)
        die = {"sides": owed.sides, "faces": [face], "face": face, "kept": True}
        ace = owed.purpose != "damage" and face == owed.sides
        dice.append({**die, "ace": ace, "purpose": owed.purpose})
    outcome = resolve(exchange, faces)
    assert outcome.damage is not None
    data: dict[str, Any] = {"outcome": outcome_shown(outcome)}
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


def apply_outcome(draft: Draft, unit: Unit, outcome: Outcome, *said: PendingLine) -> Unit:
    """Write what an attack did to a unit, with its lines; the unit as it is now."""
    harm = outcome.harm
    values = harm_fields(unit, harm, outcome.ablated)
    left = _after_condition_use(unit, outcome.harmed)
    gained = () if harm.destroyed else outcome.conditions
    for condition in gained:
        left = with_condition(left, condition)
    if left != unit.conditions:
        values |= condition_fields(replace(unit, stability=harm.stability), left)
    lines = [*said]
    if outcome.ablated:
        lines.append(draft.unit_line(unit, "unit.ablates", "turn", negated=outcome.met.negated))
    lines += harm_lines(draft, unit, harm, "turn")
    if outcome.staggers:
        lines.append(draft.unit_line(unit, "unit.staggered", "turn"))
    lines += [condition_line(draft, unit, "condition.begun", condition) for condition in gained]
    return draft.set_unit("unit.struck", unit, *lines, **values)


def _after_condition_use(unit: Unit, place: int | None) -> tuple[Condition, ...]:
    """Its conditions when the one at that place has been used once more."""
    if place is None:
        return unit.conditions
    used = unit.conditions[place]
    left = (replace(used, uses=used.uses - 1),) if used.uses > 1 else ()
    return (*unit.conditions[:place], *left, *unit.conditions[place + 1 :])


def apply_outcome_to_prop(draft: Draft, prop: Prop, outcome: Outcome, *said: PendingLine) -> None:
    """Write what an attack did to a prop: nothing, less integrity, or it is gone."""
    harm, scene = outcome.harm, draft.scene
    lost = {"loss": harm.integrity_lost, "left": harm.integrity}
    if harm.destroyed:
        line = prop_line(scene, "prop.destroyed", prop, **lost)
        draft.emit("prop.destroyed", *said, line, scene=scene.id, prop=prop.id)
        return
    if not harm.integrity_lost:
        draft.emit("said", *said)
        return
    changed = replace(prop, integrity=harm.integrity)
    line = prop_line(scene, "prop.damaged", prop, **lost)
    draft.emit("prop.damaged", *said, line, scene=scene.id, prop=changed)
