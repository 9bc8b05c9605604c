"""Attacks and reactions in the state: what was declared and the faces rolled so far.

The state keeps no results. `app.engine.combat.attacks` computes them from the units as they are
now, so that changes the Handler makes during an attack count.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Annotated, Final, Literal

from app.rules.field_marks import Count, IdBy, IdOf, SceneId, StaysBehind, UnitId, Within
from app.rules.frame_state.combat.exchange_model import Adjust
from app.rules.geometry.hexes import Cell
from app.rules.json_types import Doc

#: Why an attack waits, dice apart: for the attacker's next turn, or for those who may react.
WaitReason = Literal["", "zone", "pause"]
#: What the dice of an attack that are rolled together settle.
Stage = Literal["target", "dodge", "damage", "mitigate"]
#: The longest pause that a table can allow for reactions, in seconds.
LONGEST_PAUSE: Final = 600


@dataclass(frozen=True, slots=True)
class AttackTarget:
    """A unit or prop that is attacked. `faces`: face rolled for each purpose (see `need`)."""

    id: Annotated[str, IdBy("prop", ((False, "unit"), (True, "prop")))]
    prop: bool = False
    adjust: Adjust = field(default_factory=Adjust)
    faces: Mapping[str, Annotated[int, Within(1, 12)]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class AttackZone:
    """The zone of a weapon with Zone In: all cells within `radius` steps of `centre` (FS C 4.35).

    `inside`: what happens when the target moves inside the zone: nothing, the attack resolves as it
    is, or with a bonus to targeting or damage (FS C 2.1.12).
    """

    centre: Annotated[Cell, Doc("the cell in its middle")]
    radius: Count
    inside: Annotated[
        Literal["nothing", "plain", "targeting", "damage"],
        Doc("what a target that moves inside it calls down"),
    ] = "nothing"


@dataclass(frozen=True, slots=True)
class AttackState:
    """An attack that is not over (FS C 4.23 to FS C 4.28).

    `mark`: id of the designated unit or prop, "" for a cell. `distance`: to what was designated, in
    hexes, across and up. `beyond`: how many of these hexes exceed the range. Both are those of the
    declaration and count for every target in an area (FS C 4.27). `centre`: of the area, None
    without one. `unbraced`: declared with no recoil left (FS C 4.6). `prepare`: steps spent on
    targeting. `until`: end of the pause for reactions (ISO 8601). `passed`: units that have
    reacted or let the attack go on. `overruled`: the Handler allowed it although its line was
    blocked; that is not checked again.
    """

    id: Annotated[str, IdOf("attack", defines=True)]
    scene: SceneId
    unit: UnitId
    weapon: str
    targets: tuple[AttackTarget, ...]
    distance: Count = 1
    beyond: Count = 0
    centre: Cell | None = None
    homing: bool = False
    prepare: Count = 0
    unbraced: bool = False
    zone_targeting: int = 0
    zone_damage: int = 0
    mark: Annotated[str, IdBy("mark_prop", ((False, "unit"), (True, "prop")))] = ""
    mark_prop: bool = False
    waits: WaitReason = ""
    zone: AttackZone | None = None
    until: Annotated[str, StaysBehind()] = ""
    passed: tuple[UnitId, ...] = ()
    overruled: bool = False

    def with_target(self, target: AttackTarget) -> AttackState:
        """Returns the attack with a new state of one of its targets."""
        targets = (target if each.id == target.id else each for each in self.targets)
        return replace(self, targets=tuple(targets))


@dataclass(frozen=True, slots=True)
class Reaction:
    """A step left over that is used outside the unit's turn (FS C 3.20 to FS C 3.25).

    "now": the action comes before whatever goes on. "choose": too late, the player decides whether
    the step is wasted. "after": the action comes once `attack` is over, or once the unit `awaits`
    has done its next action. "acting": the step is spent on the attack `attack`, which is still
    open.
    """

    unit: UnitId
    scene: SceneId
    state: Literal["now", "choose", "after", "acting"]
    attack: Annotated[str, IdOf("attack")] = ""
    awaits: UnitId = ""
