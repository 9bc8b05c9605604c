"""Chassis of frames: their numbers and movement traits (FS C 2.0.1, FS C 2.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from app.rules.frame_state.combat.content.draft import FrameDraft
from app.rules.frame_state.combat.model import Silhouette
from app.rules.geometry.movement_traits import MovementTraits
from app.rules.json_types import Doc


@dataclass(frozen=True, slots=True)
class Chassis:
    """A chassis. `special` describes `movement_traits` in plain words, if there are any."""

    id: str
    name: str
    text: str
    integrity: Annotated[int, Doc("most integrity")]
    stability: Annotated[int, Doc("most stability")]
    #: hexes
    speed: int
    recoil: Annotated[int, Doc("recoil that it can take in a turn")]
    special: Annotated[str, Doc("what else it can do, in words; empty: nothing")]
    movement_traits: Annotated[MovementTraits, Doc("how it moves and falls")]
    silhouette: Annotated[Silhouette, Doc("the silhouette of a new frame")]

    def shape(self, draft: FrameDraft) -> None:
        """Adds the numbers of the chassis to a draft."""
        for what, value in (
            ("integrity", self.integrity),
            ("stability", self.stability),
            ("speed", self.speed),
            ("recoil", self.recoil),
        ):
            draft.add(what, value)


CHASSIS: Final[dict[str, Chassis]] = {
    entry.id: entry
    for entry in (
        Chassis(
            "bipedal",
            "Bipedal",
            "Two legs and a good sense of balance: at home everywhere, best at nothing.",
            integrity=9,
            stability=12,
            speed=4,
            recoil=3,
            special="Can still move while it is staggered.",
            movement_traits=MovementTraits(moves_staggered=True),
            silhouette="biped",
        ),
        Chassis(
            "reverse-joint",
            "Reverse Joint",
            "Bird legs that coil and spring: fast, light and hard to keep on the ground.",
            integrity=9,
            stability=9,
            speed=5,
            recoil=2,
            special="A base move from the ground may rise 2 levels, 1 of its range each; "
            "the first 2 levels of a fall do not count.",
            movement_traits=MovementTraits(jumps=2, cushion=2),
            silhouette="strider",
        ),
        Chassis(
            "multiped",
            "Multiped",
            "Four legs or more: slow and sure, and a wall is only another kind of floor.",
            integrity=12,
            stability=12,
            speed=3,
            recoil=4,
            special="Climbs up and down beside solid faces, and holds on there unless staggered.",
            movement_traits=MovementTraits(climbs=True),
            silhouette="walker",
        ),
        Chassis(
            "tank",
            "Tank",
            "Tracks, armour and a platform that hardly shakes. Gravity is its only hurry.",
            integrity=18,
            stability=15,
            speed=2,
            recoil=5,
            special="In the air it begins to fall at the end of its own turn, whatever held it.",
            movement_traits=MovementTraits(sinks=True),
            silhouette="tank",
        ),
        Chassis(
            "hover",
            "Hover",
            "A cushion of thrust instead of legs: it glides over water, holes and rubble.",
            integrity=15,
            stability=12,
            speed=3,
            recoil=4,
            special="Glides 1 or 2 levels above what is below and does not fall there "
            "unless staggered; on the ground it cannot move.",
            movement_traits=MovementTraits(hover=2),
            silhouette="hover",
        ),
    )
}
