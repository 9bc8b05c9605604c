"""Tables that continue a history: branches, and exports that are imported with their history."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from app.rules.dice_check.verify_dice import verify
from tests.web.server import API, AS_JSON, Person, Table, make_table, serving, unit


def played(table: Table) -> tuple[Person, str]:
    """A pilot with a unit, an ambush, a fight, rolls in two chapters. Returns the pilot and the
    unit."""
    handler, ada = table.handler, table.join("Ada")
    handler.do("unit.add", **unit("Kite", 1, 1, controller=ada.seat))
    handler.do("unit.add", **unit("Lurker", 5, 1, disposition="enemy", hidden=True))
    handler.do("dice.roll", notation="3d6")
    handler.do("dice.roll", notation="1d20", secret=True)
    assert handler.ask("POST", "/chapters").status_code in (200, 201)
    handler.do("conflict.start")
    kite = handler.unit("Kite")
    ada.do("turn.start", unit=kite)
    ada.do("dice.roll", notation="2d8")
    return ada, kite


def moved(who: Person, kite: str, q: int) -> None:
    who.do("unit.move", unit=kite, mode="ground", path=[{"q": q, "r": 1, "level": 0}])


def at(person: Person, unit_id: str) -> Any:
    return person.state()["view"]["scene"]["units"][unit_id]["at"]


def as_table(table: Table, made: dict[str, Any]) -> Table:
    handler = Person(table.url, made["id"], made["handler_key"], http=table.handler.http)
    return Table(table.url, made["id"], handler, made["invites"])


def past(person: Person) -> dict[str, Any]:
    """Returns every moment from the first visible one on."""
    first = person.ask("GET", "/history").json()["first"]
    answer = person.ask("GET", "/history/frames", params={"from": first})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_a_branch_and_its_source_are_independent(table: Table) -> None:
    ada, kite = played(table)
    before = table.handler.state()
    moved(ada, kite, 2)
    answer = table.handler.ask("POST", "/branch", json={"seq": before["seq"], "name": "What if"})
    assert answer.status_code == 201, answer.text
    copy = as_table(table, answer.json())
    assert copy.id != table.id
    # it has the state of that moment and the whole history before
    there, here = copy.handler.state()["view"], before["view"]
    assert there["scene"] | {"units": 0} == here["scene"] | {"units": 0}
    assert at(copy.handler, kite) == {"q": 1, "r": 1, "level": 0}
    assert (there["table"]["name"], there["table"]["id"]) == ("What if", copy.id)
    assert there["table"]["chance"]["chapter"] == here["table"]["chance"]["chapter"] + 1
    lines = copy.handler.ask("GET", "/events").json()["events"]
    assert [line["code"] for line in lines[-3:]] == [
        "table.branched", "chapter.opened", "seat.joined"
    ]  # fmt: skip
    assert lines[-3]["params"]["source"] == "Test"
    old = past(table.handler)
    new = past(copy.handler)
    known = before["seq"] - 1
    ids = [json.loads(json.dumps(frame).replace(copy.id, table.id)) for frame in new["frames"]]
    assert ids[:known] == old["frames"][:known]
    # the branch has no seats of the table, and Ada's unit is free
    assert [seat["role"] for seat in there["seats"].values()] == ["handler"]
    assert there["scene"]["units"][kite]["controller"] is None
    for token in (ada.token, table.handler.token):
        answer = Person(table.url, copy.id, token, http=ada.http).ask("GET", "/state")
        assert refused(answer) == (403, "not-your-table")
    # from here on both continue independently, in the middle of the turn
    eve = copy.join("Eve")
    eve.do("unit.take", unit=kite)
    moved(eve, kite, 0)
    assert (at(copy.handler, kite)["q"], at(table.handler, kite)["q"]) == (0, 2)
    copy.handler.do("dice.roll", notation="5d6")
    copy.handler.do("undo")
    assert at(table.handler, kite)["q"] == 2
    # a pilot of the branch reads only lines for pilots
    assert "Lurker" not in json.dumps(past(eve)) + eve.ask("GET", "/log.json").text
    # the dice of both can be checked, those of the past as well where their seed was shown
    copy.handler.ask("POST", "/chapters")
    for each, verdicts in ((copy.handler, ["fair", "open", "fair", "open"]), (eve, None)):
        report = verify(each.ask("GET", "/log.json").json())
        assert report.verdict == "fair", report
        if verdicts:
            assert [chapter.verdict for chapter in report.chapters] == verdicts
    # no seed of a chapter that is still played elsewhere
    chapters = copy.handler.ask("GET", "/export").json()["dice"]["chapters"]
    assert [each["seed"] is not None for each in chapters] == [True, False, True, False]
    # and a branch of a branch
    again = copy.handler.ask("POST", "/branch", json={})
    assert again.status_code == 201, again.text
    third = as_table(table, again.json()).handler
    assert third.state()["view"]["table"]["name"] == "What if (branch)"
    assert verify(third.ask("GET", "/log.json").json()).verdict == "fair"


def test_only_the_handler_branches_and_only_from_existing_moments(
    table: Table, new_table: Callable[..., Table]
) -> None:
    ada = table.join("Ada")
    sid = table.join("Sid", "spectator")
    stranger = Person(table.url, table.id, new_table().handler.token, http=ada.http)
    for person in (ada, sid):
        assert refused(person.ask("POST", "/branch", json={})) == (403, "handler-only")
    assert refused(stranger.ask("POST", "/branch", json={})) == (403, "not-your-table")
    last = table.handler.state()["seq"]
    for seq, status, code in (
        (0, 422, "malformed"),
        (-1, 422, "malformed"),
        (last + 1, 404, "no-such-moment"),
        (2**53, 404, "no-such-moment"),
        (2**60, 422, "malformed"),
        ("x", 422, "malformed"),
    ):
        assert refused(table.handler.ask("POST", "/branch", json={"seq": seq})) == (status, code)
    assert refused(table.handler.ask("POST", "/branch", json={"name": ""})) == (422, "malformed")
    assert refused(table.handler.ask("POST", "/branch", json={"x": 1})) == (422, "malformed")


def test_the_browser_that_branches_gets_the_handlers_seat(table: Table) -> None:
    cookie = {"Cookie": f"hexframe_{table.id}={table.handler.token}"}
    base = f"{table.url}{API}/tables/{table.id}/branch"
    answer = table.handler.http.post(base, json={}, headers=cookie)
    assert refused(answer) == (403, "wrong-origin")
    answer = table.handler.http.post(base, json={}, headers=cookie | {"Origin": table.url})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    assert answer.cookies[f"hexframe_{made['id']}"] == made["handler_key"]
    assert table.handler.ask("POST", "/branch", json={}).headers.get("set-cookie") is None


def test_limits_of_the_server_hold_for_branches(tmp_path: Path, http: httpx.Client) -> None:
    with serving(tmp_path, max_tables=2, operator_key="sesame") as url:
        key = {"Authorization": "Bearer sesame"}
        made = http.post(f"{url}{API}/tables", json={"name": "T"}, headers=key).json()
        handler = Person(url, made["id"], made["handler_key"], http=http)
        for given in ({}, {"operator_key": "wrong"}):
            assert refused(handler.ask("POST", "/branch", json=given)) == (403, "operator-only")
        asked = {"operator_key": "sesame"}
        assert handler.ask("POST", "/branch", json=asked).status_code == 201
        assert refused(handler.ask("POST", "/branch", json=asked)) == (409, "too-many-tables")


# -- exports with history -------------------------------------------------------------------------


def exported(table: Table) -> dict[str, Any]:
    answer = table.handler.ask("GET", "/export", params={"history": True})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def bring(table: Table, document: Any) -> httpx.Response:
    content = document if isinstance(document, bytes) else json.dumps(document).encode()
    return table.handler.http.post(
        f"{table.url}{API}/tables/import", content=content, headers=AS_JSON
    )


def test_an_export_opens_elsewhere_with_its_history(
    table: Table, tmp_path: Path, http: httpx.Client
) -> None:
    ada, kite = played(table)
    moved(ada, kite, 2)
    document = exported(table)
    assert document["version"] == 3
    for secret in (table.handler.token, ada.token, *table.invites.values()):
        assert secret not in json.dumps(document)
        assert secret not in "\n".join(rows_of(document))
    old = past(table.handler)
    with serving(tmp_path) as url:
        elsewhere = Table(url, "", Person(url, "", "", http=http), {})
        answer = bring(elsewhere, document)
        assert answer.status_code == 201, answer.text
        copy = as_table(elsewhere, answer.json())
        assert at(copy.handler, kite) == {"q": 2, "r": 1, "level": 0}
        new = json.loads(json.dumps(past(copy.handler)).replace(copy.id, table.id))
        assert new["frames"][: len(old["frames"])] == old["frames"]
        assert new["view"] == old["view"]
        lines = copy.handler.ask("GET", "/events").json()["events"]
        assert "table.imported" in [line["code"] for line in lines]
        assert verify(copy.handler.ask("GET", "/log.json").json()).verdict == "fair"
        eve = copy.join("Eve")
        eve.do("unit.take", unit=kite)
        assert "Lurker" not in json.dumps(past(eve))
        # once more: from there it can be taken elsewhere again
        assert bring(elsewhere, exported(copy)).status_code == 201


def test_an_export_without_history_is_unchanged(table: Table) -> None:
    document = table.handler.ask("GET", "/export").json()
    assert (document["version"], "history" in document) == (3, False)
    assert bring(table, document).status_code == 201
    assert refused(table.join("Ada").ask("GET", "/export?history=true")) == (403, "handler-only")


def rows_of(document: dict[str, Any]) -> list[str]:
    return zlib.decompress(base64.b64decode(document["history"]["data"])).decode().splitlines()


def with_rows(document: dict[str, Any], rows: list[Any], /, **more: Any) -> dict[str, Any]:
    lines = [row if isinstance(row, str) else json.dumps(row) for row in rows]
    data = base64.b64encode(zlib.compress(("\n".join(lines) + "\n").encode())).decode()
    history = {"table": document["history"]["table"], "rows": len(rows), "data": data, **more}
    return {**document, "history": history}


def test_a_history_that_makes_no_sense_is_refused_before_anything_is_kept(table: Table) -> None:
    played(table)
    document = exported(table)
    rows = [json.loads(row) for row in rows_of(document)]

    def changed(number: int, *path: Any, to: Any) -> list[Any]:
        copy = json.loads(json.dumps(rows))
        place = copy[number]
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = to
        return list(copy)

    big = {"columns": 10**6, "rows": 10**6, "orientation": "flat", "floor": 0}
    last = len(rows) - 1
    logged = next(n for n, row in enumerate(rows) if n and row[5][0].get("log"))
    cases: list[tuple[Any, str]] = [
        (with_rows(document, rows[1:]), "bad-history"),
        (with_rows(document, [*rows[:3], *rows[4:]]), "bad-history"),
        (with_rows(document, [*rows, "{"]), "bad-history"),
        (with_rows(document, [*rows, [last + 2, "x"]]), "bad-history"),
        (with_rows(document, changed(2, 1, to=rows[1][1])), "bad-history"),
        (with_rows(document, changed(2, 1, to="\0")), "bad-history"),
        (with_rows(document, changed(2, 0, to=7)), "bad-history"),
        (with_rows(document, changed(2, 4, to="yesterday")), "bad-history"),
        (with_rows(document, changed(2, 5, to=[])), "bad-history"),
        (with_rows(document, changed(last, 5, 0, "v", to=99)), "newer-history"),
        (with_rows(document, changed(last, 5, 0, "type", to="unit.teleported")), "newer-history"),
        (with_rows(document, changed(last, 5, 0, "type", to="table.created")), "bad-history"),
        (with_rows(document, changed(last, 5, to=rows[0][5])), "bad-history"),
        (with_rows(document, changed(last, 5, 0, to={"v": 1})), "bad-history"),
        (
            with_rows(document, changed(logged, 5, 0, "log", 0, "n", to={"handler": 99})),
            "bad-history",
        ),
        (with_rows(document, changed(0, 5, 0, "map", to=big)), "bad-history"),
        (with_rows(document, changed(0, 5, 0, "systems", to=["unheard-of"])), "bad-history"),
        (with_rows(document, changed(0, 5, 0, "commitment", to="x")), "bad-history"),
        (with_rows(document, rows, rows=3), "bad-history"),
        (with_rows(document, rows, rows=10**6), "history-too-long"),
        (with_rows(document, rows, rows=0), "bad-document"),
        (with_rows(document, rows, table="a|b"), "bad-document"),
        (with_rows(document, rows, more=1), "bad-document"),
        (with_rows(document, rows, data="?"), "bad-history"),
        (with_rows(document, rows, data=base64.b64encode(b"rows").decode()), "bad-history"),
        (with_rows(document, rows, data=document["history"]["data"][:-40]), "bad-history"),
        ({**document, "version": 4}, "bad-document"),
        ({**document, "name": ""}, "bad-document"),
    ]
    for case, code in cases:
        answer = bring(table, case)
        assert answer.json().get("code") == code, (code, answer.text[:300])
        assert answer.status_code in (413, 422)
    assert bring(table, with_rows(document, rows)).status_code == 201


def test_more_than_can_be_unpacked_is_refused(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    document = exported(table)
    monkeypatch.setattr("app.export.history.MOST_BYTES", 100)
    assert bring(table, document).json()["code"] == "bad-history"
    monkeypatch.setattr("app.live.branching.MOST_ROWS", 1)
    assert bring(table, document).json()["code"] == "history-too-long"
    for path, verb in (("/export?history=true", "GET"), ("/branch", "POST")):
        answer = table.handler.ask(verb, path, **({"json": {}} if verb == "POST" else {}))
        assert refused(answer) == (413, "history-too-long")


def test_a_table_made_from_a_history_survives_a_restart(tmp_path: Path, http: httpx.Client) -> None:
    with serving(tmp_path) as url:
        table = make_table(url, http, name="Test", map={"columns": 12, "rows": 10})
        _, kite = played(table)
        made = table.handler.ask("POST", "/branch", json={}).json()
        copy = as_table(table, made)
        copy.handler.do("chat.say", text="still here")
        before = copy.handler.state()
    with serving(tmp_path) as url:
        again = Person(url, made["id"], made["handler_key"], http=http)
        assert again.state()["view"]["scene"] == before["view"]["scene"]
        assert again.state()["seq"] == before["seq"]
        assert kite in again.state()["view"]["scene"]["units"]
