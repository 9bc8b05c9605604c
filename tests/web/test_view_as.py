"""A Handler views the table as somebody else: the same bytes, and nobody else notices."""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import Any

from tests.web.answers import assert_same_answer
from tests.web.server import Person, Socket, Table, raw_socket, read_until_closed, unit

CHAT = {"type": "chat.say", "text": "from here"}


def set_up(table: Table, ada: Person) -> None:
    """Adds a thing that everybody sees, and one that only the Handler sees."""
    table.handler.do("unit.add", **unit("Hound", 2, 3, controller=ada.seat))
    table.handler.do("unit.add", **unit("Shade", 5, 5, disposition="enemy", hidden=True))
    table.handler.do("conflict.start")
    ada.do("dice.roll", notation="d6")
    table.handler.do("dice.roll", notation="d8", secret=True)


def raw(socket: Socket, until: str) -> list[str]:
    """Returns the raw frames after hello, up to the chat line with this text."""
    found: list[str] = []
    while True:
        text = socket.connection.recv(timeout=20)
        assert isinstance(text, str)
        if json.loads(text)["t"] != "hello":
            found.append(text)
        if until in text:
            return found


def test_rest_answers_as_that_seat_would_be_answered(table: Table) -> None:
    ada, watcher = table.join("Ada"), table.join("Wim", "spectator")
    set_up(table, ada)
    hound = ada.unit("Hound")
    chunk = ada.state()["view"]["scene"]["map"]["chunks"][0]
    for person in (ada, watcher):
        for path in ("/state", "/events?after=0", "/map", f"/map/chunks/{chunk}"):
            sign = "&" if "?" in path else "?"
            asked = table.handler.ask("GET", f"{path}{sign}as={person.seat}")
            assert_same_answer(asked, person.ask("GET", path))
            assert "Shade" not in asked.text
        for name, body in (
            ("reach", {"unit": hound, "mode": "ground"}),
            ("actions", {"unit": hound}),
            ("reach", {"unit": table.handler.unit("Shade"), "mode": "ground"}),
        ):
            asked = table.handler.ask("POST", f"/queries/{name}?as={person.seat}", json=body)
            assert_same_answer(asked, person.ask("POST", f"/queries/{name}", json=body))
        for path in ("/history?", "/history/frames?from=1&", f"/history/chunks/{chunk}?seq=1&"):
            assert_same_answer(
                table.handler.ask("GET", f"{path}as={person.seat}"), person.ask("GET", path)
            )
        kept = table.handler.ask("GET", f"/log.json?as={person.seat}").json()
        theirs = person.ask("GET", "/log.json").json()
        assert (kept["log"], kept["dice"]) == (theirs["log"], theirs["dice"])


def test_the_handler_views_as_a_whole_group(table: Table) -> None:
    ada, watcher = table.join("Ada"), table.join("Wim", "spectator")
    set_up(table, ada)
    for group, person in (("pilots", ada), ("spectators", watcher)):
        assert_same_answer(
            table.handler.ask("GET", f"/state?as={group}"), person.ask("GET", "/state")
        )
        with table.handler.socket(f"?as={group}") as seen, person.socket() as own:
            hello = seen.next()
            assert hello["you"]["role"] == "handler"
            role = group.removesuffix("s")
            assert hello["as"] == {"seat": None, "role": role, "name": "", "group": group}
            assert own.next()["you"]["group"] == group
            assert seen.until("view") == own.until("view")


def test_the_frames_equal_that_seats_byte_for_byte(table: Table) -> None:
    ada = table.join("Ada")
    set_up(table, ada)
    with ada.socket() as own, table.handler.socket(f"?as={ada.seat}") as seen:
        for socket in (own, seen):
            assert socket.next()["t"] == "hello"
        table.handler.do("unit.add", **unit("Second shade", 6, 6, disposition="enemy", hidden=True))
        table.handler.do("unit.add", **unit("Tank", 6, 2, disposition="enemy"))
        table.handler.do("chat.say", text="that was all")
        theirs, mine = raw(own, "that was all"), raw(seen, "that was all")
        kinds = [json.loads(text)["t"] for text in mine]
        assert kinds.count("view") == 1
        assert kinds.count("change") == 2
        assert mine == theirs
        hidden = table.handler.unit("Second shade")
        assert not any("econd shade" in text or hidden in text for text in mine)


def test_a_reconnected_socket_resumes_the_view(table: Table) -> None:
    ada = table.join("Ada")
    with table.handler.socket(f"?as={ada.seat}") as seen:
        view = seen.until("view")
    table.handler.do("chat.say", text="missed")
    where = f"?epoch={view['epoch']}&after={view['seq']}&as={ada.seat}"
    with table.handler.socket(where) as seen:
        hello = seen.next()
        assert hello["as"]["name"] == "Ada"
        assert seen.until("change")["entries"][0]["params"]["text"] == "missed"
        assert "view" not in [frame["t"] for frame in seen.seen]


def test_other_seats_do_not_notice_a_view_as(table: Table) -> None:
    """Others receive neither presence nor anything else, and the log has no line."""
    ada, ben = table.join("Ada"), table.join("Ben")
    before = ben.state()
    with ben.socket() as watching, table.handler.socket(f"?as={ada.seat}") as seen:
        watching.until("view")
        assert seen.until("presence")["online"] == [ben.seat]
        ben.do("chat.say", text="anybody here?")
        watching.until("change")
        assert watching.seen[-1]["entries"][0]["params"]["text"] == "anybody here?"
        heard = [frame["online"] for frame in watching.seen if frame["t"] == "presence"]
        assert all(online == [ben.seat] for online in heard)
        with ada.socket() as own:
            own.until("view")
            while (online := watching.until("presence")["online"]) != sorted([ada.seat, ben.seat]):
                assert online == [ben.seat]
    after = ben.state()
    assert after["seq"] == before["seq"] + 1, "by what was said, and by nothing else"


def test_signals_arrive_as_that_seat_gets_them(table: Table) -> None:
    ada, ben = table.join("Ada"), table.join("Ben")
    table.handler.do("unit.add", **unit("Shade", 5, 5, disposition="enemy", hidden=True))
    shade = table.handler.unit("Shade")
    with ExitStack() as open_:
        enter = open_.enter_context
        seen, handler = (enter(table.handler.socket(query)) for query in (f"?as={ada.seat}", ""))
        a, b = enter(ada.socket()), enter(ben.socket())
        for socket in (seen, handler, a, b):
            socket.until("view")
        a.write({"t": "signal", "kind": "ping", "data": {"q": 1, "r": 1}})
        b.until("signal")  # the signal is relayed, but not to the view as Ada, who sent it
        handler.write({"t": "signal", "kind": "pointer", "data": {"unit": shade}})
        handler.write({"t": "signal", "kind": "ping", "data": {"q": 2, "r": 2}})
        first = seen.until("signal")
        assert first["data"] == {"q": 2, "r": 2}


def test_commands_and_signals_are_refused_while_viewing_as(table: Table) -> None:
    ada, ben = table.join("Ada"), table.join("Ben")
    set_up(table, ada)
    with table.handler.socket(f"?as={ada.seat}") as seen, ben.socket() as watching:
        seen.until("view")
        watching.until("view")
        seen.write({"t": "command", "id": "c1", "command": CHAT})
        assert seen.until("refused", id="c1")["code"] == "only-looking"
        seen.write({"t": "signal", "kind": "ping", "data": {"q": 1, "r": 2}})
        assert seen.until("refused", id="")["code"] == "only-looking"
        params = {"unit": ada.unit("Hound"), "mode": "ground"}
        seen.write({"t": "query", "id": "q1", "name": "reach", "params": params})
        answer = ada.ask("POST", "/queries/reach", json=params).json()
        assert seen.until("answer", id="q1")["result"] == answer
        hidden = {**params, "unit": table.handler.unit("Shade")}
        seen.write({"t": "query", "id": "q2", "name": "reach", "params": hidden})
        assert seen.until("refused", id="q2")["code"] == "no-such-unit"
        ben.do("chat.say", text="done")
        watching.until("change")
        assert "signal" not in [frame["t"] for frame in watching.seen]
    refused = table.handler.ask(
        "POST", f"/commands?as={ada.seat}", json={"id": "x", "command": CHAT}
    )
    assert (refused.status_code, refused.json()["code"]) == (403, "only-looking")


def test_only_the_handler_views_as_another_seat(table: Table) -> None:
    ada, ben = table.join("Ada"), table.join("Ben")
    watcher = table.join("Wim", "spectator")
    chunk = ada.state()["view"]["scene"]["map"]["chunks"][0]
    for person in (ada, watcher):
        for whom in (ben.seat, "pilots", person.seat, "nobody"):
            for path in ("/state", "/events", "/map", f"/map/chunks/{chunk}", "/log.json"):
                refused = person.ask("GET", f"{path}?as={whom}")
                assert (refused.status_code, refused.json()["code"]) == (403, "handler-only")
            refused = person.ask("POST", f"/queries/falls?as={whom}", json={})
            assert (refused.status_code, refused.json()["code"]) == (403, "handler-only")
    for whom in ("nobody", "", "handler", "s_gone"):
        refused = table.handler.ask("GET", f"/state?as={whom}")
        assert (refused.status_code, refused.json()["code"]) == (404, "no-such-seat")
    assert table.handler.ask("GET", f"/state?as={'x' * 65}").json()["code"] == "malformed"


def test_the_framed_page(table: Table) -> None:
    """Only the Handler gets it, and only our own pages may frame it."""
    ada = table.join("Ada")

    def page(person: Person, query: str) -> Any:
        headers = {"Cookie": f"hexframe_{ada.table}={person.token}", "Accept": "text/html"}
        return person.http.get(f"{person.url}/t/{ada.table}{query}", headers=headers)

    framed = page(table.handler, f"?as={ada.seat}")
    assert framed.status_code == 200
    assert f'data-as="{ada.seat}"' in framed.text
    assert framed.headers["X-Frame-Options"] == "SAMEORIGIN"
    assert "frame-ancestors 'self'" in framed.headers["Content-Security-Policy"]
    own = page(table.handler, "")
    assert "data-as" not in own.text
    assert own.headers["X-Frame-Options"] == "DENY"
    assert "frame-ancestors 'none'" in own.headers["Content-Security-Policy"]
    assert page(ada, f"?as={ada.seat}").status_code == 403
    assert page(table.handler, "?as=nobody").status_code == 404


def test_browsers_get_the_reason_as_a_close_code(table: Table) -> None:
    ada = table.join("Ada")
    origin = {"Origin": table.handler.url, "Cookie": f"hexframe_{ada.table}={ada.token}"}
    with raw_socket(ada.url, ada.table, f"?as={ada.seat}", headers=origin) as connection:
        assert read_until_closed(Socket(connection)) == (4403, "handler-only")
    cookie = f"hexframe_{ada.table}={table.handler.token}"
    origin = {"Origin": table.handler.url, "Cookie": cookie}
    with raw_socket(ada.url, ada.table, "?as=nobody", headers=origin) as connection:
        assert read_until_closed(Socket(connection)) == (4410, "no-such-seat")


def test_viewing_as_a_seat_ends_with_the_seat(table: Table) -> None:
    """It ends with the viewed seat, and with the viewing one."""
    ada = table.join("Ada")
    with table.handler.socket(f"?as={ada.seat}") as seen, table.handler.socket("?as=pilots") as all:
        seen.until("view")
        all.until("view")
        assert table.handler.ask("DELETE", f"/seats/{ada.seat}").status_code == 204
        assert read_until_closed(seen)[0] == 4410
        table.handler.do("chat.say", text="still here")
        while all.until("change")["entries"][0]["code"] != "chat.said":
            pass


def test_viewing_as_a_pilot_under_fog_shows_what_that_pilot_sees(table: Table) -> None:
    """Holds also when the fog changes meanwhile."""
    ada, ben = table.join("Ada"), table.join("Ben")
    table.handler.do("unit.add", **unit("Hound", 1, 1, controller=ada.seat))
    table.handler.do("unit.add", **unit("Fox", 8, 4, controller=ben.seat))
    table.handler.do("unit.add", **unit("Wolf", 7, 4, disposition="enemy"))
    with ada.socket() as own, table.handler.socket(f"?as={ada.seat}") as seen:
        for socket in (own, seen):
            assert socket.next()["t"] == "hello"
        for fog in ("own", "team", "own", "off"):
            table.handler.do("table.options", options={"fog": fog, "sight": 3})
            wolf = table.handler.unit("Wolf")
            table.handler.do(
                "unit.place", unit=wolf, at={"q": 7, "r": 3 + len(fog) % 2, "level": 0}
            )
            assert_same_answer(
                table.handler.ask("GET", f"/state?as={ada.seat}"), ada.ask("GET", "/state")
            )
            assert_same_answer(
                table.handler.ask("GET", f"/state?as={ben.seat}"), ben.ask("GET", "/state")
            )
        table.handler.do("chat.say", text="that was all")
        theirs, mine = raw(own, "that was all"), raw(seen, "that was all")

    def stripped(frames: list[str]) -> list[str]:
        return [text for text in frames if json.loads(text)["t"] != "hello"]

    assert stripped(mine) == stripped(theirs)
    assert sum(json.loads(text)["t"] == "view" for text in mine) > 1, "they were greeted anew"
