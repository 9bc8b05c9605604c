"""Frames in the state: what a unit is built of and what of it is used up, stored builds, asks.

Parts of the state, like those of `state`. What a build comes to is worked out in `fighters`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from app.rules.frame_state.combat.model import Build
from app.rules.geometry.hexes import Cell, Hex

#: What `Frame.spent` counts: layers that have burnt off, whether one did this round, a test
#: against destruction that cannot be made again, a recovery of this round, steps of cooling that
#: help the next test against overheating.
ABLATIVE: Final = "ablative"
ABLATIVE_ROUND: Final = "ablative-round"
BULK: Final = "bulk"
RECOVERY_ROUND: Final = "recovery-round"
COOLING: Final = "cooling"
#: What comes back with a new round, and with a repair.
EACH_ROUND: Final = (ABLATIVE_ROUND, RECOVERY_ROUND)
EACH_REPAIR: Final = (ABLATIVE, BULK)
#: The order to pay for going on at stability 0.
RECOVERY: Final = "recovery"


@dataclass(frozen=True, slots=True)
class Frame:
    """A unit's build and the state of its parts (frame-state-combat 1 and 2).

    `used`: weapon id -> uses this turn. `spent`: what has been used of things that come back with
    the turn, the round or a repair, by a name of the rule that counts it. `orders`: what it does
    by itself, by name; what is missing is on.
    """

    build: Build
    recoil: int = 0
    used: Mapping[str, int] = field(default_factory=dict)
    spent: Mapping[str, int] = field(default_factory=dict)
    orders: Mapping[str, bool] = field(default_factory=dict)

    def spent_without(self, names: Iterable[str]) -> Mapping[str, int]:
        """What is spent but for these."""
        return {name: count for name, count in self.spent.items() if name not in set(names)}


@dataclass(frozen=True, slots=True)
class StoredBuild:
    """A build kept at the table: `owner` is a seat, None the Handler.

    Those of the Handler are for the Handler alone unless `shared`. `asked`: its pilot wants to
    play it, and waits for the Handler to bring it in.
    """

    id: str
    build: Build
    owner: str | None = None
    shared: bool = False
    asked: bool = False
    #: Values computed from the object, never part of what it is.
    _memo: dict[Any, Any] = field(default_factory=dict, init=False, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class RequestedAttack:
    """An attack that a unit asks to be let, as it would be declared: aimed at what `mark` says, the
    id of a unit or of a prop, or at the `cell` where that is ""."""

    weapon: str
    mark: str = ""
    mark_prop: bool = False
    cell: Cell | None = None
    centre: Cell | None = None
    homing: bool = False
    prepare: int = 0
    zone: bool = False
    inside: Literal["targeting", "damage"] = "targeting"


@dataclass(frozen=True, slots=True)
class ActionRequest:
    """What waits for the Handler's word: something that no rule knows, and what that costs, or no.

    `kind`: "module" for an expansion whose effect is to be carried out, paid for with `steps` and
    `energy`; "repair" for one that a pilot may not do without leave; "unit" where a seat asks to
    steer it. `about`: the expansion, who is repaired, or the seat. `to`: the hex where the unit
    would be, of a movement that a rule bars; `attack`: the one that a rule bars.
    """

    id: str
    unit: str
    text: str
    kind: str = ""
    about: str = ""
    steps: int = 0
    energy: int = 0
    to: Hex | None = None
    attack: RequestedAttack | None = None
