"""A unit: a frozen dataclass with its pools, its build and where it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Final, Literal

from msgspec import Meta

from app.engine.params import Name, Number, Speed, Text
from app.engine.state.builds import Frame
from app.engine.state.unit_fields import about
from app.rules.field_marks import Count, IdOf, IsName, Points, SeatId, UnitId, Within
from app.rules.frame_state.combat import content
from app.rules.frame_state.combat.harm import stagger_threshold
from app.rules.frame_state.combat.model import Condition
from app.rules.frame_state.rounds import Disposition
from app.rules.geometry.hexes import Cell
from app.rules.geometry.movement_traits import WALK, MovementTraits
from app.rules.geometry.terrain import ONE_CELL, Footprint, cells_of
from app.rules.json_types import Doc
from app.rules.memo import Cached, memo

Mode = Literal["ground", "flight"]
Silhouette = Literal["biped", "strider", "tank", "hover", "walker", "drone", "infantry"]

#: Steps at the start of each turn (FS C 3.1).
STEPS: Final = 4

Steps = Annotated[int, Meta(ge=0, le=STEPS)]
Maximum = Annotated[int, Meta(ge=1, le=100_000)]
Walked = Annotated[int, Meta(ge=0, le=100)]
GroupName = Annotated[str, Meta(max_length=80)]


@dataclass(frozen=True, slots=True)
class Movement:
    """A movement that can go on: its mode and the range left, in hexes (FS 5.3.6)."""

    mode: Mode
    left: Annotated[Count, Doc("range left")]


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
    #: The group that it is chosen and plays with; visible to the Handler alone.
    group: str = field(default="", metadata=about("secret", set_as=GroupName, new=True))
    #: Suggestions do not move it: it guards its place; visible to the Handler alone.
    guard: bool = field(default=False, metadata=about("secret", set_as=bool, new=True))
    silhouette: Silhouette = field(default="biped", metadata=about("set", set_as=Silhouette))
    #: The id of its picture in the store, which the rules do not read; "" for none.
    picture: str = ""
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
