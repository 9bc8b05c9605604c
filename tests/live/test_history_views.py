"""The history as a group saw it: the same views, patches and lines, from any moment on."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from app.engine import apply_patch
from app.live import history as history_module
from app.live.history import History, NoSuchMoment, TooBusy
from app.live.replay import SNAPSHOT_FORMAT, take_snapshot
from app.live.tables import LiveTable, Tables
from app.live.view_groups import encode
from app.store.rows import Row
from app.store.snapshots import Snapshot
from tests.live.play import Screen, act, add_unit, join, make_table, shown, some_game

GROUPS = ("handler", "pilots", "spectators")


async def watched(
    tables: Tables, commands: int, fog: str = "off"
) -> tuple[LiveTable, dict[str, list[Any]], Screen]:
    """A table that was played, and the view after each seq of each group, as JSON.

    The screen has been a pilot from the beginning.
    """
    made = await make_table(tables)
    table = await tables.get(made.id)
    pilot = await join(table)
    if fog != "off":
        await act(table, made.handler_seat, "table.options", options={"fog": fog, "sight": 4})
    views: dict[str, list[Any]] = {key: [] for key in table._folded.groups}
    screen = Screen()
    table.subscribe(pilot, screen)
    begun = {key: table._folded.groups[key].seq for key in views}
    note = table._sequencer._listener.after_row

    def noting(row: Row, before: Any, changes: Any) -> None:
        for key in changes:
            views[key].append(encode(table._folded.groups[key].view))
        note(row, before, changes)

    table.after_row = noting  # type: ignore[method-assign]
    await some_game(table, made.handler_seat, pilot, commands)
    table.views_begin = begun  # type: ignore[attr-defined]
    return table, views, screen


@pytest.mark.parametrize("fog", ["off", "team", "own"])
async def test_replaying_gives_the_live_views_byte_for_byte(tables: Tables, fog: str) -> None:
    table, views, screen = await watched(tables, 60, fog)
    assert len(views) == (4 if fog == "own" else 3)
    for key in views:
        begun: int = table.views_begin[key]  # type: ignore[attr-defined]
        group = table._folded.groups[key]
        whole = await table.history.read_range(key, "s", 1, group.seq)
        assert (whole.first, whole.last) == (1, group.seq)
        assert len(whole.frames) == group.seq - 1
        view = shown(whole.view or {})
        for frame in whole.frames:
            body = msgspec.json.decode(frame)
            view = apply_patch(dict(view), body["patch"])
            if body["seq"] > begun:
                assert encode(view) == views[key][body["seq"] - begun - 1]
        # The history gives what was sent to sockets.
        kept = [change.frame for change in group.deltas]
        assert whole.frames[-len(kept) :] == kept[-len(whole.frames) :]
    sent = [
        raw for raw, body in zip(screen.raw, screen.frames, strict=True) if body["t"] == "change"
    ]
    if fog != "own":
        again = await table.history.read_range("pilots", "s", sent_from(screen), None)
        assert again.frames == sent


def sent_from(screen: Screen) -> int:
    return int(screen.of("view")[0]["seq"])


async def test_replay_can_start_at_every_seq(tables: Tables) -> None:
    table, _, _ = await watched(tables, 30)
    group = table._folded.groups["pilots"]
    whole = await table.history.read_range("pilots", "s", 1, group.seq)
    view: Any = shown(whole.view or {})
    lines = list(whole.lines)
    for seq in range(1, group.seq + 1):
        if seq > 1:
            body = msgspec.json.decode(whole.frames[seq - 2])
            view = apply_patch(view, body["patch"])
            lines += body["entries"]
        table.history._states.clear()
        found = await table.history.read_range("pilots", "s", seq, seq)
        assert encode(found.view) == encode(view)
        assert found.frames == []
        assert shown({"": found.lines}) == shown({"": lines[-history_module.LINES_BEFORE :]})


async def test_snapshots_and_kept_states_shorten_the_way(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _, _ = await watched(tables, 40)
    plain = History(tables.store, table.id, table._folded)
    seq = table._folded.groups["handler"].seq
    wanted = [(await plain.read_range("handler", "s", n, seq)).frames for n in (1, 9, seq - 2)]
    monkeypatch.setattr(history_module, "STRETCH", 3)
    monkeypatch.setattr(history_module, "MOST_STATES", 4)
    await take_snapshot(tables.store, table.id, table._folded)
    broken = Snapshot(table.id, 1, SNAPSHOT_FORMAT, b"nothing")
    assert broken.version < table.state.version
    past = History(tables.store, table.id, table._folded)
    for _ in range(2):
        found = [(await past.read_range("handler", "s", n, seq)).frames for n in (1, 9, seq - 2)]
        assert found == wanted
        assert len(past._states) <= 4


async def test_a_range_of_history_is_bounded(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _, _ = await watched(tables, 30)
    seq = table._folded.groups["handler"].seq
    whole = (await table.history.read_range("handler", "s", 1, seq)).frames
    monkeypatch.setattr(history_module, "MOST_FRAMES", 7)
    found, at = [], 1
    while at < seq:
        part = await table.history.read_range("handler", "s", at, seq, with_view=at == 1)
        assert (part.view is None) == (at != 1)
        assert len(part.frames) == part.last - part.first == min(7, seq - at)
        found += part.frames
        at = part.last
    assert found == whole
    monkeypatch.setattr(history_module, "MOST_BYTES", 1)
    assert (await table.history.read_range("handler", "s", 1, seq)).last == 2


async def test_moments_outside_the_history_are_refused(tables: Tables) -> None:
    table, _, _ = await watched(tables, 5)
    seq = table._folded.groups["pilots"].seq
    for first, last in ((0, None), (seq + 1, None), (1, seq + 1), (-3, 2), (2**60, None)):
        with pytest.raises(NoSuchMoment):
            await table.history.read_range("pilots", "s", first, last)
    with pytest.raises(NoSuchMoment):
        await table.history.chunks("pilots", "s", seq + 1, ["x"])


async def test_a_seat_has_few_history_requests_at_a_time(tables: Tables) -> None:
    table, _, _ = await watched(tables, 5)
    asked = [table.history.read_range("pilots", "s", 1, None) for _ in range(5)]
    other = table.history.read_range("pilots", "other", 1, None)
    found = await asyncio.gather(*asked, other, return_exceptions=True)
    assert [isinstance(each, TooBusy) for each in found] == [False] * 3 + [True] * 2 + [False]
    assert not (await table.history.read_range("pilots", "s", 1, 1)).frames


async def test_the_index_names_what_the_group_was_shown(tables: Tables) -> None:
    made = await make_table(tables)
    table = await tables.get(made.id)
    handler = made.handler_seat
    ours = await add_unit(table, handler, 2, 2)
    await add_unit(table, handler, 6, 2, disposition="enemy", hidden=True, name="Lurker")
    await act(table, handler, "conflict.start")
    await act(table, handler, "turn.start", unit=ours)
    await act(table, handler, "undo")
    index = {key: await table.history.moments(key, "s") for key in ("handler", "pilots")}
    for key, (seq, moments) in index.items():
        assert seq == table._folded.groups[key].seq
        told = [(each["kind"], each["undone"]) for each in moments]
        assert told == [("round", False), ("segment", False), ("turn", True)]
    # A moment has the seq of its line.
    for key, (_, moments) in index.items():
        for moment in moments:
            stretch = await table.history.read_range(key, "s", moment["seq"] - 1, moment["seq"])
            (frame,) = map(msgspec.json.decode, stretch.frames)
            assert moment["n"] in [line["n"] for line in frame["entries"]]
    # The index grows with the table, and a redone moment is no longer undone.
    await act(table, handler, "redo")
    await act(table, handler, "turn.end", unit=ours)
    await act(table, handler, "segment.end")
    seq, moments = await table.history.moments("pilots", "s")
    assert not any(each["undone"] for each in moments)
    assert "Lurker" not in str(moments)
    assert "Lurker" in str((await table.history.moments("handler", "s"))[1])


async def test_a_long_index_leaves_out_the_least_important(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await make_table(tables)
    table = await tables.get(made.id)
    unit = await add_unit(table, made.handler_seat, 2, 2)
    await act(table, made.handler_seat, "conflict.start")
    await act(table, made.handler_seat, "turn.start", unit=unit)
    await act(table, made.handler_seat, "turn.end", unit=unit)
    await act(table, made.handler_seat, "environment.resolve")
    whole = [each["kind"] for each in (await table.history.moments("handler", "s"))[1]]
    assert whole == ["round", "segment", "turn", "segment", "round", "segment"]
    for most, kinds in (
        (5, ["round", "segment", "segment", "round", "segment"]),
        (4, ["round"] * 2),
    ):
        monkeypatch.setattr(history_module, "MOST_MOMENTS", most)
        found = [each["kind"] for each in (await table.history.moments("handler", "s"))[1]]
        assert found == kinds
    monkeypatch.setattr(history_module, "MOST_MOMENTS", 1)
    assert len((await table.history.moments("handler", "s"))[1]) == 1


async def test_chunks_of_a_map_that_is_no_more(tables: Tables) -> None:
    made = await make_table(tables)
    table = await tables.get(made.id)
    (old,) = table.view(made.handler_seat)[2]["scene"]["map"]["chunks"]
    before = table.map_chunks(made.handler_seat, [old])
    seq = table._folded.groups["spectators"].seq
    await act(table, made.handler_seat, "terrain.set", cells=[{"q": 1, "r": 1, "level": 3}])
    (new,) = table.view(made.handler_seat)[2]["scene"]["map"]["chunks"]
    assert table.map_chunks(made.handler_seat, [old]) == {}
    assert await table.history.chunks("spectators", "s", seq, [old]) == before
    assert await table.history.chunks("spectators", "s", seq + 1, [old]) == {}
    assert set(await table.history.chunks("spectators", "s", 1, [new])) == {new}


async def test_a_pilot_with_a_view_of_its_own_has_the_pilots_history_before_it(
    tables: Tables,
) -> None:
    made = await make_table(tables)
    table = await tables.get(made.id)
    pilot = await join(table)
    screen = Screen()
    table.subscribe(pilot, screen)
    handler = made.handler_seat
    ours = await add_unit(table, handler, 2, 2, controller=pilot)
    await act(table, handler, "chat.say", text="before")
    seq = screen.seq
    for fog in ("own", "off", "own"):
        await act(table, handler, "table.options", options={"fog": fog})
        await act(table, handler, "unit.place", unit=ours, at={"q": 3, "r": 3, "level": 0})
        await act(table, handler, "unit.place", unit=ours, at={"q": 2, "r": 2, "level": 0})
    key = table.group_of(pilot)
    assert key not in GROUPS
    late = await join(table, name="Late")
    await act(table, handler, "chat.say", text="after")
    whole = await table.history.read_range(key, pilot, 1, None)
    now = table.view(pilot)
    assert (now[1], whole.last) == (table._folded.groups[key].seq, now[1])
    view: Any = shown(whole.view or {})
    told = {}
    for frame in map(msgspec.json.decode, whole.frames):
        view = apply_patch(view, frame["patch"])
        told[frame["seq"]] = frame
    assert encode(view) == encode(now[2])
    # Before the seat got its own view, its history is what it was sent as one of the pilots.
    sent = {frame["seq"]: frame for frame in screen.of("change") if frame["seq"] <= seq}
    assert sent and {n: told[n] for n in sent} == sent
    # A later seat's history begins when it joined.
    own = table.group_of(late)
    whole = await table.history.read_range(own, late, 1, None)
    view = shown(whole.view or {})
    for frame in map(msgspec.json.decode, whole.frames):
        view = apply_patch(view, frame["patch"])
    assert encode(view) == encode(table.view(late)[2])
    assert "before" not in str(whole)
    (chunk,) = now[2]["scene"]["map"]["chunks"]
    assert set(await table.history.chunks(key, pilot, now[1], [chunk], now=False)) == {chunk}
