"""Reconnecting: from every old seq, and loading from snapshots and without any."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from copy import deepcopy
from dataclasses import replace

import pytest

from app.engine import new_state
from app.live import view_groups as groups_module
from app.live.outbox import CloseCode
from app.live.replay import (
    SNAPSHOT_FORMAT,
    ReplayedTable,
    copy_groups,
    decode_snapshot,
    encode_snapshot,
    replay_table,
    take_snapshot,
)
from app.live.tables import CreatedTable, LiveTable, Tables
from app.rules.geometry.terrain import HexMap
from app.store.rows import Row
from app.store.snapshots import Snapshot
from tests.live.play import (
    Screen,
    act,
    add_unit,
    assert_same_table,
    join,
    make_table,
    shown,
    some_game,
)


async def rows_of(tables: Tables, table: LiveTable) -> list[Row]:
    return [row async for row in tables.store.journal.tail(table.id, 0)]


async def played(tables: Tables, commands: int) -> tuple[LiveTable, str, str]:
    made = await make_table(tables)
    table = await tables.get(made.id)
    pilot = await join(table)
    await some_game(table, made.handler_seat, pilot, commands)
    return table, made.handler_seat, pilot


@pytest.mark.parametrize("role", ["handler", "pilot"])
async def test_resuming_at_every_old_seq(tables: Tables, role: str) -> None:
    made = await make_table(tables)
    table = await tables.get(made.id)
    pilot = await join(table)
    seat = made.handler_seat if role == "handler" else pilot
    left: list[Screen] = []

    class Leaving(Screen):
        """A page that keeps a copy of itself after every change."""

        def push(self, frame: bytes) -> None:
            super().push(frame)
            if self.seq >= 0:
                left.append(self.resumed())

    watching = Leaving()
    table.subscribe(seat, watching)
    await some_game(table, made.handler_seat, pilot, 45)
    assert {screen.seq for screen in left} == set(range(left[0].seq, watching.seq + 1))
    for screen in left:
        missed = watching.seq - screen.seq
        subscription = table.subscribe(seat, screen, screen.epoch, screen.seq)
        assert not screen.of("view"), "only what was missed"
        assert len(screen.of("change")) == missed
        assert screen.view == watching.view
        assert screen.entries == watching.entries
        subscription.close()


@pytest.mark.parametrize(
    ("epoch", "after"), [("another", 3), (None, 3), ("", None), ("same", 10**9), ("same", -1)]
)
async def test_an_unusable_position_gets_the_whole_view(
    tables: Tables, epoch: str | None, after: int | None
) -> None:
    table, handler, _ = await played(tables, 9)
    screen = Screen()
    table.subscribe(handler, screen, table.epoch_of("handler") if epoch == "same" else epoch, after)
    assert [frame["t"] for frame in screen.frames[:2]] == ["hello", "view"]
    assert screen.view == shown(table.view(handler)[2])


async def test_a_client_too_far_behind_gets_the_whole_view(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(groups_module, "HISTORY", 5)
    made = await make_table(tables)
    table = await tables.get(made.id)
    for n in range(10):
        await act(table, made.handler_seat, "chat.say", text=f"{n}")
    _, seq, _ = table.view(made.handler_seat)
    for behind, kind in ((5, "change"), (6, "view")):
        screen = Screen()
        screen.seq = seq - behind
        table.subscribe(made.handler_seat, screen, table.epoch_of("handler"), seq - behind)
        assert screen.frames[1]["t"] == kind


async def test_a_client_that_missed_too_many_bytes_gets_the_whole_view(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The missed changes are few but large, and the view is smaller."""
    made = await make_table(tables)
    table = await tables.get(made.id)
    _, seq, _ = table.view(made.handler_seat)
    for n in range(3):
        await act(table, made.handler_seat, "chat.say", text=f"{n}")
    group = table._folded.groups["handler"]
    large = sum(len(change.frame) for change in group.deltas if change.seq > seq)
    for most, kind in ((large, "change"), (large - 1, "view")):
        monkeypatch.setattr("app.live.handshake.MOST_MISSED", most)
        screen = Screen()
        screen.seq = seq
        table.subscribe(made.handler_seat, screen, table.epoch_of("handler"), seq)
        assert screen.frames[1]["t"] == kind


async def test_a_client_resumes_after_the_table_left_memory(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A laptop sleeps for a day. The others play and leave, the table is unloaded, and the missed
    changes are no longer kept."""
    monkeypatch.setattr("app.live.tables.IDLE", -1.0)
    table, handler, pilot = await played(tables, 20)
    asleep = Screen()
    subscription = table.subscribe(pilot, asleep)
    page = asleep.resumed()
    subscription.close()
    await some_game(table, handler, pilot, 30)
    await tables.check()
    assert table.closed and not tables._now_live()
    again = await tables.get(table.id)
    again.subscribe(pilot, page, page.epoch, page.seq)
    assert [frame["t"] for frame in page.frames[:2]] == ["hello", "view"]
    assert (page.seq, page.view) == (again.view(pilot)[1], shown(again.view(pilot)[2]))
    assert page.entries == (await again.entries(pilot, 0, 10_000))[-len(page.entries) :]


async def test_a_new_table_stays_when_its_first_row_comes_during_the_check(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The check reads the journal before the first row is there. That is no deleted table."""
    # what the journal has before the table's first row
    earlier = await tables.store.journal.heads(["none"])
    creating = asyncio.create_task(tables.create("New", HexMap.blank(4, 4, "flat")))

    async def heads(ids: Collection[str]) -> dict[str, int]:
        await asyncio.wait([creating])
        return earlier

    while not (new := [each for each in tables._now_live() if each.state.version == 0]):
        assert not creating.done()
        await asyncio.sleep(0)
    monkeypatch.setattr(tables.store.journal, "heads", heads)
    await tables.check()
    made = await creating
    assert isinstance(made, CreatedTable), made
    assert not new[0].closed


async def test_a_page_resumes_after_a_restart(tables: Tables) -> None:
    table, handler, pilot = await played(tables, 20)
    screen = Screen()
    table.subscribe(pilot, screen)
    page = screen.resumed()
    await act(table, handler, "chat.say", text="while you were away")
    restarted = Tables(tables.store)
    again = await restarted.get(table.id)
    again.subscribe(pilot, page, page.epoch, page.seq)
    assert not page.of("view")
    assert page.entries[-1]["params"] == {"text": "while you were away"}
    assert (page.seq, page.view) == (screen.seq, screen.view)
    await restarted.close()


async def test_a_loaded_table_equals_the_live_one(tables: Tables) -> None:
    table, _, _ = await played(tables, 60)
    assert_same_table(await replay_table(tables.store, table.id), table._folded)


async def test_a_snapshot_at_every_version_and_the_rows_after_it(tables: Tables) -> None:
    table, _, _ = await played(tables, 40)
    rows = await rows_of(tables, table)
    twin = ReplayedTable(new_state(table.id))
    for done, row in enumerate(rows, start=1):
        twin.advance(row)
        restored = decode_snapshot(encode_snapshot(twin.state, copy_groups(twin)))
        assert_same_table(restored, twin)
        for later in rows[done:]:
            restored.advance(later)
        assert_same_table(restored, table._folded)


async def test_snapshots_are_taken_while_playing_and_used(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.live.table.SNAPSHOT_EVERY", 10)
    table, _, _ = await played(tables, 40)
    await table.stop(CloseCode.RESTART, "")
    newest = await tables.store.snapshots.newest(table.id, SNAPSHOT_FORMAT)
    assert newest is not None and newest.version == table.state.version
    loaded = await replay_table(tables.store, table.id)
    assert_same_table(loaded, table._folded)
    assert all(not group.deltas for group in loaded.groups.values()), "nothing was folded again"


async def test_undoing_past_a_snapshot(tables: Tables) -> None:
    table, handler, _ = await played(tables, 30)
    await take_snapshot(tables.store, table.id, table._folded)
    at = table.state.version
    for _ in range(8):
        await act(table, handler, "undo")
    for _ in range(3):
        await act(table, handler, "redo")
    await act(table, handler, "terrain.set", cells=[{"q": 10, "r": 1, "level": 9}])
    newest = await tables.store.snapshots.newest(table.id, SNAPSHOT_FORMAT)
    assert newest is not None and newest.version == at
    assert_same_table(await replay_table(tables.store, table.id), table._folded)


async def test_a_snapshot_without_its_timeline_is_not_used(tables: Tables) -> None:
    """When an undo goes back further than a snapshot remembers, an older one is used."""
    table, handler, _ = await played(tables, 20)
    folded = table._folded
    short = replace(folded.state, timeline=(), redo=())
    body = encode_snapshot(short, copy_groups(folded))
    await tables.store.snapshots.add(Snapshot(table.id, short.version, SNAPSHOT_FORMAT, body))
    await act(table, handler, "undo")
    assert_same_table(await replay_table(tables.store, table.id), table._folded)


@pytest.mark.parametrize(
    "fold, body", [("0.0", b""), (SNAPSHOT_FORMAT, b""), (SNAPSHOT_FORMAT, b"\x00garbage")]
)
async def test_a_snapshot_that_does_not_fit_is_ignored(
    tables: Tables, fold: str, body: bytes
) -> None:
    table, _, _ = await played(tables, 12)
    await tables.store.snapshots.add(Snapshot(table.id, 5, fold, body))
    assert_same_table(await replay_table(tables.store, table.id), table._folded)


async def test_the_log_is_read_from_any_seq(tables: Tables) -> None:
    table, handler, pilot = await played(tables, 40)
    for seat in (handler, pilot):
        _, seq, _ = table.view(seat)
        everything = await table.entries(seat, 0, 10_000)
        assert everything == sorted(everything, key=lambda entry: entry["n"])
        for after in range(seq + 2):
            expected = [entry for entry in everything if entry["version"] > after]
            assert await table.entries(seat, after, 10_000) == expected
        pages: list[object] = []
        after = 0
        while page := await table.entries(seat, after, 3):
            pages += page
            after = page[-1]["version"]
        assert pages == everything


async def test_views_already_given_never_change(tables: Tables) -> None:
    table, handler, _ = await played(tables, 5)
    _, _, view = table.view(handler)
    copy = deepcopy(view)
    await add_unit(table, handler, 5, 3)
    await act(table, handler, "terrain.set", cells=[{"q": 9, "r": 1, "level": 3}])
    assert view == copy
