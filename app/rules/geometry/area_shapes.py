"""Shapes of areas on the plane of the map: radius, line and cone, from one hex towards another.

The same functions as in static/js/core/area-shapes.js; tests compare both with
tests/fixtures/area-shapes.json.
"""

from __future__ import annotations

from typing import Literal

from app.rules.geometry.hexes import Hex, disk, distance, line

#: "radius": all hexes at most as far from the first hex as the second one. "line": the hexes of the
#: straight line from the first hex to the second one, without the first. "cone": 60 degrees wide,
#: from the first hex, which is not in it, as far as the second one is.
AreaShape = Literal["radius", "line", "cone"]


def area_hexes(shape: AreaShape, at: Hex, to: Hex) -> list[Hex]:
    """Returns the hexes of a shape that begins at `at` and reaches to `to`.

    A line and a cone of no length have none. The hexes may be off the map.
    """
    if shape == "radius":
        return disk(at, distance(at, to))
    if shape == "line":
        return line(at, to)[1:]
    return [hex_ for hex_ in disk(at, distance(at, to)) if _in_cone(at, to, hex_)]


def _in_cone(at: Hex, to: Hex, hex_: Hex) -> bool:
    """Returns whether a hex's centre is at most 30 degrees off the direction from `at` to `to`.

    In whole numbers: twice the dot product, squared, is compared with three times the product of
    the squared lengths, since the cosine of 30 degrees is half the root of three.
    """
    q, r = to.q - at.q, to.r - at.r
    x, y = hex_.q - at.q, hex_.r - at.r
    twice = 2 * q * x + 2 * r * y + q * y + r * x
    return twice > 0 and twice**2 >= 3 * (q * q + r * r + q * r) * (x * x + y * y + x * y)
