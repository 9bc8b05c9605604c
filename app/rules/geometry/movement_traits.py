"""The ways a unit moves and falls, as plain numbers (frame-state-combat 2, the chassis).

The rules of movement and falling read these fields only: a new chassis is new numbers, not a new
branch.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final


@dataclass(frozen=True, slots=True)
class MovementTraits:
    """How a unit moves and falls; every field at its default is plain walking.

    `hover`: it moves between free cells 1 to so many levels above a surface, is held there, and its
    fall ends that high without impact, unless it is staggered. `climbs`: it moves up and down
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
        """Whether it moves over the ground like anybody."""
        return not (self.hover or self.climbs or self.jumps)

    def unsteady(self) -> MovementTraits:
        """What is left of it while staggered: neither hovering nor walls hold it up."""
        return replace(self, hover=0, climbs=False) if self.hover or self.climbs else self


#: Moves and falls like anything without a chassis of its own.
WALK: Final = MovementTraits()
