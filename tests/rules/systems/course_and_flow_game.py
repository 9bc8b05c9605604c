"""A game of Course and Flow for tests: Fox is Ann's, Dog is Bob's, Wolf is the Handler's."""

from __future__ import annotations

from typing import Any

from app.rules.systems import SYSTEMS
from app.rules.systems.course_and_flow.state import Table, read
from tests.rules.systems.playing import Game, cast

SYSTEM = SYSTEMS["course-and-flow"]
ASK = {"intent": "Cross the bridge", "how": "Running low"}


class Roll(Game):
    """Shorthands for the steps of a roll."""

    def __init__(self) -> None:
        super().__init__(SYSTEM, cast(fox="a", dog="b", wolf=None))

    @property
    def table(self) -> Table:
        return read(self.slice)

    @property
    def phase(self) -> str | None:
        """Returns the player that the open roll waits for, or None when none is open."""
        return None if self.table.roll is None else self.table.roll.phase

    @property
    def pending(self) -> set[tuple[str, str]]:
        """Returns the waiting steps and their players."""
        return {(offer.who, offer.action) for offer in self.every_offer() if offer.pending}

    def ready(
        self,
        course: tuple[str, int] = ("daring", 4),
        threshold: int = 10,
        flow: int | None = None,
        skill: int | None = None,
        who: str = "a",
        player: str = "fox",
    ) -> Roll:
        """Does everything up to the dice, with a Flow "Storm" and a skill "Climbing" when they have
        a value."""
        if flow is not None:
            self.act("handler", "set-flow", flow="Storm", value=flow)
        if skill is not None:
            self.act("handler", "set-skill", player=player, skill="Climbing", value=skill)
        self.act("handler", "course", die=course[0], face=course[1])
        self.act(who, "state", player=player, **ASK)
        asks: dict[str, Any] = {
            "skill": None if skill is None else "Climbing",
            "flow": None if flow is None else "Storm",
        }
        self.act("handler", "answer", player=player, threshold=threshold, **asks)
        return self

    def roll(
        self,
        faces: tuple[int, int],
        dice: tuple[str, str] = ("sneaky", "thriving"),
        who: str = "a",
        player: str = "fox",
        elect: str | None = None,
    ) -> Roll:
        """Rolls the dice and elects the first or another one."""
        self.act(who, "roll", faces, player=player, dice=list(dice))
        self.act(who, "elect", die=elect or dice[0])
        return self
