"""Servers die at every named point of a command, under load, and no client loses anything.

Twenty sockets of all roles play at one table. Each server is killed (SIGKILL) at the nth pass of
its point, and the next one takes over the same database. At the end every client's log and view are
compared with the journal: nothing acknowledged is lost, repeated or out of order, and each view
equals a fresh replay, byte for byte.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from app.live.replay import SNAPSHOT_FORMAT
from app.live.tables import Tables
from app.store import Store
from tests.counts import LONG
from tests.faults.loads import UNLIMITED, Load, load, programs, quiet, somewhere
from tests.faults.players import Meeting, Player
from tests.faults.server import AT_A_TABLE, PASSES, POINTS, USUAL_PASSES
from tests.faults.servers import Server, nursery
from tests.live.play import make_table

#: Kills at each point over SQLite, and over PostgreSQL and Redis with two processes.
KILLS = 100 if LONG else 3
KILLS_OF_TWO = 40 if LONG else 2


async def kill_often(
    load: Load, start: Callable[..., Any], point: str, kills: int, dice: random.Random
) -> Server:
    """Starts one server after the other; all but the last are killed."""
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


@pytest.mark.parametrize("point", [*POINTS, "anywhere"])
async def test_a_server_is_killed_at(point: str, tmp_path: Path) -> None:
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
    """Returns every point in one run, or each in its own run for the full counts."""
    points = [*AT_A_TABLE, "anywhere"]
    return [[point] * KILLS_OF_TWO for point in points] if LONG else [points * KILLS_OF_TWO]


@pytest.mark.postgres
@pytest.mark.redis
@pytest.mark.parametrize("points", _points_of_two(), ids=lambda points: points[-1])
async def test_one_of_two_processes_is_killed(
    points: list[str], tmp_path: Path, scratch_postgres: Callable[[], str], redis_url: str
) -> None:
    """The other process continues. Clients of the dead one connect to it, or to the next one."""
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
            await under.come_back()
            if point == "anywhere":
                await somewhere(under, dice)
                await victim.kill()
            assert await victim.ended() == -9
            under.meeting.open(lives.address)
        await under.check(lives)
        await lives.stop()
    quiet(log)


async def test_a_server_is_stopped_under_load(tmp_path: Path) -> None:
    """After SIGTERM accepted commands are done and a snapshot is saved. The next server replays
    nothing."""
    log, settings = tmp_path / "log", {"data_dir": str(tmp_path), **UNLIMITED}
    url = f"sqlite:///{tmp_path / 'hexframe.db'}"
    async with load(url, 3, fog="own") as under, nursery(log) as servers:
        for _ in range(3):
            server = await servers.start(settings, snapshot_every=10_000)
            under.meeting.open(server.address)
            await somewhere(under, random.Random(5))
            await server.stop()
            under.meeting.open()
            head = (await under.store.journal.heads([under.made.id]))[under.made.id]
            assert await under.store.snapshots.has(under.made.id, SNAPSHOT_FORMAT, head)
        last = await servers.start(settings)
        under.meeting.open(last.address)
        await under.check(last)
        await last.stop()
    quiet(log)


async def test_kill_points_are_where_their_descriptions_say(tmp_path: Path) -> None:
    """For each point, the journal has what the description says of a command whose server died."""
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
            await player.until_seq(0)
            seen = player.seq
            await player.write(point, {"type": "chat.say", "text": "hello"})
            assert await server.ended() == -9
            meeting.open()
            await player.alone()
            kept = await store.journal.by_command(made.id, made.handler_seat, point) is not None
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
