"""Movement traits: how a chassis moves and falls, as numbers (FS C 2.2, 2.20 to 2.28).

The rules of movement and falling read only these fields, so a new chassis needs no new code.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final


@dataclass(frozen=True, slots=True)
class MovementTraits:
    """Traits of moving and falling; all defaults mean plain walking.

    `hover`: levels above a surface at most at which it moves and stays up; its fall ends there
    without impact. Not while staggered. `climbs`: it moves up and down
    beside solid side faces, and is held there unless it is staggered. `jumps`: levels it may rise
    above the ground in a ground movement, each for 1 of its range. `cushion`: levels at the
    beginning of a fall that do not count. `sinks`: at the end of its own turn in the air it begins
    to fall, whatever held it up. `moves_staggered`: it may move while staggered.
    """

    hover: int = 0
    climbs: bool = False
    jumps: int = 0
    cushion: int = 0
    sinks: bool = False
    moves_staggered: bool = False

    @property
    def plain(self) -> bool:
        """Whether the unit only walks: no hovering, climbing or rising."""
        return not (self.hover or self.climbs or self.jumps)

    def unsteady(self) -> MovementTraits:
        """Returns the traits while staggered: no hovering, no climbing (FS C 2.23, 2.25)."""
        return replace(self, hover=0, climbs=False) if self.hover or self.climbs else self


#: The traits of a unit without a chassis.
WALK: Final = MovementTraits()
