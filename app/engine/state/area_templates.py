"""Area templates: radius, line and cone areas that people lay on the map of a scene."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Final

from app.rules.field_marks import IdOf, IsName, SeatId, StaysBehind, Within
from app.rules.geometry.area_shapes import AreaShape, area_hexes
from app.rules.geometry.hexes import Cell, Hex
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.hexset import HexSet

#: Limit of the templates that a seat has in a scene.
MOST_OF_A_SEAT: Final = 12
#: Limits of the areas of smoke in a scene, of their height in levels and of their reach in hexes.
MOST_SMOKE: Final = 24
HIGHEST_SMOKE: Final = 5
WIDEST_SMOKE: Final = 5
#: The farthest that a template reaches, in hexes.
LONGEST_REACH: Final = 40


@dataclass(frozen=True, slots=True)
class AreaTemplate:
    """An area on the map of a scene, from the hex `at` as far as the hex `to`.

    It covers whole columns. `seat`: who laid it; "" where that seat is not at this table. `secret`:
    only Handlers know of it. Everybody else sees all of one that is not secret, also on ground that
    they do not know. `ends_with`: the unit whose next turn ends it as it begins; "" for none.
    `smoke`: the levels above each surface in it that nobody sees through; only one that is not
    secret hides anything.
    """

    id: Annotated[str, IdOf("template", defines=True)]
    shape: AreaShape
    at: Hex
    to: Hex
    seat: SeatId = ""
    name: Annotated[str, IsName()] = ""
    secret: bool = False
    #: A unit that was removed since would be missing in a document of the table.
    ends_with: Annotated[str, StaysBehind()] = ""
    smoke: Annotated[int, Within(0, HIGHEST_SMOKE)] = 0

    def hexes_on(self, map_: HexMap) -> HexSet:
        """Returns the hexes of the template that are on a map."""
        places = (map_.place(hex_) for hex_ in area_hexes(self.shape, self.at, self.to))
        return HexSet.of(place for place in places if place is not None)

    def smoke_cells(self, map_: HexMap) -> Iterator[Cell]:
        """Yields the cells on a map that nobody sees through (FS C 3.13)."""
        if not self.smoke or self.secret:
            return
        shown = map_.without_hidden_props
        for hex_ in area_hexes(self.shape, self.at, self.to):
            for surface in shown.surfaces(hex_) if map_.contains(hex_) else ():
                for level in range(surface, surface + self.smoke):
                    yield Cell(hex_.q, hex_.r, level)
