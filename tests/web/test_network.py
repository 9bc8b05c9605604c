"""Bad networks over real sockets: clients that read nothing, disappear, or reconnect with any
position."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import socket as sockets
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from fastapi import FastAPI, WebSocket
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from app.engine import apply_patch
from app.serving.server import SOCKET_OPTIONS, configuration
from app.settings import Settings
from tests.counts import counts
from tests.web import server as server_module
from tests.web.server import Person, Socket, Table, local, make_table, serving, serving_app, unit

FLAPS = counts(200, 1_000)


@contextmanager
def speechless(person: Person) -> Iterator[sockets.socket]:
    """A connection that shakes hands and then neither reads nor answers."""
    with handshake(person.url, f"/ws/tables/{person.table}", person.token) as wire:
        yield wire


@contextmanager
def handshake(url: str, path: str, token: str) -> Iterator[sockets.socket]:
    """A connection that has asked for a WebSocket and has not read the answer."""
    host, _, port = url.removeprefix("http://").partition(":")
    with sockets.socket() as wire:
        wire.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4_096)
        wire.connect((host, int(port)))
        key = base64.b64encode(os.urandom(16)).decode()
        wire.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\n"
            f"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\nAuthorization: Bearer {token}\r\n\r\n".encode()
        )
        yield wire


def online(socket: Socket, *people: Person) -> None:
    """Waits until exactly these seats are online."""
    wanted = sorted(person.seat for person in people)
    while socket.until("presence")["online"] != wanted:
        pass


def seated(url: str, http: httpx.Client) -> tuple[Table, Person, Person]:
    table = make_table(url, http)
    table.handler.seat = table.handler.ask("GET", "").json()["seat"]
    return table, table.join("Ada"), table.join("Ben")


def test_a_client_that_reads_nothing_delays_nobody_and_is_disconnected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # longer than a busy machine takes to read on
    monkeypatch.setattr("app.serving.protocols.SLOW", 2)
    monkeypatch.setattr("app.serving.protocols.LOOK_EVERY", 0.1)
    small = [*SOCKET_OPTIONS, (sockets.SOL_SOCKET, sockets.SO_SNDBUF, 4_096)]
    monkeypatch.setattr("app.serving.server.SOCKET_OPTIONS", small)
    with serving(tmp_path, outbox_bytes=65_536) as url, httpx.Client(timeout=30) as http:
        table, ada, ben = seated(url, http)
        with table.handler.socket() as watching, ben.socket() as playing:
            online(watching, table.handler, ben)
            hello = playing.until("view")
            with speechless(ada):
                online(watching, table.handler, ada, ben)
                said, heard = [], []
                for n in range(150):
                    said.append(f"{n} {'x' * 1_500}")
                    table.handler.do("chat.say", text=said[-1])
                    heard.append(playing.until("change"))
                assert [frame["entries"][0]["params"]["text"] for frame in heard] == said
                assert [frame["seq"] for frame in heard] == [
                    hello["seq"] + n for n in range(1, 151)
                ]
                online(watching, table.handler, ben)
            # Awake again: it receives exactly what it missed.
            query = f"?epoch={quote(hello['epoch'])}&after={hello['seq']}"
            with ada.socket(query) as again:
                missed = [again.until("change") for _ in said]
            assert [frame["seq"] for frame in missed] == [frame["seq"] for frame in heard]


def test_a_vanished_client_is_disconnected_by_pings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = server_module.configuration

    def impatient(*arguments: Any) -> Any:
        config = usual(*arguments)
        config.ws_ping_interval = 0.1
        config.ws_ping_timeout = 2  # longer than a busy machine takes to answer
        return config

    monkeypatch.setattr(server_module, "configuration", impatient)
    with serving(tmp_path) as url, httpx.Client(timeout=30) as http:
        table, ada, ben = seated(url, http)
        with table.handler.socket() as watching, ben.socket():
            online(watching, table.handler, ben)
            with speechless(ada):
                online(watching, table.handler, ada, ben)
                online(watching, table.handler, ben)


async def test_reconnecting_with_every_possible_position(tmp_path: Path) -> None:
    """Clients reconnect hundreds of times, also in the middle of a frame. A client with any epoch
    and seq gets exactly what is missing, or everything, and ends with the view."""
    dice = random.Random(11)
    with serving(tmp_path) as url, httpx.Client(timeout=30) as http:
        table, ada, ben = await asyncio.to_thread(seated, url, http)
        handler = table.handler
        with ada.socket() as first:
            begun = first.until("view")
            views = {begun["seq"]: begun["view"]}
            handler.do("unit.add", **unit("Hound", 2, 3, controller=ben.seat))
            hound = handler.unit("Hound")
            for n in range(40):
                at = {"q": n % 6, "r": 3, "level": 0}
                handler.send({"type": "unit.place", "unit": hound, "at": at})
                handler.send({"type": "unit.hide", "unit": hound, "hidden": n % 7 == 0})
                handler.do("chat.say", text=f"{n}")
            last = ada.state()
            while max(views) < last["seq"]:
                frame = first.until("change")
                views[frame["seq"]] = apply_patch(views[frame["seq"] - 1], frame["patch"])
        epoch, seq = begun["epoch"], last["seq"]
        claims = [(epoch, str(after)) for after in views]
        claims += [(epoch, str(seq + n)) for n in (1, 2, 10**12)]
        claims += [(epoch, "-1"), (epoch, "x"), (epoch, "9" * 40), (epoch, "")]
        claims += [("elsewhere", str(seq)), ("", str(seq))]
        while len(claims) < FLAPS:
            claims.append(dice.choice(claims))
        dice.shuffle(claims)

        async def flap(epoch_claimed: str, after: str) -> None:
            query = f"?epoch={quote(epoch_claimed)}&after={after}"
            address = f"ws{url.removeprefix('http')}/ws/tables/{table.id}{query}"
            headers = {"Authorization": f"Bearer {ada.token}"}
            async with connect(
                address, additional_headers=headers, compression=None, proxy=None
            ) as socket:
                if dice.random() < 0.3:
                    socket.transport.abort()
                    return
                kept = epoch_claimed == epoch and after.isdigit() and int(after) in views
                at = int(after) if kept else -1
                view: Any = views[at] if kept else None
                hello = json.loads(await socket.recv())
                assert (hello["t"], hello["seq"]) == ("hello", seq)
                while at < seq:
                    frame = json.loads(await socket.recv())
                    if frame["t"] == "view":
                        assert not kept, "it was told only what it missed"
                        at, view = frame["seq"], frame["view"]
                    elif frame["t"] == "change":
                        assert kept and frame["seq"] == at + 1
                        at, view = at + 1, apply_patch(view, frame["patch"])
                assert view == last["view"]

        room = asyncio.Semaphore(10)

        async def one(claim: tuple[str, str]) -> None:
            async with room:
                with suppress(ConnectionClosed):
                    await flap(*claim)

        await asyncio.gather(*map(one, claims))
        with ada.socket() as again:
            online(again, ada)
            assert again.seen[1]["view"] == last["view"]


def test_two_windows_of_one_seat(tmp_path: Path) -> None:
    """Both receive the same changes, each gets its own answers, and closing one changes nothing."""
    with serving(tmp_path) as url, httpx.Client(timeout=30) as http:
        table, ada, _ = seated(url, http)
        with table.handler.socket() as watching, ada.socket() as one:
            online(watching, table.handler, ada)
            one.until("view")
            with ada.socket() as other:
                other.until("view")
                one.do("chat.say", text="from one")
                other.do("chat.say", text="from the other")
                told = [other.seen[-3:], [one.until("change")]]
                assert [frame["t"] for frame in told[0]] == ["change", "change", "ack"]
                assert told[0][1] == told[1][0]
                assert not [frame for frame in one.seen if frame.get("id") == other.seen[-1]["id"]]
            one.do("chat.say", text="still here")
            while watching.until("change")["entries"][0]["params"]["text"] != "still here":
                pass
        assert not [frame for frame in watching.seen if frame["t"] == "presence"][2:]


def test_a_handshake_that_meets_the_end_of_the_server_gets_503(tmp_path: Path) -> None:
    app, asked = FastAPI(), threading.Event()

    @app.websocket("/")
    async def never_accepts(socket: WebSocket) -> None:
        """Answers nothing until its client has gone."""
        await socket.receive()
        asked.set()
        await socket.receive()

    with ExitStack() as wires:
        with serving_app(local(tmp_path), app) as url:
            wire = wires.enter_context(handshake(url, "/", "token"))
            assert asked.wait(30), "the handshake did not arrive"
        answer = b"".join(iter(lambda: wire.recv(4_096), b"")).decode()
    assert answer.startswith("HTTP/1.1 503 "), answer
    assert "\r\nRetry-After: 1\r\n" in answer


def test_a_connection_is_kept_longer_than_clients_use_it_again() -> None:
    """Else a request can reach a connection that the server is just closing."""
    kept = configuration(Settings(), FastAPI()).timeout_keep_alive
    assert kept > 2 * (httpx.Limits().keepalive_expiry or 0) > 0
