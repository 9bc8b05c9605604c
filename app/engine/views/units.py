"""Views of units: position, pools, turn, frame and conditions, as far as a group may know them."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence, Set
from typing import Annotated, Final, Literal, NamedTuple, NotRequired, TypeVar

from typing_extensions import TypedDict

from app.engine.access import controllers_among
from app.engine.combat.conditions import condition_ref
from app.engine.state.changed_units import changed_ids
from app.engine.state.documents import CellDocument, cell_document
from app.engine.state.record import Seat
from app.engine.state.references import NamedUnit
from app.engine.state.scene import Scene
from app.engine.state.state import State
from app.engine.state.unit import Movement, Silhouette, Unit
from app.engine.views.builds import FrameView, frame_view
from app.engine.visibility.groups import HANDLER
from app.engine.visibility.stat_redaction import Disclosure, disclosure_for, redact_unit
from app.rules.frame_state.combat.model import Condition
from app.rules.frame_state.combat.redact import Condition as ConditionWord
from app.rules.frame_state.combat.redact import condition_word
from app.rules.frame_state.rounds import (
    SEGMENT_OF,
    Disposition,
    Segment,
    TurnStatus,
    turn_status,
)
from app.rules.geometry.hexmap import HexMap
from app.rules.json_types import Doc, JsonForm, json_form
from app.rules.memo import Memo


class EndsView(TypedDict):
    """When a condition is over: at the `count`th such moment from now on."""

    when: Annotated[
        Literal["turn-start", "turn-end", "round-end", "repair"],
        Doc("at such a moment, or by a `repair`"),
    ]
    unit: Annotated[str, Doc("whose turn; empty for none, or one that the viewer cannot know")]
    count: Annotated[int, Doc("so many of these moments")]


class ConditionView(TypedDict):
    """What is the matter with a unit, and what it changes."""

    kind: str
    name: str
    tier: int
    value: Annotated[int, Doc("what its kind says")]
    by: Annotated[str, Doc("the unit that caused it, or empty")]
    ends: Annotated[EndsView | None, Doc("when it is over; null: never")]
    targeting: Annotated[int, Doc("added to targeting whoever has it")]
    harm: Annotated[int, Doc("added to the next damage it takes, `uses` times")]
    uses: Annotated[int, Doc("so many times")]
    reach: Annotated[int, Doc("added to the ranges of its weapons")]
    unsteady: Annotated[int, Doc("it is staggered at this much stability already")]
    move: Annotated[int, Doc("added to its speed")]
    drain: Annotated[int, Doc("steps lost at the start of its turn")]
    burn: Annotated[int, Doc("sides of the die of damage at the start of its turn")]
    mend: Annotated[int, Doc("steps that mend it; 0: nothing of the sort does")]


class UnitView(TypedDict):
    """A unit as far as the viewer knows it; null where its numbers are not told (`npc_stats`)."""

    id: str
    name: str
    disposition: Disposition
    at: Annotated[CellDocument | None, Doc("its cell; null: it is off the map")]
    speed: int | None
    integrity: int | None
    integrity_max: int | None
    stability: int | None
    stability_max: int | None
    energy: int | None
    energy_max: int | None
    steps: int | None
    controller: Annotated[str | None, Doc("the seat that controls it; null: nobody")]
    copilots: Annotated[list[str], Doc("seats that steer it with its controller")]
    footprint: Annotated[list[list[int]], Doc("its cells as [q, r, level] from the first one")]
    obstacle: Annotated[bool, Doc("its cells block lines of sight while it stands on the map")]
    blocks_sight: Annotated[bool, Doc("its cells block lines of sight now")]
    falling: bool
    fallen: int
    flown: bool
    airborne: Annotated[bool, Doc("nothing carries it")]
    staggered: Annotated[bool | None, Doc("it is staggered")]
    destroyed: bool
    lost: Annotated[bool, Doc("fell through a void and is off the map")]
    highlighted: bool
    silhouette: Silhouette
    condition: Annotated[
        ConditionWord | None, Doc("how much is left of it, in a word; null where it is not told")
    ]
    movement: Annotated[
        JsonForm[Movement] | None, Doc("the movement that can be continued; null: none")
    ]
    turn: Annotated[TurnStatus, Doc("its turn in this round")]
    segment: Annotated[Segment, Doc("the segment of a round in which it acts")]
    frame: Annotated[FrameView | None, Doc("what it is built of; null for a plain unit")]
    overheated: bool | None
    off_balance: Annotated[bool | None, Doc("cannot evade until its next turn begins")]
    conditions: Annotated[list[ConditionView], Doc("its conditions")]
    pilot_of: Annotated[str | None, Doc("the unit that was this ejected pilot's frame")]
    carried_by: Annotated[str | None, Doc("the unit it rides on")]
    in_hand: Annotated[bool, Doc("held in the carrier's hand")]
    picture: NotRequired[Annotated[str, Doc("the id of its picture; left out without one")]]
    notes: NotRequired[Annotated[str, Doc("for the Handler only")]]
    group: NotRequired[
        Annotated[str, Doc("units that play together have the same; for the Handler only")]
    ]
    guard: NotRequired[
        Annotated[bool, Doc("suggestions do not move it from its place; for the Handler only")]
    ]
    hidden: NotRequired[
        Annotated[bool, Doc("for the Handler and, of a hidden unit, who controls it")]
    ]


_UNITS: Final = Memo[UnitView]()
#: A view that depends on no other unit, with the true map and the seats that it was made with; for
#: the others and for the Handler.
_ALONE: Final = (
    Memo[tuple[HexMap, Mapping[str, Seat], UnitView]](),
    Memo[tuple[HexMap, Mapping[str, Seat], UnitView]](),
)


class _Made(NamedTuple):
    """The views of a scene's units, and what they were made from.

    The views of the units in `dependent` depend on other units as well.
    """

    sources: tuple[object, ...]
    units: Mapping[str, Unit]
    dependent: frozenset[str]
    views: dict[str, UnitView]


class _Shown(NamedTuple):
    """The views of a scene's units as a group may read them, and what they were made from."""

    sources: tuple[object, ...]
    whole: Mapping[str, UnitView]
    views: dict[str, UnitView]


M = TypeVar("M")
_MADE: Final = Memo[_Made]()
_SHOWN: Final = Memo[_Shown]()
#: A unit's view, and what is disclosed of it.
_REDACTED: Final = Memo[tuple[UnitView, UnitView]]()


def named_unit(unit: Unit) -> NamedUnit:
    """Returns a unit by id and name."""
    return {"unit": unit.id, "name": unit.name}


def units_view(state: State, scene: Scene, group: str, seats: Set[str]) -> dict[str, UnitView]:
    """Returns the units of a scene as a group knows it. `seats`: those at the table."""
    handler = group == HANDLER
    views = _views_of_units(state, scene, handler, seats)
    if handler or state.table.options.npc_stats == "all":
        return views
    sources = (state.table.options, state.record.seats)
    last = _last_made(_SHOWN, state, scene, group)
    if last is None or not _same(last.sources, sources):
        last = _Shown(sources, {}, {})
    anew = {
        key: _redacted_unit_view(
            views[key], scene.units[key], disclosure_for(state, group, scene.units[key])
        )
        for key in changed_ids(last.whole, views)
    }
    shown = _with_changed(last.views, anew, views)
    _SHOWN.put(scene, _Shown(sources, views, shown), group)
    return shown


def _views_of_units(
    state: State, scene: Scene, handler: bool, seats: Set[str]
) -> dict[str, UnitView]:
    """Returns the views of all units of a scene with every number.

    Those of units that have not changed since the step before are taken over from it.
    """
    world = state.world
    terrain = scene.map if scene.truth is None else scene.truth.map
    seated, crew, categories = state.record.seats, world.characters, world.categories
    sources = (terrain, seated, scene.conflict, crew, categories)
    found = _MADE.get(scene, handler)
    if found is not None and _same(found.sources, sources):
        return found.views
    last = _last_made(_MADE, state, scene, handler)
    if last is None or not _same(last.sources, sources):
        last = _Made(sources, {}, frozenset(), {})
    doubtful = {*changed_ids(last.units, scene.units), *last.dependent}
    anew = {
        key: _unit_view(state, scene, scene.units[key], handler, seats)
        for key in doubtful
        if key in scene.units
    }
    views = _with_changed(last.views, anew, scene.units)
    dependent = frozenset(key for key in anew if not _stands_alone(scene, scene.units[key]))
    _MADE.put(scene, _Made(sources, scene.units, dependent, views), handler)
    return views


def _with_changed(
    last: dict[str, UnitView], anew: Mapping[str, UnitView], units: Mapping[str, object]
) -> dict[str, UnitView]:
    """Returns the views of these units, in their order: those made anew, and the last ones."""
    views = {**last, **anew}
    # as a rule they are in order already
    return views if list(views) == list(units) else {key: views[key] for key in units}


def _last_made(slot: Memo[M], state: State, scene: Scene, *key: Hashable) -> M | None:
    """Returns what was made of a complete scene before the newest step; None for others."""
    if scene.truth is not None or not state.timeline:
        return None
    before = state.timeline[-1].before.scenes.get(scene.id)
    return None if before is None else slot.get(before, *key)


def _same(before: Sequence[object], now: Sequence[object]) -> bool:
    return all(a is b for a, b in zip(before, now, strict=True))


def _stands_alone(scene: Scene, unit: Unit) -> bool:
    """Returns whether a unit's view depends on no other unit."""
    refers = unit.conditions or unit.pilot_of or unit.carried_by
    return scene.stands_on_map(unit) and not refers


def _unit_view(state: State, scene: Scene, unit: Unit, handler: bool, seats: Set[str]) -> UnitView:
    """Returns a unit's view, at once where neither it nor what it depends on has changed."""
    frame = frame_view(state.world, unit)
    terrain = scene.map if scene.truth is None else scene.truth.map
    last = _ALONE[handler].get(unit)
    if (
        last is not None
        and last[0] is terrain
        and last[1] is state.record.seats
        and last[2]["frame"] is frame
        and last[2]["turn"] == turn_status(scene.conflict, unit)
    ):
        return last[2]
    view = _view_among_others(scene, unit, handler, seats, frame)
    if _stands_alone(scene, unit):
        _ALONE[handler].put(unit, (terrain, state.record.seats, view))
    return view


def _view_among_others(
    scene: Scene, unit: Unit, handler: bool, seats: Set[str], frame: FrameView | None
) -> UnitView:
    """Returns a unit's view; the same object while nothing of it changes."""
    airborne = unit.at is not None and not scene.is_supported(unit)
    turn = turn_status(scene.conflict, unit)
    hands = controllers_among(seats, unit)
    key = (handler, airborne, turn, hands, _referenced_units(scene, unit))
    cached = _UNITS.get(unit, *key)
    if cached is not None and cached["frame"] is frame:
        return cached
    movement = unit.movement
    view: UnitView = {
        "id": unit.id,
        "name": unit.name,
        "disposition": unit.disposition,
        "at": None if unit.at is None else cell_document(unit.at),
        "speed": unit.speed,
        "integrity": unit.integrity,
        "integrity_max": unit.integrity_max,
        "stability": unit.stability,
        "stability_max": unit.stability_max,
        "energy": unit.energy,
        "energy_max": unit.energy_max,
        "steps": unit.steps,
        "controller": hands[0] if hands else None,
        "copilots": list(hands[1:]),
        "footprint": [list(offset) for offset in unit.footprint],
        "obstacle": unit.obstacle,
        "blocks_sight": unit.blocks_sight,
        "falling": unit.falling,
        "fallen": unit.fallen,
        "flown": unit.flown,
        "airborne": airborne,
        "staggered": unit.staggered,
        "destroyed": unit.destroyed,
        "lost": unit.lost,
        "highlighted": unit.highlighted,
        "silhouette": unit.silhouette,
        "condition": condition_word(unit.integrity, unit.integrity_max, destroyed=unit.destroyed),
        "movement": None if movement is None else json_form(movement),
        "turn": turn,
        "segment": SEGMENT_OF[unit.disposition],
        "frame": frame,
        "overheated": unit.overheated,
        "off_balance": unit.off_balance,
        "conditions": [_condition_view(scene, each) for each in unit.conditions],
        "pilot_of": unit.pilot_of if unit.pilot_of in scene.units else None,
        "carried_by": unit.carried_by if unit.carried_by in scene.units else None,
        "in_hand": unit.in_hand and unit.carried_by in scene.units,
    }
    if unit.picture:
        view["picture"] = unit.picture
    if handler or unit.hidden:  # Besides the Handler only its controllers know a hidden unit.
        view["hidden"] = unit.hidden
    if handler:
        view["notes"] = unit.notes
        view["group"] = unit.group
        view["guard"] = unit.guard
    return _UNITS.put(unit, view, *key)


def _referenced_units(scene: Scene, unit: Unit) -> tuple[str, ...]:
    """Returns the units of `scene` that a unit's frame and conditions refer to, by id."""
    named = [unit.pilot_of or "", unit.carried_by or ""]
    for condition in unit.conditions:
        named += [condition.by, condition.ends.unit if condition.ends else ""]
    return tuple(name for name in named if name in scene.units)


def _condition_view(scene: Scene, condition: Condition) -> ConditionView:
    """Returns a condition. Units that `scene` does not have are left out."""
    ends = condition.ends
    return {
        "kind": condition.kind,
        "name": condition_ref(condition)["name"],
        "tier": condition.tier,
        "by": condition.by if condition.by in scene.units else "",
        "value": condition.value,
        "ends": None
        if ends is None
        else {
            "when": ends.when,
            "unit": ends.unit if ends.unit in scene.units else "",
            "count": ends.count,
        },
        "targeting": condition.targeting,
        "harm": condition.harm,
        "uses": condition.uses,
        "reach": condition.reach,
        "unsteady": condition.unsteady,
        "move": condition.move,
        "drain": condition.drain,
        "burn": condition.burn,
        "mend": condition.mend,
    }


def _redacted_unit_view(view: UnitView, unit: Unit, disclosure: Disclosure) -> UnitView:
    """Returns a unit's view with the numbers that are disclosed; cached by unit and level."""
    if disclosure == "all":
        return view
    cached = _REDACTED.get(unit, disclosure)
    if cached is None or cached[0] is not view:
        cached = _REDACTED.put(unit, (view, redact_unit(view, unit, disclosure)), disclosure)
    return cached[1]
