"""Views of frames, stored builds and requests: what a group may see of them, JSON-ready."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, NotRequired, cast

from typing_extensions import TypedDict

from app.engine.combat.fighters import numbers_of
from app.engine.combat.requests import affected_unit, designation, may_know_build, requester_seated
from app.engine.state.builds import (
    ABLATIVE,
    COOLING,
    RECOVERY,
    ActionRequest,
    Frame,
    RequestedAttack,
    StoredBuild,
)
from app.engine.state.documents import CellDocument, HexDocument, cell_document
from app.engine.state.scene import Scene
from app.engine.state.state import State, World
from app.engine.state.unit import STEPS, Unit
from app.rules.frame_state.combat import content
from app.rules.frame_state.combat.model import Build, Module, Numbers, WeaponProfile
from app.rules.json_types import Doc, JsonForm, Reshaped, json_form, json_forms, split_form
from app.rules.memo import Memo, memo


class StoredBuildView(TypedDict):
    """A build kept at the table."""

    id: str
    name: str
    owner: Annotated[str | None, Doc("a seat; null: the Handler's")]
    shared: Annotated[bool, Doc("everybody at the table may use it")]
    asked: Annotated[bool, Doc("its pilot asks the Handler to bring it in")]
    build: Annotated[JsonForm[Build], Doc("the whole build")]


class UnitPoint(TypedDict):
    """An attack aims at a unit."""

    unit: str


class PropPoint(TypedDict):
    """An attack aims at a prop."""

    prop: str


class AskedAttackView(TypedDict):
    """An attack that a unit asks to be let, as `action.ask` said it."""

    weapon: str
    at: Annotated[UnitPoint | PropPoint | CellDocument, Doc("what it aims at")]
    centre: Annotated[CellDocument | None, Doc("of its area")]
    homing: Annotated[bool, Doc("with the weapon's own die")]
    prepare: Annotated[int, Doc("steps spent on targeting")]
    zone: Annotated[bool, Doc("it waits for the unit's next turn")]
    inside: Annotated[
        Literal["targeting", "damage"],
        Doc("what gets the bonus when a target moves inside the zone"),
    ]


class PriceView(TypedDict):
    """What something costs."""

    steps: Annotated[int, Doc("steps that it costs")]
    energy: Annotated[int, Doc("energy that it costs")]


class AskView(TypedDict):
    """What waits for the Handler's word."""

    id: str
    unit: str
    text: str
    kind: Annotated[str, Doc("module, repair, unit, or empty: something that no rule knows")]
    about: Annotated[
        str, Doc("the expansion, who is to be repaired, or the seat that asks for the unit")
    ]
    steps: Annotated[int, Doc("paid already")]
    energy: Annotated[int, Doc("energy that it costs")]
    to: Annotated[HexDocument | None, Doc("the hex of a movement or an expansion")]
    attack: Annotated[AskedAttackView | None, Doc("the one that a rule bars")]
    price: NotRequired[
        Annotated[PriceView, Doc("for the Handler only: what it would cost by the rules")]
    ]


class BuildsView(TypedDict):
    """The part of a view about builds and requests."""

    builds: Annotated[
        dict[str, StoredBuildView],
        Doc("builds kept at the table; the Handler's own only for the Handler, or shared"),
    ]
    asks: Annotated[dict[str, AskView], Doc("what pilots have asked the Handler to allow")]


def builds_and_requests_view(state: State, scene: Scene, handler: bool) -> BuildsView:
    """Returns builds and requests as a group knows them; the group knows `scene`."""
    world = state.world
    return {
        "builds": {
            stored.id: _build_view(stored)
            for stored in world.builds.values()
            if may_know_build(handler, stored)
        },
        "asks": {
            request.id: _ask_view(world, scene, request, handler)
            for request in world.asks.values()
            if request.unit in scene.units
            and (handler or _knows_target(scene, request))
            and requester_seated(state.record.seats, request)
        },
    }


@memo
def _build_view(stored: StoredBuild) -> StoredBuildView:
    return {
        "id": stored.id,
        "name": stored.build.name,
        "owner": stored.owner,
        "shared": stored.shared,
        "asked": stored.asked,
        "build": json_form(stored.build),
    }


def _knows_target(scene: Scene, request: ActionRequest) -> bool:
    """Returns whether the target of a request is in a scene as a group knows it."""
    if request.attack is not None and request.attack.mark_prop:
        return request.attack.mark in scene.map.props
    target = affected_unit(request)
    return not target or target in scene.units


def _ask_view(world: World, scene: Scene, request: ActionRequest, handler: bool) -> AskView:
    to, attack = request.to, request.attack
    view: AskView = {
        "id": request.id,
        "unit": request.unit,
        "text": request.text,
        "kind": request.kind,
        "about": request.about,
        "steps": request.steps,
        "energy": request.energy,
        "to": None if to is None else {"q": to.q, "r": to.r},
        "attack": None if attack is None else _requested_attack_view(attack),
    }
    if handler:
        view["price"] = _price_by_the_rules(world, scene.units[request.unit], attack)
    return view


def _price_by_the_rules(world: World, unit: Unit, attack: RequestedAttack | None) -> PriceView:
    """Returns the cost of a requested attack; of what no rule knows, a step."""
    profiles = {} if attack is None or unit.frame is None else numbers_of(world, unit).profiles
    profile = None if attack is None else profiles.get(attack.weapon)
    if attack is None or profile is None:
        return {"steps": 1, "energy": 0}
    steps = min(STEPS, profile.steps.value + attack.prepare)
    return {"steps": steps, "energy": profile.energy.value}


def _requested_attack_view(requested: RequestedAttack) -> AskedAttackView:
    """Returns a requested attack in the form of the parameters of `action.ask`."""
    centre = requested.centre
    return {
        "weapon": requested.weapon,
        "at": cast("UnitPoint | PropPoint | CellDocument", designation(requested)),
        "centre": None if centre is None else cell_document(centre),
        "homing": requested.homing,
        "prepare": requested.prepare,
        "zone": requested.zone,
        "inside": requested.inside,
    }


# -- frames -----------------------------------------------------------------------------------


class WeaponView(TypedDict):
    """A weapon of a frame; costs, range and uses as numbers, and all of them explained."""

    id: str
    name: str
    tier: int
    kind: str
    damage: str
    tags: Annotated[dict[str, int], Doc("tier by id of a weapon tag or damage tag")]
    steps: Annotated[int, Doc("steps that it costs")]
    energy: Annotated[int, Doc("energy that it costs")]
    reach: Annotated[int, Doc("range in hexes")]
    uses: Annotated[int, Doc("in one turn")]
    used: Annotated[int, Doc("uses in this turn")]
    available: Annotated[bool, Doc("it can be used now")]
    profile: Annotated[
        JsonForm[WeaponProfile],
        Reshaped("WeaponNumbers", without="weapon"),
        Doc("every number with the parts it is the sum of"),
    ]


class GaitView(TypedDict):
    """What is unlike walking in how a frame keeps to the ground."""

    hover: Annotated[int, Doc("levels above a surface up to which it moves and is held; or 0")]
    sinks: Annotated[bool, Doc("in the air at the end of its own turn it begins to fall")]


class FrameView(TypedDict):
    """A unit's build and the state of its parts."""

    build: Annotated[str, Doc("the name of the build")]
    design: Annotated[JsonForm[Build], Doc("the whole build")]
    chassis: str
    gait: Annotated[GaitView, Doc("how it moves and falls")]
    generator: str
    recoil: Annotated[int, Doc("recoil left")]
    recoil_max: Annotated[int, Doc("recoil that it can take in a turn")]
    weapons: Annotated[list[WeaponView], Doc("its weapons")]
    modules: Annotated[list[JsonForm[Module]], Doc("its expansions")]
    numbers: Annotated[
        JsonForm[Numbers],
        Reshaped("FrameNumbers", without="profiles"),
        Doc("every number with the parts it is the sum of"),
    ]
    orders: Annotated[dict[str, bool], Doc("what it does by itself")]
    ablative_left: Annotated[int, Doc("layers that have not burnt off")]
    cooling: Annotated[int, Doc("added to the next test against overheating")]


_FRAMES: Final = Memo[tuple[Numbers, FrameView]]()


def frame_view(world: World, unit: Unit) -> FrameView | None:
    """Returns a unit's frame with its numbers; the same object while nothing of it changes."""
    if unit.frame is None:
        return None
    numbers = numbers_of(world, unit)
    cached = _FRAMES.get(unit)
    if cached is None or cached[0] is not numbers:
        cached = _FRAMES.put(unit, (numbers, _frame_view(unit.frame, numbers)))
    return cached[1]


def _frame_view(frame: Frame, numbers: Numbers) -> FrameView:
    build = frame.build
    traits = content.chassis(build.chassis).movement_traits
    shown, profiles = split_form(numbers, "profiles")
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
        "modules": json_forms(build.modules),
        "numbers": shown,
        "orders": {RECOVERY: frame.orders.get(RECOVERY, True)},
        "ablative_left": max(0, numbers.ablative_times - frame.spent.get(ABLATIVE, 0)),
        "cooling": frame.spent.get(COOLING, 0),
    }


def weapon_view(frame: Frame, profile: WeaponProfile, shown: dict[str, Any]) -> WeaponView:
    """Returns a weapon of a frame. `shown`: its profile as JSON, with the parts of each number."""
    weapon = profile.weapon
    used = frame.used.get(weapon.id, 0)
    return {
        "id": weapon.id,
        "name": weapon.name,
        "tier": weapon.tier,
        "kind": weapon.kind,
        "damage": weapon.damage,
        "tags": dict(weapon.tags),
        "steps": profile.steps.value,
        "energy": profile.energy.value,
        "reach": profile.reach.value,
        "uses": profile.uses.value,
        "used": used,
        "available": used < profile.uses.value,
        "profile": cast(
            "JsonForm[WeaponProfile]",
            {name: value for name, value in shown.items() if name != "weapon"},
        ),
    }
