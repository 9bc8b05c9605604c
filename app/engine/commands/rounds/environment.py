"""Effects of the environmental segment, beside falls (FS 6.7).

The program keeps effects, shows them and logs them when they occur. It lets a ceiling come down and
zones harm who is in them; the Handler carries out all others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Any, ClassVar, Final

from msgspec import Meta

from app.engine.commands.combat.action_costs import overheat
from app.engine.commands.combat.harm import take_impact
from app.engine.commands.draft import Draft
from app.engine.commands.map.zone_changes import find_zone
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import Command, command
from app.engine.params import FieldRules, Id, Level, given
from app.engine.refusals import Refusal
from app.engine.rounds.hazards import (
    Lowering,
    acting_zones,
    due_effects,
    energy_after_heat,
    units_in,
)
from app.engine.state.references import unit_ref
from app.engine.state.unit import Unit
from app.engine.state.zones import Zone
from app.engine.visibility.log_lines import PendingLine
from app.rules.field_marks import VISIBLE_PATTERN
from app.rules.frame_state.rounds import Conflict, Effect, Skip
from app.rules.json_types import Doc

#: Limit of the effects of a conflict.
MOST_EFFECTS: Final = 20

EffectText = Annotated[str, Meta(min_length=1, max_length=300, pattern=VISIBLE_PATTERN)]


class AddEffect(Command, frozen=True, kw_only=True):
    """Adds an effect to the environmental segment, known only to the Handler until then.

    Outside a conflict: to that of the next one. Without `lasts` it occurs once.
    """

    text: Annotated[EffectText, Doc("what happens", "A sandstorm rises")]
    lasts: Annotated[bool, Doc("it occurs in every round")] = False
    round: Annotated[
        Annotated[int, Meta(ge=1, le=1000)] | None, Doc("in that round, or from then on")
    ] = None
    ceiling: Annotated[
        Level | None, Doc("the level to which the ceiling of the map comes down then")
    ] = None


class RemoveEffect(Command, frozen=True, kw_only=True):
    """Removes an effect of the environment."""

    effect: Annotated[Id, Doc("id of the effect")]


class SkipEffect(Command, frozen=True, kw_only=True):
    """Leaves an `effect` or a `zone` out of the environmental segment of this round, or what a zone
    would do to a `unit`."""

    FIELD_RULES: ClassVar[FieldRules] = {
        "oneOf": [{**given("effect"), "not": given("unit")}, given("zone")],
        "not": given("effect", "zone"),
    }

    effect: Annotated[Id | None, Doc("id of the effect")] = None
    zone: Annotated[Id | None, Doc("id of the zone")] = None
    unit: Annotated[Id | None, Doc("id of a unit in the zone; by default all")] = None
    skip: Annotated[bool, Doc("false takes it back")] = True


def _running_conflict(draft: Draft) -> Conflict:
    """Returns the scene's conflict. Raises `Refusal("no-conflict")`."""
    conflict = draft.scene.conflict
    if conflict is None:
        raise Refusal("no-conflict")
    return conflict


def set_effects(draft: Draft, effects: Sequence[Effect], *log_lines: PendingLine) -> None:
    """Writes these effects of the conflict, or of the next one, and the log lines."""
    if draft.scene.conflict is None:
        prepare_effects(draft, effects, *log_lines)
        return
    conflict = replace(draft.scene.conflict, effects=tuple(effects))
    draft.emit("environment.set", *log_lines, scene=draft.scene.id, conflict=conflict)


def prepare_effects(draft: Draft, effects: Sequence[Effect], *log_lines: PendingLine) -> None:
    """Writes the effects for the next conflict, and the log lines."""
    draft.emit("environment.prepared", *log_lines, scene=draft.scene.id, effects=list(effects))


def _effects(draft: Draft) -> tuple[Effect, ...]:
    """Returns the effects of the conflict, or of the next one."""
    conflict = draft.scene.conflict
    return draft.scene.prepared if conflict is None else conflict.effects


@command("environment.add", Permission.HANDLER)
def add_effect(draft: Draft, c: AddEffect) -> None:
    effects = _effects(draft)
    if len(effects) >= MOST_EFFECTS:
        raise Refusal("effects-enough", most=MOST_EFFECTS)
    effect = Effect(draft.context.ids(), c.text.strip(), c.lasts, c.round, c.ceiling)
    code, params = "environment.added", {"text": effect.text, "round": effect.round}
    if c.lasts:
        code = "environment.added_lasting"
    elif c.round is not None:
        code = "environment.added_for"
    elif draft.scene.conflict is None:
        code = "environment.added_next"
    set_effects(draft, (*effects, effect), PendingLine(code, params, "turn", "handler"))


@command("environment.remove", Permission.HANDLER)
def remove_effect(draft: Draft, c: RemoveEffect) -> None:
    effects = _effects(draft)
    removed = next((each for each in effects if each.id == c.effect), None)
    if removed is None:
        raise Refusal("no-such-effect", effect=c.effect)
    line = PendingLine("environment.removed", {"text": removed.text}, "turn", "handler")
    set_effects(draft, [each for each in effects if each is not removed], line)


@command("environment.skip", Permission.HANDLER)
def skip_effect(draft: Draft, c: SkipEffect) -> None:
    conflict = _running_conflict(draft)
    if (c.effect is None) == (c.zone is None) or (c.unit is not None and c.zone is None):
        raise Refusal("malformed", what="Expected `effect`, or `zone`", at="$")
    if c.effect is not None and all(each.id != c.effect for each in conflict.effects):
        raise Refusal("no-such-effect", effect=c.effect)
    if c.zone is not None:
        zone = find_zone(draft.scene, c.zone)
        if zone.effect is None:
            raise Refusal("zone-without-effect", name=zone.name)
    if c.unit is not None:
        draft.unit(c.unit)
    skip = Skip(c.effect or c.zone or "", c.unit or "")
    others = tuple(each for each in conflict.skipped if each != skip)
    skipped = (*others, skip) if c.skip else others
    if set(skipped) != set(conflict.skipped):
        draft.emit(
            "environment.set", scene=draft.scene.id, conflict=replace(conflict, skipped=skipped)
        )


def trigger_effects(draft: Draft) -> None:
    """Logs the effects of this environmental segment for everybody, and keeps those that last or
    that are still to come."""
    conflict = _running_conflict(draft)
    due = due_effects(conflict)
    if due:
        lines = [PendingLine("environment.effect", {"text": each.text}, "turn") for each in due]
        set_effects(draft, [e for e in conflict.effects if e.lasts or e not in due], *lines)


def lower_ceiling(draft: Draft, lowering: Lowering | None) -> None:
    """Lets the ceiling come down and presses down the units above it.

    Raises `Refusal("unit-above-ceiling")` where a unit has no room below.
    """
    if lowering is None:
        return
    level, unit = lowering.level, lowering.barred
    if unit is not None:
        data = {"unit": unit.id}
        raise Refusal("unit-above-ceiling", data, unit=unit_ref(unit), level=level)
    for pressed, at in lowering.pressed:
        line = draft.unit_line(pressed, "unit.pressed_down", "fall", level=at.level)
        draft.set_unit("unit.carried", pressed, line, at=at)
    line = PendingLine("ceiling.set", {"level": level}, "system")
    draft.emit("ceiling.set", line, scene=draft.scene.id, ceiling=level)


def harm_in_zones(draft: Draft) -> None:
    """Lets the zones of the scene harm the units in them."""
    for zone in acting_zones(draft.scene):
        for unit in units_in(draft.scene, zone):
            _harm(draft, zone, unit)


def _harm(draft: Draft, zone: Zone, unit: Unit) -> None:
    """Writes what a zone does to a unit. Only Handlers know of a secret zone, so that the line does
    not name it."""
    effect = zone.effect
    assert effect is not None
    params: dict[str, Any] = {"harm": effect.harm, "amount": effect.amount}
    code = "unit.harmed"
    if not zone.secret:
        code, params = "unit.harmed_in_zone", {**params, "zone": zone.name}
    if effect.harm == "heat":
        energy, overheated = energy_after_heat(unit, effect.amount)
        lost = {"set": {"energy": energy}, "was": {"energy": unit.energy}}
        line = draft.unit_line(unit, code, "turn", lost, **params)
        unit = draft.set_unit("unit.struck", unit, line, energy=energy)
        if overheated:
            overheat(draft, unit, "unit.heats_up")
        return
    through, impact = (effect.amount, 0) if effect.harm == "damage" else (0, effect.amount)
    result = take_impact(draft, unit, impact, through)
    pools = [n for n in ("stability", "integrity") if getattr(unit, n) != result.values[n]]
    data = {
        "set": {name: result.values[name] for name in pools},
        "was": {name: getattr(unit, name) for name in pools},
    }
    line = draft.unit_line(unit, code, "turn", data, **params)
    draft.set_unit("unit.struck", unit, line, *result.lines, **result.values)
    if result.draw is not None:
        draft.emit("dice.rolled", stream=result.draw.stream, counter=result.draw.counter)
