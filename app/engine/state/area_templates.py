"""Area templates: radius, line and cone areas that people lay on the map of a scene."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from app.rules.field_marks import IdOf, IsName, SeatId, StaysBehind
from app.rules.geometry.area_shapes import AreaShape, area_hexes
from app.rules.geometry.hexes import Hex
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.hexset import HexSet

#: Limit of the templates that a seat has in a scene.
MOST_OF_A_SEAT: Final = 12
#: The farthest that a template reaches, in hexes.
LONGEST_REACH: Final = 40


@dataclass(frozen=True, slots=True)
class AreaTemplate:
    """An area on the map of a scene, from the hex `at` as far as the hex `to`.

    It covers whole columns. `seat`: who laid it; "" where that seat is not at this table. `secret`:
    only Handlers know of it. Everybody else sees all of one that is not secret, also on ground that
    they do not know. `ends_with`: the unit whose next turn ends it as it begins; "" for none.
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

    def hexes_on(self, map_: HexMap) -> HexSet:
        """Returns the hexes of the template that are on a map."""
        places = (map_.place(hex_) for hex_ in area_hexes(self.shape, self.at, self.to))
        return HexSet.of(place for place in places if place is not None)
