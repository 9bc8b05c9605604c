"""Immutable sets of a map's hexes: a mask of 1024 bits for each chunk with a member.

On the wire and in the journal a set is its masks, `{"<chunk>": "<256 hex digits>"}`: for each of
the chunk's 32 rows from the top eight digits of a 32-bit number whose bit c is column c.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from app.rules.geometry.chunks import CHUNK_SIZE

#: (chunk, index in the chunk), as `HexMap.place` gives it
Place = tuple[int, int]

_MASK: Final = re.compile(r"[0-9a-f]{256}\Z")
_ROW: Final = (1 << CHUNK_SIZE) - 1


@dataclass(frozen=True, slots=True)
class HexSet:
    """`bits`: by chunk, bit i for the hex with index i there; no chunk without a bit."""

    bits: Mapping[int, int] = field(default_factory=dict)
    _masks: list[dict[str, str]] = field(
        default_factory=list, init=False, compare=False, repr=False
    )

    def __bool__(self) -> bool:
        return bool(self.bits)

    def __len__(self) -> int:
        return sum(bits.bit_count() for bits in self.bits.values())

    def has(self, place: Place | None) -> bool:
        """Whether a hex is in the set. None (off the map) never is."""
        return place is not None and bool(self.bits.get(place[0], 0) >> place[1] & 1)

    def places(self) -> Iterator[Place]:
        """Yields every hex, by chunk and index."""
        for chunk in sorted(self.bits):
            ones = f"{self.bits[chunk]:b}"[::-1]
            index = ones.find("1")
            while index >= 0:
                yield chunk, index
                index = ones.find("1", index + 1)

    def with_places(self, places: Iterable[Place]) -> HexSet:
        """Returns the set with these hexes added."""
        return self.joined(_of(places))

    @staticmethod
    def of(places: Iterable[Place]) -> HexSet:
        """The set of these hexes."""
        return _of(places)

    def joined(self, other: HexSet) -> HexSet:
        """The union."""
        bits = dict(self.bits)
        for chunk, more in other.bits.items():
            bits[chunk] = bits.get(chunk, 0) | more
        return HexSet(bits)

    def common(self, other: HexSet) -> HexSet:
        """The intersection."""
        both = ((chunk, bits & other.bits.get(chunk, 0)) for chunk, bits in self.bits.items())
        return HexSet({chunk: bits for chunk, bits in both if bits})

    def minus(self, other: HexSet) -> HexSet:
        """The difference: this set without the other."""
        left = ((chunk, bits & ~other.bits.get(chunk, 0)) for chunk, bits in self.bits.items())
        return HexSet({chunk: bits for chunk, bits in left if bits})

    @property
    def masks(self) -> dict[str, str]:
        """The masks as they are sent and stored (see the module)."""
        if not self._masks:
            self._masks.append({str(chunk): _mask(self.bits[chunk]) for chunk in sorted(self.bits)})
        return self._masks[0]

    @staticmethod
    def from_masks(masks: Mapping[str, str]) -> HexSet:
        """Returns the set of these masks. Raises ValueError for a malformed mask."""
        bits: dict[int, int] = {}
        for chunk, mask in masks.items():
            if not (chunk.isdecimal() and len(chunk) < 7 and _MASK.match(mask)):
                raise ValueError("not a mask")
            number = 0
            for row in range(CHUNK_SIZE):
                number |= int(mask[row * 8 : row * 8 + 8], 16) << row * CHUNK_SIZE
            if number:
                bits[int(chunk)] = number
        return HexSet(bits)


#: No hex at all.
NO_HEXES: Final = HexSet()


def _of(places: Iterable[Place]) -> HexSet:
    bits: dict[int, int] = {}
    for chunk, index in places:
        bits[chunk] = bits.get(chunk, 0) | 1 << index
    return HexSet(bits)


def _mask(bits: int) -> str:
    return "".join(f"{bits >> row * CHUNK_SIZE & _ROW:08x}" for row in range(CHUNK_SIZE))
