"""The background of a scene: a stored picture and where it lies on the map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from app.rules.field_marks import Within

#: Bounds of a place and of a side, in thousandths of the side of a hex.
FARTHEST: Final = 4_000_000
SHORTEST: Final = 100

Place = Annotated[int, Within(-FARTHEST, FARTHEST)]
Length = Annotated[int, Within(SHORTEST, FARTHEST)]
Percent = Annotated[int, Within(0, 100)]


@dataclass(frozen=True, slots=True)
class Background:
    """A picture that lies under the grid of a map.

    `x`, `y`: its left upper corner, `width`, `height`: its sides, in thousandths of the side of a
    hex, from the left upper corner of the map (see `app.rules.geometry.plane`). `opacity`: in
    percent; the colours of the ground show through the rest.
    """

    picture: str
    x: Place
    y: Place
    width: Length
    height: Length
    opacity: Percent = 80
