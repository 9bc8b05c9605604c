"""The memory of tables: of each one, and of all in one process."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from app.engine import Refused, new_state
from app.engine.history.memory_size import state_size
from app.live import view_groups as groups_module
from app.live.history import History
from app.live.memory_limit import MemoryLimit
from app.live.outbox import CloseCode
from app.live.tables import CreatedTable, LiveTable, NoRoom, Tables
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.hexmap_document import map_document
from app.store import Store
from tests.live.play import Screen, act, make_table
from tests.web.server import serving

SIDE = 40
#: Room for about four tables with such a map.
ROOM = 300_000


def hills(seed: int, side: int = SIDE) -> HexMap:
    chance = Random(seed)
    return HexMap.from_levels(
        side, side, "flat", [chance.randint(-500, 500) for _ in range(side * side)]
    )


async def table_of(tables: Tables, seed: int) -> CreatedTable:
    made = await tables.create(f"Gorge {seed}", hills(seed))
    assert isinstance(made, CreatedTable), made
    return made


async def upload(table: LiveTable, seat: str, seed: int, side: int = SIDE) -> object:
    command = {"type": "map.set", "map": map_document(hills(seed, side))}
    return await table.send(seat, f"map {seed}", command)


@pytest.fixture
async def narrow(sqlite_store: Store) -> AsyncIterator[Tables]:
    """A process with little memory, where an unwatched table may be unloaded at once."""
    opened = Tables(
        sqlite_store, check_every=3600, quiet=0, table_bytes=ROOM // 2, memory_bytes=ROOM
    )
    await opened.start()
    yield opened
    await opened.close()


def traced_bytes() -> int:
    """Returns the bytes allocated since tracing began, without the results of `isinstance` that
    the process keeps for each class: how many those are depends on the tests that ran before."""
    others = tracemalloc.Filter(inclusive=False, filename_pattern="<frozen abc>")
    traces = tracemalloc.take_snapshot().filter_traces([others])
    return sum(each.size for each in traces.statistics("filename"))


async def test_the_estimated_size_is_near_the_memory_used(tables: Tables) -> None:
    made = await make_table(tables)
    table = await tables.get(made.id)
    await upload(table, made.handler_seat, 0)
    before = table.weight
    tracemalloc.start()
    try:
        for seed in range(1, 4):
            await upload(table, made.handler_seat, seed, 2 * SIDE)
        await act(table, made.handler_seat, "chat.say", text="done")
        gc.collect()
        taken = traced_bytes()
    finally:
        tracemalloc.stop()
    # The received command is not kept: its map as JSON is larger than the parsed one.
    assert taken / 2 < table.weight - before < 2 * taken


def test_what_a_server_loads_at_its_start_is_left_out_of_scans_for_garbage(tmp_path: Path) -> None:
    """A scan of all objects stops every table."""
    gc.unfreeze()
    try:
        with serving(tmp_path):
            assert gc.get_freeze_count() > 50_000
    finally:
        gc.unfreeze()


async def test_tables_opened_in_a_row_stay_within_the_room(narrow: Tables) -> None:
    made = []
    for seed in range(8):
        made.append(await table_of(narrow, seed))
        assert narrow.weight <= ROOM
    assert 1 < narrow.open < 6
    for each in made:
        table = await narrow.get(each.id)
        assert table.state.table.name
        assert narrow.weight <= ROOM
    last = await narrow.get(made[-1].id)
    await narrow.get(made[0].id)
    assert not last.closed, "the one that was used last leaves last"


async def test_tables_in_play_stay_and_others_find_no_room(narrow: Tables) -> None:
    asleep = await table_of(narrow, 0)
    playing: list[LiveTable] = []
    seats: list[str] = []
    for seed in range(1, 20):
        made = await narrow.create(f"Gorge {seed}", hills(seed))
        if isinstance(made, Refused):
            assert made.code == "server-full"
            break
        playing.append(await narrow.get(made.id))
        seats.append(made.handler_seat)
        playing[-1].subscribe(made.handler_seat, Screen())
    assert 2 <= len(playing) <= 6
    assert len(await narrow.store.tables.all()) == 1 + len(playing), "nothing is half made"
    # maps are accepted until the memory is full; commands without maps still work
    for seed in range(30, 50):
        done = await upload(playing[0], seats[0], seed)
        if isinstance(done, Refused):
            break
    assert isinstance(done, Refused)
    assert done.code == "server-full"
    await act(playing[0], seats[0], "chat.say", text="on we go")
    with pytest.raises(NoRoom):
        await narrow.get(asleep.id)
    assert not any(table.closed for table in playing)
    assert narrow.weight < ROOM * 3 / 2
    for table in playing:
        table.audience.close_all(CloseCode.RESTART, "bye")
    assert (await narrow.get(asleep.id)).id == asleep.id
    assert narrow.weight <= ROOM


async def test_a_single_table_of_any_size_stays_in_memory(sqlite_store: Store) -> None:
    tiny = Tables(sqlite_store, check_every=3600, quiet=0, memory_bytes=1)
    made = await table_of(tiny, 0)
    again = await table_of(tiny, 1)
    assert (tiny.open, (await tiny.get(again.id)).id) == (1, again.id)
    table = await tiny.get(made.id)
    assert not isinstance(await upload(table, made.handler_seat, 5), Refused)
    await tiny.close()


async def test_a_recently_used_table_stays_in_memory(sqlite_store: Store) -> None:
    tables = Tables(sqlite_store, check_every=3600, memory_bytes=ROOM)
    first = await tables.get((await table_of(tables, 0)).id)
    for seed in range(1, 20):
        made = await tables.create("Gorge", hills(seed))
        if isinstance(made, Refused):
            break
    assert isinstance(made, Refused)
    assert not first.closed
    assert tables.weight < ROOM * 3 / 2
    await tables.close()


async def test_uploads_in_a_row_let_the_oldest_steps_go_also_when_read_again(
    narrow: Tables,
) -> None:
    made = await table_of(narrow, 0)
    table = await narrow.get(made.id)
    for seed in range(1, 12):
        assert not isinstance(await upload(table, made.handler_seat, seed), Refused)
        assert state_size(table.state) <= ROOM // 2
    steps = [change.version for change in table.state.timeline]
    assert 1 <= len(steps) < 8
    past = await table.history.state("h", table.state.version - 1)
    assert [change.version for change in past.timeline][-1:] == steps[-2:-1]
    await narrow.unload_unvisited(made.id)
    again = Tables(narrow.store, check_every=3600)
    assert [c.version for c in (await again.get(made.id)).state.timeline] == steps
    await again.close()


async def test_a_table_near_its_limit_is_measured_for_every_command(
    sqlite_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Far below the limit one in sixteen small commands is measured, and every large one."""
    tables = Tables(sqlite_store, check_every=3600, table_bytes=4 * ROOM)
    made = await table_of(tables, 0)
    table = await tables.get(made.id)
    measured: list[str] = []
    measure = MemoryLimit.note
    monkeypatch.setattr(
        MemoryLimit, "note", lambda limit, state: (measured.append(""), measure(limit, state))
    )

    async def say(times: int, text: str = "hi") -> int:
        before = len(measured)
        for _ in range(times):
            await act(table, made.handler_seat, "chat.say", text=text)
        return len(measured) - before

    assert await say(1) <= 1
    assert await say(68) == 4
    before = len(measured)
    assert not isinstance(await upload(table, made.handler_seat, 1), Refused)
    assert len(measured) == before + 1, "a command with a map"
    while state_size(table.state) <= 2 * ROOM:
        await upload(table, made.handler_seat, len(measured))
    assert await say(10) == 10
    await tables.close()


def test_many_bytes_are_measured_as_many_commands_are() -> None:
    limit = MemoryLimit(10**9)
    assert limit.room_for({"type": "chat.say"}, 100) == 10**9, "the first one"
    limit.note(new_state("t1"))
    rooms = [limit.room_for({"type": "unit.add"}, 20_000) for _ in range(4)]
    assert rooms == [None, None, None, 10**9]
    limit.note(new_state("t1"))
    assert limit.room_for({"type": "unit.add"}, 20_000) is None
    limit.measure_next()
    assert limit.room_for({"type": "unit.add"}, 0) == 10**9
    assert MemoryLimit(None).room_for({"type": "map.set"}, 10**9) is None


async def test_fewer_large_changes_are_kept_for_reconnections(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(groups_module, "HISTORY_BYTES", 4_000)
    made = await make_table(tables)
    table = await tables.get(made.id)
    for n in range(10):
        await act(table, made.handler_seat, "chat.say", text=f"{n}" * 500)
    group = table._folded.groups["handler"]
    assert 1 < len(group.deltas) < 8
    assert group._size == sum(change.size for change in group.deltas) <= 4_000


async def test_cached_history_is_bounded_by_bytes(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await table_of(tables, 0)
    table = await tables.get(made.id)
    for seed in range(1, 5):
        await upload(table, made.handler_seat, seed)
    monkeypatch.setattr("app.live.history.STRETCH", 1)
    last = table.state.version - 1
    state = await table.history.state("h", last)
    assert len(table.history._states) == last
    assert table.history.weight == pytest.approx(state_size(state), rel=0.1)
    monkeypatch.setattr("app.live.history.STATE_BYTES", 1)
    past = History(tables.store, made.id, table._folded)
    found = await past.state("h", last)
    assert found.world == state.world
    assert past._states == {last: found}
    assert past.weight == state_size(found)
