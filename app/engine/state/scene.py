"""A scene: a map with its units, the cells that these fill, and what supports them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Annotated, Final

from app.engine.state.area_templates import AreaTemplate
from app.engine.state.backgrounds import Background
from app.engine.state.unit import Unit
from app.engine.state.zones import Zone
from app.rules.fast_replace import fast_replace
from app.rules.field_marks import IdOf, IsName, UnitId, Within
from app.rules.frame_state.rounds import Conflict, Effect
from app.rules.geometry.hexes import Cell, Hex, distance
from app.rules.geometry.hexset import HexSet
from app.rules.geometry.sight import Sight, sight_between
from app.rules.geometry.sight_bodies import SMOKE, with_bodies, without_smoke
from app.rules.geometry.support import stands
from app.rules.geometry.terrain import Field, HexMap
from app.rules.geometry.viewshed import inherit_sight_cache
from app.rules.memo import Cached, Memo, memo

_FIELD: Final = Memo[Field]()
#: Whether no two units of a scene fill the same cell.
_APART: Final = Memo[bool]()
#: The units that the map alone may not support, by id.
_OFF_GROUND: Final = Memo[frozenset[str]]()
#: The units that are hidden, carried or off the map, by id.
_ASIDE: Final = Memo[frozenset[str]]()
#: Whether a unit stands on this map, other units apart.
_STANDS: Final = Memo[tuple[HexMap, bool]]()
#: The cells of smoke on a map, and the areas that they are of.
_SMOKE: Final = Memo[tuple[Mapping[str, AreaTemplate], Mapping[Cell, str]]](released=True)


@dataclass(frozen=True, slots=True)
class GroundTruth:
    """The true map behind a scene as a group knows it, for judging lines of sight.

    `sight_map`: the map with units and smoke that block sight. `observers`: ids of the units that
    the group sees through. `sight_range`: how far those see, in hexes.
    """

    map: HexMap
    sight_map: HexMap
    observers: frozenset[str] = frozenset()
    sight_range: int = 0


@dataclass(frozen=True, slots=True)
class Wave:
    """Units in reserve that come together: when a round begins, or when the Handler says so.

    Only Handlers know of it. `at`: the place around which they come; `zone`: the zone in which
    they come, instead of a place; `trigger`: when they are to come, in the Handler's words. Units
    that are no longer in reserve do not count.
    """

    id: Annotated[str, IdOf("wave", defines=True)]
    name: Annotated[str, IsName()]
    units: tuple[UnitId, ...] = ()
    at: Cell | None = None
    round: Annotated[int, Within(1, 1000)] | None = None
    trigger: str = ""
    zone: Annotated[str, IdOf("zone")] | None = None


FIRST_HEX: Final = Hex(0, 0)


@dataclass(frozen=True, slots=True)
class Frame:
    """What undo needs to know of the changes of a map's size: their number, and where the hex is
    now that was the first one before them.

    `cut`: terrain that groups remembered before the last change, where it cut off some of that.
    """

    count: int = 0
    origin: Hex = FIRST_HEX
    cut: Mapping[str, HexMap] = field(default_factory=dict)


def is_in_reserve(unit: Unit) -> bool:
    """Returns whether a unit is off the map and nothing carries it."""
    return unit.at is None and unit.carried_by is None


def _stands_aside(unit: Unit) -> bool:
    return unit.hidden or unit.at is None or unit.carried_by is not None


@dataclass(frozen=True, slots=True)
class Scene(Cached):
    """A map with its units and, while one lasts, a conflict."""

    id: str
    name: str
    map: HexMap
    units: Mapping[str, Unit] = field(default_factory=dict)
    conflict: Conflict | None = None
    #: Where units stood that have left for another scene, by id.
    left: Mapping[str, Cell] = field(default_factory=dict)
    #: Players have seen it, but perhaps do not see it now.
    seen: bool = False
    #: Units in reserve that come together, by the wave's id.
    waves: Mapping[str, Wave] = field(default_factory=dict)
    #: Named places on the map, by the zone's id.
    zones: Mapping[str, Zone] = field(default_factory=dict)
    #: Areas that people have laid on the map, by the template's id.
    templates: Mapping[str, AreaTemplate] = field(default_factory=dict)
    #: Effects of the environment for the next conflict, of which only Handlers know.
    prepared: tuple[Effect, ...] = ()
    #: A picture under the grid of the map.
    background: Background | None = None
    #: How its map has been resized.
    frame: Frame = Frame()
    #: Set where the scene is one that a group knows; None for the complete scene.
    truth: GroundTruth | None = None

    @property
    def field(self) -> Field:
        """The map with the cells that units fill. Destroyed units fill none (FS 5.7)."""
        # `_FIELD.get` without its call: nothing is read as often.
        found: Field | None = self._memo.get(_FIELD)
        if found is None:
            filled = [
                (cell, unit.id)
                for unit in self.units.values()
                if not unit.destroyed
                for cell in unit.cells
            ]
            found = _FIELD.put(self, Field(self.map, dict(filled)))
            _APART.put(self, len(found.occupied) == len(filled))
        return found

    @property
    @memo
    def sight_map(self) -> HexMap:
        """The map for lines of sight: with the cells of units that block them, and of smoke
        (FS 5.4.2, FS C 3.13)."""
        bodies = dict(self._smoke)
        for unit in self.units.values():
            if unit.blocks_sight:
                bodies.update(dict.fromkeys(unit.cells, unit.id))
        return with_bodies(self.map, bodies)

    @property
    def _smoke(self) -> Mapping[Cell, str]:
        """The cells of smoke; the same object while neither the areas nor the map change."""
        areas, map_ = self.templates, self.map
        if not any(each.smoke for each in areas.values()):
            return {}
        known = _SMOKE.get(map_)
        if known is None or known[0] is not areas:
            cells = (cell for each in areas.values() for cell in each.smoke_cells(map_))
            known = _SMOKE.put(map_, (areas, dict.fromkeys(cells, SMOKE)))
        return known[1]

    def reserve_of(self, wave: Wave) -> list[Unit]:
        """Returns the units of a wave that are still in reserve."""
        units = (self.units.get(each) for each in wave.units)
        return [unit for unit in units if unit is not None and is_in_reserve(unit)]

    @property
    def veiled(self) -> HexSet:
        """The hexes that the Handler keeps secret, with everything in them."""
        return self.map.veiled

    def is_supported(self, unit: Unit) -> bool:
        """Returns whether a unit does not fall: it stands, rests on another unit, or its chassis
        holds it up (FS 7.4, FS C 2.23, FS C 2.25).

        The part that depends on the map alone is cached by unit and map.
        """
        field = self.field
        if self.truth is not None and self._is_in_place(unit):
            # The group sees how a known unit stands, even on ground that it does not know. For any
            # other position only the known ground counts.
            field = Field(self.truth.map.without_hidden_props, field.occupied)
        known = _STANDS.get(unit)
        if known is None or known[0] is not field.map:
            found = stands(field, unit.cells, unit.current_movement_traits)
            known = _STANDS.put(unit, (field.map, found))
        return known[1] or field.held(unit.cells, unit.id)

    def stands_on_map(self, unit: Unit) -> bool:
        """Returns whether the map alone is known to support a unit of this scene.

        Quick; False where `is_supported` has not been asked yet.
        """
        known = _STANDS.get(unit)
        if known is None or not known[1]:
            return False
        return known[0] is (self.map if self.truth is None else self.truth.map.without_hidden_props)

    @property
    def off_ground(self) -> frozenset[str]:
        """The ids of the units that the map alone may not support: all others stand on it."""
        units = self.units.values()
        return _OFF_GROUND.obtain(
            self, lambda: frozenset(unit.id for unit in units if not self.stands_on_map(unit))
        )

    @property
    def aside(self) -> frozenset[str]:
        """The ids of the units that are hidden, carried or off the map."""
        units = self.units.values()
        return _ASIDE.obtain(
            self, lambda: frozenset(unit.id for unit in units if _stands_aside(unit))
        )

    def _is_in_place(self, unit: Unit) -> bool:
        """Returns whether the unit is in this scene, in the cells it says."""
        there = self.units.get(unit.id)
        return there is not None and there.cells == unit.cells

    def sight_map_for(self, unit: Unit | None) -> HexMap:
        """Returns the map by which lines from a unit are judged.

        In a scene as a group knows it that is the true map for the group's observers, and the known
        map for all others.
        """
        truth = self.truth
        if truth is None or unit is None or unit.id not in truth.observers:
            return self.sight_map
        return truth.sight_map

    def line_of_sight(
        self,
        unit: Unit | None,
        here: Collection[Cell],
        there: Collection[Cell],
        *,
        through_smoke: bool = False,
    ) -> Sight:
        """Returns the verdict on a line from a unit, or from a place without one (FS 5.4.1).
        `through_smoke`: the line need only be straight and free.

        Up to the sight range an observer's line is judged by the true map, beyond it by the known
        one. Things of several cells can lie on both sides of that limit, so pairs of cells are
        judged separately.
        """
        truth, known, judged = self.truth, self.sight_map, self.sight_map_for(unit)
        if through_smoke:
            known, judged = without_smoke(known), without_smoke(judged)
        if truth is None or judged is known:
            return sight_between(known, here, there)
        distances = [distance(a, b) for a in here for b in there]
        if min(distances) > truth.sight_range:
            return sight_between(known, here, there)
        if max(distances) <= truth.sight_range:
            return sight_between(judged, here, there)
        seen = sight_between(judged, here, there, range(truth.sight_range + 1))
        if seen.visible:
            return seen
        beyond = sight_between(known, here, there, range(truth.sight_range + 1, max(distances) + 1))
        return beyond if beyond.visible else seen

    def with_map(self, changed: HexMap) -> Scene:
        """Returns the scene with another map."""
        inherit_sight_cache(self.map, changed)
        return replace(self, map=changed)

    def with_unit(self, unit: Unit) -> Scene:
        """Returns the scene with this unit, in the place of the one with its id or as a new one.

        What is known of the other units is carried over.
        """
        old = self.units.get(unit.id)
        fresh = fast_replace(self, units={**self.units, unit.id: unit})
        aside = _ASIDE.get(self)
        if aside is not None:
            _ASIDE.put(fresh, aside | {unit.id} if _stands_aside(unit) else aside - {unit.id})
        known = _FIELD.get(self) if _APART.get(self) else None
        if old is None or known is None:
            return fresh
        left = () if old.destroyed else old.cells
        filled = () if unit.destroyed else unit.cells
        moved = known if left == filled else known.moved(unit.id, left, filled)
        if moved is None:
            return fresh
        _FIELD.put(fresh, moved)
        _APART.put(fresh, True)
        others = _OFF_GROUND.get(self)
        if others is not None:
            stands = fresh.is_supported(unit) and fresh.stands_on_map(unit)
            _OFF_GROUND.put(fresh, others - {unit.id} if stands else others | {unit.id})
        return fresh

    def with_units(self, units: Mapping[str, Unit]) -> Scene:
        """Returns the scene with other units."""
        return replace(self, units=units)

    def with_conflict(self, conflict: Conflict | None) -> Scene:
        """Returns the scene with another conflict. What is known of its units is kept."""
        return self._beside_units(replace(self, conflict=conflict))

    def with_waves(self, waves: Mapping[str, Wave]) -> Scene:
        """Returns the scene with other waves. What is known of its units is kept."""
        return self._beside_units(replace(self, waves=waves))

    def with_prepared(self, effects: Sequence[Effect]) -> Scene:
        """Returns the scene with other effects for its next conflict. What is known of its units is
        kept."""
        return self._beside_units(replace(self, prepared=tuple(effects)))

    def with_zones(self, zones: Mapping[str, Zone]) -> Scene:
        """Returns the scene with other zones. What is known of its units is kept."""
        return self._beside_units(replace(self, zones=zones))

    def with_templates(self, templates: Mapping[str, AreaTemplate]) -> Scene:
        """Returns the scene with other area templates. What is known of its units is kept."""
        return self._beside_units(replace(self, templates=templates))

    def with_background(self, background: Background | None) -> Scene:
        """Returns the scene with another background. What is known of its units is kept."""
        return self._beside_units(replace(self, background=background))

    def _beside_units(self, fresh: Scene) -> Scene:
        """Returns a scene of the same units on the same map, with what is known of them."""
        _FIELD.inherit(self, fresh)
        _APART.inherit(self, fresh)
        _OFF_GROUND.inherit(self, fresh)
        _ASIDE.inherit(self, fresh)
        return fresh
