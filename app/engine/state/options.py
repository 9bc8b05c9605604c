"""What a table is set to: its name, options and dice systems."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from app.rules.json_types import Doc

NpcStats = Literal["all", "condition", "nothing"]
Fog = Literal["off", "team", "own"]


@dataclass(frozen=True, slots=True)
class Options:
    """What the table allows."""

    pilots_name_marks: Annotated[
        bool, Doc("pilots may roll tests without a request and choose the mark")
    ] = False
    #: Upgrades that a pilot buys wait for the Handler's approval (FS 4.9).
    upgrades_need_approval: Annotated[
        bool, Doc("upgrades that a pilot buys wait for the Handler's approval")
    ] = False
    #: The crew shares a mission's base pay; else each is paid it in full (FS 8.3).
    share_base: Annotated[bool, Doc("the base pay of a mission is shared among its crew")] = False
    #: The sum of all grades of tuning that a frame may have (FS C 2.11).
    tuning_points: Annotated[int, Doc("the most tuning grades of a frame")] = 6
    #: Pilots may repair without asking the Handler (FS C 3.9).
    repairs: Annotated[bool, Doc("pilots may repair in the field")] = False
    #: How long an attack waits for reactions, in seconds; 0 for no pause (FS C 3.23, FS C 3.24).
    reaction_seconds: Annotated[
        int, Doc("how long an attack waits for reactions; 0: it does not wait")
    ] = 12
    #: Fog of war: none, shared by the pilots' side ("team"), or each pilot's own (FS 5.4.6).
    fog: Annotated[Fog, Doc("fog of war: `off`, `team` (shared) or `own`")] = "off"
    sight: Annotated[int, Doc("how far units see under fog, in hexes")] = 60
    #: Which numbers of units that are not on the pilots' side are shown (FS 1.5).
    npc_stats: Annotated[NpcStats, Doc("how much of the numbers of other units players get")] = (
        "all"
    )


@dataclass(frozen=True, slots=True)
class TableInfo:
    """Name, options and dice systems of a table."""

    id: str
    name: str = ""
    options: Options = field(default_factory=Options)
    systems: tuple[str, ...] = ("frame-state",)
