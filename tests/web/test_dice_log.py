"""The exported log: what each seat gets, and what `hexframe verify-dice` says about the file."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.rules.dice_check.verify_dice import verify
from tests.web.command_line import run
from tests.web.server import API, AS_JSON, Person, Table


def played(table: Table) -> Person:
    """A closed chapter with public and secret rolls and added entropy, and an open chapter."""
    ada = table.join("Ada")
    ada.do("dice.roll", notation="4d6kh3 # the first")
    ada.do("dice.entropy", text="thrown here: 4 2 2")
    table.handler.do("dice.roll", notation="d20", secret=True)
    table.handler.do("test.roll", kind="proactive", dice=["d8", "d6"], mark=6, hidden=True)
    assert table.handler.ask("POST", "/chapters").status_code == 200
    ada.do("dice.roll", notation="2d10")
    return ada


def log_of(person: Person) -> dict[str, Any]:
    answer = person.ask("GET", "/log.json")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_each_seat_downloads_the_log_it_may_read(table: Table) -> None:
    ada = played(table)
    eve = table.join("Eve", "spectator")
    logs = {"handler": log_of(table.handler), "pilots": log_of(ada), "spectators": log_of(eve)}
    for group, log in logs.items():
        assert log["readers"] == group
        report = verify(log)
        assert (report.verdict, report.problems) == ("fair", [])
        assert [chapter.verdict for chapter in report.chapters] == ["fair", "open"]
        assert [chapter.secret for chapter in report.chapters] == [int(group == "handler"), 0]
        assert log["dice"]["chapters"][1]["seed"] is None
    assert "attachment" in ada.ask("GET", "/log.json").headers["content-disposition"]


def test_only_seats_of_the_table_download_its_log(
    table: Table, new_table: Callable[..., Table]
) -> None:
    other = new_table()
    stranger = Person(table.url, table.id, other.handler.token, http=table.handler.http)
    assert stranger.ask("GET", "/log.json").status_code == 403
    nobody = Person(table.url, table.id, "nobody", http=table.handler.http)
    assert nobody.ask("GET", "/log.json").status_code == 401


def test_an_exported_table_can_be_checked_and_gives_no_dice_to_its_copy(table: Table) -> None:
    played(table)
    exported = table.handler.ask("GET", "/export")
    assert verify(exported.json()).verdict == "fair"
    made = table.handler.http.post(
        f"{table.url}{API}/tables/import", content=exported.content, headers=AS_JSON
    )
    assert made.status_code == 201, made.text
    copy = Person(table.url, made.json()["id"], made.json()["handler_key"], http=table.handler.http)
    chance = copy.state()["view"]["table"]["chance"]
    assert (chance["chapter"], chance["rolls"], chance["mix"]) == (1, 0, "")
    old = {chapter["commitment"] for chapter in exported.json()["dice"]["chapters"]}
    assert chance["commitment"] not in old
    assert "the first" not in json.dumps(log_of(copy))


def test_the_command_line_states_its_verdict(table: Table, tmp_path: Path) -> None:
    ada = played(table)
    log = log_of(ada)
    (tmp_path / "log.json").write_text(json.dumps(log))
    done = run(tmp_path, "verify-dice", "log.json")
    assert done.returncode == 0, done.stderr
    assert "Chapter 1 (2 rolls, 6 dice" in done.stdout
    assert "still open" in done.stdout
    (roll,) = (line for line in log["log"] if line["params"].get("reason") == "the first")
    die = roll["data"]["dice"][2]
    die["faces"] = [die["face"] % 6 + 1]
    (tmp_path / "log.json").write_text(json.dumps(log))
    done = run(tmp_path, "verify-dice", "log.json")
    assert done.returncode == 1
    assert f"Line {roll['n']}, die 3 (d6): the log says" in done.stdout
    assert done.stdout.splitlines()[-1].startswith("Wrong")


def test_a_log_where_nothing_can_be_checked_yet(table: Table, tmp_path: Path) -> None:
    table.handler.do("dice.roll", notation="d6")
    (tmp_path / "log.json").write_text(json.dumps(log_of(table.handler)))
    done = run(tmp_path, "verify-dice", "log.json")
    assert done.returncode == 0
    assert "nothing can be checked yet" in done.stdout


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"\xff\xfe", b"[" * 100_000, b"{}", b'{"format": "hexframe", "version": 1}', None],
)
def test_files_that_are_no_log_are_refused(tmp_path: Path, content: bytes | None) -> None:
    if content is not None:
        (tmp_path / "log.json").write_bytes(content)
    done = run(tmp_path, "verify-dice", "log.json")
    assert done.returncode == 2
    assert "log.json" in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


def test_the_operator_prints_the_log_of_a_table(tmp_path: Path) -> None:
    made = json.loads(run(tmp_path, "table", "create", "--name", "Pass", "--json").stdout)
    done = run(tmp_path, "table", "log", made["id"])
    assert done.returncode == 0, done.stderr
    log = json.loads(done.stdout)
    assert (log["name"], log["readers"]) == ("Pass", "handler")
    assert verify(log).verdict == "open"
    missing = run(tmp_path, "table", "log", "none")
    assert (missing.returncode, missing.stdout) == (1, "")
    assert "Traceback" not in missing.stderr
