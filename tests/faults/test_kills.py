"""Servers die at every named point of a command, under load, and nobody loses a thing.

Twenty sockets of all roles play at one table. Each server is killed (SIGKILL) the nth time it
comes by its point; the next one takes over the same database. At the end every client's log and
view is compared with the journal: nothing acknowledged is lost, nothing doubled, nothing out of
order, and each view is that of a fresh fold, byte for byte.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

from app.live.folding import FOLD
from app.live.tables import CreatedTable, Tables
from app.store import Store
from tests.faults.players import Meeting, Player, handle, talk
from tests.faults.server import POINTS
from tests.faults.servers import Server, nursery
from tests.faults.truth import Truth
from tests.live.play import act, add_unit, make_table

LONG = os.environ.get("HEXFRAME_TEST_LONG") == "1"
#: Kills at each point over SQLite, and over PostgreSQL and Redis with two processes.
KILLS = 100 if LONG else 10
KILLS_OF_TWO = 40 if LONG else 2
SOCKETS = 20
UNLIMITED = {"rate_messages": 1e6, "rate_burst": 10**9, "rate_guesses": 10**9}

#: How often a point is passed before the server dies there, from and to.
PASSES = {
    "publishing": (20, 160),
    "in snapshot": (1, 2),
    "making": (1, 2),
    "making half": (1, 2),
    "joining": (1, 3),
}
USUAL_PASSES = (3, 25)
AT_A_TABLE = [point for point in POINTS if "making" not in point and point != "joining"]


@dataclass
class Load:
    """A table, the players at it, and programs that make tables and seats meanwhile."""

    store: Store
    made: CreatedTable
    meeting: Meeting
    players: list[Player]
    #: what programs were told they have: (table, token)
    given: list[tuple[str, str]] = field(default_factory=list)

    async def check(self, server: Server) -> Truth:
        """Let everybody come to rest at this server, and compare what they hold with the truth."""
        for player in self.players:
            await player.until(lambda player=player: player.seq >= 0)  # type: ignore[misc]
        await asyncio.gather(*(player.rest() for player in self.players))
        truth = await Truth.read(self.store, self.made.id)
        for player in self.players:
            await player.until(lambda player=player: player.seq >= truth.seq(player))  # type: ignore[misc]
        truth.check(self.players)
        async with httpx.AsyncClient(timeout=30, trust_env=False) as http:
            for table, token in self.given:
                headers = {"Authorization": f"Bearer {token}"}
                answer = await http.get(
                    f"http://{server.address}/api/v1/tables/{table}", headers=headers
                )
                assert answer.status_code == 200, "what was handed out opens the table"
        return truth


@asynccontextmanager
async def load(url: str, seed: int, fog: str = "off") -> AsyncIterator[Load]:
    """Twenty sockets at a new table: Handlers, pilots and spectators, some with two windows. With
    fog "own" each pilot has a unit, and a view and a seq of its own."""
    store = Store.open(url)
    tables = Tables(store)
    made = await make_table(tables)
    table = await tables.get(made.id)
    handler = made.handler_seat
    units = [await add_unit(table, handler, q, 3, hidden=q == 2) for q in range(3)]
    seats = [("handler", made.handler_key)] * 3
    for n in range(10):
        taken = await table.join("pilot", f"Pilot {n}")
        assert isinstance(taken, tuple)
        seats += [("pilot", taken[1])] * (2 if n < 2 else 1)
        if fog == "own":
            await add_unit(table, handler, n, 6 - n // 2, controller=taken[0], name=f"Own {n}")
    for n in range(SOCKETS - len(seats)):
        taken = await table.join("spectator", f"Guest {n}")
        assert isinstance(taken, tuple)
        seats.append(("spectator", taken[1]))
    if fog != "off":
        await act(table, handler, "table.options", options={"fog": fog, "sight": 4})
    await tables.close()
    meeting = Meeting()
    players = []
    for number, (role, token) in enumerate(seats):
        dice = random.Random(f"{seed} {number}")
        commands = handle(number, dice, units) if role == "handler" else talk(number, dice)
        players.append(Player(number, made.id, token, meeting, commands))
    yield Load(store, made, meeting, players)
    await asyncio.gather(*(player.leave() for player in players))
    store.close()


async def programs(load: Load, what: str) -> None:
    """Make tables, or take seats, over REST without end; remember what was handed out."""
    async with httpx.AsyncClient(timeout=5, trust_env=False) as http:
        while True:
            api = f"http://{await load.meeting.address(0)}/api/v1/tables"
            try:
                if what == "tables":
                    body: dict[str, Any] = {"map": {"columns": 4, "rows": 4, "orientation": "flat"}}
                    done = await http.post(api, json=body)
                    assert done.status_code == 201, done.text
                    load.given.append((done.json()["id"], done.json()["handler_key"]))
                else:
                    body = {"invite": load.made.spectator_invite, "name": "Guest"}
                    done = await http.post(f"{api}/{load.made.id}/seats", json=body)
                    assert done.status_code == 201, done.text
                    load.given.append((load.made.id, done.json()["token"]))
            except httpx.TransportError:
                await asyncio.sleep(0.02)


async def somewhere(load: Load, dice: random.Random) -> None:
    """Wait until the players have seen some more happen, and then until any moment."""
    watching = dice.choice(load.players)
    enough = watching.seq + dice.randint(2, 30)
    await watching.until(lambda: watching.seq >= enough)
    await asyncio.sleep(dice.uniform(0, 0.01))


async def kill_often(
    load: Load, start: Callable[..., Any], point: str, kills: int, dice: random.Random
) -> Server:
    """One server after the other, each killed; the last one lives."""
    for _ in range(kills):
        server = await start(point, dice.randint(*PASSES.get(point, USUAL_PASSES)))
        load.meeting.open(server.address)
        if point == "anywhere":
            await somewhere(load, dice)
            await server.kill()
        assert await server.ended() == -9
        load.meeting.open()
    last: Server = await start(None, 1)
    load.meeting.open(last.address)
    return last


def quiet(log: Path) -> None:
    """Nothing that a server wrote down is an error."""
    said = log.read_text()
    assert "ERROR" not in said and "Traceback" not in said, said[-4000:]


@pytest.mark.parametrize("point", [*POINTS, "anywhere"])
async def test_killed_at(point: str, tmp_path: Path) -> None:
    log, dice = tmp_path / "log", random.Random(point)
    settings = {"data_dir": str(tmp_path), **UNLIMITED, "max_seats": 10_000}
    url = f"sqlite:///{tmp_path / 'hexframe.db'}"
    # At some of the points each pilot sees for itself: a dozen groups, each with its own frames.
    fog = "own" if point in ("folded", "publishing") else "off"
    async with load(url, 1, fog) as under, nursery(log) as servers:
        program = {"making": "tables", "making half": "tables", "joining": "seats"}.get(point)
        busy = asyncio.create_task(programs(under, program)) if program else None

        async def start(point: str | None, nth: int) -> Server:
            return await servers.start(settings, point, nth)

        last = await kill_often(under, start, point, KILLS, dice)
        if busy is not None:
            busy.cancel()
            with suppress(asyncio.CancelledError):
                await busy
        truth = await under.check(last)
        assert len(truth.rows) > KILLS, "there was something to lose"
        assert all(player.whole + player.resumed for player in under.players)
        for player in under.players:
            assert player.you["role"] == "spectator" or player.acked
        await last.stop()
    quiet(log)


def _points_of_two() -> list[list[str]]:
    """Every point in one story, or each in one of its own for the full counts."""
    points = [*AT_A_TABLE, "anywhere"]
    return [[point] * KILLS_OF_TWO for point in points] if LONG else [points * KILLS_OF_TWO]


@pytest.mark.postgres
@pytest.mark.redis
@pytest.mark.parametrize("points", _points_of_two(), ids=lambda points: points[-1])
async def test_one_of_two_processes_is_killed(
    points: list[str], tmp_path: Path, scratch_postgres: Callable[[], str], redis_url: str
) -> None:
    """The other goes on; whoever sat at the dead one comes to it, or to the next."""
    log, dice = tmp_path / "log", random.Random(str(points))
    url = scratch_postgres()
    settings = {
        "data_dir": str(tmp_path), "database_url": url, "redis_url": redis_url, **UNLIMITED,
    }  # fmt: skip
    async with load(url, 2) as under, nursery(log) as servers:
        lives = await servers.start(settings)
        for point in points:
            passes = dice.randint(*PASSES.get(point, USUAL_PASSES))
            victim = await servers.start(settings, point, passes)
            under.meeting.open(lives.address, victim.address)
            await _come_back(under)
            if point == "anywhere":
                await somewhere(under, dice)
                await victim.kill()
            assert await victim.ended() == -9
            under.meeting.open(lives.address)
        await under.check(lives)
        await lives.stop()
    quiet(log)


async def _come_back(load: Load) -> None:
    """Half of the players turn to the server that has just come."""
    for player in load.players[1::2]:
        await player.drop()


async def test_told_to_stop_under_load(tmp_path: Path) -> None:
    """SIGTERM: what was taken is done, a snapshot is kept, and the end comes soon. The next server
    has nothing to fold."""
    log, settings = tmp_path / "log", {"data_dir": str(tmp_path), **UNLIMITED}
    url = f"sqlite:///{tmp_path / 'hexframe.db'}"
    async with load(url, 3, fog="own") as under, nursery(log) as servers:
        for _ in range(3):
            server = await servers.start(settings, snapshot_every=10_000)
            under.meeting.open(server.address)
            await somewhere(under, random.Random(5))
            async with asyncio.timeout(10):
                await server.stop()
            under.meeting.open()
            head = (await under.store.journal.heads([under.made.id]))[under.made.id]
            assert await under.store.snapshots.has(under.made.id, FOLD, head)
        last = await servers.start(settings)
        under.meeting.open(last.address)
        await under.check(last)
        await last.stop()
    quiet(log)


async def test_the_points_are_where_they_are_said_to_be(tmp_path: Path) -> None:
    """What the journal holds of a command whose server died, point by point."""
    url, found = f"sqlite:///{tmp_path / 'hexframe.db'}", {}
    store = Store.open(url)
    tables = Tables(store)
    made = await make_table(tables)
    await tables.close()
    async with nursery(tmp_path / "log") as servers:
        for point in ("decided", "in commit", "committed", "folded", "publishing", "answering"):
            server = await servers.start({"data_dir": str(tmp_path)}, point, 1)
            meeting = Meeting()
            meeting.open(server.address)
            player = Player(0, made.id, made.handler_key, meeting, iter(()), eager=0)
            await player.until(lambda player=player: player.seq >= 0)  # type: ignore[misc]
            seen = player.seq
            await player.write(point, {"type": "chat.say", "text": "hello"})
            assert await server.ended() == -9
            meeting.open()
            await player.alone()
            kept = await store.journal.by_command(made.id, point) is not None
            found[point] = (kept, player.seq > seen, point in player.acked)
            await player.leave()
    store.close()
    assert found == {
        "decided": (False, False, False),
        "in commit": (False, False, False),
        "committed": (True, False, False),
        "folded": (True, False, False),
        "publishing": (True, True, False),
        "answering": (True, True, False),
    }
