"""What each group of viewers knows of a table.

Views, queries, refusals and readers of the log all look it up here. A `Viewer` holds a group's
knowledge; `known_scene` gives a scene as a group knows it. The same object comes back while nothing
that the group knows of has changed.

Under fog a group knows the terrain as it remembers it, the units of the pilots' side, and other
units that are in sight now or highlighted (FS 5.4.6, FS 5.4.7). Only its controllers know a hidden
unit, nobody knows veiled terrain. A unit off the map that is not on the pilots' side is known to
the Handler alone, with and without fog (FS 5.4.8).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final

from app.engine.access import controls_unit
from app.engine.state.options import Fog
from app.engine.state.record import Role, Seat
from app.engine.state.scene import GroundTruth, Scene
from app.engine.state.state import State, World
from app.engine.state.unit import Unit
from app.engine.visibility.fog_of_war import (
    columns_in_sight,
    in_sight,
    is_observer,
    known_answers,
    observers_of,
    on_pilots_side,
)
from app.engine.visibility.groups import HANDLER, PILOTS, SPECTATORS, Group, group_for
from app.rules.frame_state.rounds import Conflict, Segment, next_segment, units_to_act
from app.rules.geometry.hexes import Cell
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.hexset import NO_HEXES, HexSet
from app.rules.geometry.sight_bodies import without_blockers_in
from app.rules.geometry.terrain import Prop
from app.rules.memo import Memo, SourceMemo, memo_by


@dataclass(frozen=True, slots=True)
class Viewer:
    """The knowledge of a group of viewers.

    `observer_seat`: under fog "own" the seat whose units alone are observers, else None. `seat`:
    the seat of an own group, None for a group of several. `sight_range`: in hexes. `pilots`: the
    pilots' seats. `memory`: remembered terrain by scene. `side_memory`: that of the pilots' side,
    where it differs.
    """

    omniscient: bool
    fog: Fog = "off"
    observer_seat: str | None = None
    seat: str | None = None
    sight_range: int = 0
    pilots: frozenset[str] = frozenset()
    memory: Mapping[str, HexMap] = field(default_factory=dict, compare=False)
    side_memory: Mapping[str, HexMap] = field(default_factory=dict, compare=False)

    def __hash__(self) -> int:
        # quick: it is asked for often, and few viewers of a table are alike in these
        return hash((self.omniscient, self.observer_seat, self.seat))

    @property
    def side(self) -> Viewer:
        """The viewer of the pilots' side as a whole; the viewer itself where it is no own group."""
        if self.seat is None:
            return self
        return replace(self, observer_seat=None, seat=None, memory=self.side_memory)

    @property
    def fogless(self) -> bool:
        """Whether fog hides nothing from this group."""
        return self.omniscient or self.fog == "off"

    def known_scene(self, scene: Scene) -> Scene:
        """Returns a scene as this group knows it, as the function `known_scene`."""
        return known_scene(scene, self)

    def knows(self, scene: Scene, unit: Unit) -> bool:
        """Returns whether the group knows of a unit in its present state in this scene."""
        if self.omniscient:
            return True
        if unit.hidden:
            return controls_unit(self.seat, unit)
        if scene.truth is not None:
            return True
        if unit.at is None:
            return self._knows_off_map(scene, unit)
        if self.fog == "off" or self.always_knows(unit):
            return True
        answers = _known_answers(scene, self)
        found = answers.get(unit.cells)
        if found is None:
            found = answers[unit.cells] = self.sees(scene, unit.cells)
        return found

    def always_knows(self, unit: Unit) -> bool:
        """Returns whether the group knows of a unit wherever on the map it is (FS 5.4.6)."""
        if unit.hidden:
            return controls_unit(self.seat, unit)
        return unit.highlighted or on_pilots_side(self.pilots, unit)

    def _knows_off_map(self, scene: Scene, unit: Unit) -> bool:
        """Returns whether the group knows of a unit that is off the map (FS 5.4.8).

        It does for units of the pilots' side, units aboard a known unit, and, without fog, units
        that fell out of the map.
        """
        if on_pilots_side(self.pilots, unit) or (unit.lost and self.fog == "off"):
            return True
        carrier = scene.units.get(unit.carried_by or "")
        return carrier is not None and carrier.at is not None and self.knows(scene, carrier)

    def sees(self, scene: Scene, cells: tuple[Cell, ...], ignoring: tuple[Cell, ...] = ()) -> bool:
        """Returns whether under fog any of these cells is in sight of the group's observers.

        Units in the cells `ignoring` block no line.
        """
        terrain = without_blockers_in(scene.sight_map, ignoring)
        return in_sight(terrain, self._observers(scene), self.sight_range, cells)

    def visible_hexes(self, scene: Scene) -> HexSet:
        """Returns the hexes of a scene that are in sight now, under fog (FS 5.4.7)."""
        return columns_in_sight(scene.sight_map, self._observers(scene), self.sight_range)

    def observes_through(self, unit: Unit) -> bool:
        """Returns whether under fog a unit is one of the group's observers."""
        return not self.fogless and is_observer(self.pilots, self.observer_seat, unit, self.seat)

    def _observers(self, scene: Scene) -> tuple[tuple[Cell, ...], ...]:
        return _observers(scene, self)

    def known_terrain(self, scene: Scene) -> HexMap:
        """Returns the map of a scene as a group that is not omniscient knows it."""
        true = scene.map
        if self.fog == "off":
            return true.masked(true.veiled)
        known = remembered_terrain(self.memory, scene)
        if (known.floor, known.ceiling) != (true.floor, true.ceiling):
            known = _with_limits(known, true.floor, true.ceiling)
        return known.masked(known.unknown.joined(true.veiled)) if true.veiled else known

    def knows_prop(self, scene: Scene, prop: Prop) -> bool:
        """Returns whether the group knows of a prop that stands in this scene."""
        if self.omniscient:
            return True
        if self.fog == "off" or scene.truth is not None:
            return not scene.map.is_secret(prop)
        return not scene.map.is_secret(prop) and prop.id in self.known_terrain(scene).props


#: For each viewer: the terrain that it knows, and the scene on it.
_KNOWN_SCENES: Final = Memo[tuple[HexMap, Scene]]()
_UNSEEN: Final = Memo[HexMap](released=True)


@memo_by
def _observers(scene: Scene, viewer: Viewer) -> tuple[tuple[Cell, ...], ...]:
    return observers_of(scene, viewer.pilots, viewer.observer_seat, viewer.seat)


@memo_by
def _known_answers(scene: Scene, viewer: Viewer) -> dict[tuple[Cell, ...], bool]:
    return known_answers(scene.sight_map, _observers(scene, viewer), viewer.sight_range)


@memo_by
def _with_limits(terrain: HexMap, floor: int, ceiling: int | None) -> HexMap:
    return replace(terrain, floor=floor, ceiling=ceiling)


#: The viewer that knows everything: the Handler and the server.
OMNISCIENT = Viewer(True)


def remembered_terrain(memory: Mapping[str, HexMap], scene: Scene) -> HexMap:
    """Returns the terrain of a scene as remembered, all of it unknown where nothing is.

    A remembered map of another shape does not count.
    """
    true, known = scene.map, memory.get(scene.id)
    if known is not None and map_shape(known) == map_shape(true):
        return known
    return _UNSEEN.obtain(true, lambda: _all_unknown(true))


def _all_unknown(terrain: HexMap) -> HexMap:
    return replace(terrain, props={}, veiled=NO_HEXES).masked(terrain.all_hexes)


def map_shape(terrain: HexMap) -> tuple[int, int, str]:
    """Returns columns, rows and orientation of a map."""
    return terrain.columns, terrain.rows, terrain.orientation


#: Viewers without fog by the seats and the group. Every command asks for them many times.
_WITHOUT_FOG: Final = SourceMemo[Viewer](1024)
_PILOTS: Final = SourceMemo[frozenset[str]](1024)


def viewer_of_group(state: State, group: str) -> Viewer:
    """Returns the viewer of a group."""
    if group == HANDLER:
        return OMNISCIENT
    fog = state.table.options.fog
    if fog == "off":
        seats = state.record.seats
        return _WITHOUT_FOG.obtain((seats,), partial(_viewer_without_fog, seats, group), group)
    seat, pilots = Group.read(group).seat, _pilots(state.record.seats)
    remembering = PILOTS if group == SPECTATORS else group
    memory = _memory_of(state, remembering)
    side_memory = _memory_of(state, PILOTS)
    observer_seat = seat if fog == "own" else None
    sight_range = state.table.options.sight
    return Viewer(False, fog, observer_seat, seat, sight_range, pilots, memory, side_memory)


def _viewer_without_fog(seats: Mapping[str, Seat], group: str) -> Viewer:
    return Viewer(False, seat=Group.read(group).seat, pilots=_pilots(seats))


def _pilots(seats: Mapping[str, Seat]) -> frozenset[str]:
    return _PILOTS.obtain(
        (seats,), lambda: frozenset(seat.id for seat in seats.values() if seat.role == "pilot")
    )


def _memory_of(state: State, group: str) -> dict[str, HexMap]:
    """Returns the terrain that a group remembers, by scene."""
    scenes = state.record.memory.items()
    return {scene: by_group[group] for scene, by_group in scenes if group in by_group}


def pilots_viewer(state: State) -> Viewer:
    """Returns the viewer of the pilots' side as a whole."""
    return viewer_of_group(state, PILOTS)


def viewer_for(state: State, seat: str | None, role: Role) -> Viewer:
    """Returns the viewer of a seat that has this role."""
    return viewer_of_group(state, group_for(state, seat, role))


def known_scene(scene: Scene, viewer: Viewer) -> Scene:
    """Returns the scene as a group knows it.

    The same object when the group knows everything of it, or when it is a known scene already.
    """
    if viewer.omniscient or scene.truth is not None:
        return scene
    terrain = viewer.known_terrain(scene)
    if (
        terrain is scene.map
        and viewer.fog == "off"
        # without fog all others are known
        and all(viewer.knows(scene, scene.units[each]) for each in scene.aside)
    ):
        return scene
    cached = _KNOWN_SCENES.get(scene, viewer)
    if cached is None or cached[0] is not terrain:
        units = {key: unit for key, unit in scene.units.items() if viewer.knows(scene, unit)}
        conflict = scene.conflict
        if conflict is not None:
            conflict = replace(
                conflict,
                segment=_known_segment(scene, conflict, units),
                active=conflict.active if conflict.active in units else None,
                acted={key: how for key, how in conflict.acted.items() if key in units},
            )
        observers = frozenset(key for key, unit in units.items() if viewer.observes_through(unit))
        truth = GroundTruth(scene.map, scene.sight_map, observers, viewer.sight_range)
        known = replace(scene, map=terrain, units=units, conflict=conflict, truth=truth)
        cached = _KNOWN_SCENES.put(scene, (terrain, known), viewer)
    return cached[1]


def _known_segment(scene: Scene, conflict: Conflict, known: Mapping[str, Unit]) -> Segment:
    """Returns the segment of a round as a group sees it, which knows these units (FS 6.3).

    A segment in which only hidden units are left to act is over for those who do not know them.
    What fog covers holds it, since everybody expects units there.
    """
    segment = conflict.segment
    apparent = [unit for unit in scene.units.values() if not unit.hidden or unit.id in known]
    if conflict.active in known or units_to_act(apparent, conflict, segment):
        return segment
    return segment if segment == "environmental" else next_segment(apparent, conflict, segment)


def linked_unit(world: World, viewer: Viewer, unit_id: str | None) -> Unit | None:
    """Returns the unit that a character is linked to, None where the group knows of none.

    Who is omniscient finds it in any scene, others in the active one.
    """
    scenes = world.scenes.values() if viewer.omniscient else (world.scenes[world.active_scene],)
    found = (known_scene(scene, viewer).units.get(unit_id or "") for scene in scenes)
    return next((unit for unit in found if unit is not None), None)
