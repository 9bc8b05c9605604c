"""The query `disposition`: what another disposition of a unit would change, before it is set.

It answers who knows the unit and its numbers, what each group of viewers sees through it, in which
segment it acts, whether its turn of this round is still to come, and whose tally counts its losses.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Final

from typing_extensions import TypedDict

from app.engine.access import find_unit, runs_the_table
from app.engine.characters.missions import running_mission
from app.engine.combat.sides import SIDES
from app.engine.params import Id
from app.engine.queries.costs import columns_within, viewshed_cost
from app.engine.queries.registry import Query, QueryContext, query
from app.engine.refusals import Refusal
from app.engine.state.references import NamedUnit, character_ref
from app.engine.state.scene import Scene
from app.engine.state.state import State
from app.engine.state.unit import Unit
from app.engine.views.units import named_unit
from app.engine.visibility.groups import PILOTS, SPECTATORS, Group
from app.engine.visibility.knowledge import Viewer, pilots_viewer, viewer_of_group
from app.engine.visibility.stat_redaction import Disclosure, disclosure_for
from app.rules.frame_state.rounds import SEGMENT_OF, Disposition, Segment, TurnStatus, turn_status
from app.rules.json_types import Doc

#: About the work of asking whether a group knows one unit.
_COST_OF_A_UNIT: Final = 60


class DispositionQuery(Query, frozen=True, kw_only=True):
    """A unit, and the disposition that it would get."""

    unit: Id
    to: Annotated[Disposition, Doc("the disposition that it would get", "enemy")]


class SegmentChange(TypedDict):
    """The segment in which the unit acts (FS 6.1)."""

    was: Segment
    now: Segment


class TurnChange(TypedDict):
    """Whether the unit's turn of this round is to come, under way or over."""

    was: TurnStatus
    now: TurnStatus


class FlagChange(TypedDict):
    """Whether something is so, before and after."""

    was: bool
    now: bool


class NumbersChange(TypedDict):
    """How much of the unit's numbers a group is shown."""

    was: Disclosure
    now: Disclosure


class HexesChange(TypedDict):
    """How many hexes a group sees."""

    was: int
    now: int


class GroupChange(TypedDict):
    """What changes for one group of viewers."""

    group: Annotated[str, Doc('as in hello: "pilots", "spectators", or the group of one seat')]
    seat: Annotated[str | None, Doc("the seat of a group of one")]
    knows: Annotated[FlagChange, Doc("whether it knows of the unit")]
    numbers: Annotated[NumbersChange, Doc("how much of its numbers they know")]
    gains: Annotated[list[NamedUnit], Doc("other units that come into its sight")]
    loses: Annotated[list[NamedUnit], Doc("other units that go out of its sight")]
    hexes: Annotated[HexesChange | None, Doc("null without fog")]


class TallyChange(TypedDict):
    """The member of the running mission's crew whose tally counts the unit's losses (FS 8.5)."""

    character: Annotated[dict[str, str], Doc("`{character, name}`")]
    veiled: Annotated[FlagChange, Doc("whether players are not told of the losses")]


class DispositionAnswer(TypedDict):
    """What a switch changes. `turn` is null outside a conflict."""

    unit: Annotated[NamedUnit, Doc("the unit")]
    was: Annotated[Disposition, Doc("its disposition now")]
    now: Annotated[Disposition, Doc("the one that it would get")]
    side: Annotated[dict[str, str], Doc("`was` and `now`: pilots, neutral or enemy")]
    segment: Annotated[SegmentChange, Doc("the segment in which it acts")]
    turn: Annotated[TurnChange | None, Doc("its turn of this round; null: no conflict")]
    rolls: Annotated[FlagChange, Doc("whether dice are rolled for it; NPCs have fixed numbers")]
    groups: Annotated[list[GroupChange], Doc("what changes for each group of viewers")]
    tally: Annotated[TallyChange | None, Doc("null: its losses count for nobody")]


def _unit(context: QueryContext, unit_id: str) -> Unit:
    """Returns the unit, for Handlers alone: nobody else learns whether it exists."""
    if not runs_the_table(context.role):
        raise Refusal("handler-only")
    return find_unit(context.scene, unit_id)


def _cost(context: QueryContext, q: DispositionQuery) -> int:
    """Estimates for each group what it sees with the unit and without it."""
    unit, scene = _unit(context, q.unit), context.scene
    groups, radius = _groups(context.state), context.state.table.options.sight
    units = 2 * len(groups) * len(scene.units) * _COST_OF_A_UNIT
    if context.state.table.options.fog == "off" or unit.at is None:
        return units
    return (
        units
        + len(unit.cells) * viewshed_cost(scene.map, radius)
        + columns_within(scene.map, radius)
    )


@query("disposition", cost=_cost, who="handler")
def disposition(context: QueryContext, q: DispositionQuery) -> DispositionAnswer:
    """Forecasts what a switch of a unit's disposition changes (FS 1.4, FS 5.4.6, FS 6.1).

    The answer has the unit's side, segment and turn before and after it, and for each group of
    viewers the units that the group would gain or lose from view.
    """
    unit, scene, state = _unit(context, q.unit), context.scene, context.state
    switched = replace(unit, disposition=q.to)
    after = replace(scene, units={**scene.units, unit.id: switched})
    conflict = scene.conflict
    return {
        "unit": named_unit(unit),
        "was": unit.disposition,
        "now": q.to,
        "side": {"was": SIDES[unit.disposition], "now": SIDES[q.to]},
        "segment": {"was": SEGMENT_OF[unit.disposition], "now": SEGMENT_OF[q.to]},
        "turn": None
        if conflict is None
        else {"was": turn_status(conflict, unit), "now": turn_status(conflict, switched)},
        "rolls": {"was": unit.disposition == "pilot", "now": q.to == "pilot"},
        "groups": [_group_change(state, key, unit, scene, after) for key in _groups(state)],
        "tally": _tally_change(state, unit, scene, after),
    }


def _groups(state: State) -> tuple[str, ...]:
    """Returns the groups of players. With fog "own" no pilot has the pilots' common view."""
    own = tuple(state.record.own.values())
    return (*own, SPECTATORS) if state.table.options.fog == "own" else (PILOTS, *own, SPECTATORS)


def _group_change(state: State, key: str, unit: Unit, scene: Scene, after: Scene) -> GroupChange:
    viewer, group = viewer_of_group(state, key), Group.read(key)
    before, then = _known(viewer, scene), _known(viewer, after)
    others = [each for each in scene.units.values() if each.id != unit.id]
    return {
        "group": group.public_name,
        "seat": group.seat,
        "knows": {"was": unit.id in before, "now": unit.id in then},
        "numbers": {
            "was": disclosure_for(state, key, unit),
            "now": disclosure_for(state, key, after.units[unit.id]),
        },
        "gains": [named_unit(each) for each in others if each.id in then - before],
        "loses": [named_unit(each) for each in others if each.id in before - then],
        "hexes": None
        if viewer.fogless
        else {"was": _seen(viewer, scene), "now": _seen(viewer, after)},
    }


def _known(viewer: Viewer, scene: Scene) -> set[str]:
    return {each.id for each in scene.units.values() if viewer.knows(scene, each)}


def _seen(viewer: Viewer, scene: Scene) -> int:
    return len(viewer.visible_hexes(scene))


def _tally_change(state: State, unit: Unit, scene: Scene, after: Scene) -> TallyChange | None:
    mission = running_mission(state.world)
    for character_id in () if mission is None else mission.crew:
        character = state.world.characters.get(character_id)
        if character is None or character.unit != unit.id:
            continue
        side = pilots_viewer(state)
        was, now = (not side.knows(each, each.units[unit.id]) for each in (scene, after))
        return {"character": character_ref(character), "veiled": {"was": was, "now": now}}
    return None
