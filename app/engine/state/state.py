"""The state of a table: frozen values that share what has not changed.

`State` = world + record + timeline. The world is what undo brings back; the record (see `record`)
is never undone. Nothing here decides anything: see `decide` and `evolve`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

from app.engine.state.attack_state import AttackState, Reaction
from app.engine.state.builds import ActionRequest, Frame, StoredBuild
from app.engine.state.crew import Character, FromSheet, MissionState, SystemState
from app.engine.state.record import Record
from app.rules.frame_state.characters import CATEGORIES, Category
from app.rules.frame_state.combat import content
from app.rules.frame_state.combat.harm import stagger_threshold
from app.rules.frame_state.combat.model import Condition
from app.rules.geometry.blocking_units import with_blocking_units
from app.rules.geometry.hexes import Cell, distance
from app.rules.geometry.hexset import HexSet
from app.rules.geometry.movement_traits import WALK, MovementTraits
from app.rules.geometry.sight import Sight, sight_between
from app.rules.geometry.support import stands
from app.rules.geometry.terrain import ONE_CELL, Field, Footprint, HexMap, cells_of
from app.rules.geometry.viewshed import inherit_sight_cache

Disposition = Literal["pilot", "ally", "neutral", "enemy"]
Segment = Literal["friendly", "ally", "neutral", "enemy", "environmental"]
Mode = Literal["ground", "flight"]
NpcStats = Literal["all", "condition", "nothing"]
Fog = Literal["off", "team", "own"]
Kind = Literal["proactive", "reactive"]
Silhouette = Literal["biped", "strider", "tank", "hover", "walker", "drone", "infantry"]

#: The segments of a round in order (frame-state 6).
SEGMENTS: Final[tuple[Segment, ...]] = ("friendly", "ally", "neutral", "enemy", "environmental")

#: In which segment a disposition acts (frame-state 6).
SEGMENT_OF: Final[Mapping[Disposition, Segment]] = {
    "pilot": "friendly",
    "ally": "ally",
    "neutral": "neutral",
    "enemy": "enemy",
}

#: Steps at the start of each turn (frame-state-combat 3).
STEPS: Final = 4

#: Changes of the world that can be taken back beyond the start of the conflict.
UNDO_LIMIT: Final = 300


@dataclass(frozen=True, slots=True)
class Options:
    """What a table allows."""

    #: Pilots may roll tests of their own with a mark they name.
    pilots_name_marks: bool = False
    #: What a pilot buys for a character waits for the Handler's word.
    upgrades_need_approval: bool = False
    #: A mission's base pay is shared among its crew instead of paid in full to each.
    share_base: bool = False
    #: The sum of all grades of tuning that a frame may have.
    tuning_points: int = 6
    #: Pilots may repair in the field.
    repairs: bool = False
    #: How long a reaction may be claimed for, in seconds.
    reaction_seconds: int = 12
    #: What pilots see of the map: everything, what their side sees, or what each sees for itself.
    fog: Fog = "off"
    #: How far units see under fog, in hexes.
    sight: int = 60
    #: What is told of the numbers of units that are not on the pilots' side.
    npc_stats: NpcStats = "all"


@dataclass(frozen=True, slots=True)
class TableInfo:
    """Name, options and dice systems of a table."""

    id: str
    name: str = ""
    options: Options = field(default_factory=Options)
    systems: tuple[str, ...] = ("frame-state",)


@dataclass(frozen=True, slots=True)
class Movement:
    """A movement that can go on: the range left, in hexes (frame-state 5.3)."""

    mode: Mode
    left: int


@dataclass(frozen=True, slots=True)
class Unit:
    """Anything on the map that acts in the round; numbers as in frame-state-combat 1."""

    id: str
    name: str
    disposition: Disposition
    at: Cell | None = None
    speed: int = 4
    integrity: int = 1
    integrity_max: int = 1
    stability: int = 0
    stability_max: int = 0
    energy: int = 4
    energy_max: int = 4
    steps: int = 0
    hidden: bool = False
    #: The seat that steers it, and those that steer it with it (see `permissions.steers`).
    controller: str | None = None
    copilots: tuple[str, ...] = ()
    footprint: Footprint = ONE_CELL
    #: Its cells block lines of sight (frame-state 5.4).
    obstacle: bool = False
    #: For the Handler alone.
    notes: str = ""
    silhouette: Silhouette = "biped"
    falling: bool = False
    #: Levels fallen so far in a fall that goes over several rounds (frame-state 7).
    fallen: int = 0
    #: Has flown since its turn began.
    flown: bool = False
    destroyed: bool = False
    #: Fell below the floor of a void.
    lost: bool = False
    highlighted: bool = False
    movement: Movement | None = None
    #: Levels risen in the movement that can go on (see `MovementTraits.jumps`).
    risen: int = 0
    #: What it is built of; a unit without a build is plain: no weapons, skills of d4.
    frame: Frame | None = None
    #: Numbers that the Handler named in place of those worked out, by name (see `fighters`).
    overrides: Mapping[str, int] = field(default_factory=dict)
    overheated: bool = False
    #: Was staggered and has not come far enough up from it yet, though its stability is above 0.
    reeling: bool = False
    #: Cannot evade until its next turn begins.
    off_balance: bool = False
    conditions: tuple[Condition, ...] = ()
    #: A pilot out of the frame: the unit that was its frame.
    pilot_of: str | None = None
    #: The unit it rides on, and whether in its hand; it fills no cell.
    carried_by: str | None = None
    in_hand: bool = False
    #: Hexes that a pilot on foot has walked since its turn began.
    walked: int = 0
    #: Levels it has descended for nothing since its turn began (frame-state-combat 3, flight).
    descended: int = 0
    #: Values computed from the object, never part of what it is.
    _memo: dict[Any, Any] = field(default_factory=dict, init=False, compare=False, repr=False)

    @property
    def staggered(self) -> bool:
        """Stability 0, or not far enough up from it yet (frame-state 7, combat 5).

        A unit without any stability never is.
        """
        low = self.stability <= stagger_threshold(self.conditions)
        return self.stability_max > 0 and (low or self.reeling)

    @property
    def movement_traits(self) -> MovementTraits:
        """How its chassis moves and falls (frame-state-combat 2); plain walking without one."""
        return (
            WALK
            if self.frame is None
            else content.chassis(self.frame.build.chassis).movement_traits
        )

    @property
    def current_movement_traits(self) -> MovementTraits:
        """Its gait as things are: a wreck has none, who is staggered neither hovers nor clings."""
        if self.destroyed:
            return WALK
        return self.movement_traits.unsteady() if self.staggered else self.movement_traits

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells it fills, none when off the map."""
        found: tuple[Cell, ...] | None = self._memo.get("cells")
        if found is None:
            found = () if self.at is None else cells_of(self.at, self.footprint)
            self._memo["cells"] = found
        return found

    @property
    def controllers(self) -> tuple[str, ...]:
        """The seats that steer it, its controller first; some may have left the table."""
        return self.copilots if self.controller is None else (self.controller, *self.copilots)

    @property
    def can_act(self) -> bool:
        """On the map and not destroyed."""
        return self.at is not None and not self.destroyed

    @property
    def blocks_sight(self) -> bool:
        """Whether lines of sight stop at it; never while it is hidden, lest its shadow tell."""
        return self.obstacle and self.can_act and not self.hidden


@dataclass(frozen=True, slots=True)
class Effect:
    """What the environment does in its segment besides falls: told then; `lasts`: every round."""

    id: str
    text: str
    lasts: bool = False


@dataclass(frozen=True, slots=True)
class Conflict:
    """The round: the segment, who has the turn, and who has had one ("done" | "abstained")."""

    round: int = 1
    segment: Segment = "friendly"
    active: str | None = None
    acted: Mapping[str, str] = field(default_factory=dict)
    effects: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class GroundTruth:
    """What somebody's knowledge of a scene is judged by: the map as it is, the same with what
    blocks lines of sight, the units through which they see, and how far those see (in hexes)."""

    map: HexMap
    sight_map: HexMap
    observers: frozenset[str] = frozenset()
    sight: int = 0


@dataclass(frozen=True, slots=True)
class Scene:
    """A map with its units and, while it lasts, a conflict."""

    id: str
    name: str
    map: HexMap
    units: Mapping[str, Unit] = field(default_factory=dict)
    conflict: Conflict | None = None
    #: Of a scene as somebody knows it: what is judged by the truth; None for the whole scene.
    truth: GroundTruth | None = None
    #: Values computed from the object, never part of what it is.
    _memo: dict[Any, Any] = field(default_factory=dict, init=False, compare=False, repr=False)

    @property
    def field(self) -> Field:
        """The map with its occupants; destroyed units fill no cell (frame-state 5)."""
        found: Field | None = self._memo.get("field")
        if found is None:
            occupied = {
                cell: unit.id
                for unit in self.units.values()
                if not unit.destroyed
                for cell in unit.cells
            }
            found = self._memo["field"] = Field(self.map, occupied)
        return found

    @property
    def sight_map(self) -> HexMap:
        """The map that lines of sight are judged by: with the cells of units that block them."""
        found: HexMap | None = self._memo.get("lines")
        if found is None:
            bodies = {
                cell: unit.id
                for unit in self.units.values()
                if unit.blocks_sight
                for cell in unit.cells
            }
            found = self._memo["lines"] = with_blocking_units(self.map, bodies)
        return found

    @property
    def veiled(self) -> HexSet:
        """The hexes that the Handler keeps back, with what is on them."""
        return self.map.veiled

    def is_supported(self, unit: Unit) -> bool:
        """Whether a unit stands on something solid, rests on another or is held up by its gait
        (frame-state 7, combat 2).

        What the map alone decides is looked up once for each unit and map.
        """
        field = self.field
        if self.truth is not None and self._is_in_place(unit):
            # How a unit one knows stands can be seen, whatever one knows of the ground. Of a place
            # where it is not, only what is known counts.
            field = Field(self.truth.map.without_hidden_props, field.occupied)
        known: tuple[HexMap, bool] | None = unit._memo.get("stands")
        if known is None or known[0] is not field.map:
            found = stands(field, unit.cells, unit.current_movement_traits)
            known = unit._memo["stands"] = (field.map, found)
        return known[1] or field.held(unit.cells, unit.id)

    def _is_in_place(self, unit: Unit) -> bool:
        """Whether the unit is in the scene, where it says."""
        there = self.units.get(unit.id)
        return there is not None and there.cells == unit.cells

    def sight_map_for(self, unit: Unit | None) -> HexMap:
        """The map that lines from a unit are judged by: the truth for those through which one sees,
        as far as they see; what is known for all others."""
        truth = self.truth
        if truth is None or unit is None or unit.id not in truth.observers:
            return self.sight_map
        return truth.sight_map

    def line_of_sight(
        self, unit: Unit | None, here: Collection[Cell], there: Collection[Cell]
    ) -> Sight:
        """The verdict on a line from a unit, or a place, to these cells, as `looking` says; of
        things of several cells pair by pair, as some may be farther than one sees."""
        truth, judged = self.truth, self.sight_map_for(unit)
        if truth is None or judged is self.sight_map:
            return sight_between(self.sight_map, here, there)
        apart = [distance(a, b) for a in here for b in there]
        if min(apart) > truth.sight:
            return sight_between(self.sight_map, here, there)
        if max(apart) <= truth.sight:
            return sight_between(judged, here, there)
        seen = sight_between(judged, here, there, range(truth.sight + 1))
        if seen.visible:
            return seen
        beyond = sight_between(self.sight_map, here, there, range(truth.sight + 1, max(apart) + 1))
        return beyond if beyond.visible else seen

    def with_map(self, changed: HexMap) -> Scene:
        """The scene on another map."""
        inherit_sight_cache(self.map, changed)
        return replace(self, map=changed)

    def with_units(self, units: Mapping[str, Unit]) -> Scene:
        """The scene with other units."""
        return replace(self, units=units)

    def with_conflict(self, conflict: Conflict | None) -> Scene:
        """The scene with another conflict; what was computed from map and units is kept."""
        fresh = replace(self, conflict=conflict)
        if "field" in self._memo:
            fresh._memo["field"] = self._memo["field"]
        return fresh


@dataclass(frozen=True, slots=True)
class TestRequest:
    """A test the Handler asked for and nobody has rolled yet (frame-state 3)."""

    __test__ = False  # not a test for pytest

    id: str
    unit: str
    kind: Kind
    dice: tuple[str, ...]
    modifiers: tuple[int, ...]
    mark: int
    hidden: bool = False
    label: str = ""
    #: The sheet's dice and modifiers are the first of `dice` and `modifiers`.
    sheet: FromSheet | None = None


@dataclass(frozen=True, slots=True)
class World:
    """What undo brings back."""

    scenes: Mapping[str, Scene] = field(default_factory=dict)
    active_scene: str = ""
    requests: Mapping[str, TestRequest] = field(default_factory=dict)
    categories: tuple[Category, ...] = CATEGORIES
    characters: Mapping[str, Character] = field(default_factory=dict)
    #: missions by id
    missions: Mapping[str, MissionState] = field(default_factory=dict)
    #: slices of the dice systems that have begun, by the system's name
    systems: Mapping[str, SystemState] = field(default_factory=dict)
    #: builds kept at the table, and what pilots have asked for, by id
    builds: Mapping[str, StoredBuild] = field(default_factory=dict)
    asks: Mapping[str, ActionRequest] = field(default_factory=dict)
    #: attacks that are not over, by id
    attacks: Mapping[str, AttackState] = field(default_factory=dict)
    #: reactions that have begun, by unit
    reactions: Mapping[str, Reaction] = field(default_factory=dict)
    #: Values computed from the object, never part of what it is.
    _memo: dict[Any, Any] = field(default_factory=dict, init=False, compare=False, repr=False)

    def with_scene(self, scene: Scene) -> World:
        """The world with this scene in it."""
        return replace(self, scenes={**self.scenes, scene.id: scene})


@dataclass(frozen=True, slots=True)
class UndoStep:
    """One change of the world, made by the row `version`: what undo and redo step over."""

    version: int
    before: World
    after: World
    #: The type of the row's first event that anybody was told of; `whats`: that each group was.
    what: str
    seat: str | None
    #: First and last line of the log per group that saw the change.
    lines: Mapping[str, tuple[int, int]]
    whats: Mapping[str, str] = field(default_factory=dict)
    #: The groups that learned terrain by it; no undo takes that back.
    taught: frozenset[str] = frozenset()
    #: Not everybody who was told of it was told who did it.
    covert: bool = False
    #: Values computed from the object, never part of what it is.
    _memo: dict[Any, Any] = field(default_factory=dict, init=False, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class State:
    """A table after `version` rows."""

    table: TableInfo
    world: World = field(default_factory=World)
    record: Record = field(default_factory=Record)
    timeline: tuple[UndoStep, ...] = ()
    #: Changes taken back, the last one taken back at the end. A change that the pilots were not
    #: told of leaves the moves there that they were told of.
    redo: tuple[UndoStep, ...] = ()
    version: int = 0
    #: The Handler's last line about a change that is remembered no longer, 0 for none.
    horizon: int = 0

    @property
    def scene(self) -> Scene:
        """The active scene; KeyError before the table is created."""
        return self.world.scenes[self.world.active_scene]


def new_state(table_id: str) -> State:
    """A table before its first row."""
    return State(TableInfo(table_id))
