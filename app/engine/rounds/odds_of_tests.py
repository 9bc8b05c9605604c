"""Exact odds of an open test (FS 3.6)."""

from __future__ import annotations

from collections.abc import Sequence

from app.engine.state.state import TestRequest
from app.rules.dice.dice import parse_die
from app.rules.dice.odds import Odds, odds_document
from app.rules.frame_state import tests as rules


def sides_of(dice: Sequence[str]) -> list[int]:
    """Returns dice names as numbers of sides, 0 for "none"."""
    return [parse_die(name) for name in dice]


def exact_odds(test: TestRequest) -> dict[str, Odds]:
    """Returns the exact probability of every outcome, as it is shown (FS 3.6)."""
    odds = rules.odds(test.kind, sides_of(test.dice), test.modifiers, test.mark)
    return odds_document({str(outcome): p for outcome, p in odds.items()})
