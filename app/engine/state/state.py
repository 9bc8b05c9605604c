"""The state of a table: frozen dataclasses that share what has not changed.

A `State` is world, record and timeline. Undo brings the world back; the record (see `record`) is
never undone. No rule is applied here: see `decide` and `evolve`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Annotated, Final, Literal

from msgspec import Meta

from app.engine.params import Name, Number, Speed, Text
from app.engine.state.attack_state import AttackState, Reaction
from app.engine.state.builds import ActionRequest, Frame, StoredBuild
from app.engine.state.crew import Character, FromSheet, MissionState, SystemState
from app.engine.state.options import TableInfo
from app.engine.state.record import Record
from app.engine.state.unit_fields import about
from app.rules.field_marks import Count, IdOf, IsName, Points, SeatId, UnitId, Within
from app.rules.frame_state.characters import CATEGORIES, Category
from app.rules.frame_state.combat import content
from app.rules.frame_state.combat.harm import stagger_threshold
from app.rules.frame_state.combat.model import Condition
from app.rules.frame_state.rounds import Conflict, Disposition
from app.rules.geometry.blocking_units import with_blocking_units
from app.rules.geometry.hexes import Cell, distance
from app.rules.geometry.hexset import HexSet
from app.rules.geometry.movement_traits import WALK, MovementTraits
from app.rules.geometry.sight import Sight, sight_between
from app.rules.geometry.support import stands
from app.rules.geometry.terrain import ONE_CELL, Field, Footprint, HexMap, cells_of
from app.rules.geometry.viewshed import inherit_sight_cache
from app.rules.memo import Cached, Memo, memo

Mode = Literal["ground", "flight"]
Kind = Literal["proactive", "reactive"]
Silhouette = Literal["biped", "strider", "tank", "hover", "walker", "drone", "infantry"]

#: Steps at the start of each turn (FS C 3.1).
STEPS: Final = 4

Steps = Annotated[int, Meta(ge=0, le=STEPS)]
Maximum = Annotated[int, Meta(ge=1, le=100_000)]
Walked = Annotated[int, Meta(ge=0, le=100)]

#: Undo steps that are kept from before the start of the conflict.
UNDO_LIMIT: Final = 300

_FIELD: Final = Memo[Field]()
#: Whether a unit stands on this map, other units apart.
_STANDS: Final = Memo[tuple[HexMap, bool]]()


@dataclass(frozen=True, slots=True)
class Movement:
    """A movement that can go on: its mode and the range left, in hexes (FS 5.3.6)."""

    mode: Mode
    left: Count


@dataclass(frozen=True, slots=True)
class Unit(Cached):
    """Anything on the map that acts in the round (FS 1.4); its pools are those of FS C 1.5.

    `about` says how a field is set and who is told of it (see `unit_fields`).
    """

    id: Annotated[str, IdOf("unit", defines=True)]
    name: Annotated[str, IsName()] = field(metadata=about("set", set_as=Name))
    disposition: Disposition = field(metadata=about("set", set_as=Disposition))
    at: Cell | None = None
    speed: Annotated[int, Within(0, 50)] = field(default=4, metadata=about("number", set_as=Speed))
    integrity: Points = field(default=1, metadata=about("number", set_as=Number))
    integrity_max: Annotated[int, Within(1, 100_000)] = field(
        default=1, metadata=about("number", set_as=Maximum)
    )
    stability: Points = field(default=0, metadata=about("number", set_as=Number))
    stability_max: Points = field(default=0, metadata=about("number", set_as=Number))
    energy: Points = field(default=4, metadata=about("number", set_as=Number))
    energy_max: Points = field(default=4, metadata=about("number", set_as=Number))
    steps: Annotated[int, Within(0, STEPS)] = field(
        default=0, metadata=about("number", set_as=Steps)
    )
    hidden: bool = False
    #: The seat that controls it, and the seats that control it besides (see `controls_unit`).
    controller: SeatId | None = field(default=None, metadata=about("set"))
    copilots: tuple[SeatId, ...] = ()
    footprint: Footprint = field(default=ONE_CELL, metadata=about("set"))
    #: Its cells block lines of sight (FS 5.4.2).
    obstacle: bool = field(default=False, metadata=about("set", set_as=bool, new=True))
    #: Visible to the Handler alone.
    notes: str = field(default="", metadata=about("secret", set_as=Text, new=True))
    silhouette: Silhouette = field(default="biped", metadata=about("set", set_as=Silhouette))
    falling: bool = field(default=False, metadata=about("set", set_as=bool))
    #: Levels fallen so far in a fall that takes several rounds (FS 7.3).
    fallen: Points = field(default=0, metadata=about(set_as=Number))
    #: Has flown since its turn began (FS 5.3.4).
    flown: bool = field(default=False, metadata=about(set_as=bool))
    destroyed: bool = field(default=False, metadata=about("set", set_as=bool))
    #: Fell below the floor of a void (FS 7.6).
    lost: bool = False
    highlighted: bool = False
    movement: Movement | None = field(default=None, metadata=about("number"))
    #: Levels risen in the movement that can go on (FS C 2.20).
    risen: Points = 0
    #: Its build and what is used up of it; None for a unit without a build (FS C 2.14).
    frame: Frame | None = field(default=None, metadata=about("number"))
    #: Numbers that the Handler set in place of computed ones, by name (FS C 2.17).
    overrides: Mapping[str, Count] = field(default_factory=dict)
    overheated: bool = field(default=False, metadata=about("state", set_as=bool))
    #: Still staggered although its stability is above 0: it has not regained enough (FS C 5.2).
    reeling: bool = field(default=False, metadata=about(set_as=bool))
    #: Cannot evade until its next turn begins (FS C 5.24).
    off_balance: bool = field(default=False, metadata=about("state", set_as=bool))
    conditions: tuple[Condition, ...] = ()
    #: For a pilot on foot: the unit that was its frame (FS C 5.9).
    pilot_of: UnitId | None = None
    #: The unit that carries it, and whether in its hand; it fills no cell then (FS C 5.61).
    carried_by: UnitId | None = None
    in_hand: bool = field(default=False, metadata=about(set_as=bool))
    #: Hexes that a pilot on foot has walked since its turn began (FS C 5.60).
    walked: Count = field(default=0, metadata=about(set_as=Walked))
    #: Levels descended at no cost since its turn began (FS C 3.4).
    descended: Points = field(default=0, metadata=about(set_as=Number))

    @property
    def staggered(self) -> bool:
        """At stability 0, or not yet recovered from it (FS 7.8, FS C 5.1, FS C 5.2).

        Some conditions stagger a unit at higher stability (FS C 2.1.24). A unit without stability
        is never staggered.
        """
        low = self.stability <= stagger_threshold(self.conditions)
        return self.stability_max > 0 and (low or self.reeling)

    @property
    def movement_traits(self) -> MovementTraits:
        """How its chassis moves and falls (FS C 2.2); plain walking without a build."""
        return (
            WALK
            if self.frame is None
            else content.chassis(self.frame.build.chassis).movement_traits
        )

    @property
    def current_movement_traits(self) -> MovementTraits:
        """Its movement traits in its present state. A wreck has none; a staggered unit neither
        hovers nor clings to walls (FS C 2.23, FS C 2.25).
        """
        if self.destroyed:
            return WALK
        return self.movement_traits.unsteady() if self.staggered else self.movement_traits

    @property
    @memo
    def cells(self) -> tuple[Cell, ...]:
        """The cells it fills; none while it is off the map."""
        return () if self.at is None else cells_of(self.at, self.footprint)

    @property
    def controllers(self) -> tuple[str, ...]:
        """The seats that control it, its controller first. Some may have left the table."""
        return self.copilots if self.controller is None else (self.controller, *self.copilots)

    @property
    def can_act(self) -> bool:
        """Whether it is on the map and not destroyed."""
        return self.at is not None and not self.destroyed

    @property
    def blocks_sight(self) -> bool:
        """Whether its cells block lines of sight; those of a hidden unit never do (FS 5.4.2)."""
        return self.obstacle and self.can_act and not self.hidden


@dataclass(frozen=True, slots=True)
class GroundTruth:
    """The true map behind a scene as a group knows it, for judging lines of sight.

    `sight_map`: the map with units that block sight. `observers`: ids of the units that the group
    sees through. `sight_range`: how far those see, in hexes.
    """

    map: HexMap
    sight_map: HexMap
    observers: frozenset[str] = frozenset()
    sight_range: int = 0


@dataclass(frozen=True, slots=True)
class Scene(Cached):
    """A map with its units and, while one lasts, a conflict."""

    id: str
    name: str
    map: HexMap
    units: Mapping[str, Unit] = field(default_factory=dict)
    conflict: Conflict | None = None
    #: Set where the scene is one that a group knows; None for the complete scene.
    truth: GroundTruth | None = None

    @property
    def field(self) -> Field:
        """The map with the cells that units fill. Destroyed units fill none (FS 5.7)."""
        # `_FIELD.get` without its call: nothing is read as often.
        found: Field | None = self._memo.get(_FIELD)
        if found is None:
            occupied = {
                cell: unit.id
                for unit in self.units.values()
                if not unit.destroyed
                for cell in unit.cells
            }
            found = _FIELD.put(self, Field(self.map, occupied))
        return found

    @property
    @memo
    def sight_map(self) -> HexMap:
        """The map for lines of sight: with the cells of units that block them (FS 5.4.2)."""
        bodies = {
            cell: unit.id
            for unit in self.units.values()
            if unit.blocks_sight
            for cell in unit.cells
        }
        return with_blocking_units(self.map, bodies)

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
        self, unit: Unit | None, here: Collection[Cell], there: Collection[Cell]
    ) -> Sight:
        """Returns the verdict on a line from a unit, or from a place without one (FS 5.4.1).

        Up to the sight range an observer's line is judged by the true map, beyond it by the known
        one. Things of several cells can lie on both sides of that limit, so pairs of cells are
        judged separately.
        """
        truth, judged = self.truth, self.sight_map_for(unit)
        if truth is None or judged is self.sight_map:
            return sight_between(self.sight_map, here, there)
        distances = [distance(a, b) for a in here for b in there]
        if min(distances) > truth.sight_range:
            return sight_between(self.sight_map, here, there)
        if max(distances) <= truth.sight_range:
            return sight_between(judged, here, there)
        seen = sight_between(judged, here, there, range(truth.sight_range + 1))
        if seen.visible:
            return seen
        beyond = sight_between(
            self.sight_map, here, there, range(truth.sight_range + 1, max(distances) + 1)
        )
        return beyond if beyond.visible else seen

    def with_map(self, changed: HexMap) -> Scene:
        """Returns the scene with another map."""
        inherit_sight_cache(self.map, changed)
        return replace(self, map=changed)

    def with_units(self, units: Mapping[str, Unit]) -> Scene:
        """Returns the scene with other units."""
        return replace(self, units=units)

    def with_conflict(self, conflict: Conflict | None) -> Scene:
        """Returns the scene with another conflict. Its cached `field` is kept."""
        fresh = replace(self, conflict=conflict)
        _FIELD.inherit(self, fresh)
        return fresh


@dataclass(frozen=True, slots=True)
class TestRequest:
    """A test that the Handler has asked for and nobody has rolled yet (FS 3.1)."""

    __test__ = False  # pytest must not collect it

    id: str
    unit: str
    kind: Kind
    dice: tuple[str, ...]
    modifiers: tuple[int, ...]
    mark: int
    hidden: bool = False
    label: str = ""
    #: Its dice and modifiers come first in `dice` and `modifiers`.
    sheet: FromSheet | None = None


@dataclass(frozen=True, slots=True)
class World(Cached):
    """The part of the state that undo brings back."""

    scenes: Mapping[str, Scene] = field(default_factory=dict)
    active_scene: str = ""
    requests: Mapping[str, TestRequest] = field(default_factory=dict)
    categories: tuple[Category, ...] = CATEGORIES
    characters: Mapping[str, Character] = field(default_factory=dict)
    #: missions by id
    missions: Mapping[str, MissionState] = field(default_factory=dict)
    #: states of the dice systems that are in use, by system name
    systems: Mapping[str, SystemState] = field(default_factory=dict)
    #: stored builds and open requests of pilots, by id
    builds: Mapping[str, StoredBuild] = field(default_factory=dict)
    asks: Mapping[str, ActionRequest] = field(default_factory=dict)
    #: attacks that are not over, by id
    attacks: Mapping[str, AttackState] = field(default_factory=dict)
    #: reactions that have begun, by unit
    reactions: Mapping[str, Reaction] = field(default_factory=dict)

    def with_scene(self, scene: Scene) -> World:
        """Returns the world with this scene in it."""
        return replace(self, scenes={**self.scenes, scene.id: scene})


@dataclass(frozen=True, slots=True)
class UndoStep(Cached):
    """One change of the world, made by the row `version`: a step of undo and redo."""

    version: int
    before: World
    after: World
    #: The kind of the step (see `step_kind`); `whats`: its kind for each group.
    what: str
    seat: str | None
    #: First and last log line, for each group that reads of the step.
    lines: Mapping[str, tuple[int, int]]
    whats: Mapping[str, str] = field(default_factory=dict)
    #: The groups that learned terrain by it; undo does not remove that.
    taught: frozenset[str] = frozenset()
    #: Some group that reads of it may not know who did it.
    covert: bool = False


@dataclass(frozen=True, slots=True)
class State:
    """A table after `version` rows of its journal."""

    table: TableInfo
    world: World = field(default_factory=World)
    record: Record = field(default_factory=Record)
    timeline: tuple[UndoStep, ...] = ()
    #: Undone steps, the last one undone at the end. A new step that the pilots did not read of
    #: leaves their moves here.
    redo: tuple[UndoStep, ...] = ()
    version: int = 0
    #: The Handler's last log line about a step that can no longer be undone, 0 for none.
    horizon: int = 0

    @property
    def scene(self) -> Scene:
        """The active scene. Raises KeyError before the table is created."""
        return self.world.scenes[self.world.active_scene]


def new_state(table_id: str) -> State:
    """Returns a table before its first row."""
    return State(TableInfo(table_id))
