"""Small random worlds for property tests: hills, voids, decks, ceilings, occupants, big units."""

from __future__ import annotations

from dataclasses import dataclass

from hypothesis import strategies as st

from app.rules.geometry.hexes import Cell, Hex, Orientation, from_offset
from app.rules.geometry.movement import Mover
from app.rules.geometry.movement_traits import WALK, MovementTraits
from app.rules.geometry.terrain import (
    ONE_CELL,
    Field,
    Footprint,
    HexMap,
    Prop,
    TerrainError,
    cells_of,
)

#: Plain walking is drawn as often as all other modes together.
TRAITS = [
    MovementTraits(hover=2),
    MovementTraits(hover=1),
    MovementTraits(climbs=True),
    MovementTraits(jumps=2, cushion=2),
    MovementTraits(hover=2, jumps=1),
    MovementTraits(climbs=True, jumps=1),
    MovementTraits(hover=1, climbs=True),
]
movement_traits = st.sampled_from([*[WALK] * len(TRAITS), *TRAITS])

hexes = st.builds(Hex, st.integers(-40, 40), st.integers(-40, 40))
orientations = st.sampled_from(["flat", "pointy"])

FOOTPRINTS: list[Footprint] = [
    ONE_CELL,
    ONE_CELL,
    ((0, 0, 0), (0, 0, 1)),
    ((0, 0, 0), (1, 0, 0)),
    ((0, 0, 0), (0, 1, 1)),
    ((0, 0, 0), (1, -1, 0), (0, -1, -1)),
]


@st.composite
def maps(draw: st.DrawFn) -> HexMap:
    """Up to 7 x 7 hexes at levels -1 to 4, with voids, props from the ground and hanging decks."""
    columns, rows = draw(st.integers(1, 7)), draw(st.integers(1, 7))
    orientation = draw(orientations)
    level = st.one_of(st.none(), st.integers(-1, 4), st.integers(0, 1), st.integers(0, 1))
    levels = draw(st.lists(level, min_size=columns * rows, max_size=columns * rows))
    floor = draw(st.integers(-1, 1))
    ceiling = draw(st.one_of(st.none(), st.none(), st.integers(1, 7)))
    map_ = HexMap.from_levels(columns, rows, orientation, levels, floor=floor, ceiling=ceiling)
    for n in range(draw(st.integers(0, 8))):
        most = draw(st.one_of(st.just(1), st.just(1), st.integers(2, 5)))
        hexes = draw(st.lists(places(map_), min_size=1, max_size=most))
        grounds = [floor if (ground := map_.ground(h)) is None else ground for h in hexes]
        base = max(grounds) + draw(st.integers(0, 3))
        height = draw(st.integers(1, 2))
        prop = Prop(f"p{n}", *hexes[0], base, height, 1, 1, hexes=tuple(hexes))
        try:
            map_ = map_.with_prop(prop)
        except TerrainError as error:
            assert error.code == "props-overlap"
    return map_


def places(map_: HexMap) -> st.SearchStrategy[Hex]:
    """A hex of the map."""
    return st.builds(
        lambda column, row: from_offset(column, row, map_.orientation),
        st.integers(0, map_.columns - 1),
        st.integers(0, map_.rows - 1),
    )


def cells(map_: HexMap, low: int = -2, high: int = 8) -> st.SearchStrategy[Cell]:
    """Any cell over or in the map."""
    return st.builds(lambda h, level: Cell(h.q, h.r, level), places(map_), st.integers(low, high))


@st.composite
def surfaces(draw: st.DrawFn, map_: HexMap) -> Cell:
    """A cell of the map, a surface where the column has one."""
    h = draw(places(map_))
    levels = map_.surfaces(h) or (map_.floor,)
    return Cell(h.q, h.r, draw(st.sampled_from(levels)))


@st.composite
def scenes(draw: st.DrawFn) -> tuple[Field, Mover]:
    """A field with occupants and a mover, mostly on a surface, sometimes in the air."""
    map_ = draw(maps())
    anywhere = st.one_of(surfaces(map_), surfaces(map_), surfaces(map_), cells(map_))
    others = draw(st.lists(anywhere, max_size=8))
    at = draw(anywhere)
    footprint = draw(st.sampled_from(FOOTPRINTS))
    occupied = {cell: f"u{n}" for n, cell in enumerate(others) if map_.open(cell)}
    occupied |= dict.fromkeys(cells_of(at, footprint), "me")
    limit = draw(st.one_of(st.none(), st.integers(1, 4)))
    traits = draw(movement_traits)
    risen = draw(st.integers(0, traits.jumps))
    return Field(map_, occupied), Mover("me", at, footprint, limit, traits, risen)


ORIENTATIONS: list[Orientation] = ["flat", "pointy"]


@dataclass(frozen=True)
class FallingUnit:
    id: str
    at: Cell | None
    footprint: Footprint = ONE_CELL
    fallen: int = 0
