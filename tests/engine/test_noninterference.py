"""Two tables with the same visible commands, one of which has secrets.

Everything that pilots and spectators get (views, patches, lines of the log, seq, answers) must be
equal, byte for byte. Ids, clock and dice are injected. The hidden units stay where no visible unit
can reach them, because a movement may bump into them (see docs/how-it-works.md). They are on the
pilots' side: Cleo controls them and knows them at one table; nobody else may notice her commands.
Hidden units of other sides are in test_noninterference_segments.py.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine import (
    Refused,
)
from tests.counts import counts
from tests.engine.noninterference import (
    HIDDEN,
    PLAYERS,
    Pair,
)
from tests.engine.noninterference_game import (
    STEPS,
    Game,
)
from tests.engine.play import cell

#: Coverage is off here: it would double the time, and plain tests cover every line.
pytestmark = pytest.mark.no_cover


@settings(max_examples=counts(40, 600))
@given(st.lists(STEPS, min_size=10, max_size=40))
def test_nothing_that_pilots_get_depends_on_what_they_may_not_know(steps: list[Any]) -> None:
    game = Game()
    for kind, who, body in steps:
        game.play(kind, who, body)


@pytest.mark.parametrize("who", PLAYERS)
@pytest.mark.parametrize(
    "command",
    [
        {"type": "unit.move", "mode": "ground", "path": [cell(1, 1, 0)]},
        {"type": "unit.stay_aloft"},
        {"type": "unit.descend"},
        {"type": "unit.take"},
        {"type": "unit.ask"},
        {"type": "unit.release"},
        {"type": "action.stabilise"},
        {"type": "action.cool", "steps": 1},
        {"type": "action.repair"},
        {"type": "action.survey"},
        {"type": "action.mend", "condition": 0},
        {"type": "action.ask", "text": "x"},
        {"type": "module.use", "module": "x"},
        {"type": "orders.set", "recovery": True},
        {"type": "unit.fit", "build": "kestrel"},
        {"type": "turn.start"},
        {"type": "turn.end"},
        {"type": "turn.abstain"},
        {"type": "test.roll", "kind": "reactive", "dice": [], "mark": 1},
        {"type": "unit.hide", "hidden": False},
        {"type": "unit.place", "at": None},
        {"type": "test.request", "kind": "reactive", "dice": [], "mark": 1},
    ],
    ids=lambda command: command["type"],
)
def test_naming_a_hidden_unit_is_naming_none(who: str, command: dict[str, Any]) -> None:
    side = Pair().secret
    side.command("handler", {"type": "table.options", "options": {"pilots_name_marks": True}}, "k")
    answers = []
    for unit in (HIDDEN[0], "nobody"):
        refused = side.command(who, {**command, "unit": unit}, "c")
        assert isinstance(refused, Refused)
        answers.append(json.dumps([refused.code, refused.params, refused.data]))
    assert answers[0].replace(HIDDEN[0], "nobody") == answers[1]
