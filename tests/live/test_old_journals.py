"""Old journals: events of older versions at a live table, and recorded games.

No event has a second version yet, so the tests use invented older ones.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from app.engine import apply_patch
from app.engine.events.events import EVENTS
from app.engine.events.table import LinesOnly
from app.engine.events.upcast import UPCASTERS
from app.live.chance import new_chapter
from app.live.history import MOST_FRAMES
from app.live.replay import replay_table, take_snapshot
from app.live.tables import CreatedTable, LiveTable, Tables
from app.store import Store
from app.store.backup import make_backup
from app.store.rows import Row
from app.store.secrets import new_id, new_token
from app.store.tables import TableRow
from tests.fixtures.recordings import RECORDINGS, hash_of
from tests.live.play import Screen, act, add_unit, assert_same_table, join, make_table, shown

NOW = "2026-01-01T00:00:00.000Z"


async def written(tables: Tables, made: CreatedTable, *events: dict[str, Any]) -> None:
    """Writes rows of an earlier program, one for each event, for a table that is not in memory."""
    version = (await tables.store.journal.heads([made.id]))[made.id]
    for n, event in enumerate(events, 1):
        row = Row(made.id, version + n, new_id(), made.handler_seat, "", NOW, [event])
        assert await tables.store.journal.append(row)


async def asleep(tables: Tables) -> None:
    """Stops, and deletes every snapshot, as a new version does."""
    await tables.close()
    await tables.start()


def line(n: int, text: str) -> dict[str, Any]:
    """Returns a log line that everybody may read."""
    numbers = {"handler": n, "pilots": n, "spectators": n}
    said = {"code": "chat.said", "params": {"text": text}, "kind": "chat", "by": "H"}
    return {**said, "n": numbers, "data": None}


@pytest.fixture
def older(monkeypatch: pytest.MonkeyPatch) -> None:
    """Simulates older versions: `unit.placed` was `unit.teleported` with three numbers, and before
    that with a text; `said` is at version 2, and version 1 had the line alone."""

    def numbers(event: dict[str, Any]) -> dict[str, Any]:
        q, r, level = map(int, event["to"].split())
        return {**event, "v": 1, "to": [q, r, level]}

    def placed(event: dict[str, Any]) -> dict[str, Any]:
        kept = {name: event[name] for name in ("scene", "unit")}
        return {**kept, "type": "unit.placed", "v": 1, "set": {"at": event["to"]}}

    def said(event: dict[str, Any]) -> dict[str, Any]:
        return {"type": "said", "v": 2, "log": [event["line"]] if "line" in event else event["log"]}

    monkeypatch.setitem(UPCASTERS, ("unit.teleported", 0), numbers)
    monkeypatch.setitem(UPCASTERS, ("unit.teleported", 1), placed)
    monkeypatch.setitem(UPCASTERS, ("said", 1), said)
    monkeypatch.setitem(EVENTS, "said", (2, LinesOnly))


@pytest.mark.usefixtures("older")
async def test_older_events_at_a_real_table(tables: Tables, tmp_path: Path) -> None:
    made = await make_table(tables)
    table = await tables.get(made.id)
    pilot = await join(table)
    unit = await add_unit(table, made.handler_seat, 2, 2)
    scene, told = table.state.scene.id, table.state.record.log_counts["handler"]
    at_pilots = table.state.record.log_counts["pilots"]
    assert told == at_pilots
    await asleep(tables)
    await written(
        tables, made,
        {"type": "unit.teleported", "v": 0, "scene": scene, "unit": unit, "to": "5 1 0"},
        {"type": "said", "v": 1, "line": line(told + 1, "that was long ago")},
        {"type": "unit.teleported", "v": 1, "scene": scene, "unit": unit, "to": [6, 1, 0]},
        {"type": "said", "v": 2, "log": [line(told + 2, "this was not")]},
    )  # fmt: skip

    table = await tables.get(made.id)
    screen = Screen()
    table.subscribe(pilot, screen)
    units = screen.view["scene"]["units"]
    assert units[unit]["at"] == {"q": 6, "r": 1, "level": 0}
    said = [entry["params"]["text"] for entry in screen.entries if entry["code"] == "chat.said"]
    assert said == ["that was long ago", "this was not"]
    everything = await table.entries(pilot, 0, 1_000)
    assert everything == screen.entries

    # Undo, redo and play on: an older row is like any other.
    await act(table, made.handler_seat, "undo")
    assert screen.view["scene"]["units"][unit]["at"]["q"] == 5
    await act(table, made.handler_seat, "redo")
    await act(table, made.handler_seat, "unit.place", unit=unit, at={"q": 3, "r": 3, "level": 0})
    await replayed(table, "pilots", screen.view)

    # Loaded from the journal alone, from a snapshot, and from a backup of the database.
    assert_same_table(await replay_table(tables.store, made.id), table._folded)
    await take_snapshot(tables.store, made.id, table._folded)
    assert_same_table(await replay_table(tables.store, made.id), table._folded)
    url = f"sqlite:///{tmp_path / 'hexframe.db'}"
    copy, _ = await asyncio.to_thread(make_backup, url, str(tmp_path / "copy.db"))
    other = Store.open(f"sqlite:///{copy}")
    assert_same_table(await replay_table(other, made.id), table._folded)
    other.close()


async def replayed(table: LiveTable, key: str, view: dict[str, Any]) -> None:
    """The history of a group, replayed from its first moment, ends in this view."""
    seq, last = 1, table._folded.groups[key].seq
    now: dict[str, Any] = {}
    while seq < last:
        stretch = await table.history.read_range(key, "s", seq, min(last, seq + MOST_FRAMES))
        now = now or shown(stretch.view or {})  # type: ignore[assignment]
        for frame in stretch.frames:
            now = apply_patch(now, msgspec.json.decode(frame)["patch"])
        seq = stretch.last
    assert now == {key: value for key, value in view.items() if key != "invites"}


@pytest.mark.parametrize("path", RECORDINGS, ids=lambda path: path.stem)
async def test_recorded_games_go_through_live_tables(path: Path, tables: Tables) -> None:
    """Compares rows as an old program wrote them, groups, and frames as the page folds them."""
    game = json.loads(await asyncio.to_thread(path.read_text, "utf-8"))
    row = TableRow("t1", "Recorded", NOW, new_id(), new_token(), new_token(), False)
    await tables.store.tables.add(row)
    for number in range(1, 4):
        await tables.store.chapters.add(new_chapter("t1", number))
    for version, each in enumerate(game["rows"], 1):
        kept = Row("t1", version, f"r{version}", each["seat"], "", NOW, each["events"])
        assert await tables.store.journal.append(kept)

    table = await tables.get("t1")
    assert hash_of(table.state, game.get("views", 1)) == game["hash"]
    for key, group in table._folded.groups.items():
        screen = Screen()
        screen.seq = 0
        assert group.seq <= len(group.deltas), "nothing of it is forgotten"
        for change in group.deltas:
            screen.push(change.frame)
        assert screen.view == shown(group.view)
        assert screen.entries == shown({"": list(group.recent)})[""][-len(screen.entries) :]
        await replayed(table, key, screen.view)
    for seat in table.state.record.seats:
        screen = Screen()
        table.subscribe(seat, screen)
        assert screen.view == shown(table.view(seat)[2])
        assert await table.entries(seat, 0, 10_000)

    await take_snapshot(tables.store, "t1", table._folded)
    assert_same_table(await replay_table(tables.store, "t1"), table._folded)
    seats = table.state.record.seats.values()
    handler = next(seat.id for seat in seats if seat.role == "handler")
    await act(table, handler, "chat.say", text="and on it goes")
