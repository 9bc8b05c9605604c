"""The pages, the cookies and the way from a link to a table, as in a browser."""

from __future__ import annotations

import html
import json
import re
from pathlib import Path

import httpx
import pytest

from app.engine.commands.combat.requests import REFUSES_REQUESTS
from app.engine.commands.registry import COMMANDS, lifting_flags
from app.rules.systems import SYSTEMS
from tests.web.answers import assert_page_policy
from tests.web.server import BOARD, HTML, Person, Table, serving, unit


def post(browser: httpx.Client, path: str, **more: object) -> httpx.Response:
    """Sends a form as a browser does, with the Origin of its page."""
    origin = str(browser.base_url).rstrip("/")
    return browser.post(path, headers={"Origin": origin}, **more)  # type: ignore[arg-type]


def cookie_of(answer: httpx.Response) -> str:
    """Returns the Set-Cookie line."""
    return str(answer.headers["set-cookie"])


def test_a_table_page_says_which_commands_can_be_overruled(
    browser: httpx.Client, table: Table
) -> None:
    key = table.handler.token
    page = browser.get(f"/h/{table.id}?key={key}", follow_redirects=True)
    (named,) = re.findall(r'data-overridable="([^"]+)"', page.text)
    taking = {
        name for name, entry in COMMANDS.items() if "overrule" in entry.shape.__struct_fields__
    }
    assert set(named.split(" ")) == taking
    assert {"unit.move", "pilot.alight"} <= taking
    (refusing,) = re.findall(r'data-refuses-requests="([^"]+)"', page.text)
    assert set(refusing.split(" ")) == REFUSES_REQUESTS
    (flags,) = re.findall(r'data-lifting="([^"]+)"', page.text)
    assert json.loads(html.unescape(flags)) == lifting_flags()


@pytest.mark.parametrize("path", ["/", "/about", "/rules", "/verify", "/hangar", "/nothing-here"])
def test_pages_and_their_policy(browser: httpx.Client, path: str) -> None:
    answer = browser.get(path)
    assert answer.status_code == (404 if "nothing" in path else 200)
    assert answer.headers["cache-control"] == "no-store"
    assert_page_policy(browser, answer)


def test_opening_an_invite_takes_no_seat(browser: httpx.Client, table: Table) -> None:
    before = table.handler.ask("GET", "/seats").json()
    for _ in range(2):
        page = browser.get(f"/j/{table.invites['pilot']}")
        assert page.status_code == 200
        assert "set-cookie" not in page.headers
        assert "Test" in page.text
    assert browser.head(f"/j/{table.invites['pilot']}").status_code in (200, 405)
    assert table.handler.ask("GET", "/seats").json() == before


def test_joining_by_form(browser: httpx.Client, table: Table) -> None:
    answer = post(browser, f"/j/{table.invites['pilot']}", data={"name": " Ada  L "})
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{table.id}")
    cookie = cookie_of(answer)
    assert cookie.startswith(f"hexframe_{table.id}=")
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Secure" not in cookie
    page = browser.get(f"/t/{table.id}")
    assert page.status_code == 200
    assert f"/ws/tables/{table.id}" in page.text
    names = [seat["name"] for seat in table.handler.ask("GET", "/seats").json()["seats"]]
    assert "Ada L" in names


def sit(browser: httpx.Client, table: Table, name: str = "Pip") -> str:
    """Takes a seat by the form. Returns the invite's path."""
    invite = f"/j/{table.invites['pilot']}"
    assert post(browser, invite, data={"name": name}).status_code == 303
    return invite


def seats(table: Table) -> list[str]:
    """Returns the names of the seats at the table."""
    return [seat["name"] for seat in table.handler.ask("GET", "/seats").json()["seats"]]


def test_an_invite_opened_again_leads_back_to_the_seat(browser: httpx.Client, table: Table) -> None:
    invite = sit(browser, table)
    table.handler.do("unit.add", **unit("Lantern", 1, 1))
    pip = table.handler.ask("GET", "/seats").json()["seats"][-1]["id"]
    lantern = table.handler.unit("Lantern")
    table.handler.do("unit.update", unit=lantern, controller=pip)
    page = browser.get(invite).text
    assert f'href="/t/{table.id}"' in page
    assert "Continue as Pip (Lantern)" in page
    before = seats(table)
    # the form of a page that was opened before, or a second press
    again = post(browser, invite, data={"name": "Pip"})
    assert (again.status_code, again.headers["location"]) == (303, f"/t/{table.id}")
    assert "set-cookie" not in again.headers
    assert seats(table) == before


def test_a_second_seat_is_taken_only_when_asked_for(browser: httpx.Client, table: Table) -> None:
    invite = sit(browser, table)
    unnamed = post(browser, invite, data={"name": " ", "another": "true"})
    assert unnamed.status_code == 422
    assert "Continue as Pip" in unnamed.text
    answer = post(browser, invite, data={"name": "Ann", "another": "true"})
    assert answer.status_code == 303
    assert cookie_of(answer).startswith(f"hexframe_{table.id}=")
    assert seats(table)[-2:] == ["Pip", "Ann"]
    assert "Continue as Ann" in browser.get(invite).text


def test_a_revoked_seat_no_longer_opens_its_table(browser: httpx.Client, table: Table) -> None:
    invite = sit(browser, table)
    pip = table.handler.ask("GET", "/seats").json()["seats"][-1]["id"]
    table.handler.ask("DELETE", f"/seats/{pip}")
    page = browser.get(invite).text
    assert "Continue as" not in page
    assert "Take a seat" in page


def test_the_start_page_links_to_the_visitors_tables(browser: httpx.Client, table: Table) -> None:
    assert "Your tables" not in browser.get("/").text
    sit(browser, table)
    browser.cookies.set("hexframe_elsewhere", "nonsense")
    browser.cookies.set("hexframe_another", browser.cookies[f"hexframe_{table.id}"])
    page = browser.get("/").text
    assert page.count('href="/t/') == 1
    assert f'href="/t/{table.id}"' in page


def test_a_bad_name_keeps_the_form(browser: httpx.Client, table: Table) -> None:
    answer = post(browser, f"/j/{table.invites['pilot']}", data={"name": "  "})
    assert answer.status_code == 422
    assert "<form" in answer.text
    assert "set-cookie" not in answer.headers


def test_a_name_is_text_not_markup(browser: httpx.Client, table: Table) -> None:
    bad = "<script>alert(1)</script>" + "x" * 40
    answer = post(browser, f"/j/{table.invites['pilot']}", data={"name": bad})
    assert answer.status_code == 422
    assert "<script>alert" not in answer.text


def test_handler_link_moves_the_key_into_the_cookie(browser: httpx.Client, table: Table) -> None:
    answer = browser.get(f"/h/{table.id}", params={"key": table.handler.token})
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{table.id}")
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert "HttpOnly" in cookie_of(answer)
    assert browser.get(f"/t/{table.id}").status_code == 200


@pytest.mark.parametrize("key", ["", "nonsense"])
def test_a_wrong_key_is_refused(browser: httpx.Client, table: Table, key: str) -> None:
    answer = browser.get(f"/h/{table.id}", params={"key": key})
    assert answer.status_code == 401
    assert "set-cookie" not in answer.headers


def test_a_pilots_token_is_no_handlers_key(browser: httpx.Client, table: Table) -> None:
    """A Handler who opens such a link stays the Handler."""
    browser.get(f"/h/{table.id}", params={"key": table.handler.token})
    kept = dict(browser.cookies)
    answer = browser.get(f"/h/{table.id}", params={"key": table.join("Ada").token})
    assert answer.status_code == 401
    assert "set-cookie" not in answer.headers
    assert dict(browser.cookies) == kept


def test_a_key_of_another_table_is_refused(browser: httpx.Client, table: Table) -> None:
    answer = browser.get("/h/some-other-table", params={"key": table.handler.token})
    assert answer.status_code == 401


def test_dead_invite(browser: httpx.Client) -> None:
    answer = browser.get("/j/nonsense")
    assert answer.status_code == 404
    # the heading says what is wrong, the text what to do
    assert "<h1>This invite link is not valid any more</h1>" in answer.text
    assert "The Handler of the table can send you a new link." in answer.text
    assert post(browser, "/j/nonsense", data={"name": "Ada"}).status_code == 404


def test_a_table_without_a_seat_is_an_error_page(browser: httpx.Client, table: Table) -> None:
    answer = browser.get(f"/t/{table.id}")
    assert answer.status_code == 401
    assert answer.headers["content-type"].startswith("text/html")
    assert "<h1>Open your invite link to take a seat first</h1>" in answer.text
    assert "Unauthorized" not in answer.text


def test_unsafe_requests_with_a_cookie_need_the_origin(browser: httpx.Client, table: Table) -> None:
    browser.get(f"/h/{table.id}", params={"key": table.handler.token})
    api = f"/api/v1/tables/{table.id}/commands"
    body = {"id": "x", "command": {"type": "chat.say", "text": "hello"}}
    for origin in (None, "http://evil.example", "null"):
        headers = {} if origin is None else {"Origin": origin}
        answer = browser.post(api, json=body, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
    assert browser.get(f"/api/v1/tables/{table.id}/state").status_code == 200
    assert post(browser, api, json=body).status_code == 200


def test_forms_from_another_site_are_refused(browser: httpx.Client, table: Table) -> None:
    evil = {"Origin": "http://evil.example"}
    invite = f"/j/{table.invites['pilot']}"
    assert browser.post(invite, data={"name": "Ada"}, headers=evil).status_code == 403
    assert browser.post("/tables", data={"name": "x"}, headers=evil).status_code == 403


def made(browser: httpx.Client, answer: httpx.Response) -> Person:
    """Returns the Handler of a table that was created by the form."""
    assert answer.status_code == 303, answer.text
    table = answer.headers["location"].removeprefix("/t/")
    token = answer.cookies[f"hexframe_{table}"]
    return Person(str(browser.base_url).rstrip("/"), table, token, http=browser)


def test_tables_by_form(browser: httpx.Client) -> None:
    blank = {
        "name": "Mine",
        "source": "blank",
        "columns": "5",
        "rows": "4",
        "orientation": "pointy",
    }
    view = made(browser, post(browser, "/tables", data=blank)).state()["view"]
    assert view["table"]["name"] == "Mine"
    shown = view["scene"]["map"]
    assert (shown["columns"], shown["rows"], shown["orientation"]) == (5, 4, "pointy")
    generated = {**blank, "source": "generated", "kind": "canyon", "columns": "12", "rows": "9"}
    shown = made(browser, post(browser, "/tables", data=generated)).state()["view"]["scene"]["map"]
    assert (shown["columns"], shown["rows"], shown["orientation"]) == (12, 9, "pointy")
    assert shown["highest"] > 1
    refused = post(browser, "/tables", data={**generated, "kind": "moon"})
    assert (refused.status_code, "no kind of map called moon" in refused.text) == (422, True)
    upload = {"map": ("pass.board", BOARD.encode())}
    view = made(browser, post(browser, "/tables", data={"source": "file"}, files=upload)).state()
    assert view["view"]["scene"]["map"]["columns"] == 3
    handler = made(browser, post(browser, "/tables", data={"source": "file"}, files=upload))
    handler.do("chat.say", text="before")
    for history in (True, False):
        exported = handler.ask("GET", "/export", params={"history": history}).content
        table = {"map": ("table.json", exported, "application/json")}
        sent = {"source": "file", "name": "Elsewhere"}
        copy = made(browser, post(browser, "/tables", data=sent, files=table))
        assert copy.state()["view"]["table"]["name"] == "Elsewhere"
        codes = [line["code"] for line in copy.ask("GET", "/events").json()["events"]]
        assert ("chat.said" in codes, "table.imported" in codes) == (history, history)

    demo = made(browser, post(browser, "/tables", data={"source": "demo"})).state()["view"]
    units = demo["scene"]["units"]
    assert [unit["frame"]["build"] for unit in units.values()] == [
        unit["name"] for unit in units.values()
    ]
    assert len(units) == 6
    played = {each["unit"]: each["frame"] for each in demo["characters"].values()}
    assert {units[unit]["name"]: frame for unit, frame in played.items()} == {
        "Lantern": "Lantern",
        "Magpie": "Magpie",
    }
    (mission,) = demo["missions"].values()
    assert (mission["phase"], mission["crew"]) == ("draft", list(demo["characters"]))


def test_dice_systems_by_form(browser: httpx.Client) -> None:
    page = browser.get("/").text
    offered = re.findall(r'name="systems" value="([a-z-]+)"( checked)?', page)
    assert [name for name, _ in offered] == list(SYSTEMS)
    assert [name for name, checked in offered if checked] == ["frame-state"]
    form = {"name": "Dice", "systems": ["q-star", "frame-state", "q-star"]}
    view = made(browser, post(browser, "/tables", data=form)).state()["view"]
    assert view["table"]["systems"] == ["q-star", "frame-state"]
    assert list(view["systems"]) == ["q-star", "frame-state"]
    unknown = post(browser, "/tables", data={"name": "Dice", "systems": ["chess", "q-star"]})
    assert unknown.status_code == 404
    again = re.findall(r'name="systems" value="([a-z-]+)" checked', unknown.text)
    assert again == ["q-star"]


@pytest.mark.parametrize(
    "form",
    [
        {"source": "file"},
        {"columns": "many"},
        {"columns": "99999999999999999999"},
        {"columns": "1000", "rows": "1000"},
        {"columns": "0"},
        {"orientation": "square"},
    ],
)
def test_a_form_that_does_not_work_says_why(browser: httpx.Client, form: dict[str, str]) -> None:
    answer = post(browser, "/tables", data=form)
    assert 400 <= answer.status_code < 500
    assert "<form" in answer.text


def test_a_bad_file_says_where(browser: httpx.Client) -> None:
    upload = {"map": ("bad.board", b'size 1 1\nhex 0101 high "" ""\nend\n')}
    answer = post(browser, "/tables", data={"source": "file"}, files=upload)
    assert answer.status_code == 422
    assert "line 2" in answer.text


def test_behind_a_proxy_with_https(tmp_path: Path) -> None:
    with (
        serving(tmp_path, public_url="https://table.example", operator_key="key") as url,
        httpx.Client(base_url=url, headers=HTML, timeout=30, trust_env=False) as browser,
    ):
        form = {"name": "x", "operator_key": "key"}
        there = {"Origin": "https://table.example"}
        answer = browser.post("/tables", data=form, headers=there)
        assert answer.status_code == 303, answer.text
        assert "Secure" in cookie_of(answer)
        assert browser.post("/tables", data={"name": "x"}, headers=there).status_code == 403
        wrong = {**form, "operator_key": "k"}
        assert browser.post("/tables", data=wrong, headers=there).status_code == 403


def test_large_pages_are_compressed(browser: httpx.Client, table: Table) -> None:
    (chunk,) = table.handler.state()["view"]["scene"]["map"]["chunks"]
    answer = browser.get(
        f"/api/v1/tables/{table.id}/map/chunks/{chunk}",
        headers={"Authorization": f"Bearer {table.handler.token}"},
    )
    assert answer.headers["content-encoding"] == "gzip"
    assert "Accept-Encoding" in answer.headers["vary"]
