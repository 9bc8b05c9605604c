"""What each group of viewers knows of a table: the one place where views, refusals, questions and
the readers of the log look it up.

A `Viewer` is a group with all it takes to answer; `known_scene` is a scene as it knows it. The same
object comes back as long as nothing changed that the group knows of.

Under fog a group knows the terrain as it remembers it, the units of the pilots' side, and of the
others those that are in sight now or highlighted. What is hidden or veiled nobody knows, but for
hidden units those who steer them. A unit that is off the map and not on the pilots' side is the
Handler's alone, fog or not.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from app.engine.access import controls_unit
from app.engine.state.record import Role
from app.engine.state.state import Fog, GroundTruth, Scene, State, Unit, World
from app.engine.visibility.fog_of_war import (
    columns_in_sight,
    in_sight,
    is_observer,
    observers_of,
    on_pilots_side,
)
from app.engine.visibility.groups import HANDLER, PILOTS, SPECTATORS, group_for, seat_of
from app.rules.geometry.blocking_units import without_blockers_in
from app.rules.geometry.hexes import Cell
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.hexset import NO_HEXES, HexSet
from app.rules.geometry.terrain import Prop


@dataclass(frozen=True, slots=True)
class Viewer:
    """A group of viewers and what its knowledge goes by.

    `own`: the seat that sees for itself, None for those who see what the pilots' side sees; `seat`:
    whose own group it is, None for a group of several; `sight`: how far, in hexes; `pilots`: the
    pilots' seats; `memory`: by scene the terrain as remembered.
    """

    omniscient: bool
    fog: Fog = "off"
    observer_seat: str | None = None
    seat: str | None = None
    sight_range: int = 0
    pilots: frozenset[str] = frozenset()
    memory: Mapping[str, HexMap] = field(default_factory=dict, compare=False)
    #: The same for the pilots' side, where it is another.
    side_memory: Mapping[str, HexMap] = field(default_factory=dict, compare=False)

    @property
    def side(self) -> Viewer:
        """What the pilots' side knows together, for one of its pilots."""
        if self.seat is None:
            return self
        return replace(self, observer_seat=None, seat=None, memory=self.side_memory)

    @property
    def fogless(self) -> bool:
        """Whether no fog is in the way."""
        return self.omniscient or self.fog == "off"

    def known_scene(self, scene: Scene) -> Scene:
        """A scene as this group knows it; what is known already is given back."""
        return known_scene(scene, self)

    def knows(self, scene: Scene, unit: Unit) -> bool:
        """Whether the group knows of a unit, as it is in this scene."""
        if self.omniscient:
            return True
        if unit.hidden:
            return controls_unit(self.seat, unit)
        if scene.truth is not None:
            return True
        if unit.at is None:
            return self._knows_off_map(scene, unit)
        if self.fog == "off":
            return True
        kept: dict[str, tuple[Unit, bool]] = scene._memo.setdefault(("units", self), {})
        found = kept.get(unit.id)
        if found is None or found[0] is not unit:
            found = kept[unit.id] = (unit, self._notices(scene, unit))
        return found[1]

    def always_knows(self, unit: Unit) -> bool:
        """Whether the group knows of a unit wherever it is on the map."""
        if unit.hidden:
            return controls_unit(self.seat, unit)
        return unit.highlighted or on_pilots_side(self.pilots, unit)

    def _knows_off_map(self, scene: Scene, unit: Unit) -> bool:
        """Of the pilots' side, aboard a unit that is known, or, where no fog hid it, fallen out of
        the map before everybody's eyes."""
        if on_pilots_side(self.pilots, unit) or (unit.lost and self.fog == "off"):
            return True
        carrier = scene.units.get(unit.carried_by or "")
        return carrier is not None and carrier.at is not None and self.knows(scene, carrier)

    def _notices(self, scene: Scene, unit: Unit) -> bool:
        return self.always_knows(unit) or self.sees(scene, unit.cells)

    def sees(self, scene: Scene, cells: tuple[Cell, ...], but: tuple[Cell, ...] = ()) -> bool:
        """Whether under fog any of these cells is in sight of the group's eyes; a unit that fills
        the cells `but` blocks no line."""
        return in_sight(
            without_blockers_in(scene.sight_map, but),
            self._observers(scene),
            self.sight_range,
            cells,
        )

    def visible_hexes(self, scene: Scene) -> HexSet:
        """The hexes of a scene that are in sight now, under fog."""
        return columns_in_sight(scene.sight_map, self._observers(scene), self.sight_range)

    def observes_through(self, unit: Unit) -> bool:
        """Whether under fog the group sees through a unit."""
        return not self.fogless and is_observer(self.pilots, self.observer_seat, unit, self.seat)

    def _observers(self, scene: Scene) -> tuple[tuple[Cell, ...], ...]:
        kept = scene._memo.get(("eyes", self))
        if kept is None:
            kept = scene._memo["eyes", self] = observers_of(
                scene, self.pilots, self.observer_seat, self.seat
            )
        found: tuple[tuple[Cell, ...], ...] = kept
        return found

    def known_terrain(self, scene: Scene) -> HexMap:
        """The map of a scene as a group knows it that does not know everything."""
        true = scene.map
        if self.fog == "off":
            return true.masked(true.veiled)
        known = remembered_terrain(self.memory, scene)
        key = ("of", true.floor, true.ceiling)
        if (known.floor, known.ceiling) != (true.floor, true.ceiling):
            if key not in known._memo:
                known._memo[key] = replace(known, floor=true.floor, ceiling=true.ceiling)
            known = known._memo[key]
        return known.masked(known.unknown.joined(true.veiled)) if true.veiled else known

    def knows_prop(self, scene: Scene, prop: Prop) -> bool:
        """Whether the group knows of a prop that stands in this scene."""
        if self.omniscient:
            return True
        if self.fog == "off" or scene.truth is not None:
            return not scene.map.is_secret(prop)
        return not scene.map.is_secret(prop) and prop.id in self.known_terrain(scene).props


#: Who knows all.
OMNISCIENT = Viewer(True)


def remembered_terrain(memory: Mapping[str, HexMap], scene: Scene) -> HexMap:
    """The terrain of a scene as remembered: unknown where nothing is, and wholly so where what is
    remembered is a map of another shape."""
    true, known = scene.map, memory.get(scene.id)
    if known is not None and map_shape(known) == map_shape(true):
        return known
    found: HexMap | None = true._memo.get("unseen")
    if found is None:
        blank = replace(true, props={}, veiled=NO_HEXES)
        found = true._memo["unseen"] = blank.masked(true.all_hexes)
    return found


def map_shape(terrain: HexMap) -> tuple[int, int, str]:
    """Columns, rows and which way the hexes point."""
    return terrain.columns, terrain.rows, terrain.orientation


def viewer_of_group(state: State, group: str) -> Viewer:
    """A group with what its knowledge goes by."""
    if group == HANDLER:
        return OMNISCIENT
    fog, seat = state.table.options.fog, seat_of(group)
    pilots = frozenset(seat.id for seat in state.record.seats.values() if seat.role == "pilot")
    if fog == "off":
        return Viewer(False, seat=seat, pilots=pilots)
    name = PILOTS if group == SPECTATORS else group
    memory = {key: of[name] for key, of in state.record.memory.items() if name in of}
    common = {key: of[PILOTS] for key, of in state.record.memory.items() if PILOTS in of}
    sight = state.table.options.sight
    own = seat if fog == "own" else None
    return Viewer(False, fog, own, seat, sight, pilots, memory, common)


def pilots_viewer(state: State) -> Viewer:
    """What the pilots' side knows together: what no pilot knows has no part in play with them."""
    return viewer_of_group(state, PILOTS)


def viewer_for(state: State, seat: str | None, role: Role) -> Viewer:
    """Who sits there, in this role."""
    return viewer_of_group(state, group_for(state, seat, role))


def known_scene(scene: Scene, viewer: Viewer) -> Scene:
    """The scene as a group knows it; the same object when it knows everything of it, or when that
    is what it was given."""
    if viewer.omniscient or scene.truth is not None:
        return scene
    shown = viewer.known_terrain(scene)
    if (
        shown is scene.map
        and viewer.fog == "off"
        and all(viewer.knows(scene, unit) for unit in scene.units.values())
    ):
        return scene
    kept: tuple[HexMap, Scene] | None = scene._memo.get(("known", viewer))
    if kept is None or kept[0] is not shown:
        units = {key: unit for key, unit in scene.units.items() if viewer.knows(scene, unit)}
        conflict = scene.conflict
        if conflict is not None:
            conflict = replace(
                conflict,
                active=conflict.active if conflict.active in units else None,
                acted={key: how for key, how in conflict.acted.items() if key in units},
            )
        eyes = frozenset(key for key, unit in units.items() if viewer.observes_through(unit))
        truth = GroundTruth(scene.map, scene.sight_map, eyes, viewer.sight_range)
        known = replace(scene, map=shown, units=units, conflict=conflict, truth=truth)
        kept = scene._memo["known", viewer] = (shown, known)
    return kept[1]


def linked_unit(world: World, viewer: Viewer, unit_id: str | None) -> Unit | None:
    """The unit that a character is linked to, as a group knows it (who knows everything: in any
    scene); None when there is none that it knows of."""
    scenes = world.scenes.values() if viewer.omniscient else (world.scenes[world.active_scene],)
    found = (known_scene(scene, viewer).units.get(unit_id or "") for scene in scenes)
    return next((unit for unit in found if unit is not None), None)
