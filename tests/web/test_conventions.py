"""ETags and preconditions, HEAD, deprecated operations, and the addresses of the server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import APIRouter, FastAPI
from starlette.responses import Response

from app.settings import Settings
from app.web.app import create_app
from app.web.bodies import GuardedRoute
from app.web.conventions import DEPRECATION
from app.web.openapi import openapi
from tests.web.integrations import program, refused
from tests.web.resources import RESOURCES
from tests.web.server import API, Person, Table, unit

#: Resources of a table that everybody may read.
READ = ("/state", "/events", "/seats", "", "/history", "/map", "/log.json")


def say(person: Person, text: str, id: str | None = None, **headers: str) -> httpx.Response:
    """Sends a chat line with headers."""
    body = {"id": id or f"say-{text}", "command": {"type": "chat.say", "text": text}}
    return person.ask("POST", "/commands", json=body, headers=headers)


def tag_of(person: Person, path: str = "/state") -> str:
    """Returns the ETag of a resource."""
    tag: str = person.ask("GET", path).headers["etag"]
    return tag


# --- what has not changed is not sent again


@pytest.mark.parametrize(
    "path", ["/state", "/events", "/seats", "", "/history", "/tokens", "/bans"]
)
def test_what_has_not_changed_is_not_sent_again(table: Table, path: str) -> None:
    handler = table.handler
    tag = tag_of(handler, path)
    same = handler.ask("GET", path, headers={"If-None-Match": tag})
    assert (same.status_code, same.content, same.headers["etag"]) == (304, b"", tag)
    assert "content-length" not in same.headers or same.headers["content-length"] == "0"
    table.join("Ada")
    program(handler, "read")
    handler.do("table.rename", name="Another name")
    handler.do("conflict.start")
    if path != "/bans":
        changed = handler.ask("GET", path, headers={"If-None-Match": tag})
        assert changed.status_code == 200
        assert changed.headers["etag"] != tag


# --- a command only if nothing has changed


def test_a_command_is_refused_when_its_sender_has_not_seen_the_last_change(table: Table) -> None:
    handler = table.handler
    seen = tag_of(handler)
    assert say(handler, "one", **{"If-Match": seen}).status_code == 200
    late = say(handler, "two", **{"If-Match": seen})
    assert refused(late) == (412, "state-changed")
    assert say(handler, "two", **{"If-Match": tag_of(handler)}).status_code == 200
    assert say(handler, "three", **{"If-Match": "*"}).status_code == 200
    either = f'"x", {tag_of(handler)}'
    assert say(handler, "four", **{"If-Match": either}).status_code == 200
    for wrong in ('""', "x", f"W/{tag_of(handler)}", '"', ","):
        assert refused(say(handler, "five", **{"If-Match": wrong})) == (412, "state-changed")
    said = [
        line["params"]["text"] for line in handler.ask("GET", "/events?kind=chat").json()["events"]
    ]
    assert said == ["one", "two", "three", "four"]


def test_a_repeated_command_gets_its_answer_though_something_has_changed(table: Table) -> None:
    seen = tag_of(table.handler)
    first = say(table.handler, "one", **{"If-Match": seen})
    table.handler.do("chat.say", text="more")
    assert say(table.handler, "one", **{"If-Match": seen}).json() == first.json()


def test_what_a_pilot_cannot_see_changes_nothing_for_the_pilot(table: Table) -> None:
    ada = table.join("Ada")
    seen = tag_of(ada)
    table.handler.do("unit.add", **unit("Ghost", 2, 3), hidden=True)
    assert say(ada, "one", **{"If-Match": seen}).status_code == 200


def test_of_simultaneous_commands_with_one_tag_one_is_done(table: Table) -> None:
    seen = tag_of(table.handler)

    def send(n: int) -> httpx.Response:
        return say(table.handler, f"n{n}", **{"If-Match": seen})

    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(send, range(12)))
    assert sorted(answer.status_code for answer in answers) == [200] + 11 * [412]


def test_a_program_without_invites_has_the_same_place(table: Table) -> None:
    bot = program(table.handler, "read", "chat")
    assert say(bot, "one", **{"If-Match": tag_of(bot)}).status_code == 200


def test_a_map_is_replaced_only_if_it_has_not_changed(table: Table) -> None:
    handler = table.handler
    board = handler.ask("GET", "/map").content
    for path in ("/map", "/map?format=board", "/state"):
        seen = tag_of(handler, path)
        put = handler.ask("PUT", "/map?name=a.json", content=board, headers={"If-Match": seen})
        assert put.status_code == 200, put.text
    seen = tag_of(handler, "/map")
    # talk does not change the map
    handler.do("chat.say", text="more")
    good = handler.ask("PUT", "/map?name=a.json", content=board, headers={"If-Match": seen})
    assert good.status_code == 200
    seen = tag_of(handler, "/map")
    handler.do("terrain.set", cells=[{"q": 1, "r": 1, "level": 3}])
    for method, path in (("PUT", "/map?name=a.json"), ("POST", "/scenes?name=a.json")):
        late = handler.ask(method, path, content=board, headers={"If-Match": seen})
        assert refused(late) == (412, "state-changed")
    now = tag_of(handler)
    added = handler.ask("POST", "/scenes?name=a.json", content=board, headers={"If-Match": now})
    assert added.status_code == 200
    scene = added.json()["scene"]
    shown = {"If-Match": tag_of(handler, "/map")}
    other = handler.ask("PUT", f"/map?name=a.json&scene={scene}", content=board, headers=shown)
    assert refused(other) == (412, "state-changed")


# --- HEAD


@pytest.mark.parametrize("path", READ)
def test_head_is_the_head_of_get(table: Table, path: str) -> None:
    get, head = (table.handler.ask(method, path) for method in ("GET", "HEAD"))
    assert (head.status_code, head.content) == (200, b"")
    passing = {
        "date",
        "ratelimit",
        "content-length",
        "content-encoding",
        "transfer-encoding",
        "vary",
    }
    if path == "/log.json":
        passing.add("etag")  # it says when it was made
    heads = [{k: v for k, v in each.headers.items() if k not in passing} for each in (get, head)]
    assert heads[0] == heads[1]


def test_head_answers_everywhere(url: str, http: httpx.Client, table: Table) -> None:
    for path in (path for path, methods in RESOURCES.items() if "get" in methods):
        there = path.replace("{table_id}", table.id)
        signed = {"Authorization": f"Bearer {table.handler.token}"}
        head, get = (http.request(each, url + there, headers=signed) for each in ("HEAD", "GET"))
        assert (head.status_code, head.content) == (get.status_code, b""), path
    assert http.head(url + "/").status_code == http.get(url + "/").status_code
    assert http.head(url + API + "/nothing").status_code == 404


def test_head_of_a_stream_ends_and_takes_no_place(table: Table) -> None:
    events = {"Accept": "text/event-stream"}
    for _ in range(30):
        answer = table.handler.ask("HEAD", "/stream", headers=events)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/event-stream")


def test_head_is_refused_as_get_is(table: Table) -> None:
    assert table.handler.http.head(table.handler.base + "/state").status_code == 401
    assert program(table.handler, "chat").ask("HEAD", "/state").status_code == 403
    assert program(table.handler, "read").ask("HEAD", "/state").status_code == 200


# --- what is deprecated


def test_a_deprecated_operation_says_so_in_its_answers() -> None:
    router = APIRouter(route_class=GuardedRoute)
    extra = {
        DEPRECATION: {"since": "2027-01-31", "sunset": "2027-07-31", "link": "/guide/api#versions"}
    }

    @router.get("/old", deprecated=True, openapi_extra=extra)
    async def old() -> Response:
        return Response("still here")

    @router.get("/new")
    async def new() -> Response:
        return Response("here")

    app = FastAPI()
    app.include_router(router)

    async def ask() -> tuple[httpx.Response, httpx.Response]:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
            return await client.get("/old"), await client.get("/new")

    there, here = asyncio.run(ask())
    assert there.text == "still here"
    since = int(there.headers["deprecation"].removeprefix("@"))
    assert datetime.fromtimestamp(since, UTC) == datetime(2027, 1, 31, tzinfo=UTC)
    assert parsedate_to_datetime(there.headers["sunset"]) == datetime(2027, 7, 31, tzinfo=UTC)
    assert there.headers["link"] == '</guide/api#versions>; rel="deprecation"'
    assert not {"deprecation", "sunset", "link"} & set(here.headers)
    assert app.openapi()["paths"]["/old"]["get"]["deprecated"] is True


def test_what_is_deprecated_says_since_when_and_what_to_use() -> None:
    for operations in openapi(create_app(Settings()))["paths"].values():
        for operation in operations.values():
            assert operation.get("deprecated", False) is (DEPRECATION in operation)


def test_the_document_names_the_address_of_the_server(tmp_path: Path) -> None:
    def servers(**settings: Any) -> Any:
        return openapi(create_app(Settings(data_dir=tmp_path, **settings)))["servers"]

    assert servers() == [{"url": "/"}]
    assert servers(public_url="https://game.example") == [{"url": "https://game.example"}]


def test_every_operation_that_changes_something_documents_its_headers() -> None:
    document = openapi(create_app(Settings()))
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            names = {each["name"].lower() for each in operation.get("parameters", ())}
            assert ("idempotency-key" in names) is (method == "post"), path
    commands = document["paths"][API + "/tables/{table_id}/commands"]["post"]
    assert "if-match" in {each["name"] for each in commands["parameters"]}
    assert "`state-changed`" in commands["responses"]["412"]["description"]


def test_a_new_table_in_a_new_scene(new_table: Callable[..., Table]) -> None:
    """An ETag of one table is none of another one."""
    one, other = new_table(), new_table()
    answer = say(other.handler, "hello", **{"If-Match": tag_of(one.handler)})
    assert refused(answer) == (412, "state-changed")
