"""The random game with frames (see machine)."""

from __future__ import annotations

import pytest
from hypothesis import settings

from tests.counts import counts
from tests.engine.machine import Game
from tests.engine.machine_characters import CharacterRules
from tests.engine.machine_frames import FrameRules

#: Coverage is off here: it would double the time, and plain tests cover every line.
pytestmark = pytest.mark.no_cover


class Fight(Game, FrameRules, CharacterRules):
    """The rules for the map, and those for frames and their pilots."""


Fight.TestCase.settings = settings(
    max_examples=counts(25, 1_000), stateful_step_count=50, deadline=None
)
TestFight = Fight.TestCase
