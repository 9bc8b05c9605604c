"""The NPC program leaves reactions out, and does not go on during those of others."""

from __future__ import annotations

import threading

from npc_side import Player  # type: ignore[import-not-found]

from hexframe.client import Server, Table
from hexframe.client.commands import (
    AttackDeclare,
    ConflictEnd,
    ConflictStart,
    ReactionClaim,
    ReactionEnd,
    TableOptions,
    TurnEnd,
    TurnStart,
)
from tests.client.tables import add, crewed


def attacked(server: Server, seconds: int) -> tuple[Table, Table, str, str]:
    """A table where the attack of an NPC waits for a pilot's unit, which has steps left.

    Returns the Handler's table, the pilot's, and the ids of the pilot's unit and of the attack."""
    handler, pilot, hound = crewed(server)
    wolf = add(handler, "Wolf", "enemy", 6, 3, "kestrel")
    handler.send(TableOptions(options={"reaction_seconds": seconds}))
    handler.send(ConflictStart())
    pilot.send(TurnStart(unit=hound))
    pilot.send(TurnEnd(unit=hound))
    handler.send(TurnStart(unit=wolf))
    handler.send(AttackDeclare(unit=wolf, weapon="rifle", at={"unit": hound}))
    (attack,) = handler.state()["view"]["attacks"].values()
    assert (attack["stage"], attack["may_react"]) == ("pause", [hound])
    return handler, pilot, hound, attack["id"]


def test_a_reaction_that_is_too_late_is_let_go(server: Server) -> None:
    handler, _, _ = crewed(server)
    owl = add(handler, "Owl", "enemy", 6, 3, "picket-drone")
    wolf = add(handler, "Wolf", "enemy", 7, 3, "kestrel")
    handler.send(ConflictStart())
    handler.send({"type": "segment.end"})
    handler.send(TurnStart(unit=owl))
    handler.send(TurnEnd(unit=owl))
    handler.send(TurnStart(unit=wolf))
    handler.send(ReactionClaim(unit=owl))  # by the average of its die, which is too low
    assert handler.state()["view"]["reactions"][owl]["state"] == "choose"
    player = Player(handler, "handler")
    with handler.live() as live:
        assert player.step(live)
        assert live.view["reactions"] == {}
    assert player.unexplained == []


def test_nobody_goes_on_while_a_pilot_reacts(server: Server) -> None:
    handler, pilot, hound, attack = attacked(server, 600)
    pilot.send(ReactionClaim(unit=hound))
    player = Player(handler, "handler")
    with handler.live() as live:
        assert not player.step(live)
        pilot.send(ReactionEnd(unit=hound))
        while live.view["reactions"]:
            live.next(20)
        assert live.view["attacks"][attack]["stage"] != "pause"
    assert not player.refused


def test_a_handlers_program_goes_on_when_a_pilot_ignores_a_pause(server: Server) -> None:
    handler, _, _, attack = attacked(server, 1)
    player = Player(handler, "handler")

    def play() -> None:
        with handler.live() as live:
            player.play(live)

    thread = threading.Thread(target=play, daemon=True)
    with handler.live() as live:
        thread.start()
        # whoever waits for an update without a limit never goes on
        while attack in live.view["attacks"] and live.view["attacks"][attack]["stage"] == "pause":
            live.next(20)
        handler.send(ConflictEnd())
    thread.join(20)
    assert not thread.is_alive()
    assert player.unexplained == []
