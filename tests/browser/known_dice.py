"""Dice that are the same in every run of the browser tests, so that no test depends on luck.

HEXFRAME_TEST_DICE=SEED sets other dice; `real` uses the table's own seed. A die depends on that
seed, its stream and its number at the table. Real dice also depend on the ids of the table and the
command. The dice of such a table do not match its commitment.
"""

from __future__ import annotations

import os
from dataclasses import replace

from app.engine import DecisionContext, State
from app.live import sequencer
from app.live.chance import ChapterSeeds
from app.rules.dice.chance import SeededChance

ASKED, REAL, USUAL = "HEXFRAME_TEST_DICE", "real", "1"


class KnownSeeds(ChapterSeeds):
    """The resources of decisions, unchanged but for the dice."""

    async def context(self, state: State, command_id: str) -> DecisionContext:
        seed = os.environ[ASKED].encode()
        given = await super().context(state, command_id)
        return replace(
            given, chance=lambda stream, counter: SeededChance(seed, "known", stream, counter, "")
        )


def lay(asked: str) -> None:
    """Gives every table of this process these dice."""
    os.environ[ASKED] = asked
    if asked != REAL:
        sequencer.ChapterSeeds = KnownSeeds  # type: ignore[misc]
