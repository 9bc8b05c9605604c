"""The demonstration mission: Cold Gorge with two pilots and four NPCs, always the same.

Units are parameters of the command `unit.add`, which is sent as the Handler when the table is made.
Their builds are in `cold_gorge.json`; characters and the mission have the form of an exported
table.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from app.formats.demo_map import BRIDGE, SHAFT, WATCHTOWER, build
from app.rules.decoding import decode_json
from app.rules.frame_state.combat.model import Build
from app.rules.geometry.hexes import Hex, from_offset
from app.rules.geometry.terrain import HexMap

INTRO: Final = (
    "Cold Gorge. The relay on the plateau has gone silent, and the hauler Mule carries the part "
    "that would wake it. The road crosses the gorge bridge under the gun on the watchtower; the "
    "Cut leads down to the river and beneath the bridge; the ridge in the north is the long way "
    "round. A survey crew is still on the gantry over the old shaft. Bring Mule to the control "
    "blocks, and bring it there in one piece."
)
#: the names of the pilots by unit, until a player takes one
PILOTS: Final = {"Lantern": "Ondine Vale", "Magpie": "Bram Teller"}


@dataclass(frozen=True, slots=True)
class DemoTable:
    """A table that can be made: its name, map, parameters of `unit.add`, opening text.

    `characters` and `missions` name units and characters by their index.
    """

    name: str
    map: HexMap
    units: list[dict[str, Any]]
    characters: list[dict[str, Any]]
    missions: list[dict[str, Any]]
    intro: str


@cache
def builds() -> dict[str, Build]:
    """Returns the builds of the units by the unit's name."""
    body = (files("app.formats") / "cold_gorge.json").read_bytes()
    return decode_json(body, dict[str, Build])


def demo_table() -> DemoTable:
    """Returns the demonstration table."""
    board = build()

    def unit(
        name: str,
        disposition: str,
        here: Hex,
        notes: str,
        surface: int = -1,
        above: int = 0,
        hidden: bool = False,
    ) -> dict[str, Any]:
        level = board.surfaces(here)[surface] + above
        return {
            "name": name,
            "disposition": disposition,
            "at": {"q": here.q, "r": here.r, "level": level},
            "build": msgspec.to_builtins(builds()[name]),
            "hidden": hidden,
            "notes": notes,
        }

    units = [
        unit(
            "Lantern",
            "pilot",
            from_offset(14, 13, "flat"),
            "Stands under the spur: two levels up in the east, a slope one walks in the north.",
        ),
        unit(
            "Magpie",
            "pilot",
            from_offset(17, 12, "flat"),
            "On the rim of the gorge: four hexes to the other side for one that flies.",
        ),
        unit(
            "Mule",
            "ally",
            from_offset(11, 11, "flat"),
            "Keeps to the road and stops when shot at. Carries the part for the relay.",
        ),
        unit(
            "Plumb",
            "neutral",
            SHAFT,
            "Survey crew on the gantry, over nothing. Leaves it by the south when fighting starts.",
        ),
        unit(
            "Heron",
            "enemy",
            WATCHTOWER,
            "Shoots from the watchtower: the bridge and most of the road are in range. The tower "
            "has value 3: shoot it down, and Heron comes down with it.",
        ),
        unit(
            "Undertow",
            "enemy",
            BRIDGE,
            "Waits over the river under the bridge until something heavy is on it. A breaching "
            "charge or two bring the deck down.",
            surface=0,
            above=1,
            hidden=True,
        ),
    ]
    return DemoTable("Cold Gorge", board, units, _characters(units), [_mission()], INTRO)


def _characters(units: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Returns the pilots; their sheets have the same skills and hull as their frames' builds."""
    places = {unit["name"]: place for place, unit in enumerate(units)}
    return [
        {
            "name": name,
            "frame": frame,
            "unit": places[frame],
            "sheet": {"points": {**builds()[frame].skills, **builds()[frame].hull}},
        }
        for frame, name in PILOTS.items()
    ]


def _mission() -> dict[str, Any]:
    """Returns a mission draft that is ready for its briefing."""
    return {
        "name": "Cold Gorge",
        "briefing": INTRO,
        "primary": "Bring Mule to the control blocks of the relay.",
        "base": 400,
        "objectives": [
            {
                "text": "No one of the survey crew comes to harm.",
                "bonus": 120,
            },
            {
                "text": "Something waits under the bridge: put it out of action.",
                "bonus": 160,
                "hidden": True,
            },
        ],
        "deductions": [
            {
                "text": "Fuel, and the toll for the road.",
                "amount": 40,
                "applies": False,
            }
        ],
        "crew": list(range(len(PILOTS))),
        "notes": "Reveal the hidden objective when Undertow shows itself, or pay it as a surprise.",
    }
