"""Every command and every query by every role, with right, borderline and wrong parameters made
from their structs, at tables in every phase: answered, never a server's error; what is refused
changes nothing, and the table is the same when it is read anew from its journal."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import pytest

from app.messages import text
from app.web.errors import ProblemDocument
from tests.counts import counts
from tests.hostile.house import GENEROUS, PHASES, House, build, encodable
from tests.hostile.values import Maker, query_structs, shapes
from tests.web.schema import check_view
from tests.web.server import Person, serving

#: Who sends, in turn: what a Handler may do goes furthest.
SENDERS: Final = ("handler", "pilot", "handler", "second pilot", "handler", "spectator")
#: What leaves little for those that come later.
DESTRUCTIVE: Final = (".remove", ".set", ".end", ".release", ".activate", ".restore", ".systems")
EACH = counts(12, 300)
#: Those that send people away come last.
LAST = tuple(name for name in shapes() if name.startswith("seat."))


def commands() -> list[str]:
    """Every command, `EACH` times, mixed."""
    usual = [name for name in sorted(shapes()) if name not in LAST] * EACH
    Random(3).shuffle(usual)
    return usual + sorted(LAST) * EACH


def back(n: int) -> dict[str, Any]:
    """Undo, as the n-th."""
    return {"id": f"u{n}", "command": {"type": "undo"}}


def post(person: Person, who: str, house: House, path: str, body: Any) -> httpx.Response:
    """A body as JSON, even where JSON should not hold it."""
    headers = {**house.headers[who], "Content-Type": "application/json"}
    return person.http.post(person.base + path, content=json.dumps(body), headers=headers)


def answered(answer: httpx.Response, what: Any) -> None:
    """As documented: done, or a problem with a text of its own."""
    assert answer.status_code < 500, f"{what}: {answer.text}"
    if answer.status_code == 200:
        answer.json()
        return
    assert answer.headers["content-type"] == "application/problem+json", what
    problem = ProblemDocument.model_validate(answer.json())
    assert problem.status == answer.status_code
    assert problem.detail not in ("", problem.code), what
    assert problem.detail == text(problem.code, problem.params), what


def views(house: House) -> list[Any]:
    """What each of them sees."""
    everybody = (house.handler, house.pilot, house.second, house.spectator)
    seen = [each.ask("GET", "/state").json() for each in everybody]
    return [each.get("view", each.get("code", each)) for each in seen]


def differences(a: Any, b: Any, at: str = "$") -> list[str]:
    """Where two views differ, and how."""
    if type(a) is type(b) and isinstance(a, dict):
        keys = [*a, *(key for key in b if key not in a)]
        found = [differences(a.get(key), b.get(key), f"{at}.{key}") for key in keys]
        return [each for some in found for each in some]
    if type(a) is type(b) and isinstance(a, list) and len(a) == len(b):
        found = [differences(x, y, f"{at}[{n}]") for n, (x, y) in enumerate(zip(a, b, strict=True))]
        return [each for some in found for each in some]
    return [] if a == b else [f"{at}: {a!r:.200} -> {b!r:.200}"]


def went_on(house: House, seq: int) -> bool:
    """Whether the table itself has done something meanwhile: a pause for reactions was over."""
    lines = house.handler.ask("GET", f"/events?after={seq}").json()["events"]
    return bool(lines) and all(line["seat"] is None for line in lines)


@pytest.mark.parametrize("phase", PHASES)
def test_whatever_is_sent_the_table_stands(phase: str, tmp_path: Path) -> None:
    chance = Random(f"commands {phase}")
    done: set[str] = set()
    with httpx.Client(timeout=60, trust_env=False) as http, serving(tmp_path, **GENEROUS) as url:
        house = build(url, http, phase)
        maker = Maker(chance, house.known)
        for n, name in enumerate(commands()):
            who = SENDERS[n % len(SENDERS)]
            sent = maker.command(name)
            watched = views(house) if n % 23 == 0 else None
            seq = house.handler.state()["seq"] if watched else 0
            body = {"id": f"c{n}", "command": sent}
            answer = post(house.handler, who, house, "/commands", body)
            answered(answer, body)
            if answer.status_code == 200:
                done.add(name)
                if name.endswith(DESTRUCTIVE) or chance.random() < 0.1:
                    # So that what was torn down is there for the next.
                    answered(post(house.handler, "handler", house, "/commands", back(n)), "undo")
            elif watched is not None and not went_on(house, seq):
                assert differences(watched, views(house)) == [], body
            if n % 40 == 39:
                maker.known = (
                    house.look() if house.handler.ask("GET", "").is_success else maker.known
                )
        before, seq = views(house), house.handler.state()["seq"]
        for view in before:
            if isinstance(view, dict):
                check_view(view)
    # How many get past every refusal is chance, since ids are; that none do would be a fault here.
    assert len(done) > 15, sorted(done)
    with sqlite3.connect(tmp_path / "hexframe.db") as database:
        assert database.execute("DELETE FROM snapshots").rowcount >= 0
    with httpx.Client(timeout=60, trust_env=False) as http, serving(tmp_path, **GENEROUS) as url:
        for each in (house.handler, house.pilot, house.second, house.spectator):
            each.url, each.http = url, http
        if not went_on(house, seq):
            assert differences(before, views(house)) == []


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("name", sorted(query_structs()))
def test_whatever_is_asked_nothing_changes(
    open_url: str, asker: httpx.Client, name: str, phase: str
) -> None:
    house = build(open_url, asker, phase)
    maker = Maker(Random(f"{name} {phase}"), house.known)
    before = views(house)
    for n in range(counts(24, 1000)):
        asked = maker.query(name)
        who = SENDERS[n % len(SENDERS)]
        answer = post(house.handler, who, house, f"/queries/{name}", asked)
        answered(answer, asked)
        if not encodable(asked):
            assert answer.status_code == 422, asked
    assert views(house) == before
