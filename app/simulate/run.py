"""Runs many simulated fights on a given map or on a plain arena."""

from __future__ import annotations

from app.rules.geometry.hexes import from_offset, neighbours
from app.rules.geometry.hexmap import HexMap
from app.simulate.fight import Fight, Side, Terms
from app.simulate.report import Report, report_of

#: Hills of the arena: column, row, level of the top.
_HILLS = ((7, 5, 2), (16, 4, 1), (12, 9, 3), (6, 13, 1), (18, 13, 2))
_COLUMNS, _ROWS = 24, 18


def arena() -> HexMap:
    """Returns an open field of 24 by 18 hexes with five low hills."""
    board = HexMap.blank(_COLUMNS, _ROWS, "flat")
    tops = {from_offset(column, row, "flat"): level for column, row, level in _HILLS}
    slopes = {
        h: max(0, level - 1)
        for top, level in tops.items()
        for h in neighbours(top)
        if board.contains(h)
    }
    return board.set_ground({**slopes, **tops})


def simulate(sides: tuple[Side, Side], terms: Terms, fights: int = 20, seed: int = 1) -> Report:
    """Runs the fights; the same seed gives the same results.

    When both sides act in the same segment, they begin by turns. Raises ValueError when the map
    has too little ground.
    """
    played = []
    for number in range(fights):
        fight = Fight(sides, terms, f"{seed}.{number}", 0 if number % 2 == 0 else 1)
        played.append((fight, fight.play()))
    return report_of(sides, terms, seed, played)
