"""The live view follows every change, and joins again where it was."""

from __future__ import annotations

import json
import socket as sockets
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import pytest

from hexframe.client import AsyncTable, Call, Closed, ConnectionLost, NotAllowed, Server, Table
from hexframe.client.commands import ChatSay, ConflictStart, TurnStart, UnitUpdate
from hexframe.client.copy import Copy, Gap
from tests.client.tables import crewed


class Line:
    """A line to a server that the test can cut."""

    def __init__(self, to: str) -> None:
        host, _, port = to.removeprefix("http://").partition(":")
        self._to = (host, int(port))
        self._listener = sockets.create_server(("127.0.0.1", 0))
        self._ends: list[sockets.socket] = []
        self.asked: list[bytes] = []
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            far = sockets.create_connection(self._to)
            self._ends += [near, far]
            threading.Thread(target=self._carry, args=(near, far, True), daemon=True).start()
            threading.Thread(target=self._carry, args=(far, near, False), daemon=True).start()

    def _carry(self, source: sockets.socket, to: sockets.socket, asks: bool) -> None:
        try:
            while data := source.recv(65536):
                if asks and data.startswith(b"GET /ws"):
                    self.asked.append(data.split(b" ", 2)[1])
                to.sendall(data)
        except OSError:
            pass

    def cut(self) -> None:
        """Cuts every connection."""
        ends, self._ends = self._ends, []
        for each in ends:
            with suppress(OSError):
                each.shutdown(sockets.SHUT_RDWR)
            each.close()

    def close(self) -> None:
        """Cuts every connection and takes no new ones."""
        with suppress(OSError):
            self._listener.shutdown(sockets.SHUT_RDWR)  # ends the wait for a connection
        self._listener.close()
        self.cut()


@contextmanager
def line(to: str) -> Iterator[Line]:
    """A line to this server."""
    made = Line(to)
    try:
        yield made
    finally:
        made.close()


def test_the_view_is_that_of_the_server_after_every_change(server: Server) -> None:
    handler, pilot, hound = crewed(server)
    with pilot.live() as live:
        assert live.you is not None and live.you["name"] == "Ada"
        handler.send(ConflictStart())
        done = pilot.send(TurnStart(unit=hound))
        handler.send(UnitUpdate(unit=hound, notes="nobody else reads this"))
        assert live.catch_up(done["seq"])["scene"]["units"][hound]["turn"] == "active"
        last = pilot.send(ChatSay(text="Here."))["seq"]
        live.catch_up(last)
        state = pilot.state()
        assert (live.epoch, live.seq, live.view) == (state["epoch"], state["seq"], state["view"])
        with pytest.raises(TimeoutError):
            while True:
                live.next(0.2)
        assert live.online


def test_after_a_cut_line_the_missed_changes_come_and_no_other(server: Server) -> None:
    _, pilot, _ = crewed(server)
    with line(server.url) as cable:
        with Table(cable.url, pilot.id, pilot.token).live() as live:
            assert live.next(20).kind == "presence"
            first = pilot.send(ChatSay(text="0"))["seq"]
            live.catch_up(first)
            cable.cut()
            for n in range(1, 4):
                last = pilot.send(ChatSay(text=str(n)))["seq"]
            said = []
            while live.seq < last:
                update = live.next(20)
                assert update.kind != "view"
                said += [entry["params"]["text"] for entry in update.entries]
            assert said == ["1", "2", "3"]
            assert live.view == pilot.state()["view"]
        assert cable.asked[-1].endswith(f"?epoch={live.epoch}&after={first}".encode())


async def test_the_same_with_asyncio(server: Server) -> None:
    _, pilot, _ = crewed(server)
    with line(server.url) as cable:
        table = AsyncTable(cable.url, pilot.id, pilot.token)
        async with table, table.live() as live:
            await live.catch_up((await table.send(ChatSay(text="0")))["seq"])
            cable.cut()
            last = pilot.send(ChatSay(text="1"))["seq"]
            assert (await live.catch_up(last)) == pilot.state()["view"]
            async for update in live:
                assert update.kind == "presence"
                break
            with pytest.raises(TimeoutError):
                while True:
                    await live.next(0.2)


def test_a_token_that_ends_closes_the_view_for_good(server: Server) -> None:
    handler, pilot, _ = crewed(server)
    made = handler.make_token("Reader", ["read"])
    with server.table(handler.id, made["token"]).live() as live:
        handler.call(Call[Any]("DELETE", f"/tokens/{made['id']}"))
        with pytest.raises(Closed) as closed:
            while True:
                live.next(20)
    assert (closed.value.code, closed.value.reason) == (4401, "token-revoked")
    with pytest.raises(NotAllowed, match="token-revoked"):
        server.table(handler.id, made["token"]).live().next(20)
    assert pilot.state()


def test_patience_ends(server: Server) -> None:
    _, pilot, _ = crewed(server)
    with (
        line(server.url) as cable,
        Table(cable.url, pilot.id, pilot.token).live(patience=1) as live,
    ):
        cable.close()
        with pytest.raises(ConnectionLost):
            while True:
                live.next(20)


def frame(**members: Any) -> str:
    return json.dumps(members)


def test_a_missing_change_is_noticed_and_a_known_one_ignored() -> None:
    copy = Copy(luck=lambda: 1.0)
    with pytest.raises(Gap):
        copy.receive(frame(t="change", seq=1, patch=[], entries=[]))
    assert not copy.ready and copy.position() == ""
    with pytest.raises(RuntimeError):
        _ = copy.view
    view = {"a": {"b": 1, "c": 2}}
    copy.receive(frame(t="view", epoch="e", seq=4, view=view, entries=[{"n": 7}]))
    assert copy.receive(frame(t="change", seq=4, patch=[["del", ["a"]]], entries=[])) is None
    patch = [["set", ["a", "b"], [3]], ["del", ["a", "c"]], ["set", ["d"], None]]
    update = copy.receive(frame(t="change", seq=5, patch=patch, entries=[{"n": 8}]))
    assert update is not None and update.entries == [{"n": 8}]
    assert copy.view == {"a": {"b": [3]}, "d": None}
    with pytest.raises(Gap):
        copy.receive(frame(t="change", seq=7, patch=[], entries=[]))
    assert copy.position() == "?epoch=e&after=5"
    again = copy.receive(frame(t="view", epoch="f", seq=1, view={}, entries=[{"n": 8}, {"n": 9}]))
    assert again is not None and again.entries == [{"n": 9}]


def test_a_frame_that_is_no_message_ends_the_view_for_good() -> None:
    with pytest.raises(Closed, match="unknown frame"):
        Copy().closed(4400, "unknown frame: text expected")
    assert Copy().closed(1011, "internal error") > 0


def test_pauses_grow_and_have_an_end() -> None:
    copy = Copy(luck=lambda: 1.0)
    assert [copy.closed(1006, "") for _ in range(8)] == [0.25, 0.5, 1, 2, 4, 8, 15, 15]
    copy.receive(frame(t="presence", online=[]))
    assert copy.closed(1012, "") == 0.25
    with pytest.raises(Closed):
        copy.closed(4404, "no-such-table")
