"""What holds for every route, by going through all that there are: none does anything for another
site's page, each answer carries the security headers, no secret is kept or sent on."""

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
from tests.hostile.house import GENEROUS, OPERATOR, House, build, signed
from tests.hostile.process import process
from tests.web.server import API, raw_socket

FOREIGN = ("https://evil.example", "null", "http://127.0.0.1:1", "")


#: path -> methods; no method for a WebSocket and for what is mounted
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
def house(open_url: str, asker: httpx.Client) -> House:
    """A table to be attacked."""
    return build(open_url, asker, "campaign")


def address(house: House, path: str) -> str:
    """A route's address at this table; what is not known is made up."""
    there = {"table_id": house.table.id, "seat_id": house.pilot.seat, "name": "reach"}
    named = {**there, "invite": house.table.invites["pilot"]}
    return house.table.url + re.sub(r"{(\w+)(:\w+)?}", lambda found: named.get(found[1], "x"), path)


def test_all_routes_are_found() -> None:
    assert len(UNSAFE) >= 14
    assert ("POST", "/j/{invite}") in UNSAFE
    assert ("DELETE", "/api/v1/tables/{table_id}") in UNSAFE
    assert {"/", "/t/{table_id}", "/health", "/api/v1/systems"} <= set(PAGES)
    assert SOCKETS == ["/ws/tables/{table_id}"]
    assert {path for path, methods in ROUTES.items() if not methods} == {*SOCKETS, "/static"}


@pytest.mark.parametrize("origin", FOREIGN)
@pytest.mark.parametrize(("method", "path"), UNSAFE)
def test_nothing_is_done_for_another_sites_page(
    house: House, asker: httpx.Client, method: str, path: str, origin: str
) -> None:
    before = house.handler.state()
    cookie = house.headers["cookie"]["Cookie"]
    for headers in ({}, {"Cookie": cookie}, {"Cookie": cookie, "Content-Type": "text/plain"}):
        sent = {**headers, "Origin": origin}
        answer = asker.request(method, address(house, path), headers=sent, content=b"{}")
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
        assert "set-cookie" not in answer.headers
    assert house.handler.state() == before


@pytest.mark.parametrize(("method", "path"), [each for each in UNSAFE if "{table_id}" in each[1]])
def test_a_cookie_counts_for_nothing_without_an_origin(
    house: House, asker: httpx.Client, method: str, path: str
) -> None:
    cookie = {"Cookie": house.headers["cookie"]["Cookie"]}
    answer = asker.request(method, address(house, path), headers=cookie, json={})
    assert answer.status_code in (403, 422), "only a seat is taken without one"
    if answer.status_code == 422:
        assert path.endswith("/seats")


@pytest.mark.parametrize("path", SOCKETS)
@pytest.mark.parametrize("origin", [*FOREIGN, None])
def test_no_socket_for_another_sites_page(house: House, path: str, origin: str | None) -> None:
    headers = {"Cookie": house.headers["cookie"]["Cookie"]}
    with (
        pytest.raises(InvalidStatus) as refused,
        raw_socket(house.table.url, house.table.id, headers=headers, origin=origin),
    ):
        pass
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("accept", ["text/html", "application/json"])
@pytest.mark.parametrize("path", [*PAGES, "/nothing", "/static/none.js", "/static/icon.svg"])
def test_every_answer_carries_the_headers(
    house: House, asker: httpx.Client, path: str, accept: str
) -> None:
    everybody = ({}, house.headers["cookie"], house.headers["pilot"], signed("wrong"))
    for method in ("GET", "HEAD", "POST", "PATCH"):
        for who in everybody:
            sent = {"Accept": accept, **who}
            answer = asker.request(method, address(house, path), headers=sent)
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
            assert "unsafe" not in policy and "http:" not in policy and "*" not in policy
            assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
            assert "cache-control" in answer.headers
            assert "server" not in answer.headers
            assert "access-control-allow-origin" not in answer.headers
            if "text/html" in answer.headers.get("content-type", ""):
                inline = re.findall(r"<script(?![^>]*\bsrc=)[^>]*>", answer.text)
                assert all('type="importmap"' in script for script in inline), inline
                assert not re.search(r"\son\w+=|javascript:|style=\"", answer.text)


def secrets_of(house: House) -> dict[str, str]:
    """Everything that opens a door."""
    found = {"operator": OPERATOR, "handler": house.handler.token, "pilot": house.pilot.token}
    found |= {f"invite {role}": invite for role, invite in house.table.invites.items()}
    return found


def replay(house: House) -> dict[str, str]:
    """A link to the replay of a mission that is over."""
    missions = house.handler.state()["view"]["missions"].values()
    running = next(each["id"] for each in missions if each["phase"] == "running")
    house.handler.do("mission.result", mission=running, result="achieved")
    house.handler.do("mission.pay", mission=running)
    made = house.handler.ask("POST", "/shares", json={"mission": running})
    assert made.status_code == 201, made.text
    found: dict[str, str] = made.json()
    return found


def test_no_secret_is_kept_as_it_is(tmp_path: Path) -> None:
    """In no file of the server: not in the database, not in its log at any level. But for invites,
    which the Handler reads again, in the list of tables alone."""
    with (
        process(tmp_path, **{**GENEROUS, "log_level": "debug"}) as running,
        httpx.Client(timeout=60, trust_env=False) as http,
    ):
        house = build(running.url, http, "campaign")
        old = house.table.invites["spectator"]
        changed = house.handler.ask("POST", "/invites", json={"role": "spectator"}).json()
        house.table.invites["spectator"] = changed["invite"]
        shared = replay(house)
        links = (f"/h/{house.table.id}?key={house.handler.token}", f"/j/{old}", changed["url"])
        for link in (*links, shared["url"]):
            http.get(running.url + link)
        with house.pilot.socket() as socket:
            socket.until("view")
        house.handler.ask("GET", "/export")
        form = {"name": "Mine", "operator_key": OPERATOR}
        made = http.post(running.url + "/tables", data=form)
        cookies = [value for value in made.cookies.values() if len(value) > 20]
        assert cookies
    secrets = {**secrets_of(house), "old invite": old, "cookie": cookies[0]}
    secrets["share"] = shared["token"]
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


def test_no_secret_is_told_to_others(house: House, asker: httpx.Client) -> None:
    """Nobody's answers hold anybody else's secret, the Handler's view those of the invites."""
    paths = [path for path in PAGES if "{table_id}" in path or path == "/"]
    secrets = secrets_of(house)
    for who in ("nobody", "spectator", "pilot", "handler", "operator", "elsewhere"):
        for path in paths:
            answer = asker.get(address(house, path), headers=house.headers[who])
            whole = answer.text + str(answer.headers)
            for name, secret in secrets.items():
                if name.startswith("invite") and who == "handler":
                    continue
                assert secret not in whole, f"{name} told to {who} by {path}"


def test_no_secret_stays_in_an_address(house: House, asker: httpx.Client) -> None:
    """The Handler's link leads on to an address without its key, and so does taking a seat."""
    link = f"{house.table.url}/h/{house.table.id}?key={house.handler.token}"
    answer = asker.get(link, headers={"Accept": "text/html"})
    assert answer.status_code == 303
    assert answer.headers["location"] == f"/t/{house.table.id}"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cache-control"] == "no-store"
    asker.cookies.clear()
    for link in (f"/j/{house.table.invites['pilot']}", f"/j/{house.table.invites['spectator']}"):
        seat: Any = asker.post(house.table.url + link, data={"name": "Una"})
        asker.cookies.clear()
        assert seat.headers["location"] == f"/t/{house.table.id}"
        flags = seat.headers["set-cookie"].lower()
        assert "httponly" in flags and "samesite=lax" in flags


def test_an_old_invite_is_dead_everywhere(house: House, asker: httpx.Client) -> None:
    for role in ("pilot", "spectator"):
        old = house.table.invites[role]
        new = house.handler.ask("POST", "/invites", json={"role": role}).json()["invite"]
        house.table.invites[role] = new
        seats = f"{house.table.url}{API}/tables/{house.table.id}/seats"
        for invite, fine in ((old, False), (new, True)):
            body = {"invite": invite, "name": "Ivo"}
            assert (asker.post(seats, json=body).status_code == 201) is fine
            page = f"{house.table.url}/j/{invite}"
            assert (asker.get(page).status_code == 200) is fine
            assert (asker.post(page, data={"name": "Ivo"}).status_code == 303) is fine
            asker.cookies.clear()
