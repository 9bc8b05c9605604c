"""The map in three dimensions: ground, void, props, ceiling, floor (FS 5.0.3, 5.0.4, 5.5, 5.6).

`HexMap` is immutable. An edit returns a new map that shares every unchanged chunk.
"""

from __future__ import annotations

from array import array
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from app.rules.geometry.chunks import (
    CHUNK_AREA,
    CHUNK_SIZE,
    VOID,
    Chunk,
    Note,
    TerrainError,
)
from app.rules.geometry.hexes import Cell, Hex, Orientation, from_offset, to_offset
from app.rules.geometry.hexset import NO_HEXES, HexSet, Place
from app.rules.geometry.prop_fit import check_fit, checked_level, lifted_props
from app.rules.geometry.props import Prop
from app.rules.memo import Cached, Memo, memo

_NO_PROPS: Final[tuple[Prop, ...]] = ()
#: Cached masked maps beside the newest: one for each group of viewers is enough.
_MASKED_KEPT: Final = 7
_MASKED: Final = Memo["list[HexMap]"](released=True)


@dataclass(frozen=True, slots=True)
class HexMap(Cached):
    """columns x rows hexes by offset; `chunks` row-major, ceil(columns / 32) to a row.

    `veiled`: hexes hidden by the Handler; the rules treat them like any other. `unknown`: hexes of
    which a viewer knows nothing; they are void in the map of that viewer (see `masked`).
    """

    columns: int
    rows: int
    orientation: Orientation
    chunks: tuple[Chunk, ...]
    floor: int = 0
    ceiling: int | None = None
    props: Mapping[str, Prop] = field(default_factory=dict)
    veiled: HexSet = NO_HEXES
    unknown: HexSet = NO_HEXES
    _index: dict[Hex, tuple[Prop, ...]] = field(
        default_factory=dict, init=False, compare=False, repr=False
    )

    def __post_init__(self) -> None:
        for prop in sorted(self.props.values(), key=lambda p: p.base):
            for here in prop.hexes:
                self._index[here] = (*self._index.get(here, _NO_PROPS), prop)

    @staticmethod
    def blank(columns: int, rows: int, orientation: Orientation, ground: int = 0) -> HexMap:
        """Returns a flat map. Raises TerrainError for a side below 1 or a level out of range."""
        if columns < 1 or rows < 1:
            raise TerrainError("bad-size", columns=columns, rows=rows)
        level = checked_level(ground)
        shared: dict[tuple[int, int], Chunk] = {}
        chunks = []
        for top in range(0, rows, CHUNK_SIZE):
            for left in range(0, columns, CHUNK_SIZE):
                size = (min(CHUNK_SIZE, columns - left), min(CHUNK_SIZE, rows - top))
                if size not in shared:
                    row = [level] * size[0] + [VOID] * (CHUNK_SIZE - size[0])
                    rest = [VOID] * (CHUNK_AREA - CHUNK_SIZE * size[1])
                    shared[size] = Chunk(array("h", row * size[1] + rest), {})
                chunks.append(shared[size])
        return HexMap(columns, rows, orientation, tuple(chunks))

    @staticmethod
    def from_levels(
        columns: int,
        rows: int,
        orientation: Orientation,
        levels: Sequence[int | None],
        notes: Mapping[Hex, tuple[Note, ...]] | None = None,
        props: Iterable[Prop] = (),
        floor: int = 0,
        ceiling: int | None = None,
    ) -> HexMap:
        """Returns a map from ground levels, row by row; None is void.

        Raises TerrainError for a wrong count, a level out of range, notes off the map and props
        that do not fit.
        """
        if columns >= 1 and rows >= 1 and len(levels) != columns * rows:
            raise TerrainError("wrong-count", expected=columns * rows, found=len(levels))
        made = HexMap.blank(columns, rows, orientation).set_ground(
            {
                from_offset(n % columns, n // columns, orientation): level
                for n, level in enumerate(levels)
                if level != 0
            }
        )
        made = replace(made, floor=checked_level(floor)).with_ceiling(ceiling)
        return made.set_notes(notes or {}).with_props(props)

    # -- the ground ---------------------------------------------------------------------------

    def place(self, h: Hex | Cell) -> Place | None:
        """(chunk, index in the chunk) of a hex, None off the map."""
        column, row = to_offset(h, self.orientation)
        if not (0 <= column < self.columns and 0 <= row < self.rows):
            return None
        across = -(-self.columns // CHUNK_SIZE)
        chunk = row // CHUNK_SIZE * across + column // CHUNK_SIZE
        return chunk, row % CHUNK_SIZE * CHUNK_SIZE + column % CHUNK_SIZE

    def contains(self, h: Hex | Cell) -> bool:
        """Whether the column is on the map."""
        column, row = to_offset(h, self.orientation)
        return 0 <= column < self.columns and 0 <= row < self.rows

    def hexes(self) -> Iterable[Hex]:
        """Every hex, row by row."""
        for row in range(self.rows):
            for column in range(self.columns):
                yield from_offset(column, row, self.orientation)

    def ground(self, h: Hex | Cell) -> int | None:
        """The ground's height: every level below it is solid. None for void and off the map."""
        place = self.place(h)
        if place is None:
            return None
        level = self.chunks[place[0]].levels[place[1]]
        return None if level == VOID else level

    def notes(self, h: Hex | Cell) -> tuple[Note, ...]:
        """The notes on a hex."""
        place = self.place(h)
        return () if place is None else self.chunks[place[0]].notes.get(place[1], ())

    @property
    def lowest(self) -> int:
        """The lowest ground level; the floor when all is void."""
        return min((c.extent[0] for c in self.chunks if c.extent), default=self.floor)

    @property
    def highest(self) -> int:
        """The highest ground level; the floor when all is void."""
        return max((c.extent[1] for c in self.chunks if c.extent), default=self.floor)

    @property
    def top(self) -> int:
        """The first level above every ground and prop."""
        return max(self.highest, max((p.top for p in self.props.values()), default=self.highest))

    def set_ground(self, changes: Mapping[Hex, int | None], carry: bool = False) -> HexMap:
        """Returns the map with new ground levels (None: void). Lowered ground leaves props hanging.

        TerrainError when a hex is off the map, a level out of range, or ground would rise into a
        prop; with `carry` those props are lifted instead, each as a whole (FS 5.11).
        """
        levels: dict[int, dict[int, int]] = {}
        for h, level in changes.items():
            place = self.place(h)
            if place is None:
                raise TerrainError("off-map", q=h[0], r=h[1])
            levels.setdefault(place[0], {})[place[1]] = (
                VOID if level is None else checked_level(level)
            )
        moved = lifted_props(self, changes, carry)
        chunks = list(self.chunks)
        for number, edits in levels.items():
            chunks[number] = chunks[number].edited(edits)
        props = {**self.props, **moved} if moved else self.props
        return replace(self, chunks=tuple(chunks), props=props)

    def set_notes(self, changes: Mapping[Hex, tuple[Note, ...]]) -> HexMap:
        """Returns the map with new notes on these hexes; an empty tuple removes them."""
        edits: dict[int, dict[int, tuple[Note, ...]]] = {}
        for h, notes in changes.items():
            place = self.place(h)
            if place is None:
                raise TerrainError("off-map", q=h[0], r=h[1])
            edits.setdefault(place[0], {})[place[1]] = notes
        chunks = list(self.chunks)
        for number, changed in edits.items():
            chunks[number] = chunks[number].edited({}, changed)
        return replace(self, chunks=tuple(chunks))

    def with_ceiling(self, ceiling: int | None) -> HexMap:
        """Returns the map with this ceiling (FS 5.6); None removes it."""
        return replace(self, ceiling=None if ceiling is None else checked_level(ceiling))

    # -- secrets ------------------------------------------------------------------------------

    def is_secret(self, prop: Prop) -> bool:
        """Whether only the Handler knows of a prop: it is hidden, or all its hexes are veiled."""
        return prop.hidden or not self.hexes_outside(prop, self.veiled)

    def hexes_outside(self, prop: Prop, hexes: HexSet) -> tuple[Hex, ...]:
        """The hexes of a prop that are not in a set."""
        return tuple(h for h in prop.hexes if not hexes.has(self.place(h)))

    def is_unknown(self, h: Hex | Cell) -> bool:
        """Whether nothing is known of a hex on the map."""
        return bool(self.unknown) and self.unknown.has(self.place(h))

    def hexes_of(self, hexes: HexSet) -> Iterable[Hex]:
        """The hexes of a set, row by row of their chunks."""
        across = -(-self.columns // CHUNK_SIZE)
        for chunk, index in hexes.places():
            row, column = divmod(index, CHUNK_SIZE)
            left, top = chunk % across * CHUNK_SIZE, chunk // across * CHUNK_SIZE
            yield from_offset(left + column, top + row, self.orientation)

    @property
    @memo
    def all_hexes(self) -> HexSet:
        """Every hex of the map."""
        bits = {}
        across = -(-self.columns // CHUNK_SIZE)
        for chunk in range(len(self.chunks)):
            width = min(CHUNK_SIZE, self.columns - chunk % across * CHUNK_SIZE)
            height = min(CHUNK_SIZE, self.rows - chunk // across * CHUNK_SIZE)
            row = (1 << width) - 1
            bits[chunk] = sum(row << n * CHUNK_SIZE for n in range(height))
        return HexSet(bits)

    def with_veil(self, veiled: HexSet) -> HexMap:
        """Returns the map with this set of veiled hexes."""
        return replace(self, veiled=veiled)

    def masked(self, unknown: HexSet) -> HexMap:
        """Returns the map of a viewer who knows no hidden props and nothing of these hexes.

        Unknown hexes are void, without notes and props; a prop that stands on others too is
        reduced to those. The map itself if nothing is secret.
        """
        if not unknown and not any(prop.hidden for prop in self.props.values()):
            return self
        made = _MASKED.obtain(self, list)
        found = next((each for each in made if each.unknown == unknown), None)
        if found is None:
            found = self._mask(unknown)
            made[:] = [*made[-_MASKED_KEPT:], found]
        return found

    def _mask(self, unknown: HexSet) -> HexMap:
        chunks = list(self.chunks)
        for number, bits in unknown.bits.items():
            chunks[number] = chunks[number].masked(bits)
        props = {}
        for key, prop in self.props.items():
            shown = () if prop.hidden else self.hexes_outside(prop, unknown)
            if shown:
                props[key] = prop if shown == prop.hexes else prop.on(shown)
        return replace(self, chunks=tuple(chunks), props=props, veiled=NO_HEXES, unknown=unknown)

    @property
    def without_hidden_props(self) -> HexMap:
        """The map without hidden props, for lines of sight: no shadow reveals one (FS 5.12)."""
        return _without_hidden_props(self) or self

    # -- props --------------------------------------------------------------------------------

    def with_prop(self, prop: Prop) -> HexMap:
        """Returns the map with a new prop. Raises TerrainError if it does not fit (FS 5.0.4)."""
        return self.with_props((prop,))

    def with_props(self, props: Iterable[Prop]) -> HexMap:
        """Returns the map with more props, added in order. Raises as `with_prop`."""
        merged = dict(self.props)
        index = dict(self._index)
        for prop in props:
            if prop.id in merged:
                raise TerrainError("duplicate-id", prop=prop.id)
            check_fit(self, prop, index)
            merged[prop.id] = prop
            for here in prop.hexes:
                index[here] = (*index.get(here, _NO_PROPS), prop)
        return replace(self, props=merged)

    def without_prop(self, prop_id: str) -> HexMap:
        """Returns the map without this prop; props above it stay (FS 5.5). KeyError if absent."""
        props = dict(self.props)
        del props[prop_id]
        return replace(self, props=props)

    def replace_prop(self, prop: Prop) -> HexMap:
        """Returns the map with the prop of that id replaced. Raises as the two steps do."""
        return self.without_prop(prop.id).with_prop(prop)

    def props_at(self, h: Hex | Cell) -> tuple[Prop, ...]:
        """The props of a column, lowest first."""
        return self._index.get(Hex(h[0], h[1]), _NO_PROPS)

    @property
    def prop_hexes(self) -> Collection[Hex]:
        """The hexes that have props."""
        return self._index.keys()

    # -- solid, open, surface (FS 5.9) ---------------------------------------------------------

    def solid_kind(self, cell: Cell) -> str | None:
        """Returns what fills a cell: "ground", a prop's id, or None."""
        ground = self.ground(cell)
        if ground is not None and cell.level < ground:
            return "ground"
        for prop in self.props_at(cell):
            if prop.base <= cell.level < prop.top:
                return prop.id
        return None

    def solid(self, cell: Cell) -> bool:
        """Whether ground or a prop fills the cell; never off the map."""
        return self.solid_kind(cell) is not None

    def open(self, cell: Cell) -> bool:
        """In bounds, not solid, below the ceiling, and in a void column not below the floor."""
        if self.ceiling is not None and cell.level >= self.ceiling:
            return False
        if not self.contains(cell) or self.solid(cell):
            return False
        return cell.level >= self.floor or self.ground(cell) is not None

    def solid_spans(self, h: Hex | Cell) -> tuple[tuple[int | None, int], ...]:
        """(bottom, top) of what is solid, ascending and merged; top is the first level above.

        The ground's bottom is None: it goes all the way down.
        """
        ground = self.ground(h)
        spans: list[tuple[int | None, int]] = [] if ground is None else [(None, ground)]
        for prop in self._index.get(Hex(h[0], h[1]), _NO_PROPS):
            if spans and spans[-1][1] == prop.base:
                spans[-1] = (spans[-1][0], prop.top)
            else:
                spans.append((prop.base, prop.top))
        return tuple(spans)

    def surfaces(self, h: Hex | Cell) -> tuple[int, ...]:
        """Levels of the open cells with something solid directly below, ascending."""
        tops = (top for _, top in self.solid_spans(h))
        return tuple(t for t in tops if self.ceiling is None or t < self.ceiling)


@memo
def _without_hidden_props(terrain: HexMap) -> HexMap | None:
    """Returns the map without hidden props, None where it has none: a map in its own cache would be
    a cycle, which only the garbage collector frees."""
    shown = {key: prop for key, prop in terrain.props.items() if not prop.hidden}
    return replace(terrain, props=shown) if len(shown) < len(terrain.props) else None
