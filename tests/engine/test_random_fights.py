"""Random legal builds fight: the game never hangs, no number is below 0, and queries announce every
refusal (see random_fight).

With the full counts every item of the content is used a hundred times.
"""

from __future__ import annotations

import pytest

from tests.counts import LONG
from tests.engine.random_fight import play

#: Coverage is off here: it would double the time, and plain tests cover every line.
pytestmark = pytest.mark.no_cover

#: Turns of each part, and the least uses of every item in it.
TURNS, USES = (5_000, 50) if LONG else (200, 1)


@pytest.mark.parametrize("seed", [1, 100_001] if LONG else [1])
def test_random_builds_fight(seed: int) -> None:
    uses = play(TURNS, seed)
    print(uses.report())
    assert uses.turns >= TURNS
    assert uses.missing(USES) == []
