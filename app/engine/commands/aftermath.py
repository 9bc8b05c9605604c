"""What follows from a change: the settlers that run after every command, in their order."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from app.engine.commands.combat.attack_resolution import settle_attacks
from app.engine.commands.combat.builds import settle_frames
from app.engine.commands.combat.delayed_attacks import settle_pauses, settle_zones
from app.engine.commands.combat.ejection import settle_ejected
from app.engine.commands.combat.reactions import settle_reactions
from app.engine.commands.combat.riding import settle_riders
from app.engine.commands.draft import Draft
from app.engine.commands.map.fog import tell_sightings
from app.engine.commands.missions.tally import tally_losses
from app.engine.commands.registry import CommandEntry
from app.engine.commands.rounds.lost_support import settle_falls
from app.engine.commands.rounds.rounds import settle_round
from app.engine.state.resized import resized_world
from app.engine.state.scene import Scene
from app.engine.state.state import World
from app.rules.geometry.resize import Resize


@dataclass(frozen=True, slots=True)
class Before:
    """The world and the command's scene before the command."""

    world: World
    scene: Scene


@dataclass(frozen=True, slots=True)
class Settler:
    """One thing that follows, and why it stands where it does in `SETTLERS`.

    `settle` takes the draft and what was before. `for_imports`: also after an import of units.
    `for_departures`: also where a conflict waits for units that leave.
    """

    settle: Callable[[Draft, Before], None]
    why_here: str
    for_imports: bool = True
    for_departures: bool = True


SETTLERS: Final = (
    Settler(
        lambda draft, before: settle_zones(draft, before.scene),
        "First: it compares where the command left the targets, before anything else moves them.",
    ),
    Settler(
        lambda draft, _before: settle_attacks(draft),
        "After the zones, which make attacks go on. Reactions depend on which attacks are over.",
    ),
    Settler(
        lambda draft, _before: settle_reactions(draft),
        "After the attacks that reactions wait for. A pause lasts while a reaction goes on.",
    ),
    Settler(
        lambda draft, _before: settle_pauses(draft),
        "After the reactions: with the last of them a paused attack goes on.",
    ),
    Settler(
        lambda draft, _before: settle_attacks(draft),
        "Once more, for the attacks that a pause held up. Later settlers see the damage of all.",
    ),
    Settler(
        lambda draft, before: settle_riders(draft, before.world),
        "After all damage to carriers. Who is thrown off is on the map again when the round asks.",
    ),
    Settler(
        lambda draft, before: settle_falls(draft, before.scene),
        "After all damage, which makes wrecks and staggered units fall. The log tells that a frame "
        "falls before it tells that its pilot gets out.",
    ),
    Settler(
        lambda draft, before: settle_ejected(draft, before.scene),
        "After every way in which a frame is destroyed, and before the round counts who can act. "
        "Not after imports: the pilot of an imported wreck is a unit of the document.",
        for_imports=False,
    ),
    Settler(
        lambda draft, before: settle_round(draft, before.scene),
        "After all that destroys, removes or adds units: it asks who is left to act. Not where "
        "units leave for another scene: the conflict waits for them.",
        for_departures=False,
    ),
    Settler(
        lambda draft, before: tally_losses(draft, before.world),
        "After all damage, of which it counts the sum.",
    ),
    Settler(
        lambda draft, before: settle_frames(draft, before.world),
        "After the tally: what a changed sheet takes from a frame is no loss.",
    ),
    Settler(
        lambda draft, before: tell_sightings(draft, before.scene),
        "Last: it compares where all units are in the end with what each group saw before.",
    ),
)


def _at_new_places(draft: Draft, before: Before) -> Before:
    """Returns what was before, where it lies now if the command has resized a map: otherwise
    everything would seem to have moved."""
    for event in draft.events:
        if event["type"] == "map.resized":
            to = Resize(event["columns"], event["rows"], event["q"], event["r"])
            world = resized_world(before.world, event["scene"], to, event["level"], {})
            return Before(world, world.scenes[before.scene.id])
    return before


def settle(draft: Draft, entry: CommandEntry, before: Before) -> None:
    """Writes what follows from what the command did to its scene, unless it has removed that."""
    if before.scene.id not in draft.state.world.scenes:
        return
    before = _at_new_places(draft, before)
    for settler in SETTLERS:
        imported = entry.imports_units and not settler.for_imports
        waits = entry.conflict_waits and not settler.for_departures
        if not imported and not waits:
            settler.settle(draft, before)
