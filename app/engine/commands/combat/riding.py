"""Pilots outside their frames: board, ride on a frame or in its hand, alight, fall off.

The rules are FS C 5.60 to 5.63. A carried pilot is off the map: it fills no cell, has no turn, and
nothing hits it. After every command, `settle_riders` applies what that command did to the frame.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Any, Final

from app.engine.combat.carriers import alight_refusal, carrier_refusal
from app.engine.combat.upkeep import check_beside
from app.engine.commands.combat.action_costs import check_may_take_action, fields_after_paying
from app.engine.commands.draft import Draft
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import UnitCommand, command
from app.engine.params import CellForm, Id
from app.engine.refusals import Refusal
from app.engine.rounds.falls import fall_now, falling_units
from app.engine.rounds.movement import blocked_refusal
from app.engine.state.references import unit_ref
from app.engine.state.scene import Scene
from app.engine.state.state import World
from app.engine.state.unit import Unit
from app.engine.visibility.log_lines import LineKind
from app.rules.frame_state.combat.content import ACTIONS
from app.rules.geometry.field import Field
from app.rules.geometry.hexes import Cell, disk, distance
from app.rules.geometry.movement import Mover
from app.rules.geometry.obstacles import not_adjacent, place_refusal
from app.rules.geometry.ranges import distance3, nearest_pair
from app.rules.json_types import Doc

#: How far from its frame a rider lands that falls off, in hexes and in levels.
DROP_RADIUS: Final = 2
#: The steps that boarding costs.
BOARDING_STEPS: Final = next(each.steps for each in ACTIONS.values() if each.effect == "board")


class BoardFrame(UnitCommand, frozen=True, kw_only=True):
    """A pilot on foot boards a frame, to ride on it or in its hand, for one step (FS C 5.61)."""

    frame: Annotated[Id, Doc("id of the frame")]
    in_hand: Annotated[bool, Doc("in its hand, not on it")] = False


class AlightFromFrame(UnitCommand, frozen=True, kw_only=True):
    """A carried pilot alights into a cell beside the frame, in the frame's turn, for nothing
    (FS C 5.61).

    If nothing supports the pilot there, it begins to fall.
    """

    at: Annotated[CellForm, Doc("the cell beside the frame")]


# -- boarding and alighting -------------------------------------------------------------------


@command("pilot.board", Permission.OWNER)
def board_frame(draft: Draft, c: BoardFrame) -> None:
    unit = draft.unit(c.unit)
    if unit.pilot_of is None:
        raise Refusal("not-on-foot", unit=unit_ref(unit))
    if unit.carried_by is not None:
        raise Refusal("carried-already", unit=unit_ref(unit))
    check_may_take_action(draft, unit)
    frame = draft.unit(c.frame)
    refusal = carrier_refusal(unit, frame)
    if refusal is not None and refusal.refused.code != "other-side":
        raise refusal
    with draft.overridable():
        if refusal is not None:
            raise refusal
    with draft.overridable():
        check_beside(unit, frame)
    paid = fields_after_paying(draft, unit, BOARDING_STEPS, 0, False) or {}
    code = "pilot.in_hand" if c.in_hand else "pilot.boards"
    line = draft.unit_line(unit, code, "move", frame=unit_ref(frame))
    line = line.knowing(frame, draft.unit_line(unit, "pilot.gone", "move"))
    values: dict[str, Any] = {"at": None, "carried_by": frame.id, "in_hand": c.in_hand, **paid}
    values |= {"movement": None, "falling": False, "fallen": 0}
    draft.set_unit("unit.boarded", unit, line, **values)


@command("pilot.alight", Permission.OWNER)
def alight_from_frame(draft: Draft, c: AlightFromFrame) -> None:
    unit = draft.unit(c.unit)
    known = draft.known
    refusal = alight_refusal(draft.state.world, known, draft.viewer, unit)
    if refusal is not None:
        raise refusal
    at, carrier = Cell(c.at.q, c.at.r, c.at.level), known.units[unit.carried_by or ""]
    if distance3(*nearest_pair((at,), carrier.cells)).total > 1:
        raise blocked_refusal(known, not_adjacent(at))
    mover = Mover(unit.id, at, unit.footprint)
    blocked = place_refusal(known.field, mover, "ground", at)
    if blocked is not None:
        raise blocked_refusal(known, blocked)
    if place_refusal(draft.scene.field, mover, "ground", at) is not None:
        # A hidden unit occupies the cell.
        line = draft.unit_line(unit, "unit.barred", "move")
        draft.emit("unit.barred", line, scene=draft.scene.id, unit=unit.id, set={})
        return
    _put_off_frame(draft, unit, at, "unit.alighted", "pilot.alights", "move")


def _put_off_frame(
    draft: Draft, unit: Unit, at: Cell, event: str, code: str, kind: LineKind
) -> None:
    """Puts a carried unit on the map again. It falls if nothing supports it."""
    values: dict[str, Any] = {"at": at, "carried_by": None, "in_hand": False, "lost": False}
    falling = not draft.scene.is_supported(replace(unit, **values))
    lines = [draft.unit_line(unit, code, kind, to={"q": at.q, "r": at.r}, level=at.level)]
    if falling:
        lines.append(draft.unit_line(unit, "unit.begins_to_fall", "fall"))
    draft.set_unit(event, unit, *lines, **values, falling=falling, fallen=0)


# -- after every command ----------------------------------------------------------------------


def settle_riders(draft: Draft, before: World) -> None:
    """Applies what the command did to frames to the pilots they carry (FS C 5.62, FS C 5.63).

    A jolt drops riders, area damage kills all who are carried, and a wreck carries nobody.
    """
    if not draft.scene.aside:  # as a rule
        return
    riders = [each for each in draft.scene.units.values() if each.carried_by is not None]
    if not riders:
        return
    units_before = before.scenes[draft.scene.id].units
    harmed = _harmed_units(draft, before)
    for rider in riders:
        carrier_id = rider.carried_by or ""
        carrier, old = draft.scene.units.get(carrier_id), units_before.get(carrier_id)
        if rider.at is not None or rider.destroyed:
            # The Handler has placed or destroyed it.
            draft.set_unit("unit.dropped", rider, carried_by=None, in_hand=False)
        elif carrier is None:
            _drop_rider(draft, rider, old)
        elif harmed.get(carrier_id):
            _kill_rider(draft, rider, carrier)
        elif carrier.destroyed or (not rider.in_hand and _jostled(harmed, old, carrier)):
            _drop_rider(draft, rider, carrier)


def _jostled(harmed: Mapping[str, bool], old: Unit | None, now: Unit) -> bool:
    """Returns whether a frame was harmed, or staggers now."""
    return now.id in harmed or (now.staggered and old is not None and not old.staggered)


def _harmed_units(draft: Draft, before: World) -> Mapping[str, bool]:
    """Returns the ids of the units that this command harmed, and whether by damage to an area."""
    centres = {key: attack.centre for key, attack in before.attacks.items()}
    found: dict[str, bool] = {}
    area = False
    for event in draft.events:
        match event["type"]:
            case "attack.put":
                centres[event["attack"]["id"]] = event["attack"].get("centre")
            case "attack.gone":
                area = centres.get(event["attack"]) is not None
            case "unit.struck" if {"integrity", "stability"} & event["set"].keys():
                found[event["unit"]] = found.get(event["unit"], False) or area
            case _:
                pass
    return found


def drop_riders_of_falling_frames(draft: Draft) -> None:
    """Drops the riders of frames that fall, before the falls of a round (FS C 5.62)."""
    scene = draft.scene
    for unit in falling_units(scene):
        if fall_now(scene, unit).levels:
            for rider in tuple(scene.units.values()):
                if rider.carried_by == unit.id and not rider.in_hand:
                    _drop_rider(draft, rider, unit)


def _drop_rider(draft: Draft, rider: Unit, carrier: Unit | None) -> None:
    """Drops a pilot beside its carrier. It stays aboard where there is no room."""
    at = None if carrier is None else nearest_free_cell(draft.scene, carrier)
    if at is not None:
        _put_off_frame(draft, rider, at, "unit.dropped", "pilot.dropped", "fall")
    elif carrier is None or carrier.id not in draft.scene.units:
        draft.set_unit("unit.dropped", rider, carried_by=None, in_hand=False)


def nearest_free_cell(scene: Scene, carrier: Unit) -> Cell | None:
    """Returns the nearest free cell to a carrier on the map, or None.

    Beside a carrier that stands, a cell to stand in comes first.
    """
    if carrier.at is None:
        return None
    here, field = carrier.at, scene.field
    held = field.held(carrier.cells, carrier.id)
    # The carrier's own hex comes last in the air, where the frame would fall on its pilot.
    distance_of_own_hex = 0 if field.occupant(here) is None else DROP_RADIUS + 1

    def order(cell: Cell) -> tuple[bool, int, int]:
        far = distance(cell, here) or distance_of_own_hex
        return held and not field.held([cell]), far, abs(cell.level - here.level)

    top = DROP_RADIUS if held else 0
    levels = range(here.level - DROP_RADIUS, here.level + top + 1)
    cells = (Cell(h.q, h.r, level) for h in disk(here, DROP_RADIUS) for level in levels)
    return min((cell for cell in cells if _is_free(field, cell)), key=order, default=None)


def _is_free(field: Field, cell: Cell) -> bool:
    return place_refusal(field, Mover("", cell), "ground", cell) is None


def _kill_rider(draft: Draft, rider: Unit, carrier: Unit) -> None:
    """Damage to an area kills a carried pilot (FS C 5.63)."""
    line = draft.unit_line(rider, "pilot.killed", "turn")
    held = draft.scene.is_supported(carrier)
    draft.set_unit(
        "unit.dropped", rider, line, at=carrier.at, carried_by=None, in_hand=False, integrity=0,
        destroyed=True, falling=not held, fallen=0,
    )  # fmt: skip
