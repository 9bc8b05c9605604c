"""Two programs fight each other, one in a pilot's and one in the Handler's name."""

from __future__ import annotations

import threading

import httpx
import pytest
from npc_side import Player  # type: ignore[import-not-found]

from hexframe.client import Server, Table
from hexframe.client.commands import (
    ChatSay,
    ConflictEnd,
    ConflictStart,
    UnitGive,
    UnitRemove,
)
from tests.client.tables import MAP, add, crewed
from tests.counts import counts

ROUNDS = counts(20, 200)
FIGHT = 10
PILOTS = (("Hound", 2, 3, "kestrel"), ("Magpie", 2, 6, "kestrel"))
ENEMIES = (("Picket 1", 9, 1, "picket-drone"), ("Picket 2", 9, 4, "picket-drone"),
           ("Wolf", 10, 2, "kestrel"))  # fmt: skip


def fight(handler: Table, seat: str, sides: list[tuple[Player, Table]]) -> None:
    """Fights for some rounds with new units."""
    units = [add(handler, name, "pilot", q, r, build) for name, q, r, build in PILOTS]
    for unit in units:
        handler.send(UnitGive(unit=unit, seat=seat))
    units += [add(handler, name, "enemy", q, r, build) for name, q, r, build in ENEMIES]
    handler.send(ConflictStart())
    errors: list[BaseException] = []

    def side(player: Player, table: Table) -> None:
        try:
            with table.live() as live:
                player.play(live, FIGHT)
        except BaseException as error:
            errors.append(error)
            raise

    threads = [threading.Thread(target=side, args=each, daemon=True) for each in sides]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    view = handler.state()["view"]
    scene = view["scene"]
    assert not any(thread.is_alive() for thread in threads), (
        scene["conflict"], view["attacks"], view["reactions"], view["requests"],
        [(each["name"], each["turn"], each["destroyed"]) for each in scene["units"].values()],
        [player.refused for player, _ in sides],
    )  # fmt: skip
    assert not errors
    handler.send(ConflictEnd())
    for unit in scene["units"]:
        handler.send(UnitRemove(unit=unit))


def test_they_fight_without_a_refusal_that_they_cannot_explain(
    server: Server, http: httpx.Client, other_http: httpx.Client
) -> None:
    handler, invites = server.make_table(name="Pass", map=MAP)
    pilot = server.join(handler.id, invites["pilot"], "Ada")
    seats = handler.state()["view"]["seats"]
    seat = next(key for key, each in seats.items() if each["name"] == "Ada")
    rights = ["read", "roll", "play"]
    tokens = [handler.make_token("NPCs", [*rights, "run"]), pilot.make_token("Ally", rights)]
    bots = [
        Table(server.url, handler.id, token["token"], http=own)
        for token, own in zip(tokens, (http, other_http), strict=True)
    ]
    players = [Player(bots[0], "handler"), Player(bots[1], "pilot")]
    for _ in range(ROUNDS // FIGHT):
        fight(handler, seat, list(zip(players, bots, strict=True)))
    codes = {line["code"] for line in handler.log()}
    assert {"attack.declared", "attack.result", "unit.moved"} <= codes
    for player in players:
        assert player.unexplained == []
        assert sum(player.refused.values()) <= ROUNDS // 4, player.refused


def test_a_program_that_waits_for_others_too_long_says_for_what(server: Server) -> None:
    handler, pilot, _ = crewed(server)
    player = Player(pilot, "pilot", wait=0.1)
    with pilot.live() as live, pytest.raises(TimeoutError, match="no conflict has begun"):
        player.play(live)
    handler.send(ConflictStart())
    with pilot.live() as live, pytest.raises(TimeoutError, match=r"for 0\.1 s: round 1, segment"):
        player.play(live)


def test_a_refusal_is_explained_only_if_the_table_has_changed(server: Server) -> None:
    handler, pilot, hound = crewed(server)
    player = Player(handler, "handler")
    with handler.live() as live:
        assert not player._send({"type": "turn.start", "unit": hound}, live)
        assert len(player.unexplained) == 1
        assert "no-conflict" in player.unexplained[0]
        pilot.send(ChatSay(text="Somebody else was here."))
        assert not player._send({"type": "turn.end", "unit": hound}, live)
        assert not player._send({"type": "turn.end", "unti": hound}, live)
    assert player.refused == {"no-conflict": 2, "malformed": 1}
    # what is malformed is nobody else's doing
    assert len(player.unexplained) == 2
