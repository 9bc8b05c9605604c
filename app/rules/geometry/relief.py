"""Relief: the range of levels that a map's height colours cover, without outliers."""

from __future__ import annotations

from collections import Counter
from itertools import accumulate

from app.rules.geometry.hexmap import HexMap

#: The part of the ground, at either end, that cannot stretch the span by itself.
_TAIL = 0.02


def tint_span(map_: HexMap) -> tuple[int, int]:
    """Returns the (low, high) ground levels of the first and last colour.

    From the lowest to the highest ground, but never further beyond the middle 96 % of the hexes
    than half of what those span, or 8 levels; (floor, floor) where all is void.
    """
    counts: Counter[int] = Counter()
    for chunk in map_.chunks:
        counts.update(chunk.counts)
    if not counts:
        return map_.floor, map_.floor
    levels = sorted(counts)
    tail = int(sum(counts.values()) * _TAIL)
    low, high = _after(levels, counts, tail), _after(levels[::-1], counts, tail)
    slack = max(8, (high - low) // 2)
    return max(levels[0], low - slack), min(levels[-1], high + slack)


def _after(levels: list[int], counts: Counter[int], tail: int) -> int:
    """The first level, in this order, with more than `tail` hexes up to it."""
    ends = accumulate(counts[level] for level in levels)
    return next(level for level, end in zip(levels, ends, strict=True) if end > tail)
