"""Dice that fall alike in every run of the browser tests: what counts on luck always does.

HEXFRAME_TEST_DICE=SEED lays other dice, `real` leaves them to the table's own seed. A die depends
on that seed, its stream and its number at the table, and not, as real ones do, on the ids of the
table and the command. Such a table's dice cannot be checked against what it commits to.
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
    """What decisions may use: all as it is, but for the dice."""

    async def context(self, state: State, command_id: str) -> DecisionContext:
        seed = os.environ[ASKED].encode()
        given = await super().context(state, command_id)
        return replace(
            given, chance=lambda stream, counter: SeededChance(seed, "known", stream, counter, "")
        )


def lay(asked: str) -> None:
    """Let every table of this process have these dice."""
    os.environ[ASKED] = asked
    if asked != REAL:
        sequencer.ChapterSeeds = KnownSeeds  # type: ignore[misc]
