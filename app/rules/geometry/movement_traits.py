"""Movement traits: how a chassis moves and falls, as numbers (FS C 2.2, 2.20 to 2.28).

The rules of movement and falling read only these fields, so a new chassis needs no new code.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Final

from app.rules.json_types import Doc


@dataclass(frozen=True, slots=True)
class MovementTraits:
    """Traits of moving and falling; all defaults mean plain walking."""

    hover: Annotated[
        int,
        Doc(
            "the most levels above a surface at which it moves and stays up, unless it is "
            "staggered; its fall ends there without impact"
        ),
    ] = 0
    climbs: Annotated[
        bool,
        Doc(
            "it moves up and down beside solid side faces, and is held there unless it is staggered"
        ),
    ] = False
    jumps: Annotated[
        int,
        Doc(
            "levels that it may rise above the ground in a ground movement, each for 1 of its range"
        ),
    ] = 0
    cushion: Annotated[int, Doc("levels at the beginning of a fall that do not count")] = 0
    sinks: Annotated[
        bool, Doc("at the end of its own turn in the air it begins to fall, whatever held it up")
    ] = False
    moves_staggered: Annotated[bool, Doc("it may move while staggered")] = False

    @property
    def plain(self) -> bool:
        """Whether the unit only walks: no hovering, climbing or rising."""
        return not (self.hover or self.climbs or self.jumps)

    def unsteady(self) -> MovementTraits:
        """Returns the traits while staggered: no hovering, no climbing (FS C 2.23, 2.25)."""
        return replace(self, hover=0, climbs=False) if self.hover or self.climbs else self


#: The traits of a unit without a chassis.
WALK: Final = MovementTraits()
