"""The random game with frames (see test_machine)."""

from __future__ import annotations

import pytest
from hypothesis import settings

from tests.counts import counts
from tests.engine.machine_characters import CharacterRules
from tests.engine.machine_frames import FrameRules
from tests.engine.test_machine import Game

#: Plain tests hold every line; counted lines would take these games twice as long.
pytestmark = pytest.mark.no_cover


class Fight(Game, FrameRules, CharacterRules):
    """All that happens on the map, with frames and who pilots them."""


Fight.TestCase.settings = settings(
    max_examples=counts(60, 1_000), stateful_step_count=50, deadline=None
)
TestFight = Fight.TestCase
