"""Long messages of the server are compressed, once for all sockets; short ones are not."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.exceptions import PayloadTooBig
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.sync.client import connect
from websockets.uri import parse_uri

from app.serving.shared_deflate import COMPRESSED_FROM, SharedDeflateFactory, deflated
from tests.web.server import Table, unit

LONG = json.dumps([{"name": f"Unit {n}", "at": [n, -n, 0]} for n in range(400)])


def pair(**offered: Any) -> tuple[ServerProtocol, ClientProtocol, str | None]:
    """Returns a server and a client after their handshake, and what they agreed on."""
    server = ServerProtocol(extensions=[SharedDeflateFactory()])
    client = ClientProtocol(
        parse_uri("ws://127.0.0.1/"), extensions=[ClientPerMessageDeflateFactory(**offered)]
    )
    client.send_request(client.connect())
    server.receive_data(b"".join(client.data_to_send()))
    (request,) = server.events_received()
    answer = server.accept(request)  # type: ignore[arg-type]
    server.send_response(answer)
    client.receive_data(b"".join(server.data_to_send()))
    client.events_received()
    assert server.state is client.state is State.OPEN
    return server, client, answer.headers.get("Sec-WebSocket-Extensions")


def sent(server: ServerProtocol, client: ClientProtocol, text: str) -> tuple[int, bytes]:
    """Sends a text. Returns the bytes on the wire, and the text that the client got."""
    server.send_text(text.encode())
    wire = b"".join(server.data_to_send())
    client.receive_data(wire)
    (frame,) = client.events_received()
    assert isinstance(frame, Frame)
    return len(wire), bytes(frame.data)


def test_long_messages_are_compressed_and_short_ones_are_not() -> None:
    server, client, agreed = pair()
    assert agreed is not None
    assert "server_no_context_takeover" in agreed
    wire, text = sent(server, client, LONG)
    assert text == LONG.encode()
    assert wire < len(LONG) / 4
    short = "x" * (COMPRESSED_FROM - 1)
    wire, text = sent(server, client, short)
    assert (text, wire) == (short.encode(), len(short) + 4)


def test_sockets_share_a_compressed_message() -> None:
    deflated.cache_clear()
    for _ in range(3):
        server, client, _ = pair()
        assert sent(server, client, LONG)[1] == LONG.encode()
    assert (deflated.cache_info().misses, deflated.cache_info().hits) == (1, 2)


@pytest.mark.parametrize("bits", [9, 12, 15])
def test_a_client_may_ask_for_a_small_window(bits: int) -> None:
    server, client, agreed = pair(server_max_window_bits=bits)
    assert f"server_max_window_bits={bits}" in (agreed or "")
    assert sent(server, client, LONG)[1] == LONG.encode()


def test_a_client_may_compress_too_and_a_bomb_is_refused() -> None:
    server, client, _ = pair()
    server.max_message_size = 10_000
    client.send_text(b"y" * 9_000)
    server.receive_data(b"".join(client.data_to_send()))
    (frame,) = server.events_received()
    assert isinstance(frame, Frame)
    assert bytes(frame.data) == b"y" * 9_000
    client.send_text(b"y" * 10_000_000)
    server.receive_data(b"".join(client.data_to_send()))
    assert isinstance(server.parser_exc, PayloadTooBig)
    assert not [each for each in server.events_received() if each.opcode is Opcode.TEXT]  # type: ignore[union-attr]


def test_a_socket_gets_the_same_view_compressed(table: Table) -> None:
    for n in range(12):
        table.handler.do("unit.add", **unit(f"Hound {n}", n, 3))
    address = f"ws{table.handler.url.removeprefix('http')}/ws/tables/{table.id}"
    headers = {"Authorization": f"Bearer {table.handler.token}"}
    with connect(address, additional_headers=headers, max_size=2**26, proxy=None) as socket:
        assert socket.response is not None
        assert "permessage-deflate" in socket.response.headers["Sec-WebSocket-Extensions"]
        while (frame := json.loads(socket.recv(timeout=20)))["t"] != "view":
            pass
        assert frame["view"] == table.handler.state()["view"]
        assert len(json.dumps(frame)) > COMPRESSED_FROM
        say = {"type": "chat.say", "text": "compressed by the client " * 10}
        socket.send(json.dumps({"t": "command", "id": "packed", "command": say}))
        while (frame := json.loads(socket.recv(timeout=20)))["t"] != "ack":
            assert frame["t"] != "refused", frame
