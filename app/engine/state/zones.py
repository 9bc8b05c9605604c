"""Zones of a scene: named places on its map, of several hexes or of one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Final, Literal

from app.rules.field_marks import IdOf, IsName, Within
from app.rules.geometry.chunks import CHUNK_SIZE
from app.rules.geometry.hexes import Hex, distance, from_offset
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.hexset import HexSet
from app.rules.json_types import Doc

#: What a zone is for. A label and a marker have exactly one hex.
ZoneKind = Literal["spawn", "objective", "area", "label", "marker"]
ONE_HEX: Final = frozenset({"label", "marker"})
#: The picture of a marker.
MarkerIcon = Literal["flag", "target", "danger", "question", "cache", "exit"]
#: A colour for any zone; without one it has that of its kind.
ZoneColour = Literal["red", "amber", "green", "blue", "violet"]

#: What a zone does to a unit in the environmental segment: damage to its integrity, an impact as
#: of a fall, or heat, which takes energy and overheats who lacks it.
ZoneHarm = Literal["damage", "impact", "heat"]
MOST_HARM: Final = 1000

#: Limits of the zones of a scene, and of the hexes of a zone.
MOST_ZONES: Final = 200
MOST_ZONE_HEXES: Final = 40_000

#: So many hexes are compared one by one.
_FEW: Final = 100
#: The bits of a chunk's first row, and of its first column (see `HexSet`).
_ROW: Final = (1 << CHUNK_SIZE) - 1
_COLUMN: Final = sum(1 << n * CHUNK_SIZE for n in range(CHUNK_SIZE))


@dataclass(frozen=True, slots=True)
class ZoneEffect:
    """What a zone does in each environmental segment to the units in it (FS 6.7)."""

    harm: Annotated[ZoneHarm, Doc("what it does")]
    amount: Annotated[int, Within(1, MOST_HARM)]
    round: Annotated[int, Within(1, 1000), Doc("the round from which on")] = 1
    ground: Annotated[bool, Doc("only to units that stand on something")] = False


@dataclass(frozen=True, slots=True)
class Zone:
    """A named place on the map of a scene.

    `hexes`: masks, as in `HexSet`. `secret`: only Handlers know of it. Everybody else sees all of
    a zone that is not secret, also on ground that they do not know.
    """

    id: Annotated[str, IdOf("zone", defines=True)]
    kind: ZoneKind
    name: Annotated[str, IsName()]
    hexes: Mapping[str, str]
    secret: bool = True
    icon: MarkerIcon = "flag"
    colour: ZoneColour | None = None
    effect: ZoneEffect | None = None

    @property
    def hex_set(self) -> HexSet:
        """The hexes of the zone."""
        return HexSet.from_masks(self.hexes)


def middle_of(zone: Zone, map_: HexMap) -> Hex:
    """Returns the hex of a zone that is nearest to its centre, on the map of its scene."""
    hexes = zone.hex_set
    if len(hexes) > _FEW:
        # Most large zones have a hex in their centre, which is found without a look at all hexes.
        column, row = _mean(hexes, map_)
        centre = from_offset(column, row, map_.orientation)
        if hexes.has(map_.place(centre)):
            return centre
    members = list(map_.hexes_of(hexes))
    q, r = (round(sum(h[i] for h in members) / len(members)) for i in range(2))
    return min(members, key=lambda h: (distance(h, Hex(q, r)), h))


def _mean(hexes: HexSet, map_: HexMap) -> tuple[int, int]:
    """Returns the mean column and row of a set of hexes."""
    across = -(-map_.columns // CHUNK_SIZE)
    columns = rows = 0
    for chunk, bits in hexes.bits.items():
        count = bits.bit_count()
        columns += count * (chunk % across * CHUNK_SIZE)
        rows += count * (chunk // across * CHUNK_SIZE)
        for n in range(CHUNK_SIZE):
            columns += n * (bits >> n & _COLUMN).bit_count()
            rows += n * (bits >> n * CHUNK_SIZE & _ROW).bit_count()
    return round(columns / len(hexes)), round(rows / len(hexes))
