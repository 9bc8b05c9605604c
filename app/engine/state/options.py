"""What a table is set to: its name, options and dice systems."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

NpcStats = Literal["all", "condition", "nothing"]
Fog = Literal["off", "team", "own"]


@dataclass(frozen=True, slots=True)
class Options:
    """What the table allows."""

    #: Pilots may roll tests of their own against a mark that they set.
    pilots_name_marks: bool = False
    #: Upgrades that a pilot buys wait for the Handler's approval (FS 4.9).
    upgrades_need_approval: bool = False
    #: The crew shares a mission's base pay; else each is paid it in full (FS 8.3).
    share_base: bool = False
    #: The sum of all grades of tuning that a frame may have (FS C 2.11).
    tuning_points: int = 6
    #: Pilots may repair without asking the Handler (FS C 3.9).
    repairs: bool = False
    #: How long an attack waits for reactions, in seconds; 0 for no pause (FS C 3.23, FS C 3.24).
    reaction_seconds: int = 12
    #: Fog of war: none, shared by the pilots' side ("team"), or each pilot's own (FS 5.4.6).
    fog: Fog = "off"
    #: How far units see under fog, in hexes.
    sight: int = 60
    #: Which numbers of units that are not on the pilots' side are shown (FS 1.5).
    npc_stats: NpcStats = "all"


@dataclass(frozen=True, slots=True)
class TableInfo:
    """Name, options and dice systems of a table."""

    id: str
    name: str = ""
    options: Options = field(default_factory=Options)
    systems: tuple[str, ...] = ("frame-state",)
