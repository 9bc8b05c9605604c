"""Random legal builds fight: nothing sticks, nothing is below nothing, and every refusal is told
before (see random_fight). With the full counts everything there is was used a hundred times."""

from __future__ import annotations

import pytest

from tests.counts import LONG
from tests.engine.random_fight import play

#: Plain tests hold every line; counted lines would take these games twice as long.
pytestmark = pytest.mark.no_cover

#: Turns of each part, and how often all that there is has to be used in it.
TURNS, USES = (5_000, 50) if LONG else (750, 1)


@pytest.mark.parametrize("seed", [1, 100_001] if LONG else [1])
def test_random_builds_fight(seed: int) -> None:
    uses = play(TURNS, seed)
    print(uses.report())
    assert uses.turns >= TURNS
    assert uses.missing(USES) == []
