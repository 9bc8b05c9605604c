"""The state of a table: frozen dataclasses that share what has not changed.

A `State` is world, record and timeline. Undo brings the world back; the record (see `record`) is
never undone. No rule is applied here: see `decide` and `evolve`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from app.engine.state.attack_state import AttackState, Reaction
from app.engine.state.builds import ActionRequest, StoredBuild
from app.engine.state.crew import Character, FromSheet, MissionState, SystemState
from app.engine.state.journal import Page
from app.engine.state.options import TableInfo
from app.engine.state.record import Record
from app.engine.state.scene import Scene
from app.rules.fast_replace import fast_replace
from app.rules.frame_state.characters import CATEGORIES, Category
from app.rules.memo import Cached

Kind = Literal["proactive", "reactive"]

#: Undo steps that are kept from before the start of the conflict.
UNDO_LIMIT: Final = 300


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

    #: pages of the journal by id, in their order
    journal: Mapping[str, Page] = field(default_factory=dict)

    def with_scene(self, scene: Scene) -> World:
        """Returns the world with this scene in it."""
        return fast_replace(self, scenes={**self.scenes, scene.id: scene})


@dataclass(frozen=True, slots=True)
class UndoStep(Cached):
    """One change of the world, made by the row `version`: a step of undo and redo."""

    version: int
    before: World
    after: World
    #: The kind of the step (see `step_kind`); `kind_by_group`: its kind for each group.
    what: str
    seat: str | None
    #: First and last log line, for each group that reads of the step.
    lines: Mapping[str, tuple[int, int]]
    kind_by_group: Mapping[str, str] = field(default_factory=dict)
    #: The groups that learned terrain by it; undo does not remove that.
    taught: frozenset[str] = frozenset()
    #: Some group that reads of it may not know who did it.
    anonymous: bool = False


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

    @property
    def handlers_scene(self) -> Scene:
        """The scene that Handlers look at: the active one, or one that they prepare."""
        return self.world.scenes.get(self.record.handlers_scene) or self.scene


def new_state(table_id: str) -> State:
    """Returns a table before its first row."""
    return State(TableInfo(table_id))
