"""Request bodies: which ones are uploads, the depth of JSON, memory, and turns."""

from __future__ import annotations

import asyncio
import json

import pytest
from starlette.datastructures import Headers
from starlette.types import Message, Scope

from app.formats.json_limits import MOST_DEPTH, too_deep
from app.settings import Settings
from app.web.bodies import (
    BODY_PACE,
    BodyBudget,
    BodyKind,
    BodyLimit,
    UploadQueues,
    body_kind,
    is_json,
)
from app.web.errors import Problem, ProblemRaised


@pytest.mark.parametrize(
    ("method", "path", "kind"),
    [
        ("POST", "/api/v1/tables", "upload"),
        ("POST", "/api/v1/tables/import", "upload"),
        ("PUT", "/api/v1/tables/t1/map", "upload"),
        ("POST", "/api/v1/tables/t1/scenes", "upload"),
        ("POST", "/tables", "upload"),
        ("POST", "/api/v1/tables/t1/pictures", "picture"),
        ("DELETE", "/api/v1/tables/t1/pictures", "other"),
        ("POST", "/api/v1/tables/t1/pictures/p1", "other"),
        ("POST", "/api/v1/tables/t1/commands", "other"),
        ("POST", "/api/v1/tables/none/commands", "other"),
        ("POST", "/api/v1/tables/t1/queries/map", "other"),
        ("POST", "/api/v1/tables/t1/seats", "other"),
        ("POST", "/j/map", "other"),
        ("GET", "/api/v1/tables/t1/map", "other"),
    ],
)
def test_uploads_are_maps_and_whole_tables(method: str, path: str, kind: BodyKind) -> None:
    assert body_kind(method, path) == kind


@pytest.mark.parametrize(
    ("data", "deep"),
    [
        (b"", False),
        (b"[]", False),
        (b"[" * MOST_DEPTH + b"]" * MOST_DEPTH, False),
        (b"[" * (MOST_DEPTH + 1) + b"]" * (MOST_DEPTH + 1), True),
        (b'{"a":' * 5000 + b"1" + b"}" * 5000, True),
        (b"[[[1],2]," * (MOST_DEPTH + 1) + b"0" + b"]" * (MOST_DEPTH + 1), True),
        # brackets in strings are none
        (json.dumps(["[" * 100 + '"\\' + "]" * 100]).encode(), False),
        (b'["]","]"' + b',["]"' * MOST_DEPTH + b"]" * MOST_DEPTH + b"]", True),
        # invalid JSON is refused where it is parsed
        (b"[" * 5000, False),
        (b'"' + b'\\"[' * 30_000, False),
    ],
)
def test_depth_of_json(data: bytes, deep: bool) -> None:
    assert too_deep(data) is deep


@pytest.mark.parametrize(
    ("kind", "json_"),
    [
        ("application/json", True),
        ("Application/JSON; charset=utf-8", True),
        ("application/problem+json", True),
        ("text/plain", False),
        ("text/json", False),
        ("application/x-www-form-urlencoded", False),
        ("", False),
    ],
)
def test_content_types_that_count_as_json(kind: str, json_: bool) -> None:
    assert is_json(Headers({"content-type": kind})) is json_


def test_room_is_counted_for_each_address_and_for_all() -> None:
    room = BodyBudget(10, 15)
    room.take("a", 10)
    with pytest.raises(Problem) as each:
        room.take("a", 1)
    assert (each.value.code, each.value.headers["Retry-After"]) == ("too-many-requests", "5")
    with pytest.raises(Problem) as most:
        room.take("b", 5)
    assert (most.value.code, most.value.status) == ("no-room", 503)
    room.give("a", 11)
    room.give("b", 5)
    assert room.taken == 0
    room.take("b", 10)


async def test_uploads_of_one_address_wait_for_each_other() -> None:
    queues = UploadQueues()
    order: list[str] = []
    going = asyncio.Event()

    async def first() -> None:
        async with queues.turn("a"):
            going.set()
            async with queues.turn("b"):  # another sender's turn comes at once
                order.append("b")
            await asyncio.sleep(0)
            order.append("a1")

    async def second() -> None:
        await going.wait()
        async with queues.turn("a"):
            order.append("a2")

    await asyncio.gather(first(), second())
    assert order == ["b", "a1", "a2"]
    assert not queues._locks


class Sent:
    """A request that comes in parts, and its answer."""

    def __init__(self, parts: list[bytes], *, whole: bool = True, **headers: str) -> None:
        self.parts, self.whole, self.answers = parts, whole, list[Message]()
        self.asked = 0
        self.scope: Scope = {
            "type": "http",
            "method": "POST",
            "path": "/api/v1/tables/t1/commands",
            "client": ("10.0.0.1", 1),
            "headers": [(k.replace("_", "-").encode(), v.encode()) for k, v in headers.items()],
        }

    async def receive(self) -> Message:
        """Returns the next part. Without an end it waits for ever."""
        self.asked += 1
        if self.asked > len(self.parts):
            await asyncio.Event().wait()
        more = self.asked < len(self.parts) or not self.whole
        return {"type": "http.request", "body": self.parts[self.asked - 1], "more_body": more}

    async def send(self, message: Message) -> None:
        """Keeps the answer."""
        self.answers.append(message)

    def through(self, app: object, **settings: float) -> BodyLimit:
        """Returns the middleware around an app."""
        return BodyLimit(app, Settings(max_body=1024, max_upload=4096, **settings))  # type: ignore[arg-type]


async def taking(scope: object, receive: object, send: object) -> None:
    """An app that reads the whole body."""
    while (await receive())["more_body"]:  # type: ignore[operator]
        pass


async def test_the_room_of_a_body_is_released() -> None:
    sent = Sent([b"x" * 600, b"x" * 400], content_length="1000")
    limit = sent.through(taking)
    await limit(sent.scope, sent.receive, sent.send)
    assert limit.rooms["other"].taken == 0
    long = Sent([b"x" * 600, b"x" * 600], transfer_encoding="chunked")
    with pytest.raises(ProblemRaised) as raised:
        await limit(long.scope, long.receive, long.send)
    assert raised.value.problem.code == "too-large"
    assert limit.rooms["other"].taken == 0


async def test_a_stalled_body_is_abandoned() -> None:
    sent = Sent([b"x"] * 1000, whole=False, content_length="1001")
    limit = sent.through(taking, request_seconds=0.05)
    with pytest.raises(ProblemRaised) as raised:
        await limit(sent.scope, sent.receive, sent.send)
    assert raised.value.problem.code == "too-slow"
    assert sent.asked == 1001
    assert 1000 / BODY_PACE < 1  # the received part gained it less than a second
    assert limit.rooms["other"].taken == 0


async def test_an_unread_body_is_discarded_after_the_answer() -> None:
    async def refuses(scope: object, receive: object, send: object) -> None:
        await send({"type": "http.response.start", "status": 401, "headers": []})  # type: ignore[operator]
        await send({"type": "http.response.body", "body": b"no"})  # type: ignore[operator]

    sent = Sent([b"x" * 300] * 3, content_length="900")
    await sent.through(refuses)(sent.scope, sent.receive, sent.send)
    assert sent.asked == 3
    assert [each.get("body") for each in sent.answers] == [None, b"no", b""]
    # a client that waits for 100-continue has sent nothing
    waits = Sent([], content_length="900", expect="100-continue")
    await waits.through(refuses)(waits.scope, waits.receive, waits.send)
    assert waits.asked == 0
    assert dict(waits.answers[0]["headers"])[b"connection"] == b"close"
    # a body above every limit is not read either
    vast = Sent([], content_length=str(10**12))
    await vast.through(refuses)(vast.scope, vast.receive, vast.send)
    assert vast.asked == 0
    with pytest.raises(ProblemRaised) as raised:
        await vast.through(taking)(vast.scope, vast.receive, vast.send)
    assert (raised.value.problem.code, vast.asked) == ("too-large", 0)
