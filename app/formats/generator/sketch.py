"""A map while it is made: levels, covers and props by index, row by row, and its geometry."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from app.formats.assemble import assemble
from app.formats.generator.noise import Draws, Grid, noise, seed_of
from app.rules.geometry.hexes import Hex, Orientation, from_offset
from app.rules.geometry.props import Look, Prop
from app.rules.geometry.terrain import HexMap, Note

#: Steps from a hex to its neighbours in (columns, rows) on a flat-top map: for even columns, odd
#: ones. A pointy-top map is the same with columns and rows exchanged.
_AROUND = (
    ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1)),
    ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)),
)
#: The distance of neighbouring columns of a flat-top map, in thousandths of a hex.
_COLUMN = 866
#: How the props look; others are plain blocks.
_LOOKS: Mapping[str, Look] = {
    "Barn": "depot",
    "Bridge": "bridge",
    "Container": "depot",
    "House": "house",
    "Keep": "tower",
    "Ruin": "wreck",
    "Silo": "tower",
    "Tower": "tower",
    "Wall": "wall",
}


@dataclass(slots=True)
class Sketch:
    """`x` and `y`: the centre of each hex in thousandths of a hex. `kept`: hexes of ways, on which
    nothing may stand. `rough`: hexes that ways avoid. `settings`: the sliders, from 0 to 10."""

    columns: int
    rows: int
    orientation: Orientation
    seed: int
    settings: Mapping[str, int]
    x: Grid = field(init=False)
    y: Grid = field(init=False)
    levels: list[int] = field(init=False)
    covers: dict[int, Note] = field(default_factory=dict)
    kept: set[int] = field(default_factory=set)
    rough: set[int] = field(default_factory=set)
    around: list[tuple[int, ...]] = field(init=False)
    _props: dict[int, list[Prop]] = field(default_factory=dict)
    _count: int = 0
    _seeds: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        row, column = np.indices((self.rows, self.columns), dtype=np.int64)
        if self.orientation == "flat":
            self.x, self.y = column * _COLUMN, row * 1000 + (column & 1) * 500
        else:
            self.x, self.y = column * 1000 + (row & 1) * 500, row * _COLUMN
        self.levels = [0] * (self.columns * self.rows)
        self.around = [self._around(i) for i in range(len(self.levels))]

    def _around(self, index: int) -> tuple[int, ...]:
        row, column = divmod(index, self.columns)
        flat = self.orientation == "flat"
        found = []
        for a, b in _AROUND[column & 1 if flat else row & 1]:
            c, r = (column + a, row + b) if flat else (column + b, row + a)
            if 0 <= c < self.columns and 0 <= r < self.rows:
                found.append(r * self.columns + c)
        return tuple(found)

    @property
    def size(self) -> int:
        """The number of hexes."""
        return len(self.levels)

    @property
    def width(self) -> int:
        """The greatest x."""
        return int(self.x.max())

    @property
    def height(self) -> int:
        """The greatest y."""
        return int(self.y.max())

    def setting(self, name: str) -> int:
        """Returns the value of a slider."""
        return self.settings[name]

    def draws(self, name: str) -> Draws:
        """Returns random numbers for one purpose."""
        return Draws(self.noise_seed(name))

    def draws_at(self, name: str, *place: int) -> Draws:
        """Returns random numbers for one purpose at one place."""
        return Draws(self.noise_seed(name), *place)

    def noise(self, name: str, scale: int) -> Grid:
        """Returns smooth noise for one purpose, see `noise`."""
        return noise(self.noise_seed(name), self.x, self.y, scale)

    def noise_seed(self, name: str) -> int:
        """Returns the seed of the noise for one purpose."""
        found = self._seeds.get(name)
        if found is None:
            found = self._seeds[name] = seed_of(self.seed, name)
        return found

    def shape(self, levels: Grid) -> None:
        """Sets the ground of every hex."""
        self.levels = [int(level) for level in levels.ravel()]

    def cover(self, index: int, kind: str, level: int = 1) -> None:
        """Sets the ground cover of a hex."""
        self.covers[index] = Note(kind, level)

    def is_free(self, index: int) -> bool:
        """Returns whether a prop may stand on a hex: no way leads over it, and no water covers
        it."""
        note = self.covers.get(index)
        wet = note is not None and note.kind in ("water", "rapids")
        return index not in self.kept and index not in self._props and not wet

    def is_built(self, index: int) -> bool:
        """Returns whether a prop is on a hex or over it."""
        return index in self._props

    def stand(self, index: int, name: str, height: int, value: int) -> None:
        """Puts a prop on the ground of a hex."""
        self._put(index, name, self.levels[index], height, value)

    def deck(self, index: int, name: str, top: int, value: int) -> None:
        """Puts a deck of one level over a hex, on whose top one walks."""
        self._put(index, name, top - 1, 1, value)

    def _put(self, index: int, name: str, base: int, height: int, value: int) -> None:
        h = self.hex(index)
        self._count += 1
        look = _LOOKS.get(name, "")
        prop = Prop(f"g{self._count}", h.q, h.r, base, height, value, value, name, look=look)
        self._props.setdefault(index, []).append(prop)

    def hex(self, index: int) -> Hex:
        """Returns the hex of an index."""
        row, column = divmod(index, self.columns)
        return from_offset(column, row, self.orientation)

    def disk(self, index: int, radius: int) -> list[int]:
        """Returns the hexes at most `radius` steps away, nearest first."""
        found, last = {index: None}, [index]
        for _ in range(radius):
            near = dict.fromkeys(n for i in last for n in self.around[i])
            last = [n for n in near if n not in found]
            found.update(dict.fromkeys(last))
        return list(found)

    def hexes(self, chosen: npt.NDArray[np.bool_]) -> Iterable[int]:
        """Returns the indexes where a condition holds."""
        return (int(i) for i in np.flatnonzero(chosen))

    def finished(self) -> HexMap:
        """Returns the map. It has no ceiling; its floor is its lowest ground."""
        props = [prop for each in self._props.values() for prop in each]
        notes = {index: (note,) for index, note in self.covers.items()}
        floor = min(0, min(self.levels))
        return assemble(self.columns, self.rows, self.orientation, self.levels, notes, props, floor)
