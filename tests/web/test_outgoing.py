"""Requests to addresses that users chose: never to a private one, whatever a name says."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import pytest

from app.services import outgoing
from app.services.outgoing import BadAddress, Outcome, Outgoing, is_public, read_target
from tests.web.receiver import Receiver, receiving

#: Addresses of this machine or of a private network, also in disguise.
PRIVATE = [
    "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
    "0.0.0.0", "192.0.2.1", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255",
    "::", "::1", "::7f00:1", "fe80::1", "fe80::1%eth0", "fc00::1", "fec0::1", "ff02::1",
    "2001:db8::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a00:1",
    "64:ff9b:1::a00:1", "2002:7f00:1::", "2002:c0a8:101::",
]  # fmt: skip
PUBLIC = ["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c", "64:ff9b::5db8:d70e"]


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses_are_told(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", PUBLIC)
def test_public_addresses_are_told(address: str) -> None:
    assert is_public(address)


def test_the_authority_has_a_port_where_it_is_not_the_usual_one() -> None:
    def authority(url: str) -> str:
        return read_target(url, private=True).authority

    assert authority("https://A.example/x") == "a.example"
    assert authority("https://a.example:443") == "a.example"
    assert authority("http://a.example:443") == "a.example:443"
    assert authority("http://[::1]:8080/") == "[::1]:8080"
    assert read_target("https://a.example?x=1", private=True).path == "/?x=1"


def test_without_the_operator_addresses_are_encrypted_and_public() -> None:
    for address in ("http://a.example", "https://10.0.0.1", "https://[fd00::1]:8443/x"):
        read_target(address, private=True)
        with pytest.raises(BadAddress):
            read_target(address, private=False)


class Names:
    """A name server that gives these answers one after the other, the last one for ever."""

    def __init__(self, *answers: Sequence[str]) -> None:
        self.answers = list(answers)
        self.asked = 0

    async def __call__(self, host: str, port: int) -> Sequence[str]:
        self.asked += 1
        return self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    """A receiver on this machine."""
    with receiving() as running:
        yield running


@pytest.mark.parametrize("address", PRIVATE)
async def test_a_name_of_a_private_address_is_not_connected_to(address: str) -> None:
    names = Names([address])
    done = await Outgoing(private=False, resolve=names).post("https://a.example/in", {}, b"{}")
    assert (done, names.asked) == (Outcome("private"), 1)


async def test_one_private_address_among_public_ones_is_enough() -> None:
    names = Names([PUBLIC[0], "127.0.0.1"])
    done = await Outgoing(private=False, resolve=names).post("https://a.example/in", {}, b"{}")
    assert done == Outcome("private")


async def test_a_name_is_asked_once_and_the_checked_address_used(receiver: Receiver) -> None:
    """A name whose second answer is another address changes nothing."""
    with receiving() as other:
        port = receiver.url.rpartition(":")[2]
        names = Names(["127.0.0.1"], ["127.0.0.2"])
        sender = Outgoing(private=True, resolve=names)
        done = await sender.post(f"http://a.example:{port}/in", {"x-n": "1"}, b"{}")
        assert (done, names.asked) == (Outcome("delivered", 204), 1)
        came = receiver.next()
        assert came.headers["host"] == f"a.example:{port}"
        assert (came.headers["x-n"], came.body) == ("1", b"{}")
        assert other.came.empty()


async def test_a_name_that_turns_private_is_refused_from_then_on() -> None:
    """Every attempt asks for the name, and checks the answer."""
    names = Names([], ["127.0.0.1"])
    sender = Outgoing(private=False, resolve=names)
    assert await sender.post("https://a.example/in", {}, b"{}") == Outcome("unreachable")
    assert await sender.post("https://a.example/in", {}, b"{}") == Outcome("private")
    assert names.asked == 2


async def test_the_next_address_of_a_name_is_tried(receiver: Receiver) -> None:
    port = receiver.url.rpartition(":")[2]
    sender = Outgoing(private=True, resolve=Names(["127.0.0.2", "127.0.0.1"]))
    done = await sender.post(f"http://a.example:{port}/", {}, b"{}")
    assert done == Outcome("delivered", 204)


async def test_a_redirect_inward_is_not_followed(receiver: Receiver) -> None:
    with receiving() as inward:
        receiver.says(302, Location=f"{inward.url}/secret")
        done = await Outgoing(private=True).post(f"{receiver.url}/in", {}, b"{}")
        assert done == Outcome("redirected", 302)
        assert inward.came.empty()


async def test_a_name_that_nobody_knows() -> None:
    async def fails(host: str, port: int) -> Sequence[str]:
        raise OSError("unknown name")

    done = await Outgoing(private=False, resolve=fails).post("https://a.example", {}, b"")
    assert done == Outcome("unreachable")
    done = await Outgoing(private=False, resolve=Names([])).post("https://a.example", {}, b"")
    assert done == Outcome("unreachable")


@contextmanager
def raw_receiver(answer: Any) -> Iterator[str]:
    """A receiver that does not speak HTTP by the book: `answer(connection)` has the connection."""
    listening = socket.create_server(("127.0.0.1", 0))

    def serve() -> None:
        connection, _ = listening.accept()
        with connection:
            connection.recv(65536)
            answer(connection)

    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}/"
    finally:
        listening.close()
        thread.join(10)


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"\x00" * 100,
        b"SSH-2.0-OpenSSH_9\r\n",
        b"HTTP/1.1 two hundred\r\n\r\n",
        b"HTTP/1.1 200 OK\r\nContent-Length: x\r\n\r\n",
        b"HTTP/1.1 200 OK\r\n" + b"X: " + b"y" * 100_000 + b"\r\n\r\n",
    ],
)
async def test_answers_that_are_none(said: bytes) -> None:
    def answer(connection: socket.socket) -> None:
        with suppress(OSError):  # the sender has read enough
            connection.sendall(said)

    with raw_receiver(answer) as url:
        assert await Outgoing(private=True).post(url, {}, b"{}") == Outcome("unreachable")


async def test_an_endless_body_is_not_read() -> None:
    def answer(connection: socket.socket) -> None:
        connection.sendall(b"HTTP/1.1 103 Early Hints\r\n\r\n")
        connection.sendall(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
        with suppress(OSError):  # the sender has gone
            while True:
                connection.sendall(b"400\r\n" + b"x" * 1024 + b"\r\n")

    with raw_receiver(answer) as url:
        assert await Outgoing(private=True).post(url, {}, b"{}") == Outcome("delivered", 200)


async def test_a_receiver_that_says_nothing_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing, "PATIENCE", 0.2)
    gone = threading.Event()
    with raw_receiver(lambda _: gone.wait(20)) as url:
        assert await Outgoing(private=True).post(url, {}, b"{}") == Outcome("too-slow")
        gone.set()


async def test_plain_text_is_no_encryption(receiver: Receiver) -> None:
    address = receiver.url.replace("http:", "https:")
    assert await Outgoing(private=True).post(address, {}, b"{}") == Outcome("unreachable")
