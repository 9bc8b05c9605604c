"""Errors, not kills, at every write of the journal and around it.

The server continues, nothing is half done, and a command sent again by its id is executed once.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.counts import LONG
from tests.faults.injected import INJECTED, KINDS, POINTS
from tests.faults.loads import TOLD, UNLIMITED, Load, ends, load, programs, quiet
from tests.faults.servers import Nursery, nursery
from tests.faults.waiting import waiting_for

#: Errors of each kind at each point.
ERRORS = 60 if LONG else 1
#: Every second pass of a point fails, so that the second of two attempts succeeds.
EVERY = 2
#: What a program does that passes the point; by default it creates tables.
PROGRAMS = {"in a seat": "seats", "after a seat": "seats"}
#: The answers to a program whose request failed.
ANSWERED = {500, 503}


@pytest.mark.parametrize("kind", KINDS)
async def test_a_write_error_at(kind: str, tmp_path: Path) -> None:
    log, url = tmp_path / "log", f"sqlite:///{tmp_path / 'hexframe.db'}"
    async with load(url, 9) as under, nursery(log) as servers:
        for point in POINTS:
            await _errors(under, servers, tmp_path, point, kind)
        last = await servers.start({"data_dir": str(tmp_path), **UNLIMITED})
        under.meeting.open(last.address)
        truth = await under.check(last)
        given = {table for table, _ in under.given}
        kept = {each.id for each in await under.store.tables.all()}
        assert kept == given | {under.made.id}, "no table is half made"
        seats = [each.name for each in truth.folded.state.record.seats.values()]
        handed_out = [table for table, _ in under.given if table == under.made.id]
        assert seats.count("Guest") == len(handed_out) > 0, "no seat without its token"
        await last.stop()
    # An error that no database raises is an internal error for the sender.
    assert ends(under) <= TOLD | ({1011} if kind == "unexpected" else set()), ends(under)
    quiet(log, INJECTED)


async def _errors(load: Load, servers: Nursery, folder: Path, point: str, kind: str) -> None:
    """A server with failing writes, which is stopped when enough have failed."""
    told = folder / f"{kind} {point}"
    told.touch()
    settings = {"data_dir": str(folder), **UNLIMITED, "max_seats": 10_000}
    errors = {"point": point, "kind": kind, "every": EVERY, "count": ERRORS, "told": str(told)}
    server = await servers.start(settings, injected=errors)
    load.meeting.open(server.address)
    busy = asyncio.create_task(programs(load, PROGRAMS.get(point, "tables"), ANSWERED))
    await load.until(point, lambda: busy.done() or told.stat().st_size == ERRORS)
    load.stop_programs.set()
    async with waiting_for("an answer to the program"):
        await busy
    load.meeting.open()
    await server.stop()
