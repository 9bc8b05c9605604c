"""The random game with frames (see test_machine)."""

from __future__ import annotations

from hypothesis import settings

from tests.engine.machine_characters import CharacterRules
from tests.engine.machine_frames import FrameRules
from tests.engine.test_machine import LONG, Game


class Fight(Game, FrameRules, CharacterRules):
    """All that happens on the map, with frames and who pilots them."""


Fight.TestCase.settings = settings(
    max_examples=1_000 if LONG else 60, stateful_step_count=50, deadline=None
)
TestFight = Fight.TestCase
