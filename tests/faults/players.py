"""Clients that behave like the page: they keep unanswered commands, reconnect with (epoch, after),
and fold what they receive.

They trust nothing: every gap, repetition or disorder fails.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from app.engine import apply_patch
from app.live.view_groups import RECENT_LINES
from tests.faults.waiting import waiting_for

Command = dict[str, Any]
Frame = dict[str, Any]


#: Commands that no state of a table refuses. Refusals are not stored, so another command that a
#: dying server refused unheard could be accepted later, after the commands that followed it.
NEVER_REFUSED = frozenset({"chat.say", "dice.roll"})
#: The most unanswered commands of a player.
EAGER = 2


class Meeting:
    """The addresses of the servers. Players wait here while there is none. `seen` counts every
    event of any of them."""

    def __init__(self) -> None:
        self._addresses: list[str] = []
        self._found = asyncio.Event()
        self.seen = asyncio.Condition()

    def open(self, *addresses: str) -> None:
        """Only these servers listen from now on."""
        self._addresses = list(addresses)
        if addresses:
            self._found.set()
        else:
            self._found.clear()

    async def address(self, preferred: int) -> str:
        """Returns a server's address, spread over all servers."""
        await self._found.wait()
        return self._addresses[preferred % len(self._addresses)]

    async def happened(self) -> None:
        """Counts an event of a player."""
        async with self.seen:
            self.seen.notify_all()

    @staticmethod
    async def try_again() -> None:
        """Waits a little after a failed connection. A real page waits longer, with jitter."""
        await asyncio.sleep(0.02)


class Player:
    """One socket of one seat.

    `commands` yields its commands, of which at most `eager` are unanswered at a time.
    """

    def __init__(
        self,
        number: int,
        table: str,
        token: str,
        meeting: Meeting,
        commands: Iterator[Command],
        eager: int = EAGER,
    ) -> None:
        self.number = number
        self.table = table
        self.meeting = meeting
        self._token = token
        self._commands = commands
        self._eager = eager
        self.you: dict[str, Any] = {}
        self.epoch = ""
        self.seq = -1
        self.view: dict[str, Any] = {}
        self.entries: list[dict[str, Any]] = []
        self.sent: list[str] = []
        #: the commands in `sent` that run in the order they were sent
        self.ordered: list[str] = []
        self.unanswered: dict[str, Frame] = {}
        self.acked: dict[str, int] = {}
        self.refused: dict[str, str] = {}
        #: how often it reconnected and got the missed changes, and how often the whole view
        self.resumed = self.whole = 0
        #: the current server, and why it had to reconnect: close codes, and statuses of handshakes
        self.at = ""
        self.ends: Counter[int] = Counter()
        self.playing = True
        self._socket: ClientConnection | None = None
        self._task = asyncio.create_task(self._run(), name=f"player {number}")

    def __repr__(self) -> str:
        return (
            f"player {self.number} ({self.you.get('role')}) at {self.at or 'no server'}, seq"
            f" {self.seq}, {len(self.acked)} acknowledged, {len(self.refused)} refused,"
            f" {len(self.unanswered)} unanswered, ends {dict(self.ends)}"
        )

    async def rest(self) -> None:
        """Stops sending. Returns when everything sent is answered."""
        self.playing = False
        await self.until("an answer to everything sent", lambda: not self.unanswered)

    async def until(self, what: str, condition: Callable[[], bool]) -> None:
        """Waits for frames until the condition holds."""
        async with waiting_for(lambda: f"{what}, {self}"), self.meeting.seen:
            await self.meeting.seen.wait_for(lambda: self.goes_on() and condition())

    def goes_on(self) -> bool:
        """Returns True, or raises the failure of the player."""
        if self._task.done():
            self._task.result()
        return True

    @property
    def greeted(self) -> bool:
        """Whether it is connected and has its first frames."""
        return self._socket is not None

    @property
    def acts(self) -> bool:
        """Whether it may do more than watch."""
        return self.you.get("role") in ("handler", "pilot")

    async def until_seq(self, seq: int) -> None:
        """Waits until it has this seq."""
        await self.until(f"seq {seq}", lambda: self.seq >= seq)

    async def until_acked(self, more: int) -> None:
        """Waits until so many more of its commands are acknowledged."""
        enough = len(self.acked) + more
        await self.until(f"{enough} acknowledgements", lambda: len(self.acked) >= enough)

    async def drop(self) -> None:
        """Loses the connection, as on a bad network."""
        if self._socket is not None:
            await self._socket.close()

    async def alone(self) -> None:
        """Waits until the connection has ended and everything received is read."""
        await self.until("the end of the connection", lambda: not self.greeted)

    async def leave(self) -> None:
        """Closes the connection for good."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    # -- the connection --------------------------------------------------------------------------

    async def _run(self) -> None:
        try:
            while True:
                address = await self.meeting.address(self.number)
                query = f"?epoch={self.epoch}&after={self.seq}" if self.seq >= 0 else ""
                try:
                    async with connect(
                        f"ws://{address}/ws/tables/{self.table}{query}",
                        additional_headers={"Authorization": f"Bearer {self._token}"},
                        compression=None, max_size=2**26, proxy=None, close_timeout=1,
                    ) as socket:  # fmt: skip
                        self.at = address
                        try:
                            await self._listen(socket)
                        finally:
                            self.ends[socket.close_code or 1006] += 1
                except (OSError, WebSocketException) as error:
                    if isinstance(error, InvalidStatus):
                        self.ends[error.response.status_code] += 1
                    await self._lost()
                    await self.meeting.try_again()
        finally:
            await self.meeting.happened()

    async def _listen(self, socket: ClientConnection) -> None:
        async for text in socket:
            frame = msgspec.json.decode(text)
            await self._take(socket, frame)
            await self.meeting.happened()
        await self._lost()

    async def _lost(self) -> None:
        self._socket, self.at = None, ""
        await self.meeting.happened()

    async def _take(self, socket: ClientConnection, frame: Frame) -> None:
        match frame["t"]:
            case "hello":
                self.you, known = frame["you"], self.epoch
                assert frame["epoch"] == known or not known, "the history is the same one"
                self.epoch = frame["epoch"]
                assert frame["seq"] >= self.seq, "the server knows less than it had shown"
                for waiting in tuple(self.unanswered.values()):
                    await socket.send(msgspec.json.encode(waiting).decode())
                self._socket = socket
            case "view":
                self.whole += 1
                assert frame["seq"] >= self.seq
                self.seq, self.view = frame["seq"], frame["view"]
                if self._misses_lines(frame["entries"]):
                    # Away for longer than a view goes back: the log begins anew, as on the page.
                    assert len(frame["entries"]) == RECENT_LINES
                    self.entries = []
                self._append(frame["entries"])
            case "change":
                assert frame["seq"] == self.seq + 1, f"{frame['seq']} after {self.seq}"
                self.seq = frame["seq"]
                self.view = apply_patch(self.view, frame["patch"])
                last = self.entries[-1]["n"] if self.entries else 0
                assert all(entry["n"] > last for entry in frame["entries"]), "told twice"
                self._append(frame["entries"])
            case "ack":
                assert frame["seq"] <= self.seq, "what it did is shown before it is acknowledged"
                if self.unanswered.pop(frame["id"], None) is not None:
                    self.acked[frame["id"]] = frame["seq"]
                assert frame["id"] in self.acked
            case "refused":
                if self.unanswered.pop(frame["id"], None) is not None:
                    self.refused[frame["id"]] = frame["code"]
                assert frame["id"] in self.refused, (frame, "was acknowledged before")
        # A spectator would only be refused.
        if (frame["t"] == "change" and frame["seq"] % 8 == 0) or self.you["role"] != "spectator":
            await self._act(socket)

    def _misses_lines(self, lines: list[dict[str, Any]]) -> bool:
        return bool(lines and self.entries) and lines[0]["n"] > self.entries[-1]["n"] + 1

    def _append(self, lines: list[dict[str, Any]]) -> None:
        assert not self._misses_lines(lines), "a line is missing"
        last = self.entries[-1]["n"] if self.entries else 0
        self.entries += [line for line in lines if line["n"] > last]

    async def _act(self, socket: ClientConnection) -> None:
        while self.playing and self._socket is socket and len(self.unanswered) < self._eager:
            name = f"p{self.number}-{len(self.sent)}-{random.randrange(2**40):010x}"
            await self._write(socket, name, next(self._commands))

    async def _write(self, socket: ClientConnection, name: str, body: Command) -> None:
        frame = {"t": "command", "id": name, "command": body}
        self.sent.append(name)
        if body["type"] in NEVER_REFUSED:
            self.ordered.append(name)
        self.unanswered[name] = frame
        await socket.send(msgspec.json.encode(frame).decode())

    async def write(self, name: str, body: Command) -> None:
        """Sends one command, which is sent again after a reconnection."""
        assert self._socket is not None
        await self._write(self._socket, name, body)


def talk(number: int, dice: random.Random) -> Iterator[Command]:
    """The commands of a pilot or spectator: numbered chat, and rolls."""
    said = 0
    while True:
        if dice.random() < 0.7:
            yield {"type": "chat.say", "text": f"{number}: {said}"}
            said += 1
        else:
            yield {"type": "dice.roll", "notation": dice.choice(("2d6+1", "1d20", "3d8kh2"))}


def handle(number: int, dice: random.Random, units: list[str]) -> Iterator[Command]:
    """The commands of a Handler: a mix, some hidden, some undone."""
    said = 0
    while True:
        unit = dice.choice(units)
        match dice.randrange(10):
            case 0 | 1 | 2:
                at = {"q": dice.randrange(12), "r": dice.randrange(4), "level": 0}
                yield {"type": "unit.place", "unit": unit, "at": at}
            case 3:
                yield {"type": "unit.hide", "unit": unit, "hidden": dice.random() < 0.5}
            case 4:
                yield {"type": "undo"}
            case 5:
                yield {"type": "redo"}
            case 6:
                cell = {"q": 11, "r": dice.randrange(3), "level": dice.randrange(5)}
                yield {"type": "terrain.set", "cells": [cell]}
            case 7:
                yield {"type": "dice.roll", "notation": "1d20", "secret": True}
            case _:
                yield {"type": "chat.say", "text": f"{number}: {said}"}
                said += 1
