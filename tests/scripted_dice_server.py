"""A server whose dice show faces from a file, for tests that need certain results.

    python -m tests.scripted_dice_server serve --demo

takes every command and option of `hexframe`. Each die is the next line of `dice-laid` in the data
folder, "sides face"; `dice-shown` gets a line for each die drawn. A die of another kind, or a
missing line, is an error. It runs as one process only, and the dice of such a table cannot be
checked against its seed.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from app.cli import main
from app.engine import DecisionContext, State
from app.live import sequencer
from app.live.chance import ChapterSeeds
from app.settings import Settings

LAID, SHOWN = "dice-laid", "dice-shown"


class LaidChance:
    """Faces from the file, in order. The counter runs as with any dice."""

    def __init__(self, folder: Path, counter: int) -> None:
        self._folder = folder
        self.counter = counter

    def die(self, sides: int) -> int:
        """Returns the next die of the file, if it is of this kind."""
        laid = (self._folder / LAID).read_text().splitlines()
        with (self._folder / SHOWN).open("a+") as shown:
            shown.seek(0)
            place = len(shown.readlines())
            next_die = laid[place] if place < len(laid) else "none"
            kind, _, face = next_die.partition(" ")
            if kind != str(sides):
                raise ValueError(f"die {place + 1} is a d{sides}; laid out is {next_die}")
            shown.write(f"{next_die}\n")
        self.counter += 1
        return int(face)


class LaidSeeds(ChapterSeeds):
    """The resources of decisions, unchanged but for the dice."""

    async def context(self, state: State, command_id: str) -> DecisionContext:
        folder = Settings().data_dir
        given = await super().context(state, command_id)
        return replace(given, chance=lambda stream, counter: LaidChance(folder, counter))


if __name__ == "__main__":
    sequencer.ChapterSeeds = LaidSeeds  # type: ignore[misc]
    main()
