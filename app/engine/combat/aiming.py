"""Aiming: what a weapon can be aimed at, from where, and who else is in its area.

Each function takes a scene as somebody knows it. Commands of the Handler and the effects of an area
use the complete scene; queries and designations of players use what they know (FS C 4.32).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

import msgspec

from app.engine.combat.fighters import fighter_of, numbers_of
from app.engine.combat.sides import are_on_one_side
from app.engine.params import CellForm, Coordinate, FieldRules, Id, Level, any_given
from app.engine.refusals import Refusal
from app.engine.state.attack_state import AttackState, AttackTarget
from app.engine.state.references import unit_ref
from app.engine.state.scene import Scene
from app.engine.state.state import World
from app.engine.state.unit import Unit
from app.rules.frame_state.combat import content
from app.rules.frame_state.combat.areas import CellPair, area_centres, find_aim_pair
from app.rules.frame_state.combat.exchange import effective_reach, in_area
from app.rules.frame_state.combat.model import Numbers, WeaponProfile
from app.rules.frame_state.combat.numbers import bare
from app.rules.geometry.hexes import Cell, Hex
from app.rules.geometry.ranges import CellsWithin, distance3, nearest_pair
from app.rules.geometry.sight_bodies import without_blockers_in, without_smoke
from app.rules.json_types import Doc


class DesignationForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is designated, as a command says it: a unit, a prop or, for an area, a cell."""

    FIELD_RULES: ClassVar[FieldRules] = any_given(("unit",), ("prop",), ("q", "r", "level"))

    unit: Annotated[Id | None, Doc("id of the unit")] = None
    prop: Annotated[Id | None, Doc("id of the prop")] = None
    q: Coordinate | None = None
    r: Coordinate | None = None
    level: Level | None = None


@dataclass(frozen=True, slots=True)
class Designation:
    """What a weapon is aimed at, and its cells. `id` is "" for a cell."""

    id: str
    is_prop: bool
    cells: tuple[Cell, ...]


def profile_of(world: World, unit: Unit, weapon: str) -> WeaponProfile:
    """Returns the profile of a unit's weapon. Raises `Refusal` "no-frame" or "no-such-weapon"."""
    if unit.frame is None:
        raise Refusal("no-frame", unit=unit_ref(unit))
    profile = numbers_of(world, unit).profiles.get(weapon)
    if profile is None:
        raise Refusal("no-such-weapon", unit=unit_ref(unit), weapon=weapon)
    return profile


def weapon_ref(profile: WeaponProfile) -> dict[str, Any]:
    """Returns how params refer to a weapon."""
    return {"weapon": profile.weapon.id, "name": profile.weapon.name}


def designation_of(scene: Scene, form: DesignationForm) -> Designation:
    """Returns what a form designates, in a scene as it is known.

    Raises `Refusal` "no-such-unit", "not-on-map", "destroyed", "no-such-prop", "off-map" or
    "malformed".
    """
    if form.unit is not None:
        unit = scene.units.get(form.unit)
        if unit is None:
            raise Refusal("no-such-unit", unit=form.unit)
        if unit.at is None:
            raise Refusal("not-on-map", unit=unit_ref(unit))
        if unit.destroyed:
            raise Refusal("destroyed", unit=unit_ref(unit))
        return Designation(unit.id, False, unit.cells)
    if form.prop is not None:
        prop = scene.map.props.get(form.prop)
        if prop is None:
            raise Refusal("no-such-prop", prop=form.prop)
        return Designation(prop.id, True, prop.cells)
    if form.q is None or form.r is None or form.level is None:
        raise Refusal("malformed", what="A cell, a unit or a prop is missing", at="$.at")
    if not scene.map.contains(Hex(form.q, form.r)):
        cell = {"q": form.q, "r": form.r}
        raise Refusal("off-map", {"cell": cell}, hex=cell)
    return Designation("", False, (Cell(form.q, form.r, form.level),))


def sees_without_line(scene: Scene, unit: Unit, target: Unit) -> bool:
    """Returns whether a unit sees another one even without a line of sight.

    It does when the target is highlighted (FS 5.4.4) or marked by the unit's side (FS C 2.1.16,
    FS C 4.26).
    """
    if target.highlighted:
        return True
    for condition in target.conditions:
        kind = content.CONDITIONS.get(condition.kind)
        by = scene.units.get(condition.by)
        seen = kind is not None and kind.seen
        if seen and by is not None and are_on_one_side(by, unit):
            return True
    return False


def designation_refusal(
    unit: Unit, profile: WeaponProfile, designation: Designation
) -> Refusal | None:
    """Returns why nobody could ever aim so: "self-target", "needs-target"."""
    if designation.id == unit.id:
        return Refusal("self-target", unit=unit_ref(unit))
    if not designation.id and not profile.traits.burst:
        return Refusal("needs-target", weapon=weapon_ref(profile))
    return None


def visible_pair(scene: Scene, unit: Unit, designation: Designation) -> CellPair | None:
    """Returns the nearest cells of unit and target with a line of sight between them (FS C 4.27).

    Of a target that is seen without a line: the nearest cells of all. None when it is not seen.
    """
    target = scene.units.get(designation.id)
    if target is not None and sees_without_line(scene, unit, target):
        return nearest_pair(unit.cells, designation.cells)
    line = scene.line_of_sight(unit, unit.cells, designation.cells)
    return (line.observer, line.target) if line.visible else None


@dataclass(frozen=True, slots=True)
class Shot:
    """A weapon aimed at something: distances and area, without any chances."""

    profile: WeaponProfile
    designation: Designation
    #: hexes across and up, and how many of them are beyond the range
    distance: int
    reach: int
    beyond: int
    unbraced: bool
    #: whether the target is seen, by a line of sight or without one
    visible: bool
    #: why the shot is not possible
    refusal: Refusal | None
    #: the possible centres of the area, and the one chosen; none without an area
    centres: tuple[Cell, ...] = ()
    centre: Cell | None = None


def shot_of(
    world: World,
    scene: Scene,
    unit: Unit,
    profile: WeaponProfile,
    designation: Designation,
    centre: CellForm | None = None,
    unbraced: bool | None = None,
    ignore_line: bool = False,
) -> Shot:
    """Returns the shot of a unit's weapon at a designation, in a scene as it is known.

    It goes along the nearest pair of cells that has the line the weapon needs (FS C 4.26,
    FS C 4.27), with `ignore_line` along the nearest pair of all. `unbraced`: whether there is no
    recoil left; None for the frame's present state. The unit must be on the map.
    """
    if unbraced is None:
        unbraced = unit.frame is not None and unit.frame.recoil <= 0
    reach = max(0, effective_reach(fighter_of(world, unit), profile, unbraced).value)
    traits = profile.traits
    visible = visible_pair(scene, unit, designation)
    lines = without_smoke(scene.sight_map)
    lines = without_blockers_in(lines, (*unit.cells, *designation.cells))
    found = find_aim_pair(lines, traits.line, reach, unit.cells, designation.cells, visible)
    refusal = designation_refusal(unit, profile, designation)
    if ignore_line or isinstance(found, str):
        a, b = nearest_pair(unit.cells, designation.cells)
    else:
        a, b = found
    far = distance3(a, b).total
    if refusal is None and isinstance(found, str):
        more: dict[str, Any] = {"reach": reach} if found == "out-of-range" else {}
        refusal = Refusal(found, None, weapon=weapon_ref(profile), **more)
    possible_centres: tuple[Cell, ...] = ()
    chosen: Cell | None = None
    wanted = None if centre is None else Cell(centre.q, centre.r, centre.level)
    if traits.burst and traits.melee:
        possible_centres = tuple(
            area_centres(scene.map, unit.cells, designation.cells, traits.burst)
        )
        chosen = wanted or next(iter(possible_centres), None)
        if refusal is None and not possible_centres:
            refusal = Refusal("out-of-range", weapon=weapon_ref(profile), reach=reach)
    elif traits.burst:
        possible_centres, chosen = (b,), wanted or b
    if refusal is None and (wanted is not None and wanted not in possible_centres):
        refusal = Refusal("bad-centre", weapon=weapon_ref(profile))
    beyond = max(0, far - reach)
    return Shot(
        profile,
        designation,
        far,
        reach,
        beyond,
        unbraced,
        visible is not None,
        refusal,
        possible_centres,
        chosen,
    )


def targets_of(world: World, scene: Scene, unit: Unit, shot: Shot) -> tuple[AttackTarget, ...]:
    """Returns what a shot hits in this scene: what is designated, or its area (FS C 4.17).

    What is designated comes first, then units and props in the order of the scene.
    """
    if shot.centre is None:
        return (AttackTarget(shot.designation.id, shot.designation.is_prop),)
    found = list(_targets_in_area(world, scene, unit, shot, shot.centre))
    return tuple(sorted(found, key=lambda target: target.id != shot.designation.id))


def _targets_in_area(
    world: World, scene: Scene, unit: Unit, shot: Shot, centre: Cell
) -> Iterator[AttackTarget]:
    traits, damage = shot.profile.traits, shot.profile.weapon.damage
    area = CellsWithin(scene.map, (centre,), traits.burst)

    def reached(cells: tuple[Cell, ...], numbers: Numbers) -> bool:
        steps = area.steps(cells)
        return steps is not None and in_area(steps, traits.burst, numbers, damage)

    for each in scene.units.values():
        outside = traits.melee and each.id == unit.id
        if each.can_act and not outside and reached(each.cells, numbers_of(world, each)):
            yield AttackTarget(each.id)
    for prop in scene.map.props.values():
        if reached(prop.cells, _UNPLATED):
            yield AttackTarget(prop.id, True)


#: The numbers of a prop for areas: it has no plating.
_UNPLATED = bare("Prop", integrity=1, sides=0, defence=0)


def new_attack(
    id: str, scene: Scene, unit: Unit, shot: Shot, targets: tuple[AttackTarget, ...]
) -> AttackState:
    """Returns the attack that a shot begins."""
    return AttackState(
        id,
        scene.id,
        unit.id,
        shot.profile.weapon.id,
        targets,
        distance=shot.distance,
        beyond=shot.beyond,
        centre=shot.centre,
        unbraced=shot.unbraced,
        mark=shot.designation.id,
        mark_prop=shot.designation.is_prop,
    )


def current_designation(scene: Scene, attack: AttackState) -> Designation | None:
    """Returns what an attack was aimed at in its present place; None when it is gone."""
    if attack.mark_prop:
        prop = scene.map.props.get(attack.mark)
        return None if prop is None else Designation(prop.id, True, prop.cells)
    if attack.mark:
        unit = scene.units.get(attack.mark)
        return (
            Designation(unit.id, False, unit.cells) if unit is not None and unit.can_act else None
        )
    assert attack.centre is not None
    return Designation("", False, (attack.centre,))


def is_within(scene: Scene, designation: Designation, centre: Cell, radius: int) -> bool:
    """Returns whether any cell of a designation is within `radius` steps of a centre (FS 5.2.1)."""
    return CellsWithin(scene.map, (centre,), radius).steps(designation.cells) is not None
