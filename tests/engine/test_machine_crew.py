"""The random game with characters and a running mission (see machine)."""

from __future__ import annotations

import pytest
from hypothesis import settings

from tests.counts import counts
from tests.engine.machine import Game
from tests.engine.machine_characters import CharacterRules
from tests.engine.machine_missions import MissionRules

#: Coverage is off here: it would double the time, and plain tests cover every line.
pytestmark = pytest.mark.no_cover


class Campaign(Game, CharacterRules, MissionRules):
    """The rules for the map, and those for the crew."""

    def __init__(self) -> None:
        super().__init__()
        self.begin_a_mission()


Campaign.TestCase.settings = settings(
    max_examples=counts(25, 1_000), stateful_step_count=50, deadline=None
)
TestCampaign = Campaign.TestCase
