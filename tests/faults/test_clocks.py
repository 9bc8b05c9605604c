"""The server's clock jumps by hours while people play."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path

import httpx

from app.live.replay import SNAPSHOT_FORMAT
from tests.counts import LONG
from tests.faults.injected import set_clock
from tests.faults.loads import UNLIMITED, load, quiet, somewhere
from tests.faults.servers import nursery

HOUR = 3600.0
#: The hours by which the clock is wrong, one after the other.
HOURS = [7, -9, 0, 30, -30] * (20 if LONG else 1)
#: Wrong links that an address may try at once.
GUESSES = 3


async def test_the_clock_jumps_while_people_play(tmp_path: Path) -> None:
    """No socket ends, lines keep their order, snapshots continue, and nothing is lost."""
    log, dice, clock = tmp_path / "log", random.Random(14), tmp_path / "clock"
    settings = {"data_dir": str(tmp_path), **UNLIMITED}
    set_clock(clock, 0)
    url = f"sqlite:///{tmp_path / 'hexframe.db'}"
    async with load(url, 7) as under, nursery(log) as servers:
        server = await servers.start(settings, injected={"clock": str(clock)})
        under.meeting.open(server.address)
        for hours in HOURS:
            await somewhere(under, dice)
            set_clock(clock, hours * HOUR)
        await somewhere(under, dice)
        truth = await under.check(server)
        assert all(not player.ends and player.whole == 1 for player in under.players)
        assert await under.store.snapshots.has(under.made.id, SNAPSHOT_FORMAT, len(truth.rows) // 2)
        await server.stop()
        # Another start with a wrong clock: the table opens as usual.
        set_clock(clock, -100 * HOUR)
        server = await servers.start(settings, injected={"clock": str(clock)})
        under.meeting.open(server.address)
        await under.check(server)
        await server.stop()
    times = [row.at for row in truth.rows]
    backwards = sum(later < earlier for earlier, later in pairwise(times))
    assert backwards >= len(HOURS) // 2, "the clock of the server was really set back"
    quiet(log)


async def test_rate_limits_do_not_depend_on_the_time_of_day(tmp_path: Path) -> None:
    log, clock = tmp_path / "log", tmp_path / "clock"
    set_clock(clock, 0)
    settings = {"data_dir": str(tmp_path), "rate_guesses": GUESSES}
    async with nursery(log) as servers, httpx.AsyncClient(timeout=30, trust_env=False) as http:
        server = await servers.start(settings, injected={"clock": str(clock)})

        async def guess(address: str) -> int:
            found = await http.get(
                f"http://{server.address}/j/wrong",
                headers={"X-Forwarded-For": address},
            )
            return found.status_code

        for n, hours in enumerate((0, 8, -8, 0)):
            set_clock(clock, hours * HOUR)
            assert await guess("198.51.100.1") == (404 if n < GUESSES else 429), "none forgiven"
        set_clock(clock, 8 * HOUR)
        assert await guess("198.51.100.1") == 429, "hours that have not passed forgive nothing"
        set_clock(clock, -8 * HOUR)
        assert await guess("198.51.100.2") == 404, "nobody else is locked out"
        await server.stop()
    quiet(log)
