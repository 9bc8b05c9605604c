"""The demonstration mission: Cold Gorge with two pilots and four NPCs, always the same.

Units are parameters of the command `unit.add`; whoever opens the table sends them as the Handler.
Values follow the chassis table (frame-state-combat 2) where a unit is a frame.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from app.formats.demo_map import BRIDGE, SHAFT, WATCHTOWER, build
from app.rules.hexes import Hex, from_offset
from app.rules.terrain import HexMap

INTRO = (
    "Cold Gorge. The relay on the plateau has gone silent, and the hauler Mule carries the part "
    "that would wake it. The road crosses the gorge bridge under the eyes of the watchtower; the "
    "Cut leads down to the river and beneath the bridge; the ridge in the north is the long way "
    "round. A survey crew is still on the gantry over the old shaft. Bring Mule to the control "
    "blocks, and bring it there in one piece."
)


@dataclass(frozen=True, slots=True)
class DemoTable:
    """A table ready to be opened: its name, the map, parameters of `unit.add`, words to begin."""

    name: str
    map: HexMap
    units: list[dict[str, Any]]
    intro: str


def demo_table() -> DemoTable:
    """The demonstration table."""
    board = build()

    def unit(
        name: str,
        disposition: str,
        here: Hex,
        silhouette: str,
        values: tuple[int, int, int, int],
        notes: str,
        surface: int = -1,
        hidden: bool = False,
    ) -> dict[str, Any]:
        speed, integrity, stability, energy = values
        return {
            "name": name,
            "disposition": disposition,
            "at": {"q": here.q, "r": here.r, "level": board.surfaces(here)[surface]},
            "speed": speed,
            "integrity": integrity,
            "stability": stability,
            "energy": energy,
            "silhouette": silhouette,
            "hidden": hidden,
            "notes": notes,
        }

    units = [
        unit(
            "Lantern",
            "pilot",
            from_offset(14, 13, "flat"),
            "biped",
            (4, 9, 12, 4),
            "Stands under the spur: two levels up in the east, a slope one walks in the north.",
        ),
        unit(
            "Magpie",
            "pilot",
            from_offset(17, 12, "flat"),
            "biped",
            (5, 9, 9, 4),
            "On the rim of the gorge: four hexes to the other side for one that flies.",
        ),
        unit(
            "Mule",
            "ally",
            from_offset(11, 11, "flat"),
            "tank",
            (3, 18, 15, 2),
            "Keeps to the road and stops when shot at. Carries the part for the relay.",
        ),
        unit(
            "Plumb",
            "neutral",
            SHAFT,
            "walker",
            (3, 12, 12, 3),
            "Survey crew on the gantry, over nothing. Leaves it by the south when fighting starts.",
        ),
        unit(
            "Heron",
            "enemy",
            WATCHTOWER,
            "biped",
            (4, 9, 9, 4),
            "Shoots from the watchtower. The tower has value 3: six damage bring it down.",
        ),
        unit(
            "Undertow",
            "enemy",
            BRIDGE,
            "hover",
            (3, 15, 12, 4),
            "Waits in the river under the bridge until something heavy is on it.",
            surface=0,
            hidden=True,
        ),
    ]
    return DemoTable("Cold Gorge", board, units, INTRO)
