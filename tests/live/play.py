"""A client that behaves like a browser, and a small table to play on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec
from sqlalchemy import update

from app.engine import Refused, apply_patch
from app.live.replay import ReplayedTable
from app.live.tables import Ack, CreatedTable, LiveTable, Tables
from app.rules.geometry.terrain import HexMap
from app.store import Store
from app.store.schema import snapshots
from app.store.secrets import new_id

#: Seconds after which a missing event is a failure.
PATIENCE = 20.0


class Screen:
    """An outbox that folds received frames into a view, as the page does, and checks their
    order."""

    def __init__(self) -> None:
        self.frames: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        self.closed: tuple[int, str] | None = None
        self.view: dict[str, Any] = {}
        self.epoch = ""
        self.seq = -1
        self.entries: list[dict[str, Any]] = []
        self.online: list[str] = []
        self._waiting: list[tuple[Callable[[], bool], asyncio.Future[None]]] = []

    def push(self, frame: bytes) -> None:
        assert self.closed is None, "a frame after the close"
        body = msgspec.json.decode(frame)
        self.raw.append(frame)
        self.frames.append(body)
        match body["t"]:
            case "hello":
                self.epoch = body["epoch"]
            case "view":
                self.view, self.seq, self.entries = body["view"], body["seq"], body["entries"]
            case "change":
                assert body["seq"] == self.seq + 1, "changes come without gaps"
                self.seq = body["seq"]
                self.view = apply_patch(self.view, body["patch"])
                self.entries += body["entries"]
            case "presence":
                self.online = body["online"]
        self._look()

    def push_initial(self, frames: Iterable[bytes]) -> None:
        for frame in frames:
            self.push(frame)

    def close(self, code: int, reason: str) -> None:
        self.closed = self.closed or (int(code), reason)
        self._look()

    def of(self, kind: str) -> list[dict[str, Any]]:
        """Returns the frames of one kind."""
        return [frame for frame in self.frames if frame["t"] == kind]

    async def until(self, condition: Callable[[], bool]) -> None:
        """Waits for frames until the condition holds."""
        if not condition():
            waiting = asyncio.get_running_loop().create_future()
            self._waiting.append((condition, waiting))
            await asyncio.wait_for(waiting, PATIENCE)

    def _look(self) -> None:
        for condition, waiting in self._waiting:
            if not waiting.done() and condition():
                waiting.set_result(None)

    def resumed(self) -> Screen:
        """Returns a new connection of the same page, with its earlier view."""
        again = Screen()
        again.view, again.seq, again.epoch = self.view, self.seq, self.epoch
        again.entries = list(self.entries)
        return again


async def make_table(tables: Tables, columns: int = 12, rows: int = 10) -> CreatedTable:
    """Creates a blank table."""
    made = await tables.create("Gorge", HexMap.blank(columns, rows, "flat"))
    assert isinstance(made, CreatedTable), made
    return made


async def join(table: LiveTable, role: Any = "pilot", name: str = "Ann") -> str:
    """Takes a seat. Returns its id."""
    taken = await table.join(role, name)
    assert not isinstance(taken, Refused), taken
    return taken[0]


async def act(table: LiveTable, seat: str | None, kind: str, /, **fields: Any) -> Ack:
    """Sends a command that must succeed."""
    done = await table.send(seat, new_id("c"), {"type": kind, **fields})
    assert isinstance(done, Ack), done
    return done


async def add_unit(table: LiveTable, handler: str, q: int, r: int, **fields: Any) -> str:
    """Adds a unit to the map. Returns its id."""
    body = {
        "name": "Scout",
        "disposition": "pilot",
        "at": {"q": q, "r": r, "level": 0},
        "speed": 6,
        "integrity": 10,
        "stability": 5,
        **fields,
    }
    known = set(table.state.scene.units)
    await act(table, handler, "unit.add", **body)
    (added,) = set(table.state.scene.units) - known
    return added


def shown(view: Mapping[str, Any]) -> Mapping[str, Any]:
    """Returns a view as it is after decoding."""
    decoded: Mapping[str, Any] = msgspec.json.decode(msgspec.json.encode(view))
    return decoded


async def some_game(table: LiveTable, handler: str, pilot: str, commands: int) -> None:
    """Plays commands of all kinds: adding, moving, rolling, talking, hiding, undoing, conflict."""
    dice = random.Random(7)
    mine = await add_unit(table, handler, 2, 2, controller=pilot)
    lurking = await add_unit(table, handler, 8, 2, hidden=True, disposition="enemy")
    for n in range(commands):
        where = {"q": dice.randrange(12), "r": dice.randrange(4), "level": 0}
        pick = n % 9
        body: dict[str, Any] = [
            {"type": "chat.say", "text": f"line {n}"},
            {"type": "unit.place", "unit": mine, "at": where},
            {"type": "unit.place", "unit": lurking, "at": where},
            {"type": "dice.roll", "notation": "2d6+1"},
            {"type": "dice.roll", "notation": "1d20", "secret": True},
            {"type": "undo"},
            {"type": "redo"},
            {"type": "terrain.set", "cells": [{"q": 11, "r": 0, "level": n % 5}]},
            {"type": "unit.highlight", "unit": mine, "highlighted": n % 2 == 0},
        ][pick]
        seat = pilot if pick in (0, 3) else handler
        # Some moves are refused because the place is taken.
        await table.send(seat, f"g{n}", body)


async def outdate_snapshots(store: Store) -> None:
    """Marks all snapshots as made by another version."""
    change = update(snapshots).values(fold_version="0.0")
    await store.write(lambda connection: connection.execute(change) and None)


def assert_same_table(one: ReplayedTable, other: ReplayedTable) -> None:
    """Both tables are equal in everything that anybody can see, now or later."""
    assert one.state == other.state
    assert one.groups.keys() == other.groups.keys()
    for key, group in one.groups.items():
        twin = other.groups[key]
        assert (group.seq, group.versions) == (twin.seq, twin.versions)
        assert shown(group.view) == shown(twin.view)
        assert shown({"recent": list(group.recent)}) == shown({"recent": list(twin.recent)})
