"""A random game of random seats, with invariants after every command."""

from __future__ import annotations

import pytest
from hypothesis import settings

from tests.counts import counts
from tests.engine.machine import Game

#: Coverage is off here: it would double the time, and plain tests cover every line.
pytestmark = pytest.mark.no_cover


Game.TestCase.settings = settings(
    max_examples=counts(25, 2_000), stateful_step_count=50, deadline=None
)
TestGame = Game.TestCase
