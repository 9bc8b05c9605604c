"""Lines of exported logs have the same text as on the page, and everything that the text needs."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from app.engine import Row, log_entries
from app.messages import render
from app.rules.systems import SYSTEMS
from app.web.log_text import LogNames, with_texts
from tests.js.client_tools import NODE, modules

TESTS = Path(__file__).parents[1]
VECTORS = json.loads((TESTS / "fixtures" / "log_lines.json").read_text("utf-8"))
GAMES = sorted((TESTS / "fixtures" / "games").glob("*.json"))


@pytest.mark.parametrize("case", VECTORS["cases"], ids=lambda case: case["text"])
def test_a_line_says_what_the_page_says(case: dict[str, Any]) -> None:
    """tests/js/log_text.test.js has the same cases for the page."""
    names = LogNames(case.get("orientation", "flat"), VECTORS["seats"])
    assert with_texts(case["lines"], names)[-1]["text"] == case["text"]


def test_a_line_carries_the_params_of_its_text() -> None:
    (case,) = [each for each in VECTORS["cases"] if each["text"] == "Lantern changed: speed 4 → 5"]
    (line,) = with_texts(case["lines"], LogNames())
    assert line["params"]["changes"] == ["speed 4 → 5"]
    assert render("log", line["code"], line["params"]) == line["text"]


@pytest.mark.parametrize(
    ("what", "text"),
    [("unit.moved", "Magpie, move"), ("turn.ended", "end of Magpie's turn")],
)
def test_a_pilot_who_is_called_like_the_unit_is_not_named_twice(what: str, text: str) -> None:
    change = [{"seat": "s2", "name": "Magpie"}, {"unit": "u1", "name": "Magpie"}, what]
    line = {"n": 2, "seat": "s1", "by": "Mira", "kind": "undo", "code": "undone"}
    (said,) = with_texts(
        [{**line, "params": {"change": change}, "data": {"from": 1, "to": 1}}], LogNames()
    )
    assert said["text"] == f"Mira took back: {text}"


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_line_of_a_recorded_game_says_what_the_page_says(path: Path, tmp_path: Path) -> None:
    rows = json.loads(path.read_text("utf-8"))["rows"]
    log: list[Any] = []
    for version, row in enumerate(rows, 1):
        kept = Row("t1", version, f"r{version}", row["seat"], "", "now", row["events"])
        log += [{"by": "Mira", **line} for line in log_entries(kept, "handler", 1)]
    log = json.loads(json.dumps(log))
    systems = [{"name": name, "title": each.title} for name, each in SYSTEMS.items()]
    given = tmp_path / "given.json"
    given.write_text(json.dumps([{"log": log, "systems": systems}]))
    modules()
    node = [*NODE, str(TESTS / "js" / "twin.js"), "log", str(given)]
    done = subprocess.run(node, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    (said,) = json.loads(done.stdout)
    assert [line["text"] for line in with_texts(log, LogNames())] == said
