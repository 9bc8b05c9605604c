"""Questions about attacks: who can be aimed at, and what would come of it, exactly.

They run on what the asker knows: what is hidden is neither a target nor in an area.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Annotated, Any, Final

from msgspec import Meta

from app.engine.combat.aiming import (
    Designation,
    DesignationForm,
    Shot,
    designation_of,
    new_attack,
    profile_of,
    prop_cells,
    shot_of,
    targets_of,
)
from app.engine.combat.attacks import exchange_for
from app.engine.combat.fighters import fighter_of
from app.engine.commands.combat.action_costs import (
    acting_refusal,
    check_can_act,
    check_not_staggered,
    cost_refusal,
    would_overheat,
)
from app.engine.commands.combat.attacks import check_weapon_use, used_up_refusal
from app.engine.commands.log_lines import cell_ref, unit_ref
from app.engine.params import CellForm, Id
from app.engine.queries.costs import line_pairs, rough_distance
from app.engine.queries.registry import (
    Query,
    QueryContext,
    as_free_action,
    disclosed_unit,
    query,
    viewing_group,
)
from app.engine.refusals import Refusal
from app.engine.state.attack_state import AttackTarget
from app.engine.state.state import STEPS, Scene, Unit
from app.engine.views.attacks import exchange_view
from app.engine.visibility.stat_redaction import Disclosure, disclosure_for, redact_target
from app.rules.frame_state.combat.exchange import effective_reach
from app.rules.frame_state.combat.exchange_model import Exchange
from app.rules.frame_state.combat.model import Profile
from app.rules.geometry.hexes import Cell
from app.rules.geometry.ranges import distance3, nearest_pair

#: Props farther beyond the range than this are not listed: nothing hits them.
FAR: Final = 6
#: Hexes within which what could be aimed at is taken to be looked at closely, for the estimate.
NEAR: Final = 60

#: Steps that are added for targeting.
Steps = Annotated[int, Meta(ge=0, le=STEPS)]


class TargetsQuery(Query, frozen=True, kw_only=True):
    """A weapon of a unit, and how it would be used; `zone`: once it has waited for its turn;
    `free`: as the Handler could let it be used, out of turn and at no cost."""

    unit: Id
    weapon: Id
    homing: bool = False
    prepare: Steps = 0
    zone: bool = False
    free: bool = False


class AimQuery(TargetsQuery, frozen=True, kw_only=True):
    """The same on what is designated; `centre`: of the area of a melee weapon."""

    at: DesignationForm
    centre: CellForm | None = None


def _mark_cost(unit: Unit, cells: Sequence[Cell]) -> int:
    """One thing to aim at: the lines to it, and its odds."""
    if not cells:
        return 0
    away = rough_distance(unit.cells, cells)
    own, its = len(unit.footprint), len(cells)
    return own * its if away > NEAR else 500 + line_pairs(own, its, away)


def _targets_cost(asked: QueryContext, q: TargetsQuery) -> int:
    """Everything on the map that might be aimed at."""
    unit = disclosed_unit(asked, q.unit)
    if unit.at is None:
        return 0
    units = (each.cells for each in asked.scene.units.values())
    props = (prop_cells(prop) for prop in asked.scene.map.props.values())
    return sum(_mark_cost(unit, cells) for cells in (*units, *props))


def _aim_cost(asked: QueryContext, q: AimQuery) -> int:
    """What is aimed at, and who might stand in the area."""
    unit = disclosed_unit(asked, q.unit)
    if unit.at is None:
        return 0
    area = sum(20 + len(each.footprint) for each in asked.scene.units.values())
    props = sum(prop.top - prop.base for prop in asked.scene.map.props.values())
    mark = designation_of(asked.scene, q.at)
    return 20_000 + _mark_cost(unit, mark.cells) + area + props


@query("targets", cost=_targets_cost)
def targets(asked: QueryContext, q: TargetsQuery) -> dict[str, Any]:
    """Everything a weapon could be aimed at: `{"reach", "least", "costs", "available", "reason",
    "warns", "targets": [...]}`.

    Of each target `{"unit", "prop", "distance", "beyond", "sight", "designable", "reason", "mark",
    "modifiers", "odds", "centres"}`: nearest first, numbers only where it can be designated.
    """
    asked = as_free_action(asked) if q.free else asked
    unit, profile = _weapon(asked, q)
    frame = unit.frame
    assert frame is not None
    fighter = fighter_of(asked.state.world, unit)
    reach = effective_reach(fighter, profile, frame.recoil <= 0)
    listed = (
        []
        if unit.at is None
        else [_target(asked, q, unit, profile, m) for m in _marks(asked, unit, reach.value)]
    )
    return {
        "reach": reach.value,
        "least": profile.least_range.value,
        **_use(asked, q, unit, profile),
        "targets": sorted(listed, key=lambda each: each["distance"]),
    }


@query("aim", cost=_aim_cost)
def aim(asked: QueryContext, q: AimQuery) -> dict[str, Any]:
    """What an attack on one designation would be: `{"costs", "available", "reason", "warns",
    "designable", "distance", "beyond", "centre", "centres", "targets": [{"unit", "prop", "mark",
    "modifiers", "exchange", "odds"}]}`, with everybody in its area."""
    asked = as_free_action(asked) if q.free else asked
    unit, profile = _weapon(asked, q)
    check_can_act(unit)
    shot = _shot(asked, unit, profile, designation_of(asked.scene, q.at), q.centre)
    use = _use(asked, q, unit, profile)
    bar = shot.bar
    return {
        **use,
        "available": use["available"] and bar is None,
        "reason": reason_view(bar) or use["reason"],
        "designable": bar is None,
        "distance": shot.distance,
        "beyond": shot.beyond,
        "centre": None if shot.centre is None else cell_ref(shot.centre),
        "centres": [cell_ref(each) for each in shot.choices],
        "targets": _settled(asked, q, unit, shot),
    }


def _weapon(asked: QueryContext, q: TargetsQuery) -> tuple[Unit, Profile]:
    unit = disclosed_unit(asked, q.unit)
    profile = profile_of(asked.state.world, unit, q.weapon)
    return unit, profile


def _use(asked: QueryContext, q: TargetsQuery, unit: Unit, profile: Profile) -> dict[str, Any]:
    """What a use costs, and why it cannot be had now."""
    steps, energy = profile.steps.value + q.prepare, profile.energy.value
    bar: Refusal | None = None
    try:
        check_can_act(unit)
        check_not_staggered(unit)
        check_weapon_use(profile, homing=q.homing, prepare=q.prepare, zone=q.zone)
    except Refusal as refusal:
        bar = refusal
    bar = bar or acting_refusal(asked.state.world, asked.scene, asked.viewer, unit)
    # What was used in an earlier turn is not why it cannot be used before the next one.
    bar = bar or used_up_refusal(asked.scene, unit, profile)
    warns = None
    conflict = asked.scene.conflict
    if bar is None and conflict is not None and conflict.active != unit.id and steps > 1:
        bar = Refusal("one-step-only", unit=unit_ref(unit), need=steps)
    if conflict is not None:
        bar = bar or cost_refusal(unit, steps, energy, anyway=True)
        if bar is None and would_overheat(unit, energy):
            warns = Refusal("would-overheat", unit=unit_ref(unit))
    return {
        "costs": {"steps": steps, "energy": energy, "recoil": profile.recoil.value},
        "available": bar is None,
        "reason": reason_view(bar),
        "warns": reason_view(warns),
    }


def reason_view(refusal: Refusal | None) -> dict[str, Any] | None:
    """Why not: `{"code", "params"}`."""
    if refusal is None:
        return None
    return {"code": refusal.refused.code, "params": dict(refusal.refused.params)}


def _marks(asked: QueryContext, unit: Unit, reach: int) -> Iterator[Designation]:
    for each in asked.scene.units.values():
        if each.can_act and each.id != unit.id:
            yield Designation(each.id, False, each.cells)
    for prop in asked.scene.map.props.values():
        cells = prop_cells(prop)
        if distance3(*nearest_pair(unit.cells, cells)).total <= reach + FAR:
            yield Designation(prop.id, True, cells)


def _shot(
    asked: QueryContext,
    unit: Unit,
    profile: Profile,
    mark: Designation,
    centre: CellForm | None = None,
) -> Shot:
    return shot_of(asked.state.world, asked.scene, unit, profile, mark, centre)


def _target(
    asked: QueryContext, q: TargetsQuery, unit: Unit, profile: Profile, mark: Designation
) -> dict[str, Any]:
    shot = _shot(asked, unit, profile, mark)
    view: dict[str, Any] = {
        "unit": None if mark.prop else mark.id,
        "prop": mark.id if mark.prop else None,
        "distance": shot.distance,
        "beyond": shot.beyond,
        "sight": shot.sight,
        "designable": shot.bar is None,
        "reason": reason_view(shot.bar),
        "mark": None,
        "modifiers": [],
        "odds": None,
        "centres": [cell_ref(each) for each in shot.choices],
    }
    if shot.bar is None:
        only = replace(shot, centre=None)
        for settled in _settled(asked, q, unit, only):
            view |= {name: settled[name] for name in ("mark", "modifiers", "odds")}
    return view


def _settled(asked: QueryContext, q: TargetsQuery, unit: Unit, shot: Shot) -> list[dict[str, Any]]:
    """Everything that an attack would be about, with its numbers."""
    world, scene = asked.state.world, asked.scene
    nothing = not shot.mark.id and shot.centre is None
    if nothing or not _offered(shot.profile, q):
        return []
    found = targets_of(world, scene, unit, shot)
    begun = new_attack("", scene, unit, shot, found)
    attack = replace(begun, homing=q.homing, prepare=q.prepare)
    zone = shot.profile.traits.zone
    if q.zone and zone is not None:
        attack = replace(attack, zone_targeting=zone.bonus, zone_damage=zone.bonus)
    unpaid = 0 if scene.conflict is None else shot.profile.energy.value
    return [
        {
            "unit": None if each.prop else each.id,
            "prop": each.id if each.prop else None,
            **_told(asked, scene, each, exchange_for(world, scene, attack, each, unpaid)),
        }
        for each in found
    ]


def _told(
    asked: QueryContext, scene: Scene, target: AttackTarget, exchange: Exchange
) -> dict[str, Any]:
    """What settles an attack, with what the asker is told of its target's numbers."""
    told: Disclosure = "all"
    if not target.prop:
        told = disclosure_for(asked.state, viewing_group(asked), scene.units[target.id])
    return redact_target(exchange_view(exchange), "all", told)


def _offered(profile: Profile, q: TargetsQuery) -> bool:
    """Whether the weapon has what is asked for; `_use` says so when it has not."""
    traits = profile.traits
    return (not q.homing or traits.homing > 0) and (
        not q.prepare or q.prepare in dict(traits.prepare)
    )
