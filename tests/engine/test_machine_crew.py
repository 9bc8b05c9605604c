"""The random game with characters and a mission that runs (see test_machine)."""

from __future__ import annotations

import pytest
from hypothesis import settings

from tests.counts import counts
from tests.engine.machine_characters import CharacterRules
from tests.engine.machine_missions import MissionRules
from tests.engine.test_machine import Game

#: Plain tests hold every line; counted lines would take these games twice as long.
pytestmark = pytest.mark.no_cover


class Campaign(Game, CharacterRules, MissionRules):
    """All that happens on the map, and what the crew does beside it."""

    def __init__(self) -> None:
        super().__init__()
        self.begin_a_mission()


Campaign.TestCase.settings = settings(
    max_examples=counts(60, 1_000), stateful_step_count=50, deadline=None
)
TestCampaign = Campaign.TestCase
