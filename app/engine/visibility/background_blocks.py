"""What a group may see of a background: blocks of it, each cut to the hexes that the group knows.

A block is a square of BLOCK thousandths of a hex's side. Its name is a hash of the picture, its
place and the known hexes in it, so it changes with each of them, and tells nothing of the hexes
that are not known. Blocks without a known hex have no name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from app.engine.state.backgrounds import Background
from app.rules.geometry.chunks import CHUNK_SIZE
from app.rules.geometry.hexes import Hex
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.hexset import HexSet
from app.rules.geometry.plane import Box, hexes_in, ranges_in
from app.rules.memo import Memo

#: The side of a block.
BLOCK: Final = 20_000


@dataclass(frozen=True, slots=True)
class Block:
    """A part of a background that a group may see: its place and the known hexes there."""

    box: Box
    known: tuple[Hex, ...]


_BLOCKS: Final = Memo[tuple[Background, Mapping[str, Box]]](released=True)


def known_hexes(map_: HexMap) -> HexSet:
    """Returns the hexes whose ground a map as a group knows it shows."""
    return map_.all_hexes.minus(map_.unknown)


def blocks_of(map_: HexMap, background: Background) -> Mapping[str, Box]:
    """Returns the blocks of a background that a group may see, by name, on a map as the group knows
    it; the same object while nothing changes."""
    cached = _BLOCKS.get(map_)
    if cached is None or cached[0] != background:
        found = dict(_named_blocks(map_, background))
        cached = _BLOCKS.put(map_, (background, found))
    return cached[1]


def block(map_: HexMap, background: Background, name: str) -> Block | None:
    """Returns a block by its name, None where the group may see none of that name."""
    box = blocks_of(map_, background).get(name)
    if box is None:
        return None
    known = known_hexes(map_)
    hexes = hexes_in(box, map_.columns, map_.rows, map_.orientation)
    return Block(box, tuple(each for each in hexes if known.has(map_.place(each))))


def box_of(background: Background) -> Box:
    """Returns where a background lies."""
    x, y = background.x, background.y
    return Box(x, y, x + background.width, y + background.height)


def _named_blocks(map_: HexMap, background: Background) -> Iterator[tuple[str, Box]]:
    known, picture = known_hexes(map_), box_of(background)
    wide, high = _extent(map_)
    seen = picture.common(Box(0, 0, wide, high))
    if seen is None:
        return
    for row in range(int(seen.top // BLOCK), int(seen.bottom // BLOCK) + 1):
        for column in range(int(seen.left // BLOCK), int(seen.right // BLOCK) + 1):
            left, top = column * BLOCK, row * BLOCK
            box = Box(left, top, left + BLOCK, top + BLOCK).common(picture)
            if box is None:
                continue
            rows = _rows_of(map_, known, box)
            if any(rows) and _touches(map_, known, box):
                yield _name(background, box, rows), box


def _extent(map_: HexMap) -> tuple[float, float]:
    """Returns the sides of a map, or a little more."""
    return (map_.columns + 1) * 2_000, (map_.rows + 1) * 2_000


def _rows_of(map_: HexMap, known: HexSet, box: Box) -> list[int]:
    """Returns the known hexes near a box: a number for each row, with a bit for each column."""
    columns, rows = ranges_in(box, map_.columns, map_.rows, map_.orientation)
    across = -(-map_.columns // CHUNK_SIZE)
    found = []
    for row in rows:
        bits = 0
        for chunk in range(columns.start // CHUNK_SIZE, -(-columns.stop // CHUNK_SIZE)):
            index = row // CHUNK_SIZE * across + chunk
            line = known.bits.get(index, 0) >> row % CHUNK_SIZE * CHUNK_SIZE
            bits |= (line & (1 << CHUNK_SIZE) - 1) << chunk * CHUNK_SIZE
        found.append(bits >> columns.start & (1 << len(columns)) - 1)
    return found


def _touches(map_: HexMap, known: HexSet, box: Box) -> bool:
    """Returns whether a known hex has a part in a box."""
    hexes = hexes_in(box, map_.columns, map_.rows, map_.orientation)
    return any(known.has(map_.place(each)) for each in hexes)


def _name(background: Background, box: Box, rows: list[int]) -> str:
    given = repr((background.picture, background.x, background.y))
    given += repr((background.width, background.height, tuple(box), rows))
    return blake2b(given.encode(), digest_size=12).hexdigest()
