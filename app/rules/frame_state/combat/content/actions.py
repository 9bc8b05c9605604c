"""Actions: what a unit can do, what it costs and what it needs (FS C 3.1 to 3.15).

The code that carries actions out reads `effect`, and checks `needs` by their codes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from app.rules.json_types import Doc

Group = Literal["move", "attack", "steady", "look", "other"]

Effect = Literal[
    "move",
    "fly",
    "descend",
    "stay",
    "attack",
    "stabilise",
    "cool",
    "mend",
    "repair",
    "survey",
    "module",
    "improvise",
    "react",
    "board",
    "alight",
]

#: the requirements of actions: code -> description
NEEDS: Final[dict[str, str]] = {
    "moves": "not staggered, or on a chassis that moves all the same",
    "steady": "not staggered",
    "cool": "not overheated",
    "flown": "has flown since its turn began",
    "airborne": "nothing to stand on",
    "weapons": "a weapon",
    "modules": "a module",
    "cools": "a generator that can be cooled",
    "broken": "a condition that a step can mend",
    "repairs": "the table allows repairs, or the Handler acts",
    "leftover": "outside its own turn, with a step left in this round",
    "frame-near": "on foot, beside a frame of its side",
    "carried": "rides on a frame",
}


@dataclass(frozen=True, slots=True)
class Action:
    """An action of a unit. `steps` and `energy` are the costs of one use."""

    id: str
    name: str
    text: str
    group: Annotated[Group, Doc("the group in which lists show it")]
    effect: Annotated[Effect, Doc("what it does")]
    steps: Annotated[int, Doc("steps that it costs")] = 1
    energy: Annotated[int, Doc("energy that it costs")] = 0
    most: Annotated[int, Doc("the most steps that one use may take; 0: no more than `steps`")] = 0
    own_costs: Annotated[bool, Doc("the weapon or expansion, or the Handler, sets the costs")] = (
        False
    )
    needs: Annotated[tuple[str, ...], Doc("what it requires, in words of the rules")] = ()


ACTIONS: Final[dict[str, Action]] = {
    entry.id: entry
    for entry in (
        Action(
            "base-move",
            "Base move",
            "On the ground, up to Speed.",
            "move",
            "move",
            needs=("moves",),
        ),
        Action(
            "flying",
            "Flight",
            "Through the air, up to Speed, and no higher than Speed levels above what is below.",
            "move",
            "fly",
            energy=1,
            needs=("moves", "cool"),
        ),
        Action(
            "descent",
            "Descend",
            "After a flight straight down for nothing, up to twice Speed in a turn.",
            "move",
            "descend",
            steps=0,
            needs=("moves", "flown"),
        ),
        Action(
            "stay-aloft",
            "Stay aloft",
            "Hold the place in the air until the next turn.",
            "move",
            "stay",
            steps=0,
            energy=1,
            needs=("moves", "airborne", "cool"),
        ),
        Action(
            "weapon-use",
            "Attack",
            "Use a weapon on something you see.",
            "attack",
            "attack",
            own_costs=True,
            needs=("weapons", "steady"),
        ),
        Action(
            "stabilisation",
            "Stabilise",
            "Regain the score of a Synergy roll as stability.",
            "steady",
            "stabilise",
        ),
        Action(
            "cool-down",
            "Cool",
            "1 to 4 steps: each gives energy, and helps the next test against overheating.",
            "steady",
            "cool",
            most=4,
            needs=("cools", "steady"),
        ),
        Action(
            "mending",
            "Mend",
            "A step ends a condition that eats steps.",
            "steady",
            "mend",
            needs=("broken", "steady"),
        ),
        Action(
            "repairing",
            "Repair",
            "Regain the score of a Smarts roll as integrity.",
            "steady",
            "repair",
            needs=("repairs", "steady"),
        ),
        Action(
            "surveying",
            "Survey",
            "Smarts and Detectors against 5: finds what is cloaked within 5 hexes, or as far as a "
            "better scanner detects.",
            "look",
            "survey",
            needs=("steady",),
        ),
        Action(
            "expansion-use",
            "Use an expansion",
            "What it does, its text says and the Handler decides.",
            "other",
            "module",
            own_costs=True,
            needs=("modules", "steady", "cool"),
        ),
        Action(
            "improvised",
            "Something else",
            "Say what you try; the Handler names the cost.",
            "other",
            "improvise",
            own_costs=True,
        ),
        Action(
            "reaction",
            "React",
            "Outside your turn: Sharpness against 5, then an action of one step.",
            "other",
            "react",
            needs=("leftover",),
        ),
        Action(
            "boarding",
            "Climb on a frame",
            "Ride on a frame, or in its free hand.",
            "other",
            "board",
            needs=("frame-near",),
        ),
        Action(
            "alighting",
            "Climb down",
            "Step off the frame you ride on, in its turn.",
            "other",
            "alight",
            steps=0,
            needs=("carried",),
        ),
    )
}
