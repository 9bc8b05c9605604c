"""docs/fair-dice.md: its program for a check by hand works, and its statements are true."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from app.engine.commands.table.dice import MAX_ENTROPY_TEXTS, MixEntropy
from tests.engine.fair_table import some_rolls

PAGE = (Path(__file__).parents[2] / "docs" / "fair-dice.md").read_text(encoding="utf-8")
(BY_HAND,) = re.findall(r"^```python\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)


def by_hand(log: dict[str, Any], folder: Path) -> list[str]:
    """Returns the output of the printed program for a log."""
    (folder / "check.py").write_text(BY_HAND)
    (folder / "log.json").write_text(json.dumps(log))
    done = subprocess.run(
        [sys.executable, "-I", "-W", "ignore", "check.py", "log.json"],
        cwd=folder, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_the_printed_check_has_ten_lines() -> None:
    assert len(BY_HAND.splitlines()) == 10
    assert "hexframe" not in BY_HAND


@pytest.mark.parametrize("group", ["handler", "pilots"])
def test_the_check_by_hand(group: str, tmp_path: Path) -> None:
    log = some_rolls().export(group)
    closed = [line["n"] for line in log["log"] if line["code"] == "chapter.closed"][-1]
    rolls = [line for line in log["log"][:closed] if "proof" in (line["data"] or {})]
    faces = sum(len(die["faces"]) for line in rolls for die in line["data"]["dice"])
    said = by_hand(log, tmp_path)
    assert said[0] == "True"
    assert len(said) == 1 + faces
    assert all(line.endswith(" True") for line in said[1:])
    die = rolls[-1]["data"]["dice"][0]
    die["faces"][0] = die["faces"][0] % 6 + 1
    assert [line.split()[0] for line in by_hand(log, tmp_path) if line.endswith("False")] == [
        str(rolls[-1]["n"])
    ]


def test_the_limits_are_as_stated() -> None:
    text = MixEntropy.__annotations__["text"]
    assert "max_length=200" in text and "1 to 200 characters" in PAGE
    assert f"each seat has {MAX_ENTROPY_TEXTS} in a chapter" in PAGE
