"""Props: destructible pieces of terrain on one or more hexes (FS 5.0.4)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, Literal, get_args

from app.rules.geometry.hexes import Cell, Hex

#: How a prop looks; "" is a plain block. No rule reads it.
Look = Literal["", "house", "tower", "depot", "wall", "tree", "wreck", "bridge"]
LOOKS: Final[tuple[Look, ...]] = get_args(Look)
#: Limits of one prop: every query that could aim at it looks at all its cells.
MAX_PROP_HEXES: Final = 60
MAX_PROP_CELLS: Final = 3_000


@dataclass(frozen=True, slots=True)
class Prop:
    """A destructible piece of terrain: levels base .. base + height - 1 of each of its hexes.

    `hexes`: all of them, sorted; (q, r) is the first. They may be given in any order, with (q, r)
    or without it. A viewer under fog knows a prop with the hexes that it has seen.
    """

    id: str
    q: int
    r: int
    base: int
    height: int
    value: int
    integrity: int
    name: str = ""
    #: Only the Handler knows of it (FS 5.12).
    hidden: bool = False
    look: Look = ""
    hexes: tuple[Hex, ...] = ()

    def __post_init__(self) -> None:
        hexes: tuple[Hex, ...] = (Hex(self.q, self.r),)
        if self.hexes:
            hexes = tuple(sorted({*hexes, *(Hex(*h) for h in self.hexes)}))
            object.__setattr__(self, "q", hexes[0].q)
            object.__setattr__(self, "r", hexes[0].r)
        object.__setattr__(self, "hexes", hexes)

    @property
    def top(self) -> int:
        """The first level above the prop."""
        return self.base + self.height

    @property
    def too_large(self) -> bool:
        """Whether it has more hexes or cells than a prop may have."""
        return len(self.hexes) > MAX_PROP_HEXES or len(self.hexes) * self.height > MAX_PROP_CELLS

    @property
    def cells(self) -> tuple[Cell, ...]:
        """All its cells, hex by hex, the lowest first."""
        levels = range(self.base, self.top)
        return tuple(Cell(h.q, h.r, level) for h in self.hexes for level in levels)

    def moved_to(self, base: int) -> Prop:
        """The same prop at another base level."""
        return replace(self, base=base)

    def on(self, hexes: Iterable[Hex]) -> Prop:
        """The same prop on other hexes; ValueError when there are none."""
        first, *more = hexes
        return replace(self, q=first.q, r=first.r, hexes=tuple(more))

    def shifted(self, q: int, r: int) -> Prop:
        """The same prop moved so that its first hex is (q, r)."""
        dq, dr = q - self.q, r - self.r
        return self.on(Hex(h.q + dq, h.r + dr) for h in self.hexes)
