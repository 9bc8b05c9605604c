"""Views of frames, stored builds and requests: what a group may see of them, JSON-ready."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from app.engine.combat.conditions import condition_ref
from app.engine.combat.fighters import numbers_of
from app.engine.commands.combat.attack_requests import designation
from app.engine.commands.combat.builds import may_know_build
from app.engine.commands.combat.request_queue import affected_unit, requester_seated
from app.engine.state.builds import (
    ABLATIVE,
    COOLING,
    RECOVERY,
    ActionRequest,
    Frame,
    RequestedAttack,
    StoredBuild,
)
from app.engine.state.patch import View
from app.engine.state.state import Scene, State, Unit, World
from app.rules.frame_state.combat import content
from app.rules.frame_state.combat.model import Condition, Numbers, WeaponProfile

#: Fields of requests that are shown as they are.
_REQUEST_FIELDS: Final = ("id", "unit", "text", "kind", "about", "steps", "energy")
_REQUESTED_ATTACK_FIELDS: Final = ("weapon", "homing", "prepare", "zone", "inside")


def builds_and_requests_view(state: State, scene: Scene, handler: bool) -> View:
    """Returns `builds` and `asks` of a group's view; the group knows `scene`."""
    world = state.world
    return {
        "builds": {
            stored.id: _build_view(stored)
            for stored in world.builds.values()
            if may_know_build(handler, stored)
        },
        "asks": {
            request.id: {
                **{name: getattr(request, name) for name in _REQUEST_FIELDS},
                "to": None if request.to is None else request.to._asdict(),
                "attack": None
                if request.attack is None
                else _requested_attack_view(request.attack),
            }
            for request in world.asks.values()
            if request.unit in scene.units
            and (handler or _knows_target(scene, request))
            and requester_seated(state.record.seats, request)
        },
    }


def _knows_target(scene: Scene, request: ActionRequest) -> bool:
    """Returns whether the target of a request is in a scene as a group knows it."""
    if request.attack is not None and request.attack.mark_prop:
        return request.attack.mark in scene.map.props
    target = affected_unit(request)
    return not target or target in scene.units


def _requested_attack_view(requested: RequestedAttack) -> View:
    """Returns a requested attack in the form of the parameters of `action.ask`."""
    view = {name: getattr(requested, name) for name in _REQUESTED_ATTACK_FIELDS}
    centre = None if requested.centre is None else requested.centre._asdict()
    return {**view, "at": designation(requested), "centre": centre}


def json_form(value: Any) -> Any:
    """Returns a value as JSON would give it back: structs are dicts, tuples are lists."""
    return msgspec.json.decode(msgspec.json.encode(value))


def _build_view(stored: StoredBuild) -> View:
    view: View | None = stored._memo.get("view")
    if view is None:
        view = stored._memo["view"] = {
            "id": stored.id,
            "name": stored.build.name,
            "owner": stored.owner,
            "shared": stored.shared,
            "asked": stored.asked,
            "build": json_form(stored.build),
        }
    return view


def referenced_units(scene: Scene, unit: Unit) -> tuple[str, ...]:
    """Returns the units of `scene` that a unit's frame and conditions refer to, by id."""
    named = [unit.pilot_of or "", unit.carried_by or ""]
    for condition in unit.conditions:
        named += [condition.by, condition.ends.unit if condition.ends else ""]
    return tuple(name for name in named if name in scene.units)


def frame_and_conditions_view(scene: Scene, unit: Unit, frame: View | None) -> View:
    """Returns the part of a unit's view about its frame and conditions.

    Units that `scene` does not have are left out.
    """
    return {
        "frame": frame,
        "overheated": unit.overheated,
        "off_balance": unit.off_balance,
        "conditions": [_condition_view(scene, each) for each in unit.conditions],
        "pilot_of": unit.pilot_of if unit.pilot_of in scene.units else None,
        "carried_by": unit.carried_by if unit.carried_by in scene.units else None,
        "in_hand": unit.in_hand and unit.carried_by in scene.units,
    }


def _condition_view(scene: Scene, condition: Condition) -> View:
    ends = condition.ends
    view: View = json_form(condition)
    view["name"] = condition_ref(condition)["name"]
    view["by"] = condition.by if condition.by in scene.units else ""
    if ends is not None and ends.unit not in scene.units:
        view["ends"]["unit"] = ""
    return view


# -- frames -----------------------------------------------------------------------------------


def frame_view(world: World, unit: Unit) -> View | None:
    """Returns a unit's frame with its numbers; the same object while nothing of it changes."""
    if unit.frame is None:
        return None
    numbers = numbers_of(world, unit)
    cached: tuple[Numbers, View] | None = unit._memo.get("frame")
    if cached is None or cached[0] is not numbers:
        cached = unit._memo["frame"] = (numbers, _frame_view(unit.frame, numbers))
    return cached[1]


def _frame_view(frame: Frame, numbers: Numbers) -> View:
    build = frame.build
    traits = content.chassis(build.chassis).movement_traits
    shown: View = json_form(numbers)
    profiles = shown.pop("profiles")
    return {
        "build": build.name,
        "design": json_form(build),
        "chassis": build.chassis,
        "gait": {"hover": traits.hover, "sinks": traits.sinks},
        "generator": build.generator,
        "recoil": frame.recoil,
        "recoil_max": numbers.recoil.value,
        "weapons": [
            weapon_view(frame, numbers.profiles[each.id], profiles[each.id])
            for each in build.weapons
        ],
        "modules": json_form(build.modules),
        "numbers": shown,
        "orders": {RECOVERY: frame.orders.get(RECOVERY, True)},
        "ablative_left": max(0, numbers.ablative_times - frame.spent.get(ABLATIVE, 0)),
        "cooling": frame.spent.get(COOLING, 0),
    }


def weapon_view(frame: Frame, profile: WeaponProfile, shown: View) -> View:
    """Returns a weapon of a frame. `shown`: its profile as JSON, with the parts of each number."""
    weapon = profile.weapon
    used = frame.used.get(weapon.id, 0)
    numbers = {name: value for name, value in shown.items() if name != "weapon"}
    return {
        **shown["weapon"],
        "steps": profile.steps.value,
        "energy": profile.energy.value,
        "reach": profile.reach.value,
        "uses": profile.uses.value,
        "used": used,
        "available": used < profile.uses.value,
        "profile": numbers,
    }
