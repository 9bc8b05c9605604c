"""Expansions that are used when their frame is destroyed."""

from __future__ import annotations

from app.rules.frame_state.combat.content.modules import WHEN_DESTROYED
from app.rules.frame_state.combat.model import Module
from tests.engine.frames import build, framed
from tests.engine.play import Table, check_round_trips

LAST = Module("last", "Last", 3, 0, 0, WHEN_DESTROYED, "One more action.")
FLARE = Module("flare", "Flare", 1, 0, 0, "When aimed at", "A flare.")


def destroyed() -> tuple[Table, str]:
    """Destroys Ann's frame with such an expansion, and another one."""
    table = Table()
    fox = framed(table, build(modules=(FLARE, LAST)))
    table.send("handler", "overrule", unit=fox, set={"destroyed": True})
    return table, fox


def test_the_handler_is_asked_for_what_destruction_calls_for() -> None:
    table, fox = destroyed()
    (ask,) = table.state.world.asks.values()
    assert (ask.unit, ask.kind, ask.about) == (fox, "module", "last")
    assert "module.last" in {line["code"] for line in table.log("pilots")}
    check_round_trips(table)
    table.send("handler", "action.grant", ask=ask.id)
    assert not table.state.world.asks


def test_the_pilot_may_decline() -> None:
    table, _ = destroyed()
    (ask,) = table.state.world.asks.values()
    table.send("ann", "action.deny", ask=ask.id)
    assert not table.state.world.asks
