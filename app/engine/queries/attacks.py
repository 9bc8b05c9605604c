"""The queries `targets` and `aim`: what can be attacked, and with which exact odds (FS C 4.36).

They are answered from what the sender knows: hidden units and props are neither targets nor in an
area (FS C 4.32).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Annotated, Final

from msgspec import Meta
from typing_extensions import TypedDict

from app.engine.combat.acting import (
    acting_refusal,
    check_can_act,
    check_not_staggered,
    check_weapon_use,
    cost_refusal,
    used_up_refusal,
    would_overheat,
)
from app.engine.combat.aiming import (
    Designation,
    DesignationForm,
    Shot,
    designation_of,
    new_attack,
    profile_of,
    shot_of,
    targets_of,
)
from app.engine.combat.attacks import exchange_for
from app.engine.combat.fighters import fighter_of
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
from app.engine.queries.vain_actions import vain_shot
from app.engine.refusals import BarView, Refusal, bar_view
from app.engine.state.attack_state import AttackTarget
from app.engine.state.documents import CellDocument, cell_document
from app.engine.state.references import unit_ref
from app.engine.state.scene import Scene
from app.engine.state.unit import STEPS, Unit
from app.engine.views.attacks import ExchangeView, exchange_view
from app.engine.visibility.stat_redaction import Disclosure, disclosure_for, redact_target
from app.rules.frame_state.combat.exchange import effective_reach
from app.rules.frame_state.combat.exchange_model import Exchange
from app.rules.frame_state.combat.model import Number, Part, WeaponProfile
from app.rules.frame_state.combat.odds import OddsDocument
from app.rules.geometry.hexes import Cell
from app.rules.geometry.ranges import distance3, nearest_pair
from app.rules.json_types import Doc, JsonForm, SchemaName

#: Props that are further beyond the range than this, in hexes, are not listed.
FAR: Final = 6
#: Distance in hexes up to which the estimate counts lines and odds of a target.
NEAR: Final = 60

#: Steps spent on targeting.
Steps = Annotated[int, Meta(ge=0, le=STEPS)]


class TargetsQuery(Query, frozen=True, kw_only=True):
    """A weapon of a unit and how it would be used."""

    unit: Id
    weapon: Annotated[Id, Doc("id of the weapon in the build", "w1")]
    homing: Annotated[bool, Doc("use the weapon's own die")] = False
    prepare: Annotated[Steps, Doc("further steps for targeting")] = 0
    zone: Annotated[bool, Doc("with the bonus of having waited for its zone")] = False
    free: Annotated[bool, Doc("as an action that the Handler grants")] = False


class AimQuery(TargetsQuery, frozen=True, kw_only=True):
    """The use of a weapon on one designation."""

    at: Annotated[DesignationForm, Doc("what it aims at")]
    centre: Annotated[CellForm | None, Doc("the centre of the area of a melee weapon")] = None


class UseCosts(TypedDict):
    """What a use of a weapon costs."""

    steps: Annotated[int, Doc("steps of this use")]
    energy: Annotated[int, Doc("energy of this use")]
    recoil: Annotated[int, Doc("recoil of this use")]


#: `aim` can have every reason that `targets` has.
Reason = Annotated[BarView, SchemaName("AimReason")]


class WeaponUse(TypedDict):
    """The use of a weapon: its cost, and why it is not possible now."""

    costs: UseCosts
    available: Annotated[bool, Doc("the weapon can be used now")]
    reason: Annotated[Reason | None, Doc("why it cannot be used now")]
    warns: Annotated[Reason | None, Doc("it can be used, with this result")]


class AimedTarget(ExchangeView):
    """One target of an attack on a designation."""

    unit: str | None
    prop: str | None


class TargetView(TypedDict):
    """Something that a weapon could be aimed at; with numbers where it can be designated."""

    unit: str | None
    prop: str | None
    distance: Annotated[int, Doc("distance in hexes")]
    beyond: Annotated[int, Doc("hexes beyond the range")]
    sight: Annotated[bool, Doc("it is in sight")]
    designable: Annotated[bool, Doc("it can be designated")]
    reason: Annotated[Reason | None, Doc("why it cannot be designated")]
    of_no_use: Annotated[
        Reason | None, Doc("it can be designated, but no roll would hit it; no flag is needed")
    ]
    mark: Annotated[JsonForm[Number] | None, Doc("what the roll is compared with; null: not told")]
    modifiers: Annotated[list[JsonForm[Part]], Doc("summands of the mark")]
    odds: Annotated[OddsDocument | None, Doc("the odds; null: not told")]
    centres: Annotated[list[CellDocument], Doc("of the area of a melee weapon")]


class TargetsAnswer(WeaponUse):
    """What a weapon could be aimed at, the nearest first."""

    reach: Annotated[int, Doc("range in hexes")]
    least: Annotated[int, Doc("nearest target in hexes")]
    targets: Annotated[list[TargetView], Doc("possible targets, the nearest first")]


class AimAnswer(WeaponUse):
    """What an attack on one designation would be, with everything in its area."""

    designable: Annotated[bool, Doc("it can be designated")]
    of_no_use: Annotated[
        Reason | None,
        Doc("it can be designated, but no roll would hit any of `targets`; no flag is needed"),
    ]
    distance: Annotated[int, Doc("distance in hexes")]
    beyond: Annotated[int, Doc("hexes beyond the range")]
    centre: Annotated[
        CellDocument | None, Doc("the centre of the area of a melee weapon; null: none")
    ]
    centres: Annotated[list[CellDocument], Doc("the possible centres of that area")]
    targets: Annotated[list[AimedTarget], Doc("all that it would hit")]


def _designation_cost(unit: Unit, cells: Sequence[Cell]) -> int:
    """Estimates one possible target: the lines to it, and its odds."""
    if not cells:
        return 0
    away = rough_distance(unit.cells, cells)
    own, its = len(unit.footprint), len(cells)
    return own * its if away > NEAR else 500 + line_pairs(own, its, away)


def _targets_cost(context: QueryContext, q: TargetsQuery) -> int:
    """Estimates everything on the map that might be a target."""
    unit = disclosed_unit(context, q.unit)
    if unit.at is None:
        return 0
    units = (each.cells for each in context.scene.units.values())
    props = (prop.cells for prop in context.scene.map.props.values())
    return sum(_designation_cost(unit, cells) for cells in (*units, *props))


def _aim_cost(context: QueryContext, q: AimQuery) -> int:
    """Estimates the target, and everything that might be in the area."""
    unit = disclosed_unit(context, q.unit)
    if unit.at is None:
        return 0
    area = sum(20 + len(each.footprint) for each in context.scene.units.values())
    props = sum(len(prop.hexes) * prop.height for prop in context.scene.map.props.values())
    designation = designation_of(context.scene, q.at)
    return 20_000 + _designation_cost(unit, designation.cells) + area + props


@query("targets", cost=_targets_cost)
def targets(context: QueryContext, q: TargetsQuery) -> TargetsAnswer:
    """Lists everything that a weapon could be aimed at, the nearest first (FS C 4.36).

    Each target has its distance in hexes. One that can be designated also has the mark, the
    modifiers and the exact odds of the attack; another one has in `reason` why it cannot be. The
    `reason` of the answer says why the weapon cannot be used now at all.
    """
    context = as_free_action(context) if q.free else context
    unit, profile = _unit_and_profile(context, q)
    reach = reach_of_weapon(context, unit, profile)
    return targets_among(context, q, _possible_designations(context, unit, reach))


def reach_of_weapon(context: QueryContext, unit: Unit, profile: WeaponProfile) -> int:
    """Returns the range of a weapon as the unit is now, in hexes."""
    assert unit.frame is not None
    fighter = fighter_of(context.state.world, unit)
    return effective_reach(fighter, profile, unit.frame.recoil <= 0).value


def targets_among(
    context: QueryContext, q: TargetsQuery, designations: Iterable[Designation]
) -> TargetsAnswer:
    """Returns these things as targets of a weapon, nearest first."""
    unit, profile = _unit_and_profile(context, q)
    listed = [] if unit.at is None else designations
    views = [_target_view(context, q, unit, profile, each) for each in listed]
    return {
        "reach": reach_of_weapon(context, unit, profile),
        "least": profile.least_range.value,
        **_use_view(context, q, unit, profile),
        "targets": sorted(views, key=lambda each: each["distance"]),
    }


@query("aim", cost=_aim_cost)
def aim(context: QueryContext, q: AimQuery) -> AimAnswer:
    """Calculates an attack on one designation: its cost, and the exact odds for each target.

    `targets` has everything in the area of the attack. `reason` says why it cannot be made now; the
    numbers are there all the same.
    """
    context = as_free_action(context) if q.free else context
    unit, profile = _unit_and_profile(context, q)
    check_can_act(unit)
    shot = _shot(context, unit, profile, designation_of(context.scene, q.at), q.centre)
    use = _use_view(context, q, unit, profile)
    refusal = shot.refusal
    targets = _exchange_views(context, q, unit, shot)
    vain = vain_shot(profile, [each["odds"] for each in targets]) if refusal is None else None
    return {
        **use,
        "available": use["available"] and refusal is None,
        "reason": bar_view(refusal) or use["reason"],
        "designable": refusal is None,
        "of_no_use": bar_view(vain),
        "distance": shot.distance,
        "beyond": shot.beyond,
        "centre": None if shot.centre is None else cell_document(shot.centre),
        "centres": [cell_document(each) for each in shot.centres],
        "targets": targets,
    }


def _unit_and_profile(context: QueryContext, q: TargetsQuery) -> tuple[Unit, WeaponProfile]:
    unit = disclosed_unit(context, q.unit)
    profile = profile_of(context.state.world, unit, q.weapon)
    return unit, profile


def _use_view(
    context: QueryContext, q: TargetsQuery, unit: Unit, profile: WeaponProfile
) -> WeaponUse:
    """Returns the cost of using the weapon, and why it cannot be used now."""
    steps, energy = profile.steps.value + q.prepare, profile.energy.value
    refusal: Refusal | None = None
    try:
        check_can_act(unit)
        check_not_staggered(unit)
        check_weapon_use(profile, homing=q.homing, prepare=q.prepare, zone=q.zone)
    except Refusal as error:
        refusal = error
    refusal = refusal or acting_refusal(context.state.world, context.scene, context.viewer, unit)
    # What was used in an earlier turn is not why it cannot be used before the next one.
    refusal = refusal or used_up_refusal(context.scene, unit, profile)
    warning = None
    conflict = context.scene.conflict
    if refusal is None and conflict is not None and conflict.active != unit.id and steps > 1:
        refusal = Refusal("one-step-only", unit=unit_ref(unit), need=steps)
    if conflict is not None:
        refusal = refusal or cost_refusal(unit, steps, energy, anyway=True)
        if refusal is None and would_overheat(unit, energy):
            warning = Refusal("would-overheat", unit=unit_ref(unit))
    return {
        "costs": {"steps": steps, "energy": energy, "recoil": profile.recoil.value},
        "available": refusal is None,
        "reason": bar_view(refusal),
        "warns": bar_view(warning),
    }


def _possible_designations(context: QueryContext, unit: Unit, reach: int) -> Iterator[Designation]:
    for each in context.scene.units.values():
        if each.can_act and each.id != unit.id:
            yield Designation(each.id, False, each.cells)
    for prop in context.scene.map.props.values():
        cells = prop.cells
        if distance3(*nearest_pair(unit.cells, cells)).total <= reach + FAR:
            yield Designation(prop.id, True, cells)


def _shot(
    context: QueryContext,
    unit: Unit,
    profile: WeaponProfile,
    designation: Designation,
    centre: CellForm | None = None,
) -> Shot:
    return shot_of(context.state.world, context.scene, unit, profile, designation, centre)


def _target_view(
    context: QueryContext,
    q: TargetsQuery,
    unit: Unit,
    profile: WeaponProfile,
    designation: Designation,
) -> TargetView:
    shot = _shot(context, unit, profile, designation)
    view: TargetView = {
        "unit": None if designation.is_prop else designation.id,
        "prop": designation.id if designation.is_prop else None,
        "distance": shot.distance,
        "beyond": shot.beyond,
        "sight": shot.visible,
        "designable": shot.refusal is None,
        "reason": bar_view(shot.refusal),
        "of_no_use": None,
        "mark": None,
        "modifiers": [],
        "odds": None,
        "centres": [cell_document(each) for each in shot.centres],
    }
    if shot.refusal is None:
        only = replace(shot, centre=None)
        for settled in _exchange_views(context, q, unit, only):
            view["mark"], view["modifiers"] = settled["mark"], settled["modifiers"]
            view["odds"] = settled["odds"]
            view["of_no_use"] = bar_view(vain_shot(profile, [settled["odds"]]))
    return view


def _exchange_views(
    context: QueryContext, q: TargetsQuery, unit: Unit, shot: Shot
) -> list[AimedTarget]:
    """Returns each target of an attack with its numbers."""
    world, scene = context.state.world, context.scene
    no_target = not shot.designation.id and shot.centre is None
    if no_target or not _weapon_allows(shot.profile, q):
        return []
    targets = targets_of(world, scene, unit, shot)
    attack = new_attack("", scene, unit, shot, targets)
    attack = replace(attack, homing=q.homing, prepare=q.prepare)
    zone = shot.profile.traits.zone
    if q.zone and zone is not None:
        attack = replace(attack, zone_targeting=zone.bonus, zone_damage=zone.bonus)
    unpaid = 0 if scene.conflict is None else shot.profile.energy.value
    return [
        {
            "unit": None if each.prop else each.id,
            "prop": each.id if each.prop else None,
            **_redacted_exchange(
                context, scene, each, exchange_for(world, scene, attack, each, unpaid)
            ),
        }
        for each in targets
    ]


def _redacted_exchange(
    context: QueryContext, scene: Scene, target: AttackTarget, exchange: Exchange
) -> ExchangeView:
    """Returns what settles an attack, without numbers of the target that are not disclosed."""
    disclosure: Disclosure = "all"
    if not target.prop:
        disclosure = disclosure_for(context.state, viewing_group(context), scene.units[target.id])
    return redact_target(exchange_view(exchange), "all", disclosure)


def _weapon_allows(profile: WeaponProfile, q: TargetsQuery) -> bool:
    """Returns whether the weapon has the features asked for; else `_use_view` says why not."""
    traits = profile.traits
    return (not q.homing or traits.homing > 0) and (
        not q.prepare or q.prepare in dict(traits.prepare)
    )
