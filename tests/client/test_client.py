"""The client against a real server: commands, queries, the log, and what is refused."""

from __future__ import annotations

import inspect
import socket
import subprocess
import sys
from collections.abc import Callable
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any

import httpx
import pytest

import hexframe.client
from hexframe.client import (
    AsyncServer,
    AsyncTable,
    Call,
    ConnectionLost,
    NotAllowed,
    NotFound,
    Refused,
    Server,
    ServerFault,
    Table,
    TooMuch,
    aio,
    commands,
    errors,
    sync,
)
from hexframe.client.command import Command
from hexframe.client.commands import (
    Batch,
    ChatSay,
    ConflictEnd,
    ConflictStart,
    TurnStart,
    UnitMove,
    UnitUpdate,
)
from tests.client.tables import MAP, crewed
from tests.fixtures.make_client import TARGET, files, schemas

PROGRAM = """
from hexframe.client import AsyncTable, NotFound, Refused, Table
from hexframe.client.commands import AttackDeclare, TurnStart, UnitMove


def turn(table: Table, unit: str) -> int:
    table.send(TurnStart(unit=unit))
    reach = table.ask("reach", {"unit": unit, "mode": "ground"})
    way = table.ask("path", {"unit": unit, "mode": "ground", "to": {"q": 4, "r": 3}})
    if way["path"] is not None:
        path = [{"q": at["q"], "r": at["r"], "level": at["level"]} for at in way["path"]]
        table.send({"type": "unit.move", "unit": unit, "mode": "ground", "path": [
            {"q": at["q"], "r": at["r"], "level": at["level"]} for at in path]})
    return reach["budget"]


def missing(table: Table, unit: str) -> int:
    try:
        table.send(TurnStart(unit=unit))
        table.ask("reach", {"unit": unit, "mode": "ground"})
    except NotFound as error:
        refusal = error.of("reach")
        if refusal["code"] == "no-such-unit":
            return len(refusal["params"]["unit"])
    except Refused as error:
        started = error.of(TurnStart)
        if started["code"] == "turn-of-another":
            return len(started["params"]["active"]["name"])
        if started["code"] == "too-many-requests":
            return started["params"]["seconds"]
    return 0


def to_the_cells_of_others(table: Table, me: str, other: str) -> list[int | None]:
    units = table.state()["view"]["scene"]["units"]
    at = units[other]["at"]
    if at is None:
        return []
    table.ask("path", {"unit": me, "mode": "ground", "to": at})
    table.send(AttackDeclare(unit=me, weapon="gun", at=at))
    start = table.ask("reach", {"unit": me, "mode": "ground"})["start"]
    return [table.ask("range", {"from": start, "to": at})["steps"]]


async def later(table: AsyncTable, unit: str) -> str:
    await table.send(UnitMove(unit=unit, mode="ground", path=[{"q": 1, "r": 1, "level": 0}]))
    reach = await table.ask("reach", {"unit": unit, "mode": "ground"})
    async with table.live() as live:
        async for update in live:
            print(reach["budget"], update.entries[0]["code"])
        return live.view["table"]["name"]
"""
WRONG = (
    "table.send(TurnStart(unti='i1'))",
    "table.send(TurnStart())",
    "table.send(UnitMove(unit='i1', mode='swim', path=[]))",
    "table.send({'type': 'unit.mvoe', 'unit': 'i1'})",
    "table.ask('raech', {'unit': 'i1', 'mode': 'ground'})['budget'].real",
    "table.ask('reach', {'unit': 'i1', 'mode': 'ground'})['bugdet']",
    "error.of(UnitMove)['code'] == 'no-stepps'",
    "error.of(UnitMove)['code'] == 'no-timer'  # of another command",
    "error.of('path')['code'] == 'too-far'  # a reason in its answer",
    "error.of('paht')['code']",
)


def test_the_generated_modules_are_current() -> None:
    assert {name: (TARGET / name).read_text("utf-8") for name in files()} == files()


def test_the_client_imports_nothing_of_the_server() -> None:
    code = (
        "import sys, hexframe.client, hexframe.client.commands, hexframe.client.types\n"
        "print(sorted({n.partition('.')[0] for n in sys.modules} & {'app', 'fastapi', 'msgspec'}))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_programs_pass_a_strict_check_and_misspelt_ones_do_not(tmp_path: Path) -> None:
    (tmp_path / "right.py").write_text(PROGRAM, "utf-8")
    head = "from hexframe.client import Refused, Table\nfrom hexframe.client.commands import *\n"
    calls = "".join(f"    {call.partition('  #')[0]}  # type: ignore\n" for call in WRONG)
    (tmp_path / "wrong.py").write_text(
        f"{head}\ndef wrong(table: Table, error: Refused) -> None:\n{calls}", "utf-8"
    )
    flags = ("--strict", "--no-error-summary", "--config-file=", "--cache-dir=.cache")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *flags, "right.py", "wrong.py"],
        cwd=tmp_path, env={"MYPYPATH": str(TARGET.parent.parent)},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.stdout + done.stderr == ""


def test_every_command_is_a_class_with_the_fields_of_its_schema() -> None:
    known = schemas()
    classes = {
        each.type: each
        for each in vars(commands).values()
        if inspect.isclass(each) and issubclass(each, Command) and each is not Command
    }
    listed = [known[ref["$ref"].rpartition("/")[2]] for ref in known["Command"]["oneOf"]]
    assert {each["properties"]["type"]["const"] for each in listed} == classes.keys()
    for schema in listed:
        made = classes[schema["properties"]["type"]["const"]]
        names = {each.name.rstrip("_") for each in fields(made)}
        needed = {each.name.rstrip("_") for each in fields(made) if each.default is MISSING}
        assert names == schema["properties"].keys() - {"type"}
        assert needed == set(schema["required"]) - {"type"}


def test_a_command_is_written_without_what_is_left_out() -> None:
    move = UnitMove(unit="i1", mode="ground", path=[{"q": 1, "r": 0, "level": 0}])
    path = [{"q": 1, "r": 0, "level": 0}]
    assert move.document() == {"type": "unit.move", "unit": "i1", "mode": "ground", "path": path}
    assert UnitUpdate(unit="i1", movement=None).document()["movement"] is None
    both = Batch(commands=[TurnStart(unit="i1"), {"type": "chat.say", "text": "Hm."}])
    assert both.document()["commands"] == [
        {"type": "turn.start", "unit": "i1"},
        {"type": "chat.say", "text": "Hm."},
    ]


def test_a_pilot_plays_a_turn(server: Server) -> None:
    handler, pilot, hound = crewed(server)
    handler.send(ConflictStart())
    pilot.send(TurnStart(unit=hound))
    way = pilot.ask("path", {"unit": hound, "mode": "ground", "to": {"q": 4, "r": 3}})
    assert way["path"] is not None
    path: Any = way["path"]
    done = pilot.send(UnitMove(unit=hound, mode="ground", path=path))
    assert [line["code"] for line in done["events"]] == ["unit.moved"]
    assert pilot.state()["view"]["scene"]["units"][hound]["at"] == {"q": 4, "r": 3, "level": 0}
    assert [line["code"] for line in pilot.log()][-1] == "unit.moved"
    assert [line["code"] for line in pilot.log(kind="move", round=1)] == ["unit.moved"]
    assert [line["kind"] for line in pilot.log(kind=("move", "fall"), unit=hound)] == ["move"]
    assert not [*pilot.log(unit="nobody")]
    assert all("Hound" in line["text"] for line in pilot.log(unit=hound, text=True))


def test_a_command_with_the_same_id_is_done_once(server: Server) -> None:
    _, pilot, _ = crewed(server)
    first = pilot.send(ChatSay(text="Once."), id="an-id")
    assert pilot.send(ChatSay(text="Once."), id="an-id") == first


def test_a_refusal_is_an_exception_with_code_params_and_text(server: Server) -> None:
    _, pilot, hound = crewed(server)
    with pytest.raises(Refused) as refused:
        pilot.send(TurnStart(unit=hound))
    assert refused.value.code == "no-conflict"
    assert refused.value.status == 409
    assert refused.value.of(TurnStart) == refused.value.refusal
    assert refused.value.text and refused.value.text in str(refused.value)
    with pytest.raises(NotFound) as unknown:
        pilot.ask("reach", {"unit": "nobody", "mode": "ground"})
    assert unknown.value.code == "no-such-unit"
    assert unknown.value.params
    with pytest.raises(NotAllowed) as forbidden:
        pilot.send(ConflictEnd())
    assert forbidden.value.code == "handler-only"
    with pytest.raises(NotAllowed, match="stale-token"):
        server.table(pilot.id, "nobody").state()


def test_a_program_with_a_token_of_its_own(server: Server) -> None:
    handler, _, _ = crewed(server)
    made = handler.make_token("Reader", ["read"], expires_in=60)
    reader = server.table(handler.id, made["token"])
    assert reader.state()["view"]["table"]["name"] == "Pass"
    assert reader.ticket()["ticket"]
    with pytest.raises(NotAllowed) as refused:
        reader.send(ConflictStart())
    assert (refused.value.code, refused.value.params) == ("scope-missing", {"scope": "run"})
    listed = handler.call(Call[Any]("GET", "/tokens"))["tokens"]
    assert [each["name"] for each in listed] == ["Reader"]


def test_the_link_of_a_handler_opens_its_table(server: Server, http: httpx.Client) -> None:
    handler, _ = server.make_table(name="Pass", map=MAP)
    link = f"{handler.url}/h/{handler.id}?key={handler.token}"
    assert Table.from_link(link, http=http).state()["view"]["table"]["name"] == "Pass"
    with pytest.raises(ValueError, match="Handler's link"):
        Table.from_link(f"{handler.url}/t/{handler.id}")


def test_the_link_of_an_invite_is_enough_for_a_seat(server: Server, http: httpx.Client) -> None:
    handler, invites = server.make_table(name="Pass", map=MAP)
    pilot = Table.join(f"{handler.url}/j/{invites['pilot']}", "Ada", http=http)
    assert pilot.id == handler.id
    assert pilot.send(ChatSay(text="Hello."))["events"][0]["by"] == "Ada"
    with pytest.raises(NotFound, match="bad-invite"):
        Table.join(f"{handler.url}/j/nothing", "Ada", http=http)
    for wrong in (f"{handler.url}/h/{handler.id}", f"/j/{invites['pilot']}", invites["pilot"]):
        with pytest.raises(ValueError, match="link of an invite"):
            Table.join(wrong, "Ada", http=http)


def test_an_address_that_is_none_is_told_at_once(server: Server) -> None:
    for wrong in ("127.0.0.1:8000", "localhost", "ws://127.0.0.1:8000", ""):
        with pytest.raises(ValueError, match="not the address of a server"):
            Server(wrong)
        with pytest.raises(ValueError, match="not the address of a server"):
            AsyncTable(wrong, "t", "token")
    assert Server(f"{server.url}/api/v1/").url == server.url


@pytest.mark.parametrize("wrong", ["", " ", "se-cret\n", "\nse-cret", "se-cret\0", "se-cret\u00e9"])
def test_a_token_that_no_header_can_have_is_told_at_once_without_it(wrong: str) -> None:
    url = "http://127.0.0.1:1"
    makers: tuple[Callable[[], object], ...] = (
        lambda: Table(url, "t", wrong),
        lambda: AsyncTable(url, "t", wrong),
        lambda: Server(url, wrong),
        lambda: AsyncServer(url, wrong),
        lambda: Server(url).table("t", wrong),
    )
    for make in makers:
        with pytest.raises(ValueError, match="not a token") as told:
            make()
        assert "cret" not in str(told.value)


def test_a_server_that_does_not_answer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_PROXY", "*")
    with socket.create_server(("127.0.0.1", 0)) as free:
        url = f"http://127.0.0.1:{free.getsockname()[1]}"
    with Table(url, "t", "token") as table, pytest.raises(ConnectionLost, match=url):
        table.ticket()


async def test_the_same_with_asyncio(server: Server) -> None:
    async with (
        httpx.AsyncClient(timeout=30, trust_env=False) as http,
        AsyncServer(server.url, http=http) as later,
    ):
        handler, invites = await later.make_table(name="Pass", map=MAP)
        pilot = await later.join(handler.id, invites["pilot"], "Ada")
        done = await pilot.send(ChatSay(text="Hello."))
        assert [line["code"] for line in done["events"]] == ["chat.said"]
        assert (await pilot.ask("notation", {"notation": "2d6"}))["max"] == 12
        assert [line["code"] async for line in pilot.log()][-1] == "chat.said"
        assert (await later.call(Call[Any]("GET", "/frames/library")))["frames"]
        link = f"{server.url}/j/{invites['spectator']}"
        bob = await AsyncTable.join(link, "Bob", http=http)
        assert (await bob.state())["view"]["table"]["name"] == "Pass"
        with pytest.raises(NotAllowed, match="handler-only"):
            await pilot.send(ConflictEnd())


def test_both_clients_offer_the_same() -> None:
    def offered(kind: type[Any]) -> dict[str, list[str]]:
        return {
            name: list(inspect.signature(value).parameters)
            for name, value in inspect.getmembers(kind, inspect.isfunction)
            if not name.startswith("__")
        }

    assert offered(Server) == offered(AsyncServer)
    assert offered(Table) == offered(AsyncTable)
    assert offered(sync.Live) == offered(aio.AsyncLive)
    assert set(hexframe.client.__all__) <= set(vars(hexframe.client))


@pytest.mark.parametrize(
    ("status", "kind"),
    [(401, NotAllowed), (404, NotFound), (409, Refused), (429, TooMuch), (502, ServerFault)],
)
def test_an_answer_that_is_no_problem_document(status: int, kind: type[Refused]) -> None:
    error = errors.refusal(status, {"retry-after": "7"}, b"<html>")
    assert type(error) is kind
    assert (error.code, error.retry_after) == (f"http-{status}", 7)


class Wire(httpx.BaseTransport):
    """A network that answers as it is told, or is cut."""

    def __init__(self, *answers: httpx.Response | None) -> None:
        self.answers = list(answers)
        self.sent: list[bytes] = []
        self.keys: list[str] = []

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        self.sent.append(request.read())
        self.keys.append(request.headers.get("Idempotency-Key", ""))
        answer = self.answers.pop(0)
        if answer is None:
            raise httpx.ConnectError("cut")
        return answer


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The pauses of the client, which pass at once."""
    slept: list[float] = []
    monkeypatch.setattr(sync.time, "sleep", slept.append)
    return slept


def test_a_lost_answer_is_asked_for_again_with_the_same_id(waits: list[float]) -> None:
    done = httpx.Response(200, json={"seq": 3, "events": []})
    busy = httpx.Response(429, headers={"Retry-After": "2"}, json={"code": "too-many-requests"})
    wire = Wire(None, busy, done)
    table = Table("http://x", "t", "k", http=httpx.Client(transport=wire))
    assert table.send(ChatSay(text="Hm."))["seq"] == 3
    assert len(set(wire.sent)) == 1
    assert waits == [0.25, 2]


def test_the_client_gives_up_in_the_end(waits: list[float]) -> None:
    table = Table("http://x", "t", "k", http=httpx.Client(transport=Wire(*[None] * 6)))
    with pytest.raises(ConnectionLost, match="cut"):
        table.state()
    assert len(waits) == 5


def test_what_the_server_would_do_twice_is_sent_once(waits: list[float]) -> None:
    table = Table("http://x", "t", "k", http=httpx.Client(transport=Wire(None)))
    with pytest.raises(ConnectionLost):
        table.ticket()
    assert waits == []


def test_what_is_made_has_a_key_so_that_it_is_made_once(waits: list[float]) -> None:
    made = httpx.Response(201, json={"token": "hft_x"})
    wire = Wire(None, made)
    table = Table("http://x", "t", "k", http=httpx.Client(transport=wire))
    assert table.make_token("Bot", ["read"])["token"] == "hft_x"
    first, second = wire.keys
    assert first == second != ""
    assert waits == [0.25]


def test_a_list_is_read_page_by_page(server: Server) -> None:
    handler, _ = server.make_table(name="Pass", map=MAP)
    for n in range(5):
        handler.make_token(f"Bot {n}", ["read"])
    names = [each["name"] for each in handler.listed("/tokens", limit=2)]
    assert names == [f"Bot {n}" for n in range(5)]
    assert [each["role"] for each in handler.listed("/seats")] == ["handler"]
    assert list(handler.listed("/library", "entries", kind="stamp")) == []
    with pytest.raises(NotFound):
        list(handler.listed("/webhooks/none/deliveries"))


async def test_a_list_is_read_page_by_page_without_blocking(server: Server) -> None:
    handler, _ = server.make_table(name="Pass", map=MAP)
    for n in range(3):
        handler.make_token(f"Bot {n}", ["read"])
    async with AsyncTable(handler.url, handler.id, handler.token) as same:
        found = [each["name"] async for each in same.listed("/tokens", limit=2)]
    assert found == [f"Bot {n}" for n in range(3)]
