"""Frames in the state: builds of units and what is used up of them, stored builds, requests.

What a build adds up to is computed in `app.engine.combat.fighters`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Final, Literal

from app.rules.field_marks import Count, IdBy, IdOf, SeatId, StaysBehind, UnitId
from app.rules.frame_state.combat.model import Build
from app.rules.geometry.hexes import Cell, Hex
from app.rules.memo import Cached

#: Keys of `Frame.spent`: layers that have burnt off, and whether one did this round (FS C 5.7);
#: the test against destruction, once it cannot be repeated (FS C 4.19); a System Recovery of this
#: round (FS C 5.3); steps of cooling, which help the next test against overheating (FS C 3.10).
ABLATIVE: Final = "ablative"
ABLATIVE_ROUND: Final = "ablative-round"
BULK: Final = "bulk"
RECOVERY_ROUND: Final = "recovery-round"
COOLING: Final = "cooling"
#: Keys that a new round resets, and those that a repair resets.
EACH_ROUND: Final = (ABLATIVE_ROUND, RECOVERY_ROUND)
EACH_REPAIR: Final = (ABLATIVE, BULK)
#: Key of `Frame.orders`: pay for System Recovery at stability 0 (FS C 5.3).
RECOVERY: Final = "recovery"


@dataclass(frozen=True, slots=True)
class Frame:
    """A unit's build and the state of its parts (FS C 1.5).

    `used`: weapon id -> uses this turn. `spent`: what has been used of things that come back with
    the turn, the round or a repair, by the keys above. `orders`: standing orders by name; a missing
    one is on.
    """

    build: Build
    recoil: Count = 0
    used: Mapping[str, Count] = field(default_factory=dict)
    spent: Mapping[str, Count] = field(default_factory=dict)
    orders: Mapping[str, bool] = field(default_factory=dict)

    def spent_without(self, names: Iterable[str]) -> Mapping[str, int]:
        """Returns `spent` without these keys."""
        return {name: count for name, count in self.spent.items() if name not in set(names)}


@dataclass(frozen=True, slots=True)
class StoredBuild(Cached):
    """A build kept at the table (FS C 2.15). `owner`: a seat, None for the Handler.

    Builds of the Handler are visible to the Handler alone unless `shared`. `asked`: its pilot
    requests to play it; the Handler decides.
    """

    id: Annotated[str, IdOf("build", defines=True)]
    build: Build
    owner: SeatId | None = None
    shared: bool = False
    asked: Annotated[bool, StaysBehind()] = False


@dataclass(frozen=True, slots=True)
class RequestedAttack:
    """An attack that a pilot requests, with the parameters of its declaration.

    `mark`: id of the designated unit or prop; where it is "" the `cell` is designated.
    """

    weapon: str
    mark: Annotated[str, IdBy("mark_prop", ((False, "unit"), (True, "prop")))] = ""
    mark_prop: bool = False
    cell: Cell | None = None
    centre: Cell | None = None
    homing: bool = False
    prepare: Count = 0
    zone: bool = False
    inside: Literal["targeting", "damage"] = "targeting"


@dataclass(frozen=True, slots=True)
class ActionRequest:
    """A pilot's request that waits for the Handler: an action that no rule covers (FS C 3.14).

    `kind`: "module" for an expansion, paid for with `steps` and `energy`, whose effect the Handler
    resolves; "repair" for a repair that the table does not allow pilots; "unit" for a seat that
    asks to control the unit; "" for anything else, described in `text`. `about`: id of the
    expansion, of the unit to repair, or of the seat. `to`: destination of a movement that a rule
    bars, or the hex of an expansion. `attack`: an attack that a rule bars. `area`: the template
    that the expansion has laid on the map, or "".
    """

    id: Annotated[str, IdOf("ask", defines=True)]
    unit: UnitId
    text: str
    kind: str = ""
    about: Annotated[str, IdBy("kind", (("repair", "unit"), ("unit", "seat")), needed=True)] = ""
    steps: Count = 0
    energy: Count = 0
    to: Hex | None = None
    attack: RequestedAttack | None = None
    #: A document of the fight has no templates.
    area: Annotated[str, StaysBehind()] = ""
