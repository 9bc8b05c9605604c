"""Attacks in the state: what was declared and the faces rolled so far, never what they come to.

Parts of the state, like those of `state`. What settles an attack is worked out in `attacks` from
the units as they are, so that whatever the Handler changes meanwhile counts.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from app.rules.frame_state.combat.exchange_model import Adjust
from app.rules.geometry.hexes import Cell

#: What an attack waits for beside dice: the user's next turn, or whoever may react.
WaitReason = Literal["", "zone", "pause"]
#: The longest pause that a table can allow for reactions, in seconds.
LONGEST_PAUSE: Final = 600


@dataclass(frozen=True, slots=True)
class AttackTarget:
    """One that is attacked: a unit, or a prop. `faces`: purpose -> face (see `rules.frames`)."""

    id: str
    prop: bool = False
    adjust: Adjust = field(default_factory=Adjust)
    faces: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class AttackZone:
    """What an attack waits in: a zone, all cells so far from its centre, for the user's next turn.

    `inside`: what its target calls down by moving in there: nothing, the attack as it is, or with
    more targeting or damage.
    """

    centre: Cell
    radius: int
    inside: Literal["nothing", "plain", "targeting", "damage"] = "nothing"


@dataclass(frozen=True, slots=True)
class AttackState:
    """An attack on its way (frame-state-combat 4).

    `mark`: what was designated, the id of a unit or of a prop, or "" for a cell.

    `distance` to what was designated, in hexes, 3D, and `beyond` how many of them are beyond the
    range, as it was when it was declared: both count for everything in an area. `centre`: of its
    area, None without one.
    `unbraced`: declared with no recoil left. `prepare`: steps spent on targeting. `until`: how long
    it is paused (ISO 8601), and `passed` the units whose players let it go on. `overruled`: it goes
    by the Handler's word although its line was barred, which is not asked again.
    """

    id: str
    scene: str
    unit: str
    weapon: str
    targets: tuple[AttackTarget, ...]
    distance: int = 1
    beyond: int = 0
    centre: Cell | None = None
    homing: bool = False
    prepare: int = 0
    unbraced: bool = False
    zone_targeting: int = 0
    zone_damage: int = 0
    mark: str = ""
    mark_prop: bool = False
    waits: WaitReason = ""
    zone: AttackZone | None = None
    until: str = ""
    passed: tuple[str, ...] = ()
    overruled: bool = False

    def with_target(self, target: AttackTarget) -> AttackState:
        """With another state of one of its targets."""
        targets = (target if each.id == target.id else each for each in self.targets)
        return replace(self, targets=tuple(targets))


@dataclass(frozen=True, slots=True)
class Reaction:
    """A leftover step used outside the unit's turn (frame-state-combat 3).

    "now": before whatever goes on; "choose": too late, its player says whether the step is wasted;
    "after": once what it came too late for is over: `attack`, or the next thing that the unit
    `awaits` does; "acting": the step is spent on an attack, `attack`, that is to be seen through.
    """

    unit: str
    scene: str
    state: Literal["now", "choose", "after", "acting"]
    attack: str = ""
    awaits: str = ""
