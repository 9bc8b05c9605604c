"""The terrain of the demonstration mission: Cold Gorge, 36 x 28 hexes, built by code.

A river canyon cuts the map from north to south. West of it a ridge with a wooded back and a sheer
face, below it a quarry round an open shaft; east of it a plateau with a relay station. Everything
here works in metric coordinates: one unit is the distance between neighbouring hexes, x to the
east, y to the south.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from app.rules.geometry.hexes import Hex, disk, distance, from_offset, label, line, to_offset
from app.rules.geometry.props import Look
from app.rules.geometry.terrain import HexMap, Note, Prop

COLUMNS, ROWS = 36, 28
FLOOR, CEILING = -6, 14

Point = tuple[float, float]

_CANYON: Sequence[Point] = (
    (20.5, -2),
    (18.6, 4),
    (16.6, 9),
    (16.8, 13),
    (19.4, 17),
    (17.8, 22),
    (18.4, 30),
)
_RIDGE: Sequence[Point] = ((-2, 6.5), (3.5, 4.2), (8.5, 5.2), (12.2, 8.6))
_PLATEAU: Sequence[Point] = ((21.6, 8.2), (25.4, 4.6), (30.0, 6.0), (29.2, 12.5), (24.5, 14.6))
SHAFT = from_offset(7, 19, "flat")
_CUT = (from_offset(18, 15, "flat"), from_offset(13, 17, "flat"))
_GANTRY = (from_offset(7, 17, "flat"), from_offset(7, 21, "flat"))
_DECK = tuple(from_offset(*place, "flat") for place in ((18, 10), (19, 9), (20, 10)))
BRIDGE = _DECK[1]
WATCHTOWER = from_offset(25, 8, "flat")
_ROAD = tuple(
    from_offset(*place, "flat")
    for place in ((0, 14), (5, 13), (11, 11), (15, 10), (17, 9), (21, 9), (26, 9), (29, 10))
)
_YARD = frozenset(disk(from_offset(29, 10, "flat"), 2))
_WOODS = (
    (3.0, 1.0, 3.6, 1.9),
    (10.5, 2.4, 3.0, 2.2),
    (3.6, 12.2, 3.2, 2.0),
    (10.8, 25.0, 3.6, 2.0),
    (1.8, 23.0, 2.0, 2.4),
    (23.6, 2.2, 3.2, 2.2),
    (28.6, 17.6, 2.6, 2.0),
    (22.4, 26.0, 3.0, 1.6),
)
_STATION = (
    ("Watchtower", (25, 8), 3, 3),
    ("Relay mast", (30, 9), 5, 4),
    ("Control block", (31, 10), 2, 6),
    ("Control block", (31, 11), 2, 6),
    ("Hangar", (28, 12), 2, 5),
    ("Hangar", (29, 12), 2, 5),
    ("Fuel tank", (27, 7), 1, 2),
    ("Barricade", (23, 9), 1, 2),
    ("Barricade", (23, 10), 1, 2),
    ("Pump tower", (12, 19), 3, 3),
)
#: How things look, by name.
_LOOKS: dict[str, Look] = {
    "Watchtower": "tower", "Relay mast": "tower", "Control block": "house", "Hangar": "depot",
    "Fuel tank": "tower", "Barricade": "wall", "Pump tower": "tower",
}  # fmt: skip


def metric(h: Hex) -> Point:
    """The centre of a hex of this map."""
    column, row = to_offset(h, "flat")
    return column * math.sqrt(3) / 2, row + (column & 1) / 2


def _to_path(point: Point, path: Sequence[Point]) -> tuple[float, float]:
    """(distance to a polyline, side: below 0 is to the left of its direction)."""
    best, side = math.inf, 0.0
    for (ax, ay), (bx, by) in pairwise(path):
        dx, dy = bx - ax, by - ay
        px, py = point[0] - ax, point[1] - ay
        t = min(1.0, max(0.0, (px * dx + py * dy) / (dx * dx + dy * dy)))
        d = math.hypot(px - t * dx, py - t * dy)
        if d < best:
            best, side = d, dx * py - dy * px
    return best, side


def _inside(point: Point, polygon: Sequence[Point]) -> float:
    """Distance to the border of a polygon, above 0 inside."""
    x, y = point
    within = False
    for (ax, ay), (bx, by) in zip(polygon, (*polygon[1:], polygon[0]), strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            within = not within
    border = _to_path(point, (*polygon, polygon[0]))[0]
    return border if within else -border


def _height(point: Point) -> float:
    """The lie of the land before canyon and quarry are cut: slopes below one level a hex."""
    x, y = point
    roll = 0.45 * math.sin(x / 2.3 + y / 5.1) + 0.35 * math.cos(y / 2.9 - x / 6.0)
    north = max(0.0, 14.0 - y)
    land = 2.6 + roll + 0.17 * north
    to_ridge, side = _to_path(point, _RIDGE)
    if side < 0:  # The back, to the north: a slope one walks up.
        land = max(land, 8.6 - 0.72 * to_ridge)
    elif to_ridge < 0.8:
        land = max(land, 8.6)
    else:  # The face: sheer, over a short foot of scree.
        land = max(land, 5.2 - 0.6 * (to_ridge - 0.8))
    inside = _inside(point, _PLATEAU)
    if inside > -0.3:
        land = 6.4 + (1.0 if inside > 2.2 and x > 25.5 else 0.0)
    elif x > 19 and y < 16:
        land = min(land, 4.6)
    return land


def _ground(h: Hex) -> int:
    """Ground level of one hex."""
    point = metric(h)
    land = _height(point)
    to_canyon, bank = _to_path(point, _CANYON)
    half = 1.35 if point[1] < 15 else 1.75
    if to_canyon < half:
        undercut = bank > 0 and 6 < point[1] < 9  # The river washes the foot of the western wall.
        return 0 if to_canyon < 0.8 or undercut else 1
    rim = 5.0 if point[1] < 15 else 5.0 - 0.55 * (point[1] - 15)
    if to_canyon < half + 2.6:
        land = max(min(land, 6.0), rim)
    if point[1] > 17.5:  # Further down the walls lean back until one can walk to the water.
        land = min(land, 1.0 + 0.8 * (to_canyon - half) + max(0.0, 21.0 - point[1]) * 0.9)
    lowest = 2 if point[0] < 14 and point[1] < 21 else 1
    return max(lowest, math.floor(land))


def _quarry(levels: dict[Hex, int | None]) -> None:
    """A bowl two levels deep inside a berm, with one ramp, and the open shaft in its middle."""
    for h in disk(SHAFT, 5):
        away = distance(h, SHAFT)
        levels[h] = None if away <= 1 else 2 if away == 2 else 4 if away <= 4 else 3
    for h in line(from_offset(9, 19, "flat"), from_offset(13, 21, "flat")):
        if distance(h, SHAFT) >= 3:
            levels[h] = 3


def _cut(levels: dict[Hex, int | None]) -> None:
    """A cleft one hex wide from the western plain to the river: walked through or flown over."""
    for h in line(*_CUT):
        levels[h] = min(1 if distance(h, _CUT[0]) < 5 else 2, levels[h] or 0)


def _mesa(levels: dict[Hex, int | None]) -> None:
    """A table rock in the south-east, one step up from a terrace on its sunny side."""
    for h in levels:
        x, y = metric(h)
        away = math.hypot((x - 23.6) / 3.4, (y - 20.6) / 2.3)
        if away < 1:
            levels[h] = 5
        elif away < 1.45 and y > 20.6 and x < 25.5:
            levels[h] = 4 if away < 1.25 else 3


def _road(levels: dict[Hex, int | None]) -> list[Hex]:
    """The road from the western edge over the bridge to the relay, graded to be walked."""
    hexes = [h for a, b in pairwise(_ROAD) for h in line(a, b)[:-1]]
    hexes.append(_ROAD[-1])
    for before, here in pairwise(hexes):
        if here in _DECK or before in _DECK:
            continue
        was, now = levels[before] or 0, levels[here] or 0
        if here.q > _DECK[-1].q:  # A causeway from the bridge to the plateau.
            now = max(now, 5)
        levels[here] = min(was + 1, max(was - 1, now))
    return hexes


def _notes(levels: dict[Hex, int | None], road: Sequence[Hex]) -> dict[Hex, tuple[Note, ...]]:
    """Ground cover: what a frame walks through, on or into."""
    notes: dict[Hex, list[Note]] = {h: [] for h in levels}
    for h, level in levels.items():
        x, y = point = metric(h)
        to_canyon, _ = _to_path(point, _CANYON)
        to_ridge, side = _to_path(point, _RIDGE)
        if level is None:
            continue
        if level == 0:
            notes[h].append(Note("rapids") if y < 6 else Note("water", 1))
        elif level == 1 and to_canyon < 3:
            notes[h].append(Note("sand") if y > 15 else Note("rough"))
        elif level == 1:
            notes[h].append(Note("water", 1) if x > 20 else Note("swamp"))
        elif distance(h, SHAFT) <= 4:
            notes[h] += [Note("rough")] if level == 2 else []
        elif side > 0 and 0.8 <= to_ridge < 2.0 and level < 7:
            notes[h].append(Note("rubble"))
        elif h in _YARD:
            notes[h].append(Note("pavement"))
        else:
            depth = max(1 - math.hypot((x - cx) / rx, (y - cy) / ry) for cx, cy, rx, ry in _WOODS)
            if depth > 0:
                notes[h].append(Note("woods", 2 if depth > 0.5 else 1))
    for h in road:
        if levels[h] is not None and h not in _DECK:
            notes[h] = [Note("road")]
    return {h: tuple(found) for h, found in notes.items() if found}


def _props(levels: dict[Hex, int | None]) -> list[Prop]:
    """Bridge, gantry and relay station. Values are low enough for a frame's weapons."""

    def standing(name: str, place: tuple[int, int], height: int, value: int) -> Prop:
        h = from_offset(*place, "flat")
        key = name.lower().replace(" ", "-") + "-" + label(h, "flat")
        size = (levels[h] or 0, height, value, value)
        return Prop(key, h.q, h.r, *size, name, look=_LOOKS[name])

    def deck(name: str, h: Hex, top: int, value: int) -> Prop:
        key = name.lower().replace(" ", "-") + "-" + label(h, "flat")
        return Prop(key, h.q, h.r, top - 1, 1, value, value, name, look="bridge")

    return [
        *(deck("Gorge bridge", h, 5, 4) for h in _DECK),
        *(deck("Gantry", h, 4, 2) for h in line(*_GANTRY)),
        *(standing(*entry) for entry in _STATION),
    ]


def build() -> HexMap:
    """The map with its ground, notes and props."""
    board = HexMap.blank(COLUMNS, ROWS, "flat")
    levels: dict[Hex, int | None] = {h: _ground(h) for h in board.hexes()}
    _quarry(levels)
    _mesa(levels)
    _cut(levels)
    road = _road(levels)
    return HexMap.from_levels(
        COLUMNS,
        ROWS,
        "flat",
        list(levels.values()),
        _notes(levels, road),
        _props(levels),
        FLOOR,
        CEILING,
    )
