"""Rules for every route: no action from another site's page, security headers on each answer, no
secret stored or sent on."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi.routing import iter_route_contexts
from websockets.exceptions import InvalidStatus

from app.settings import Settings
from app.web.app import create_app
from app.web.security import SAFE
from tests.hostile.process import process
from tests.hostile.tables import GENEROUS, OPERATOR, PhaseTable, build, signed
from tests.web.integrations import new_token
from tests.web.server import API, Person, raw_socket

FOREIGN = ("https://evil.example", "null", "http://127.0.0.1:1", "")


#: path -> methods; none for a WebSocket and for mounted applications
ROUTES: dict[str, set[str]] = {}
for _route in iter_route_contexts(create_app(Settings()).routes):
    ROUTES.setdefault(str(_route.path), set()).update(_route.methods or ())
UNSAFE = sorted((method, path) for path, methods in ROUTES.items() for method in methods - SAFE)
PAGES = sorted(path for path, methods in ROUTES.items() if "GET" in methods)
SOCKETS = sorted(path for path in ROUTES if path.startswith("/ws/"))
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-resource-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}


@pytest.fixture(scope="module")
def built(open_url: str, asker: httpx.Client) -> PhaseTable:
    """A table to attack."""
    return build(open_url, asker, "campaign")


def address(built: PhaseTable, path: str) -> str:
    """Returns a route's address at this table, with invented values for other parameters."""
    there = {"table_id": built.table.id, "seat_id": built.pilot.seat, "name": "reach"}
    named = {**there, "invite": built.table.invites["pilot"]}
    return built.table.url + re.sub(r"{(\w+)(:\w+)?}", lambda found: named.get(found[1], "x"), path)


def test_all_routes_are_found() -> None:
    assert len(UNSAFE) >= 14
    assert ("POST", "/j/{invite}") in UNSAFE
    assert ("DELETE", "/api/v1/tables/{table_id}") in UNSAFE
    assert {"/", "/t/{table_id}", "/health", "/api/v1/systems"} <= set(PAGES)
    assert SOCKETS == ["/ws/screens/{screen_id}", "/ws/tables/{table_id}"]
    assert {path for path, methods in ROUTES.items() if not methods} == {*SOCKETS, "/static"}


@pytest.mark.parametrize("origin", FOREIGN)
@pytest.mark.parametrize(("method", "path"), UNSAFE)
def test_nothing_is_done_for_another_sites_page(
    built: PhaseTable, asker: httpx.Client, method: str, path: str, origin: str
) -> None:
    before = built.handler.state()
    cookie = built.headers["cookie"]["Cookie"]
    for headers in ({}, {"Cookie": cookie}, {"Cookie": cookie, "Content-Type": "text/plain"}):
        sent = {**headers, "Origin": origin}
        answer = asker.request(method, address(built, path), headers=sent, content=b"{}")
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
        assert "set-cookie" not in answer.headers
    assert built.handler.state() == before


@pytest.mark.parametrize(("method", "path"), [each for each in UNSAFE if "{table_id}" in each[1]])
def test_a_cookie_counts_for_nothing_without_an_origin(
    built: PhaseTable, asker: httpx.Client, method: str, path: str
) -> None:
    cookie = {"Cookie": built.headers["cookie"]["Cookie"]}
    answer = asker.request(method, address(built, path), headers=cookie, json={})
    assert answer.status_code in (403, 422), "only a seat is taken without one"
    if answer.status_code == 422:
        assert path.endswith("/seats")


@pytest.mark.parametrize("path", SOCKETS)
@pytest.mark.parametrize("origin", [*FOREIGN, None])
def test_no_socket_for_another_sites_page(built: PhaseTable, path: str, origin: str | None) -> None:
    headers = {"Cookie": built.headers["cookie"]["Cookie"]}
    kind = path.split("/")[2]
    with (
        pytest.raises(InvalidStatus) as refused,
        raw_socket(built.table.url, built.table.id, headers=headers, origin=origin, kind=kind),
    ):
        pass
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("accept", ["text/html", "application/json"])
@pytest.mark.parametrize("path", [*PAGES, "/nothing", "/static/none.js", "/static/icon.svg"])
def test_every_answer_carries_the_headers(
    built: PhaseTable, asker: httpx.Client, path: str, accept: str
) -> None:
    everybody = ({}, built.headers["cookie"], built.headers["pilot"], signed("wrong"))
    for method in ("GET", "HEAD", "POST", "PATCH"):
        for who in everybody:
            sent = {"Accept": accept, **who}
            answer = asker.request(method, address(built, path), headers=sent)
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
            assert "unsafe" not in policy and "http:" not in policy and "*" not in policy
            assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
            assert "cache-control" in answer.headers
            assert "server" not in answer.headers
            assert "access-control-allow-origin" not in answer.headers
            if "text/html" in answer.headers.get("content-type", ""):
                inline = re.findall(r"<script(?![^>]*\bsrc=)[^>]*>", answer.text)
                assert not inline, inline
                assert not re.search(r"\son\w+=|javascript:|style=\"", answer.text)


def secrets_of(built: PhaseTable) -> dict[str, str]:
    """Returns every secret that gives access."""
    found = {
        "operator": OPERATOR,
        "handler": built.handler.token,
        "pilot": built.pilot.token,
    }
    found |= {f"invite {role}": invite for role, invite in built.table.invites.items()}
    return found


def replay(built: PhaseTable) -> dict[str, str]:
    """A link to the replay of a finished mission."""
    missions = built.handler.state()["view"]["missions"].values()
    running = next(each["id"] for each in missions if each["phase"] == "running")
    built.handler.do("mission.result", mission=running, result="achieved")
    built.handler.do("mission.pay", mission=running)
    made = built.handler.ask("POST", "/shares", json={"mission": running})
    assert made.status_code == 201, made.text
    found: dict[str, str] = made.json()
    return found


def test_no_secret_is_kept_as_it_is(tmp_path: Path) -> None:
    """No secret is in a file of the server: not in the database, and not in its log at any level.
    Invites are the exception; they are in the list of tables only, because the Handler reads them
    again."""
    with (
        process(tmp_path, **{**GENEROUS, "log_level": "debug"}) as running,
        httpx.Client(timeout=60, trust_env=False) as http,
    ):
        built = build(running.url, http, "campaign")
        old = built.table.invites["spectator"]
        changed = built.handler.ask("POST", "/invites", json={"role": "spectator"}).json()
        built.table.invites["spectator"] = changed["invite"]
        shared = replay(built)
        links = (
            f"/h/{built.table.id}?key={built.handler.token}",
            f"/j/{old}",
            changed["url"],
        )
        for link in (*links, shared["url"]):
            http.get(running.url + link)
        with built.pilot.socket() as socket:
            socket.until("view")
        token = new_token(built.handler, "read")["token"]
        program = Person(running.url, built.table.id, token, http=http)
        ticket = program.ask("POST", "/tickets").json()["ticket"]
        with raw_socket(running.url, built.table.id, f"?ticket={ticket}", headers={}) as socket:
            socket.recv()
        http.get(f"{running.url}/ws/tables/{built.table.id}?ticket={ticket}&token={token}")
        screen = built.handler.ask("POST", "/screens", json={"name": "Wall"}).json()
        http.get(running.url + screen["url"])
        built.handler.ask("GET", "/export")
        form = {"name": "Mine", "operator_key": OPERATOR}
        made = http.post(running.url + "/tables", data=form)
        cookies = [value for value in made.cookies.values() if len(value) > 20]
        assert cookies
    secrets = {**secrets_of(built), "old invite": old, "cookie": cookies[0]}
    secrets |= {"share": shared["token"], "screen": screen["token"]}
    secrets |= {"token": token, "ticket": ticket}
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert any(path.name == "hexframe.db" for path in files)
    for path in files:
        content = path.read_bytes()
        for name, secret in secrets.items():
            count = content.count(secret.encode())
            if name.startswith("invite") and path.suffix in (".db", ".db-wal", ".db-shm"):
                continue
            if name == "old invite" and path.suffix in (".db", ".db-wal", ".db-shm"):
                continue  # what SQLite has overwritten may still lie in a free page
            assert count == 0, f"{name} in {path.name}"


def test_no_secret_is_sent_to_others(built: PhaseTable, asker: httpx.Client) -> None:
    """Answers contain no secret of others; the Handler's view contains the invites."""
    paths = [path for path in PAGES if "{table_id}" in path or path == "/"]
    secrets = secrets_of(built)
    for who in ("nobody", "spectator", "pilot", "handler", "operator", "elsewhere"):
        for path in paths:
            answer = asker.get(address(built, path), headers=built.headers[who])
            whole = answer.text + str(answer.headers)
            for name, secret in secrets.items():
                if name.startswith("invite") and who == "handler":
                    continue
                assert secret not in whole, f"{name} told to {who} by {path}"


def test_no_secret_stays_in_an_address(built: PhaseTable, asker: httpx.Client) -> None:
    """The Handler's link redirects to an address without its key, and so does taking a seat."""
    link = f"{built.table.url}/h/{built.table.id}?key={built.handler.token}"
    answer = asker.get(link, headers={"Accept": "text/html"})
    assert answer.status_code == 303
    assert answer.headers["location"] == f"/t/{built.table.id}"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cache-control"] == "no-store"
    asker.cookies.clear()
    for link in (
        f"/j/{built.table.invites['pilot']}",
        f"/j/{built.table.invites['spectator']}",
    ):
        seat: Any = asker.post(built.table.url + link, data={"name": "Una"})
        asker.cookies.clear()
        assert seat.headers["location"] == f"/t/{built.table.id}"
        flags = seat.headers["set-cookie"].lower()
        assert "httponly" in flags and "samesite=lax" in flags


def test_an_old_invite_is_refused_everywhere(built: PhaseTable, asker: httpx.Client) -> None:
    for role in ("pilot", "spectator"):
        old = built.table.invites[role]
        new = built.handler.ask("POST", "/invites", json={"role": role}).json()["invite"]
        built.table.invites[role] = new
        seats = f"{built.table.url}{API}/tables/{built.table.id}/seats"
        for invite, fine in ((old, False), (new, True)):
            body = {"invite": invite, "name": "Ivo"}
            assert (asker.post(seats, json=body).status_code == 201) is fine
            page = f"{built.table.url}/j/{invite}"
            assert (asker.get(page).status_code == 200) is fine
            assert (asker.post(page, data={"name": "Ivo"}).status_code == 303) is fine
            asker.cookies.clear()
