"""Screens: who makes their links, what they show, and when they end."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from app.services import screens
from tests.formats.picture_files import file_of, two_colours
from tests.web.server import (
    API,
    HTML,
    Person,
    Socket,
    Table,
    make_table,
    raw_socket,
    read_until_closed,
    serving,
    unit,
)


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def made(table: Table, name: str = "Beamer") -> dict[str, Any]:
    answer = table.handler.ask("POST", "/screens", json={"name": name})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def look(table: Table, screen: dict[str, Any], path: str = "") -> httpx.Response:
    headers = {"Authorization": f"Bearer {screen['token']}"}
    return table.handler.http.get(f"{table.url}{API}/screens/{screen['id']}{path}", headers=headers)


@contextmanager
def shown(table: Table, screen: dict[str, Any]) -> Iterator[Socket]:
    """Opens the socket of a screen."""
    headers = {"Authorization": f"Bearer {screen['token']}"}
    with raw_socket(table.url, screen["id"], kind="screens", headers=headers) as connection:
        yield Socket(connection)


def ambush(table: Table) -> None:
    """A mission with things that only the Handler knows."""
    table.handler.do("unit.add", **unit("Kite", 1, 1))
    table.handler.do("unit.add", **unit("Lurker", 5, 1, disposition="enemy", hidden=True))
    table.handler.do("unit.add", **unit("Later", 6, 1, disposition="enemy") | {"at": None})
    later = table.handler.unit("Later")
    table.handler.do("wave.add", name="Nightfall", units=[later], trigger="the alarm")
    table.handler.do("zone.add", name="Trap", kind="area", cells=[{"q": 2, "r": 1}])
    table.handler.do("mission.add", name="The dam", base=100, notes="for my eyes")
    (mission,) = table.handler.state()["view"]["missions"]
    table.handler.do("mission.add_objective", mission=mission, text="unheard", bonus=5, hidden=True)
    table.handler.do("mission.phase", mission=mission, phase="briefed")
    table.handler.do("dice.roll", notation="1d20 # whisper", secret=True)


def secrets_of(table: Table) -> tuple[str, ...]:
    """What no screen may receive."""
    kinds = (
        "Lurker",
        "Later",
        "Nightfall",
        "the alarm",
        "Trap",
        "unheard",
        "for my eyes",
        "whisper",
    )
    return (*kinds, table.handler.token, *table.invites.values())


def test_a_screen_gets_what_spectators_get_and_no_more(table: Table) -> None:
    sid = table.join("Sid", "spectator")
    ambush(table)
    screen = made(table)
    with shown(table, screen) as seen, sid.socket() as own:
        hello = seen.next()
        assert hello["you"] == {"seat": "", "role": "spectator", "name": "", "group": "spectators"}
        assert own.next()["t"] == "hello"
        # the same view, and the same changes
        assert seen.until("view") == own.until("view")
        table.handler.do("unit.hide", unit=table.handler.unit("Kite"), hidden=True)
        table.handler.do("chat.say", text="the end")
        changes = [[each.until("change"), each.until("change")] for each in (seen, own)]
        assert changes[0] == changes[1]
        (chunk,) = sid.state()["view"]["scene"]["map"]["chunks"]
        answer = look(table, screen, f"/map/chunks/{chunk}")
        assert answer.json() == sid.ask("GET", f"/map/chunks/{chunk}").json()
        assert refused(look(table, screen, "/map/chunks/none")) == (404, "no-such-chunk")
        received = json.dumps(seen.seen) + answer.text + look(table, screen).text
    for secret in secrets_of(table):
        assert secret not in received, secret


def test_under_fog_a_screen_sees_what_the_whole_side_sees(table: Table) -> None:
    ada, ben = table.join("Ada"), table.join("Ben")
    table.handler.do("unit.add", **unit("Kite", 0, 0, controller=ada.seat))
    table.handler.do("unit.add", **unit("Owl", 2, 0, controller=ben.seat))
    table.handler.do("table.options", options={"fog": "own"})
    with shown(table, made(table)) as seen:
        names = {u["name"] for u in seen.until("view")["view"]["scene"]["units"].values()}
    assert names == {"Kite", "Owl"}


def test_a_screen_is_nobody_and_does_nothing(table: Table) -> None:
    before = table.handler.state()["view"]
    screen = made(table)
    with table.handler.socket() as mine:
        online = mine.until("presence")["online"]
        with shown(table, screen) as seen:
            seen.until("view")
            assert seen.until("presence")["online"] == online
            for number, command in enumerate(
                ({"type": "chat.say", "text": "hi"}, {"type": "undo"})
            ):
                seen.write({"t": "command", "id": f"x{number}", "command": command})
                assert seen.until("refused", id=f"x{number}")["code"] == "only-looking"
            # queries are answered from what spectators know
            seen.write({"t": "query", "id": "q", "name": "falls", "params": {}})
            assert seen.until("answer", id="q")["result"] == {"falls": []}
            seen.write({"t": "query", "id": "d", "name": "disposition",
                        "params": {"unit": "x", "to": "enemy"}})  # fmt: skip
            assert seen.until("refused", id="d")["code"] == "handler-only"
    assert table.handler.state()["view"]["seats"] == before["seats"]
    assert table.handler.state()["view"] == before
    # the secret is no seat: nothing else of the table
    person = Person(table.url, table.id, screen["token"], http=table.handler.http)
    for path in ("/state", "/history", "/events", "/export", "/screens"):
        assert refused(person.ask("GET", path)) == (401, "stale-token")
    assert refused(person.send({"type": "undo"})) == (401, "stale-token")


def test_a_revoked_screen_goes_dark_at_once(table: Table) -> None:
    one, two = made(table, "One"), made(table, "Two")
    with shown(table, one) as seen, shown(table, two) as other:
        seen.until("view")
        other.until("view")
        # people who come and go do not end it
        guest = table.join("Guest")
        guest.ask("DELETE", f"/seats/{guest.seat}")
        assert table.handler.ask("DELETE", f"/screens/{one['id']}").status_code == 204
        assert read_until_closed(seen) == (4401, "this screen is revoked")
        table.handler.do("chat.say", text="still here")
        assert "still here" in json.dumps([other.until("change") for _ in range(3)])
    assert refused(look(table, one)) == (404, "bad-screen")
    # the secret of one does not open another
    assert refused(look(table, {"id": one["id"], "token": two["token"]})) == (404, "bad-screen")
    assert look(table, two).json() == {
        "id": two["id"],
        "name": table.handler.state()["view"]["table"]["name"],
    }
    assert refused(table.handler.ask("DELETE", f"/screens/{one['id']}")) == (404, "no-such-screen")
    listed = table.handler.ask("GET", "/screens").json()["screens"]
    assert [each["name"] for each in listed] == ["Two"]
    assert two["token"] not in json.dumps(listed)
    assert table.handler.ask("DELETE", "").status_code == 204
    assert refused(look(table, two)) == (404, "bad-screen")


def test_only_handlers_make_screens(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = table.join("Ada")
    for verb, path, body in (
        ("POST", "/screens", {}), ("GET", "/screens", None), ("DELETE", "/screens/x", None),
    ):  # fmt: skip
        assert refused(ada.ask(verb, path, json=body)) == (403, "handler-only")
    for name in ("x" * 81, "two\x00lines"):
        answer = table.handler.ask("POST", "/screens", json={"name": name})
        assert refused(answer) == (422, "malformed")
    monkeypatch.setattr(screens, "MOST_SCREENS", 1)
    made(table, "")
    assert refused(table.handler.ask("POST", "/screens", json={})) == (409, "too-many-screens")
    # of another table
    stranger = make_table(table.url, table.handler.http, name="Other").handler
    mine = table.handler.ask("GET", "/screens").json()["screens"][0]["id"]
    assert refused(stranger.ask("DELETE", f"/screens/{mine}")) == (404, "no-such-screen")


def test_the_page_of_a_screen_has_no_secrets(table: Table) -> None:
    ambush(table)
    screen = made(table)
    http = httpx.Client(base_url=table.url, timeout=30, trust_env=False)
    answer = http.get(screen["url"])
    assert (answer.status_code, answer.headers["location"]) == (303, f"/screen/{screen['id']}")
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert "HttpOnly" in answer.headers["set-cookie"]
    page = http.get(answer.headers["location"])
    assert page.status_code == 200
    for secret in (*secrets_of(table), screen["token"]):
        assert secret not in page.text
    # the cookie opens the screen and nothing else
    assert http.get(f"/t/{table.id}").status_code == 401
    assert http.get(f"{API}/tables/{table.id}/state").status_code == 401
    table.handler.ask("DELETE", f"/screens/{screen['id']}")
    gone = http.get(f"/screen/{screen['id']}", headers=HTML)
    assert (gone.status_code, "shows nothing any more" in gone.text) == (404, True)
    assert http.get("/s/nothing", headers=HTML).status_code == 404
    http.close()


def test_nobody_guesses_screens(tmp_path: Path, http: httpx.Client) -> None:
    with serving(tmp_path, rate_guesses=2) as url:
        for _ in range(2):
            assert refused(http.get(f"{url}/s/guess")) == (404, "bad-screen")
        assert refused(http.get(f"{url}/s/guess")) == (429, "too-many-guesses")
        assert refused(http.get(f"{url}{API}/screens/x")) == (429, "too-many-guesses")


def test_a_page_of_another_site_opens_no_screen(table: Table) -> None:
    screen = made(table)
    cookie = {"Cookie": f"hexframe_screen_{screen['id']}={screen['token']}"}
    with (
        pytest.raises(InvalidStatus) as refused_,
        raw_socket(
            table.url, screen["id"], kind="screens", headers=cookie, origin="http://evil.example"
        ),
    ):
        pass
    assert refused_.value.response.status_code == 403


def stored(table: Table, side: int, use: str) -> str:
    """Stores a picture that differs with its side. Returns its id."""
    content = file_of(two_colours(side, side))
    headers = {"Content-Type": "image/png"}
    sent = table.handler.ask("POST", f"/pictures?use={use}", content=content, headers=headers)
    assert sent.status_code == 201, sent.text
    return str(sent.json()["id"])


def test_a_screen_gets_the_pictures_that_it_shows(table: Table) -> None:
    handler, screen = table.handler, made(table)
    handler.do("unit.add", **unit("Kite", 1, 1))
    handler.do("unit.add", **unit("Lurker", 5, 1, hidden=True))
    shows, hides = stored(table, 20, "token"), stored(table, 21, "token")
    handler.do("unit.picture", unit=handler.unit("Kite"), picture=shows)
    handler.do("unit.picture", unit=handler.unit("Lurker"), picture=hides)
    seen = look(table, screen, f"/pictures/{shows}")
    assert (seen.status_code, seen.headers["content-type"]) == (200, "image/webp")
    assert refused(look(table, screen, f"/pictures/{hides}")) == (404, "no-such-picture")


def test_a_screen_gets_the_background_cut_to_what_it_knows(table: Table) -> None:
    screen = made(table)
    place = {"x": 0, "y": 0, "width": 20_000, "height": 20_000}
    table.handler.do("scene.background", picture=stored(table, 200, "background"), **place)
    with shown(table, screen) as socket:
        blocks = socket.until("view")["view"]["scene"]["background"]["blocks"]
    assert blocks
    for name in blocks:
        part = look(table, screen, f"/background/{name}")
        assert (part.status_code, part.headers["content-type"]) == (200, "image/webp")
    assert look(table, screen, "/background/none").status_code == 204
