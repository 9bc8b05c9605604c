"""Expansions: the game charges their costs, and the Handler resolves their effects (FS C 2.12).

A build holds the whole module, so that players can write modules too. A module from this list keeps
its own texts and costs. `generator`: only frames with this generator can carry it. `place`: the hex
that a use names; the ranges are ours.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from app.rules.frame_state.combat.model import Module

#: the timing of expansions that are used when the frame is destroyed
WHEN_DESTROYED: Final = "When your frame is destroyed"

#: the most modules of one build
MOST: Final = 6


@dataclass(frozen=True, slots=True)
class ModulePlace:
    """What the hex of a use must be: at most `range` hexes away, and in sight unless `sight` is
    false. `radius`: hexes around it that the effect covers too. `until_turn`: the effect ends as
    the next turn of its user begins. `smoke`: the levels above each surface of it that nobody
    sees through."""

    range: int
    sight: bool = True
    radius: int = 0
    until_turn: bool = False
    smoke: int = 0


@dataclass(frozen=True, slots=True)
class Expansion:
    """A named module. An empty `generator` means any generator; `place` None means no hex.
    `against_lock_on`: it is of use only while a lock-on weapon is aimed at its unit."""

    module: Module
    generator: str = ""
    place: ModulePlace | None = None
    against_lock_on: bool = False

    @property
    def id(self) -> str:
        """The id of the module, also in a build."""
        return self.module.id


def _module(
    id: str,
    name: str,
    tier: int,
    trigger: str,
    text: str,
    *,
    steps: int = 0,
    energy: int = 0,
    place: ModulePlace | None = None,
    against_lock_on: bool = False,
) -> Expansion:
    module = Module(id, name, tier, steps, energy, trigger, text)
    return Expansion(module, place=place, against_lock_on=against_lock_on)


def _pulse(
    id: str,
    name: str,
    tier: int,
    trigger: str,
    text: str,
    *,
    steps: int = 0,
    place: ModulePlace | None = None,
) -> Expansion:
    """Returns a pulse expansion, whose every use costs 1 energy."""
    return Expansion(Module(id, name, tier, steps, 1, trigger, text), "pulse", place)


EXPANSIONS: Final[dict[str, Expansion]] = {
    entry.id: entry
    for entry in (
        _module(
            "flare-rack",
            "Flare Rack",
            1,
            "When a lock-on weapon is aimed at you",
            "Burning decoys: 2 off the attack's targeting. Twice in a mission.",
            against_lock_on=True,
        ),
        _module(
            "grapnel",
            "Grapnel",
            1,
            "In your turn",
            "A hook on a cable, 5 hexes: pull yourself to a solid face you see, or a loose thing "
            "to you.",
            steps=1,
            place=ModulePlace(5),
        ),
        _module(
            "smoke-cast",
            "Smoke Cast",
            1,
            "In your turn",
            "Smoke in one hex and its neighbours, two levels high; nobody sees through it until "
            "your next turn begins.",
            steps=1,
            place=ModulePlace(5, radius=1, until_turn=True, smoke=2),
        ),
        _module(
            "cargo-arms",
            "Cargo Arms",
            1,
            "Always",
            "A second pair of hands: carries people, crates or one wreck of a frame at no loss of "
            "speed.",
        ),
        _module(
            "field-welder",
            "Field Welder",
            1,
            "In your turn, beside a frame that allows it",
            "Ends one broken thing of that frame as a repair would.",
            steps=2,
            place=ModulePlace(1, sight=False),
        ),
        _module(
            "ground-spikes",
            "Ground Spikes",
            1,
            "On the ground, in your turn",
            "Anchored until you move: the next impact you take is 3 less.",
            steps=1,
        ),
        _module(
            "decoy-buoy",
            "Decoy Buoy",
            2,
            "In your turn",
            "Leaves a picture of your frame in your cell. Whoever aims at it finds out with the "
            "first shot.",
            steps=1,
            energy=1,
        ),
        _module(
            "hook-wire",
            "Hook Wire",
            2,
            "After a hit in reach",
            "The target cannot get further than 3 hexes from you until one of you tears loose.",
            steps=1,
        ),
        _module(
            "wide-band",
            "Wide Band",
            2,
            "In your turn",
            "Hear every open channel within 20 hexes, and speak on one as somebody else.",
            steps=1,
        ),
        _module(
            "blink-thrusters",
            "Blink Thrusters",
            2,
            "When an attack on you has been announced",
            "Move 1 hex before it is rolled, if there is a free cell.",
            energy=1,
            place=ModulePlace(1, sight=False),
        ),
        _module(
            "drone-nest",
            "Drone Nest",
            2,
            "In your turn",
            "Sends out a small drone that flies 6 hexes a turn and shows you what it sees.",
            steps=2,
        ),
        _module(
            "hard-light",
            "Hard Light Screen",
            3,
            "In your turn",
            "A wall of light along one side of your hex: nothing passes it, from either side, "
            "until your next turn begins.",
            steps=2,
            energy=2,
            place=ModulePlace(1, sight=False),
        ),
        _module(
            "veil",
            "Veil",
            3,
            "In your turn",
            "You are cloaked until you attack, are hit or your energy is gone.",
            steps=2,
            energy=2,
        ),
        _module(
            "last-breath",
            "Last Breath",
            3,
            WHEN_DESTROYED,
            "Take one more action of one step before you eject.",
        ),
        _pulse(
            "pulse-step",
            "Pulse Step",
            1,
            "In your turn",
            "A burst of thrust: 2 hexes in a straight line, over whatever is lower than you.",
            place=ModulePlace(2, sight=False),
        ),
        _pulse(
            "pulse-hush",
            "Pulse Hush",
            1,
            "In your turn",
            "Every radio and lamp within 3 hexes is dead until your next turn begins.",
            steps=1,
        ),
        _pulse(
            "pulse-shove",
            "Pulse Shove",
            2,
            "In your turn, beside the target",
            "Pushes what is no bigger than you 2 hexes away; it falls where nothing holds it.",
            steps=1,
            place=ModulePlace(1, sight=False),
        ),
        _pulse(
            "pulse-heart",
            "Pulse Heart",
            3,
            "When you would be staggered",
            "Your stability is 1 instead. Once in a mission.",
        ),
    )
}
