"""The grid of a Tiled hex map: which hexes it holds, and where their centres are in pixels.

Hexframe shifts odd columns (flat-top) or odd rows (pointy-top) by half a hex. A file can shift the
even ones instead. The grid then begins one column or row earlier, so that all neighbours stay
neighbours; what is added is void.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from app.formats.tiled_document import Place, TiledMap
from app.rules.geometry.hexes import Orientation

#: Objects further away, in pixels, are off any map.
_FAR = 10**7


@dataclass(frozen=True, slots=True)
class Box:
    """The tiles from (left, top) to before (right, bottom)."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def columns(self) -> int:
        """How many columns it has."""
        return self.right - self.left

    @property
    def rows(self) -> int:
        """How many rows it has."""
        return self.bottom - self.top


@dataclass(frozen=True, slots=True)
class Grid:
    """The hex grid of a file: stagger axis and index, and the sizes of a tile in pixels."""

    axis: Literal["x", "y"]
    even: bool
    tile_width: int
    tile_height: int
    side: int

    @property
    def orientation(self) -> Orientation:
        """The orientation of the hexes."""
        return "flat" if self.axis == "x" else "pointy"

    def fitted(self, box: Box) -> Box:
        """Returns the box, one column or row larger if its first one would be shifted."""
        odd_first = int(self.even)
        if self.axis == "x":
            return Box(box.left - ((box.left & 1) != odd_first), box.top, box.right, box.bottom)
        return Box(box.left, box.top - ((box.top & 1) != odd_first), box.right, box.bottom)

    def centre(self, column: int, row: int) -> tuple[float, float]:
        """Returns the centre of a tile in pixels."""
        if self.axis == "x":
            step = (self.tile_width + self.side) / 2
            shifted = ((column & 1) == 1) != self.even
            x, y = column * step, (row + shifted / 2) * self.tile_height
        else:
            step = (self.tile_height + self.side) / 2
            shifted = ((row & 1) == 1) != self.even
            x, y = (column + shifted / 2) * self.tile_width, row * step
        return x + self.tile_width / 2, y + self.tile_height / 2

    def tile_at(self, x: float, y: float) -> tuple[int, int] | None:
        """Returns column and row of the tile whose centre is nearest; None far off any map."""
        if not (abs(x) < _FAR and abs(y) < _FAR):
            return None
        if self.axis == "x":
            column = round((x - self.tile_width / 2) * 2 / (self.tile_width + self.side))
            row = round(y / self.tile_height - 0.75)
        else:
            column = round(x / self.tile_width - 0.75)
            row = round((y - self.tile_height / 2) * 2 / (self.tile_height + self.side))
        around = ((column + i, row + j) for i in (-1, 0, 1) for j in (-1, 0, 1))

        def off(tile: tuple[int, int]) -> float:
            left, top = self.centre(*tile)
            return (left - x) ** 2 + (top - y) ** 2

        return min(around, key=off)


def grid_of(document: TiledMap, place: Place) -> Grid:
    """Returns the grid of a map. Raises FormatError `not-hexagonal`, `bad-stagger`."""
    if document.orientation != "hexagonal":
        found = document.orientation[:40] or "not given"
        raise place.error("not-hexagonal", found=found)
    axis, index = document.staggeraxis, document.staggerindex
    if axis not in ("x", "y") or index not in ("odd", "even"):
        raise place.error("bad-stagger", found=f"{axis[:20]} and {index[:20]}")
    return Grid(
        "x" if axis == "x" else "y",
        index == "even",
        document.tilewidth,
        document.tileheight,
        document.hexsidelength,
    )
