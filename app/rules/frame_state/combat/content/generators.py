"""Generators of frames: energy and special rules (FS C 2.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from app.rules.frame_state.combat.content.draft import FrameDraft
from app.rules.json_types import Doc


@dataclass(frozen=True, slots=True)
class Generator:
    """A generator, the source of a frame's energy."""

    id: str
    name: str
    text: str
    capacity: Annotated[int, Doc("most energy")]
    recharge: Annotated[int, Doc("energy that comes back at the start of a turn")]
    special: Annotated[str, Doc("what else it does, in words")]
    recharges: Annotated[bool, Doc("false: it regains no energy, even with tuning")] = True
    cools: Annotated[
        int,
        Doc(
            "the most steps that it may spend to cool; each adds 1 to the next test against "
            "overheating"
        ),
    ] = 0
    cool_energy: Annotated[int, Doc("energy for each step of cooling")] = 2
    trickle: Annotated[
        int, Doc("energy that comes back at the start of a turn, even while it is overheated")
    ] = 0
    refills: Annotated[
        bool, Doc("it is full after overheating ends, and after a minute of standby")
    ] = False

    def shape(self, draft: FrameDraft) -> None:
        """Adds the numbers of the generator to a draft."""
        draft.add("capacity", self.capacity)
        draft.add("recharge", self.recharge)


GENERATORS: Final[dict[str, Generator]] = {
    entry.id: entry
    for entry in (
        Generator(
            "coolant",
            "Coolant",
            "A small store behind big pumps: what is spent is soon back.",
            capacity=2,
            recharge=4,
            special="1 to 4 steps of cooling give 2 energy each, and 1 each on the next test "
            "against overheating.",
            cools=4,
        ),
        Generator(
            "plasma",
            "Plasma",
            "A steady flame that never goes quite out.",
            capacity=3,
            recharge=3,
            special="1 energy comes back at the start of a turn even while overheated.",
            trickle=1,
        ),
        Generator(
            "pulse",
            "Pulse",
            "Beats like a heart, and feeds expansions that others cannot.",
            capacity=3,
            recharge=2,
            special="Carries pulse expansions; each use of one costs 1 energy.",
        ),
        Generator(
            "wave",
            "Wave",
            "A deep store that fills slowly, made for weapons that make the air ring.",
            capacity=4,
            recharge=1,
            special="Feeds wave weapons, which no other does; their uses cost 1 energy more.",
        ),
        Generator(
            "singularity",
            "Singularity",
            "All the power there is, once. Then it has to go out and be lit again.",
            capacity=5,
            recharge=0,
            special="Feeds singularity weapons, which no other does. No recharge, and tuning gives "
            "it none: it fills up when it recovers from overheating, or in a minute of standby.",
            recharges=False,
            refills=True,
        ),
    )
}
