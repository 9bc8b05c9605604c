"""Every command and query by every role, with valid, borderline and invalid parameters made from
their structs.

There is never a server error. A refusal changes nothing, and the table is the same after a replay
of its journal.
"""

from __future__ import annotations

import json
import sqlite3
import threading
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import pytest

from tests.counts import counts
from tests.hostile.tables import GENEROUS, PHASES, PhaseTable, assert_documented, build, encodable
from tests.hostile.values import Maker, query_structs, shapes
from tests.web.schema import check_view
from tests.web.server import Person, serving

#: The senders, in turn; mostly the Handler, who may do most.
SENDERS: Final = ("handler", "pilot", "handler", "second pilot", "handler", "spectator")
#: Commands that leave little for later ones.
DESTRUCTIVE: Final = (".remove", ".set", ".end", ".release", ".activate", ".restore", ".systems")
EACH = counts(6, 300)
#: Commands that remove people come last.
LAST = tuple(name for name in shapes() if name.startswith("seat."))


def commands() -> list[str]:
    """Returns every command, `EACH` times, in random order."""
    usual = [name for name in sorted(shapes()) if name not in LAST] * EACH
    Random(3).shuffle(usual)
    return usual + sorted(LAST) * EACH


def back(n: int) -> dict[str, Any]:
    """Undoes, as the nth command."""
    return {"id": f"u{n}", "command": {"type": "undo"}}


def post(person: Person, who: str, built: PhaseTable, path: str, body: Any) -> httpx.Response:
    """Encodes a body as JSON, even with values that JSON does not allow."""
    headers = {**built.headers[who], "Content-Type": "application/json"}
    return person.http.post(person.base + path, content=json.dumps(body), headers=headers)


def views(built: PhaseTable) -> list[Any]:
    """Returns the view of each sender."""
    everybody = (built.handler, built.pilot, built.second, built.spectator)
    seen = [each.ask("GET", "/state").json() for each in everybody]
    return [each.get("view", each.get("code", each)) for each in seen]


def differences(a: Any, b: Any, at: str = "$") -> list[str]:
    """Returns where two views differ."""
    if type(a) is type(b) and isinstance(a, dict):
        keys = [*a, *(key for key in b if key not in a)]
        found = [differences(a.get(key), b.get(key), f"{at}.{key}") for key in keys]
        return [each for some in found for each in some]
    if type(a) is type(b) and isinstance(a, list) and len(a) == len(b):
        found = [differences(x, y, f"{at}[{n}]") for n, (x, y) in enumerate(zip(a, b, strict=True))]
        return [each for some in found for each in some]
    return [] if a == b else [f"{at}: {a!r:.200} -> {b!r:.200}"]


def wait_until_loaded(built: PhaseTable) -> None:
    """Waits until a server that has just started has folded the table's journal."""
    pause = threading.Event()
    for _ in range(60):
        answer = built.handler.ask("GET", "")
        if answer.status_code != 503:
            return
        assert answer.json()["code"] == "being-prepared"
        pause.wait(float(answer.headers["Retry-After"]))
    raise AssertionError("the table is still being prepared")


def went_on(built: PhaseTable, seq: int) -> bool:
    """Whether the table itself has done something: a pause for reactions ended."""
    lines = built.handler.ask("GET", f"/events?after={seq}").json()["events"]
    return bool(lines) and all(line["seat"] is None for line in lines)


@pytest.mark.parametrize("phase", PHASES)
def test_the_table_survives_any_command(phase: str, tmp_path: Path) -> None:
    chance = Random(f"commands {phase}")
    done: set[str] = set()
    with httpx.Client(timeout=60, trust_env=False) as http, serving(tmp_path, **GENEROUS) as url:
        built = build(url, http, phase)
        maker = Maker(chance, built.known)
        for n, name in enumerate(commands()):
            who = SENDERS[n % len(SENDERS)]
            sent = maker.command(name)
            watched = views(built) if n % 23 == 0 else None
            seq = built.handler.state()["seq"] if watched else 0
            body = {"id": f"c{n}", "command": sent}
            answer = post(built.handler, who, built, "/commands", body)
            assert_documented(answer, body)
            if answer.status_code == 200:
                done.add(name)
                if name.endswith(DESTRUCTIVE) or chance.random() < 0.1:
                    # Removed things are created again for the next sender.
                    assert_documented(
                        post(built.handler, "handler", built, "/commands", back(n)),
                        "undo",
                    )
            elif watched is not None and not went_on(built, seq):
                assert differences(watched, views(built)) == [], body
            if n % 40 == 39:
                maker.known = (
                    built.look() if built.handler.ask("GET", "").is_success else maker.known
                )
        before, seq = views(built), built.handler.state()["seq"]
        for view in before:
            if isinstance(view, dict):
                check_view(view)
    # How many get past every refusal is chance, since ids are; that none do would be a fault here.
    assert len(done) > 15, sorted(done)
    with sqlite3.connect(tmp_path / "hexframe.db") as database:
        assert database.execute("DELETE FROM snapshots").rowcount >= 0
    with httpx.Client(timeout=60, trust_env=False) as http, serving(tmp_path, **GENEROUS) as url:
        for each in (
            built.handler,
            built.pilot,
            built.second,
            built.spectator,
        ):
            each.url, each.http = url, http
        wait_until_loaded(built)
        if not went_on(built, seq):
            assert differences(before, views(built)) == []


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("name", sorted(query_structs()))
def test_no_query_changes_the_table(
    open_url: str, asker: httpx.Client, name: str, phase: str
) -> None:
    built = build(open_url, asker, phase)
    maker = Maker(Random(f"{name} {phase}"), built.known)
    before = views(built)
    for n in range(counts(10, 1000)):
        asked = maker.query(name)
        who = SENDERS[n % len(SENDERS)]
        answer = post(built.handler, who, built, f"/queries/{name}", asked)
        assert_documented(answer, asked)
        if not encodable(asked):
            assert answer.status_code == 422, asked
    assert views(built) == before
