"""The bounded send queue of a socket."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from app.live.audience import Audience
from app.live.outbox import CloseCode
from app.web.outbox import SocketOutbox, text_frame


class Wire:
    """Replaces uvicorn's `send`; `open` lets messages through."""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self.open = asyncio.Event()
        self._told = asyncio.Condition()

    async def send(self, message: Any) -> None:
        """Takes a message once the wire is open."""
        await self.open.wait()
        self.sent.append(message)
        async with self._told:
            self._told.notify_all()

    async def until(self, count: int) -> None:
        """Waits until that many messages are sent."""
        async with self._told:
            await self._told.wait_for(lambda: len(self.sent) >= count)


async def test_frames_keep_their_order() -> None:
    wire = Wire()
    wire.open.set()
    outbox = SocketOutbox(wire.send, 1000)
    for number in range(20):
        outbox.push(b"%d" % number)
    outbox.close(1000, "bye")
    await outbox.finished()
    assert [m.get("text") for m in wire.sent[:-1]] == [str(n) for n in range(20)]
    assert wire.sent[-1] == {"type": "websocket.close", "code": 1000, "reason": "bye"}


async def test_frames_are_written_at_once_and_keep_their_order_where_some_must_wait() -> None:
    wire, written, room = Wire(), [], [True]

    def write(frame: bytes) -> bool:
        if room[0]:
            written.append(frame)
        return room[0]

    outbox = SocketOutbox(wire.send, 1000, write)
    outbox.push_initial([b"first"])
    outbox.push(b"0")
    assert not written, "the first frames come first"
    await asyncio.sleep(0)
    outbox.push(b"1")
    assert not written, "the first frames are under way"
    wire.open.set()
    await wire.until(3)
    await asyncio.sleep(0)  # the outbox hears that the last one is sent
    outbox.push(b"2")
    room[0] = False
    outbox.push(b"3")
    room[0] = True
    outbox.push(b"4")
    outbox.close(1000, "bye")
    outbox.push(b"5")
    await outbox.finished()
    assert [m.get("text") for m in wire.sent[:-1]] == ["first", "0", "1", "3", "4"]
    assert written == [text_frame(b"2")]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_frame_is_written_as_the_library_writes_it(size: int) -> None:
    text = ("x" * size).encode()
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


async def test_a_slow_client_is_closed_to_join_again() -> None:
    wire = Wire()
    outbox = SocketOutbox(wire.send, 100)
    for _ in range(30):
        outbox.push(b"x" * 10)
    wire.open.set()
    await outbox.finished()
    assert wire.sent[-1]["code"] == CloseCode.RESYNC
    assert len(wire.sent) < 12


async def test_one_large_frame_passes_an_empty_buffer() -> None:
    wire = Wire()
    wire.open.set()
    outbox = SocketOutbox(wire.send, 100)
    outbox.push(b"x" * 5000)
    outbox.close(1000, "")
    await outbox.finished()
    assert len(wire.sent[0]["text"]) == 5000


async def test_nothing_is_sent_after_closing_and_a_lost_connection_ends_the_outbox() -> None:
    async def gone(message: Any) -> None:
        raise OSError("gone")

    outbox = SocketOutbox(gone, 100)
    outbox.push(b"x")
    await outbox.finished()
    assert outbox.closing
    outbox.push(b"y")
    outbox.close(1000, "late")


async def test_the_initial_frames_are_sent_whatever_their_size() -> None:
    wire = Wire()
    outbox = SocketOutbox(wire.send, 100)
    outbox.push_initial([b"x" * 5000, b"y" * 5000])
    outbox.push(b"z" * 60)
    outbox.push(b"z" * 40)
    wire.open.set()
    outbox.close(1000, "bye")
    await outbox.finished()
    assert [len(message.get("text", "")) for message in wire.sent] == [5000, 5000, 60, 40, 0]
    outbox.push_initial([b"late"])
    outbox.push(b"late")


async def test_the_first_frames_of_a_new_group_are_sent_whatever_their_size() -> None:
    wire = Wire()
    wire.open.set()
    outbox = SocketOutbox(wire.send, 100)
    audience = Audience(lambda online: None)
    subscription = audience.add("s1", "pilots", outbox, [])
    audience.move(subscription, "s1@5.1", [b"x" * 5000, b"y" * 5000])
    outbox.close(1000, "bye")
    await outbox.finished()
    texts = [message.get("text", "") for message in wire.sent]
    assert [text[0] for text in texts if len(text) == 5000] == ["x", "y"]
    assert wire.sent[-1]["code"] == 1000


async def test_a_stalled_socket_is_noticed() -> None:
    wire = Wire()
    outbox = SocketOutbox(wire.send, 100)
    assert outbox.stalled() == 0
    outbox.push(b"x")
    for _ in range(2):  # it begins, and is held up
        await asyncio.sleep(0)
    assert outbox.stalled() > 0
    wire.open.set()
    outbox.close(1000, "bye")
    await outbox.finished()
    assert outbox.stalled() == 0
