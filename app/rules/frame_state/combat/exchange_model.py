"""The values of an attack: how it is used (`Situation`), and all its numbers (`Exchange`).

`exchange` creates them, `attack` and `odds` read them (FS C 4).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from app.rules.frame_state.combat.harm import Body
from app.rules.frame_state.combat.model import InflictedCondition, Number, PlatingEffect, Roll
from app.rules.frame_state.tests import Kind
from app.rules.json_types import Doc

#: how an attack ends: the outcome of a test of either table, for the attacker
Result = Literal["miss", "hit", "direct"]


@dataclass(frozen=True, slots=True)
class Adjust:
    """Adjustments by the Handler (FS C 4.12): each number is added to its step, an `outcome`
    replaces."""

    targeting: Annotated[int, Doc("added to targeting")] = 0
    mark: Annotated[int, Doc("added to the mark")] = 0
    dodge: Annotated[int, Doc("added to dodging")] = 0
    damage: Annotated[int, Doc("added to the damage")] = 0
    mitigation: Annotated[int, Doc("added to the mitigation")] = 0
    outcome: Annotated[Result | None, Doc("how the attack ends; null: as the dice fall")] = None


@dataclass(frozen=True, slots=True)
class Situation:
    """The use of a weapon: distance, options and adjustments.

    `distance` in hexes, 3D. `beyond`: hexes beyond the range, worked out when None (of an area:
    that of the target designated). `homing`: its die is taken. `prepare`: steps added for
    targeting. `zone_targeting`, `zone_damage`: what waiting for a zone adds. `unpaid`: energy of
    this use that the attacker has not paid yet. `unbraced`: declared without recoil left, so the
    range is 0. `running`: the unit whose turn it is, "" when nobody has one.
    """

    distance: int = 1
    beyond: int | None = None
    homing: bool = False
    prepare: int = 0
    zone_targeting: int = 0
    zone_damage: int = 0
    unpaid: int = 0
    unbraced: bool = False
    running: str = ""
    adjust: Adjust = field(default_factory=Adjust)


@dataclass(frozen=True, slots=True)
class Exchange:
    """All numbers of one attack on one target before the dice; fighters by id.

    `test` against `mark` on the table `kind` is step 1: rolled by the attacker, by a target that
    dodges (reactive), or by nobody (a roll without die). It is None where nothing is aimed.
    `damage` of a hit, `missed` of a miss (None: none) and `direct` in addition are step 2, with
    `bonus` apart from them (`missed_bonus` on a miss) because mitigation meets it last. A roll
    without die is a fixed number. `body` and what follows it is step 3.
    """

    attacker: str
    target: str
    weapon: str
    damage_type: str
    kind: Kind
    #: whether a pilot rolls for either
    attacker_rolls: bool
    target_rolls: bool
    test: Roll | None
    mark: Number
    evades: bool
    beyond: int
    second_look: int
    #: a hit is a direct hit
    exposed: bool
    forced: Result | None
    damage: Roll
    missed: Roll | None
    direct: Roll
    #: more damage and impact of a direct hit
    shock: int
    #: energy that is added, how much of it nothing takes off, and the same on a miss
    bonus: int
    firm: int
    missed_bonus: int
    #: whether the die of damage can ace
    aces: bool
    #: least damage of a hit
    least: int
    #: added to damage that gets through
    more: int
    #: damage negated before mitigation
    ablative: int
    #: None: it cannot be mitigated
    mitigation: Roll | None
    guard: PlatingEffect
    #: mitigated damage makes impact, twice on a target that is not staggered
    impacts: bool
    blast: bool
    body: Body
    inflicts: tuple[InflictedCondition, ...]
    #: place of the target's condition that adds to the damage, once less from now on
    harmed: int | None
    #: the attacker overheats by it
    overheats: bool
    #: the unit whose turn it is, "" when nobody has one
    running: str = ""
