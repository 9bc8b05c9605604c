"""One of two processes stops (SIGSTOP) at every named point of a command, and continues later.

Its sockets stay open and silent, as on a machine that swaps, or in a frozen container. The other
process plays on. What the stopped one had begun is done once or not at all.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from app.store.database import database_url
from tests.counts import LONG
from tests.faults.loads import UNLIMITED, load, quiet, somewhere
from tests.faults.players import EAGER, Player
from tests.faults.server import AT_A_TABLE, PASSES, USUAL_PASSES
from tests.faults.servers import nursery

#: Pauses at each point.
PAUSES = 20 if LONG else 1
#: Commands of each player at the other process during a pause: one more than were under way when
#: the first one stopped, so at least one is decided after all of its work.
MEANWHILE = EAGER + 1
#: A short timeout, so that the test is fast: after so many milliseconds PostgreSQL ends an idle
#: transaction, and with it the lock on the table's next version.
IDLE = "-c idle_in_transaction_session_timeout=500"


@pytest.mark.postgres
@pytest.mark.redis
async def test_one_of_two_processes_pauses(
    tmp_path: Path, scratch_postgres: Callable[[], str], redis_url: str
) -> None:
    log, dice = tmp_path / "log", random.Random(11)
    url = database_url(scratch_postgres()).update_query_dict({"options": IDLE})
    plain = url.render_as_string(hide_password=False)
    settings = {
        "data_dir": str(tmp_path), "database_url": plain, "redis_url": redis_url, **UNLIMITED,
    }  # fmt: skip
    async with load(plain, 4) as under, nursery(log) as servers:
        lives = await servers.start(settings)
        under.meeting.open(lives.address)
        for point in [*AT_A_TABLE, "anywhere"] * PAUSES:
            passes = dice.randint(*PASSES.get(point, USUAL_PASSES))
            paused = await servers.start(settings, point, passes, stands=True)
            under.meeting.open(lives.address, paused.address)
            await under.come_back()
            if point == "anywhere":
                await under.at(paused)
                await somewhere(under, dice)
                await paused.stand()
            else:
                await paused.stands()
            for player in await under.at(lives):
                await player.until_acked(MEANWHILE)
            # Players of one role share a view and its seq. The others have reached this one.
            ahead = {each.you["role"]: each.seq for each in sorted(under.players[::2], key=_seq)}
            assert all(each.seq <= ahead[each.you["role"]] for each in under.now_at(paused))
            paused.go_on()
            for player in await under.at(paused):
                await player.until_seq(ahead[player.you["role"]])
                await player.until_acked(1)
            under.meeting.open(lives.address)
            await paused.stop()
        await under.check(lives)
        await lives.stop()
    quiet(log)


def _seq(player: Player) -> int:
    return player.seq
