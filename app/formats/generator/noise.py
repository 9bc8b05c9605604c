"""Noise and draws from a seed, in integers alone: the same on every machine.

Points are in thousandths of a hex. Values of noise are from 0 to `ONE`.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

Grid = npt.NDArray[np.int64]

#: The highest value of noise, and a half of it.
ONE: Final = 65_536
HALF: Final = ONE // 2

_MASK: Final = 2**64 - 1
_STEPS: Final = (0x9E3779B97F4A7C15, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9)
_MIXERS: Final = ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB))


def seed_of(seed: int, name: str) -> int:
    """Returns another seed for each name."""
    mixed = seed & _MASK
    for character in name:
        mixed = _mixed((mixed ^ ord(character)) * _STEPS[0])
    return mixed


def _mixed(value: int) -> int:
    value &= _MASK
    for shift, factor in _MIXERS:
        value = ((value ^ (value >> shift)) * factor) & _MASK
    return value ^ (value >> 31)


def _hashed(seed: int, a: Grid, b: Grid) -> Grid:
    """Returns a random value for each pair of numbers."""
    mixed: Any = a.astype(np.uint64) * np.uint64(_STEPS[0])
    mixed = mixed ^ (b.astype(np.uint64) * np.uint64(_STEPS[1])) ^ np.uint64(seed)
    for shift, factor in _MIXERS:
        mixed = (mixed ^ (mixed >> np.uint64(shift))) * np.uint64(factor)
    found: Grid = (mixed >> np.uint64(48)).astype(np.int64)
    return found


def noise(seed: int, x: Grid, y: Grid, scale: int) -> Grid:
    """Returns smooth noise at points; hills of it are about `scale` wide."""
    column, row = x // scale, y // scale
    u, v = _eased((x % scale) * 1024 // scale), _eased((y % scale) * 1024 // scale)
    corners = [_hashed(seed, column + i, row + j) for j in (0, 1) for i in (0, 1)]
    above = corners[0] + ((corners[1] - corners[0]) * u >> 10)
    below = corners[2] + ((corners[3] - corners[2]) * u >> 10)
    found: Grid = above + ((below - above) * v >> 10)
    return found


def _eased(part: Grid) -> Grid:
    eased: Grid = part * part * (3072 - 2 * part) >> 20
    return eased


def layered(seed: int, x: Grid, y: Grid, scale: int, layers: int = 3) -> Grid:
    """Returns noise with finer noise on top, each layer half as strong and half as wide."""
    total, weight = np.zeros_like(x), 0
    for layer in range(layers):
        part = 1 << (layers - layer)
        total += part * noise(seed + layer, x, y, max(1000, scale >> layer))
        weight += part
    return total // weight


def ridged(seed: int, x: Grid, y: Grid, scale: int) -> Grid:
    """Returns noise with sharp crests: the highest values are on winding lines."""
    return ONE - 2 * np.abs(layered(seed, x, y, scale, 2) - HALF)


def ranked(values: Grid) -> Grid:
    """Returns values by their rank, evenly from 0 up to `ONE`: a tenth is below a tenth of it."""
    order = np.argsort(values, axis=None, kind="stable")
    found = np.empty(values.size, np.int64)
    found[order] = np.arange(values.size, dtype=np.int64) * ONE // values.size
    return found.reshape(values.shape)


class Draws:
    """Random numbers one after the other, others for each seed and place."""

    def __init__(self, seed: int, *place: int) -> None:
        self._state = seed
        for number in place:
            self._state = _mixed((self._state ^ number & _MASK) * _STEPS[0])

    def below(self, limit: int) -> int:
        """Returns a number from 0 to limit - 1."""
        self._state = (self._state + _STEPS[0]) & _MASK
        return _mixed(self._state) % limit

    def between(self, low: int, high: int) -> int:
        """Returns a number from `low` to `high`, both included."""
        return low + self.below(high - low + 1)

    def chance(self, parts: int, whole: int = 10) -> bool:
        """Returns True in `parts` of `whole` cases."""
        return self.below(whole) < parts
